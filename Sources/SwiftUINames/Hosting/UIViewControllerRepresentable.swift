public import SceneViews
public import UIKitNames

/// A view that shows a controller of UIKit.
///
/// ```swift
/// import SwiftUINames
/// import UIKitNames
///
/// struct MessageScreen: UIViewControllerRepresentable {
///   let number: Int
///
///   func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
///
///   func updateUIViewController(_ uiViewController: UIViewController, context: Context) {
///     uiViewController.title = "Message \(number)"
///   }
/// }
/// ```
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View {
  /// The type of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// The type of the object that serves the controller as its delegate.
  associatedtype Coordinator = Void
  /// The surroundings of the controller.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Creates the controller, when it appears first.
  ///
  /// - Parameter context: The coordinator and the environment.
  /// - Returns: The controller, kept while the view is shown.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Brings the controller up to date with this value.
  ///
  /// - Parameters:
  ///   - uiViewController: The controller.
  ///   - context: The coordinator and the environment.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Creates the coordinator, before the controller.
  ///
  /// - Returns: The coordinator, kept while the view is shown.
  func makeCoordinator() -> Coordinator
  /// Ends the work of a controller that is shown no longer.
  ///
  /// Called after the controller has disappeared.
  ///
  /// - Parameters:
  ///   - uiViewController: The controller.
  ///   - coordinator: The coordinator, which is released with the controller.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
}

extension UIViewControllerRepresentable {
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - uiViewController: The controller.
  ///   - coordinator: The coordinator.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  /// The controller, kept from the first evaluation until the view disappears.
  @MainActor public var body: some View { RepresentedController(value: self) }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Does nothing, because the controller has no delegate.
  public func makeCoordinator() {}
}

/// The surroundings of a controller of UIKit.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Value: UIViewControllerRepresentable> {
  /// The object that serves the controller as its delegate.
  public let coordinator: Value.Coordinator
  /// The values of the environment.
  public let environment: EnvironmentValues
  /// The circumstances of the change.
  public var transaction: Transaction { Transaction() }
}

/// The content of a view that shows a controller of UIKit.
private struct RepresentedController<Value: UIViewControllerRepresentable>: View {
  let value: Value
  @Environment(\.self) private var environment
  @State private var held = Held()

  var body: some View {
    let held = held
    return DisplayedController(controller: held.updated(to: value, environment))
      .onAppear { held.appear() }
      .onDisappear { held.end() }
  }

  /// The controller while it is shown.
  @MainActor private final class Held {
    private var shown: (controller: Value.UIViewControllerType, coordinator: Value.Coordinator)?

    nonisolated init() {}

    func updated(
      to value: Value, _ environment: EnvironmentValues
    ) -> Value.UIViewControllerType {
      let coordinator = shown?.coordinator ?? value.makeCoordinator()
      let context = UIViewControllerRepresentableContext<Value>(
        coordinator: coordinator, environment: environment)
      let controller = shown?.controller ?? value.makeUIViewController(context: context)
      shown = (controller, coordinator)
      value.updateUIViewController(controller, context: context)
      return controller
    }

    func appear() {
      guard let controller = shown?.controller else { return }
      controller.loadViewIfNeeded()
      controller.viewWillAppear(false)
      controller.viewIsAppearing(false)
      controller.viewDidAppear(false)
    }

    func end() {
      guard let shown else { return }
      shown.controller.viewWillDisappear(false)
      shown.controller.viewDidDisappear(false)
      self.shown = nil
      Value.dismantleUIViewController(shown.controller, coordinator: shown.coordinator)
    }
  }
}
