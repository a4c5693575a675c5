import Foundation

/// Values for the build-setting variables in an Info.plist.
///
/// Xcode replaces `$(PRODUCT_MODULE_NAME)` when it copies an app's Info.plist. Without Xcode, the
/// library replaces the variables when it looks up the names that contain them:
///
/// ```swift
/// let settings = BuildSettings(moduleName: "Postbox", bundleIdentifier: "com.example.postbox")
/// print(settings.expanding("$(PRODUCT_MODULE_NAME).InboxSceneDelegate"))
/// ```
public struct BuildSettings: Hashable, Sendable {
  /// The module of the app, which is the default module of class names.
  public var moduleName: String
  /// The name of the product.
  public var productName: String
  /// The name of the target.
  public var targetName: String
  /// The name of the executable file.
  public var executableName: String
  /// The bundle identifier of the app, such as `com.example.postbox`.
  public var bundleIdentifier: String
  /// The values of additional variables, by name.
  public var others: [String: String] = [:]

  /// Creates build settings.
  ///
  /// - Parameters:
  ///   - moduleName: The module of the app.
  ///   - productName: The name of the product, the target and the executable; the module's name if
  ///     nil.
  ///   - bundleIdentifier: The bundle identifier of the app; the product's name if nil.
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

  /// The value of a variable; nil if the variable is unknown.
  ///
  /// - Parameter name: The name of the variable, without `$(` and `)`. ``others`` take precedence
  ///   over the other properties.
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
