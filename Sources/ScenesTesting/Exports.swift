// Locations in tests are macros of Swift Testing, which a file with tests of XCTest needn't import itself.
@_exported public import Testing
