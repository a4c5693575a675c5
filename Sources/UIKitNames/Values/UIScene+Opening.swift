public import Foundation
public import SceneRuntime

extension ConnectedScene {
  /// The options of opening a link from a scene.
  @MainActor public final class OpenExternalURLOptions {
    /// Whether the link is opened only by an app that is registered for the link; stored without effect.
    public var universalLinksOnly = false

    /// Creates options.
    public init() {}
  }

  /// Opens a link in this app if the app declares the link's scheme, otherwise outside the app, such as in a browser.
  ///
  /// - Parameters:
  ///   - url: The link.
  ///   - options: The options, which have no effect.
  ///   - completion: A closure that is called with true if the link is being opened, and with false if it can't be.
  public func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    session.application?.open(url, completionHandler: completion)
  }
}
