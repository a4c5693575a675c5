import Foundation

/// The images of a terminal that is written from kitty's documentation.
struct OracleImages {
  /// An image at a place.
  struct Place: Hashable {
    var data: Data
    var column: Int
    var row: Int
    var columns: Int
    var rows: Int
    /// The part in pixels; nil for all.
    var source: [Int]?
  }

  private struct Key: Hashable {
    var image: Int
    var place: Int
  }

  private var data: [Int: Data] = [:]
  private var shown: [Key: Place] = [:]
  private var loading: (image: Int, text: String)?
  private(set) var problems: [String] = []
  /// The number of times that data of an image came to its end.
  private(set) var transmissions = 0

  var places: [Place] { shown.values.sorted { ($0.row, $0.column) < ($1.row, $1.column) } }

  /// Reads a command, without its introducer and its end.
  mutating func read(_ text: String, column: Int, row: Int) {
    let parts = text.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
    guard text.first == "G" else { return problems.append("a string of another kind") }
    let content = parts.count > 1 ? String(parts[1]) : ""
    var keys: [String: String] = [:]
    for field in parts[0].dropFirst().split(separator: ",") {
      let pair = field.split(separator: "=").map(String.init)
      if pair.count != 2 || keys[pair[0]] != nil { problems.append("a bad key: \(field)") }
      keys[pair[0]] = pair.last
    }
    if content.count > 4_096 || content.count % 4 != 0 { problems.append("a bad part of data") }
    if loading != nil {
      if keys.keys.contains(where: { $0 != "m" }) { problems.append("a command in an image") }
      loading?.text += content
      if keys["m"] == "0" { endLoading() }
      return
    }
    func number(_ key: String) -> Int { keys[key].flatMap(Int.init) ?? 0 }
    if keys["q"] != "2" { problems.append("a command that is answered") }
    switch keys["a"] {
    case "t":
      if keys["f"] != "100" || data[number("i")] != nil || number("i") == 0 {
        problems.append("a bad image: \(keys)")
      }
      loading = (number("i"), content)
      if keys["m"] != "1" { endLoading() }
    case "p":
      guard let image = data[number("i")], number("p") > 0, number("c") > 0, number("r") > 0,
        keys["C"] == "1"
      else { return problems.append("a bad place: \(keys)") }
      let source = keys["w"] == nil ? nil : ["x", "y", "w", "h"].map(number)
      shown[Key(image: number("i"), place: number("p"))] = Place(
        data: image, column: column, row: row, columns: number("c"), rows: number("r"),
        source: source)
    case "d": remove(keys["d"] ?? "", Key(image: number("i"), place: number("p")))
    case let action: problems.append("action \(action ?? "")")
    }
  }

  private mutating func remove(_ kind: String, _ key: Key) {
    switch kind {
    case "a": shown = [:]
    case "A": (shown, data) = ([:], [:])
    case "i":
      if shown.removeValue(forKey: key) == nil { problems.append("nothing to remove: \(key)") }
    case _: problems.append("removal \(kind)")
    }
  }

  private mutating func endLoading() {
    guard let (image, text) = loading else { return }
    loading = nil
    transmissions += 1
    // An image that was cut is refused.
    guard let whole = Data(base64Encoded: text), whole.suffix(8).prefix(4) == Data("IEND".utf8)
    else { return }
    data[image] = whole
  }

  // MARK: - Images in cells

  /// Returns the size in cells and the data of an image in iTerm's form; nil for a bad one.
  func parts(ofCellImage text: String) -> (columns: Int, rows: Int, data: Data)? {
    let halves = text.split(separator: ":", maxSplits: 1)
    guard halves.count == 2, halves[0].hasPrefix("1337;File="),
      let data = Data(base64Encoded: String(halves[1]))
    else { return nil }
    var keys: [Substring: Int] = [:]
    for field in halves[0].dropFirst(10).split(separator: ";") {
      let pair = field.split(separator: "=")
      keys[pair[0]] = pair.count == 2 ? Int(pair[1]) : nil
    }
    guard let columns = keys["width"], let rows = keys["height"], columns > 0, rows > 0,
      keys["inline"] == 1, keys["size"] == data.count, keys["preserveAspectRatio"] == 0
    else { return nil }
    return (columns, rows, data)
  }

  /// Returns the text that stands for a cell of an image.
  static func part(of data: Data, _ column: Int, _ row: Int) -> String {
    "\(data.count) bytes at \(column),\(row)"
  }
}
