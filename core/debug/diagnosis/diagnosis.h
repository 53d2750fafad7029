#pragma once

#include "core/debug/audit/audit.h"
#include "core/debug/audit/name_book.h"
#include "core/debug/audit/step_audit.h"
#include "core/debug/diagnosis/search/fault_search.h"
#include "core/debug/step_source.h"
#include "core/debug/why/pair_stage.h"

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

/// @file
/// Finds the faults of a broad phase that explain its missed pairs: a few explanations for a whole run or recording,
/// instead of a cause for each pair.
///
/// In a simulation, the arithmetic of Broadside's algorithm gives the cause of each missed pair exactly. Passages
/// through other objects are explained, too, and masks that keep a pair apart while others of the same names can
/// collide. In a game's recording, small models of faults are compared with what was recorded (fault_search.h). An
/// explanation is a cause only if all causes together explain at least 95 % of the missed pairs. Of the pairs that it
/// calls lost, at most 5 % may be found. Else it is a tendency.

namespace broadside {

/// What an explanation explains. A game's recording has missed pairs only.
enum class Symptom : std::uint8_t {
    MissedPair,
    Passage,    ///< One object passed through another within a step.
    MaskedPair, ///< Two objects overlap, and masks keep them apart.
    Cost,       ///< Unnecessary candidates. diagnose() does not look for them: see waste_explanation.h.
};

/// The rule of an explanation that only says at which stage pairs are lost.
inline constexpr std::string_view kLostAfterStructure = "lost-after-structure";

struct Explanation {
    std::string rule; ///< Stable id.
    Symptom symptom = Symptom::MissedPair;
    Message sentence;           ///< What is wrong, with its full stop.
    Message remedy;             ///< What to change, with its full stop; may be empty for a tendency.
    bool isCause = false;       ///< It has passed the gate.
    std::uint64_t explains = 0; ///< Missed pairs that it explains, or what else the symptom counts; each step counts.
    std::uint64_t against = 0;  ///< Found pairs that it calls lost; each step counts.
    std::uint64_t found = 0;    ///< Found pairs that were looked at. Of a cost: all candidates.
    bool isSampled = false;     ///< The numbers are concluded from a sample.
    double sure = 0.0;          ///< 0 to 1: the share of the pairs that it calls lost that are missed.
    struct Example {
        std::uint64_t step = 0;
        ObjectId a;
        ObjectId b;
    };
    std::optional<Example> example;
    Message record;              ///< What to record to be surer; empty: nothing.
    std::vector<Message> rivals; ///< Sentences of other explanations that the recording does not rule out.
    std::vector<std::pair<std::string, double>> parameters;
    std::optional<diagnosis::Family> family; ///< The family of the fault; only for a fault of a game.
};

struct DiagnosedGroup {
    ObjectId a;
    ObjectId b;
    std::uint64_t first = 0; ///< Step.
    std::uint64_t last = 0;
    std::uint64_t count = 0; ///< Steps.
    std::string rule;        ///< Rule of the explanation; empty: not explained.
};

struct Diagnosis {
    StepRange steps;
    std::uint64_t missed = 0;     ///< Pairs, counted in each step.
    std::uint64_t bothAsleep = 0; ///< Pairs of two sleeping objects, which the game leaves out; each step counts.
    std::array<std::uint64_t, kPairStages> stages{}; ///< The same number for each PairStage.
    std::vector<Explanation> explanations;           ///< Best first; those of missed pairs come before others.
    std::vector<DiagnosedGroup> groups;              ///< Sorted by their first step.
    std::map<std::uint64_t, StepFindings> byStep;    ///< Only steps with findings.
    NameBook names;                                  ///< Names of all findings.
    std::optional<Problem> problem;                  ///< About the first frame that could not be read.
    RecorderFaults faults;                           ///< Wrong calls of the game to its recorder in these steps.
};

struct DiagnosisOptions {
    std::optional<diagnosis::Family> without; ///< See FaultSearchOptions.
    std::function<void(double)> tell;         ///< Called with the share that is done.
    /// How many boxes of objects are kept at most, for a recording of a game. If there are more, the diagnosis begins
    /// shortly before the first missed pair. A box takes 32 bytes, with its registration four times that: then a third
    /// as many are kept.
    std::size_t states = 320'000;
    bool isParallel = true; ///< Explains on up to three threads. The answer is the same.
};

/// The diagnosis of these steps. Once stopped, the answer means nothing. Refused: what StepSource::walk() refuses.
/// Cost: an audit of the steps, and for a game about as much again and some seconds at most.
[[nodiscard]] Result<Diagnosis> diagnose(const StepSource& source, StepRange steps,
                                         const DiagnosisOptions& options = {}, const std::stop_token& stop = {});

} // namespace broadside
