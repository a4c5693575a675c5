// `import Scenes` provides everything an app needs.
@_exported public import Observation
@_exported public import SceneDisplay
@_exported public import SceneRuntime
@_exported public import SceneViews

// Of `CombineNames`, only the types for observable objects are exported, so that an app can import an implementation of
// Combine of its choice.
@_exported public import protocol CombineNames.ObservableObject
@_exported public import class CombineNames.ObservableObjectPublisher
@_exported public import struct CombineNames.Published
