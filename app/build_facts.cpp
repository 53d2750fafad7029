#include "app/build_facts.h"

#include "app/window/window_part.h"

namespace broadside {

std::string versionText()
{
    const BuildFacts facts = buildFacts();
    std::string text = "Broadside " BROADSIDE_VERSION "\nCommit: ";
    text += facts.commit;
    text += "\nCompiler: ";
    text += facts.compiler;
    text += "\nBuild: ";
    text += facts.kind;
    text += "\nQt: ";
    text += windowVersion();
    return text;
}

} // namespace broadside
