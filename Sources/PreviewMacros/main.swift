// The compiler starts this program to expand the macros of SwiftUI's names, and exchanges messages with it by standard
// input and output until it closes them.
import Foundation

let channel = MessageChannel(input: .standardInput, output: .standardOutput)
while let message = channel.read() {
  channel.write(MacroExpansion.answer(to: message))
}
