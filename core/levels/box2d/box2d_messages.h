#pragma once

#include "core/base/message/message_form.h"

/// @file
/// What is said about worlds and shapes of Box2D, from R.U.B.E. and PhysicsEditor.

namespace broadside::texts {

// Bodies.
inline constexpr Form<Text> box2dNoFixtures{"box2d.no-fixtures", "{body} is left out: it has no fixtures"};
inline constexpr Form<> box2dRestitutions{"box2d.restitutions",
                                          "its fixtures have different restitutions: the first one is used"};
inline constexpr Form<> box2dGroups{"box2d.groups",
                                    "collision groups (groupIndex) are not kept; categories and masks are"};
inline constexpr Form<Count> box2dFilters{
    "box2d.filters", "its fixtures have different filters, so it becomes {count} objects, which do not move together"};
inline constexpr Form<Text> box2dFixture{"box2d.fixture", "its fixture {fixture} has no shape that can be read"};

// PhysicsEditor.
inline constexpr Form<> plistExportAgain{"plist.export-again", "Export it from PhysicsEditor again"};
inline constexpr Form<> plistFewer{"plist.fewer", "Export fewer shapes"};
inline constexpr Form<Count> plistLarge{"plist.large", "The property list has more than the limit of {most} MiB"};
inline constexpr Form<Text> plistNoXml{"plist.no-xml", "The file is not XML: {why}"};
inline constexpr Form<Text, Text> plistNoNumber{"plist.no-number", "\"{key}\" is {text}, not a number"};
inline constexpr Form<Text> plistNoBits{"plist.no-bits", "\"{key}\" is not a 32-bit whole number"};
inline constexpr Form<Text> plistNoPoint{"plist.no-point", "{text} is not a point such as {{ 1.5, 2 }"};
inline constexpr Form<Count> plistManyPoints{"plist.many-points", "A polygon has more than the limit of {most} points"};
inline constexpr Form<> plistSimpler{"plist.simpler", "Draw a simpler polygon"};
inline constexpr Form<Count> plistManyShapes{"plist.many-shapes",
                                             "The file has more than the limit of {most} polygons and circles"};
inline constexpr Form<Count> plistManyBodies{"plist.many-bodies", "The file has more than the limit of {most} bodies"};
inline constexpr Form<> plistNoBodies{"plist.no-bodies",
                                      "This is not a PhysicsEditor file for Box2D: it has no \"bodies\""};
inline constexpr Form<> plistExporter{"plist.exporter",
                                      "Export it from PhysicsEditor with the exporter for Box2D (plist)"};
inline constexpr Form<> plistScale{"plist.scale", "\"ptm_ratio\" is not above 0"};

// R.U.B.E.
inline constexpr Form<> rubeNoObject{"rube.no-object",
                                     "This is not a R.U.B.E. world: a R.U.B.E. world is one JSON object"};
inline constexpr Form<> rubeExport{"rube.export", "Export the world from R.U.B.E. as JSON"};
inline constexpr Form<> rubeNoBodies{"rube.no-bodies", "This is not a R.U.B.E. world: it has no list \"body\""};
inline constexpr Form<> rubeExportNoScene{"rube.export-no-scene",
                                          "Export the world from R.U.B.E. as JSON; scenes (.rube) are not read"};
inline constexpr Form<> rubeExpectsNumber{"rube.expects-number", "a number, or the bits of one in hexadecimal digits"};
inline constexpr Form<> rubeExpectsVector{"rube.expects-vector", "an object with x and y"};
inline constexpr Form<Count> rubeExpectsPoints{"rube.expects-points",
                                               "two lists x and y of at most {most} numbers, of equal length"};
inline constexpr Form<> rubeExpectsKind{"rube.expects-kind", "0, 1 or 2"};
inline constexpr Form<> rubeSplit{"rube.split", "Split the world"};
inline constexpr Form<Count> rubeManyPoints{"rube.many-points", "The world has more than the limit of {most} points"};
inline constexpr Form<Count> rubeManyFixtures{"rube.many-fixtures",
                                              "The world has more than the limit of {most} fixtures"};
inline constexpr Form<Count> rubeManyProperties{"rube.many-properties",
                                                "The world has more than the limit of {most} custom properties"};
inline constexpr Form<Count> rubeManyBodies{"rube.many-bodies", "The world has more than the limit of {most} bodies"};
inline constexpr Form<> rubeRotates{"rube.rotates", "it rotates in Box2D, but keeps its angle here"};
inline constexpr Form<> rubeDamping{"rube.damping", "its damping is not kept"};
inline constexpr Form<> rubeInactive{"rube.inactive",
                                     "it is not active in Box2D, and collides with nothing there; here it collides"};
inline constexpr Form<Text> rubeLostProperty{"rube.lost-property", "its custom property {name} is not kept"};
inline constexpr Form<> rubeUnnamedProperty{"rube.unnamed-property",
                                            "it has a custom property without a name, which is not kept"};
inline constexpr Form<Text> rubePropertiesOfFixture{"rube.properties-of-fixture",
                                                    "the custom properties of its fixture {fixture} are not kept"};
inline constexpr Form<> rubePropertiesOfWorld{"rube.properties-of-world",
                                              "The custom properties of the world are not kept"};
inline constexpr Form<> rubePropertiesOfBody{"rube.properties-of-body",
                                             "it has too many custom properties; they are not kept"};
inline constexpr Form<> rubeKinematic{"rube.kinematic",
                                      "it is kinematic in Box2D: here it is dynamic and has no gravity"};
inline constexpr Form<Count> rubeJoints{"rube.joints", "The world has {count} joint, which is left out",
                                        "The world has {count} joints, which are left out"};
inline constexpr Form<Count> rubeImages{"rube.images", "The world has {count} image, which is left out",
                                        "The world has {count} images, which are left out"};

} // namespace broadside::texts
