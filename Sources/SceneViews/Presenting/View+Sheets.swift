import SceneDisplay

// The properties of the sheet around a view.
extension View {
  /// Sets the heights that the sheet around the view can have, of which it has the smallest.
  ///
  /// - Parameter detents: The heights between which a person chooses.
  /// - Returns: The view, whose sheet has the height on hosts that draw it.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    requesting { $0.height = PresentationDetent.smallest(of: detents) }
  }

  /// Sets the heights that the sheet around the view can have, and the one that it has.
  ///
  /// - Parameters:
  ///   - detents: The heights between which a person chooses.
  ///   - selection: The height that the sheet has.
  /// - Returns: The view, whose sheet has the height on hosts that draw it.
  @MainActor public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    let selected = selection.wrappedValue
    let height =
      detents.contains(selected) ? selected.height : PresentationDetent.smallest(of: detents)
    return requesting { $0.height = height }
  }

  /// Prevents a person from closing the sheet or the popover around the view; the app can close it.
  ///
  /// Going back is refused with the reason: in scripts by a message, at a terminal in the last line.
  ///
  /// - Parameter isDisabled: Whether a person can't close it.
  /// - Returns: The view.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    requesting { if isDisabled { $0.staysOpen = true } }
  }

  private nonisolated func requesting(
    _ request: @escaping (inout PresentationRequests) -> Void
  ) -> ModifiedContent<Self, PresentationRequestModifier> {
    ModifiedContent(content: self, modifier: PresentationRequestModifier(request))
  }

  /// Has no effect: sheets have one form.
  ///
  /// - Parameter visibility: Whether a mark shows that the sheet can be dragged.
  /// - Returns: The view itself.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> Self { self }
  /// Has no effect: sheets have one form.
  ///
  /// - Parameter radius: The radius of the corners in points; nil for the default of the system.
  /// - Returns: The view itself.
  public nonisolated func presentationCornerRadius(_ radius: Double?) -> Self { self }
  /// Has no effect: sheets have one form.
  ///
  /// - Parameter style: The background of the sheet.
  /// - Returns: The view itself.
  public nonisolated func presentationBackground<Style: ShapeStyle>(_ style: Style) -> Self { self }
  /// Has no effect: sheets have one form.
  ///
  /// - Parameter sizing: The size of the sheet.
  /// - Returns: The view itself.
  public nonisolated func presentationSizing(_ sizing: PresentationSizing) -> Self { self }
  /// Has no effect: nothing behind a sheet can be acted on.
  ///
  /// - Parameter interaction: Whether a person can act on what is behind the sheet.
  /// - Returns: The view itself.
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> Self { self }
  /// Has no effect: sheets have one form.
  ///
  /// - Parameter adaptation: The form in narrow windows.
  /// - Returns: The view itself.
  public nonisolated func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> Self { self }
  /// Has no effect: sheets have one form.
  ///
  /// - Parameters:
  ///   - horizontal: The form in narrow windows.
  ///   - vertical: The form in low windows.
  /// - Returns: The view itself.
  public nonisolated func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> Self { self }
  /// Has no effect: sheets have one form.
  ///
  /// - Parameter behavior: Whether scrolling changes the height of the sheet.
  /// - Returns: The view itself.
  public nonisolated func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> Self { self }
}

/// A height of sheets.
public struct PresentationDetent: Hashable, Sendable {
  let height: DisplaySurface.Height

  /// Half of the window.
  public static let medium = fraction(0.5)
  /// The whole window.
  public static let large = fraction(1)

  /// Returns a share of the window.
  ///
  /// - Parameter fraction: The part of the window's height, from 0 to 1.
  /// - Returns: The height.
  public static func fraction(_ fraction: Double) -> PresentationDetent {
    PresentationDetent(height: .fraction(min(1, max(0, fraction.finite ?? 1))))
  }

  /// Returns a height in points.
  ///
  /// - Parameter height: The height in points.
  /// - Returns: The height.
  public static func height(_ height: Double) -> PresentationDetent {
    PresentationDetent(height: .points(max(0, height.finite ?? 0)))
  }

  /// Returns the smallest of some heights, if a window has 24 lines; nil if there is none.
  static func smallest(of detents: Set<PresentationDetent>) -> DisplaySurface.Height? {
    detents.min { $0.points < $1.points }?.height
  }

  private var points: Double {
    switch height {
    case .fraction(let fraction): fraction * 384
    case .points(let points): points
    }
  }
}

/// A size of sheets.
public enum PresentationSizing: Hashable, Sendable {
  /// `automatic` leaves the size to the system; `page` and `form` are usual sizes, `fitted` is that
  /// of the content.
  case automatic, page, form, fitted
}

/// Whether a person can act on what is behind a sheet.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private let detent: PresentationDetent?
  private let isEnabled: Bool?

  /// The choice of the system.
  public static let automatic = PresentationBackgroundInteraction(detent: nil, isEnabled: nil)
  /// A person can.
  public static let enabled = PresentationBackgroundInteraction(detent: nil, isEnabled: true)
  /// A person can't.
  public static let disabled = PresentationBackgroundInteraction(detent: nil, isEnabled: false)

  /// Returns that a person can as long as the sheet isn't higher.
  ///
  /// - Parameter detent: The greatest height.
  /// - Returns: The value.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(detent: detent, isEnabled: true)
  }
}

/// The form of a presentation in a small window.
public enum PresentationAdaptation: Hashable, Sendable {
  /// `automatic` leaves the form to the system, `none` keeps it; the others name one.
  case automatic, none, popover, sheet, fullScreenCover
}

/// The effect that scrolling in a sheet has first.
public enum PresentationContentInteraction: Hashable, Sendable {
  /// `automatic` leaves it to the system; `resizes` changes the sheet's height, `scrolls` its content.
  case automatic, resizes, scrolls
}

/// A modifier that asks for a property of the presentation around it.
private nonisolated struct PresentationRequestModifier: _PrimitiveModifier {
  let request: (inout PresentationRequests) -> Void

  init(_ request: @escaping (inout PresentationRequests) -> Void) {
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
  init(_ view: ModifiedContent<Content, PresentationRequestModifier>, in parent: _AnyNode) {
    super.init(view, in: parent)
    presentation?.requesters.append(self)
    settle()
  }

  private var presentation: (any Presentation)? {
    enclosing().lazy.compactMap { $0 as? any Presentation }.first
  }

  func change(_ requests: inout PresentationRequests) { view.modifier.request(&requests) }

  private func settle() { presentation?.updateRequests() }

  override func update(to view: ModifiedContent<Content, PresentationRequestModifier>) {
    super.update(to: view)
    settle()
  }

  override func unmount() {
    presentation?.requesters.removeAll { $0 === self }
    settle()
    super.unmount()
  }
}
