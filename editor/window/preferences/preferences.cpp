#include "editor/window/preferences/preferences.h"

#include <QSettings>

#include <cassert>

namespace broadside {

Preferences::Preferences(QSettings& storage, QObject* parent)
    : QObject(parent)
    , m_storage(storage)
{}

QVariant Preferences::value(Preference preference) const { return storedIn(m_storage, preference); }

void Preferences::set(Preference preference, const QVariant& value)
{
    assert(isAllowed(preference, value));
    const QVariant before = this->value(preference);
    m_storage.setValue(rowOf(preference).key, formOf(preference, value));
    if (before != value)
        emit changed(preference);
}

void Preferences::reset(Preference preference)
{
    const bool changes = !isDefault(preference);
    m_storage.remove(rowOf(preference).key);
    if (changes)
        emit changed(preference);
}

QString Preferences::file() const { return m_storage.fileName(); }

} // namespace broadside
