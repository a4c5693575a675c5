/// An object that represents the mounted content of a window, and unmounts the content when the window is deallocated.
@MainActor final class MountedContent {
  private var content: (any WindowContent)?
  private let others: MountedContents

  /// Records that a window shows the content; nil if another window of the application already shows the same content.
  init?(_ content: any WindowContent, among others: MountedContents) {
    guard others.insert(content) else { return nil }
    self.content = content
    self.others = others
  }

  isolated deinit {
    end()
  }

  /// Unmounts the content, unless it was unmounted before.
  func end() {
    guard let ending = content else { return }
    content = nil
    others.remove(ending)
    ending.unmount()
  }
}

/// The contents that an application's windows show; each content can be in only one window at a time.
@MainActor final class MountedContents {
  private var shown: Set<ObjectIdentifier> = []

  /// Records that a window shows the content.
  ///
  /// - Returns: False if a window already shows the content.
  func insert(_ content: any WindowContent) -> Bool {
    shown.insert(ObjectIdentifier(content)).inserted
  }

  func remove(_ content: any WindowContent) {
    shown.remove(ObjectIdentifier(content))
  }
}
