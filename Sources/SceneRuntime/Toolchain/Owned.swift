/// A value that only one owner reads and changes in place.
///
/// A change of the value calls no code outside the value, so two accesses can't overlap. Swift's checks of exclusive
/// access would cost more than most accesses, and would find nothing.
final class Owned<Value> {
  // Proof: accesses would overlap only if a function of the value, or the release of an object in the value, reached
  // the owner again. The values are `Ring` in `Trace`, `ForegroundScenes`, `SceneStates`, `PendingRecords` and
  // `LaunchState`. They contain texts and numbers, except the work in `LaunchState`, which is released outside an
  // access.
  #if hasAttribute(exclusivity) && !PUBLIC_API_ONLY
  @exclusivity(unchecked)
  #endif
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
