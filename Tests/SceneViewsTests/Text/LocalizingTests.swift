import Checking
import Foundation
import SceneDisplay
import Scenes
import ScenesTesting
import TestSupport
import Testing

@testable import SceneViews

/// Texts that are looked up in string tables.
@MainActor struct LocalizingTests {
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
        "Draft": {
          "localizations": {
            "en": {"stringUnit": {"state": "translated", "value": "Unsent message"}},
            "pl": {"stringUnit": {"state": "translated", "value": "Szkic"}}}
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
    expectEqual(shown(text, in: "de"), [.text("Eingang")])
    expectEqual(shown(text, in: "de_AT"), [.text("Eingang")])
    expectEqual(shown(text, in: "fr"), [.text("Inbox")])
    expectEqual(shown(Text("Outbox", bundle: resources.bundle), in: "de"), [.text("Outbox")])
    let name = "Inbox"
    expectEqual(shown(Text(name), in: "de"), [.text("Inbox")])
    expectEqual(shown(Text(verbatim: "Inbox"), in: "de"), [.text("Inbox")])
  }

  @Test func `values stand where the translation has their specifiers`() throws {
    let resources = try Resources(["de.lproj/Localizable.strings": Self.strings])
    let text = Text("\(3) messages from \("Ada")", bundle: resources.bundle)
    expectEqual(shown(text, in: "de"), [.text("Von Ada: 3 Nachrichten")])
    expectEqual(shown(text, in: "en"), [.text("3 messages from Ada")])
    // A translation may ask for a value that the app doesn't give.
    let left = Text("\("a day") left", bundle: resources.bundle)
    expectEqual(shown(left, in: "de"), [.text("noch a day und %@")])
  }

  @Test func `a translation has marks and styles of its own`() throws {
    let resources = try Resources(["de.lproj/Localizable.strings": Self.strings])
    let text = Text("Read **this**", bundle: resources.bundle)
    expectEqual(
      shown(text, in: "de"), [.styledText([TextRun("Dies", isItalic: true), TextRun(" lesen")])])
    expectEqual(
      shown(text, in: "en"), [.styledText([TextRun("Read "), TextRun("this", isBold: true)])])
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
    expectEqual(shown(text, in: language), [.text(expected)])
  }

  @Test func `the source language has the texts of languages without translations`() throws {
    let resources = try Resources([
      "Localizable.xcstrings": Self.catalog,
      "Base.lproj/Localizable.strings": "\"Untranslated\" = \"from the base\";",
    ])
    let text = Text("Draft", bundle: resources.bundle)
    expectEqual(shown(text, in: "pl"), [.text("Szkic")])
    expectEqual(shown(text, in: "fr"), [.text("Unsent message")])
    expectEqual(shown(Text("\(1) days", bundle: resources.bundle), in: "fr"), [.text("1 day")])
    let other = Text("Untranslated", bundle: resources.bundle)
    expectEqual(shown(other, in: "fr"), [.text("from the base")])
  }

  @Test func `a key with values has doubled percent signs, or single ones`() throws {
    let resources = try Resources([
      "de.lproj/Localizable.strings": """
      "%lld%% done" = "%lld%% fertig";
      "%@ of 100%" = "%@ von 100%%";
      "100%" = "alles";
      """
    ])
    let bundle = resources.bundle
    let done = Text("\(50)% done", bundle: bundle)
    expectEqual(shown(done, in: "de"), [.text("50% fertig")])
    expectEqual(shown(done, in: "en"), [.text("50% done")])
    expectEqual(
      shown(Text("\("5%") of 100%", bundle: bundle), in: "de"), [.text("5% von 100%")])
    expectEqual(shown(Text("100%", bundle: bundle), in: "de"), [.text("alles")])
    expectEqual(LocalizedStringResource("% \(1)% \("%")").key, "%% %lld%% %@")
  }

  private static let plurals = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
      <key>%lld messages in %lld folders of %@</key>
      <dict>
        <key>NSStringLocalizedFormatKey</key><string>%3$@: %#@messages@ in %#@folders@</string>
        <key>messages</key>
        <dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>zero</key><string>nichts</string>
          <key>one</key><string>eine Nachricht</string>
          <key>other</key><string>%lld Nachrichten (100%%)</string>
        </dict>
        <key>folders</key>
        <dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>one</key><string>einem Ordner</string>
          <key>other</key><string>%lld Ordnern</string>
        </dict>
      </dict>
      <key>%lld rings</key>
      <dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@ring@</string>
        <key>ring</key>
        <dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>other</key><string>%1$#@ring@</string>
        </dict>
      </dict>
      <key>%lld gaps</key>
      <dict><key>NSStringLocalizedFormatKey</key><string>%#@gap@</string></dict>
      <key>%lld words</key><string>%lld Wörter</string>
      <key>%lld marks</key><integer>3</integer>
    </dict></plist>
    """

  @Test(arguments: [
    (0, 1, "Ada: nichts in einem Ordner"), (1, 2, "Ada: eine Nachricht in 2 Ordnern"),
    (5, 0, "Ada: 5 Nachrichten (100%) in 0 Ordnern"),
  ])
  func `each number chooses the form of its variable`(
    messages: Int, folders: Int, expected: String
  ) throws {
    let resources = try Resources(["de.lproj/Localizable.stringsdict": Self.plurals])
    let text = Text(
      "\(messages) messages in \(folders) folders of \("Ada")", bundle: resources.bundle)
    expectEqual(shown(text, in: "de"), [.text(expected)])
  }

  @Test func `a damaged entry of plural rules costs only itself`() throws {
    let resources = try Resources([
      "de.lproj/Localizable.stringsdict": Self.plurals,
      "de.lproj/Localizable.strings": "\"%lld gaps\" = \"%lld Lücken\"; \"Inbox\" = \"Eingang\";",
    ])
    let bundle = resources.bundle
    expectEqual(shown(Text("\(2) rings", bundle: bundle), in: "de"), [.text("2 rings")])
    expectEqual(shown(Text("\(2) gaps", bundle: bundle), in: "de"), [.text("2 Lücken")])
    expectEqual(shown(Text("\(2) words", bundle: bundle), in: "de"), [.text("2 Wörter")])
    expectEqual(shown(Text("\(2) marks", bundle: bundle), in: "de"), [.text("2 marks")])
    expectEqual(shown(Text("Inbox", bundle: bundle), in: "de"), [.text("Eingang")])
  }

  private static let substitutions = """
    {
      "sourceLanguage": "en", "version": "1.0",
      "strings": {
        "%lld messages in %lld folders": {
          "localizations": {
            "de": {
              "stringUnit": {"state": "translated", "value": "In %#@folders@: %#@messages@"},
              "substitutions": {
                "messages": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
                  "one": {"stringUnit": {"state": "translated", "value": "%arg Nachricht"}},
                  "other": {"stringUnit": {"state": "translated", "value": "%arg Nachrichten"}}}}},
                "folders": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
                  "one": {"stringUnit": {"state": "translated", "value": "einem Ordner"}},
                  "other": {"stringUnit": {"state": "translated", "value": "%arg Ordnern"}}}}}
              }
            }
          }
        },
        "Press it": {
          "localizations": {"de": {"variations": {"device": {
            "iphone": {"stringUnit": {"state": "translated", "value": "Tippen"}},
            "mac": {"stringUnit": {"state": "translated", "value": "Klicken"}},
            "other": {"stringUnit": {"state": "translated", "value": "Drücken"}}}}}}
        },
        "%lld keys": {
          "localizations": {"de": {"variations": {"device": {
            "iphone": {"stringUnit": {"state": "translated", "value": "Tippen"}},
            "mac": {"variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "eine Taste"}},
              "other": {"stringUnit": {"state": "translated", "value": "%lld Tasten"}}}}}}}}}
        }
      }
    }
    """

  @Test(arguments: [
    (1, 1, "In einem Ordner: 1 Nachricht"), (3, 2, "In 2 Ordnern: 3 Nachrichten"),
  ])
  func `the variables of a string catalog take the values of their numbers`(
    messages: Int, folders: Int, expected: String
  ) throws {
    let resources = try Resources(["Localizable.xcstrings": Self.substitutions])
    let text = Text("\(messages) messages in \(folders) folders", bundle: resources.bundle)
    expectEqual(shown(text, in: "de"), [.text(expected)])
  }

  @Test func `a text that varies by device is that for other devices, or for a Mac`() throws {
    let resources = try Resources(["Localizable.xcstrings": Self.substitutions])
    let bundle = resources.bundle
    expectEqual(shown(Text("Press it", bundle: bundle), in: "de"), [.text("Drücken")])
    expectEqual(shown(Text("\(1) keys", bundle: bundle), in: "de"), [.text("eine Taste")])
    expectEqual(shown(Text("\(4) keys", bundle: bundle), in: "de"), [.text("4 Tasten")])
  }

  @Test func `very long forms cost no more than themselves`() throws {
    let long = String(repeating: "0", count: 100_000)
    let variable =
      "<key>ring</key><dict><key>NSStringFormatSpecTypeKey</key>"
      + "<string>NSStringPluralRuleType</string><key>other</key><string>%\(long)</string></dict>"
    func entry(_ key: String, _ format: String) -> String {
      "<key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>"
        + "\(variable)</dict>"
    }
    let resources = try Resources([
      "de.lproj/Localizable.stringsdict": "<plist version=\"1.0\"><dict>"
        + entry("%lld rings", "%#@ring@")
        + entry("%lld bells", String(repeating: "%1$#@ring@", count: 900)) + "</dict></plist>"
    ])
    let ring = Text("\(2) rings", bundle: resources.bundle)
    expectEqual(shown(ring, in: "de"), [.text("%\(long)")])
    expectEqual(shown(Text("\(2) bells", bundle: resources.bundle), in: "de"), [.text("2 bells")])
  }

  @Test func `the base has the texts of languages without tables`() throws {
    let resources = try Resources([
      "Base.lproj/Localizable.strings": "\"Inbox\" = \"The Inbox\"; \"Outbox\" = \"The Outbox\";",
      "de.lproj/Localizable.strings": Self.strings,
    ])
    let bundle = resources.bundle
    expectEqual(shown(Text("Inbox", bundle: bundle), in: "fr"), [.text("The Inbox")])
    expectEqual(shown(Text("Inbox", bundle: bundle), in: "de"), [.text("Eingang")])
    expectEqual(shown(Text("Outbox", bundle: bundle), in: "de"), [.text("The Outbox")])
  }

  @Test func `a table has a name`() throws {
    let resources = try Resources(["de.lproj/Menu.strings": "\"File\" = \"Ablage\";"])
    expectEqual(
      shown(Text("File", tableName: "Menu", bundle: resources.bundle), in: "de"), [.text("Ablage")])
    let resource = LocalizedStringResource(
      "File", table: "Menu", locale: Locale(identifier: "de"), bundle: resources.bundle)
    expectEqual(shown(Text(resource), in: "en"), [.text("Ablage")])
    expectEqual(String(localized: resource), "Ablage")
    expectEqual(resource.key, "File")
  }

  @Test(arguments: ["", "{", "\"a\" = ", "\u{0}\u{1}", "[1, 2]", "{\"strings\": 1}"])
  func `a damaged table translates nothing`(content: String) throws {
    let resources = try Resources([
      "de.lproj/Localizable.strings": content, "de.lproj/Localizable.stringsdict": content,
      "Localizable.xcstrings": content,
    ])
    expectEqual(shown(Text("Inbox", bundle: resources.bundle), in: "de"), [.text("Inbox")])
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
    expectEqual(hosting.display.children.last?.element, .text("Inbox"))
    let button = try require(hosting.display.children.first)
    _ = hosting.receive(ContentEvent(.press, on: button.id))
    hosting.update()
    expectEqual(hosting.display.children.last?.element, .text("Eingang"))
  }

  // MARK: - Titles

  /// Controls whose titles are one resource.
  private struct Titled: View {
    let bundle: Bundle
    @State private var language = "en"
    @State private var isOn = false
    @State private var text = ""
    @State private var count = 1
    @State private var date = Date(timeIntervalSince1970: 0)

    private var title: LocalizedStringResource { LocalizedStringResource("Inbox", bundle: bundle) }

    var body: some View {
      Button("Switch") { language = "de" }
      Group {
        Group {
          Button(title) {}
          Button(title, systemImage: "tray") {}
          Toggle(title, isOn: $isOn)
          Label(title, systemImage: "tray")
          Link(title, destination: URL(filePath: "/"))
          Menu(title) { Text("item") }
          Picker(title, selection: $count) { Text("one").tag(1) }
          Section(title) { Text("row") }
        }
        Group {
          TextField(title, text: $text)
          TextField(title, value: $count, format: .number)
          SecureField(title, text: $text)
          DatePicker(title, selection: $date)
          Stepper(title, value: $count)
          ProgressView(title, value: 0.5)
          LabeledContent(title, value: "value")
          DisclosureGroup(title) { Text("more") }
          ControlGroup(title) { Text("controls") }
        }
      }
      .navigationTitle(title)
      .navigationSubtitle(Text(title))
      .environment(\.locale, Locale(identifier: language))
    }
  }

  @Test func `titles follow the language of the environment`() async throws {
    let resources = try Resources(["de.lproj/Localizable.strings": Self.strings])
    let simulator = await AppSimulator(Showing { Titled(bundle: resources.bundle) })
    let window = try require((simulator.sessions[0].scene as? WindowScene)?.windows.first)
    expectEqual(window.effectiveTitle, "Inbox – Inbox")
    let number = simulator.text.split(separator: "Inbox", omittingEmptySubsequences: false).count
    expect(number > 15 && !simulator.text.contains("Eingang"))
    await simulator.tap("Switch")
    expectEqual(window.effectiveTitle, "Eingang – Eingang")
    expectEqual(
      simulator.text.split(separator: "Eingang", omittingEmptySubsequences: false).count, number)
    expect(!simulator.text.contains("Inbox"))
    // They name the controls.
    await simulator.type("relay", into: "Eingang", at: 1)
    simulator.expect("relay")
  }

  private struct Asking: View {
    let bundle: Bundle
    let isAlert: Bool

    var body: some View {
      let title = LocalizedStringResource("Inbox", bundle: bundle)
      Text("page")
        .alert(title, isPresented: .constant(isAlert)) { Button("OK") {} }
        .confirmationDialog(title, isPresented: .constant(!isAlert)) { Button("OK") {} }
        .environment(\.locale, Locale(identifier: "de_AT"))
    }
  }

  @Test(arguments: [true, false])
  func `titles of alerts and dialogs follow it too`(isAlert: Bool) async throws {
    let resources = try Resources(["de.lproj/Localizable.strings": Self.strings])
    let simulator = await AppSimulator(
      Showing { Asking(bundle: resources.bundle, isAlert: isAlert) })
    simulator.expect("Eingang")
    simulator.expect(no: "Inbox")
  }

  private struct Marked: View {
    var body: some View {
      Button("Send **now**") {}
      TextField("Dear **Ada**", text: .constant(""))
      Text("page").navigationTitle("The **mill**")
    }
  }

  @Test func `marks in titles aren't shown`() async throws {
    let simulator = await AppSimulator(Showing { Marked() })
    expect(!simulator.text.contains("*"))
    await simulator.tap("Send now")
    let window = try require((simulator.sessions[0].scene as? WindowScene)?.windows.first)
    expectEqual(window.effectiveTitle, "The mill")
  }
}
