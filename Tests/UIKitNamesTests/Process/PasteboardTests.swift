import Checking
import Foundation
import Testing
import UIKit

/// A pasteboard has what was copied last.
@MainActor struct PasteboardTests {
  @Test func `a copy takes the place of the one before`() {
    let pasteboard = UIPasteboard()
    pasteboard.string = "Lunch?"
    pasteboard.url = URL(string: "https://postbox.example/42")
    expect(pasteboard.hasURLs && pasteboard.string == nil)
    pasteboard.string = "Dinner?"
    expect(pasteboard.hasStrings && !pasteboard.hasURLs && pasteboard.url == nil)
  }
}
