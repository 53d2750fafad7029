#pragma once

#include "core/base/message/message_form.h"

/// @file
/// Sentences of the window with a number in them, and problems with its files.

namespace broadside::texts {

inline constexpr Form<Count> levelAtlases{"window.level-atlases", "{count} atlas file", "{count} atlas files"};
inline constexpr Form<Count> levelNotes{"window.level-notes", "{count} note", "{count} notes"};
inline constexpr Form<Count> projectMissing{
    "window.project-missing",
    "One file is missing; the rest works. The panel Project marks missing files; locate or remove them there.",
    "{count} files are missing; the rest works. The panel Project marks missing files; locate or remove them there."};
inline constexpr Form<Count> pictureProblems{
    "window.picture-problems",
    "{count} problem with the pictures of the scene. Missing pictures are shown as a checkerboard.",
    "{count} problems with the pictures of the scene. Missing pictures are shown as a checkerboard."};
inline constexpr Form<Count> stepsSearched{"window.steps-searched",
                                           "Searching for the next breakpoint: {count} step simulated",
                                           "Searching for the next breakpoint: {count} steps simulated"};
inline constexpr Form<Count> readWithNotes{"window.read-with-notes", "The file was read with {count} note.",
                                           "The file was read with {count} notes."};
inline constexpr Form<Count, Count, Count> enoughObjects{
    "window.enough-objects", "{count} of {all} objects is enough to reproduce it, in step {step}",
    "{count} of {all} objects are enough to reproduce it, in step {step}"};
inline constexpr Form<> autosaveNoMemory{"window.autosave-no-memory",
                                         "There is not enough memory for a copy of the unsaved scene"};
inline constexpr Form<> autosaveNoMemoryRemedy{"window.autosave-no-memory.remedy", "Save it now"};
inline constexpr Form<> fileNoMemory{"window.file-no-memory", "there is not enough memory for it"};
inline constexpr Form<> fileNoMemoryRemedy{"window.file-no-memory.remedy",
                                           "Close other tabs or programs, or split the file into smaller ones"};
inline constexpr Form<> stepNoBroadPhase{"window.step-no-broad-phase", "The broad phase of this step is not known"};
inline constexpr Form<> stepNoBroadPhaseRemedy{"window.step-no-broad-phase.remedy",
                                               "Convert the step to a scene, and export the scene"};

} // namespace broadside::texts
