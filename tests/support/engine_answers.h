#pragma once

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QString>
#include <QStringList>

#include <cmath>

/// @file
/// What `broadside` says of the recordings of tests/engines: the answers that tests/engines/check compares.

namespace broadside::test {

/// A file of the project, named from its top folder. It ends the program if it cannot be read.
inline QString projectFile(const QString& name)
{
    QFile file(QStringLiteral(BROADSIDE_SCENES "/../../") + name);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(name));
    return QString::fromUtf8(file.readAll());
}

/// All answers, without their exit codes. Each begins with its command, without "broadside".
inline QStringList engineAnswers()
{
    static const QRegularExpression exitCode(QStringLiteral("\\n\\(exit code [0-9]+\\)"));
    QString text;
    QDirIterator files(QStringLiteral(BROADSIDE_SCENES "/../../tests/engines"), {QStringLiteral("*.answers.txt")},
                       QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (file.open(QIODevice::ReadOnly))
            text += QString::fromUtf8(file.readAll()).remove(exitCode) + u'\n';
    }
    QStringList answers = text.split(QStringLiteral("$ broadside "), Qt::SkipEmptyParts);
    for (QString& answer : answers)
        answer = answer.trimmed();
    return answers;
}

/// The answer to a command, or to the first one that begins with it and a space; empty if there is none.
inline QString engineAnswer(const QString& command)
{
    QString longer;
    for (const QString& answer : engineAnswers()) {
        const QString asked = answer.section(u'\n', 0, 0);
        if (asked == command)
            return answer;
        if (longer.isEmpty() && asked.startsWith(command + u' '))
            longer = answer;
    }
    return longer;
}

/// A number of an answer, such as 61739 for "Candidates". 0 if it has none of this name.
inline double numberIn(const QString& answer, const QString& name)
{
    const QRegularExpression line(QStringLiteral("\\n%1 +([0-9 ]+)").arg(name));
    return line.match(answer).captured(1).remove(u' ').toDouble();
}

/// The same for one frame, rounded to a whole number.
inline QString numberOfAFrame(const QString& answer, const QString& name)
{
    return QString::number(std::lround(numberIn(answer, name) / numberIn(answer, QStringLiteral("Frames"))));
}

} // namespace broadside::test
