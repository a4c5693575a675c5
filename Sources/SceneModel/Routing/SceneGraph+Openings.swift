/// A trigger that opens a window of a declared scene.
package enum SceneOpening: Hashable, Sendable {
  /// A launch without stored sessions (S95, S96).
  case launch
  /// An external event with a text that contains one of the conditions (S79).
  case matching([String])
  /// An external event that matches no condition (S79).
  case otherEvents
  /// An external event without a text, if no scene's conditions match such events (S73).
  case eventsWithoutText
  /// A person's request for a new window without choosing a scene.
  case newWindow
  /// A keyboard shortcut.
  case shortcut(KeyboardShortcut)
  /// A request by the app with an identifier, a value, or both.
  case request(id: String?, value: String?)
  /// A request for the settings by the app or a person.
  case settings
}

extension SceneGraph {
  /// Returns the triggers that open each declared scene, in declaration order.
  ///
  /// A condition is left out if an earlier scene matches all its events, because the earlier scene
  /// gets the events. If only one scene is allowed, the other scenes never open (S79, S102). Menus
  /// in which a host lists scenes aren't included.
  ///
  /// - Parameter supportsMultipleScenes: Whether more than one scene is allowed (S54).
  /// - Returns: The triggers of each scene; empty for a scene that never opens.
  package func openings(supportingMultipleScenes supportsMultipleScenes: Bool) -> [[SceneOpening]] {
    let launched = Set(
      scenesAtLaunch(supportingMultipleScenes: supportsMultipleScenes).map(\.id))
    guard supportsMultipleScenes else {
      return scenes.map { launched.contains($0.id) ? [.launch] : [] }
    }
    let index = DeclarationIndex(self)
    let primary = primary(supportingMultipleScenes: true)
    let settings = scenes.firstIndex { $0.kind == .settings }
    var earlier = ConditionIndex<Bool>()
    var isEverythingMatched = false
    var openings: [[SceneOpening]] = []
    for (place, scene) in scenes.enumerated() {
      var ways: [SceneOpening] = launched.contains(scene.id) ? [.launch] : []
      if scene.kind.isReachable, let conditions = scene.conditions {
        let texts = zip(conditions.texts, conditions.folded).filter { text, folded in
          !isEverythingMatched && !folded.isEmpty
            && (text == "*" || !earlier.hasMatch(in: folded))
        }
        if !texts.isEmpty { ways.append(.matching(texts.map(\.0))) }
        for condition in conditions.folded where !condition.isEmpty && condition != FoldedText("*")
        {
          earlier[condition] = true
        }
        if conditions.texts.contains("*") { isEverythingMatched = true }
      }
      if place == index.fallback { ways.append(.otherEvents) }
      if place == index.untargeted.first, index.fallback == nil { ways.append(.eventsWithoutText) }
      if place == primary { ways.append(.newWindow) }
      if let shortcut = scene.keyboardShortcut { ways.append(.shortcut(shortcut)) }
      if let request = scene.request { ways.append(request) }
      if place == settings { ways.append(.settings) }
      openings.append(ways)
    }
    // A scene that handles all events leaves no event for the fallback rules.
    guard isEverythingMatched else { return openings }
    return openings.map { $0.filter { $0 != .otherEvents && $0 != .eventsWithoutText } }
  }
}

extension ConditionIndex {
  /// Returns whether a text contains one of the conditions.
  fileprivate func hasMatch(in text: FoldedText) -> Bool {
    var isFound = false
    forEachMatch(in: text) { _ in isFound = true }
    return isFound
  }
}

extension SceneDescription {
  /// The request that opens the scene; nil if the app can't make such a request.
  fileprivate var request: SceneOpening? {
    guard kind.isReachable else { return nil }
    return switch id.unhosted {
    case .declared(let id): .request(id: id, value: valueType?.name)
    case .value(let type): .request(id: nil, value: type)
    case .path, .hosted: nil
    }
  }
}
