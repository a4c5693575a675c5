import UIKit

/// The list of what was done with the mail.
public final class MailViewController: UITableViewController {
  private let mailbox: Mailbox

  /// Creates a list of a mailbox.
  public init(_ mailbox: Mailbox) {
    self.mailbox = mailbox
    super.init(nibName: nil, bundle: nil)
    title = "Inbox"
  }

  public required init?(coder: NSCoder) {
    fatalError("a list is created with its mailbox")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "mail")
    mailbox.didChange = { [weak self] in self?.tableView.reloadData() }
  }

  public override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { mailbox.lines.count }

  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "mail", for: indexPath)
    cell.textLabel?.text = mailbox.lines[indexPath.row]
    return cell
  }
}
