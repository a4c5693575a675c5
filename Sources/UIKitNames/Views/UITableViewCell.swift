public import Foundation
import SceneViews

/// A view that shows a row of a table.
open class UITableViewCell: UIView {
  /// The styles of a row's texts, which in this library only determine whether there is a second text.
  public enum CellStyle: Int, Sendable {
    /// One text.
    case `default`
    /// A text and a second text at the trailing edge.
    case value1
    /// A small text and a second text after it.
    case value2
    /// A text and a second text below it.
    case subtitle
  }

  /// The accessories at the trailing edge of a row.
  public enum AccessoryType: Int, Sendable {
    /// No accessory.
    case none
    /// A symbol for a row that leads to another screen.
    case disclosureIndicator
    /// A button for details, and a symbol for a row that leads to another screen.
    case detailDisclosureButton
    /// A checkmark for a selected row.
    case checkmark
    /// A button for details.
    case detailButton
  }

  /// The styles of a selected row; stored without effect.
  public enum SelectionStyle: Int, Sendable {
    /// A selected row looks like the other rows.
    case none
    /// A selected row is blue.
    case blue
    /// A selected row is gray.
    case gray
    /// The host chooses the style.
    case `default`
  }

  /// The styles of the lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// No lines.
    case none
    /// A single line.
    case singleLine
  }

  /// The changes that a person can make to a row.
  public enum EditingStyle: Int, Sendable {
    /// The row can't be changed.
    case none
    /// The row can be deleted.
    case delete
    /// A row can be inserted.
    case insert
  }

  /// The reuse identifier for which the cell's class was registered; nil for none.
  public let reuseIdentifier: String?
  private let style: CellStyle
  /// The label of the main text.
  public private(set) lazy var textLabel: UILabel? = makeLabel()
  /// The label of the second text; nil for the default style.
  public private(set) lazy var detailTextLabel: UILabel? = style == .default ? nil : makeLabel()
  /// The view that shows the image at the leading edge.
  public private(set) lazy var imageView: UIImageView? = UIImageView()
  /// The view to which the app adds its own views.
  public private(set) lazy var contentView: UIView = makeContentView()
  /// The accessory at the trailing edge; stored without effect.
  open var accessoryType = AccessoryType.none { didSet { setNeedsDisplay() } }
  /// The app's own view at the trailing edge, which replaces the accessory; nil for none.
  open var accessoryView: UIView? { didSet { replacePart(oldValue, by: accessoryView) } }
  /// The style of the selected row; stored without effect.
  open var selectionStyle = SelectionStyle.default
  /// The background of the selected row; stored without effect.
  open var selectedBackgroundView: UIView?
  /// The texts and the image of the row; nil to show the cell's own labels and its image view.
  ///
  /// If the configuration has no image, the image of the cell's image view is shown.
  open var contentConfiguration: UIListContentConfiguration? { didSet { setNeedsDisplay() } }
  /// Whether the row is selected; stored without effect.
  open var isSelected = false
  private var hasOwnViews = false

  /// Creates a cell with a style.
  ///
  /// - Parameters:
  ///   - style: The style of the texts; the default style has no second text.
  ///   - reuseIdentifier: The reuse identifier for which the class was registered; nil for none.
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

  /// Creates a cell with the default style and no reuse identifier.
  public convenience init() {
    self.init(style: .default, reuseIdentifier: nil)
  }

  @available(*, unavailable) public required convenience init(_reuseIdentifier: String) {
    self.init(style: .default, reuseIdentifier: _reuseIdentifier)
  }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    label.becomePart(of: self)
    return label
  }

  private func makeContentView() -> UIView {
    let view = UIView()
    view.becomePart(of: self)
    hasOwnViews = true
    setNeedsDisplay()
    return view
  }

  /// Prepares the cell for another row; never called, because cells aren't reused.
  open func prepareForReuse() {}

  /// Stores whether the row is selected, without effect.
  ///
  /// - Parameters:
  ///   - selected: Whether the row is selected.
  ///   - animated: Whether the change is animated, which has no effect: hosts choose the animation.
  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelected = selected
  }

  /// Returns an empty configuration, whose texts and image the app sets.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }

  override var parts: [UIView] {
    (hasOwnViews ? [contentView] : []) + subviews + [shownAccessory].compactMap(\.self)
  }

  /// The app's own accessory; nil if it has left the cell or is one of its subviews.
  private var shownAccessory: UIView? { accessoryView.flatMap { isOwnPart($0) ? $0 : nil } }

  override var content: any View {
    // The content changes when one of these views gets or loses its text or image, even if the view isn't shown now.
    for part in [textLabel, detailTextLabel, imageView] { part?.redisplay.read() }
    return HStack {
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
      if let shownAccessory { DisplayedView(view: shownAccessory) }
    }
  }
}

/// The texts and the image of a row.
public struct UIListContentConfiguration {
  /// The main text of the row; nil for none.
  public var text: String?
  /// The second text of the row; nil for none.
  public var secondaryText: String?
  /// The image of the row; nil for none.
  public var image: UIImage?

  /// Creates an empty configuration.
  public init() {}

  /// Returns an empty configuration, for a row with one text.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Returns an empty configuration, for a row with two texts.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
}

/// Methods with which a data source provides the rows of a table.
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
  /// - Returns: The cell, which is stored until the row is requested again.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// Returns the text above a section.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - section: The section, from 0.
  /// - Returns: The text; nil, which is the default, for no text.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Returns the text below a section.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - section: The section, from 0.
  /// - Returns: The text; nil, which is the default, for no text.
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

/// Methods with which a delegate observes and changes the selection of rows, and observes new cells.
@preconcurrency @MainActor public protocol UITableViewDelegate: AnyObject {
  /// Returns the row to select when a person selects a row.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row that the person selects.
  /// - Returns: The row to select, by default the same row; nil to leave the selection unchanged.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Notifies the delegate that a person selected a row.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The selected row.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// Notifies the delegate that a row is no longer selected, because a person changed the selection.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The deselected row.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// Notifies the delegate that a new cell is about to be shown.
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
