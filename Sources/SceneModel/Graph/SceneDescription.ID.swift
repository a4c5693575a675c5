extension SceneDescription {
  /// The identity of a declared scene.
  ///
  /// The identity stays the same when the declarations are evaluated again, and when the app is started again.
  public indirect enum ID: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The identifier that the app gave the scene.
    case declared(String)
    /// The full name of the type whose values the windows present, such as `Postbox.Message.ID`.
    ///
    /// If several declarations without an identifier present values of the same type, only the first has this identity.
    case value(String)
    /// The scene type, and the path of the declaration in the app's body.
    case path(Kind, String)
    /// The name of the delegate class that declares the scene, and the scene's identity among the scenes of this class
    /// (S65).
    case hosted(String, ID)

    /// The identity without the name of the delegate class that declares the scene; the whole identity if the app
    /// declares the scene.
    package var unhosted: ID {
      if case .hosted(_, let id) = self { id } else { self }
    }

    /// The identity as a phrase after a noun, such as `of "inbox"` or `for Swift.Int`.
    var phrase: String {
      if case .value = unhosted { description } else { "of \(self)" }
    }

    // Only the text is hashed, not the case, the scene type or the delegate class. Different identities rarely have the
    // same text.
    public func hash(into hasher: inout Hasher) {
      switch self {
      case .declared(let text), .value(let text), .path(_, let text): hasher.combine(text)
      case .hosted(_, let id): id.hash(into: &hasher)
      }
    }

    /// The identity as text for logs and problems.
    ///
    /// Examples are `"inbox"` for a declared identifier, `for Swift.Int` for the type of a value,
    /// `for document Notes.Note` for the type of a document, and `Window at 1.true.0` for a scene type and a path. For
    /// a scene that a delegate class declares, the name of the class follows: `"inbox" in Postbox.InboxSceneDelegate`.
    public var description: String {
      switch self {
      case .declared(let id): "\"\(id)\""
      case .value(let type): "for \(ValueType.shownName(of: type))"
      case .path(let kind, let path): "\(kind.rawValue) at \(path)"
      case .hosted(let delegateClass, let id): "\(id) in \(delegateClass)"
      }
    }
  }

  /// The identity of a type whose values are presented in windows.
  ///
  /// Different types have different identities. Only the ``name`` is the same in every process.
  public struct ValueType: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The module and the nominal path of the type, such as `Postbox.Message.ID`.
    public let name: String
    private let symbol: String

    /// Creates the identity of a type.
    ///
    /// - Parameter type: The type of the values.
    public init(_ type: Any.Type) {
      name = Self.nominalPath(of: type)
      symbol = _mangledTypeName(type) ?? name
    }

    /// The module and the nominal path of the type, such as `Postbox.Message.ID`, or the word `document` and the path
    /// of a document's type.
    public var description: String { Self.shownName(of: name) }

    /// Returns the name of a type as it is shown to people.
    ///
    /// The windows of a document group present values of an internal type of this library. For this internal type, the
    /// shown name is the word `document` and the type of the document. The stored identity of the scene contains the
    /// name of the internal type.
    ///
    /// - Parameter name: The module and the nominal path of the type.
    /// - Returns: The name to show; for most types, the given name.
    fileprivate static func shownName(of name: String) -> String {
      let wrapper = "Scenes.DocumentPlace<"
      guard name.hasPrefix(wrapper), name.hasSuffix(">") else { return name }
      return "document " + name.dropFirst(wrapper.count).dropLast()
    }

    /// Returns the nominal path of a type, without the addresses that `String(reflecting:)` writes for private and
    /// local types.
    ///
    /// The addresses are left out, because they differ between processes.
    private static func nominalPath(of type: Any.Type) -> String {
      let name = String(reflecting: type)
      // Only a name with a `$` can have such an address. Other names skip the regular expression, which is slow.
      guard name.utf8.contains(UInt8(ascii: "$")) else { return name }
      return name.replacing(/\(unknown context at \$[0-9a-f]+\)\.?/, with: "")
    }
  }
}
