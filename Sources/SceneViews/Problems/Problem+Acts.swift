public import SceneRuntime

extension Problem.Code {
  /// An act on a node that isn't displayed.
  public static let actOnMissingNode: Self = "actOnMissingNode"
  /// An act on a disabled node.
  public static let actOnDisabledNode: Self = "actOnDisabledNode"
  /// An act on a hidden node.
  public static let actOnHiddenNode: Self = "actOnHiddenNode"
  /// An act on a node behind a sheet or an alert.
  public static let actOnCoveredNode: Self = "actOnCoveredNode"
  /// An act that a node doesn't support.
  public static let unsupportedAct: Self = "unsupportedAct"
}

// Problems with a person's acts on nodes. A host reports the problems, and the message of each problem names the act.
extension Problem {
  package static func actOnMissingNode(at place: String, _ act: String) -> Problem {
    Problem(
      .actOnMissingNode, at: place, "no displayed node has this identity, so \"\(act)\" is ignored",
      remedy: "use the nodes of the latest update")
  }

  package static func actOnDisabledNode(at place: String, _ act: String) -> Problem {
    Problem(
      .actOnDisabledNode, at: place, "it is disabled, so \"\(act)\" is ignored",
      remedy: "have the host ignore input for disabled nodes")
  }

  package static func actOnHiddenNode(at place: String, _ act: String) -> Problem {
    Problem(
      .actOnHiddenNode, at: place, "it is hidden, so \"\(act)\" is ignored",
      remedy: "have the host ignore input for hidden nodes")
  }

  package static func actOnCoveredNode(at place: String, _ act: String) -> Problem {
    Problem(
      .actOnCoveredNode, at: place, "something is in front of it, so \"\(act)\" is ignored",
      remedy: "have the host ignore input for nodes behind a sheet or an alert")
  }

  package static func unsupportedAct(at place: String, _ act: String) -> Problem {
    Problem(
      .unsupportedAct, at: place, "it doesn't support \"\(act)\"",
      remedy: "have the host offer only acts that the element supports")
  }
}
