#pragma once

#include "core/base/problem.h"

#include <QString>
#include <QStringList>

#include <optional>

class QSettings;

namespace broadside {

/// The folder of extensions, the examples in the program, and what the user allowed each extension.
class ExtensionStore {
public:
    /// @pre `storage` outlives this
    explicit ExtensionStore(QSettings& storage)
        : m_storage(&storage)
    {}

    [[nodiscard]] static QString folder(); ///< It need not exist.
    /// The scripts in it, by name. Paths from the root.
    [[nodiscard]] static QStringList files();
    /// Makes the folder; false: that failed.
    [[nodiscard]] static bool makeFolder();

    [[nodiscard]] static QStringList examples(); ///< Names of their files.
    /// Copies an example into the folder. Error: a file of that name is there, or it cannot be written.
    [[nodiscard]] static std::optional<Problem> copyExample(const QString& name);

    enum class Permission { NotAsked, Refused, Granted };
    /// May the extension use all files?
    [[nodiscard]] Permission permission(const QString& file) const;
    void setPermission(const QString& file, Permission permission);

private:
    QSettings* m_storage;
};

} // namespace broadside
