extension ImageStore {
  /// Creates a store of the images that a terminal can show; returns nil for a terminal without an image protocol.
  ///
  /// The host reads the files of the images after it has drawn the screen.
  package convenience init?(_ capabilities: TerminalCapabilities) {
    let cell = capabilities.cellSize.map { ($0.width, $0.height) } ?? (8, 16)
    switch capabilities.pictures {
    case .none: return nil
    case .kitty: self.init(formats: [.png], cell: cell, readsLater: true)
    // iTerm's protocol sends the bytes of an image again at each change, so large files aren't read.
    case .iTerm:
      self.init(formats: [.png, .jpeg], sizeLimit: 1 << 20, cell: cell, readsLater: true)
    }
  }
}
