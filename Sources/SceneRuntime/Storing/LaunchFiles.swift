import Foundation

/// The files about an application's launches, next to the folder of its sessions.
///
/// `launches.json` means that a launch was finished, and contains the version of the app.
/// `launching` exists while a launch runs, and contains the number of successive launches that
/// began. If the process ends during a launch, the next launch finds this file. A finished launch
/// renames it to `launching.finished`. `launching.again`
/// exists from the second of these launches on, because on a full disk the number may not be
/// written.
struct LaunchFiles {
  /// The folder of the files.
  let path: String
  let files: any FileSystem

  /// The names of all files.
  let names = [
    "launches.json", "launches.json.new", "launching", "launching.again", "launching.finished",
  ]
  private var finished: String { "\(path)/\(names[0])" }
  private var new: String { "\(path)/\(names[1])" }
  private var running: String { "\(path)/\(names[2])" }
  private var again: String { "\(path)/\(names[3])" }
  private var spare: String { "\(path)/\(names[4])" }
  private static let format = 1

  private struct Head: Decodable {
    var format: Int
  }

  /// Returns the number of the format of a file, ignoring its other content; 0 if the file has no format.
  private static func format(of data: Data) -> Int {
    (try? JSONDecoder().decode(Head.self, from: data).format) ?? 0
  }

  private struct Contents: Codable {
    var format: Int
    var version: String?
  }

  /// Whether the history was saved.
  var exists: Bool { (try? files.contents(of: finished, limit: 0)) != nil }

  /// Reads the history, without changing it.
  ///
  /// If a file can't be read, the app counts as launched before.
  ///
  /// - Parameter hasSessions: Whether sessions are stored. If so, the app was launched before, even
  ///   without a file.
  /// - Returns: The history, and the problem of a file that can't be read.
  func read(hasSessions: Bool) -> (history: LaunchHistory, problem: Problem?) {
    var history = LaunchHistory(hasLaunched: hasSessions)
    if let data = try? files.contents(of: running, limit: 16) {
      let least = (try? files.contents(of: again, limit: 0)) == nil ? 1 : LaunchHistory.limit
      history.unfinishedLaunches = max(least, Int(String(decoding: data, as: UTF8.self)) ?? 1)
      // Stored sessions don't prove an earlier finished launch, because the unfinished launch may
      // have stored them.
      history.hasLaunched = false
    }
    do {
      let data = try files.contents(of: finished, limit: 65_536)
      history.hasLaunched = true
      let format = Self.format(of: data)
      if format > Self.format {
        history.version = try? JSONDecoder().decode(Contents.self, from: data).version
        return (history, .newerLaunches(finished, format: format, known: Self.format))
      }
      history.version = try JSONDecoder().decode(Contents.self, from: data).version
    } catch let error as FileError where error.isMissing {
      return (history, nil)
    } catch let error as FileError {
      history.hasLaunched = true
      return (history, .unreadableLaunches(finished, because: "\(error)"))
    } catch {
      return (history, .unreadableLaunches(finished, because: error.withoutValues))
    }
    return (history, nil)
  }

  /// Records that a launch runs, so that the next launch can find out whether the process ended during
  /// this launch.
  ///
  /// The file isn't flushed: the end of a process loses nothing, and a loss of power during a
  /// launch is no sign of a fault of the app.
  func begin(_ history: LaunchHistory) throws {
    do throws(FileError) {
      // An item that isn't a file must not be replaced.
      _ = try files.contents(of: running, limit: 0)
    } catch {
      if !error.isMissing { throw error }
    }
    // The file of the last launch is written again, because creating a file can take a file system a
    // millisecond after many files were removed.
    let descriptor = try files.create(spare)
    defer { files.close(descriptor) }
    let writing = Result {
      try files.write(Data("\(history.unfinishedLaunches)".utf8), to: descriptor)
    }
    try files.rename(spare, to: running)
    if history.unfinishedLaunches >= LaunchHistory.limit { files.close(try files.create(again)) }
    try writing.get()
  }

  /// Saves the history of a finished launch.
  ///
  /// - Parameters:
  ///   - history: The history.
  ///   - last: The history that was read; nothing is written if the new history is the same.
  /// - Throws: A `FileError` if a file can't be written.
  func finish(_ history: LaunchHistory, after last: LaunchHistory?) throws {
    // The running launch is marked as finished in any case, because a failure to save the version
    // is no fault of the launch.
    defer {
      try? files.remove(again)
      do {
        try files.rename(running, to: spare)
      } catch {
        try? files.remove(running)
      }
    }
    if last?.hasLaunched != true || last?.version != history.version, !isNewer {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let data = try encoder.encode(Contents(format: Self.format, version: history.version))
      try SessionFiles(path: path, files: files).write(data, to: new)
      do {
        try files.rename(new, to: finished)
      } catch {
        try? files.remove(new)
        throw error
      }
      try files.flushFolder(path)
    }
  }

  /// Removes the files.
  ///
  /// - Throws: A `FileError` if a file can't be removed.
  func clear() throws(FileError) {
    for name in names {
      do {
        try files.remove("\(path)/\(name)")
      } catch {
        if !error.isMissing { throw error }
      }
    }
  }

  /// Whether a newer version of the library wrote the file.
  ///
  /// Such a file isn't changed.
  private var isNewer: Bool {
    guard let data = try? files.contents(of: finished, limit: 65_536) else { return false }
    return Self.format(of: data) > Self.format
  }
}
