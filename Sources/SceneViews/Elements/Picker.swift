import SceneDisplay

/// A control for choosing one of several values.
///
/// Each option has a tag, or is created by a ``ForEach`` for an element whose id has the type of the selection.
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

  /// Creates a picker with views as its label.
  ///
  /// - Parameters:
  ///   - selection: The selected value.
  ///   - content: The options. The value of an option is its tag or, if a ``ForEach`` creates the option, the id of the
  ///     element.
  ///   - label: The label.
  public init(
    selection: Binding<Selection>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    child = TupleView((PartView(.header, label()), content()))
  }

  @MainActor public static func _makeNode(
    _ view: Picker<Label, Selection, Content>, in parent: _AnyNode
  ) -> _Node<Picker<Label, Selection, Content>> {
    PickerNode(view, in: parent)
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a title.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - selection: The selected value.
  ///   - content: The options. The value of an option is its tag or, if a ``ForEach`` creates the option, the id of the
  ///     element.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Selection>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }

  /// Creates a picker with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - selection: The selected value.
  ///   - content: The options. The value of an option is its tag or, if a ``ForEach`` creates the option, the id of the
  ///     element.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Selection>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }
}

extension Picker: ChoosingView {
  var element: DisplayElement { .picker }
  @MainActor var choice: Choice? { Choice(selection, of: .option) }

  func choosesSame(as other: Self) -> Bool { Binding.areSame(selection, other.selection) }
}

/// The node of a picker, with the look that the app sets for pickers or else the default look of the host.
private final class PickerNode<Content: ChoosingView>: ChoosingNode<Content> {
  private let look: DisplayLook?

  override init(_ view: Content, in parent: _AnyNode) {
    look = EnvironmentValues(cells: parent.environment.cells).pickerLook
    super.init(view, in: parent)
  }

  override var element: DisplayElement {
    guard let look, case .collection(var picker) = super.element else { return super.element }
    picker.look = look
    return .collection(picker)
  }
}
