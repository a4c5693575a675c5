// `import SwiftUI` brings these along, as on Apple's platforms.
@_exported public import CombineNames
@_exported public import SceneMacros
@_exported public import UIKitNames
