import Foundation
import SceneViews

// The file types in which a document is written.
extension OpenDocument {
  /// The file types in which the document can be written; the type of the document's file, or the type that was chosen
  /// for a new document, comes first.
  var writableTypes: [UTType] {
    let all = format.writable
    guard let contentType = contentType ?? file.map(all.type(of:)),
      let chosen = all.first(where: { $0 == contentType })
        ?? all.first(where: { contentType.conforms(to: $0) })
    else { return all }
    return [chosen] + all.filter { $0 != chosen }
  }

  /// The file type in which the content is written to the document's file, or would be written to a new file.
  var writtenType: UTType { writableTypes.first ?? .data }

  /// Returns the file type in which the document is written to the given file.
  func writableType(of file: URL) -> UTType {
    writableTypes.type(of: file)
  }

  /// The filename extension of a copy of the content; nil if the copy has no extension.
  var copyExtension: String? {
    file?.pathExtension ?? writableTypes.first?.preferredFilenameExtension
  }
}
