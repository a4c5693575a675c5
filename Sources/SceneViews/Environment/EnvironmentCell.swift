/// Where one value of an environment stands, with those who keep what they read of it.
class EnvironmentCell {
  // Strong, because reading through an object that is weakly referenced anywhere is slow; a link
  // lets go of everything when its owner is gone.
  private var links: [any EnvironmentLinking] = []
  private var limit = 8

  /// Takes over the value of a cell of the same key.
  @MainActor func take(_ other: EnvironmentCell) {}

  /// Has `link` told when the value changes.
  @MainActor func add(_ link: any EnvironmentLinking) {
    if links.count >= limit {
      var known: Set<ObjectIdentifier> = []
      links.removeAll { !$0.isConnected || !known.insert(ObjectIdentifier($0)).inserted }
      limit = max(8, links.count * 2)
    }
    links.append(link)
  }

  /// Tells everybody who read the value; each adds itself again when it reads again.
  @MainActor func valueDidChange() {
    let told = links
    links = []
    for link in told { link.invalidate() }
  }
}

/// A cell with a value of a known type.
final class ValueCell<Value>: EnvironmentCell {
  private(set) var value: Value

  init(_ value: Value) {
    self.value = value
  }

  @MainActor override func take(_ other: EnvironmentCell) {
    guard let other = other as? ValueCell<Value>, !areSame(value, other.value) else { return }
    value = other.value
    valueDidChange()
  }
}

/// Keeps what a property read of an environment.
@MainActor protocol EnvironmentLinking: AnyObject {
  /// Whether its owner is still there.
  var isConnected: Bool { get }

  /// The value may have changed: it is to be read again.
  func invalidate()
}
