import Checking
import Foundation
import SceneModel
import TestSupport
import Testing

@testable import ScenePictures

/// The picture of the states of a scene in the documentation.
struct LifeCyclePictureTests {
  @Test func `the picture of the life cycle is drawn from the table`() throws {
    let made = LifeCyclePicture.svg(of: LifeCycle.transitions)
    expect(XMLCheck.problem(in: made) == nil)
    let kept = URL(filePath: #filePath)
      .appending(path: "../../../../Documentation/Scenes.docc/Pictures")
      .appending(path: "FollowingALifeCycle-States.svg").standardized
    // After a change that is meant: look at the new picture, and keep it.
    if ProcessInfo.processInfo.environment["KEEP_PICTURES"] != nil {
      try made.write(to: kept, atomically: true, encoding: .utf8)
    }
    try expectEqual(made, String(contentsOf: kept, encoding: .utf8))
  }

  @Test func `each transition has its step in the picture`() {
    for transition in LifeCycle.transitions {
      let picture = LifeCyclePicture.svg(of: [transition])
      for text in ["\(transition.from)", transition.step.rawValue, "\(transition.to)"] {
        expect(picture.contains(">\(text)</text>"), "\(text)")
      }
      expectContains(picture, "\(transition.from), \(transition.step): \(transition.to)")
    }
  }
}

extension LifeCycle.Step {
  /// The delegate method that the step calls; nil if it calls none.
  fileprivate var callback: TraceEntry.Callback? {
    switch self {
    case .enterForeground: .sceneWillEnterForeground
    case .becomeActive: .sceneDidBecomeActive
    case .resignActive: .sceneWillResignActive
    case .enterBackground: .sceneDidEnterBackground
    case .disconnect: .sceneDidDisconnect
    case .attachInBackground: nil
    }
  }
}

/// A drawing of the states as boxes, and of the steps as arrows between them.
private struct LifeCyclePicture {
  private var document = SVGDocument(name: "scenes-states")

  private static let (boxWidth, boxHeight) = (184, 60)
  private static let (columnWidth, rowHeight, margin, labelHeight) = (388, 184, 24, 24)

  /// Returns the picture of a table.
  static func svg(of transitions: [LifeCycle.Transition]) -> String {
    var picture = LifeCyclePicture()
    for state in LifeCycle.State.allCases { picture.draw(state) }
    for transition in transitions { picture.draw(transition) }
    return picture.document.text(
      width: 2 * columnWidth + boxWidth + 2 * margin,
      height: rowHeight + boxHeight + labelHeight + 2 * margin,
      title: "The states of a scene",
      description: transitions.map { "\($0.from), \($0.step): \($0.to)" }.joined(separator: "\n"),
      style: PictureStyle(name: "scenes-states", rules: PictureStyle.common))
  }

  private static func place(of state: LifeCycle.State) -> (column: Int, row: Int, note: String) {
    switch state {
    case .unattached: (0, 1, "not connected")
    case .foregroundInactive: (1, 0, "on screen, without input")
    case .foregroundActive: (2, 0, "on screen, with input")
    case .background: (1, 1, "connected, off screen")
    }
  }

  /// The left and the upper edge of a state's box.
  private static func corner(of state: LifeCycle.State) -> (x: Int, y: Int) {
    let place = place(of: state)
    return (margin + place.column * columnWidth, margin + labelHeight + place.row * rowHeight)
  }

  private mutating func draw(_ state: LifeCycle.State) {
    let (x, y) = Self.corner(of: state)
    let width = Self.boxWidth
    document.rectangle("box", x: x, y: y, width: width, height: Self.boxHeight, radius: 8)
    document.rectangle("frame", x: x, y: y, width: width, height: Self.boxHeight, radius: 8)
    let middle = x + width / 2
    document.text(
      "\(state)", "text medium bold middle", x: middle, y: y + 27, limit: width, size: 13)
    document.text(
      Self.place(of: state).note, "faint small middle", x: middle, y: y + 45, limit: width,
      size: 11)
  }

  private mutating func draw(_ transition: LifeCycle.Transition) {
    let (from, to) = (Self.corner(of: transition.from), Self.corner(of: transition.to))
    let (width, height) = (Self.boxWidth, Self.boxHeight)
    // Steps that lead back have an arrow beside the other one.
    let gap = 9
    if from.y == to.y {
      let isRight = from.x < to.x
      let y = from.y + height / 2 + (isRight ? -gap : gap)
      let (start, end) = isRight ? (from.x + width, to.x) : (from.x, to.x + width)
      arrow("M\(start) \(y)H\(end)", x: end, y: y, isRight ? "l-9 -5v10z" : "l9 -5v10z")
      label(transition.step, "middle", x: (start + end) / 2, y: isRight ? y - 24 : y + 18)
    } else if from.x == to.x {
      let isDown = from.y < to.y
      let x = from.x + width / 2 + (isDown ? gap : -gap)
      let (start, end) = isDown ? (from.y + height, to.y) : (from.y, to.y + height)
      arrow("M\(x) \(start)V\(end)", x: x, y: end, isDown ? "l-5 -9h10z" : "l-5 9h10z")
      label(
        transition.step, isDown ? "start" : "end", x: isDown ? x + 12 : x - 12,
        y: (start + end) / 2 - 3)
    } else {
      let (x, y) = (from.x + width / 2, to.y + height / 2)
      let (start, end) = (from.y < to.y ? from.y + height : from.y, x < to.x ? to.x : to.x + width)
      arrow(
        "M\(x) \(start)V\(y)H\(end)", x: end, y: y, end > x ? "l-9 -5v10z" : "l9 -5v10z")
      label(transition.step, "middle", x: (x + end) / 2, y: y - 24)
    }
  }

  private mutating func arrow(_ line: String, x: Int, y: Int, _ head: String) {
    document.path("accentline", line)
    document.path("accent", "M\(x) \(y)\(head)")
  }

  /// Adds the name of a step and of its delegate method below it.
  private mutating func label(_ step: LifeCycle.Step, _ anchor: String, x: Int, y: Int) {
    document.text(step.rawValue, "text medium \(anchor)", x: x, y: y, limit: 200, size: 13)
    document.text(
      step.callback?.method ?? "no method", "faint small \(anchor)", x: x, y: y + 15, limit: 200,
      size: 11)
  }
}
