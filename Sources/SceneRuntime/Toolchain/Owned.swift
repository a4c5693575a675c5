/// A value with one owner, which reads and changes it in place.
///
/// A change of such a value calls nothing outside of it, so two accesses can't overlap. Checks of exclusive access would
/// cost more than most accesses, and find nothing.
final class Owned<Value> {
  // Proof: accesses overlap only if a function of the value, or the end of something that it releases, reaches the
  // owner again. The values are texts and numbers; work in `LaunchState` is released outside of an access.
  #if hasAttribute(exclusivity) && !PUBLIC_API_ONLY
  @exclusivity(unchecked)
  #endif
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
