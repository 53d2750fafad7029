#include "editor/window/layout/text_memory.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <functional>

namespace broadside {
namespace {

constexpr int kDeepest = 3; // arguments in arguments

/// "%1", "%L1", "%n", "{count}".
const QRegularExpression& placeholder()
{
    static const QRegularExpression expression(QStringLiteral("%L?(?:[1-9]|n)|\\{\\w+\\}"));
    return expression;
}

} // namespace

TextMemory::TextMemory()
    : m_decimalPoint(QLocale().decimalPoint())
{}

void TextMemory::remember(const QString& text, const char* context, const char* source, const char* disambiguation,
                          int n)
{
    const QMutexLocker lock(&m_mutex);
    if (!m_sources.contains(text))
        m_sources.insert(text, {context, source, disambiguation, n});
}

TextMemory::Pattern TextMemory::patternOf(const QString& text, const Source& source)
{
    Pattern pattern{source, {}, {}, 0, {}};
    QString expression;
    qsizetype end = 0;
    const auto addFixed = [&](const QString& part) {
        expression += QRegularExpression::escape(part);
        if (part.size() > pattern.longest.size())
            pattern.longest = part;
        if (std::any_of(part.cbegin(), part.cend(), [](QChar c) { return c.isLetter(); }))
            pattern.length += part.size(); // signs alone would match anything
    };
    for (auto each = placeholder().globalMatch(text); each.hasNext();) {
        const QRegularExpressionMatch match = each.next();
        addFixed(text.mid(end, match.capturedStart() - end));
        expression += QStringLiteral("(.*)");
        pattern.placeholders << match.captured();
        end = match.capturedEnd();
    }
    addFixed(text.mid(end));
    pattern.expression = QRegularExpression(QRegularExpression::anchoredPattern(expression),
                                            QRegularExpression::DotMatchesEverythingOption);
    return pattern;
}

void TextMemory::makePatterns() const
{
    if (std::exchange(m_sourcesOfPatterns, m_sources.size()) == m_sources.size())
        return;
    m_patterns.clear();
    for (auto each = m_sources.constBegin(); each != m_sources.constEnd(); ++each) {
        if (!placeholder().match(each.key()).hasMatch())
            continue;
        Pattern pattern = patternOf(each.key(), each.value());
        if (pattern.length > 0)
            m_patterns.push_back(std::move(pattern));
    }
    std::ranges::sort(m_patterns, std::greater{}, &Pattern::length);
}

TextMemory::Match TextMemory::matchOf(const QString& text) const
{
    const QMutexLocker lock(&m_mutex);
    if (const auto whole = m_sources.constFind(text); whole != m_sources.constEnd())
        return {&*whole, {}};
    makePatterns();
    for (const Pattern& pattern : m_patterns) {
        if (!text.contains(pattern.longest))
            continue;
        const QRegularExpressionMatch match = pattern.expression.match(text);
        if (!match.hasMatch())
            continue;
        Match found{&pattern.source, {}};
        for (qsizetype i = 0; i < pattern.placeholders.size(); ++i)
            found.arguments.insert(pattern.placeholders[i], match.captured(static_cast<int>(i) + 1));
        return found;
    }
    return {};
}

QString TextMemory::argumentAgain(const QString& argument, int depth) const
{
    static const QRegularExpression number(QStringLiteral("[-+]?[\\d\u00a0 ]+([.,])\\d+"));
    const QRegularExpressionMatch match =
        number.match(argument, 0, QRegularExpression::NormalMatch, QRegularExpression::AnchorAtOffsetMatchOption);
    if (!match.hasMatch() || match.captured(1) != m_decimalPoint)
        return translatedAgain(argument, depth);
    return QString(argument).replace(match.capturedStart(1), 1, QLocale().decimalPoint());
}

QString TextMemory::translatedAgain(const QString& text, int depth) const
{
    if (text.isEmpty() || depth > kDeepest)
        return text;
    const Match match = matchOf(text);
    if (!match.source)
        return text;
    const Source& from = *match.source;
    const QString now = QCoreApplication::translate(from.context.constData(), from.source.constData(),
                                                    from.disambiguation.constData(), from.n);
    QString filled;
    qsizetype end = 0;
    for (auto each = placeholder().globalMatch(now); each.hasNext();) {
        const QRegularExpressionMatch place = each.next();
        filled += now.mid(end, place.capturedStart() - end);
        filled += argumentAgain(match.arguments.value(place.captured(), place.captured()), depth + 1);
        end = place.capturedEnd();
    }
    return filled + now.mid(end);
}

QString RememberingTranslator::translate(const char* context, const char* source, const char* disambiguation,
                                         int n) const
{
    QString text = QTranslator::translate(context, source, disambiguation, n);
    if (m_memory && source)
        m_memory->remember(text.isEmpty() ? QString::fromUtf8(source) : text, context, source, disambiguation, n);
    return text;
}

} // namespace broadside
