extension ManifestSample {
  private static let name = ("UISceneConfigurationName", text("Inbox"))
  private static let delegate = (
    "UISceneDelegateClassName", text("$(PRODUCT_MODULE_NAME).SceneDelegate")
  )
  private static let role = "UIWindowSceneSessionRoleApplication"

  /// More than twenty Info.plists, each of which says something the others don't.
  public static let all: [ManifestSample] = plain + withKeys + written

  private static let plain = [
    ManifestSample("a manifest that says nothing", manifest()),
    ManifestSample("several scenes", manifest(("UIApplicationSupportsMultipleScenes", "<true/>"))),
    ManifestSample("one scene", manifest(("UIApplicationSupportsMultipleScenes", "<false/>"))),
    ManifestSample("configurations without roles", manifest(("UISceneConfigurations", dict()))),
    ManifestSample(
      "a role without configurations",
      manifest(
        ("UISceneConfigurations", dict((role, array()))))),
    ManifestSample("a configuration that says nothing", one(dict())),
    ManifestSample("a name", one(dict(name))),
    ManifestSample("a delegate", one(dict(name, delegate))),
    ManifestSample(
      "a template's four keys",
      one(
        dict(
          name, delegate, ("UISceneClassName", text("UIWindowScene")),
          ("UISceneStoryboardFile", text("Main"))))),
    ManifestSample(
      "three configurations of a role",
      manifest(
        ("UIApplicationSupportsMultipleScenes", "<true/>"),
        (
          "UISceneConfigurations",
          dict(
            (
              role,
              array(
                dict(name, delegate), dict(("UISceneConfigurationName", text("Message"))),
                dict(("UISceneConfigurationName", text("Compose")), delegate))
            ))
        ))),
    ManifestSample(
      "an external display",
      one(dict(name), role: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")),
    ManifestSample(
      "an external display of old",
      one(dict(name), role: "UIWindowSceneSessionRoleExternalDisplay")),
    ManifestSample("an unknown role", one(dict(name), role: "POSceneSessionRolePostcard")),
  ]

  private static let withKeys = [
    ManifestSample(
      "a car",
      manifest(
        ("CPSupportsDashboardNavigationScene", "<true/>"),
        ("CPSupportsInstrumentClusterNavigationScene", "<false/>"),
        (
          "UISceneConfigurations",
          dict(
            ("CPTemplateApplicationSceneSessionRoleApplication", array(dict(name))),
            ("CPTemplateApplicationDashboardSceneSessionRoleApplication", array(dict())),
            ("CPTemplateApplicationInstrumentClusterSceneSessionRoleApplication", array(dict())))
        ))),
    ManifestSample(
      "a space around a person",
      manifest(
        (
          "UIApplicationPreferredDefaultSceneSessionRole",
          text("UISceneSessionRoleImmersiveSpaceApplication")
        ),
        (
          "UISceneConfigurations",
          dict(
            (
              "UISceneSessionRoleImmersiveSpaceApplication",
              array(
                dict(("UISceneInitialImmersionStyle", text("UIImmersionStyleFull"))))
            ))
        ))),
    ManifestSample(
      "a preferred role at the top",
      dict(
        ("UIApplicationSceneManifest", dict()),
        (
          "UIApplicationPreferredDefaultSceneSessionRole",
          text("UIWindowSceneSessionRoleVolumetricApplication")
        ))),
    ManifestSample(
      "tabs", manifest(("UIApplicationSupportsTabbedSceneCollection", "<false/>"))),
    ManifestSample(
      "a launch storyboard", one(dict(name, ("UILaunchStoryboardName", text("Launch"))))),
    ManifestSample(
      "unknown keys",
      manifest(
        ("POStamps", array("<integer>12</integer>", "<real>0.5</real>", "<data>AAEC</data>")),
        ("PODate", "<date>2019-09-19T17:00:00Z</date>"),
        ("UISceneConfigurations", dict((role, array(dict(name, ("POColor", text("red"))))))))),
    ManifestSample(
      "links, activities and quick actions",
      dict(
        ("UIApplicationSceneManifest", dict(("UIApplicationSupportsMultipleScenes", "<true/>"))),
        ("NSUserActivityTypes", array(text("com.example.postbox.read"))),
        (
          "CFBundleURLTypes",
          array(
            dict(
              ("CFBundleURLName", text("com.example.postbox")),
              ("CFBundleURLSchemes", array(text("postbox"), text("mailto")))))
        ),
        (
          "UIApplicationShortcutItems",
          array(
            dict(
              (
                "UIApplicationShortcutItemType",
                text("$(PRODUCT_BUNDLE_IDENTIFIER).compose")
              ),
              ("UIApplicationShortcutItemTitle", text("New Message")),
              ("UIApplicationShortcutItemSubtitle", text("To anybody")),
              (
                "UIApplicationShortcutItemUserInfo", dict(("folder", text("drafts")))
              )))
        ))),
  ]

  private static let written = [
    ManifestSample(
      "letters of many scripts",
      one(
        dict(
          ("UISceneConfigurationName", text("Einwürfe &amp; 郵便 &#128236;")),
          ("UISceneDelegateClassName", text("Postbox.Übersicht"))))),
    ManifestSample(
      "comments and character data",
      """
      <!-- Scenes --><dict>
        <key>UIApplicationSceneManifest</key> <!-- the manifest -->
        <dict><key>UISceneConfigurations</key><dict><key>\(role)</key><array><dict>
          <key>UISceneConfigurationName</key><string><![CDATA[<Inbox>]]></string>
        </dict></array></dict></dict>
      </dict>
      """),
    ManifestSample(
      "variables",
      one(
        dict(
          ("UISceneConfigurationName", text("${PRODUCT_NAME:upper} $(TARGET_NAME)")),
          (
            "UISceneDelegateClassName",
            text("$(PRODUCT_NAME:c99extidentifier).SceneDelegate")
          )))),
    ManifestSample(
      "all that stands in an app's Info.plist",
      dict(
        ("CFBundleIdentifier", text("$(PRODUCT_BUNDLE_IDENTIFIER)")),
        ("CFBundleVersion", text("1")),
        ("LSRequiresIPhoneOS", "<true/>"),
        (
          "UIApplicationSceneManifest",
          dict(
            ("UIApplicationSupportsMultipleScenes", "<false/>"),
            ("UISceneConfigurations", dict((role, array(dict(name, delegate))))))
        ),
        ("UILaunchScreen", dict()),
        (
          "UISupportedInterfaceOrientations",
          array(
            text("UIInterfaceOrientationPortrait"), text("UIInterfaceOrientationLandscapeLeft"))
        ))),
  ]
}
