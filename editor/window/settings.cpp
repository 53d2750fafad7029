#include "editor/window/settings.h"

#include <cmath>

namespace broadside {
namespace {

constexpr auto kAppearance = QLatin1String("appearance");
constexpr auto kRecentFiles = QLatin1String("recentFiles");
constexpr auto kHintsDismissed = QLatin1String("hintsDismissed");
constexpr auto kWelcomesAtStart = QLatin1String("welcomesAtStart");
constexpr auto kGeometry = QLatin1String("window/geometry");
constexpr auto kCurrentLayout = QLatin1String("window/layout");

constexpr auto kSnapping = QLatin1String("snapping/on");
constexpr auto kGridStep = QLatin1String("snapping/gridStep");
constexpr auto kPixelsPerMetre = QLatin1String("snapping/pixelsPerMetre");
constexpr std::array<QLatin1String, kSnapSources> kSnapTo{
    QLatin1String("snapping/objects"), QLatin1String("snapping/gaps"), QLatin1String("snapping/cells"),
    QLatin1String("snapping/grid"), QLatin1String("snapping/pixels")};

/// Whatever somebody wrote into the file.
double sizeIn(const QVariant& value, double otherwise)
{
    const double size = value.toDouble();
    return std::isfinite(size) && size > 0.0 ? size : otherwise;
}

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

SnapSettings Settings::snapping() const
{
    SnapSettings snapping;
    snapping.isOn = m_storage.value(kSnapping, snapping.isOn).toBool();
    for (std::size_t i = 0; i < kSnapSources; ++i)
        snapping.sources[i] = m_storage.value(kSnapTo[i], snapping.sources[i]).toBool();
    snapping.gridStep = sizeIn(m_storage.value(kGridStep), snapping.gridStep);
    snapping.pixelsPerMetre = sizeIn(m_storage.value(kPixelsPerMetre), snapping.pixelsPerMetre);
    return snapping;
}

void Settings::setSnapping(const SnapSettings& snapping)
{
    m_storage.setValue(kSnapping, snapping.isOn);
    for (std::size_t i = 0; i < kSnapSources; ++i)
        m_storage.setValue(kSnapTo[i], snapping.sources[i]);
    m_storage.setValue(kGridStep, snapping.gridStep);
    m_storage.setValue(kPixelsPerMetre, snapping.pixelsPerMetre);
}

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
