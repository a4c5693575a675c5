public import Foundation
public import SceneRuntime

extension ConnectedScene {
  /// The options of opening a link from a scene.
  @MainActor public final class OpenExternalURLOptions {
    /// Whether only an app that claims the link opens it.
    public var universalLinksOnly = false

    /// Creates options.
    public init() {}
  }

  /// Opens a link in the app that claims it.
  ///
  /// - Parameters:
  ///   - url: The link.
  ///   - options: The options, which has no effect.
  ///   - completion: An action with whether an app opened the link.
  public func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    session.application?.open(url, completionHandler: completion)
  }
}
