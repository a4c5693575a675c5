import Foundation
import SceneRuntime

let arguments = CommandLine.arguments
let path = arguments.count == 3 && arguments[1] == "--script" ? arguments[2] : nil
let script = path.flatMap { try? String(contentsOfFile: $0, encoding: .utf8) }
if let path, script == nil {
  print("\(path): there is no script to read")
  exit(66)
}

let identifier = "com.example.postbox.pages"
let store: any SessionStore =
  script == nil
  ? FileSessionStore(folder: FileSessionStore.folder(of: identifier)) : MemorySessionStore()

let postbox = Postbox()
let host = PageHost(script: script)
let application = Application(
  identifier: identifier, graph: postbox.graph, contents: postbox.contents,
  manifest: SceneManifest(supportsMultipleScenes: true), delegate: nil, host: host,
  profile: .desktop, services: .repeatable(store: store))
exit(host.run(application))
