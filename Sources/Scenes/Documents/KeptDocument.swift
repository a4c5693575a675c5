import Foundation
import SceneModel
import SceneViews

/// The content of a document with unsaved changes, stored with the session of the document's window.
struct KeptDocument {
  /// The content, as it would be written to a file or a folder.
  let file: FileWrapper
  /// The modification date of the document's file when the file was last read or written; nil without a file.
  let modified: Date?

  init(_ file: FileWrapper, modified: Date?) {
    self.file = file
    self.modified = modified
  }

  /// Creates the content from a value that the session has saved; nil if the value isn't the content of a document.
  init?(_ value: PropertyValue) {
    var parts = [value]
    if case .array(let values) = value { parts = values }
    guard let content = parts.first, let file = FileWrapper(content) else { return nil }
    var modified: Date?
    if parts.count > 1, case .number(let seconds) = parts[1] {
      modified = Date(timeIntervalSinceReferenceDate: seconds)
    }
    self.init(file, modified: modified)
  }

  /// The content in the form in which the session saves it.
  var value: PropertyValue {
    guard let modified else { return file.value }
    return .array([file.value, .number(modified.timeIntervalSinceReferenceDate)])
  }

  /// Returns whether a file with the given state still has the modification date that was saved with the content.
  func comes(from stamp: FileStamp) -> Bool {
    modified != nil && stamp.modified == modified
  }
}

extension FileWrapper {
  /// Creates a file from bytes, or a folder from a dictionary of entries by name; nil for a value of another type.
  fileprivate convenience init?(_ value: PropertyValue) {
    switch value {
    case .data(let data): self.init(regularFileWithContents: data)
    case .dictionary(let entries):
      var files: [String: FileWrapper] = [:]
      for (name, value) in entries {
        guard case .string(let name) = name, let file = FileWrapper(value) else { return nil }
        files[name] = file
      }
      self.init(directoryWithFileWrappers: files)
    default: return nil
    }
  }

  /// The bytes of a file, or the entries of a folder by their names.
  fileprivate var value: PropertyValue {
    if let regularFileContents { return .data(regularFileContents) }
    return .dictionary(PropertyValue.keyed((fileWrappers ?? [:]).mapValues(\.value)))
  }
}
