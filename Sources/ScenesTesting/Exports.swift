// Source locations in tests are macros of Swift Testing. The export lets a file with XCTest tests use the macros
// without an import.
@_exported public import Testing
