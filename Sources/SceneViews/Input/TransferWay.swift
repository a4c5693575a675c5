import Foundation

/// A conversion of values to files of one type, a conversion of such files to values, or both; not for use by apps.
public struct _TransferWay<Item> {
  let type: UTType
  let exported: Conversion<Item, FileWrapper>?
  let imported: Conversion<FileWrapper, Item>?
  /// Returns whether an item is exported with this conversion.
  var isExported: (Item) -> Bool = { _ in true }
  /// Returns the filename that the app suggests for an item; nil if there is none.
  var fileName: (Item) -> String? = { _ in nil }
  /// The programs that can receive an item through this conversion.
  var visibility = TransferRepresentationVisibility.all
}

/// A value as a file of one type, for other programs and for conversion to values of other types.
struct TransferredForm {
  let type: UTType
  /// The name for a file with the value; nil if there is none.
  var fileName: String?
  /// Whether other programs can receive the form.
  var isVisible = true
  let load: Conversion<Void, FileWrapper>
}

/// The conversions of `Transferable` values to the forms that apps exchange, and of such forms to values.
enum Transfer {
  /// Returns the transfer representations that a `Transferable` type declares.
  static func ways<Value: Transferable>(of type: Value.Type) -> [_TransferWay<Value>] {
    // The cast succeeds for representations that the result builder has created, because their items have this type.
    // If an app doesn't use the builder, and returns a representation with items of another type, there are no
    // conversions.
    Value.transferRepresentation._ways as? [_TransferWay<Value>] ?? []
  }

  /// Returns the forms of a value, in the order in which the type of the value declares them.
  static func exported<Value: Transferable>(_ value: Value) -> [TransferredForm] {
    ways(of: Value.self).compactMap { way in
      guard let exported = way.exported, way.isExported(value) else { return nil }
      let name = way.fileName(value).flatMap { fileName($0, of: way.type) }
      let start = Conversion<Void, Value>.atOnce { value }
      return TransferredForm(
        type: way.type, fileName: name, isVisible: way.visibility == .all,
        load: start.then(exported).map { file in
          if let name { file.preferredFilename = name }
          return file
        })
    }
  }

  /// Returns the conversions from files of the type `fileType` to values.
  static func imports<Value: Transferable>(
    _ type: Value.Type, of fileType: UTType
  ) -> [Conversion<FileWrapper, Value>] {
    ways(of: Value.self).filter { fileType.isAccepted(as: $0.type) }.compactMap(\.imported)
  }

  /// Returns a valid filename for a name that an app suggests; nil if the name is empty or consists of dots.
  ///
  /// Each slash becomes a hyphen, and the filename extension of the type is added if the name has none.
  private static func fileName(_ text: String, of type: UTType) -> String? {
    let name = text.replacingOccurrences(of: "/", with: "-")
    if name.allSatisfy({ $0 == "." }) { return nil }
    guard let ending = type.preferredFilenameExtension, (name as NSString).pathExtension.isEmpty
    else { return name }
    return "\(name).\(ending)"
  }
}

extension FileWrapper {
  /// Returns the bytes of the file.
  ///
  /// - Throws: An error if the wrapper contains a folder.
  func contents() throws -> Data {
    guard let regularFileContents else { throw CocoaError(.fileReadUnknown) }
    return regularFileContents
  }
}

extension UTType {
  /// Returns whether data of the type is accepted as data of another type.
  ///
  /// The types `public.item` and `public.data` accept any data. Any other type accepts data of each type that conforms
  /// to it.
  func isAccepted(as other: UTType) -> Bool {
    other == .item || other == .data || conforms(to: other)
  }
}
