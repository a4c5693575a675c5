import Checking
import Testing

@testable import SceneTerminal

struct ImageHeaderTests {
  @Test(arguments: [(1, 1), (640, 480), (10_000, 10_000)])
  func `the size of a PNG and of a JPEG file is in their headers`(size: (Int, Int)) {
    let png = ImageHeader(SampleImage.png(size.0, size.1))
    expectEqual(png?.format, .png)
    expectEqual(png?.width, size.0)
    expectEqual(png?.height, size.1)
    let jpeg = ImageHeader(SampleImage.jpeg(size.0, size.1))
    expectEqual(jpeg?.format, .jpeg)
    expectEqual(jpeg?.width, size.0)
    expectEqual(jpeg?.height, size.1)
  }

  @Test(arguments: [(0, 1), (1, 0), (10_001, 1), (1, 0x8000_0000), (0xFFFF_FFFF, 0xFFFF_FFFF)])
  func `an image without pixels, or with too many, isn't one`(size: (Int, Int)) {
    expect(ImageHeader(SampleImage.png(size.0, size.1)) == nil)
  }

  @Test func `a file that was cut anywhere isn't an image`() {
    for bytes in [SampleImage.png(8, 8), SampleImage.jpeg(8, 8)] {
      expect(ImageHeader(bytes) != nil)
      for count in bytes.indices { expectEqual(ImageHeader(Array(bytes.prefix(count))), nil) }
    }
  }

  @Test func `a file with other parts isn't an image`() {
    let signature = Array(SampleImage.png(8, 8).prefix(8))
    let size = SampleImage.chunk(
      "IHDR", SampleImage.number(8) + SampleImage.number(8) + [8, 6, 0, 0, 0])
    let (data, end) = (SampleImage.chunk("IDAT", [1]), SampleImage.chunk("IEND", []))
    expect(ImageHeader(signature + size + data + end) != nil)
    let others: [[UInt8]] = [
      [], Array("<svg/>".utf8), size + data + end, signature + data + size + end,
      signature + size + end, signature + size + size + data + end,
      signature + SampleImage.chunk("IHDR", [0, 0, 0, 8]) + data + end,
      signature + size + [0xFF, 0xFF, 0xFF, 0xFF] + Array("IDAT".utf8) + end,
      [0xFF, 0xD8, 0xFF, 0xD9], [0xFF, 0xD8, 0xFF, 0xC0, 0, 2, 0xFF, 0xDA, 0, 2, 0xFF, 0xD9],
    ]
    for bytes in others { expectEqual(ImageHeader(bytes), nil) }
  }

  @Test func `random changes of a file never trap`() {
    var random = SystemRandomNumberGenerator()
    for original in [SampleImage.png(8, 8), SampleImage.jpeg(8, 8)] {
      for _ in 0..<20_000 {
        var bytes = original
        for _ in 0..<3 {
          bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: 0...255)
        }
        _ = ImageHeader(bytes)
      }
    }
  }
}
