public import Foundation
public import SceneRuntime

/// One run of an app's delegates: the part of the report, and the answers of stand-ins.
public struct TrialPlan: Codable, Sendable {
  /// The environment variable with the path of the plan.
  public static let variable = "SCENE_MIGRATION_PLAN"

  /// The answer to every question but the exceptions.
  public var answer: Bool
  /// The questions with the other answer.
  public var exceptions: Set<String>
  /// The path of the Info.plist, with all variables expanded; nil for none.
  public var infoPlist: String?
  /// The part of the report to run; nil for all.
  package var part: MigrationReport.Part?
  /// The links of the report.
  public var links: [URL]
  /// The path of the result.
  public var result: String

  /// Creates a plan.
  ///
  /// - Parameters:
  ///   - answer: The answer to every question but the exceptions.
  ///   - exceptions: The questions with the other answer.
  ///   - infoPlist: The path of the Info.plist.
  ///   - part: The part of the report to run.
  ///   - links: The links of the report.
  ///   - result: The path of the result.
  package init(
    answer: Bool, exceptions: Set<String> = [], infoPlist: String?,
    part: MigrationReport.Part? = nil, links: [URL] = [], result: String
  ) {
    self.answer = answer
    self.exceptions = exceptions
    self.infoPlist = infoPlist
    self.part = part
    self.links = links
    self.result = result
  }
}

/// The result of a run.
public struct TrialResult: Codable, Sendable {
  /// The report on the part in the plan, or on all parts.
  public var report: MigrationReport
  /// The problems of the report.
  public var problems: [Problem]
  /// The questions that stand-ins were asked.
  public var questions: [AskedQuestion]
}
