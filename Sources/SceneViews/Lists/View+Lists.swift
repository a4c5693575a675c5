public import Foundation
public import SceneDisplay

extension View {
  /// Has no effect: hosts draw lists in one style.
  ///
  /// - Parameters:
  ///   - visibility: Whether there are lines between rows.
  ///   - edges: The edges of a row at which the lines are shown or hidden.
  /// - Returns: The view itself.
  public nonisolated func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> Self { self }
  /// Has no effect: hosts draw lists in one style.
  ///
  /// - Parameters:
  ///   - color: The color of the lines between rows; nil for the default of the system.
  ///   - edges: The edges of a row at which the lines have the color.
  /// - Returns: The view itself.
  public nonisolated func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> Self { self }
  /// Has no effect: hosts draw lists in one style.
  ///
  /// - Parameters:
  ///   - color: The color of the lines between sections; nil for the default of the system.
  ///   - edges: The edges of a section at which the lines have the color.
  /// - Returns: The view itself.
  public nonisolated func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> Self { self }
  /// Has no effect: hosts draw lists in one style.
  ///
  /// - Parameter spacing: The space between two rows, in points; nil for the default of the system.
  /// - Returns: The view itself.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> Self { self }

  /// Has no effect: hosts draw lists in one style.
  ///
  /// - Parameters:
  ///   - visibility: Whether there are lines between sections.
  ///   - edges: The edges of a section at which the lines are shown or hidden.
  /// - Returns: The view itself.
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> Self { self }
  /// Has no effect: hosts draw lists in one style.
  ///
  /// - Parameter spacing: The space between two sections.
  /// - Returns: The view itself.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> Self { self }

  /// Has no effect: hosts draw lists in one style.
  ///
  /// - Parameter spacing: The space between two sections, in points.
  /// - Returns: The view itself.
  public nonisolated func listSectionSpacing(_ spacing: Double) -> Self { self }

  /// Has no effect: hosts draw lists in one style.
  ///
  /// - Parameters:
  ///   - edges: The edges with the space.
  ///   - length: The space around a section, in points; nil for the default of the system.
  /// - Returns: The view itself.
  public nonisolated func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> Self {
    self
  }

  /// Has no effect: hosts draw lists in one style.
  ///
  /// - Parameter view: The background view of a row; nil for none.
  /// - Returns: The view itself.
  public nonisolated func listRowBackground<Background: View>(_ view: Background?) -> Self { self }

  /// Has no effect: hosts draw lists in one style.
  ///
  /// - Parameter insets: The space around a row; nil for the default of the system.
  /// - Returns: The view itself.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> Self { self }

  /// Sets the environment value `\.headerProminence`, which views can read; hosts draw headers in one style.
  ///
  /// - Parameter prominence: The prominence of the headers in the view.
  /// - Returns: The view, whose descendants read the prominence.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}

/// The space between two sections of a list.
public struct ListSectionSpacing: Hashable, Sendable {
  private let points: Double?

  /// The space that the system chooses.
  public static let `default` = ListSectionSpacing(points: nil)
  /// Less space than the default.
  public static let compact = ListSectionSpacing(points: 0)

  /// Returns a space of a given size.
  ///
  /// - Parameter spacing: The space in points.
  /// - Returns: The space.
  public static func custom(_ spacing: Double) -> ListSectionSpacing {
    ListSectionSpacing(points: spacing)
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at the given positions; positions outside of the collection are ignored.
  ///
  /// - Parameter offsets: The positions, counted from 0.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var kept = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
    self = kept
  }

  /// Moves the elements at the given positions before the element at another position.
  ///
  /// - Parameters:
  ///   - source: The positions of the elements that are moved, counted from 0.
  ///   - destination: The position in the old order before which the elements are inserted; the number of elements
  ///     means the end.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var (before, moved, after) = (Self(), Self(), Self())
    for (offset, element) in enumerated() {
      if source.contains(offset) {
        moved.append(element)
      } else if offset < destination {
        before.append(element)
      } else {
        after.append(element)
      }
    }
    self = before + moved + after
  }
}
