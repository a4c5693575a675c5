// Swift Testing declares that the compiler imports a module with this name into each file that imports both Swift
// Testing and UIKit. The module is empty, because such a file needs no further declarations.
