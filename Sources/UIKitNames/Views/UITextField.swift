public import Foundation
public import SceneViews

/// A field for one line of text.
open class UITextField: UIControl {
  /// The border styles of a field.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none
    /// A thin line.
    case line
    /// A line with a shadow.
    case bezel
    /// A line with rounded corners.
    case roundedRect
  }

  /// The text in the field.
  open var text: String? = "" { didSet { if text != oldValue { setNeedsDisplay() } } }
  /// The text that is shown while the field is empty.
  open var placeholder: String? { didSet { setNeedsDisplay() } }
  /// Whether the field hides its text, as a password field does.
  open var isSecureTextEntry = false { didSet { setNeedsDisplay() } }
  /// The delegate, which is notified of typing and can refuse typing.
  open weak var delegate: (any UITextFieldDelegate)?
  /// The font; stored without effect.
  open var font: UIFont?
  /// The color of the text; stored without effect.
  open var textColor: UIColor?
  /// The alignment of the text; stored without effect.
  open var textAlignment = NSTextAlignment.natural
  /// The border style; stored without effect.
  open var borderStyle = BorderStyle.none
  /// The type of keyboard; stored without effect.
  open var keyboardType = UIKeyboardType.default
  /// The label of the return key; stored without effect.
  open var returnKeyType = UIReturnKeyType.default
  /// The style of capitalization while typing; stored without effect.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected; stored without effect.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The condition under which a button that deletes the text is shown; stored without effect.
  open var clearButtonMode = ViewMode.never
  /// Whether a person is typing in the field.
  public private(set) var isEditing = false
  private var isTyping = false

  /// The condition under which a view in the field is shown.
  public enum ViewMode: Int, Sendable {
    /// The view is never shown.
    case never
    /// The view is shown while a person types.
    case whileEditing
    /// The view is shown except while a person types.
    case unlessEditing
    /// The view is always shown.
    case always
  }

  open override var canBecomeFirstResponder: Bool { isEnabled }
  open override var canResignFirstResponder: Bool {
    delegate?.textFieldShouldEndEditing(self) != false
  }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard !isEditing else { return true }
    // A field without a superview, such as a field in a bar, belongs to no window's hierarchy. A person can type into
    // such a field, although it can't become the first responder.
    let isShownElsewhere = isTyping && hierarchy == nil
    guard isEnabled, delegate?.textFieldShouldBeginEditing(self) != false,
      isShownElsewhere || super.becomeFirstResponder()
    else { return false }
    isEditing = true
    setNeedsDisplay()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isEditing else { return super.resignFirstResponder() }
    guard super.resignFirstResponder() else { return false }
    endTyping()
    return true
  }

  override func loseFirstResponder() {
    super.loseFirstResponder()
    if isEditing { endTyping() }
  }

  private func endTyping() {
    isEditing = false
    setNeedsDisplay()
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
  }

  override var content: any View {
    let field: any View =
      isSecureTextEntry
      ? SecureField(placeholder ?? "", text: typed) : TextField(placeholder ?? "", text: typed)
    return AnyView(field)
      .onSubmit { [weak self] in self?.submit() }
      .disabled(!isEnabled)
  }

  /// The text of the field, as a binding; the delegate can refuse a text that a person types.
  private var typed: Binding<String> {
    Binding { [weak self] in
      self?.redisplay.read()
      return self?.text ?? ""
    } set: { [weak self] new in
      self?.enter(new)
    }
  }

  private func enter(_ new: String) {
    isTyping = true
    defer { isTyping = false }
    guard becomeFirstResponder() else { return }
    let old = text ?? ""
    let whole = NSRange(location: 0, length: old.utf16.count)
    guard
      delegate?.textField(self, shouldChangeCharactersIn: whole, replacementString: new) != false
    else { return }
    text = new
    sendActions(for: .editingChanged)
    delegate?.textFieldDidChangeSelection(self)
  }

  private func submit() {
    guard delegate?.textFieldShouldReturn(self) != false else { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    resignFirstResponder()
  }
}

/// Methods with which a delegate observes typing in a field, and can refuse typing.
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
  /// Returns whether typing can begin.
  ///
  /// - Parameter textField: The field.
  /// - Returns: Whether typing begins; true by default.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Notifies the delegate that typing began.
  ///
  /// - Parameter textField: The field.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns whether typing can end.
  ///
  /// - Parameter textField: The field.
  /// - Returns: Whether typing ends; true by default.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Notifies the delegate that typing ended.
  ///
  /// - Parameter textField: The field.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Returns whether the text of the field can be replaced.
  ///
  /// The range is the whole text, because hosts report whole texts.
  ///
  /// - Parameters:
  ///   - textField: The field, with the text before the replacement.
  ///   - range: The range of the whole text, in UTF-16 units.
  ///   - replacementString: The whole text after the replacement.
  /// - Returns: Whether the text is replaced; true by default.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String
  ) -> Bool
  /// Returns whether the return key ends typing.
  ///
  /// - Parameter textField: The field.
  /// - Returns: Whether typing ends; true by default.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Notifies the delegate that a person changed the text.
  ///
  /// - Parameter textField: The field, with the new text.
  func textFieldDidChangeSelection(_ textField: UITextField)
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String
  ) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
}

/// The keyboard types of a device, which have no effect.
public typealias UIKeyboardType = KeyboardType

/// The meanings of a field's text, such as an email address, which have no effect.
public typealias UITextContentType = TextContentType

/// The labels of the return key, which have no effect.
public enum UIReturnKeyType: Int, Sendable {
  /// The default label.
  case `default`
  /// The label "Go".
  case go
  /// The label "Google".
  case google
  /// The label "Join".
  case join
  /// The label "Next".
  case next
  /// The label "Route".
  case route
  /// The label "Search".
  case search
  /// The label "Send".
  case send
  /// The label "Done".
  case done = 9
}

/// The styles of capitalization while typing, which have no effect.
public typealias UITextAutocapitalizationType = TextAutocapitalizationType

/// The settings for the correction of words while typing, which have no effect.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The keyboard decides.
  case `default`
  /// Words aren't corrected.
  case no
  /// Words are corrected.
  case yes
}
