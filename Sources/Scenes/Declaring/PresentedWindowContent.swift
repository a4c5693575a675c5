/// The content of a window that presents a value: it owns the value and keeps the session informed.
public struct PresentedWindowContent<Value: Codable & Hashable, Content: View>: View {
  @State private var value: Value?
  private let session: SceneSession
  private let content: @MainActor (Binding<Value?>) -> Content

  init(session: SceneSession, content: @escaping @MainActor (Binding<Value?>) -> Content) {
    _value = State(initialValue: session.presentedValue?.value.base as? Value)
    self.session = session
    self.content = content
  }

  public var body: some View {
    content($value).onChange(of: value) { _, value in
      session.present(value.map { AnyHashable($0) })
    }
  }
}
