import Foundation

// Reading values that an app passes and that contain no other values.
extension PropertyValue {
  /// Creates a value that contains no other values.
  ///
  /// - Parameter value: A value that an app passes.
  /// - Returns: The value; nil if it is an array, a set, a dictionary or of an unsupported type.
  /// - Throws: The reason why the value can't be stored.
  static func scalar(_ value: Any) throws(Fault) -> PropertyValue? {
    // An `NSNumber` can be cast to several types. The number 1, for example, can be cast to `Bool`, so the `switch`
    // statement below would lose the original type of the number.
    if type(of: value) is NSNumber.Type, let number = value as? NSNumber {
      if let number = number as? NSDecimalNumber { return try Self.number(number.decimalValue) }
      return try Self.value(of: number)
    }
    // Only objects are cast to `NSNull`, because casting a dictionary would bridge all its contents.
    if type(of: value) is AnyClass, value is NSNull { return .null }
    switch value {
    case let value as Bool: return .bool(value)
    case let value as String: return .string(value)
    case let value as Data: return .data(value)
    case let value as Date:
      if !value.isPossible { throw .noDate }
      return .date(value)
    case let value as URL: return .url(value)
    case let value as UUID: return .uuid(value)
    case let value as any BinaryInteger:
      guard let number = Int(exactly: value) else { throw .beyondInt }
      return .integer(number)
    case let value as any BinaryFloatingPoint: return try finite(Double(value))
    case let value as Decimal: return try number(value)
    default: return nil
    }
  }

  /// Returns a decimal number as a floating-point number with the same digits.
  ///
  /// Foundation's conversion isn't used, because the last digit of its result may differ.
  private static func number(_ decimal: Decimal) throws(Fault) -> PropertyValue {
    guard let number = Double("\(decimal)"), Decimal(string: "\(number)") == decimal else {
      throw .beyondDouble
    }
    return .number(number)
  }

  /// Returns a finite number as a value, and refuses any other number.
  ///
  /// A number that isn't finite can't be encoded, and neither can the values that are stored with it.
  private static func finite(_ number: Double) throws(Fault) -> PropertyValue {
    guard number.isFinite else { throw .notFinite }
    return .number(number)
  }

  /// Returns the value of an `NSNumber`.
  ///
  /// A Boolean can't be distinguished from a byte that is 0 or 1, so such a byte becomes a Boolean too.
  private static func value(of number: NSNumber) throws(Fault) -> PropertyValue {
    switch String(cString: number.objCType) {
    case "f", "d": return try finite(number.doubleValue)
    case "B": return .bool(number.boolValue)
    case "c" where (0...1).contains(number.int8Value): return .bool(number.boolValue)
    case "Q":
      guard let number = Int(exactly: number.uint64Value) else { throw .beyondInt }
      return .integer(number)
    default: return .integer(number.intValue)
    }
  }
}

extension Date {
  /// Whether the date is less than 10¹² seconds, about 31,700 years, before or after 2001.
  package var isPossible: Bool { abs(timeIntervalSinceReferenceDate) < 1e12 }
}
