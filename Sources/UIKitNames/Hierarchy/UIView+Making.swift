import Foundation

/// An initializer for views whose class is known only at run time.
@MainActor private protocol ViewCreation: AnyObject {
  init(_frame: CGRect)
}

@available(*, unavailable) extension UIView: ViewCreation {}

extension UIView {
  /// Creates a view of the class with its `init(frame:)`.
  static func make() -> UIView {
    let creation = self as Any.Type as? any ViewCreation.Type
    guard let view = creation?.init(_frame: .zero) as? UIView else {
      preconditionFailure("\(self) isn't a class of views")
    }
    return view
  }
}
