public import Foundation
import SceneDisplay

/// An alert, for code that was written before `alert(_:isPresented:actions:message:)` existed.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button.
  ///
  /// - Parameters:
  ///   - title: The title, whose styles are ignored.
  ///   - message: The message below the title; nil for none.
  ///   - dismissButton: The button; nil for a button with the title "OK".
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text("OK"))]
  }

  /// Creates an alert with two buttons.
  ///
  /// - Parameters:
  ///   - title: The title, whose styles are ignored.
  ///   - message: The message below the title; nil for none.
  ///   - primaryButton: The first button.
  ///   - secondaryButton: The second button.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// A button of an alert or an action sheet.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (@MainActor () -> Void)?

    /// Returns a button without a special role.
    ///
    /// - Parameters:
    ///   - label: The label.
    ///   - action: The action to perform after the alert is dismissed; nil for none.
    /// - Returns: The button.
    @preconcurrency
    public static func `default`(_ label: Text, action: (@MainActor () -> Void)? = nil) -> Button {
      Button(label: label, role: nil, action: action)
    }

    /// Returns a button that cancels.
    ///
    /// - Parameters:
    ///   - label: The label.
    ///   - action: The action to perform after the alert is dismissed; nil for none.
    /// - Returns: The button.
    @preconcurrency
    public static func cancel(_ label: Text, action: (@MainActor () -> Void)? = nil) -> Button {
      Button(label: label, role: .cancel, action: action)
    }

    /// Returns a button that cancels, with the title "Cancel".
    ///
    /// - Parameter action: The action to perform after the alert is dismissed; nil for none.
    /// - Returns: The button.
    @preconcurrency
    public static func cancel(_ action: (@MainActor () -> Void)? = nil) -> Button {
      cancel(Text("Cancel"), action: action)
    }

    /// Returns a button for an action that deletes data.
    ///
    /// - Parameters:
    ///   - label: The label.
    ///   - action: The action to perform after the alert is dismissed; nil for none.
    /// - Returns: The button.
    @preconcurrency
    public static func destructive(
      _ label: Text, action: (@MainActor () -> Void)? = nil
    ) -> Button {
      Button(label: label, role: .destructive, action: action)
    }
  }
}

extension View {
  /// Shows an alert while a binding is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the alert is shown; set to false when a button is pressed.
  ///   - content: Returns the alert; called whenever the enclosing body is evaluated.
  /// - Returns: The view with the alert.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let alert = content()
    return self.alert(alert.title, isPresented: isPresented) {
      AlertButtons(buttons: alert.buttons)
    } message: {
      alert.message
    }
  }

  /// Shows an alert for an item while the item isn't nil.
  ///
  /// - Parameters:
  ///   - item: The item; set to nil when a button is pressed.
  ///   - content: Returns the alert for an item; called whenever the enclosing body is evaluated while the item isn't
  ///     nil.
  /// - Returns: The view with the alert.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    let isPresented = Binding {
      item.wrappedValue != nil
    } set: {
      if !$0 { item.wrappedValue = nil }
    }
    let alert = item.wrappedValue.map(content)
    return self.alert(alert?.title ?? Text(""), isPresented: isPresented) {
      AlertButtons(buttons: alert?.buttons ?? [])
    } message: {
      alert?.message
    }
  }

  /// Shows an alert about an error while a binding is true and the error isn't nil.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the alert is shown; set to false when a button is pressed.
  ///   - error: The error, whose `errorDescription` is the title; if the error is nil, the alert isn't shown.
  ///   - actions: The buttons; if there are none, an "OK" button is added.
  /// - Returns: The view with the alert.
  @preconcurrency
  public func alert<Failure: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>, error: Failure?,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> some View {
    alert(
      error?.errorDescription ?? "", isPresented: error == nil ? .constant(false) : isPresented,
      actions: actions)
  }
}

extension View {
  /// Shows an alert about an error, with a message, while a binding is true and the error isn't nil.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the alert is shown; set to false when a button is pressed.
  ///   - error: The error, whose `errorDescription` is the title; if the error is nil, the alert isn't shown.
  ///   - actions: Returns the buttons for an error; if there are none, an "OK" button is added.
  ///   - message: Returns the message for an error.
  /// - Returns: The view with the alert.
  @preconcurrency
  public func alert<Failure: LocalizedError, Actions: View, Message: View>(
    isPresented: Binding<Bool>, error: Failure?,
    @ViewBuilder actions: @escaping @MainActor (Failure) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Failure) -> Message
  ) -> some View {
    alert(
      error?.errorDescription ?? "", isPresented: isPresented, presenting: error, actions: actions,
      message: message)
  }

  /// Shows an alert about an item while the item isn't nil.
  ///
  /// - Parameters:
  ///   - title: The title of the alert.
  ///   - item: The item; set to nil when a button is pressed.
  ///   - actions: Returns the buttons for the item; if there are none, an "OK" button is added.
  ///   - message: Returns the message for the item.
  /// - Returns: The view with the alert.
  @_disfavoredOverload
  @preconcurrency
  public func alert<Title: StringProtocol, Item, Actions: View, Message: View>(
    _ title: Title, item: Binding<Item?>,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Item) -> Message
  ) -> some View {
    alert(Text(title), item: item, actions: actions, message: message)
  }

  /// Shows an alert without a message about an item, while the item isn't nil.
  ///
  /// - Parameters:
  ///   - title: The title of the alert.
  ///   - item: The item; set to nil when a button is pressed.
  ///   - actions: Returns the buttons for the item; if there are none, an "OK" button is added.
  /// - Returns: The view with the alert.
  @_disfavoredOverload
  @preconcurrency
  public func alert<Title: StringProtocol, Item, Actions: View>(
    _ title: Title, item: Binding<Item?>,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions
  ) -> some View {
    alert(Text(title), item: item, actions: actions)
  }

  /// Shows a choice of actions while a binding is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the choice is shown; set to false when a button is pressed or the choice is dismissed.
  ///   - content: Returns the choice; called whenever the enclosing body is evaluated.
  /// - Returns: The view with the choice.
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    let sheet = content()
    return confirmationDialog(sheet.title, isPresented: isPresented, titleVisibility: .visible) {
      AlertButtons(buttons: sheet.buttons)
    } message: {
      sheet.message
    }
  }

  /// Shows a choice of actions for an item while the item isn't nil.
  ///
  /// - Parameters:
  ///   - item: The item; set to nil when a button is pressed or the choice is dismissed.
  ///   - content: Returns the choice for an item; called whenever the enclosing body is evaluated while the item isn't
  ///     nil.
  /// - Returns: The view with the choice.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> some View {
    let sheet = item.wrappedValue.map(content)
    return actionSheet(isPresented: item.isThere()) {
      sheet ?? ActionSheet(title: Text(""), buttons: [])
    }
  }
}

/// A choice of actions, for code that was written before `confirmationDialog(_:isPresented:actions:)` existed.
public struct ActionSheet {
  let title: Text
  let message: Text?
  let buttons: [Alert.Button]

  /// A button of an action sheet.
  public typealias Button = Alert.Button

  /// Creates a choice with a title, a message and buttons.
  ///
  /// - Parameters:
  ///   - title: The title, whose styles are ignored.
  ///   - message: The message below the title; nil for none.
  ///   - buttons: The buttons; a "Cancel" button is added if none has the role `cancel`.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// The buttons of an alert or an action sheet.
private struct AlertButtons: View {
  let buttons: [Alert.Button]

  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      let button = buttons[index]
      Button(role: button.role) {
        button.action?()
      } label: {
        button.label
      }
    }
  }
}
