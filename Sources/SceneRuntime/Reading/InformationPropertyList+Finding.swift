public import Foundation

extension InformationPropertyList {
  /// Returns the paths at which a program's Info.plist may be.
  ///
  /// The first file that exists is used.
  ///
  /// For a program `Postbox`, these are the paths in order:
  ///
  /// 1. `Postbox-Info.plist` beside the program, for folders with several programs;
  /// 2. `Postbox-Info.plist` in the resources of a package's target `Postbox`, such as in `Mail_Postbox.resources`
  ///    beside the program;
  /// 3. `Info.plist` beside the program, as in an iOS app;
  /// 4. `../Info.plist` if the program's folder is `MacOS`, as in a macOS app;
  /// 5. `Contents/Info.plist` beside the program;
  /// 6. `Postbox.resources/Info.plist` beside the program;
  /// 7. `../share/Postbox.resources/Info.plist` if the program's folder is `bin`.
  ///
  /// - Parameter executable: The file of the program.
  /// - Returns: The paths, whether files exist there or not. The second path occurs once for each resource folder that
  ///   exists, in the order of the folders' names.
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

  /// Returns the folders that SwiftPM has written into the given folder for the resources of targets with a given name.
  ///
  /// The name of such a folder begins with the name of the package. SwiftPM refuses a resource with the name
  /// `Info.plist`, so the file in the folder has another name.
  package static func resourceFolders(of target: String, in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted()
      .filter { $0.hasSuffix("_\(target).resources") || $0.hasSuffix("_\(target).bundle") }
      .map { folder.appending(path: $0) }
  }

  /// Reads the Info.plist of a program, from the first existing file of ``places(for:)``.
  ///
  /// - Parameter executable: The file of the program; nil for the running program.
  /// - Returns: The property list; nil if no file exists.
  /// - Throws: A ``/SceneModel/PropertyListError`` with the file, the key path and the expected value.
  public static func found(beside executable: URL? = nil) throws -> InformationPropertyList? {
    let file = places(for: executable ?? BuildSettings.executable).first {
      FileManager.default.fileExists(atPath: $0.path)
    }
    return try file.map { try InformationPropertyList(contentsOf: $0) }
  }
}

extension SceneManifest {
  /// Reads the scene manifest of a program, from the first existing file of ``InformationPropertyList/places(for:)``.
  ///
  /// - Parameter executable: The file of the program; nil for the running program.
  /// - Returns: The manifest; nil if no file exists, or if the file contains no manifest.
  /// - Throws: A ``/SceneModel/PropertyListError`` with the file, the key path and the expected value.
  public static func found(beside executable: URL? = nil) throws -> SceneManifest? {
    try InformationPropertyList.found(beside: executable)?.sceneManifest
  }

  /// Creates the manifest that an app has by default: the manifest that was found for the program or, if there is none,
  /// a manifest that supports multiple scenes and has no configurations.
  ///
  /// If the file that was found can't be used, the reason is in ``readingProblem``.
  package init(_ standard: InformationPropertyList.Standard) {
    self = standard.list.sceneManifest ?? SceneManifest(supportsMultipleScenes: true)
    preferredDefaultSceneSessionRole = standard.list.preferredDefaultSceneSessionRole
    readingProblem = standard.problem
  }
}

extension InformationPropertyList {
  /// The property list that was found for a program.
  ///
  /// If there is no usable file, the list is empty. If a file is unusable, `problem` says why.
  package struct Standard {
    package var list = InformationPropertyList()
    /// Whether a usable file was found.
    package private(set) var isFound = false
    package var problem: Problem?

    /// The activity types that the property list declares; nil if no usable file was found.
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
