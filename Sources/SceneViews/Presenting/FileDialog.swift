import Foundation
import SceneDisplay
import SceneRuntime

/// The state of a file dialog: the path that a person types, and the paths chosen so far.
@MainActor final class FileAnswer {
  private let path = StateLocation("")
  private let selected = StateLocation<TextSelection?>(nil)
  /// The paths that were added so far, if several can be chosen.
  private let chosen = StateLocation<[URL]>([])
  private let complaint = StateLocation<FileQuestion.Complaint?>(nil)

  nonisolated init() {}

  var text: Binding<String> {
    Binding {
      self.path.read()
    } set: { text in
      self.path.modify { $0 = text }
      self.complaint.modify { $0 = nil }
    }
  }

  var selection: Binding<TextSelection?> {
    Binding {
      self.selected.read()
    } set: { selection in
      self.selected.modify { $0 = selection }
    }
  }

  var urls: [URL] { chosen.read() }

  var reason: FileQuestion.Complaint? { complaint.read() }

  func refuse(_ reason: FileQuestion.Complaint) { complaint.modify { $0 = reason } }

  /// Proposes a path and selects it; if the range of a name in the path is given, selects only the name.
  ///
  /// The first character that a person types replaces the selected text.
  func propose(_ path: String, name: Range<String.Index>? = nil) {
    text.wrappedValue = path
    selection.wrappedValue = TextSelection(range: name ?? path.startIndex..<path.endIndex)
  }

  /// Replaces the typed path by a longer path; further characters that a person types are added at the end of the path.
  func complete(_ path: String) {
    text.wrappedValue = path
    selection.wrappedValue = TextSelection(insertionPoint: path.endIndex)
  }

  func add(_ url: URL) {
    chosen.modify { $0.append(url) }
    path.modify { $0 = "" }
    complaint.modify { $0 = nil }
  }

  func clear() {
    path.modify { $0 = "" }
    selected.modify { $0 = nil }
    chosen.modify { $0 = [] }
    complaint.modify { $0 = nil }
  }
}

/// A modifier that presents a dialog in which a person enters the paths of files.
nonisolated struct FileDialogModifier: ViewModifier {
  let isPresented: Binding<Bool>
  let question: FileQuestion
  let finish: @MainActor ([URL]) -> Void
  let cancel: @MainActor () -> Void
  @State private var answer = FileAnswer()
  @Environment(\.fileDialogOptions) private var options

  @MainActor func body(content: Content) -> some View {
    ModifiedContent(
      content: content,
      modifier: _PresentingModifier(
        isPresented: isPresented, element: .fileDialog, onDismiss: { answer.clear() },
        presented: {
          FilePrompt(
            question: question, options: options, answer: answer,
            confirm: { take([], replacing: $0) }, cancel: { leave() })
        }, receive: { receive($0) }))
  }

  /// Handles an answer from a script, or from a host that has its own file dialog; returns false for an act that isn't
  /// an answer.
  @MainActor private func receive(_ act: ContentEvent.Act) -> Bool {
    switch act {
    case .enter(let text):
      let paths = text.split(separator: "\n").map(String.init)
      // A host with its own file dialog has already asked whether to replace a file, but not whether to replace the
      // files in a folder.
      take(question.takesMany ? paths : [text], replacing: !question.isForFolder)
      return true
    case .dismiss:
      leave()
      return true
    case .press, .select, .set, .step, .focus, .submit, .scroll, .delete, .move, .key, .hold,
      .action, .drag, .drop, .command:
      return false
    }
  }

  /// Passes the chosen paths and the given paths to the app, and closes the dialog; if a path is invalid, shows the
  /// reason and does neither.
  ///
  /// If no paths are given, the typed path is used in their place. An empty typed path is left out if paths were chosen
  /// before. When a file is saved, the person is asked to confirm the file's name in two cases: if the typed path is a
  /// folder, and if the filename extension of the typed path belongs to another type.
  @MainActor private func take(_ paths: [String], replacing: Bool) {
    var urls = answer.urls
    let typed = answer.text.wrappedValue
    if paths.isEmpty, let (path, name) = question.proposal(in: typed, options.folder) {
      answer.propose(path, name: name)
      return answer.refuse(
        FileQuestion.Complaint(text: "\(typed) is a folder. Confirm the name of the file in it."))
    }
    if paths.isEmpty, let (path, name) = question.completed(typed, options.folder) {
      answer.propose(path, name: name)
      let ending = (typed as NSString).pathExtension
      return answer.refuse(
        FileQuestion.Complaint(
          text:
            "The file is saved as \(path[name]), because .\(ending) isn't the ending of its type."))
    }
    do {
      let texts = paths.isEmpty && !(typed.isEmpty && !urls.isEmpty) ? [typed] : paths
      for text in texts {
        if text.isEmpty { throw FileQuestion.Complaint(text: "Enter a path.") }
        let url = FileQuestion.url(of: text, in: options.folder)
        urls.append(try question.checked(url, replacing: replacing))
      }
    } catch let reason as FileQuestion.Complaint {
      // The Replace button uses the typed path, so a path from a host becomes the typed path.
      if reason.asksToReplace, let path = paths.first { answer.text.wrappedValue = path }
      return answer.refuse(reason)
    } catch {
      return answer.refuse(FileQuestion.Complaint(text: "\(error)"))
    }
    isPresented.wrappedValue = false
    answer.clear()
    finish(urls)
  }

  @MainActor private func leave() {
    isPresented.wrappedValue = false
    answer.clear()
    cancel()
  }
}

/// The content of a file dialog: a field for the path, the paths that begin with the text of the field, and buttons.
nonisolated struct FilePrompt: View {
  let question: FileQuestion
  let options: FileDialogOptions
  let answer: FileAnswer
  let confirm: @MainActor (_ replacing: Bool) -> Void
  let cancel: @MainActor () -> Void
  @FocusState private var isTyping: Bool

  @MainActor var body: some View {
    let text = answer.text
    let reason = answer.reason
    PartView(.header, Text(options.title ?? question.title))
    if let message = options.message { PartView(.message, message) }
    ForEach(answer.urls, id: \.self) { Text($0.path) }
    field(text).focused($isTyping)
      .onKeyPress(.tab, phases: .down) { $0.modifiers.isEmpty ? complete() : .ignored }
      .onSubmit { confirm(reason?.asksToReplace == true) }
      .onAppear { begin(text) }
    ForEach(question.completions(of: text.wrappedValue, in: options.folder), id: \.self) { path in
      Button(path) {
        answer.complete(path)
        isTyping = true
      }
    }
    if let reason { Text(reason.text) }
    HStack {
      if reason?.asksToReplace == true {
        Button("Replace", role: .destructive) { confirm(true) }
      } else {
        Button {
          confirm(false)
        } label: {
          options.confirmTitle ?? Text(verbatim: question.confirmTitle)
        }
      }
      if question.takesMany { Button("Add") { add(text.wrappedValue) } }
      Button("Cancel", role: .cancel, action: cancel)
    }
  }

  @MainActor private func field(_ text: Binding<String>) -> TextField<Text> {
    let label = question.isSaving ? options.fieldLabel : nil
    var field = TextField(label ?? Text(verbatim: "Path"), text: text)
    field.selection = answer.selection
    return field
  }

  @MainActor private func begin(_ text: Binding<String>) {
    isTyping = true
    if case .save(_, let name?) = question.purpose, text.wrappedValue.isEmpty {
      answer.propose(name)
    }
  }

  /// Extends the typed path by the characters that all matching paths have in common.
  ///
  /// If the paths have no further characters in common, the Tab key isn't handled, and moves the focus.
  @MainActor private func complete() -> KeyPress.Result {
    guard let path = question.completion(of: answer.text.wrappedValue, in: options.folder) else {
      return .ignored
    }
    answer.complete(path)
    return .handled
  }

  /// Adds a typed path to the chosen paths; if the path is invalid, shows the reason.
  @MainActor private func add(_ text: String) {
    let url = FileQuestion.url(of: text, in: options.folder)
    do throws(FileQuestion.Complaint) {
      answer.add(try question.checked(url, replacing: false))
    } catch {
      answer.refuse(error)
    }
  }
}

/// The options that modifiers set for all file dialogs in a view, such as the message.
nonisolated struct FileDialogOptions: Equatable {
  var title: String?
  var message: Text?
  var confirmTitle: Text?
  var fieldLabel: Text?
  /// The folder to which typed paths are relative; nil for the working directory of the process.
  var folder: URL?
}

extension EnvironmentValues {
  var fileDialogOptions: FileDialogOptions {
    get { self[FileDialogOptionsKey.self] }
    set { self[FileDialogOptionsKey.self] = newValue }
  }
}

private struct FileDialogOptionsKey: EnvironmentKey {
  static var defaultValue: FileDialogOptions { FileDialogOptions() }
}
