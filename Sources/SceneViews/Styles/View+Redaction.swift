import SceneDisplay
import SceneRuntime

extension View {
  /// Hides the texts in the view for a reason, in addition to the reasons of outer views.
  ///
  /// Hosts show `▒` in place of each letter, and in place of the marks and the bars of controls. They don't show which
  /// rows and options are selected, or how long the text of a secure field is. If the view adds toolbar items or
  /// sheets, the texts in them are hidden too. The texts of alerts and dialogs aren't hidden, because a person can't
  /// answer a question that isn't readable. Scripts find controls by their labels, although the labels aren't readable.
  ///
  /// ```swift
  /// struct MessageRow: View {
  ///   let subject: String?
  ///
  ///   var body: some View {
  ///     Text(subject ?? "Loading").redacted(reason: subject == nil ? .placeholder : [])
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter reason: The reasons. With `placeholder`, all texts are hidden; with `privacy`, only those in views
  ///   that `privacySensitive(_:)` marks; other reasons hide nothing.
  /// - Returns: The view with its texts hidden.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Removes the reasons for which outer views hide the texts in the view.
  ///
  /// - Returns: The view, whose texts are shown.
  public nonisolated func unredacted() -> some View {
    environment(\.redactionReasons, [])
  }

  /// Marks the view as private, so that its texts are hidden if the redaction reasons in the environment include
  /// `privacy`.
  ///
  /// - Parameter isSensitive: Whether the view is private.
  /// - Returns: The view with the mark.
  public nonisolated func privacySensitive(_ isSensitive: Bool = true) -> some View {
    modifier(RedactionModifier()).environment(\.isPrivacySensitive, isSensitive)
  }

  /// Sets the reasons for which the texts in the view are hidden; they replace the reasons of outer views.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the reasons, `\.redactionReasons`.
  ///   - value: The reasons.
  /// - Returns: The view with its texts hidden, as with `redacted(reason:)`.
  public nonisolated func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, RedactionReasons>, _ value: RedactionReasons
  ) -> some View {
    ModifiedContent(
      content: modifier(RedactionModifier()),
      modifier: _EnvironmentModifier(path: keyPath, value: value))
  }

  /// Transforms the reasons for which the texts in the view are hidden.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the reasons, `\.redactionReasons`.
  ///   - transform: Changes the reasons of outer views.
  /// - Returns: The view with its texts hidden, as with `redacted(reason:)`.
  public nonisolated func transformEnvironment(
    _ keyPath: WritableKeyPath<EnvironmentValues, RedactionReasons>,
    transform: @escaping (inout RedactionReasons) -> Void
  ) -> some View {
    ModifiedContent(
      content: modifier(RedactionModifier()),
      modifier: _TransformEnvironmentModifier(path: keyPath, transform: transform))
  }

  /// Has no effect: no host shows content that is out of date.
  ///
  /// - Parameter invalidatable: Whether the content of the view may be out of date.
  /// - Returns: The view itself.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> Self { self }
}

extension EnvironmentValues {
  /// The reasons for which the texts in the view are hidden; `redacted(reason:)` adds reasons.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  /// Whether the view is marked as private.
  fileprivate var isPrivacySensitive: Bool {
    get { self[PrivacyKey.self] }
    set { self[PrivacyKey.self] = newValue }
  }

  /// Whether the texts in the view are hidden.
  var hidesTexts: Bool {
    redactionReasons.contains(.placeholder)
      || isPrivacySensitive && redactionReasons.contains(.privacy)
  }
}

private struct RedactionReasonsKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}

private struct PrivacyKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// A modifier that hides the texts in a view while `hidesTexts` is true in the environment of the view.
private nonisolated struct RedactionModifier: ViewModifier {
  @Environment(\.hidesTexts) private var hidesTexts

  @MainActor func body(content: Content) -> some View {
    content.with(.redacted(hidesTexts))
  }
}

// This function isn't a static function of the generic class `RedactableNode`, because calling such a function would
// need the metadata of the class, even if no node of the class is created.
extension View {
  /// Creates the node of a view, inside of a ``RedactableNode`` if outer views or the scene have set redaction reasons.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - parent: The parent node.
  ///   - makeChild: Creates the node of the view itself, in the parent that is passed.
  /// - Returns: The outermost of the nodes.
  @MainActor static func makeRedactableNode(
    _ view: Self, in parent: _AnyNode, _ makeChild: (Self, _AnyNode) -> _Node<Self>
  ) -> _Node<Self> {
    if parent.environment.cells[ObjectIdentifier(RedactionReasonsKey.self)] == nil {
      return makeChild(view, parent)
    }
    return RedactableNode(view, in: parent, makeChild)
  }
}

/// A node that hides the texts of a view while `hidesTexts` is true in the environment.
///
/// A host shows some content, such as toolbar items, outside of the view that declares the content. Such content needs
/// its own redactable node if outer views or the scene have set redaction reasons.
private final class RedactableNode<Content: View>: _Node<Content> {
  private var child: _Node<Content>?
  private var redaction: RedactionReader?

  fileprivate init(
    _ view: Content, in parent: _AnyNode, _ makeChild: (Content, _AnyNode) -> _Node<Content>
  ) {
    super.init(in: parent, isDisplayed: true)
    child = makeChild(view, self)
    redaction = RedactionReader(self)
  }

  override func update(to view: Content) { child?.update(to: view) }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    if let child { body(child) }
  }

  override var element: DisplayElement {
    .annotation(.redacted(redaction?.isRedacted ?? false))
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    redaction?.move(to: environment)
  }

  override func unmount() {
    super.unmount()
    redaction?.end()
  }
}

/// An object that reads whether the texts in a node are hidden, and updates the node's element when this changes.
@MainActor final class RedactionReader: Reader {
  private(set) var isRedacted = false
  private weak var node: _AnyNode?
  private let hidesTexts: EnvironmentLink<Bool>

  init(_ node: _AnyNode) {
    self.node = node
    updates = node.tree.updates
    depth = node.depth
    hidesTexts = EnvironmentLink(Environment(\.hidesTexts), in: node.environment)
    isRedacted = Evaluation.run(for: self) { hidesTexts.value }
  }

  func move(to environment: EnvironmentScope) { hidesTexts.move(to: environment) }

  func end() {
    stopReading()
    hidesTexts.disconnect()
  }

  var dependent: Dependent?
  let updates: UpdateQueue
  let depth: Int
  var problemPlace: String { node?.problemPlace ?? "" }

  func report(_ problem: Problem) { node?.report(problem) }

  func evaluate() {
    let new = Evaluation.run(for: self) { hidesTexts.value }
    if new == isRedacted { return }
    isRedacted = new
    node?.elementDidChange()
  }
}

/// The reasons why content is hidden.
public struct RedactionReasons: OptionSet, Sendable {
  /// The sum of the raw values of the reasons.
  public let rawValue: Int

  /// Creates a set from the sum of the raw values of its members.
  ///
  /// - Parameter rawValue: The sum of the raw values: 1, 2 and 4, in the order of the reasons
  ///   below.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The content isn't loaded yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}
