// The types of files that this library describes, with their filename extensions.
extension UTType {
  /// The description of a known type.
  struct Description: Sendable {
    /// The identifiers of the types to which the type conforms directly.
    let parents: [String]
    /// The filename extensions, beginning with the preferred extension.
    let endings: [String]
    /// The MIME types, or patterns such as `text/*`, beginning with the preferred MIME type.
    let mimeTypes: [String]
    /// A description of the type for people, in English.
    let words: String
  }

  /// The identifier of Markdown, for which `UTType` has no public constant.
  static let markdown = "net.daringfireball.markdown"

  /// The descriptions of the known types by their identifiers.
  static let known: [String: Description] = [
    markdown: Description(
      parents: ["public.text"], endings: ["md", "markdown"], mimeTypes: ["text/markdown"],
      words: "Markdown text"),
    "public.item": Description(
      parents: [], endings: [], mimeTypes: [], words: "item"),
    "public.content": Description(
      parents: [], endings: [], mimeTypes: [], words: "content"),
    "public.composite-content": Description(
      parents: ["public.content"], endings: [], mimeTypes: [], words: "composite content"),
    "public.data": Description(
      parents: ["public.item"], endings: [], mimeTypes: ["application/octet-stream"], words: "data"),
    "public.directory": Description(
      parents: ["public.item"], endings: [], mimeTypes: [], words: "directory"),
    "public.folder": Description(
      parents: ["public.directory"], endings: [], mimeTypes: [], words: "folder"),
    "com.apple.package": Description(
      parents: ["public.directory"], endings: [], mimeTypes: [], words: "package"),
    "com.apple.bundle": Description(
      parents: ["public.directory"], endings: ["bundle"], mimeTypes: [], words: "bundle"),
    "public.archive": Description(
      parents: ["public.data"], endings: [], mimeTypes: [], words: "archive"),
    "public.zip-archive": Description(
      parents: ["public.data", "public.archive"], endings: ["zip"], mimeTypes: ["application/zip"],
      words: "ZIP archive"),
    "org.gnu.gnu-zip-archive": Description(
      parents: ["public.data", "public.archive"], endings: ["gz", "gzip"],
      mimeTypes: ["application/gzip"], words: "gzip archive"),
    "public.text": Description(
      parents: ["public.data", "public.content"], endings: [], mimeTypes: ["text/*"], words: "text"),
    "public.plain-text": Description(
      parents: ["public.text"], endings: ["txt", "text"], mimeTypes: ["text/plain"],
      words: "plain text"),
    "public.utf8-plain-text": Description(
      parents: ["public.plain-text"], endings: [], mimeTypes: ["text/plain;charset=utf-8"],
      words: "UTF-8 text"),
    "public.utf16-plain-text": Description(
      parents: ["public.plain-text"], endings: [], mimeTypes: ["text/plain;charset=utf-16"],
      words: "UTF-16 text"),
    "public.delimited-values-text": Description(
      parents: ["public.text"], endings: [], mimeTypes: [], words: "delimited text"),
    "public.comma-separated-values-text": Description(
      parents: ["public.delimited-values-text"], endings: ["csv"], mimeTypes: ["text/csv"],
      words: "comma-separated text"),
    "public.tab-separated-values-text": Description(
      parents: ["public.delimited-values-text"], endings: ["tsv"],
      mimeTypes: ["text/tab-separated-values"], words: "tab-separated text"),
    "public.rtf": Description(
      parents: ["public.text"], endings: ["rtf"], mimeTypes: ["text/rtf", "application/rtf"],
      words: "RTF text"),
    "com.apple.rtfd": Description(
      parents: ["com.apple.package", "public.composite-content"], endings: ["rtfd"], mimeTypes: [],
      words: "RTF text with attachments"),
    "public.html": Description(
      parents: ["public.text"], endings: ["html", "htm"], mimeTypes: ["text/html"],
      words: "HTML text"),
    "public.xml": Description(
      parents: ["public.text"], endings: ["xml"], mimeTypes: ["application/xml", "text/xml"],
      words: "XML text"),
    "public.yaml": Description(
      parents: ["public.text"], endings: ["yml", "yaml"], mimeTypes: ["application/yaml"],
      words: "YAML text"),
    "public.json": Description(
      parents: ["public.text"], endings: ["json"], mimeTypes: ["application/json"],
      words: "JSON text"),
    "public.source-code": Description(
      parents: ["public.plain-text"], endings: [], mimeTypes: [], words: "source code"),
    "public.swift-source": Description(
      parents: ["public.source-code"], endings: ["swift"], mimeTypes: ["text/x-swift"],
      words: "Swift source"),
    "public.c-source": Description(
      parents: ["public.source-code"], endings: ["c"], mimeTypes: ["text/x-c"], words: "C source"),
    "public.c-header": Description(
      parents: ["public.source-code"], endings: ["h"], mimeTypes: ["text/x-chdr"], words: "C header"
    ),
    "public.c-plus-plus-source": Description(
      parents: ["public.source-code"], endings: ["cpp", "cxx", "cc", "c++"],
      mimeTypes: ["text/x-c++src"], words: "C++ source"),
    "public.script": Description(
      parents: ["public.source-code"], endings: [], mimeTypes: [], words: "script"),
    "public.shell-script": Description(
      parents: ["public.script"], endings: ["sh", "command"], mimeTypes: ["text/x-shellscript"],
      words: "shell script"),
    "public.python-script": Description(
      parents: ["public.script"], endings: ["py"], mimeTypes: ["text/x-python-script"],
      words: "Python script"),
    "com.netscape.javascript-source": Description(
      parents: ["public.script"], endings: ["js", "mjs", "jscript", "javascript"],
      mimeTypes: ["text/javascript"], words: "JavaScript source"),
    "com.apple.property-list": Description(
      parents: ["public.data"], endings: ["plist"], mimeTypes: [], words: "property list"),
    "com.apple.xml-property-list": Description(
      parents: ["com.apple.property-list", "public.xml"], endings: [], mimeTypes: [],
      words: "XML property list"),
    "com.apple.binary-property-list": Description(
      parents: ["com.apple.property-list"], endings: [], mimeTypes: [],
      words: "binary property list"),
    "com.adobe.pdf": Description(
      parents: ["public.data", "public.composite-content"], endings: ["pdf"],
      mimeTypes: ["application/pdf"], words: "PDF document"),
    "org.idpf.epub-container": Description(
      parents: ["public.data", "public.composite-content"], endings: ["epub"],
      mimeTypes: ["application/epub+zip"], words: "EPUB document"),
    "public.presentation": Description(
      parents: ["public.composite-content"], endings: [], mimeTypes: [], words: "presentation"),
    "public.spreadsheet": Description(
      parents: ["public.content"], endings: [], mimeTypes: [], words: "spreadsheet"),
    "public.database": Description(
      parents: [], endings: [], mimeTypes: [], words: "database"),
    "public.message": Description(
      parents: [], endings: [], mimeTypes: [], words: "message"),
    "public.contact": Description(
      parents: [], endings: [], mimeTypes: [], words: "contact"),
    "public.vcard": Description(
      parents: ["public.text", "public.contact"], endings: ["vcf", "vcard"],
      mimeTypes: ["text/vcard"], words: "business card"),
    "public.calendar-event": Description(
      parents: [], endings: [], mimeTypes: [], words: "calendar event"),
    "public.email-message": Description(
      parents: ["public.message"], endings: ["eml"], mimeTypes: ["message/rfc822"], words: "mail"),
    "public.image": Description(
      parents: ["public.data", "public.content"], endings: [], mimeTypes: ["image/*"],
      words: "image"),
    "public.png": Description(
      parents: ["public.image"], endings: ["png"], mimeTypes: ["image/png"], words: "PNG image"),
    "public.jpeg": Description(
      parents: ["public.image"], endings: ["jpeg", "jpg", "jpe"], mimeTypes: ["image/jpeg"],
      words: "JPEG image"),
    "com.compuserve.gif": Description(
      parents: ["public.image"], endings: ["gif"], mimeTypes: ["image/gif"], words: "GIF image"),
    "public.tiff": Description(
      parents: ["public.image"], endings: ["tiff", "tif"], mimeTypes: ["image/tiff"],
      words: "TIFF image"),
    "com.microsoft.bmp": Description(
      parents: ["public.image"], endings: ["bmp"], mimeTypes: ["image/bmp"], words: "BMP image"),
    "com.microsoft.ico": Description(
      parents: ["public.image"], endings: ["ico"], mimeTypes: ["image/vnd.microsoft.icon"],
      words: "icon"),
    "org.webmproject.webp": Description(
      parents: ["public.image"], endings: ["webp"], mimeTypes: ["image/webp"], words: "WebP image"),
    "public.heic": Description(
      parents: ["public.image"], endings: ["heic"], mimeTypes: ["image/heic"], words: "HEIC image"),
    "public.svg-image": Description(
      parents: ["public.image", "public.xml"], endings: ["svg"], mimeTypes: ["image/svg+xml"],
      words: "SVG image"),
    "public.camera-raw-image": Description(
      parents: ["public.image"], endings: [], mimeTypes: [], words: "raw image"),
    "public.audiovisual-content": Description(
      parents: ["public.data", "public.content"], endings: [], mimeTypes: [],
      words: "audiovisual content"),
    "public.audio": Description(
      parents: ["public.audiovisual-content"], endings: [], mimeTypes: ["audio/*"], words: "audio"),
    "public.mp3": Description(
      parents: ["public.audio"], endings: ["mp3", "mpga"], mimeTypes: ["audio/mpeg"],
      words: "MP3 audio"),
    "com.microsoft.waveform-audio": Description(
      parents: ["public.audio"], endings: ["wav", "wave"], mimeTypes: ["audio/vnd.wave"],
      words: "WAV audio"),
    "public.mpeg-4-audio": Description(
      parents: ["public.audio"], endings: ["m4a", "mp4a"], mimeTypes: ["audio/mp4"],
      words: "MPEG-4 audio"),
    "public.movie": Description(
      parents: ["public.audiovisual-content"], endings: [], mimeTypes: ["video/*"], words: "movie"),
    "public.video": Description(
      parents: ["public.movie"], endings: [], mimeTypes: [], words: "video"),
    "public.mpeg-4": Description(
      parents: ["public.movie"], endings: ["mp4", "mpg4"], mimeTypes: ["video/mp4"],
      words: "MPEG-4 movie"),
    "com.apple.quicktime-movie": Description(
      parents: ["public.movie"], endings: ["mov", "qt"], mimeTypes: ["video/quicktime"],
      words: "QuickTime movie"),
    "public.url": Description(
      parents: ["public.data"], endings: [], mimeTypes: ["text/uri-list"], words: "URL"),
    "public.file-url": Description(
      parents: ["public.url"], endings: [], mimeTypes: [], words: "file URL"),
    "public.log": Description(
      parents: ["public.data"], endings: ["log"], mimeTypes: ["text/x-log"], words: "log"),
    "public.font": Description(
      parents: ["public.data"], endings: ["ttf", "otf"], mimeTypes: ["font/*"], words: "font"),
    "public.executable": Description(
      parents: ["public.item"], endings: [], mimeTypes: [], words: "executable"),
    "com.apple.application": Description(
      parents: ["public.executable"], endings: [], mimeTypes: [], words: "application"),
    "public.symlink": Description(
      parents: ["public.item"], endings: [], mimeTypes: [], words: "symbolic link"),
    "public.volume": Description(
      parents: ["public.folder"], endings: [], mimeTypes: [], words: "volume"),
  ]
}
