public import Foundation
public import SceneModel

extension Recording {
  /// Reads a recording from a file.
  ///
  /// - Parameter file: The file, which a program wrote with its option `--record FILE`.
  /// - Throws: A ``/SceneModel/RecordingError`` with the file, the line and the remedy.
  public init(contentsOf file: URL) throws(RecordingError) {
    let data: Data
    do {
      data = try Data(contentsOf: file)
    } catch {
      let isMissing = !FileManager.default.fileExists(atPath: file.path)
      throw RecordingError(
        file: file.path,
        message: isMissing
          ? "there is no file to read; name one that --record FILE has written"
          : "the file can't be read; name one that --record FILE has written",
        isUnreadable: true)
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw RecordingError(
        file: file.path, message: "the file isn't text; name one that --record FILE has written")
    }
    do throws(RecordingError) {
      try self.init(text: text)
    } catch {
      var placed = error
      placed.file = file.path
      throw placed
    }
  }

  /// Writes the recording to a file that only its owner can read, because inputs may contain secrets.
  ///
  /// - Parameter file: The file, which is replaced if it exists.
  /// - Throws: An error of the system if the file can't be written.
  public func write(to file: URL) throws {
    // An atomic write would create a file that other users could read until the permissions of the file are set.
    let new = file.deletingLastPathComponent()
      .appending(path: ".\(file.lastPathComponent).\(UUID())")
    do {
      try Data().write(to: new, options: .withoutOverwriting)
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: new.path)
      try Data(text.utf8).write(to: new)
      guard rename(new.path, file.path) == 0 else {
        throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: file.path])
      }
    } catch {
      try? FileManager.default.removeItem(at: new)
      throw error
    }
  }
}
