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

  /// What came of it, on one line.
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
    let data = try mutation.apply(to: source, using: &generator)
    let list: InformationPropertyList
    do {
      let value = try PropertyValue(propertyList: data)
      propertyLists += 1
      list = try InformationPropertyList(value)
    } catch {
      return check(error).map { "\($0): \(data.base64EncodedString())" }
    }
    guard let manifest = list.sceneManifest else { return nil }
    manifests += 1
    problems += manifest.problems(in: .init(declaredScenes: 2)).count
    // What isn't a number equals nothing, not even itself.
    guard manifest == manifest else { return nil }
    let key = "UIApplicationSceneManifest"
    if try SceneManifest([key: manifest.propertyList]) != manifest {
      return "what is written reads as another manifest: \(data.base64EncodedString())"
    }
    return nil
  }

  /// An error says where, what was found and what was expected, on one line.
  private func check(_ error: PropertyListError) -> String? {
    if error.place.isEmpty || error.found.isEmpty || error.expected.isEmpty {
      return "an error leaves something out: \(error)"
    }
    return error.description.contains("\n") ? "an error has several lines" : nil
  }
}
