#include "app/levels/import_again.h"

#include "app/help/option_help_messages.h"
#include "app/messages/answer_messages.h"
#include "app/messages/usage_messages.h"
#include "app/open_world.h"
#include "core/base/count_text.h"

#include <numeric>

namespace broadside {
namespace {

constexpr std::string_view kAgainOption = "--again";
constexpr std::string_view kConflictsOption = "--conflicts";

Result<bool> levelDecides(const Arguments& arguments)
{
    const std::string side = arguments.value(kConflictsOption).value_or("scene");
    if (side != "scene" && side != "level")
        return arguments.badValue(kConflictsOption, side, texts::cliSceneOrLevel());
    return side == "level";
}

} // namespace

std::vector<OptionInfo> againOptions()
{
    return {{kAgainOption, "BASE", "imported.broadside", texts::optionAgainOfConvert()},
            {kConflictsOption, "SIDE", "level", texts::optionConflictsOfConvert()}};
}

std::optional<std::string> baseOf(const Arguments& arguments) { return arguments.value(kAgainOption); }

Result<levels::Reimport> mergedAgain(const Arguments& arguments, const levels::LevelFormat& format,
                                     const levels::LevelReading& level, Console& console)
{
    const std::string& target = arguments.operands()[1];
    const auto isOfLevel = levelDecides(arguments);
    if (!isOfLevel)
        return isOfLevel.problem();
    const auto before = openScene(*baseOf(arguments), console);
    if (!before)
        return before.problem();
    const auto edited = openScene(target, console, FileText::Kept);
    if (!edited)
        return edited.problem();
    levels::ReimportOptions options;
    options.ids = format.ids;
    options.roundedPixelsPerMetre = format.isRounded ? level.pixelsPerMetre : 0.0;
    levels::Reimport merged = levels::reimported(*before, *edited, *level.scene, options);
    if (*isOfLevel && !merged.conflicts.empty()) {
        options.fromLevel.resize(merged.conflicts.size());
        std::iota(options.fromLevel.begin(), options.fromLevel.end(), std::size_t{0});
        merged = levels::reimported(*before, *edited, *level.scene, options);
    }
    for (const levels::ReimportConflict& conflict : merged.conflicts) {
        Problem note;
        note.severity = Severity::Warning;
        note.file = target;
        note.object = conflict.object;
        note.message = conflict.line();
        console.say(note);
    }
    return merged;
}

Message countsText(const levels::Reimport& merged)
{
    Message changed = texts::cliChanged(merged.changed);
    if (merged.conflicts.empty())
        return texts::cliImportedAgain(std::move(changed), merged.added, merged.removed);
    return texts::cliImportedConflicts(std::move(changed), merged.added, merged.removed,
                                       texts::cliConflicts(merged.conflicts.size()));
}

void writeMembers(JsonWriter& json, const levels::Reimport& merged)
{
    json.member("changed", merged.changed).member("added", merged.added).member("removed", merged.removed);
    json.key("conflicts").beginArray();
    for (const levels::ReimportConflict& conflict : merged.conflicts) {
        json.beginObject().key("object");
        if (conflict.object.isNull())
            json.null();
        else
            json.value(conflict.object.value);
        json.member("name", conflict.name.text()).member("field", conflict.field.text());
        json.member("here", conflict.here.text()).member("inLevel", conflict.there.text());
        json.member("atLastImport", conflict.before.text()).member("followsLevel", conflict.followsLevel).endObject();
    }
    json.endArray();
}

} // namespace broadside
