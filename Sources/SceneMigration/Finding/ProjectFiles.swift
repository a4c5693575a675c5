import Foundation

/// The files of a project's folder that matter to a report.
struct ProjectFiles {
  /// The folder.
  let root: URL
  /// The Swift files, by their paths in the folder.
  private(set) var swift: [String] = []
  /// The property lists that can be an app's Info.plist.
  private(set) var propertyLists: [String] = []
  /// The projects of Xcode.
  private(set) var xcodeProjects: [String] = []

  private static let skippedFolders: Set<String> = [
    ".git", ".build", "Pods", "Carthage", "DerivedData", "node_modules", ".swiftpm", "build",
    "SourcePackages", "vendor", ".bundle", "fastlane",
  ]
  private static let limit = 60_000

  /// Lists the files of a folder, or a single file.
  init(_ root: URL) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: root.path, isDirectory: &isFolder) else {
      throw MigrationError(.missing, root.path, "it doesn't exist", "name the folder of a project")
    }
    guard isFolder.boolValue else {
      self.root = root.deletingLastPathComponent()
      guard root.pathExtension == "swift" else {
        throw MigrationError(
          .unreadable, root.path, "it is neither a folder nor a Swift file",
          "name the folder of a project")
      }
      swift = [root.lastPathComponent]
      return
    }
    self.root = root
    guard FileManager.default.isReadableFile(atPath: root.path) else {
      throw MigrationError(.unreadable, root.path, "it can't be read", "check its permissions")
    }
    var count = 0
    // By hand, because an enumerator can't leave out the folders of dependencies.
    var folders = [""]
    while let folder = folders.popLast(), count < Self.limit {
      let path = root.appending(path: folder).path
      for name in ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() {
        count += 1
        add(name, in: folder, &folders)
      }
    }
    swift.sort()
    propertyLists.sort()
    xcodeProjects.sort {
      ($0.split(separator: "/").count, $0) < ($1.split(separator: "/").count, $1)
    }
  }

  private mutating func add(_ name: String, in folder: String, _ folders: inout [String]) {
    let path = folder.isEmpty ? name : "\(folder)/\(name)"
    if name.hasSuffix(".swift") {
      swift.append(path)
    } else if name.hasSuffix(".plist") {
      propertyLists.append(path)
    } else if name.hasSuffix(".xcodeproj") {
      xcodeProjects.append(path)
    } else if !Self.skippedFolders.contains(name), !name.contains(".xc"), !name.hasSuffix(".lproj"),
      !name.hasSuffix(".framework"), isFolder(path)
    {
      folders.append(path)
    }
  }

  private func isFolder(_ path: String) -> Bool {
    let url = root.appending(path: path)
    // A link could lead out of the project, or round in a circle.
    let values = try? url.resourceValues(forKeys: [.isDirectoryKey, .isSymbolicLinkKey])
    return values?.isDirectory == true && values?.isSymbolicLink != true
  }

  /// Returns the text of a file; nil if it can't be read.
  func text(_ path: String) -> String? {
    let url = root.appending(path: path)
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    guard attributes?[.type] as? FileAttributeType == .typeRegular,
      (attributes?[.size] as? Int ?? 0) < 4_000_000, let data = try? Data(contentsOf: url)
    else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  /// Returns a property list; nil if it can't be read.
  func propertyList(_ path: String) -> [String: Any]? {
    let url = root.appending(path: path)
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    guard attributes?[.type] as? FileAttributeType == .typeRegular,
      (attributes?[.size] as? Int ?? 0) < 40_000_000, let data = try? Data(contentsOf: url)
    else { return nil }
    return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
  }
}
