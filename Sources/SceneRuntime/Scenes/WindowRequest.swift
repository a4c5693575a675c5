import Foundation

/// A view's request to open or close a window.
///
/// The request names the identifier of a declared scene, a value, or both. Only the request to open the window of the
/// app's settings, ``Application/openSettings()``, names neither of them.
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
  var text: String {
    let parts = [id.map { "\"\($0)\"" }, value.map { "for \(text(for: $0))" }].compactMap(\.self)
    return parts.isEmpty ? "Settings" : parts.joined(separator: " ")
  }

  /// Returns the text for the requested value in the trace.
  ///
  /// The text contains the type of the value. It also contains the value itself if redaction is disabled, or if the
  /// value is an integer, a UUID or a Boolean. Other values may contain text of the user.
  private func text(for value: AnyHashable) -> String {
    let type =
      type.map { type in
        let name = "\(type)"
        // The name of `DocumentPlace`, a type of this library, says nothing to a reader of the trace. Its readable name
        // is looked up instead, which takes longer and is therefore done only for this type.
        return name.hasPrefix("DocumentPlace<") ? "\(SceneDescription.ValueType(type))" : name
      } ?? ""
    let isPlain = value.base is any FixedWidthInteger || value.base is UUID || value.base is Bool
    return isPlain || Redaction.isDisabled ? "\(type) \(value)" : type
  }
}

extension SceneSession {
  /// Returns whether a request names the session's scene and the value that the session presents.
  ///
  /// Only the identifier and the value that the request names are compared.
  func fits(_ request: WindowRequest) -> Bool {
    if let id = request.id, sceneDescription?.id.unhosted != .declared(id) { return false }
    guard let type = request.type else { return true }
    return factory?.values?.type == type && presentedValue?.value == request.value
  }
}
