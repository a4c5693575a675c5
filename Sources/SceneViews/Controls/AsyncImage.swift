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
