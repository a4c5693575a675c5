import SceneDisplay

/// One of several values, which a person chooses.
///
/// ```swift
/// struct FolderPicker: View {
///   @Binding var folder: String
///
///   var body: some View {
///     Picker("Folder", selection: $folder) {
///       Text("Inbox").tag("inbox")
///       Text("Archive").tag("archive")
///     }
///   }
/// }
/// ```
public nonisolated struct Picker<Label: View, Selection: Hashable, Content: View>: View {
  let selection: Binding<Selection>
  let child: TupleView<PartView<Label>, Content>

  /// Lets a person choose.
  ///
  /// - Parameters:
  ///   - selection: The value that is chosen.
  ///   - content: The options, each with the value it stands for as its tag.
  ///   - label: What is chosen.
  @MainActor public init(
    selection: Binding<Selection>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    child = TupleView(PartView(.header, label()), content())
  }

  @MainActor public static func _makeNode(
    _ view: Picker<Label, Selection, Content>, in parent: _AnyNode
  ) -> _Node<Picker<Label, Selection, Content>> {
    PickerNode(view, in: parent)
  }
}

extension Picker where Label == Text {
  /// Lets a person choose; what, is said by a text.
  @MainActor public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Selection>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker: WrapperView {}

private final class PickerNode<Label: View, Selection: Hashable, Content: View>:
  WrapperNode<Picker<Label, Selection, Content>>
{
  init(_ view: Picker<Label, Selection, Content>, in parent: _AnyNode) {
    super.init(
      view, in: parent,
      environment: EnvironmentScope(parent.environment) {
        $0.choice = Choice(view.selection)
      }, isDisplayed: true)
  }

  override var element: DisplayElement { .picker }

  override func update(to view: Picker<Label, Selection, Content>) {
    if !Binding.areSame(self.view.selection, view.selection), let parent {
      _ = environment.set(over: parent.environment) { $0.choice = Choice(view.selection) }
    }
    super.update(to: view)
  }

  override func environmentDidChange() {
    guard let parent else { return }
    let selection = view.selection
    environment = EnvironmentScope(parent.environment) { $0.choice = Choice(selection) }
    forEachChild { $0.environmentDidChange() }
  }
}

/// What options read and set of the picker around them.
@MainActor final class Choice {
  private let read: @MainActor () -> AnyHashable
  private let write: @MainActor (AnyHashable) -> Bool

  init<Selection: Hashable>(_ binding: Binding<Selection>) {
    read = { AnyHashable(binding.wrappedValue) }
    write = { value in
      guard let value = value.base as? Selection else { return false }
      binding.wrappedValue = value
      return true
    }
  }

  func isSelected(_ value: AnyHashable) -> Bool { read() == value }

  /// - Returns: False if the value isn't of the type that is chosen.
  func select(_ value: AnyHashable) -> Bool { write(value) }
}

extension EnvironmentValues {
  /// The choice of the picker around; nil if there is none.
  var choice: Choice? {
    get { self[ChoiceKey.self] }
    set { self[ChoiceKey.self] = newValue }
  }
}

private struct ChoiceKey: EnvironmentKey {
  static var defaultValue: Choice? { nil }
}
