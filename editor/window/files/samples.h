#pragma once

#include "core/scene/scene.h"

#include <QString>

#include <span>

namespace broadside {

/// A world that comes with the program.
struct Sample {
    const char* name;      ///< Of its file in resources/scenes, or of the kind of world that is generated.
    const char* title;     ///< For menus, untranslated.
    const char* tip;       ///< What there is to see, untranslated.
    std::size_t count = 0; ///< Of a world that is too large to ship and is generated; 0: there is a file.
};
[[nodiscard]] std::span<const Sample> samples();
/// Broken worlds to find the fault of. The tip is the story; the solution stands in the manual (kMysteriesPage), under
/// a heading that is the title.
[[nodiscard]] std::span<const Sample> mysteries();
[[nodiscard]] QString titleOf(const Sample& sample);
[[nodiscard]] QString tipOf(const Sample& sample);

/// The world that a start without a file opens.
[[nodiscard]] const Sample& firstSample();

/// A fresh copy. The samples are part of the program and tested with it: one that cannot be read is an empty scene.
[[nodiscard]] Scene readSample(const Sample& sample);

} // namespace broadside
