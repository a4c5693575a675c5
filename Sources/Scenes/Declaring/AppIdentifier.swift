import Foundation

/// The identifier of an app that doesn't state one itself.
enum AppIdentifier {
  // The main bundle isn't asked, because Foundation would read the Info.plist, however damaged.
  /// Returns the identifier in the Info.plist beside the program, or else the program's name.
  ///
  /// - Parameters:
  ///   - type: The type of the app or its delegate, whose module variables stand for.
  ///   - list: The Info.plist.
  /// - Returns: The identifier, its variables expanded.
  @MainActor static func of(
    _ type: Any.Type,
    in list: InformationPropertyList = InformationPropertyList.Standard.process.list
  ) -> String {
    let program = URL(fileURLWithPath: CommandLine.arguments.first ?? "app").lastPathComponent
    guard let written = list.bundleIdentifier else { return program }
    return BuildSettings(of: type, bundleIdentifier: program).expanding(written)
  }
}
