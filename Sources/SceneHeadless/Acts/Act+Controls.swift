import SceneRuntime

extension Act {
  /// The kinds of controls that an act names by their label.
  enum Controls {
    case pressable
    case field
    case slider
    case stepper
    case control

    /// A noun for one of them, with its article.
    var something: String {
      switch self {
      case .pressable: "something to tap"
      case .field: "a field"
      case .slider: "a slider"
      case .stepper: "a stepper"
      case .control: "a control"
      }
    }

    /// A sentence that says that none of them has a name.
    func none(named name: String) -> String {
      switch self {
      case .pressable: "there is nothing \"\(name)\" to tap"
      case .field: "there is no field \"\(name)\""
      case .slider: "there is no slider \"\(name)\""
      case .stepper: "there is no stepper \"\(name)\""
      case .control: "there is no control \"\(name)\""
      }
    }
  }
}
