/// The values that a view passes to the container directly around it.
///
/// A container reads the values of its views before it shows them, as ``Subview/containerValues``. An app adds a value
/// in an extension, with a key or, more briefly, with the macro `@Entry`:
///
/// ```swift
/// extension ContainerValues {
///   var isUrgent: Bool {
///     get { self[UrgentKey.self] }
///     set { self[UrgentKey.self] = newValue }
///   }
/// }
///
/// struct UrgentKey: ContainerValueKey {
///   static var defaultValue: Bool { false }
/// }
///
/// struct Mailbox<Content: View>: View {
///   @ViewBuilder let content: Content
///
///   var body: some View {
///     ForEach(subviews: content) { row in
///       HStack {
///         if row.containerValues.isUrgent { Text("!") }
///         row
///       }
///     }
///   }
/// }
///
/// struct Inbox: View {
///   var body: some View {
///     Mailbox {
///       Text("Lunch?")
///       Text("Invoice").containerValue(\.isUrgent, true)
///     }
///   }
/// }
/// ```
///
/// A view with a body passes only the values that modifiers set on the view itself. Values that are set inside its body
/// aren't passed, because the body is evaluated after the container reads the values.
public nonisolated struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var tag: AnyHashable?

  var isTagged: Bool { tag != nil }

  init() {}

  /// The value of a key, or the key's default value if the view sets none.
  ///
  /// - Parameter key: The type of the key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)].flatMap { $0 as? Key.Value } ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Returns the tag of the view, or the id of the element for which a ``ForEach`` created the view.
  ///
  /// - Parameter type: The type of the tag.
  /// - Returns: The tag; nil if the view has no tag of this type.
  public func tag<Value: Hashable>(for type: Value.Type) -> Value? { tag?.base as? Value }

  /// Returns whether the view has a tag.
  ///
  /// - Parameter tag: The tag.
  /// - Returns: Whether the view has this tag.
  public func hasTag<Value: Hashable>(_ tag: Value) -> Bool { self.tag(for: Value.self) == tag }

  /// Creates the values that modifiers set on a view; the value of an outer modifier replaces that of an inner one.
  init(of view: any View) {
    collect(from: view)
  }

  private mutating func collect(from view: any View) {
    guard let view = view as? any ContainerValued else { return }
    collect(from: view.valued)
    view.modify(&self)
  }

  mutating func set(tag: AnyHashable?) { self.tag = tag ?? self.tag }
}

/// The key of a value in ``ContainerValues``.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value for views that don't set a value.
  static var defaultValue: Value { get }
}

/// A view that wraps another view and passes on the container values of the wrapped view.
nonisolated protocol ContainerValued {
  var valued: any View { get }
  /// Changes the values that the wrapped view passes on, so that they become the values of this view.
  func modify(_ values: inout ContainerValues)
}

extension AnyView: ContainerValued {
  var valued: any View { view }
  func modify(_ values: inout ContainerValues) {}
}

extension EquatableView: ContainerValued {
  var valued: any View { content }
  func modify(_ values: inout ContainerValues) {}
}

extension Subview: ContainerValued {
  var valued: any View { view }

  func modify(_ values: inout ContainerValues) {
    if !values.isTagged { values.set(tag: elementID) }
  }

  /// The values that the view passes to the container around it, such as those set with
  /// ``/SceneViews/View/containerValue(_:_:)``.
  @MainActor public var containerValues: ContainerValues {
    ContainerValues(of: self)
  }
}

/// A node that sets a container value, which the layout around the node can read.
@MainActor protocol ContainerValueHolder: _AnyNode {
  func modify(_ values: inout ContainerValues)
}
