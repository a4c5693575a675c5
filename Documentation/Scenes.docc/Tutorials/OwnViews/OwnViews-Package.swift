// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Pages",
  platforms: [.macOS(.v15)],
  dependencies: [.package(path: "../Scenes")],
  targets: [
    .executableTarget(
      name: "Pages", dependencies: [.product(name: "SceneRuntime", package: "Scenes")])
  ]
)
