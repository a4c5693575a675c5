// Values of the model stand in the interface of nearly every object.
@_exported public import SceneModel
