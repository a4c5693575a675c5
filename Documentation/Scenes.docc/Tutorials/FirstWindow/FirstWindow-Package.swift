// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Postbox",
  platforms: [.macOS(.v15)],
  dependencies: [.package(path: "../Scenes")],
  targets: [
    .executableTarget(
      name: "Postbox", dependencies: [.product(name: "Scenes", package: "Scenes")])
  ]
)
