// An app that imports this module beside `Scenes` builds the plugin of the compiler that expands the macros; others don't.
public import SceneViews

/// Views that a development environment shows: the macro expands to nothing, and its closure is only checked.
///
/// - Parameters:
///   - name: The name of the preview.
///   - traits: Its form.
///   - body: Returns the views.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "Preview")

/// Makes a variable of a preview's body one of its views' state; the macro takes itself away, as the body isn't run.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PreviewMacros", type: "Previewable")

/// A form of a preview, which has no effect.
public struct PreviewTrait: Sendable {
  private init() {}

  /// The size of the view.
  public static let sizeThatFitsLayout = PreviewTrait()
  /// The usual form.
  public static let defaultLayout = PreviewTrait()
  /// A device on its side.
  public static let landscapeLeft = PreviewTrait()
  /// A device on its other side.
  public static let landscapeRight = PreviewTrait()
  /// An upright device.
  public static let portrait = PreviewTrait()

  /// Returns a size in points.
  ///
  /// - Parameters:
  ///   - width: The width in points.
  ///   - height: The height in points.
  /// - Returns: The format.
  public static func fixedLayout(width: Double, height: Double) -> PreviewTrait { PreviewTrait() }
}

/// Makes a variable in an extension of ``/SceneViews/EnvironmentValues`` a value of the environment, and one in an extension
/// of ``/SceneViews/FocusedValues`` a value that views offer to commands.
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
