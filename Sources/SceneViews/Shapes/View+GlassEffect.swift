extension View {
  /// Has no effect: hosts don't draw pixels.
  ///
  /// - Parameter glass: The kind of glass.
  /// - Returns: The view itself.
  public nonisolated func glassEffect(_ glass: Glass = .regular) -> Self { self }

  /// Has no effect: hosts don't draw pixels.
  ///
  /// - Parameters:
  ///   - glass: The kind of glass.
  ///   - shape: The shape of the glass.
  /// - Returns: The view itself.
  public nonisolated func glassEffect<Form: Shape>(
    _ glass: Glass = .regular, in shape: Form
  ) -> Self { self }

  /// Has no effect: hosts don't draw pixels.
  ///
  /// - Parameters:
  ///   - id: The identifier of the glass; nil for none. If a view disappears, and another view with the same identifier
  ///     appears, the glass of the first view changes into the glass of the second.
  ///   - namespace: The namespace of the identifier.
  /// - Returns: The view itself.
  public nonisolated func glassEffectID<ID: Hashable & Sendable>(
    _ id: ID?, in namespace: Namespace.ID
  ) -> Self { self }

  /// Has no effect: hosts don't draw pixels.
  ///
  /// - Parameters:
  ///   - id: The identifier of the glass that several views share; nil for none.
  ///   - namespace: The namespace of the identifier.
  /// - Returns: The view itself.
  public nonisolated func glassEffectUnion<ID: Hashable & Sendable>(
    id: ID?, namespace: Namespace.ID
  ) -> Self { self }

  /// Has no effect: hosts don't draw pixels.
  ///
  /// - Parameter transition: The way in which the glass appears and disappears.
  /// - Returns: The view itself.
  public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> Self {
    self
  }
}

/// The way in which glass appears and disappears; hosts don't draw glass.
public struct GlassEffectTransition: Hashable, Sendable {
  private let name: String

  /// The glass appears at once.
  public static let identity = GlassEffectTransition(name: "identity")
  /// The glass flows out of the glass nearby.
  public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
  /// The glass fades in.
  public static let materialize = GlassEffectTransition(name: "materialize")
}

/// A kind of glass behind a view; hosts don't draw the glass.
public struct Glass: Hashable, Sendable {
  private init() {}

  /// The usual glass.
  public static var regular: Glass { Glass() }
  /// A glass that is more transparent than the usual glass.
  public static var clear: Glass { Glass() }
  /// No glass.
  public static var identity: Glass { Glass() }

  /// Returns the glass itself, because hosts don't draw glass.
  ///
  /// - Parameter color: The color of the glass; nil for no color.
  /// - Returns: The glass itself.
  public func tint(_ color: Color?) -> Glass { self }

  /// Returns the glass itself, because hosts don't draw glass.
  ///
  /// - Parameter isEnabled: Whether the glass moves when it is touched.
  /// - Returns: The glass itself.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// A container of views on glass, which shows the views without the glass.
public nonisolated struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - spacing: The distance at which the glass of views flows together; the parameter has no effect.
  ///   - content: The views.
  public init(spacing: Double? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The views.
  @MainActor public var body: some View { content }
}
