import Foundation

/// The identifier of an app that declares no identifier.
enum AppIdentifier {
  /// Returns the identifier in the Info.plist found for the program or, if there is none, the program's name.
  ///
  /// - Parameters:
  ///   - type: The type of the app or of its delegate. If the identifier contains `$(PRODUCT_MODULE_NAME)`, the name of
  ///     the type's module replaces this variable.
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
