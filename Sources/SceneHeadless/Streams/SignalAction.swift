#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#else
import Glibc
#endif

extension sigaction {
  /// Creates an action that calls a function.
  init(flags: Int32, handler: @escaping @convention(c) (Int32) -> Void) {
    self.init()
    #if canImport(Darwin)
    __sigaction_u.__sa_handler = handler
    #elseif canImport(Musl)
    __sa_handler.sa_handler = handler
    #elseif canImport(Android)
    sa_handler = handler
    #else
    __sigaction_handler.sa_handler = handler
    #endif
    sa_flags = flags
  }

  /// Whether the signal has the default action of the system.
  // SIG_DFL is a function pointer of C: one word, as `Int` is; it is compared by its bits and never called.
  var isDefault: Bool { handler == unsafeBitCast(SIG_DFL, to: Int.self) }

  /// Whether the signal is ignored.
  // SIG_IGN is a function pointer of C as well, and never called either.
  var isIgnored: Bool { handler == unsafeBitCast(SIG_IGN, to: Int.self) }

  // The handler as a number. In each branch it is a function pointer of C, nil or not: one word, as `Int` is.
  // It isn't called, because SIG_DFL and SIG_IGN aren't addresses of functions.
  private var handler: Int {
    #if canImport(Darwin)
    unsafeBitCast(__sigaction_u.__sa_handler, to: Int.self)
    #elseif canImport(Musl)
    unsafeBitCast(__sa_handler.sa_handler, to: Int.self)
    #elseif canImport(Android)
    unsafeBitCast(sa_handler, to: Int.self)
    #else
    unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self)
    #endif
  }
}
