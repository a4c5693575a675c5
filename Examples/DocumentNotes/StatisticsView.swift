import Foundation
import Scenes

/// The statistics of a note, beside its text.
struct StatisticsView: View {
  let statistics: Statistics
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
        LabeledContent("Words", value: statistics.words, format: .number)
        DisclosureGroup("Details", isExpanded: $areDetailsExpanded) {
          LabeledContent("Characters", value: statistics.characters, format: .number)
          LabeledContent("Headings", value: statistics.headings, format: .number)
        }
      }
    }
    .formStyle(.grouped)
  }

  private var progress: Double { statistics.progress(toward: wordGoal) }
}
