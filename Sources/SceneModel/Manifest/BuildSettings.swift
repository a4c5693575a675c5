import Foundation

/// What a build system would have put in the place of the variables in an Info.plist.
///
/// Xcode replaces `$(PRODUCT_MODULE_NAME)` when it copies an app's Info.plist; where nobody did, it
/// is done when names are looked up:
///
/// ```swift
/// let settings = BuildSettings(moduleName: "Postbox", bundleIdentifier: "com.example.postbox")
/// print(settings.expanding("$(PRODUCT_MODULE_NAME).InboxSceneDelegate"))
/// ```
public struct BuildSettings: Hashable, Sendable {
  /// The module of the app, in which class names without a module are looked for.
  public var moduleName: String
  /// The name of the product.
  public var productName: String
  /// The name of the target.
  public var targetName: String
  /// The name of the executable file.
  public var executableName: String
  /// The identity of the app, such as `com.example.postbox`.
  public var bundleIdentifier: String
  /// The values of further variables, by name.
  public var others: [String: String] = [:]

  /// - Parameters:
  ///   - moduleName: The module of the app.
  ///   - productName: The name of product, target and executable; the module's if nil.
  ///   - bundleIdentifier: The identity of the app; the name of the product if nil.
  public init(
    moduleName: String, productName: String? = nil, bundleIdentifier: String? = nil
  ) {
    let product = productName ?? moduleName
    self.moduleName = moduleName
    self.productName = product
    targetName = product
    executableName = product
    self.bundleIdentifier = bundleIdentifier ?? product
  }

  /// The variables every app has values for.
  package enum Variable: String, CaseIterable {
    case moduleName = "PRODUCT_MODULE_NAME"
    case productName = "PRODUCT_NAME"
    case targetName = "TARGET_NAME"
    case executableName = "EXECUTABLE_NAME"
    case bundleIdentifier = "PRODUCT_BUNDLE_IDENTIFIER"
  }

  /// The value of a variable; nil for one that isn't known.
  public subscript(name: String) -> String? {
    if let other = others[name] { return other }
    return switch Variable(rawValue: name) {
    case .moduleName: moduleName
    case .productName: productName
    case .targetName: targetName
    case .executableName: executableName
    case .bundleIdentifier: bundleIdentifier
    case nil: nil
    }
  }
}
