/// Spellings of Swift 3 and 4 in declarations that delegates use.
enum OldSpelling {
  /// The current names, by the old names.
  static let names = [
    "UIApplicationLaunchOptionsKey": "UIApplication.LaunchOptionsKey",
    "UIApplicationOpenURLOptionsKey": "UIApplication.OpenURLOptionsKey",
    "UIApplicationState": "UIApplication.State",
    "UIApplicationExtensionPointIdentifier": "UIApplication.ExtensionPointIdentifier",
    "UIBackgroundTaskInvalid": "UIBackgroundTaskIdentifier.invalid",
    "UIApplicationOpenSettingsURLString": "UIApplication.openSettingsURLString",
    "NSAttributedStringKey": "NSAttributedString.Key",
    "UIAlertControllerStyle": "UIAlertController.Style",
    "UIAlertActionStyle": "UIAlertAction.Style",
    "UITableViewCellStyle": "UITableViewCell.CellStyle",
    "UIControlState": "UIControl.State", "UIControlEvents": "UIControl.Event",
  ]

  /// Returns the tokens to replace at an index, with the current spelling; nil if the index isn't in an old signature.
  static func edit(at index: Int, in source: SourceText) -> (range: Range<Int>, text: String)? {
    // The handler of a continued activity took an array of `Any` in older versions. A private
    // method isn't called by UIKit, so its signature must not become the signature of a delegate's
    // method.
    guard source.text(index) == "Any", source.text(index - 1) == "[",
      source.text(index + 1) == "]",
      (max(0, index - 8)..<index).contains(where: { source.text($0) == "restorationHandler" }),
      !isInPrivateMethod(index, source)
    else { return nil }
    return (index..<index + 1, "any UIUserActivityRestoring")
  }

  private static func isInPrivateMethod(_ index: Int, _ source: SourceText) -> Bool {
    let start = (0..<index).last { source.text($0) == "func" }
    let modifiers = start.flatMap { source.method(at: $0)?.modifiers } ?? []
    return modifiers.contains("private") || modifiers.contains("fileprivate")
  }
}
