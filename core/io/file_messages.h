#pragma once

#include "core/base/message/message_form.h"

/// @file
/// What is said about reading and writing files.

namespace broadside::texts {

// Kinds of files, in other sentences.
inline constexpr Form<> fileScene{"file.scene", "scene"};
inline constexpr Form<> fileProject{"file.project", "project"};
inline constexpr Form<> fileAtlas{"file.atlas", "atlas"};
inline constexpr Form<> fileSheet{"file.sheet", "sprite sheet"};

// Reading.
inline constexpr Form<> fileNotFound{"file.not-found", "The file does not exist"};
inline constexpr Form<> fileCheckPath{"file.check-path", "Check the path, or choose another file"};
inline constexpr Form<> fileIsFolder{"file.is-folder", "This is a folder, not a file"};
inline constexpr Form<Phrase> fileChooseInFolder{"file.choose-in-folder", "Choose a {kind} file in it"};
inline constexpr Form<Text> fileUnreachable{"file.unreachable", "The file cannot be reached: {cause}"};
inline constexpr Form<> fileCheckFolders{"file.check-folders", "Check the path and the permissions of its folders"};
inline constexpr Form<> fileIsDevice{"file.is-device", "This is a device or a pipe, not a file"};
inline constexpr Form<Phrase> fileSaveFirst{"file.save-first", "Save the {kind} to a file first"};
inline constexpr Form<Count, Count> fileTooLarge{"file.too-large",
                                                 "The file has {bytes} bytes, more than the limit of {limit} MiB"};
inline constexpr Form<> fileSplit{"file.split", "Split it into several files"};
inline constexpr Form<Count, Count> fileNeedsMemory{
    "file.needs-memory", "The file needs about {needed} MiB of memory, and only {free} MiB are free"};
inline constexpr Form<> fileFreeMemory{"file.free-memory",
                                       "Close other files and programs, or split the file into several"};
inline constexpr Form<Text> fileNotOpened{"file.not-opened", "The file cannot be opened: {cause}"};
inline constexpr Form<> fileCheckPermissions{"file.check-permissions", "Check the permissions of the file"};
inline constexpr Form<Text> fileNotRead{"file.not-read", "The file cannot be read: {cause}"};
inline constexpr Form<> fileCopyElsewhere{"file.copy-elsewhere",
                                          "Copy it to another disk, or restore it from a backup"};
inline constexpr Form<> fileEmpty{"file.empty", "The file is empty"};
inline constexpr Form<> fileChooseOther{"file.choose-other", "Choose another file, or restore this one from a backup"};
inline constexpr Form<> fileUtf16{"file.utf-16",
                                  "The file has the encoding UTF-16 or UTF-32 instead of UTF-8, or it is not text"};
inline constexpr Form<> fileSaveItUtf8{"file.save-it-utf-8", "Save it with the encoding UTF-8"};
inline constexpr Form<> fileBinary{"file.binary", "The file is binary, not text: it contains a byte 0"};
inline constexpr Form<> fileChooseText{"file.choose-text", "Choose a text file"};
inline constexpr Form<Text> fileNotUtf8{"file.not-utf-8", "The byte 0x{byte} is not valid UTF-8"};
inline constexpr Form<> fileSaveUtf8{"file.save-utf-8", "Save the file with the encoding UTF-8"};

// Writing.
inline constexpr Form<Phrase> fileNotWritten{"file.not-written", "The file cannot be written: {cause}"};
inline constexpr Form<> fileNoName{"file.no-name", "it has no name"};
inline constexpr Form<> fileNameOne{"file.name-one", "Name a file"};
inline constexpr Form<> fileTargetIsFolder{"file.target-is-folder", "it is a folder"};
inline constexpr Form<> fileNameInside{"file.name-inside", "Name a file inside it"};
inline constexpr Form<> fileLinksInCircle{"file.links-in-circle", "its links form a loop"};
inline constexpr Form<> fileTargetIsDevice{"file.target-is-device", "it is a device or a pipe"};
inline constexpr Form<> fileNameRegular{"file.name-regular", "Name a regular file"};
inline constexpr Form<Text> fileNoFolder{"file.no-folder", "there is no folder \"{folder}\""};
inline constexpr Form<> fileMakeFolder{"file.make-folder", "Create the folder, or save into an existing folder"};
inline constexpr Form<> fileNotWritable{"file.not-writable", "the existing file is not writable"};
inline constexpr Form<> fileElsewhere{"file.elsewhere",
                                      "Save it under another name, or in a folder that you can write to"};
inline constexpr Form<> fileMakeRoom{"file.make-room",
                                     "Free some space or save it in another folder; the file on disk is unchanged"};
inline constexpr Form<Text> fileNotSynced{"file.not-synced",
                                          "it was written, but its folder could not be synced ({cause})"};
inline constexpr Form<> fileSaveAgain{"file.save-again", "Save again, or save it in another folder"};

// What a new file does not have from the old one.
inline constexpr Form<Text, Phrase> fileLosses{"file.losses",
                                               "{file} was saved, but without {losses} of the previous file."};
inline constexpr Form<> fileGroup{"file.group", "the group"};
inline constexpr Form<> fileOwner{"file.owner", "the owner"};
inline constexpr Form<> fileAccessList{"file.access-list", "the access control list"};
inline constexpr Form<Text> fileAttribute{"file.attribute", "the extended attribute {name}"};
inline constexpr Form<> fileOtherNames{"file.other-names", "the other names (hard links)"};

} // namespace broadside::texts
