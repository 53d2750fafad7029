#pragma once

#include "editor/session/jobs/background.h"
#include "editor/session/shown_world.h"
#include "editor/session/simulation_session.h"
#include "editor/viewport/display/glyph_atlas.h"
#include "editor/window/files/export_dialog.h"

#include <QObject>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

class QAction;
class QProgressDialog;
class QSettings;

namespace broadside {

class ActionRegistry;
class MessageBar;
class ViewportWidget;
struct PictureOptions;
struct SavedPicture;
struct ScenePicture;

/// File > Export: the view or the whole world as PNG, SVG or PDF, or one picture of each recorded step. Pictures are
/// drawn and written in the background. Long exports show their progress; cancelling one leaves no incomplete file.
/// Afterwards the simulation is at the same step as before.
class ExportAction final : public QObject {
    Q_OBJECT
public:
    /// Makes the picture of the step that the shown world shows.
    using Paint = std::function<Result<ScenePicture>(const PictureOptions& options)>;
    struct Parts {
        ActionRegistry& actions;
        MessageBar& messages;
        const SceneDocument& document;
        const ShownWorld& shownWorld;
        StepSession& session;
        const SimulationSession* simulation; ///< Null: a recording is shown.
        ViewportWidget& viewport;
        QSettings& storage;
        QWidget& window;
        Paint paint;
    };
    /// @pre all outlive this
    explicit ExportAction(Parts parts);
    ~ExportAction() override;

    void start(const ExportRequest& request);
    [[nodiscard]] bool isExporting() const noexcept { return m_request.has_value(); }

private:
    void ask();
    [[nodiscard]] ExportDialog::Offer offer() const;
    void remember(const ExportRequest& request);
    [[nodiscard]] PictureOptions options() const;
    void showProgress();
    void showShare(double share);
    void draw();
    void take(const Result<SavedPicture>& written);
    void end();
    void cancel();

    Parts m_parts;
    QAction* m_action = nullptr;
    std::optional<ExportRequest> m_request; // the current request; empty: none
    std::uint64_t m_step = 0;               // the step that is being drawn
    std::uint64_t m_return = 0;             // the step to return to
    std::optional<Aabb> m_seen;             // the visible part of the world, the same for all pictures of a request
    QString m_loss;                         // of the last picture that lost something of the file before
    QString m_written;                      // the last file that was written
    std::shared_ptr<GlyphAtlas> m_glyphs;   // used by the drawing thread only
    std::unique_ptr<QProgressDialog> m_progress; // null: nothing is exported
    Background m_work;
};

} // namespace broadside
