#include "editor/window/extensions/extension_store.h"

#include "editor/document/file_path.h"
#include "editor/document/scene_file.h"
#include "editor/window/extensions/extension_messages.h"

#include <QDir>
#include <QFile>
#include <QSettings>
#include <QStandardPaths>

namespace broadside {
namespace {

const QString kExamples = QStringLiteral(":/broadside/extensions");
const QString kScripts = QStringLiteral("*.js");

/// A permission belongs to the file of this path.
QString permissionKey(const QString& file)
{
    return QStringLiteral("extensionFiles/") + QString::fromLatin1(file.toUtf8().toPercentEncoding());
}

} // namespace

QString ExtensionStore::folder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/extensions");
}

QStringList ExtensionStore::files()
{
    QStringList paths;
    const QDir there(folder());
    for (const QString& name : there.entryList({kScripts}, QDir::Files, QDir::Name))
        paths += there.filePath(name);
    return paths;
}

bool ExtensionStore::makeFolder() { return QDir().mkpath(folder()); }

QStringList ExtensionStore::examples() { return QDir(kExamples).entryList({kScripts}, QDir::Files, QDir::Name); }

std::optional<Problem> ExtensionStore::copyExample(const QString& name)
{
    const QString to = folder() + u'/' + name;
    Problem problem;
    problem.file = encodedPath(to);
    QFile example(kExamples + u'/' + name);
    if (pathExists(to)) {
        problem.message = texts::extensionExists();
        problem.remedy = texts::extensionExistsRemedy();
        return problem;
    }
    if (!makeFolder() || !example.open(QIODevice::ReadOnly)) {
        problem.message = texts::extensionNoFolder();
        problem.remedy = texts::extensionNoFolderRemedy();
        return problem;
    }
    return writeFileAtomically(to, example.readAll());
}

ExtensionStore::Permission ExtensionStore::permission(const QString& file) const
{
    const QVariant value = m_storage->value(permissionKey(file));
    if (!value.isValid())
        return Permission::NotAsked;
    return value.toBool() ? Permission::Granted : Permission::Refused;
}

void ExtensionStore::setPermission(const QString& file, Permission permission)
{
    if (permission == Permission::NotAsked)
        m_storage->remove(permissionKey(file));
    else
        m_storage->setValue(permissionKey(file), permission == Permission::Granted);
}

} // namespace broadside
