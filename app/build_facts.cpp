#include "app/build_facts.h"

#include "app/messages/answer_messages.h"
#include "app/window/window_part.h"

namespace broadside {

std::string versionText()
{
    const BuildFacts facts = buildFacts();
    return texts::cliVersion(BROADSIDE_VERSION, facts.commit, facts.compiler, facts.kind, windowVersion()).text();
}

} // namespace broadside
