#include "editor/window/help/manual/page_view.h"

#include "editor/window/data_file.h"
#include "editor/window/help/manual/page_style.h"

#include <QAbstractTextDocumentLayout>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QEvent>
#include <QGuiApplication>
#include <QMenu>
#include <QMouseEvent>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QtMath>
#include <QToolButton>
#include <QUrl>

#include <memory>
#include <utility>

namespace broadside {
namespace {

const QString kFolder = QStringLiteral("/broadside/manual/");
const QString kSuffix = QStringLiteral(".md");
constexpr int kMostMarks = 2'000; // a letter may be in a page ten thousand times
constexpr int kEdge = 4;          // logical pixels around the button
constexpr double kMargin = 12.0;  // logical pixels around the page

/// Yellow behind the text, which keeps its colour in light and dark.
QColor markColor(const QPalette& palette)
{
    return palette.base().color().lightness() < 128 ? QColor(0x6b, 0x5a, 0x00) : QColor(0xff, 0xe9, 0x8a);
}

} // namespace

ManualPageView::ManualPageView(QWidget* parent)
    : QTextBrowser(parent)
    , m_copy(new QToolButton(viewport()))
    , m_usualFont(font())
{
    setObjectName(QStringLiteral("manualText"));
    setAccessibleName(tr("Manual"));
    openDataFile();
    setSearchPaths({QStringLiteral(":/broadside/manual")}); // no other files are read
    setOpenExternalLinks(true);
    setMouseTracking(true);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // else a page is laid out twice
    m_copy->setObjectName(QStringLiteral("copyCode"));
    m_copy->setText(tr("Copy"));
    m_copy->setToolTip(tr("Copy this example"));
    m_copy->setCursor(Qt::ArrowCursor);
    m_copy->hide();
    connect(m_copy, &QToolButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(m_code); });
    connect(this, &QTextBrowser::sourceChanged, this, &ManualPageView::onSourceChanged);
}

void ManualPageView::showPage(const QString& page, const QString& anchor)
{
    QUrl url(QStringLiteral("qrc:%1%2.md").arg(kFolder, page));
    url.setFragment(anchor.isEmpty() ? QString() : anchor);
    setSource(url, QTextDocument::MarkdownResource);
}

QString ManualPageView::page() const
{
    const QString path = m_url.path();
    return path.endsWith(kSuffix) ? path.mid(kFolder.size()).chopped(kSuffix.size()) : QString();
}

void ManualPageView::doSetSource(const QUrl& url, QTextDocument::ResourceType)
{
    const QUrl whole = m_url.resolved(url); // a link inside the page has an anchor only
    if (whole.path().endsWith(kSuffix))     // other files are not shown
        QTextBrowser::doSetSource(whole, QTextDocument::MarkdownResource);
}

QVariant ManualPageView::loadResource(int type, const QUrl& name)
{
    QVariant read = QTextBrowser::loadResource(type, name);
    if (type != QTextDocument::MarkdownResource)
        return read;
    m_unread = read.toByteArray();
    return QStringLiteral(" "); // not empty, which would be an error
}

void ManualPageView::readPage()
{
    setExtraSelections({});
    auto* const page = new QTextDocument(this);
    page->setUndoRedoEnabled(false);
    page->setDocumentMargin(kMargin);
    page->setDefaultFont(document()->defaultFont());
    page->setDefaultTextOption(document()->defaultTextOption());
    if (const QByteArray text = *std::exchange(m_unread, {}); text.isEmpty())
        page->setPlainText(missingDataText());
    else
        page->setMarkdown(QString::fromUtf8(text));
    stylePage(*page, palette(), widthOfText());
    page->setTextWidth(viewport()->width());
    (void)page->pageCount(); // lays out all of it: the scroll bars of the view know its size at once
    setDocument(page);
    delete std::exchange(m_page, page);
}

void ManualPageView::onSourceChanged(const QUrl& url)
{
    m_copy->hide();
    m_url = m_url.resolved(url); // source() is still that of the page before
    if (m_unread)
        readPage();
    scrollTo(m_url.fragment());
    emit pageChanged(page());
}

void ManualPageView::scrollTo(const QString& anchor)
{
    // Lays out all of the page, which Qt does piece by piece otherwise; the scroll bar would be told too late.
    const int height = qCeil(document()->size().height());
    verticalScrollBar()->setMaximum(qMax(0, height - viewport()->height()));
    if (!anchor.isEmpty())
        scrollToAnchor(anchor);
}

int ManualPageView::widthOfText() const { return viewport()->width() - static_cast<int>(2.0 * kMargin); }

int ManualPageView::mark(const QStringList& words)
{
    QList<ExtraSelection> marks;
    QTextCharFormat format;
    format.setBackground(markColor(palette()));
    for (const QString& word : words)
        for (QTextCursor at = document()->find(word); !at.isNull() && marks.size() < kMostMarks;
             at = document()->find(word, at))
            marks.append({at, format});
    setExtraSelections(marks);
    return static_cast<int>(marks.size());
}

void ManualPageView::resetZoom() { setFont(m_usualFont); }

void ManualPageView::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        colorPage(*document(), palette());
}

void ManualPageView::resizeEvent(QResizeEvent* event)
{
    QTextBrowser::resizeEvent(event);
    m_copy->hide();
    fitPictures(*document(), widthOfText());
}

void ManualPageView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::BackButton)
        backward();
    else if (event->button() == Qt::ForwardButton)
        forward();
    else
        QTextBrowser::mouseReleaseEvent(event);
}

void ManualPageView::mouseMoveEvent(QMouseEvent* event)
{
    QTextBrowser::mouseMoveEvent(event);
    offerCopy(event->position().toPoint());
}

void ManualPageView::scrollContentsBy(int dx, int dy)
{
    m_copy->hide();
    QTextBrowser::scrollContentsBy(dx, dy);
}

/// Shows the button at the example under the pointer.
void ManualPageView::offerCopy(const QPoint& at)
{
    const QTextBlock block = cursorForPosition(at).block();
    m_copy->setVisible(isCode(block));
    if (!isCode(block))
        return;
    const CodeBlock code = codeAround(block);
    m_code = code.text;
    const double top = document()->documentLayout()->blockBoundingRect(code.first).top();
    m_copy->adjustSize();
    m_copy->move(viewport()->width() - m_copy->width() - kEdge,
                 qMax(kEdge, qRound(top) - verticalScrollBar()->value()));
}

void ManualPageView::contextMenuEvent(QContextMenuEvent* event)
{
    const std::unique_ptr<QMenu> menu(createStandardContextMenu(event->pos()));
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const QTextBlock block = (byKey ? textCursor() : cursorForPosition(event->pos())).block();
    if (isCode(block))
        connect(menu->addAction(tr("Copy example")), &QAction::triggered, this,
                [text = codeAround(block).text] { QGuiApplication::clipboard()->setText(text); });
    menu->exec(event->globalPos());
}

} // namespace broadside
