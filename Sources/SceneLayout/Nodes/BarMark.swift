/// The mark at the end of a bar whose controls don't all fit.
struct BarMark: Equatable {
  /// The frame of the mark, in the coordinates of the page's node.
  var frame: LayoutFrame
  /// The ids of the nodes whose controls aren't shown, in the order in which the app declares them.
  var hidden: [Int]
}
