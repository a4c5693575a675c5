import Foundation
import Scenes

/// A layout that places views in a row, and begins another where the width ends.
struct FlowLayout: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return places(of: sizes, in: proposal.width ?? .infinity).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    for (subview, point) in zip(subviews, places(of: sizes, in: bounds.width).points) {
      subview.place(
        at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), anchor: .topLeading,
        proposal: .unspecified)
    }
  }

  /// The places of views.
  ///
  /// - Parameters:
  ///   - sizes: The sizes of the views.
  ///   - width: The width of the rows.
  /// - Returns: The top leading corners of the views, and the size of all.
  func places(of sizes: [CGSize], in width: CGFloat) -> (points: [CGPoint], size: CGSize) {
    var points: [CGPoint] = []
    var row = CGRect.zero
    var widest: CGFloat = 0
    for size in sizes {
      if row.width > 0, row.width + spacing + size.width > width {
        row = CGRect(x: 0, y: row.maxY + spacing, width: 0, height: 0)
      }
      let x = row.width > 0 ? row.width + spacing : 0
      points.append(CGPoint(x: x, y: row.minY))
      row.size = CGSize(width: x + size.width, height: max(row.height, size.height))
      widest = max(widest, row.width)
    }
    return (points, CGSize(width: widest, height: row.maxY))
  }
}
