#pragma once

#include "core/base/message/message_form.h"

/// @file
/// What is said about files of keys.

namespace broadside::texts {

inline constexpr Form<> keysNoFile{"keys.no-file",
                                   "This is not a file of keys: it does not begin with \"broadside-keys\""};
inline constexpr Form<> keysNoFileRemedy{"keys.no-file.remedy", "Choose a file that \"Export keys\" wrote"};
inline constexpr Form<> keysNewer{"keys.newer", "This file of keys was written by a newer version of Broadside"};
inline constexpr Form<> keysNewerRemedy{"keys.newer.remedy", "Update Broadside, or export the keys again"};
inline constexpr Form<> keysTooLong{"keys.too-long", "This file is too long for a file of keys"};
inline constexpr Form<> keysUnreadable{"keys.unreadable", "The file of keys cannot be read"};
inline constexpr Form<> keysUnreadableRemedy{"keys.unreadable.remedy", "Check that the file exists and can be read"};
inline constexpr Form<> keysNoEquals{"keys.no-equals", "This line has no \"=\""};
inline constexpr Form<> keysNoEqualsRemedy{"keys.no-equals.remedy", "Write a command, \"=\", and its keys"};
inline constexpr Form<Text> keysNoCommand{"keys.no-command", "There is no command \"{name}\""};
inline constexpr Form<> keysNoCommandRemedy{"keys.no-command.remedy", "Remove the line, or correct the name"};
inline constexpr Form<Text> keysNoCommandNear{"keys.no-command-near.remedy", "Write \"{name}\", or remove the line"};
inline constexpr Form<Text> keysTwice{"keys.twice", "The command \"{name}\" is in the file twice"};
inline constexpr Form<> keysTwiceRemedy{"keys.twice.remedy", "Remove one of the two lines"};
inline constexpr Form<Text, Count> keysTooMany{"keys.too-many", "The command \"{name}\" has more than {limit} key",
                                               "The command \"{name}\" has more than {limit} keys"};
inline constexpr Form<> keysTooManyRemedy{"keys.too-many.remedy", "Leave out some of its keys"};
inline constexpr Form<Text> keysNoKey{"keys.no-key", "\"{key}\" is not a key"};
inline constexpr Form<> keysNoKeyRemedy{
    "keys.no-key.remedy", "Write keys such as Ctrl+K, several of them separated by a semicolon and a space"};
inline constexpr Form<Text> keysReserved{"keys.reserved", "The key {key} cannot be given to a command"};
inline constexpr Form<> keysReservedRemedy{"keys.reserved.remedy", "Choose another key"};
inline constexpr Form<Text, Text> keysTaken{"keys.taken", "The key {key} already belongs to the command \"{other}\""};
inline constexpr Form<> keysTakenRemedy{"keys.taken.remedy", "Give one of the two commands another key"};

} // namespace broadside::texts
