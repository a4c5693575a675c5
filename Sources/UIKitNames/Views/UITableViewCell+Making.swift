/// An initializer for cells whose class is known only at run time.
@MainActor private protocol CellCreation: AnyObject {
  init(_reuseIdentifier: String)
}

@available(*, unavailable) extension UITableViewCell: CellCreation {}

extension UITableViewCell {
  /// Creates a cell with the `init(style:reuseIdentifier:)` of the class.
  static func make(reuseIdentifier: String) -> UITableViewCell {
    let creation = self as Any.Type as? any CellCreation.Type
    guard let cell = creation?.init(_reuseIdentifier: reuseIdentifier) as? UITableViewCell else {
      preconditionFailure("\(self) isn't a class of cells")
    }
    return cell
  }
}
