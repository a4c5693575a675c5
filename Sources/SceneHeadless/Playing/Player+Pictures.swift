import Foundation
import SceneRuntime

extension Player {
  /// The allowed numbers of columns and rows of a picture.
  private static let sizes = 5...1_000

  /// Writes a picture of all presented windows to a file.
  ///
  /// - Throws: A ``ScriptError`` if the size or the path can't be used, or if the host doesn't support pictures.
  func drawPicture(to path: String, columns: Int, rows: Int) throws {
    guard Self.sizes.contains(columns), Self.sizes.contains(rows) else {
      throw ScriptError(
        "\(columns) by \(rows) isn't a size of a terminal; expected numbers from "
          + "\(Self.sizes.lowerBound) to \(Self.sizes.upperBound)")
    }
    guard let picture = host.picture else {
      throw ScriptError("the host draws no pictures; expected an app that is run as a program")
    }
    let windows = host.screens.values.map(\.window)
    let text = picture(application, windows, columns, rows)
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    } catch {
      throw ScriptError("the picture can't be written to \(path): \(error.localizedDescription)")
    }
  }
}
