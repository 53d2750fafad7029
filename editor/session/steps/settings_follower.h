#pragma once

#include "core/dynamics/world.h"
#include "core/scene/scene.h"

#include <optional>

namespace broadside {

/// What a scene asks of the world that is made from it.
struct AskedSettings {
    WorldSettings world;
    BroadPhaseSettings broadPhase;
    StepSettings step;

    [[nodiscard]] static AskedSettings of(const Scene& scene) { return {scene.world, scene.broadPhase, scene.step}; }
    friend bool operator==(const AskedSettings&, const AskedSettings&) = default;
};

/// Gives a world the settings that its document asks for, as far as the world can have them. Remembers what was
/// refused, so that it is refused once.
class SettingsFollower {
public:
    struct Outcome {
        bool stepChanged = false;       ///< The time step is another.
        bool worldChanged = false;      ///< Size, forces, edges or the broad phase are others.
        bool isNewRefusal = false;      ///< `problem` was not known before.
        std::optional<Problem> problem; ///< Why the world keeps its broad phase.
    };
    [[nodiscard]] Outcome follow(World& world, const Scene& document);
    void forgetRefusal() { m_refused.reset(); }

private:
    struct Refused {
        AskedSettings asked; // without the time step, which is never refused
        Problem problem;
    };
    std::optional<Refused> m_refused;
};

} // namespace broadside
