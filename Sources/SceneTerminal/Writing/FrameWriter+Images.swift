extension FrameWriter {
  /// Sends the data of a screen's images, and returns those images that the terminal can show now.
  mutating func sendImages(of screen: Screen) -> [Screen.Placement] {
    switch rules.pictures {
    case .none: []
    case .kitty:
      images.transmit(screen.placements.filter { $0.image.header.format == .png }, into: &pen.bytes)
    // iTerm's protocol can't show only a rectangle of an image, so only whole images are shown.
    case .iTerm: screen.placements.filter(\.isWhole)
    }
  }

  /// Forgets the images that were sent with the previous image protocol; if it is kitty's, also removes the images from
  /// the terminal.
  mutating func changeImages(from old: TerminalCapabilities.Pictures) {
    if old == .kitty { pen.bytes += images.leave() }
    images = SentImages()
  }

  /// Removes the images that are no longer shown.
  ///
  /// - Returns: The rows in which images appear or disappear.
  mutating func write(removalsOf change: SentImages.Change) -> [Range<Int>] {
    func rows(_ shown: SentImages.Shown) -> Range<Int> {
      let visible = shown.placement.visible
      return (visible.row..<visible.endRow).clamped(to: 0..<self.rows)
    }
    if rules.pictures == .kitty {
      for shown in change.removed {
        pen.bytes.append(removalOf: shown.image, number: shown.number)
      }
    } else {
      // With iTerm's protocol, images replace the cells, so it isn't known what the terminal shows in these rows now.
      for row in change.gone.flatMap(rows) { knownRows[row] = false }
    }
    return (change.gone + change.added).map(rows)
  }

  /// Writes rows, and after them the images that are new or partly overwritten.
  mutating func write(rows: Range<Int>, of screen: Screen, _ change: SentImages.Change) {
    var damaged: Set<SentImages.Shown> = []
    for row in rows {
      written = (Int.max, -1)
      write(row: row, of: screen)
      guard rules.pictures == .iTerm, written.last >= 0 else { continue }
      let area = CellRectangle(
        column: written.first - row * columns, row: row,
        columns: written.last - written.first + 1, rows: 1)
      damaged.formUnion(
        images.shown.filter { !$0.placement.visible.intersection(area).isEmpty })
    }
    for shown in images.shown where damaged.contains(shown) || change.added.contains(shown) {
      let visible = shown.placement.visible
      pen.place(column: visible.column, row: visible.row)
      if rules.pictures == .kitty {
        pen.bytes.append(place: shown.placement, image: shown.image, number: shown.number)
      } else {
        pen.bytes.append(image: shown.placement)
      }
      pen.resetPosition()
    }
  }
}
