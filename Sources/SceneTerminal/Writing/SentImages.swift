/// The images that were sent to the terminal, and the positions at which the terminal shows them.
struct SentImages: Sendable {
  /// An image at a position, with the numbers that identify the image and the position in the terminal.
  struct Shown: Hashable, Sendable {
    let placement: Screen.Placement
    let image: Int
    let number: Int
  }

  /// The differences between the images of two frames.
  struct Change: Sendable {
    /// The images that are no longer shown at their previous positions.
    fileprivate(set) var gone: [Shown] = []
    /// The images in `gone` whose numbers no image in `added` takes over.
    fileprivate(set) var removed: [Shown] = []
    /// The images that are shown at new positions.
    fileprivate(set) var added: [Shown] = []
  }

  /// The number of image bytes after which a frame begins no other part of an image, so that text isn't delayed.
  private static let budget = 65_536
  /// The number of the first image; other programs are unlikely to use numbers that are as high.
  private static let firstNumber = 1_500_001

  private(set) var shown: [Shown] = []
  /// The images that the terminal has received, with their numbers.
  private var numbers: [ImageFile: Int] = [:]
  private var lastNumber = firstNumber - 1
  /// The image that is being sent, and the number of bytes that were sent.
  private var unfinished: (file: ImageFile, number: Int, end: Int)?
  /// Whether the next frame removes the data of images, not only their positions; nil if nothing has to be removed.
  private var removesData: Bool?
  /// Whether some images of the last frame aren't completely sent yet, so that later frames send and show them.
  private(set) var isBehind = false

  /// Forgets the positions of images and, unless their data is kept, the images.
  ///
  /// The next frame begins with the sequence that removes the forgotten positions or images from the terminal.
  mutating func reset(keepingData: Bool) {
    guard !shown.isEmpty || !numbers.isEmpty || unfinished != nil || removesData != nil else {
      return
    }
    removesData = !keepingData || removesData == true
    shown = []
    if !keepingData { numbers = [:] }
  }

  /// Returns the sequences that remove all images before the app gives the terminal back.
  mutating func leave() -> [UInt8] {
    reset(keepingData: false)
    var bytes: [UInt8] = []
    writeRemoval(into: &bytes)
    return bytes
  }

  private mutating func writeRemoval(into bytes: inout [UInt8]) {
    guard let withData = removesData else { return }
    removesData = nil
    if unfinished != nil { bytes.append(ascii: TerminalSequences.endOfPart) }
    unfinished = nil
    bytes.append(ascii: TerminalSequences.removeImages(withData: withData))
  }

  // MARK: - Data

  /// Sends images that the terminal doesn't have yet, in chunks, with kitty's protocol.
  ///
  /// Between the chunks of an image, no other sequence about images may be sent. Therefore, if the images on the screen
  /// change, the remaining chunks are sent first.
  ///
  /// - Returns: The placements that can be shown.
  mutating func transmit(
    _ placements: [Screen.Placement], into bytes: inout [UInt8]
  ) -> [Screen.Placement] {
    writeRemoval(into: &bytes)
    let limit = bytes.count + Self.budget
    if unfinished != nil { sendParts(until: limit, &bytes) }
    if unfinished == nil {
      for placement in placements
      where bytes.count + placement.image.bytes.count / 3 * 4 + 1_000 < limit {
        begin(placement.image, until: limit, &bytes)
      }
      // A large image is sent only in a frame without other changes of images, because nothing may come between its
      // chunks.
      let rest = placements.first { numbers[$0.image] == nil }
      if let rest, ready(placements) == shown.map(\.placement) {
        begin(rest.image, until: limit, &bytes)
      }
    }
    if unfinished != nil, ready(placements) != shown.map(\.placement) {
      sendParts(until: .max, &bytes)
    }
    let ready = ready(placements)
    isBehind = unfinished != nil || ready.count < placements.count
    return ready
  }

  private func ready(_ placements: [Screen.Placement]) -> [Screen.Placement] {
    placements.filter { numbers[$0.image] != nil }
  }

  private mutating func begin(_ file: ImageFile, until limit: Int, _ bytes: inout [UInt8]) {
    guard numbers[file] == nil, unfinished == nil else { return }
    lastNumber += 1
    unfinished = (file, lastNumber, 0)
    sendParts(until: limit, &bytes)
  }

  private mutating func sendParts(until limit: Int, _ bytes: inout [UInt8]) {
    while let (file, number, end) = unfinished, bytes.count < limit {
      let next = bytes.append(partOf: file, from: end, number: number)
      if next == file.bytes.count {
        numbers[file] = number
        unfinished = nil
      } else {
        unfinished = (file, number, next)
      }
    }
  }

  // MARK: - Places

  /// Replaces the shown images with the images of a frame; images that stay keep their numbers.
  mutating func change(to placements: [Screen.Placement]) -> Change {
    var change = Change()
    var gone = Set(shown)
    var next: [Shown?] = placements.map { placement in
      shown.first { $0.placement == placement }.map { gone.remove($0) ?? $0 }
    }
    if gone.isEmpty, !next.contains(nil) { return change }
    change.gone = shown.filter(gone.contains)
    change.removed = change.gone
    var used = Set(shown.map(\.number))
    for (index, placement) in placements.enumerated() where next[index] == nil {
      let image = numbers[placement.image] ?? 0
      // An image that moves keeps its number, so that it doesn't disappear for a moment.
      let moved = change.removed.firstIndex {
        $0.image == image && $0.placement.image == placement.image
      }
      let number = moved.map { change.removed.remove(at: $0).number } ?? Self.free(in: &used)
      let new = Shown(placement: placement, image: image, number: number)
      next[index] = new
      change.added.append(new)
    }
    shown = next.compactMap(\.self)
    return change
  }

  private static func free(in used: inout Set<Int>) -> Int {
    var number = 1
    while !used.insert(number).inserted { number += 1 }
    return number
  }
}
