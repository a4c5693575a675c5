import Foundation

/// The files of an application's launches, beside the folder of its sessions.
///
/// `launches.json` says that the app was launched, and its version. `launching` exists while a launch runs,
/// and has the number of launches in a row that began; if the process ends during one, the next finds it.
/// `launching.again` exists from the second on, because a full disk may keep the number from being written.
struct LaunchFiles {
  /// The folder of the files.
  let path: String
  let files: any FileSystem

  /// The names of all files.
  let names = ["launches.json", "launches.json.new", "launching", "launching.again"]
  private var finished: String { "\(path)/\(names[0])" }
  private var new: String { "\(path)/\(names[1])" }
  private var running: String { "\(path)/\(names[2])" }
  private var again: String { "\(path)/\(names[3])" }
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
  /// A file that can't be read is that of an app that was launched.
  ///
  /// - Parameter hasSessions: Whether sessions are stored, so that the app was launched in any case.
  /// - Returns: The history, and the problem of a file that can't be read.
  func read(hasSessions: Bool) -> (history: LaunchHistory, problem: Problem?) {
    var history = LaunchHistory(hasLaunched: hasSessions)
    if let data = try? files.contents(of: running, limit: 16) {
      let least = (try? files.contents(of: again, limit: 0)) == nil ? 1 : LaunchHistory.limit
      history.unfinishedLaunches = max(least, Int(String(decoding: data, as: UTF8.self)) ?? 1)
      // The sessions may be those of the launch that didn't finish.
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

  /// Notes that a launch runs, so that the next one knows if the process ends meanwhile.
  ///
  /// It isn't flushed: the end of a process loses nothing, and a launch that loses power is no sign of a
  /// fault of the app.
  func begin(_ history: LaunchHistory) throws {
    let descriptor = try files.create(running)
    defer { files.close(descriptor) }
    if history.unfinishedLaunches >= LaunchHistory.limit { files.close(try files.create(again)) }
    try files.write(Data("\(history.unfinishedLaunches)".utf8), to: descriptor)
  }

  /// Saves the history of a finished launch.
  ///
  /// - Parameters:
  ///   - history: The history.
  ///   - last: The history that was read, which needs no write if it is the same.
  /// - Throws: A `FileError` if a file can't be written.
  func finish(_ history: LaunchHistory, after last: LaunchHistory?) throws {
    // A version that can't be saved is no sign of a launch that didn't finish.
    defer {
      for file in [again, running] { try? files.remove(file) }
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
  /// - Throws: A `FileError` if one can't be removed.
  func clear() throws(FileError) {
    for name in names {
      do {
        try files.remove("\(path)/\(name)")
      } catch {
        if !error.isMissing { throw error }
      }
    }
  }

  /// Whether a newer version of the library wrote the file, which is then not changed.
  private var isNewer: Bool {
    guard let data = try? files.contents(of: finished, limit: 65_536) else { return false }
    return Self.format(of: data) > Self.format
  }
}
