#pragma once

#include "editor/document/focus.h"
#include "editor/session/breakpoint_session.h"
#include "editor/session/hover.h"
#include "editor/session/jobs/heat_map.h"
#include "editor/session/jobs/pair_inquiry.h"
#include "editor/session/jobs/query_book.h"
#include "editor/session/jobs/run_audit.h"
#include "editor/session/sprite_atlases.h"
#include "editor/session/stage.h"
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

/// What the world is drawn with, besides its objects; each may be null.
struct DrawnParts {
    const PairInquiry* inquiry = nullptr;           ///< Its pair is drawn.
    const RunAudit* audit = nullptr;                ///< What it found in the moment that is shown is drawn.
    const BreakpointSession* breakpoints = nullptr; ///< Their regions are drawn.
    const QueryBook* queries = nullptr;             ///< The queries that are kept are drawn.
    const HeatMap* heat = nullptr;                  ///< Its numbers colour the cells while the heat map is shown.
    const StepSession* steps = nullptr;             ///< What its last steps hit is drawn.
    const SpriteAtlases* atlases = nullptr;         ///< Sprites are drawn from them.
};

/// Shows the stage. ViewportInput turns its mouse and keys into what tools and focus understand.
///
/// The left button is the tool's. Middle drag and Space with a left drag pan, the wheel zooms at the pointer, Esc
/// cancels what the tool has begun. Nothing is drawn anew unless something changed, and of the display list only the
/// parts that did: objects are painted a little beyond the edges once the camera pans, and stay as they are until it
/// comes to where none were painted.
///
/// Ask openGlProblem() before one is made: shown without working OpenGL a QOpenGLWidget crashes.
class ViewportWidget final : public QOpenGLWidget {
    Q_OBJECT
public:
    /// @pre all outlive the widget.
    ViewportWidget(const Stage& stage, Focus& focus, const Hover& hover, const DrawnParts& drawn = {},
                   QWidget* parent = nullptr);
    ~ViewportWidget() override;

    /// The active tool, or null for none; what the former one had begun is cancelled. @pre outlives its activity.
    void setTool(Tool* tool) { m_input.setTool(tool); }
    [[nodiscard]] Tool* tool() const noexcept { return m_input.tool(); }

    [[nodiscard]] const Camera2D& camera() const noexcept { return m_camera; }
    [[nodiscard]] const ShowFlags& showFlags() const noexcept { return m_show; }
    void setShowFlags(const ShowFlags& show);
    void setTheme(const Theme& theme);
    [[nodiscard]] const Theme& theme() const noexcept { return m_theme; }
    /// Shows the grid that objects keep to; a step of 0 shows none.
    void setSnapStep(double metres);
    [[nodiscard]] bool isFollowing() const noexcept { return m_following; }
    /// How often the display list was made anew: for tests and benchmarks.
    [[nodiscard]] std::uint64_t listRevision() const noexcept { return m_revision; }
    /// How often each part of it was: the same.
    [[nodiscard]] const DisplayRevisions& partRevisions() const noexcept { return m_parts; }

    [[nodiscard]] QSize sizeHint() const override { return {960, 600}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {160, 120}; }

public slots:
    /// The whole world, framed, also after the view changes its size, until the user pans or zooms.
    void showWorld();
    /// All selected objects; without a selection the whole world.
    void frameSelection();
    void cancelTool() { m_input.cancelTool(); } ///< As Esc does.
    void zoomBy(double factor);                 ///< About the middle; above 1 shows less, larger.
    void panBy(Vec2 views);                     ///< Right and up, in widths and heights of the view.
    void centreOn(Vec2 world);
    /// What camera() once said of another view of the world.
    void showView(Vec2 centre, double zoom);
    /// While a simulation runs: centred on the projectile of the first cannon with zoom 1 + y/worldHeight while it is
    /// above y = 0, else the whole world at zoom 1. Panning or zooming by hand ends it.
    void setFollowing(bool following);

signals:
    void cameraChanged();
    void hintChanged(const QString& hint); ///< Of the active tool; empty for none.
    void followingChanged(bool following);
    void doubleClicked(broadside::ObjectId hit); ///< After the tool had it.
    void listWanted(broadside::Mark mark);       ///< Of the faults or of the missed pairs, whose number was clicked.
    void menuWanted(QPoint at, const std::vector<broadside::ObjectId>& underneath); ///< The topmost first.
    void openGlFailed(const QString& message);    ///< Nothing can be drawn; says why and what to do.
    void pictureIsCoarse(const QString& message); ///< The driver takes none as large; says what to do.

protected:
    bool event(QEvent* event) override;
    void initializeGL() override;
    void paintGL() override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override { m_input.pressMouse(*event); }
    void mouseMoveEvent(QMouseEvent* event) override { m_input.moveMouse(*event); }
    void mouseReleaseEvent(QMouseEvent* event) override { m_input.releaseMouse(*event); }
    void mouseDoubleClickEvent(QMouseEvent* event) override { m_input.pressTwice(*event); }
    void wheelEvent(QWheelEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void releaseGl();
    void repaintWorld(); ///< Objects, camera or colours changed.
    void repaintFocus(); ///< Pointer, selection or tool changed.
    void rebuildList();
    void lookAtMoment();
    void tellOfCoarsePicture();
    [[nodiscard]] bool coversView() const;
    [[nodiscard]] Camera2D cameraOfObjects();
    [[nodiscard]] std::vector<ObjectIndex> rowsSeen() const;
    [[nodiscard]] SceneView viewOf(const Camera2D& camera, std::span<const ObjectIndex> rows,
                                   std::span<const ShownRegion> regions) const;
    [[nodiscard]] const CellHeat* heatShown() const;

    void followInput();
    void followDrawn();
    void onStageChanged();
    void onUserMovedCamera();
    void cameraMoved();
    void frameWorld();
    void follow();
    void fitFrustum();
    void keepWorldInWindow(int lower);

    const Stage& m_stage;
    Focus& m_focus;
    const Hover& m_hover;
    const DrawnParts m_drawn;

    Camera2D m_camera;
    ViewportInput m_input;
    ShowFlags m_show;
    Theme m_theme;
    bool m_showsWorld = true; // framed, and to be kept so
    bool m_following = false;
    QRect m_placeInWindow;
    double m_snapStep = 0.0;

    GlyphAtlas m_atlas;
    std::unique_ptr<GlRenderer> m_renderer;    // null without a context
    QString m_coarseTold;                      // by pictureIsCoarse
    std::optional<SeenStructure> m_structure;  // while it is shown, as the list has it
    std::optional<CellHeat> m_seenHeat;        // while the heat map is shown and has no numbers of its own
    std::vector<ObjectIndex> m_faulty;         // while faults are shown
    std::vector<RecentHit> m_hits;             // of the moment that is shown
    std::vector<Registration> m_registrations; // of what is hovered and pinned
    DisplayList m_list;
    std::uint64_t m_revision = 0;
    DisplayRevisions m_parts{};
    bool m_groundDirty = true;
    bool m_objectsDirty = true;
    bool m_focusDirty = true;
    struct Painted { // of the objects
        Aabb area;
        double scale = 0.0; // pixels per metre
        std::vector<ObjectIndex> rows;
    };
    Painted m_painted;
    bool m_hasPanned = false; // over the edge of what was painted
};

} // namespace broadside
