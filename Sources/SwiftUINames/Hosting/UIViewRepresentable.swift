public import SceneViews
public import UIKitNames

/// A view that shows a UIKit view.
///
/// ```swift
/// import SwiftUINames
/// import UIKitNames
///
/// struct SubjectLabel: UIViewRepresentable {
///   let subject: String
///
///   func makeUIView(context: Context) -> UILabel { UILabel() }
///
///   func updateUIView(_ uiView: UILabel, context: Context) { uiView.text = subject }
/// }
/// ```
@MainActor @preconcurrency public protocol UIViewRepresentable: View {
  /// The type of the UIKit view.
  associatedtype UIViewType: UIView
  /// The type of the coordinator, an object that can be the delegate of the UIKit view.
  associatedtype Coordinator = Void
  /// The type of the values with which the UIKit view is created and updated.
  typealias Context = UIViewRepresentableContext<Self>

  /// Creates the UIKit view, when the body of this view is first evaluated.
  ///
  /// - Parameter context: The coordinator and the environment.
  /// - Returns: The UIKit view, which is stored until this view is removed.
  func makeUIView(context: Context) -> UIViewType
  /// Updates the UIKit view with the current value of this view.
  ///
  /// - Parameters:
  ///   - uiView: The UIKit view.
  ///   - context: The coordinator and the environment.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Creates the coordinator, before the UIKit view is created.
  ///
  /// - Returns: The coordinator, which is stored until this view is removed.
  func makeCoordinator() -> Coordinator
  /// Ends the work of a UIKit view whose representable view was removed.
  ///
  /// The method isn't called when this view is only covered, such as by a pushed page, or on a tab that isn't selected.
  ///
  /// - Parameters:
  ///   - uiView: The UIKit view.
  ///   - coordinator: The coordinator, which is released with the UIKit view.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
}

extension UIViewRepresentable {
  /// The default implementation, which does nothing.
  ///
  /// - Parameters:
  ///   - uiView: The UIKit view.
  ///   - coordinator: The coordinator.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// A view that shows the UIKit view, which is created at the first evaluation and stored until this view is removed.
  @MainActor public var body: some View { RepresentedView(value: self) }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Does nothing, because the UIKit view has no coordinator.
  public func makeCoordinator() {}
}

/// The values with which a UIKit view in a ``UIViewRepresentable`` view is created and updated.
@MainActor @preconcurrency public struct UIViewRepresentableContext<Value: UIViewRepresentable> {
  /// The coordinator, an object that can be the delegate of the UIKit view.
  public let coordinator: Value.Coordinator
  /// The values of the environment.
  public let environment: EnvironmentValues
  /// An empty transaction, because the values of the update's transaction aren't passed on.
  public var transaction: Transaction { Transaction() }
}

/// A view that shows the UIKit view of a representable view.
private struct RepresentedView<Value: UIViewRepresentable>: View {
  let value: Value
  @Environment(\.self) private var environment
  @State private var held = Held()

  var body: some View {
    let held = held
    return DisplayedView(view: held.updated(to: value, environment))
      .onRemoval { held.end() }
  }

  /// Stores the UIKit view and its coordinator until the representable view is removed.
  @MainActor private final class Held {
    private var shown: (view: Value.UIViewType, coordinator: Value.Coordinator)?

    nonisolated init() {}

    func updated(to value: Value, _ environment: EnvironmentValues) -> Value.UIViewType {
      let coordinator = shown?.coordinator ?? value.makeCoordinator()
      let context = UIViewRepresentableContext<Value>(
        coordinator: coordinator, environment: environment)
      let view = shown?.view ?? value.makeUIView(context: context)
      shown = (view, coordinator)
      value.updateUIView(view, context: context)
      return view
    }

    func end() {
      guard let shown else { return }
      self.shown = nil
      Value.dismantleUIView(shown.view, coordinator: shown.coordinator)
    }
  }
}
