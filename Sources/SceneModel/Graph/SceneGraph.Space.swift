extension SceneGraph {
  /// A declared immersive space, which no host shows.
  ///
  /// Spaces aren't among the scenes of the graph, because no event, request or launch opens them.
  package struct Space: Hashable, Sendable {
    /// The id that the app gave the space; nil if there is none.
    package var id: String?
    /// The type of the values that the space presents; nil if it presents no values.
    package var valueType: SceneDescription.ValueType?
    /// The path of the declaration in the app's body, as in ``SceneDescription/path``.
    package var path: String

    /// Creates the description of a space.
    package init(id: String? = nil, valueType: SceneDescription.ValueType? = nil, path: String) {
      self.id = id
      self.valueType = valueType
      self.path = path
    }

    /// Returns whether a request with the given id and value type is a request for the space.
    ///
    /// - Parameters:
    ///   - id: The requested id; nil if the request has none.
    ///   - type: The type of the requested value; nil if the request has no value.
    /// - Returns: Whether the space has the requested id and type; a nil id or type fits every space.
    package func fits(id: String?, type: SceneDescription.ValueType?) -> Bool {
      (id == nil || id == self.id) && (type == nil || type == valueType)
    }

    /// The lines of the space in the text of the graph.
    var lines: [String] {
      let name = id.map { SceneDescription.ID.declared($0).description } ?? "at \(path)"
      var lines = ["ImmersiveSpace (\(name))", "  is never shown: no host has immersive spaces"]
      if let valueType { lines.append("  presents \(valueType)") }
      return lines
    }
  }
}
