public import SceneViews
public import Scenes

// A container of SwiftData, which isn't here, is attached to the views of most apps that have one.
extension View {
  /// Attaches a container of models, or one for types of models; it has no effect.
  public func modelContainer(_ container: Any?) -> some View { self }

  public func modelContainer(
    for types: Any?, inMemory: Any? = nil, isAutosaveEnabled: Any? = nil,
    isUndoEnabled: Any? = nil, onSetup: Any? = nil
  ) -> some View { self }

  /// Sets the context of models; it has no effect.
  public func modelContext(_ context: Any?) -> some View { self }
}

extension Scene {
  /// Attaches a container of models, or one for types of models; it has no effect.
  public func modelContainer(_ container: Any?) -> some Scene { self }

  public func modelContainer(
    for types: Any?, inMemory: Any? = nil, isAutosaveEnabled: Any? = nil,
    isUndoEnabled: Any? = nil, onSetup: Any? = nil
  ) -> some Scene { self }
}
