extension Task where Success == Void, Failure == Never {
  /// Begins work that is carried out before this function returns, as far as it doesn't wait.
  @discardableResult
  @MainActor static func atOnce(_ work: @escaping @MainActor () async -> Void) -> Task {
    if #available(macOS 26, iOS 26, tvOS 26, visionOS 26, *) {
      immediate(operation: work)
    } else {
      Task { await work() }
    }
  }
}
