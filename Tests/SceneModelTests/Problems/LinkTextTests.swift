import Checking
import SceneModel
import Testing

/// Links and targets as logs show them.
struct LinkTextTests {
  @Test(arguments: [
    "": "", "postbox://message/42": "postbox://message/42", "message/42": "message/42",
    // The query.
    "a://b?": "a://b?", "a://[::1": "a://[::1", "a://[anna:hunter2": "a://…",
    "a://b?x=1&y=2": "a://b?x=…&y=…", "a://b?x=1&&y=": "a://b?x=…&&…",
    "a://b?hunter2": "a://b?…", "a://b?hunter2&x=1": "a://b?…&x=…", "?hunter2": "?…",
    "a://b?aHVudGVyMg==": "a://b?…", "a://b?hunter2=": "a://b?…", "a://b?=hunter2": "a://b?…",
    "a://b?hunter2;x=1": "a://b?…", "a://b?x=1;y=hunter2": "a://b?x=…",
    "a://b?hunter2%3D1": "a://b?…", "a://b?a%26hunter2=1": "a://b?…",
    "a://b?x=1%26hunter2=2": "a://b?x=…", "a://b?x[]=hunter2": "a://b?x[]=…",
    "a://b?0123456789012345678901234567890123456789=1": "a://b?…",
    "a://b?x=1?y=hunter2": "a://b?x=…", "a://b?\u{301}token=hunter2": "a://b?…",
    "a://b?\u{301}hunter2": "a://b?…", "a://b?x=\u{301}hunter2": "a://b?x=…",
    "a://b?x=1&\u{301}y=hunter2": "a://b?x=…&…", "a://b?x=1\u{200D}&y=2": "a://b?x=…&y=…",
    "a://b%3Fx=hunter2": "a://b%3Fx=…", "a://b%253ftoken%253Dhunter2": "a://b%253f…",
    "https://a.b/to/https%3A%2F%2Fc.d%3Fx%3Dhunter2": "https://a.b/to/https%3A%2F%2Fc.d%3F…",
    // The fragment.
    "a://b#hunter2": "a://b#…", "a://b#": "a://b#", "a://b?x=1#hunter2": "a://b?x=…#…",
    "a://b#?x=hunter2": "a://b#…", "a://b#\u{301}hunter2": "a://b#…",
    "a://b%23hunter2": "a://b%23…",
    "a://b?x=1%23y": "a://b?x=…",
    // Parameters.
    "a://b/c;session=hunter2/d?e": "a://b/c;session=…/d?…", "a://b/c&x=hunter2": "a://b/c&x=…",
    "a://b/c;d": "a://b/c;d", "a://b/c;session%3Dhunter2": "a://b/c;…", "a/b;c=d;e": "a/b;c=…;…",
    // User and password.
    "https://anna:hunter2@a.b/c": "https://…@a.b/c", "https://hunter2@a.b": "https://…@a.b",
    "https://:hunter2@a.b:80/c?d=e": "https://…@a.b:80/c?d=…", "//anna:hunter2@a.b": "//…@a.b",
    "https://anna:a@hunter2@a.b": "https://…@a.b", "https://anna%3Ahunter2@a.b": "https://…@a.b",
    "https://anna:hunter2%40a.b": "https://…%40a.b", "https://@a.b": "https://@a.b",
    "https://anna:hun/ter2@a.b": "https://…/ter2@a.b", "https://anna:hunter2?@a.b": "https://…?…",
    "https://a.b:80/c": "https://a.b:80/c",
    "http://[2001:db8::1]:80/m": "http://[2001:db8::1]:80/m",
    "http://anna:hunter2@[::1]:80/m": "http://…@[::1]:80/m",
    "https://a.b/@anna": "https://a.b/@anna",
    "sip:anna:hunter2@a.b": "sip:…@a.b", "anna:hunter2@a.b/c": "anna:…@a.b/c",
    "mailto:anna@a.b": "mailto:anna@a.b", "mailto:anna:hunter2@a.b": "mailto:…@a.b",
    "https://a.b/go/https://anna:hunter2@c.d": "https://a.b/go/https://…@c.d",
    "https://a.b/go/https%3A%2F%2Fanna%3Ahunter2%40c.d": "https://a.b/go/https%3A%2F%2F…%40c.d",
    "https://an\u{301}na:hunter2@\u{301}a.b": "https://…@\u{301}a.b",
  ])
  func `secrets of a link are hidden`(link: String, shown: String) {
    expectEqual(link.withoutValues, shown)
    expectEqual(shown.withoutValues, shown, "what is hidden stays so")
    expectEqual(Redaction.$isDisabled.withValue(true) { link.withoutValues }, link)
  }

  @Test(arguments: [
    "": "", "Lunch?": "Lunch?", "Issue #42, C#": "Issue #42, C#",
    "Re: really? Yes; and so on": "Re: really? Yes; and so on",
    "at 10:30": "at 10:30", "anna@a.b": "anna@a.b", "100 %": "100 %", "a?b": "a?b",
    "see https://a.b/?x=hunter2 now": "see https://a.b/?x=… now",
    "(https://anna:hunter2@a.b)": "(https://…@a.b)", "\"a://b#hunter2\"": "\"a://b#…\"",
    "www.a.b/?hunter2": "www.a.b/?…", "a.b?x=hunter2": "a.b?x=…",
    "postbox:42?hunter2": "postbox:42?…",
    "two\nhttps://a.b?hunter2\nlines": "two\nhttps://a.b?…\nlines",
    "see\u{301} https://a.b/?\u{301}hunter2\u{301} now": "see\u{301} https://a.b/?… now",
  ])
  func `secrets of links in a text are hidden, and the text stays`(text: String, shown: String) {
    expectEqual(text.withoutLinkValues, shown)
    expectEqual(shown.withoutLinkValues, shown)
    expectEqual(Redaction.$isDisabled.withValue(true) { text.withoutLinkValues }, text)
  }
}
