#include "editor/widgets/words/number_text.h"

#include "core/base/count_text.h"
#include "core/base/message/common_messages.h"
#include "core/base/text.h"
#include "editor/document/message_text.h"
#include "editor/document/number_locale.h"
#include "editor/widgets/words/count_messages.h"
#include "editor/widgets/words/unrecorded_words.h"

#include <QCoreApplication>
#include <QStringList>

#include <array>

namespace broadside {
namespace {

QString fullStop() { return QCoreApplication::translate("NumberText", ".", "the end of a sentence"); }

/// Makes the first letter a capital, and adds a full stop.
QString asSentence(const Message& text)
{
    QString sentence = translated(text);
    if (sentence.isEmpty())
        return sentence;
    sentence[0] = sentence[0].toUpper();
    return sentence.endsWith(fullStop()) ? sentence : sentence + fullStop();
}

} // namespace

QString toQString(std::string_view utf8) { return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size())); }

QString rounded(double value, int digits) { return localized(QString::fromStdString(roundedNumber(value, digits))); }

QString plainNumber(double value, int decimals)
{
    QString text = QString::number(value, 'f', decimals);
    while (text.contains(QLatin1Char('.')) && (text.endsWith(QLatin1Char('0')) || text.endsWith(QLatin1Char('.'))))
        text.chop(1);
    return text == QLatin1String("-0") ? QStringLiteral("0") : localized(text);
}

QString groupedCount(std::uint64_t count) { return localized(QString::fromStdString(groupedNumber(count))); }

std::optional<double> numberFrom(const QString& text) { return readPlainNumber(withDecimalPoint(text)); }

Result<TypedNumber> typedNumberFrom(const QString& text)
{
    Result<TypedNumber> typed = readTypedNumber(withDecimalPoint(text));
    if (typed)
        return typed;
    Problem problem = typed.problem();
    if (text.trimmed().isEmpty())
        problem.message = texts::numberMissing();
    else if (const std::string quoted = '"' + text.trimmed().toStdString() + '"';
             !problem.message.text().starts_with(quoted))
        problem.message = texts::reason(quoted, problem.message); // the message does not begin with the quoted text
    return problem;
}

QString timeText(double microseconds) { return translatedDuration(microseconds); }

QString bytesText(std::uint64_t bytes)
{
    static constexpr std::array kUnits{
        QT_TRANSLATE_NOOP("NumberText", "%1 bytes"), QT_TRANSLATE_NOOP("NumberText", "%1 KiB"),
        QT_TRANSLATE_NOOP("NumberText", "%1 MiB"), QT_TRANSLATE_NOOP("NumberText", "%1 GiB")};
    double value = static_cast<double>(bytes);
    std::size_t unit = 0;
    for (; value >= 1024.0 && unit + 1 < kUnits.size(); ++unit)
        value /= 1024.0;
    return QCoreApplication::translate("NumberText", kUnits[unit]).arg(rounded(value, 3));
}

QString noFunnelText(bool fitsIntoMemory)
{
    return fitsIntoMemory ? QCoreApplication::translate("funnel", "counting pairs...")
                          : QCoreApplication::translate("funnel", "too many pairs to count in memory");
}

QString funnelText(const Funnel& funnel, bool knowsCandidates)
{
    return QStringList{translated(texts::pairCount(funnel.pairs)),
                       knowsCandidates ? translated(texts::countedCandidates(funnel.candidates))
                                       : QCoreApplication::translate("funnel", "%1 candidates").arg(unknownNumber()),
                       translated(texts::countedBoxOverlaps(funnel.boxOverlaps)),
                       translated(texts::countedShapeOverlaps(funnel.overlaps))}
        .join(QLatin1String(" > "));
}

QString sentenceOf(const Problem& problem)
{
    return joinedSentences({asSentence(problem.message), asSentence(problem.remedy)});
}

} // namespace broadside
