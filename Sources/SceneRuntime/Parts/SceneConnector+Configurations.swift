import Foundation

// The configurations and the values of sessions.
extension SceneConnector {
  /// Chooses the configuration of a session by asking the application's delegate.
  ///
  /// The session keeps the manifest's configuration if the delegate returns no configuration, or one for another role.
  func configure(_ session: SceneSession, _ options: ConnectionOptions) {
    session.configure()
    guard
      let configuration = delegates.configuration(of: session, options)
    else { return }
    guard configuration.givenRole ?? session.role == session.role else {
      report(
        .configurationOfOtherRole(configuration.role, for: session.id, of: session.role))
      return
    }
    session.configure(configuration.copy(for: session.role))
    if session.configuration.isUnknown {
      let known = manifest?.configurations[session.role] ?? []
      report(
        .unknownConfiguration(
          session.configuration.unknownName ?? "", known: known.compactMap(\.name),
          role: session.role, in: session.id))
    }
  }

  /// Returns the configuration that the manifest has for a name and a role, or an empty configuration if the manifest
  /// has none.
  func configuration(_ name: String?, role: SceneSession.Role) -> SceneConfiguration {
    SceneConfiguration(manifest?.configuration(named: name, role: role), role: role)
  }

  /// Returns the form in which a configuration is saved; nil if the configuration can't be saved.
  ///
  /// This is the case if a class of the configuration has no persistent name, or if the configuration has only a name,
  /// which isn't in the manifest.
  ///
  /// A configuration that equals an entry of the manifest is saved as the entry's name, which is looked up again at the
  /// next launch (S39). For any other configuration, its name and the names of its classes and its storyboard are
  /// saved. Private and local classes have no persistent names.
  func kept(_ configuration: SceneConfiguration) -> SessionRecord.Configuration? {
    if configuration.isUnknown { return nil }
    let (name, role) = (configuration.name, configuration.role)
    if let entry = manifest?.configuration(named: name, role: role),
      configuration.isUnchanged(entry)
    {
      return .entry(name: name)
    }
    var (scene, delegate): (String?, String?) = (nil, nil)
    if let named = configuration.sceneClass {
      scene = lastingName(of: named)
      if scene == nil { return nil }
    }
    if let named = configuration.delegateClass {
      delegate = lastingName(of: named)
      if delegate == nil { return nil }
    }
    return .classes(
      name: name, scene: scene, delegate: delegate, storyboard: configuration.storyboard)
  }

  /// Returns the configuration with which a session was saved; nil if no configuration was saved, or if the saved entry
  /// of the manifest or a saved class no longer exists.
  func restored(_ record: SessionRecord) -> SceneConfiguration? {
    switch record.configuration {
    case nil: return nil
    case .entry(let name):
      return manifest?.configuration(named: name, role: record.role)
        .map { SceneConfiguration($0, role: record.role) }
    case .classes(let name, let scene, let delegate, let storyboard):
      let entry = SceneManifest.Configuration(
        name: name, sceneClass: scene.flatMap(found), delegateClass: delegate.flatMap(found),
        storyboardName: storyboard)
      guard (entry.sceneClass == nil) == (scene == nil),
        (entry.delegateClass == nil) == (delegate == nil)
      else { return nil }
      return SceneConfiguration(entry, role: record.role)
    }
  }

  /// Returns the name by which a class can be found in a later run; nil if the class can't be found by its name.
  private func lastingName(of named: AnyClass) -> String? {
    let key = ObjectIdentifier(named)
    if let known = classNames[key] { return known }
    let name = String(reflecting: named)
    let lasting = found(className: name) == named ? name : nil
    classNames[key] = .some(lasting)
    return lasting
  }

  private func found(className: String) -> AnyClass? {
    (manifest?.buildSettings ?? .process).class(named: className)
  }

  /// Decodes the stored JSON of a session's presented value, so that routing finds the session by the value (S98).
  ///
  /// If the JSON can't be decoded, the session presents the declared default value, or nil (S100). The JSON remains
  /// stored until the app presents another value, because another version of the app may be able to decode it.
  func restoreValue(of session: SceneSession, from json: Data?) {
    guard let values = session.factory?.values else { return }
    do {
      guard let json else { throw CocoaError(.coderValueNotFound) }
      session.presentedValue = PresentedValue(value: try values.decode(json), json: json)
    } catch {
      session.presentedValue = sessions.defaultValue(of: session)
      session.undecodedValue = json
      report(.unreadableValue(of: values.type, in: session.id, because: error))
    }
    sessions.routePresentedValue(of: session)
  }
}

extension SceneConfiguration {
  /// Whether the configuration has only a name, which isn't in the manifest.
  var isUnknown: Bool {
    unknownName != nil && sceneClass == nil && delegateClass == nil && storyboard == nil
  }

  /// Returns whether the configuration still equals an entry of the manifest.
  fileprivate func isUnchanged(_ entry: SceneManifest.Configuration) -> Bool {
    // If the app set a class to nil, and the class that the entry names wasn't found, both classes are nil. In this
    // case, only the names differ.
    name == entry.name && sceneClass == entry.sceneClass && delegateClass == entry.delegateClass
      && (sceneClass != nil || sceneClassName == entry.sceneClassName)
      && (delegateClass != nil || delegateClassName == entry.delegateClassName)
      && storyboard == entry.storyboardName
  }
}
