#include "editor/commands/edit_atlases.h"

#include "core/base/limits.h"
#include "core/base/text.h"

#include <QCoreApplication>

#include <algorithm>

namespace broadside {
namespace {

QString translated(const char* text) { return QCoreApplication::translate("Atlases", text); }

} // namespace

EditAtlases::EditAtlases(SceneDocument& document, const QString& text, std::vector<std::string> after)
    : SceneCommand(document, text)
    , m_before(document.scene().atlases)
    , m_after(std::move(after))
{
    setObsolete(m_before == m_after);
}

void EditAtlases::set(const std::vector<std::string>& atlases)
{
    apply({SceneChange::Kind::Atlases, {}}, [&](Scene& scene) { scene.atlases = atlases; });
}

QString addAtlas(SceneDocument& document, const std::string& entry)
{
    std::vector<std::string> after = document.scene().atlases;
    if (std::ranges::find(after, entry) != after.end())
        return {};
    if (after.size() >= limits::kAtlases)
        return translated("A scene has at most %1 atlases. Remove one that is not needed, or pack several into one.")
            .arg(QString::fromStdString(groupedNumber(limits::kAtlases)));
    after.push_back(entry);
    document.push(std::make_unique<EditAtlases>(document, translated("Add atlas %1").arg(QString::fromStdString(entry)),
                                                std::move(after)));
    return {};
}

void removeAtlas(SceneDocument& document, const std::string& entry)
{
    std::vector<std::string> after = document.scene().atlases;
    std::erase(after, entry);
    document.push(std::make_unique<EditAtlases>(
        document, translated("Remove atlas %1").arg(QString::fromStdString(entry)), std::move(after)));
}

} // namespace broadside
