extension SceneManifest {
  /// The keys in the dictionary of a scene manifest.
  package enum Key: String, CaseIterable {
    case supportsMultipleScenes = "UIApplicationSupportsMultipleScenes"
    case supportsTabbedSceneCollection = "UIApplicationSupportsTabbedSceneCollection"
    case preferredDefaultSceneSessionRole = "UIApplicationPreferredDefaultSceneSessionRole"
    case supportsDashboardNavigationScene = "CPSupportsDashboardNavigationScene"
    case supportsInstrumentClusterNavigationScene =
      "CPSupportsInstrumentClusterNavigationScene"
    case configurations = "UISceneConfigurations"
  }
}

extension SceneManifest.Configuration {
  /// The keys in the dictionary of a configuration.
  package enum Key: String, CaseIterable {
    case name = "UISceneConfigurationName"
    case sceneClass = "UISceneClassName"
    case delegateClass = "UISceneDelegateClassName"
    case storyboard = "UISceneStoryboardFile"
    case launchStoryboard = "UILaunchStoryboardName"
    case initialImmersionStyle = "UISceneInitialImmersionStyle"
  }
}

extension InformationPropertyList {
  /// The keys at the top level of an Info.plist that concern scenes and external events.
  package enum Key: String, CaseIterable {
    case sceneManifest = "UIApplicationSceneManifest"
    case bundleIdentifier = "CFBundleIdentifier"
    case version = "CFBundleShortVersionString"
    case displayName = "CFBundleDisplayName"
    case bundleName = "CFBundleName"
    case preferredDefaultSceneSessionRole = "UIApplicationPreferredDefaultSceneSessionRole"
    case userActivityTypes = "NSUserActivityTypes"
    case urlTypes = "CFBundleURLTypes"
    case shortcutItems = "UIApplicationShortcutItems"
    /// The main storyboard of an app without scenes.
    ///
    /// Only the linter reads this entry, to report an app that has both a main storyboard and a scene manifest.
    case mainStoryboard = "UIMainStoryboardFile"
  }
}

extension InformationPropertyList.URLType {
  package enum Key: String, CaseIterable {
    case name = "CFBundleURLName"
    case schemes = "CFBundleURLSchemes"
  }
}

extension InformationPropertyList.ShortcutItem {
  package enum Key: String, CaseIterable {
    case type = "UIApplicationShortcutItemType"
    case title = "UIApplicationShortcutItemTitle"
    case subtitle = "UIApplicationShortcutItemSubtitle"
    case userInfo = "UIApplicationShortcutItemUserInfo"
  }
}
