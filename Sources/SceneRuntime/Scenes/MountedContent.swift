/// The content of a window, unmounted at the latest when the window is deallocated.
@MainActor final class MountedContent {
  private var content: (any WindowContent)?
  private let others: MountedContents

  /// Registers content among those that the windows of an application show; nil if another window shows it.
  init?(_ content: any WindowContent, among others: MountedContents) {
    guard others.insert(content) else { return nil }
    self.content = content
    self.others = others
  }

  isolated deinit {
    end()
  }

  /// Unmounts the content, once.
  func end() {
    guard let ending = content else { return }
    content = nil
    others.remove(ending)
    ending.unmount()
  }
}

/// The contents that the windows of an application show, each in one window.
@MainActor final class MountedContents {
  private var shown: Set<ObjectIdentifier> = []

  /// Adds content.
  ///
  /// - Returns: False if a window shows it.
  func insert(_ content: any WindowContent) -> Bool {
    shown.insert(ObjectIdentifier(content)).inserted
  }

  func remove(_ content: any WindowContent) {
    shown.remove(ObjectIdentifier(content))
  }
}
