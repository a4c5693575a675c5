import Foundation
import SceneRuntime
import TestSupport

/// Damages Info.plists at random and reads them: each gives a value or an error, and nothing else.
@MainActor public struct ManifestFuzzingRun {
  private let sources: [Data]
  private var generator: SeededGenerator

  /// How many were tried.
  public private(set) var count = 0
  /// How many of them were property lists still.
  public private(set) var propertyLists = 0
  /// How many of these had a manifest.
  public private(set) var manifests = 0
  /// How many problems were found in manifests.
  public private(set) var problems = 0

  public init(seed: UInt64) throws {
    generator = SeededGenerator(seed: seed)
    sources = try ManifestSample.all.flatMap { sample in
      let xml = try sample.data(.xml)
      return [xml, BinaryListWriter.data(try PropertyValue(propertyList: xml))]
    }
  }

  /// A summary of the run, on one line.
  public var summary: String {
    func share(_ part: Int) -> String { "\(part * 100 / max(1, count)) %" }
    return "\(count) damaged Info.plists: \(share(propertyLists)) are property lists, "
      + "\(share(manifests)) have a manifest; \(problems) problems in these"
  }

  /// Damages one Info.plist and reads it.
  ///
  /// - Returns: What is wrong, with the bytes; nil if nothing is.
  public mutating func step() throws -> String? {
    count += 1
    guard let source = sources.randomElement(using: &generator),
      let mutation = Mutation.weighted.randomElement(using: &generator)
    else { return nil }
    if let problem = try difference(of: source) { return problem }
    let data = try mutation.apply(to: source, using: &generator)
    let list: InformationPropertyList
    do {
      list = try InformationPropertyList(data)
      propertyLists += 1
    } catch let error as PropertyListError {
      // Data with an unexpected value was read as a property list.
      if error.code == .unexpected { propertyLists += 1 }
      return check(error).map { "\($0): \(data.base64EncodedString())" }
    }
    guard let manifest = list.sceneManifest else { return nil }
    manifests += 1
    let found = manifest.problems(in: .init(declaredScenes: 2)) + manifest.notes(on: .tablet)
    problems += found.count
    if let said = found.lazy.map(\.description).first(where: isDisturbing) {
      return "\(said.debugDescription) is said of \(data.base64EncodedString())"
    }
    let key = "UIApplicationSceneManifest"
    if try SceneManifest([key: manifest.propertyListEntries]) != manifest {
      return "what is written reads as another manifest: \(data.base64EncodedString())"
    }
    return nil
  }

  /// An error says where, what was found and what was expected, on one line.
  private func check(_ error: PropertyListError) -> String? {
    if error.place.isEmpty || error.found.isEmpty || error.expected.isEmpty {
      return "an error leaves something out: \(error)"
    }
    return isDisturbing(error.description) ? "an error has a control character" : nil
  }

  private func isDisturbing(_ text: String) -> Bool {
    text.unicodeScalars.contains(where: \.isDisturbing)
  }

  /// Changes a property list, and writes it in both formats: they are read as one.
  private mutating func difference(of source: Data) throws -> String? {
    guard count.isMultiple(of: 4) else { return nil }
    let value = try Mutation.changed(source, using: &generator).base
    let data = try [PropertyListSerialization.PropertyListFormat.xml, .binary].map {
      try PropertyListSerialization.data(fromPropertyList: value, format: $0, options: 0)
    }
    let results = data.map { data -> (list: InformationPropertyList?, error: String) in
      do {
        return (try InformationPropertyList(data), "")
      } catch let error as PropertyListError where error.code == .unexpected {
        return (nil, "\(error)")
      } catch {
        return (nil, "unreadable")
      }
    }
    return results[0] == results[1]
      ? nil : "XML and binary are read differently: \(data[0].base64EncodedString())"
  }
}
