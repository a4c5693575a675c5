// The compiler plugin that expands the macros is built only for targets that depend on this module. An app that depends
// only on `Scenes` doesn't need the plugin.
public import SceneViews

/// Declares a preview: views for a development environment to show.
///
/// The macro expands to nothing; the compiler only checks the closure.
///
/// - Parameters:
///   - name: The name of the preview.
///   - traits: The layout and the orientation of the preview.
///   - body: Returns the views.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "Preview")

/// Marks a variable in a preview's body as state of the views.
///
/// The macro expands to nothing, because the body isn't run.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PreviewMacros", type: "Previewable")

/// A layout, an orientation or a modifier of a preview; traits have no effect, because previews aren't shown.
public struct PreviewTrait: Sendable {
  private init() {}

  /// The layout that fits the size of the view.
  public static let sizeThatFitsLayout = PreviewTrait()
  /// The default layout.
  public static let defaultLayout = PreviewTrait()
  /// A device in landscape orientation, rotated to the left.
  public static let landscapeLeft = PreviewTrait()
  /// A device in landscape orientation, rotated to the right.
  public static let landscapeRight = PreviewTrait()
  /// A device in portrait orientation.
  public static let portrait = PreviewTrait()

  /// Returns a trait that applies a modifier to the views of the preview.
  ///
  /// - Parameter modifier: The modifier, whose methods are never called.
  /// - Returns: The trait.
  public static func modifier<Modifier: PreviewModifier>(_ modifier: Modifier) -> PreviewTrait {
    PreviewTrait()
  }

  /// Returns a layout with a fixed size.
  ///
  /// - Parameters:
  ///   - width: The width in points.
  ///   - height: The height in points.
  /// - Returns: The layout.
  public static func fixedLayout(width: Double, height: Double) -> PreviewTrait { PreviewTrait() }
}

/// Implements a variable in an extension of ``/SceneViews/EnvironmentValues``, ``/SceneViews/FocusedValues``,
/// ``/SceneViews/ContainerValues`` or ``/SceneViews/Transaction`` as a new value of the extended type.
///
/// ```text
/// extension EnvironmentValues {
///   @Entry var signature: String = "Sent from Postbox"
/// }
///
/// extension FocusedValues {
///   @Entry var message: Message?
/// }
/// ```
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PreviewMacros", type: "Entry")
