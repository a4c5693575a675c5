import UIKit

/// An SDK that records where people come from; SDKs like it have to see every link.
@MainActor public final class Attribution {
  /// The SDK of the process.
  public static let shared = Attribution()
  private let logger = Logger(subsystem: "com.example.attribution", category: "attribution")

  /// Begins to record.
  public func start() {
    logger.notice("started")
  }

  /// Records a link that opened the app.
  public func handle(_ url: URL) {
    logger.notice("link of \(url.host() ?? "", privacy: .public)")
  }
}
