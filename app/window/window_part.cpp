#include "app/window/window_part.h"

#include "app/messages/answer_messages.h"
#include "app/messages/input_messages.h"
#include "app/scripts/script_command.h"
#include "app/window/attach_command.h"
#include "app/window/editor_main.h"
#include "app/window/pack_command.h"
#include "app/window/picture_application.h"
#include "app/window/qt_messages.h"
#include "app/window/render_command.h"
#include "core/base/utf8.h"
#include "editor/document/atlas_set.h"
#include "editor/document/file_path.h"
#include "editor/viewport/export/report_pictures.h"

#include <algorithm>

namespace broadside {
namespace {

/// "the region ..."; empty if the picture exists.
Message missingPictureOf(const SceneObject& object, const AtlasSet& atlases)
{
    if (object.sprite.isEmpty() || object.sprite->isBlank())
        return {};
    const Sprite& sprite = *object.sprite;
    if (sprite.animation.empty() && sprite.region.empty())
        return atlases.glyphsFor(sprite) ? Message() : texts::cliFileTextMissing();
    if (atlases.lookOf(sprite).from)
        return {};
    return sprite.animation.empty() ? texts::cliFileRegionMissing(inQuotes(sprite.region))
                                    : texts::cliFileAnimationMissing(inQuotes(sprite.animation));
}

} // namespace

void prepareWindow() { filterQtMessages(); }

std::string windowVersion() { return texts::cliVersionQt(qVersion(), QT_VERSION_STR).text(); }

std::vector<Command> windowCommands() { return {renderCommand(), attachCommand(), packCommand(), scriptCommand()}; }

bool opensWindow(const std::vector<std::string>& words) { return attachName(words).has_value(); }

int openWindow(int& argc, char** argv, const std::vector<std::string>& words)
{
    const auto attached = attachName(words);
    return attached ? runEditor(argc, argv, {}, *attached) : runEditor(argc, argv, filesOf(words));
}

PictureProblems pictureProblems(const Scene& scene, const std::string& file)
{
    PictureProblems problems;
    if (scene.atlases.empty())
        return problems;
    const AtlasSet atlases = loadAtlases(scene.atlases, atlasPlacesOf(decodedPath(file)));
    problems.ofAtlases = atlases.problems();
    const auto isRead = [](const LoadedAtlas& atlas) { return atlas.atlas != nullptr; };
    if (!std::ranges::all_of(atlases.atlases(), isRead))
        return problems; // the missing picture may be in an atlas that could not be read
    for (const ObjectPtr& object : scene.objects())
        if (const Message missing = missingPictureOf(*object, atlases); !missing.empty())
            problems.ofSprites.push_back(
                {Severity::Warning, file, 0, 0, object->id, missing, texts::cliFileChoosePicture()});
    return problems;
}

report::PagePictures reportPictures(const StepSource& steps, const report::FindingReport& finding)
{
    const PictureApplication application;
    return picturesFor(steps, finding);
}

} // namespace broadside
