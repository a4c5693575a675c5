import Foundation
import SceneRuntime

let postbox = Postbox()
let host = PageHost()
let application = Application(
  identifier: "com.example.postbox.pages", graph: postbox.graph, contents: postbox.contents,
  manifest: SceneManifest(supportsMultipleScenes: true), delegate: nil, host: host,
  profile: .desktop, services: .repeatable())
exit(host.run(application))
