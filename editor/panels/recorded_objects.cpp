#include "editor/panels/recorded_objects.h"

#include "core/base/text.h"
#include "editor/widgets/lazy_refresh.h"
#include "editor/widgets/number_text.h"
#include "editor/widgets/panel_form.h"

#include <QVBoxLayout>

#include <algorithm>

namespace broadside {
namespace {

constexpr std::size_t kMost = 8;       // objects: a list that fits into the panel
constexpr std::size_t kMostLines = 50; // of a log
constexpr int kLongestLine = 500;      // characters

} // namespace

RecordedObjects::RecordedObjects(const Focus& focus, const Stage& stage, const TraceSession& recording, QWidget* parent)
    : QWidget(parent)
    , m_focus(focus)
    , m_stage(stage)
    , m_recording(recording)
    , m_text(makeNote(QStringLiteral("recordedObjects")))
    , m_log(makeNote(QStringLiteral("recordedLog")))
    , m_refresh(new LazyRefresh(*this, [this] { refresh(); }))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->addWidget(m_text);
    layout->addWidget(m_log);
    layout->addStretch(1);
    for (QLabel* label : {m_text, m_log}) {
        label->setTextFormat(Qt::PlainText); // names and lines are the game's
        label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    }
    m_log->setAccessibleName(tr("Log of the game in this step"));
    m_text->setAccessibleName(tr("Selected objects of the recording"));
    connect(&focus, &Focus::selectionChanged, this, [this] { m_refresh->request(); });
    connect(&stage, &Stage::changed, this, [this] { m_refresh->request(kLiveRefreshMilliseconds); });
    m_refresh->request();
}

QString RecordedObjects::textOf(ObjectId id) const
{
    const ObjectTable& objects = m_stage.objects();
    const auto row = objects.indexOf(id);
    if (!row)
        return tr("Object %1 is not there in this step.").arg(id.value);
    const SceneObject& object = objects.objectOf(*row);
    const Aabb& box = objects.boundsOf(*row);
    return tr("%1 (%2), %3\nbox from %4 to %5\n%6 wide, %7 high\ncategory %8, mask %9")
        .arg(toQString(displayName(object)))
        .arg(id.value)
        .arg(object.kind == ObjectKind::Dynamic ? tr("dynamic") : tr("static"), pointText(box.lo), pointText(box.hi),
             tr("%1 m").arg(rounded(box.width())), tr("%1 m").arg(rounded(box.height())))
        .arg(object.category)
        .arg(object.mask);
}

QString RecordedObjects::logText() const
{
    const trace::FrameData* frame = m_recording.data();
    if (!frame || frame->log.empty())
        return {};
    QStringList lines{tr("The game logged in this step:")};
    for (std::size_t i = 0; i < std::min(frame->log.size(), kMostLines); ++i)
        lines << toQString(frame->log[i]).left(kLongestLine);
    if (frame->log.size() > kMostLines)
        lines << tr("and %1 more").arg(grouped(frame->log.size() - kMostLines));
    return lines.join(QLatin1Char('\n'));
}

void RecordedObjects::refresh()
{
    m_log->setText(logText());
    m_log->setVisible(!m_log->text().isEmpty());
    const std::vector<ObjectId>& selection = m_focus.selection();
    QStringList parts;
    for (std::size_t i = 0; i < std::min(selection.size(), kMost); ++i)
        parts << textOf(selection[i]);
    if (selection.size() > kMost)
        parts << tr("and %1 more").arg(grouped(selection.size() - kMost));
    m_text->setText(parts.isEmpty() ? tr("Select an object: here stands what the recording says of it in this step. "
                                         "To edit it, convert the step to a scene.")
                                    : parts.join(QStringLiteral("\n\n")));
}

} // namespace broadside
