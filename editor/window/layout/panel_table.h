#pragma once

#include <QLatin1String>
#include <QList>

#include <array>
#include <cstdint>
#include <map>
#include <span>

class QDockWidget;
class QWidget;

namespace broadside {

class BreakpointSession;
class FixProof;
class Focus;
class Hover;
class ObjectEdits;
class PairInquiry;
class ProjectDocument;
class QueryBook;
class RunAudit;
class SceneDocument;
class SimulationSession;
class SpriteAtlases;
class Stage;
class StepSession;
class TemplateEdits;

/// The panels of a window.
enum class Panel : std::uint8_t {
    Objects,
    Place,
    ObjectProperties,
    BroadPhase,
    Simulation,
    Inspector,
    Timeline,
    CellSize,
    Why,
    Audit,
    Breakpoints,
    Queries,
    Checks,
    History,
    Templates,
    Assets,
    PictureShape,
    Events,
    Project,
};

/// What panels are made of. Each takes what it needs.
struct PanelParts {
    SceneDocument& document;
    ObjectEdits& edits;
    TemplateEdits& templates;
    Focus& focus;
    SimulationSession& session;
    StepSession& steps; ///< That are shown.
    Stage& stage;
    Hover& hover;
    BreakpointSession& breakpoints;
    PairInquiry& inquiry;
    RunAudit& audit;
    FixProof& proof;
    QueryBook& queries;
    SpriteAtlases& atlases;
    ProjectDocument* project; ///< Null in a window that has no host.
    QWidget& window;
};

/// The ready layouts: "Layout" for building and "Debug" for watching, each for wide windows, which have room for a
/// column on either side of the world, and for narrow ones.
enum class LayoutKind : std::uint8_t { BuildWide, BuildNarrow, DebugWide, DebugNarrow };
inline constexpr std::size_t kLayoutKinds = 4;

/// Where a panel stands in a layout: at the head of a place of its own, or as a tab behind another panel.
struct PanelPlace {
    enum class Area : std::uint8_t { Left, Right, Bottom, Tab };
    Area area = Area::Tab;
    int height = 0;                ///< Logical pixels; of the head of a place left or right.
    Panel behind = Panel::Objects; ///< Of a tab: the head of its place.
    bool isShown = false;
};

/// A row of the table: everything about a panel but its own two files.
struct PanelRow {
    Panel panel;
    const char* objectName;                        ///< Of the panel; saved layouts and tests know it by this.
    QDockWidget* (*make)(const PanelParts& parts); ///< Null where the window has no use for it.
    std::array<PanelPlace, kLayoutKinds> places;   ///< By LayoutKind.
};

/// In the order of the menu Window, and of the tabs of one place.
[[nodiscard]] std::span<const PanelRow> panelTable() noexcept;
/// Differs between tables of different panels: a saved layout of another table would leave panels in odd places.
[[nodiscard]] int versionOfPanelTable();

/// The panels of a window, made from the table. They belong to the window.
class Panels {
public:
    Panels() = default;
    explicit Panels(const PanelParts& parts);

    [[nodiscard]] bool has(Panel panel) const { return m_docks.contains(panel); }
    /// @pre has(panel)
    [[nodiscard]] QDockWidget& operator[](Panel panel) const { return *m_docks.at(panel); }
    /// By its class. @pre the table has a row for it
    template<class Of>
    [[nodiscard]] Of& get() const
    {
        for (const auto& [panel, dock] : m_docks)
            if (auto* found = dynamic_cast<Of*>(dock))
                return *found;
        Q_UNREACHABLE();
    }
    [[nodiscard]] QList<QDockWidget*> all() const; ///< In the order of the table.

private:
    std::map<Panel, QDockWidget*> m_docks;
};

} // namespace broadside
