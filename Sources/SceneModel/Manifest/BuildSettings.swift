import Foundation

/// The values of the variables that an Info.plist may contain, such as the name of the app's module.
///
/// Xcode replaces variables such as `$(PRODUCT_MODULE_NAME)` when it copies an app's Info.plist. Without Xcode, the
/// library replaces the variables in a name when it looks up the name:
///
/// ```swift
/// let settings = BuildSettings(moduleName: "Postbox", bundleIdentifier: "com.example.postbox")
/// print(settings.expanding("$(PRODUCT_MODULE_NAME).InboxSceneDelegate"))
/// ```
public struct BuildSettings: Hashable, Sendable {
  /// The name of the app's module, in which class names without a module are looked up.
  public var moduleName: String
  /// The name of the product, which is the value of the variable `PRODUCT_NAME`.
  public var productName: String
  /// The name of the target, which is the value of the variable `TARGET_NAME`.
  public var targetName: String
  /// The name of the executable file, which is the value of the variable `EXECUTABLE_NAME`.
  public var executableName: String
  /// The bundle identifier of the app, such as `com.example.postbox`.
  public var bundleIdentifier: String
  /// The values of further variables, by the names of the variables.
  public var others: [String: String] = [:]

  /// Creates build settings without further variables.
  ///
  /// - Parameters:
  ///   - moduleName: The name of the app's module.
  ///   - productName: The name of the product, the target and the executable; nil to use the name of the module.
  ///   - bundleIdentifier: The bundle identifier of the app; nil to use the name of the product.
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

  /// The variables that have a value in every app.
  package enum Variable: String, CaseIterable {
    case moduleName = "PRODUCT_MODULE_NAME"
    case productName = "PRODUCT_NAME"
    case targetName = "TARGET_NAME"
    case executableName = "EXECUTABLE_NAME"
    case bundleIdentifier = "PRODUCT_BUNDLE_IDENTIFIER"
  }

  /// The value of a variable; nil if the variable has no value.
  ///
  /// - Parameter name: The name of the variable, without `$(` and `)`. A value in ``others`` takes precedence over the
  ///   other properties.
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
