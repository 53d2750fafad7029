#include "editor/widgets/fault_note.h"

#include "core/base/count_text.h"
#include "core/debug/recorded_broad_phase.h"
#include "editor/widgets/number_text.h"
#include "editor/widgets/panel_form.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace broadside {
namespace {

std::vector<ObjectId> idsOf(std::span<const BroadPhaseFault> faults, const ObjectTable& objects)
{
    std::vector<ObjectId> ids;
    for (const BroadPhaseFault& fault : faults)
        ids.push_back(objects.idOf(fault.object));
    std::ranges::sort(ids);
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    return ids;
}

} // namespace

FaultNote::FaultNote(QWidget* parent)
    : QWidget(parent)
    , m_text(makeNote(QStringLiteral("faults")))
    , m_select(new QPushButton(tr("Select them")))
{
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->setAccessibleName(tr("Faults of the algorithm"));
    m_text->setToolTip(tr("Objects that the algorithm, as it was published, would crash on or lose pairs of.\n"
                          "They are framed in the world. An audit finds the pairs that are lost right now."));
    m_select->setObjectName(QStringLiteral("selectFaults"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_text);
    layout->addWidget(m_select, 0, Qt::AlignLeft);
    connect(m_select, &QPushButton::clicked, this, [this] { emit selectionWanted(m_ids); });
}

void FaultNote::show(const BroadPhase* broadPhase, const ObjectTable& objects)
{
    const auto algorithm = broadPhase ? algorithmOf(*broadPhase) : std::nullopt;
    setVisible(algorithm && !infoOf(*algorithm).faults.empty());
    if (isHidden())
        return;
    const std::span<const BroadPhaseFault> faults = broadPhase->faults();
    m_ids = idsOf(faults, objects);
    m_select->setVisible(!faults.empty());
    if (faults.empty()) {
        m_text->setText(
            tr("<b>No faults</b> in registering the objects as they stand. What rounding misses, the audit finds."));
        return;
    }
    const BroadPhaseFault& first = faults.front();
    const QString count = QString::fromStdString(countOf(m_ids.size(), "object"));
    const QString name = QString::fromStdString(displayName(objects.objectOf(first.object)));
    m_text->setText(tr("<b>Faults: %1.</b> %2: %3. %4.")
                        .arg(count, name.toHtmlEscaped(), QString::fromStdString(messageOf(first)),
                             QString::fromStdString(remedyOf(first))));
    m_select->setText(m_ids.size() == 1 ? tr("Select it") : tr("Select them"));
    m_select->setToolTip(tr("Select what has a fault: %1").arg(count));
}

} // namespace broadside
