// The default value of a parameter `sourceLocation` is a macro of Swift Testing. The export lets a file with XCTest
// tests use the macro without an import.
@_exported public import Testing
