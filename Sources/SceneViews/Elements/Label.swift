/// A text with a picture before it.
public nonisolated struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon

  /// A label made of views.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - icon: The picture.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  @MainActor public var body: some View {
    HStack {
      icon
      title
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// A text with a picture that only adorns it.
  public init<Content: StringProtocol>(_ title: Content, image name: String) {
    self.title = Text(title)
    icon = Image(decorative: name)
  }

  /// A text with a symbol of the system that only adorns it.
  public init<Content: StringProtocol>(_ title: Content, systemImage name: String) {
    self.init(title, image: name)
  }
}
