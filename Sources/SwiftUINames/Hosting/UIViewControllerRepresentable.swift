public import SceneViews
public import UIKitNames

/// A view that shows a UIKit view controller.
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
  /// The type of the coordinator, an object that can be the delegate of the controller.
  associatedtype Coordinator = Void
  /// The type of the values with which the controller is created and updated.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Creates the controller, when the body of the view is first evaluated.
  ///
  /// - Parameter context: The coordinator and the environment.
  /// - Returns: The controller, which is stored until the view is removed.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Updates the controller with the current value of the view.
  ///
  /// - Parameters:
  ///   - uiViewController: The controller.
  ///   - context: The coordinator and the environment.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Creates the coordinator, before the controller is created.
  ///
  /// - Returns: The coordinator, which is stored until the view is removed.
  func makeCoordinator() -> Coordinator
  /// Ends the work of a controller whose representable view was removed.
  ///
  /// The method is called after the controller has disappeared. It isn't called when the view is only covered, such as
  /// by a pushed page, or on a tab that isn't selected.
  ///
  /// - Parameters:
  ///   - uiViewController: The controller.
  ///   - coordinator: The coordinator, which is released with the controller.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
}

extension UIViewControllerRepresentable {
  /// The default implementation, which does nothing.
  ///
  /// - Parameters:
  ///   - uiViewController: The controller.
  ///   - coordinator: The coordinator.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  /// A view that shows the controller, which is created at the first evaluation and stored until the view is removed.
  @MainActor public var body: some View { RepresentedController(value: self) }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Does nothing, because the controller has no coordinator.
  public func makeCoordinator() {}
}

/// The values with which a controller in a ``UIViewControllerRepresentable`` view is created and updated.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Value: UIViewControllerRepresentable> {
  /// The coordinator, an object that can be the delegate of the controller.
  public let coordinator: Value.Coordinator
  /// The values of the environment.
  public let environment: EnvironmentValues
  /// An empty transaction, because the values of the update's transaction aren't passed on.
  public var transaction: Transaction { Transaction() }
}

/// A view that shows the UIKit controller of a representable view.
private struct RepresentedController<Value: UIViewControllerRepresentable>: View {
  let value: Value
  @Environment(\.self) private var environment
  @State private var held = Held()

  var body: some View {
    let held = held
    return DisplayedController(controller: held.updated(to: value, environment))
      .onAppear { held.appear() }
      .onDisappear { held.disappear() }
      .onRemoval { held.end() }
  }

  /// Stores the controller and its coordinator until the view is removed.
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
      shown?.controller.appearAlone()
    }

    func disappear() {
      shown?.controller.disappearAlone()
    }

    func end() {
      guard let shown else { return }
      self.shown = nil
      Value.dismantleUIViewController(shown.controller, coordinator: shown.coordinator)
    }
  }
}
