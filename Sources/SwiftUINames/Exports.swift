// On Apple's platforms, `import SwiftUI` also imports Combine and UIKit, and has the macros of `SceneMacros`.
@_exported public import CombineNames
@_exported public import SceneMacros
@_exported public import UIKitNames
