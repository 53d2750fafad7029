#include "editor/panels/recorded_objects.h"

#include "core/base/text.h"
#include "editor/widgets/lazy_refresh.h"
#include "editor/widgets/number_text.h"
#include "editor/widgets/panel_form.h"

#include <QVBoxLayout>

#include <algorithm>

namespace broadside {
namespace {

constexpr std::size_t kMost = 8; // objects: a list that fits into the panel

} // namespace

RecordedObjects::RecordedObjects(const Focus& focus, const Stage& stage, QWidget* parent)
    : QWidget(parent)
    , m_focus(focus)
    , m_stage(stage)
    , m_text(makeNote(QStringLiteral("recordedObjects")))
    , m_refresh(new LazyRefresh(*this, [this] { refresh(); }))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->addWidget(m_text);
    layout->addStretch(1);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
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

void RecordedObjects::refresh()
{
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
