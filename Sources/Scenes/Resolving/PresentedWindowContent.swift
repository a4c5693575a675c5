/// The content of a window that presents a value.
///
/// The content owns the value and updates the session's copy.
public struct PresentedWindowContent<Value: Codable & Hashable, Content: View>: View {
  @State private var value: Value?
  private let session: SceneSession
  private let content: (Binding<Value?>) -> Content

  init(session: SceneSession, content: @escaping (Binding<Value?>) -> Content) {
    _value = State(initialValue: session.presentedValue?.value.base as? Value)
    self.session = session
    self.content = content
  }

  /// The declared content with a binding to the value; changes of the value are stored with the
  /// session (S100).
  public var body: some View {
    content($value).modifier(ValueKeeping(value: $value, session: session))
  }
}

/// A modifier that stores changes of the value with the session.
///
/// The body of `PresentedWindowContent` doesn't read the value, because the modifier reads it. A change of the value
/// therefore evaluates only content that reads the value.
private struct ValueKeeping<Value: Codable & Hashable>: ViewModifier {
  @Binding var value: Value?
  let session: SceneSession

  func body(content: Content) -> some View {
    content.onChange(of: value) { _, value in
      session.present(value.map { AnyHashable($0) })
    }
  }
}
