import Foundation

/// The reason why a document can't be read or saved, as text for a person.
struct DocumentError: LocalizedError {
  let errorDescription: String?

  init(_ reason: String) {
    errorDescription = reason
  }
}

extension Error {
  /// The reason for the error, as text for a person.
  var reason: String { (self as NSError).localizedDescription }
}
