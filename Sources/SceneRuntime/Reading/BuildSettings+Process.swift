package import Foundation

extension BuildSettings {
  /// Creates build settings, such as the name of the module, for an app that runs in this process.
  ///
  /// - Parameters:
  ///   - app: The type that declares the app. Its module is the module of the app.
  ///   - bundleIdentifier: The bundle identifier of the app.
  public init(of app: Any.Type, bundleIdentifier: String) {
    // The reflected name begins with the name of the module, even for a nested or local type.
    let module = String(reflecting: app).prefix { $0 != "." }
    self.init(
      moduleName: String(module), productName: Self.process.productName,
      bundleIdentifier: bundleIdentifier)
  }

  /// The build settings of the running program, in which the module has the name of the executable.
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
