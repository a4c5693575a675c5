import Foundation
import Scenes

/// A gauge as ten blocks, of which the filled ones show the value.
struct BlocksGaugeStyle: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 1) {
      ForEach(0..<10, id: \.self) { block in
        RoundedRectangle(cornerRadius: 1)
          .fill(Double(block) < configuration.value * 10 ? Color.accentColor : Color.secondary)
          .frame(width: 8, height: 12)
      }
      configuration.currentValueLabel
    }
    .accessibilityRepresentation { Gauge(configuration) }
  }
}

extension GaugeStyle where Self == BlocksGaugeStyle {
  static var blocks: BlocksGaugeStyle { BlocksGaugeStyle() }
}

/// A toggle as a lamp, which is lit while it is on.
struct LampToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Group {
          // A lamp that isn't lit is a ring, which is seen without colors.
          if configuration.isOn {
            Circle().fill(Color.yellow)
          } else {
            Circle().strokeBorder(Color.gray)
          }
        }
        .frame(width: 10, height: 10)
        configuration.label
      }
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(configuration.isOn ? .isSelected : [])
  }
}

extension ToggleStyle where Self == LampToggleStyle {
  static var lamp: LampToggleStyle { LampToggleStyle() }
}
