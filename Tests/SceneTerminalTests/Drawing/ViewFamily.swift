import Foundation
import Scenes

/// The families of views whose drawing is compared.
enum ViewFamily: String, CaseIterable, Sendable {
  case texts, controls, fields, containers, list, scrolling, navigation, page, tabs, sheet, alert
  case dialog, columns, threeColumns

  @MainActor @ViewBuilder var view: some View {
    switch self {
    case .texts: Texts()
    case .controls: Controls()
    case .fields: Fields()
    case .containers: Containers()
    case .list: Mails()
    case .scrolling: Paragraphs()
    case .navigation: Pages(path: [])
    case .page: Pages(path: [2])
    case .tabs: Tabs()
    case .sheet: Presenting(isSheet: true)
    case .alert: Presenting(isAlert: true)
    case .dialog: Presenting(isDialog: true)
    case .columns: Columns()
    case .threeColumns: ThreeColumns()
    }
  }
}

private struct Texts: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("The store holds numbers on columns of wheels, and the mill takes two of them.")
      Text("This line is too long for its limit of one line, so its end is left out.").lineLimit(1)
      Text("日本語のテキスト、한국어, e\u{301}a\u{308}, 👩‍👩‍👧 🇩🇪 👍🏽")
      Text("שלום עולם and back")
      Text("bell\u{7} esc\u{1B}[31m \u{202E}reversed")
      Text("bold").bold() + Text(" and ") + Text("italic").italic()
        + Text(", red").foregroundStyle(.red)
      Text("centered\nlines").multilineTextAlignment(.center)
      Text("secondary").foregroundStyle(.secondary)
      Text("on yellow").background(.yellow)
      Text("framed").border(.blue)
      Image("A moth")
      Label("Inbox", systemImage: "tray")
    }
  }
}

private struct Controls: View {
  @State private var mailbox = "Drafts"

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Button("Send") {}
        Button("Delete", role: .destructive) {}
        Button("Off") {}.disabled(true)
      }
      HStack {
        Toggle("Unread", isOn: .constant(true))
        Toggle("Flagged", isOn: .constant(false))
        Toggle("Off", isOn: .constant(true)).disabled(true)
      }
      Picker("Mailbox", selection: $mailbox) {
        ForEach(["Inbox", "Drafts", "Sent"], id: \.self) { Text($0).tag($0) }
      }
      Stepper("Copies: 2", value: .constant(2))
      Slider(value: .constant(0.4)) { Text("Volume") }
      Slider(value: .constant(7), in: 0...10)
      ProgressView("Loading", value: 0.25)
      ProgressView("Waiting")
      ProgressView()
      if let link = URL(string: "https://postbox.example/help") { Link("Help", destination: link) }
      Text("Tap").onTapGesture {}
    }
  }
}

private struct Fields: View {
  @State private var isFocused = false

  var body: some View {
    VStack(alignment: .leading) {
      TextField("To", text: .constant("Ada"))
      TextField("Subject", text: .constant(""))
      TextField("Off", text: .constant("fixed")).disabled(true)
      SecureField("Password", text: .constant("secret"))
      TextEditor(text: .constant("Dear Ada,\n\nthe moth was in relay 70. 日本"))
    }
  }
}

private struct Containers: View {
  var body: some View {
    Form {
      Section("General") {
        Toggle("Sounds", isOn: .constant(true))
        GroupBox("Box") { Text("in a frame") }
      }
      Section {
        Grid {
          GridRow {
            Text("From")
            Text("Ada")
          }
          GridRow {
            Text("Subject")
            Text("Lunch?")
          }
        }
        Divider()
        HStack {
          Text("left")
          Divider()
          Text("right")
        }
        ZStack {
          Text("behind it")
          Text("XX")
        }
      } header: {
        Text("Details")
      } footer: {
        Text("Kept on this device.")
      }
    }
  }
}

private struct Mails: View {
  @State private var selection: Int? = 2

  var body: some View {
    List(selection: $selection) {
      Section("Today") {
        ForEach(1..<4) { Text("Mail \($0)").tag($0) }
      }
      Section("Before") {
        ForEach(4..<40) { Text("Mail \($0) has a subject that is long enough to wrap").tag($0) }
      }
    }
  }
}

private struct Paragraphs: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        ForEach(0..<80) { Text("Paragraph \($0) of a long message") }
      }
    }
  }
}

private struct Pages: View {
  @State var path: [Int]

  var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach(1..<4) { NavigationLink("Open \($0)", value: $0) }
      }
      .navigationTitle("Inbox")
      .toolbar { Button("New") {} }
      .navigationDestination(for: Int.self) { number in
        Text("The text of message \(number)")
          .navigationTitle("Message \(number)")
          .toolbar {
            ToolbarItem(placement: .primaryAction) { Button("Reply") {} }
            ToolbarItem(placement: .principal) { Text("No. \(number)") }
            ToolbarItem(placement: .bottomBar) { Button("Archive") {} }
            ToolbarItem(placement: .status) { Text("just now") }
          }
      }
    }
  }
}

private struct Tabs: View {
  @State private var tab = "drafts"

  var body: some View {
    TabView(selection: $tab) {
      Tab("Inbox", value: "inbox") { Text("the inbox") }
      Tab("Drafts", value: "drafts") { Text("the drafts") }
      Tab("Sent", value: "sent") { Text("what was sent") }
    }
  }
}

private struct Presenting: View {
  @State var isSheet = false
  @State var isAlert = false
  @State var isDialog = false

  var body: some View {
    VStack {
      ForEach(0..<9) { _ in Text("what is behind it is behind it is behind it") }
    }
    .sheet(isPresented: $isSheet) {
      VStack(alignment: .leading) {
        TextField("Subject", text: .constant("Lunch?"))
        Text("A sheet is as large as its content.")
      }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        ToolbarItem(placement: .confirmationAction) { Button("Send") {} }
      }
    }
    .alert("Delete the message?", isPresented: $isAlert) {
      Button("Delete", role: .destructive) {}
      Button("Keep", role: .cancel) {}
    } message: {
      Text("It can't be brought back.")
    }
    .confirmationDialog("Move the message?", isPresented: $isDialog, titleVisibility: .visible) {
      Button("To the archive") {}
      Button("To the mailbox of somebody else") {}
      Button("To the waste") {}
    }
  }
}

private struct Columns: View {
  @State private var mailbox: Int? = 1

  var body: some View {
    NavigationSplitView {
      List(selection: $mailbox) {
        ForEach(1..<4) { Text("Mailbox \($0)").tag($0) }
      }
      .navigationTitle("Mailboxes")
    } detail: {
      Text("Mailbox \(mailbox ?? 0) is empty")
    }
  }
}

private struct ThreeColumns: View {
  @State private var mailbox: Int? = 1
  @State private var mail: Int? = 12

  var body: some View {
    NavigationSplitView {
      List(selection: $mailbox) {
        ForEach(1..<4) { Text("Mailbox \($0)").tag($0) }
      }
    } content: {
      List(selection: $mail) {
        ForEach(10..<19) { Text("Mail \($0)").tag($0) }
      }
    } detail: {
      Text("The text of mail \(mail ?? 0)")
        .toolbar { Button("Reply") {} }
    }
  }
}
