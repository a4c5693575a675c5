import Foundation

extension BuildSettings {
  /// Those of an app's type: its module, and the names of the running program.
  ///
  /// - Parameters:
  ///   - app: The type that declares the app.
  ///   - bundleIdentifier: The identity of the app.
  public init(of app: Any.Type, bundleIdentifier: String) {
    // The name begins with the module's, also for a type within another or in a function.
    let module = String(reflecting: app).prefix { $0 != "." }
    self.init(
      moduleName: String(module), productName: Self.process.productName,
      bundleIdentifier: bundleIdentifier)
  }

  /// Those of the running program, whose module is taken to have the name of its file.
  public static let process: BuildSettings = {
    let name = executable.deletingPathExtension().lastPathComponent
    return BuildSettings(moduleName: name.cIdentifier, productName: name)
  }()

  // Not the main bundle's, which would have Foundation read the Info.plist beside the program.
  /// The running program's file.
  static let executable: URL = {
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(filePath: link ?? CommandLine.arguments.first ?? "app")
  }()
}
