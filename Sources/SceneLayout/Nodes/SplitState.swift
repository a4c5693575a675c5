/// The columns of a split view that a person sees, and their widths.
struct SplitState: Hashable {
  /// The column that is shown where there isn't room for all, counted from 0.
  var column = 0
  /// The widths of columns that a person has set, by their numbers.
  var widths: [Int: Double] = [:]
}
