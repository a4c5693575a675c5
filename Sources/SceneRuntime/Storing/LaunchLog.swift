/// The history of an application's launches, including the launch in this process, and the files that record it.
struct LaunchLog {
  private let files: LaunchFiles
  /// The history that the files contain; nil if their contents are unknown.
  private var saved: LaunchHistory?
  /// The history of the finished launch; nil before the launch is finished.
  private var finished: LaunchHistory?

  init(_ files: LaunchFiles) {
    self.files = files
  }

  /// Reads the history of earlier launches.
  ///
  /// - Parameter hasSessions: Whether sessions are stored. If no file records a launch, stored sessions mean that the
  ///   app was launched before.
  /// - Returns: The history, and the problem with a file that can't be read; nil if there is none.
  func read(hasSessions: Bool) -> (history: LaunchHistory, problem: Problem?) {
    files.read(hasSessions: hasSessions)
  }

  /// Remembers the history that was read, so that an equal history isn't written again.
  mutating func keep(_ history: LaunchHistory) {
    saved = history
  }

  /// Records in a file that a launch has begun.
  ///
  /// If the file can't be written, the launch isn't recorded.
  func begin(_ history: LaunchHistory, _ damaged: inout DamagedFiles) {
    try? makingWay(&damaged) { try $0.begin(history) }
  }

  /// Saves the history when a launch has finished.
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

  /// Saves the history of the finished launch again if the history couldn't be saved, or if its file was removed.
  mutating func saveAgain(_ damaged: inout DamagedFiles) {
    guard let finished else { return }
    if !files.exists { saved = nil }
    if saved != finished { finish(finished, &damaged) }
  }

  /// Removes the history of launches, so that the next launch is the first launch.
  mutating func clear() throws {
    try files.clear()
    (saved, finished) = (nil, nil)
  }

  /// Performs work that writes the files.
  ///
  /// If the work fails because an item that isn't a regular file has the name of one of the files, the item is moved to
  /// the damaged files, and the work is repeated.
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
