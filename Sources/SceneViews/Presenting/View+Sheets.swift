import Foundation
import SceneDisplay

// The properties of the sheet around a view.
extension View {
  /// Sets the heights that the enclosing sheet can have; hosts use the smallest of them.
  ///
  /// - Parameter detents: The heights that the sheet can have. A person can't choose among the heights.
  /// - Returns: The view, whose sheet has the smallest height on hosts that draw sheets.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    requesting { $0.height = PresentationDetent.smallest(of: detents, in: $1) }
  }

  /// Sets the heights that the enclosing sheet can have, and its current height.
  ///
  /// - Parameters:
  ///   - detents: The heights that the sheet can have. A person can't choose among the heights.
  ///   - selection: The current height of the sheet, which is only read. If the set doesn't contain this height, or if
  ///     the height isn't available in the window, the smallest height of the set is used.
  /// - Returns: The view, whose sheet has the height on hosts that draw sheets.
  @MainActor public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    let selected = selection.wrappedValue
    return requesting { requests, context in
      let height = detents.contains(selected) ? selected.height(in: context) : nil
      requests.height = height ?? PresentationDetent.smallest(of: detents, in: context)
    }
  }

  /// Prevents a person from closing the enclosing sheet or popover; the app can still close it.
  ///
  /// If a person tries to close the sheet or the popover, a message says that it can't be closed. A terminal shows this
  /// message in its last line.
  ///
  /// - Parameter isDisabled: Whether a person can't close the sheet or popover.
  /// - Returns: The view, whose presentation stays open.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    requesting { requests, _ in if isDisabled { requests.staysOpen = true } }
  }

  private nonisolated func requesting(
    _ request: @escaping PresentationRequestModifier.Request
  ) -> ModifiedContent<Self, PresentationRequestModifier> {
    ModifiedContent(content: self, modifier: PresentationRequestModifier(request))
  }

  /// Has no effect: hosts draw sheets in one style.
  ///
  /// - Parameter visibility: Whether the sheet shows an indicator that a person can drag it.
  /// - Returns: The view itself.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> Self { self }

  /// Has no effect: hosts draw sheets in one style.
  ///
  /// - Parameter radius: The radius of the corners in points; nil for the default of the system.
  /// - Returns: The view itself.
  public nonisolated func presentationCornerRadius(_ radius: Double?) -> Self { self }

  /// Has no effect: hosts draw sheets in one style.
  ///
  /// - Parameter style: The background of the sheet.
  /// - Returns: The view itself.
  public nonisolated func presentationBackground<Style: ShapeStyle>(_ style: Style) -> Self { self }

  /// Has no effect: hosts draw sheets in one style.
  ///
  /// - Parameter sizing: The size of the sheet.
  /// - Returns: The view itself.
  public nonisolated func presentationSizing(_ sizing: PresentationSizing) -> Self { self }

  /// Has no effect: a person can't act on the content behind a sheet.
  ///
  /// - Parameter interaction: Whether a person can act on the content behind the sheet.
  /// - Returns: The view itself.
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> Self { self }
  /// Has no effect: hosts draw sheets in one style.
  ///
  /// - Parameter adaptation: The presentation in narrow windows.
  /// - Returns: The view itself.
  public nonisolated func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> Self { self }
  /// Has no effect: hosts draw sheets in one style.
  ///
  /// - Parameters:
  ///   - horizontal: The presentation in narrow windows.
  ///   - vertical: The presentation in low windows.
  /// - Returns: The view itself.
  public nonisolated func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> Self { self }
  /// Has no effect: hosts draw sheets in one style.
  ///
  /// - Parameter behavior: Whether scrolling changes the height of the sheet.
  /// - Returns: The view itself.
  public nonisolated func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> Self { self }
}

/// The size of a sheet, which has no effect.
public enum PresentationSizing: Hashable, Sendable {
  /// `automatic` leaves the size to the system; `page` and `form` are standard sizes, `fitted` is the size of the
  /// content.
  case automatic, page, form, fitted
}

/// Whether a person can act on the content behind a sheet.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private let detent: PresentationDetent?
  private let isEnabled: Bool?

  /// The system decides.
  public static let automatic = PresentationBackgroundInteraction(detent: nil, isEnabled: nil)
  /// A person can act on the content behind the sheet.
  public static let enabled = PresentationBackgroundInteraction(detent: nil, isEnabled: true)
  /// A person can't act on the content behind the sheet.
  public static let disabled = PresentationBackgroundInteraction(detent: nil, isEnabled: false)

  /// Lets a person act on the content behind the sheet while the sheet isn't higher than the given height.
  ///
  /// - Parameter detent: The maximum height.
  /// - Returns: The value, which has no effect.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(detent: detent, isEnabled: true)
  }
}

/// The presentation of a sheet or a popover in a small window.
public enum PresentationAdaptation: Hashable, Sendable {
  /// `automatic` leaves the choice to the system, `none` keeps the presentation, and the other cases name a
  /// presentation.
  case automatic, none, popover, sheet, fullScreenCover
}

/// The first effect of scrolling in a sheet: the sheet changes its height, or its content scrolls.
public enum PresentationContentInteraction: Hashable, Sendable {
  /// `automatic` leaves the choice to the system. With `resizes`, the sheet first changes its height; with `scrolls`,
  /// its content scrolls first.
  case automatic, resizes, scrolls
}

/// A modifier that requests a property of the enclosing presentation.
private nonisolated struct PresentationRequestModifier: _PrimitiveModifier {
  /// Changes the requested properties, given the environment and the height of the window.
  typealias Request = (inout PresentationRequests, PresentationDetent.Context) -> Void

  let request: Request

  init(_ request: @escaping Request) {
    self.request = request
  }

  @MainActor static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>> {
    PresentationRequestNode(view, in: parent)
  }
}

private final class PresentationRequestNode<Content: View>: WrapperNode<
  ModifiedContent<Content, PresentationRequestModifier>
>,
PresentationRequester
{
  /// The height of the window when `change(_:)` was called last.
  private var height = 0.0

  init(_ view: ModifiedContent<Content, PresentationRequestModifier>, in parent: _AnyNode) {
    super.init(view, in: parent)
    enclosingPresentation?.requesters.append(self)
    tree.placement.heightReaders.append(self)
    settle()
  }

  func change(_ requests: inout PresentationRequests) {
    height = windowSize.height
    let context = PresentationDetent.Context(
      maxDetentValue: CGFloat(height),
      values: EnvironmentValues(cells: environment.cells))
    view.modifier.request(&requests, context)
  }

  func followWindow() {
    if windowSize.height != height { settle() }
  }

  private func settle() { enclosingPresentation?.updateRequests() }

  override func update(to view: ModifiedContent<Content, PresentationRequestModifier>) {
    super.update(to: view)
    settle()
  }

  override func unmount() {
    enclosingPresentation?.requesters.removeAll { $0 === self }
    tree.placement.heightReaders.removeAll { $0 === self }
    settle()
    super.unmount()
  }
}
