#if canImport(Darwin)
package import Darwin
#elseif canImport(Musl)
package import Musl
#elseif canImport(Android)
package import Android
#else
package import Glibc
#endif

extension sigaction {
  /// Creates an action that calls a function when a signal arrives.
  package init(flags: Int32, handler: @escaping @convention(c) (Int32) -> Void) {
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

  /// Creates an action that calls a function with information about the origin of the signal.
  package init(
    flags: Int32,
    informedHandler handler:
      @escaping @convention(c) (
        Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?
      ) -> Void
  ) {
    self.init()
    #if canImport(Darwin)
    __sigaction_u.__sa_sigaction = handler
    #elseif canImport(Musl)
    __sa_handler.sa_sigaction = handler
    #elseif canImport(Android)
    sa_sigaction = handler
    #else
    __sigaction_handler.sa_sigaction = handler
    #endif
    sa_flags = flags | Int32(truncatingIfNeeded: SA_SIGINFO)
  }

  /// The system's default action for a signal.
  package static var standard: sigaction { sigaction() }

  /// The action that ignores a signal.
  ///
  /// Programs that this process starts also ignore the signal.
  package static var ignoring: sigaction {
    var action = sigaction()
    #if canImport(Darwin)
    action.__sigaction_u.__sa_handler = SIG_IGN
    #elseif canImport(Musl)
    action.__sa_handler.sa_handler = SIG_IGN
    #elseif canImport(Android)
    action.sa_handler = SIG_IGN
    #else
    action.__sigaction_handler.sa_handler = SIG_IGN
    #endif
    return action
  }

  /// Whether the action is the system's default action.
  // Proof: SIG_DFL is a function pointer of C, which has the size of `Int`; the pointer is never called.
  package var isDefault: Bool { handlerBits == unsafeBitCast(SIG_DFL, to: Int.self) }

  /// Whether the action ignores the signal.
  // Proof: SIG_IGN is a function pointer of C, which has the size of `Int`; the pointer is never called.
  package var isIgnored: Bool { handlerBits == unsafeBitCast(SIG_IGN, to: Int.self) }

  /// The address of the handler as a number, for comparisons.
  // Proof: in each branch, the address is a function pointer of C or an optional function pointer, and
  // has the size of `Int`.
  package var handlerBits: Int {
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

  /// Returns the action that the process now has for a signal.
  package static func current(of number: Int32) -> sigaction {
    var action = sigaction()
    sigaction(number, nil, &action)
    return action
  }
}
