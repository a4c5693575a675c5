import Foundation

@testable import SceneMigration

/// A project of a few files in a temporary folder.
struct FixtureProject {
  let folder: URL

  /// Writes files.
  init(_ files: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  /// Finds what is in files, and removes them.
  static func finder<Value>(
    of files: [String: String], limit: Int = 1000, _ body: (AppFinder) throws -> Value
  ) throws -> Value {
    let project = try FixtureProject(files)
    defer { try? FileManager.default.removeItem(at: project.folder) }
    return try body(AppFinder(files: ProjectFiles(project.folder, limit: limit)))
  }

  /// The applications among files.
  static func candidates(of files: [String: String]) throws -> [AppCandidate] {
    try finder(of: files) { $0.candidates() }
  }

  /// An application delegate in a file.
  static func delegate(_ name: String = "AppDelegate") -> String {
    "@main class \(name): UIResponder, UIApplicationDelegate {\n}\n"
  }

  /// An Info.plist of an app.
  static func infoPlist(_ key: String = "LSRequiresIPhoneOS") -> String {
    "<plist version=\"1.0\"><dict><key>\(key)</key><true/></dict></plist>"
  }

  /// A project of Xcode with one target, `App`, whose files are the folder `App`.
  ///
  /// - Parameters:
  ///   - settings: The build settings of the target, in the form of the file.
  ///   - configuration: Further entries of its configuration.
  /// - Returns: The text of `project.pbxproj`.
  static func xcode(_ settings: String = "", configuration: String = "") -> String {
    """
    // !$*UTF8*$!
    {
      objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L0; };
        G = {isa = PBXGroup; children = (F, X); sourceTree = "<group>"; };
        F = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        X = {isa = PBXFileSystemSynchronizedRootGroup; path = Settings; sourceTree = "<group>"; };
        L0 = {isa = XCConfigurationList; buildConfigurations = (); };
        L = {isa = XCConfigurationList; buildConfigurations = (C); };
        C = {isa = XCBuildConfiguration; name = Release; \(configuration)
          buildSettings = { \(settings) }; };
        T = {isa = PBXNativeTarget; name = App; buildConfigurationList = L;
          productType = "com.apple.product-type.application";
          fileSystemSynchronizedGroups = (F); };
      };
      rootObject = P;
    }
    """
  }
}
