public import SceneDisplay

/// Where in its room a view stands.
public typealias Alignment = DisplayAlignment

/// At which side the lines of a text stand.
public typealias TextAlignment = DisplayTextAlignment

/// A color by its meaning, which a host translates.
public typealias Color = DisplayColor

/// At which side the views of a ``VStack`` stand.
public enum HorizontalAlignment: String, Hashable, Codable, Sendable {
  case leading
  case center
  case trailing

  var display: DisplayAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

/// At which height the views of an ``HStack`` stand.
public enum VerticalAlignment: String, Hashable, Codable, Sendable {
  case top
  case center
  case bottom

  var display: DisplayAlignment {
    switch self {
    case .top: .top
    case .center: .center
    case .bottom: .bottom
    }
  }
}
