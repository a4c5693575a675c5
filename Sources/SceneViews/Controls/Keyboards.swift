/// The behavior of a button that a person holds down.
public enum ButtonRepeatBehavior: Hashable, Sendable {
  /// `automatic` leaves the behavior to the system. While the button is held down, `enabled` performs the action again
  /// and again, and `disabled` performs the action once.
  case automatic, enabled, disabled
}

/// The keyboard that suits a text.
public enum KeyboardType: Int, Hashable, Sendable {
  /// The standard keyboard of the language.
  case `default`
  /// A keyboard for Latin letters.
  case asciiCapable
  /// A keyboard for numbers and punctuation.
  case numbersAndPunctuation
  /// A keyboard for web addresses.
  // swift-format-ignore: AlwaysUseLowerCamelCase, because this is Apple's name.
  case URL
  /// A keyboard for digits.
  case numberPad
  /// A keyboard for telephone numbers.
  case phonePad
  /// A keyboard for names and telephone numbers.
  case namePhonePad
  /// A keyboard for email addresses.
  case emailAddress
  /// A keyboard for numbers with a fraction.
  case decimalPad
  /// A keyboard for short messages.
  case twitter
  /// A keyboard for searching the web.
  case webSearch
  /// A keyboard for the ASCII digits 0 to 9.
  case asciiCapableNumberPad
}

/// The meaning of a text that a person types, such as a name.
public struct TextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the meaning.
  public let rawValue: String

  /// Creates a meaning from its name.
  ///
  /// - Parameter rawValue: The name of the meaning.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The name of a person.
  public static let name = TextContentType(rawValue: "name")
  /// The first name of a person.
  public static let givenName = TextContentType(rawValue: "given-name")
  /// The last name of a person.
  public static let familyName = TextContentType(rawValue: "family-name")
  /// The name of an organization.
  public static let organizationName = TextContentType(rawValue: "organization-name")
  /// An email address.
  public static let emailAddress = TextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = TextContentType(rawValue: "tel")
  /// A web address.
  // swift-format-ignore: AlwaysUseLowerCamelCase, because this is Apple's name.
  public static let URL = TextContentType(rawValue: "url")
  /// The name of an account.
  public static let username = TextContentType(rawValue: "username")
  /// A password.
  public static let password = TextContentType(rawValue: "current-password")
  /// A new password.
  public static let newPassword = TextContentType(rawValue: "new-password")
  /// A code that is used once.
  public static let oneTimeCode = TextContentType(rawValue: "one-time-code")
  /// A postal address.
  public static let fullStreetAddress = TextContentType(rawValue: "street-address")
  /// A postal code.
  public static let postalCode = TextContentType(rawValue: "postal-code")
}
