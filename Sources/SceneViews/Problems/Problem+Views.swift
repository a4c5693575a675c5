public import SceneRuntime

extension Problem.Code {
  /// A body that changes state while it is evaluated.
  public static let stateChangedInBody: Self = "stateChangedInBody"
  /// Elements of a `ForEach`, or of a list's data, with the same id.
  public static let duplicateElementID: Self = "duplicateElementID"
  /// Actions that delete, move or insert the views of a `ForEach` outside of any list or form.
  public static let editsOutsideList: Self = "editsOutsideList"
  /// A navigation link outside of any navigation stack or navigation split view.
  public static let linkOutsideNavigation: Self = "linkOutsideNavigation"
  /// A navigation destination outside of any navigation stack or navigation split view.
  public static let destinationOutsideNavigation: Self = "destinationOutsideNavigation"
  /// A pushed value for whose type no navigation destination is declared.
  public static let noDestination: Self = "noDestination"
  /// A navigation link with a value that doesn't have the type of the navigation path's elements.
  public static let linkOfOtherType: Self = "linkOfOtherType"
  /// A page that a person chose in a tab view, and that has no value of the type of the tab view's selection.
  public static let pageWithoutValue: Self = "pageWithoutValue"
  /// An option of a picker with a tag that doesn't have the type of the picker's selection.
  public static let tagOfOtherType: Self = "tagOfOtherType"
}

extension Problem {
  package static func stateChangedInBody(at place: String) -> Problem {
    Problem(
      .stateChangedInBody, at: place,
      "its body changes state while it is evaluated, so updates may never end",
      remedy: "change state in actions, onAppear, onChange or task")
  }

  package static func duplicateElementIDs(_ ids: [String], at place: String) -> Problem {
    Problem(
      .duplicateElementID, at: place,
      "the ids \(ids.joined(separator: ", ")) are used by several elements each",
      remedy: "give every element a unique id")
  }

  package static func editsOutsideList(at place: String) -> Problem {
    Problem(
      .editsOutsideList, at: place,
      "its views aren't rows of a list or a form, so onDelete, onMove and onInsert have no effect",
      remedy: "put a List or a Form around it")
  }

  package static func linkOutsideNavigation(at place: String) -> Problem {
    Problem(
      .linkOutsideNavigation, at: place, "it isn't inside navigation, so it has no effect",
      remedy: "put a NavigationStack or a NavigationSplitView around it")
  }

  package static func destinationOutsideNavigation(at place: String) -> Problem {
    Problem(
      .destinationOutsideNavigation, at: place,
      "it isn't inside navigation, so no page is shown",
      remedy: "put a NavigationStack or a NavigationSplitView around it")
  }

  package static func noDestination(for type: Any.Type, at place: String) -> Problem {
    Problem(
      .noDestination, at: place, "no destination is declared for a \(type)",
      remedy: "put navigationDestination(for: \(type).self) inside the navigation")
  }

  package static func linkOfOtherType(
    _ type: Any.Type, than element: Any.Type, at place: String
  ) -> Problem {
    Problem(
      .linkOfOtherType, at: place, "its value is a \(type), and the path holds \(element) only",
      remedy: "give the link a value of the path's type, or use a NavigationPath")
  }

  package static func pageWithoutValue(of type: Any.Type, at place: String) -> Problem {
    Problem(
      .pageWithoutValue, at: place, "a page has no value of type \(type), so it can't be chosen",
      remedy: "give each page a value, or a tag, of the type of the selection")
  }

  package static func tagOfOtherType(_ type: Any.Type, at place: String) -> Problem {
    Problem(
      .tagOfOtherType, at: place,
      "its tag is a \(type), which isn't the type of the picker's selection",
      remedy: "give each option a tag of the type of the picker's selection")
  }
}
