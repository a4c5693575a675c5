import Checking
import SceneDisplay
import Testing

@testable import SceneLayout

/// The sizes of images, of which the host knows those that it can show.
struct ImageCases {
  /// Returns the layout of a sketch in which "moth" is an image of a size in cells.
  private func lay(
    _ sketch: Sketch, _ size: LayoutSize? = LayoutSize(6, 3)
  ) -> LaidOut {
    let laid = LaidOut(sketch, metrics: .terminal)
    laid.tree.measureImages { $0.name == "moth" ? size : nil }
    return laid
  }

  private func image(
    _ name: String = "moth", _ kind: DisplayImage.Kind = .named, alternative: String? = "A moth"
  ) -> Sketch {
    Sketch(
      element: .image(DisplayImage(name, alternative: alternative, kind: kind)), name: "image")
  }

  @Test func `an image has its own size in any room`() {
    expectEqual(lay(image())(nil, nil, "image"), "6×3; 0,0 6×3")
    expectEqual(lay(image())(20, 10, "image"), "6×3; 0,0 6×3")
    expectEqual(lay(image())(2, 1, "image"), "6×3; 0,0 6×3")
    expectEqual(lay(hStack(image(), "Inbox"))(20, 10, "image", "Inbox"), "11×3; 0,0 6×3; 6,1 5×1")
  }

  @Test(
    arguments: [
      (LayoutSize(6.4, 2.5), "6×3"), (LayoutSize(0.1, 0.1), "1×1"),
      (LayoutSize(1_250, 625), "1250×625"),
    ])
  func `its size is rounded to cells`(size: LayoutSize, expected: String) {
    expectEqual(lay(image(), size)(20, 10), expected)
  }

  @Test(
    arguments: [
      nil, LayoutSize(0, 3), LayoutSize(3, -1), LayoutSize(.infinity, 3), LayoutSize(.nan, 3),
    ])
  func `an image that can't be shown has the size of its text`(size: LayoutSize?) {
    expectEqual(lay(image(), size)(20, 10), "6×1")
    expectEqual(lay(image("moth", .resizable), size)(20, 10), "6×1")
    expectEqual(lay(image(alternative: nil), size)(20, 10), "0×1")
  }

  @Test func `a resizable image takes the room that it is offered`() {
    let resizable = image("moth", .resizable)
    expectEqual(lay(resizable)(20, 10, "image"), "20×10; 0,0 20×10")
    expectEqual(lay(resizable)(nil, nil), "6×3")
    expectEqual(lay(resizable)(20, nil), "20×3")
    expectEqual(lay(resizable)(0, 0), "0×0")
    expectEqual(lay(vStack("Inbox", resizable))(20, 10, "image"), "20×10; 0,1 20×9")
    expectEqual(
      lay(resizable.frame(width: 64, height: 32))(20, 10, "image"), "8×2; 0,0 8×2")
    expectEqual(lay(resizable.fixedSize())(20, 10), "6×3")
  }

  @Test(
    arguments: [
      (LayoutSize(6, 3), false, "20×10"), (LayoutSize(6, 6), false, "10×10"),
      (LayoutSize(8, 1), false, "20×2"), (LayoutSize(6, 6), true, "20×20"),
      // The exact size decides, not the rounded one: 0.5 by 0.5 cells are as wide as high.
      (LayoutSize(0.4, 0.2), false, "20×10"),
    ])
  func `a ratio keeps the shape of the image`(size: LayoutSize, isFilling: Bool, expected: String) {
    let sketch = image("moth", .resizable).with(.aspectRatio(nil, isFilling: isFilling))
    expectEqual(lay(sketch, size)(20, 10), expected)
  }

  @Test func `sizes that become known later are laid out`() {
    let laid = lay(vStack(align: DisplayAlignment(.leading, .top), image(), "Inbox"), nil)
    expectEqual(laid(20, 10, "image", "Inbox"), "6×2; 0,0 6×1; 0,1 5×1")
    _ = laid.tree.takeChanges()
    laid.tree.measureImages { _ in LayoutSize(4, 2) }
    expectEqual(laid(20, 10, "image", "Inbox"), "5×3; 0,0 4×2; 0,2 5×1")
    expect(laid.tree.takeChanges() == nil)
    laid.tree.measureImages { _ in nil }
    expectEqual(laid(20, 10, "image", "Inbox"), "6×2; 0,0 6×1; 0,1 5×1")
  }
}
