#pragma once

#include <QProcess>
#include <QString>
#include <QTest>

/// @file
/// The games of resources/manual/cases.md.

namespace broadside::test {

inline constexpr const char* kCaseGames[] = {"swarm", "platforms", "river"};

/// Records each game and its mended version in a folder, such as swarm.bstrace and swarm-mended.bstrace.
inline void recordCaseGames(const QString& folder)
{
    for (const char* game : kCaseGames)
        for (const char* variant : {"", "mended"}) {
            const QString name = QLatin1String(game);
            const bool isMended = *variant != '\0';
            const QString program =
                QStringLiteral(BROADSIDE_CASES "/case_") + name + (isMended ? QStringLiteral("_mended") : QString());
            const QString recording =
                folder + u'/' + name + (isMended ? QStringLiteral("-mended") : QString()) + QStringLiteral(".bstrace");
            QCOMPARE(QProcess::execute(program, {recording}), 0);
        }
}

} // namespace broadside::test
