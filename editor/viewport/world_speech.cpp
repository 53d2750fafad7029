#include "editor/viewport/world_speech.h"

#include "core/scene/object_table.h"
#include "editor/session/object_name.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QPointer>
#include <QWidget>

namespace broadside {
namespace {

/// The viewport, as a screen reader sees it.
class AccessibleViewport final : public QAccessibleWidget {
public:
    AccessibleViewport(QWidget& viewport, WorldSpeech& speech)
        : QAccessibleWidget(&viewport, QAccessible::Canvas)
        , m_speech(&speech)
    {}

    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        const QString said = m_speech ? m_speech->text() : QString();
        return kind == QAccessible::Description && !said.isEmpty() ? said : QAccessibleWidget::text(kind);
    }

private:
    QPointer<WorldSpeech> m_speech;
};

QAccessibleInterface* accessibleViewportOf(const QString& /*name*/, QObject* object)
{
    auto* const widget = qobject_cast<QWidget*>(object);
    auto* speech = widget ? widget->findChild<WorldSpeech*>({}, Qt::FindDirectChildrenOnly) : nullptr;
    return speech ? new AccessibleViewport(*widget, *speech) : nullptr;
}

} // namespace

WorldSpeech::WorldSpeech(const ShownWorld& shownWorld, const Focus& focus, const Hover& hover, QWidget& viewport)
    : QObject(&viewport)
    , m_shownWorld(shownWorld)
    , m_focus(focus)
    , m_hover(hover)
    , m_viewport(viewport)
{
    static const bool isInstalled = [] {
        QAccessible::installFactory(accessibleViewportOf);
        return true;
    }();
    Q_UNUSED(isInstalled);
    connect(&m_focus, &Focus::hoverChanged, this, &WorldSpeech::tell);
    connect(&m_focus, &Focus::selectionChanged, this, &WorldSpeech::tell);
    connect(&m_hover, &Hover::changed, this, &WorldSpeech::tell);
}

QString WorldSpeech::nameOf(ObjectId id) const
{
    const auto row = m_shownWorld.objects().rowOf(id);
    return row ? shownName(m_shownWorld.objects().objectOf(*row)) : QString();
}

QString WorldSpeech::text() const
{
    QStringList sentences;
    if (const QString hovered = nameOf(m_focus.hovered()); !hovered.isEmpty()) {
        const HoverInfo& info = m_hover.info();
        sentences += info.object == m_focus.hovered() && info.knowsCandidates
                         ? tr("Hovered: %1. Potential colliders: %2. Shape overlaps: %3.")
                               .arg(hovered)
                               .arg(info.candidates.size())
                               .arg(info.overlaps.size())
                         : tr("Hovered: %1.").arg(hovered);
    }
    if (const QString selected = nameOf(m_focus.lastSelected()); !selected.isEmpty())
        sentences += m_focus.selection().size() == 1
                         ? tr("Selected: %1.").arg(selected)
                         : tr("Selected last: %1. Selected objects: %2.").arg(selected).arg(m_focus.selection().size());
    return sentences.join(u' ');
}

void WorldSpeech::tell()
{
    if (!QAccessible::isActive())
        return;
    const QString text = this->text();
    if (text == m_told)
        return;
    m_told = text;
    // Only the description: a canvas has no value that the bus of the desktop would send.
    QAccessibleEvent described(&m_viewport, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&described);
}

} // namespace broadside
