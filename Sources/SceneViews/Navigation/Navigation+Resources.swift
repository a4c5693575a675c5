// Links, pages and sections with titles from a `LocalizedStringResource`, which has the key of a title and the name of
// the string table with the key.
extension NavigationLink where Label == Text {
  /// Creates a link to the page of a value, with a title from a resource.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - value: The value. The enclosing navigation stack or split view needs a `navigationDestination(for:)` for the
  ///     type of the value. If the value is nil, the link is disabled.
  @_disfavoredOverload
  public init<Value: Hashable>(_ titleResource: LocalizedStringResource, value: Value?) {
    let text = Text(titleResource)
    self.init(value: value) { text }
  }

  /// Creates a link to a view, with a title from a resource.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - destination: Returns the view; called when the link is pressed.
  @_disfavoredOverload
  @preconcurrency
  public init<Destination: View>(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder destination: @escaping @MainActor () -> Destination
  ) {
    let text = Text(titleResource)
    self.init(destination: destination) { text }
  }
}

extension Tab where Label == Text {
  /// Creates a page with a value and a title from a resource.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - value: The value that selects the page.
  ///   - content: The content of the page.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { Text(titleResource) }
  }
}

extension Tab where Label == SceneViews.Label<Text, Image> {
  /// Creates a page with a value, a title from a resource and an image.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - name: The name by which hosts find the image.
  ///   - value: The value that selects the page.
  ///   - content: The content of the page.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image name: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { SceneViews.Label(titleResource, image: name) }
  }

  /// Creates a page with a value, a title from a resource and a system image.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - name: The name of the symbol.
  ///   - value: The value that selects the page.
  ///   - content: The content of the page.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage name: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { SceneViews.Label(titleResource, systemImage: name) }
  }

  /// Creates a page with a value, a title from a resource, a system image and a role.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - name: The name of the symbol.
  ///   - value: The value that selects the page.
  ///   - role: The role; the parameter has no effect.
  ///   - content: The content of the page.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage name: String, value: Value,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(titleResource, systemImage: name, value: value, content: content)
  }
}

extension Tab where Label == SceneViews.Label<Text, Image>, Value == Never {
  /// Creates a page with a title from a resource and a system image.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - name: The name of the symbol.
  ///   - content: The content of the page.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage name: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(untagged: content(), label: SceneViews.Label(titleResource, systemImage: name))
  }

  /// Creates a page with a title from a resource, a system image and a role.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - name: The name of the symbol.
  ///   - role: The role; the parameter has no effect.
  ///   - content: The content of the page.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage name: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(titleResource, systemImage: name, content: content)
  }
}

extension Tab where Label == Text, Value == Never {
  /// Creates a page with a title from a resource.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - content: The content of the page.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(untagged: content(), label: Text(titleResource))
  }
}

extension TabSection where Header == Text {
  /// Creates a section with a title from a resource.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - content: The pages.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}
