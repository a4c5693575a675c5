// `import UIKit` brings Foundation and Combine along, as on Apple's platforms. The modules of this library aren't exported: their
// names without prefixes could be taken for types of the app.
@_exported public import CombineNames
@_exported public import Foundation
@_exported public import Observation

#if canImport(FoundationNetworking)
@_exported public import FoundationNetworking
#endif
