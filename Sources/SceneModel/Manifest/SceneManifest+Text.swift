extension SceneManifest {
  /// The configurations as lines of a tree, in which each configuration is below its role; empty if there are none.
  ///
  /// ```
  /// UIWindowSceneSessionRoleApplication
  ///   configuration "Inbox"
  ///     delegate: Postbox.InboxSceneDelegate
  ///     storyboard: Main
  /// ```
  package var configurationLines: [String] {
    roles.flatMap { role in
      [role.rawValue] + (configurations[role] ?? []).flatMap(\.lines).map { "  " + $0 }
    }
  }
}

extension SceneManifest.Configuration {
  fileprivate var lines: [String] {
    func text(_ named: AnyClass?, _ name: String?) -> String? {
      named.map { String(reflecting: $0) } ?? name.map { "\($0), which isn't there" }
    }
    let details = [
      text(sceneClass, sceneClassName).map { "scene: \($0)" },
      text(delegateClass, delegateClassName).map { "delegate: \($0)" },
      storyboardName.map { "storyboard: \($0)" },
    ]
    return ["configuration " + (name.map { "\"\($0)\"" } ?? "(no name)")]
      + details.compactMap(\.self).map { "  " + $0 }
  }
}
