#include "editor/window/help/manual/manual_window.h"

#include "editor/window/help/manual.h"
#include "editor/window/help/manual/contents_list.h"
#include "editor/window/help/manual/find_bar.h"
#include "editor/window/help/manual/page_view.h"

#include <QAction>
#include <QKeyEvent>
#include <QScreen>
#include <QSettings>
#include <QSplitter>
#include <QStyle>
#include <QToolBar>
#include <QVBoxLayout>

#include <algorithm>

namespace broadside {
namespace {

constexpr int kPageWidth = 1100;     // logical pixels; enough for the widest table
constexpr int kContentsWidth = 300;  // logical pixels
constexpr int kHeight = 760;         // logical pixels
constexpr int kMostOfWidth = 64;     // percent of the window
constexpr int kMostOfHeight = 70;    // percent of the window
constexpr QSize kSmallest{760, 480}; // logical pixels

constexpr auto kGeometryKey = QLatin1String("manual/geometry");
constexpr auto kFontKey = QLatin1String("manual/fontSize"); // points; set only after zooming

} // namespace

ManualWindow::ManualWindow(QSettings& storage, QWidget& parent)
    : QDialog(&parent, Qt::Window)
    , m_storage(storage)
    , m_contents(new ManualContentsList)
    , m_view(new ManualPageView)
    , m_find(new ManualFindBar(*m_view))
{
    setObjectName(QStringLiteral("manual"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Manual"));
    auto* tools = new QToolBar;
    makeTools(*tools);
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_view);
    column->addWidget(m_find);
    auto* parts = new QSplitter;
    parts->addWidget(m_contents);
    parts->addWidget(page);
    parts->setStretchFactor(1, 1);
    parts->setChildrenCollapsible(false);
    parts->setSizes({kContentsWidth, kPageWidth});
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(tools);
    layout->addWidget(parts, 1);
    connectParts();
    restore();
    m_view->setFocus();
}

ManualWindow::~ManualWindow()
{
    m_storage.setValue(kGeometryKey, saveGeometry());
    m_storage.setValue(kFontKey, m_view->font().pointSizeF());
}

void ManualWindow::restore()
{
    // In the upper right part of the window: what the user reads about, such as an explanation, stays in view.
    const QRect window = parentWidget()->window()->frameGeometry();
    const QSize part(window.width() * kMostOfWidth / 100, window.height() * kMostOfHeight / 100);
    resize(QSize(kPageWidth + kContentsWidth, kHeight)
               .boundedTo(part)
               .expandedTo(kSmallest)
               .boundedTo(parentWidget()->screen()->availableSize() * 0.9));
    move(std::max(window.left(), window.right() - width()), window.top());
    restoreGeometry(m_storage.value(kGeometryKey).toByteArray());
    if (const double points = m_storage.value(kFontKey).toDouble(); points > 4.0 && points < 100.0) {
        QFont font = m_view->font();
        font.setPointSizeF(points);
        m_view->setFont(font);
    }
}

void ManualWindow::makeTools(QToolBar& tools)
{
    tools.setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    QAction* back = tools.addAction(style()->standardIcon(QStyle::SP_ArrowBack), tr("Back"));
    back->setObjectName(QStringLiteral("manualBack"));
    back->setShortcut(Qt::ALT | Qt::Key_Left);
    back->setToolTip(tr("Go back to the previous page (Alt+Left)"));
    back->setEnabled(false);
    connect(back, &QAction::triggered, m_view, &QTextBrowser::backward);
    connect(m_view, &QTextBrowser::backwardAvailable, back, &QAction::setEnabled);
    QAction* forward = tools.addAction(style()->standardIcon(QStyle::SP_ArrowForward), tr("Forward"));
    forward->setObjectName(QStringLiteral("manualForward"));
    forward->setShortcut(Qt::ALT | Qt::Key_Right);
    forward->setToolTip(tr("Go to the page from which you went back (Alt+Right)"));
    forward->setEnabled(false);
    connect(forward, &QAction::triggered, m_view, &QTextBrowser::forward);
    connect(m_view, &QTextBrowser::forwardAvailable, forward, &QAction::setEnabled);
    tools.addSeparator();
    QAction* search = tools.addAction(tr("Search"));
    search->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_F);
    search->setToolTip(tr("Search all pages (Ctrl+Shift+F)"));
    connect(search, &QAction::triggered, this, &ManualWindow::focusSearch);
    QAction* find = tools.addAction(tr("Find in page"));
    find->setObjectName(QStringLiteral("manualFindInPage"));
    find->setShortcut(QKeySequence::Find);
    find->setToolTip(tr("Find a text in this page (Ctrl+F)"));
    connect(find, &QAction::triggered, m_find, &ManualFindBar::open);
    tools.addSeparator();
    addZoom(tools);
}

void ManualWindow::addZoom(QToolBar& tools)
{
    QAction* larger = tools.addAction(tr("Larger"));
    larger->setObjectName(QStringLiteral("manualLarger"));
    larger->setShortcuts({Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal});
    larger->setToolTip(tr("Make the text larger (Ctrl++)"));
    connect(larger, &QAction::triggered, m_view, [this] { m_view->zoomIn(); });
    QAction* smaller = tools.addAction(tr("Smaller"));
    smaller->setObjectName(QStringLiteral("manualSmaller"));
    smaller->setShortcut(Qt::CTRL | Qt::Key_Minus);
    smaller->setToolTip(tr("Make the text smaller (Ctrl+-)"));
    connect(smaller, &QAction::triggered, m_view, [this] { m_view->zoomOut(); });
    QAction* usual = tools.addAction(tr("Usual size"));
    usual->setObjectName(QStringLiteral("manualUsualSize"));
    usual->setShortcut(Qt::CTRL | Qt::Key_0);
    usual->setToolTip(tr("Show the text in its usual size (Ctrl+0)"));
    connect(usual, &QAction::triggered, m_view, &ManualPageView::resetZoom);
}

void ManualWindow::connectParts()
{
    connect(m_contents, &ManualContentsList::pageWanted, this, [this](const QString& page, const QString& anchor) {
        m_view->showPage(page, anchor);
        markSearched();
    });
    connect(m_view, &ManualPageView::pageChanged, this, [this](const QString& page) {
        m_contents->showCurrent(page);
        m_find->repeat();
    });
}

/// Marks the words of the search, unless something is looked for in the page.
void ManualWindow::markSearched()
{
    if (m_find->isHidden())
        m_view->mark(m_contents->words());
}

void ManualWindow::showPage(const QString& page, const QString& anchor)
{
    m_view->showPage(page, anchor);
    show();
    if (!anchor.isEmpty()) // once more: the page has its final width now
        m_view->scrollTo(anchor);
    raise();
    activateWindow();
}

void ManualWindow::focusSearch()
{
    m_contents->focusSearch();
    raise();
    activateWindow();
}

/// Enter in a field does not close the window.
void ManualWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter)
        QDialog::keyPressEvent(event);
}

} // namespace broadside
