import Foundation

/// A request for the path of a file, which a person answers by typing.
nonisolated struct FileQuestion {
  /// The purpose for which a person enters the path.
  enum Purpose {
    /// An existing file or folder with one of several types; an empty list means any file or folder.
    case open([UTType])
    /// A new or replaced file with one of several types; the name is proposed when the dialog appears, and when a
    /// person enters only a folder.
    case save([UTType], name: String?)
    /// An existing folder into which the app writes or moves several files; given a folder, the closure returns the
    /// URLs that the files get there.
    case folder(_ places: @MainActor (URL) -> [URL])
  }

  var purpose: Purpose
  /// Whether several paths can be chosen.
  var takesMany = false
  /// The title of the dialog.
  var title: String
  /// The title of the button that confirms the path.
  var confirmTitle: String

  /// Whether the person enters a folder for several files.
  var isForFolder: Bool { if case .folder = purpose { true } else { false } }

  /// Whether the app writes one file to the path, or moves one file there.
  ///
  /// If true, the dialog shows the app's label for the path field.
  var isSaving: Bool { if case .save = purpose { true } else { false } }

  /// The reason why a path is invalid, as a message to the person.
  struct Complaint: Error, Equatable {
    let text: String
    /// Whether the path becomes valid if the person allows the app to replace existing files.
    var asksToReplace = false
  }

  /// Returns the URL of a path that a person typed.
  ///
  /// - Parameters:
  ///   - text: The path: absolute, relative to `folder`, or with `~` for the home folder; or a URL that begins with
  ///     `file://`.
  ///   - folder: The folder to which typed paths are relative; nil for the working directory of the process.
  /// - Returns: The URL.
  static func url(of text: String, in folder: URL?) -> URL {
    if text.hasPrefix("file://"), let url = URL(string: text) { return url.standardizedFileURL }
    let path = (text as NSString).expandingTildeInPath
    if path.hasPrefix("/") { return URL(fileURLWithPath: path).standardizedFileURL }
    let current = folder ?? URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    return current.appendingPathComponent(path).standardizedFileURL
  }

  /// Returns the path of a file with the proposed name, in the folder whose path a person typed.
  ///
  /// - Parameters:
  ///   - text: The path that the person typed.
  ///   - folder: The folder to which typed paths are relative; nil for the working directory of the process.
  /// - Returns: The path, and the range of the name in the path; nil if the text isn't the path of a folder, if no name
  ///   is proposed, or if the question isn't about saving a file.
  func proposal(in text: String, _ folder: URL?) -> (path: String, name: Range<String.Index>)? {
    guard case .save(_, let name?) = purpose, !name.isEmpty, !text.isEmpty else { return nil }
    let url = Self.url(of: text, in: folder)
    guard Self.isFolder(url) == true else { return nil }
    let outer = text.hasPrefix("file://") ? url.path : text
    let path = outer + (outer.hasSuffix("/") ? "" : "/") + name
    return (path, path.index(path.endIndex, offsetBy: -name.count)..<path.endIndex)
  }

  /// Appends the filename extension of the first type to a path that a person typed, if the path's own extension is
  /// unsuitable.
  ///
  /// - Parameters:
  ///   - text: The path that the person typed.
  ///   - folder: The folder to which typed paths are relative; nil for the working directory of the process.
  /// - Returns: The path, and the range of the name in the path. The result is nil if the typed path has no extension,
  ///   has an extension of one of the types, or leads to a folder. It is also nil if the first type has no extension,
  ///   if there are no types, or if the question isn't about saving a file.
  func completed(
    _ text: String, _ folder: URL?
  ) -> (path: String, name: Range<String.Index>)? {
    guard case .save(let types, _) = purpose, !text.hasSuffix("/") else { return nil }
    let url = Self.url(of: text, in: folder)
    guard !url.pathExtension.isEmpty, Self.isFolder(url) != true,
      let ending = Self.missingEnding(of: url, types)
    else { return nil }
    let path = (text.hasPrefix("file://") ? url.path : text) + "." + ending
    let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    return (path, start..<path.endIndex)
  }

  /// Returns the filename extension to append to a URL, so that its file has the first of the given types.
  ///
  /// The result is nil if the URL's own extension belongs to one of the types, or if the first type has no extension.
  private static func missingEnding(of url: URL, _ types: [UTType]) -> String? {
    guard let ending = types.first?.preferredFilenameExtension else { return nil }
    let own = UTType(filenameExtension: url.pathExtension)
    return types.contains { own?.conforms(to: $0) == true } ? nil : ending
  }

  /// Checks whether a URL can be used.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - replacing: Whether an existing file may be replaced.
  /// - Returns: The URL. If a file is saved, a missing name and a missing filename extension are added.
  /// - Throws: A ``Complaint`` if the URL can't be used.
  @MainActor func checked(_ url: URL, replacing: Bool) throws(Complaint) -> URL {
    switch purpose {
    case .open(let types): return try checkOpening(url, types)
    case .save(let types, let name): return try checkSaving(url, types, name, replacing)
    case .folder(let places):
      guard Self.isFolder(url) == true else {
        throw Complaint(text: "There is no folder \(url.path).")
      }
      if !replacing { try checkReplacing(places(url)) }
      return url
    }
  }

  /// Checks that no file or folder exists at any of the URLs, so that nothing is replaced.
  private func checkReplacing(_ places: [URL]) throws(Complaint) {
    let existing = places.filter { Self.isFolder($0) != nil }
    guard let first = existing.first else { return }
    let kind = Self.isFolder(first) == true ? "folder" : "file"
    let others = existing.count > 1 ? ", and \(existing.count - 1) more" : ""
    throw Complaint(text: "There is a \(kind) \(first.path) already\(others).", asksToReplace: true)
  }

  private func checkOpening(_ url: URL, _ types: [UTType]) throws(Complaint) -> URL {
    guard let isFolder = Self.isFolder(url) else {
      throw Complaint(text: "There is no file \(url.path).")
    }
    try checkKind(url)
    if types.isEmpty || Self.allows(url, isFolder: isFolder, types) { return url }
    let words = types.map(\.words).joined(separator: ", ")
    throw Complaint(
      text: isFolder
        ? "\(url.path) is a folder; expected a file in it: \(words)."
        : "\(url.lastPathComponent) has another type; expected: \(words).")
  }

  /// Checks that a URL doesn't lead to a pipe, a socket or a device.
  private func checkKind(_ url: URL) throws(Complaint) {
    if url.isFileOrFolder == false {
      throw Complaint(text: "\(url.lastPathComponent) is neither a file nor a folder.")
    }
  }

  private func checkSaving(
    _ url: URL, _ types: [UTType], _ name: String?, _ replacing: Bool
  ) throws(Complaint) -> URL {
    var url = url
    if Self.isFolder(url) == true {
      guard let name, !name.isEmpty else {
        throw Complaint(text: "\(url.path) is a folder; expected the name of a file in it.")
      }
      url.appendPathComponent(name)
    }
    if let ending = Self.missingEnding(of: url, types) { url.appendPathExtension(ending) }
    let parent = url.deletingLastPathComponent()
    guard Self.isFolder(parent) == true else {
      throw Complaint(text: "There is no folder \(parent.path).")
    }
    try checkKind(url)
    if !replacing { try checkReplacing([url]) }
    return url
  }

  /// Returns whether the file or the folder at a URL has one of the given types.
  private static func allows(_ url: URL, isFolder: Bool, _ types: [UTType]) -> Bool {
    let named = UTType(filenameExtension: url.pathExtension)
    if isFolder {
      return types.contains { type in
        if type == .folder || type == .directory || type == .item { return true }
        guard type.conforms(to: .package) else { return false }
        // A package type without a known filename extension matches folders with an unknown extension and folders
        // without an extension.
        return named?.conforms(to: type) == true
          || type.preferredFilenameExtension == nil && named?.isDynamic != false
      }
    }
    guard let named else { return types.contains { UTType.data.conforms(to: $0) || !$0.isKnown } }
    return types.contains { type in
      // The library doesn't know the filename extensions of types that the app declares, so any unknown extension
      // matches such a type.
      named.conforms(to: type) || named.isDynamic && !type.isKnown
    }
  }

  /// Returns whether a URL refers to a folder; nil if no file or folder exists there.
  static func isFolder(_ url: URL) -> Bool? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      return nil
    }
    return isFolder.boolValue
  }

  // MARK: - Completion

  /// The maximum number of completions that are offered.
  static let mostCompletions = 8

  /// Returns the paths that begin with a text: folders, and files of a suitable type.
  ///
  /// - Parameters:
  ///   - text: The text that the person typed; an empty text, or a URL that begins with `file://`, has no completions.
  ///   - folder: The folder to which typed paths are relative; nil for the working directory of the process.
  /// - Returns: The paths in the same form as the text, at most ``mostCompletions``; paths of folders end with a
  ///   slash.
  func completions(of text: String, in folder: URL?) -> [String] {
    Array(beginnings(with: text, in: folder).prefix(Self.mostCompletions))
  }

  /// Returns a text extended by the characters that all matching paths have in common.
  ///
  /// - Parameters:
  ///   - text: The text that the person typed.
  ///   - folder: The folder to which typed paths are relative; nil for the working directory of the process.
  /// - Returns: The longer text; nil if there is nothing to add.
  func completion(of text: String, in folder: URL?) -> String? {
    let paths = beginnings(with: text, in: folder)
    guard let first = paths.first else { return nil }
    let common = paths.dropFirst().reduce(first) { $0.commonPrefix(with: $1) }
    return common.count > text.count ? common : nil
  }

  /// Returns all paths that begin with a text: folders, and files of a suitable type.
  ///
  /// Hidden files and folders are left out, unless the last part of the text begins with a dot.
  private func beginnings(with text: String, in folder: URL?) -> [String] {
    if text.isEmpty || text.hasPrefix("file://") { return [] }
    let end = text.lastIndex(of: "/").map { text.index(after: $0) } ?? text.startIndex
    let (outer, begun) = (String(text[..<end]), text[end...])
    let place = Self.url(of: outer.isEmpty ? "." : outer, in: folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    return names.sorted().compactMap { name -> String? in
      guard name.hasPrefix(begun), begun.hasPrefix(".") || !name.hasPrefix(".") else { return nil }
      let url = place.appendingPathComponent(name)
      if Self.isFolder(url) == true { return outer + name + "/" }
      return name != begun && takes(url) ? outer + name : nil
    }
  }

  private func takes(_ url: URL) -> Bool {
    switch purpose {
    case .open(let types):
      url.isFileOrFolder == true && (types.isEmpty || Self.allows(url, isFolder: false, types))
    case .save, .folder: false
    }
  }
}

extension UTType {
  /// Whether this library has a description of the type.
  fileprivate var isKnown: Bool { Self.known[identifier] != nil }
}
