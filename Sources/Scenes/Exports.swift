// All an app needs comes with `import Scenes`.
@_exported public import Observation
@_exported public import SceneDisplay
@_exported public import SceneRuntime
@_exported public import SceneViews
