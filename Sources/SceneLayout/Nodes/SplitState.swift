/// The state of a split view: the column that is shown in any case, and the widths that a person set.
struct SplitState: Hashable {
  /// The column that is shown even if not all columns fit, counted from 0.
  var column = 0
  /// The widths of columns that a person has set, by the indexes of the columns.
  var widths: [Int: Double] = [:]
}
