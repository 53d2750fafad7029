#include "editor/panels/inspector_panel.h"

#include "core/base/message/common_messages.h"
#include "core/debug/recorded_broad_phase.h"
#include "core/scene/layers.h"
#include "editor/document/message_text.h"
#include "editor/panels/panel_messages.h"
#include "editor/session/object_name.h"
#include "editor/session/registrations.h"
#include "editor/widgets/lazy_refresh.h"
#include "editor/widgets/object_icon.h"
#include "editor/widgets/panel_form.h"
#include "editor/widgets/words/length_text.h"
#include "editor/widgets/words/number_text.h"
#include "editor/widgets/words/query_words.h"
#include "editor/widgets/words/unrecorded_words.h"

#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <map>
#include <utility>
#include <vector>

namespace broadside {
namespace {

/// Objects listed in full; the rest is shown as a count.
constexpr std::size_t kMostListedObjects = 200;
constexpr std::size_t kMostListedCells = 12;
constexpr int kIdRole = Qt::UserRole;

} // namespace

InspectorPanel::InspectorPanel(Focus& focus, const ShownWorld& shownWorld, const Hover& hover, QWidget* parent)
    : PanelWidget(parent)
    , m_focus(focus)
    , m_shownWorld(shownWorld)
    , m_hover(hover)
    , m_info(hover.lastInfo())
    , m_note(makeNote(QStringLiteral("inspectorNote")))
    , m_subject(makeNote(QStringLiteral("inspectorSubject")))
    , m_cells(makeNote(QStringLiteral("inspectorCells")))
    , m_list(new QTreeWidget)
    , m_refresh(new LazyRefresh(*this, [this] { refresh(); }))
{
    setObjectName(QStringLiteral("InspectorPanel"));
    setScrolledWidget(*this, makeBody());
    connect(&hover, &Hover::changed, this, &InspectorPanel::onHoverChanged);
    connect(&shownWorld, &ShownWorld::changed, this, &InspectorPanel::onStageChanged);
    connect(&focus, &Focus::pinsChanged, this, [this] { m_refresh->request(); });
    connect(m_list, &QTreeWidget::itemClicked, this, &InspectorPanel::onItemClicked);
    onStageChanged(); // The last answer may be of an earlier step.
    m_refresh->request();
}

QWidget* InspectorPanel::makeBody()
{
    QFont bold = m_subject->font();
    bold.setBold(true);
    m_subject->setFont(bold);
    m_note->setText(tr("Move the pointer over an object or a point of the world. This panel then lists the candidates "
                       "for it, and the tests that each of them passes."));
    m_list->setObjectName(QStringLiteral("inspectorList"));
    m_list->setAccessibleName(tr("Potential colliders"));
    m_list->setHeaderHidden(true);
    m_list->setRootIsDecorated(true);
    m_list->setUniformRowHeights(true);

    auto* body = new QWidget;
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(4);
    layout->addWidget(m_note);
    layout->addWidget(m_subject);
    layout->addWidget(m_cells);
    layout->addWidget(m_list, 1);
    layout->addStretch(0);
    return body;
}

void InspectorPanel::onHoverChanged()
{
    if (m_hover.info().isEmpty())
        return; // the mouse left: the last answer stays, to be read and clicked
    m_info = m_hover.info();
    m_refresh->request(m_shownWorld.isLive() ? kLiveRefreshMilliseconds : 0);
}

void InspectorPanel::onStageChanged()
{
    if (m_info.isEmpty() || !m_hover.info().isEmpty())
        return; // there is no answer to update, or hoverChanged() updates it
    HoverInfo now =
        m_info.query ? hoverInfoFor(m_shownWorld.objects(), m_shownWorld.broadPhase(), m_info.query->question)
        : m_info.point
            ? hoverInfoAt(m_shownWorld.objects(), m_shownWorld.broadPhase(), *m_info.point)
            : hoverInfoOf(m_shownWorld.objects(), m_shownWorld.broadPhase(), m_info.object, m_shownWorld.touch());
    if (now == m_info)
        return;
    m_info = std::move(now);
    m_refresh->request(m_shownWorld.isLive() ? kLiveRefreshMilliseconds : 0);
}

void InspectorPanel::refresh()
{
    const bool any = !m_info.isEmpty();
    m_note->setVisible(!any);
    m_subject->setVisible(any);
    m_cells->setVisible(any);
    m_list->setVisible(any);
    m_list->clear();
    if (!any)
        return;
    showSubject();
    const auto without = [](const std::vector<ObjectId>& all, const std::vector<ObjectId>& some) {
        std::vector<ObjectId> rest;
        std::ranges::set_difference(all, some, std::back_inserter(rest));
        return rest;
    };
    if (m_info.query && m_info.query->isRay()) {
        std::vector<ObjectId> hits;
        for (const RayMeeting& meeting : m_info.query->hits)
            hits.push_back(meeting.id);
        addGroup(texts::listedHits, tr("The shapes that the ray meets, nearest first"), hits);
    } else {
        addGroup(texts::listedShapeOverlaps, tr("Their shapes overlap in the narrow phase"), m_info.overlaps);
    }
    addGroup(texts::listedBoxOverlaps, tr("Their axis-aligned boxes overlap, their shapes do not"),
             without(m_info.boxOverlaps, m_info.overlaps));
    if (m_info.knowsCandidates) {
        addGroup(texts::listedCandidates, tr("False positives: candidates whose boxes do not overlap"),
                 without(m_info.candidates, m_info.boxOverlaps));
    } else {
        addUnknownCandidates();
    }
    showIdsOfEqualNames();
}

void InspectorPanel::addUnknownCandidates()
{
    auto* unknown = new QTreeWidgetItem(m_list, {tr("%1 candidates: %2").arg(unknownNumber(), whyUnknown())});
    unknown->setToolTip(0, m_shownWorld.isLive() ? candidatesNotRecorded() : tr("The panel Broad phase says why."));
}

QString InspectorPanel::whyUnknown() const { return m_shownWorld.isLive() ? tr("not recorded") : tr("no broad phase"); }

namespace {

QString idList(const CellIds& cells)
{
    QStringList ids;
    for (std::size_t i = 0; i < cells.ids.size() && i < kMostListedCells; ++i)
        ids.append(grouped(cells.ids[i]));
    return cells.count > kMostListedCells ? listed(ids) + QStringLiteral(" ...") : listed(ids);
}

/// Compares the box that a game registered with the box of the object.
QString registeredBoxText(const Aabb& registered, const Aabb& box, const GameCoordinates& in)
{
    if (registered == box)
        return InspectorPanel::tr("Registered with its own box");
    if (!overlaps(registered, box))
        return InspectorPanel::tr("Registered %1 away from where it is")
            .arg(lengthText(distance(registered, box), in, 3));
    const double inside = std::min({box.lo.x - registered.lo.x, box.lo.y - registered.lo.y, registered.hi.x - box.hi.x,
                                    registered.hi.y - box.hi.y});
    return inside >= 0.0 ? InspectorPanel::tr("Registered with a larger box, at least %1 on each side")
                               .arg(lengthText(inside, in, 3))
                         : InspectorPanel::tr("Sticks out of its registered box by %1").arg(lengthText(-inside, in, 3));
}

QString ownCellsText(const CellIds& cells)
{
    if (cells.count == 0)
        return InspectorPanel::tr("In no cell");
    if (cells.count == 1)
        return InspectorPanel::tr("Cell %1").arg(idList(cells));
    return cells.count > kMostListedCells ? translated(texts::listedCells(cells.count, idList(cells).toStdString()))
                                          : InspectorPanel::tr("Cells %1").arg(idList(cells));
}

} // namespace

QString InspectorPanel::queryText(const QueryFinding& query) const
{
    QString text;
    if (query.nearest && query.nearest->distance > 0.0)
        text += tr("\nNearest: %1, %2 away")
                    .arg(nameOf(query.nearest->id), lengthText(query.nearest->distance, m_shownWorld.coordinates(), 3));
    if (!query.hits.empty())
        text += tr("\nFirst hit: %1 at %2")
                    .arg(nameOf(query.hits.front().id),
                         pointText(query.hits.front().hit.point, m_shownWorld.coordinates()));
    if (!m_info.knowsCandidates)
        return text; // the time was measured with another broad phase
    return text + tr("\nAnswered in %1 \u00B5s").arg(rounded(query.microseconds, 3));
}

void InspectorPanel::showSubject()
{
    if (m_info.query) {
        m_subject->setText(tr("Query: %1").arg(questionText(m_info.query->question, m_shownWorld.coordinates())));
        m_cells->setText(cellsText() + queryText(*m_info.query));
        return;
    }
    m_subject->setText(m_info.point ? tr("Point %1").arg(pointText(*m_info.point, m_shownWorld.coordinates()))
                       : m_info.object == m_focus.singlePin() ? tr("%1 (pinned)").arg(nameOf(m_info.object))
                                                              : nameOf(m_info.object));
    m_cells->setText(isShownAsIfItMoved()
                         ? tr("It is static: this is what it would find if it moved.\n%1").arg(cellsText())
                         : cellsText());
}

/// Static objects are in no pair with each other, and the funnel of the world does not count them.
bool InspectorPanel::isShownAsIfItMoved() const
{
    const ObjectTable& objects = m_shownWorld.objects();
    const auto row = objects.indexOf(m_info.object);
    return row && !objects.filterOf(*row).dynamic && !m_info.candidates.empty();
}

QString InspectorPanel::cellsText() const
{
    const std::vector<Registration> found = registrationsOf(m_shownWorld, std::array{m_info.object});
    const auto row = m_shownWorld.objects().indexOf(m_info.object);
    const QString box =
        found.empty() || !found.front().box || !row
            ? QString()
            : registeredBoxText(*found.front().box, m_shownWorld.objects().boundsOf(*row), m_shownWorld.coordinates());
    return box.isEmpty() ? ownText() : ownText() + QLatin1Char('\n') + box;
}

QString InspectorPanel::ownText() const
{
    if (!m_shownWorld.broadPhase())
        return m_shownWorld.isLive() ? tr("Candidates and cells are not recorded.")
                                     : tr("There is no broad phase. The panel Broad phase says why.");
    if (!m_info.cells)
        return partsText();
    if (m_info.own.count == 0 && m_info.lost.count == 0)
        return m_shownWorld.cellTable()->goesOn() ? tr("Outside the grid, where cells have no ids.")
                                                  : tr("In no cell: the algorithm has no cell here.");
    const QString own = ownCellsText(m_info.own);
    return m_info.lost.count == 0 ? own : tr("%1; touches, but is not in %2").arg(own, idList(m_info.lost));
}

QString InspectorPanel::partsText() const
{
    const Structure& parts = m_info.parts;
    const auto algorithm = algorithmOf(*m_shownWorld.broadPhase());
    if (parts.parts.empty())
        return algorithm && infoOf(*algorithm).reportsEveryPair
                   ? tr("This algorithm has no structure: every pair is a candidate.")
                   : tr("This algorithm has no cells.");
    const StructurePart& own = parts.parts.back();
    if (parts.kind == StructureKind::Intervals)
        return tr("x interval %1 to %2")
            .arg(xText(own.box.lo.x, m_shownWorld.coordinates()), xText(own.box.hi.x, m_shownWorld.coordinates()));
    return tr("Tree node at depth %1, which holds %2 itself")
        .arg(own.depth)
        .arg(translated(texts::objectCount(own.objects)));
}

void InspectorPanel::addGroup(const texts::Form<texts::Count>& title, const QString& tip,
                              const std::vector<ObjectId>& ids)
{
    auto* group = new QTreeWidgetItem(m_list, {translated(title(ids.size()))});
    group->setToolTip(0, ids.empty() ? tip : tip + QLatin1Char('\n') + tr("Click to select all of them."));
    QVariantList all;
    for (const ObjectId id : ids)
        all.append(QVariant::fromValue<qulonglong>(id.value));
    group->setData(0, kIdRole, all);
    for (std::size_t i = 0; i < ids.size() && i < kMostListedObjects; ++i)
        addRow(*group, ids[i]);
    if (ids.size() > kMostListedObjects)
        new QTreeWidgetItem(group, {tr("and %1 more").arg(grouped(ids.size() - kMostListedObjects))});
    group->setExpanded(true);
}

void InspectorPanel::addRow(QTreeWidgetItem& group, ObjectId id)
{
    const ObjectTable& objects = m_shownWorld.objects();
    const auto index = objects.indexOf(id);
    const bool isHidden = index && !TableLayers(objects, m_shownWorld.layers()).isVisible(*index);
    auto* item = new QTreeWidgetItem(&group, {isHidden ? tr("%1 (hidden)").arg(nameOf(id)) : nameOf(id)});
    item->setData(0, kIdRole, QVariantList{QVariant::fromValue<qulonglong>(id.value)});
    item->setToolTip(0, isHidden ? tr("Click to select it. It is not drawn, but it still collides.")
                                 : tr("Click to select it"));
    if (index)
        item->setIcon(0, objectIcon(objects.objectOf(*index)));
}

void InspectorPanel::showIdsOfEqualNames()
{
    std::map<QString, std::vector<QTreeWidgetItem*>> rows;
    for (int group = 0; group < m_list->topLevelItemCount(); ++group)
        for (int row = 0; row < m_list->topLevelItem(group)->childCount(); ++row) {
            QTreeWidgetItem* item = m_list->topLevelItem(group)->child(row);
            if (item->data(0, kIdRole).isValid())
                rows[item->text(0)].push_back(item);
        }
    for (const auto& [name, equal] : rows)
        if (equal.size() > 1)
            for (QTreeWidgetItem* item : equal)
                item->setText(0, tr("%1 (%2)").arg(name).arg(item->data(0, kIdRole).toList().front().toULongLong()));
}

void InspectorPanel::onItemClicked(QTreeWidgetItem* item)
{
    std::vector<ObjectId> ids;
    const QVariantList all = item->data(0, kIdRole).toList();
    for (const QVariant& id : all)
        ids.push_back(ObjectId{id.toULongLong()});
    if (!ids.empty())
        m_focus.select(std::move(ids));
}

QString InspectorPanel::nameOf(ObjectId id) const
{
    const auto row = m_shownWorld.objects().rowOf(id);
    return row ? shownName(m_shownWorld.objects().objectOf(*row)) : tr("Object %1").arg(id.value);
}

} // namespace broadside
