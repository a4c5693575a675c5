public import Foundation

/// A type whose values can be dragged, copied, shared and written to files.
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
