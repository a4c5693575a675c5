/// The action of a control: a closure, or a method of an object.
enum ControlAction {
  case action(UIAction)
  /// A method of a target, which isn't retained.
  case method(Selector, Target)

  final class Target {
    weak var object: NSObject?
    /// Whether no target was set; if so, the nearest object in the responder chain that responds to the method is used.
    let isAnyone: Bool

    init(_ object: NSObject?) {
      self.object = object
      isAnyone = object == nil
    }
  }

  static func selector(_ selector: Selector, _ target: NSObject?) -> ControlAction {
    .method(selector, Target(target))
  }

  @MainActor func perform(_ sender: NSObject) {
    switch self {
    case .action(let action): action.run(for: sender)
    case .method(let selector, let target):
      let object = target.isAnyone ? (sender as? UIView)?.responder(to: selector) : target.object
      object?.perform(selector, with: sender)
    }
  }
}

extension UIView {
  /// Returns the nearest object in the view's responder chain, beginning with the view, that responds to a selector.
  fileprivate func responder(to selector: Selector) -> UIResponder? {
    sequence(first: self as UIResponder, next: \.next).first { $0.responds(to: selector) }
  }
}
