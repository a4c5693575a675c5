// Swift Testing asks for a module of this name where a file imports both it and UIKit. There is nothing to add to
// either, so it is empty.
