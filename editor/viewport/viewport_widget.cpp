#include "editor/viewport/viewport_widget.h"

#include "core/dynamics/launcher.h"
#include "editor/document/message_text.h"
#include "editor/session/faults.h"
#include "editor/viewport/framing.h"
#include "editor/viewport/paint/heat_painter.h"
#include "editor/viewport/paint/legend_painter.h"
#include "editor/viewport/paint/region_painter.h"
#include "editor/viewport/paint/scene_painter.h"
#include "editor/viewport/pointer_units.h"
#include "editor/viewport/world_speech.h"
#include "editor/widgets/focus_ring.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QOpenGLContext>
#include <QPalette>
#include <QScopedValueRollback>
#include <QTimer>
#include <QWheelEvent>

#include <algorithm>
#include <array>
#include <utility>

namespace broadside {
namespace {

constexpr int kBeforeWarmUp = 100;      // Milliseconds after the first picture.
constexpr double kPaintedBeyond = 0.25; // Share of the view, painted beyond each edge while the user pans.

bool differsOnlyAtTop(const QRect& a, const QRect& b)
{
    return a.left() == b.left() && a.right() == b.right() && a.bottom() == b.bottom() && a.top() != b.top();
}

/// Position of the projectile of the first cannon that has one in the world.
std::optional<Vec2> projectilePosition(const ObjectTable& objects)
{
    std::optional<Vec2> position;
    objects.forEach([&](ObjectIndex row) {
        const Launcher* launcher = position ? nullptr : launcherOf(objects.objectOf(row));
        if (!launcher)
            return;
        if (const auto projectile = objects.indexOf(launcher->projectile))
            position = objects.poseOf(*projectile).position;
    });
    return position;
}

} // namespace

ViewportWidget::ViewportWidget(const ShownWorld& shownWorld, Focus& focus, const Hover& hover, const DrawnParts& drawn,
                               QWidget* parent)
    : QOpenGLWidget(parent)
    , m_shownWorld(shownWorld)
    , m_focus(focus)
    , m_hover(hover)
    , m_drawn(drawn)
    , m_input(shownWorld, focus, m_camera,
              [this](QPointF place) { return legendPartAt(viewOf(m_camera, {}, {}), toVec(place)); })
    , m_theme(darkTheme())
{
    m_show.legend = true;
    m_show.guides = true;
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_InputMethodEnabled, false);
    new WorldSpeech(shownWorld, focus, hover, *this); // before the first event of accessibility
    setAccessibleName(tr("World"));
    setAccessibleDescription(tr("The world with its cells and objects. Drag with the middle button, or with Space "
                                "held, to pan; use the wheel to zoom."));
    new FocusRing(*this);
    fitFrustum();
    followInput();
    connect(&m_shownWorld, &ShownWorld::changed, this, &ViewportWidget::onStageChanged);
    connect(&m_hover, &Hover::changed, this, &ViewportWidget::repaintFocus);
    connect(&m_focus, &Focus::selectionChanged, this, &ViewportWidget::repaintFocus);
    connect(&m_focus, &Focus::pinsChanged, this, &ViewportWidget::repaintFocus);
    connect(&m_focus, &Focus::pinsChanged, this, &ViewportWidget::makeRoomForLegend);
    followDrawn();
}

void ViewportWidget::followDrawn()
{
    const auto repaintFor = [this](const auto* part, auto changed, auto slot) {
        if (part)
            connect(part, changed, this, slot);
    };
    repaintFor(m_drawn.inquiry, &PairInquiry::changed, &ViewportWidget::repaintFocus);
    repaintFor(m_drawn.inquiry, &PairInquiry::changed, &ViewportWidget::makeRoomForLegend);
    repaintFor(m_drawn.audit, &RunAudit::changed, &ViewportWidget::repaintFocus);
    repaintFor(m_drawn.audit, &RunAudit::changed, &ViewportWidget::makeRoomForLegend);
    repaintFor(m_drawn.breakpoints, &BreakpointSession::listChanged, &ViewportWidget::repaintFocus);
    repaintFor(m_drawn.breakpoints, &BreakpointSession::currentChanged, &ViewportWidget::repaintFocus);
    repaintFor(m_drawn.expectation, &ExpectationCheck::changed, &ViewportWidget::repaintFocus);
    repaintFor(m_drawn.queries, &QueryBook::listChanged, &ViewportWidget::repaintFocus);
    repaintFor(m_drawn.queries, &QueryBook::answered, &ViewportWidget::repaintFocus);
    repaintFor(m_drawn.heat, &HeatMap::changed, &ViewportWidget::repaintWorld);
    repaintFor(m_drawn.atlases, &SpriteAtlases::changed, &ViewportWidget::repaintWorld);
}

void ViewportWidget::followInput()
{
    connect(&m_input, &ViewportInput::panned, this, [this](QPointF pixels) {
        onUserMovedCamera();
        m_camera.panByPixels(toVec(pixels));
        cameraMoved();
    });
    connect(&m_input, &ViewportInput::zoomed, this, [this](QPointF at, double factor) {
        onUserMovedCamera();
        m_camera.zoomAt(toVec(at), factor);
        cameraMoved();
    });
    connect(&m_input, &ViewportInput::overlayChanged, this,
            [this](bool hidesAnother) { hidesAnother ? repaintWorld() : repaintFocus(); });
    connect(&m_input, &ViewportInput::cursorChanged, this, [this](Qt::CursorShape shape) {
        if (cursor().shape() != shape)
            setCursor(shape);
    });
    connect(&m_input, &ViewportInput::menuWanted, this, [this](QPoint at, const std::vector<ObjectId>& underneath) {
        emit menuWanted(mapToGlobal(at), underneath);
    });
    connect(&m_input, &ViewportInput::hintChanged, this, &ViewportWidget::hintChanged);
    connect(&m_input, &ViewportInput::doubleClicked, this, &ViewportWidget::doubleClicked);
    connect(&m_input, &ViewportInput::listWanted, this, &ViewportWidget::listWanted);
    connect(&m_input, &ViewportInput::legendFoldWanted, this, &ViewportWidget::legendFoldWanted);
}

ViewportWidget::~ViewportWidget()
{
    releaseGl();
    if (context()) // The context lives a little longer and would call a destroyed widget.
        disconnect(context(), nullptr, this, nullptr);
}

void ViewportWidget::setShowFlags(const ShowFlags& show)
{
    if (show == m_show)
        return;
    m_show = show;
    m_legendPlace.reset();
    if (m_showsWorld)
        frameWorld(); // The room for axes and legend may have changed.
    repaintWorld();
}

void ViewportWidget::setTheme(const Theme& theme)
{
    m_theme = theme;
    repaintWorld();
}

void ViewportWidget::setTellsFaults(bool tells)
{
    if (std::exchange(m_tellsFaults, tells) != tells)
        repaintWorld();
}

void ViewportWidget::setSnapStep(double metres)
{
    if (std::exchange(m_snapStep, metres) != metres)
        repaintWorld();
}

// --- mouse and keys ------------------------------------------------------------------------------------------------

bool ViewportWidget::event(QEvent* event)
{
    if (event->type() == QEvent::WindowBlocked)
        m_input.block();
    if (event->type() == QEvent::ShortcutOverride && m_input.takesKey(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return QOpenGLWidget::event(event);
}

void ViewportWidget::wheelEvent(QWheelEvent* event)
{
    event->accept();
    m_input.handleWheel(*event);
}

void ViewportWidget::contextMenuEvent(QContextMenuEvent* event)
{
    event->accept();
    m_input.requestMenu(*event, rect().center());
}

void ViewportWidget::keyPressEvent(QKeyEvent* event)
{
    if (!m_input.pressKey(*event))
        QOpenGLWidget::keyPressEvent(event);
}

void ViewportWidget::keyReleaseEvent(QKeyEvent* event)
{
    if (!m_input.releaseKey(*event))
        QOpenGLWidget::keyReleaseEvent(event);
}

void ViewportWidget::leaveEvent(QEvent* event)
{
    m_input.leave();
    QOpenGLWidget::leaveEvent(event);
}

void ViewportWidget::focusOutEvent(QFocusEvent* event)
{
    m_input.handleFocusLoss();
    QOpenGLWidget::focusOutEvent(event);
}

void ViewportWidget::hideEvent(QHideEvent* event)
{
    m_input.hide();
    QOpenGLWidget::hideEvent(event);
}

// --- drawing -------------------------------------------------------------------------------------------------------

void ViewportWidget::initializeGL()
{
    // Qt calls this again with another context when the widget changes its window.
    connect(context(), &QOpenGLContext::aboutToBeDestroyed, this, &ViewportWidget::releaseGl, Qt::UniqueConnection);
    m_renderer = std::make_unique<GlRenderer>(m_atlas);
    m_isWarm = false;
    if (const auto problem = m_renderer->initialize()) {
        m_renderer.reset();
        // Queued, because a receiver may close this window, which must not happen while Qt draws.
        QMetaObject::invokeMethod(
            this, [this, message = described(*problem)] { emit openGlFailed(message); }, Qt::QueuedConnection);
    }
}

void ViewportWidget::releaseGl()
{
    if (!m_renderer)
        return;
    makeCurrent();
    m_renderer.reset();
    doneCurrent();
}

void ViewportWidget::paintGL()
{
    if (!m_renderer || m_isResizing)
        return;
    m_hasPicture = true;
    m_firstZoom.reset();
    rebuildList();
    m_renderer->draw(m_list, m_parts, m_camera, devicePixelRatioF());
    reportCoarsePicture();
    if (!std::exchange(m_isWarm, true))
        QTimer::singleShot(kBeforeWarmUp, this, &ViewportWidget::warmUp);
}

void ViewportWidget::warmUp()
{
    makeCurrent();
    if (m_renderer)
        m_renderer->warmUp(m_list, m_camera, devicePixelRatioF());
    doneCurrent();
    update();
}

void ViewportWidget::reportCoarsePicture()
{
    const std::optional<Problem> problem = m_renderer->coarsePicture();
    const QString told = problem ? described(*problem) : QString();
    if (std::exchange(m_lastCoarseMessage, told) == told || told.isEmpty())
        return;
    // Queued, because a receiver shows a message, which changes the layout and draws.
    QMetaObject::invokeMethod(
        this, [this, told] { emit pictureIsCoarse(told); }, Qt::QueuedConnection);
}

void ViewportWidget::repaintWorld()
{
    m_groundDirty = true;
    m_objectsDirty = true;
    m_focusDirty = true;
    update();
}

void ViewportWidget::mark(const std::vector<ShownRegion>& regions)
{
    m_marks = regions;
    repaintFocus();
}

void ViewportWidget::repaintFocus()
{
    m_focusDirty = true;
    update();
}

void ViewportWidget::rebuildList()
{
    if (!m_groundDirty && !m_objectsDirty && !m_focusDirty)
        return;
    if (m_groundDirty)
        updateStepData();
    if (m_focusDirty)
        m_registrations = registrationsOf(
            m_shownWorld, std::array{m_hover.info().object, m_focus.pins()[0], m_focus.pins()[1]}, m_show.onlyGrid);
    std::vector<ShownRegion> regions = regionsOf(m_drawn.breakpoints, m_drawn.expectation, m_shownWorld.objects());
    regions.insert(regions.end(), m_marks.begin(), m_marks.end());
    const auto paint = [&](bool& isDirty, DisplayPart part, const Camera2D& camera, std::span<const ObjectIndex> rows,
                           auto painter) {
        if (!std::exchange(isDirty, false))
            return;
        painter(viewOf(camera, rows, regions), m_list);
        ++m_parts[static_cast<std::size_t>(part)];
    };
    if (m_objectsDirty) {
        const Camera2D camera = updatePaintedArea();
        paint(m_objectsDirty, DisplayPart::Objects, camera, m_painted.rows, paintObjectsPart);
    }
    const std::vector<ObjectIndex> seen = visiblePaintedRows();
    paint(m_groundDirty, DisplayPart::Ground, m_camera, seen, paintGroundPart);
    if (m_focusDirty) {
        m_hidden = hiddenParts(*this, m_camera);
        m_legendPlace = legendPlaceOf(viewOf(m_camera, seen, regions));
    }
    paint(m_focusDirty, DisplayPart::Focus, m_camera, seen, paintFocus);
    ++m_revision;
}

SceneView ViewportWidget::viewOf(const Camera2D& camera, std::span<const ObjectIndex> rows,
                                 std::span<const ShownRegion> regions) const
{
    SceneView view{m_shownWorld.objects(),
                   m_shownWorld.world(),
                   camera,
                   m_theme,
                   rows,
                   m_shownWorld.broadPhase(),
                   m_hover.info(),
                   m_focus.selection(),
                   m_input.overlay(),
                   m_show,
                   m_structure ? &*m_structure : nullptr,
                   m_faulty,
                   m_focus.pins(),
                   m_drawn.inquiry && m_drawn.inquiry->answer() ? &*m_drawn.inquiry->answer() : nullptr,
                   m_drawn.audit ? m_drawn.audit->missedInShownStep() : std::span<const Audit::Miss>{},
                   m_drawn.audit ? m_drawn.audit->passagesInShownStep() : std::span<const FoundPassage>{},
                   regions,
                   m_drawn.queries ? std::span<const KeptQuery>(m_drawn.queries->queries())
                                   : std::span<const KeptQuery>{}};
    view.coordinates = m_shownWorld.coordinates();
    view.layers = m_shownWorld.layers();
    view.guides = &m_shownWorld.guides();
    view.heat = shownHeat();
    view.heatSteps = m_drawn.heat ? m_drawn.heat->steps() : StepRange{};
    view.snapStep = m_snapStep;
    view.foldsLegend = true;
    view.legendPlace = m_legendPlace;
    view.hidden = m_hidden;
    view.hits = m_hits;
    view.registrations = m_registrations;
    view.atlases = m_drawn.atlases && !m_drawn.atlases->isWaiting() ? m_drawn.atlases->set().get() : nullptr;
    view.live = m_shownWorld.liveWorld();
    return view;
}

/// True if the painted objects cover the view and were painted at its scale.
bool ViewportWidget::coversView() const
{
    return m_painted.scale == m_camera.pixelsPerMetre() && contains(m_painted.area, m_camera.visibleWorld());
}

/// The camera for which the objects are painted now. Updates m_painted.
Camera2D ViewportWidget::updatePaintedArea()
{
    Camera2D camera = m_camera;
    if (std::exchange(m_hasPanned, false)) {
        camera.setViewSize((1.0 + 2.0 * kPaintedBeyond) * m_camera.viewSize());
        camera.setZoom(camera.zoom() * camera.pixelsPerMetre() / m_camera.pixelsPerMetre());
    }
    m_painted.area = camera.visibleWorld();
    m_painted.scale = m_camera.pixelsPerMetre();
    m_painted.rows = m_shownWorld.drawnIn(m_painted.area);
    if (const auto row = m_shownWorld.objects().indexOf(m_input.overlay().replacedObject))
        std::erase(m_painted.rows, *row);
    return camera;
}

/// The painted objects whose boxes are in the view.
std::vector<ObjectIndex> ViewportWidget::visiblePaintedRows() const
{
    std::vector<ObjectIndex> rows = m_painted.rows;
    const Aabb view = m_camera.visibleWorld();
    const bool hasSprites =
        // Some objects may be painted only for their sprites.
        m_drawn.atlases && !m_drawn.atlases->set()->atlases().empty();
    if (m_painted.area != view || hasSprites)
        std::erase_if(rows, [&](ObjectIndex row) { return !overlaps(m_shownWorld.objects().boundsOf(row), view); });
    return rows;
}

const CellHeat* ViewportWidget::shownHeat() const
{
    if (!m_show.heat)
        return nullptr;
    return m_visibleHeat ? &*m_visibleHeat : m_drawn.heat ? m_drawn.heat->heat() : nullptr;
}

void ViewportWidget::updateStepData()
{
    const BroadPhase* broadPhase = m_shownWorld.broadPhase();
    m_structure.reset();
    if (broadPhase && m_show.structure)
        m_structure = visibleStructureOf(*broadPhase, m_camera);
    const bool isSeenHere = !m_drawn.heat || m_drawn.heat->wish() == HeatWish{};
    m_visibleHeat = broadPhase && m_show.heat && isSeenHere ? visibleHeatOf(*broadPhase, m_camera) : std::nullopt;
    m_hits = m_drawn.steps ? recentHits(*m_drawn.steps) : std::vector<RecentHit>{};
    updateFaulty();
}

void ViewportWidget::updateFaulty()
{
    m_faulty = m_show.faults && m_tellsFaults ? faultyRows(m_shownWorld.broadPhase()) : std::vector<ObjectIndex>{};
}

// --- camera --------------------------------------------------------------------------------------------------------

void ViewportWidget::showWorld()
{
    setFollowing(false);
    m_showsWorld = true;
    frameWorld();
}

void ViewportWidget::frameWorld()
{
    fitFrustum();
    m_legendPlace.reset();
    updateFaulty(); // the legend counts them
    ViewInsets insets = insetsFor(m_camera.viewSize(), m_show, m_theme.textScale);
    insets.top = std::max(insets.top, legendReserve(viewOf(m_camera, {}, {}))); // it may have more rows than usual
    m_framedBelow = insets.top;
    frameBox(m_camera, worldBox(m_shownWorld.world(), m_shownWorld.cellTable(), m_shownWorld.objects()), insets);
    cameraMoved();
}

/// A pair adds rows to the legend. The world moves below them, and stays there when they disappear.
void ViewportWidget::makeRoomForLegend()
{
    if (m_showsWorld && m_hasPicture && legendReserve(viewOf(m_camera, {}, {})) > m_framedBelow)
        frameWorld();
}

void ViewportWidget::frameSelection()
{
    Aabb box;
    for (const ObjectId id : m_focus.selection())
        if (const auto row = m_shownWorld.objects().indexOf(id))
            box = united(box, m_shownWorld.objects().boundsOf(*row));
    if (box.isEmpty()) {
        showWorld();
        return;
    }
    onUserMovedCamera();
    m_legendPlace.reset();
    m_camera.show(box, 0.3);
    cameraMoved();
}

void ViewportWidget::zoomBy(double factor)
{
    onUserMovedCamera();
    m_camera.zoomAt(0.5 * m_camera.viewSize(), 1.0 / factor);
    cameraMoved();
}

void ViewportWidget::panBy(Vec2 views)
{
    const Aabb seen = m_camera.visibleWorld();
    centreOn(m_camera.center() + Vec2{views.x * seen.width(), views.y * seen.height()});
}

void ViewportWidget::centreOn(Vec2 world)
{
    onUserMovedCamera();
    m_camera.setCenter(world);
    cameraMoved();
}

void ViewportWidget::showView(Vec2 centre, double zoom)
{
    onUserMovedCamera();
    m_legendPlace.reset();
    fitFrustum();
    m_camera.setCenter(centre);
    m_camera.setZoom(zoom);
    if (!m_hasPicture)
        m_firstZoom = zoom;
    cameraMoved();
}

void ViewportWidget::setFollowing(bool following)
{
    if (std::exchange(m_following, following) == following)
        return;
    emit followingChanged(following);
    follow();
}

void ViewportWidget::follow()
{
    if (!m_following || !m_shownWorld.isLive())
        return;
    fitFrustum();
    m_showsWorld = false;
    const WorldSettings& world = m_shownWorld.world();
    const auto projectile = projectilePosition(m_shownWorld.objects());
    const bool flies = projectile && projectile->y > 0.0;
    m_camera.setCenter(flies ? *projectile : Vec2{0.5 * world.width, 0.5 * world.height});
    m_camera.setZoom(flies ? 1.0 + projectile->y / world.height : 1.0);
    cameraMoved();
}

void ViewportWidget::onUserMovedCamera()
{
    m_showsWorld = false;
    setFollowing(false);
}

void ViewportWidget::cameraMoved()
{
    m_groundDirty = true;
    m_focusDirty = true;
    if (!coversView()) {
        m_hasPanned = m_painted.scale == m_camera.pixelsPerMetre();
        m_objectsDirty = true;
    }
    update();
    emit cameraChanged();
}

void ViewportWidget::fitFrustum()
{
    const Vec2 frustum{m_shownWorld.world().width, m_shownWorld.world().height};
    if (frustum == m_camera.frustum())
        return;
    const double scale = m_camera.pixelsPerMetre();
    m_camera.setFrustum(frustum);
    m_camera.setZoom(m_camera.zoom() * m_camera.pixelsPerMetre() / scale);
}

void ViewportWidget::resizeEvent(QResizeEvent* event)
{
    const double scale = m_camera.pixelsPerMetre();
    m_legendPlace.reset();
    m_camera.setViewSize({static_cast<double>(width()), static_cast<double>(height())});
    const QRect place(mapTo(window(), QPoint()), size());
    const QRect before = std::exchange(m_placeInWindow, place);
    const int lower = isVisible() && differsOnlyAtTop(before, place) ? place.top() - before.top() : 0;
    if (lower == 0 && m_showsWorld)
        frameWorld();
    else if (m_following)
        follow();
    else
        // Visible objects keep their size on the screen.
        m_camera.setZoom(m_firstZoom.value_or(m_camera.zoom() * m_camera.pixelsPerMetre() / scale));
    if (lower != 0 && !m_following)
        keepWorldInWindow(lower);
    cameraMoved();
    {
        // Qt would draw at once, and again in the next paint event. A layout may resize several times before that. The
        // framebuffer must have its size before that paint event: Qt collects the textures of a window before it
        // paints.
        const QScopedValueRollback resizing(m_isResizing, true);
        QOpenGLWidget::resizeEvent(event);
    }
    update();
}

/// A bar above the view appeared or disappeared. The world keeps its place in the window.
void ViewportWidget::keepWorldInWindow(int lower)
{
    m_camera.setCenter(m_camera.center() - Vec2{0.0, 0.5 * lower / m_camera.pixelsPerMetre()});
    m_input.shiftStoredPositions({0.0, -static_cast<double>(lower)});
}

void ViewportWidget::onStageChanged()
{
    if (m_showsWorld && m_camera.frustum() != Vec2{m_shownWorld.world().width, m_shownWorld.world().height})
        frameWorld();
    follow();
    repaintWorld();
    m_input.followShownWorld();
}

} // namespace broadside
