#include "editor/window/manual.h"

#include <QAbstractTextDocumentLayout>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QEvent>
#include <QPushButton>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextCursor>
#include <QTextLayout>
#include <QUrl>
#include <QVBoxLayout>

namespace broadside {
namespace {

// The context of this file's texts for translators.
class ManualText {
    Q_DECLARE_TR_FUNCTIONS(Manual)
};

const QString kName = QStringLiteral("manual");

/// Examples are wrapped like other text: output has lines of any length.
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

/// Links that have the colour of the palette now, also after it changed while the page is open.
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

/// Markdown has no anchors here: headings are found by their words.
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
    browser->setSearchPaths({QStringLiteral(":/broadside/manual")}); // nowhere else
    QObject::connect(browser, &QTextBrowser::sourceChanged, browser, [browser] { wrapCode(*browser->document()); });
    return browser;
}

/// Pages with a way back between them.
QDialogButtonBox* makeButtons(QDialog& dialog, QTextBrowser& browser)
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton* back = buttons->addButton(ManualText::tr("&Back"), QDialogButtonBox::ActionRole);
    back->setEnabled(false);
    back->setToolTip(ManualText::tr("To the page before"));
    const auto add = [&](const QString& text, const QString& tip, const QString& page) {
        QPushButton* button = buttons->addButton(text, QDialogButtonBox::ActionRole);
        button->setToolTip(tip);
        QObject::connect(button, &QPushButton::clicked, &dialog,
                         [&dialog, page] { showManual(*dialog.parentWidget(), page); });
    };
    add(ManualText::tr("&Laying out"),
        ManualText::tr("Select, align, distribute, size and nudge objects, and the keys for it"), kLayoutPage);
    add(ManualText::tr("&Algorithms"),
        ManualText::tr("Costs, memory, when to use which, and the faults of the textbook grids"), kAlgorithmsPage);
    add(ManualText::tr("&What is wrong"),
        ManualText::tr("Missed pairs, tunnelling, the smallest scene that shows them, and the cell size"),
        kDebuggingPage);
    add(ManualText::tr("&Mysteries"), ManualText::tr("How the fault of each broken world is found, step by step"),
        kMysteriesPage);
    add(ManualText::tr("&Your game"), ManualText::tr("How a game of your own shows its broad phase here"), kTracesPage);
    add(ManualText::tr("&Numbers"), ManualText::tr("What is exact, what is right within a bound, and what repeats"),
        kNumbersPage);
    QObject::connect(back, &QPushButton::clicked, &browser, &QTextBrowser::backward);
    QObject::connect(&browser, &QTextBrowser::backwardAvailable, back, &QPushButton::setEnabled);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::close);
    return buttons;
}

QDialog* makeManual(QWidget& window)
{
    auto* dialog = new QDialog(&window);
    dialog->setObjectName(kName);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(ManualText::tr("Manual"));
    QTextBrowser* browser = makeBrowser();
    auto* layout = new QVBoxLayout(dialog);
    layout->addWidget(browser);
    layout->addWidget(makeButtons(*dialog, *browser));
    dialog->resize(QSize(1080, 760).boundedTo(window.size() * 0.95));
    return dialog;
}

} // namespace

void showManual(QWidget& window, const QString& page, const QString& heading)
{
    auto* dialog = window.findChild<QDialog*>(kName, Qt::FindDirectChildrenOnly);
    if (!dialog)
        dialog = makeManual(window);
    auto* browser = dialog->findChild<QTextBrowser*>();
    browser->setSource(QUrl(QStringLiteral("qrc:/broadside/manual/%1.md").arg(page)), QTextDocument::MarkdownResource);
    dialog->show();
    if (!heading.isEmpty())
        scrollTo(*browser, heading);
    dialog->raise();
    dialog->activateWindow();
}

} // namespace broadside
