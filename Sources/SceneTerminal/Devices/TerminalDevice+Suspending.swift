#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#else
import Glibc
#endif

extension TerminalDevice {
  /// Leaves the terminal and stops all processes of the job, as Ctrl-Z does (T-1).
  ///
  /// The call returns after another process continued the job, or at once where none could. After
  /// that the terminal has the app's settings again and ``onResume`` was called.
  ///
  /// - Returns: False without an effect if the process was started to ignore the signal.
  @discardableResult
  package func suspend(leaving bytes: [UInt8]) -> Bool {
    guard isEntered, !sigaction.current(of: SIGTSTP).isIgnored else { return false }
    leave(bytes)
    var action = sigaction.standard
    var previous = sigaction()
    sigaction(SIGTSTP, &action, &previous)
    var signals = sigset_t()
    var mask = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGTSTP)
    pthread_sigmask(SIG_UNBLOCK, &signals, &mask)
    kill(0, SIGTSTP)
    pthread_sigmask(SIG_SETMASK, &mask, nil)
    sigaction(SIGTSTP, &previous, nil)
    // This is the continuation that the signal would report.
    PendingSignals.remove(SIGCONT)
    waitForForeground()
    resume(keepingOriginal: false)
    return true
  }

  /// Takes the terminal again after the process was stopped without leaving it.
  ///
  /// The modes are undone first: entering the alternate screen twice would lose the place of the
  /// cursor (T-23).
  package func resume(leaving bytes: [UInt8]) {
    guard isEntered else { return }
    waitForForeground()
    writeWaiting(bytes)
    resume(keepingOriginal: true)
  }

  private func resume(keepingOriginal: Bool) {
    guard take(keepingOriginal: keepingOriginal) else { return }
    expireTimers()
    onResume?()
  }

  /// Stops the process while it is in the background: the terminal stops those that wait for its
  /// output (T-28).
  private func waitForForeground() {
    while tcdrain(descriptor) != 0, errno == EINTR {}
  }
}
