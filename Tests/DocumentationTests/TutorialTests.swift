import Checking
import Foundation
import Testing

/// The steps of the tutorials build, and end in the code of an example.
@Suite(.thread(.compiler)) struct TutorialTests {
  private static let folder = Compiler.package
    .appending(path: "Documentation/Scenes.docc/Tutorials")

  /// A chapter, with its steps in their order.
  struct Chapter: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String

    /// A file of the reader's package, as a step shows it.
    struct File: Equatable {
      /// The name in the package, such as `Postbox.swift`.
      var name: String
      /// The name of the file that has the text.
      var file: String

      var isManifest: Bool { name == "Package.swift" }
      var isTest: Bool { name.hasSuffix("Tests.swift") }
    }

    /// The files that the steps show, each once.
    var files: [File] {
      var files: [File] = []
      for match in text.matches(of: /@Code\(name: "([\w.+-]+)", file: ([\w.+-]+)/) {
        let file = File(name: String(match.1), file: String(match.2))
        if !files.contains(file) { files.append(file) }
      }
      return files
    }

    /// The reader's package after each file: the latest text of every name, in the order of the names.
    var states: [[File]] {
      var latest: [String: File] = [:]
      return files.map { file in
        latest[file.name] = file
        return latest.values.sorted { $0.name < $1.name }
      }
    }

    var testDescription: String { name }

    func source(of file: File) throws -> String {
      try String(
        contentsOf: TutorialTests.folder.appending(path: place(of: file)), encoding: .utf8)
    }

    /// The path of a file in the folder of the tutorials.
    func place(of file: File) -> String { "\(name)/\(file.file)" }
  }

  /// The chapters that the table of contents lists.
  private static let chapters: [Chapter] = {
    guard
      let contents = try? String(
        contentsOf: folder.appending(path: "Tutorials.tutorial"), encoding: .utf8)
    else { return [] }
    return contents.matches(of: /tutorial: "doc:(\w+)"/).compactMap { match in
      let name = String(match.1)
      let file = folder.appending(path: "\(name)/\(name).tutorial")
      return (try? String(contentsOf: file, encoding: .utf8)).map { Chapter(name: name, text: $0) }
    }
  }()

  @Test func `every chapter is in the table of contents`() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { !$0.contains(".") }
    expectEqual(Set(Self.chapters.map(\.name)), Set(folders))
    expect(!folders.isEmpty)
  }

  @Test(arguments: chapters)
  func `every step builds, and every file is one of a step`(chapter: Chapter) throws {
    let files = try FileManager.default
      .contentsOfDirectory(atPath: Self.folder.appending(path: chapter.name).path)
      .filter { !$0.hasSuffix(".tutorial") }
    expectEqual(Set(files), Set(chapter.files.map(\.file)))
    for (file, state) in zip(chapter.files, chapter.states) {
      if Self.built.contains(chapter.place(of: file)) { continue }
      let messages =
        if file.isManifest {
          try Compiler.checkManifest(chapter.source(of: file))
        } else {
          try Compiler.check(Self.sources(of: state, in: chapter), isStrict: true)
        }
      expectEqual(messages, [], "\(file.file)")
    }
  }

  /// The places of the steps that build side by side.
  private static let built: Set<String> = {
    var programs: [String: [String]] = [:]
    for chapter in chapters {
      for (file, state) in zip(chapter.files, chapter.states) where !file.isManifest {
        guard let sources = try? sources(of: state, in: chapter) else { continue }
        // Statements can't stand in a file of a library, but in a function.
        programs[chapter.place(of: file)] = sources.map { name, source in
          name == "main.swift" ? statements(source) : source
        }
      }
    }
    return Compiler.built(programs, isStrict: true)
  }()

  /// The code of a file `main.swift` as a function, with its imports before the function.
  private static func statements(_ source: String) -> String {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let imports = lines.filter { $0.hasPrefix("import ") }
    let rest = lines.filter { !$0.hasPrefix("import ") }
    return (imports + ["@MainActor func main() {"] + rest + ["}"]).joined(separator: "\n")
  }

  /// The Swift files of a package by their names; its tests are checked as a part of its program.
  private static func sources(
    of state: [Chapter.File], in chapter: Chapter
  ) throws -> [String: String] {
    var sources: [String: String] = [:]
    for file in state where file.name.hasSuffix(".swift") && !file.isManifest {
      sources[file.name] = try chapter.source(of: file)
        .replacing("@testable import Mail\n", with: "")
    }
    return sources
  }

  @Test(arguments: chapters)
  func `the last step is an example, and each step changes the one before`(chapter: Chapter) throws
  {
    let last = try require(chapter.states.last).filter { !$0.isManifest }
    for file in last {
      // A file that is named after the program has the example's name there.
      let name = file.name.replacing(/^Mail-/, with: "\(chapter.name)-")
      let place = "Examples/\(chapter.name)/\(file.isTest ? "Tests/" : "")\(name)"
      let example = try String(
        contentsOf: Compiler.package.appending(path: place), encoding: .utf8)
      let source = try chapter.source(of: file)
        .replacing("@testable import Mail\n", with: "@testable import \(chapter.name)\n")
      expectEqual(source, example, "\(place)")
    }
    for name in Set(chapter.files.map(\.name)) {
      let sources = try chapter.files.filter { $0.name == name }.map { try chapter.source(of: $0) }
      expect(zip(sources, sources.dropFirst()).allSatisfy { $0 != $1 }, "\(name)")
    }
  }

  @Test(arguments: chapters)
  func `a chapter ends with questions that have one right answer`(chapter: Chapter) {
    let questions = chapter.text.components(separatedBy: "@MultipleChoice").dropFirst()
    expect(questions.count > 1)
    for question in questions {
      expectEqual(question.components(separatedBy: "isCorrect: true").count, 2)
      expectContains(question, "isCorrect: false")
      // A choice has one justification, whose reaction says whether the choice is right.
      let choices = question.components(separatedBy: "@Choice(isCorrect: ").dropFirst()
      for choice in choices {
        expectEqual(choice.hasPrefix("true"), choice.contains("reaction: \"Right.\""))
        expectEqual(choice.hasPrefix("false"), choice.contains("reaction: \"Not quite.\""))
      }
    }
  }
}
