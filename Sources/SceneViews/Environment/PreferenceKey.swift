/// A key for a value that views pass up to their ancestors.
///
/// ```swift
/// struct UnreadCount: PreferenceKey {
///   static let defaultValue = 0
///
///   static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
/// }
///
/// struct MailboxList: View {
///   @State private var unread = 0
///
///   var body: some View {
///     VStack {
///       Text("Inbox").preference(key: UnreadCount.self, value: 2)
///       Text("Archive").preference(key: UnreadCount.self, value: 1)
///       Text("\(unread) unread")
///     }
///     .onPreferenceChange(UnreadCount.self) { unread = $0 }
///   }
/// }
/// ```
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value if no view sets a value.
  static var defaultValue: Value { get }

  /// Combines the accumulated value with the value of the next view.
  ///
  /// The method is called on the main actor, for the views in the order in which they are declared. The values of views
  /// aren't combined with the default value.
  ///
  /// - Parameters:
  ///   - value: The combined value of the previous views.
  ///   - nextValue: Returns the value of the next view.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// The default value of a key whose values can be nil: nil.
  public static var defaultValue: Value { nil }
}
