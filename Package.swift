// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// The apps of the README and of the tutorials, in which the chapters end.
let chapters: [Target] = [
  chapter("GettingStarted"),
  chapter("FirstWindow"), chapter("SecondScene"), chapter("ClosingScenes"),
  chapter("SceneDelegates", resources: [.copy("SceneDelegates-Info.plist")]),
  chapter("ExternalEvents"),
  chapter("RestoredScenes"), chapter("FirstTests", exclude: ["Tests"]),
  chapter("OwnViews", dependencies: ["SceneRuntime"]),
]

func chapter(
  _ name: String, dependencies: [Target.Dependency] = ["Scenes"], exclude: [String] = [],
  resources: [Resource] = []
) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies, path: "Examples/\(name)",
    exclude: ["\(name).script", "\(name).expected"] + exclude, resources: resources)
}

/// Whole apps, as one would write them for a desktop.
let apps: [Target] = [
  chapter("DocumentNotes", dependencies: ["Scenes", "SceneMacros"]),
  chapter("PostboxDesktop", dependencies: ["Scenes", "SceneMacros"]),
  chapter("ServerDashboard", dependencies: ["Scenes", "SceneMacros"]),
]

let package = Package(
  name: "Scenes",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .visionOS(.v2)],
  products: [
    .library(name: "Scenes", targets: ["Scenes"]),
    .library(name: "ScenesTesting", targets: ["ScenesTesting"]),
    .library(
      name: "SceneRuntime", targets: ["SceneRuntime", "SceneModel", "SceneViews", "SceneDisplay"]),
    .library(name: "UIKitNames", targets: ["UIKitNames", "_Testing_UIKit"]),
    .library(name: "SwiftUINames", targets: ["SwiftUINames", "CombineNames", "_Testing_UIKit"]),
    .library(name: "SceneMacros", targets: ["SceneMacros"]),
    .library(name: "SceneLayout", targets: ["SceneLayout", "SceneDisplay"]),
    .library(name: "SceneHeadless", targets: ["SceneHeadless"]),
    .library(name: "SceneTerminal", targets: ["SceneTerminal"]),
    .executable(name: "scene-migration", targets: ["SceneMigration"]),
    .executable(name: "MultipleScenes", targets: ["MultipleScenes"]),
    .executable(name: "Embedding", targets: ["Embedding"]),
    .executable(name: "LifeCycle", targets: ["LifeCycle"]),
    .executable(name: "Migrating", targets: ["Migrating"]),
    .executable(name: "Postbox", targets: ["Postbox"]),
    .executable(name: "Migration", targets: ["Migration"]),
    .executable(name: "MigrationBefore", targets: ["MigrationBefore"]),
  ] + (chapters + apps).map { .executable(name: $0.name, targets: [$0.name]) },
  targets: chapters + apps + [
    // Layer 1: values and pure decisions.
    .target(name: "SceneModel"),
    .target(name: "SceneDisplay"),
    .target(name: "CombineNames"),
    // Layer 2: the objects, the places of display elements, and the values as pictures.
    .target(name: "SceneRuntime", dependencies: ["SceneModel"]),
    .target(name: "SceneLayout", dependencies: ["SceneDisplay"]),
    .target(name: "ScenePictures", dependencies: ["SceneModel"]),
    // Layer 3: views.
    .target(name: "SceneViews", dependencies: ["SceneRuntime", "SceneDisplay", "CombineNames"]),
    // Layer 4: hosts.
    .target(name: "SceneHeadless", dependencies: ["SceneRuntime", "SceneDisplay"]),
    .target(
      name: "SceneTerminal",
      dependencies: ["SceneRuntime", "SceneDisplay", "SceneLayout", "ScenePictures"]),
    // Layer 5: declarations.
    .target(
      name: "Scenes",
      dependencies: [
        "SceneRuntime", "SceneDisplay", "SceneViews", "SceneHeadless", "SceneTerminal",
        "ScenePictures", "CombineNames",
      ]),
    // Layer 6: Apple's spellings, and tests of apps.
    .target(name: "UIKitObjects", dependencies: ["SceneRuntime"]),
    .target(
      name: "UIKitNames",
      dependencies: [
        "UIKitObjects", "Scenes", "SceneViews", "SceneRuntime", "SceneDisplay", "CombineNames",
      ]),
    .target(name: "SceneMacros", dependencies: ["Scenes", "PreviewMacros"]),
    .target(
      name: "SwiftUINames", dependencies: ["UIKitNames", "Scenes", "CombineNames", "SceneMacros"]),
    .target(name: "ScenesTesting", dependencies: ["Scenes", "SceneHeadless", "SceneDisplay"]),
    // Modules that use none of the others, outside the layers.
    .target(name: "_Testing_UIKit"),
    .macro(name: "PreviewMacros"),
    // Layer 7: the command that reports on an iOS project, and what it builds the project's code with.
    .target(
      name: "StandIns", dependencies: ["UIKitNames", "Scenes", "SceneViews", "CombineNames"]),
    .executableTarget(
      name: "SceneMigration",
      dependencies: [
        "StandIns", "Scenes", "SceneHeadless", "UIKitNames", "SwiftUINames", "CombineNames",
      ]),
    .executableTarget(
      name: "MultipleScenes", dependencies: ["Scenes"], path: "Examples/MultipleScenes",
      exclude: ["MultipleScenes.script", "MultipleScenes.expected"]),
    .executableTarget(
      name: "Embedding", dependencies: ["SceneRuntime"], path: "Examples/Embedding",
      exclude: ["Embedding.script", "Embedding.expected"]),
    .executableTarget(
      name: "LifeCycle", dependencies: ["Scenes"], path: "Examples/LifeCycle",
      exclude: ["LifeCycle.script", "LifeCycle.expected"]),
    .executableTarget(
      name: "Migrating", dependencies: ["Scenes"], path: "Examples/Migrating",
      exclude: [
        "Migrating.script", "Migrating.expected", "Before.expected", "Before.report",
        "After.report",
      ]),
    .executableTarget(
      name: "Postbox", dependencies: ["Scenes"], path: "Examples/Postbox",
      exclude: ["Postbox", "Links", "QuickAction", "Notification", "Restart", "Quit"].flatMap {
        ["\($0).script", "\($0).expected"]
      }),
    .target(
      name: "MigrationShared", dependencies: ["UIKitNames"], path: "Examples/Migration/Shared"),
    .executableTarget(
      name: "Migration", dependencies: ["UIKitNames", "MigrationShared"],
      path: "Examples/Migration/After"),
    .executableTarget(
      name: "MigrationBefore", dependencies: ["UIKitNames", "MigrationShared"],
      path: "Examples/Migration/Before"),

    // The targets that several test targets use.
    .target(name: "Checking", path: "Tests/Checking"),
    .testTarget(name: "CheckingTests"),
    .target(
      name: "TestSupport", dependencies: ["SceneRuntime", "SceneDisplay"], path: "Tests/TestSupport"
    ),
    .target(
      name: "RandomTrees", dependencies: ["Scenes", "SceneDisplay", "TestSupport"],
      path: "Tests/RandomTrees"),
    .target(
      name: "ManifestFuzzing", dependencies: ["SceneRuntime", "TestSupport"],
      path: "Tests/ManifestFuzzing"),
    .target(
      name: "RoutingFuzzing", dependencies: ["Scenes", "SceneDisplay", "TestSupport"],
      path: "Tests/RoutingFuzzing"),
    .target(
      name: "RecordFuzzing", dependencies: ["SceneRuntime", "RoutingFuzzing", "TestSupport"],
      path: "Tests/RecordFuzzing"),
    .target(
      name: "InputFuzzing",
      dependencies: ["Scenes", "SceneHeadless", "SceneRuntime", "TestSupport"],
      path: "Tests/InputFuzzing"),
    .target(
      name: "TerminalFuzzing",
      dependencies: ["Scenes", "SceneTerminal", "SceneRuntime", "TestSupport"],
      path: "Tests/TerminalFuzzing"),
    .target(
      name: "LayoutFuzzing", dependencies: ["SceneLayout", "SceneDisplay", "TestSupport"],
      path: "Tests/LayoutFuzzing"),
    .target(
      name: "RandomActs", dependencies: ["SceneRuntime", "TestSupport"], path: "Tests/RandomActs"),
    .target(
      name: "SessionFuzzing", dependencies: ["SceneRuntime", "TestSupport"],
      path: "Tests/SessionFuzzing"),
    .testTarget(name: "SceneDisplayTests", dependencies: ["SceneDisplay", "TestSupport"]),
    .testTarget(
      name: "SceneLayoutTests",
      dependencies: ["SceneLayout", "SceneDisplay", "TestSupport", "LayoutFuzzing"]),
    .testTarget(name: "SceneModelTests", dependencies: ["SceneModel", "TestSupport"]),
    .testTarget(
      name: "ScenePicturesTests", dependencies: ["ScenePictures", "SceneModel", "TestSupport"]),
    .testTarget(
      name: "SceneRuntimeTests",
      dependencies: [
        "SceneRuntime", "TestSupport", "ManifestFuzzing", "RoutingFuzzing", "RecordFuzzing",
        "RandomActs", "SessionFuzzing",
      ]),
    .testTarget(
      name: "SceneViewsTests",
      dependencies: [
        "Scenes", "ScenesTesting", "SceneHeadless", "SceneDisplay", "TestSupport", "SceneMacros",
      ]),
    .testTarget(
      name: "SceneHeadlessTests",
      dependencies: ["SceneHeadless", "SceneRuntime", "SceneDisplay", "Scenes", "InputFuzzing"]),
    .testTarget(
      name: "SceneTerminalTests",
      dependencies: [
        "SceneTerminal", "SceneLayout", "SceneRuntime", "SceneDisplay", "Scenes", "TestSupport",
        "TerminalFixture", "TerminalFuzzing", "TerminalApp",
      ],
      exclude: ["Snapshots"]),
    .testTarget(
      name: "ScenesTests",
      dependencies: [
        "Scenes", "ScenesTesting", "SceneHeadless", "SceneRuntime", "SceneDisplay", "TestSupport",
      ],
      exclude: ["Routing/RoutingMatrix.txt"]),
    .testTarget(name: "ScenesTestingTests", dependencies: ["Scenes", "ScenesTesting"]),
    .target(name: "SwiftFive", dependencies: ["UIKitNames"], path: "Tests/Fixtures/SwiftFive"),
    .testTarget(
      name: "UIKitNamesTests",
      dependencies: [
        "UIKitNames", "SwiftFive", "SceneModel", "SceneDisplay", "TestSupport", "_Testing_UIKit",
        "ScenesTesting",
      ]),
    .testTarget(
      name: "SwiftUINamesTests",
      dependencies: [
        "SwiftUINames", "UIKitNames", "CombineNames", "_Testing_UIKit", "ScenesTesting",
      ]),
    .testTarget(
      name: "SceneMigrationTests", dependencies: ["SceneMigration", "StandIns", "SceneRuntime"]),
    // The costs of the library.
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "SceneLayout", "SceneTerminal", "Scenes", "SceneDisplay", "SceneHeadless", "TestSupport",
      ],
      path: "Tests/Benchmarks"),
    // Runs that take longer than a test may.
    .executableTarget(
      name: "Soak",
      dependencies: [
        "Scenes", "RandomTrees", "RandomActs", "ManifestFuzzing", "RoutingFuzzing",
        "RecordFuzzing", "InputFuzzing", "SessionFuzzing", "TerminalFuzzing", "LayoutFuzzing",
        "TestSupport",
      ],
      path: "Tests/Soak"),
    .testTarget(name: "SoakTests", dependencies: ["Soak", "SessionFuzzing", "RandomTrees"]),
    // Apps that are run as programs.
    .executableTarget(
      name: "Unlaunchable", dependencies: ["Scenes"], path: "Tests/Fixtures/Unlaunchable"),
    .executableTarget(
      name: "BeforeScenes", dependencies: ["Scenes"], path: "Tests/Fixtures/BeforeScenes"),
    .executableTarget(
      name: "TerminalFixture", dependencies: ["SceneTerminal"],
      path: "Tests/Fixtures/TerminalFixture"),
    .executableTarget(
      name: "TerminalApp", dependencies: ["Scenes"], path: "Tests/Fixtures/TerminalApp",
      resources: [.process("Images")]),
    .testTarget(
      name: "ExampleTests",
      dependencies: [
        "MultipleScenes", "Embedding", "LifeCycle", "Migrating", "Migration", "MigrationBefore",
        "Postbox", "Unlaunchable", "BeforeScenes", "Scenes", "ScenesTesting",
      ] + (chapters + apps).map { .byNameItem(name: $0.name, condition: nil) }),
    .testTarget(
      name: "FirstTestsTests", dependencies: ["FirstTests", "Scenes", "ScenesTesting"],
      path: "Examples/FirstTests/Tests", exclude: ["Monday.recording"]),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "Scenes", "ScenesTesting", "SceneHeadless", "SceneRuntime", "SceneDisplay", "TestSupport",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

/// For each module, the modules whose declarations code can use with an import of that module.
let seenThrough: [String: [String]] = [
  "UIKitObjects": ["SceneRuntime", "SceneModel"],
  "UIKitNames": [
    "UIKitObjects", "Scenes", "SceneHeadless", "SceneViews", "SceneRuntime", "SceneModel",
    "SceneDisplay",
    "CombineNames",
  ],
  "SceneRuntime": ["SceneModel"],
  "SceneViews": ["SceneRuntime", "SceneModel", "SceneDisplay"],
  "SceneHeadless": ["SceneRuntime", "SceneModel", "SceneDisplay"],
  "SceneTerminal": ["SceneRuntime", "SceneModel", "SceneDisplay", "SceneLayout"],
  "Scenes": ["SceneHeadless", "SceneViews", "SceneRuntime", "SceneModel", "SceneDisplay"],
  "ScenesTesting": [
    "Scenes", "SceneHeadless", "SceneViews", "SceneRuntime", "SceneModel", "SceneDisplay",
  ],
  "TestSupport": ["SceneRuntime", "SceneModel", "SceneDisplay"],
  "SessionFuzzing": ["SceneRuntime", "SceneModel"],
  "SwiftUINames": ["CombineNames", "UIKitNames", "UIKitObjects", "SceneMacros"],
  "SceneMacros": ["Scenes", "SceneViews", "SceneRuntime", "SceneModel", "SceneDisplay"],
]

// One loop for every target, so that no two drift apart.
for target in package.targets {
  // A build recompiles what uses a changed module only where it is a dependency itself: objects compiled with
  // the old layout of a type would be linked otherwise.
  var names: Set<String> = []
  for case .byNameItem(let name, _) in target.dependencies {
    names.formUnion([name] + (seenThrough[name] ?? []))
  }
  target.dependencies = names.sorted().map { .byName(name: $0) }
  target.swiftSettings = [
    .treatAllWarnings(as: .error),
    // `any` shows where a value is boxed.
    .enableUpcomingFeature("ExistentialAny"),
    // An import is public only where our own interface needs it.
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    // An async function stays on its caller's actor, a conformance on its type's.
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
  ]
}

// Code for Apple's frameworks, in which `import UIKit` means the names module. It is built as an app is by default:
// members of the modules behind the names are seen without their imports.
let aliased = [
  "UIKitNamesTests": ["UIKit"], "Migration": ["UIKit"], "MigrationBefore": ["UIKit"],
  "MigrationShared": ["UIKit"], "SwiftUINamesTests": ["UIKit", "SwiftUI", "Combine"],
  "SwiftFive": ["UIKit"],
]
for target in package.targets {
  guard let frameworks = aliased[target.name] else { continue }
  target.swiftSettings = [
    .treatAllWarnings(as: .error),
    .unsafeFlags(frameworks.flatMap { ["-module-alias", "\($0)=\($0)Names"] }),
  ]
}

// Code of Swift 5, which names no actors: it is on the main actor, so that it can use windows, scenes and the application.
for target in package.targets where target.name == "SwiftFive" {
  target.swiftSettings =
    (target.swiftSettings ?? []).dropFirst() + [
      .swiftLanguageMode(.v5), .defaultIsolation(MainActor.self),
      .unsafeFlags(["-suppress-warnings"]),
    ]
}

// All tests compare by one function, and wait for other programs on threads apart.
for target in package.targets where target.type == .test && target.name != "FirstTestsTests" {
  target.dependencies.append("Checking")
}

// Modules are compiled as a whole: a clean build takes three quarters of the time, so apps that depend on the library build it
// faster. Only after a change inside one function is a build by files faster. A release build compiles whole modules
// anyway.
for target in package.targets
where target.type != .macro && Context.environment["SCENES_BUILD_FILES"] == nil {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .unsafeFlags(
        [
          "-disable-batch-mode", "-whole-module-optimization", "-num-threads", "4",
          // One job reads the module, where the driver would start another for its interface.
          "-no-emit-module-separately-wmo",
        ], .when(configuration: .debug))
    ]
}
for target in package.targets where target.type == .test {
  // A third of the compiler's time goes into the information for debuggers. Two targets test that a failure has the line
  // of the app's code that caused it.
  let hasLines = ["ScenesTestingTests", "UIKitNamesTests"].contains(target.name)
  if !hasLines, Context.environment["SCENES_DEBUG_TESTS"] == nil {
    target.swiftSettings?.append(.unsafeFlags(["-Xfrontend", "-gnone"]))
  }
  // All tests are one program of 250 MB, and the toolchain's own linker reads its objects in a quarter of the time.
  target.linkerSettings = [.unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux]))]
}
