extension ImageStore {
  /// Creates a store of the images that a terminal can show; returns nil for a terminal without an image protocol.
  ///
  /// The host reads the files of the images after it has drawn the screen.
  package convenience init?(_ capabilities: TerminalCapabilities) {
    let cell = capabilities.cellSize.map { ($0.width, $0.height) } ?? (8, 16)
    switch capabilities.pictures {
    case .none: return nil
    case .kitty: self.init(formats: [.png], cell: cell, readsLater: true)
    // With iTerm's protocol, the bytes of an image are sent each time the image is drawn, so the size limit is lower.
    case .iTerm:
      self.init(formats: [.png, .jpeg], sizeLimit: 1 << 20, cell: cell, readsLater: true)
    }
  }
}
