import Foundation
import SceneDisplay
import Scenes
import TestSupport
import Testing

@testable import SceneViews

/// Texts that are looked up in string tables.
@MainActor struct LocalizingTests {
  /// A folder of resources that is removed at the end of the test.
  private final class Resources {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let bundle: Bundle

    init(_ files: [String: String]) throws {
      for (name, text) in files {
        let file = folder.appending(path: name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
      bundle = try #require(Bundle(path: folder.path))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }
  }

  private static let strings = """
    "Inbox" = "Eingang";
    "%lld messages from %@" = "Von %2$@: %1$lld Nachrichten";
    "Read **this**" = "*Dies* lesen";
    "%@ left" = "noch %@ und %@";
    """

  private static let catalog = """
    {
      "sourceLanguage": "en", "version": "1.0",
      "strings": {
        "%lld days": {
          "localizations": {
            "en": {"variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%lld day"}},
              "other": {"stringUnit": {"state": "translated", "value": "%lld days"}}}}},
            "pl": {"variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%lld dzień"}},
              "few": {"stringUnit": {"state": "translated", "value": "%lld dni"}},
              "many": {"stringUnit": {"state": "translated", "value": "%lld dni!"}}}}}
          }
        },
        "Untranslated": {}
      }
    }
    """

  private func shown<Content: View>(_ content: Content, in language: String) -> [DisplayElement] {
    ElementTests.display(content.environment(\.locale, Locale(identifier: language)))
      .map(\.element)
  }

  @Test func `the language of the environment decides`() throws {
    let resources = try Resources(["de.lproj/Localizable.strings": Self.strings])
    let text = Text("Inbox", bundle: resources.bundle)
    #expect(shown(text, in: "de") == [.text("Eingang")])
    #expect(shown(text, in: "de_AT") == [.text("Eingang")])
    #expect(shown(text, in: "fr") == [.text("Inbox")])
    #expect(shown(Text("Outbox", bundle: resources.bundle), in: "de") == [.text("Outbox")])
    let name = "Inbox"
    #expect(shown(Text(name), in: "de") == [.text("Inbox")])
    #expect(shown(Text(verbatim: "Inbox"), in: "de") == [.text("Inbox")])
  }

  @Test func `values stand where the translation has their specifiers`() throws {
    let resources = try Resources(["de.lproj/Localizable.strings": Self.strings])
    let text = Text("\(3) messages from \("Ada")", bundle: resources.bundle)
    #expect(shown(text, in: "de") == [.text("Von Ada: 3 Nachrichten")])
    #expect(shown(text, in: "en") == [.text("3 messages from Ada")])
    // A translation may ask for a value that the app doesn't give.
    let left = Text("\("a day") left", bundle: resources.bundle)
    #expect(shown(left, in: "de") == [.text("noch a day und %@")])
  }

  @Test func `a translation has marks and styles of its own`() throws {
    let resources = try Resources(["de.lproj/Localizable.strings": Self.strings])
    let text = Text("Read **this**", bundle: resources.bundle)
    #expect(
      shown(text, in: "de")
        == [.styledText([TextRun("Dies", isItalic: true), TextRun(" lesen")])])
    #expect(
      shown(text, in: "en")
        == [.styledText([TextRun("Read "), TextRun("this", isBold: true)])])
  }

  @Test(arguments: [
    (1, "en", "1 day"), (2, "en", "2 days"), (1, "pl", "1 dzień"), (3, "pl", "3 dni"),
    (5, "pl", "5 dni!"), (5, "de", "5 days"),
  ])
  func `a number chooses the form of a string catalog`(
    number: Int, language: String, expected: String
  ) throws {
    let resources = try Resources(["Localizable.xcstrings": Self.catalog])
    let text = Text("\(number) days", bundle: resources.bundle)
    #expect(shown(text, in: language) == [.text(expected)])
  }

  @Test func `a table has a name`() throws {
    let resources = try Resources(["de.lproj/Menu.strings": "\"File\" = \"Ablage\";"])
    #expect(
      shown(Text("File", tableName: "Menu", bundle: resources.bundle), in: "de")
        == [.text("Ablage")])
    let resource = LocalizedStringResource(
      "File", table: "Menu", locale: Locale(identifier: "de"), bundle: resources.bundle)
    #expect(shown(Text(resource), in: "en") == [.text("Ablage")])
    #expect(String(localized: resource) == "Ablage")
    #expect(resource.key == "File")
  }

  @Test(arguments: ["", "{", "\"a\" = ", "\u{0}\u{1}", "[1, 2]", "{\"strings\": 1}"])
  func `a damaged table translates nothing`(content: String) throws {
    let resources = try Resources([
      "de.lproj/Localizable.strings": content, "Localizable.xcstrings": content,
    ])
    #expect(shown(Text("Inbox", bundle: resources.bundle), in: "de") == [.text("Inbox")])
  }

  @Test func `a change of the language changes only the texts`() throws {
    struct Content: View {
      let bundle: Bundle
      @State private var language = "en"

      var body: some View {
        Button("Switch") { language = "de" }
        Text("Inbox", bundle: bundle).environment(\.locale, Locale(identifier: language))
      }
    }
    let resources = try Resources(["de.lproj/Localizable.strings": Self.strings])
    let (application, window) = Application.stubWindow()
    defer { application.tearDown() }
    let hosting = HostingContent(rootView: Content(bundle: resources.bundle))
    hosting.mount(in: window)
    defer { hosting.unmount() }
    hosting.update()
    #expect(hosting.display.children.last?.element == .text("Inbox"))
    let button = try #require(hosting.display.children.first)
    _ = hosting.receive(ContentEvent(.press, on: button.id))
    hosting.update()
    #expect(hosting.display.children.last?.element == .text("Eingang"))
  }
}
