public import Foundation

/// A type whose values can be dragged, copied and shared.
///
/// ```swift
/// import Scenes
///
/// struct Letter: Codable, Transferable {
///   var subject: String
///
///   static var transferRepresentation: some TransferRepresentation {
///     CodableRepresentation(contentType: .json)
///     ProxyRepresentation(exporting: \.subject)
///   }
/// }
/// ```
public protocol Transferable: SendableMetatype {
  /// The type of the representations in which a value is transferred.
  associatedtype Representation: TransferRepresentation

  /// The representations in which a value is transferred, beginning with the best.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form in which values are transferred, such as JSON data.
public protocol TransferRepresentation<Item> {
  /// The type of the values that are transferred.
  associatedtype Item: Transferable

  /// The conversions of which the representation consists, each for one type of data; not for use by apps.
  var _ways: [_TransferWay<Item>] { get }
}

/// The conversion of a value to data of a type, and back; not for use by apps.
public struct _TransferWay<Item> {
  let type: UTType
  let exported: ((Item) throws -> Data)?
  let imported: ((Data) throws -> Item)?
}

/// A result builder of transfer representations.
@resultBuilder public enum TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<Content: TransferRepresentation>(
    _ content: Content
  ) -> _TransferRepresentations<Item> where Content.Item == Item {
    _TransferRepresentations(_ways: content._ways)
  }

  public static func buildBlock(
    _ parts: _TransferRepresentations<Item>...
  ) -> _TransferRepresentations<Item> {
    _TransferRepresentations(_ways: parts.flatMap(\._ways))
  }
}

/// Several transfer representations; not for use by apps.
public struct _TransferRepresentations<Item: Transferable>: TransferRepresentation {
  public let _ways: [_TransferWay<Item>]
}

/// A representation of `Codable` values as JSON.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  public let _ways: [_TransferWay<Item>]

  /// Creates a representation for a type of data.
  ///
  /// - Parameter contentType: The type of the data.
  public init(contentType: UTType) {
    self.init(for: Item.self, contentType: contentType)
  }

  /// Creates a representation for a type of data.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - contentType: The type of the data.
  public init(for type: Item.Type, contentType: UTType) {
    _ways = [
      _TransferWay(
        type: contentType, exported: { try JSONEncoder().encode($0) },
        imported: { try JSONDecoder().decode(Item.self, from: $0) })
    ]
  }
}

/// A representation of values as data that the app creates.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public let _ways: [_TransferWay<Item>]

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
    _ways = [
      _TransferWay(type: contentType, exported: exporting, imported: importing)
    ]
  }

  /// Creates a representation for exporting values.
  ///
  /// - Parameters:
  ///   - exportedContentType: The type of the data.
  ///   - exporting: Returns the data of a value.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) throws -> Data
  ) {
    _ways = [
      _TransferWay(
        type: exportedContentType, exported: exporting, imported: nil)
    ]
  }

  /// Creates a representation for importing values.
  ///
  /// - Parameters:
  ///   - importedContentType: The type of the data.
  ///   - importing: Returns the value that data represents.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) throws -> Item
  ) {
    _ways = [
      _TransferWay(
        type: importedContentType, exported: nil, imported: importing)
    ]
  }
}

/// A representation of values as values of another transferable type.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
  public let _ways: [_TransferWay<Item>]

  /// Creates a representation for exporting and importing values.
  ///
  /// - Parameters:
  ///   - exporting: Returns the value of the other type for an item.
  ///   - importing: Returns the item for a value of the other type.
  public init(
    exporting: @escaping @Sendable (Item) throws -> Proxy,
    importing: @escaping @Sendable (Proxy) throws -> Item
  ) {
    _ways = Transfer.ways(of: Proxy.self).map { way in
      _TransferWay(
        type: way.type,
        exported: way.exported.map { export in { try export(exporting($0)) } },
        imported: way.imported.map { read in { try importing(read($0)) } })
    }
  }

  /// Creates a representation for exporting values.
  ///
  /// - Parameter exporting: Returns the value of the other type for an item.
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {
    _ways = Transfer.ways(of: Proxy.self).map { way in
      _TransferWay(
        type: way.type,
        exported: way.exported.map { export in { try export(exporting($0)) } }, imported: nil)
    }
  }

  /// Creates a representation for importing values.
  ///
  /// - Parameter importing: Returns the item for a value of the other type.
  public init(importing: @escaping @Sendable (Proxy) throws -> Item) {
    _ways = Transfer.ways(of: Proxy.self).map { way in
      _TransferWay(
        type: way.type, exported: nil,
        imported: way.imported.map { read in { try importing(read($0)) } })
    }
  }
}

// MARK: - Types of the standard library and Foundation

extension String: Transferable {
  /// The representation as UTF-8 text.
  public static var transferRepresentation: DataRepresentation<String> {
    let text = DataRepresentation<String>(
      contentType: .plainText, exporting: { Data($0.utf8) },
      importing: { String(decoding: $0, as: UTF8.self) })
    return text
  }
}

extension URL: Transferable {
  /// The representation as the text of the URL.
  public static var transferRepresentation: _TransferRepresentations<URL> {
    let link = DataRepresentation<URL>(
      contentType: UTType(exportedAs: "public.url"), exporting: { Data($0.absoluteString.utf8) },
      importing: { data in
        guard let url = URL(string: String(decoding: data, as: UTF8.self)) else {
          throw CocoaError(.fileReadUnsupportedScheme)
        }
        return url
      })
    let text = DataRepresentation<URL>(
      exportedContentType: .plainText, exporting: { Data($0.absoluteString.utf8) })
    return _TransferRepresentations(_ways: link._ways + text._ways)
  }
}

extension Data: Transferable {
  /// The representation as the data itself.
  public static var transferRepresentation: DataRepresentation<Data> {
    let data = DataRepresentation<Data>(
      contentType: .data, exporting: { $0 }, importing: { $0 })
    return data
  }
}

extension AttributedString: Transferable {
  /// The representation as text without attributes.
  public static var transferRepresentation: ProxyRepresentation<AttributedString, String> {
    let text = ProxyRepresentation<AttributedString, String>(
      exporting: { String($0.characters) }, importing: { AttributedString($0) })
    return text
  }
}

/// The transfer representations of types.
enum Transfer {
  /// Returns the transfer representations of a type.
  static func ways<Value: Transferable>(of type: Value.Type) -> [_TransferWay<Value>] {
    // A representation that the result builder creates is for the values of the type itself, so the cast succeeds. If
    // an app returns a representation of another type, there are no conversions.
    Value.transferRepresentation._ways as? [_TransferWay<Value>] ?? []
  }

  /// Returns the representations of a value as data, each with its type.
  static func exported<Value: Transferable>(
    _ value: Value
  ) -> [(type: UTType, load: () throws -> Data)] {
    ways(of: Value.self).compactMap { way in
      way.exported.map { export in (way.type, { try export(value) }) }
    }
  }

  /// Returns the value that data of a type represents; nil if the data can't be read.
  static func imported<Value: Transferable>(
    _ type: Value.Type, _ data: Data, _ dataType: UTType
  ) -> Value? {
    for way in ways(of: Value.self) where dataType.isAccepted(as: way.type) {
      if let value = try? way.imported?(data) { return value }
    }
    return nil
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
