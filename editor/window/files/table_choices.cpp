#include "editor/window/files/table_choices.h"

#include "core/math/coordinate.h"

#include <QByteArray>
#include <QStringList>

namespace broadside {
namespace {

using TableAnchor = trace::TableOptions::Anchor;

constexpr QLatin1String kAnchorWord("anchor=");
constexpr QLatin1String kCentreWord("centre");
constexpr QLatin1String kCorner("corner");
constexpr QLatin1String kAxis("y=");
constexpr QLatin1String kDown("down");
constexpr QLatin1String kUp("up");
constexpr QLatin1String kSeparator("separator=");
constexpr QLatin1String kDecimal("decimal=");
constexpr QLatin1String kComma("comma");
constexpr QLatin1String kPoint("point");
constexpr QLatin1String kUnits("units=");
constexpr QLatin1String kTouch("touch=");
constexpr QLatin1String kHalfOpen("half-open");
constexpr QLatin1String kClosed("closed");
constexpr QLatin1String kColumnsWord("columns=");

/// Names of columns may have any characters, so they are percent-encoded.
QString textOfColumns(const std::vector<trace::ColumnChoice>& columns)
{
    QStringList parts;
    for (const trace::ColumnChoice& column : columns)
        parts << QString::fromStdString(column.meaning) + QLatin1Char(':') +
                     QString::fromLatin1(QByteArray::fromStdString(column.column).toPercentEncoding());
    return parts.join(QLatin1Char(','));
}

void takeColumns(const QString& text, trace::TableOptions& options)
{
    for (const QString& part : text.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        const std::string meaning = part.section(QLatin1Char(':'), 0, 0).toStdString();
        const QByteArray column = QByteArray::fromPercentEncoding(part.section(QLatin1Char(':'), 1).toLatin1());
        if (!column.isEmpty() && (meaning.empty() || trace::columnNamed(meaning)))
            options.columns.push_back({column.toStdString(), meaning});
    }
}

/// Reads one word of the line.
void take(const QString& word, trace::TableOptions& options)
{
    const QString value = word.section(QLatin1Char('='), 1);
    if (word.startsWith(kAnchorWord)) {
        options.anchor = value == kCentreWord ? TableAnchor::Centre
                         : value == kCorner   ? TableAnchor::Corner
                                              : TableAnchor::Detect;
    } else if (word.startsWith(kAxis)) {
        options.yDown = value == kDown;
    } else if (word.startsWith(kSeparator)) {
        const int code = value.toInt(); // a number, because the separator may be white space
        if (code == '\t' || code == ';' || code == ',')
            options.separator = static_cast<char>(code);
    } else if (word.startsWith(kDecimal)) {
        options.decimalComma = value == kComma;
    } else if (word.startsWith(kUnits)) {
        const double units = value.toDouble();
        if (units > 0.0 && units <= limits::kCoordinate)
            options.unitsPerMetre = units;
    } else if (word.startsWith(kTouch)) {
        options.touch = value == kHalfOpen ? TouchRule::HalfOpen : TouchRule::Closed;
    } else if (word.startsWith(kColumnsWord)) {
        takeColumns(value, options);
    }
}

} // namespace

QString textOf(const trace::TableOptions& options)
{
    QStringList words;
    if (options.anchor != TableAnchor::Detect)
        words << kAnchorWord + (options.anchor == TableAnchor::Centre ? kCentreWord : kCorner);
    if (options.yDown)
        words << kAxis + (*options.yDown ? kDown : kUp);
    if (options.separator)
        words << kSeparator + QString::number(static_cast<int>(*options.separator));
    if (options.decimalComma)
        words << kDecimal + (*options.decimalComma ? kComma : kPoint);
    if (!options.columns.empty())
        words << kColumnsWord + textOfColumns(options.columns);
    words << kUnits + QString::number(options.unitsPerMetre, 'g', 17);
    words << kTouch + (options.touch == TouchRule::HalfOpen ? kHalfOpen : kClosed);
    return words.join(QLatin1Char(' '));
}

trace::TableOptions tableOptionsFrom(const QString& text)
{
    trace::TableOptions options;
    for (const QString& word : text.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        take(word, options);
    return options;
}

} // namespace broadside
