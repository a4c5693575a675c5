extension SceneDescription {
  /// By what a declared scene is known from one resolving, and one run, to the next.
  public indirect enum ID: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The id the app gave it.
    case declared(String)
    /// The module and nominal path of its value type, if no earlier declaration has that type.
    case value(String)
    /// Its kind and its place among the declarations.
    case path(Kind, String)
    /// What it is known by among the scenes that the class of a delegate declares (S65).
    case hosted(String, ID)

    /// What it is known by among those declared with it.
    package var unhosted: ID {
      if case .hosted(_, let id) = self { id } else { self }
    }

    public var description: String {
      switch self {
      case .declared(let id): "\"\(id)\""
      case .value(let type): "for \(type)"
      case .path(let kind, let path): "\(kind.rawValue) at \(path)"
      case .hosted(let delegateClass, let id): "\(id) in \(delegateClass)"
      }
    }
  }

  /// A type of presented value, told apart within a process and known again in the next.
  public struct ValueType: Hashable, Codable, Sendable, CustomStringConvertible {
    /// Module and nominal path, such as `Postbox.Message.ID`.
    public let name: String
    private let symbol: String

    public init(_ type: Any.Type) {
      name = Self.nominalPath(of: type)
      symbol = _mangledTypeName(type) ?? name
    }

    public var description: String { name }

    /// The printed name of a private or local type holds an address that differs per run; that
    /// part is left out.
    private static func nominalPath(of type: Any.Type) -> String {
      String(reflecting: type).replacing(/\(unknown context at \$[0-9a-f]+\)\.?/, with: "")
    }
  }
}
