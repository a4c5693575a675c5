// The compiler starts this program to expand macros such as `@Entry` and `#Preview`. The compiler and the program
// exchange messages through standard input and output until the compiler closes them.
import Foundation

let channel = MessageChannel(input: .standardInput, output: .standardOutput)
while let message = channel.read() {
  channel.write(MacroExpansion.answer(to: message))
}
