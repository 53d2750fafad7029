#include "editor/commands/paste_atlases.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace broadside {
namespace {

// Translation context of this file.
class PasteAtlasesText {
    Q_DECLARE_TR_FUNCTIONS(PasteAtlases)
};

} // namespace

QByteArray placesData(const AtlasPlaces& places)
{
    return (places.scene + QLatin1Char('\n') + places.project).toUtf8();
}

std::optional<AtlasPlaces> placesFrom(const QByteArray& data)
{
    const QStringList parts = QString::fromUtf8(data).split(QLatin1Char('\n'));
    if (parts.size() != 2)
        return std::nullopt;
    return AtlasPlaces{parts[0], parts[1]};
}

PastedAtlases pastedAtlases(std::span<const std::string> brought, const std::optional<AtlasPlaces>& from,
                            const AtlasPlaces& to, std::span<const std::string> present)
{
    PastedAtlases pasted;
    const auto add = [&](const std::string& entry) {
        const bool isHere = std::ranges::find(present, entry) != present.end() ||
                            std::ranges::find(pasted.entries, entry) != pasted.entries.end();
        if (!isHere)
            pasted.entries.push_back(entry);
        return !isHere;
    };
    for (const std::string& entry : brought) {
        const auto file = from ? atlasFileOf(entry, *from) : Result<QString>(Problem{});
        const auto here = file ? atlasEntryFor(*file, to) : std::nullopt;
        if (here && *here != entry)
            pasted.names.emplace(entry, *here);
        if (add(here.value_or(entry)) && !here && !atlasFileOf(entry, to) && pasted.missing.empty())
            pasted.missing = entry;
    }
    return pasted;
}

ObjectPtr withAtlasNames(const ObjectPtr& object, const std::unordered_map<std::string, std::string>& names)
{
    if (object->sprite.isEmpty())
        return object;
    const auto found = names.find(object->sprite->atlas);
    if (found == names.end())
        return object;
    SceneObject renamed = *object;
    Sprite sprite = *object->sprite;
    sprite.atlas = found->second;
    renamed.sprite = std::move(sprite);
    return std::make_shared<const SceneObject>(std::move(renamed));
}

QString missingAtlasText(const std::string& entry, const AtlasPlaces& places)
{
    const QString name = QString::fromStdString(entry);
    if (places.scene.isEmpty())
        return PasteAtlasesText::tr("The pasted objects use the atlas %1, and Broadside looks for it next to the file "
                                    "of this scene. Save the scene in the folder of the atlas.")
            .arg(name);
    const QString path = QFileInfo(places.scene).absoluteDir().absoluteFilePath(name);
    return PasteAtlasesText::tr("The pasted objects use the atlas %1, which is not in the folder of this scene. Copy "
                                "it with its picture to %2.")
        .arg(name, QDir::toNativeSeparators(path));
}

} // namespace broadside
