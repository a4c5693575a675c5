public import Foundation
import SceneViews

/// A row of a table.
open class UITableViewCell: UIView {
  /// The looks of a row.
  public enum CellStyle: Int, Sendable {
    /// A text.
    case `default`
    /// A text with another at the trailing edge.
    case value1
    /// A small text before another.
    case value2
    /// A text with another below it.
    case subtitle
  }

  /// The marks at the trailing edge.
  public enum AccessoryType: Int, Sendable {
    /// None.
    case none
    /// The row leads to another screen.
    case disclosureIndicator
    /// The row leads to another screen and has a button.
    case detailDisclosureButton
    /// The row is chosen.
    case checkmark
    /// The row has a button.
    case detailButton
  }

  /// The looks of a chosen row; stored without effect.
  public enum SelectionStyle: Int, Sendable {
    /// None.
    case none
    /// Blue.
    case blue
    /// Gray.
    case gray
    /// The host's.
    case `default`
  }

  /// The lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none
    /// A line.
    case singleLine
  }

  /// The changes of a row by a person.
  public enum EditingStyle: Int, Sendable {
    /// None.
    case none
    /// The row is deleted.
    case delete
    /// A row is inserted.
    case insert
  }

  /// The name under which its class was registered.
  public let reuseIdentifier: String?
  private let style: CellStyle
  /// The label of the text.
  public private(set) lazy var textLabel: UILabel? = makeLabel()
  /// The label of the secondary text; nil for the default style.
  public private(set) lazy var detailTextLabel: UILabel? = style == .default ? nil : makeLabel()
  /// The view of the image.
  public private(set) lazy var imageView: UIImageView? = UIImageView()
  /// The view for the app's own views.
  public private(set) lazy var contentView: UIView = makeContentView()
  /// The mark at the trailing edge.
  open var accessoryType = AccessoryType.none { didSet { setNeedsDisplay() } }
  /// The view at the trailing edge.
  open var accessoryView: UIView? { didSet { setNeedsDisplay() } }
  /// The look of the chosen row; stored without effect.
  open var selectionStyle = SelectionStyle.default
  /// The view behind the chosen row; stored without effect.
  open var selectedBackgroundView: UIView?
  /// The texts and the image; nil if they are set one by one.
  open var contentConfiguration: UIListContentConfiguration? { didSet { setNeedsDisplay() } }
  /// Whether the row is chosen; stored without effect.
  open var isSelected = false
  private var hasOwnViews = false

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - style: The places of the texts; the default one has no second text.
  ///   - reuseIdentifier: The name under which the class was registered; nil for none.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// Creates a row.
  public convenience init() {
    self.init(style: .default, reuseIdentifier: nil)
  }

  @available(*, unavailable) public required convenience init(_reuseIdentifier: String) {
    self.init(style: .default, reuseIdentifier: _reuseIdentifier)
  }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    label.superview = self
    return label
  }

  private func makeContentView() -> UIView {
    let view = UIView()
    view.superview = self
    hasOwnViews = true
    setNeedsDisplay()
    return view
  }

  /// Tells the row that it will be used again; never called, because rows aren't.
  open func prepareForReuse() {}

  /// Shows the row as chosen or not.
  ///
  /// - Parameters:
  ///   - selected: Whether the row is chosen.
  ///   - animated: Whether the change is animated, which has no effect: hosts choose the animation.
  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelected = selected
  }

  /// Returns texts and an image to fill in.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }

  override var content: any View {
    HStack {
      if let name = contentConfiguration?.image?.name ?? imageView?.image?.name {
        Image(decorative: name)
      }
      if let contentConfiguration {
        Text(contentConfiguration.text ?? "")
        if let secondary = contentConfiguration.secondaryText { Text(secondary) }
      } else {
        if let textLabel, textLabel.text != nil { DisplayedView(view: textLabel) }
        if let detailTextLabel, detailTextLabel.text != nil { DisplayedView(view: detailTextLabel) }
      }
      if hasOwnViews { DisplayedView(view: contentView) }
      DisplayedViews(views: subviews)
      if let accessoryView, !isDescendant(of: accessoryView) {
        DisplayedView(view: accessoryView)
      }
    }
  }
}

/// The texts and the image of a row.
public struct UIListContentConfiguration {
  /// The text.
  public var text: String?
  /// The second text.
  public var secondaryText: String?
  /// The image.
  public var image: UIImage?

  /// Creates an empty configuration.
  public init() {}

  /// Returns the texts and the image of a plain row.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Returns the texts and the image of a row with a text below another.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
}

/// Makes the rows of a table.
@preconcurrency @MainActor public protocol UITableViewDataSource: AnyObject {
  /// Returns the number of sections; the default is 1.
  ///
  /// - Parameter tableView: The table.
  /// - Returns: The number of sections; less than 0 counts as 0.
  func numberOfSections(in tableView: UITableView) -> Int
  /// Returns the number of rows in a section.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - section: The section, from 0.
  /// - Returns: The number of rows; less than 0 counts as 0.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell of a row.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row.
  /// - Returns: The cell, which is kept until the row is asked for again.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// Returns the text above a section.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - section: The section, from 0.
  /// - Returns: The text; nil for none, as by default.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Returns the text below a section.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - section: The section, from 0.
  /// - Returns: The text; nil for none, as by default.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
}

/// Observes the choices of rows.
@preconcurrency @MainActor public protocol UITableViewDelegate: AnyObject {
  /// Returns the row to choose in place of one, or nil for none.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row that a person chooses.
  /// - Returns: The row to choose; by default the same.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Notifies the delegate that a person chose a row.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row, which is the chosen one now.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// Notifies the delegate that a person deselected a row.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row, which isn't chosen any more.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// Notifies the delegate that a cell is about to be shown.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - cell: The cell.
  ///   - indexPath: The row of the cell.
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    indexPath
  }
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
}
