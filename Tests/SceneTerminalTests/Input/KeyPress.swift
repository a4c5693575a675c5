import SceneTerminal

/// The key of a terminal; the views of `Scenes` have a type of the same name.
typealias KeyPress = SceneTerminal.KeyPress
