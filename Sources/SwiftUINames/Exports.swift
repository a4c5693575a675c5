// On Apple's platforms, `import SwiftUI` also imports these modules.
@_exported public import CombineNames
@_exported public import SceneMacros
@_exported public import UIKitNames
