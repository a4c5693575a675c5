// Trees have many texts and annotations. The cases with large data are indirect, so that these elements take little
// memory. The allocation costs little, because elements are copied more often than they are created.

/// An element of a window's content: one of eight roles with data.
///
/// Hosts decide how to draw an element.
///
/// The set of roles is fixed, so that a host can handle all of them without `default:`. Within a
/// role, the set of kinds is open. A host draws the kinds that it supports, and draws any other
/// kind as its ``fallback``:
///
/// ```swift
/// import SceneDisplay
///
/// func tag(of element: DisplayElement) -> String {
///   switch element {
///   case .text, .image: "p"
///   case .control(let control):
///     switch control.kind {
///     case .toggle: "switch"
///     case .slider: "slider"
///     default: element.fallback.map(tag) ?? "button"
///     }
///   case .container, .collection, .surface, .command, .annotation: "div"
///   }
/// }
/// ```
public enum DisplayElement: Hashable, Codable, Sendable {
  /// Text to read.
  case text(DisplayText)
  /// An image.
  case image(DisplayImage)
  /// An element with a value or an action; its children, if it has any, are its label.
  indirect case control(DisplayControl)
  /// A container, which lays out its children.
  indirect case container(DisplayContainer)
  /// A collection of items, some of which may be selected, or an item of such a collection.
  indirect case collection(DisplayCollection)
  /// An area that fills the window or a part of it, or is in front of the window.
  indirect case surface(DisplaySurface)
  /// A menu bar, a menu, or a group of commands in a menu.
  case command(DisplayCommand)
  /// A property of the children. A host that doesn't support the property draws only the children.
  case annotation(DisplayAnnotation)

  /// The same element with the fallback of its kind; nil for a kind that every host draws.
  public var fallback: DisplayElement? {
    switch self {
    case .text(let text): text.fallback.map(Self.text)
    case .image(let image): image.fallback.map(Self.image)
    case .control(let control): control.fallback.map(Self.control)
    case .container(let container): container.fallback.map(Self.container)
    case .collection(let collection): collection.fallback.map(Self.collection)
    case .surface(let surface): surface.fallback.map(Self.surface)
    case .command(let command): command.fallback.map(Self.command)
    case .annotation(let annotation): annotation.fallback.map(Self.annotation)
    }
  }

  /// The acts that a person may perform on the element.
  public var acts: DisplayActs {
    switch self {
    case .control(let control): control.acts
    case .collection(let collection): collection.acts
    case .surface(let surface):
      surface.kind.isKind(of: .fileDialog)
        ? [.enter, .dismiss] : surface.isDismissible ? .dismiss : []
    case .annotation(let annotation):
      annotation.value == .flag(false) ? [] : annotation.kind.acts
    case .container(let container): container.scrollPlace == nil ? [] : .scroll
    case .text, .image, .command: []
    }
  }

  /// The direction in which children are laid out.
  public enum Axis: String, Codable, Sendable {
    /// The children are side by side.
    case horizontal
    /// The children are one below the other.
    case vertical
  }

  /// The effect of a button, if it is known.
  public enum ButtonRole: String, Codable, Sendable {
    /// A button that deletes data.
    case destructive
    /// A button that cancels an operation.
    case cancel
  }

  /// The placement of controls in a bar, by purpose.
  public enum ToolbarPlacement: String, Codable, Sendable {
    /// The placement that the host chooses.
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
    /// Information about the state of the content.
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
