import Checking
import Foundation
import SceneDisplay
import Scenes
import ScenesTesting
import TestSupport
import Testing

@testable import SceneViews

/// Localized texts that are parts of elements, such as prompts and help texts.
@MainActor struct LocalizedPartTests {
  private static let strings = "\"Inbox\" = \"Eingang\";"

  /// The texts of all elements of a window that contain one of two translations, in the order of the elements.
  private func parts(_ simulator: AppSimulator) throws -> [String] {
    try PresentingTests.display(simulator).all.map { "\($0.element)" }
      .filter { $0.contains("Inbox") || $0.contains("Eingang") }
  }

  /// Compares the parts of a window with those in the other language.
  private func expectTranslated(_ number: Int, _ simulator: AppSimulator) async throws {
    let english = try parts(simulator)
    expectEqual(english.count, number)
    expect(!english.joined().contains("Eingang"))
    await simulator.tap("Switch")
    try expectEqual(parts(simulator), english.map { $0.replacing("Inbox", with: "Eingang") })
    await simulator.tap("Switch")
    try expectEqual(parts(simulator), english)
    expectEqual(simulator.problems, [])
  }

  /// Views in a language that a button switches.
  private struct Switching<Content: View>: View {
    @ViewBuilder let content: @MainActor () -> Content
    @State private var isGerman = false

    var body: some View {
      Button("Switch") { isGerman.toggle() }
      VStack { content() }.environment(\.locale, Locale(identifier: isGerman ? "de" : "en"))
    }
  }

  private func simulator<Content: View>(
    @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) async -> AppSimulator {
    await AppSimulator(Showing { Switching(content: content) })
  }

  @Test func `annotations follow the language`() async throws {
    let resources = try Resources(["de.lproj/Localizable.strings": Self.strings])
    let key: LocalizedStringKey = "\(Text("Inbox", bundle: resources.bundle).bold())"
    let texts = await simulator {
      Text("a").help(Text(key)).accessibilityLabel(Text(key)).accessibilityHint(Text(key))
        .accessibilityValue(Text(key)).accessibilityInputLabels([Text(key), Text("more")])
    }
    try await expectTranslated(5, texts)
    let keys = await simulator {
      Text("a").help(key).accessibilityLabel(key).accessibilityHint(key)
        .accessibilityValue(key).accessibilityInputLabels([key, "more"])
    }
    try await expectTranslated(5, keys)
  }

  private struct Acting: View {
    let key: LocalizedStringKey
    @State private var performed: [Int] = []

    var body: some View {
      Text("a").accessibilityAction(named: key) { performed.append(1) }
      Text("b").accessibilityAction(AccessibilityActionKind(named: Text(key))) {
        performed.append(2)
      }
      Text("c").accessibilityAction(named: "constant") { performed.append(3) }
      Text("performed \(performed.map { "\($0)" }.joined())")
    }
  }

  @Test func `an action is performed by its name in the language of the environment`()
    async throws
  {
    let resources = try Resources(["de.lproj/Localizable.strings": Self.strings])
    let key: LocalizedStringKey = "\(Text("Inbox", bundle: resources.bundle))"
    let simulator = await simulator { Acting(key: key) }
    try await expectTranslated(2, simulator)
    await simulator.perform(action: "Inbox", on: "a")
    await simulator.perform(action: "constant", on: "c")
    await simulator.tap("Switch")
    await simulator.perform(action: "Eingang", on: "b")
    simulator.expect("performed 132")
    let node = try PresentingTests.display(simulator).all.first {
      $0.element == .annotation(.accessibilityAction("Eingang"))
    }
    let scene = simulator.sessions[0].scene as? WindowScene
    let content = try require(scene?.windows.first?.content)
    expect(content.receive(ContentEvent(.action("Inbox"), on: try require(node).id)) != nil)
  }

  private struct Prompting: View {
    let key: LocalizedStringKey
    @State private var text = ""
    @State private var number: Int? = nil

    var body: some View {
      TextField("field", text: $text, prompt: Text(key))
      TextField(text: $text, prompt: Text(key), axis: .vertical) { Text("label") }
      TextField("number", value: $number, format: .number, prompt: Text(key))
      SecureField("secret", text: $text, prompt: Text(key))
      VStack { Text("page") }.searchable(text: $text, prompt: key)
    }
  }

  @Test func `prompts follow the language`() async throws {
    let resources = try Resources(["de.lproj/Localizable.strings": Self.strings])
    let key: LocalizedStringKey = "\(Text("Inbox", bundle: resources.bundle))"
    try await expectTranslated(5, await simulator { Prompting(key: key) })
  }

  private struct FieldLook: TextFieldStyle {
    func _body(configuration: TextField<_Label>) -> some View { HStack { configuration } }
  }

  @Test func `a field in a style of the app keeps its prompt`() async throws {
    let resources = try Resources(["de.lproj/Localizable.strings": Self.strings])
    let key: LocalizedStringKey = "\(Text("Inbox", bundle: resources.bundle))"
    try await expectTranslated(
      5, await simulator { Prompting(key: key).textFieldStyle(FieldLook()) })
  }

  @Test func `badges, images and previews follow the language`() async throws {
    let resources = try Resources(["de.lproj/Localizable.strings": Self.strings])
    let key: LocalizedStringKey = "\(Text("Inbox", bundle: resources.bundle))"
    let simulator = await simulator {
      Text("a").badge(key)
      Text("b").badge(Text(key))
      Image("tray", label: Text(key))
      Text("in \(Image("tray", label: Text(key)))")
      ShareLink(item: "c", preview: SharePreview(key))
      TabView { Tab("d", value: 1) { Text("page") }.badge(key) }
    }
    try await expectTranslated(6, simulator)
  }

  private struct Letter: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }

    init() {}

    init(configuration: ReadConfiguration) throws {}

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data())
    }
  }

  @Test func `file dialogs follow the language`() async throws {
    let resources = try Resources(["de.lproj/Localizable.strings": Self.strings])
    let key: LocalizedStringKey = "\(Text("Inbox", bundle: resources.bundle))"
    for language in ["en", "de"] {
      let simulator = await AppSimulator(
        Showing {
          Text("page")
            .fileExporter(
              isPresented: .constant(true), document: Letter(), contentType: .plainText
            ) { _ in }
            .fileDialogMessage(key).fileDialogConfirmationLabel(key).fileExporterFilenameLabel(key)
            .environment(\.locale, Locale(identifier: language))
        })
      let texts = try parts(simulator)
      expectEqual(texts.count, 3)
      expectEqual(texts.joined().contains("Eingang"), language == "de")
    }
  }

  private struct Menus: App {
    let key: LocalizedStringKey
    let language: String

    init(_ key: LocalizedStringKey, _ language: String) {
      (self.key, self.language) = (key, language)
    }

    init() {
      fatalError("a test makes it with a key")
    }

    var body: some Scene {
      WindowGroup { Text("page") }
        .commands { CommandMenu(key) { Button("Act") {} } }
        .environment(\.locale, Locale(identifier: language))
    }
  }

  @Test(arguments: [("en", "Inbox"), ("de", "Eingang")])
  func `the titles of menus follow the language`(language: String, title: String) async throws {
    let resources = try Resources(["de.lproj/Localizable.strings": Self.strings])
    let key: LocalizedStringKey = "\(Text("Inbox", bundle: resources.bundle))"
    let simulator = await AppSimulator(Menus(key, language))
    let menus = try PresentingTests.display(simulator).all.map(\.element)
    expect(menus.contains(.menu(title)))
  }

  // MARK: - Environments

  private struct Late: View {
    let bundle: Bundle
    @State private var isGerman = false

    var body: some View {
      Button("Switch") { isGerman.toggle() }
      VStack {
        Text("Inbox", bundle: bundle).help(Text("Inbox", bundle: bundle))
        Image("tray", label: Text("Inbox", bundle: bundle))
      }
      .environment(\.isGerman, isGerman)
    }
  }

  @Test func `texts follow a language that isn't set at first`() async throws {
    let resources = try Resources(["de.lproj/Localizable.strings": Self.strings])
    let simulator = await AppSimulator(Showing { Late(bundle: resources.bundle) })
    try await expectTranslated(3, simulator)
  }

  @Test func `constant texts read no environment`() {
    expectEqual(Text("a").help("b").modifier.source, nil)
    expectEqual(Text("a").help(Text("b").bold()).modifier.source, nil)
    expectEqual(Text("a").accessibilityAction(named: "b") {}.modifier.source, nil)
    expectEqual(Text("a").help(Text("b").bold()).modifier.annotation, .help("b"))
  }
}

extension EnvironmentValues {
  /// A value that sets the language only while it is true.
  fileprivate var isGerman: Bool {
    get { locale.identifier == "de" }
    set { if newValue { locale = Locale(identifier: "de") } }
  }
}
