import Foundation
import Scenes

extension TitleTests {
  nonisolated static let fields: [TitleCase] = [
    TitleCase(
      "TextField", { TextField("\(kind)", text: text) },
      { title in TextField(title, text: text) }, { title in TextField(title, text: text) }),
    TitleCase(
      "TextField with a prompt", { TextField("\(kind)", text: text, prompt: Text("a")) },
      { title in TextField(title, text: text, prompt: Text("a")) },
      { title in TextField(title, text: text, prompt: Text("a")) }),
    TitleCase(
      "TextField with an axis", { TextField("\(kind)", text: text, axis: .vertical) },
      { title in TextField(title, text: text, axis: .vertical) },
      { title in TextField(title, text: text, axis: .vertical) }),
    TitleCase(
      "TextField with a form", { TextField("\(kind)", value: number, format: .number) },
      { title in TextField(title, value: number, format: .number) },
      { title in TextField(title, value: number, format: .number) }),
    TitleCase(
      "TextField with a form of an optional",
      { TextField("\(kind)", value: optionalNumber, format: .number) },
      { title in TextField(title, value: optionalNumber, format: .number) },
      { title in TextField(title, value: optionalNumber, format: .number) }),
    TitleCase(
      "TextField with a formatter",
      { TextField("\(kind)", value: text, formatter: CapitalFormatter()) },
      { title in TextField(title, value: text, formatter: CapitalFormatter()) },
      { title in TextField(title, value: text, formatter: CapitalFormatter()) }),
    TitleCase(
      "SecureField", { SecureField("\(kind)", text: text) },
      { title in SecureField(title, text: text) }, { title in SecureField(title, text: text) }),
    TitleCase(
      "SecureField with a prompt", { SecureField("\(kind)", text: text, prompt: Text("a")) },
      { title in SecureField(title, text: text, prompt: Text("a")) },
      { title in SecureField(title, text: text, prompt: Text("a")) }),
    TitleCase(
      "Stepper", { Stepper("\(kind)", value: number) },
      { title in Stepper(title, value: number) }, { title in Stepper(title, value: number) }),
    TitleCase(
      "Stepper with limits", { Stepper("\(kind)", value: number, in: 0...2) },
      { title in Stepper(title, value: number, in: 0...2) },
      { title in Stepper(title, value: number, in: 0...2) }),
    TitleCase(
      "Stepper with actions", { Stepper("\(kind)", onIncrement: {}, onDecrement: {}) },
      { title in Stepper(title, onIncrement: {}, onDecrement: {}) },
      { title in Stepper(title, onIncrement: {}, onDecrement: {}) }),
    TitleCase(
      "Stepper of any number", { Stepper("\(kind)", value: size) },
      { title in Stepper(title, value: size) }, { title in Stepper(title, value: size) }),
    TitleCase(
      "Stepper of any number with limits", { Stepper("\(kind)", value: size, in: 0...2) },
      { title in Stepper(title, value: size, in: 0...2) },
      { title in Stepper(title, value: size, in: 0...2) }),
    TitleCase(
      "Stepper with a form", { Stepper("\(kind)", value: number, format: .number) },
      { title in Stepper(title, value: number, format: .number) },
      { title in Stepper(title, value: number, format: .number) }),
    TitleCase(
      "Stepper with a form and limits",
      { Stepper("\(kind)", value: number, in: 0...2, format: .number) },
      { title in Stepper(title, value: number, in: 0...2, format: .number) },
      { title in Stepper(title, value: number, in: 0...2, format: .number) }),
    TitleCase(
      "Picker", { Picker("\(kind)", selection: number) { Text("a").tag(0) } },
      { title in Picker(title, selection: number) { Text("a").tag(0) } },
      { title in Picker(title, selection: number) { Text("a").tag(0) } }),
    TitleCase(
      "Picker with a symbol",
      { Picker("\(kind)", systemImage: "star", selection: number) { Text("a").tag(0) } },
      { title in Picker(title, systemImage: "star", selection: number) { Text("a").tag(0) } },
      { title in Picker(title, systemImage: "star", selection: number) { Text("a").tag(0) } }),
    TitleCase(
      "Picker with an image",
      { Picker("\(kind)", image: "star", selection: number) { Text("a").tag(0) } },
      { title in Picker(title, image: "star", selection: number) { Text("a").tag(0) } },
      { title in Picker(title, image: "star", selection: number) { Text("a").tag(0) } }),
    TitleCase(
      "Picker with a current value",
      {
        Picker("\(kind)", selection: number) {
          Text("a").tag(0)
        } currentValueLabel: {
          Text("b")
        }
      },
      { title in
        Picker(title, selection: number) {
          Text("a").tag(0)
        } currentValueLabel: {
          Text("b")
        }
      },
      { title in
        Picker(title, selection: number) {
          Text("a").tag(0)
        } currentValueLabel: {
          Text("b")
        }
      }),
    TitleCase(
      "ColorPicker", { ColorPicker("\(kind)", selection: color) },
      { title in ColorPicker(title, selection: color) },
      { title in ColorPicker(title, selection: color) }),
    TitleCase(
      "DatePicker", { DatePicker("\(kind)", selection: date) },
      { title in DatePicker(title, selection: date) },
      { title in DatePicker(title, selection: date) }),
    TitleCase(
      "DatePicker in a range",
      { DatePicker("\(kind)", selection: date, in: .distantPast ... .distantFuture) },
      { title in DatePicker(title, selection: date, in: .distantPast ... .distantFuture) },
      { title in DatePicker(title, selection: date, in: .distantPast ... .distantFuture) }),
    TitleCase(
      "DatePicker from a day", { DatePicker("\(kind)", selection: date, in: Date.distantPast...) },
      { title in DatePicker(title, selection: date, in: Date.distantPast...) },
      { title in DatePicker(title, selection: date, in: Date.distantPast...) }),
    TitleCase(
      "DatePicker up to a day",
      { DatePicker("\(kind)", selection: date, in: ...Date.distantFuture) },
      { title in DatePicker(title, selection: date, in: ...Date.distantFuture) },
      { title in DatePicker(title, selection: date, in: ...Date.distantFuture) }),
    TitleCase(
      "MultiDatePicker", { MultiDatePicker("\(kind)", selection: days) },
      { title in MultiDatePicker(title, selection: days) },
      { title in MultiDatePicker(title, selection: days) }),
    TitleCase(
      "MultiDatePicker in a range",
      { MultiDatePicker("\(kind)", selection: days, in: .distantPast ..< .distantFuture) },
      { title in MultiDatePicker(title, selection: days, in: .distantPast ..< .distantFuture) },
      { title in MultiDatePicker(title, selection: days, in: .distantPast ..< .distantFuture) }),
  ]
}
