public import SceneDisplay

/// The alignment of a view in its frame.
public typealias Alignment = DisplayAlignment

/// The alignment of the lines of a text.
public typealias TextAlignment = DisplayTextAlignment

/// A semantic or named color, which hosts translate.
public typealias Color = DisplayColor

/// The horizontal alignment of views in a ``VStack``.
public enum HorizontalAlignment: String, Hashable, Codable, Sendable {
  /// At the leading edge.
  case leading
  /// Centered.
  case center
  /// At the trailing edge.
  case trailing

  var display: DisplayAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

/// The vertical alignment of views in an ``HStack``.
public enum VerticalAlignment: String, Hashable, Codable, Sendable {
  /// At the top edge.
  case top
  /// Centered.
  case center
  /// At the bottom edge.
  case bottom

  var display: DisplayAlignment {
    switch self {
    case .top: .top
    case .center: .center
    case .bottom: .bottom
    }
  }
}
