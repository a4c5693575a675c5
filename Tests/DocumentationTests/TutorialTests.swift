import Foundation
import Testing

/// The steps of the tutorials build, and end in the code of an example.
struct TutorialTests {
  private static let folder = Compiler.package
    .appending(path: "Documentation/Scenes.docc/Tutorials")

  /// A chapter, with the files of its steps in their order.
  struct Chapter: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String

    /// The files that the steps show, each once.
    var files: [String] {
      var files: [String] = []
      for match in text.matches(of: /file: ([\w.+-]+)/) where !files.contains(String(match.1)) {
        files.append(String(match.1))
      }
      return files
    }

    var testDescription: String { name }

    func source(of file: String) throws -> String {
      let place = TutorialTests.folder.appending(path: "\(name)/\(file)")
      return try String(contentsOf: place, encoding: .utf8)
    }
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
    #expect(Set(Self.chapters.map(\.name)) == Set(folders) && !folders.isEmpty)
  }

  @Test(arguments: chapters)
  func `every step builds, and every file is one of a step`(chapter: Chapter) throws {
    let files = try FileManager.default
      .contentsOfDirectory(atPath: Self.folder.appending(path: chapter.name).path)
      .filter { $0.hasSuffix(".swift") }
    #expect(Set(files) == Set(chapter.files))
    for file in chapter.files {
      let source = try chapter.source(of: file)
      let messages =
        file.hasSuffix("-Package.swift")
        ? try Compiler.checkManifest(source) : try Compiler.check(source, isStrict: true)
      #expect(messages == [], "\(file)")
    }
  }

  @Test(arguments: chapters)
  func `the last step is an example, and each step changes the one before`(chapter: Chapter) throws
  {
    let example = Compiler.package.appending(path: "Examples/\(chapter.name)/Postbox.swift")
    let sources = try chapter.files.map { try chapter.source(of: $0) }
    #expect(try sources.last == String(contentsOf: example, encoding: .utf8))
    #expect(zip(sources, sources.dropFirst()).allSatisfy { $0 != $1 })
  }

  @Test(arguments: chapters)
  func `a chapter ends with questions that have one right answer`(chapter: Chapter) {
    let questions = chapter.text.components(separatedBy: "@MultipleChoice").dropFirst()
    #expect(questions.count > 1)
    for question in questions {
      #expect(question.components(separatedBy: "isCorrect: true").count == 2)
      #expect(question.contains("isCorrect: false"))
    }
  }
}
