#pragma once

#include <QHash>
#include <QList>
#include <QMap>
#include <QRegularExpression>
#include <QString>
#include <QStringList>

/// @file
/// What the sources say about messages. A problem is made of what is wrong and what to do, in this order:
/// `log.warn(texts::noSize(), texts::addSize())`. No table holds these pairs, so they are read from the calls.

namespace broadside::test {

/// What all calls together say about the message of a problem.
struct MessageUse {
    QStringList remedies;   ///< Names of the rows that say what to do, sorted.
    QStringList severities; ///< "error", "warning" or "note", sorted.
};

/// Reads calls and lists in braces, from the inside to the outside.
class MessageUseReader {
public:
    /// `texts`: the English texts by the names of their rows.
    explicit MessageUseReader(QHash<QString, QString> texts)
        : m_texts(std::move(texts))
    {}

    void read(QString source)
    {
        static const QRegularExpression comment(QStringLiteral("(?m)(^|[^:\"])//.*$"));
        m_source = source.replace(comment, QStringLiteral("\\1"));
        m_open.clear();
        m_open.append({0, -1, {}});
        for (qsizetype at = 0; at < m_source.size(); ++at)
            visit(at);
        readAssignments();
    }

    [[nodiscard]] const QMap<QString, MessageUse>& uses() const { return m_uses; }

private:
    struct Bracket {
        qsizetype part;     // where the argument begins that is being read
        qsizetype bracket;  // of the open bracket
        QStringList before; // the messages that the argument before it may be
    };

    void visit(qsizetype& at)
    {
        const QChar sign = m_source[at];
        const bool isLetter = sign == u'\'' && (at == 0 || !m_source[at - 1].isLetterOrNumber()); // no 1'000
        if (sign == u'"' || isLetter) {
            for (++at; at < m_source.size() && m_source[at] != sign; ++at)
                at += m_source[at] == u'\\' ? 1 : 0;
        } else if (sign == u'(' || sign == u'{' || sign == u'[') {
            m_open.append({at + 1, at, {}});
        } else if (sign == u',') {
            endPart(at);
        } else if (sign == u';') {
            m_open.last() = {at + 1, m_open.last().bracket, {}};
        } else if (m_open.size() > 1 && (sign == u')' || sign == u'}' || sign == u']')) {
            endPart(at);
            m_open.removeLast();
            if (sign == u'}' && isBlockEnd(at))
                m_open.last() = {at + 1, m_open.last().bracket, {}};
        }
    }

    /// A block of statements ends a part, a list in braces does not.
    [[nodiscard]] bool isBlockEnd(qsizetype at) const
    {
        for (++at; at < m_source.size(); ++at)
            if (!m_source[at].isSpace())
                return !QStringLiteral(",;).}").contains(m_source[at]);
        return true;
    }

    void endPart(qsizetype end)
    {
        Bracket& in = m_open.last();
        const QStringList messages = messagesIn(m_source.mid(in.part, end - in.part));
        for (const QString& message : std::as_const(in.before))
            for (const QString& remedy : messages)
                add(message, remedy, in);
        in.before = messages;
        in.part = end + 1;
    }

    /// The sentences that are the value of the argument: one, or those of a choice with ? and :.
    [[nodiscard]] QStringList messagesIn(const QString& argument) const
    {
        static const QRegularExpression row(QStringLiteral("(?:^|[?:=])\\s*texts::(\\w+)\\("));
        QString outside;
        int depth = 0;
        for (const QChar sign : argument) {
            depth -= sign == u')' || sign == u'}' ? 1 : 0;
            if (depth == 0)
                outside += sign;
            depth += sign == u'(' || sign == u'{' ? 1 : 0;
        }
        QStringList found;
        for (auto matches = row.globalMatch(outside); matches.hasNext();) {
            const QString name = matches.next().captured(1);
            const QString text = m_texts.value(name);
            if (!text.isEmpty() && !text[0].isLower())
                found << name;
        }
        return found;
    }

    void add(const QString& message, const QString& remedy, const Bracket& in)
    {
        static const QRegularExpression caller(QStringLiteral("(\\w+|:)\\s*$"));
        const qsizetype from = std::max(qsizetype{0}, in.bracket - 60);
        const QString function = caller.match(m_source.mid(from, in.bracket - from)).captured(1);
        // These make captions, labels and conflicts of two values.
        static const QStringList others{QStringLiteral(":"), QStringLiteral("figure"), QStringLiteral("conflict"),
                                        QStringLiteral("repetition")};
        if (others.contains(function) || message == remedy || message.startsWith(QStringLiteral("help")))
            return;
        QString severity = QStringLiteral("error");
        const QString list = m_source.mid(in.bracket, in.part - in.bracket);
        static const QStringList warnings{QStringLiteral("warn"), QStringLiteral("warning"), QStringLiteral("notice"),
                                          QStringLiteral("leaveOut")};
        if (warnings.contains(function) || list.contains(QStringLiteral("Severity::Warning")))
            severity = QStringLiteral("warning");
        else if (function == QStringLiteral("note") || function == QStringLiteral("info") ||
                 list.contains(QStringLiteral("Severity::Info")))
            severity = QStringLiteral("note");
        insert(m_uses[message].remedies, remedy);
        insert(m_uses[message].severities, severity);
    }

    /// `problem.message = texts::a(); problem.remedy = texts::b();`
    void readAssignments()
    {
        static const QRegularExpression pair(QStringLiteral(
            "message = texts::(\\w+)\\([^;]*;\\s*(?:[\\w.]+severity = Severity::(\\w+);\\s*)?[\\w.]+remedy = "
            "texts::(\\w+)\\("));
        for (auto matches = pair.globalMatch(m_source); matches.hasNext();) {
            const QRegularExpressionMatch match = matches.next();
            const QString severity =
                match.captured(2).toLower().replace(QStringLiteral("info"), QStringLiteral("note"));
            insert(m_uses[match.captured(1)].remedies, match.captured(3));
            insert(m_uses[match.captured(1)].severities, severity.isEmpty() ? QStringLiteral("error") : severity);
        }
    }

    static void insert(QStringList& into, const QString& word)
    {
        if (!into.contains(word))
            into << word;
        into.sort();
    }

    QHash<QString, QString> m_texts;
    QString m_source;
    QList<Bracket> m_open;
    QMap<QString, MessageUse> m_uses;
};

} // namespace broadside::test
