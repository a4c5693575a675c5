/// The requests that wait to be carried out; if the application ends first, their error handlers are called.
struct WaitingRequests {
  typealias Entry = (request: TraceEntry.Request, errorHandler: Application.ErrorHandler)

  private var entries: [Int: Entry] = [:]
  private var last = 0

  /// Adds a request.
  ///
  /// - Returns: The number of the request.
  mutating func add(
    _ request: TraceEntry.Request, _ errorHandler: @escaping Application.ErrorHandler
  ) -> Int {
    last += 1
    entries[last] = (request, errorHandler)
    return last
  }

  /// Removes a request that is about to be carried out.
  ///
  /// - Returns: False if the request was removed before.
  mutating func remove(_ number: Int) -> Bool { entries.removeValue(forKey: number) != nil }

  /// Removes all requests.
  ///
  /// - Returns: The requests in the order in which they were added.
  mutating func removeAll() -> [Entry] {
    defer { entries = [:] }
    return entries.sorted { $0.key < $1.key }.map(\.value)
  }
}
