#include "editor/window/pages/asset_notice.h"

#include "editor/document/atlas_set.h"
#include "editor/document/message_text.h"
#include "editor/window/message_bar.h"
#include "editor/window/window_messages.h"

#include <QStringList>

#include <utility>

namespace broadside {
namespace {

/// One problem per line.
QString problemsOf(const AtlasSet& atlases)
{
    QStringList lines;
    for (const Problem& problem : atlases.problems())
        lines.append(described(problem));
    return lines.join(QLatin1Char('\n'));
}

} // namespace

AssetNotice::AssetNotice(MessageBar& messages, const SpriteAtlases& atlases, std::function<void()> showAssets)
    : m_messages(messages)
    , m_atlases(atlases)
    , m_showAssets(std::move(showAssets))
{
    connect(&atlases, &SpriteAtlases::changed, this, &AssetNotice::follow);
}

void AssetNotice::follow()
{
    const QString problems = problemsOf(*m_atlases.set());
    if (std::exchange(m_told, problems) == problems)
        return;
    if (!m_shown.isEmpty() && m_messages.text() == m_shown)
        m_messages.hide(); // these problems are gone
    m_shown.clear();
    if (!problems.isEmpty())
        tell();
}

/// Shows a message of its own, or adds a sentence to a message that the user should not miss.
void AssetNotice::tell()
{
    const qsizetype count = m_told.count(QLatin1Char('\n')) + 1;
    const QString text = count == 1 ? m_told : translated(texts::pictureProblems(static_cast<std::uint64_t>(count)));
    if (m_messages.isTaken()) {
        m_messages.add(text);
        return;
    }
    m_messages.show(MessageBar::Kind::Warning, text, count == 1 ? QString() : m_told);
    m_messages.offer(tr("Show assets"), tr("Show the panel that lists pictures and atlases"), m_showAssets);
    m_shown = text;
}

} // namespace broadside
