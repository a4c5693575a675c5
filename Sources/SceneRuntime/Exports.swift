// Nearly every public interface of this module uses types of SceneModel.
@_exported public import SceneModel
