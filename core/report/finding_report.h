#pragma once

#include "core/debug/audit/finding.h"
#include "core/debug/diagnosis/diagnosis.h"
#include "core/debug/game_coordinates.h"
#include "core/debug/step_source.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

/// @file
/// One finding with all that a report says of it, as data: an explanation of a diagnosis, a finding of an audit, or the
/// answer of "why" about two objects.
/// report_page.h makes a page of it.
///
/// Units   metres, world frame; FindingReport::coordinates converts to the coordinates of the game.

namespace broadside::report {

/// One object of the example, at its step.
struct ObjectFacts {
    std::string name; ///< "Ball (7)".
    Aabb box;
    std::optional<Aabb> registeredBox;     ///< The box that the game's broad phase has of it, if that was recorded.
    std::vector<std::uint64_t> touched;    ///< Ids of the cells that the box touches, at most kMostCells.
    std::vector<std::uint64_t> registered; ///< Ids of the cells in which the object is registered, at most kMostCells.
    std::uint64_t touchedCount = 0;        ///< Without the limit.
    std::uint64_t registeredCount = 0;
};
inline constexpr std::size_t kMostCells = 24;

/// The pair of the example, as its step tested it.
struct ExampleFacts {
    Explanation::Example pair;
    ObjectFacts a;
    ObjectFacts b;
    bool hasCells = false; ///< The broad phase has cells.
    bool candidate = false;
    bool boxOverlap = false;
    bool overlap = false; ///< Of the shapes.
    Message why;          ///< What "why" says of the two.
};

/// A pair of objects with the finding. Names have their ids.
struct FoundPair {
    std::string a;
    std::string b;
    std::uint64_t first = 0; ///< Step.
    std::uint64_t last = 0;
    std::uint64_t count = 0; ///< Number of steps.
};
inline constexpr std::size_t kMostPairs = 20;

struct FindingReport {
    std::string rule; ///< Stable id of the explanation, or the name of the cause or of the kind of finding.
    Symptom symptom = Symptom::MissedPair;
    bool isExplanation = false; ///< Otherwise a single finding of an audit, or an answer of "why".
    bool isCause = false;       ///< Explanation::isCause.
    Message kind;               ///< "Cause".
    Message sentence;
    Message remedy;   ///< May be empty.
    std::string code; ///< The remedy as code: keys of the scene, or a loop for the game. May be empty.
    Message evidence; ///< Empty for a finding of an audit.
    Message record;   ///< What to record to be surer; may be empty.
    std::vector<Message> rivals;
    std::vector<std::pair<std::string, double>> parameters;
    std::uint64_t explains = 0; ///< These numbers are those of Explanation.
    std::uint64_t against = 0;
    double sure = 0.0;
    StepRange steps;          ///< The steps that were looked at.
    std::uint64_t missed = 0; ///< Missed pairs in these steps.
    std::array<std::uint64_t, kPairStages> stages{};
    std::vector<FoundPair> pairs; ///< In the order of their first step, at most kMostPairs.
    std::uint64_t morePairs = 0;  ///< Number of the others.
    std::optional<ExampleFacts> example;
    std::optional<Finding> finding; ///< The example as an audit would list it; nothing for what no audit lists.
    GameCoordinates coordinates;
};

/// The report about an explanation. Without facts of the example if its step cannot be read. Cost: one step.
[[nodiscard]] FindingReport reportOf(const StepSource& source, const Diagnosis& diagnosis,
                                     const Explanation& explanation, const std::stop_token& stop = {});
/// The report about a finding of an audit of these steps. Errors: its step cannot be read, or has no such objects.
[[nodiscard]] Result<FindingReport> reportOf(const StepSource& source, StepRange steps, const Finding& finding,
                                             const std::stop_token& stop = {});

/// The report about what "why" answers about two objects in a step, also when nothing is wrong. Errors: as above.
[[nodiscard]] Result<FindingReport> answerReportOf(const StepSource& source, const Explanation::Example& pair,
                                                   const std::stop_token& stop = {});

/// What a search for a finding found.
struct ChosenFinding {
    std::optional<FindingReport> report; ///< Nothing if there are fewer findings.
    std::uint64_t count = 0;             ///< Number of findings.
    std::optional<Problem> problem;      ///< About the first step that could not be read.
};
/// Finding number `number`, from 1: of the explanations of a diagnosis of these steps; if it has none, of the findings
/// of an audit: missed pairs, passages, boxes that are smaller than their shapes. Refused: what diagnose() refuses.
[[nodiscard]] Result<ChosenFinding> chosenFinding(const StepSource& source, StepRange steps, std::uint64_t number,
                                                  const std::stop_token& stop = {});

} // namespace broadside::report
