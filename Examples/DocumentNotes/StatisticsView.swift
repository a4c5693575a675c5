import Foundation
import Scenes

/// The statistics of a note, beside its text.
struct StatisticsView: View {
  let text: String
  @AppStorage("wordGoal") private var wordGoal = 200
  @SceneStorage("areDetailsExpanded") private var areDetailsExpanded = false

  var body: some View {
    Form {
      Section("Goal") {
        ProgressView(value: progress) {
          Text("Words")
        } currentValueLabel: {
          Text(progress, format: .percent.precision(.fractionLength(0)))
        }
        Stepper("Goal", value: $wordGoal, in: 50...10_000, step: 50, format: .number)
      }
      Section("Text") {
        LabeledContent("Words", value: words, format: .number)
        DisclosureGroup("Details", isExpanded: $areDetailsExpanded) {
          LabeledContent("Characters", value: text.count, format: .number)
          LabeledContent("Headings", value: Heading.outline(of: text).count, format: .number)
        }
      }
    }
    .formStyle(.grouped)
  }

  private var words: Int { text.split { !$0.isLetter && !$0.isNumber && $0 != "'" }.count }

  /// The share of the goal that is written, at most 1.
  private var progress: Double {
    wordGoal > 0 ? min(Double(words) / Double(wordGoal), 1) : 1
  }
}
