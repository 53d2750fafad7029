#pragma once

#include "core/debug/diagnosis/diagnosis.h"

#include <QString>

namespace broadside::test {

/// What a diagnosis should say first.
struct FirstExplanation {
    QString rule;
    QString words; ///< A part of the sentence.
    bool isCause = true;
    double leastShare = 0.95; ///< Of the missed pairs, that it explains.
};

/// Empty if the diagnosis says this first, of more than a few missed pairs; else what it says, with its numbers.
inline QString differenceFrom(const FirstExplanation& expected, const Diagnosis& found)
{
    constexpr std::uint64_t kFew = 20;
    if (found.missed <= kFew)
        return QStringLiteral("only %1 pairs are missed").arg(found.missed);
    if (found.explanations.empty())
        return QStringLiteral("no explanation");
    const Explanation& first = found.explanations.front();
    const QString rule = QString::fromStdString(first.rule);
    const QString sentence = QString::fromStdString(first.sentence.text());
    const bool isEnough =
        static_cast<double>(first.explains) >= expected.leastShare * static_cast<double>(found.missed);
    if (rule == expected.rule && sentence.contains(expected.words) && first.isCause == expected.isCause && isEnough)
        return {};
    return QStringLiteral("%1 %2 (%3 of %4, against %5): %6")
        .arg(first.isCause ? QStringLiteral("cause") : QStringLiteral("tendency"), rule)
        .arg(first.explains)
        .arg(found.missed)
        .arg(first.against)
        .arg(sentence);
}

} // namespace broadside::test
