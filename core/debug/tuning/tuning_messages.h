#pragma once

#include "core/base/message/message_form.h"

/// @file
/// Why a cell size is recommended, and how games make pairs from cells.

namespace broadside::texts {

// --- recommendations -----------------------------------------------------------------------------------------------

inline constexpr Form<Number, Number> tuneHardlyMatters{
    "tune.hardly-matters",
    "The cell size hardly matters: from {from} m to {to} m all times are within 10 % of each other."};
inline constexpr Form<Number, Duration> tuneTakes{"tune.takes", "With cells of {size} m a step takes {time}."};
inline constexpr Form<Number, Duration, Number> tuneMissesMore{
    "tune.misses-more",
    "With cells of {size} m a step takes {time}; with the present size of {present} m, more pairs are missed."};
inline constexpr Form<Number, Duration, Percent, Number, Duration> tuneTakesLess{
    "tune.takes-less", "With cells of {size} m a step takes {time}, which is {saved} less than with the present size "
                       "of {present} m ({presentTime})."};
inline constexpr Form<Number, Duration, Number, Duration> tuneAsGood{
    "tune.as-good",
    "With cells of {size} m a step takes {time}; the present size of {present} m is as good ({presentTime})."};
inline constexpr Form<Number, Number> tuneNear{"tune.near",
                                               "All sizes from {from} m to {to} m are within 10 % of this time."};
inline constexpr Form<Text> tuneLeftOut{"tune.left-out",
                                        "Sizes with which {algorithm} misses more pairs are left out."};
inline constexpr Form<Number, Duration, Number, Duration> tuneKeep{
    "tune.keep", "Keep the present cells of {size} m: with them a step takes {time}, and with the best of the other "
                 "sizes, {other} m, {otherTime}."};
inline constexpr Form<Count, Duration> tuneCounted{"tune.counted",
                                                   "{count} candidate pair in all frames and {time} a step",
                                                   "{count} candidate pairs in all frames and {time} a step"};
inline constexpr Form<Phrase, Number, Phrase> tuneGameKeep{
    "tune.game-keep", "Your game's own rule ({rule}): keep the present cells of {size} m, with {counted}. No other "
                      "size is faster without more candidate pairs or missed pairs."};
inline constexpr Form<Phrase, Phrase, Number, Phrase, Number> tuneGameChange{
    "tune.game-change", "Your game's own rule ({rule}) has {counted} with cells of {size} m, instead of "
                        "{presentCounted} with the present {present} m."};
inline constexpr Form<Duration> tuneOwnAlgorithm{"tune.own-algorithm",
                                                 "With its best cells, Broadside's own algorithm takes {time}."};

// --- rules of cells ------------------------------------------------------------------------------------------------

inline constexpr Form<> ruleOfExtents{"cell-rule.extents", "all cells that the box touches"};
inline constexpr Form<> ruleOfCentre{"cell-rule.centre", "the cell of the centre"};
inline constexpr Form<Phrase, Count> ruleWithRings{"cell-rule.with-rings", "{rule}, with {count} ring of neighbours",
                                                   "{rule}, with {count} rings of neighbours"};
inline constexpr Form<Phrase> ruleWithTable{"cell-rule.with-table",
                                            "{rule}; objects outside are in the outermost cells"};

} // namespace broadside::texts
