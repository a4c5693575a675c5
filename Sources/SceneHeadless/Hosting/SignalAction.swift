#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension sigaction {
  /// Has a function called.
  init(flags: Int32, handler: @escaping @convention(c) (Int32) -> Void) {
    self.init()
    #if canImport(Darwin)
    __sigaction_u.__sa_handler = handler
    #elseif canImport(Musl)
    __sa_handler.sa_handler = handler
    #else
    __sigaction_handler.sa_handler = handler
    #endif
    sa_flags = flags
  }

  /// Whether the system does with the signal what it does where nobody said anything.
  var isDefault: Bool { handler == unsafeBitCast(SIG_DFL, to: Int.self) }

  /// Whether the signal does nothing.
  var isIgnored: Bool { handler == unsafeBitCast(SIG_IGN, to: Int.self) }

  // The C library defines these two as addresses that aren't functions, so they are compared as numbers.
  private var handler: Int {
    #if canImport(Darwin)
    unsafeBitCast(__sigaction_u.__sa_handler, to: Int.self)
    #elseif canImport(Musl)
    unsafeBitCast(__sa_handler.sa_handler, to: Int.self)
    #else
    unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self)
    #endif
  }
}
