import Checking
import Foundation
import SceneRuntime
import Testing

/// Defaults of runs that repeat.
@MainActor struct MemoryDefaultsTests {
  @Test func `values are read as from other defaults`() throws {
    let defaults = MemoryDefaults()
    defaults.set(5, forKey: "integer")
    defaults.set(true, forKey: "bool")
    defaults.set(0.5, forKey: "double")
    defaults.set(Double.nan, forKey: "nan")
    defaults.set("text", forKey: "text")
    defaults.set(URL(filePath: "/a"), forKey: "url")
    expect(
      defaults.object(forKey: "integer") as? Int == 5 && defaults.integer(forKey: "integer") == 5)
    expectEqual(defaults.object(forKey: "bool") as? Bool, true)
    expect(defaults.bool(forKey: "bool"))
    expectEqual(defaults.object(forKey: "double") as? Double, 0.5)
    expectEqual((defaults.object(forKey: "nan") as? Double)?.isNaN, true)
    expectEqual(defaults.string(forKey: "text"), "text")
    expectEqual(defaults.url(forKey: "url"), URL(filePath: "/a"))
    expectEqual(defaults.dictionaryRepresentation()["integer"] as? Int, 5)
    defaults.removeObject(forKey: "integer")
    defaults.set(nil, forKey: "text")
    expect(defaults.object(forKey: "integer") == nil && defaults.object(forKey: "text") == nil)
  }

  @Test func `no other run and no file sees them, and registered values are seen`() throws {
    let (one, other) = (
      RuntimeServices.repeatable().defaults, RuntimeServices.repeatable().defaults
    )
    one.set(5, forKey: "value")
    one.synchronize()
    expect(other.object(forKey: "value") == nil)
    expect(UserDefaults(suiteName: MemoryDefaults.suite)?.object(forKey: "value") == nil)
    let home = FileManager.default.homeDirectoryForCurrentUser.appending(path: ".config")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: home.path)) ?? []
    expect(!files.contains { $0.hasPrefix(MemoryDefaults.suite) })
    UserDefaults.standard.register(defaults: ["scenes.registered": 7])
    expectEqual(one.integer(forKey: "scenes.registered"), 7)
    one.set(8, forKey: "scenes.registered")
    expectEqual(one.integer(forKey: "scenes.registered"), 8)
  }

  @Test func `a real run has the standard defaults`() {
    expect(RuntimeServices.live().defaults === UserDefaults.standard)
  }
}
