// `import Scenes` provides everything an app needs.
@_exported public import Observation
@_exported public import SceneDisplay
@_exported public import SceneRuntime
@_exported public import SceneViews
