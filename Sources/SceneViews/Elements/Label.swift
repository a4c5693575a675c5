/// A title with an icon.
///
/// ```swift
/// struct InboxLabel: View {
///   var body: some View {
///     Label("Inbox", systemImage: "tray")
///   }
/// }
/// ```
public nonisolated struct Label<Title: View, Icon: View>: View {
  package let title: Title
  let icon: Icon

  /// Creates a label from views for the title and the icon.
  ///
  /// - Parameters:
  ///   - title: The views that show the title.
  ///   - icon: The icon before the title.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  @MainActor public static func _makeNode(
    _ view: Label<Title, Icon>, in parent: _AnyNode
  ) -> _Node<Label<Title, Icon>> {
    parent.styledNode(view, \.ownLabel) {
      LabelParts(title: AnyView($0.title), icon: AnyView($0.icon))
    } ?? BodyNode(view, in: parent)
  }

  /// A row with the icon before the title.
  @MainActor public var body: some View {
    HStack {
      icon
      title
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a title and a decorative image.
  ///
  /// - Parameters:
  ///   - title: The text of the title.
  ///   - name: The name of the image on the host.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ title: Content, image name: String) {
    self.title = Text(title)
    icon = Image(decorative: name)
  }

  /// Creates a label with a localized title and a decorative image.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - name: The name of the image on the host.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    title = Text(titleKey)
    icon = Image(decorative: name)
  }

  /// Creates a label with a title and a decorative system image.
  ///
  /// - Parameters:
  ///   - title: The text of the title.
  ///   - name: The name of the symbol.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ title: Content, systemImage name: String) {
    self.init(title, image: name)
  }

  /// Creates a label with a localized title and a decorative system image.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - name: The name of the symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(titleKey, image: name)
  }
}
