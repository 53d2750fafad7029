#include "editor/window/help/manual.h"

#include <QAbstractTextDocumentLayout>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QEvent>
#include <QListWidget>
#include <QPushButton>
#include <QScreen>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextCursor>
#include <QTextLayout>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace broadside {
namespace {

// The context of this file's texts for translators.
class ManualText {
    Q_DECLARE_TR_FUNCTIONS(Manual)
};

constexpr int kPageWidth = 1100; // logical pixels; enough for the widest table
constexpr int kListMargin = 24;  // logical pixels; enough for a scroll bar

constexpr std::array kPages{
    ManualPage{"layout", QT_TRANSLATE_NOOP("Manual", "&Laying out a world"),
               QT_TRANSLATE_NOOP("Manual", "Select, align, distribute, size and nudge objects, and the keys for it")},
    ManualPage{"sprites", QT_TRANSLATE_NOOP("Manual", "Spr&ites"),
               QT_TRANSLATE_NOOP("Manual", "Pictures, atlases and animations, and how a scene names them")},
    ManualPage{"pictures", QT_TRANSLATE_NOOP("Manual", "&Pictures"),
               QT_TRANSLATE_NOOP("Manual", "Import pictures, put bounding shapes over them, export what is seen")},
    ManualPage{"levels", QT_TRANSLATE_NOOP("Manual", "Levels of &other editors"),
               QT_TRANSLATE_NOOP("Manual", "Maps of Tiled as scenes, scenes as maps, and what becomes what")},
    ManualPage{"algorithms", QT_TRANSLATE_NOOP("Manual", "The &algorithms"),
               QT_TRANSLATE_NOOP("Manual", "Costs, memory, when to use which, and the faults of the textbook grids")},
    ManualPage{
        "debugging", QT_TRANSLATE_NOOP("Manual", "Findin&g what is wrong"),
        QT_TRANSLATE_NOOP("Manual", "Missed pairs, tunnelling, the smallest scene that shows them, and the cell size")},
    ManualPage{"mysteries", QT_TRANSLATE_NOOP("Manual", "The &mysteries, solved"),
               QT_TRANSLATE_NOOP("Manual", "How the fault of each broken world is found, step by step")},
    ManualPage{
        "cases", QT_TRANSLATE_NOOP("Manual", "&Three faults and how they were found"),
        QT_TRANSLATE_NOOP("Manual", "Three games whose broad phase misses pairs: recorded, diagnosed and mended")},
    ManualPage{"traces", QT_TRANSLATE_NOOP("Manual", "&Your own game"),
               QT_TRANSLATE_NOOP("Manual", "How your game shows its broad phase here: five lines in it, and what the "
                                           "window does with them")},
    ManualPage{"recorders", QT_TRANSLATE_NOOP("Manual", "Games in ot&her languages"),
               QT_TRANSLATE_NOOP("Manual", "Recorders for C#, Java, Lua, Python, JavaScript, GDScript and Rust")},
    ManualPage{
        "engines", QT_TRANSLATE_NOOP("Manual", "Record a game engine: Matter.&js, pygame and others"),
        QT_TRANSLATE_NOOP("Manual", "A file to copy for each engine, and what Broadside says of its broad phase")},
    ManualPage{"moment", QT_TRANSLATE_NOOP("Manual", "Which moment to recor&d"),
               QT_TRANSLATE_NOOP("Manual", "Recordings that seem to miss pairs, and where to put the calls instead")},
    ManualPage{"gallery", QT_TRANSLATE_NOOP("Manual", "Gallery: e&xamples of recorded games"),
               QT_TRANSLATE_NOOP("Manual", "Ten recordings with pictures, and what was found in each")},
    ManualPage{"check", QT_TRANSLATE_NOOP("Manual", "Test yo&ur broad phase"),
               QT_TRANSLATE_NOOP("Manual", "Worlds that are made to break it, and the functions that the test wants")},
    ManualPage{"ci", QT_TRANSLATE_NOOP("Manual", "On a build serve&r"),
               QT_TRANSLATE_NOOP("Manual", "JUnit and SARIF reports, baselines of accepted findings, recipes")},
    ManualPage{"files", QT_TRANSLATE_NOOP("Manual", "Files and &versions"),
               QT_TRANSLATE_NOOP("Manual", "What files of older and newer versions do, and schemas for VS Code")},
    ManualPage{"formats", QT_TRANSLATE_NOOP("Manual", "File format&s, key by key"),
               QT_TRANSLATE_NOOP("Manual", "Every key of scenes, projects and atlases, and every byte of traces")},
    ManualPage{"numbers", QT_TRANSLATE_NOOP("Manual", "&Numbers"),
               QT_TRANSLATE_NOOP("Manual", "Exact and bounded results, and what makes a simulation repeat")},
    ManualPage{"speed", QT_TRANSLATE_NOOP("Manual", "Sp&eed"),
               QT_TRANSLATE_NOOP("Manual", "How fast the algorithms are, measured, and how to measure it again")},
};

/// Wraps examples like other text, because program output has lines of any length.
void wrapCode(QTextDocument& document)
{
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QTextBlockFormat format = block.blockFormat();
        if (!format.nonBreakableLines())
            continue;
        format.setNonBreakableLines(false);
        QTextCursor(block).setBlockFormat(format);
    }
}

/// A browser whose links have the present colour of the palette, also when it changes while the page is open.
class ManualBrowser final : public QTextBrowser {
protected:
    void changeEvent(QEvent* event) override
    {
        QTextBrowser::changeEvent(event);
        if (event->type() == QEvent::PaletteChange)
            colorLinks();
    }

private:
    void colorLinks()
    {
        QTextCharFormat color;
        color.setForeground(palette().link());
        for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
            for (const QTextLayout::FormatRange& range : linksIn(block)) {
                QTextCursor cursor(block);
                cursor.setPosition(block.position() + range.start);
                cursor.setPosition(block.position() + range.start + range.length, QTextCursor::KeepAnchor);
                cursor.mergeCharFormat(color);
            }
    }
    static QList<QTextLayout::FormatRange> linksIn(const QTextBlock& block)
    {
        QList<QTextLayout::FormatRange> links;
        for (const QTextLayout::FormatRange& range : block.textFormats())
            if (range.format.isAnchor())
                links.append(range);
        return links;
    }
};

/// Scrolls to a heading by its text, because Markdown has no anchors here.
void scrollTo(QTextBrowser& browser, const QString& heading)
{
    for (QTextBlock block = browser.document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() == 0 || block.text() != heading)
            continue;
        const QRectF place = browser.document()->documentLayout()->blockBoundingRect(block);
        browser.verticalScrollBar()->setValue(qRound(place.top()));
        return;
    }
}

QTextBrowser* makeBrowser()
{
    auto* browser = new ManualBrowser;
    browser->setObjectName(QStringLiteral("manualText"));
    browser->setAccessibleName(ManualText::tr("Manual"));
    browser->setSearchPaths({QStringLiteral(":/broadside/manual")}); // no other files are read
    QObject::connect(browser, &QTextBrowser::sourceChanged, browser, [browser] { wrapCode(*browser->document()); });
    return browser;
}

/// A button to go back to the page before.
QDialogButtonBox* makeButtons(QDialog& dialog, QTextBrowser& browser)
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton* back = buttons->addButton(ManualText::tr("&Back"), QDialogButtonBox::ActionRole);
    back->setEnabled(false);
    back->setToolTip(ManualText::tr("Go back to the previous page"));
    QObject::connect(back, &QPushButton::clicked, &browser, &QTextBrowser::backward);
    QObject::connect(&browser, &QTextBrowser::backwardAvailable, back, &QPushButton::setEnabled);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::close);
    return buttons;
}

/// The list follows the browser when links or Back show another page.
QListWidget* makePageList(Manual& manual, QTextBrowser& browser)
{
    auto* list = new QListWidget;
    list->setObjectName(QStringLiteral("manualPages"));
    list->setAccessibleName(ManualText::tr("Pages"));
    for (const ManualPage& page : kPages) {
        auto* item = new QListWidgetItem(ManualText::tr(page.title).remove(u'&'), list);
        item->setToolTip(ManualText::tr(page.tip));
    }
    list->setMaximumWidth(list->sizeHintForColumn(0) + 2 * list->frameWidth() + kListMargin);
    QObject::connect(list, &QListWidget::currentRowChanged, &manual, [&manual](int row) {
        if (row >= 0)
            manual.show(QLatin1String(kPages[static_cast<std::size_t>(row)].name));
    });
    QObject::connect(&browser, &QTextBrowser::sourceChanged, list, [list](const QUrl& url) {
        const QSignalBlocker block(list);
        const auto* const page = std::ranges::find_if(kPages, [&](const ManualPage& each) {
            return url.fileName() == QString::fromLatin1(each.name) + QStringLiteral(".md");
        });
        list->setCurrentRow(page == kPages.end() ? -1 : static_cast<int>(page - kPages.begin()));
    });
    return list;
}

} // namespace

std::span<const ManualPage> manualPages() noexcept { return kPages; }

Manual::Manual(QWidget& window)
    : m_window(window)
{}

void Manual::makeDialog()
{
    m_dialog = new QDialog(&m_window);
    m_dialog->setObjectName(QStringLiteral("manual"));
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    m_dialog->setWindowTitle(ManualText::tr("Manual"));
    m_browser = makeBrowser();
    auto* layout = new QVBoxLayout(m_dialog);
    auto* parts = new QSplitter;
    parts->addWidget(makePageList(*this, *m_browser));
    parts->addWidget(m_browser);
    parts->setStretchFactor(1, 1);
    parts->setChildrenCollapsible(false);
    layout->addWidget(parts);
    layout->addWidget(makeButtons(*m_dialog, *m_browser));
    const int list = parts->widget(0)->maximumWidth();
    m_dialog->resize(QSize(kPageWidth + list, 760).boundedTo(m_window.screen()->availableSize() * 0.9));
    parts->setSizes({list, kPageWidth});
}

void Manual::show(const QString& page, const QString& heading)
{
    if (!m_dialog)
        makeDialog();
    m_browser->setSource(QUrl(QStringLiteral("qrc:/broadside/manual/%1.md").arg(page)),
                         QTextDocument::MarkdownResource);
    m_dialog->show();
    if (!heading.isEmpty())
        scrollTo(*m_browser, heading);
    m_dialog->raise();
    m_dialog->activateWindow();
}

} // namespace broadside
