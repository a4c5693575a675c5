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
  /// - Parameter handler: Handles a URL, and returns whether that is done or the system opens the
  ///   URL.
  @preconcurrency
  public init(handler: @escaping @MainActor (URL) -> Result) {
    self.handler = handler
  }

  /// Creates the system action, by which the host opens the URL.
  init(_ application: Application?) {
    handler = nil
    self.application = application
  }

  /// Returns the action with the application that opens the URLs it forwards to the system.
  func using(_ application: Application?) -> OpenURLAction {
    var action = self
    action.application = application
    return action
  }

  /// Opens a URL; a problem is recorded if it can't be opened.
  ///
  /// - Parameter url: The URL, given to the handler first if there is one.
  @MainActor public func callAsFunction(_ url: URL) {
    open(url, nil)
  }

  /// Opens a URL.
  ///
  /// - Parameters:
  ///   - url: The URL, given to the handler first if there is one.
  ///   - completion: Called on the main actor with whether the URL was opened: at once if the
  ///     handler decides it or no application runs, else in a later turn.
  @MainActor public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    open(url, completion)
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

  /// The result of handling a URL.
  public struct Result: Sendable {
    fileprivate enum Outcome {
      case handled
      case discarded
      case system(URL?)
    }

    fileprivate let outcome: Outcome

    /// The URL was opened.
    public static let handled = Result(outcome: .handled)
    /// The URL was discarded.
    public static let discarded = Result(outcome: .discarded)
    /// The system should open the URL.
    public static let systemAction = Result(outcome: .system(nil))

    /// Asks the system to open another URL instead.
    ///
    /// - Parameter url: The URL to open in place of the handled one.
    /// - Returns: A result that isn't handled, with the other URL.
    public static func systemAction(_ url: URL) -> Result {
      Result(outcome: .system(url))
    }
  }
}

extension EnvironmentValues {
  /// An action that opens URLs, set by an ancestor or else performed by the host.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self]?.using(application) ?? OpenURLAction(application) }
    set { self[OpenURLKey.self] = newValue }
  }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction? { nil }
}
