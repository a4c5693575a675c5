// Swift Testing declares that the compiler imports a module with this name into each file that imports both Swift
// Testing and UIKit. The module has nothing to add to the two, so it is empty.
