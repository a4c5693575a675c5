public import Foundation

extension InformationPropertyList {
  /// Returns the possible locations of a program's Info.plist; the first existing file is used.
  ///
  /// For a program `Postbox` in a folder, the locations are:
  ///
  /// 1. `Postbox-Info.plist` beside the program, for folders with several programs;
  /// 2. `Postbox-Info.plist` in the resources of a package's target with the same name, such as
  ///    `Mail_Postbox.resources` beside the program;
  /// 3. `Info.plist` beside the program, as in an iOS app;
  /// 4. `../Info.plist` if the folder is `MacOS`, as in a macOS app;
  /// 5. `Contents/Info.plist` beside the program;
  /// 6. `Postbox.resources/Info.plist` beside the program;
  /// 7. `../share/Postbox.resources/Info.plist` if the folder is `bin`.
  ///
  /// - Parameter executable: The program's file.
  /// - Returns: The files, whether they exist or not. The second location is included only for
  ///   folders that exist, in the order of their names.
  public static func places(for executable: URL) -> [URL] {
    let folder = executable.deletingLastPathComponent()
    let above = folder.deletingLastPathComponent()
    let name = executable.deletingPathExtension().lastPathComponent
    let ownFileName = "\(name)-\(fileName)"
    var places = [folder.appending(path: ownFileName)]
    places += resourceFolders(of: name, in: folder).map { $0.appending(path: ownFileName) }
    places.append(folder.appending(path: fileName))
    if folder.lastPathComponent == "MacOS" { places.append(above.appending(path: fileName)) }
    places.append(folder.appending(path: "Contents/\(fileName)"))
    places.append(folder.appending(path: "\(name).resources/\(fileName)"))
    if folder.lastPathComponent == "bin" {
      places.append(above.appending(path: "share/\(name).resources/\(fileName)"))
    }
    return places
  }

  private static let fileName = "Info.plist"

  /// Returns the resource folders of targets with a name, which SwiftPM writes beside programs.
  ///
  /// SwiftPM refuses a resource `Info.plist`, and puts the package's name before the target's name.
  package static func resourceFolders(of target: String, in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted()
      .filter { $0.hasSuffix("_\(target).resources") || $0.hasSuffix("_\(target).bundle") }
      .map { folder.appending(path: $0) }
  }

  /// Reads the Info.plist of a program, from the first existing file of ``places(for:)``.
  ///
  /// - Parameter executable: The program's file; the file of the running program if nil.
  /// - Returns: The property list; nil if there is no file.
  /// - Throws: A ``/SceneModel/PropertyListError`` with the file, the key path and the expected value.
  public static func found(beside executable: URL? = nil) throws -> InformationPropertyList? {
    let file = places(for: executable ?? BuildSettings.executable).first {
      FileManager.default.fileExists(atPath: $0.path)
    }
    return try file.map { try InformationPropertyList(contentsOf: $0) }
  }
}

extension SceneManifest {
  /// Reads the manifest of a program, from the first existing file of
  /// ``InformationPropertyList/places(for:)``.
  ///
  /// - Parameter executable: The program's file; the file of the running program if nil.
  /// - Returns: The manifest; nil if there is no file, or if the file contains no manifest.
  /// - Throws: A ``/SceneModel/PropertyListError`` with the file, the key path and the expected value.
  public static func found(beside executable: URL? = nil) throws -> SceneManifest? {
    try InformationPropertyList.found(beside: executable)?.sceneManifest
  }

  /// Creates the default manifest: the manifest that was found, or a manifest with multiple scenes
  /// and no configurations.
  ///
  /// If a file can't be used, the reason is in the manifest's ``readingProblem``.
  package init(_ standard: InformationPropertyList.Standard) {
    self = standard.list.sceneManifest ?? SceneManifest(supportsMultipleScenes: true)
    preferredDefaultSceneSessionRole = standard.list.preferredDefaultSceneSessionRole
    readingProblem = standard.problem
  }
}

extension InformationPropertyList {
  /// The property list found beside a program.
  ///
  /// Without a usable file, the list is empty, and the problem of the file is recorded.
  package struct Standard {
    package var list = InformationPropertyList()
    /// Whether there is a file that can be read.
    package private(set) var isFound = false
    package var problem: Problem?

    /// The declared types of activities; nil if there is no file.
    package var declaredActivityTypes: [String]? { isFound ? list.userActivityTypes : nil }

    package init(beside executable: URL? = nil) {
      do {
        if let found = try InformationPropertyList.found(beside: executable) {
          (list, isFound) = (found, true)
        }
      } catch let error as PropertyListError {
        problem = Problem(error)
      } catch {
        problem = .unusablePropertyList(because: error)
      }
    }

    /// The property list of the running program, which is looked up only once.
    @MainActor package static let process = Standard()
  }
}
