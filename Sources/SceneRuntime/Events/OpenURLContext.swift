public import Foundation

/// A URL for a scene to open, with information about its sender.
///
/// ```swift
/// final class MessageSceneDelegate: ConnectedSceneDelegate {
///   func scene(_ scene: ConnectedScene, openURLContexts urlContexts: Set<OpenURLContext>) {
///     for context in urlContexts where context.options.sourceApplication == nil {
///       print("a link of another developer: \(context.url)")
///     }
///   }
/// }
/// ```
@MainActor public final class OpenURLContext {
  /// The URL to open.
  public let url: URL
  /// The information about the sender and the file.
  public let options: OpenURLOptions
  /// The position of the URL among the URLs that arrived together, from 0.
  ///
  /// A set of the contexts iterates in this order.
  public let order: Int

  package init(_ link: ExternalEvent.Link, order: Int = 0) {
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

  /// The hash value, derived from ``order``, so that a set of contexts that arrived together iterates in the order of
  /// the URLs.
  ///
  /// With a seeded hash value, the order would differ between runs with the same inputs.
  public nonisolated func _rawHashValue(seed: Int) -> Int { order.setOrder }
}

/// The origin of a URL, and the permitted use of its file.
@MainActor public final class OpenURLOptions {
  /// The identifier of the application that sent the URL, if the host reports that the sender has the same developer as
  /// this application (S45); nil otherwise.
  public let sourceApplication: String?
  /// Whether the file of the URL can be used in place; false if the app must copy the file first (S46).
  public let openInPlace: Bool

  init(sourceApplication: String?, openInPlace: Bool) {
    self.sourceApplication = sourceApplication
    self.openInPlace = openInPlace
  }
}
