import Scenes

extension TitleTests {
  nonisolated static let modifiers: [TitleCase] = [
    TitleCase(
      "help", { view.help("\(kind)") },
      { title in view.help(title) }, { title in view.help(title) }),
    TitleCase(
      "badge", { view.badge("\(kind)") },
      { title in view.badge(title) }, { title in view.badge(title) }),
    TitleCase(
      "accessibilityLabel", { view.accessibilityLabel("\(kind)") },
      { title in view.accessibilityLabel(title) }, { title in view.accessibilityLabel(title) }),
    TitleCase(
      "accessibilityHint", { view.accessibilityHint("\(kind)") },
      { title in view.accessibilityHint(title) }, { title in view.accessibilityHint(title) }),
    TitleCase(
      "accessibilityValue", { view.accessibilityValue("\(kind)") },
      { title in view.accessibilityValue(title) }, { title in view.accessibilityValue(title) }),
    TitleCase(
      "accessibilityInputLabels", { view.accessibilityInputLabels(["\(kind)"]) },
      { title in view.accessibilityInputLabels([title]) },
      { title in view.accessibilityInputLabels([title]) }),
    TitleCase(
      "accessibilityAction", { view.accessibilityAction(named: "\(kind)") {} },
      { title in view.accessibilityAction(named: title) {} },
      { title in view.accessibilityAction(named: title) {} }),
    TitleCase(
      "searchable", { view.searchable(text: text, prompt: "\(kind)") },
      { title in view.searchable(text: text, prompt: title) },
      { title in view.searchable(text: text, prompt: title) }),
    TitleCase(
      "searchable with a binding",
      { view.searchable(text: text, isPresented: flag, prompt: "\(kind)") },
      { title in view.searchable(text: text, isPresented: flag, prompt: title) },
      { title in view.searchable(text: text, isPresented: flag, prompt: title) }),
    TitleCase(
      "searchable with suggestions",
      { view.searchable(text: text, prompt: "\(kind)") { Text("a") } },
      { title in view.searchable(text: text, prompt: title) { Text("a") } },
      { title in view.searchable(text: text, prompt: title) { Text("a") } }),
    TitleCase(
      "alert", { view.alert("\(kind)", isPresented: flag) {} },
      { title in view.alert(title, isPresented: flag) {} },
      { title in view.alert(title, isPresented: flag) {} }),
    TitleCase(
      "alert with a message",
      {
        view.alert("\(kind)", isPresented: flag) {
        } message: {
          Text("a")
        }
      },
      { title in
        view.alert(title, isPresented: flag) {
        } message: {
          Text("a")
        }
      },
      { title in
        view.alert(title, isPresented: flag) {
        } message: {
          Text("a")
        }
      }),
    TitleCase(
      "alert about a value", { view.alert("\(kind)", isPresented: flag, presenting: 1) { _ in } },
      { title in view.alert(title, isPresented: flag, presenting: 1) { _ in } },
      { title in view.alert(title, isPresented: flag, presenting: 1) { _ in } }),
    TitleCase(
      "alert with a message about a value",
      {
        view.alert("\(kind)", isPresented: flag, presenting: 1) { _ in
        } message: { _ in
          Text("a")
        }
      },
      { title in
        view.alert(title, isPresented: flag, presenting: 1) { _ in
        } message: { _ in
          Text("a")
        }
      },
      { title in
        view.alert(title, isPresented: flag, presenting: 1) { _ in
        } message: { _ in
          Text("a")
        }
      }),
    TitleCase(
      "alert about an item", { view.alert("\(kind)", item: optionalNumber) { _ in } },
      { title in view.alert(title, item: optionalNumber) { _ in } },
      { title in view.alert(title, item: optionalNumber) { _ in } }),
    TitleCase(
      "alert with a message about an item",
      {
        view.alert("\(kind)", item: optionalNumber) { _ in
        } message: { _ in
          Text("a")
        }
      },
      { title in
        view.alert(title, item: optionalNumber) { _ in
        } message: { _ in
          Text("a")
        }
      },
      { title in
        view.alert(title, item: optionalNumber) { _ in
        } message: { _ in
          Text("a")
        }
      }),
    TitleCase(
      "confirmationDialog", { view.confirmationDialog("\(kind)", isPresented: flag) {} },
      { title in view.confirmationDialog(title, isPresented: flag) {} },
      { title in view.confirmationDialog(title, isPresented: flag) {} }),
    TitleCase(
      "confirmationDialog with a message",
      {
        view.confirmationDialog("\(kind)", isPresented: flag) {
        } message: {
          Text("a")
        }
      },
      { title in
        view.confirmationDialog(title, isPresented: flag) {
        } message: {
          Text("a")
        }
      },
      { title in
        view.confirmationDialog(title, isPresented: flag) {
        } message: {
          Text("a")
        }
      }),
    TitleCase(
      "confirmationDialog about a value",
      { view.confirmationDialog("\(kind)", isPresented: flag, presenting: 1) { _ in } },
      { title in view.confirmationDialog(title, isPresented: flag, presenting: 1) { _ in } },
      { title in view.confirmationDialog(title, isPresented: flag, presenting: 1) { _ in } }),
    TitleCase(
      "confirmationDialog with a message about a value",
      {
        view.confirmationDialog("\(kind)", isPresented: flag, presenting: 1) { _ in
        } message: { _ in
          Text("a")
        }
      },
      { title in
        view.confirmationDialog(title, isPresented: flag, presenting: 1) { _ in
        } message: { _ in
          Text("a")
        }
      },
      { title in
        view.confirmationDialog(title, isPresented: flag, presenting: 1) { _ in
        } message: { _ in
          Text("a")
        }
      }),
    TitleCase(
      "fileDialogMessage",
      {
        view.fileImporter(isPresented: flag, allowedContentTypes: [.text]) { _ in }
          .fileDialogMessage("\(kind)")
      },
      { title in
        view.fileImporter(isPresented: flag, allowedContentTypes: [.text]) { _ in }
          .fileDialogMessage(title)
      },
      { title in
        view.fileImporter(isPresented: flag, allowedContentTypes: [.text]) { _ in }
          .fileDialogMessage(title)
      }),
    TitleCase(
      "fileDialogConfirmationLabel",
      {
        view.fileImporter(isPresented: flag, allowedContentTypes: [.text]) { _ in }
          .fileDialogConfirmationLabel("\(kind)")
      },
      { title in
        view.fileImporter(isPresented: flag, allowedContentTypes: [.text]) { _ in }
          .fileDialogConfirmationLabel(title)
      },
      { title in
        view.fileImporter(isPresented: flag, allowedContentTypes: [.text]) { _ in }
          .fileDialogConfirmationLabel(title)
      }),
    TitleCase(
      "fileExporterFilenameLabel",
      {
        view.fileMover(isPresented: flag, file: url) { _ in }.fileExporterFilenameLabel("\(kind)")
      },
      { title in
        view.fileMover(isPresented: flag, file: url) { _ in }.fileExporterFilenameLabel(title)
      },
      { title in
        view.fileMover(isPresented: flag, file: url) { _ in }.fileExporterFilenameLabel(title)
      }),
  ]
}
