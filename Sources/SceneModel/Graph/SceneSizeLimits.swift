/// The minimum and maximum sizes of content, in points, for each dimension; nil for no limit.
public struct SceneSizeLimits: Hashable, Sendable {
  /// The minimum width.
  public var minimumWidth: Double?
  /// The maximum width.
  public var maximumWidth: Double?
  /// The minimum height.
  public var minimumHeight: Double?
  /// The maximum height.
  public var maximumHeight: Double?

  /// Creates limits; none by default.
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

  /// Returns the limits of windows whose content has these limits (S111).
  ///
  /// - Parameters:
  ///   - resizability: The resizability of the scene.
  ///   - kind: The scene type, which decides the meaning of `.automatic`; nil for a scene that isn't
  ///     declared.
  /// - Returns: The limits, without maximums if windows can be larger than their content.
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

  /// Returns a size with each dimension moved within its limits (S110).
  package func clamping(_ size: SceneDescription.Size) -> SceneDescription.Size {
    SceneDescription.Size(
      width: max(min(size.width, maximumWidth ?? .infinity), minimumWidth ?? 0),
      height: max(min(size.height, maximumHeight ?? .infinity), minimumHeight ?? 0))
  }
}
