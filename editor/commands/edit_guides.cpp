#include "editor/commands/edit_guides.h"

#include "core/base/count_text.h"
#include "core/base/limits.h"
#include "core/base/text.h"
#include "core/math/coordinate.h"
#include "editor/commands/command_messages.h"
#include "editor/document/message_text.h"
#include "editor/document/number_locale.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <utility>

namespace broadside {
namespace {

// Translation context of this file.
class GuidesText {
    Q_DECLARE_TR_FUNCTIONS(Guides)
};

/// All changes of guides pass through here, where the limits are checked.
QString pushGuides(SceneDocument& document, const QString& text, Guides after, GestureId gesture)
{
    if (QString refusal = refusalOfGuides(after); !refusal.isEmpty())
        return refusal;
    document.push(std::make_unique<EditGuides>(document, text, std::move(after), gesture));
    return {};
}

QString moveText(Guide to) { return GuidesText::tr("Move guide to %1").arg(placeOf(to)); }

} // namespace

EditGuides::EditGuides(SceneDocument& document, const QString& text, Guides after, GestureId gesture)
    : SceneCommand(document, text)
    , m_before(document.scene().guides)
    , m_after(std::move(after))
    , m_gesture(gesture)
{
    setObsolete(m_before == m_after);
}

void EditGuides::set(const Guides& guides)
{
    apply({SceneChange::Kind::Guides, {}}, [&](Scene& scene) { scene.guides = guides; });
}

bool EditGuides::mergeWith(const QUndoCommand* other)
{
    const auto& next = static_cast<const EditGuides&>(*other); // QUndoStack has compared id().
    if (next.m_gesture != m_gesture)
        return false;
    m_after = next.m_after;
    setText(next.text()); // The text contains the place.
    setObsolete(m_before == m_after);
    return true;
}

QString placeOf(Guide guide)
{
    const QString at = localized(QString::fromStdString(roundedNumber(guide.at, 6)));
    return (guide.axis == GuideAxis::X ? GuidesText::tr("x %1 m") : GuidesText::tr("y %1 m")).arg(at);
}

QString refusalOfGuides(const Guides& guides)
{
    for (const GuideAxis axis : {GuideAxis::X, GuideAxis::Y}) {
        const std::vector<double>& places = guides.along(axis);
        if (places.size() > limits::kGuides)
            return GuidesText::tr("A scene has at most %1 guides in each direction. Remove those that are not needed.")
                .arg(localized(QString::fromStdString(groupedNumber(limits::kGuides))));
        if (std::ranges::any_of(places, [](double at) { return !(std::abs(at) <= limits::kCoordinate); }))
            return GuidesText::tr("A guide must be within %1 m of 0. Move it nearer to the world.")
                .arg(localized(QString::fromStdString(roundedNumber(limits::kCoordinate))));
    }
    return {};
}

QString addGuide(SceneDocument& document, Guide guide)
{
    return addGuides(document, GuidesText::tr("Add guide at %1").arg(placeOf(guide)), {guide});
}

QString addGuides(SceneDocument& document, const QString& text, const std::vector<Guide>& guides)
{
    Guides after = document.scene().guides;
    for (const Guide guide : guides)
        after.add(guide);
    return pushGuides(document, text, std::move(after), document.newGesture());
}

QString moveGuide(SceneDocument& document, Guide from, Guide to)
{
    Guides after = document.scene().guides;
    if (!after.remove(from))
        return {};
    after.add(to);
    return pushGuides(document, moveText(to), std::move(after), document.newGesture());
}

void removeGuide(SceneDocument& document, Guide guide)
{
    Guides after = document.scene().guides;
    after.remove(guide);
    pushGuides(document, GuidesText::tr("Remove guide at %1").arg(placeOf(guide)), std::move(after),
               document.newGesture());
}

void removeAllGuides(SceneDocument& document)
{
    const QString count = translated(texts::countedGuides(document.scene().guides.count()));
    pushGuides(document, GuidesText::tr("Remove %1").arg(count), {}, document.newGesture());
}

Guide GuideNudger::nudge(SceneDocument& document, Guide guide, int steps)
{
    if (!m_series || m_series->now != guide || m_series->revision != document.revision()) {
        m_series = Series{document.scene().guides, guide, guide, 0, document.newGesture(), 0};
        m_series->others.remove(guide);
    }
    m_series->steps += steps;
    const Guide to{guide.axis, m_series->from.at + m_series->steps / kStepsPerMetre};
    Guides after = m_series->others;
    after.add(to);
    if (!pushGuides(document, moveText(to), std::move(after), m_series->gesture).isEmpty()) {
        m_series.reset();
        return guide;
    }
    m_series->now = to;
    m_series->revision = document.revision();
    return to;
}

} // namespace broadside
