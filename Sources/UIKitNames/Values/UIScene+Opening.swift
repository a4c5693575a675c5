public import Foundation
public import SceneRuntime

extension ConnectedScene {
  /// The options of opening a link from a scene.
  @MainActor public final class OpenExternalURLOptions {
    /// Whether the link is opened only by an app that is registered for it.
    public var universalLinksOnly = false

    /// Creates options.
    public init() {}
  }

  /// Opens a link in the app that is registered for it.
  ///
  /// - Parameters:
  ///   - url: The link.
  ///   - options: The options, which have no effect.
  ///   - completion: A closure that is called with whether an app opened the link.
  public func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    session.application?.open(url, completionHandler: completion)
  }
}
