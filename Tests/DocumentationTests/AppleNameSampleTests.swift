import Checking
import Foundation
import Testing

/// The samples in the names of UIKit and SwiftUI build with the modules of these names.
@Suite(.thread(.compiler)) struct AppleNameSampleTests {
  @Test(arguments: ["ComingFromUIKit", "ComingFromSwiftUI"])
  func `a sample for Apple's frameworks builds as it is`(page: String) throws {
    let text = try String(
      contentsOf: Compiler.package
        .appending(path: "Documentation/Scenes.docc/Articles/\(page).md"), encoding: .utf8)
    let samples = text.matches(of: /```text\n(import (?:UIKit|SwiftUI)\n[^`]*)```/)
    expectEqual(samples.count, 1)
    for sample in samples {
      // A test has no aliases of modules, so the sample imports the modules by their own names.
      let source = String(sample.1).replacing("import UIKit\n", with: "import UIKitNames\n")
        .replacing("import SwiftUI\n", with: "import SwiftUINames\n")
      try expectEqual(Compiler.check(source, isStrict: true), [])
    }
  }
}
