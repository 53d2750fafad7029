#pragma once

#include "core/base/message/message_form.h"

/// @file
/// Why shapes are invalid. These follow another sentence: "The shape cannot be used: circle radius is 0".

namespace broadside::texts {

// Values.
inline constexpr Form<Exact> shapeValue{"shape.value", "{value}"};
inline constexpr Form<> shapeNotANumber{"shape.not-a-number", "not a number"};
inline constexpr Form<> shapeInfinite{"shape.infinite", "infinite"};
inline constexpr Form<> shapeMinusInfinite{"shape.minus-infinite", "minus infinite"};
inline constexpr Form<Phrase, Phrase> shapePoint{"shape.point", "({x}, {y})"};

inline constexpr Form<Text, Text, Phrase> shapeBadSize{"shape.bad-size", "{type} {name} is {size}"};
inline constexpr Form<Text> shapeGiveSize{"shape.give-size", "Give a {name} above 0 m"};
inline constexpr Form<Text, Text, Phrase, Exact> shapeLargeSize{"shape.large-size",
                                                                "{type} {name} is {size}, more than {limit} m"};
inline constexpr Form<Text, Exact> shapeGiveSmaller{"shape.give-smaller", "Give a {name} of at most {limit} m"};
inline constexpr Form<Text, Text, Phrase> shapeEndOutside{"shape.end-outside", "{type} \"{key}\" is {point}"};
inline constexpr Form<Integer, Phrase> shapeCornerOutside{"shape.corner-outside", "polygon point {number} is {point}"};
inline constexpr Form<Integer, Phrase> shapeVertexOutside{"shape.vertex-outside", "mesh vertex {number} is {point}"};
inline constexpr Form<Phrase> shapeOffsetOutside{"shape.offset-outside", "offset is {point}"};
inline constexpr Form<Exact> shapeGiveCoordinates{"shape.give-coordinates",
                                                  "Give coordinates between -{limit} m and {limit} m"};
inline constexpr Form<Phrase> shapeBadAngle{"shape.bad-angle", "angle is {angle}"};
inline constexpr Form<> shapeGiveAngle{"shape.give-angle", "Give an angle in degrees"};

inline constexpr Form<Count, Count> shapeManyCorners{"shape.many-corners",
                                                     "polygon has {count} points, more than {limit}"};
inline constexpr Form<> shapeFewerCorners{"shape.fewer-corners",
                                          "Leave points out, or split the shape into the parts of a compound"};
inline constexpr Form<Count, Count> shapeManyVertices{"shape.many-vertices",
                                                      "mesh has {count} vertices, more than {limit}"};
inline constexpr Form<> shapeFewerVertices{"shape.fewer-vertices",
                                           "Leave vertices out, or split the shape into the parts of a compound"};

inline constexpr Form<Count> shapeFewCorners{"shape.few-corners", "polygon has {count} point",
                                             "polygon has {count} points"};
inline constexpr Form<> shapeGiveCorners{"shape.give-corners", "Give at least three points"};
inline constexpr Form<Integer, Integer, Phrase> shapeSamePoints{"shape.same-points",
                                                                "polygon points {first} and {second} are both {point}"};
inline constexpr Form<> shapeRemovePoint{"shape.remove-point", "Remove one of them"};
inline constexpr Form<Integer, Phrase> shapeFold{"shape.fold",
                                                 "polygon folds back on itself at point {number}, {point}"};
inline constexpr Form<> shapeMovePoint{"shape.move-point", "Move or remove that point"};
inline constexpr Form<Integer, Integer, Integer, Integer> shapeCrossing{
    "shape.crossing", "polygon side from point {from} to point {to} meets the side from point {otherFrom} to point "
                      "{otherTo}"};
inline constexpr Form<> shapeUncross{"shape.uncross", "Move the points so that sides meet only at shared corners"};

inline constexpr Form<> shapeNoTriangles{"shape.no-triangles", "mesh has no triangles"};
inline constexpr Form<> shapeGiveTriangle{"shape.give-triangle", "Give at least one triangle"};
inline constexpr Form<Count> shapeOddIndices{"shape.odd-indices", "mesh has {count} indices, not a multiple of three"};
inline constexpr Form<> shapeGiveThree{"shape.give-three", "Give three indices for each triangle"};
inline constexpr Form<Count, Count> shapeManyTriangles{"shape.many-triangles",
                                                       "mesh has {count} triangles, more than {limit}"};
inline constexpr Form<> shapeFewerTriangles{"shape.fewer-triangles",
                                            "Leave triangles out, or split the mesh into the parts of a compound"};
inline constexpr Form<Integer, Count> shapeLargeIndex{
    "shape.large-index", "mesh index {index} is too large for a mesh with {count} vertices"};
inline constexpr Form<> shapeGiveIndices{"shape.give-indices",
                                         "Give indices from 0 to one less than the number of vertices"};

inline constexpr Form<> shapeNoParts{"shape.no-parts", "compound has no parts"};
inline constexpr Form<> shapeGivePart{"shape.give-part", "Give at least one part"};
inline constexpr Form<Integer> shapeDeep{"shape.deep", "compounds are nested more than {limit} deep"};
inline constexpr Form<> shapeLessDeep{"shape.less-deep", "Put the innermost parts into an outer compound"};
inline constexpr Form<Count> shapeManyParts{"shape.many-parts", "compound has more than {limit} parts"};
inline constexpr Form<> shapeSplit{"shape.split", "Split it into several objects"};
inline constexpr Form<Integer, Phrase> shapeInPart{"shape.in-part", "part {number}: {fault}"};

inline constexpr Form<Phrase> shapeBadScale{"shape.bad-scale", "scale is {scale}"};
inline constexpr Form<> shapeGiveScale{"shape.give-scale", "Give a scale above 0"};
inline constexpr Form<Text, Phrase> shapeUnevenScale{"shape.uneven-scale",
                                                     "{type} scale is {scale}, which differs between the axes"};
inline constexpr Form<> shapeEvenScale{"shape.even-scale", "Give one number for both axes"};
inline constexpr Form<Phrase, Exact> shapeLargeScale{"shape.large-scale",
                                                     "scale {scale} makes the shape larger than {limit} m"};
inline constexpr Form<> shapeSmallerScale{"shape.smaller-scale", "Give a smaller scale"};

} // namespace broadside::texts
