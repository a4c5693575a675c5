public import SceneViews
public import UIKitNames

/// A view that shows a view of UIKit.
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
  /// The type of the view.
  associatedtype UIViewType: UIView
  /// The type of the object that serves the view as its delegate.
  associatedtype Coordinator = Void
  /// The surroundings of the view.
  typealias Context = UIViewRepresentableContext<Self>

  /// Creates the view, when it appears first.
  ///
  /// - Parameter context: The coordinator and the environment.
  /// - Returns: The view of UIKit, kept while this view is shown.
  func makeUIView(context: Context) -> UIViewType
  /// Brings the view up to date with this value.
  ///
  /// - Parameters:
  ///   - uiView: The view of UIKit.
  ///   - context: The coordinator and the environment.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Creates the coordinator, before the view.
  ///
  /// - Returns: The coordinator, kept while the view is shown.
  func makeCoordinator() -> Coordinator
  /// Ends the work of a view that is shown no longer.
  ///
  /// - Parameters:
  ///   - uiView: The view of UIKit.
  ///   - coordinator: The coordinator, which is released with the view.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
}

extension UIViewRepresentable {
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - uiView: The view of UIKit.
  ///   - coordinator: The coordinator.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// The view of UIKit, kept from the first evaluation until this view disappears.
  @MainActor public var body: some View { RepresentedView(value: self) }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Does nothing, because the view has no delegate.
  public func makeCoordinator() {}
}

/// The surroundings of a view of UIKit.
@MainActor @preconcurrency public struct UIViewRepresentableContext<Value: UIViewRepresentable> {
  /// The object that serves the view as its delegate.
  public let coordinator: Value.Coordinator
  /// The values of the environment.
  public let environment: EnvironmentValues
  /// The circumstances of the change.
  public var transaction: Transaction { Transaction() }
}

/// The content of a view that shows a view of UIKit.
private struct RepresentedView<Value: UIViewRepresentable>: View {
  let value: Value
  @Environment(\.self) private var environment
  @State private var held = Held()

  var body: some View {
    let held = held
    return DisplayedView(view: held.updated(to: value, environment))
      .onDisappear { held.end() }
  }

  /// The view of UIKit while it is shown.
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
