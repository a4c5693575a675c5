import Foundation

/// The files that record the launches of an application, next to the folder of its sessions.
///
/// The file `launches.json` exists if a launch has finished, and contains the version of the app. The file `launching`
/// exists while a launch runs, and contains the number of successive launches that began and didn't finish, including
/// the running launch. If the process ends during a launch, the next launch finds this file. A launch that finishes
/// renames `launching` to `launching.finished`. If the number is 2 or more, the empty file `launching.again` exists
/// too, because writing the number may fail on a full disk.
struct LaunchFiles {
  /// The path of the folder that contains the files.
  let path: String
  let files: any FileSystem

  /// The names of all files that this type writes.
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

  /// Returns the format number in a file, ignoring the other content of the file; 0 if the file has no such number.
  private static func format(of data: Data) -> Int {
    (try? JSONDecoder().decode(Head.self, from: data).format) ?? 0
  }

  private struct Contents: Codable {
    var format: Int
    var version: String?
  }

  /// Whether the history of launches has been saved.
  var exists: Bool { (try? files.contents(of: finished, limit: 0)) != nil }

  /// Reads the history of launches, without changing the files.
  ///
  /// If `launches.json` exists but can't be read, the app counts as launched before.
  ///
  /// - Parameter hasSessions: Whether sessions are stored. If no file records a launch, stored sessions mean that the
  ///   app was launched before.
  /// - Returns: The history, and the problem with a file that can't be read; nil if there is none.
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
  /// The file isn't flushed to the disk. The end of the process loses nothing that was written. A loss of power may
  /// lose the record. This does no harm, because the record is needed only for a launch that a fault of the app ended.
  func begin(_ history: LaunchHistory) throws {
    do throws(FileError) {
      // This call fails if the item with this name isn't a regular file, because such an item must not be replaced.
      _ = try files.contents(of: running, limit: 0)
    } catch {
      if !error.isMissing { throw error }
    }
    // The file of the last launch is renamed and written again, because creating a new file can take a millisecond
    // after many files were removed.
    let descriptor = try files.create(spare)
    defer { files.close(descriptor) }
    let writing = Result {
      try files.write(Data("\(history.unfinishedLaunches)".utf8), to: descriptor)
    }
    try files.rename(spare, to: running)
    if history.unfinishedLaunches >= LaunchHistory.limit { files.close(try files.create(again)) }
    try writing.get()
  }

  /// Saves the history when a launch has finished, and removes the record of the running launch.
  ///
  /// - Parameters:
  ///   - history: The history, with the finished launch.
  ///   - last: The history in the file; nil if the history in the file is unknown. If the new history is the same, the
  ///     file isn't written again.
  /// - Throws: A `FileError` if a file can't be written.
  func finish(_ history: LaunchHistory, after last: LaunchHistory?) throws {
    // The running launch is marked as finished even if the history can't be saved, because the launch itself
    // didn't fail.
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

  /// Removes the files, and with them the history of launches.
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

  /// Whether a newer version of the library wrote `launches.json`.
  ///
  /// This version doesn't replace the file of a newer version.
  private var isNewer: Bool {
    guard let data = try? files.contents(of: finished, limit: 65_536) else { return false }
    return Self.format(of: data) > Self.format
  }
}
