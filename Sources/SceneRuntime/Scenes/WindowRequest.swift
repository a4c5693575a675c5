import Foundation

/// A view's request for a window: an identifier, a value, or both.
package struct WindowRequest {
  package var id: String?
  package var value: AnyHashable?
  package var type: Any.Type?

  package init(id: String? = nil) {
    self.id = id
  }

  package init<Value: Codable & Hashable>(id: String? = nil, value: Value) {
    self.id = id
    self.value = value
    type = Value.self
  }

  /// The text of the request in the trace.
  ///
  /// A request without an identifier and a value is a request for the settings.
  var text: String {
    let parts = [id.map { "\"\($0)\"" }, value.map { "for \(said($0))" }].compactMap(\.self)
    return parts.isEmpty ? "Settings" : parts.joined(separator: " ")
  }

  /// Returns the type of a value, and also the value if it is an integer, a UUID or a Boolean,
  /// which contains no text.
  private func said(_ value: AnyHashable) -> String {
    let type = type.map { "\($0)" } ?? ""
    let isPlain = value.base is any FixedWidthInteger || value.base is UUID || value.base is Bool
    return isPlain || Redaction.isDisabled ? "\(type) \(value)" : type
  }
}

extension SceneSession {
  /// Whether a request matches the session's scene and the value that the session presents.
  func fits(_ request: WindowRequest) -> Bool {
    if let id = request.id, sceneDescription?.id.unhosted != .declared(id) { return false }
    guard let type = request.type else { return true }
    return factory?.values?.type == type && presentedValue?.value == request.value
  }
}
