/// The stand-ins for types, members and names that a set of files uses but doesn't declare.
///
/// A stand-in is a declaration that is generated because the real declaration is missing on this system. A known type
/// is a type that the files or the modules of this system declare.
struct StandInCatalog {
  /// The form of a stand-in for a type.
  enum Kind: Hashable {
    /// A value with members of any name.
    case value
    /// A value with members of any name, of a type that takes generic arguments.
    case generic
    /// A subclass. The string contains the name of the superclass, and protocols after commas.
    ///
    /// The superclass is a class of the library or another stand-in.
    case subclass(of: String)
    /// A class from which a class in the files, or another stand-in, inherits.
    case base
    /// A protocol that classes conform to.
    case `protocol`
    /// A protocol that values conform to.
    case protocolOfValues
    /// A property wrapper.
    case wrapper
    /// A value that can also be used as a view, a scene or commands. The string is the name of the stand-in's
    /// type.
    case content(String)
    /// An alias of the type of one module, because two modules declare types with this name.
    case alias(of: String)

    /// Whether the stand-in has a class of its own.
    var isClass: Bool {
      switch self {
      case .subclass, .base: true
      case .value, .generic, .protocol, .protocolOfValues, .wrapper, .content, .alias: false
      }
    }
  }

  /// A member to add to a known type.
  struct Member: Hashable, Comparable {
    var name: String
    var isStatic: Bool
    var isType = false
    /// Whether the value of a static member is always a stand-in.
    ///
    /// If false, the value can be a string, or a value of the type that has the member.
    var isStandIn = false

    static func < (left: Member, right: Member) -> Bool {
      (left.name, left.isStatic ? 1 : 0) < (right.name, right.isStatic ? 1 : 0)
    }
  }

  /// A function to add to a known type, or a global function to add.
  struct Function: Hashable, Comparable {
    var name: String
    var arguments: Initializer

    static func < (left: Function, right: Function) -> Bool {
      (left.name, left.arguments) < (right.name, right.arguments)
    }
  }

  /// The arguments of an initializer or a function.
  struct Initializer: Hashable, Comparable {
    /// The labels of the arguments; an empty string if an argument has no label.
    var labels: [String]
    /// For each argument, the number of parameters of the closure that is passed; nil if the argument isn't a closure.
    var closures: [Int?]

    static func < (left: Initializer, right: Initializer) -> Bool {
      (left.labels.joined(separator: ":"), "\(left.closures)")
        < (right.labels.joined(separator: ":"), "\(right.closures)")
    }
  }

  /// The forms of stand-ins for types, by the names of the types.
  var types: [String: Kind] = [:]
  /// The names of global values and functions.
  var values: Set<String> = []
  /// The members to add to known types, by the names of the types.
  var members: [String: Set<Member>] = [:]
  /// The labels of the subscripts to add to collections.
  var subscripts: Set<String> = []
  /// The names of the known types to which a subscript is added.
  var indexed: Set<String> = []
  /// The functions to add to known types, by the names of the types.
  ///
  /// The empty name stands for global functions.
  var functions: [String: Set<Function>] = [:]
  /// The initializers to add, by the names of the types.
  var initializers: [String: Set<Initializer>] = [:]

  /// The protocols for which no conformance of `StandIn` is generated, because the compiler rejected the conformance.
  var conformed: Set<String> = []
  /// The names of members, such as `Type.name`, `Type.function()` or `Type.init`, whose stand-ins didn't compile.
  ///
  /// These stand-ins aren't generated again.
  var refused: Set<String> = []

  /// Adds a stand-in for a `Logger` of another package, if the sources use one.
  mutating func hideNames(from sources: [SourceText]) {
    let hasLog = sources.contains { source in
      source.tokens.indices.contains {
        source.text($0) == "import" && ["os", "OSLog"].contains(source.text($0 + 1))
      }
    }
    // UIKit doesn't export the system's `Logger`, but other modules do. Only messages of the system's
    // logger have `privacy` arguments.
    let hasPrivacy = sources.contains { source in
      source.tokens.contains { $0.kind == .string && $0.text.contains(", privacy: .") }
    }
    let mentions = sources.contains { $0.tokens.contains { $0.text == "Logger" } }
    if mentions, !hasLog, !hasPrivacy { types["Logger"] = .value }
  }

  /// Adds a type, unless the name isn't valid or the catalog already has a type with the name.
  ///
  /// - Returns: Whether the type was added.
  mutating func add(type name: String, _ kind: Kind) -> Bool {
    guard types[name] == nil, Self.isName(name), name != "StandIn" else { return false }
    types[name] = kind
    if case .subclass(let superclass) = kind, types[superclass] == .value {
      types[superclass] = .base
    }
    return true
  }

  /// Replaces the stand-in for a type with a stand-in for a value of the same name, because the source uses the name as
  /// a value.
  ///
  /// - Returns: Whether the stand-in for the value was added; false if the catalog has no type with the name.
  mutating func demote(_ name: String) -> Bool {
    guard types.removeValue(forKey: name) != nil else { return false }
    initializers[name] = nil
    values.insert(name)
    return true
  }

  /// Adds a member of a known type.
  ///
  /// - Returns: Whether the member was added.
  mutating func add(_ member: Member, of type: String) -> Bool {
    guard Self.isName(member.name), !type.isEmpty,
      type.split(separator: ".").allSatisfy({ Self.isName(String($0)) })
    else { return false }
    guard !refused.contains("\(type).\(member.name)") else { return false }
    // If the type already has a nested type of this name, the nested type also stands in for the value,
    // because a type can't have two members of one name.
    let isKnown = members[type]?.contains { $0.name == member.name && $0.isType } ?? false
    if isKnown, !member.isType { return false }
    if member.isType {
      members[type] = members[type]?.filter { $0.name != member.name || $0.isType }
    }
    return members[type, default: []].insert(member).inserted
  }

  /// Adds a function of a known type or, if the name of the type is empty, a global function.
  ///
  /// - Returns: Whether the function was added.
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

  /// Makes the value of a static member a `StandIn`, because a value of the type that has the member can't be used.
  ///
  /// - Returns: Whether the member changed.
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
  /// - Returns: Whether the name was added.
  mutating func add(value name: String) -> Bool {
    guard Self.isName(name), types[name] == nil else { return false }
    return values.insert(name).inserted
  }

  /// Adds an initializer of a type.
  ///
  /// - Returns: Whether the initializer was added.
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
