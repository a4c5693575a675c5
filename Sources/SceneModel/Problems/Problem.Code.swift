extension Problem {
  /// The code of a problem, by which an app recognizes the kind of problem.
  ///
  /// Codes are stable, whereas the texts of problems may be reworded. Each code of the library is a static constant
  /// whose name equals the raw value of the code. Apps and embedding frameworks add their own codes, with a prefix that
  /// distinguishes them:
  ///
  /// ```swift
  /// extension Problem.Code {
  ///   /// A message that the server doesn't have.
  ///   static let missingMessage: Self = "postbox.missingMessage"
  /// }
  /// ```
  public struct Code: RawRepresentable, Hashable, Codable, Sendable {
    /// The stable name of the code.
    public let rawValue: String

    /// Creates a code from its stable name.
    ///
    /// - Parameter rawValue: The stable name, such as `unhandledEvent`; any text is allowed.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}

extension Problem.Code: ExpressibleByStringLiteral {
  /// Creates a code from its stable name.
  ///
  /// - Parameter name: The stable name, as written in the literal.
  public init(stringLiteral name: String) {
    self.init(rawValue: name)
  }
}

extension Problem.Code: CustomStringConvertible {
  /// The stable name of the code.
  public var description: String { rawValue }
}

extension Problem.Code {
  /// The code of a decoded problem that an earlier version of this library encoded without a code.
  public static let unspecified: Self = "unspecified"
}
