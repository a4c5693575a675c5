/// A type of files, by its identifier.
public struct UTType: Hashable, Codable, Sendable {
  /// The identifier.
  public let identifier: String

  /// Creates a type from an identifier.
  ///
  /// - Parameter identifier: The identifier in reverse-DNS notation, such as `public.text`; every
  ///   text is accepted.
  public init?(_ identifier: String) {
    self.identifier = identifier
  }

  /// Creates a type that an app defines.
  ///
  /// - Parameters:
  ///   - identifier: The identifier in reverse-DNS notation.
  ///   - parent: The type to which it belongs, which has no effect.
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
  }

  /// Creates a type that another app defines.
  ///
  /// - Parameters:
  ///   - identifier: The identifier in reverse-DNS notation.
  ///   - parent: The type to which it belongs, which has no effect.
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
  }

  /// Text without styles.
  public static let plainText = UTType(exportedAs: "public.plain-text")
  /// Any text.
  public static let text = UTType(exportedAs: "public.text")
  /// JSON.
  public static let json = UTType(exportedAs: "public.json")
  /// Any image.
  public static let image = UTType(exportedAs: "public.image")
  /// Bytes.
  public static let data = UTType(exportedAs: "public.data")
  /// A PDF.
  public static let pdf = UTType(exportedAs: "com.adobe.pdf")
  /// A folder.
  public static let folder = UTType(exportedAs: "public.folder")
}
