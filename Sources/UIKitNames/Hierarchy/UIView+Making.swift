import Foundation

/// The initializer that creates views of a class that is known at run time only.
@MainActor private protocol ViewCreation: AnyObject {
  init(_frame: CGRect)
}

@available(*, unavailable) extension UIView: ViewCreation {}

extension UIView {
  /// Creates a view of the class by its `init(frame:)`.
  static func make() -> UIView {
    let creation = self as Any.Type as? any ViewCreation.Type
    guard let view = creation?.init(_frame: .zero) as? UIView else {
      preconditionFailure("\(self) isn't a class of views")
    }
    return view
  }
}
