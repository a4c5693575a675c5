public import Foundation

/// A URL a scene is to open, with what is known of its sender.
@MainActor public final class OpenURLContext {
  public let url: URL
  public let options: OpenURLOptions
  /// Its place among those that came with it, from 0; the whole set they come in iterates in this order.
  public let order: Int

  init(_ link: ExternalEvent.Link, order: Int = 0) {
    self.order = order
    url = link.url
    options = OpenURLOptions(
      sourceApplication: link.sourceApplication, openInPlace: link.openInPlace)
  }
}

extension OpenURLContext: Hashable {
  public nonisolated static func == (lhs: OpenURLContext, rhs: OpenURLContext) -> Bool {
    lhs === rhs
  }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  /// The place among the contexts that came together, so that a set of them is in their order.
  ///
  /// A seeded hash would give equal runs another order each time.
  public nonisolated func _rawHashValue(seed: Int) -> Int { order.setOrder }
}

/// Where a URL came from and what may be done with the file it names.
@MainActor public final class OpenURLOptions {
  /// The sending application, if it is known (S45).
  public let sourceApplication: String?
  /// False if a file has to be copied before it is used (S46).
  public let openInPlace: Bool

  init(sourceApplication: String?, openInPlace: Bool) {
    self.sourceApplication = sourceApplication
    self.openInPlace = openInPlace
  }
}
