/// What one node of a window is and means; how it is drawn is the host's affair.
public enum DisplayElement: Hashable, Codable, Sendable {
  /// The whole of a window's content.
  case root

  // MARK: To read

  /// Text to read.
  case text(String)
  /// Text to read, in pieces of which some have a style of their own.
  case styledText([TextRun])
  /// A picture, by its name, with what stands for it where it can't be seen; nil if it only adorns.
  case image(name: String, alternative: String?)
  /// How far something is, from 0 to 1; nil if nobody knows. Its children are its label.
  case progress(Double?)
  /// A line between what stands before and after it.
  case divider
  /// Room that grows.
  case spacer

  // MARK: To act on

  /// Something to press; its children are its label.
  case button(ButtonRole?)
  /// Something to press that leads elsewhere, with the address if it has one; its children are its
  /// label.
  case link(String?)
  /// Something to turn on and off by pressing; its children are its label.
  case toggle(Bool)
  /// A line of text a person edits.
  case textField(label: String, text: String)
  /// A line a person edits and nobody reads: of its text only the length is told.
  case secureField(label: String, length: Int)
  /// Text of any number of lines a person edits.
  case textEditor(String)
  /// A number in a range, to be set; its children are its label.
  case slider(Double, in: ClosedRange<Double>)
  /// A number to step up and down; its children are its label.
  case stepper
  /// One of several to choose; its children are its label and the options.
  case picker
  /// Something to choose by pressing it; its children are its label.
  case option(isSelected: Bool)

  // MARK: To hold others

  /// Children one below the other, or side by side; with the room between them in points, if it isn't
  /// the host's own measure.
  case stack(Axis, DisplayAlignment = .center, spacing: Double? = nil)
  /// Rows whose children stand below one another; with the room between columns and between rows.
  case grid(DisplayAlignment = .center, columnSpacing: Double? = nil, rowSpacing: Double? = nil)
  /// A row of a grid.
  case gridRow
  /// Children one before the other, the first at the back.
  case overlay(DisplayAlignment = .center)
  /// Children that may be larger than the room they have.
  case scroll(Axis)
  /// Rows one below the other, of which there may be very many.
  case list
  /// Rows that are there on demand: the children are some of them, from the `first`, counted from 0, of
  /// so many in all. A host has others shown with ``DisplayContent/pull(_:of:)``.
  case rows(first: Int, count: Int)
  /// One of the rows.
  case row
  /// Controls that belong together.
  case form
  /// Buttons and other controls for what is around it, which a host shows in a bar.
  case toolbar
  /// Controls of a toolbar that stand in one place.
  case toolbarItem(ToolbarPlacement)
  /// Pages of which one is shown, each with its label; the choice is made by pressing one.
  case tabs
  /// One of several pages: its header is its label, its content is there while it is chosen.
  case tab(isSelected: Bool)
  /// Pages one upon the other; the child is the one on top.
  case navigation
  /// A page with so many pages under it; one that has any can be left.
  case page(depth: Int)
  /// Columns side by side, of which one leads to the next.
  case split
  /// Children in front of the window, which has to wait until they are dismissed.
  case sheet
  /// Something a person has to answer before anything else, by pressing one of its buttons.
  case alert
  /// A choice of actions in front of the window, of which a person may take none.
  case dialog
  /// Children that belong together in a frame.
  case box
  /// Children that belong together in a list or a form.
  case section
  /// A part of a box or a section that isn't its content.
  case part(Part)
  /// Something said of the children.
  case trait(DisplayTrait)
  /// The commands of a window; its children are menus and groups of commands.
  case menuBar
  /// A menu of an app's own under its title; its children are the commands.
  case menu(String)
  /// Commands for a menu every app has.
  case commandGroup(DisplayCommandPlacement)

  /// The direction in which children are laid out.
  public enum Axis: String, Codable, Sendable {
    case horizontal
    case vertical
  }

  /// What pressing a button means, where that is known.
  public enum ButtonRole: String, Codable, Sendable {
    /// Something is lost.
    case destructive
    /// Nothing is done.
    case cancel
  }

  /// Which part of something children are.
  public enum Part: String, Codable, Sendable {
    case header
    case footer
    /// What an alert or a dialog says beyond its title.
    case message
    /// The column that leads to the others.
    case sidebar
    /// What is shown under a tab, or in the column between the others.
    case content
    /// The column to which the others lead.
    case detail
  }

  /// Where in a bar controls stand, by what they are for.
  public enum ToolbarPlacement: String, Codable, Sendable {
    /// Where the host thinks best.
    case automatic
    /// In the middle.
    case principal
    /// What a person does most.
    case primaryAction
    /// What is done less often.
    case secondaryAction
    /// Ends an editing and keeps it.
    case confirmationAction
    /// Ends an editing and drops it.
    case cancellationAction
    /// Ends an editing and loses something.
    case destructiveAction
    /// Leads elsewhere.
    case navigation
    /// Says how things are.
    case status
    case topBarLeading
    case topBarTrailing
    case bottomBar
    case keyboard
  }
}
