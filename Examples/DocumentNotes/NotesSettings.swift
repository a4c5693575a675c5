import Foundation
import Scenes

/// The kinds of fonts for notes.
enum NoteFont: String, CaseIterable, Identifiable {
  case sansSerif = "Sans Serif"
  case serif = "Serif"
  case monospaced = "Monospaced"

  var id: Self { self }

  var design: Font.Design {
    switch self {
    case .sansSerif: .default
    case .serif: .serif
    case .monospaced: .monospaced
    }
  }
}

/// The settings, which all windows follow at once.
struct NotesSettings: View {
  @AppStorage("fontSize") private var fontSize = 14.0
  @AppStorage("fontDesign") private var fontDesign = NoteFont.sansSerif
  @AppStorage("wordGoal") private var wordGoal = 200

  var body: some View {
    TabView {
      Tab("Text", systemImage: "textformat") {
        Form {
          Picker("Font", selection: $fontDesign) {
            ForEach(NoteFont.allCases) { Text($0.rawValue).tag($0) }
          }
          .pickerStyle(.radioGroup)
          Slider(value: $fontSize, in: 9...24, step: 1) {
            Text("Size")
          }
          Text("A line of text")
            .font(.system(size: fontSize, design: fontDesign.design))
        }
      }
      Tab("Writing", systemImage: "pencil") {
        Form {
          TextField("Word Goal", value: possibleGoal, format: .number)
        }
      }
    }
    .scenePadding()
    .frame(width: 380)
  }

  /// The goal, limited to the numbers that a note can have as its goal.
  private var possibleGoal: Binding<Int> {
    Binding(get: { wordGoal }, set: { wordGoal = min(max($0, 1), 10_000) })
  }
}
