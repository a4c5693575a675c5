/// The links that were sent to the terminal.
///
/// The number of a link in this table stays the same, while the number of the link in a screen can change with each
/// drawing.
struct LinkTable: Sendable {
  private let schemes: Set<String>
  /// The addresses of the last screen, with the numbers assigned to them.
  private var addresses: [String] = []
  private var numbers: [UInt16] = []
  private var known: [String: UInt16] = [:]
  /// The control sequences that begin links.
  private var sequences: [[UInt8]] = []

  init(schemes: Set<String>) {
    self.schemes = schemes
  }

  /// Assigns numbers to the addresses of a screen.
  ///
  /// - Returns: Whether earlier numbers are still valid.
  mutating func take(_ addresses: [String]) -> Bool {
    if addresses == self.addresses { return true }
    self.addresses = addresses
    // Clear the table from time to time, because it also contains links that aren't shown any more.
    let limit = min(Int(UInt16.max), max(4096, 2 * addresses.count))
    var holds = true
    if sequences.count + addresses.count > limit {
      holds = sequences.isEmpty
      known = [:]
      sequences = []
    }
    numbers = addresses.map { number(for: $0) }
    return holds
  }

  private mutating func number(for address: String) -> UInt16 {
    if let number = known[address] { return number }
    var number: UInt16 = 0
    if sequences.count < Int(UInt16.max),
      let sequence = LinkAddress.sequence(address, schemes: schemes)
    {
      sequences.append(sequence)
      number = UInt16(sequences.count)
    }
    known[address] = number
    return number
  }

  /// Returns the table's number for the link of a cell; 0 for no link and for a link that isn't allowed.
  func number(ofCell link: UInt16) -> UInt16 {
    link == 0 || Int(link) > numbers.count ? 0 : numbers[Int(link) - 1]
  }

  /// Returns the control sequence that begins a link.
  func sequence(_ number: UInt16) -> [UInt8] {
    number == 0 || Int(number) > sequences.count ? [] : sequences[Int(number) - 1]
  }
}
