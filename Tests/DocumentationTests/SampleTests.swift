import Checking
import Foundation
import Testing

/// Every sample in the documentation and in comments builds.
@Suite(.thread(.compiler)) struct SampleTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    var place: String
    var code: String

    var testDescription: String { place }
  }

  @Test(arguments: all)
  func `a sample builds`(sample: Sample) throws {
    if Self.built.contains(sample.place) { return }
    var errors: [[String]] = []
    for program in Self.programs(of: sample) {
      let messages = try Compiler.check(program)
      if messages.isEmpty { return }
      errors.append(messages)
    }
    Issue.record("\(errors)")
  }

  /// The programs of which one must build, the likeliest first.
  private static func programs(of sample: Sample) -> [String] {
    // A reader of a page has what the page shows, no more.
    if sample.place.contains(/^(README\.md|Documentation\/Scenes\.docc\/)/) { return [sample.code] }
    return Form.likeliestFirst(sample.code).map { "\(prelude)\n\($0.source(of: sample.code))" }
  }

  /// The places of the samples that build side by side.
  private static let built: Set<String> = {
    var (pages, others): ([String: [String]], [String: [String]]) = ([:], [:])
    for sample in all {
      guard let program = programs(of: sample).first else { continue }
      if program.hasPrefix(prelude) {
        others[sample.place] = [imports, String(program.dropFirst(prelude.count))]
      } else {
        pages[sample.place] = [program]
      }
    }
    // The compiler reads the declarations of the prelude once, and a page doesn't see them.
    return Compiler.built(pages).union(Compiler.built(others, beside: prelude))
  }()

  @Test func `most samples are built side by side`() {
    expect(Self.built.count > Self.all.count / 2)
  }

  @Test func `there are samples to build`() {
    expect(Self.all.count > 12)
    expect(Self.all.contains { $0.place.hasPrefix("README.md") })
    expect(Self.all.contains { $0.place.hasPrefix("Sources/SceneViews") })
  }

  private static let imports = "import Scenes\nimport ScenesTesting\nimport Testing"

  /// The declarations that samples of comments and decisions use: the types of the mail app.
  private static let prelude = """
    \(imports)

    struct Message: Codable, Hashable { struct ID: Codable, Hashable {} }
    struct MessageView: View {
      var id: Message.ID?
      var body: some View { Text("") }
    }
    struct ReadingView: View { var body: some View { Text("") } }
    final class PostboxDelegate: ApplicationDelegate {}
    final class InboxSceneDelegate: WindowSceneDelegate {}
    """

  /// A place where the code of a sample can stand; it must build in one of them.
  private enum Form: CaseIterable {
    case file, fileBesideApp, members, statements, scenes

    /// The forms, the one that the code looks like first, because the others are compiled in vain.
    static func likeliestFirst(_ code: String) -> [Form] {
      let first: Form =
        if code.contains(/(?m)^(static |struct Message\b)/) {
          .members
        } else if code.contains(/(?m)^@Environment/)
          || !code.contains(/(?m)^(@|import |public |final |struct |enum |extension |func )/)
        {
          .statements
        } else if code.contains("Postbox"), !code.contains("struct Postbox") {
          .fileBesideApp
        } else {
          .file
        }
      return [first] + allCases.filter { $0 != first }
    }

    func source(of code: String) -> String {
      switch self {
      case .file: code
      case .fileBesideApp:
        """
        struct Postbox: App { var body: some Scene { WindowGroup { Text("") } } }
        \(code)
        """
      case .members: "@MainActor struct Around {\n\(code)\n}"
      case .statements:
        """
        struct Around: View {
          let windowScene: WindowScene
          let window: SceneWindow
          @Environment(\\.openWindow) private var openWindow
          var body: some View { Text("") }
          func statements() {
            \(code.replacing("@Environment(\\.openWindow) private var openWindow", with: ""))
          }
        }
        """
      case .scenes: "struct Around: App { var body: some Scene {\n\(code)\n} }"
      }
    }
  }

  static let all: [Sample] = {
    let files = FileManager.default.enumerator(
      at: Compiler.package, includingPropertiesForKeys: nil,
      options: [.skipsHiddenFiles, .skipsPackageDescendants])
    let root = Compiler.package.path
    return (files?.allObjects ?? []).compactMap { $0 as? URL }
      .filter {
        let path = $0.path.dropFirst(root.count)
        return $0.pathExtension == "md"
          || ($0.pathExtension == "swift" && path.hasPrefix("/Sources"))
      }
      .sorted { $0.path < $1.path }
      .flatMap(samples)
  }()

  private static func samples(in file: URL) -> [Sample] {
    guard let text = try? String(contentsOf: file, encoding: .utf8), text.contains("```swift")
    else { return [] }
    let name = String(file.path.dropFirst(Compiler.package.path.count + 1))
    var samples: [Sample] = []
    var lines: [String]?
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      var content = String(line)
      if file.pathExtension == "swift" {
        let comment = line.drop { $0 == " " }
        guard comment.hasPrefix("///") else { continue }
        content = String(comment.dropFirst(3))
        if content.first == " " { content.removeFirst() }
      }
      if content == "```swift" {
        lines = []
      } else if content == "```", let code = lines {
        samples.append(
          Sample(
            place: "\(name):\(number + 1 - code.count)",
            // The app of a page is in the same file as its tests.
            code: code.joined(separator: "\n").replacing("  …\n", with: body)
              .replacing("\nPostbox.main()", with: "")
              .replacing("@testable import Mail\n", with: "")))
        lines = nil
      } else {
        lines?.append(content)
      }
    }
    // Samples of one page build on each other, as its reader reads them.
    guard file.pathExtension == "md" else { return samples }
    return samples.indices.map { index in
      Sample(
        place: samples[index].place,
        code: samples[...index].map(\.code).joined(separator: "\n"))
    }
  }

  /// The code in place of what a sample leaves out.
  private static let body = "  var body: some Scene { WindowGroup { Text(\"\") } }\n"
}
