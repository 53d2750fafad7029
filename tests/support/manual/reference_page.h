#pragma once

#include <QFile>
#include <QString>
#include <QtTest>

/// @file
/// Pages of the manual that are made from tables of the program. A test makes the text and compares it with the page,
/// so that the page is never out of date.

namespace broadside::test {

/// The text in a cell of a table.
inline QString inCell(QString text)
{
    return text.simplified().replace(u'|', QStringLiteral("\\|")).replace(u'<', QStringLiteral("\\<"));
}

/// Whether resources/manual/reference/NAME.md has this text. Writes it there first if BROADSIDE_WRITE_REFERENCE is set.
inline bool isReferencePage(const QString& name, const QString& text)
{
    QFile file(QStringLiteral(BROADSIDE_SCENES "/../manual/reference/%1.md").arg(name));
    if (qEnvironmentVariableIsSet("BROADSIDE_WRITE_REFERENCE")) {
        if (!file.open(QIODevice::WriteOnly))
            return false;
        file.write(text.toUtf8());
        file.close();
    }
    if (!file.open(QIODevice::ReadOnly))
        return false;
    const QStringList written = QString::fromUtf8(file.readAll()).split(u'\n');
    const QStringList wanted = text.split(u'\n');
    for (qsizetype i = 0; i < std::max(written.size(), wanted.size()); ++i)
        if (written.value(i) != wanted.value(i)) {
            qWarning("line %d is\n  %s\nand should be\n  %s", static_cast<int>(i + 1), qPrintable(written.value(i)),
                     qPrintable(wanted.value(i)));
            return false;
        }
    return written.size() == wanted.size();
}

inline constexpr const char* kHowToWrite =
    "Write the page again: set BROADSIDE_WRITE_REFERENCE=1 in the environment, and run this test.";

} // namespace broadside::test
