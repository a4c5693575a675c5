import Checking
import Foundation
import Testing
import UIKit

/// A delegate without methods, as apps write it to be told of errors later.
private class Listener: NSObject, URLSessionDelegate {}

private class Loader: NSObject, URLSessionDataDelegate {
  private let finish: @Sendable (String) -> Void

  init(finish: @escaping @Sendable (String) -> Void) {
    self.finish = finish
  }

  nonisolated func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data
  ) {
    finish(String(decoding: data, as: UTF8.self))
  }

  nonisolated func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    if let error { finish("\(error)") }
  }
}

/// An app's classes as delegates of Foundation's objects.
@MainActor struct SessionDelegateTests {
  @Test func `a loader receives the data that a session loads`() async throws {
    let link = try require(URL(string: "data:text/plain,loaded"))
    let text = await withCheckedContinuation { continuation in
      let loader = Loader { continuation.resume(returning: $0) }
      let session = URLSession(configuration: .default, delegate: loader, delegateQueue: nil)
      session.dataTask(with: link).resume()
      session.finishTasksAndInvalidate()
    }
    expectEqual(text, "loaded")
  }

  @Test func `an object is one of Foundation's protocol`() {
    let listener = Listener()
    let object: any NSObjectProtocol = listener
    expect(object.isEqual(listener) && !object.isEqual(Listener()) && !object.isProxy())
    expectEqual(object.hash, listener.hash)
    expect(listener.`self`() === listener)
    expectEqual(object.debugDescription, "<Listener>")
  }
}
