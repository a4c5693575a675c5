package import Foundation

extension BuildSettings {
  /// Creates the settings of an app: the module of its type, and the names of the running program.
  ///
  /// - Parameters:
  ///   - app: The type that declares the app.
  ///   - bundleIdentifier: The bundle identifier of the app.
  public init(of app: Any.Type, bundleIdentifier: String) {
    // The reflected name begins with the name of the module, even for a nested or local type.
    let module = String(reflecting: app).prefix { $0 != "." }
    self.init(
      moduleName: String(module), productName: Self.process.productName,
      bundleIdentifier: bundleIdentifier)
  }

  /// The settings of the running program; the module has the name of the executable.
  public static let process: BuildSettings = {
    let name = executable.deletingPathExtension().lastPathComponent
    return BuildSettings(moduleName: name.cIdentifier, productName: name)
  }()

  // The file of the running program.
  package static let executable: URL = {
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(filePath: link ?? CommandLine.arguments.first ?? "app")
  }()
}
