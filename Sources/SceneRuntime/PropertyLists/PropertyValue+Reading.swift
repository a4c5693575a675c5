import Foundation

// What an app supplied, made values as far as it can be.
extension PropertyValue {
  /// Something of a type that can't be a value, inside of what an app supplied.
  struct Refusal: Hashable {
    /// Where it stands, such as `["draft"]["color"]`.
    var path = ""
    /// The first key of its path; nil for a key that is refused itself.
    var key: PropertyValue?
    /// What is wrong with it, such as `is of type Color`.
    var reason: String
    /// What to do about it.
    var remedy =
      "use arrays, data, dates, dictionaries, null, numbers, sets, strings, URLs or UUIDs"
  }

  /// Makes a value, without what is of another type.
  ///
  /// A dictionary is left without the entry. An array or a set has no keys and would be another without
  /// its element, so it goes as a whole.
  ///
  /// - Parameters:
  ///   - value: What an app supplied.
  ///   - refusals: Where what is left out is added.
  /// - Returns: The value; nil if nothing is left of it.
  static func read(_ value: Any, refusing refusals: inout [Refusal]) -> PropertyValue? {
    // A number object passes as every type of number, so it is asked which it holds.
    if type(of: value) is NSNumber.Type, let number = value as? NSNumber {
      if let number = number as? NSDecimalNumber {
        return read(number.decimalValue, refusing: &refusals)
      }
      return Self.value(of: number)
        ?? refuse(number.doubleValue.isFinite ? .beyondInt : .notFinite, &refusals)
    }
    switch value {
    case is NSNull: return .null
    case let value as Bool: return .bool(value)
    case let value as String: return .string(value)
    case let value as Data: return .data(value)
    case let value as Date: return .date(value)
    case let value as URL: return .url(value)
    case let value as UUID: return .uuid(value)
    case let value as any BinaryInteger:
      return Int(exactly: value).map { .integer($0) } ?? refuse(.beyondInt, &refusals)
    case let value as any BinaryFloatingPoint:
      return finite(Double(value)) ?? refuse(.notFinite, &refusals)
    case let value as Decimal: return number(value) ?? refuse(.beyondDouble, &refusals)
    case let value as [Any]: return elements(of: value, refusing: &refusals).map { .array($0) }
    case let value as Set<AnyHashable>:
      return elements(of: value.map(\.base), refusing: &refusals).map { .set(Set($0)) }
    case let value as [AnyHashable: Any]:
      return .dictionary(entries(of: value, refusing: &refusals))
    default: return refuse(Refusal(reason: "is of type \(type(of: value))"), &refusals)
    }
  }

  /// Makes values of a dictionary's entries, without those that have a key or a value of another type.
  static func entries(
    of dictionary: [AnyHashable: Any], refusing refusals: inout [Refusal]
  ) -> [PropertyValue: PropertyValue] {
    var entries: [PropertyValue: PropertyValue] = [:]
    for (key, value) in dictionary {
      guard let name = PropertyValue(key.base) else {
        refusals.append(Refusal(reason: "has a key of type \(type(of: key.base))"))
        continue
      }
      let text = (key.base as? String).map { "\"\($0)\"" } ?? "\(key.base)"
      let known = refusals.count
      if let value = read(value, under: "[\(text)]", refusing: &refusals) { entries[name] = value }
      for index in known..<refusals.count { refusals[index].key = name }
    }
    return entries
  }

  private static func elements(
    of values: [Any], refusing refusals: inout [Refusal]
  ) -> [PropertyValue]? {
    let elements = values.enumerated().map { index, value in
      read(value, under: "[\(index)]", refusing: &refusals)
    }
    return elements.contains(nil) ? nil : elements.compactMap(\.self)
  }

  /// Makes a value of what stands under a key or a number; paths are made only where they are needed.
  private static func read(
    _ value: Any, under step: @autoclosure () -> String, refusing refusals: inout [Refusal]
  ) -> PropertyValue? {
    let known = refusals.count
    defer {
      for index in known..<refusals.count {
        refusals[index].path = step() + refusals[index].path
      }
    }
    return read(value, refusing: &refusals)
  }

  private static func refuse(_ refusal: Refusal, _ refusals: inout [Refusal]) -> PropertyValue? {
    refusals.append(refusal)
    return nil
  }

  /// The number that says the same digits; Foundation's own conversion may be off in the last one.
  private static func number(_ decimal: Decimal) -> PropertyValue? {
    guard let number = Double("\(decimal)"), Decimal(string: "\(number)") == decimal else {
      return nil
    }
    return .number(number)
  }

  /// What is no number can't be written as one, and would take all else with it.
  private static func finite(_ number: Double) -> PropertyValue? {
    number.isFinite ? .number(number) : nil
  }

  /// What a number object holds; a truth value and a byte of 0 or 1 can't be told apart there, and
  /// are taken for truth values.
  private static func value(of number: NSNumber) -> PropertyValue? {
    switch String(cString: number.objCType) {
    case "f", "d": finite(number.doubleValue)
    case "B": .bool(number.boolValue)
    case "c" where (0...1).contains(number.int8Value): .bool(number.boolValue)
    case "Q": Int(exactly: number.uint64Value).map { .integer($0) }
    default: .integer(number.intValue)
    }
  }
}

extension PropertyValue.Refusal {
  fileprivate static let notFinite = Self(
    reason: "is no finite number", remedy: "use a finite number, or a string")
  fileprivate static let beyondInt = Self(
    reason: "is a number that Int doesn't hold", remedy: "use a string")
  fileprivate static let beyondDouble = Self(
    reason: "is a Decimal that Double doesn't hold", remedy: "use a string")
}
