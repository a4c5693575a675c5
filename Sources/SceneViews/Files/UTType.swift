#if THREAD_SANITIZER
import SceneRuntime
#else
import Synchronization
#endif

/// A type of files, identified by a string.
///
/// ```swift
/// let note = UTType(exportedAs: "com.example.note", conformingTo: .plainText)
/// let isText = note.conforms(to: .text)
/// ```
///
/// The library knows filename extensions only for types that have a constant, and for Markdown. It knows no filename
/// extension for a type that an app declares, so file dialogs and document groups for such a type accept every
/// extension that the library doesn't know.
public struct UTType: Sendable {
  /// The identifier in reverse-DNS notation, such as `public.text`.
  public let identifier: String
  /// The declared supertype, as the only element; empty for a type that was created from an identifier.
  private let declared: [UTType]
  /// The filename extension of a type that was created from an extension without a matching known type; nil for other
  /// types.
  private let ending: String?

  /// Creates a type that this library describes, or a type of which only the identifier is known.
  init(known identifier: String) {
    self.identifier = identifier
    ending =
      identifier.hasPrefix(Self.dynamic) ? String(identifier.dropFirst(Self.dynamic.count)) : nil
    declared = ending == nil ? [] : [.data]
  }

  /// The beginning of the identifiers of types that are created from an unknown filename extension.
  private static let dynamic = "dyn."

  private init(_ identifier: String, below parent: UTType?, ending: String? = nil) {
    self.identifier = identifier
    declared = parent.map { [$0] } ?? []
    self.ending = ending
    guard ending == nil, let parent else { return }
    Self.supertypesOfApps.withLock { known in
      if known[identifier] == nil { known[identifier] = parent }
    }
  }

  /// The supertypes of the types that the app has declared so far, by the identifiers of the types.
  ///
  /// A type that is created from an identifier, for example when it is decoded, gets its supertype from this
  /// dictionary.
  private static let supertypesOfApps = Mutex<[String: UTType]>([:])

  /// Creates a type from an identifier; the result is nil if the identifier contains no dot.
  ///
  /// - Parameter identifier: The identifier, such as `public.text`.
  public init?(_ identifier: String) {
    guard Self.known[identifier] != nil || identifier.contains(".") else { return nil }
    self.init(known: identifier)
  }

  /// Creates a type that an app defines.
  ///
  /// - Parameters:
  ///   - identifier: The identifier in reverse-DNS notation.
  ///   - parent: The type to which the new type conforms; if it is nil, the new type conforms to ``data``.
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.init(identifier, below: parent ?? .data)
  }

  /// Creates a type that another app defines.
  ///
  /// - Parameters:
  ///   - identifier: The identifier in reverse-DNS notation.
  ///   - parent: The type to which the new type conforms; if it is nil, the new type conforms to ``data``.
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.init(identifier, below: parent ?? .data)
  }

  /// Creates the type of files with a filename extension; the result is nil if the extension is empty.
  ///
  /// - Parameters:
  ///   - ending: The filename extension without the dot, such as `txt`.
  ///   - supertype: The type to which the result must conform; ``data`` permits any known type. If no known type has
  ///     the extension and conforms to the supertype, the result is a new type without a description, which conforms to
  ///     the supertype.
  public init?(filenameExtension ending: String, conformingTo supertype: UTType = .data) {
    let ending = ending.lowercased()
    if ending.isEmpty { return nil }
    let named = Self.known.filter { $0.value.endings.contains(ending) }.keys.sorted()
      .map { UTType(known: $0) }
    if let type = named.first(where: { $0.conforms(to: supertype) || supertype == .data }) {
      self = type
    } else {
      self.init(Self.dynamic + ending, below: supertype, ending: ending)
    }
  }

  /// Creates the type with a MIME type; the result is nil if no known type has the MIME type and conforms to the
  /// supertype.
  ///
  /// - Parameters:
  ///   - mimeType: The MIME type, such as `text/plain`.
  ///   - supertype: The type to which the result must conform.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let name = mimeType.lowercased()
    let named = Self.known.filter { $0.value.mimeTypes.contains(name) }.keys.sorted()
      .map { UTType(known: $0) }
    guard let type = named.first(where: { $0.conforms(to: supertype) }) else { return nil }
    self = type
  }

  // MARK: - Description

  /// The preferred filename extension, without the dot; nil if none is known.
  public var preferredFilenameExtension: String? {
    ending ?? Self.known[identifier]?.endings.first
  }

  /// The preferred MIME type; nil if none is known.
  public var preferredMIMEType: String? {
    Self.known[identifier]?.mimeTypes.first { !$0.hasSuffix("*") }
  }

  /// A description of the type for people, in English; nil if the type has none.
  public var localizedDescription: String? { Self.known[identifier]?.words }

  /// The description of the type for people, or else the filename extension or the identifier of the type.
  package var words: String {
    localizedDescription ?? ending.map { ".\($0)" } ?? identifier
  }

  /// Whether the type was created from a filename extension without a matching known type.
  public var isDynamic: Bool { ending != nil }

  /// Whether the type has an identifier that the library or an app chose; false if the type is dynamic.
  public var isDeclared: Bool { !isDynamic }

  /// Whether the identifier begins with `public.`, as the identifiers shared by all systems do.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  // MARK: - Conformance

  /// All other types to which the type conforms.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var next = parents
    while let parent = next.popLast() {
      if found.insert(parent).inserted { next += parent.parents }
    }
    return found
  }

  /// The types to which the type conforms directly.
  private var parents: [UTType] {
    let known = (Self.known[identifier]?.parents ?? []).map { UTType(known: $0) }
    guard declared.isEmpty, known.isEmpty else { return declared + known }
    return Self.supertypesOfApps.withLock { $0[identifier] }.map { [$0] } ?? []
  }

  /// Returns whether files of the type are also files of another type.
  ///
  /// - Parameter type: The other type.
  /// - Returns: True for the type itself and for each type to which it conforms. Two types that were created from the
  ///   same unknown extension conform to each other.
  public func conforms(to type: UTType) -> Bool {
    self == type || supertypes.contains(type)
  }

  /// Returns whether files of another type are also files of this type.
  ///
  /// - Parameter type: The other type.
  /// - Returns: False for the type itself.
  public func isSupertype(of type: UTType) -> Bool { self != type && type.conforms(to: self) }

  /// Returns whether files of this type are also files of another type.
  ///
  /// - Parameter type: The other type.
  /// - Returns: False for the type itself.
  public func isSubtype(of type: UTType) -> Bool { type.isSupertype(of: self) }
}

/// Types with the same identifier are equal.
extension UTType: Hashable {
  /// Returns whether two types have the same identifier.
  ///
  /// - Parameters:
  ///   - lhs: A type.
  ///   - rhs: Another type.
  /// - Returns: Whether the identifiers are equal.
  public static func == (lhs: UTType, rhs: UTType) -> Bool { lhs.identifier == rhs.identifier }

  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

/// A type is encoded as its identifier.
///
/// The supertype isn't encoded. A decoded type has the supertype that the app declares for the identifier with
/// `init(exportedAs:conformingTo:)` or `init(importedAs:conformingTo:)`, even if the declaration comes after the
/// decoding.
extension UTType: Codable {
  /// Creates a type from its identifier.
  ///
  /// - Parameter decoder: The decoder, which contains the identifier as a string.
  /// - Throws: A `DecodingError` if the data isn't a string.
  public init(from decoder: any Decoder) throws {
    self.init(known: try decoder.singleValueContainer().decode(String.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

extension UTType: CustomStringConvertible {
  /// The identifier.
  public var description: String { identifier }
}
