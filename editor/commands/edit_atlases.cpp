#include "editor/commands/edit_atlases.h"

#include "core/base/count_text.h"
#include "core/base/limits.h"
#include "editor/commands/command_messages.h"
#include "editor/document/message_text.h"
#include "editor/document/number_locale.h"

#include <QCoreApplication>

#include <algorithm>

namespace broadside {
namespace {

// Translation context of this file.
class AtlasesText {
    Q_DECLARE_TR_FUNCTIONS(Atlases)
};

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

QString addAtlases(SceneDocument& document, std::span<const std::string> entries)
{
    const std::vector<std::string>& before = document.scene().atlases;
    std::vector<std::string> after = before;
    for (const std::string& entry : entries)
        if (std::ranges::find(after, entry) == after.end())
            after.push_back(entry);
    if (after == before)
        return {};
    if (after.size() > limits::kAtlases)
        return AtlasesText::tr(
                   "A scene has at most %1 atlases. Remove one that is not needed, or pack several into one.")
            .arg(localized(QString::fromStdString(groupedNumber(limits::kAtlases))));
    const std::size_t count = after.size() - before.size();
    const QString text = count == 1 ? AtlasesText::tr("Add atlas %1").arg(QString::fromStdString(after.back()))
                                    : translated(texts::addAtlases(count));
    document.push(std::make_unique<EditAtlases>(document, text, std::move(after)));
    return {};
}

void removeAtlas(SceneDocument& document, const std::string& entry)
{
    std::vector<std::string> after = document.scene().atlases;
    std::erase(after, entry);
    document.push(std::make_unique<EditAtlases>(
        document, AtlasesText::tr("Remove atlas %1").arg(QString::fromStdString(entry)), std::move(after)));
}

} // namespace broadside
