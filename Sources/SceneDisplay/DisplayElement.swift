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

  /// Children one below the other, or side by side.
  case stack(Axis)
  /// Rows whose children stand below one another.
  case grid
  /// A row of a grid.
  case gridRow
  /// Children one before the other, the first at the back.
  case overlay
  /// Children that may be larger than the room they have.
  case scroll(Axis)
  /// Controls that belong together.
  case form
  /// Children that belong together in a frame.
  case box
  /// Children that belong together in a list or a form.
  case section
  /// A part of a box or a section that isn't its content.
  case part(Part)
  /// Something said of the children.
  case trait(DisplayTrait)

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
  }
}
