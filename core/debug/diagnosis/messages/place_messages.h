#pragma once

#include "core/base/message/message_form.h"

/// @file
/// Recorded registrations that are wrong: in which way, and how far.

namespace broadside::texts {

inline constexpr Form<Phrase, Count, Phrase> placeMissing{"fault-place.missing",
                                                          "{objects} are not registered ({wrong} of {registrations})."};
inline constexpr Form<Phrase, Count, Phrase, Phrase> placeMissingCells{
    "fault-place.missing-cells",
    "{objects} are not registered ({wrong} of {registrations}): the registrations with a cell {cells} are missing."};
inline constexpr Form<Phrase, Count, Phrase> placeMissingOutside{
    "fault-place.missing-outside",
    "{objects}, outside the table of cells, are not registered ({wrong} of {registrations})."};
inline constexpr Form<Phrase, Count, Phrase, Phrase> placeMissingCellsOutside{
    "fault-place.missing-cells-outside", "{objects}, outside the table of cells, are not registered ({wrong} of "
                                         "{registrations}): the registrations with a cell {cells} are missing."};
inline constexpr Form<Count> placeRegistrations{"fault-place.registrations", "{count} recorded registration",
                                                "{count} recorded registrations"};
inline constexpr Form<Phrase> placeVanishTogether{
    "fault-place.vanish-together", "Several objects vanish from the broad phase in the same step: {steps}."};
inline constexpr Form<Count, Count> placeVanishIn{"fault-place.vanish-in", "{objects} in step {step}"};
inline constexpr Form<Count> placeVanishInOthers{"fault-place.vanish-in-others", "more in {count} other step",
                                                 "more in {count} other steps"};
inline constexpr Form<Phrase, Count, Phrase> placeIncomplete{
    "fault-place.incomplete",
    "{objects} are not registered in all cells that their boxes touch: {missing} of {all} are missing."};
inline constexpr Form<Phrase, Count, Phrase, Phrase> placeIncompleteOf{
    "fault-place.incomplete-of",
    "{objects} are not registered in all cells that their boxes touch: {missing} of {all} are missing, those {cells}."};
inline constexpr Form<Phrase, Count, Phrase> placeFewerCells{
    "fault-place.fewer-cells", "{objects} are registered in fewer cells than their boxes touch, as if they were "
                               "smaller: {missing} of {all} are missing."};
inline constexpr Form<Phrase, Number, Number> placeOtherSize{
    "fault-place.other-size",
    "{objects} are registered with a wrong size: on average {width} of their width and {height} of their height."};
inline constexpr Form<Phrase, Number, Number> placeMoved{
    "fault-place.moved", "{objects} are registered at wrong places, off by {x} along x and {y} along y on average."};
inline constexpr Form<Phrase> placeBehind{"fault-place.behind",
                                          "{objects} are registered behind their place, against their motion."};
inline constexpr Form<Phrase, Phrase> placeBehindBy{
    "fault-place.behind-by", "{objects} are registered behind their place, against their motion, by {steps} of it."};
inline constexpr Form<Phrase, Phrase> placeBehindByMargin{
    "fault-place.behind-by-margin", "{objects} are registered behind their place, against their motion, by {steps} of "
                                    "it, as if a margin for the motion had the wrong sign."};
inline constexpr Form<Phrase> placeAhead{
    "fault-place.ahead", "{objects} are registered ahead of their place, in the direction of their motion."};
inline constexpr Form<Phrase, Phrase> placeAheadBy{
    "fault-place.ahead-by",
    "{objects} are registered ahead of their place, in the direction of their motion, by {steps} of it."};
inline constexpr Form<Phrase, Phrase> placeAheadByMargin{
    "fault-place.ahead-by-margin", "{objects} are registered ahead of their place, in the direction of their motion, "
                                   "by {steps} of it, as if a margin for the motion had the wrong sign."};
inline constexpr Form<> placeOneStep{"fault-place.one-step", "1 step"};
inline constexpr Form<Number> placeSteps{"fault-place.steps", "{number} steps"};
inline constexpr Form<Phrase> placeEarlier{"fault-place.earlier",
                                           "{objects} are registered where they were in an earlier step."};
inline constexpr Form<Phrase, Number, Number, Number, Number> placeElsewhere{
    "fault-place.elsewhere", "{objects} are registered at wrong places: their centres are off by {nearest} to "
                             "{farthest}, on average by {x} along x and {y} along y."};

// A part of the wrong ones.
inline constexpr Form<Number, Phrase> placeShareObjects{"fault-place.share-objects",
                                                        "{share} % of these are {objects}."};
inline constexpr Form<Number, Phrase, Phrase> placeShareObjectsWithCell{
    "fault-place.share-objects-with-cell", "{share} % of these are {objects} with a cell {cells}."};
inline constexpr Form<Number, Phrase> placeShareCells{"fault-place.share-cells",
                                                      "{share} % of the missing cells are cells {cells}."};
inline constexpr Form<Number, Phrase, Phrase> placeShareCellsOf{
    "fault-place.share-cells-of", "{share} % of the missing cells are cells {cells}, of {objects}."};

} // namespace broadside::texts
