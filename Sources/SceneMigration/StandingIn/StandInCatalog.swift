/// The stand-ins for the types, members and names that a set of files uses without declaring.
struct StandInCatalog {
  /// The shape of a stand-in for a type.
  enum Kind: Hashable {
    /// A value that accepts any member.
    case value
    /// A value with generic arguments.
    case generic
    /// A subclass of a known class.
    case subclass(of: String)
    /// A class that a delegate of the project inherits from.
    case base
    /// A protocol.
    case `protocol`
    /// A protocol that values conform to.
    case protocolOfValues
    /// A property wrapper.
    case wrapper
    /// A value that is a view or a scene too, of the stand-in with this name.
    case content(String)
    /// Another name of a type that two modules have.
    case alias(of: String)

    /// Whether the stand-in is a separate class.
    var isClass: Bool {
      switch self {
      case .subclass, .base: true
      case .value, .generic, .protocol, .protocolOfValues, .wrapper, .content, .alias: false
      }
    }
  }

  /// A member that a known type lacks.
  struct Member: Hashable, Comparable {
    var name: String
    var isStatic: Bool
    /// Whether the member is a type.
    var isType = false
    /// Whether the member's value is a stand-in, even if the type itself would be more likely.
    var isStandIn = false

    static func < (left: Member, right: Member) -> Bool {
      (left.name, left.isStatic ? 1 : 0) < (right.name, right.isStatic ? 1 : 0)
    }
  }

  /// A function that a known type lacks, or that the module lacks.
  struct Function: Hashable, Comparable {
    var name: String
    var arguments: Initializer

    static func < (left: Function, right: Function) -> Bool {
      (left.name, left.arguments) < (right.name, right.arguments)
    }
  }

  /// The arguments of an initializer.
  struct Initializer: Hashable, Comparable {
    /// The labels, empty for none.
    var labels: [String]
    /// For each argument, the number of parameters if it is a closure.
    var closures: [Int?]

    static func < (left: Initializer, right: Initializer) -> Bool {
      (left.labels.joined(separator: ":"), "\(left.closures)")
        < (right.labels.joined(separator: ":"), "\(right.closures)")
    }
  }

  /// The types, by their names.
  var types: [String: Kind] = [:]
  /// The names of values and functions.
  var values: Set<String> = []
  /// The members of known types, by the names of the types.
  var members: [String: Set<Member>] = [:]
  /// The labels of subscripts that collections lack.
  var subscripts: Set<String> = []
  /// The types that lack a subscript.
  var indexed: Set<String> = []
  /// The functions, by the names of their types; those of the module by the empty name.
  var functions: [String: Set<Function>] = [:]
  /// The initializers, by the names of the types.
  var initializers: [String: Set<Initializer>] = [:]

  /// The protocols that a file makes stand-ins conform to itself.
  var conformed: Set<String> = []
  /// The stand-ins that didn't compile, by their names, which aren't made again.
  var refused: Set<String> = []

  /// Stands in for types of other packages whose names the modules here have too.
  mutating func hideNames(from sources: [SourceText]) {
    let hasLog = sources.contains { source in
      source.tokens.indices.contains {
        source.text($0) == "import" && ["os", "OSLog"].contains(source.text($0 + 1))
      }
    }
    // UIKit doesn't bring the system's logger along, but other modules do, and only its messages have privacy.
    let hasPrivacy = sources.contains { source in
      source.tokens.contains { $0.kind == .string && $0.text.contains(", privacy: .") }
    }
    let mentions = sources.contains { $0.tokens.contains { $0.text == "Logger" } }
    if mentions, !hasLog, !hasPrivacy { types["Logger"] = .value }
  }

  /// Adds a type, unless there is one of the name.
  ///
  /// - Returns: Whether it was added.
  mutating func add(type name: String, _ kind: Kind) -> Bool {
    guard types[name] == nil, Self.isName(name), name != "StandIn" else { return false }
    types[name] = kind
    if case .subclass(let superclass) = kind, types[superclass] == .value {
      types[superclass] = .base
    }
    return true
  }

  /// Makes a type the name of a value, because it is used as one.
  mutating func demote(_ name: String) -> Bool {
    guard types.removeValue(forKey: name) != nil else { return false }
    initializers[name] = nil
    return values.insert(name).inserted
  }

  /// Adds a member of a known type.
  ///
  /// - Returns: Whether it was added.
  mutating func add(_ member: Member, of type: String) -> Bool {
    guard Self.isName(member.name), !type.isEmpty,
      type.split(separator: ".").allSatisfy({ Self.isName(String($0)) })
    else { return false }
    guard !refused.contains("\(type).\(member.name)") else { return false }
    // A type of the name is used as a value too.
    let isKnown = members[type]?.contains { $0.name == member.name && $0.isType } ?? false
    if isKnown, !member.isType { return false }
    if member.isType {
      members[type] = members[type]?.filter { $0.name != member.name || $0.isType }
    }
    return members[type, default: []].insert(member).inserted
  }

  /// Adds a function of a known type, or of the module.
  ///
  /// - Returns: Whether it was added.
  mutating func add(_ function: Function, of type: String) -> Bool {
    guard Self.isName(function.name), !refused.contains("\(type).\(function.name)()"),
      type.split(separator: ".").allSatisfy({ Self.isName(String($0)) })
    else { return false }
    let isKnown =
      functions[type]?.contains {
        $0.name == function.name && $0.arguments.labels == function.arguments.labels
      } ?? false
    guard !isKnown else { return false }
    return functions[type, default: []].insert(function).inserted
  }

  /// Makes a static member of a known type a stand-in, because the type itself doesn't fit.
  ///
  /// - Returns: Whether anything changed.
  mutating func loosen(_ name: String, of type: String) -> Bool {
    guard var member = members[type]?.first(where: { $0.name == name && $0.isStatic }),
      !member.isStandIn, !member.isType
    else { return false }
    members[type]?.remove(member)
    member.isStandIn = true
    return members[type, default: []].insert(member).inserted
  }

  /// Adds the name of a value.
  ///
  /// - Returns: Whether it was added.
  mutating func add(value name: String) -> Bool {
    guard Self.isName(name), types[name] == nil else { return false }
    return values.insert(name).inserted
  }

  /// Adds an initializer.
  ///
  /// - Returns: Whether it was added.
  mutating func add(_ initializer: Initializer, of type: String) -> Bool {
    guard !refused.contains("\(type).init") else { return false }
    return initializers[type, default: []].insert(initializer).inserted
  }

  static func isName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    return (first.properties.isAlphabetic || first == "_")
      && text.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "_"
      }
  }
}
