import SceneRuntime

/// The rows of a `ForEach`, by the ids of their elements.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  _Node<ForEach<Data, ID, Content>>, Reader
{
  private struct Key: Hashable {
    var id: ID
    /// Which of the elements with this id it is, from 0.
    var turn: Int
  }

  private var rows: [Key: _Node<Content>] = [:]
  private var order: [Key] = []
  var dependent: Dependent?

  override init(_ view: ForEach<Data, ID, Content>, in parent: _AnyNode) {
    super.init(view, in: parent)
    evaluate()
  }

  override func update(to view: ForEach<Data, ID, Content>) {
    super.update(to: view)
    evaluate()
  }

  /// Makes the rows' views, then mounts, updates and takes away rows.
  ///
  /// The closure that makes them may read values, so the rows are made again when those change.
  func evaluate() {
    let views = Evaluation.run(for: self) {
      view.data.map { ($0[keyPath: view.id], view.content($0)) }
    }
    var kept: [Key: _Node<Content>] = [:]
    var keys: [Key] = []
    var turns: [ID: Int] = [:]
    for (id, view) in views {
      let key = Key(id: id, turn: turns[id, default: 0])
      turns[id, default: 0] += 1
      keys.append(key)
      if let row = rows.removeValue(forKey: key) {
        row.update(to: view)
        kept[key] = row
      } else {
        kept[key] = Content._makeNode(view, in: self)
      }
    }
    for row in rows.values { row.unmount() }
    rows = kept
    if keys != order {
      order = keys
      childrenDidChange()
    }
    if turns.count < keys.count {
      reportRepeated(ids: turns.filter { $0.value > 1 }.map { "\($0.key)" })
    }
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    for key in order {
      if let row = rows[key] { body(row) }
    }
  }

  override func unmount() {
    stopReading()
    super.unmount()
  }

  override var name: String { "ForEach" }
}

extension _AnyNode {
  /// Records that several elements can't be told apart.
  final func reportRepeated(ids: [String]) {
    report(
      "the ids \(ids.sorted().joined(separator: ", ")) stand for several elements each",
      remedy: "give every element an id of its own")
  }
}
