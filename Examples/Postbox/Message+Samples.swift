extension Message {
  /// The mail of the example.
  static let samples = [
    Message(id: 4, sender: "Ada", subject: "Lunch?", text: "At one, by the fountain."),
    Message(id: 42, sender: "Deep Thought", subject: "The answer", text: "You won't like it."),
    Message(id: 43, sender: "Grace", subject: "A moth", text: "It was in relay 70."),
    Message(id: 44, sender: "Library", subject: "Two books are due", text: "By Friday, please."),
    Message(
      id: 45, sender: "Railway", subject: "Platform 7", text: "Your train leaves there today."),
    Message(
      id: 46, sender: "Bakery", subject: "Rye on Fridays", text: "From seven in the morning."),
    Message(id: 47, sender: "Ada", subject: "Notes on the engine", text: notes),
    Message(id: 48, sender: "Weather", subject: "Frost tonight", text: "Two degrees below zero."),
    Message(id: 49, sender: "Grace", subject: "A nanosecond", text: "It is a foot of wire."),
    Message(
      id: 50, sender: "Museum", subject: "Open until ten", text: "On the first of the month."),
    Message(id: 51, sender: "Deep Thought", subject: "The question", text: "Ask me later."),
    Message(id: 52, sender: "Library", subject: "A book is here", text: "It waits at the desk."),
  ]

  private static let notes = """
    The engine has a store and a mill.

    The store holds numbers on columns of wheels.

    The mill takes two numbers and gives one back.

    Cards tell it which numbers, and what to do with them.

    A card can be read again, so a short row of cards does long work.

    It can handle whatever has rules, such as notes of music.

    It begins nothing of its own; it does what we know how to order.
    """
}
