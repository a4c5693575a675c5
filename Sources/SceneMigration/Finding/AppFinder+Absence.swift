extension ProjectFiles {
  /// Returns whether a Swift or Objective-C file declares a class with the given name.
  ///
  /// A file that can't be read counts as a file with the class.
  ///
  /// - Parameter name: The name, without a module.
  /// - Returns: Whether a file declares the name, or can't be read.
  func declare(_ name: String) -> Bool {
    let words = ["class \(name)", "@objc(\(name))", "@implementation \(name)", "typealias \(name)"]
    return (swift + objectiveC).contains { path in
      guard let text = text(path) else { return true }
      return words.contains(where: text.contains)
    }
  }
}

extension AppFinder {
  /// Returns the Objective-C files with delegates, judged by the names and the texts of the files and their headers.
  static func objectiveCDelegates(in files: ProjectFiles) -> [String] {
    files.objectiveC.filter { path in
      guard path.contains("Delegate") else { return false }
      let name = path.split(separator: ".").dropLast().joined(separator: ".")
      return [path, name + ".h"].contains { file in
        files.text(file).map { text in
          ["UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate"]
            .contains(where: text.contains)
        } ?? false
      }
    }.sorted { (ProjectFiles.depth(of: $0), $0) < (ProjectFiles.depth(of: $1), $1) }
  }

  /// Returns the error for a project in which no application was found.
  ///
  /// - Parameter path: The path of the project, as the user gave it.
  /// - Returns: The error, with the reason and a remedy.
  func absence(in path: String) -> MigrationError {
    let index = DelegateIndex(files.swift, text: files.text)
    let remedy = "name the folder that contains the app's sources"
    if let (file, line) = index.unmatched.min(by: { $0.key < $1.key }) {
      return MigrationError(
        .unreadable, "\(file):\(line)", "brackets don't match, and no delegate can be read",
        "mend the file")
    }
    if let file = objectiveCDelegates.first {
      return MigrationError(
        .unreadable, path, "\(file) is Objective-C, which isn't read",
        "a report needs a delegate in Swift")
    }
    if let place = index.macDelegates.first {
      return MigrationError(
        .unreadable, path, "\(place) is the delegate of a Mac app, and no other is there", remedy)
    }
    let delegates = "no application delegate, scene delegate or App is"
    let reason =
      switch files.swift.count {
      case 0: "it has no Swift files"
      case 1: "\(delegates) in its only Swift file"
      case let count: "\(delegates) among its \(count) Swift files"
      }
    let rest = notes.map { " (\($0))" }.joined()
    return MigrationError(.unreadable, path, reason + rest, remedy)
  }
}
