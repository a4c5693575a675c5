/// The value that an element of a collection had when the element was last read.
// `@unchecked`: `value` is only accessed while `lock` is held.
final class LastElement<Element>: @unchecked Sendable {
  // The setter releases the previous value after unlocking, because a deinitializer may run code of an app.
  private let lock = Lock()
  private var value: Element

  init(_ element: Element) {
    value = element
  }

  var element: Element {
    get {
      lock.acquire()
      defer { lock.release() }
      return value
    }
    set {
      var old = newValue
      lock.acquire()
      swap(&value, &old)
      lock.release()
      withExtendedLifetime(old) {}
    }
  }
}
