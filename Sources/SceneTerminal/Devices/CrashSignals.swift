import SceneRuntime

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#else
import Glibc
#endif

/// Installs handlers that restore the terminal and the streams when the process crashes (T-31 to T-34).
///
/// After that, the handlers that were installed before these handlers report the crash.
@MainActor enum CrashSignals {
  private static let numbers = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS]
  // Proof: the memory for a signal is written before the handler that reads it is installed, and not while the handler
  // is installed.
  nonisolated(unsafe) private static let previous =
    UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
  private static var areInstalled = false

  static func install() {
    guard !areInstalled else { return }
    areInstalled = true
    provideStack()
    for number in numbers {
      sigaction(number, nil, previous + Int(number))
      // The handler runs on an alternate stack, because after a stack overflow it can't run on the stack of the thread
      // (T-32).
      var action = sigaction(flags: SA_ONSTACK) { number, information, _ in
        let error = errno
        ProcessRecovery.restore()
        sigaction(number, CrashSignals.previous + Int(number), nil)
        // If the signal was sent, by a process or by the program itself, send the signal again. A faulty instruction
        // raises its signal again by itself when the handler returns.
        if CrashSignals.isSent(number, information) { raise(number) }
        errno = error
      }
      sigaction(number, &action, nil)
    }
  }

  static func remove() {
    guard areInstalled else { return }
    areInstalled = false
    for number in numbers { sigaction(number, previous + Int(number), nil) }
  }

  /// Returns whether a program sent a signal, as `abort` does; false if an instruction caused the signal.
  private nonisolated static func isSent(
    _ number: Int32, _ information: UnsafeMutablePointer<siginfo_t>?
  ) -> Bool {
    guard number != SIGABRT, let code = information?.pointee.si_code else { return true }
    #if canImport(Darwin)
    return code <= 0 || code == SI_USER
    #else
    return code <= 0
    #endif
  }

  /// Provides the main thread with an alternate stack for signal handlers, unless it has one, for example from the
  /// Swift runtime.
  private static func provideStack() {
    var stack = stack_t()
    let disabled = Int32(truncatingIfNeeded: SS_DISABLE)
    guard sigaltstack(nil, &stack) == 0, stack.ss_flags & disabled != 0 else { return }
    let size = 65_536
    stack.ss_sp = .allocate(byteCount: size, alignment: 16)
    stack.ss_size = numericCast(size)
    stack.ss_flags = 0
    sigaltstack(&stack, nil)
  }
}
