/// Spellings of Swift 3 and 4 for what delegates have to do with.
enum OldSpelling {
  /// The names of today, by the old ones.
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

  /// Returns the tokens and the text of today of an old signature; nil for any other token.
  static func edit(at index: Int, in source: SourceText) -> (range: Range<Int>, text: String)? {
    // The handler of a continued activity took any objects. A private method isn't a delegate's, and mustn't become one.
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
