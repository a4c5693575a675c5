import Foundation
import SceneRuntime

let identifier = "com.example.postbox.pages"
let store = FileSessionStore(folder: FileSessionStore.folder(of: identifier))

let postbox = Postbox()
let host = PageHost()
let application = Application(
  identifier: identifier, graph: postbox.graph, contents: postbox.contents,
  manifest: SceneManifest(supportsMultipleScenes: true), delegate: nil, host: host,
  profile: .desktop, services: .repeatable(store: store))
exit(host.run(application))
