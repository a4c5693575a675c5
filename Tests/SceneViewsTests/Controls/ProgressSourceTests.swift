import Checking
import Foundation
import Testing

@testable import SceneViews

/// The steps in which a progress view follows a range of times.
struct ProgressSourceTests {
  private static let begin = Date(timeIntervalSinceReferenceDate: 1_000)

  @Test(
    arguments: [
      (1_000, -5, 0, 0), (1_000, 0, 0, 10), (1_000, 504, 0.5, 510), (1_000, 995, 0.99, 1_000),
      (1_000, 1_000, 1, nil), (25, 5.5, 0.2, 6), (25, 24.5, 0.96, 25), (2.5, 2.2, 0.8, 2.5),
      (0, 0, 1, nil),
    ] as [(Double, Double, Double, Double?)])
  func `a bar changes by percents, but not more than once a second`(
    length: Double, passed: Double, fraction: Double, change: Double?
  ) throws {
    let range = Self.begin...Self.begin.addingTimeInterval(length)
    for countsDown in [false, true] {
      let part = ProgressSource.time(range, countsDown: countsDown)
        .part(at: Self.begin.addingTimeInterval(passed))
      let expected = countsDown ? 1 - fraction : fraction
      expect(abs(try require(part.fraction) - expected) < 1e-9)
      expectEqual(part.change, change.map { Self.begin.addingTimeInterval($0) })
    }
  }
}
