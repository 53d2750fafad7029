#include "editor/window/help/manual/page_style.h"

#include "editor/window/help/manual/page_text.h"

#include <QFile>
#include <QPalette>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextFrame>
#include <QTextImageFormat>
#include <QTextList>
#include <QTextTable>
#include <QUrl>

#include <algorithm>

namespace broadside {
namespace {

constexpr double kCellPadding = 5.0;   // logical pixels
constexpr double kHeadingAbove = 18.0; // logical pixels
const QString kPicture = QStringLiteral(".png");
const QString kDarkPicture = QStringLiteral("-dark.png");

void addAnchors(QTextDocument& document)
{
    HeadingAnchors anchors;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() == 0)
            continue;
        QTextCursor cursor(block);
        QTextBlockFormat space;
        space.setTopMargin(block.blockNumber() == 0 ? 0.0 : kHeadingAbove);
        cursor.mergeBlockFormat(space);
        cursor.movePosition(QTextCursor::NextCharacter, QTextCursor::KeepAnchor);
        QTextCharFormat anchor;
        anchor.setAnchor(true);
        anchor.setAnchorNames({anchors.next(block.text())});
        cursor.mergeCharFormat(anchor);
    }
}

void wrapCode(QTextDocument& document)
{
    QTextBlockFormat wrapped;
    wrapped.setNonBreakableLines(false);
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        if (isCode(block))
            QTextCursor(block).mergeBlockFormat(wrapped);
}

QList<QTextTable*> tablesIn(QTextFrame& frame)
{
    QList<QTextTable*> tables;
    for (QTextFrame* child : frame.childFrames()) {
        if (auto* table = qobject_cast<QTextTable*>(child))
            tables << table;
        tables << tablesIn(*child);
    }
    return tables;
}

QList<QTextLayout::FormatRange> formatsThat(const QTextBlock& block, bool (QTextCharFormat::*isIt)() const)
{
    QList<QTextLayout::FormatRange> found;
    for (const QTextLayout::FormatRange& range : block.textFormats())
        if ((range.format.*isIt)())
            found.append(range);
    return found;
}

QTextCursor cursorOver(const QTextBlock& block, const QTextLayout::FormatRange& range)
{
    QTextCursor cursor(block);
    cursor.setPosition(block.position() + range.start);
    cursor.setPosition(block.position() + range.start + range.length, QTextCursor::KeepAnchor);
    return cursor;
}

/// Pictures of the window have a twin in dark colours.
void choosePictures(QTextDocument& document, bool isDark)
{
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        for (const QTextLayout::FormatRange& range : formatsThat(block, &QTextCharFormat::isImageFormat)) {
            QTextImageFormat picture = range.format.toImageFormat();
            QString name = picture.name();
            if (!name.endsWith(kPicture))
                continue;
            if (name.endsWith(kDarkPicture) != isDark)
                name = isDark ? name.chopped(kPicture.size()) + kDarkPicture
                              : name.chopped(kDarkPicture.size()) + kPicture;
            if (name == picture.name() || !QFile::exists(QStringLiteral(":/broadside/manual/") + name))
                continue;
            picture.setName(name);
            cursorOver(block, range).mergeCharFormat(picture);
        }
}

/// While it lives, nothing is laid out: each change of a long table would lay out all of it again.
class ChangeInOne {
public:
    explicit ChangeInOne(QTextDocument& document)
        : m_cursor(&document)
    {
        m_cursor.beginEditBlock();
    }
    ~ChangeInOne() { m_cursor.endEditBlock(); }
    Q_DISABLE_COPY_MOVE(ChangeInOne)

private:
    QTextCursor m_cursor;
};

/// Pixels by which a paragraph begins farther in than the others: those in a list.
double indentOf(const QTextBlock& block)
{
    const int inList = block.textList() ? block.textList()->format().indent() : 0;
    return (inList + block.blockFormat().indent()) * block.document()->indentWidth();
}

void completePage(QTextDocument& document)
{
    addAnchors(document);
    wrapCode(document);
    for (QTextTable* table : tablesIn(*document.rootFrame())) {
        QTextTableFormat format = table->format();
        format.setBorder(1.0);
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setBorderCollapse(true);
        format.setCellPadding(kCellPadding);
        format.setCellSpacing(0.0);
        table->setFormat(format);
    }
}

} // namespace

bool isCode(const QTextBlock& block)
{
    return block.blockFormat().hasProperty(QTextFormat::BlockCodeFence) ||
           block.blockFormat().hasProperty(QTextFormat::BlockCodeLanguage);
}

CodeBlock codeAround(const QTextBlock& block)
{
    CodeBlock code{block, {}};
    while (code.first.previous().isValid() && isCode(code.first.previous()))
        code.first = code.first.previous();
    QStringList lines;
    for (QTextBlock line = code.first; line.isValid() && isCode(line); line = line.next())
        lines << line.text();
    code.text = lines.join(u'\n');
    return code;
}

void colorPage(QTextDocument& document, const QPalette& palette)
{
    const ChangeInOne change(document);
    choosePictures(document, palette.base().color().lightness() < 128);
    QTextCharFormat link;
    link.setForeground(palette.link());
    QTextBlockFormat code;
    code.setBackground(palette.alternateBase());
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (isCode(block))
            QTextCursor(block).mergeBlockFormat(code);
        for (const QTextLayout::FormatRange& range : formatsThat(block, &QTextCharFormat::isAnchor))
            if (!range.format.anchorHref().isEmpty())
                cursorOver(block, range).mergeCharFormat(link);
    }
    for (QTextTable* table : tablesIn(*document.rootFrame())) {
        QTextTableFormat format = table->format();
        format.setBorderBrush(palette.mid());
        table->setFormat(format);
        for (int column = 0; column < table->columns(); ++column) {
            QTextTableCell cell = table->cellAt(0, column);
            QTextCharFormat head = cell.format();
            head.setBackground(palette.alternateBase());
            cell.setFormat(head);
        }
    }
}

void fitPictures(QTextDocument& document, int width)
{
    const ChangeInOne change(document);
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        for (const QTextLayout::FormatRange& range : formatsThat(block, &QTextCharFormat::isImageFormat)) {
            QTextImageFormat picture = range.format.toImageFormat();
            const QVariant data = document.resource(QTextDocument::ImageResource, QUrl(picture.name()));
            const QSizeF own = data.value<QImage>().isNull() ? QSizeF(data.value<QPixmap>().size())
                                                             : QSizeF(data.value<QImage>().size());
            if (own.isEmpty())
                continue;
            const double shown = std::min(own.width(), width - indentOf(block));
            if (picture.width() == shown)
                continue;
            picture.setWidth(shown);
            picture.setHeight(own.height() * shown / own.width());
            cursorOver(block, range).mergeCharFormat(picture);
        }
}

void stylePage(QTextDocument& document, const QPalette& palette, int width)
{
    const ChangeInOne change(document);
    completePage(document);
    colorPage(document, palette);
    fitPictures(document, width);
}

} // namespace broadside
