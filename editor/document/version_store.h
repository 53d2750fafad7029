#pragma once

#include "core/base/problem.h"

#include <QDateTime>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

QT_BEGIN_NAMESPACE
class QSettings;
QT_END_NAMESPACE

namespace broadside {

/// An earlier version of a scene file.
struct EarlierVersion {
    QString copy;    ///< The file with its bytes, absolute.
    QDateTime saved; ///< The time when this version was saved, UTC.
};

/// Earlier versions of saved files, the bytes that each save replaced. They are in one folder of the user, never next
/// to his files, and belong to the path of the file.
class VersionStore {
public:
    static constexpr int kLargestMost = 100;

    /// @pre `storage` outlives this
    explicit VersionStore(QSettings& storage, QString root = defaultRoot());

    /// How many versions of each file are kept; 0: none.
    [[nodiscard]] int most() const;
    void setMost(int versions); ///< Versions above the number are removed by the next keep().

    /// Keeps the present bytes of the file, before a save replaces them, and removes the oldest versions above most().
    /// Does nothing if there is no file, if most() is 0, or if its bytes are those of the latest version. Error: the
    /// bytes cannot be kept.
    [[nodiscard]] std::optional<Problem> keep(const QString& path);
    /// Returns the text of a file. It may be called in any thread, so it must own all that it needs.
    using Text = std::function<std::shared_ptr<const std::string>()>;
    /// A job that keeps, in the same way, what a file had that was replaced or is missing now. `saved`: when it was
    /// saved. The job may run in any thread.
    [[nodiscard]] std::function<std::optional<Problem>()> keeping(const QString& path, Text text,
                                                                  const QDateTime& saved) const;
    /// The versions of a file, the latest first.
    [[nodiscard]] std::vector<EarlierVersion> versionsOf(const QString& path) const;

    [[nodiscard]] static QString defaultRoot();

private:
    [[nodiscard]] QString folderOf(const QString& path) const;

    QSettings& m_storage;
    QString m_root;
};

} // namespace broadside
