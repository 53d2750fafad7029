#pragma once

#include <QByteArray>
#include <QFile>
#include <QList>
#include <QString>

#include <algorithm>
#include <chrono>
#include <optional>

/// @file
/// What a killed program has done, as it wrote it down itself, and how its scenes show how far it came.

namespace broadside::test {

/// Milliseconds of the clock that all programs of this machine share.
[[nodiscard]] inline qint64 sharedClockMs()
{
    using namespace std::chrono;
    return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
}

/// A state of the scene: the name of its first object.
struct LoggedState {
    qint64 since = 0; ///< sharedClockMs()
    QString name;
};

/// Lines "MILLISECONDS NAME". A line that the end of the program cut off is left out.
[[nodiscard]] inline QList<LoggedState> readLog(const QString& path)
{
    QList<LoggedState> states;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return states;
    for (const QByteArray& line : file.readAll().split('\n'))
        if (const qsizetype space = line.indexOf(' '); space > 0 && line.endsWith('.'))
            states.append({line.left(space).toLongLong(), QString::fromLatin1(line.mid(space + 1).chopped(1))});
    return states;
}

/// The age of the newest state with this name when the program was killed: 0 if it was the last, else the time since
/// another one replaced it. No value if no state had the name.
[[nodiscard]] inline std::optional<qint64> ageOf(const QString& name, const QList<LoggedState>& states, qint64 killed)
{
    for (qsizetype i = states.size() - 1; i >= 0; --i)
        if (states[i].name == name)
            return i + 1 == states.size() ? 0 : std::max<qint64>(0, killed - states[i + 1].since);
    return std::nullopt;
}

} // namespace broadside::test
