public import Foundation

extension InformationPropertyList {
  /// Lists where the Info.plist of a program may be; the first that is there counts.
  ///
  /// For a program `Postbox` in a folder these are:
  ///
  /// 1. `Postbox-Info.plist` beside it, for folders with several programs;
  /// 2. `Info.plist` beside it, as in an app of iOS;
  /// 3. `../Info.plist` if the folder is `MacOS`, as in an app of macOS;
  /// 4. `Contents/Info.plist` beside it;
  /// 5. `Postbox.resources/Info.plist` beside it;
  /// 6. `../share/Postbox.resources/Info.plist` if the folder is `bin`.
  ///
  /// - Parameter executable: The program's file.
  /// - Returns: The files, whether they are there or not.
  public static func places(for executable: URL) -> [URL] {
    let folder = executable.deletingLastPathComponent()
    let above = folder.deletingLastPathComponent()
    let name = executable.deletingPathExtension().lastPathComponent
    var places = [folder.appending(path: "\(name)-Info.plist"), folder.appending(path: fileName)]
    if folder.lastPathComponent == "MacOS" { places.append(above.appending(path: fileName)) }
    places.append(folder.appending(path: "Contents/\(fileName)"))
    places.append(folder.appending(path: "\(name).resources/\(fileName)"))
    if folder.lastPathComponent == "bin" {
      places.append(above.appending(path: "share/\(name).resources/\(fileName)"))
    }
    return places
  }

  private static let fileName = "Info.plist"

  /// Reads the Info.plist of a program, from the first of ``places(for:)`` with a file.
  ///
  /// - Parameter executable: The program's file; that of the running program if nil.
  /// - Returns: What it says; nil if there is no file.
  /// - Throws: A ``PropertyListError`` with the file, the key path, and what was expected there.
  public static func found(beside executable: URL? = nil) throws -> InformationPropertyList? {
    let file = places(for: executable ?? BuildSettings.executable).first {
      FileManager.default.fileExists(atPath: $0.path)
    }
    return try file.map { try InformationPropertyList(contentsOf: $0) }
  }
}

extension SceneManifest {
  /// Reads the manifest of a program, from the first of ``InformationPropertyList/places(for:)``
  /// with a file.
  ///
  /// - Parameter executable: The program's file; that of the running program if nil.
  /// - Returns: The manifest; nil if there is no file, or it has none.
  /// - Throws: A ``PropertyListError`` with the file, the key path, and what was expected there.
  public static func found(beside executable: URL? = nil) throws -> SceneManifest? {
    try InformationPropertyList.found(beside: executable)?.sceneManifest
  }

  /// What an app says that says nothing: the manifest that was found, else several scenes and no
  /// configurations.
  ///
  /// Why a file isn't used is the manifest's ``readingProblem``.
  package init(_ standard: InformationPropertyList.Standard) {
    self = standard.list.sceneManifest ?? SceneManifest(supportsMultipleScenes: true)
    preferredDefaultSceneSessionRole = standard.list.preferredDefaultSceneSessionRole
    readingProblem = standard.problem
  }
}

extension InformationPropertyList {
  /// What was found beside a program, or nothing and why a file isn't used.
  package struct Standard {
    package var list = InformationPropertyList()
    package var problem: Problem?

    package init(beside executable: URL? = nil) {
      do {
        if let found = try InformationPropertyList.found(beside: executable) { list = found }
      } catch let error as PropertyListError {
        problem = Problem(error)
      } catch {
        problem = Problem(
          at: "Info.plist", "it can't be read (\(error))", remedy: "put a property list there")
      }
    }

    /// The running program's, looked for once.
    @MainActor package static let process = Standard()
  }
}
