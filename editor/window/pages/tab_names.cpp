#include "editor/window/pages/tab_names.h"

#include <algorithm>

namespace broadside {
namespace {

/// The last `count` folders of the path, without the name of the file.
QString foldersOf(const QString& file, int count) { return file.section(QLatin1Char('/'), -1 - count, -2); }

int depthOf(const QString& file) { return static_cast<int>(file.count(QLatin1Char('/'))); }

/// As many folders as are needed to differ from all of `others`, at most all folders.
QString distinction(const QString& file, const QStringList& others)
{
    for (int count = 1; count < depthOf(file); ++count) {
        const QString folders = foldersOf(file, count);
        if (std::ranges::none_of(others, [&](const QString& other) { return foldersOf(other, count) == folders; }))
            return folders;
    }
    return file.section(QLatin1Char('/'), 0, -2, QString::SectionIncludeTrailingSep);
}

} // namespace

QStringList tabNames(const QStringList& files)
{
    QStringList names;
    for (const QString& file : files) {
        const QString name = file.section(QLatin1Char('/'), -1);
        QStringList others;
        for (const QString& other : files)
            if (other != file && other.contains(QLatin1Char('/')) && other.section(QLatin1Char('/'), -1) == name)
                others += other;
        const bool isAlone = others.isEmpty() || !file.contains(QLatin1Char('/'));
        names += isAlone ? name : QStringLiteral("%1 (%2)").arg(name, distinction(file, others));
    }
    return names;
}

} // namespace broadside
