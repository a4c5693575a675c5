public import Foundation
import SceneRuntime

/// An action that opens URLs.
///
/// A view can set an action to handle the URLs of its descendants:
///
/// ```swift
/// import Foundation
///
/// struct HelpView: View {
///   let help: URL
///   @State private var isHelping = false
///
///   var body: some View {
///     Link("Help", destination: help)
///       .environment(
///         \.openURL,
///         OpenURLAction { url in
///           isHelping = url == help
///           return isHelping ? .handled : .systemAction
///         })
///   }
/// }
/// ```
public struct OpenURLAction {
  private let handler: (@MainActor (URL) -> Result)?
  private weak var application: Application?

  /// Creates an action that handles URLs itself or forwards them.
  ///
  /// - Parameter handler: Handles a URL, and returns its decision: the handler opened the URL, the handler discarded
  ///   the URL, or the system should open the URL.
  @preconcurrency
  public init(handler: @escaping @MainActor (URL) -> Result) {
    self.handler = handler
  }

  /// Creates the system action: the host of an application opens the URL.
  init(_ application: Application?) {
    handler = nil
    self.application = application
  }

  /// Returns the action with an application, whose host opens the URLs that the handler forwards to the system.
  func using(_ application: Application?) -> OpenURLAction {
    var action = self
    action.application = application
    return action
  }

  /// Opens a URL; if the system can't open the URL, a problem is recorded.
  ///
  /// - Parameter url: The URL, given to the handler first if there is one.
  @MainActor public func callAsFunction(_ url: URL) {
    open(url, nil)
  }

  /// Opens a URL.
  ///
  /// - Parameters:
  ///   - url: The URL, given to the handler first if there is one.
  ///   - completion: Called on the main actor with whether the URL was opened. If the URL is left to the system, the
  ///     call comes in a later turn of the app's main loop, whether or not the system can open the URL. If the handler
  ///     opened or discarded the URL, or if no application runs, the call comes at once.
  @MainActor public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    open(url, completion)
  }

  /// Opens a URL.
  ///
  /// - Parameters:
  ///   - url: The URL, given to the handler first if there is one.
  ///   - prefersInApp: Whether the system should open the URL inside of the app; the parameter has no effect.
  @MainActor public func callAsFunction(_ url: URL, prefersInApp: Bool) {
    open(url, nil)
  }

  @MainActor private func open(_ url: URL, _ completion: ((Bool) -> Void)?) {
    switch handler?(url).outcome ?? .system(nil) {
    case .handled: completion?(true)
    case .discarded: completion?(false)
    case .system(let other):
      guard let application else {
        completion?(false)
        return
      }
      application.open(other ?? url, completionHandler: completion)
    }
  }

  /// The decision of a handler about a URL.
  public struct Result: Sendable {
    fileprivate enum Outcome {
      case handled
      case discarded
      case system(URL?)
    }

    fileprivate let outcome: Outcome

    /// The handler opened the URL.
    public static let handled = Result(outcome: .handled)
    /// The handler discarded the URL.
    public static let discarded = Result(outcome: .discarded)
    /// The handler leaves the URL to the system.
    public static let systemAction = Result(outcome: .system(nil))

    /// Returns a result that leaves another URL to the system.
    ///
    /// - Parameter url: The URL to open in place of the handled URL.
    /// - Returns: A result that leaves the other URL to the system.
    public static func systemAction(_ url: URL) -> Result {
      Result(outcome: .system(url))
    }

    /// Returns a result that leaves the URL, or another URL, to the system.
    ///
    /// - Parameters:
    ///   - url: The URL to open instead of the handled URL; nil to open the handled URL.
    ///   - prefersInApp: Whether the system should open the URL inside of the app; the parameter has no effect.
    /// - Returns: A result that leaves the URL to the system.
    public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result {
      Result(outcome: .system(url))
    }
  }
}

extension EnvironmentValues {
  /// An action that opens URLs: the action that an ancestor sets, or else the action of the host.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self]?.using(application) ?? OpenURLAction(application) }
    set { self[OpenURLKey.self] = newValue }
  }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction? { nil }
}
