// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Mail",
  platforms: [.macOS(.v15)],
  dependencies: [.package(path: "../Scenes")],
  targets: [
    .executableTarget(
      name: "Mail", dependencies: [.product(name: "Scenes", package: "Scenes")])
  ]
)
