import Foundation

/// The compiler, with the modules and objects of this package that apps are compiled against.
struct Toolchain {
  /// The path of the compiler.
  var compiler: String
  /// The folder of the modules, such as `.build/debug/Modules`.
  var modules: URL
  /// The folder with the object files of the modules, such as `.build/debug`.
  var objects: URL
  /// The names of the modules that the code of an app can import.
  var importable: Set<String>
  /// The names of the modules of this package.
  var ownModules: Set<String>

  /// The modules that replace Apple's modules, by the names of Apple's modules.
  static let aliases = [
    "UIKit": "UIKitNames", "SwiftUI": "SwiftUINames", "Combine": "CombineNames",
  ]

  /// Finds the compiler, and the modules next to this program.
  ///
  /// - Parameter products: The folder with the products of the build; nil for the folder of this program.
  /// - Throws: A `MigrationError` if the compiler or a module is missing.
  init(products: URL? = nil) throws {
    let products = products ?? Self.program.deletingLastPathComponent()
    guard let compiler = Self.findCompiler() else {
      throw MigrationError(.unusable, "swiftc", "it isn't in PATH", "install a Swift toolchain")
    }
    self.compiler = compiler
    modules = products.appending(path: "Modules")
    objects = products
    let names = try? FileManager.default.contentsOfDirectory(atPath: modules.path)
    let own = Set(
      (names ?? []).filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(12)) })
    guard own.isSuperset(of: ["StandIns", "UIKitNames"]) else {
      throw MigrationError(
        .unusable, modules.path, "the modules StandIns and UIKitNames aren't there",
        "run the command with swift run, or build the package first: swift build")
    }
    ownModules = own
    let library = URL(filePath: compiler).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "lib/swift/linux")
    let system = (try? FileManager.default.contentsOfDirectory(atPath: library.path)) ?? []
    importable = Set(
      system.filter { $0.hasSuffix(".swiftmodule") && !$0.hasPrefix("_") }
        .map { String($0.dropLast(12)) })
    importable.insert("StandIns")
    for (apple, ours) in Self.aliases where own.contains(ours) { importable.insert(apple) }
    importable.subtract(["Glibc", "Cxx", "CxxStdlib", "Runtime", "XCTest", "Testing"])
  }

  /// A toolchain that compiles nothing, for a report that only lists what a run would prepare.
  ///
  /// The names of the importable modules are those of a Linux toolchain and of this package.
  static let forReading = Toolchain(
    compiler: "", modules: program, objects: program,
    importable: Set(aliases.keys).union([
      "Dispatch", "Foundation", "FoundationNetworking", "FoundationXML", "Observation",
      "RegexBuilder", "StandIns", "Swift", "Synchronization",
    ]), ownModules: [])

  private init(
    compiler: String, modules: URL, objects: URL, importable: Set<String>, ownModules: Set<String>
  ) {
    self.compiler = compiler
    self.modules = modules
    self.objects = objects
    self.importable = importable
    self.ownModules = ownModules
  }

  /// The file of this program, even if the shell found the program in PATH.
  static var program: URL {
    // The first argument is only the name by which the program was called.
    (Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0]))
      .resolvingSymlinksInPath()
  }

  private static func findCompiler() -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { "\($0)/swiftc" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// The compiler options of every compilation of an app's code.
  private var options: [String] {
    [
      "-swift-version", "5", "-parse-as-library", "-default-isolation", "MainActor", "-Onone",
      // For an expression with stand-ins, the compiler can search through too many solutions, so the search is limited.
      // Because the compiler measures the time separately for each statement of a closure, the options limit scopes and
      // memory too.
      "-Xfrontend", "-solver-expression-time-threshold=1",
      "-Xfrontend", "-solver-scope-threshold=20000",
      "-Xfrontend", "-solver-memory-threshold=30000000",
      "-Xfrontend", "-warn-long-function-bodies=\(SlowFunction.limit)", "-diagnostic-style", "llvm",
      "-no-color-diagnostics", "-I", modules.path,
      "-whole-module-optimization",
    ]
      + Self.aliases.filter { importable.contains($0.key) }.sorted { $0.key < $1.key }
      .flatMap { ["-module-alias", "\($0.key)=\($0.value)"] }
  }

  /// The compiler options that choose the linker.
  ///
  /// The toolchain's own linker needs a third of the time that the system's linker needs. Not every installation has
  /// the toolchain's linker.
  private var linker: [String] {
    let folder = URL(filePath: compiler).resolvingSymlinksInPath().deletingLastPathComponent()
    let path = folder.appending(path: "ld.lld").path
    return FileManager.default.isExecutableFile(atPath: path) ? ["-use-ld=lld"] : []
  }

  /// Type-checks files without building a program.
  ///
  /// - Parameters:
  ///   - files: The names of the files.
  ///   - folder: The folder of the files.
  ///   - module: The name of the module.
  ///   - seconds: The time after which the compiler is terminated.
  /// - Returns: The messages; nil if the compiler took too long or printed too much.
  /// - Throws: An error if the compiler can't be started.
  func check(_ files: [String], in folder: URL, module: String, seconds: Double) throws
    -> [Diagnostic]?
  {
    let result = try runProgram(
      compiler, ["-typecheck", "-module-name", module] + options + files, in: folder,
      seconds: seconds)
    guard let status = result.status else { return nil }
    var messages = Diagnostic.read(result.output)
    if status != 0, !messages.contains(where: \.isError) {
      let end = result.output.split(separator: "\n").last.map { ": \($0.prefix(200))" } ?? ""
      let message = "the compiler ended with status \(status)\(end)"
      messages.append(
        Diagnostic.innermost(ofCrash: result.output, message)
          ?? Diagnostic(file: "", line: 0, column: 0, isError: true, message: message))
    }
    return messages
  }

  /// Returns the object files of a module.
  ///
  /// The folder may contain objects of sources that were removed. The list that the build wrote is
  /// therefore used if it exists.
  private func objectFiles(of module: String) -> [String] {
    let folder = objects.appending(path: "\(module).build")
    let list = try? Data(contentsOf: folder.appending(path: "output-file-map.json"))
    let outputs = list.flatMap {
      try? JSONDecoder().decode([String: [String: String]].self, from: $0)
    }
    let manager = FileManager.default
    let listed = (outputs ?? [:]).filter { manager.fileExists(atPath: $0.key) }
      .compactMap(\.value["object"]).filter { manager.fileExists(atPath: $0) }
    if !listed.isEmpty { return listed.sorted() }
    let files = (try? manager.subpathsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".o") }.sorted().map { folder.appending(path: $0).path }
  }

  /// Compiles and links files into a program.
  ///
  /// - Parameters:
  ///   - program: The path of the program to write.
  ///   - files: The names of the files.
  ///   - folder: The folder of the files.
  ///   - module: The name of the module.
  /// - Returns: The exit status and the output of the compiler.
  /// - Throws: An error if the compiler can't be started.
  func build(_ program: String, _ files: [String], in folder: URL, module: String) throws
    -> ProgramResult
  {
    let used = [
      "SceneModel", "SceneDisplay", "SceneRuntime", "SceneViews", "SceneHeadless", "SceneLayout",
      "ScenePictures", "SceneTerminal",
      "Scenes", "CombineNames", "UIKitObjects", "UIKitNames", "SceneMacros",
      "SwiftUINames", "StandIns",
    ]
    let objects = used.flatMap(objectFiles)
    return try runProgram(
      compiler,
      ["-emit-executable", "-suppress-warnings", "-module-name", module, "-o", program] + options
        + linker + files + objects,
      in: folder, seconds: 240)
  }
}
