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
    stopJob()
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

  /// Stops all processes of the job until it is in the foreground again.
  ///
  /// The kernel may give the signal of the job to another thread than this one, which would go on for
  /// a while and take the terminal again. So one waits for this thread too, which stops before the call
  /// returns. It is sent first: when the job is continued, the kernel drops the signals that wait to stop
  /// it, and one that was sent afterwards would stop this process for good.
  private func stopJob() {
    var standard = sigaction.standard
    var previous = (stop: sigaction(), continuation: sigaction())
    // The process's own handler would report this continuation as one by another program.
    sigaction(SIGCONT, &standard, &previous.continuation)
    sigaction(SIGTSTP, &standard, &previous.stop)
    withUnblocked(SIGTSTP) {
      withBlocked(SIGTSTP) {
        raise(SIGTSTP)
        kill(0, SIGTSTP)
      }
    }
    sigaction(SIGTSTP, &previous.stop, nil)
    waitForForeground()
    sigaction(SIGCONT, &previous.continuation, nil)
  }

  /// Stops the process while it is in the background: the terminal stops those that wait for its
  /// output, unless they block the signal, as the threads of Dispatch do (T-28).
  private func waitForForeground() {
    withUnblocked(SIGTTOU) {
      while tcdrain(descriptor) != 0, errno == EINTR {}
    }
  }
}
