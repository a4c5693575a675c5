public import Foundation
public import SceneViews

/// A field for one line of text.
open class UITextField: UIControl {
  /// The looks of the border.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none
    /// A line.
    case line
    /// A shade.
    case bezel
    /// A line with round corners.
    case roundedRect
  }

  /// The text.
  open var text: String? = "" { didSet { if text != oldValue { setNeedsDisplay() } } }
  /// The text of an empty field.
  open var placeholder: String? { didSet { setNeedsDisplay() } }
  /// Whether the text is hidden, as a password's.
  open var isSecureTextEntry = false { didSet { setNeedsDisplay() } }
  /// The observer of typing.
  open weak var delegate: (any UITextFieldDelegate)?
  /// The font; stored without effect.
  open var font: UIFont?
  /// The color of the text; stored without effect.
  open var textColor: UIColor?
  /// The place of the text; stored without effect.
  open var textAlignment = NSTextAlignment.natural
  /// The look of the border; stored without effect.
  open var borderStyle = BorderStyle.none
  /// The keyboard; stored without effect.
  open var keyboardType = UIKeyboardType.default
  /// The key of the end of typing; stored without effect.
  open var returnKeyType = UIReturnKeyType.default
  /// The way of capital letters; stored without effect.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected; stored without effect.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether a button for deleting is shown; stored without effect.
  open var clearButtonMode = ViewMode.never
  /// Whether a person types in the field.
  public private(set) var isEditing = false
  private var isTyping = false

  /// The condition under which a view in the field is shown.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never
    /// While a person types.
    case whileEditing
    /// While no one types.
    case unlessEditing
    /// Always.
    case always
  }

  open override var canBecomeFirstResponder: Bool { isEnabled }
  open override var canResignFirstResponder: Bool {
    delegate?.textFieldShouldEndEditing(self) != false
  }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard !isEditing else { return true }
    // A person types into a field that stands where views have no superview, as in a bar.
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

  /// The text as a person types it, which the observer may refuse.
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

/// Observes the typing in a field, and can refuse it.
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
  /// Returns whether a text can be replaced; the range is the whole text, because hosts report whole texts.
  ///
  /// - Parameters:
  ///   - textField: The field, with the text before.
  ///   - range: The whole text, in UTF-16 units.
  ///   - replacementString: The whole text afterwards.
  /// - Returns: Whether the text is replaced; true by default.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String
  ) -> Bool
  /// Returns whether the return key does what it does by default: ends the typing.
  ///
  /// - Parameter textField: The field.
  /// - Returns: Whether typing ends; true by default.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Notifies the delegate that the text changed.
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

/// The keyboards of a device, which has no effect.
public typealias UIKeyboardType = KeyboardType

/// The meanings of a text, which has no effect.
public typealias UITextContentType = TextContentType

/// The names of the return key, which has no effect.
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default`
  /// Go.
  case go
  /// Google.
  case google
  /// Join.
  case join
  /// Next.
  case next
  /// Route.
  case route
  /// Search.
  case search
  /// Send.
  case send
  /// Done.
  case done = 9
}

/// The ways of capital letters, which has no effect.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none
  /// The first letter of words.
  case words
  /// The first letter of sentences.
  case sentences
  /// All letters.
  case allCharacters
}

/// Whether words are corrected, which has no effect.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the keyboard does.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}
