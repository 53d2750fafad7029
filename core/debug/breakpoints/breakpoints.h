#pragma once

#include "core/math/aabb.h"
#include "core/scene/scene_object.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// @file
/// Conditions on which a run pauses, as plain data. breakpoint_watch.h evaluates them for a step; breakpoint_search.h
/// finds the recorded steps that meet them.

namespace broadside {

/// Selects the objects of a condition. All given fields must match; if none is given, any object matches.
struct ObjectFilter {
    std::vector<ObjectId> ids;    ///< One of these; empty: any.
    std::uint32_t categories = 0; ///< Shares a bit with the object's category; 0: any.
    std::string nameText;         ///< Part of the object's name, ignoring the case of a to z; empty: any.

    [[nodiscard]] bool accepts(const SceneObject& object) const;
    friend bool operator==(const ObjectFilter&, const ObjectFilter&) = default;
};

struct Breakpoint {
    enum class Kind : std::uint8_t {
        PairBegins,      ///< An overlap begins between one of `first` and one of `second`.
        PairEnds,        ///< The overlap ends, also because one of the two is removed.
        ObjectHit,       ///< An overlap of one of `first` begins, and one of the two responds to hits.
        EntersRegion,    ///< The box of one of `first` touches `region`, and did not before the step.
        LeavesRegion,    ///< The reverse of EntersRegion; an object that is removed does not leave.
        LeavesWorld,     ///< The position of one of `first` is outside the world, and was inside before the step.
        CandidatesAbove, ///< The broad phase reports more than `count` candidates, and did not before the step.
        MissedPair,      ///< A pair of `first` and `second` is missed, and was not before the step.
        Passage,         ///< One of `first` passed through one of `second`, or the reverse.
        NotANumber,      ///< One of `first` left the range of numbers.
        FalseCandidate,  ///< One of `first` and one of `second` become candidates whose shapes do not overlap.
    };
    Kind kind = Kind::PairBegins;
    bool enabled = true;
    ObjectFilter first;
    ObjectFilter second;
    Aabb region{{0.0, 0.0}, {1.0, 1.0}}; ///< World frame, metres; closed.
    std::uint64_t count = 1000;          ///< Candidates.
    std::uint64_t ignore = 0;            ///< Number of met steps that pass before it fires: see MetSteps.

    friend bool operator==(const Breakpoint&, const Breakpoint&) = default;
};

/// What menus, files and editors of conditions need to know about a kind.
struct BreakpointInfo {
    Breakpoint::Kind kind;
    std::string_view name;    ///< Name in files and on command lines: "pair-begins".
    std::string_view summary; ///< One line in plain words.
    int filters;              ///< 0: neither filter counts, 1: `first`, 2: both.
    bool usesRegion;
    bool usesCount;
    bool asksBroadPhase;  ///< It cannot be evaluated without the broad phase of the step.
    bool needsReportOnly; ///< It can be evaluated from the report of the step alone, in any state of the world.
};

/// All, each once.
[[nodiscard]] std::span<const BreakpointInfo> breakpointKinds() noexcept;
[[nodiscard]] const BreakpointInfo& infoOf(Breakpoint::Kind kind) noexcept;
[[nodiscard]] std::optional<Breakpoint::Kind> breakpointKindNamed(std::string_view name) noexcept;

} // namespace broadside
