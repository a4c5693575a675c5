/// A way in which a window of a declared scene can open: a launch, an event, or a request.
package enum SceneOpening: Hashable, Sendable {
  /// A launch without stored sessions (S95, S96).
  case launch
  /// An external event whose text contains one of these conditions of the scene, or any event if `*` is one of them
  /// (S79).
  case matching([String])
  /// An external event that matches no condition (S79).
  case otherEvents
  /// An external event without a target content identifier or URL, if no scene has a condition that matches such events
  /// (S73).
  case eventsWithoutText
  /// A person's request for a new window, without a choice of scene.
  case newWindow
  /// The keyboard shortcut of the scene.
  case shortcut(KeyboardShortcut)
  /// A request of the app with an identifier, a value, or both; `value` is the name of the value's type.
  case request(id: String?, value: String?)
  /// A request of the app or of a person to open a document or, if `canCreate` is true, to create a document.
  case document(canCreate: Bool)
  /// A request of the app or of a person for the settings.
  case settings
}

extension SceneGraph {
  /// Returns, for each declared scene in order, everything that opens the scene.
  ///
  /// A condition is left out if an earlier scene matches all events that contain the condition, because the earlier
  /// scene gets these events. If the application may have only one scene, the scenes that don't open at launch never
  /// open (S79, S102). The menus in which a host lists scenes aren't included.
  ///
  /// - Parameter supportsMultipleScenes: Whether the application may have more than one scene at a time (S54).
  /// - Returns: An array for each scene; empty for a scene that never opens.
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
    // A scene with the condition `*` handles all events that match no other condition, so no event is left for
    // `otherEvents` and `eventsWithoutText`.
    guard isEverythingMatched else { return openings }
    return openings.map { $0.filter { $0 != .otherEvents && $0 != .eventsWithoutText } }
  }
}

extension ConditionIndex {
  /// Returns whether a text contains any of the conditions in the index.
  fileprivate func hasMatch(in text: FoldedText) -> Bool {
    var isFound = false
    forEachMatch(in: text) { _ in isFound = true }
    return isFound
  }
}

extension SceneDescription {
  /// The request with which the app opens the scene; nil if no request opens the scene.
  fileprivate var request: SceneOpening? {
    guard kind.isReachable else { return nil }
    // The windows of documents present values of a type that apps can't name, so apps open documents by the actions
    // `openDocument` and `newDocument`.
    if kind == .documentGroup { return .document(canCreate: createsDocuments == true) }
    return switch id.unhosted {
    case .declared(let id): .request(id: id, value: valueType?.name)
    case .value(let type): .request(id: nil, value: type)
    case .path, .hosted: nil
    }
  }
}
