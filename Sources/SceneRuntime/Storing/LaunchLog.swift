/// The launches of an application beside the folder of its sessions: the earlier ones, and that of this process.
struct LaunchLog {
  private let files: LaunchFiles
  /// The history as its file has it; nil before it was read.
  private var saved: LaunchHistory?
  /// The history of the finished launch; nil before it is finished.
  private var finished: LaunchHistory?

  init(_ files: LaunchFiles) {
    self.files = files
  }

  /// Reads the earlier launches.
  ///
  /// - Parameter hasSessions: Whether sessions are stored, so that the app was launched in any case.
  /// - Returns: The history, and the problem of a file that can't be read.
  func read(hasSessions: Bool) -> (history: LaunchHistory, problem: Problem?) {
    files.read(hasSessions: hasSessions)
  }

  /// Keeps what was read, so that the same isn't written again.
  mutating func keep(_ history: LaunchHistory) {
    saved = history
  }

  /// Notes that a launch runs; without effect if it can't be written.
  func begin(_ history: LaunchHistory, _ damaged: inout DamagedFiles) {
    try? makingWay(&damaged) { try $0.begin(history) }
  }

  /// Saves the history of a finished launch; if it can't be written, ``saveAgain(_:)`` tries again.
  mutating func finish(_ history: LaunchHistory, _ damaged: inout DamagedFiles) {
    finished = history
    let last = saved
    do {
      try makingWay(&damaged) { try $0.finish(history, after: last) }
      saved = history
    } catch {}
  }

  /// Saves the history again if that failed, or if its file was removed.
  mutating func saveAgain(_ damaged: inout DamagedFiles) {
    guard let finished else { return }
    if !files.exists { saved = nil }
    if saved != finished { finish(finished, &damaged) }
  }

  /// Removes the history, so that the next launch is a first one.
  mutating func clear() throws {
    try files.clear()
    (saved, finished) = (nil, nil)
  }

  /// Performs work with the files, again if something had to be moved away first.
  private func makingWay(
    _ damaged: inout DamagedFiles, _ work: (LaunchFiles) throws -> Void
  ) throws {
    do {
      try work(files)
    } catch {
      if !damaged.makeWay(for: files.names, in: files.path) { throw error }
      try work(files)
    }
  }
}
