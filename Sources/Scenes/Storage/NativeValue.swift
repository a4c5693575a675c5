import Foundation
import SceneModel

/// A value that sessions store without encoding.
protocol NativeValue {
  var propertyValue: PropertyValue { get }
  /// Creates a value; nil for a property value of another type.
  init?(propertyValue: PropertyValue)
}

extension Bool: NativeValue {
  var propertyValue: PropertyValue { .bool(self) }

  init?(propertyValue: PropertyValue) {
    guard case .bool(let value) = propertyValue else { return nil }
    self = value
  }
}

extension Int: NativeValue {
  var propertyValue: PropertyValue { .integer(self) }

  init?(propertyValue: PropertyValue) {
    guard case .integer(let value) = propertyValue else { return nil }
    self = value
  }
}

extension Double: NativeValue {
  // The numbers in a `PropertyValue` are finite, so infinity and NaN are stored as text.
  var propertyValue: PropertyValue { isFinite ? .number(self) : .string("\(self)") }

  init?(propertyValue: PropertyValue) {
    switch propertyValue {
    case .number(let value): self = value
    case .integer(let value): self = Double(value)
    case .string(let text):
      guard let value = Double(text), !value.isFinite else { return nil }
      self = value
    default: return nil
    }
  }
}

extension String: NativeValue {
  var propertyValue: PropertyValue { .string(self) }

  init?(propertyValue: PropertyValue) {
    guard case .string(let value) = propertyValue else { return nil }
    self = value
  }
}

extension Data: NativeValue {
  var propertyValue: PropertyValue { .data(self) }

  init?(propertyValue: PropertyValue) {
    guard case .data(let value) = propertyValue else { return nil }
    self = value
  }
}

extension Date: NativeValue {
  // A date more than about 31,700 years away from 2001 is stored as text: the number of seconds since the reference
  // date.
  var propertyValue: PropertyValue {
    isPossible ? .date(self) : .string("\(timeIntervalSinceReferenceDate)")
  }

  init?(propertyValue: PropertyValue) {
    switch propertyValue {
    case .date(let value): self = value
    case .string(let text):
      guard let seconds = Double(text) else { return nil }
      self.init(timeIntervalSinceReferenceDate: seconds)
    default: return nil
    }
  }
}

extension URL: NativeValue {
  var propertyValue: PropertyValue { .url(self) }

  init?(propertyValue: PropertyValue) {
    guard case .url(let value) = propertyValue else { return nil }
    self = value
  }
}

extension UUID: NativeValue {
  var propertyValue: PropertyValue { .uuid(self) }

  init?(propertyValue: PropertyValue) {
    guard case .uuid(let value) = propertyValue else { return nil }
    self = value
  }
}
