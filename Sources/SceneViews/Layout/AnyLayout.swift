public import Foundation
import SceneDisplay

/// A type-erased layout, which lets an app change the type of a layout without losing the state of the views.
///
/// ```swift
/// struct Pair: View {
///   let isWide: Bool
///
///   var body: some View {
///     let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
///     layout {
///       Text("From")
///       Text("Ada")
///     }
///   }
/// }
/// ```
public struct AnyLayout: Layout {
  private let layout: any Layout

  /// The cache of the wrapped layout.
  public struct Cache {
    fileprivate var value: Any
  }

  /// Creates a layout that hides the type of another layout.
  ///
  /// - Parameter layout: The layout.
  public init<Rule: Layout>(_ layout: Rule) {
    self.layout = layout
  }

  /// Creates the cache of the wrapped layout.
  ///
  /// - Parameter subviews: The views in the container.
  /// - Returns: The cache.
  public func makeCache(subviews: Subviews) -> Cache {
    func made(_ layout: some Layout) -> Cache {
      Cache(value: layout.makeCache(subviews: subviews))
    }
    return made(layout)
  }

  /// Updates the cache of the wrapped layout, or creates a new cache if the type of the cache has changed.
  ///
  /// - Parameters:
  ///   - cache: The data that the layout stores.
  ///   - subviews: The views in the container.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    func update<Rule: Layout>(_ layout: Rule) {
      guard var value = cache.value as? Rule.Cache else {
        cache = makeCache(subviews: subviews)
        return
      }
      layout.updateCache(&value, subviews: subviews)
      cache.value = value
    }
    update(layout)
  }

  /// Returns the size that the wrapped layout chooses.
  ///
  /// - Parameters:
  ///   - proposal: The size that is proposed to the container.
  ///   - subviews: The views in the container.
  ///   - cache: The data that the layout stores.
  /// - Returns: The size in points.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    func size<Rule: Layout>(_ layout: Rule) -> CGSize {
      var value = cache.value as? Rule.Cache ?? layout.makeCache(subviews: subviews)
      defer { cache.value = value }
      return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &value)
    }
    return size(layout)
  }

  /// Places the views as the wrapped layout does.
  ///
  /// - Parameters:
  ///   - bounds: The frame of the container in points.
  ///   - proposal: The size that was proposed to the container.
  ///   - subviews: The views in the container.
  ///   - cache: The data that the layout stores.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    func place<Rule: Layout>(_ layout: Rule) {
      var value = cache.value as? Rule.Cache ?? layout.makeCache(subviews: subviews)
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &value)
      cache.value = value
    }
    place(layout)
  }
}

extension AnyLayout: ElementLayout {
  var element: DisplayElement? { layout.displayElement }
}
