#pragma once

#include "core/base/message/message_form.h"

/// @file
/// What the window says about extensions with a number in it, and problems with their files.

namespace broadside::texts {

inline constexpr Form<> extensionExists{"extension.exists", "Your folder of extensions has this file already"};
inline constexpr Form<> extensionExistsRemedy{"extension.exists.remedy",
                                              "Rename or remove that file, then copy the example again"};
inline constexpr Form<> extensionNoFolder{"extension.no-folder", "The folder of extensions cannot be created"};
inline constexpr Form<> extensionNoFolderRemedy{"extension.no-folder.remedy",
                                                "Check the permissions of the folder above it"};
inline constexpr Form<Count> extensionEntries{"extension.entries", "Your extensions have {count} entry in this menu.",
                                              "Your extensions have {count} entries in this menu."};
inline constexpr Form<Text, Count> extensionFound{"extension.found", "{name}: {count} finding.",
                                                  "{name}: {count} findings."};

} // namespace broadside::texts
