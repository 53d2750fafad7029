#pragma once

#include "editor/session/jobs/background.h"
#include "editor/session/simulation_session.h"
#include "editor/session/stage.h"
#include "editor/viewport/display/glyph_atlas.h"
#include "editor/window/files/export_dialog.h"

#include <QObject>
#include <QPointer>

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
struct ScenePicture;

/// File > Export: what the view shows, or the world, as PNG, SVG or PDF; or a picture of each recorded step. Drawn and
/// written beside the GUI thread; what takes long shows how far it is and can be cancelled, which leaves no half file.
/// A sequence leaves the simulation where it was.
class ExportAction final : public QObject {
    Q_OBJECT
public:
    /// Makes the picture of the moment that the stage shows.
    using Paint = std::function<Result<ScenePicture>(const PictureOptions& options)>;
    struct Parts {
        ActionRegistry& actions;
        MessageBar& messages;
        const SceneDocument& document;
        const Stage& stage;
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
    void take(const Result<QString>& written);
    void end();
    void cancel();

    Parts m_parts;
    QAction* m_action = nullptr;
    std::optional<ExportRequest> m_request; // that is being done
    std::uint64_t m_step = 0;               // that is being drawn
    std::uint64_t m_return = 0;             // step to go back to
    std::optional<Aabb> m_seen;             // of the world, by the first picture
    QString m_written;                      // the last file
    std::shared_ptr<GlyphAtlas> m_glyphs;   // of the thread that draws
    QPointer<QProgressDialog> m_progress;
    Background m_work;
};

} // namespace broadside
