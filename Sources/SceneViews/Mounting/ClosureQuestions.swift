import SceneRuntime

/// The questions that the views of a window ask before the scene of the window is closed.
struct ClosureQuestions {
  private struct Entry {
    let node: ObjectIdentifier
    let depth: Int
    var question: ClosureQuestion
  }

  /// The questions, in the order in which they were set.
  private var entries: [Entry] = []

  /// Sets the question of the view with the given node; if `question` is nil, the view asks no question anymore.
  @MainActor mutating func set(_ question: ClosureQuestion?, of node: _AnyNode) {
    let id = ObjectIdentifier(node)
    let index = entries.firstIndex { $0.node == id }
    switch (index, question) {
    case (nil, nil): return
    case (let index?, let question?): entries[index].question = question
    case (let index?, nil): entries.remove(at: index)
    case (nil, let question?):
      entries.append(Entry(node: id, depth: node.depth, question: question))
    }
  }

  /// The questions that the window asks: the outermost of the questions that aren't about the document, and the
  /// outermost question about the document.
  var outermost: [ClosureQuestion] {
    let questions = entries.sorted { $0.depth < $1.depth }.map(\.question)
    return [questions.first { !$0.isAboutDocument }, questions.first(where: \.isAboutDocument)]
      .compactMap(\.self)
  }
}
