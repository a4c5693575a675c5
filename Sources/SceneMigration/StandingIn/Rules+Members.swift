extension Rules {
  mutating func answerMember(_ place: Place) -> Bool {
    let message = place.message
    if let match = message.firstMatch(
      of:
        /(static member|instance member|value of type|type) '(.+?)'(?: \(aka '(.+?)'\))? has no (?:dynamic )?(?:subscripts|(?:dynamic )?member '(.+?)')/
    ) {
      guard let member = match.4.map(String.init) else {
        let name = simple(String(match.2))
        return !name.isEmpty && catalog.types[name] == nil && catalog.indexed.insert(name).inserted
      }
      let isView = match.2 == "StandInView" || match.3 == "StandInView"
      if isView, match.1 == "type", member.first?.isUppercase == true,
        become(String(match.2), kind: .value)
      {
        // A type that has a nested type is probably not a view, so its stand-in becomes a value.
        return true
      }
      return addMember(
        member, of: isView ? "StandInView" : String(match.2), isStatic: match.1 == "type", place)
    }
    if let match = message.firstMatch(
      of: /static member '(\w+)' cannot be used on instance of type '.+?'/),
      message.contains("'StandInView'")
    {
      return addMember(String(match.1), of: "StandInView", isStatic: false, place)
    }
    if let match = message.firstMatch(
      of:
        /'(.+?)' is not a member type of (?:class|struct|enum|protocol|type alias|actor|generic \w+)? ?'(.+?)'/
    ) {
      let type = message.contains("(aka 'StandIns.StandIn')") ? "StandIn" : own(String(match.2))
      return catalog.add(.init(name: String(match.1), isStatic: true, isType: true), of: type)
    }
    if let match = message.firstMatch(of: /no type named '(.+?)' in module '(.+?)'/) {
      return qualified(place, String(match.1))
    }
    if let match = message.firstMatch(of: /module '(.+?)' has no member named '(.+?)'/) {
      return qualified(place, String(match.2))
    }
    return false
  }

  /// The name of a type without the name of the module that declares it.
  private func own(_ type: String) -> String {
    // Messages contain the actual name of a module, such as `UIKitNames` for `UIKit`.
    for module in ["UIKitNames", "SwiftUINames", "CombineNames"] where type.hasPrefix("\(module).")
    {
      return String(type.dropFirst(module.count + 1))
    }
    let parts = type.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2, let first = parts[1].split(separator: ".").first.map(String.init),
      catalog.types[first] != nil
        || sources.contains(where: { $0.types.contains { $0.name == first } })
    else { return simple(type) }
    return simple(parts[1])
  }

  /// Removes the module and the dot before a name that the module doesn't declare.
  ///
  /// - Returns: Whether an edit was made; false if there is no dot before the name.
  private mutating func qualified(_ place: Place, _ name: String) -> Bool {
    guard let file = place.file, let token = place.token else { return false }
    let source = sources[file]
    let index = source.text(token) == name ? token : token + 2
    guard source.text(index - 1) == ".", index >= 2 else { return false }
    return replace(place, index - 2..<index, "")
  }

  private mutating func addMember(
    _ member: String, of type: String, isStatic: Bool, _ place: Place
  ) -> Bool {
    let isMeta = type.hasSuffix(".Type")
    var owner = isMeta ? String(type.dropLast(5)) : type
    guard let file = place.file, let token = place.token else { return false }
    let source = sources[file]
    let base = member.split(separator: "(").first.map(String.init) ?? member
    let index = source.text(token) == "." ? token + 1 : token
    let isAtMember = source.text(index) == base && source.text(index - 1) == "."
    if isStatic, owner == "Self" { return isAtMember && giveBase(toMemberAt: index, place) }
    if ["Any", "AnyObject", "any Any", "Any?", "AnyObject?"].contains(type) {
      return isStatic && isAtMember && giveBase(toMemberAt: index, place)
    }
    // A member without a base, such as `.name`, belongs to the type itself, even if an optional value is expected.
    if isStatic, owner.hasSuffix("?") { owner = String(owner.dropLast()) }
    if let content = owner.firstMatch(of: /^some (View|Scene)$/) {
      return isAtMember && addFunction(at: index, of: String(content.1), source)
    }
    // If the source calls a member of a view, the member is a modifier.
    let isView =
      owner == "StandInView" || Self.views.contains(simple(owner))
      || isOwnView(simple(owner)) && isModifier(index, source)
    if isView, !isStatic, isAtMember, isCalled(index, source) {
      return addFunction(at: index, of: "View", source)
    }
    let name = simple(owner)
    guard !name.isEmpty, name != "StandIn", catalog.types[name] != .value else { return false }
    if isStatic, base == "shared", catalog.types[name] == nil, isOwnName(name) {
      return addType(name)
    }
    if isStatic || isMeta, isAtMember, isCalled(index, source),
      catalog.types[name] == nil,
      catalog.members[name]?.contains(where: { $0.name == base }) != true
    {
      return addFunction(at: index, of: name, source)
    }
    if catalog.functions[name]?.contains(where: { $0.name == base }) == true { return false }
    let new = StandInCatalog.Member(
      name: base, isStatic: isStatic || isMeta,
      isStandIn: name == "StandInView"
        || sources.contains {
          $0.types.contains { $0.name == name && $0.keyword != "extension" }
        })
    return catalog.add(new, of: name) || earlier.members[name]?.contains(new) != true
  }

  /// Whether one of the app's files declares a type as a view.
  private func isOwnView(_ name: String) -> Bool {
    let name = name.split(separator: ".").last.map(String.init) ?? name
    return sources.contains {
      $0.types.contains { $0.name == name && $0.inherited.contains("View") }
    }
  }

  /// Whether a member is called on a view that the same statement creates.
  private func isModifier(_ index: Int, _ source: SourceText) -> Bool {
    source.text(source.startOfChain(index)).first?.isUppercase == true
  }

  /// SwiftUI's views on which apps call modifiers of their own.
  private static let views: Set<String> = [
    "Button", "Color", "Divider", "EmptyView", "ForEach", "Form", "GeometryReader", "Group",
    "HStack", "Image", "Label", "LazyVStack", "Link", "List", "Menu", "ModifiedContent",
    "NavigationLink", "NavigationSplitView", "NavigationStack", "NavigationView", "Picker",
    "ScrollView", "Section", "Spacer", "TabView", "Text", "Toggle", "VStack", "ZStack",
  ]

  /// Whether the source calls a member with arguments, or with a closure that isn't the body of a
  /// control statement.
  private func isCalled(_ index: Int, _ source: SourceText) -> Bool {
    if source.text(index + 1) == "(" { return true }
    let start = source.statements(around: index).first?.range.lowerBound
    let isControlled = start.map {
      ["if", "guard", "while", "for", "switch", "else"].contains(source.text($0))
    }
    return source.text(index + 1) == "{" && isControlled == false
  }

  /// Whether the app probably declares a type of this name in a file that isn't compiled.
  ///
  /// The caller has found that a module, such as UIKit, declares another type of this name, which has no `shared`
  /// member.
  private func isOwnName(_ name: String) -> Bool {
    let isForeign = ["UI", "NS", "UN", "URL", "JSON"].contains { name.hasPrefix($0) }
    let foundation: Set<String> = [
      "UserDefaults", "Bundle", "FileManager", "NotificationCenter", "ProcessInfo", "Calendar",
      "DispatchQueue", "OperationQueue", "Locale", "DateFormatter", "HTTPCookieStorage", "Data",
      "String", "Date", "TimeZone", "Notification", "Thread", "Timer", "NumberFormatter",
    ]
    return !isForeign && !foundation.contains(name) && !name.contains(".")
      && !sources.contains { $0.types.contains { $0.name == name } }
  }

  /// The names of classes in Apple's frameworks, by the names that the compiler's messages contain.
  private static let appleNames = [
    "Application": "UIApplication", "SceneWindow": "UIWindow", "ConnectedScene": "UIScene",
    "WindowScene": "UIWindowScene", "SceneSession": "UISceneSession",
    "SceneConfiguration": "UISceneConfiguration", "UserActivity": "NSUserActivity",
    "ShortcutItem": "UIApplicationShortcutItem", "OpenURLContext": "UIOpenURLContext",
    "NotificationResponse": "UNNotificationResponse",
    "ConnectionOptions": "UIScene.ConnectionOptions",
  ]

  /// The name of a type, without the generic arguments of the type and of its enclosing types.
  private static func withoutArguments(_ name: String) -> String {
    var depth = 0
    return name.filter { character in
      if character == "<" { depth += 1 }
      defer { if character == ">" { depth -= 1 } }
      return depth == 0
    }
  }

  /// The name with which a type can be extended; empty if the type can't be extended.
  func simple(_ type: String) -> String {
    var name = type
    if name.hasPrefix("any ") { name = String(name.dropFirst(4)) }
    if name.hasPrefix("[") { return name.contains(":") ? "Dictionary" : "Array" }
    if name.hasSuffix("?") || name.hasSuffix("!") { return "Optional" }
    name = Self.withoutArguments(name)
    if let apple = Self.appleNames[name] { return apple }
    if name.contains(" ") || name.contains("(") || name.contains("&") { return "" }
    return name
  }
}
