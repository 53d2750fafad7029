#include "editor/window/pages/comparison_window.h"

#include "core/base/message/common_messages.h"
#include "editor/document/message_text.h"
#include "editor/viewport/export/painter_renderer.h"
#include "editor/viewport/framing.h"
#include "editor/viewport/linked_view.h"
#include "editor/viewport/lockstep_picture.h"
#include "editor/widgets/action_buttons.h"
#include "editor/widgets/words/algorithm_words.h"
#include "editor/widgets/words/count_messages.h"
#include "editor/widgets/words/number_text.h"
#include "editor/window/layout/appearance.h"
#include "editor/window/pages/comparison_tables.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHideEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QSplitter>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace broadside {
namespace {

constexpr std::size_t kFewest = 2; // Fewest algorithms to compare.
constexpr int kNoAlgorithm = -1;   // Data of the entry that leaves a view empty.
constexpr double kPickPixels = 4.0;

/// The input of a drawing, as values for another thread.
struct Drawing {
    std::shared_ptr<const Lockstep> lockstep;
    std::vector<Camera2D> cameras;
    double pixelRatio = 1.0;
    Theme theme;
    std::vector<ObjectId> selection;
    std::vector<Layer> layers;
};

std::vector<QImage> drawn(const Drawing& drawing, GlyphAtlas& glyphs, const std::stop_token& stop)
{
    std::vector<QImage> pictures;
    for (std::size_t i = 0; i < drawing.cameras.size() && !stop.stop_requested(); ++i) {
        const Camera2D& camera = drawing.cameras[i];
        const DisplayList list =
            lockstepPicture(*drawing.lockstep, i, camera, drawing.theme, drawing.selection, drawing.layers);
        const QSizeF size(camera.viewSize().x, camera.viewSize().y);
        QImage picture((size * drawing.pixelRatio).toSize(), QImage::Format_RGB32);
        picture.setDevicePixelRatio(drawing.pixelRatio);
        QPainter painter(&picture);
        drawWithPainter(painter, list, camera, glyphs, drawing.pixelRatio);
        painter.end();
        pictures.push_back(std::move(picture));
    }
    return pictures;
}

} // namespace

ComparisonWindow::ComparisonWindow(const ShownWorld& shownWorld, Focus& focus, const QList<QAction*>& travel,
                                   QWidget* parent)
    : QDialog(parent)
    , m_shownWorld(shownWorld)
    , m_focus(focus)
    , m_session(shownWorld)
    , m_head(new QHBoxLayout)
    , m_verdict(new QLabel)
    , m_tables(new ComparisonTables(this))
    , m_glyphs(std::make_shared<GlyphAtlas>())
{
    setObjectName(QStringLiteral("comparison"));
    setWindowTitle(tr("Compare algorithms"));
    m_verdict->setObjectName(QStringLiteral("comparisonVerdict"));
    m_verdict->setWordWrap(true);
    for (std::size_t i = 0; i < m_columns.size(); ++i)
        makeColumn(i);
    auto* splitter = new QSplitter(Qt::Vertical);
    splitter->addWidget(makeViews());
    splitter->addWidget(makeNumbers());
    splitter->setStretchFactor(0, 1);
    splitter->setSizes({3 * height(), height()});
    m_head->setSpacing(2);
    insertActionButtons(*m_head, 0, travel, true);
    addActions(travel); // a window reacts only to the keys of its own actions
    m_head->addWidget(m_verdict, 1);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(m_head);
    layout->addWidget(splitter, 1);

    connect(&m_session, &LockstepSession::compared, this, &ComparisonWindow::showLockstep);
    connect(&m_session, &LockstepSession::refused, this, [this](const QString& why) { m_verdict->setText(why); });
    connect(&m_focus, &Focus::selectionChanged, this, &ComparisonWindow::draw);
    connect(m_tables, &ComparisonTables::pairChosen, this, &ComparisonWindow::onPairChosen);
    resize(QSize(1180, 780).boundedTo(parent ? parent->size() * 0.95 : QSize(1180, 780)));
    offerAlgorithms();
    chooseAlgorithms();
}

ComparisonWindow::~ComparisonWindow() = default;

void ComparisonWindow::makeColumn(std::size_t index)
{
    Column& column = m_columns[index];
    const QString number = QString::number(index + 1);
    column.whole = new QWidget;
    column.algorithm = new QComboBox;
    column.algorithm->setObjectName(QStringLiteral("comparedAlgorithm") + number);
    column.algorithm->setAccessibleName(tr("Algorithm %1").arg(number));
    column.algorithm->setToolTip(tr("An algorithm to compare; it uses the cell size of the scene"));
    if (index >= kFewest)
        column.algorithm->addItem(tr("(none)"), kNoAlgorithm);
    for (const AlgorithmInfo& info : algorithms()) {
        if (startsTextbooks(info))
            column.algorithm->insertSeparator(column.algorithm->count());
        column.algorithm->addItem(toQString(info.name), static_cast<int>(info.algorithm));
        column.algorithm->setItemData(column.algorithm->count() - 1, tipOf(info), Qt::ToolTipRole);
    }
    column.summary = new QLabel;
    column.summary->setObjectName(QStringLiteral("comparedSummary") + number);
    column.view = new LinkedView;
    column.view->setObjectName(QStringLiteral("comparedView") + number);
    column.view->setAccessibleName(tr("World with algorithm %1").arg(number));
    column.view->setToolTip(tr("Drag to pan all views, use the wheel to zoom. Purple: this algorithm misses the pair. "
                               "Dashed: only this algorithm reports the pair, and its boxes do not overlap."));
    auto* head = new QHBoxLayout;
    head->addWidget(column.algorithm);
    head->addWidget(column.summary, 1);
    auto* layout = new QVBoxLayout(column.whole);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(head);
    layout->addWidget(column.view, 1);

    connect(column.algorithm, &QComboBox::activated, this, &ComparisonWindow::chooseAlgorithms);
    connect(column.view, &LinkedView::cameraMoved, this, &ComparisonWindow::moveAll);
    connect(column.view, &LinkedView::resized, this, [this] {
        if (m_framedSize == Vec2{})
            showWorld();
        draw();
    });
    connect(column.view, &LinkedView::clicked, this,
            [this, index](QPointF position) { select(m_columns[index], position); });
}

QWidget* ComparisonWindow::makeViews()
{
    auto* views = new QWidget;
    m_grid = new QGridLayout(views);
    m_grid->setContentsMargins(0, 0, 0, 0);
    for (std::size_t i = 0; i < m_columns.size(); ++i)
        m_grid->addWidget(m_columns[i].whole, static_cast<int>(i) / 2, static_cast<int>(i) % 2, Qt::Alignment());
    return views;
}

QWidget* ComparisonWindow::makeNumbers()
{
    auto* whole = new QPushButton(tr("Show &world"));
    whole->setObjectName(QStringLiteral("comparisonShowWorld"));
    whole->setToolTip(tr("Show the whole world in every view"));
    whole->setAutoDefault(false);
    connect(whole, &QPushButton::clicked, this, [this] {
        showWorld();
        draw();
    });
    auto* left = new QWidget;
    auto* leftLayout = new QVBoxLayout(left);
    leftLayout->setContentsMargins(0, 0, 0, 0);
    leftLayout->addWidget(&m_tables->numbers(), 1);
    leftLayout->addWidget(whole, 0, Qt::AlignLeft);
    auto* splitter = new QSplitter(Qt::Horizontal);
    splitter->addWidget(left);
    splitter->addWidget(&m_tables->pairs());
    // The numbers have more columns than the pairs.
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    splitter->setSizes({3 * width(), 2 * width()});
    return splitter;
}

/// Offers the algorithm of the scene and, next to it, the correct grid; if the scene uses that one, the incorrect
/// corner grid.
void ComparisonWindow::offerAlgorithms()
{
    const Algorithm own = m_shownWorld.broadPhaseSettings().algorithm;
    const Algorithm other = own == kUsualAlgorithm ? kFaultyExample : kUsualAlgorithm;
    const std::array<int, Lockstep::kMostContenders> offered{static_cast<int>(own), static_cast<int>(other),
                                                             kNoAlgorithm, kNoAlgorithm};
    const auto hasOwn = [&](const Column& column) {
        return column.algorithm->currentData().toInt() == static_cast<int>(own);
    };
    if (!m_shown.empty() && std::ranges::any_of(m_columns, hasOwn))
        return; // keeps the algorithms that the user has compared
    for (std::size_t i = 0; i < m_columns.size(); ++i)
        m_columns[i].algorithm->setCurrentIndex(m_columns[i].algorithm->findData(offered[i]));
}

void ComparisonWindow::chooseAlgorithms()
{
    std::vector<Algorithm> algorithms;
    m_shown.clear();
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        const int algorithm = m_columns[i].algorithm->currentData().toInt();
        m_columns[i].view->setVisible(algorithm != kNoAlgorithm);
        m_columns[i].summary->clear();
        if (algorithm == kNoAlgorithm)
            continue;
        m_shown.push_back(i);
        algorithms.push_back(static_cast<Algorithm>(algorithm));
    }
    const bool secondRow = std::ranges::any_of(m_shown, [](std::size_t i) { return i >= 2; });
    m_grid->setRowStretch(0, 1);
    m_grid->setRowStretch(1, secondRow ? 1 : 0); // a row without a view leaves its room to the other
    m_verdict->setText(tr("Comparing..."));
    m_session.setAlgorithms(std::move(algorithms));
}

void ComparisonWindow::showLockstep()
{
    const Lockstep& lockstep = *m_session.latest();
    showSummaries(lockstep);
    m_tables->show(lockstep);
    if (m_framedSize != Vec2{lockstep.world().width, lockstep.world().height} && isVisible())
        showWorld(); // the scene is another one
    draw();
}

QString ComparisonWindow::verdictOn(std::uint64_t disagreements, std::uint64_t overlapping)
{
    if (disagreements == 0)
        return tr("All algorithms report the same pairs.");
    const QString pairs = translated(texts::pairCount(disagreements));
    if (overlapping == 0)
        return tr("Only some algorithms report %1. Their boxes do not overlap, so no pair is missed.").arg(pairs);
    return tr("Only some algorithms report %1. The boxes of %2 overlap: the other algorithms miss them.")
        .arg(pairs, translated(texts::pairCount(overlapping)));
}

void ComparisonWindow::showSummaries(const Lockstep& lockstep)
{
    for (std::size_t i = 0; i < m_shown.size(); ++i) {
        const Contender& contender = lockstep.contenders()[i];
        const QString candidates = translated(texts::countedCandidates(contender.candidates));
        m_columns[m_shown[i]].summary->setText(
            contender.missed.empty() ? candidates
                                     : tr("%1, %2 missed").arg(candidates, grouped(contender.missedCount)));
    }
    if (!lockstep.disagreements()) {
        m_verdict->setText(tr("An algorithm reports more than %1 pairs. They are counted, and not compared one by one.")
                               .arg(grouped(Lockstep::kMostPairs)));
        return;
    }
    const auto overlapping = static_cast<std::size_t>(
        std::ranges::count_if(*lockstep.disagreements(), [](const Disagreement& one) { return one.boxesOverlap; }));
    m_verdict->setText(verdictOn(lockstep.disagreementCount(), overlapping));
}

void ComparisonWindow::onPairChosen(const IdPair& pair)
{
    m_focus.select(std::vector<ObjectId>{pair.a, pair.b});
    const ObjectTable& objects = m_shownWorld.objects();
    const auto a = objects.indexOf(pair.a);
    const auto b = objects.indexOf(pair.b);
    if (!a || !b)
        return; // removed meanwhile
    const Aabb both = united(objects.boundsOf(*a), objects.boundsOf(*b));
    Camera2D camera = m_columns.front().view->camera();
    const Aabb seen = camera.visibleWorld();
    if (contains(seen, both.lo) && contains(seen, both.hi))
        return;
    camera.setCenter(both.center());
    moveAll(camera);
}

void ComparisonWindow::showWorld()
{
    Camera2D camera = m_columns.front().view->camera();
    const WorldSettings& world = m_shownWorld.world();
    camera.setFrustum({world.width, world.height});
    frameBox(camera, worldBox(world, m_shownWorld.cellTable(), m_shownWorld.objects()),
             insetsFor(camera.viewSize(), ShowFlags{}));
    m_framedSize = {world.width, world.height};
    moveAll(camera);
}

void ComparisonWindow::moveAll(const Camera2D& camera)
{
    for (const Column& column : m_columns)
        column.view->setCamera(camera);
    draw();
}

void ComparisonWindow::select(const Column& column, QPointF position)
{
    const Camera2D& camera = column.view->camera();
    m_focus.select(
        m_shownWorld.pick(camera.toWorld({position.x(), position.y()}), kPickPixels / camera.pixelsPerMetre()));
}

void ComparisonWindow::draw()
{
    m_drawAgain = m_drawing.isRunning();
    if (m_drawAgain || !m_session.latest() || !m_session.latest()->isComplete())
        return;
    Drawing drawing{m_session.latest(),  {},
                    devicePixelRatioF(), themeFor(palette()),
                    m_focus.selection(), {m_shownWorld.layers().begin(), m_shownWorld.layers().end()}};
    for (const std::size_t shown : m_shown)
        drawing.cameras.push_back(m_columns[shown].view->camera());
    m_drawing.start([drawing, glyphs = m_glyphs](const std::stop_token& stop,
                                                 const Background::Post&) { return drawn(drawing, *glyphs, stop); },
                    [this, cameras = drawing.cameras, shown = m_shown](const std::vector<QImage>& pictures) {
                        for (std::size_t i = 0; i < pictures.size() && shown == m_shown; ++i)
                            m_columns[shown[i]].view->setPicture(pictures[i], cameras[i]);
                        if (m_drawAgain)
                            draw();
                    });
}

void ComparisonWindow::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        draw();
}

void ComparisonWindow::showEvent(QShowEvent* event)
{
    QDialog::showEvent(event);
    if (!m_session.algorithms().empty())
        return; // it has not been hidden
    offerAlgorithms();
    chooseAlgorithms();
}

/// A hidden window is kept, because destroying it would wait for the work in the background.
void ComparisonWindow::hideEvent(QHideEvent* event)
{
    QDialog::hideEvent(event);
    if (event->spontaneous())
        return;
    m_session.sleep();
    m_drawAgain = false;
    m_tables->clear();
}

} // namespace broadside
