import SceneViews

/// The content that was last read or saved; later content is compared with it to find out whether all changes were
/// undone.
struct SavedContent {
  let content: ComparableContent
  /// The number of changes that could be undone in the windows of the document when the content was recorded.
  var undoCount: Int
}

/// Content of a document that can be compared with later content.
struct ComparableContent {
  private let value: Any
  private let isSame: (Any) -> Bool

  /// Creates the content from a value; nil if the value may contain objects, whose changes a comparison would miss.
  init?<Value>(_ value: Value) {
    guard PlainType.contains(Value.self) else { return nil }
    self.value = value
    isSame = { other in (other as? Value).map { PlainType.areSame(value, $0) } ?? false }
  }

  /// Returns whether the content is the same as other content; false if that can't be determined.
  func isSame(as other: Self) -> Bool { isSame(other.value) }
}

extension OpenDocument {
  /// Whether the changes can be stored only with the session of a window: the document has no file, or there is a
  /// conflict between the file and the content.
  var needsWindow: Bool { file == nil || conflict != nil }

  /// Marks the changes as saved, so that they are neither written to the file nor stored with a session.
  func dropChanges() {
    isEdited = false
  }

  /// Records the current content as the content of the file.
  func noteSaved() async {
    guard let model else { return }
    let known = changes
    let content = await savedContent(of: model, as: writtenType)
    if known == changes { saved = content }
  }

  /// Returns the content that the document would write to a file of the given type; nil if it can't be compared.
  func savedContent(of model: Model, as type: UTType) async -> SavedContent? {
    guard let contents = format.contents else { return nil }
    let undoCount = undoManager.undoCount
    guard let content = try? await contents(model, type) else { return nil }
    return SavedContent(content: content, undoCount: undoCount)
  }

  /// Marks the document as unchanged if all changes were undone.
  ///
  /// This is the case if the document has the content that was last saved, if as many changes can be undone as at that
  /// time, and if no other program has changed the file.
  ///
  /// - Returns: Whether the document had changes and has none any more.
  func takeBackChanges() async -> Bool {
    guard isEdited, saved != nil, let model else { return false }
    // The observation of some documents ends with the first change.
    connection = format.observe(model, changeNotice)
    let known = changes
    guard let now = await savedContent(of: model, as: writtenType),
      known == changes, !isBusy, difference == nil, let saved,
      saved.undoCount == now.undoCount, saved.content.isSame(as: now.content)
    else { return false }
    isEdited = false
    return true
  }
}
