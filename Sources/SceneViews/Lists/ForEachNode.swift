import SceneDisplay
import SceneRuntime

/// The node of a `ForEach`, which stores its rows by the ids of their elements.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ViewNode<ForEach<Data, ID, Content>>, Reader
{
  private typealias Key = RowKey<ID>

  private var rows: [Key: _Node<Content>] = [:]
  private var order: [Key] = []
  /// The selection of the picker whose options are the rows; nil outside of a picker, or if a row can be several
  /// views.
  private let choice: Choice?
  var dependent: Dependent?

  init(_ view: ForEach<Data, ID, Content>, in parent: _AnyNode) {
    let choice = EnvironmentValues(cells: parent.environment.cells).choice
    self.choice = choice?.item == .option && Content.isOneView ? choice : nil
    super.init(view, in: parent)
    if view.hasActs { report(.editsOutsideList(at: problemPlace)) }
    evaluate()
  }

  override func update(to view: ForEach<Data, ID, Content>) {
    let hadActs = self.view.hasActs
    super.update(to: view)
    if view.hasActs, !hadActs { report(.editsOutsideList(at: problemPlace)) }
    evaluate()
  }

  /// Creates the views of the rows, then mounts, updates and unmounts rows.
  ///
  /// The content closure may read values. When a value that it has read changes, the views are created again.
  func evaluate() {
    let views = Evaluation.run(for: self) {
      view.data.map { ($0[keyPath: view.id], view.content($0)) }
    }
    var kept: [Key: _Node<Content>] = Dictionary(minimumCapacity: views.count)
    var keys: [Key] = []
    var given = RowKeys<ID>(count: views.count)
    for (id, view) in views {
      let key = given.next(id)
      keys.append(key)
      if let row = rows.removeValue(forKey: key) {
        row.update(to: view)
        kept[key] = row
      } else {
        kept[key] = makeRow(view, id)
      }
    }
    for row in rows.values { row.unmount() }
    rows = kept
    if keys != order {
      if !order.isEmpty { tree.preferencesDidChange(in: self) }
      order = keys
      childrenDidChange()
    }
    reportRepeated(ids: given.repeated)
  }

  /// Mounts a row; in a picker, the row is the option whose value is the element's id.
  ///
  /// The row isn't such an option if the row has a tag, or if the id doesn't have the type of the selection.
  private func makeRow(_ view: Content, _ id: ID) -> _Node<Content> {
    let id = AnyHashable(id)
    guard choice?.accepts(id) == true, (view as? any Tagged)?.tag == nil else {
      return Content._makeNode(view, in: self)
    }
    return RowNode(view, id: id, in: self)
  }

  override func elementID(of child: _AnyNode) -> AnyHashable? {
    rows.first { $0.value === child }.map { AnyHashable($0.key.id) }
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    for key in order {
      if let row = rows[key] { body(row) }
    }
  }

  override func forEachScrollTarget(_ body: (ScrollTarget) -> Void) {
    for key in order {
      guard let row = rows[key] else { continue }
      // If a row is an option of a picker, the row itself calls `body`.
      if !(choice != nil && row is any Row) {
        body(ScrollTarget(id: AnyHashable(key.id), node: row))
      }
      if !row.scrolls { row.forEachScrollTarget(body) }
    }
  }

  override func unmount() {
    stopReading()
    super.unmount()
  }

  override var name: String { "ForEach" }
}

extension ForEach {
  /// Whether the app has set actions on the rows, such as deleting; outside of a list or a form, the actions have no
  /// effect.
  var hasActs: Bool { edits?.acts.isEmpty == false }
}

extension _AnyNode {
  final func reportRepeated(ids: [String]) {
    if ids.isEmpty { return }
    report(.duplicateElementIDs(ids.sorted(), at: problemPlace))
  }
}
