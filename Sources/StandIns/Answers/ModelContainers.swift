public import SceneViews
public import Scenes

// Most apps that use SwiftData attach a model container to their views. SwiftData exists only on Apple's platforms.
// These modifiers let such apps compile without SwiftData.
extension View {
  /// Has no effect; in SwiftData, attaches a model container.
  public func modelContainer(_ container: Any?) -> some View { self }

  /// Has no effect; in SwiftData, attaches a container for types of models.
  public func modelContainer(
    for types: Any?, inMemory: Any? = nil, isAutosaveEnabled: Any? = nil,
    isUndoEnabled: Any? = nil, onSetup: Any? = nil
  ) -> some View { self }

  /// Has no effect; in SwiftData, sets the model context.
  public func modelContext(_ context: Any?) -> some View { self }
}

extension Scene {
  /// Has no effect; in SwiftData, attaches a model container.
  public func modelContainer(_ container: Any?) -> some Scene { self }

  /// Has no effect; in SwiftData, attaches a container for types of models.
  public func modelContainer(
    for types: Any?, inMemory: Any? = nil, isAutosaveEnabled: Any? = nil,
    isUndoEnabled: Any? = nil, onSetup: Any? = nil
  ) -> some Scene { self }
}
