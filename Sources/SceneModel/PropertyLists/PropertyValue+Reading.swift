import Foundation

// Scalar values of what an app supplied.
extension PropertyValue {
  /// Makes a value of something that holds no others.
  ///
  /// - Parameter value: Something an app supplied.
  /// - Returns: The value; nil if it is an array, a set, a dictionary or of a type that is no value.
  /// - Throws: The fault of something that can't be kept.
  static func scalar(_ value: Any) throws(Fault) -> PropertyValue? {
    // A number object passes as every type of number, so it is asked which it holds.
    if type(of: value) is NSNumber.Type, let number = value as? NSNumber {
      if let number = number as? NSDecimalNumber { return try Self.number(number.decimalValue) }
      return try Self.value(of: number)
    }
    // Only an object is asked, because a dictionary would become one for the question, down to its depth.
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

  /// The number that says the same digits; Foundation's own conversion may be off in the last one.
  private static func number(_ decimal: Decimal) throws(Fault) -> PropertyValue {
    guard let number = Double("\(decimal)"), Decimal(string: "\(number)") == decimal else {
      throw .beyondDouble
    }
    return .number(number)
  }

  /// What is no number can't be written as one, and would take all else with it.
  private static func finite(_ number: Double) throws(Fault) -> PropertyValue {
    guard number.isFinite else { throw .notFinite }
    return .number(number)
  }

  /// What a number object holds; a truth value and a byte of 0 or 1 can't be told apart there, and
  /// are taken for truth values.
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
  /// Whether a calendar has it: what is no number is no date, and calendars count no further than some
  /// thousand years.
  package var isPossible: Bool { abs(timeIntervalSinceReferenceDate) < 1e12 }
}
