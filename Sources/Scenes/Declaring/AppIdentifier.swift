import Foundation

/// The identifier of an app that declares no identifier.
enum AppIdentifier {
  /// Returns the identifier in the Info.plist found for the program or, if there is none, the program's name.
  ///
  /// - Parameters:
  ///   - type: The type of the app or of its delegate. The name of the type's module replaces the variable for the
  ///     module's name in the identifier.
  ///   - list: The Info.plist found for the program.
  /// - Returns: The identifier, with its variables expanded.
  @MainActor static func of(
    _ type: Any.Type,
    in list: InformationPropertyList = InformationPropertyList.Standard.process.list
  ) -> String {
    let program = URL(fileURLWithPath: CommandLine.arguments.first ?? "app").lastPathComponent
    guard let written = list.bundleIdentifier else { return program }
    return BuildSettings(of: type, bundleIdentifier: program).expanding(written)
  }
}
