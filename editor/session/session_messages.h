#pragma once

#include "core/base/message/message_form.h"

/// @file
/// What goes wrong while games are recorded, and what a recording leaves out.

namespace broadside::texts {

// Games that attach.
inline constexpr Form<Text> liveCannotListen{"live.cannot-listen",
                                             "Broadside cannot wait for a game under this name: {why}"};
inline constexpr Form<> liveFolderRemedy{"live.folder.remedy",
                                         "Check XDG_RUNTIME_DIR and the permissions of that folder"};
inline constexpr Form<> liveNoThread{"live.no-thread",
                                     "There is not enough memory for the thread that receives data from games"};
inline constexpr Form<> liveNoThreadRemedy{"live.no-thread.remedy", "Close other programs, and listen again"};
inline constexpr Form<> liveReplaced{"live.replaced",
                                     "A new game replaced a game that had sent nothing for a long time"};
inline constexpr Form<> liveReplacedRemedy{"live.replaced.remedy", "Attach one game at a time, each with its own name"};
inline constexpr Form<> liveNoHeader{"live.no-header", "A program connected, but disconnected before it sent a header"};
inline constexpr Form<Count> liveNoHeaderInTime{"live.no-header-in-time",
                                                "A program connected, but sent no header within {count} second",
                                                "A program connected, but sent no header within {count} seconds"};
inline constexpr Form<> liveHeaderRemedy{"live.header.remedy", "Use broadside_trace.h in the game"};
inline constexpr Form<> liveCut{"live.cut",
                                "The game disconnected in the middle of a frame; the frames before it were received"};
inline constexpr Form<> liveCutRemedy{"live.cut.remedy", "End the game with bst_close()"};
inline constexpr Form<Text> liveNoFolder{"live.no-folder", "The folder for the socket cannot be created: {why}"};
inline constexpr Form<> liveOpenFolder{"live.open-folder", "Other users can enter the folder for the socket"};
inline constexpr Form<> liveOpenFolderRemedy{
    "live.open-folder.remedy", "Remove that folder, or set XDG_RUNTIME_DIR to a folder that no other user can enter"};
inline constexpr Form<Text> liveNameTaken{"live.name-taken",
                                          "Another program already listens under the name \"{name}\""};
inline constexpr Form<> liveNameTakenRemedy{"live.name-taken.remedy", "Choose another name, or close the other window"};
inline constexpr Form<> livePathUsed{"live.path-used", "The path of the socket is used by another file"};
inline constexpr Form<> livePathUsedRemedy{"live.path-used.remedy", "Choose another name, or remove that file"};
inline constexpr Form<> liveBadName{"live.bad-name", "This name is not valid"};
inline constexpr Form<> liveBadNameRemedy{
    "live.bad-name.remedy", "Use up to 32 letters, digits, '-', '_' and '.', but no '.' at the start: my-game"};
inline constexpr Form<> liveLongPath{"live.long-path", "The path of the socket is too long"};
inline constexpr Form<> liveLongPathRemedy{"live.long-path.remedy", "Set XDG_RUNTIME_DIR to a shorter path"};
inline constexpr Form<Text> liveNotClaimed{"live.not-claimed", "The name cannot be reserved: {why}"};
inline constexpr Form<> liveNotClaimedRemedy{"live.not-claimed.remedy",
                                             "Check the permissions of the folder for the socket"};

// Recordings.
inline constexpr Form<Integer, Phrase> recordingLeftOut{"recording.left-out", "In step {step} {why}."};
inline constexpr Form<Integer, Phrase, Count> recordingLeftOutSeveral{"recording.left-out-several",
                                                                      "In step {step} {why}; {count} object in all.",
                                                                      "In step {step} {why}; {count} objects in all."};
inline constexpr Form<Integer, Phrase> recordingFault{"recording.fault", "In step {step}: {fault}"};
inline constexpr Form<Integer, Phrase> recordingStepUnread{"recording.step-unread",
                                                           "Step {step} cannot be read: {why}"};
inline constexpr Form<Integer, Phrase> recordingStepSkipped{"recording.step-skipped",
                                                            "Step {step} cannot be read and is left out: {why}"};
inline constexpr Form<Integer, Integer, Phrase> recordingStepsUnread{"recording.steps-unread",
                                                                     "Steps {first} to {last} cannot be read: {why}"};
inline constexpr Form<Integer, Integer, Phrase> recordingStepsSkipped{
    "recording.steps-skipped", "Steps {first} to {last} cannot be read and are left out: {why}"};

inline constexpr Form<Integer> sessionObject{"session.object", "object {id}"};
inline constexpr Form<> tunerTooLarge{"tuner.too-large",
                                      "The world is too large: not even one frame of it can be recorded"};
inline constexpr Form<> tunerTooLargeRemedy{"tuner.too-large.remedy", "Measure a smaller world"};

} // namespace broadside::texts
