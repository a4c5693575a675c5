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
  /// Undoes the app's settings of the terminal, and stops all processes of the job, as Control-Z does in a shell (T-1).
  ///
  /// The call returns after another process has continued the job, or at once if no process could continue it. Before
  /// the call returns, the terminal has the app's settings again and ``onResume`` was called.
  ///
  /// - Parameter bytes: The bytes that undo the modes that the app has set.
  /// - Returns: False, without an effect, if the terminal doesn't have the app's settings, or if the process ignores
  ///   `SIGTSTP`.
  @discardableResult
  package func suspend(leaving bytes: [UInt8]) -> Bool {
    guard isEntered, !sigaction.current(of: SIGTSTP).isIgnored else { return false }
    leave(bytes)
    stopJob()
    resume(keepingOriginal: false)
    return true
  }

  /// Applies the app's settings to the terminal again after a stop for which the app couldn't prepare.
  ///
  /// The given bytes first undo the modes that the app has set, because entering the alternate screen twice would lose
  /// the position of the cursor (T-23).
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

  /// Stops all processes of the job until the job is in the foreground again.
  ///
  /// The kernel may deliver the job's signal to another thread. The calling thread would then continue for a while, and
  /// would apply the app's settings to the terminal again. Therefore the calling thread also sends a signal to itself,
  /// which stops it before the call returns. This signal is sent before the job's signal. When the job is continued,
  /// the kernel drops pending stop signals. If the thread sent its signal only after that, the signal would stop the
  /// process for good.
  private func stopJob() {
    var standard = sigaction.standard
    var previous = (stop: sigaction(), continuation: sigaction())
    // The default action is set for the time of the stop, because the process's own handler would report that another
    // program has continued the process.
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

  /// Stops the process while it is in the background.
  ///
  /// If a process in the background waits until the terminal has written the output, the terminal stops the process by
  /// `SIGTTOU` (T-28). The threads of Dispatch block this signal, so the signal is unblocked for the call.
  private func waitForForeground() {
    withUnblocked(SIGTTOU) {
      while tcdrain(descriptor) != 0, errno == EINTR {}
    }
  }
}
