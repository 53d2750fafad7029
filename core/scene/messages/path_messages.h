#pragma once

#include "core/base/message/message_form.h"

/// @file
/// Why a file cannot list a path.

namespace broadside::texts {

// Subjects of these sentences.
inline constexpr Form<> pathItself{"path.itself", "The path"};
inline constexpr Form<Text> pathCalled{"path.called", "The path {path}"};
inline constexpr Form<Text> pathOfPicture{"path.of-picture", "The picture {path}"};

inline constexpr Form<Phrase> pathIsEmpty{"path.is-empty", "{what} is empty"};
inline constexpr Form<Phrase> pathHasBackslash{"path.has-backslash", "{what} has a backslash in it"};
inline constexpr Form<> pathWriteSlash{"path.write-slash", "Write '/' between folders"};
inline constexpr Form<Phrase> pathNotPlain{"path.not-plain", "{what} is not in its simplest form"};
inline constexpr Form<> pathWritePlain{"path.write-plain",
                                       "Write it without \".\", without \"//\" and without a '/' at its end"};

// For each kind of file that lists paths.
inline constexpr Form<Phrase> pathProjectAbsolute{
    "path.project-absolute", "{what} is absolute: on another computer, the project would not find it"};
inline constexpr Form<Text> pathProjectWrite{
    "path.project-write", "Write the path relative to the folder of the project's file, such as {example}"};
inline constexpr Form<Phrase> pathProjectUp{"path.project-up",
                                            "{what} contains \"..\", which can lead out of the project's folder"};
inline constexpr Form<> pathProjectMove{"path.project-move",
                                        "Move the file into the project's folder, and write its path without \"..\""};
inline constexpr Form<Phrase> pathAtlasAbsolute{"path.atlas-absolute",
                                                "{what} is absolute: on another computer, the atlas would not find it"};
inline constexpr Form<Text> pathAtlasWrite{
    "path.atlas-write", "Write the path relative to the folder of the atlas's file, such as {example}"};
inline constexpr Form<Phrase> pathAtlasUp{"path.atlas-up",
                                          "{what} contains \"..\", which can lead out of the atlas's folder"};
inline constexpr Form<> pathAtlasMove{"path.atlas-move",
                                      "Move the file into the atlas's folder, and write its path without \"..\""};
inline constexpr Form<Phrase> pathSceneAbsolute{"path.scene-absolute",
                                                "{what} is absolute: on another computer, the scene would not find it"};
inline constexpr Form<Text> pathSceneWrite{
    "path.scene-write", "Write the path relative to the folder of the scene's file, such as {example}"};
inline constexpr Form<Phrase> pathSceneUp{"path.scene-up",
                                          "{what} contains \"..\", which can lead out of the scene's folder"};
inline constexpr Form<> pathSceneMove{"path.scene-move",
                                      "Move the file into the scene's folder, and write its path without \"..\""};

} // namespace broadside::texts
