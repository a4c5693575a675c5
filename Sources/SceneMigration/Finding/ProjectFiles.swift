import Foundation

/// The files of a project's folder that a report is based on.
struct ProjectFiles {
  /// The folder of the project.
  let root: URL
  /// Whether a single Swift file was named instead of a folder.
  let isSingleFile: Bool
  /// The Swift files, as paths relative to the folder.
  private(set) var swift: [String] = []
  /// The Objective-C files (`.m` and `.mm`), which are searched for delegates and other classes, but not compiled.
  private(set) var objectiveC: [String] = []
  /// The property lists, among them the Info.plists of apps.
  private(set) var propertyLists: [String] = []
  /// The Xcode projects, the projects nearest to the root first.
  private(set) var xcodeProjects: [String] = []
  /// The manifests of Swift packages, the manifests nearest to the root first.
  private(set) var packages: [String] = []
  /// Sentences about files and folders that were left out.
  private(set) var notes: [String] = []

  private var dependencies: Set<String> = []
  private var unread: [String] = []

  /// The names of folders that aren't searched, because they contain dependencies or build products.
  private static let skippedFolders: Set<String> = [
    ".git", ".build", "Pods", "Carthage", "DerivedData", "node_modules", ".swiftpm", "build",
    "SourcePackages", "vendor", ".bundle", "fastlane",
  ]
  /// The extensions of folders that aren't searched, because they are bundles.
  private static let bundles = [
    ".xcassets", ".xcworkspace", ".xcframework", ".xcdatamodel", ".xcdatamodeld", ".xcarchive",
    ".xcresult", ".xcstickers", ".xcmappingmodel", ".lproj", ".framework", ".docc",
  ]
  private static let sourceLimit = 4_000_000
  private static let listLimit = 40_000_000

  /// Lists the files of a folder, or a single file.
  ///
  /// - Parameters:
  ///   - root: The folder or the Swift file.
  ///   - limit: The maximum number of entries to list. If there are more entries, the most deeply
  ///     nested entries are left out.
  /// - Throws: An error if nothing exists at the path, if a file isn't a Swift file, or if a folder can't be read or is
  ///   an Xcode project or workspace. A Swift file that can't be read throws no error, but is named in ``notes``.
  init(_ root: URL, limit: Int = 60_000) throws(MigrationError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: root.path, isDirectory: &isFolder) else {
      throw MigrationError(.missing, root.path, "it doesn't exist", "name the folder of a project")
    }
    isSingleFile = !isFolder.boolValue
    guard isFolder.boolValue else {
      self.root = root.deletingLastPathComponent()
      guard root.pathExtension == "swift" else {
        throw MigrationError(
          .unreadable, root.path, "it is neither a folder nor a Swift file",
          "name the folder of a project")
      }
      addSource(root.lastPathComponent)
      noteUnread()
      return
    }
    guard !["xcodeproj", "xcworkspace"].contains(root.pathExtension) else {
      throw MigrationError(
        .unreadable, root.path, "it has no Swift files",
        "name the folder that contains it: \(root.deletingLastPathComponent().path)")
    }
    self.root = root
    guard FileManager.default.isReadableFile(atPath: root.path) else {
      throw MigrationError(.unreadable, root.path, "it can't be read", "check its permissions")
    }
    list(limit)
    swift.sort()
    objectiveC.sort()
    propertyLists.sort()
    xcodeProjects.sort(by: Self.isNearer)
    packages.sort(by: Self.isNearer)
    noteUnread()
  }

  /// Returns the number of folders between the root and the file or folder at a path.
  static func depth(of path: String) -> Int { path.split(separator: "/").count - 1 }

  private static func isNearer(_ one: String, _ other: String) -> Bool {
    (depth(of: one), one) < (depth(of: other), other)
  }

  // MARK: - Listing

  /// Lists the folder level by level, without the folders of dependencies.
  private mutating func list(_ limit: Int) {
    var count = 0
    var folders = [""]
    var next = 0
    // All entries at one depth come before more deeply nested entries, so the limit cuts off the most
    // deeply nested entries.
    while next < folders.count {
      let folder = folders[next]
      next += 1
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: path(folder)) else {
        unread.append(folder)
        continue
      }
      for name in names.sorted() {
        guard count < limit else {
          notes.append(
            "only the first \(limit) entries were looked at, the deepest weren't; "
              + "name a folder further down for the rest")
          return
        }
        count += 1
        add(name, in: folder, &folders)
      }
    }
  }

  private func path(_ path: String) -> String { root.appending(path: path).path }

  private mutating func add(_ name: String, in folder: String, _ folders: inout [String]) {
    let path = folder.isEmpty ? name : "\(folder)/\(name)"
    if name == "Package.swift" {
      packages.append(path)
    } else if name.hasSuffix(".swift"), !isFolder(path) {
      addSource(path)
    } else if name.hasSuffix(".m") || name.hasSuffix(".mm") {
      objectiveC.append(path)
    } else if name.hasSuffix(".plist") {
      propertyLists.append(path)
    } else if name.hasSuffix(".xcodeproj") {
      xcodeProjects.append(path)
    } else if Self.skippedFolders.contains(name) {
      if !name.hasPrefix("."), isFolder(path) { dependencies.insert(name) }
    } else if !Self.bundles.contains(where: name.hasSuffix), isFolder(path) {
      folders.append(path)
    }
  }

  private mutating func addSource(_ path: String) {
    let isReadable = FileManager.default.isReadableFile(atPath: self.path(path))
    if isReadable, let size = size(of: path), size < Self.sourceLimit {
      swift.append(path)
    } else {
      unread.append(path)
    }
  }

  private mutating func noteUnread() {
    if !unread.isEmpty {
      let shown = unread.sorted().prefix(5).joined(separator: ", ")
      let rest = unread.count > 5 ? " and \(unread.count - 5) more" : ""
      notes.append(
        "left out, because they can't be read or are larger than \(Self.sourceLimit / 1_000_000) MB: "
          + shown + rest)
    }
    if !dependencies.isEmpty {
      notes.append(
        "left out as folders of dependencies or products: "
          + dependencies.sorted().joined(separator: ", "))
    }
  }

  private func isFolder(_ path: String) -> Bool {
    let url = root.appending(path: path)
    // A symbolic link could point outside the project, or form a cycle, so links aren't followed.
    let values = try? url.resourceValues(forKeys: [.isDirectoryKey, .isSymbolicLinkKey])
    return values?.isDirectory == true && values?.isSymbolicLink != true
  }

  // MARK: - Reading

  /// Returns the size of a regular file; nil for a folder, a link or a missing file.
  private func size(of path: String) -> Int? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: self.path(path))
    guard attributes?[.type] as? FileAttributeType == .typeRegular else { return nil }
    return attributes?[.size] as? Int
  }

  private func data(_ path: String, limit: Int) -> Data? {
    guard let size = size(of: path), size < limit else { return nil }
    return try? Data(contentsOf: root.appending(path: path))
  }

  /// Returns the text of a file, without a byte order mark; nil if the file can't be read or is too large.
  func text(_ path: String) -> String? {
    guard var data = data(path, limit: Self.sourceLimit) else { return nil }
    if data.starts(with: [0xEF, 0xBB, 0xBF]) { data = Data(data.dropFirst(3)) }
    // In a file of the classic Mac OS, lines end with a carriage return alone.
    if !data.contains(10) { data = Data(data.map { $0 == 13 ? 10 : $0 }) }
    return String(decoding: data, as: UTF8.self)
  }

  /// Returns the property list in a file; nil if the file can't be read or is too large.
  func propertyList(_ path: String) -> [String: Any]? {
    guard let data = data(path, limit: Self.listLimit) else { return nil }
    func list(_ data: Data) -> [String: Any]? {
      (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
    }
    return list(data) ?? list(Self.withoutConditions(data))
  }

  /// Returns a property list without preprocessor directives, and without the lines from an `#if`
  /// up to its `#else` or `#endif`.
  private static func withoutConditions(_ data: Data) -> Data {
    var isLeftOut: [Bool] = []
    let lines = String(decoding: data, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    let kept = lines.filter { line in
      guard line.hasPrefix("#") else { return !isLeftOut.contains(true) }
      if line.hasPrefix("#if") {
        isLeftOut.append(true)
      } else if line.hasPrefix("#else"), !isLeftOut.isEmpty {
        isLeftOut[isLeftOut.count - 1] = false
      } else if line.hasPrefix("#endif") {
        _ = isLeftOut.popLast()
      }
      return false
    }
    return Data(kept.joined(separator: "\n").utf8)
  }
}
