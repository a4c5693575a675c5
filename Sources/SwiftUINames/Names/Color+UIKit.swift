import Foundation
public import SceneViews
public import UIKitNames

extension Color {
  /// Creates a color from a UIKit color.
  ///
  /// - Parameter color: The color, which is replaced by the nearest color that hosts support. The system's background
  ///   colors become clear.
  @MainActor public init(_ color: UIColor) {
    self.init(color.displayed)
  }

  /// Creates a color from a UIKit color.
  ///
  /// - Parameter uiColor: The color, which is replaced by the nearest color that hosts support. The system's background
  ///   colors become clear.
  @MainActor public init(uiColor: UIColor) {
    self.init(uiColor.displayed)
  }
}

extension UIColor {
  /// Creates a UIKit color with the components that a SwiftUI color has in the default environment.
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
  /// Creates an image with the same name as a UIKit image.
  ///
  /// - Parameter uiImage: The image; an image without a name shows nothing.
  @MainActor public init(uiImage: UIImage) {
    self.init(uiImage.name ?? "")
  }
}
