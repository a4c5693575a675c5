// `import Scenes` provides everything an app needs.
@_exported public import Observation
@_exported public import SceneDisplay
@_exported public import SceneRuntime
@_exported public import SceneViews

// The types of observable objects, without the rest of Combine, so that an app can import an implementation of Combine
// of its choice.
@_exported public import protocol CombineNames.ObservableObject
@_exported public import class CombineNames.ObservableObjectPublisher
@_exported public import struct CombineNames.Published
