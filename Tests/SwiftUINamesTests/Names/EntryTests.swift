import Checking
import SwiftUI
import Testing

extension EnvironmentValues {
  @Entry fileprivate var sender = "nobody"
  /// A hint that mentions @Entry.
  @Entry fileprivate var hint = "write @Entry before it"
}

/// S138: values of the environment that a macro declares.
struct EntryTests {
  @Test func `S138: a macro writes the key and the property of a value`() {
    var values = EnvironmentValues()
    expectEqual(values.sender, "nobody")
    values.sender = "Postbox"
    expectEqual(values.sender, "Postbox")
    expectEqual(EnvironmentValues().sender, "nobody")
  }

  @Test func `the value of a declaration may name the macro`() {
    expectEqual(EnvironmentValues().hint, "write @Entry before it")
  }
}
