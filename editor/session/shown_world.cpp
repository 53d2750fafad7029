#include "editor/session/shown_world.h"

#include "core/collision/queries.h"
#include "core/scene/drawing_order.h"
#include "editor/session/made_steps.h"
#include "editor/session/sprite_atlases.h"

#include <QTimer>

#include <algorithm>

namespace broadside {
namespace {

/// Absent rows that may accumulate before the table is made again.
constexpr std::size_t kMostAbsentRows = 1'024;

/// Registering more objects than this takes too long for one event. It is done after the table, in slices.
constexpr std::size_t kMany = 200'000;
constexpr std::size_t kSlice = 125'000;

} // namespace

ShownWorld::ShownWorld(SceneDocument& document, StepSession& session, const SpriteAtlases& atlases, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_session(session)
{
    m_reach.setAtlases(atlases.set());
    rebuildAuthored();
    if (m_authored.rowCount() > kMany)
        m_authoredBroadPhase.makeFor(authoredSpace(), m_authored); // No window waits for it yet.
    connect(&m_document, &SceneDocument::changed, this, &ShownWorld::onDocumentChanged);
    connect(&m_session, &StepSession::worldChanged, this, &ShownWorld::onWorldChanged);
    connect(&m_session, &StepSession::stepped, this, &ShownWorld::showStep);
    connect(&m_session, &StepSession::sought, this, &ShownWorld::showStep);
    connect(&m_session, &StepSession::edited, this, &ShownWorld::showEdit);
    connect(&atlases, &SpriteAtlases::changed, this, [this, &atlases] { m_reach.setAtlases(atlases.set()); });
    connect(m_funnel.get(), &FunnelCount::counted, this, &ShownWorld::funnelCounted);
    connect(&m_session, &StepSession::figuresChanged, this, [this] {
        if (!m_recordedFunnel)
            emit funnelCounted();
    });
}

ShownWorld::~ShownWorld() = default;

bool ShownWorld::isLive() const { return m_session.objects() != nullptr; }

bool ShownWorld::canEdit() const { return !isLive() || m_session.capabilities().canEdit; }

const World* ShownWorld::liveWorld() const { return m_session.made() ? m_session.made()->world() : nullptr; }

const ObjectTable& ShownWorld::objects() const
{
    if (isLive())
        return *m_session.objects();
    syncAuthored();
    return m_authored;
}

const BroadPhase* ShownWorld::broadPhase() const
{
    return isLive() ? m_session.broadPhase() : authoredBroadPhase().get();
}

const std::optional<Problem>& ShownWorld::problem() const
{
    return isLive() ? m_session.problem() : authoredBroadPhase().problem();
}

const WorldSettings& ShownWorld::world() const { return isLive() ? m_session.shown().world : m_document.scene().world; }

const BroadPhaseSettings& ShownWorld::broadPhaseSettings() const
{
    return isLive() ? m_session.shown().broadPhase : m_document.scene().broadPhase;
}

std::span<const Layer> ShownWorld::layers() const { return m_document.scene().layers; }

const Guides& ShownWorld::guides() const { return m_document.scene().guides; }

/// Cells do not depend on the objects, so those of a large scene are known at once.
std::optional<CellTable> ShownWorld::cellTable() const
{
    if (!isLive() && isToCome()) {
        const auto [settings, width, height] = authoredSpace();
        const auto made = makeBroadPhase(settings, width, height);
        return made ? (*made)->cellTable() : std::nullopt;
    }
    const BroadPhase* phase = broadPhase();
    return phase ? phase->cellTable() : std::nullopt;
}

Frame ShownWorld::frame() const
{
    if (isLive())
        return m_session.frame();
    const BroadPhase* phase = broadPhase();
    FrameParts parts;
    parts.objects = &objects();
    parts.world = world();
    parts.broadPhase = phase;
    return Frame(std::move(parts));
}

const RecordedBroadPhase* ShownWorld::registrations() const { return isLive() ? m_session.registrations() : nullptr; }

TouchRule ShownWorld::touch() const { return isLive() ? m_session.shown().touch : TouchRule::Closed; }

GameCoordinates ShownWorld::coordinates() const { return isLive() ? m_session.shown().coordinates : GameCoordinates{}; }

/// The funnel of the shown step by the recording's rule. Null for a large step that has not been counted for the
/// charts.
const Funnel* ShownWorld::recordedFunnel() const
{
    constexpr std::uint64_t kManyCandidates = 200'000;
    constexpr std::size_t kManyObjects = 1'000; // Finding the overlaps of more objects would block the window.
    if (m_recordedFunnel)
        return &*m_recordedFunnel;
    const auto isQuick = [&](const Frame& frame) {
        return frame.knowsCandidates() ? frame.candidates(kManyCandidates).has_value()
                                       : frame.objects().presentCount() <= kManyObjects;
    };
    const auto recorded = m_session.at(m_session.step());
    if (const std::optional<StepFigures> figures = recorded ? recorded->figures : std::nullopt;
        figures && figures->isKnown)
        m_recordedFunnel = figures->funnel;
    else if (const Frame frame = m_session.frame(); isQuick(frame))
        m_recordedFunnel = frame.funnel();
    return m_recordedFunnel ? &*m_recordedFunnel : nullptr;
}

const Funnel* ShownWorld::funnel() const
{
    const BroadPhase* phase = broadPhase();
    if (isLive() && !m_session.capabilities().hasOwnBroadPhase)
        return recordedFunnel();
    return phase ? m_funnel->of(objects(), *phase, broadPhaseSettings(), world()) : nullptr;
}

/// The topmost is first.
std::vector<ObjectIndex> ShownWorld::visibleNear(Vec2 point, double reach) const
{
    const ObjectTable& table = objects();
    std::vector<ObjectIndex> rows = pickIndex().rowsIn(grown(Aabb{point, point}, reach));
    const TableLayers drawn(table, layers());
    std::erase_if(rows, [&](ObjectIndex row) { return !drawn.isVisible(row); });
    std::ranges::sort(rows, [&](ObjectIndex a, ObjectIndex b) { return isDrawnBefore(table, drawn, b, a); });
    return rows;
}

ObjectId ShownWorld::pick(Vec2 point, double tolerance) const
{
    const ObjectTable& table = objects();
    const double reach = std::max(0.0, tolerance);
    const std::vector<ObjectIndex> rows = visibleNear(point, reach);
    const auto holds = [&](ObjectIndex row) { return containsPoint(table.shapeOf(row), table.poseOf(row), point); };
    const auto isNear = [&](ObjectIndex row) {
        return distanceTo(table.shapeOf(row), table.poseOf(row), point) <= reach;
    };
    auto found = std::ranges::find_if(rows, holds);
    if (found == rows.end() && reach > 0.0)
        found = std::ranges::find_if(rows, isNear);
    return found == rows.end() ? ObjectId{} : table.idOf(*found);
}

std::vector<ObjectId> ShownWorld::pickAll(Vec2 point, double tolerance) const
{
    const ObjectTable& table = objects();
    const double reach = std::max(0.0, tolerance);
    std::vector<ObjectId> holding;
    std::vector<ObjectId> near;
    for (const ObjectIndex row : visibleNear(point, reach)) {
        if (containsPoint(table.shapeOf(row), table.poseOf(row), point))
            holding.push_back(table.idOf(row));
        else if (distanceTo(table.shapeOf(row), table.poseOf(row), point) <= reach)
            near.push_back(table.idOf(row));
    }
    holding.insert(holding.end(), near.begin(), near.end());
    return holding;
}

/// Tests every box, unless the index is up to date: updating it takes longer than the test.
std::vector<ObjectIndex> ShownWorld::objectsIn(const Aabb& box) const
{
    const ObjectTable& table = objects();
    if (m_pickIndexIsFresh)
        return m_pickIndex.rowsIn(box);
    std::vector<ObjectIndex> rows;
    table.forEach([&](ObjectIndex row) {
        if (overlaps(table.boundsOf(row), box))
            rows.push_back(row);
    });
    return rows;
}

std::vector<ObjectIndex> ShownWorld::drawnIn(const Aabb& box) const
{
    return m_reach.drawnIn(objects(), box, [this](const Aabb& area) { return objectsIn(area); });
}

const PickIndex& ShownWorld::pickIndex() const
{
    if (!m_pickIndexIsFresh)
        m_pickIndex.refresh(objects());
    m_pickIndexIsFresh = true;
    return m_pickIndex;
}

void ShownWorld::showStep()
{
    if (!isLive())
        return; // Another slot stopped it.
    invalidate();
    if (const StepReport* report = m_session.shown().report)
        m_funnel->know(report->funnel);
    emit changed();
}

void ShownWorld::showEdit()
{
    m_reach.forget();
    invalidate();
    emit changed();
}

void ShownWorld::onWorldChanged()
{
    m_pickIndex.clear(); // Possibly another table.
    m_reach.forget();
    invalidate();
    // When an edit ended the simulation, the signal of the edit has not arrived here yet; it will emit changed() for
    // both.
    if (isLive() || m_revision == m_document.revision())
        emit changed();
}

void ShownWorld::onDocumentChanged(const SceneChange& change)
{
    if (m_document.revision() == m_revision + 1 && change.kind != SceneChange::Kind::Reset)
        applyToAuthored(change);
    else
        syncAuthored();
    if (isToCome())
        makeNextSlice(m_revision);
    if (!isLive() && !leavesObjectsAlone(change.kind))
        invalidate();
    emit changed();
}

void ShownWorld::invalidate()
{
    m_pickIndexIsFresh = false;
    m_funnel->forget();
    m_recordedFunnel.reset();
}

void ShownWorld::applyToAuthored(const SceneChange& change)
{
    m_revision = m_document.revision();
    switch (change.kind) {
    case SceneChange::Kind::Added:
        addAuthored(change.objects);
        break;
    case SceneChange::Kind::Removed:
        removeAuthored(change.objects);
        break;
    case SceneChange::Kind::Moved:
    case SceneChange::Kind::Edited:
        replaceAuthored(change.objects);
        break;
    case SceneChange::Kind::Ordered:
        m_authored.takePlaces(m_document.scene());
        break;
    case SceneChange::Kind::Layers:
    case SceneChange::Kind::Templates:
    case SceneChange::Kind::Guides:
    case SceneChange::Kind::Atlases:
    case SceneChange::Kind::Settings: // See authoredBroadPhase().
    case SceneChange::Kind::Reset:
        break;
    }
    m_authoredBroadPhase.update();
}

void ShownWorld::addAuthored(const std::vector<ObjectId>& ids)
{
    bool atEnd = true;
    for (const ObjectId id : ids) {
        atEnd = atEnd && *m_document.scene().indexOf(id) + ids.size() >= m_document.scene().size();
        const std::size_t rows = m_authored.rowCount();
        const bool known = m_authored.rowOf(id).has_value();
        if (!known && rows > 0 && id < m_authored.idOf(static_cast<ObjectIndex>(rows - 1))) {
            rebuildAuthored(); // Keeps rows ascending by id.
            return;
        }
        const ObjectIndex row = m_authored.add(m_document.scene().pointerTo(id));
        m_authoredBroadPhase.add(m_authored, row);
        noteAuthored(row);
    }
    if (!atEnd || !m_authored.isInFileOrder())
        m_authored.takePlaces(m_document.scene());
}

void ShownWorld::noteAuthored(ObjectIndex row)
{
    if (!isLive())
        m_reach.note(m_authored, row);
}

void ShownWorld::removeAuthored(const std::vector<ObjectId>& ids)
{
    for (const ObjectId id : ids) {
        const ObjectIndex row = *m_authored.indexOf(id);
        m_authoredBroadPhase.remove(row);
        m_authored.remove(row);
    }
    if (m_authored.rowCount() > 2 * m_authored.presentCount() + kMostAbsentRows)
        rebuildAuthored();
}

void ShownWorld::replaceAuthored(const std::vector<ObjectId>& ids)
{
    for (const ObjectId id : ids) {
        const ObjectIndex row = *m_authored.indexOf(id);
        const Aabb box = m_authored.boundsOf(row);
        const CollisionFilter filter = m_authored.filterOf(row);
        m_authored.replace(row, m_document.scene().pointerTo(id));
        m_authoredBroadPhase.replace(row, m_authored, box, filter);
        noteAuthored(row);
    }
}

void ShownWorld::syncAuthored() const
{
    if (m_revision != m_document.revision())
        rebuildAuthored();
}

void ShownWorld::rebuildAuthored() const
{
    m_authored = ObjectTable(m_document.scene());
    m_reach.forget();
    m_revision = m_document.revision();
    m_authoredBroadPhase.reset();
    m_pickIndex.clear();
    m_pickIndexIsFresh = false;
    m_funnel->forget();
}

AuthoredBroadPhase::Space ShownWorld::authoredSpace() const
{
    const Scene& scene = m_document.scene();
    return {scene.broadPhase, scene.world.width, scene.world.height};
}

/// Whether the broad phase of the scene is made in later events.
bool ShownWorld::isToCome() const
{
    syncAuthored();
    return m_authored.rowCount() > kMany && !m_authoredBroadPhase.isMadeFor(authoredSpace());
}

const AuthoredBroadPhase& ShownWorld::authoredBroadPhase() const
{
    if (!isToCome())
        m_authoredBroadPhase.makeFor(authoredSpace(), m_authored);
    return m_authoredBroadPhase;
}

/// A timer lets events of the user run between two slices; a queued call would not.
void ShownWorld::makeNextSlice(quint64 revision)
{
    QTimer::singleShot(0, this, [this, revision] {
        if (revision != m_document.revision() || !isToCome())
            return; // The next change has started again.
        if (!m_authoredBroadPhase.makeSlice(authoredSpace(), m_authored, kSlice))
            makeNextSlice(revision);
        else if (!isLive())
            emit changed();
    });
}

} // namespace broadside
