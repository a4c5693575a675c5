import Foundation
import Scenes

extension KeptName {
  @MainActor private static func page() -> some View {
    NavigationStack {
      Text("a").navigationTitle("A").toolbar { Button("Go") {} }
    }
  }

  @MainActor private static func columns() -> some View {
    NavigationSplitView {
      Text("a")
    } detail: {
      Text("b")
    }
  }

  @MainActor private static func importer() -> some View {
    Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [.plainText]) { _ in }
  }

  @MainActor private static func folders() -> TabSection<
    Text, Tab<Never, Text, SceneViews.Label<Text, Image>>
  > {
    TabSection("Folders") { Tab("Archive", systemImage: "archivebox") { Text("b") } }
  }

  /// Names for windows, and for bars of navigation and tools.
  @KeptNamesBuilder static var bars: [KeptName] {
    KeptName("containerBackground", page()) { $0.containerBackground(.thinMaterial, for: .window) }
    KeptName(
      "customizationID", without: TabView { Tab("Inbox", systemImage: "tray") { Text("a") } },
      with: TabView { Tab("Inbox", systemImage: "tray") { Text("a") }.customizationID("inbox") })
    KeptName(
      "customizationID", without: TabView { folders() },
      with: TabView { folders().customizationID("folders") })
    KeptName(
      "customizationBehavior", without: Text("a").toolbar { ToolbarItem { Button("Go") {} } },
      with: Text("a").toolbar {
        ToolbarItem(id: "go") { Button("Go") {} }.customizationBehavior(.disabled)
      })
    KeptName(
      "defaultCustomization", without: Text("a").toolbar { ToolbarItem { Button("Go") {} } },
      with: Text("a").toolbar {
        ToolbarItem(id: "go") { Button("Go") {} }
          .defaultCustomization(.hidden, options: .alwaysAvailable)
      })
    KeptName(
      "defaultVisibility", without: TabView { Tab("Inbox", systemImage: "tray") { Text("a") } },
      with: TabView {
        Tab("Inbox", systemImage: "tray") { Text("a") }.defaultVisibility(.hidden, for: .tabBar)
      })
    KeptName(
      "defaultVisibility", without: TabView { folders() },
      with: TabView { folders().defaultVisibility(.hidden, for: .tabBar, .sidebar) })
    KeptName("presentedWindowStyle", Text("a")) { $0.presentedWindowStyle(.hiddenTitleBar) }
    KeptName("presentedWindowToolbarStyle", Text("a")) {
      $0.presentedWindowToolbarStyle(.unified(showsTitle: false))
    }
    KeptName("requestReview", without: Text("a"), with: Reviewing())
    KeptName("navigationBarTitleDisplayMode", page()) { $0.navigationBarTitleDisplayMode(.inline) }
    KeptName("navigationDocument", page()) {
      $0.navigationDocument(URL(filePath: "/tmp/letter.txt"))
    }
    KeptName("navigationSplitViewStyle", columns()) { $0.navigationSplitViewStyle(.balanced) }
    KeptName("navigationViewStyle", NavigationView { Text("a") }) { $0.navigationViewStyle(.stack) }
    KeptName("tabBarMinimizeBehavior", TabView { folders() }) {
      $0.tabBarMinimizeBehavior(.onScrollDown)
    }
    KeptName("tabViewCustomization", TabView { folders() }) {
      $0.tabViewCustomization(.constant(TabViewCustomization()))
    }
    KeptName("toolbar", page()) { $0.toolbar(removing: .title) }
    KeptName("toolbarBackground", page()) { $0.toolbarBackground(.hidden, for: .navigationBar) }
    KeptName("toolbarBackground", page()) { $0.toolbarBackground(Color.red, for: .tabBar) }
    KeptName("toolbarBackgroundVisibility", page()) {
      $0.toolbarBackgroundVisibility(.hidden, for: .windowToolbar)
    }
    KeptName("toolbarColorScheme", page()) { $0.toolbarColorScheme(.dark, for: .navigationBar) }
    KeptName("toolbarRole", page()) { $0.toolbarRole(.editor) }
    KeptName("toolbarTitleDisplayMode", page()) { $0.toolbarTitleDisplayMode(.inlineLarge) }
    KeptName("windowFullScreenBehavior", Text("a")) { $0.windowFullScreenBehavior(.disabled) }
    KeptName("windowResizeBehavior", Text("a")) { $0.windowResizeBehavior(.disabled) }
    KeptName("windowResizeAnchor", Text("a")) { $0.windowResizeAnchor(.top) }
    KeptName("windowToolbarFullScreenVisibility", page()) {
      $0.windowToolbarFullScreenVisibility(.onHover)
    }
  }

  /// Names for sheets and file dialogs.
  @KeptNamesBuilder static var presentations: [KeptName] {
    KeptName("fileDialogBrowserOptions", importer()) {
      $0.fileDialogBrowserOptions([.includeHiddenFiles])
    }
    KeptName("fileDialogCustomizationID", importer()) { $0.fileDialogCustomizationID("letters") }
    KeptName("fileDialogImportsUnresolvedAliases", importer()) {
      $0.fileDialogImportsUnresolvedAliases(true)
    }
    KeptName(
      "presentationBackground", without: Sheeted { Text("a") },
      with: Sheeted { Text("a").presentationBackground(.red) })
    KeptName(
      "presentationBackgroundInteraction", without: Sheeted { Text("a") },
      with: Sheeted { Text("a").presentationBackgroundInteraction(.enabled) })
    KeptName(
      "presentationCompactAdaptation", without: Sheeted { Text("a") },
      with: Sheeted { Text("a").presentationCompactAdaptation(.popover) })
    KeptName(
      "presentationCompactAdaptation", without: Sheeted { Text("a") },
      with: Sheeted {
        Text("a").presentationCompactAdaptation(horizontal: .none, vertical: .sheet)
      })
    KeptName(
      "presentationContentInteraction", without: Sheeted { Text("a") },
      with: Sheeted { Text("a").presentationContentInteraction(.scrolls) })
    KeptName(
      "presentationCornerRadius", without: Sheeted { Text("a") },
      with: Sheeted { Text("a").presentationCornerRadius(9) })
    KeptName(
      "presentationDragIndicator", without: Sheeted { Text("a") },
      with: Sheeted { Text("a").presentationDragIndicator(.visible) })
    KeptName(
      "presentationSizing", without: Sheeted { Text("a") },
      with: Sheeted { Text("a").presentationSizing(.page) })
  }
}

/// A view that asks for a review when it appears.
private struct Reviewing: View {
  @Environment(\.requestReview) private var requestReview

  var body: some View { Text("a").onAppear { requestReview() } }
}
