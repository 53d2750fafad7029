#pragma once

#include "core/base/message/message_form.h"

/// @file
/// What is said about atlases and sprite sheets.

namespace broadside::texts {

inline constexpr Form<Count> atlasSizeForm{"atlas.size-form",
                                           "two whole numbers [width, height] from 1 to {limit}, the picture's pixels"};
inline constexpr Form<> atlasRegions{"atlas.regions", "an array of regions"};
inline constexpr Form<> atlasAnimations{"atlas.animations", "an array of animations"};
inline constexpr Form<> atlasFrames{"atlas.frames", "an array of frames"};
inline constexpr Form<Count, Count> atlasManyRegions{"atlas.many-regions",
                                                     "There are {count} regions, more than the limit of {limit}"};
inline constexpr Form<Count, Count> atlasManyAnimations{"atlas.many-animations",
                                                        "There are {count} animations, more than the limit of {limit}"};
inline constexpr Form<Count, Count> atlasManyFrames{"atlas.many-frames",
                                                    "There are {count} frames, more than the limit of {limit}"};
inline constexpr Form<> atlasSplit{"atlas.split", "Split the atlas"};
inline constexpr Form<Text> atlasAddText{"atlas.add-text", "Add \"{key}\": a text in double quotes"};
inline constexpr Form<Text> atlasRegionNoName{"atlas.region-no-name", "The region has no \"{key}\", and is left out"};
inline constexpr Form<Text> atlasRegionNoRect{
    "atlas.region-no-rect", "The region {name} has no \"rect\" of four whole numbers, and is left out"};
inline constexpr Form<> atlasWriteRect{"atlas.write-rect", "Write \"rect\": [x, y, width, height] in pixels"};
inline constexpr Form<Text, Text> atlasBadTrim{"atlas.bad-trim",
                                               "The \"trim\" of the region {name} is {value}, but the trimmed picture "
                                               "does not fit inside it; the region is left out"};
inline constexpr Form<> atlasWriteTrim{"atlas.write-trim",
                                       "Write \"trim\": [x, y, width, height]: the position of the trimmed picture in "
                                       "the original picture, and the size of the original"};
inline constexpr Form<Text, Text> atlasBadGlyph{
    "atlas.bad-glyph", "The \"glyph\" of the region {name} is {value}, not one character; the region is left out"};
inline constexpr Form<> atlasWriteGlyph{"atlas.write-glyph", "Write one character, such as \"A\""};
inline constexpr Form<Text> atlasAnimationNoName{"atlas.animation-no-name",
                                                 "The animation has no \"{key}\", and is left out"};
inline constexpr Form<Text, Text> atlasFrameNoRegion{"atlas.frame-no-region",
                                                     "A frame of {animation} has no \"{key}\", and is left out"};
inline constexpr Form<Text, Text> atlasFrameBadTime{
    "atlas.frame-bad-time", "A frame of {animation} is shown for {time} seconds, and is left out"};
inline constexpr Form<Text> atlasFrameNoTime{"atlas.frame-no-time",
                                             "A frame of {animation} is shown for no seconds, and is left out"};
inline constexpr Form<> atlasWriteSeconds{"atlas.write-seconds",
                                          "Write \"seconds\": a number above 0 and up to 1000000, such as 0.2"};
inline constexpr Form<Text, Integer, Integer> atlasRegionOutside{
    "atlas.region-outside",
    "The region {name} is not inside the picture of {width} x {height} pixels, and is left out"};
inline constexpr Form<> atlasCorrectRect{"atlas.correct-rect", "Correct its \"rect\", or the atlas's \"size\""};
inline constexpr Form<Text> atlasRegionTwice{"atlas.region-twice",
                                             "The region {name} is given twice: the first one is used"};
inline constexpr Form<> atlasOwnRegionName{"atlas.own-region-name", "Give each region a name of its own"};
inline constexpr Form<Text, Text> atlasFrameUnknown{
    "atlas.frame-unknown",
    "A frame of {animation} shows {region}, which is not a region of the atlas; the frame is left out"};
inline constexpr Form<> atlasWriteRegion{"atlas.write-region", "Write the name of a region"};
inline constexpr Form<Text> atlasAnimationEmpty{"atlas.animation-empty",
                                                "The animation {name} has no frames, and is left out"};
inline constexpr Form<> atlasWriteFrames{"atlas.write-frames",
                                         "Write \"frames\": [{{\"region\": \"name\", \"seconds\": 0.2}}]"};
inline constexpr Form<Text> atlasAnimationTwice{"atlas.animation-twice",
                                                "The animation {name} is given twice: the first one is used"};
inline constexpr Form<> atlasOwnAnimationName{"atlas.own-animation-name", "Give each animation a name of its own"};
inline constexpr Form<> atlasNoSize{"atlas.no-size", "The atlas has no \"size\""};
inline constexpr Form<> atlasAddSize{"atlas.add-size", "Add \"size\": [width, height], the picture's pixels"};
inline constexpr Form<> atlasNoPicture{"atlas.no-picture", "The atlas names no picture"};
inline constexpr Form<> atlasAddPicture{"atlas.add-picture",
                                        "Add \"picture\": the path of a png, jpg, bmp or webp next to it"};

inline constexpr Form<> sheetNotObject{"sheet.not-object",
                                       "This is not a sprite sheet: a sprite sheet is one JSON object"};
inline constexpr Form<> sheetExport{"sheet.export", "Export the sheet as JSON, \"hash\" or \"array\""};
inline constexpr Form<Count> sheetPixels{"sheet.pixels", "a whole number of pixels from 0 to {limit}"};
inline constexpr Form<Text> sheetNoSide{"sheet.no-side", "\"{key}\" has a side of 0 pixels"};
inline constexpr Form<> sheetGiveSides{"sheet.give-sides",
                                       "Give both sides at least one pixel, or leave empty pictures out of the export"};
inline constexpr Form<Count> sheetManyFrames{"sheet.many-frames",
                                             "The sheet has more than the limit of {limit} frames"};
inline constexpr Form<> sheetSplit{"sheet.split", "Split it into several sheets"};
inline constexpr Form<> sheetFrameForm{"sheet.frame-form", "objects with \"frame\", the place of each picture"};
inline constexpr Form<Text> sheetTheFrame{"sheet.the-frame", "The frame {name}"};
inline constexpr Form<Text> sheetBadTrim{
    "sheet.bad-trim", "The trimmed picture of {name} does not fit into its \"sourceSize\": it is read as not trimmed"};
inline constexpr Form<> sheetCorrectTrim{"sheet.correct-trim",
                                         "Export the sheet again, or correct \"spriteSourceSize\""};
inline constexpr Form<Text, Text> sheetBadTime{"sheet.bad-time",
                                               "The frame {name} is shown for {time} ms: 100 ms are used instead"};
inline constexpr Form<> sheetGiveTime{"sheet.give-time", "Give it a duration above 0 ms"};
inline constexpr Form<> sheetMetaForm{"sheet.meta-form", "an object with \"image\" and \"size\""};
inline constexpr Form<> sheetTagsForm{"sheet.tags-form", "an array of tags"};
inline constexpr Form<Count> sheetManyTags{"sheet.many-tags", "There are more than the limit of {limit} tags"};
inline constexpr Form<> sheetFewerTags{"sheet.fewer-tags", "Export fewer tags"};
inline constexpr Form<> sheetTagNoName{"sheet.tag-no-name", "A tag has no name, and is left out"};
inline constexpr Form<> sheetNameTag{"sheet.name-tag", "Give it a name in the program that created the sheet"};
inline constexpr Form<Count> sheetAnimationsForm{"sheet.animations-form",
                                                 "an object with a list of frames under each name, at most {limit}"};
inline constexpr Form<> sheetBadAnimation{"sheet.bad-animation",
                                          "An animation is not a list of frames with a name, and is left out"};
inline constexpr Form<> sheetWriteAnimation{"sheet.write-animation", "Write \"name\": [\"first.png\", \"second.png\"]"};
inline constexpr Form<> sheetFramesForm{"sheet.frames-form", "an object or an array of frames"};
inline constexpr Form<> sheetSeveral{"sheet.several", "This file contains a list of several sheets"};
inline constexpr Form<> sheetExportEach{"sheet.export-each",
                                        "Export each sheet into its own file, as JSON \"hash\" or \"array\""};
inline constexpr Form<Text, Integer, Integer> sheetFrameOutside{
    "sheet.frame-outside", "The frame {name} is not inside the picture of {width} x {height} pixels, and is left out"};
inline constexpr Form<> sheetExportBoth{"sheet.export-both", "Export the sheet and its picture again"};
inline constexpr Form<> sheetGiveFrames{"sheet.give-frames", "Add frames to it in the program that created the sheet"};
inline constexpr Form<Text, Text> sheetFrameMissing{
    "sheet.frame-missing", "The animation {name} refers to the frame {frame}, which is not in the sheet"};
inline constexpr Form<> sheetExportAgain{"sheet.export-again", "Export the sheet again"};
inline constexpr Form<> sheetNoFrames{"sheet.no-frames", "This is not a sprite sheet: it has no \"frames\""};
inline constexpr Form<> sheetNoMeta{"sheet.no-meta", "The sheet has no \"meta\", which names its picture"};
inline constexpr Form<> sheetAddMeta{
    "sheet.add-meta", "Add \"meta\": {{\"image\": \"sheet.png\", \"size\": {{\"w\": 256, \"h\": 256}}}}"};

} // namespace broadside::texts
