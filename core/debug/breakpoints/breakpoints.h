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
/// Conditions on which a run is to pause, as plain data. What they say of a step stands in breakpoint_watch.h, which
/// recorded steps meet them is found by breakpoint_search.h.

namespace broadside {

/// Which objects a condition is about. All that is given must hold; nothing given: any object.
struct ObjectFilter {
    std::vector<ObjectId> ids;    ///< One of these; empty: any.
    std::uint32_t categories = 0; ///< Shares a bit with the object's category; 0: any.
    std::string nameText;         ///< Part of the object's name, capitals or not (of a to z); empty: any.

    [[nodiscard]] bool accepts(const SceneObject& object) const;
    friend bool operator==(const ObjectFilter&, const ObjectFilter&) = default;
};

struct Breakpoint {
    enum class Kind : std::uint8_t {
        PairBegins,      ///< An overlap begins between one of `first` and one of `second`.
        PairEnds,        ///< It ends, also because one of the two is removed.
        ObjectHit,       ///< An overlap of one of `first` begins, and one of the two answers to hits.
        EntersRegion,    ///< The box of one of `first` touches `region`, and did not before the step.
        LeavesRegion,    ///< The other way round; what is removed does not leave.
        LeavesWorld,     ///< The position of one of `first` is outside the world, and was inside before the step.
        CandidatesAbove, ///< The broad phase hands out more than `count` candidates, and did not before the step.
        MissedPair,      ///< A pair of `first` and `second` is missed, and was not before the step.
        Tunnelling,      ///< One of `first` passed through one of `second`, or the other way round, unseen.
        NotANumber,      ///< One of `first` left the range of numbers.
        FalseCandidate,  ///< One of `first` and one of `second` are candidates whose shapes do not overlap; first step.
    };
    Kind kind = Kind::PairBegins;
    bool enabled = true;
    ObjectFilter first;
    ObjectFilter second;
    Aabb region{{0.0, 0.0}, {1.0, 1.0}}; ///< World frame, metres; closed.
    std::uint64_t count = 1000;          ///< Candidates.
    std::uint64_t ignore = 0;            ///< So many steps in which it is met pass before it fires: see MetSteps.

    friend bool operator==(const Breakpoint&, const Breakpoint&) = default;
};

/// What menus, files and editors of conditions need to know of a kind.
struct BreakpointInfo {
    Breakpoint::Kind kind;
    std::string_view name;    ///< In files and on command lines: "pair-begins".
    std::string_view summary; ///< One line in plain words.
    int filters;              ///< 0: neither filter counts, 1: `first`, 2: both.
    bool usesRegion;
    bool usesCount;
    bool asksBroadPhase;  ///< Whether it is met cannot be told without the broad phase of the step.
    bool needsReportOnly; ///< Whether it is met can be told from the report of the step, wherever the world stands.
};

/// In the order of the kinds.
[[nodiscard]] std::span<const BreakpointInfo> breakpointKinds() noexcept;
[[nodiscard]] const BreakpointInfo& infoOf(Breakpoint::Kind kind) noexcept;
[[nodiscard]] std::optional<Breakpoint::Kind> breakpointKindNamed(std::string_view name) noexcept;

} // namespace broadside
