public import Foundation
import SceneDisplay

/// A view that shows a value after its label.
public nonisolated struct LabeledContent<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  /// Creates a labeled value with views as its label.
  ///
  /// - Parameters:
  ///   - content: The views that show the value.
  ///   - label: The label before the value.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// A row with the label before the value.
  @MainActor public var body: some View {
    LabeledRow(child: TupleView((PartView(.header, label), content)))
  }
}

/// A row with a label before its content.
private nonisolated struct LabeledRow<Label: View, Content: View>: ContainerView {
  let child: TupleView<PartView<Label>, Content>

  var element: DisplayElement { .labeled }

  @MainActor static func _makeNode(
    _ view: LabeledRow<Label, Content>, in parent: _AnyNode
  ) -> _Node<LabeledRow<Label, Content>> {
    ContainerNode(view, in: parent)
  }
}

extension LabeledContent where Label == Text {
  /// Creates a labeled value with a title.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - content: The views that show the value.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a labeled value with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - content: The views that show the value.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a labeled text with a title.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - value: The text after the label.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: StringProtocol>(_ title: Title, value: Value) {
    self.init(title) { Text(value) }
  }

  /// Creates a labeled text with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - value: The text after the label.
  public init<Value: StringProtocol>(_ titleKey: LocalizedStringKey, value: Value) {
    self.init(titleKey) { Text(value) }
  }

  /// Creates a labeled value with a title; a format style formats the value.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - value: The value.
  ///   - format: The format style that converts the value to text.
  @_disfavoredOverload
  public init<Title: StringProtocol, Format: FormatStyle>(
    _ title: Title, value: Format.FormatInput, format: Format
  ) where Format.FormatOutput == String, Format.FormatInput: Equatable {
    self.init(title) { Text(value, format: format) }
  }

  /// Creates a labeled value with a localized title; a format style formats the value.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - value: The value.
  ///   - format: The format style that converts the value to text.
  public init<Format: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: Format.FormatInput, format: Format
  ) where Format.FormatOutput == String, Format.FormatInput: Equatable {
    self.init(titleKey) { Text(value, format: format) }
  }
}

/// A message that is shown in place of missing content, for example when a search has no results.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  View
{
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates a message from views.
  ///
  /// - Parameters:
  ///   - label: The message.
  ///   - description: A longer description below the message.
  ///   - actions: Controls below the description.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// A column in the middle of the space, with the message, its description and its controls.
  @MainActor public var body: some View {
    VStack {
      label
      description
      actions
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView
where Label == SceneViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a message with a symbol.
  ///
  /// - Parameters:
  ///   - title: The message.
  ///   - name: The name of the symbol.
  ///   - description: A longer description; nil for none.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      SceneViews.Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  /// Creates a localized message with a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the message, looked up in the app's string tables.
  ///   - name: The name of the symbol.
  ///   - description: A longer description; nil for none.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      SceneViews.Label(titleKey, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  /// A message for a search that found nothing.
  public static var search: ContentUnavailableView {
    ContentUnavailableView(
      "No Results", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }

  /// Returns a message for the case that a search for a text finds nothing.
  ///
  /// - Parameter text: The text; if it is empty, the message is the same as `search`.
  /// - Returns: The message, which contains the text.
  public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView(
      text.isEmpty ? "No Results" : "No Results for “\(text)”", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }
}

extension ContentUnavailableView
where Label == SceneViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a message with an image.
  ///
  /// - Parameters:
  ///   - title: The message.
  ///   - name: The name of the image.
  ///   - description: A longer description; nil for none.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, image name: String, description: Text? = nil
  ) {
    self.init {
      SceneViews.Label(title, image: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  /// Creates a localized message with an image.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the message, looked up in the app's string tables.
  ///   - name: The name of the image.
  ///   - description: A longer description; nil for none.
  public init(_ titleKey: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      SceneViews.Label(titleKey, image: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }
}
