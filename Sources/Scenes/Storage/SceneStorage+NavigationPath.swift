import SceneModel
public import SceneViews

extension SceneStorage where Value == NavigationPath {
  /// Creates a property for the path of a navigation stack.
  ///
  /// ```swift
  /// struct MailboxView: View {
  ///   @SceneStorage("path") private var path = NavigationPath()
  ///
  ///   var body: some View {
  ///     NavigationStack(path: $path) {
  ///       NavigationLink("Message 42", value: 42)
  ///         .navigationDestination(for: Int.self) { number in Text("Message \(number)") }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// If the property is set to a path with a value that can't be encoded, or with a value of a private type, a problem
  /// is recorded. The last path that could be encoded stays saved.
  ///
  /// - Parameters:
  ///   - wrappedValue: The path while the scene has no saved path; usually empty.
  ///   - key: The key, unique among the values of the scene.
  public init(wrappedValue: NavigationPath, _ key: String) {
    self.init(key, wrappedValue, .path)
  }
}

extension SceneValueCoding where Value == NavigationPath {
  /// The coding of a path as JSON.
  fileprivate static var path: SceneValueCoding {
    SceneValueCoding(
      encode: {
        guard let path = $0.codable else { throw SceneValueError("a value of it isn't Codable") }
        return .string(try JSONText.text(of: path))
      },
      decode: {
        guard case .string(let text) = $0 else { throw SceneValueError("it isn't a text of JSON") }
        return NavigationPath(
          try JSONText.value(NavigationPath.CodableRepresentation.self, of: text))
      })
  }
}
