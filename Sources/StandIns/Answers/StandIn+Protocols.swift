extension StandIn: Hashable, Comparable {
  public static func == (left: StandIn, right: StandIn) -> Bool {
    left === right || Answers.isYes("\(left.path) == \(right.path)")
  }

  /// Returns true if the trial answers that the stand-in is nil.
  public static func == (left: StandIn, right: _OptionalNilComparisonType) -> Bool {
    !Answers.isYes("\(left.path) != nil")
  }

  /// Returns true if the trial answers that the stand-in isn't nil.
  public static func != (left: StandIn, right: _OptionalNilComparisonType) -> Bool {
    Answers.isYes("\(left.path) != nil")
  }

  public static func < (left: StandIn, right: StandIn) -> Bool {
    Answers.isYes("\(left.path) < \(right.path)")
  }

  /// Adds nothing to the hasher, so that all stand-ins have the same hash.
  ///
  /// The trial may answer that any two stand-ins are equal, and equal values must have the same hash.
  public func hash(into hasher: inout Hasher) {}
}

extension StandIn: Identifiable {
  public var id: StandIn { StandIn(path: "\(path).id") }
}

extension StandIn: Sequence {
  /// Returns an iterator over one element, or over none if the trial answers that the sequence is empty.
  public func makeIterator() -> AnyIterator<StandIn> {
    var element = first
    return AnyIterator {
      defer { element = nil }
      return element
    }
  }

  // These members hide the members of `Sequence` with the same names, which take closures or equatable elements.

  /// The first element; nil if the trial answers that the sequence is empty.
  public var first: StandIn? { Answers.isYes("\(path).isEmpty == false") ? element : nil }
  /// The last element, which is also the first; nil if the trial answers that the sequence is empty.
  public var last: StandIn? { first }
  /// The number of elements: 0 if the trial answers that the sequence is empty, otherwise 1.
  public var count: Int { first == nil ? 0 : 1 }
  /// True if the trial answers that the sequence is empty.
  public var isEmpty: Bool { first == nil }

  /// Returns true if the trial answers that the sequence contains an element.
  public func contains(_ element: Any?) -> Bool { Answers.isYes("\(path).contains()") }

  private var element: StandIn { StandIn(path: "\(path).element") }
}

extension StandIn: Error, CVarArg, CustomStringConvertible {
  public var description: String { path }
  public var _cVarArgEncoding: [Int] { [0] }
}

extension StandIn: Codable {
  public convenience init(from decoder: any Decoder) throws { self.init() }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(path)
  }
}

extension StandIn: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  public convenience init(stringLiteral value: String) { self.init(path: "\"\(value)\"") }
  public convenience init(integerLiteral value: Int) { self.init(path: "\(value)") }
  public convenience init(floatLiteral value: Double) { self.init(path: "\(value)") }
  public convenience init(booleanLiteral value: Bool) { self.init(path: "\(value)") }
  public convenience init(arrayLiteral elements: Any...) { self.init(path: "[]") }
  public convenience init(dictionaryLiteral elements: (AnyHashable, Any)...) {
    self.init(path: "[:]")
  }
}

extension StandIn {
  /// Returns a stand-in for the sum.
  public static func + (left: StandIn, right: Any) -> StandIn { StandIn(path: left.path) }

  /// Returns a stand-in for the difference.
  public static func - (left: StandIn, right: Any) -> StandIn { StandIn(path: left.path) }

  /// Has no effect, because a stand-in has no value to which something can be added.
  public static func += (left: inout StandIn, right: Any) {}

  /// Has no effect, because a stand-in has no value from which something can be subtracted.
  public static func -= (left: inout StandIn, right: Any) {}

  /// Returns the stand-in itself, because a stand-in has no value that can be negated.
  public static prefix func - (value: StandIn) -> StandIn { value }
  /// Returns true if the trial answers that the stand-in is false.
  public static prefix func ! (value: StandIn) -> Bool { !Answers.isYes(value.path) }
}

extension Optional where Wrapped == StandIn {
  /// Returns a value of the type that the code around the stand-in requires.
  public func standInAnswer<Value>() -> Value { Answers.value(self?.path ?? "stand-in") }
}
