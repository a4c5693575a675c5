/// The kind of an element within its role.
///
/// The set of kinds is open: later versions of the library, and frameworks that are built on the library, add kinds. An
/// added kind names a fallback: another kind of the same role, with the same data. A host that doesn't support the
/// added kind draws the fallback instead:
///
/// ```swift
/// extension DisplayControl.Kind {
///   static var rating: Self { Self("rating", fallback: .slider) }
/// }
/// ```
public struct DisplayKind<Role>: RawRepresentable, Hashable, Codable, Sendable {
  /// The names of the kind's fallbacks and of the kind itself, separated by dots, such as
  /// `button.toggle`.
  ///
  /// The names are in the raw value so that a host that reads an unknown kind from a file or a stream
  /// also has the kind's fallback.
  public let rawValue: String

  /// Creates a kind from its raw value.
  ///
  /// - Parameter rawValue: The names of the fallbacks and of the kind, separated by dots.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a kind.
  ///
  /// - Parameters:
  ///   - name: The name, without dots.
  ///   - fallback: The kind that a host draws if the host doesn't support the new kind; nil for a kind that every host
  ///     draws.
  public init(_ name: String, fallback: Self?) {
    rawValue = fallback.map { "\($0.rawValue).\(name)" } ?? name
  }

  /// The name of the kind without the names of its fallbacks.
  public var name: String {
    rawValue.lastIndex(of: ".").map { String(rawValue[$0...].dropFirst()) } ?? rawValue
  }

  /// The kind that a host draws if it doesn't support this kind; nil for a kind that every host
  /// draws.
  public var fallback: Self? {
    rawValue.lastIndex(of: ".").map { Self(rawValue: String(rawValue[..<$0])) }
  }

  /// Returns whether the kind equals another kind, or has the other kind as a fallback.
  ///
  /// - Parameter other: The kind with which this kind is compared.
  /// - Returns: True if the other kind is this kind, or a direct or indirect fallback of this kind.
  public func isKind(of other: Self) -> Bool {
    // The names are compared without creating strings, because hosts call this method for each element that they draw.
    let (names, others) = (rawValue.utf8, other.rawValue.utf8)
    if names.count <= others.count { return self == other }
    let end = names.index(names.startIndex, offsetBy: others.count)
    return names[end] == UInt8(ascii: ".") && names.starts(with: others)
  }
}
