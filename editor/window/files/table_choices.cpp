#include "editor/window/files/table_choices.h"

#include "core/math/coordinate.h"

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
