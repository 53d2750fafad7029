#include "editor/session/steps/settings_follower.h"

namespace broadside {

SettingsFollower::Outcome SettingsFollower::follow(World& world, const Scene& document)
{
    Outcome outcome;
    outcome.stepChanged = document.step != world.stepSettings();
    if (outcome.stepChanged)
        world.setStepSettings(document.step);
    if (document.world == world.settings() && document.broadPhase == world.broadPhaseSettings()) {
        m_refused.reset();
        return outcome;
    }
    AskedSettings asked = AskedSettings::of(document);
    asked.step = {};
    const bool isKnown = m_refused && m_refused->asked == asked;
    if (!isKnown) {
        m_refused.reset();
        outcome.problem = world.setSettings(document.world, document.broadPhase);
        if (!outcome.problem) {
            outcome.worldChanged = true;
            return outcome;
        }
        m_refused = Refused{asked, *outcome.problem};
        outcome.isNewRefusal = true;
    }
    outcome.problem = m_refused->problem;
    // The other settings may be possible with the present broad phase.
    if (document.world != world.settings())
        outcome.worldChanged = !world.setSettings(document.world, BroadPhaseSettings(world.broadPhaseSettings()));
    return outcome;
}

} // namespace broadside
