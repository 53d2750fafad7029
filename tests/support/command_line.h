#pragma once

#include "app/command_line.h"
#include "tests/support/patience.h"

#include <QByteArray>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStringList>
#include <QTemporaryDir>

#include <sstream>

/// @file
/// Command lines for tests: in this process and as a program.

namespace broadside::test {

/// Exit code and output of a command.
struct Outcome {
    int code = -1;
    QByteArray out;
    QByteArray err;

    [[nodiscard]] QJsonObject json() const
    {
        QJsonParseError error;
        const QJsonDocument document = QJsonDocument::fromJson(out, &error);
        if (error.error != QJsonParseError::NoError)
            qWarning("not JSON: %s\n%s", qPrintable(error.errorString()), out.constData());
        return document.object();
    }
};

/// Runs the command in this process, so that a sanitizer checks it.
inline Outcome call(const QStringList& words)
{
    std::ostringstream out;
    std::ostringstream err;
    Console console{out, err};
    std::vector<std::string> arguments;
    for (const QString& word : words)
        arguments.push_back(word.toStdString());
    const ExitCode code = runCommandLine(arguments, console);
    return {static_cast<int>(code), QByteArray::fromStdString(out.str()), QByteArray::fromStdString(err.str())};
}

/// The program; that of another build if the environment names it.
inline QString programFile() { return qEnvironmentVariable("BROADSIDE_PROGRAM", QStringLiteral(BROADSIDE_PROGRAM)); }

/// Starts the program, on a machine without a display.
inline Outcome start(const QStringList& words)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(QLatin1String(name));
    process.setProcessEnvironment(environment);
    process.start(programFile(), words);
    if (!process.waitForFinished(kPatience) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

/// Runs a script in a shell, in which "$@" is the program with its arguments. It covers what QProcess cannot do: file
/// names with any bytes, closed streams, limits.
inline Outcome shell(const char* script, const QStringList& words, const QStringList& variables = {})
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const QString& variable : variables)
        environment.insert(variable.section(u'=', 0, 0), variable.section(u'=', 1));
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral("/bin/sh"),
                  QStringList{QStringLiteral("-c"), QString::fromLatin1(script), QStringLiteral("sh"), programFile()} +
                      words);
    if (!process.waitForFinished(120'000))
        return {-1, {}, "it did not end"};
    if (process.exitStatus() != QProcess::NormalExit)
        return {-1, process.readAllStandardOutput(),
                "signal " + QByteArray::number(process.exitCode()) + ' ' + process.readAllStandardError()};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

inline QString sample(const char* name = "cannon")
{
    return QStringLiteral(BROADSIDE_SCENES "/%1.broadside").arg(QLatin1String(name));
}

inline QStringList words(const char* line)
{
    QStringList list = QString::fromLatin1(line).split(u' ', Qt::SkipEmptyParts);
    list.replaceInStrings(QStringLiteral("SAMPLE"), sample());
    return list;
}

/// A folder of a test, and the files that it writes there.
class TestFolder {
protected:
    [[nodiscard]] QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    [[nodiscard]] QString fileWith(const char* name, const QByteArray& bytes) const
    {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write %s", qPrintable(file.fileName()));
        return file.fileName();
    }

    QTemporaryDir m_folder;
};

} // namespace broadside::test
