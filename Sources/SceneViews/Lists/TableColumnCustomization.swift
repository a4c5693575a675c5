/// The visibility of the columns of a table, which an app can store.
///
/// ```swift
/// struct Message: Identifiable {
///   var id: Int
///   var subject: String
///   var sender: String
/// }
///
/// struct Messages: View {
///   let messages: [Message]
///   @State private var customization = TableColumnCustomization<Message>()
///
///   var body: some View {
///     Button("Hide Senders") { customization[visibility: "sender"] = .hidden }
///     Table(messages, columnCustomization: $customization) {
///       TableColumn("Subject", value: \.subject)
///       TableColumn("Sender", value: \.sender).customizationID("sender")
///     }
///   }
/// }
/// ```
///
/// On Apple's platforms, a person can also change the columns; in this library, only the app can.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Codable, Sendable {
  /// Whether a column is shown, by the column's identifier; columns whose visibility is `automatic` have no entry.
  private var isShown: [String: Bool] = [:]

  /// Creates a customization that changes no column.
  public init() {}

  /// The visibility of a column; `automatic` if the customization doesn't change the column.
  ///
  /// - Parameter id: The identifier of the column, set by `customizationID(_:)`.
  public subscript(visibility id: String) -> Visibility {
    get { isShown[id].map { $0 ? .visible : .hidden } ?? .automatic }
    set { isShown[id] = newValue == .automatic ? nil : newValue == .visible }
  }

  /// Leaves the order as it is, because columns are always in the order of their declaration.
  public mutating func resetOrder() {}

  /// Returns whether a column is shown.
  func shows(_ column: _TableColumn<RowValue>) -> Bool {
    let own = column.customizationID.map { self[visibility: $0] } ?? .automatic
    return (own == .automatic ? column.defaultVisibility : own) != .hidden
  }
}

/// The ways in which a person can change a column, which an app can disable one by one.
public struct TableColumnCustomizationBehavior: OptionSet, Sendable {
  /// The sum of the raw values of the behaviors in the set.
  public let rawValue: Int

  /// Creates a set from the sum of its members' raw values.
  ///
  /// - Parameter rawValue: The sum of the raw values, which are powers of two.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Moving the column.
  public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
  /// Changing the width of the column.
  public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
  /// Showing and hiding the column.
  public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
  /// All changes.
  public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}
