extension Task where Success == Void, Failure == Never {
  /// Starts work, which runs until it first suspends before this function returns.
  @discardableResult
  @MainActor static func atOnce(_ work: @escaping @MainActor () async -> Void) -> Task {
    if #available(macOS 26, iOS 26, tvOS 26, visionOS 26, *) {
      immediate(operation: work)
    } else {
      Task { await work() }
    }
  }
}
