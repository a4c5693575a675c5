import Checking
import Foundation
import SceneDisplay
import Scenes
import ScenesTesting
import Testing

private struct Note: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText]
  var text = ""

  init(_ text: String) { self.text = text }

  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    if text == "unwritable" { throw CocoaError(.fileWriteUnknown) }
    return FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

private struct Desk: View {
  let folder: URL
  @State private var asked = ""
  @State private var outcome = "nothing"
  @State private var text = "hello"

  private func isAsked(_ name: String) -> Binding<Bool> {
    Binding(get: { asked == name }, set: { if !$0, asked == name { asked = "" } })
  }

  var body: some View {
    VStack {
      Text("outcome: \(outcome)")
      TextField("Text", text: $text)
      ForEach(["Import", "Several", "Export", "Move"], id: \.self) { name in
        Button(name) { asked = name }
      }
    }
    .fileImporter(isPresented: isAsked("Import"), allowedContentTypes: [.plainText]) { result in
      outcome =
        (try? result.get()).map { (try? String(contentsOf: $0, encoding: .utf8)) ?? "" } ?? "?"
    }
    .fileImporter(
      isPresented: isAsked("Several"), allowedContentTypes: [.text, .folder],
      allowsMultipleSelection: true
    ) { result in
      outcome = (try? result.get())?.map(\.lastPathComponent).joined(separator: "+") ?? "?"
    } onCancellation: {
      outcome = "cancelled"
    }
    .fileExporter(
      isPresented: isAsked("Export"), document: Note(text), contentType: .plainText,
      defaultFilename: "Note"
    ) { result in
      switch result {
      case .success(let url): outcome = "wrote \(url.lastPathComponent)"
      case .failure: outcome = "failed"
      }
    }
    .fileMover(isPresented: isAsked("Move"), file: folder.appendingPathComponent("a.txt")) {
      outcome = ((try? $0.get())?.lastPathComponent).map { "moved to \($0)" } ?? "not moved"
    }
    .fileDialogDefaultDirectory(folder)
    .fileDialogMessage("Choose with care.")
  }
}

/// Questions for files, which are read and written in a folder of each test.
@MainActor final class FileDialogTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("FileDialogTests-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("inner"), withIntermediateDirectories: true)
    for (name, text) in [("a.txt", "first"), ("b.md", "second"), ("c.png", "third")] {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    mkfifo(folder.appendingPathComponent("pipe.txt").path, 0o600)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func begin(_ button: String) async -> AppSimulator {
    let folder = folder
    let simulator = await AppSimulator(Showing { Desk(folder: folder) })
    await simulator.tap(button)
    return simulator
  }

  private func text(of name: String) -> String? {
    try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  @Test(arguments: [
    ("a.txt", true), ("inner", true), ("pipe.txt", false), ("missing", nil),
  ])
  func `a link is of the kind of the file to which it leads`(name: String, isOrdinary: Bool?)
    throws
  {
    let file = folder.appendingPathComponent(name)
    expectEqual(file.isFileOrFolder, isOrdinary)
    let link = folder.appendingPathComponent("link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    expectEqual(link.isFileOrFolder, isOrdinary)
  }

  @Test func `a dialog is shown in front, with a field for the path`() async {
    let simulator = await begin("Import")
    expectContains(
      simulator.text,
      """
        file dialog:
          Open a File
          Choose with care.
          Path: []
          [Open]  [Cancel]
      """)
    expectEqual(simulator.problems, [])
  }

  @Test func `a file is chosen, and read by the app`() async {
    let simulator = await begin("Import")
    await simulator.choose("a.txt")
    simulator.expect("outcome: first")
    simulator.expect(no: "file dialog")
  }

  @Test(arguments: [
    ("x.txt", "There is no file"), ("c.png", "c.png has another type; expected: plain text."),
    ("inner", "is a folder; expected a file in it"), ("", "Enter a path."),
    ("pipe.txt", "is neither a file nor a folder"),
  ])
  func `a path that can't be taken is refused with the reason`(
    _ path: String, _ reason: String
  ) async {
    let simulator = await begin("Import")
    await simulator.choose(path)
    simulator.expect(reason)
    simulator.expect("outcome: nothing")
    await simulator.choose("a.txt")
    simulator.expect("outcome: first")
  }

  @Test func `a person types the path, and completes it`() async {
    let simulator = await begin("Import")
    await simulator.type("b", into: "Path")
    simulator.expect(no: "b.md")
    await simulator.type("i", into: "Path")
    await simulator.tap("inner/")
    simulator.expect("Path: [inner/]")
    await simulator.type("a", into: "Path")
    await simulator.tap("a.txt")
    await simulator.submit("Path")
    simulator.expect("outcome: first")
  }

  @Test func `several files are chosen, also one after the other`() async {
    let simulator = await begin("Several")
    await simulator.choose("a.txt", "b.md")
    simulator.expect("outcome: a.txt+b.md")
    await simulator.tap("Several")
    await simulator.type("inner", into: "Path")
    await simulator.tap("Add")
    await simulator.type("b.md", into: "Path")
    await simulator.tap("Open")
    simulator.expect("outcome: inner+b.md")
  }

  @Test(arguments: ["cancel", "button", "back"])
  func `a person cancels`(_ way: String) async {
    let simulator = await begin("Several")
    switch way {
    case "cancel": await simulator.cancel()
    case "button": await simulator.tap("Cancel")
    default: await simulator.back()
    }
    simulator.expect("outcome: cancelled")
    simulator.expect(no: "file dialog")
    // The next question begins anew.
    await simulator.tap("Several")
    simulator.expect("Path: []")
  }

  private struct Dismissing: View {
    @MainActor final class Model {
      var dismiss: (() -> Void)?
    }

    let folder: URL
    let model: Model
    @State private var isAsked = false

    var body: some View {
      Button("Import") { isAsked = true }
        .onAppear { model.dismiss = { isAsked = false } }
        .fileImporter(
          isPresented: $isAsked, allowedContentTypes: [.plainText], allowsMultipleSelection: true
        ) { _ in }
        .fileDialogDefaultDirectory(folder)
    }
  }

  @Test func `a dialog that the app dismisses begins anew the next time`() async {
    let (folder, model) = (folder, Dismissing.Model())
    let simulator = await AppSimulator(Showing { Dismissing(folder: folder, model: model) })
    await simulator.tap("Import")
    await simulator.type("a.txt", into: "Path")
    await simulator.tap("Add")
    await simulator.type("inn", into: "Path")
    simulator.expect("/a.txt")
    simulator.expect("Path: [inn]")
    model.dismiss?()
    await simulator.settle()
    simulator.expect(no: "file dialog")
    await simulator.tap("Import")
    simulator.expect("Path: []")
    simulator.expect(no: "/a.txt")
  }

  private struct Album: View {
    let folder: URL
    let type: UTType
    @State private var isAsked = false
    @State private var outcome = "nothing"

    var body: some View {
      VStack {
        Text("outcome: \(outcome)")
        Button("Import") { isAsked = true }
      }
      .fileImporter(isPresented: $isAsked, allowedContentTypes: [type]) { result in
        outcome = (try? result.get())?.lastPathComponent ?? "?"
      }
      .fileDialogDefaultDirectory(folder)
    }
  }

  @Test(arguments: [
    (UTType(exportedAs: "com.example.album", conformingTo: .package), true), (.package, true),
    (.rtfd, false),
  ])
  func `a package of a type without an extension is opened`(
    _ type: UTType, _ isOpened: Bool
  ) async throws {
    let folder = folder
    let simulator = await AppSimulator(Showing { Album(folder: folder, type: type) })
    for (name, isOpened) in [("Trip", isOpened), ("Trip.album", isOpened), ("Trip.txt", false)] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: false)
      await simulator.tap("Import")
      await simulator.choose(name)
      if isOpened {
        simulator.expect("outcome: \(name)")
      } else {
        simulator.expect("\(name) is a folder")
        await simulator.cancel()
      }
    }
  }

  @Test func `a document is written, with the ending of its type`() async {
    let simulator = await begin("Export")
    simulator.expect("Path: [Note]")
    await simulator.tap("Save")
    simulator.expect("outcome: wrote Note.txt")
    expectEqual(text(of: "Note.txt"), "hello")
  }

  @Test(arguments: ["inner", "inner/"])
  func `a person who types a folder confirms the name of the file in it`(path: String) async {
    let simulator = await begin("Export")
    await simulator.type(path, into: "Path")
    await simulator.submit("Path")
    simulator.expect("outcome: nothing")
    simulator.expect("Path: [inner/Note]")
    simulator.expect("\(path) is a folder. Confirm the name of the file in it.")
    await simulator.submit("Path")
    simulator.expect("outcome: wrote Note.txt")
    expectEqual(text(of: "inner/Note.txt"), "hello")
  }

  @Test func `a name with the ending of another type is confirmed with that of its own`() async {
    let simulator = await begin("Export")
    await simulator.type("wrong.pdf", into: "Path")
    await simulator.tap("Save")
    simulator.expect("outcome: nothing")
    simulator.expect("Path: [wrong.pdf.txt]")
    simulator.expect(
      "The file is saved as wrong.pdf.txt, because .pdf isn't the ending of its type.")
    await simulator.tap("Save")
    simulator.expect("outcome: wrote wrong.pdf.txt")
    await simulator.tap("Export")
    await simulator.type("inner/2026.03", into: "Path")
    await simulator.submit("Path")
    simulator.expect("Path: [inner/2026.03.txt]")
    await simulator.type("other.text", into: "Path")
    await simulator.submit("Path")
    simulator.expect("outcome: wrote other.text")
  }

  @Test func `a file can't take the place of what is neither a file nor a folder`() async {
    let simulator = await begin("Export")
    await simulator.choose("pipe.txt")
    simulator.expect("pipe.txt is neither a file nor a folder")
    simulator.expect("outcome: nothing")
  }

  @Test func `a file is replaced after a second question, and at once by a script`() async {
    let simulator = await begin("Export")
    await simulator.type("a.txt", into: "Path")
    await simulator.tap("Save")
    simulator.expect("There is a file")
    expectEqual(text(of: "a.txt"), "first")
    await simulator.tap("Replace")
    expectEqual(text(of: "a.txt"), "hello")
    await simulator.type("again", into: "Text")
    await simulator.tap("Export")
    await simulator.choose("a.txt")
    expectEqual(text(of: "a.txt"), "again")
  }

  @Test func `an error of the document reaches the app`() async {
    let simulator = await begin("Export")
    await simulator.cancel()
    await simulator.type("unwritable", into: "Text")
    await simulator.tap("Export")
    await simulator.choose("inner")
    simulator.expect("outcome: failed")
    expect(text(of: "inner/Note.txt") == nil)
    await simulator.tap("Export")
    await simulator.choose("nowhere/x.txt")
    simulator.expect("There is no folder")
  }

  private struct Named: View {
    let folder: URL
    @State private var isExporting = false
    @State private var isImporting = false
    @State private var outcome = "nothing"

    var body: some View {
      VStack {
        Text("outcome: \(outcome)")
        Button("Export") { isExporting = true }
        Button("Import") { isImporting = true }
      }
      .fileExporter(
        isPresented: $isExporting, document: Note("hello"), contentType: .plainText,
        defaultFilename: "Note"
      ) { outcome = ((try? $0.get())?.lastPathComponent).map { "wrote \($0)" } ?? "?" }
      .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText]) {
        outcome = ((try? $0.get())?.lastPathComponent).map { "read \($0)" } ?? "?"
      }
      .fileDialogDefaultDirectory(folder)
      .fileDialogConfirmationLabel("Take It")
      .fileExporterFilenameLabel(Text("Name of the Note"))
    }
  }

  @Test func `an app names the field of a dialog that saves, and the button`() async {
    let folder = folder
    let simulator = await AppSimulator(Showing { Named(folder: folder) })
    await simulator.tap("Export")
    simulator.expect("Name of the Note: [Note]")
    simulator.expect(no: "[Save]")
    await simulator.type("b.txt", into: "Name of the Note")
    await simulator.tap("Take It")
    simulator.expect("outcome: wrote b.txt")
    await simulator.tap("Import")
    simulator.expect("Path: []")
    simulator.expect(no: "Name of the Note")
    await simulator.type("a.txt", into: "Path")
    await simulator.tap("Take It")
    simulator.expect("outcome: read a.txt")
  }

  @Test func `a file is moved`() async {
    let simulator = await begin("Move")
    await simulator.choose("inner")
    simulator.expect("outcome: moved to a.txt")
    expectEqual(text(of: "inner/a.txt"), "first")
    expect(text(of: "a.txt") == nil)
    await simulator.tap("Move")
    await simulator.choose("z.txt")
    simulator.expect("outcome: not moved")
  }
}

struct UTTypeTests {
  @Test(arguments: [
    ("txt", "public.plain-text"), ("MD", "net.daringfireball.markdown"), ("jpg", "public.jpeg"),
    ("swift", "public.swift-source"),
  ])
  func `an ending has a type`(_ ending: String, _ identifier: String) {
    expectEqual(UTType(filenameExtension: ending)?.identifier, identifier)
  }

  @Test func `types belong to others, directly or not`() {
    let note = UTType(exportedAs: "com.example.note", conformingTo: .plainText)
    expect(note.conforms(to: .text) && note.conforms(to: .data) && note.conforms(to: note))
    expect(!note.conforms(to: .image))
    expect(UTType.text.isSupertype(of: note) && note.isSubtype(of: .item))
    expectContains(UTType.png.supertypes, .item)
    expectEqual(UTType(filenameExtension: "zyx")?.isDynamic, true)
    expectEqual(UTType(filenameExtension: "zyx")?.conforms(to: .data), true)
    expectEqual(UTType(mimeType: "application/json"), .json)
    expect(UTType("nothing") == nil)
  }

  @Test func `supertypes and decoded types keep what they conform to`() throws {
    let note = UTType(exportedAs: "com.example.note", conformingTo: .plainText)
    let reminder = UTType(exportedAs: "com.example.reminder", conformingTo: note)
    expectEqual(reminder.supertypes.first { $0 == note }?.conforms(to: .text), true)
    let decodedReminder = try JSONDecoder().decode(
      UTType.self, from: JSONEncoder().encode(reminder))
    expectEqual(decodedReminder.supertypes, reminder.supertypes)
    expect(decodedReminder.conforms(to: note))
    expectEqual(UTType("com.example.reminder")?.conforms(to: .text), true)
    // A type that is declared twice keeps the supertype of its first declaration.
    _ = UTType(exportedAs: "com.example.twice", conformingTo: .plainText)
    _ = UTType(importedAs: "com.example.twice")
    expectEqual(UTType("com.example.twice")?.conforms(to: .text), true)
    let unknown = try require(UTType(filenameExtension: "zyx"))
    let decoded = try JSONDecoder().decode(UTType.self, from: JSONEncoder().encode(unknown))
    expect(decoded.isDynamic && decoded.conforms(to: .data))
    expectEqual(decoded.preferredFilenameExtension, "zyx")
    expectEqual(UTType("dyn.zyx")?.preferredFilenameExtension, "zyx")
  }

  @Test func `a type is encoded as its identifier`() throws {
    let data = try JSONEncoder().encode([UTType.json])
    expectEqual(String(decoding: data, as: UTF8.self), #"["public.json"]"#)
    try expectEqual(JSONDecoder().decode([UTType].self, from: data), [.json])
  }
}
