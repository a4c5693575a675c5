// The types of the model are part of nearly every public interface of this module.
@_exported public import SceneModel
