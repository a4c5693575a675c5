// Swift Testing asks for a module with this name where a file imports both Swift Testing and UIKit. The module has
// nothing to add to them, so it is empty.
