#include "editor/window/preferences/key_file.h"

#include "core/base/suggestion.h"
#include "editor/document/file_path.h"
#include "editor/window/preferences/preference_messages.h"

#include <QFile>

#include <algorithm>
#include <string>
#include <vector>

namespace broadside {
namespace {

constexpr qint64 kMostBytes = 256 << 10;
constexpr int kVersion = 1;
constexpr qsizetype kMostKeys = 8; // of a command
const QByteArray kHeader = QByteArrayLiteral("broadside-keys");
const QString kBetween = QStringLiteral("; ");

class KeyFileReader {
public:
    KeyFileReader(const QString& path, const Shortcuts& shortcuts)
        : m_path(path)
    {
        for (const QAction* action : shortcuts.actions())
            m_names.push_back(action->objectName().toStdString());
    }

    Result<KeysOfCommands> read(const QByteArray& text)
    {
        if (text.size() > kMostBytes)
            return problemAt(0, texts::keysTooLong(), texts::keysNoFileRemedy());
        for (const QByteArray& line : text.split('\n')) {
            ++m_line;
            const QByteArray content = line.trimmed();
            if (content.isEmpty() || content.startsWith('#'))
                continue;
            if (const auto problem = m_hasHeader ? readCommand(line) : readHeader(content))
                return *problem;
        }
        if (!m_hasHeader)
            return problemAt(0, texts::keysNoFile(), texts::keysNoFileRemedy());
        return m_keys;
    }

private:
    /// `column`: counted from 0.
    [[nodiscard]] Problem problemAt(qsizetype column, Message message, Message remedy) const
    {
        Problem problem;
        problem.file = encodedPath(m_path);
        problem.line = std::max(m_line, 1);
        problem.column = static_cast<int>(column) + 1;
        problem.message = std::move(message);
        problem.remedy = std::move(remedy);
        return problem;
    }

    std::optional<Problem> readHeader(const QByteArray& line)
    {
        const QList<QByteArray> words = line.simplified().split(' ');
        bool isNumber = false;
        const int version = words.value(1).toInt(&isNumber);
        if (words.front() != kHeader || !isNumber || version < 1)
            return problemAt(0, texts::keysNoFile(), texts::keysNoFileRemedy());
        if (version > kVersion)
            return problemAt(0, texts::keysNewer(), texts::keysNewerRemedy());
        m_hasHeader = true;
        return std::nullopt;
    }

    std::optional<Problem> readCommand(const QByteArray& line)
    {
        const qsizetype equals = line.indexOf('=');
        if (equals < 0)
            return problemAt(0, texts::keysNoEquals(), texts::keysNoEqualsRemedy());
        const QString name = QString::fromUtf8(line.left(equals)).trimmed();
        if (std::ranges::find(m_names, name.toStdString()) == m_names.end())
            return noCommand(name, line.indexOf(name.toUtf8()));
        if (m_keys.contains(name))
            return problemAt(0, texts::keysTwice(name.toStdString()), texts::keysTwiceRemedy());
        QStringList& keys = m_keys[name];
        qsizetype at = equals + 1;
        for (const QString& word : QString::fromUtf8(line.mid(at)).split(kBetween)) {
            const QString key = word.trimmed();
            if (key.isEmpty())
                continue;
            if (keys.size() >= kMostKeys)
                return problemAt(0, texts::keysTooMany(name.toStdString(), kMostKeys), texts::keysTooManyRemedy());
            if (const auto problem = takeKey(key, name, line.indexOf(key.toUtf8(), at)))
                return problem;
            keys += QKeySequence::fromString(key, QKeySequence::PortableText).toString(QKeySequence::PortableText);
            at = line.indexOf(key.toUtf8(), at) + key.toUtf8().size();
        }
        return std::nullopt;
    }

    [[nodiscard]] Problem noCommand(const QString& name, qsizetype column) const
    {
        const std::vector<std::string_view> known(m_names.begin(), m_names.end());
        const std::string word = name.toStdString();
        const auto near = nearestWord(word, known);
        return problemAt(column, texts::keysNoCommand(word),
                         near ? texts::keysNoCommandNear(std::string(*near)) : texts::keysNoCommandRemedy());
    }

    std::optional<Problem> takeKey(const QString& text, const QString& command, qsizetype column)
    {
        const std::string name = text.toStdString();
        const QKeySequence key = QKeySequence::fromString(text, QKeySequence::PortableText);
        bool isKey = !key.isEmpty();
        for (int i = 0; i < key.count(); ++i)
            isKey = isKey && key[static_cast<uint>(i)].key() != Qt::Key_unknown;
        if (!isKey)
            return problemAt(column, texts::keysNoKey(name), texts::keysNoKeyRemedy());
        if (!Shortcuts::reservedFor(key).isEmpty())
            return problemAt(column, texts::keysReserved(name), texts::keysReservedRemedy());
        for (const auto& [taken, owner] : m_taken)
            if (owner != command &&
                (taken.matches(key) != QKeySequence::NoMatch || key.matches(taken) != QKeySequence::NoMatch))
                return problemAt(column, texts::keysTaken(name, owner.toStdString()), texts::keysTakenRemedy());
        m_taken.emplace_back(key, command);
        return std::nullopt;
    }

    const QString& m_path;
    std::vector<std::string> m_names;
    KeysOfCommands m_keys;
    std::vector<std::pair<QKeySequence, QString>> m_taken;
    int m_line = 0;
    bool m_hasHeader = false;
};

} // namespace

QByteArray keyFileOf(const Shortcuts& shortcuts)
{
    QStringList lines;
    for (const QAction* action : shortcuts.actions()) {
        QStringList keys;
        for (const QKeySequence& key : action->shortcuts())
            keys += key.toString(QKeySequence::PortableText);
        lines += (action->objectName() + QStringLiteral(" = ") + keys.join(kBetween)).trimmed();
    }
    lines.sort();
    lines.prepend(QString::fromLatin1(kHeader) + QLatin1Char(' ') + QString::number(kVersion));
    return (lines.join(QLatin1Char('\n')) + QLatin1Char('\n')).toUtf8();
}

Result<KeysOfCommands> keysIn(const QByteArray& text, const QString& path, const Shortcuts& shortcuts)
{
    return KeyFileReader(path, shortcuts).read(text);
}

Result<KeysOfCommands> keysInFile(const QString& path, const Shortcuts& shortcuts)
{
    QFile file(path);
    if (!openToRead(file, path)) {
        Problem problem;
        problem.file = encodedPath(path);
        problem.message = texts::keysUnreadable();
        problem.remedy = texts::keysUnreadableRemedy();
        return problem;
    }
    return keysIn(file.read(kMostBytes + 1), path, shortcuts);
}

} // namespace broadside
