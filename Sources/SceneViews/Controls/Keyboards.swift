/// Whether a button acts again while it is held.
public enum ButtonRepeatBehavior: Hashable, Sendable {
  /// `automatic` leaves it to the system; `enabled` acts again and again, `disabled` once.
  case automatic, enabled, disabled
}

/// The keyboard that suits a text.
public enum KeyboardType: Int, Hashable, Sendable {
  /// The keyboard of the language.
  case `default`
  /// Latin letters.
  case asciiCapable
  /// Numbers and signs.
  case numbersAndPunctuation
  /// Links.
  // swift-format-ignore: AlwaysUseLowerCamelCase, because Apple's name is this one.
  case URL
  /// Digits.
  case numberPad
  /// Telephone numbers.
  case phonePad
  /// Names and telephone numbers.
  case namePhonePad
  /// Mail addresses.
  case emailAddress
  /// Numbers with a fraction.
  case decimalPad
  /// Short messages.
  case twitter
  /// Searching the web.
  case webSearch
  /// Digits of Latin script.
  case asciiCapableNumberPad
}

/// The meaning of a text that a person types.
public struct TextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the meaning.
  public let rawValue: String

  /// Creates a meaning.
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
  /// A mail address.
  public static let emailAddress = TextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = TextContentType(rawValue: "tel")
  /// A link.
  // swift-format-ignore: AlwaysUseLowerCamelCase, because Apple's name is this one.
  public static let URL = TextContentType(rawValue: "url")
  /// The name of an account.
  public static let username = TextContentType(rawValue: "username")
  /// A password.
  public static let password = TextContentType(rawValue: "current-password")
  /// A password that is chosen now.
  public static let newPassword = TextContentType(rawValue: "new-password")
  /// A code that is used once.
  public static let oneTimeCode = TextContentType(rawValue: "one-time-code")
  /// A postal address.
  public static let fullStreetAddress = TextContentType(rawValue: "street-address")
  /// A postal code.
  public static let postalCode = TextContentType(rawValue: "postal-code")
}
