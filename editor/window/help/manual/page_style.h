#pragma once

#include <QTextBlock>

class QPalette;
class QTextDocument;

namespace broadside {

/// Completes a page that Qt read from Markdown: headings get anchors, code can be wrapped, because program output has
/// lines of any length, and tables get thin lines and room around their texts. Then calls colorPage() and
/// fitPictures().
void stylePage(QTextDocument& document, const QPalette& palette, int width);
/// Gives links, code and the lines of tables the colours of the palette. May be called again with another palette.
void colorPage(QTextDocument& document, const QPalette& palette);
/// Makes pictures that are wider than this narrower. Logical pixels.
void fitPictures(QTextDocument& document, int width);

[[nodiscard]] bool isCode(const QTextBlock& block);
/// The lines of the example that the block is in. @pre isCode(block)
struct CodeBlock {
    QTextBlock first;
    QString text;
};
[[nodiscard]] CodeBlock codeAround(const QTextBlock& block);

} // namespace broadside
