// `import UIKit` also imports Foundation and Combine, as on Apple's platforms. Other modules of this library aren't
// exported, because names without prefixes in these modules could clash with types of the app.
@_exported public import CombineNames
@_exported public import Foundation
@_exported public import Observation

@_exported public import class UIKitObjects.NSObject
@_exported public import func UIKitObjects.NSStringFromSelector
@_exported public import struct UIKitObjects.Selector

#if canImport(FoundationNetworking)
@_exported public import FoundationNetworking
#endif
