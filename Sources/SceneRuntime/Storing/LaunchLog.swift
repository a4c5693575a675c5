/// The history of an application's launches: earlier launches, and the launch of this process.
struct LaunchLog {
  private let files: LaunchFiles
  /// The history in the file; nil before the file was read.
  private var saved: LaunchHistory?
  /// The history of the finished launch; nil before the launch is finished.
  private var finished: LaunchHistory?

  init(_ files: LaunchFiles) {
    self.files = files
  }

  /// Reads the earlier launches.
  ///
  /// - Parameter hasSessions: Whether sessions are stored. If so, the app was launched before, even
  ///   without a file.
  /// - Returns: The history, and the problem of a file that can't be read.
  func read(hasSessions: Bool) -> (history: LaunchHistory, problem: Problem?) {
    files.read(hasSessions: hasSessions)
  }

  /// Keeps the history that was read, so that an equal history isn't written again.
  mutating func keep(_ history: LaunchHistory) {
    saved = history
  }

  /// Records that a launch runs; without effect if the file can't be written.
  func begin(_ history: LaunchHistory, _ damaged: inout DamagedFiles) {
    try? makingWay(&damaged) { try $0.begin(history) }
  }

  /// Saves the history of a finished launch.
  ///
  /// If the file can't be written, ``saveAgain(_:)`` tries again.
  mutating func finish(_ history: LaunchHistory, _ damaged: inout DamagedFiles) {
    finished = history
    let last = saved
    do {
      try makingWay(&damaged) { try $0.finish(history, after: last) }
      saved = history
    } catch {}
  }

  /// Saves the history again if saving failed, or if the file was removed.
  mutating func saveAgain(_ damaged: inout DamagedFiles) {
    guard let finished else { return }
    if !files.exists { saved = nil }
    if saved != finished { finish(finished, &damaged) }
  }

  /// Removes the history, so that the next launch is a first launch.
  mutating func clear() throws {
    try files.clear()
    (saved, finished) = (nil, nil)
  }

  /// Performs work with the files.
  ///
  /// If another item has the name of a file, the item is moved away and the work is repeated.
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
