/// The kind of an element within its role, from an open set.
///
/// Later versions and embedders add kinds. Each names a fallback, a kind of the same role with the same data,
/// which a host draws if it doesn't know the kind:
///
/// ```swift
/// extension DisplayControl.Kind {
///   static var rating: Self { Self("rating", fallback: .slider) }
/// }
/// ```
public struct DisplayKind<Role>: RawRepresentable, Hashable, Codable, Sendable {
  /// The names of the kind's fallbacks and its own, separated by dots, such as `button.toggle`.
  ///
  /// So a host that reads an unknown kind from a file or a stream knows its fallback too.
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
  ///   - fallback: The kind to draw in its place; nil if hosts draw what the role says.
  public init(_ name: String, fallback: Self?) {
    rawValue = fallback.map { "\($0.rawValue).\(name)" } ?? name
  }

  /// The name of the kind without those of its fallbacks.
  public var name: String {
    rawValue.lastIndex(of: ".").map { String(rawValue[$0...].dropFirst()) } ?? rawValue
  }

  /// The kind that a host draws instead if it doesn't draw this one; nil for a kind that every host draws.
  public var fallback: Self? {
    rawValue.lastIndex(of: ".").map { Self(rawValue: String(rawValue[..<$0])) }
  }

  /// Returns whether the kind is another kind or falls back to it.
  ///
  /// - Parameter other: The other kind.
  /// - Returns: True for the kind itself, its fallback, the fallback of that, and so on.
  public func isKind(of other: Self) -> Bool {
    self == other || fallback?.isKind(of: other) == true
  }
}
