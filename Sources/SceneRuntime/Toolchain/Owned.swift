/// A value with one owner, which reads and changes it in place.
///
/// It is for values whose functions call nothing outside of them: their accesses can't overlap, so checking
/// that at each access, which costs more than most of them, finds nothing.
final class Owned<Value> {
  // Proof: accesses overlap only if a function of the value, or the end of something it held, reaches the owner
  // again. The values hold texts, numbers and objects that their callers hold too.
  #if hasAttribute(exclusivity) && !PUBLIC_API_ONLY
  @exclusivity(unchecked)
  #endif
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
