// The names that are the same here and in SwiftUI, one by one: a module that is exported whole would bring names of its own,
// which an app's missing types could be taken for.

// MARK: - Scenes

@_exported public import protocol Scenes.App
@_exported public import protocol Scenes.Scene
@_exported public import enum Scenes.SceneBuilder
@_exported public import struct Scenes.Settings
@_exported public import struct Scenes.Window
@_exported public import struct Scenes.WindowGroup

// MARK: - Views

@_exported public import typealias SceneViews.Alignment
@_exported public import struct SceneViews.AnyView
@_exported public import struct SceneViews.Bindable
@_exported public import struct SceneViews.Binding
@_exported public import struct SceneViews.Button
@_exported public import typealias SceneViews.ButtonRole
@_exported public import struct SceneViews.CommandGroup
@_exported public import struct SceneViews.CommandGroupPlacement
@_exported public import struct SceneViews.CommandMenu
@_exported public import protocol SceneViews.Commands
@_exported public import enum SceneViews.CommandsBuilder
@_exported public import struct SceneViews.DismissAction
@_exported public import struct SceneViews.DismissWindowAction
@_exported public import struct SceneViews.Divider
@_exported public import protocol SceneViews.DynamicProperty
@_exported public import struct SceneViews.EmptyCommands
@_exported public import struct SceneViews.EmptyModifier
@_exported public import struct SceneViews.EmptyView
@_exported public import struct SceneViews.Environment
@_exported public import protocol SceneViews.EnvironmentKey
@_exported public import struct SceneViews.EnvironmentValues
@_exported public import struct SceneViews.FocusState
@_exported public import struct SceneViews.ForEach
@_exported public import struct SceneViews.Form
@_exported public import struct SceneViews.Grid
@_exported public import struct SceneViews.GridRow
@_exported public import struct SceneViews.Group
@_exported public import struct SceneViews.GroupBox
@_exported public import struct SceneViews.HStack
@_exported public import enum SceneViews.HorizontalAlignment
@_exported public import struct SceneViews.Image
@_exported public import struct SceneViews.Label
@_exported public import struct SceneViews.Link
@_exported public import struct SceneViews.List
@_exported public import struct SceneViews.ModifiedContent
@_exported public import struct SceneViews.NavigationLink
@_exported public import struct SceneViews.NavigationPath
@_exported public import struct SceneViews.NavigationSplitView
@_exported public import struct SceneViews.NavigationStack
@_exported public import struct SceneViews.OpenSettingsAction
@_exported public import struct SceneViews.OpenURLAction
@_exported public import struct SceneViews.OpenWindowAction
@_exported public import struct SceneViews.Picker
@_exported public import protocol SceneViews.PreferenceKey
@_exported public import struct SceneViews.ProgressView
@_exported public import enum SceneViews.ScenePhase
@_exported public import struct SceneViews.ScrollView
@_exported public import struct SceneViews.Section
@_exported public import struct SceneViews.SecureField
@_exported public import struct SceneViews.Slider
@_exported public import struct SceneViews.Spacer
@_exported public import struct SceneViews.State
@_exported public import struct SceneViews.Stepper
@_exported public import struct SceneViews.Tab
@_exported public import struct SceneViews.TabView
@_exported public import struct SceneViews.Text
@_exported public import typealias SceneViews.TextAlignment
@_exported public import struct SceneViews.TextEditor
@_exported public import struct SceneViews.TextField
@_exported public import struct SceneViews.Toggle
@_exported public import struct SceneViews.ToolbarItem
@_exported public import typealias SceneViews.ToolbarItemGroup
@_exported public import typealias SceneViews.ToolbarItemPlacement
@_exported public import struct SceneViews.TupleView
@_exported public import struct SceneViews.VStack
@_exported public import enum SceneViews.VerticalAlignment
@_exported public import protocol SceneViews.View
@_exported public import enum SceneViews.ViewBuilder
@_exported public import protocol SceneViews.ViewModifier
@_exported public import enum SceneViews.Visibility
@_exported public import struct SceneViews.ZStack

// MARK: - Values

@_exported public import struct SceneModel.EventModifiers
@_exported public import struct SceneModel.KeyEquivalent
@_exported public import struct SceneModel.KeyboardShortcut
@_exported public import enum SceneModel.SceneLaunchBehavior
@_exported public import enum SceneModel.WindowResizability
