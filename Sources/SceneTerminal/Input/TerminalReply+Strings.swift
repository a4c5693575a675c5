extension TerminalReply {
  /// Creates the reply that a string contains; returns nil if the string isn't a known reply (T-58).
  init?(_ string: TerminalString) {
    switch string.kind {
    case .command:
      if let text = string.text(behind: "99;") {
        self.init(notification: text)
      } else if let text = string.text(behind: "4;") {
        self.init(themeColor: text)
      } else if let text = string.text(behind: "10;") {
        self.init(color: 10, text)
      } else if let text = string.text(behind: "11;") {
        self.init(color: 11, text)
      } else {
        return nil
      }
    case .device:
      if let text = string.text(behind: ">|") {
        self = .version(text)
      } else if let text = string.text(behind: "1$r"), text.last == "m" {
        self = .style(text)
      } else {
        return nil
      }
    case .application:
      guard let text = string.text(behind: "G"), let end = text.firstIndex(of: ";") else {
        return nil
      }
      self = .graphics(isSupported: text[end...] == ";OK")
    }
  }

  private init?(color number: Int, _ text: String) {
    guard let parts = Self.color(text[...]) else { return nil }
    self = .color(number, red: parts[0], green: parts[1], blue: parts[2])
  }

  /// Creates a color of the theme from its number, `;` and the color.
  private init?(themeColor text: String) {
    guard let end = text.firstIndex(of: ";"), let number = UInt8(text[..<end]), number < 16,
      let parts = Self.color(text[end...].dropFirst())
    else { return nil }
    self = .themeColor(number, red: parts[0], green: parts[1], blue: parts[2])
  }

  /// Returns the components of a color, from 0 to 1; nil if the text isn't a color.
  ///
  /// The text is `rgb:` or `rgba:`, and then one to four hexadecimal digits for each component, separated by slashes
  /// (T-17).
  private static func color(_ text: Substring) -> [Double]? {
    let halves = text.split(separator: ":", omittingEmptySubsequences: false)
    guard halves.count == 2, halves[0] == "rgb" || halves[0] == "rgba" else { return nil }
    let parts = halves[1].split(separator: "/", omittingEmptySubsequences: false)
      .compactMap(part)
    guard parts.count == halves[0].count,
      halves[1].utf8.count(where: { $0 == UInt8(ascii: "/") }) == parts.count - 1
    else { return nil }
    return parts
  }

  private static func part(_ digits: Substring) -> Double? {
    guard 1...4 ~= digits.utf8.count, digits.utf8.allSatisfy({ $0 != UInt8(ascii: "+") }),
      let value = UInt16(digits, radix: 16)
    else { return nil }
    return Double(value) / Double(1 << (4 * digits.utf8.count) - 1)
  }

  /// Creates the reply of a notification: `i=identifier:p=type;payload` (T-83).
  private init?(notification text: String) {
    guard let end = text.firstIndex(of: ";") else { return nil }
    var values: [Substring: Substring] = [:]
    for field in text[..<end].split(separator: ":") {
      let parts = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { values[parts[0]] = parts[1] }
    }
    let payload = text[text.index(after: end)...]
    self = .notification(
      String(values["i"] ?? ""), values["p"].map { "\($0);\(payload)" } ?? String(payload))
  }
}
