import Checking
import Testing

@testable import SceneMigration

// Bodies with several errors, in which the compiler finds no end of its search, or names one error in each round.
extension RulesTests {
  @Test func `a long chain of an app's own modifiers and closures leaves nothing out`() throws {
    let loop = try compiled(
      """
      import SwiftUI
      struct PostboxApp {
        @StateObject var theme: PostboxTheme
        var scene: some Scene {
          WindowGroup(id: "inbox") {
            InboxView(selection: $selection, route: $route)
              .applyTheme(theme)
              .onAppear {
                mailbox.connect()
                mailbox.refresh()
              }
              .withServices(mailbox: mailbox, drafts: drafts, theme: theme, toasts: toasts)
              .sheet(item: $preview.letter) { letter in
                if let space = preview.space {
                  LetterView(letter: letter, others: preview.letters)
                    .navigationTransition(.zoom(sourceID: letter.id, in: space))
                    .presentationBackground(theme.background)
                    .withServices(mailbox: mailbox)
                } else {
                  EmptyView()
                }
              }
              .onChange(of: mailbox.response) { _, response in
                if response != nil {
                  mailbox.response = nil
                  if mailbox.account.token?.value != response?.account.token.value,
                    let account = mailbox.accounts.first(where: {
                      $0.token?.value == response?.account.token.value
                    })
                  {
                    mailbox.account = account
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
                      selection = .inbox
                      mailbox.response = response
                    }
                  } else {
                    selection = .inbox
                  }
                }
              }
              .withStore()
          }
          .commands {
            postboxMenu
          }
        }

        @SceneBuilder var others: some Scene {
          WindowGroup(for: ComposeWindow.self) { window in
            Group {
              switch window.wrappedValue {
              case let .letter(text, address):
                Compose.MainView(mode: .new(text: nil, address: address, body: text))
              case let .answer(letter):
                Compose.MainView(mode: .answer(letter: letter))
              case .none:
                EmptyView()
              }
            }
            .withStore()
            .applyTheme(theme)
          }
        }
      }
      """)
    expectEqual(loop.errors, [])
    expectEqual(loop.changes.filter { $0.kind == .leftOut || $0.kind == .condition }, [])
  }

  @Test func `lists, titles and publishers of an app's own leave nothing out`() throws {
    let loop = try compiled(
      """
      import SwiftUI
      struct MailboxList: View {
        @State var log: [String] = []
        @EnvironmentObject var mailbox: Mailbox
        var body: some View {
          NavigationStack {
            List {
              Section {
                NavigationLink("Filters") {
                  Form {
                    FilterView(store: Store(initialState: FilterView.Filter.State()) { FilterView.Filter() })
                  }
                }
              }
              ForEach(Folder.Kind.allCases) { folder in
                switch folder {
                case .inbox:
                  NavigationLink(folder.rawValue) {
                    InboxView()
                  }
                case .drafts:
                  Button(folder.rawValue) {
                    mailbox.isComposing = true
                  }
                  .foregroundStyle(mailbox.theme.tint)
                }
              }
            }
          }
          .onReceive(Reporter.shared.$lines) { self.log = $0 }
          .onReceive(NotificationCenter.default.publisher(for: .cleared)) { _ in
            Reporter.shared.clear()
          }
        }
      }
      struct DeviceMenu: View {
        @EnvironmentObject var session: MailSession
        @Binding var device: MailSession.Device?
        var body: some View {
          Menu {
            Picker("", selection: $device) {
              RowLabel("None", image: "none").tag(nil as MailSession.Device?)
              ForEach(session.devices) { device in
                switch device {
                case .printer(_, let index):
                  RowLabel("Printer \\(index): \\(session.printers[index].kind.text)", image: "printer")
                    .tag(device as MailSession.Device?)
                case .screen(_, let index):
                  RowLabel("Screen \\(index): \\(session.screens[index].kind.text)", image: "screen")
                    .tag(device as MailSession.Device?)
                }
              }
            }
          } label: {
            Label("Devices", systemImage: "display")
          }
        }
      }
      struct LetterGrid: View {
        @EnvironmentObject var mailbox: Mailbox
        @SceneStorage("letter") var letter: String?
        @Environment(\\.scenePhase) var phase
        var body: some View {
          ScrollView {
            ForEach(mailbox.letters) { letter in
              NavigationLink(
                destination: LetterPage(letter: letter), tag: letter.id.uuidString, selection: $letter
              ) {
                Text(letter.subject)
              }
              .onDrag {
                let activity = NSUserActivity(activityType: LetterPage.activityType)
                activity.title = String(format: "Letter %@", letter.subject)
                activity.targetContentIdentifier = letter.id.uuidString
                return NSItemProvider(object: activity)
              }
            }
          }
          .onChange(of: phase) { phase in
            if phase == .background { mailbox.save() }
          }
        }
      }
      """)
    expectEqual(loop.errors, [])
    expectEqual(loop.changes.filter { $0.kind == .leftOut || $0.kind == .condition }, [])
    // The value of a known type is compared as it is.
    expect(!loop.sources[0].text.contains("(phase: StandIn)"))
  }
}
