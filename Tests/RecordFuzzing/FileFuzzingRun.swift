import Foundation
import RoutingFuzzing
import SceneRuntime
import TestSupport

/// Files of sessions that are changed at random and read.
///
/// Each gives a record or a reason; a record is written and read back as itself, and says nothing that
/// disturbs a terminal.
public struct FileFuzzingRun {
  private var generator: SeededGenerator
  private var samples: [Data] = []

  /// How many files were changed.
  public private(set) var count = 0
  /// How many of them could be read still.
  public private(set) var readable = 0
  /// How many were taken for files of a newer version.
  public private(set) var newer = 0
  /// The longest time that reading took.
  public private(set) var slowest = Duration.zero

  /// Creates a run over the files of random records.
  public init(seed: UInt64) throws {
    generator = SeededGenerator(seed: seed)
    for number in 1...40 {
      samples.append(try SessionFile(.sample(number, using: &generator)).data())
    }
  }

  /// The results, on one line.
  public var summary: String {
    "\(count) changed files of sessions: \(readable) could be read still, and \(newer) were newer"
  }

  /// Changes one file, and reads it.
  ///
  /// - Returns: What is wrong; nil if nothing is.
  public mutating func step() -> String? {
    count += 1
    guard var data = samples.randomElement(using: &generator),
      let other = samples.randomElement(using: &generator)
    else { return "there are no files" }
    for _ in 1...(Int.random(in: 0..<4, using: &generator) == 0 ? 3 : 1) {
      if Bool.random(using: &generator) {
        let text = TextMutation.change(
          String(decoding: data, as: UTF8.self),
          splicing: String(decoding: other, as: UTF8.self), using: &generator)
        data = Data(text.utf8)
      } else {
        ByteMutation.change(&data, splicing: other, using: &generator)
      }
    }
    let start = ContinuousClock.now
    defer { slowest = max(slowest, ContinuousClock.now - start) }
    return fault(of: data)
  }

  private mutating func fault(of data: Data) -> String? {
    do throws(SessionFile.Damage) {
      let record = try SessionFile(data).record
      readable += 1
      guard let written = try? SessionFile(record).data() else {
        return "a record can't be written"
      }
      let again = try SessionFile(written).record
      return again == record ? nil : "a record is read back as another one"
    } catch {
      switch error {
      case .newer(let format, _):
        newer += 1
        return format > SessionFile.format ? nil : "format \(format) is taken for a newer one"
      case .unusable(let reason):
        if reason.isEmpty { return "there is no reason" }
        let problem = Problem(.damagedSessionFile, at: "7.json", reason, remedy: "remove it")
        // A change may have moved a value into a key, which is shown.
        let said = problem.description.replacing("hunter2", with: "")
        return said.disturbance.map { "says \($0)" }
      }
    }
  }
}
