import Foundation

/// A search for the applications of a project.
struct AppFinder {
  let files: ProjectFiles
  /// The Xcode projects, with their paths.
  let projects: [(path: String, project: XcodeProject)]
  /// Sentences about files and folders that weren't searched, and about Xcode projects that can't be read.
  let notes: [String]
  /// The Objective-C files with delegates, the files nearest to the project's root first.
  let objectiveCDelegates: [String]

  init(files: ProjectFiles) {
    self.files = files
    var projects: [(path: String, project: XcodeProject)] = []
    var notes = files.notes
    for path in files.xcodeProjects {
      if let project = XcodeProject(path, in: files) {
        projects.append((path, project))
      } else {
        notes.append("\(path) can't be read, so its targets aren't known")
      }
    }
    self.projects = projects
    self.notes = notes
    objectiveCDelegates = Self.objectiveCDelegates(in: files)
  }

  /// Returns the applications with delegates, the applications of projects nearest to the root first.
  ///
  /// Apps of more deeply nested projects are marked with ``AppCandidate/isFurther``, because such projects are mostly
  /// examples in dependencies.
  func candidates() -> [AppCandidate] {
    let targets = self.targets()
    var found = (targets + packages()).filter { !$0.delegates.isEmpty }
    if found.isEmpty { found = programs().filter { !$0.delegates.isEmpty } }
    guard !found.isEmpty else { return withoutTargets(targets.first) }
    let sorted = found.enumerated().sorted {
      ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset)
    }.map(\.element)
    return sorted.map { candidate in
      var candidate = candidate
      candidate.isFurther = candidate.depth > sorted[0].depth
      return candidate
    }
  }

  // MARK: - Without targets

  private func withoutTargets(_ target: AppCandidate?) -> [AppCandidate] {
    let index = DelegateIndex(files.swift, text: files.text)
    guard !index.delegates.isEmpty else { return [] }
    let mains = index.delegates.filter(\.isMain)
    let folders = Set(mains.map { Self.folder(of: $0.file) })
    guard folders.count > 1, target == nil else {
      let name = target?.name ?? files.root.lastPathComponent
      let reason =
        files.isSingleFile
        ? "the file that was named" : "all Swift files, because no target of an iOS app is there"
      var candidate =
        target
        ?? AppCandidate(
          name: name, reason: reason, module: Variables.identifier(name), delegates: [], files: [],
          notes: [])
      if target != nil { candidate.reason += "; its delegates were looked for in all Swift files" }
      complete(&candidate, files.swift, objectiveC: objectiveCDelegates)
      let project = target == nil ? nil : projects.first { !$0.project.targets.isEmpty }
      addPropertyList(&candidate, of: project?.path)
      return [candidate]
    }
    return folders.sorted().map { folder in
      let paths = files.swift.filter { path in
        path.hasPrefix(folder.isEmpty ? "" : folder + "/")
          && !folders.contains { $0.count > folder.count && path.hasPrefix($0 + "/") }
      }
      let name = folder.split(separator: "/").last.map(String.init) ?? files.root.lastPathComponent
      var candidate = AppCandidate(
        name: name, reason: "the folder \(folder) has a class or struct with @main",
        module: Variables.identifier(name), delegates: [], files: [], notes: [])
      complete(&candidate, paths)
      addPropertyList(&candidate)
      return candidate
    }
  }

  static func folder(of path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }

  // MARK: - Delegates

  /// Adds the delegates that files declare, and the files to compile together with the delegates.
  ///
  /// - Parameters:
  ///   - candidate: The app.
  ///   - paths: The Swift files to search.
  ///   - objectiveC: The Objective-C files with delegates, which are only named in a note.
  func complete(
    _ candidate: inout AppCandidate, _ paths: [String], objectiveC: [String] = []
  ) {
    let index = DelegateIndex(paths, text: files.text)
    candidate.delegates = index.delegates.map { delegate in
      var delegate = delegate
      if delegate.kind == .application, isStarted(delegate.name, in: paths) {
        delegate.isMain = true
      }
      return delegate
    }
    var chosen: [String] = []
    func add(_ file: String) {
      if !chosen.contains(file), !isMain(file) { chosen.append(file) }
    }
    for delegate in index.delegates where delegate.kind != .app {
      add(delegate.file)
      var name = index.classes[delegate.name]?.inherited.first
      var seen: Set<String> = []
      while let parent = name, let found = index.classes[parent], seen.insert(parent).inserted {
        add(found.file)
        for file in index.extensions[parent, default: []].sorted() { add(file) }
        name = found.inherited.first
      }
      for file in index.extensions[delegate.name, default: []].sorted() { add(file) }
    }
    for delegate in delegatesOfPackages(namedIn: chosen, besides: paths, index) {
      candidate.delegates.append(delegate)
      add(delegate.file)
    }
    candidate.files = chosen
    if let app = candidate.app, let text = files.text(app.file) {
      let source = SourceText(path: app.file, text: text)
      let place = source.tokens.indices.first { source.text($0) == "UIApplicationDelegateAdaptor" }
      // Without an argument, the class is the type of the property.
      let type = place.flatMap { place in
        source.text(place + 1) == "("
          ? place + 2 : source.tokens.indices[place...].first { source.text($0 - 1) == ":" }
      }
      candidate.adaptedDelegate = type.map(source.text)
    }
    addNotes(&candidate, index)
    if candidate.applicationDelegate == nil, candidate.app == nil, let file = objectiveC.first {
      candidate.notes.append("\(file) is Objective-C, which isn't read")
    }
  }

  /// Returns the scene delegates that the chosen files assign to `delegateClass`, and that are declared in files
  /// outside the app, such as files of a local package.
  private func delegatesOfPackages(
    namedIn chosen: [String], besides paths: [String], _ index: DelegateIndex
  ) -> [DelegateType] {
    let sources = chosen.compactMap { path in
      files.text(path).map { SourceText(path: path, text: $0) }
    }
    let names = sources.flatMap { source in
      source.tokens.indices.filter {
        source.text($0) == "delegateClass" && source.text($0 + 1) == "="
          && source.text($0 + 3) == "." && source.text($0 + 4) == "self"
      }.map { source.text($0 + 2) }
    }.filter { index.classes[$0] == nil }
    guard !names.isEmpty else { return [] }
    let own = Set(paths)
    let others = files.swift.filter { path in
      !own.contains(path)
        && files.text(path).map { text in names.contains { text.contains("class \($0)") } } == true
    }
    let found = DelegateIndex(others, text: files.text).delegates.filter { $0.kind == .scene }
    // Two classes with the same name, such as classes of two apps, can't be told apart, so both are left out.
    return Set(names).sorted().compactMap { name in
      let all = found.filter { $0.name == name }
      return all.count == 1 ? all[0] : nil
    }
  }

  private func isMain(_ path: String) -> Bool {
    path == "main.swift" || path.hasSuffix("/main.swift")
  }

  /// Returns whether the app's `main.swift` passes a class to `UIApplicationMain`.
  private func isStarted(_ name: String, in paths: [String]) -> Bool {
    paths.contains { path in
      guard isMain(path), let text = files.text(path) else { return false }
      return text.contains("UIApplicationMain(")
        && (text.contains("\(name).self") || text.contains("\"\(name)\""))
    }
  }

  /// Adds notes on declarations in the app's files that the report can't take into account.
  private func addNotes(_ candidate: inout AppCandidate, _ index: DelegateIndex) {
    for (path, line) in index.unmatched.sorted(by: { $0.key < $1.key }) {
      candidate.notes.append(
        "\(path):\(line): brackets don't match, so declarations of the file can be missing")
    }
    for (name, place) in index.namesakes {
      candidate.notes.append(
        "\(place): another class \(name), which isn't reported; if it is of another app, name the "
          + "folder of each")
    }
    for path in candidate.files {
      guard let text = files.text(path) else { continue }
      for method in SourceText(path: path, text: text).obsoleteMethods {
        candidate.notes.append(
          "\(path):\(method.line): \(method.name) is taken as not there, because of \(method.attribute)"
        )
      }
    }
  }
}
