// swift-format-ignore-file: OrderedImports
import UIKit
import Foundation

/// A class in a file that imports UIKit before Foundation.
class UIKitFirst: NSObject {
  override func perform(_ selector: Selector, with object: Any? = nil) -> Any? {
    "performed first"
  }
}
