/// The storage of one environment value, with the links to notify when the value changes.
class EnvironmentCell {
  // Strong references, because access to weakly referenced objects is slow. These references form no lasting cycle,
  // because a link releases its scope when the owner of the link is unmounted.
  private var links: [any EnvironmentLinking] = []
  private var limit = 8

  /// Copies the value of another cell with the same key; overridden by subclasses, because this class has no value.
  @MainActor func take(_ other: EnvironmentCell) {}

  /// Adds a link to notify when the value changes.
  @MainActor func add(_ link: any EnvironmentLinking) {
    if links.count >= limit {
      var known: Set<ObjectIdentifier> = []
      links.removeAll { !$0.isConnected || !known.insert(ObjectIdentifier($0)).inserted }
      limit = max(8, links.count * 2)
    }
    links.append(link)
  }

  /// Notifies all links, and removes them; a link that reads the value again is added again.
  @MainActor func valueDidChange() {
    let told = links
    links = []
    for link in told { link.invalidate() }
  }
}

/// The cell of an environment value with a known type.
final class ValueCell<Value>: EnvironmentCell {
  private(set) var value: Value

  init(_ value: Value) {
    self.value = value
  }

  @MainActor override func take(_ other: EnvironmentCell) {
    guard let other = other as? ValueCell<Value> else { return }
    take(other.value)
  }

  /// Replaces the value, and notifies all links if the new value differs from the old value.
  @MainActor func take(_ new: Value) {
    if areSame(value, new) { return }
    value = new
    valueDidChange()
  }
}

/// An object that depends on environment values: a property that caches a value, a scope that derives values, or a node
/// with a style.
@MainActor protocol EnvironmentLinking: AnyObject {
  /// Whether the object still depends on the values.
  ///
  /// A property or a node depends on the values until it is unmounted. A scope depends on them while its own values are
  /// derived from an outer scope.
  var isConnected: Bool { get }

  /// Discards a property's cached value, derives a scope's values again, or resolves a node's style again; called when
  /// a value has changed.
  func invalidate()
}
