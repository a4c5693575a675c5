import SceneDisplay

// The parts of each type of control, such as a label and an action, and the environment values for styles. A style that
// the app defines arranges the parts in its body.

struct ButtonParts {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: AnyView
}

struct ToggleParts {
  let isOn: Binding<Bool>
  /// A closure that returns whether some of the toggle's sources are on and others are off; nil if the toggle was
  /// created with a single binding instead of a collection of sources.
  let isMixed: (@MainActor () -> Bool)?
  let label: AnyView
}

struct LabelParts {
  let title: AnyView
  let icon: AnyView
}

struct ProgressParts {
  let fraction: Double?
  let label: AnyView?
  let current: AnyView?
}

struct GaugeParts {
  let fraction: Double
  let label: AnyView
  let current: AnyView?
  let minimum: AnyView?
  let maximum: AnyView?
  let marked: AnyView?
}

/// A label and the content that it labels.
struct BoxParts {
  let label: AnyView
  let content: AnyView
}

struct FormParts {
  let content: AnyView
}

struct MenuParts {
  let label: AnyView
  let content: AnyView
  /// The action for pressing the label; nil if pressing the label shows the menu.
  let primaryAction: (@MainActor () -> Void)?
}

struct DisclosureParts {
  let isExpanded: Binding<Bool>
  let label: AnyView
  let content: AnyView
}

extension EnvironmentValues {
  var ownButton: OwnStyle<ButtonParts>? {
    get { self[ButtonLookKey.self] }
    set { self[ButtonLookKey.self] = newValue }
  }

  var ownToggle: OwnStyle<ToggleParts>? {
    get { self[ToggleLookKey.self] }
    set { self[ToggleLookKey.self] = newValue }
  }

  var ownLabel: OwnStyle<LabelParts>? {
    get { self[LabelLookKey.self] }
    set { self[LabelLookKey.self] = newValue }
  }

  var ownProgress: OwnStyle<ProgressParts>? {
    get { self[ProgressLookKey.self] }
    set { self[ProgressLookKey.self] = newValue }
  }

  var ownGauge: OwnStyle<GaugeParts>? {
    get { self[GaugeLookKey.self] }
    set { self[GaugeLookKey.self] = newValue }
  }

  var ownGroupBox: OwnStyle<BoxParts>? {
    get { self[GroupBoxLookKey.self] }
    set { self[GroupBoxLookKey.self] = newValue }
  }

  var ownForm: OwnStyle<FormParts>? {
    get { self[FormLookKey.self] }
    set { self[FormLookKey.self] = newValue }
  }

  var ownLabeledContent: OwnStyle<BoxParts>? {
    get { self[LabeledContentLookKey.self] }
    set { self[LabeledContentLookKey.self] = newValue }
  }

  var ownMenu: OwnStyle<MenuParts>? {
    get { self[MenuLookKey.self] }
    set { self[MenuLookKey.self] = newValue }
  }

  var ownDisclosure: OwnStyle<DisclosureParts>? {
    get { self[DisclosureLookKey.self] }
    set { self[DisclosureLookKey.self] = newValue }
  }

  /// The look of pickers; nil for the default look of the host.
  var pickerLook: DisplayLook? {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }

  /// The kind of tab views: tabs with titles, or pages.
  var tabsKind: DisplayCollection.Kind {
    get { self[TabsKindKey.self] }
    set { self[TabsKindKey.self] = newValue }
  }
}

extension DisplayCollection.Kind {
  /// Pages with indicators of the selected page; the indicators are shown only if there are several pages.
  ///
  /// The node of the tab view passes `pages` or `unmarkedPages` to hosts instead of this kind.
  static var automaticPages: Self { Self("automaticPages", fallback: .pages) }
}

private struct TabsKindKey: EnvironmentKey {
  static var defaultValue: DisplayCollection.Kind { .tabs }
}

private struct PickerLookKey: EnvironmentKey {
  static var defaultValue: DisplayLook? { nil }
}

private struct ButtonLookKey: EnvironmentKey {
  static var defaultValue: OwnStyle<ButtonParts>? { nil }
}

private struct ToggleLookKey: EnvironmentKey {
  static var defaultValue: OwnStyle<ToggleParts>? { nil }
}

private struct LabelLookKey: EnvironmentKey {
  static var defaultValue: OwnStyle<LabelParts>? { nil }
}

private struct ProgressLookKey: EnvironmentKey {
  static var defaultValue: OwnStyle<ProgressParts>? { nil }
}

private struct GaugeLookKey: EnvironmentKey {
  static var defaultValue: OwnStyle<GaugeParts>? { nil }
}

private struct GroupBoxLookKey: EnvironmentKey {
  static var defaultValue: OwnStyle<BoxParts>? { nil }
}

private struct FormLookKey: EnvironmentKey {
  static var defaultValue: OwnStyle<FormParts>? { nil }
}

private struct LabeledContentLookKey: EnvironmentKey {
  static var defaultValue: OwnStyle<BoxParts>? { nil }
}

private struct MenuLookKey: EnvironmentKey {
  static var defaultValue: OwnStyle<MenuParts>? { nil }
}

private struct DisclosureLookKey: EnvironmentKey {
  static var defaultValue: OwnStyle<DisclosureParts>? { nil }
}
