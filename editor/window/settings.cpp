#include "editor/window/settings.h"

namespace broadside {
namespace {

constexpr auto kAppearance = QLatin1String("appearance");
constexpr auto kRecentFiles = QLatin1String("recentFiles");
constexpr auto kHintsDismissed = QLatin1String("hintsDismissed");
constexpr auto kWelcomesAtStart = QLatin1String("welcomesAtStart");
constexpr auto kGeometry = QLatin1String("window/geometry");
constexpr auto kCurrentLayout = QLatin1String("window/layout");

QString layoutKey(const QString& layout) { return QStringLiteral("window/layouts/") + layout; }

} // namespace

Appearance Settings::appearance() const { return appearanceNamed(m_storage.value(kAppearance).toString()); }
void Settings::setAppearance(Appearance appearance) { m_storage.setValue(kAppearance, nameOf(appearance)); }

QStringList Settings::recentFiles() const { return m_storage.value(kRecentFiles).toStringList(); }

void Settings::addRecentFile(const QString& path)
{
    QStringList files = recentFiles();
    files.removeAll(path);
    files.prepend(path);
    m_storage.setValue(kRecentFiles, files.mid(0, kMostRecentFiles));
}

void Settings::clearRecentFiles() { m_storage.remove(kRecentFiles); }

bool Settings::hintsDismissed() const { return m_storage.value(kHintsDismissed, false).toBool(); }
void Settings::dismissHints() { m_storage.setValue(kHintsDismissed, true); }

bool Settings::welcomesAtStart() const { return m_storage.value(kWelcomesAtStart, true).toBool(); }
void Settings::setWelcomesAtStart(bool welcomes) { m_storage.setValue(kWelcomesAtStart, welcomes); }

QByteArray Settings::windowGeometry() const { return m_storage.value(kGeometry).toByteArray(); }
void Settings::setWindowGeometry(const QByteArray& geometry) { m_storage.setValue(kGeometry, geometry); }

QByteArray Settings::layoutState(const QString& layout) const
{
    return m_storage.value(layoutKey(layout)).toByteArray();
}

void Settings::setLayoutState(const QString& layout, const QByteArray& state)
{
    m_storage.setValue(layoutKey(layout), state);
}

QString Settings::currentLayout() const { return m_storage.value(kCurrentLayout).toString(); }
void Settings::setCurrentLayout(const QString& layout) { m_storage.setValue(kCurrentLayout, layout); }

} // namespace broadside
