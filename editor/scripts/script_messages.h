#pragma once

#include "core/base/message/message_form.h"

/// @file
/// What goes wrong in scripts.

namespace broadside::texts {

inline constexpr Form<> scriptFile{"script.file", "script"};
inline constexpr Form<> scriptNoScene{"script.no-scene",
                                      "No scene is open. Open one first, with broadside.open(FILE) on the command "
                                      "line."};
inline constexpr Form<Integer> scriptNoObject{"script.no-object",
                                              "There is no object {id}. See broadside.scene.ids()."};
inline constexpr Form<Integer> scriptIdTaken{"script.id-taken",
                                             "The object {id} already exists. Leave out the id of the new object."};
inline constexpr Form<Count> scriptTooManyObjects{"script.too-many-objects",
                                                  "A scene may have {limit} object. Add fewer.",
                                                  "A scene may have {limit} objects. Add fewer."};
inline constexpr Form<Text> scriptNoSection{
    "script.no-section",
    "A scene has no section \"{key}\". Write world, broadPhase, step, layers, templates, guides, atlases or "
    "components."};
inline constexpr Form<Phrase, Phrase> scriptBadValue{"script.bad-value", "{message}. {remedy}."};
inline constexpr Form<Text> scriptNoOption{
    "script.no-option", "The option \"{option}\" is not known here. See the manual page Scripts for the options."};
inline constexpr Form<> scriptNoAnswers{
    "script.no-answers", "This program cannot answer questions about scenes. Use the program broadside."};
inline constexpr Form<Text> scriptAskFailed{"script.ask-failed", "{message}"};
inline constexpr Form<> scriptNoOpen{"script.no-open",
                                     "broadside.open and broadside.save work on the command line only. In the window a "
                                     "command edits the scene that is shown."};
inline constexpr Form<Text> scriptOutside{
    "script.outside",
    "The script may not use the file {path}: it is outside the folder of the opened scene, and the command line does "
    "not name it. Move it there, or allow all files (--allow-files)."};
inline constexpr Form<Text> scriptSpecial{"script.special",
                                          "{path} is a folder, a device or a broken link. Name a regular file."};
inline constexpr Form<> scriptNoFolder{"script.no-folder",
                                       "The script may use no files: no scene with a folder is open, and the command "
                                       "line names no file. Open or save a scene first, or allow all files."};
inline constexpr Form<Text> scriptThrown{"script.thrown", "{error}"};
inline constexpr Form<> scriptThrownRemedy{"script.thrown.remedy",
                                           "Correct the script there; nothing was changed in the scene"};
inline constexpr Form<> scriptStopped{"script.stopped", "The script was stopped"};
inline constexpr Form<> scriptStoppedRemedy{"script.stopped.remedy",
                                            "Look for a loop that does not end; nothing was changed in the scene"};
inline constexpr Form<> scriptMemory{"script.memory", "There is not enough memory for the script"};
inline constexpr Form<> scriptMemoryRemedy{"script.memory.remedy",
                                           "Use smaller lists and texts; nothing was changed in the scene"};
inline constexpr Form<Count> scriptTooManyEntries{"script.too-many-entries",
                                                  "A script may register {limit} entry. Register fewer.",
                                                  "A script may register {limit} entries. Register fewer."};
inline constexpr Form<> scriptMoreFindings{"script.more-findings", "More findings are left out."};
inline constexpr Form<> scriptMoreLines{"script.more-lines", "The lines after this one are left out."};
inline constexpr Form<Phrase> scriptBadScene{"script.bad-scene", "The importer created no valid scene: {problem}"};

} // namespace broadside::texts
