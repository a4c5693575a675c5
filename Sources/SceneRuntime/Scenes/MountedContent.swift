/// The content that a window shows, which is unmounted when the window ends if it wasn't before.
@MainActor final class MountedContent {
  private var content: (any WindowContent)?
  private weak var windows: WindowUpdates?

  init(_ content: any WindowContent, in windows: WindowUpdates) {
    self.content = content
    self.windows = windows
  }

  isolated deinit {
    end()
  }

  /// Unmounts the content, once.
  func end() {
    guard let ending = content else { return }
    content = nil
    windows?.hide(ending)
    ending.unmount()
  }
}
