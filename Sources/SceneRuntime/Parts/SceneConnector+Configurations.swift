import Foundation

// The configurations and the values of sessions.
extension SceneConnector {
  /// Chooses the configuration of a session by asking the application's delegate.
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

  /// Returns the manifest's configuration with a name and a role.
  func configuration(_ name: String?, role: SceneSession.Role) -> SceneConfiguration {
    SceneConfiguration(manifest?.configuration(named: name, role: role), role: role)
  }

  /// Returns the saved form of a configuration; nil if a class has no persistent name, or the
  /// manifest has no configuration with the same name.
  ///
  /// An unchanged entry of the manifest is saved by name and looked up again (S39). For a changed
  /// entry, the names of the classes are saved. Private and local classes have no persistent names.
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

  /// Returns the configuration of a saved session; nil if none was saved, or if the manifest's
  /// entry or a class no longer exists.
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

  /// Returns the name by which a class can be found in any run; nil if there is none.
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

  /// Restores a session's presented value from its stored form, so that routing finds the session
  /// by the value (S98).
  ///
  /// A value that can't be decoded is replaced by the declared default, or by nil (S100). The
  /// stored form remains until the app presents another value, so that another version of the app
  /// may be able to decode it.
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

  /// Returns whether the configuration still has the values of an entry of the manifest.
  fileprivate func isUnchanged(_ entry: SceneManifest.Configuration) -> Bool {
    name == entry.name && sceneClass == entry.sceneClass && delegateClass == entry.delegateClass
      && storyboard == entry.storyboardName
  }
}
