public import Foundation

/// An Info.plist with a manifest that is right.
public struct ManifestSample: Sendable, CustomStringConvertible {
  /// The feature that distinguishes the sample from the others.
  public var name: String
  /// The whole Info.plist as XML.
  public var xml: String

  public var description: String { name }

  init(_ name: String, _ body: String) {
    self.name = name
    xml = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      \(body)
      </plist>

      """
  }

  /// The Info.plist's bytes in a format; made by Foundation for binary ones.
  public func data(_ format: PropertyListSerialization.PropertyListFormat) throws -> Data {
    let data = Data(xml.utf8)
    if format == .xml { return data }
    return try PropertyListSerialization.data(
      fromPropertyList: try PropertyListSerialization.propertyList(from: data, format: nil),
      format: format, options: 0)
  }
}

// How samples are written.
extension ManifestSample {
  static func dict(_ entries: (key: String, value: String)...) -> String {
    "<dict>\(entries.map { "<key>\($0.key)</key>\($0.value)" }.joined(separator: "\n"))</dict>"
  }

  static func array(_ elements: String...) -> String { "<array>\(elements.joined())</array>" }

  static func text(_ text: String) -> String { "<string>\(text)</string>" }

  /// A manifest with one configuration.
  static func one(
    _ entries: String, role: String = "UIWindowSceneSessionRoleApplication"
  ) -> String {
    manifest(("UISceneConfigurations", dict((role, array(entries)))))
  }

  static func manifest(_ entries: (key: String, value: String)...) -> String {
    let body = entries.map { "<key>\($0.key)</key>\($0.value)" }.joined()
    return dict(("UIApplicationSceneManifest", "<dict>\(body)</dict>"))
  }
}
