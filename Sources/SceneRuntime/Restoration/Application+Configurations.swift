// Configurations by names, as they are kept.
extension Application {
  /// A role's configuration as the manifest has it.
  func configuration(_ name: String?, role: SceneSession.Role) -> SceneConfiguration {
    SceneConfiguration(manifest?.configuration(named: name, role: role), role: role)
  }

  /// What is kept of a configuration; nil if a class has no name it could be found by.
  ///
  /// An entry of the manifest is kept by its name alone and looked up again (S39). Private classes,
  /// and those in functions, have no lasting names.
  func kept(_ configuration: SceneConfiguration) -> SessionRecord.Configuration? {
    let entry = self.configuration(configuration.name, role: configuration.role)
    if let name = configuration.name, configuration.isSame(as: entry) {
      return SessionRecord.Configuration(name: name)
    }
    var kept = SessionRecord.Configuration(
      name: configuration.name, storyboard: configuration.storyboard)
    if let named = configuration.sceneClass {
      guard let name = lastingName(of: named) else { return nil }
      kept.sceneClass = name
    }
    if let named = configuration.delegateClass {
      guard let name = lastingName(of: named) else { return nil }
      kept.delegateClass = name
    }
    return kept
  }

  /// The configuration that was kept; nil if it can't be made again, because nothing was kept of it or
  /// a class isn't there any more.
  func restored(_ record: SessionRecord) -> SceneConfiguration? {
    guard let kept = record.configuration else { return nil }
    if let name = kept.name {
      let entry = configuration(name, role: record.role)
      if entry.name == name { return entry }
    }
    var entry = SceneManifest.Configuration(name: kept.name, storyboardName: kept.storyboard)
    if let name = kept.sceneClass {
      guard let found = found(className: name) else { return nil }
      entry.sceneClass = found
    }
    if let name = kept.delegateClass {
      guard let found = found(className: name) else { return nil }
      entry.delegateClass = found
    }
    return SceneConfiguration(entry, role: record.role)
  }

  /// A name by which a class is found again, also in another run; nil if there is none.
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
}

extension SceneConfiguration {
  fileprivate func isSame(as other: SceneConfiguration) -> Bool {
    name == other.name && sceneClass == other.sceneClass && delegateClass == other.delegateClass
      && storyboard == other.storyboard
  }
}
