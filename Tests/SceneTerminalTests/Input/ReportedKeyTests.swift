import Testing

@testable import SceneTerminal

@Suite struct ReportedKeyTests {
  @Test(
    "keys of kitty's protocol",
    arguments: [
      ("␛[97;5u", control("a")), ("␛[97;5:1u", control("a")), ("␛[97;5:2u", control("a")),
      ("␛[97:65;4u", KeyPress(.character("a"), [.shift, .option], shifted: "A")),
      (
        "␛[1089:1057:99;5u",
        KeyPress(.character("с"), .control, shifted: "С", base: "c")
      ),
      ("␛[1089::99;5u", KeyPress(.character("с"), .control, base: "c")),
      ("␛[27u", KeyPress(.escape)), ("␛[27;129u", KeyPress(.escape)),
      ("␛[27;65u", KeyPress(.escape)), ("␛[13;2u", KeyPress(.enter, .shift)),
      ("␛[9;2u", KeyPress(.tab, .shift)), ("␛[127;5u", KeyPress(.backspace, .control)),
      ("␛[32;5u", control(" ")), ("␛[91;3u", KeyPress(.character("["), .option)),
      ("␛[91;5u", KeyPress(.escape)), ("␛[105;5u", control("i")), ("␛[109;5u", control("m")),
      ("␛[97;;229u", character("å")), ("␛[0;;229u", character("å")), ("␛[97u", character("a")),
      ("␛[57376u", KeyPress(.function(13))), ("␛[57398;5u", KeyPress(.function(35), .control)),
      ("␛[57399u", character("0")), ("␛[57408u", character("9")), ("␛[57413u", character("+")),
      ("␛[57414u", KeyPress(.enter)), ("␛[57417u", KeyPress(.left)),
      ("␛[57426;5u", KeyPress(.delete, .control)), ("␛[57363u", KeyPress(.menu)),
      ("␛[1;5:2A", KeyPress(.up, .control)), ("␛[3;1:1~", KeyPress(.delete)),
      ("␛[13;5~", KeyPress(.function(3), .control)),
    ])
  func kitty(_ text: String, key: KeyPress) {
    expectKeys(text, [key])
  }

  @Test(
    "releases, modifiers alone and numbers that are no characters are no keys",
    arguments: [
      "␛[97;5:3u", "␛[1;1:3A", "␛[3;1:3~", "␛[27;1:3u", "␛[57441;2u", "␛[57454u", "␛[57358u",
      "␛[57428u", "␛[1114112u", "␛[55296;5u", "␛[99999999999999999999u", "␛[;5u", "␛[150;5u",
      "␛[0;;u", "␛[27;5;99999999999999999999~",
    ])
  func none(_ text: String) {
    expectKeys(text, [])
  }

  @Test("text without a key is all of its characters")
  func text() {
    expectKeys("␛[0;;104:105u", [character("h"), character("i")])
  }

  @Test(
    "keys of xterm's and tmux's other forms",
    arguments: [
      (["␛[27;5;97~", "␛[97;5u", "␛[27;5;65~"], control("a")),
      (
        ["␛[27;6;65~", "␛[65;6u", "␛[97:65;6u"],
        KeyPress(.character("a"), [.shift, .control], shifted: "A")
      ),
      (["␛[27;5;9~", "␛[9;5u"], KeyPress(.tab, .control)),
      (["␛[27;2;13~", "␛[13;2u"], KeyPress(.enter, .shift)),
      (["␛[27;5;27~"], KeyPress(.escape, .control)), (["␛[27;5;91~"], KeyPress(.escape)),
      (["␛[27;5;8~", "␛[27;5;127~"], KeyPress(.backspace, .control)),
      (["␛[27;5;47~"], control("/")), (["␛[27;3;233~"], KeyPress(.character("é"), .option)),
      (["␛[27;6;33~"], KeyPress(.character("!"), [.shift, .control])),
      (["␛[27;5;3~"], control("c")),
    ])
  func otherForms(_ texts: [String], key: KeyPress) {
    for text in texts { expectKeys(text, [key]) }
  }
}
