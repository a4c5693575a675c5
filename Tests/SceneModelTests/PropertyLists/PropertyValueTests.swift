import Checking
import Foundation
import SceneModel
import Testing

struct PropertyValueTests {
  @Test(arguments: [
    PropertyValue.null, .bool(true), .integer(42), .number(1.5), .string("text"),
    .data(Data([1, 2])), .date(Date(timeIntervalSinceReferenceDate: 7)),
    .array([.integer(1), .string("two")]), .set([.integer(1), .integer(2)]),
    .dictionary([.string("key"): .array([.null]), .integer(7): .bool(false)]),
    .uuid(UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))),
    .url(URL(filePath: "/postbox")),
  ])
  func `each kind of value comes back as it was (S131)`(value: PropertyValue) throws {
    expectEqual(PropertyValue(value.base), value)
    let data = try JSONEncoder().encode([value])
    try expectEqual(JSONDecoder().decode([PropertyValue].self, from: data), [value])
  }

  @Test func `numbers of every width are numbers`() {
    expectEqual(PropertyValue(UInt8(7)), .integer(7))
    expectEqual(PropertyValue(Int64(-7)), .integer(-7))
    expectEqual(PropertyValue(Float(0.5)), .number(0.5))
    expect(PropertyValue(UInt64.max) == nil)
  }

  @Test(arguments: [
    (NSNumber(value: true), PropertyValue.bool(true)), (NSNumber(value: 42), .integer(42)),
    (NSNumber(value: 1), .integer(1)), (NSNumber(value: 1.0), .number(1)),
    (NSNumber(value: Float(0.5)), .number(0.5)), (NSNumber(value: Int8(-7)), .integer(-7)),
  ])
  func `a number object is what it holds`(number: NSNumber, value: PropertyValue) {
    expectEqual(PropertyValue(number), value)
    expect(PropertyValue(NSNumber(value: UInt64.max)) == nil)
  }

  @Test(arguments: ["0", "42", "-0.5", "19.99", "3.133", "1e30"])
  func `a Decimal is a number where Double holds it`(text: String) throws {
    let decimal = try require(Decimal(string: text))
    let number = try require(Double(text))
    expectEqual(PropertyValue(decimal), .number(number))
    expectEqual(PropertyValue(NSDecimalNumber(decimal: decimal)), .number(number))
  }

  @Test(arguments: ["0.12345678901234567890", "9007199254740993", "9e165", "NaN"])
  func `a Decimal is refused where Double doesn't hold it`(text: String) {
    let decimal = Decimal(string: text) ?? .nan
    expect(PropertyValue(decimal) == nil)
    expect(PropertyValue(NSDecimalNumber(decimal: decimal)) == nil)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a number that isn't finite is refused`(number: Double) {
    expect(PropertyValue(number) == nil && PropertyValue(Float(number)) == nil)
    expect(PropertyValue(NSNumber(value: number)) == nil)
    expect(PropertyValue(["draft": number]) == nil)
  }

  @Test func `a value of another type is refused, also inside (S131)`() {
    struct Other: Hashable {}
    expect(PropertyValue(Other()) == nil)
    expect(PropertyValue(["list": [Other()]]) == nil)
    expect(PropertyValue([Other(): 1]) == nil)
    expect(PropertyValue(Set([Other()])) == nil)
  }
}
