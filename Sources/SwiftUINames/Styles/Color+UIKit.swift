public import SceneViews
public import UIKitNames

extension Color {
  /// Creates a color from one of UIKit's.
  @MainActor public init(_ color: UIColor) {
    self.init(color.displayed)
  }

  /// Creates a color from one of UIKit's.
  @MainActor public init(uiColor: UIColor) {
    self.init(uiColor.displayed)
  }
}

extension UIColor {
  /// Creates a color from one of SwiftUI's: the nearest that hosts know.
  public convenience init(_ color: Color) {
    let (red, green, blue) = color.parts
    self.init(red: red, green: green, blue: blue, alpha: color == .clear ? 0 : 1)
  }
}

extension Image {
  /// Creates an image from one of UIKit's, by its name.
  @MainActor public init(uiImage: UIImage) {
    self.init(uiImage.name ?? "")
  }
}
