/// The minimum and maximum width and height of content, in points.
public struct SceneSizeLimits: Hashable, Sendable {
  /// The minimum width in points; nil for no limit.
  public var minimumWidth: Double?
  /// The maximum width in points; nil for no limit.
  public var maximumWidth: Double?
  /// The minimum height in points; nil for no limit.
  public var minimumHeight: Double?
  /// The maximum height in points; nil for no limit.
  public var maximumHeight: Double?

  /// Creates limits for the size of content.
  ///
  /// By default, there are no limits.
  ///
  /// - Parameters:
  ///   - minimumWidth: The minimum width in points; nil for no limit.
  ///   - maximumWidth: The maximum width in points; nil for no limit.
  ///   - minimumHeight: The minimum height in points; nil for no limit.
  ///   - maximumHeight: The maximum height in points; nil for no limit.
  public init(
    minimumWidth: Double? = nil, maximumWidth: Double? = nil, minimumHeight: Double? = nil,
    maximumHeight: Double? = nil
  ) {
    self.minimumWidth = minimumWidth
    self.maximumWidth = maximumWidth
    self.minimumHeight = minimumHeight
    self.maximumHeight = maximumHeight
  }

  /// Returns the limits for the windows of a scene whose content has these limits (S111).
  ///
  /// - Parameters:
  ///   - resizability: The declared resizability of the scene.
  ///   - kind: The scene type, which determines the meaning of `.automatic`; nil for a scene that isn't declared.
  /// - Returns: The limits of the windows. They have no maximum if windows can be larger than their content.
  package func ofWindows(
    _ resizability: WindowResizability, kind: SceneDescription.Kind?
  ) -> SceneSizeLimits {
    let isBetween =
      switch resizability {
      case .automatic: kind == .settings
      case .contentSize: true
      case .contentMinSize: false
      }
    if isBetween { return self }
    return SceneSizeLimits(minimumWidth: minimumWidth, minimumHeight: minimumHeight)
  }

  /// Returns the size within the limits that is nearest to the given size (S110).
  package func clamping(_ size: SceneDescription.Size) -> SceneDescription.Size {
    SceneDescription.Size(
      width: max(min(size.width, maximumWidth ?? .infinity), minimumWidth ?? 0),
      height: max(min(size.height, maximumHeight ?? .infinity), minimumHeight ?? 0))
  }
}
