#pragma once

#include "core/scene/scene.h"

#include <QString>

#include <span>

namespace broadside {

/// A world that comes with the program.
struct Sample {
    const char* file;  ///< In resources/scenes, without extension.
    const char* title; ///< For menus, untranslated.
    const char* tip;   ///< What there is to see, untranslated.
};
[[nodiscard]] std::span<const Sample> samples();
[[nodiscard]] QString titleOf(const Sample& sample);
[[nodiscard]] QString tipOf(const Sample& sample);

/// The world that a start without a file opens.
[[nodiscard]] const Sample& firstSample();

/// A fresh copy. The samples are part of the program and tested with it: one that cannot be read is an empty scene.
[[nodiscard]] Scene readSample(const Sample& sample);

} // namespace broadside
