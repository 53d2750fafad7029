#pragma once

#include "core/base/message/message_form.h"

/// @file
/// Problems with the files of a scene: pictures, atlases, copies of unsaved work, earlier versions.

namespace broadside::texts {

// Packing pictures into an atlas.
inline constexpr Form<> packNoPictures{"pack.no-pictures", "There are no pictures to pack"};
inline constexpr Form<> packNoPicturesRemedy{"pack.no-pictures.remedy", "Choose some pictures"};
inline constexpr Form<Count, Count> packTooMany{"pack.too-many",
                                                "There is {count} picture, more than the limit of {limit}",
                                                "There are {count} pictures, more than the limit of {limit}"};
inline constexpr Form<> packTooManyRemedy{"pack.too-many.remedy", "Pack them into several atlases"};
inline constexpr Form<> packNoName{"pack.no-name", "A picture has no name"};
inline constexpr Form<> packNoNameRemedy{"pack.no-name.remedy", "Give every picture a name"};
inline constexpr Form<Text> packSameName{"pack.same-name", "Two pictures are called {name}"};
inline constexpr Form<> packSameNameRemedy{"pack.same-name.remedy",
                                           "Rename one of the two: regions are found by their names"};
inline constexpr Form<Text, Integer, Integer, Integer> packTooLarge{
    "pack.too-large",
    "The picture {name} of {width} x {height} pixels, with its border, does not fit into an atlas of {side} pixels"};
inline constexpr Form<Count> packTooLargeRemedy{"pack.too-large.remedy",
                                                "Choose a larger atlas, of up to {limit} pixels, or a smaller picture",
                                                "Choose a larger atlas, of up to {limit} pixels, or a smaller picture"};
inline constexpr Form<Integer, Integer> packNoMemory{
    "pack.no-memory", "There is not enough memory for an atlas of {width} x {height} pixels"};
inline constexpr Form<> packNoMemoryRemedy{"pack.no-memory.remedy", "Choose a smaller size for the atlases"};

// Adding pictures and atlases to a scene.
inline constexpr Form<> assetOutside{"asset.outside", "The file is outside the folder of the scene"};
inline constexpr Form<Text> assetOutsideRemedy{
    "asset.outside.remedy", "Copy it, with its picture, into the folder {folder}, and add it from there"};
inline constexpr Form<> assetNotEncoded{"asset.not-encoded", "The packed picture could not be encoded"};
inline constexpr Form<> assetNotEncodedRemedy{"asset.not-encoded.remedy", "Use fewer or smaller pictures"};
inline constexpr Form<> assetNoScene{"asset.no-scene",
                                     "The scene is not saved yet, and paths of pictures are relative to its file"};
inline constexpr Form<> assetNoSceneRemedy{"asset.no-scene.remedy", "Save the scene, then add the pictures"};

// The atlases that a scene names.
inline constexpr Form<> atlasMissingRemedy{"atlas.missing.remedy", "Put the file there, or name another file"};
inline constexpr Form<> atlasNotBuiltIn{"atlas.not-built-in", "The program has no built-in atlas of this name"};
inline constexpr Form<> atlasNotBuiltInRemedy{"atlas.not-built-in.remedy",
                                              "Name one of its built-in atlases, or a file"};
inline constexpr Form<> atlasNoPictureRemedy{"atlas.no-picture.remedy", "Add \"picture\" to the atlas file"};
inline constexpr Form<Count> atlasTooMuch{
    "atlas.too-much",
    "The pictures of this scene need more than the limit of {limit} MiB of memory: this picture is not shown",
    "The pictures of this scene need more than the limit of {limit} MiB of memory: this picture is not shown"};
inline constexpr Form<> atlasTooMuchRemedy{"atlas.too-much.remedy",
                                           "Make some pictures smaller, or remove atlases that are not needed"};
inline constexpr Form<Integer, Integer, Integer, Integer> atlasOtherSize{
    "atlas.other-size", "The picture has {width} x {height} pixels, but its atlas says {ownWidth} x {ownHeight}"};
inline constexpr Form<> atlasOtherSizeRemedy{
    "atlas.other-size.remedy", "Correct \"size\" and the regions of the atlas, or put the right picture there"};
inline constexpr Form<> atlasNoFolder{
    "atlas.no-folder", "The path of the atlas is relative to the scene's file, but the scene is not saved yet"};
inline constexpr Form<> atlasNoFolderRemedy{"atlas.no-folder.remedy", "Save the scene into the folder of the atlas"};

// Files with pictures.
inline constexpr Form<> pictureUnknown{"picture.unknown", "This is not a picture that can be read"};
inline constexpr Form<> pictureUnknownRemedy{
    "picture.unknown.remedy", "Choose a png, jpg, bmp or webp; webp needs the package qt6-image-formats-plugins"};
inline constexpr Form<> pictureNoSize{"picture.no-size", "The file of the picture does not contain its size"};
inline constexpr Form<> pictureNoSizeRemedy{"picture.no-size.remedy", "Save it again as a png"};
inline constexpr Form<Integer, Integer, Count> pictureTooLarge{
    "picture.too-large", "The picture has {width} x {height} pixels, more than the limit of {limit} on a side",
    "The picture has {width} x {height} pixels, more than the limit of {limit} on a side"};
inline constexpr Form<Integer, Integer, Count, Count> pictureTooMuch{
    "picture.too-much",
    "The picture of {width} x {height} pixels needs {size} MiB of memory, more than the limit of {limit} MiB",
    "The picture of {width} x {height} pixels needs {size} MiB of memory, more than the limit of {limit} MiB"};
inline constexpr Form<> pictureTooLargeRemedy{"picture.too-large.remedy", "Make it smaller, or cut it into several"};
inline constexpr Form<Phrase> pictureDamaged{"picture.damaged", "The picture is damaged: {why}"};
inline constexpr Form<> pictureDamagedRemedy{"picture.damaged.remedy",
                                             "Export it again from the program that created it"};
inline constexpr Form<> pictureNoMemory{"picture.no-memory", "there is not enough memory for its pixels"};
inline constexpr Form<Text> pictureNotOpened{"picture.not-opened", "The picture cannot be opened: {why}"};
inline constexpr Form<> pictureNotOpenedRemedy{"picture.not-opened.remedy",
                                               "Check that the file exists, and check its permissions"};

// What the editor keeps of documents.
inline constexpr Form<> keptFolder{"kept.folder", "The folder for copies of unsaved work cannot be created"};
inline constexpr Form<> keptFolderRemedy{"kept.folder.remedy", "Free some space on the disk, or allow writing there"};
inline constexpr Form<> keptCopyRemedy{"kept.copy.remedy",
                                       "Open the last saved version of the scene; the copy stays where it is"};
inline constexpr Form<> keptNoCopy{"kept.no-copy", "It is not a copy of a scene"};
inline constexpr Form<Text> keptCopyUnread{"kept.copy-unread", "The copy cannot be read: {why}"};
inline constexpr Form<> keptCopyTooLarge{"kept.copy-too-large", "The copy is too large"};
inline constexpr Form<> keptCopyDamaged{"kept.copy-damaged", "The copy is damaged"};
inline constexpr Form<Phrase> keptNoVersion{"kept.no-version", "The version before this save could not be kept: {why}"};
inline constexpr Form<> keptNoVersionFolder{"kept.no-version-folder", "the folder for versions cannot be created"};
inline constexpr Form<> keptImportRemedy{"kept.import.remedy", "Open the level itself to import it again"};
inline constexpr Form<> keptImportUnknown{"kept.import-unknown", "There is no record of how this scene was imported"};
inline constexpr Form<> keptImportTooLarge{"kept.import-too-large", "The record of the import is too large"};

} // namespace broadside::texts
