import Foundation

extension SessionRecord {
  /// The largest ordinal, and the largest time of last use, that a record may have.
  ///
  /// A record with a larger number can't be used.
  package static let numberLimit = Int.max / 2
  /// The largest ordinal, and the largest time of last use, that leave room for later sessions and uses.
  ///
  /// ``RecordCheck`` replaces numbers that exceed this limit.
  package static let countLimit = numberLimit / 2
  /// The maximum number of bytes in a session identifier.
  package static let idLimit = 1_024
  /// The maximum number of bytes in a title.
  package static let titleLimit = 65_536

  /// An invalid value in a record.
  package struct Fault: Hashable {
    /// The name of the property, and the path to the value in the property, such as `userInfo["draft"]`.
    package var place: String
    /// The reason why the value is invalid, as a clause.
    package var reason: String

    package init(place: String, reason: String) {
      self.place = place
      self.reason = reason
    }
  }

  /// Returns whether a string is a valid session identifier: not empty, not too long, and printable on one line.
  package static func isID(_ text: String) -> Bool {
    guard !text.isEmpty, text.utf8.count <= idLimit else { return false }
    // Nearly every identifier is ASCII text, for which the properties of scalars needn't be looked up.
    if text.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) { return true }
    return !text.unicodeScalars.contains(where: \.isDisturbing)
  }

  private static let notID =
    "it isn't a text of 1 to \(idLimit) bytes without control characters"

  /// The invalid values that make the record unusable; empty for a valid record.
  ///
  /// Every value is checked, because a record may come from a file. A record is also checked before it is written, so
  /// that every written record can be read.
  package var faults: [Fault] {
    var faults: [Fault] = []
    func expect(_ isRight: Bool, _ place: String, _ reason: @autoclosure () -> String) {
      if !isRight { faults.append(Fault(place: place, reason: reason())) }
    }
    expect(Self.isID(id), "id", Self.notID)
    if let pusher { expect(Self.isID(pusher), "pusher", Self.notID) }
    expect(
      (1...Self.numberLimit).contains(ordinal), "ordinal",
      "it is \(ordinal), and expected from 1 to \(Self.numberLimit)")
    expect(
      (0...Self.numberLimit).contains(lastUse), "lastUse",
      "it is \(lastUse), and expected from 0 to \(Self.numberLimit)")
    expect(
      role == .windowApplication, "role",
      "it is \(role.rawValue), and only sessions of role "
        + "\(SceneRole.windowApplication.rawValue) are stored")
    if case .hosted(_, .hosted)? = scene {
      expect(false, "scene", "it is declared by a class within a class")
    }
    if let value { expect(value.isPresentable, "value", Data.unpresentable) }
    if let title {
      expect(
        title.utf8.count <= Self.titleLimit, "title",
        "it has \(title.utf8.count) bytes, and expected at most \(Self.titleLimit)")
    }
    if let geometry {
      expect(geometry.isPossible, "geometry", "nothing can be shown \(geometry) points large")
    }
    for (name, values) in [("userInfo", userInfo), ("viewState", viewState)] {
      guard let values else { continue }
      var notes = PropertyValue.Reader()
      notes.check(PropertyValue.keyed(values))
      faults += notes.refusals.map {
        Fault(place: "\(name)\($0.path)", reason: "it \($0.fault.reason)")
      }
    }
    if let fault = stateRestorationActivity.flatMap({ ExternalEvent.continueActivity($0).fault }) {
      expect(false, "stateRestorationActivity", fault.reason)
    }
    return faults + (conditions?.faults ?? [])
  }
}

extension ActivationConditions {
  fileprivate var faults: [SessionRecord.Fault] {
    let predicates = [("prefers", prefers), ("canActivate", canActivate)]
    var faults = predicates.compactMap { name, predicate in
      predicate?.shapeRefusal.map {
        SessionRecord.Fault(place: "conditions.\(name)", reason: $0)
      }
    }
    for (name, conditions) in [("preferring", preferring), ("allowing", allowing)] {
      let bytes = conditions.texts.reduce(0) { $0 + $1.utf8.count }
      if conditions.texts.count > PropertyValue.valueLimit || bytes > PropertyValue.byteLimit {
        faults.append(
          SessionRecord.Fault(
            place: "conditions.\(name)",
            reason:
              "there are \(conditions.texts.count) texts of \(bytes) bytes, and expected at most "
              + "\(PropertyValue.valueLimit) of \(PropertyValue.byteLimit)"))
      }
    }
    return faults
  }
}

extension Data {
  /// Whether the data can be the JSON of a presented value, which means that it is neither too large nor too deeply
  /// nested.
  package var isPresentable: Bool {
    guard count <= PropertyValue.byteLimit else { return false }
    var depth = 0
    var isText = false
    var isEscaped = false
    for byte in self {
      switch byte {
      case _ where isEscaped: isEscaped = false
      case UInt8(ascii: "\\"): isEscaped = isText
      case UInt8(ascii: "\""): isText.toggle()
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        if !isText { depth += 1 }
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        if !isText { depth -= 1 }
      default: break
      }
      if depth > PropertyValue.depthLimit { return false }
    }
    return true
  }

  package static let unpresentable =
    "it is JSON of more than \(PropertyValue.byteLimit) bytes, or nested more than "
    + "\(PropertyValue.depthLimit) deep"
}
