#include "editor/scripts/script_reference.h"

#include <QFile>

namespace broadside {

QString scriptApi()
{
    QFile file(QStringLiteral(":/broadside/scripts/broadside.js"));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString scriptReference()
{
    QString page;
    QString comment;
    bool isOpen = false;
    for (const QString& line : scriptApi().split(u'\n')) {
        const QString text = line.trimmed();
        if (text.startsWith(QStringLiteral("//# "))) {
            page += QStringLiteral("\n## ") + text.mid(4) + QStringLiteral("\n\n");
        } else if (text.startsWith(QStringLiteral("/// "))) {
            comment += (isOpen ? QStringLiteral(" ") : QString()) + text.mid(4);
            isOpen = true;
        } else if (isOpen) {
            const qsizetype end = comment.indexOf(QStringLiteral(": "));
            page += QStringLiteral("- `%1`: %2\n").arg(comment.left(end), comment.mid(end + 2));
            comment.clear();
            isOpen = false;
        }
    }
    return page;
}

} // namespace broadside
