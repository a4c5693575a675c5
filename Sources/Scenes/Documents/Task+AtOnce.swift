extension Task where Success == Void, Failure == Never {
  /// Starts work immediately; this function returns when the work first suspends or ends.
  ///
  /// On Apple systems before version 26, the work starts after this function has returned.
  @discardableResult
  @MainActor static func atOnce(_ work: @escaping @MainActor () async -> Void) -> Task {
    if #available(macOS 26, iOS 26, tvOS 26, visionOS 26, *) {
      immediate(operation: work)
    } else {
      Task { await work() }
    }
  }
}
