#pragma once

#include "editor/document/focus.h"
#include "editor/session/breakpoint_session.h"
#include "editor/session/hover.h"
#include "editor/session/jobs/expectation_check.h"
#include "editor/session/jobs/heat_map.h"
#include "editor/session/jobs/pair_inquiry.h"
#include "editor/session/jobs/query_book.h"
#include "editor/session/jobs/run_audit.h"
#include "editor/session/shown_world.h"
#include "editor/session/sprite_atlases.h"
#include "editor/viewport/camera2d.h"
#include "editor/viewport/display/display_list.h"
#include "editor/viewport/display/glyph_atlas.h"
#include "editor/viewport/gl/gl_renderer.h"
#include "editor/viewport/paint/colors.h"
#include "editor/viewport/paint/scene_view.h"
#include "editor/viewport/paint/seen_structure.h"
#include "editor/viewport/show_flags.h"
#include "editor/viewport/viewport_input.h"

#include <QMouseEvent>
#include <QOpenGLWidget>

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace broadside {

/// Optional sources of things that are drawn in the world; each may be null.
struct DrawnParts {
    const PairInquiry* inquiry = nullptr;           ///< Its pair is drawn.
    const RunAudit* audit = nullptr;                ///< Its findings in the shown step are drawn.
    const BreakpointSession* breakpoints = nullptr; ///< Their regions are drawn.
    const QueryBook* queries = nullptr;             ///< The saved queries are drawn.
    const HeatMap* heat = nullptr;                  ///< Its numbers colour the cells while the heat map is shown.
    const StepSession* steps = nullptr;             ///< The hits of its last steps are drawn.
    const SpriteAtlases* atlases = nullptr;         ///< Sprites are drawn from them.
    const ExpectationCheck* expectation = nullptr;  ///< The region in which an object should stay is drawn.
};

/// Shows the shown world. ViewportInput translates mouse and keys for tools and focus.
///
/// The left button belongs to the tool. A drag with the middle button, or with Space and the left button, pans; the
/// wheel zooms at the pointer (MouseHabits change this); Esc cancels what the tool began. The display list is rebuilt
/// only after a change, and only the parts that changed. Once the camera pans, objects are painted a little beyond the
/// edges, and painted again only when the camera reaches an area without painted objects.
///
/// Call openGlProblem() before you create one: a QOpenGLWidget that is shown without working OpenGL crashes.
class ViewportWidget final : public QOpenGLWidget {
    Q_OBJECT
public:
    /// @pre all outlive the widget.
    ViewportWidget(const ShownWorld& shownWorld, Focus& focus, const Hover& hover, const DrawnParts& drawn = {},
                   QWidget* parent = nullptr);
    ~ViewportWidget() override;

    /// Sets the active tool; null for none. Cancels what the previous tool began. @pre the tool outlives its activity.
    void setTool(Tool* tool) { m_input.setTool(tool); }
    [[nodiscard]] Tool* tool() const noexcept { return m_input.tool(); }

    [[nodiscard]] const Camera2D& camera() const noexcept { return m_camera; }
    [[nodiscard]] const ShowFlags& showFlags() const noexcept { return m_show; }
    void setShowFlags(const ShowFlags& show);
    void setTheme(const Theme& theme);
    void setMouseHabits(const MouseHabits& habits) { m_input.setMouseHabits(habits); }
    [[nodiscard]] const Theme& theme() const noexcept { return m_theme; }
    /// Whether objects with faults are marked, if the flags show them. The tour lets the user find out.
    void setTellsFaults(bool tells);
    /// Shows the snap grid; a step of 0 shows none.
    void setSnapStep(double metres);
    [[nodiscard]] bool isFollowing() const noexcept { return m_following; }
    /// How often the display list was rebuilt: for tests and benchmarks.
    [[nodiscard]] std::uint64_t listRevision() const noexcept { return m_revision; }
    /// How often each part of it was rebuilt: for tests and benchmarks.
    [[nodiscard]] const DisplayRevisions& partRevisions() const noexcept { return m_parts; }

    [[nodiscard]] QSize sizeHint() const override { return {960, 600}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {160, 120}; }

public slots:
    /// Frames the whole world, again after each change of the view's size, until the user pans or zooms.
    void showWorld();
    /// Frames all selected objects, or the whole world if none is selected.
    void frameSelection();
    void cancelTool() { m_input.cancelTool(); } ///< Has the same effect as Esc.
    void zoomBy(double factor);                 ///< The middle keeps its place; above 1 shows less, larger.
    void panBy(Vec2 views);                     ///< Right and up, in widths and heights of the view.
    void centreOn(Vec2 world);
    /// Regions that are drawn until others replace them.
    void mark(const std::vector<ShownRegion>& regions);
    /// Restores centre and zoom of an earlier camera(), also from another view of the world.
    void showView(Vec2 centre, double zoom);
    /// Keeps the projectile of the first cannon in the centre, with zoom 1 + y/worldHeight, while a simulation runs and
    /// the projectile is above y = 0. Otherwise shows the whole world at zoom 1. Panning or zooming by hand ends it.
    void setFollowing(bool following);

signals:
    void cameraChanged();
    void hintChanged(const QString& hint); ///< Hint of the active tool; empty for none.
    void followingChanged(bool following);
    void doubleClicked(broadside::ObjectId hit); ///< Emitted after the tool has received the press.
    void listWanted(broadside::Mark mark); ///< The user clicked the number of faults or of missed pairs in the legend.
    void legendFoldWanted();               ///< The user clicked the mark that folds or unfolds the legend.
    /// `underneath`: topmost object first.
    void menuWanted(QPoint at, const std::vector<broadside::ObjectId>& underneath);
    void openGlFailed(const QString& message); ///< Nothing can be drawn; the message says why and what to do.
    /// The driver does not accept pictures of this size; the message says what to do.
    void pictureIsCoarse(const QString& message);

protected:
    bool event(QEvent* event) override;
    void initializeGL() override;
    void paintGL() override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override { m_input.pressMouse(*event); }
    void mouseMoveEvent(QMouseEvent* event) override { m_input.moveMouse(*event); }
    void mouseReleaseEvent(QMouseEvent* event) override { m_input.releaseMouse(*event); }
    void mouseDoubleClickEvent(QMouseEvent* event) override { m_input.handleDoubleClick(*event); }
    void wheelEvent(QWheelEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void releaseGl();
    void warmUp();       ///< See GlRenderer::warmUp.
    void repaintWorld(); ///< Objects, camera or colours changed.
    void repaintFocus(); ///< Pointer, selection or tool changed.
    void rebuildList();
    void updateStepData();
    void updateFaulty();
    void reportCoarsePicture();
    [[nodiscard]] bool coversView() const;
    [[nodiscard]] Camera2D updatePaintedArea();
    [[nodiscard]] std::vector<ObjectIndex> visiblePaintedRows() const;
    [[nodiscard]] SceneView viewOf(const Camera2D& camera, std::span<const ObjectIndex> rows,
                                   std::span<const ShownRegion> regions) const;
    [[nodiscard]] const CellHeat* shownHeat() const;

    void followInput();
    void followDrawn();
    void onStageChanged();
    void onUserMovedCamera();
    void cameraMoved();
    void frameWorld();
    void makeRoomForLegend();
    void follow();
    void fitFrustum();
    void keepWorldInWindow(int lower);

    const ShownWorld& m_shownWorld;
    Focus& m_focus;
    const Hover& m_hover;
    const DrawnParts m_drawn;

    Camera2D m_camera;
    ViewportInput m_input;
    ShowFlags m_show;
    Theme m_theme;
    std::optional<double> m_firstZoom; // of showView() before the first picture: the size of the view is not yet final
    bool m_hasPicture = false;
    bool m_showsWorld = true; // The whole world is framed and must stay framed.
    bool m_following = false;
    bool m_tellsFaults = true;
    QRect m_placeInWindow;
    std::optional<LegendPlace> m_legendPlace; // of the last picture; nothing: it is chosen again
    double m_framedBelow = 0.0;               // Height above the framed world, in logical pixels.
    std::vector<Aabb> m_hidden;               // Parts of the world below child widgets, when the list was rebuilt.
    double m_snapStep = 0.0;

    GlyphAtlas m_atlas;
    std::unique_ptr<GlRenderer> m_renderer;      // Null without an OpenGL context.
    QString m_lastCoarseMessage;                 // The last message of pictureIsCoarse().
    std::optional<VisibleStructure> m_structure; // The one in the display list; only while it is shown.
    // Only while the heat map is shown and m_drawn.heat gives no numbers of its own.
    std::optional<CellHeat> m_visibleHeat;
    std::vector<ObjectIndex> m_faulty; // Only while faults are shown.
    std::vector<ShownRegion> m_marks;
    std::vector<RecentHit> m_hits;             // Hits of the shown step.
    std::vector<Registration> m_registrations; // Registrations of the hovered and the pinned objects.
    DisplayList m_list;
    std::uint64_t m_revision = 0;
    DisplayRevisions m_parts{};
    bool m_groundDirty = true;
    bool m_objectsDirty = true;
    bool m_focusDirty = true;
    struct Painted { // State of the painted objects.
        Aabb area;
        double scale = 0.0; // Pixels per metre.
        std::vector<ObjectIndex> rows;
    };
    Painted m_painted;
    bool m_hasPanned = false;  // The camera panned beyond the painted area.
    bool m_isResizing = false; // Another paint event follows.
    bool m_isWarm = false;     // The renderer was warmed up, or will be soon.
};

} // namespace broadside
