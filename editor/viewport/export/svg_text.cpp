#include "editor/viewport/export/svg_text.h"

#include <QHash>

namespace broadside {

namespace {

QByteArray headWithSize(QByteArray head, QSize size)
{
    const qsizetype from = head.indexOf("<svg width=");
    const qsizetype to = head.indexOf('\n', from);
    if (from < 0 || to < 0)
        return head;
    return head.replace(from, to - from,
                        "<svg width=\"" + QByteArray::number(size.width()) + "\" height=\"" +
                            QByteArray::number(size.height()) + '"');
}

/// Quotes in texts are escaped, so only the attribute is found.
QByteArray withAnySansFont(QByteArray text, const QByteArray& fontFamily)
{
    constexpr QByteArrayView kFont = "font-family=\"";
    for (qsizetype at = text.indexOf(kFont); at >= 0; at = text.indexOf(kFont, at)) {
        at += kFont.size();
        text.replace(at, text.indexOf('"', at) - at, fontFamily + ", sans-serif");
    }
    return text;
}

/// Images, identified by their whole element, so that a shared image looks the same as before.
class ImageTable {
public:
    /// Returns the element that replaces the image.
    QByteArray use(const QByteArray& image)
    {
        auto at = m_numbers.find(image);
        if (at == m_numbers.end()) {
            at = m_numbers.insert(image, m_numbers.size());
            m_definitions += "<image id=\"" + nameOf(*at) + '"' + image.mid(qsizetype{sizeof "<image"} - 1) + '\n';
        }
        return "<use xlink:href=\"#" + nameOf(*at) + "\"/>";
    }
    [[nodiscard]] const QByteArray& definitions() const noexcept { return m_definitions; }

private:
    static QByteArray nameOf(qsizetype number) { return "image" + QByteArray::number(number); }

    QHash<QByteArray, qsizetype> m_numbers;
    QByteArray m_definitions;
};

} // namespace

QByteArray improvedSvg(const QByteArray& written, QSize size, const QByteArray& fontFamily)
{
    constexpr QByteArrayView kDefinitions = "</defs>";
    const qsizetype body = written.indexOf(kDefinitions);
    if (body < 0)
        return written;
    QByteArray drawn;
    ImageTable images;
    for (qsizetype line = body; line < written.size();) {
        const qsizetype found = written.indexOf('\n', line);
        const qsizetype end = found < 0 ? written.size() : found + 1;
        const QByteArray text = written.mid(line, end - line);
        if (text.startsWith("<image ") && text.endsWith("/>\n"))
            drawn += images.use(text.chopped(1)) + '\n';
        else if (!text.startsWith("font-family=")) // The attribute of a group is dropped: texts have their own.
            drawn += withAnySansFont(text, fontFamily);
        line = end;
    }
    return headWithSize(written.left(body), size) + images.definitions() + drawn;
}

} // namespace broadside
