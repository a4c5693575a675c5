extension SceneManifest {
  /// Expands the manifest's variables, and finds the classes for its class names.
  ///
  /// A class that was set in code isn't replaced. If a named class doesn't exist, the scene connects without the class,
  /// and a problem is recorded (S35).
  ///
  /// - Parameter settings: The values of the variables, and the name of the module in which names without a module are
  ///   looked up.
  /// - Returns: The manifest with expanded values and classes.
  public func resolved(in settings: BuildSettings) -> SceneManifest {
    var manifest = expanded(in: settings)
    manifest.configurations = manifest.configurations.mapValues {
      $0.map { $0.withClasses(in: settings) }
    }
    return manifest
  }

  /// Expands the manifest's variables without finding classes.
  func expanded(in settings: BuildSettings) -> SceneManifest {
    var manifest = self
    manifest.buildSettings = settings
    manifest.preferredDefaultSceneSessionRole = preferredDefaultSceneSessionRole.map {
      SceneRole(rawValue: settings.expanding($0.rawValue))
    }
    manifest.configurations = configurations.mapValues {
      $0.map { $0.expanded(in: settings) }
    }
    return manifest
  }

  /// Expands the manifest's variables and finds its classes, with the build settings of the manifest.
  ///
  /// If the manifest has no build settings, those of the process are used, with the given bundle identifier.
  func resolved(for identifier: String) -> SceneManifest {
    if let buildSettings { return resolved(in: buildSettings) }
    var settings = BuildSettings.process
    settings.bundleIdentifier = identifier
    return resolved(in: settings)
  }
}

extension SceneManifest.Configuration {
  fileprivate func expanded(in settings: BuildSettings) -> Self {
    var entry = self
    entry.name = name.map(settings.expanding)
    entry.sceneClassName = sceneClassName.map(settings.expanding)
    entry.delegateClassName = delegateClassName.map(settings.expanding)
    entry.storyboardName = storyboardName.map(settings.expanding)
    entry.launchStoryboardName = launchStoryboardName.map(settings.expanding)
    entry.initialImmersionStyle = initialImmersionStyle.map(settings.expanding)
    return entry
  }

  fileprivate func withClasses(in settings: BuildSettings) -> Self {
    var entry = self
    entry.sceneClass = sceneClass ?? sceneClassName.flatMap(settings.class)
    entry.delegateClass = delegateClass ?? delegateClassName.flatMap(settings.class)
    return entry
  }
}

extension InformationPropertyList {
  /// Expands the variables in the list's values, and finds the classes that the scene manifest names.
  ///
  /// - Parameter settings: The values of the variables, and the name of the module in which names without a module are
  ///   looked up.
  /// - Returns: The list with expanded values and classes.
  public func resolved(in settings: BuildSettings) -> InformationPropertyList {
    var list = self
    list.sceneManifest = sceneManifest?.resolved(in: settings)
    list.preferredDefaultSceneSessionRole = preferredDefaultSceneSessionRole.map {
      SceneRole(rawValue: settings.expanding($0.rawValue))
    }
    list.bundleIdentifier = bundleIdentifier.map(settings.expanding)
    list.version = version.map(settings.expanding)
    list.name = name.map(settings.expanding)
    list.userActivityTypes = userActivityTypes.map(settings.expanding)
    list.urlTypes = urlTypes.map { type in
      URLType(
        name: type.name.map(settings.expanding), schemes: type.schemes.map(settings.expanding))
    }
    list.shortcutItems = shortcutItems.map { item in
      var item = item
      item.type = settings.expanding(item.type)
      item.title = settings.expanding(item.title)
      item.subtitle = item.subtitle.map(settings.expanding)
      return item
    }
    return list
  }
}
