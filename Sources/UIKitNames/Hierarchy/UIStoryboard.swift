public import Foundation
public import SceneRuntime

/// A collection of controllers, which the app registers with ``register(_:initial:identified:)``; storyboard files
/// aren't read.
open class UIStoryboard: NSObject {
  /// A closure that creates a controller.
  public typealias Maker = @MainActor () -> UIViewController

  private struct Entry {
    var initial: Maker?
    var identified: [String: Maker]
  }

  private static var entries: [String: Entry] = [:]

  /// The name of the storyboard, without extension.
  public let name: String

  /// Creates a storyboard with the controllers that are registered for its name.
  ///
  /// - Parameters:
  ///   - name: The name, without extension, for which controllers are registered.
  ///   - bundle: The bundle, which has no effect.
  public init(name: String, bundle: Bundle?) {
    self.name = name
    super.init()
  }

  public override convenience init() {
    self.init(name: "", bundle: nil)
  }

  /// Registers the controllers of a storyboard, replacing all controllers registered earlier for the same name.
  ///
  /// - Parameters:
  ///   - name: The name of the storyboard.
  ///   - initial: Creates the initial controller; nil if there is none.
  ///   - identified: The closures that create controllers, by the controllers' identifiers.
  public static func register(
    _ name: String, initial: Maker? = nil, identified: [String: Maker] = [:]
  ) {
    entries[name] = Entry(initial: initial, identified: identified)
    guard let application = Application.current ?? Application.latest else { return }
    application.storyboards.removeAll { $0.name == name }
    application.storyboards += forConfigurations.filter { $0.name == name }
  }

  /// Creates the initial controller; if none is registered, returns an empty controller and records a problem.
  ///
  /// - Returns: The controller, which is never nil.
  public func instantiateInitialViewController() -> UIViewController? {
    make(Self.entries[name]?.initial, nil)
  }

  /// Creates the initial controller with the given closure or, if it creates none, with the registered closure.
  ///
  /// - Parameter creator: A closure that creates the controller; it gets an empty archive. If the closure is nil or
  ///   returns nil, the registered controller is created.
  /// - Returns: The controller; nil if the registered controller isn't a `Controller`. If none is registered, a problem
  ///   is recorded, and the result is an empty controller if `Controller` is `UIViewController` itself, and nil
  ///   otherwise.
  public func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? {
    guard let controller = creator?(NSCoder()) else {
      return make(Self.entries[name]?.initial, nil) as? Controller
    }
    controller.storyboard = self
    return controller
  }

  /// Creates the controller with an identifier; if none is registered, returns an empty controller and records a
  /// problem.
  ///
  /// - Parameter identifier: The identifier of the controller.
  /// - Returns: The controller; an empty controller if none is registered.
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(Self.entries[name]?.identified[identifier], identifier)
  }

  /// Creates the controller that has an identifier, with the given closure or, if it creates none, with the registered
  /// closure.
  ///
  /// If no controller of the class `Controller` is registered either, the controller is created with `init(coder:)` of
  /// the class, and a problem is recorded. The process ends if this initializer returns nil.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the controller.
  ///   - creator: A closure that creates the controller; it gets an empty archive. If the closure is nil or returns
  ///     nil, the registered controller is created.
  /// - Returns: The controller.
  public func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    let maker = Self.entries[name]?.identified[identifier]
    if let controller = creator?(NSCoder()) ?? maker?() as? Controller {
      controller.storyboard = self
      return controller
    }
    (Application.current ?? Application.latest)?
      .report(.unregisteredController(identifier, in: name))
    guard let controller = Controller(coder: NSCoder()) else {
      preconditionFailure(
        "storyboard \"\(name)\" has no \(Controller.self) \"\(identifier)\": register it")
    }
    controller.storyboard = self
    return controller
  }

  private func make(_ maker: Maker?, _ identifier: String?) -> UIViewController {
    let controller: UIViewController
    if let maker {
      controller = maker()
    } else {
      (Application.current ?? Application.latest)?
        .report(.unregisteredController(identifier, in: name))
      controller = UIViewController()
    }
    controller.storyboard = self
    return controller
  }

  /// The registered storyboards that have an initial controller, for scene configurations that name a storyboard.
  static var forConfigurations: [Storyboard] {
    entries.compactMap { name, entry in
      entry.initial.map { initial in
        Storyboard(name) { window in
          let hierarchy = WindowHierarchy(window)
          hierarchy.root = initial()
          return hierarchy
        }
      }
    }
  }
}

extension SceneConfiguration {
  /// The storyboard of the configuration's scenes; nil for none.
  public var storyboard: UIStoryboard? {
    get { storyboardName.map { UIStoryboard(name: $0, bundle: nil) } }
    set { storyboardName = newValue?.name }
  }
}
