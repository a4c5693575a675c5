import Foundation

/// A reason for which a document can't be read or saved, as a person reads it.
struct DocumentError: LocalizedError {
  let errorDescription: String?

  init(_ reason: String) {
    errorDescription = reason
  }
}

extension Error {
  /// The reason as a person reads it.
  var reason: String { (self as NSError).localizedDescription }
}
