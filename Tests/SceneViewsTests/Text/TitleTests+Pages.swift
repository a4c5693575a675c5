import Foundation
import Scenes

extension TitleTests {
  nonisolated static let pages: [TitleCase] = [
    TitleCase(
      "NavigationLink to a value", { NavigationStack { NavigationLink("\(kind)", value: 1) } },
      { title in NavigationStack { NavigationLink(title, value: 1) } },
      { title in NavigationStack { NavigationLink(title, value: 1) } }),
    TitleCase(
      "NavigationLink to a view", { NavigationStack { NavigationLink("\(kind)") { Text("a") } } },
      { title in NavigationStack { NavigationLink(title) { Text("a") } } },
      { title in NavigationStack { NavigationLink(title) { Text("a") } } }),
    TitleCase(
      "NavigationLink to a page",
      { NavigationStack { NavigationLink("\(kind)", destination: Text("a")) } },
      { title in NavigationStack { NavigationLink(title, destination: Text("a")) } },
      { title in NavigationStack { NavigationLink(title, destination: Text("a")) } }),
    TitleCase(
      "Tab", { TabView { Tab("\(kind)") { Text("a") } } },
      { title in TabView { Tab(title) { Text("a") } } },
      { title in TabView { Tab(title) { Text("a") } } }),
    TitleCase(
      "Tab with a value", { TabView(selection: number) { Tab("\(kind)", value: 0) { Text("a") } } },
      { title in TabView(selection: number) { Tab(title, value: 0) { Text("a") } } },
      { title in TabView(selection: number) { Tab(title, value: 0) { Text("a") } } }),
    TitleCase(
      "Tab with an image",
      { TabView(selection: number) { Tab("\(kind)", image: "star", value: 0) { Text("a") } } },
      { title in TabView(selection: number) { Tab(title, image: "star", value: 0) { Text("a") } } },
      { title in TabView(selection: number) { Tab(title, image: "star", value: 0) { Text("a") } } }),
    TitleCase(
      "Tab with a symbol", { TabView { Tab("\(kind)", systemImage: "star") { Text("a") } } },
      { title in TabView { Tab(title, systemImage: "star") { Text("a") } } },
      { title in TabView { Tab(title, systemImage: "star") { Text("a") } } }),
    TitleCase(
      "Tab with a symbol and a value",
      {
        TabView(selection: number) { Tab("\(kind)", systemImage: "star", value: 0) { Text("a") } }
      },
      { title in
        TabView(selection: number) { Tab(title, systemImage: "star", value: 0) { Text("a") } }
      },
      { title in
        TabView(selection: number) { Tab(title, systemImage: "star", value: 0) { Text("a") } }
      }),
    TitleCase(
      "Tab with a role",
      { TabView { Tab("\(kind)", systemImage: "star", role: .search) { Text("a") } } },
      { title in TabView { Tab(title, systemImage: "star", role: .search) { Text("a") } } },
      { title in TabView { Tab(title, systemImage: "star", role: .search) { Text("a") } } }),
    TitleCase(
      "Tab with a value and a role",
      {
        TabView(selection: number) {
          Tab("\(kind)", systemImage: "star", value: 0, role: .search) { Text("a") }
        }
      },
      { title in
        TabView(selection: number) {
          Tab(title, systemImage: "star", value: 0, role: .search) { Text("a") }
        }
      },
      { title in
        TabView(selection: number) {
          Tab(title, systemImage: "star", value: 0, role: .search) { Text("a") }
        }
      }),
    TitleCase(
      "Tab with a badge", { TabView { Tab("a") { Text("a") }.badge("\(kind)") } },
      { title in TabView { Tab("a") { Text("a") }.badge(title) } },
      { title in TabView { Tab("a") { Text("a") }.badge(title) } }),
    TitleCase(
      "TabSection", { TabView { TabSection("\(kind)") { Tab("a") { Text("a") } } } },
      { title in TabView { TabSection(title) { Tab("a") { Text("a") } } } },
      { title in TabView { TabSection(title) { Tab("a") { Text("a") } } } }),
    TitleCase(
      "TableColumn", { Table(rows) { TableColumn("\(kind)") { Text($0.name) } } },
      { title in Table(rows) { TableColumn(title) { Text($0.name) } } },
      { title in Table(rows) { TableColumn(title) { Text($0.name) } } }),
    TitleCase(
      "TableColumn of values",
      { Table(rows, sortOrder: order) { TableColumn("\(kind)", value: \.id) { Text($0.name) } } },
      { title in Table(rows, sortOrder: order) { TableColumn(title, value: \.id) { Text($0.name) } }
      },
      { title in Table(rows, sortOrder: order) { TableColumn(title, value: \.id) { Text($0.name) } }
      }),
    TitleCase(
      "TableColumn of optional values",
      { Table(rows, sortOrder: order) { TableColumn("\(kind)", value: \.size) { Text($0.name) } } },
      { title in
        Table(rows, sortOrder: order) { TableColumn(title, value: \.size) { Text($0.name) } }
      },
      { title in
        Table(rows, sortOrder: order) { TableColumn(title, value: \.size) { Text($0.name) } }
      }),
    TitleCase(
      "TableColumn of compared values",
      {
        Table(rows, sortOrder: order) {
          TableColumn("\(kind)", value: \.name, comparator: ComparableComparator<String>()) {
            Text($0.name)
          }
        }
      },
      { title in
        Table(rows, sortOrder: order) {
          TableColumn(title, value: \.name, comparator: ComparableComparator<String>()) {
            Text($0.name)
          }
        }
      },
      { title in
        Table(rows, sortOrder: order) {
          TableColumn(title, value: \.name, comparator: ComparableComparator<String>()) {
            Text($0.name)
          }
        }
      }),
    TitleCase(
      "TableColumn of texts",
      { Table(rows, sortOrder: order) { TableColumn("\(kind)", value: \.name) } },
      { title in Table(rows, sortOrder: order) { TableColumn(title, value: \.name) } },
      { title in Table(rows, sortOrder: order) { TableColumn(title, value: \.name) } }),
    TitleCase(
      "TableColumn with an order",
      {
        Table(rows, sortOrder: order) {
          TableColumn("\(kind)", sortUsing: KeyPathComparator(\Row.id)) { Text($0.name) }
        }
      },
      { title in
        Table(rows, sortOrder: order) {
          TableColumn(title, sortUsing: KeyPathComparator(\Row.id)) { Text($0.name) }
        }
      },
      { title in
        Table(rows, sortOrder: order) {
          TableColumn(title, sortUsing: KeyPathComparator(\Row.id)) { Text($0.name) }
        }
      }),
  ]
}
