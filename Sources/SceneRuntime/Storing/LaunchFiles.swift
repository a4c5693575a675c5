import Foundation

/// The files of an application's launches, beside the folder of its sessions.
///
/// `launches.json` says that the app was launched, and its version. `launching` exists while a launch runs,
/// and has the number of launches in a row that began; if the process ends during one, the next finds it.
struct LaunchFiles {
  /// The folder of the files.
  let path: String
  let files: any FileSystem

  private static let names = (finished: "launches.json", running: "launching")
  private var finished: String { "\(path)/\(Self.names.finished)" }
  private var running: String { "\(path)/\(Self.names.running)" }
  private var new: String { finished + SessionFiles.newSuffix }

  /// The names of all files.
  var names: [String] {
    [Self.names.finished, Self.names.finished + SessionFiles.newSuffix, Self.names.running]
  }
  private static let format = 1

  private struct Contents: Codable {
    var format: Int
    var version: String?
  }

  /// Reads the history, without changing it.
  ///
  /// A file that can't be read is that of an app that was launched.
  ///
  /// - Parameter hasSessions: Whether sessions are stored, so that the app was launched in any case.
  /// - Returns: The history, and the problem of a file that can't be read.
  func read(hasSessions: Bool) -> (history: LaunchHistory, problem: Problem?) {
    var history = LaunchHistory(hasLaunched: hasSessions)
    if let data = try? files.contents(of: running, limit: 16) {
      history.unfinishedLaunches = max(1, Int(String(decoding: data, as: UTF8.self)) ?? 1)
    }
    do {
      let data = try files.contents(of: finished, limit: 65_536)
      history.hasLaunched = true
      let contents = try JSONDecoder().decode(Contents.self, from: data)
      history.version = contents.version
      if contents.format > Self.format {
        return (history, .newerLaunches(finished, format: contents.format, known: Self.format))
      }
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
    defer { try? files.remove(running) }
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

  /// Whether a newer version of the library has written the file, which stays as it is.
  private var isNewer: Bool {
    guard let data = try? files.contents(of: finished, limit: 65_536),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return false }
    return contents.format > Self.format
  }
}
