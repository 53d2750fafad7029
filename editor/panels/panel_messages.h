#pragma once

#include "core/base/message/message_form.h"

/// @file
/// Sentences of panels with a number in them.

namespace broadside::texts {

inline constexpr Form<Count> measuredOnFrames{"panel.measured-on-frames", "Measured on one frame.",
                                              "Measured on {count} frames."};
inline constexpr Form<Count> removedObjects{"panel.removed", "{count} removed", "{count} removed"};
inline constexpr Form<Count> tunnelledObjects{"panel.tunnelled", "{count} object tunnelled",
                                              "{count} objects tunnelled"};
inline constexpr Form<Count> editedObjects{"panel.edited", "{count} object edited", "{count} objects edited"};
inline constexpr Form<Count> pairsWithSmallBoxes{"panel.pairs-with-small-boxes",
                                                 "{count} pair whose boxes are too small",
                                                 "{count} pairs whose boxes are too small"};

inline constexpr Form<Count> meshSummary{"panel.mesh-summary", "mesh of {count} triangle", "mesh of {count} triangles"};
inline constexpr Form<Count> polygonSummary{"panel.polygon-summary", "polygon of {count} point",
                                            "polygon of {count} points"};
inline constexpr Form<Count> compoundSummary{"panel.compound-summary", "compound of {count} part",
                                             "compound of {count} parts"};

inline constexpr Form<Count> listedHits{"panel.hits", "{count} hit", "{count} hits"};
inline constexpr Form<Count> listedShapeOverlaps{"panel.shape-overlaps", "{count} shape overlaps",
                                                 "{count} shapes overlap"};
inline constexpr Form<Count> listedBoxOverlaps{"panel.box-overlaps", "{count} box overlaps only",
                                               "{count} boxes overlap only"};
inline constexpr Form<Count> listedCandidates{"panel.candidates", "{count} candidate only", "{count} candidates only"};

inline constexpr Form<Phrase, Count, Count, Count> heatOfSteps{"panel.heat-of-steps",
                                                               "{most}; mean of {count} step, {first} to {last}",
                                                               "{most}; mean of {count} steps, {first} to {last}"};
inline constexpr Form<Count> filesOutsideProject{"panel.files-outside-project",
                                                 "{count} file is not in the project's folder.",
                                                 "{count} files are not in the project's folder."};
inline constexpr Form<Count> objectsSelected{
    "panel.objects-selected",
    "{count} object is selected. A new value applies to all of them; += 1 or *= 2 changes each number.",
    "{count} objects are selected. A new value applies to all of them; += 1 or *= 2 changes each number."};
inline constexpr Form<Count, Text> groupSelected{
    "panel.group-selected",
    "Group of {count} object: {name}. It rotates as one; another new value applies to each object, and += 1 or *= 2 "
    "changes each number.",
    "Group of {count} objects: {name}. It rotates as one; another new value applies to each object, and += 1 or *= 2 "
    "changes each number."};
inline constexpr Form<Count, Text> listedCells{"panel.cells", "{count} cell: {ids}", "{count} cells: {ids}"};

inline constexpr Form<> pictureNotOpaque{"panel.picture-not-opaque", "The picture has no opaque pixels"};
inline constexpr Form<> pictureNotOpaqueRemedy{"panel.picture-not-opaque.remedy", "Choose another picture"};

} // namespace broadside::texts
