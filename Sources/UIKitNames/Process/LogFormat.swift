import Foundation

/// A format of `os_log`, such as `%{public}@`, `%d`, `%08x` or `%.2f`, with the values for the format.
struct LogFormat {
  private var format: Substring
  private var values: ArraySlice<any CVarArg>

  init(_ format: String, _ values: [any CVarArg]) {
    self.format = format[...]
    self.values = values[...]
  }

  /// The text of the message.
  ///
  /// By default, numbers, characters and pointers (conversions such as `%d`, `%c` and `%p`) are shown, and other values
  /// are hidden. `%{public}` shows a value, and `%{private}` hides a value.
  var text: String {
    var copy = self
    return copy.read()
  }

  private mutating func read() -> String {
    var text = ""
    while let character = format.popFirst() {
      guard character == "%" else {
        text.append(character)
        continue
      }
      if format.first == "%" {
        text.append(format.removeFirst())
        continue
      }
      text += readValue()
    }
    return text
  }

  /// Reads the rest of a conversion such as `%d`, after the percent sign, and returns the text that replaces it.
  private mutating func readValue() -> String {
    let options = readOptions()
    var field = Field()
    field.flags = readWhile { "-+ 0#'".contains($0) }
    field.width = readNumber()
    if format.first == "." {
      format.removeFirst()
      field.precision = readNumber() ?? 0
    }
    let length = readWhile { "hlqjztL".contains($0) }
    guard let conversion = format.popFirst() else { return "" }
    // `%m` is the message of the last system error, and takes no value.
    if conversion == "m" { return String(cString: strerror(errno)) }
    guard let value = values.popFirst() else { return "<missing>" }
    let isNumber = "diuxXobBfFeEgGaAcCp".contains(conversion)
    guard options.shows(isNumber) else { return "<private>" }
    return field.text(of: value, as: conversion, length: length)
  }

  private struct Options {
    var words: [Substring] = []

    func shows(_ isNumber: Bool) -> Bool {
      let hides = words.contains {
        ["private", "sensitive"].contains($0) || $0.hasPrefix("mask")
      }
      return !hides && (isNumber || words.contains("public"))
    }
  }

  private mutating func readOptions() -> Options {
    guard format.first == "{", let end = format.firstIndex(of: "}") else { return Options() }
    let words = format[..<end].dropFirst().split { ", ".contains($0) }
    format = format[format.index(after: end)...]
    return Options(words: words)
  }

  private mutating func readWhile(_ isPart: (Character) -> Bool) -> String {
    let part = format.prefix(while: isPart)
    format.removeFirst(part.count)
    return String(part)
  }

  /// Reads a width or a precision, which consists of digits, or of a star that stands for the next value.
  ///
  /// - Returns: The number; nil if there are no digits, or if the next value isn't a whole number.
  private mutating func readNumber() -> Int? {
    if format.first == "*" {
      format.removeFirst()
      return (values.popFirst() as? any BinaryInteger).map { Int(clamping: $0) }
    }
    return Int(readWhile { $0.isASCII && $0.isNumber })
  }
}

extension LogFormat {
  /// The flags, the width and the precision of a value in a format.
  struct Field {
    /// The maximum width and precision, so that a wrong format doesn't make a very long line.
    static let limit = 512

    var flags = ""
    var width: Int?
    var precision: Int?

    /// Returns a value as text.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - conversion: The letter that determines the format, such as `d`.
    ///   - length: The letters that determine the type of an integer, such as `hh`; empty for none.
    /// - Returns: The text.
    func text(of value: any CVarArg, as conversion: Character, length: String) -> String {
      switch conversion {
      case "d", "D", "i", "u", "U", "x", "X", "o", "O":
        guard let number = value as? any BinaryInteger else { return padded("\(value)") }
        return integer(number, conversion, length)
      case "f", "F", "e", "E", "g", "G", "a", "A":
        guard let number = (value as? any BinaryFloatingPoint).map({ Double($0) }) else {
          return padded("\(value)")
        }
        return String(format: specification(String(conversion)), number)
      case "c", "C":
        let scalar = (value as? any BinaryInteger).flatMap { UInt32(exactly: $0) }
          .flatMap(Unicode.Scalar.init)
        return padded(scalar.map { String(Character($0)) } ?? "\(value)")
      case "p":
        return padded(Self.address(of: value) ?? "\(value)")
      default:
        let text = Self.text(at: value) ?? "\(value)"
        return padded(precision.map { String(text.prefix(max(0, $0))) } ?? text)
      }
    }

    private func integer(
      _ number: some BinaryInteger, _ conversion: Character, _ length: String
    ) -> String {
      let letter = conversion.lowercased()
      let isSigned = letter == "d" || letter == "i"
      // The length letters name an integer type, such as `Int8` for `hh`. Bits that this type doesn't have are ignored.
      let truncated: Int64 =
        switch length {
        case "hh":
          isSigned
            ? Int64(Int8(truncatingIfNeeded: number)) : Int64(UInt8(truncatingIfNeeded: number))
        case "h":
          isSigned
            ? Int64(Int16(truncatingIfNeeded: number)) : Int64(UInt16(truncatingIfNeeded: number))
        case "":
          isSigned
            ? Int64(Int32(truncatingIfNeeded: number)) : Int64(UInt32(truncatingIfNeeded: number))
        default: Int64(truncatingIfNeeded: number)
        }
      let name =
        conversion == "D" || conversion == "U" || conversion == "O" ? letter : "\(conversion)"
      return String(format: specification("ll" + name), truncated)
    }

    private func specification(_ conversion: String) -> String {
      let width = width.map { "\(min(max($0, -Self.limit), Self.limit))" } ?? ""
      let precision = precision.map { ".\(min(max($0, 0), Self.limit))" } ?? ""
      return "%" + flags + width + precision + conversion
    }

    private func padded(_ text: String) -> String {
      let missing = min(abs(width ?? 0), Self.limit) - text.count
      guard missing > 0 else { return text }
      let space = String(repeating: " ", count: missing)
      return flags.contains("-") || (width ?? 0) < 0 ? text + space : space + text
    }

    private static func address(of value: Any) -> String? {
      let bits: UInt? =
        switch value {
        case let pointer as UnsafeRawPointer: UInt(bitPattern: pointer)
        case let pointer as UnsafeMutableRawPointer: UInt(bitPattern: pointer)
        case let pointer as OpaquePointer: UInt(bitPattern: pointer)
        case let number as any BinaryInteger: UInt(truncatingIfNeeded: number)
        default: nil
        }
      return bits.map { "0x" + String($0, radix: 16) }
    }

    /// Returns the text of the C string to which a pointer refers, as for `%s`; nil for any other value.
    private static func text(at value: Any) -> String? {
      switch value {
      case let pointer as UnsafePointer<CChar>: String(cString: pointer)
      case let pointer as UnsafeMutablePointer<CChar>: String(cString: pointer)
      default: nil
      }
    }
  }
}
