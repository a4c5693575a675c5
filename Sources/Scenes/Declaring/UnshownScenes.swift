import SceneModel
public import SceneViews

/// An item in a menu bar, which no host has: a problem is recorded when it is declared.
public nonisolated struct MenuBarExtra<Label: View, Content: View>: Scene {
  private let content: Content
  private let label: Label
  private let isInserted: Binding<Bool>?

  /// Creates an item with views as its label.
  ///
  /// - Parameters:
  ///   - content: The menu.
  ///   - label: The label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
    isInserted = nil
  }

  /// Creates an item that is there while a binding is true; the binding keeps the value that the app sets.
  ///
  /// - Parameters:
  ///   - isInserted: Whether the item is in the menu bar.
  ///   - content: The menu.
  ///   - label: The label.
  public init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.content = content()
    self.label = label()
    self.isInserted = isInserted
  }

  /// A scene that is never shown; its declaration records a problem.
  @MainActor public var body: some Scene {
    UnshownScene(.unshownScene(at: "MenuBarExtra", because: "no host has a menu bar for it"))
  }
}

extension MenuBarExtra where Label == Text {
  /// Creates an item with a title.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - content: The menu.
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates an item with a title that is there while a binding is true.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - isInserted: Whether the item is in the menu bar.
  ///   - content: The menu.
  public init<Title: StringProtocol>(
    _ title: Title, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: isInserted, content: content) { Text(title) }
  }
}

extension MenuBarExtra where Label == SceneViews.Label<Text, Image> {
  /// Creates an item with a title and a symbol.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - systemImage: The name of the symbol.
  ///   - content: The menu.
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SceneViews.Label(title, systemImage: systemImage) }
  }

  /// Creates an item with a title and a symbol that is there while a binding is true.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - systemImage: The name of the symbol.
  ///   - isInserted: Whether the item is in the menu bar.
  ///   - content: The menu.
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: isInserted, content: content) {
      SceneViews.Label(title, systemImage: systemImage)
    }
  }

  /// Creates an item with a title and an image.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - image: The name of the image on the host.
  ///   - content: The menu.
  public init<Title: StringProtocol>(
    _ title: Title, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SceneViews.Label(title, image: image) }
  }
}

/// A space around a person, which no host has; it can be declared, and is never opened.
public nonisolated struct ImmersiveSpace<Content: View>: Scene {
  /// Creates a space with an id; its content is never made.
  ///
  /// - Parameters:
  ///   - id: The id, by which the space would be opened.
  ///   - content: The content of the space.
  public init(id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {}

  /// Creates a space without an id; its content is never made.
  ///
  /// - Parameter content: The content of the space.
  public init(@ViewBuilder content: @escaping @MainActor () -> Content) {}

  /// Creates a space for each value of a type; its content is never made.
  ///
  /// - Parameters:
  ///   - id: The id, by which the space would be opened.
  ///   - type: The type of the values.
  ///   - content: Returns the content for a value.
  @MainActor public init<Value: Codable & Hashable>(
    id: String, for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value?>) -> Content
  ) {}

  /// Creates a space for each value of a type; its content is never made.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - content: Returns the content for a value.
  @MainActor public init<Value: Codable & Hashable>(
    for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value?>) -> Content
  ) {}

  /// A scene without windows.
  @MainActor public var body: some Scene { EmptyScene() }
}
