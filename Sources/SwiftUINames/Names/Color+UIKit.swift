import Foundation
public import SceneViews
public import UIKitNames

extension Color {
  /// Creates a color from one of UIKit's.
  ///
  /// - Parameter color: The color, of which the nearest one that hosts know is used.
  @MainActor public init(_ color: UIColor) {
    self.init(color.displayed)
  }

  /// Creates a color from one of UIKit's.
  ///
  /// - Parameter uiColor: The color, of which the nearest one that hosts know is used.
  @MainActor public init(uiColor: UIColor) {
    self.init(uiColor.displayed)
  }
}

extension UIColor {
  /// Creates a color from one of SwiftUI's: the nearest that hosts know.
  ///
  /// - Parameter color: The color.
  public convenience init(_ color: Color) {
    let parts = color.resolve(in: EnvironmentValues())
    self.init(
      red: CGFloat(parts.red), green: CGFloat(parts.green), blue: CGFloat(parts.blue),
      alpha: CGFloat(parts.opacity))
  }
}

extension Image {
  /// Creates an image from one of UIKit's, by its name.
  ///
  /// - Parameter uiImage: The image; one without a name shows nothing.
  @MainActor public init(uiImage: UIImage) {
    self.init(uiImage.name ?? "")
  }
}
