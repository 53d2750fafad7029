#pragma once

#include "editor/window/preferences/preference_table.h"

#include <QColor>
#include <QObject>
#include <QString>

class QSettings;

namespace broadside {

/// What the user has chosen in the preferences, with a signal for each change. The storage belongs to the caller, so
/// that tests have their own; other programs may change it at any time, so each call reads it.
class Preferences final : public QObject {
    Q_OBJECT
public:
    /// @pre `storage` outlives this
    explicit Preferences(QSettings& storage, QObject* parent = nullptr);

    [[nodiscard]] QVariant value(Preference preference) const;
    [[nodiscard]] int number(Preference preference) const { return value(preference).toInt(); } ///< Or an index.
    [[nodiscard]] double real(Preference preference) const { return value(preference).toDouble(); }
    [[nodiscard]] bool isOn(Preference preference) const { return value(preference).toBool(); }
    [[nodiscard]] QColor color(Preference preference) const { return value(preference).value<QColor>(); }
    [[nodiscard]] QString text(Preference preference) const { return value(preference).toString(); }
    [[nodiscard]] bool isDefault(Preference preference) const { return value(preference) == defaultOf(preference); }

    /// Remembers the value and emits changed(), if it is another one. @pre isAllowed(preference, value)
    void set(Preference preference, const QVariant& value);
    void reset(Preference preference); ///< Removes it from the storage.

    [[nodiscard]] QString file() const; ///< Where the settings are kept.

signals:
    void changed(broadside::Preference preference);

private:
    QSettings& m_storage;
};

} // namespace broadside
