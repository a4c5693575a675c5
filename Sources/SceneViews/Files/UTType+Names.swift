extension UTType {
  /// A file or a folder.
  public static let item = UTType(known: "public.item")
  /// Data that a person uses as content, such as a document.
  public static let content = UTType(known: "public.content")
  /// Content that consists of several types, such as text with images.
  public static let compositeContent = UTType(known: "public.composite-content")
  /// Any stream of bytes.
  public static let data = UTType(known: "public.data")
  /// A folder or a package; a package is a folder that looks like a file.
  public static let directory = UTType(known: "public.directory")
  /// A folder.
  public static let folder = UTType(known: "public.folder")
  /// A folder that looks like a file.
  public static let package = UTType(known: "com.apple.package")
  /// A folder with a known inner structure.
  public static let bundle = UTType(known: "com.apple.bundle")
  /// An archive.
  public static let archive = UTType(known: "public.archive")
  /// A ZIP archive.
  public static let zip = UTType(known: "public.zip-archive")
  /// A file compressed with gzip.
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  /// Any text.
  public static let text = UTType(known: "public.text")
  /// Text without styles.
  public static let plainText = UTType(known: "public.plain-text")
  /// Text without styles in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// Text without styles in UTF-16.
  public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
  /// Values in lines of text, separated by a character.
  public static let delimitedText = UTType(known: "public.delimited-values-text")
  /// Values in lines of text, separated by commas.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// Values in lines of text, separated by tabs.
  public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
  /// Text with styles in the Rich Text Format.
  public static let rtf = UTType(known: "public.rtf")
  /// Text with styles and attachments.
  public static let rtfd = UTType(known: "com.apple.rtfd")
  /// An HTML document.
  public static let html = UTType(known: "public.html")
  /// An XML document.
  public static let xml = UTType(known: "public.xml")
  /// A YAML document.
  public static let yaml = UTType(known: "public.yaml")
  /// A JSON document.
  public static let json = UTType(known: "public.json")
  /// The source code of a program.
  public static let sourceCode = UTType(known: "public.source-code")
  /// A Swift source file.
  public static let swiftSource = UTType(known: "public.swift-source")
  /// A C source file.
  public static let cSource = UTType(known: "public.c-source")
  /// A C header file.
  public static let cHeader = UTType(known: "public.c-header")
  /// A C++ source file.
  public static let cPlusPlusSource = UTType(known: "public.c-plus-plus-source")
  /// The source code of a program that runs without being compiled.
  public static let script = UTType(known: "public.script")
  /// A shell script.
  public static let shellScript = UTType(known: "public.shell-script")
  /// A Python script.
  public static let pythonScript = UTType(known: "public.python-script")
  /// A JavaScript source file.
  public static let javaScript = UTType(known: "com.netscape.javascript-source")
  /// A property list.
  public static let propertyList = UTType(known: "com.apple.property-list")
  /// A property list in XML.
  public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")
  /// A property list in binary form.
  public static let binaryPropertyList = UTType(known: "com.apple.binary-property-list")
  /// A PDF document.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// A book in the EPUB format.
  public static let epub = UTType(known: "org.idpf.epub-container")
  /// A presentation.
  public static let presentation = UTType(known: "public.presentation")
  /// A table of numbers.
  public static let spreadsheet = UTType(known: "public.spreadsheet")
  /// A database.
  public static let database = UTType(known: "public.database")
  /// A message, such as an email message.
  public static let message = UTType(known: "public.message")
  /// A contact.
  public static let contact = UTType(known: "public.contact")
  /// A business card.
  public static let vCard = UTType(known: "public.vcard")
  /// An event of a calendar.
  public static let calendarEvent = UTType(known: "public.calendar-event")
  /// An email message.
  public static let emailMessage = UTType(known: "public.email-message")
  /// Any image.
  public static let image = UTType(known: "public.image")
  /// A PNG image.
  public static let png = UTType(known: "public.png")
  /// A JPEG image.
  public static let jpeg = UTType(known: "public.jpeg")
  /// A GIF image.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// A TIFF image.
  public static let tiff = UTType(known: "public.tiff")
  /// A BMP image.
  public static let bmp = UTType(known: "com.microsoft.bmp")
  /// A Windows icon.
  public static let ico = UTType(known: "com.microsoft.ico")
  /// A WebP image.
  public static let webP = UTType(known: "org.webmproject.webp")
  /// A HEIC image.
  public static let heic = UTType(known: "public.heic")
  /// An SVG image.
  public static let svg = UTType(known: "public.svg-image")
  /// An unprocessed image from a camera.
  public static let rawImage = UTType(known: "public.camera-raw-image")
  /// Audio or video.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// Audio.
  public static let audio = UTType(known: "public.audio")
  /// MP3 audio.
  public static let mp3 = UTType(known: "public.mp3")
  /// WAV audio.
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  /// MPEG-4 audio.
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  /// Video with or without audio.
  public static let movie = UTType(known: "public.movie")
  /// Video without audio.
  public static let video = UTType(known: "public.video")
  /// A movie in MPEG-4.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// A movie in the format of QuickTime.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// A URL.
  public static let url = UTType(known: "public.url")
  /// The URL of a file.
  public static let fileURL = UTType(known: "public.file-url")
  /// A log file.
  public static let log = UTType(known: "public.log")
  /// A font.
  public static let font = UTType(known: "public.font")
  /// A program.
  public static let executable = UTType(known: "public.executable")
  /// An app.
  public static let application = UTType(known: "com.apple.application")
  /// A symbolic link.
  public static let symbolicLink = UTType(known: "public.symlink")
  /// The root of a file system.
  public static let volume = UTType(known: "public.volume")
}
