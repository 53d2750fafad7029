#include "editor/document/message_text.h"

#include "core/base/message/message_form.h"
#include "core/base/message/name_messages.h"
#include "core/base/text.h"
#include "editor/document/number_locale.h"
#include "editor/document/percent_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <climits>
#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace broadside {
namespace {

// Translation context of this file.
class MessageWords {
    Q_DECLARE_TR_FUNCTIONS(MessageWords)
};

QString severityText(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        break;
    case Severity::Warning:
        return MessageWords::tr("warning");
    case Severity::Info:
        return MessageWords::tr("info");
    }
    return MessageWords::tr("error");
}

/// The number that the digits of an id are; nothing for any other text.
std::optional<std::uint64_t> idFrom(const std::string& digits)
{
    constexpr std::size_t kMostDigits = 19;
    const bool areDigits = std::ranges::all_of(digits, [](char c) { return c >= '0' && c <= '9'; });
    if (digits.empty() || digits.size() > kMostDigits || !areDigits)
        return std::nullopt;
    return std::stoull(digits);
}

/// The window shows plain text, in which the marks around a key, as in `onHit`, have no meaning. Names are put into the
/// text later, so they keep theirs.
std::string withoutCodeMarks(std::string text)
{
    std::erase(text, '`');
    return text;
}

QByteArray bytesOf(std::string_view text) { return {text.data(), static_cast<qsizetype>(text.size())}; }

/// The language of the window, by the catalogues that the application has loaded.
class WindowLanguage final : public MessageLanguage {
public:
    [[nodiscard]] std::string textOf(const MessageArgument& argument) const override
    {
        const auto* const duration = std::get_if<texts::Duration>(&argument);
        if (duration)
            return translatedDuration(duration->microseconds).toStdString();
        if (const auto* const percent = std::get_if<texts::Percent>(&argument))
            return translatedPercent(percent->share).toStdString();
        const std::string text = MessageLanguage::textOf(argument);
        const bool isText = std::holds_alternative<texts::Text>(argument);
        return isText ? nameText(text) : localized(QString::fromStdString(text)).toStdString();
    }

    [[nodiscard]] std::string textOf(const MessageForm& form, std::uint64_t count) const override
    {
        const QByteArray source = bytesOf(form.text);
        const int n = form.hasPlural() ? static_cast<int>(std::min<std::uint64_t>(count, INT_MAX)) : -1;
        const QString found = QCoreApplication::translate("messages", source.constData(), nullptr, n);
        // Without a catalogue the text comes back: English has its singular in the form itself.
        return withoutCodeMarks(found == QString::fromUtf8(source) ? MessageLanguage::textOf(form, count)
                                                                   : found.toStdString());
    }

private:
    /// Core calls objects without a name "object 7" or "Object 7", and puts that into sentences like a name.
    [[nodiscard]] std::string nameText(const std::string& text) const
    {
        for (const auto* const form : {&texts::unnamedObject, &texts::unnamedObjectAtStart}) {
            const std::string_view before = form->text.substr(0, form->text.find('{'));
            const auto id = text.starts_with(before) ? idFrom(text.substr(before.size())) : std::nullopt;
            if (id)
                return Message((*form)(*id)).textIn(*this);
        }
        return text;
    }
};

} // namespace

QString translated(const Message& message) { return QString::fromStdString(translatedUtf8(message)); }

std::string translatedUtf8(const Message& message) { return message.textIn(WindowLanguage()); }

QString described(const Problem& problem)
{
    const QString message = translated(problem.message);
    QString text = problem.object.isNull()
                       ? MessageWords::tr("%1.").arg(message)
                       : MessageWords::tr("%1 (object %2).").arg(message, QString::number(problem.object.value));
    if (!problem.remedy.empty())
        text = MessageWords::tr("%1 %2.", "a sentence, and what to do").arg(text, translated(problem.remedy));
    text = MessageWords::tr("%1: %2").arg(severityText(problem.severity), text);
    QString place = QString::fromStdString(problem.file);
    const QString line = QString::number(problem.line);
    const QString column = QString::number(problem.column);
    if (place.isEmpty())
        return problem.line > 0 ? MessageWords::tr("line %1, column %2: %3").arg(line, column, text) : text;
    for (const auto& [number, digits] : {std::pair(problem.line, line), std::pair(problem.column, column)})
        if (problem.line > 0 && number > 0)
            place += QLatin1Char(':') + digits;
    return MessageWords::tr("%1: %2").arg(place, text);
}

QString translatedDuration(double microseconds)
{
    static constexpr std::array kPatterns{QT_TRANSLATE_NOOP("MessageWords", "%1 \u00b5s"),
                                          QT_TRANSLATE_NOOP("MessageWords", "%1 ms"),
                                          QT_TRANSLATE_NOOP("MessageWords", "%1 s")};
    constexpr qsizetype kNumber = 2; // the length of "%1"
    const QString text = QString::fromStdString(microsecondsText(microseconds));
    for (const char* pattern : kPatterns)
        if (const QString unit = QString::fromUtf8(pattern).mid(kNumber); text.endsWith(unit))
            return MessageWords::tr(pattern).arg(localized(text.chopped(unit.size())));
    return text;
}

QString listed(const QStringList& parts)
{
    //: What separates the parts of a list, as in "box, circle, polygon"
    return parts.join(MessageWords::tr(", "));
}

QString listedApart(const QStringList& parts)
{
    //: What separates the parts of a list whose parts contain commas
    return parts.join(MessageWords::tr("; "));
}

QString joinedSentences(const QStringList& sentences)
{
    QString paragraph;
    for (const QString& sentence : sentences)
        if (paragraph.isEmpty())
            paragraph = sentence;
        else if (!sentence.isEmpty())
            paragraph = MessageWords::tr("%1 %2", "two sentences").arg(paragraph, sentence);
    return paragraph;
}

} // namespace broadside
