import Foundation
import Scenes

extension TitleTests {
  nonisolated static let controls: [TitleCase] = [
    TitleCase(
      "Button", { Button("\(kind)") {} },
      { title in Button(title) {} }, { title in Button(title) {} }),
    TitleCase(
      "Button with a role", { Button("\(kind)", role: .cancel) {} },
      { title in Button(title, role: .cancel) {} }, { title in Button(title, role: .cancel) {} }),
    TitleCase(
      "Button with a symbol", { Button("\(kind)", systemImage: "star") {} },
      { title in Button(title, systemImage: "star") {} },
      { title in Button(title, systemImage: "star") {} }),
    TitleCase(
      "Toggle", { Toggle("\(kind)", isOn: flag) },
      { title in Toggle(title, isOn: flag) }, { title in Toggle(title, isOn: flag) }),
    TitleCase(
      "Toggle with a symbol", { Toggle("\(kind)", systemImage: "star", isOn: flag) },
      { title in Toggle(title, systemImage: "star", isOn: flag) },
      { title in Toggle(title, systemImage: "star", isOn: flag) }),
    TitleCase(
      "Toggle of several", { Toggle("\(kind)", sources: [flag, flag], isOn: \.self) },
      { title in Toggle(title, sources: [flag, flag], isOn: \.self) },
      { title in Toggle(title, sources: [flag, flag], isOn: \.self) }),
    TitleCase(
      "Label with an image", { Label("\(kind)", image: "star") },
      { title in Label(title, image: "star") }, { title in Label(title, image: "star") }),
    TitleCase(
      "Label with a symbol", { Label("\(kind)", systemImage: "star") },
      { title in Label(title, systemImage: "star") }, { title in Label(title, systemImage: "star") }
    ),
    TitleCase(
      "Link", { Link("\(kind)", destination: url) },
      { title in Link(title, destination: url) }, { title in Link(title, destination: url) }),
    TitleCase(
      "ShareLink", { ShareLink("\(kind)", item: url) },
      { title in ShareLink(title, item: url) }, { title in ShareLink(title, item: url) }),
    TitleCase(
      "ProgressView", { ProgressView("\(kind)") },
      { title in ProgressView(title) }, { title in ProgressView(title) }),
    TitleCase(
      "ProgressView with a value", { ProgressView("\(kind)", value: 1, total: 2) },
      { title in ProgressView(title, value: 1, total: 2) },
      { title in ProgressView(title, value: 1, total: 2) }),
    TitleCase(
      "ProgressView with any number", { ProgressView("\(kind)", value: Float(1), total: 2) },
      { title in ProgressView(title, value: Float(1), total: 2) },
      { title in ProgressView(title, value: Float(1), total: 2) }),
    TitleCase(
      "LabeledContent", { LabeledContent("\(kind)") { Text("a") } },
      { title in LabeledContent(title) { Text("a") } },
      { title in LabeledContent(title) { Text("a") } }),
    TitleCase(
      "LabeledContent with a text", { LabeledContent("\(kind)", value: "a") },
      { title in LabeledContent(title, value: "a") }, { title in LabeledContent(title, value: "a") }
    ),
    TitleCase(
      "LabeledContent with a form", { LabeledContent("\(kind)", value: 1, format: .number) },
      { title in LabeledContent(title, value: 1, format: .number) },
      { title in LabeledContent(title, value: 1, format: .number) }),
    TitleCase(
      "ContentUnavailableView with a symbol",
      { ContentUnavailableView("\(kind)", systemImage: "star") },
      { title in ContentUnavailableView(title, systemImage: "star") },
      { title in ContentUnavailableView(title, systemImage: "star") }),
    TitleCase(
      "ContentUnavailableView with an image", { ContentUnavailableView("\(kind)", image: "star") },
      { title in ContentUnavailableView(title, image: "star") },
      { title in ContentUnavailableView(title, image: "star") }),
    TitleCase(
      "Menu", { Menu("\(kind)") { Text("a") } },
      { title in Menu(title) { Text("a") } }, { title in Menu(title) { Text("a") } }),
    TitleCase(
      "Menu with an action",
      {
        Menu("\(kind)") {
          Text("a")
        } primaryAction: {
        }
      },
      { title in
        Menu(title) {
          Text("a")
        } primaryAction: {
        }
      },
      { title in
        Menu(title) {
          Text("a")
        } primaryAction: {
        }
      }),
    TitleCase(
      "Menu with a symbol", { Menu("\(kind)", systemImage: "star") { Text("a") } },
      { title in Menu(title, systemImage: "star") { Text("a") } },
      { title in Menu(title, systemImage: "star") { Text("a") } }),
    TitleCase(
      "Menu with a symbol and an action",
      {
        Menu("\(kind)", systemImage: "star") {
          Text("a")
        } primaryAction: {
        }
      },
      { title in
        Menu(title, systemImage: "star") {
          Text("a")
        } primaryAction: {
        }
      },
      { title in
        Menu(title, systemImage: "star") {
          Text("a")
        } primaryAction: {
        }
      }),
    TitleCase(
      "Menu with an image", { Menu("\(kind)", image: "star") { Text("a") } },
      { title in Menu(title, image: "star") { Text("a") } },
      { title in Menu(title, image: "star") { Text("a") } }),
    TitleCase(
      "ControlGroup", { ControlGroup("\(kind)") { Text("a") } },
      { title in ControlGroup(title) { Text("a") } }, { title in ControlGroup(title) { Text("a") } }
    ),
    TitleCase(
      "ControlGroup with a symbol", { ControlGroup("\(kind)", systemImage: "star") { Text("a") } },
      { title in ControlGroup(title, systemImage: "star") { Text("a") } },
      { title in ControlGroup(title, systemImage: "star") { Text("a") } }),
    TitleCase(
      "DisclosureGroup", { DisclosureGroup("\(kind)") { Text("a") } },
      { title in DisclosureGroup(title) { Text("a") } },
      { title in DisclosureGroup(title) { Text("a") } }),
    TitleCase(
      "DisclosureGroup with a binding",
      { DisclosureGroup("\(kind)", isExpanded: flag) { Text("a") } },
      { title in DisclosureGroup(title, isExpanded: flag) { Text("a") } },
      { title in DisclosureGroup(title, isExpanded: flag) { Text("a") } }),
    TitleCase(
      "Section", { Section("\(kind)") { Text("a") } },
      { title in Section(title) { Text("a") } }, { title in Section(title) { Text("a") } }),
    TitleCase(
      "Section with a binding", { Section("\(kind)", isExpanded: flag) { Text("a") } },
      { title in Section(title, isExpanded: flag) { Text("a") } },
      { title in Section(title, isExpanded: flag) { Text("a") } }),
    TitleCase(
      "GroupBox", { GroupBox("\(kind)") { Text("a") } },
      { title in GroupBox(title) { Text("a") } }, { title in GroupBox(title) { Text("a") } }),
    TitleCase(
      "NewDocumentButton", { NewDocumentButton("\(kind)") },
      { title in NewDocumentButton(title) }, { title in NewDocumentButton(title) }),
  ]
}
