public import Foundation

/// A representation of `Codable` values as JSON.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  public let _ways: [_TransferWay<Item>]

  /// Creates a representation as JSON, with the given type of data.
  ///
  /// - Parameter contentType: The type of the data.
  public init(contentType: UTType) {
    self.init(for: Item.self, contentType: contentType)
  }

  /// Creates a representation as JSON, with the given type of data.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - contentType: The type of the data.
  public init(for type: Item.Type, contentType: UTType) {
    _ways =
      DataRepresentation<Item>(
        contentType: contentType, exporting: { try JSONEncoder().encode($0) },
        importing: { try JSONDecoder().decode(Item.self, from: $0) }
      )._ways
  }
}

/// A representation of values as data that the app creates.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public let _ways: [_TransferWay<Item>]

  private init(
    _ type: UTType, exported: Conversion<Item, Data>?, imported: Conversion<Data, Item>?
  ) {
    _ways = [
      _TransferWay(
        type: type, exported: exported?.map { FileWrapper(regularFileWithContents: $0) },
        imported: imported.map { Conversion.atOnce { try $0.contents() }.then($0) })
    ]
  }

  /// Creates a representation for exporting and importing values.
  ///
  /// - Parameters:
  ///   - contentType: The type of the data.
  ///   - exporting: Returns the data of a value.
  ///   - importing: Returns the value that data represents.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) throws -> Data,
    importing: @escaping @Sendable (Data) throws -> Item
  ) {
    self.init(contentType, exported: .atOnce(exporting), imported: .atOnce(importing))
  }

  /// Creates a representation for exporting and importing values with asynchronous closures.
  ///
  /// The receiver gets a value when the closures have returned, which is after the end of the drop or the paste.
  ///
  /// - Parameters:
  ///   - contentType: The type of the data.
  ///   - exporting: Returns the data of a value.
  ///   - importing: Returns the value that data represents.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    self.init(contentType, exported: .waiting(exporting), imported: .waiting(importing))
  }

  /// Creates a representation for exporting values.
  ///
  /// - Parameters:
  ///   - exportedContentType: The type of the data.
  ///   - exporting: Returns the data of a value.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) throws -> Data
  ) {
    self.init(exportedContentType, exported: .atOnce(exporting), imported: nil)
  }

  /// Creates a representation for exporting values with an asynchronous closure.
  ///
  /// - Parameters:
  ///   - exportedContentType: The type of the data.
  ///   - exporting: Returns the data of a value.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    self.init(exportedContentType, exported: .waiting(exporting), imported: nil)
  }

  /// Creates a representation for importing values.
  ///
  /// - Parameters:
  ///   - importedContentType: The type of the data.
  ///   - importing: Returns the value that data represents.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) throws -> Item
  ) {
    self.init(importedContentType, exported: nil, imported: .atOnce(importing))
  }

  /// Creates a representation for importing values with an asynchronous closure.
  ///
  /// - Parameters:
  ///   - importedContentType: The type of the data.
  ///   - importing: Returns the value that data represents.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    self.init(importedContentType, exported: nil, imported: .waiting(importing))
  }
}
