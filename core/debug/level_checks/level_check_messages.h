#pragma once

#include "core/base/message/message_form.h"

/// @file
/// What the checks of a level say.

namespace broadside::texts {

// --- headings, and why a check matters -----------------------------------------------------------------------------

inline constexpr Form<> outsideWorldTitle{"level.outside-world-title", "Outside the world"};
inline constexpr Form<> outsideWorldReason{
    "level.outside-world-reason", "The cells of a grid end at the border of the world, and so does the player's view."};
inline constexpr Form<> overlappingStaticsTitle{"level.overlapping-statics-title", "Overlapping static objects"};
inline constexpr Form<> overlappingStaticsReason{
    "level.overlapping-statics-reason",
    "Something was placed twice, or two walls share a corner: an object that hits them there collides with both."};
inline constexpr Form<> largerThanCellsTitle{"level.larger-than-cells-title", "Larger than a cell"};
inline constexpr Form<> largerThanCellsReason{
    "level.larger-than-cells-reason",
    "An object that is larger than a cell is in several cells: each of them reports it, and some algorithms miss it."};
inline constexpr Form<> masksMeetNothingTitle{"level.masks-meet-nothing-title", "Masks that allow no collision"};
inline constexpr Form<> masksMeetNothingReason{
    "level.masks-meet-nothing-reason",
    "An object never collides if no other object accepts it, or if it accepts no other object."};
inline constexpr Form<> duplicateNamesTitle{"level.duplicate-names-title", "The same name"};
inline constexpr Form<> duplicateNamesReason{
    "level.duplicate-names-reason",
    "A script or a report that looks for an object by its name finds only one of them."};
inline constexpr Form<> fastObjectsTitle{"level.fast-objects-title", "Fast enough to pass through"};
inline constexpr Form<> fastObjectsReason{
    "level.fast-objects-reason",
    "It can be in front of an object in one step and behind it in the next: the two never overlap."};
inline constexpr Form<> unusedTemplatesTitle{"level.unused-templates-title", "Unused templates"};
inline constexpr Form<> unusedTemplatesReason{"level.unused-templates-reason",
                                              "They make the list of templates longer and harder to read."};
inline constexpr Form<> missingTemplatesTitle{"level.missing-templates-title", "Missing templates"};
inline constexpr Form<> missingTemplatesReason{
    "level.missing-templates-reason",
    "Objects refer to these templates. The objects stay unchanged, and no longer follow any template."};
inline constexpr Form<> instancesBehindTitle{"level.instances-behind-title",
                                             "Instances that differ from their templates"};
inline constexpr Form<> instancesBehindReason{
    "level.instances-behind-reason",
    "They differ in properties that they do not override: the next edit of the template would change them."};
inline constexpr Form<> hidingTemplatesTitle{"level.hiding-templates-title", "Templates that hide the project's"};
inline constexpr Form<> hidingTemplatesReason{"level.hiding-templates-reason",
                                              "The objects of this scene are instances of its own template, and do not "
                                              "follow the project's template with the same name."};
inline constexpr Form<> zeroFiltersTitle{"level.zero-filters-title", "A category or mask of 0"};
inline constexpr Form<> zeroFiltersReason{
    "level.zero-filters-reason",
    "An object whose category or mask is 0 never collides, even if it moves or responds to hits."};
inline constexpr Form<> rotatedBoxesTitle{"level.rotated-boxes-title", "Axis-aligned boxes that are rotated"};
inline constexpr Form<> rotatedBoxesReason{
    "level.rotated-boxes-reason", "A rotated axis-aligned box collides as the upright box around it, which is larger."};
inline constexpr Form<> hiddenCopiesTitle{"level.hidden-copies-title", "Hidden or locked copies"};
inline constexpr Form<> hiddenCopiesReason{
    "level.hidden-copies-reason", "An object that is hidden or locked is easily forgotten, and still collides."};
inline constexpr Form<> endlessCopiesTitle{"level.endless-copies-title", "Copies that nothing removes"};
inline constexpr Form<> endlessCopiesReason{"level.endless-copies-reason",
                                            "Their number grows, and every step takes longer."};
inline constexpr Form<> oddOnesOutTitle{"level.odd-ones-out-title", "One object differs from similar ones"};
inline constexpr Form<> oddOnesOutReason{
    "level.odd-ones-out-reason", "One of many similar objects was set by mistake, or was forgotten in a change."};
inline constexpr Form<> cutLaunchesTitle{"level.cut-launches-title", "Launches limited by the terminal speed"};
inline constexpr Form<> cutLaunchesReason{"level.cut-launches-reason",
                                          "Beyond some distance, aiming farther away no longer makes the shot faster."};

// --- places and sizes ----------------------------------------------------------------------------------------------

inline constexpr Form<Text, Number, Number, Number, Number> levelOutside{
    "level.outside", "{name} is at ({x} m, {y} m), outside the world of {width} m by {height} m"};
inline constexpr Form<> levelMoveInside{"level.move-inside", "Move it into the world, or make the world larger"};
inline constexpr Form<Text, Text> levelSamePlace{"level.same-place",
                                                 "{name} is exactly where {other} is, and has the same properties"};
inline constexpr Form<> levelDeleteOne{"level.delete-one", "Delete one of the two"};
inline constexpr Form<Text, Text> levelReachInto{"level.reach-into", "{a} and {b}, both static, overlap"};
inline constexpr Form<> levelMoveApart{"level.move-apart",
                                       "Move one of them until they only touch, or ignore this if it is intentional"};
inline constexpr Form<Text, Number, Number, Number, Text> levelSpansCells{
    "level.spans-cells", "{name}, {width} m by {height} m, spans three or more cells of {cell} m: {algorithm} "
                         "registers only the cells at the ends, and misses objects in between"};
inline constexpr Form<Count, Number, Text, Number, Number, Text> levelSpanCells{
    "level.span-cells", "{count} objects span three or more cells of {cell} m; the largest is {name}, {width} m by "
                        "{height} m: {algorithm} registers only the cells at the ends, and misses objects in between"};
inline constexpr Form<Text> levelUseAlgorithm{"level.use-algorithm", "Use the algorithm {name}, or larger cells"};
inline constexpr Form<Text, Number, Number, Number> levelIsLarge{
    "level.is-large", "{name}, {width} m by {height} m, is larger than a cell of {cell} m: it is a candidate for every "
                      "object in the cells that it covers"};
inline constexpr Form<Count, Number, Text, Number, Number> levelAreLarge{
    "level.are-large", "{count} objects are larger than a cell of {cell} m; the largest is {name}, {width} m by "
                       "{height} m: each is a candidate for every object in the cells that it covers"};
inline constexpr Form<> levelMeasureCells{"level.measure-cells",
                                          "No pair is missed because of this; measure whether larger cells are faster"};
inline constexpr Form<Text, Number, Number, Number, Number, Number> levelRotatedBox{
    "level.rotated-box", "{name}, an axis-aligned box of {width} m by {height} m, is rotated by {angle} degrees: it "
                         "collides as a box of {boxWidth} m by {boxHeight} m"};
inline constexpr Form<> levelMakeOriented{"level.make-oriented", "Make it an oriented box, or set its angle to 0"};
inline constexpr Form<Text, Text> levelHiddenCopy{
    "level.hidden-copy", "{name}, which is hidden, is exactly where {other} is, and has the same shape"};
inline constexpr Form<Text, Text> levelLockedCopy{
    "level.locked-copy", "{name}, which is locked, is exactly where {other} is, and has the same shape"};
inline constexpr Form<> levelDeleteHidden{"level.delete-hidden", "Delete the hidden one, or show it and move it"};
inline constexpr Form<> levelUnlock{"level.unlock", "Delete one of the two, or unlock the locked one and move it"};

// --- categories and masks ------------------------------------------------------------------------------------------

inline constexpr Form<Text, Integer, Integer> levelMeetsNothing{
    "level.meets-nothing", "{name} (category {category}, mask {mask}) never collides: no object has both a category in "
                           "that mask and a mask that accepts that category"};
inline constexpr Form<Text, Count, Integer, Integer> levelMeetNothing{
    "level.meet-nothing",
    "{name} and {count} more object (category {category}, mask {mask}) never collide: no object has both a category in "
    "that mask and a mask that accepts that category",
    "{name} and {count} more objects (category {category}, mask {mask}) never collide: no object has both a category "
    "in that mask and a mask that accepts that category"};
inline constexpr Form<> levelGiveFilter{"level.give-filter",
                                        "Give it a category that other objects accept and a mask that accepts their "
                                        "categories, or the mask 0 if it should never collide"};
inline constexpr Form<Text, Integer, Integer, Text, Integer, Integer> levelOneSided{
    "level.one-sided", "{name} (category {category}, mask {mask}) never collides: {other} (category {otherCategory}, "
                       "mask {otherMask}) accepts it, but its own mask does not accept that object"};
inline constexpr Form<Text, Count, Integer, Integer, Text, Integer, Integer> levelOneSidedGroup{
    "level.one-sided-group",
    "{name} and {count} more object (category {category}, mask {mask}) never collide: {other} (category "
    "{otherCategory}, mask {otherMask}) accepts them, but their mask does not accept that object",
    "{name} and {count} more objects (category {category}, mask {mask}) never collide: {other} (category "
    "{otherCategory}, mask {otherMask}) accepts them, but their mask does not accept that object"};
inline constexpr Form<Integer> levelSetMask{"level.set-mask",
                                            "Set the mask to {mask}, or to 0 if it should never collide"};
inline constexpr Form<> levelMaskZero{"level.mask-zero", "the mask 0"};
inline constexpr Form<> levelCategoryZero{"level.category-zero", "the category 0"};
inline constexpr Form<> levelBothZero{"level.both-zero", "the category 0 and the mask 0"};
inline constexpr Form<Text, Phrase> levelZeroRemoved{
    "level.zero-removed", "{name} has {zeros}, so it never collides, although it should be removed when hit"};
inline constexpr Form<Text, Phrase> levelZeroBounces{
    "level.zero-bounces", "{name} has {zeros}, so it never collides, although it should bounce"};
inline constexpr Form<Text, Phrase> levelZeroStops{
    "level.zero-stops", "{name} has {zeros}, so it never collides, although it should stop when hit"};
inline constexpr Form<Text, Phrase> levelZeroDynamic{
    "level.zero-dynamic", "{name} has {zeros}, so it never collides, although it is dynamic"};
inline constexpr Form<> levelGiveNonzero{
    "level.give-nonzero", "Give it a category and a mask other than 0, or ignore this if it should never collide"};

// --- speeds --------------------------------------------------------------------------------------------------------

inline constexpr Form<Text, Number, Number, Text, Number> levelStartsFast{
    "level.starts-fast",
    "{name} starts at {speed} m/s, {distance} m in a step: it can pass through {other}, which is {thickness} m thick"};
inline constexpr Form<> levelSweepOrShorten{"level.sweep-or-shorten",
                                            "Turn on swept collision (\"continuous\"), or make the step shorter"};
inline constexpr Form<Text, Number, Number, Number, Text, Number> levelFalls{
    "level.falls", "{name} falls: over the {height} m of the world, gravity makes it as fast as {speed} m/s. That is "
                   "{distance} m in a step: it can pass through {other}, which is {thickness} m thick"};
inline constexpr Form<Text, Number, Number, Number, Text, Number> levelFallsLimited{
    "level.falls-limited",
    "{name} falls: over the {height} m of the world, gravity makes it as fast as {speed} m/s, the terminal speed of "
    "the world. That is {distance} m in a step: it can pass through {other}, which is {thickness} m thick"};
inline constexpr Form<Text, Number, Number, Number, Text, Number> levelRises{
    "level.rises", "{name} rises: over the {height} m of the world, gravity makes it as fast as {speed} m/s. That is "
                   "{distance} m in a step: it can pass through {other}, which is {thickness} m thick"};
inline constexpr Form<Text, Number, Number, Number, Text, Number> levelRisesLimited{
    "level.rises-limited",
    "{name} rises: over the {height} m of the world, gravity makes it as fast as {speed} m/s, the terminal speed of "
    "the world. That is {distance} m in a step: it can pass through {other}, which is {thickness} m thick"};
inline constexpr Form<> levelLimitSpeed{
    "level.limit-speed", "Turn on swept collision (\"continuous\"), make the step shorter, or set a terminal speed"};
inline constexpr Form<Text, Number, Text, Text, Number, Number> levelShotThrough{
    "level.shot-through", "{name} is only {thickness} m thick: {projectile}, which {launcher} shoots with up to "
                          "{speed} m/s, moves {distance} m in a step and can pass through it"};
inline constexpr Form<> levelThickenWall{
    "level.thicken-wall", "Turn on swept collision (\"continuous\"), make the step shorter, or make the wall thicker"};
inline constexpr Form<Text, Number, Number, Number> levelCutLaunch{
    "level.cut-launch", "{name} shoots with up to {speed} m/s, but nothing in this world is faster than {limit} m/s: "
                        "from {distance} m on, aiming farther away changes only the direction"};
inline constexpr Form<Number> levelRaiseLimit{"level.raise-limit",
                                              "Raise the world's terminal speed, or set the power to {power} or less"};

// --- names, copies and templates -----------------------------------------------------------------------------------

inline constexpr Form<Count, Text> levelSameName{"level.same-name", "{count} objects are called {name}"};
inline constexpr Form<> levelNumberThem{"level.number-them", "Give them numbers, if anything looks for them by name"};
inline constexpr Form<Text, Count, Text> levelEndlessCopies{
    "level.endless-copies", "{name} creates up to {limit} copies of {copied}, and nothing removes them"};
inline constexpr Form<Text> levelGiveLifetime{
    "level.give-lifetime", "Give {name} a lifetime, let it be removed when hit, or let the edges of the world remove "
                           "what leaves it"};
inline constexpr Form<Text> levelUnusedTemplate{"level.unused-template",
                                                "No object is an instance of the template {name}"};
inline constexpr Form<> levelPlaceOne{"level.place-one", "Place one, or delete the template"};
inline constexpr Form<Text, Count> levelMissingTemplate{
    "level.missing-template", "The template {name} is missing; {count} object can no longer follow it",
    "The template {name} is missing; {count} objects can no longer follow it"};
inline constexpr Form<> levelDetach{"level.detach",
                                    "Detach its instances, or restore the template: in the project if scenes share it"};
inline constexpr Form<Count, Text> levelBehind{
    "level.behind",
    "{count} instance of the template {name} differs from it without an override: its next edit would change this "
    "instance",
    "{count} instances of the template {name} differ from it without an override: its next edit would change them"};
inline constexpr Form<> levelFollow{"level.follow",
                                    "Let them follow the template, or list their own properties in \"overrides\""};
inline constexpr Form<Text> levelHiding{
    "level.hiding", "The scene has its own template {name}, which hides the project's template with this name"};
inline constexpr Form<Text> levelHidingAlike{
    "level.hiding-alike", "The scene has its own template {name}, which hides the project's; the two are equal"};
inline constexpr Form<> levelUseProjects{"level.use-projects",
                                         "Use the project's template, or rename the template of the scene"};

// --- one unlike its likes ------------------------------------------------------------------------------------------

inline constexpr Form<Text, Phrase, Count, Phrase> levelOddOne{
    "level.odd-one", "{name} has {setting}; the {count} similar objects have {theirs}"};
inline constexpr Form<> levelGiveSame{"level.give-same",
                                      "Give it the same setting as the others, or ignore this if it is intentional"};
inline constexpr Form<Integer> settingCategory{"level.setting-category", "the category {category}"};
inline constexpr Form<Integer> settingMask{"level.setting-mask", "the mask {mask}"};
inline constexpr Form<> settingDynamic{"level.setting-dynamic", "the kind dynamic"};
inline constexpr Form<> settingStatic{"level.setting-static", "the kind static"};
inline constexpr Form<> settingNoResponse{"level.setting-no-response", "no response to hits"};
inline constexpr Form<> settingRemoves{"level.setting-removes", "the response that removes it when hit"};
inline constexpr Form<> settingBounces{"level.setting-bounces", "the response that lets it bounce"};
inline constexpr Form<> settingStops{"level.setting-stops", "the response that stops it when hit"};
inline constexpr Form<Exact> settingLifetime{"level.setting-lifetime", "a lifetime of {seconds} s"};
inline constexpr Form<> settingNoLifetime{"level.setting-no-lifetime", "no lifetime"};

} // namespace broadside::texts
