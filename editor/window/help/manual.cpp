#include "editor/window/help/manual.h"

#include "editor/window/help/manual/contents.h"

#include <QAbstractTextDocumentLayout>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QEvent>
#include <QPushButton>
#include <QScreen>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextCursor>
#include <QTextLayout>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>
#include <QUrl>
#include <QVBoxLayout>

namespace broadside {
namespace {

// The context of this file's texts for translators.
class ManualText {
    Q_DECLARE_TR_FUNCTIONS(Manual)
};

constexpr int kPageWidth = 1100; // logical pixels; enough for the widest table
constexpr int kTreeWidth = 300;  // logical pixels

/// The page that an entry of the tree opens; a part has none.
constexpr int kPageRole = Qt::UserRole;

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

QTreeWidgetItem* makeEntry(const ManualPage& page)
{
    auto* item = new QTreeWidgetItem({page.title});
    item->setToolTip(0, page.summary);
    item->setData(0, kPageRole, page.name);
    return item;
}

/// Selects the entry of the page.
void showIn(QTreeWidget& tree, const QString& page)
{
    const QSignalBlocker block(tree);
    for (QTreeWidgetItemIterator each(&tree); *each; ++each)
        if ((*each)->data(0, kPageRole).toString() == page) {
            tree.setCurrentItem(*each);
            return;
        }
    tree.setCurrentItem(nullptr);
}

/// The tree follows the browser when links or Back show another page.
QTreeWidget* makePageTree(Manual& manual, QTextBrowser& browser)
{
    auto* tree = new QTreeWidget;
    tree->setObjectName(QStringLiteral("manualPages"));
    tree->setAccessibleName(ManualText::tr("Pages"));
    tree->setHeaderHidden(true);
    tree->addTopLevelItem(makeEntry({kContentsPage, ManualText::tr("Contents"), {}}));
    for (const ManualPart& part : manualParts()) {
        auto* item = new QTreeWidgetItem(tree, {part.title});
        item->setFlags(Qt::ItemIsEnabled);
        for (const ManualPage& page : part.pages)
            item->addChild(makeEntry(page));
    }
    tree->expandAll();
    QObject::connect(tree, &QTreeWidget::currentItemChanged, &manual, [&manual](QTreeWidgetItem* item) {
        if (item && item->data(0, kPageRole).isValid())
            manual.show(item->data(0, kPageRole).toString());
    });
    QObject::connect(&browser, &QTextBrowser::sourceChanged, tree, [tree](const QUrl& url) {
        const QString folder = QStringLiteral("/broadside/manual/");
        showIn(*tree, url.path().mid(folder.size()).chopped(3)); // without ".md"
    });
    return tree;
}

} // namespace

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
    parts->addWidget(makePageTree(*this, *m_browser));
    parts->addWidget(m_browser);
    parts->setStretchFactor(1, 1);
    parts->setChildrenCollapsible(false);
    layout->addWidget(parts);
    layout->addWidget(makeButtons(*m_dialog, *m_browser));
    m_dialog->resize(QSize(kPageWidth + kTreeWidth, 760).boundedTo(m_window.screen()->availableSize() * 0.9));
    parts->setSizes({kTreeWidth, kPageWidth});
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
