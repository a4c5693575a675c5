/// The role and value of a display node; hosts decide how to draw it.
public enum DisplayElement: Hashable, Codable, Sendable {
  /// The root of a window's content.
  case root

  // MARK: Readable elements

  /// Text to read.
  case text(String)
  /// Text in runs with different styles.
  case styledText([TextRun])
  /// An image by name, with alternative text; nil for a decorative image.
  case image(name: String, alternative: String?)
  /// A progress from 0 to 1; nil if it is indeterminate. Its children are its label.
  case progress(Double?)
  /// A line between adjacent elements.
  case divider
  /// A flexible space.
  case spacer

  // MARK: Interactive elements

  /// A button; its children are its label.
  case button(ButtonRole?)
  /// A link, with its address if it has one; its children are its label.
  case link(String?)
  /// A control that is on or off; its children are its label.
  case toggle(Bool)
  /// An editable line of text.
  case textField(label: String, text: String)
  /// An editable line of secret text, of which only the length is known.
  case secureField(label: String, length: Int)
  /// Editable text of any number of lines.
  case textEditor(String)
  /// A number within a range, set by a person; its children are its label.
  case slider(Double, in: ClosedRange<Double>)
  /// A number changed in steps; its children are its label.
  case stepper
  /// A choice of one of several options; its children are its label and the options.
  case picker
  /// An option, chosen by pressing it; its children are its label.
  case option(isSelected: Bool)

  // MARK: Containers

  /// Children in a column or a row; spacing is in points, nil for the host's default.
  case stack(Axis, DisplayAlignment = .center, spacing: Double? = nil)
  /// Rows with aligned columns; spacing is in points.
  case grid(DisplayAlignment = .center, columnSpacing: Double? = nil, rowSpacing: Double? = nil)
  /// A row of a grid.
  case gridRow
  /// Children in layers, the first at the back.
  case overlay(DisplayAlignment = .center)
  /// Children that may exceed the available space.
  case scroll(Axis)
  /// A vertical list, which may have very many rows.
  case list
  /// The loaded rows of a lazy list: the children are the rows from `first`, counted from 0, of `count`
  /// in all.
  ///
  /// A host requests others with ``DisplayContent/pull(_:of:)``.
  case rows(first: Int, count: Int)
  /// A row of a list.
  case row
  /// A group of related controls.
  case form
  /// Buttons and other controls for the enclosing surface, which a host shows in a bar.
  case toolbar
  /// Controls of a toolbar with the same placement.
  case toolbarItem(ToolbarPlacement)
  /// Labeled pages of which one is selected, by pressing its tab.
  case tabs
  /// A page of tabs: its header is its label, and its content exists while it is selected.
  case tab(isSelected: Bool)
  /// A stack of pages; the child is the top page.
  case navigation
  /// A page with a number of pages below it; if it isn't zero, the page can be dismissed.
  case page(depth: Int)
  /// Columns side by side, each leading to the next.
  case split
  /// Modal content in front of the window.
  case sheet
  /// A modal question, answered by pressing one of its buttons.
  case alert
  /// A choice of actions in front of the window, which can be dismissed.
  case dialog
  /// A group of children in a frame.
  case box
  /// A group of children in a list or a form.
  case section
  /// A part of a container that isn't its main content.
  case part(Part)
  /// A trait that applies to the children.
  case trait(DisplayTrait)
  /// The menu bar of a window; its children are menus and command groups.
  case menuBar
  /// A custom menu with a title; its children are the commands.
  case menu(String)
  /// Commands in a standard menu.
  case commandGroup(DisplayCommandPlacement)

  /// The direction in which children are laid out.
  public enum Axis: String, Codable, Sendable {
    /// Side by side.
    case horizontal
    /// One below the other.
    case vertical
  }

  /// The effect of a button, if it is known.
  public enum ButtonRole: String, Codable, Sendable {
    /// A button that deletes data.
    case destructive
    /// A button that cancels an operation.
    case cancel
  }

  /// The kind of a part.
  public enum Part: String, Codable, Sendable {
    /// The header.
    case header
    /// The footer.
    case footer
    /// The message of an alert or a dialog, below its title.
    case message
    /// The leading column, which selects the content of the others.
    case sidebar
    /// The content of a tab, or the middle column.
    case content
    /// The last column.
    case detail
  }

  /// The placement of controls in a bar, by purpose.
  public enum ToolbarPlacement: String, Codable, Sendable {
    /// The host's default.
    case automatic
    /// The middle of the bar.
    case principal
    /// The most frequent action.
    case primaryAction
    /// A less frequent action.
    case secondaryAction
    /// An action that confirms editing.
    case confirmationAction
    /// An action that cancels editing.
    case cancellationAction
    /// An action that ends editing and deletes data.
    case destructiveAction
    /// Navigation to another page.
    case navigation
    /// A status.
    case status
    /// The leading end of the top bar.
    case topBarLeading
    /// The trailing end of the top bar.
    case topBarTrailing
    /// The bottom bar.
    case bottomBar
    /// The bar above the keyboard.
    case keyboard
  }
}
