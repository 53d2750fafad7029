#include "editor/window/layout/settings.h"

#include "editor/document/file_path.h"
#include "editor/window/preferences/preference_table.h"

#include <cmath>

namespace broadside {
namespace {

constexpr auto kRecentFiles = QLatin1String("recentFiles");
constexpr auto kHintsDismissed = QLatin1String("hintsDismissed");
constexpr auto kGeometry = QLatin1String("window/geometry");
constexpr auto kCurrentLayout = QLatin1String("window/layout");

constexpr auto kSnapping = QLatin1String("snapping/on");
constexpr auto kGridStep = QLatin1String("snapping/gridStep");
constexpr auto kPixelsPerMetre = QLatin1String("snapping/pixelsPerMetre");
constexpr std::array<QLatin1String, kSnapSources> kSnapTo{
    QLatin1String("snapping/objects"), QLatin1String("snapping/gaps"), QLatin1String("snapping/guides"),
    QLatin1String("snapping/cells"),   QLatin1String("snapping/grid"), QLatin1String("snapping/pixels")};

constexpr std::array kViewParts{QLatin1String("view/guides"), QLatin1String("view/legend")};

QString keyOf(Settings::ViewPart part) { return kViewParts[static_cast<std::size_t>(part)]; }

/// A valid size, because the user can edit the settings file.
double sizeIn(const QVariant& value, double otherwise)
{
    const double size = value.toDouble();
    return std::isfinite(size) && size > 0.0 ? size : otherwise;
}

constexpr auto kSession = QLatin1String("session");
constexpr auto kSessionScenes = QLatin1String("session/scenes");
constexpr auto kSessionProject = QLatin1String("session/project");
constexpr auto kSessionActive = QLatin1String("session/active");
constexpr auto kFile = QLatin1String("file");
constexpr auto kCentre = QLatin1String("centre");
constexpr auto kZoom = QLatin1String("zoom");
constexpr auto kTable = QLatin1String("table");
constexpr auto kLastStep = QLatin1String("lastStep");
constexpr auto kShownStep = QLatin1String("shownStep");
constexpr auto kDiagnosed = QLatin1String("diagnosed");
constexpr auto kPausesAtRest = QLatin1String("simulation/pausesAtRest");
constexpr auto kHiddenButtons = QLatin1String("toolBar/hidden");
constexpr auto kRecentCommands = QLatin1String("recentCommands");

QString shortcutKey(const QString& action) { return QStringLiteral("shortcuts/") + action; }
QString layoutKey(const QString& layout) { return QStringLiteral("window/layouts/") + layout; }
QString layoutPageKey(const QString& layout) { return QStringLiteral("window/layoutPages/") + layout; }
QString timelineKey(const QString& layout) { return QStringLiteral("window/timelines/") + layout; }

RunSeen runSeenIn(const QSettings& storage)
{
    return {storage.value(kLastStep).toULongLong(), storage.value(kShownStep).toULongLong(),
            storage.value(kDiagnosed).toBool()};
}

SceneSeen sceneSeenIn(const QSettings& storage)
{
    return {pathOfStored(storage.value(kFile).toString()), storage.value(kCentre).toPointF(),
            sizeIn(storage.value(kZoom, 1.0), 1.0), storage.value(kTable).toString(), runSeenIn(storage)};
}

} // namespace

void RecentList::add(const QString& latest)
{
    QStringList list = all();
    list.removeAll(latest);
    list.prepend(latest);
    m_storage.setValue(m_key, list.mid(0, m_most));
}

Appearance Settings::appearance() const
{
    return static_cast<Appearance>(storedIn(m_storage, Preference::Theme).toInt());
}

QStringList Settings::recentFiles() const
{
    QStringList paths;
    for (const QString& stored : m_storage.value(kRecentFiles).toStringList().mid(0, recentFilesKept()))
        paths += pathOfStored(stored);
    return paths;
}

void Settings::addRecentFile(const QString& path)
{
    RecentList(m_storage, kRecentFiles, recentFilesKept()).add(storedPath(path));
}

int Settings::recentFilesKept() const { return storedIn(m_storage, Preference::RecentFiles).toInt(); }

void Settings::clearRecentFiles() { m_storage.remove(kRecentFiles); }

bool Settings::hintsDismissed() const { return m_storage.value(kHintsDismissed, false).toBool(); }
void Settings::dismissHints() { m_storage.setValue(kHintsDismissed, true); }

bool Settings::welcomesAtStart() const { return storedIn(m_storage, Preference::WelcomesAtStart).toBool(); }
void Settings::setWelcomesAtStart(bool welcomes)
{
    m_storage.setValue(rowOf(Preference::WelcomesAtStart).key, welcomes);
}

LastSession Settings::lastSession() const
{
    LastSession session;
    session.active = m_storage.value(kSessionActive).toInt();
    session.project = pathOfStored(m_storage.value(kSessionProject).toString());
    const int count = m_storage.beginReadArray(kSessionScenes);
    for (int i = 0; i < count; ++i) {
        m_storage.setArrayIndex(i);
        session.scenes += sceneSeenIn(m_storage);
    }
    m_storage.endArray();
    m_storage.beginGroup(kSession);
    if (count == 0 && m_storage.contains(kFile)) // written by the version before tabs
        session.scenes += sceneSeenIn(m_storage);
    m_storage.endGroup();
    session.scenes.removeIf([](const SceneSeen& seen) { return seen.file.isEmpty(); });
    return session;
}

void Settings::setLastSession(const LastSession& session)
{
    m_storage.beginGroup(kSession);
    for (const auto& key : {kFile, kCentre, kZoom}) // written by the version before tabs
        m_storage.remove(key);
    m_storage.endGroup();
    m_storage.remove(kSessionScenes);
    m_storage.beginWriteArray(kSessionScenes, static_cast<int>(session.scenes.size()));
    for (int i = 0; i < session.scenes.size(); ++i) {
        m_storage.setArrayIndex(i);
        m_storage.setValue(kFile, storedPath(session.scenes[i].file));
        m_storage.setValue(kCentre, session.scenes[i].centre);
        m_storage.setValue(kZoom, session.scenes[i].zoom);
        if (!session.scenes[i].table.isEmpty())
            m_storage.setValue(kTable, session.scenes[i].table);
        if (const RunSeen& run = session.scenes[i].run; run.last > 0) {
            m_storage.setValue(kLastStep, run.last);
            m_storage.setValue(kShownStep, run.step);
            m_storage.setValue(kDiagnosed, run.isDiagnosed);
        }
    }
    m_storage.endArray();
    m_storage.setValue(kSessionActive, session.active);
    m_storage.setValue(kSessionProject, storedPath(session.project));
}

bool Settings::pausesAtRest() const { return m_storage.value(kPausesAtRest, false).toBool(); }
void Settings::setPausesAtRest(bool pauses) { m_storage.setValue(kPausesAtRest, pauses); }

bool Settings::restoresSession() const { return storedIn(m_storage, Preference::RestoresSession).toBool(); }
void Settings::setRestoresSession(bool restores)
{
    m_storage.setValue(rowOf(Preference::RestoresSession).key, restores);
}

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

bool Settings::shows(ViewPart part) const { return m_storage.value(keyOf(part), true).toBool(); }
void Settings::setShows(ViewPart part, bool shows) { m_storage.setValue(keyOf(part), shows); }

LayoutState Settings::layoutState(const QString& layout) const
{
    return {m_storage.value(layoutKey(layout)).toByteArray(), m_storage.value(layoutPageKey(layout)).toSize(),
            m_storage.value(timelineKey(layout)).toInt()};
}

void Settings::setLayoutState(const QString& layout, const LayoutState& state)
{
    m_storage.setValue(layoutKey(layout), state.docks);
    m_storage.setValue(layoutPageKey(layout), state.page);
    m_storage.setValue(timelineKey(layout), state.timeline);
}

QStringList Settings::hiddenButtons() const { return m_storage.value(kHiddenButtons).toStringList(); }
void Settings::setHiddenButtons(const QStringList& actions) { m_storage.setValue(kHiddenButtons, actions); }

RecentList Settings::recentCommands() const { return {m_storage, kRecentCommands, kMostRecentCommands}; }

std::optional<QStringList> Settings::shortcuts(const QString& action) const
{
    const QString key = shortcutKey(action);
    return m_storage.contains(key) ? std::optional(m_storage.value(key).toStringList()) : std::nullopt;
}

void Settings::setShortcuts(const QString& action, const std::optional<QStringList>& keys)
{
    if (keys)
        m_storage.setValue(shortcutKey(action), *keys);
    else
        m_storage.remove(shortcutKey(action));
}

QString Settings::currentLayout() const { return m_storage.value(kCurrentLayout).toString(); }
void Settings::setCurrentLayout(const QString& layout) { m_storage.setValue(kCurrentLayout, layout); }

} // namespace broadside
