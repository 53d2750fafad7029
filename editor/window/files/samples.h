#pragma once

#include "core/scene/scene.h"

#include <QString>

#include <span>

namespace broadside {

/// A world that is part of the program.
struct Sample {
    const char* name;      ///< Name of its file in resources/scenes, or the kind of generated world.
    const char* title;     ///< The title in menus, untranslated.
    const char* tip;       ///< What the world shows, untranslated.
    std::size_t count = 0; ///< Objects of a world that is too large to ship and is generated; 0: a file.
    const char* lesson =
        nullptr; ///< What the user learns from a mystery, untranslated. It does not give the fault away.
};
[[nodiscard]] std::span<const Sample> samples();
/// Broken worlds with a fault to find. The tip is the story. The solution is in the manual (kMysteriesPage), under a
/// heading equal to the title.
[[nodiscard]] std::span<const Sample> mysteries();
[[nodiscard]] QString titleOf(const Sample& sample);
[[nodiscard]] QString tipOf(const Sample& sample);
[[nodiscard]] QString lessonOf(const Sample& sample); ///< Empty for a sample that is no mystery.

/// The mystery that "Show me how" solves with the user.
[[nodiscard]] const Sample& guidedMystery();

/// The world that is opened at a start without a file.
[[nodiscard]] const Sample& firstSample();

/// Reads a fresh copy. The tests read all samples; if one cannot be read, the result is an empty scene.
[[nodiscard]] Scene readSample(const Sample& sample);

} // namespace broadside
