import Foundation
public import SceneRuntime

extension UserActivity {
  /// Stores a value as the only entry of the activity's user info.
  ///
  /// The key of the value becomes the only required key, so that the value stays when the user info is reduced to the
  /// required keys (S129).
  ///
  /// - Parameter payload: The value, which is stored as JSON.
  /// - Throws: An `EncodingError` if the value can't be encoded.
  public func setTypedPayload<Payload: Codable>(_ payload: Payload) throws {
    let data = try JSONEncoder().encode([payload])
    userInfo = [Self.typedPayloadKey: data]
    requiredUserInfoKeys = [Self.typedPayloadKey]
  }

  /// Returns the value that was stored in the activity's user info.
  ///
  /// - Parameter type: The type of the value.
  /// - Returns: The stored value.
  /// - Throws: A `DecodingError` if the value doesn't have the type, or a `CocoaError` with the code
  ///   `coderValueNotFound` if there is no value.
  public func typedPayload<Payload: Codable>(_ type: Payload.Type) throws -> Payload {
    let data = userInfo?[Self.typedPayloadKey] as? Data ?? Data("[]".utf8)
    guard let payload = try JSONDecoder().decode([Payload].self, from: data).first else {
      throw CocoaError(.coderValueNotFound)
    }
    return payload
  }

  private static var typedPayloadKey: String { "typedPayload" }
}
