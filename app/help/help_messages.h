#pragma once

#include "core/base/message/message_form.h"

/// @file
/// What surrounds the lists of `broadside --help` and `broadside COMMAND --help`.

namespace broadside::texts {

inline constexpr Form<> helpProgram{
    "help.program", "Broadside shows what the collision broad phase of a 2D world really does.\n\n"
                    "  broadside [FILE...]              opens the editor, with a tab for each scene, or a project\n"
                    "  broadside COMMAND ARGUMENT...    answers on the command line; needs no display\n"
                    "  broadside attach NAME            opens the editor too, and lets a game attach to it"};
inline constexpr Form<> helpCommands{"help.commands", "Commands:"};
inline constexpr Form<> helpOptions{"help.options", "Options:"};
inline constexpr Form<> helpExitCodes{"help.exit-codes", "Exit codes:"};
inline constexpr Form<> helpExample{"help.example", "Example:"};
inline constexpr Form<Text> helpUsage{"help.usage", "Usage: {usage}"};
inline constexpr Form<Phrase> helpRepeatable{"help.repeatable", "{help}; may be repeated"};

inline constexpr Form<> helpOfCommand{"help.of-command", "Print the arguments of a command, with an example"};
inline constexpr Form<> helpThisText{"help.this-text", "Show this text"};
inline constexpr Form<> helpVersion{"help.version", "Show the version"};

inline constexpr Form<> exitDone{"help.exit.done", "done"};
inline constexpr Form<> exitFindings{"help.exit.findings", "findings (of audit, check, diagnose, expect, validate)"};
inline constexpr Form<> exitUsage{"help.exit.usage", "wrong usage"};
inline constexpr Form<> exitFile{"help.exit.file",
                                 "something could not be read or written, or did not fit into memory"};
inline constexpr Form<> exitDisplay{"help.exit.display", "no usable display or OpenGL for the editor"};

} // namespace broadside::texts
