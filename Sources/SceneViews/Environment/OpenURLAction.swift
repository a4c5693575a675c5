public import Foundation
import SceneRuntime

/// Opens links.
///
/// A view that sets one for those inside it handles their links itself:
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

  /// An action that handles links itself, or says who is to.
  public init(handler: @escaping @MainActor (URL) -> Result) {
    self.handler = handler
  }

  /// The action of the system: the host opens the link.
  init(_ application: Application?) {
    handler = nil
    self.application = application
  }

  /// The same action, with the application that opens what it leaves to the system.
  func using(_ application: Application?) -> OpenURLAction {
    var action = self
    action.application = application
    return action
  }

  /// Opens a link; one that nobody can open is a recorded problem.
  @MainActor public func callAsFunction(_ url: URL) {
    open(url, nil)
  }

  /// Opens a link.
  ///
  /// - Parameters:
  ///   - url: The link.
  ///   - completion: Told whether somebody opened it.
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

  /// What became of a link.
  public struct Result: Sendable {
    fileprivate enum Outcome {
      case handled
      case discarded
      case system(URL?)
    }

    fileprivate let outcome: Outcome

    /// It was opened.
    public static let handled = Result(outcome: .handled)
    /// It isn't to be opened.
    public static let discarded = Result(outcome: .discarded)
    /// The system is to open it.
    public static let systemAction = Result(outcome: .system(nil))

    /// The system is to open another link in its place.
    public static func systemAction(_ url: URL) -> Result {
      Result(outcome: .system(url))
    }
  }
}

extension EnvironmentValues {
  /// Opens links: by an action set further out, else by the host.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self]?.using(application) ?? OpenURLAction(application) }
    set { self[OpenURLKey.self] = newValue }
  }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction? { nil }
}
