public import Foundation

/// An image of an address, which isn't loaded: its name is shown, or the view that stands for it.
public nonisolated struct AsyncImage<Content: View>: View {
  private let content: Content

  /// Creates an image with a view that stands for it.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - scale: The pixels of a point, which has no effect.
  ///   - content: Returns the view of the image, which is never made.
  ///   - placeholder: The view that stands for it.
  public init<Shown: View>(
    url: URL?, scale: Double = 1, @ViewBuilder content: @escaping (Image) -> Shown,
    @ViewBuilder placeholder: () -> Content
  ) {
    self.content = placeholder()
  }

  /// The view that stands for the image.
  @MainActor public var body: some View { content }
}

extension AsyncImage where Content == Image {
  /// Creates an image of which the name is shown.
  ///
  /// - Parameters:
  ///   - url: The address; nil for no name.
  ///   - scale: The pixels of a point, which has no effect.
  public init(url: URL?, scale: Double = 1) {
    self.init(url: url) { image in
      image
    } placeholder: {
      Image(url?.lastPathComponent ?? "")
    }
  }
}

/// A link that a person shares, shown as a link.
public nonisolated struct ShareLink: View {
  private let title: String
  private let item: URL

  /// Creates a link with the usual title.
  ///
  /// - Parameters:
  ///   - item: The address that the link opens.
  ///   - subject: The subject of a message with the link, which has no effect.
  ///   - message: The text of a message with the link, which has no effect.
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init("Share…", item: item)
  }

  /// Creates a link with a title.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - item: The address that the link opens.
  ///   - subject: The subject of a message with the link, which has no effect.
  ///   - message: The text of a message with the link, which has no effect.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.title = String(title)
    self.item = item
  }

  /// Creates a link with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - item: The address that the link opens.
  ///   - subject: The subject of a message with the link, which has no effect.
  ///   - message: The text of a message with the link, which has no effect.
  public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(titleKey.text, item: item, subject: subject, message: message)
  }

  /// A link to the item.
  @MainActor public var body: some View { Link(title, destination: item) }
}
