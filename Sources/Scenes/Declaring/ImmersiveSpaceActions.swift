import SceneModel
import SceneRuntime
public import SceneViews

/// An action that opens an immersive space.
///
/// No host has immersive spaces, so the action records a problem and fails.
public struct OpenImmersiveSpaceAction {
  weak var application: Application?

  /// Fails, because no host has immersive spaces.
  ///
  /// - Parameter id: The declared id of the space.
  /// - Returns: Always ``Result/error``.
  @MainActor @discardableResult public func callAsFunction(id: String) async -> Result {
    refuse(id, nil)
  }

  /// Fails, because no host has immersive spaces.
  ///
  /// - Parameter value: The value that the space presents.
  /// - Returns: Always ``Result/error``.
  @MainActor @discardableResult public func callAsFunction<Value: Codable & Hashable>(
    value: Value
  ) async -> Result {
    refuse(nil, Value.self)
  }

  /// Fails, because no host has immersive spaces.
  ///
  /// - Parameters:
  ///   - id: The declared id of the space.
  ///   - value: The value that the space presents.
  /// - Returns: Always ``Result/error``.
  @MainActor @discardableResult public func callAsFunction<Value: Codable & Hashable>(
    id: String, value: Value
  ) async -> Result {
    refuse(id, Value.self)
  }

  /// Records a problem, which depends on whether the requested space is declared.
  @MainActor private func refuse(_ id: String?, _ type: Any.Type?) -> Result {
    guard let application else { return .error }
    let type = type.map { SceneDescription.ValueType($0) }
    let space = ["ImmersiveSpace", id, type.map { "for \($0)" }].compactMap(\.self)
    let place = space.joined(separator: " ")
    application.report(
      application.declaresSpace(id: id, type: type)
        ? .unshownSceneRequested(at: place) : .undeclaredSpaceRequested(at: place))
    return .error
  }

  /// The outcome of an attempt to open an immersive space.
  public enum Result: Hashable, Sendable {
    /// The space is open.
    case opened
    /// A person refused to open the space.
    case userCancelled
    /// The space can't be opened.
    case error
  }
}

/// An action that closes the immersive space.
///
/// No host has immersive spaces, so the action records a problem and closes nothing.
public struct DismissImmersiveSpaceAction {
  weak var application: Application?

  /// Records a problem, because no host has immersive spaces.
  @MainActor public func callAsFunction() async {
    application?.report(.unopenSpaceDismissed)
  }
}

extension EnvironmentValues {
  /// An action that opens immersive spaces, which no host has.
  public var openImmersiveSpace: OpenImmersiveSpaceAction {
    OpenImmersiveSpaceAction(application: application)
  }

  /// An action that closes the immersive space, which no host has.
  public var dismissImmersiveSpace: DismissImmersiveSpaceAction {
    DismissImmersiveSpaceAction(application: application)
  }

  /// Whether hosts have immersive spaces; always false in this library.
  public var supportsImmersiveSpaces: Bool { false }
}
