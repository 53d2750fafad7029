#include "editor/window/actions/export_action.h"

#include "core/base/memory_limit.h"
#include "editor/document/message_text.h"
#include "editor/viewport/export/picture.h"
#include "editor/viewport/export/scene_picture.h"
#include "editor/viewport/viewport_widget.h"
#include "editor/widgets/words/count_messages.h"
#include "editor/window/actions/action_registry.h"
#include "editor/window/message_bar.h"

#include <QAction>
#include <QDir>
#include <QFileInfo>
#include <QProgressDialog>
#include <QSettings>

#include <algorithm>
#include <limits>
#include <utility>

namespace broadside {
namespace {

constexpr auto kWidthKey = QLatin1String("export/width");
constexpr auto kWholeWorld = QLatin1String("export/wholeWorld");
constexpr auto kFolder = QLatin1String("export/folder");
constexpr auto kSuffix = QLatin1String("export/suffix");
constexpr int kUsualWidth = 1920;
constexpr int kShares = 100; // steps of the progress bar per picture

} // namespace

ExportAction::ExportAction(Parts parts)
    : m_parts(std::move(parts))
{
    m_action = &m_parts.actions.add(*this, MenuSection::FileSave,
                                    {.name = "exportPicture",
                                     .text = tr("&Export picture..."),
                                     .keys = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E)},
                                     .tip = tr("Export the view, the world, or every recorded step as PNG, SVG or PDF"),
                                     .perform = [this] { ask(); }});
}

ExportAction::~ExportAction() = default;

ExportDialog::Offer ExportAction::offer() const
{
    ExportDialog::Offer offer;
    const QFileInfo scene(m_parts.document.path());
    const QString suffix = m_parts.storage.value(kSuffix, QStringLiteral("png")).toString();
    const QString usual = scene.filePath().isEmpty() ? QDir::homePath() : scene.absolutePath();
    QString folder = m_parts.storage.value(kFolder, usual).toString();
    if (!QDir(folder).exists())
        folder = usual;
    const QString name = scene.filePath().isEmpty() ? tr("untitled") : scene.completeBaseName();
    offer.file = QDir(folder).filePath(name + QLatin1Char('.') + suffix);
    const Vec2 view = m_parts.viewport.camera().viewSize();
    offer.view = {static_cast<int>(view.x), static_cast<int>(view.y)};
    const WorldSettings& world = m_parts.shownWorld.world();
    offer.worldRatio = world.width / world.height;
    offer.wholeWorld = m_parts.storage.value(kWholeWorld, false).toBool();
    offer.width = std::clamp(m_parts.storage.value(kWidthKey, kUsualWidth).toInt(), 1, kMostExportedSide);
    const StepRange recorded = m_parts.session.recorded();
    if (m_parts.session.objects() && recorded.last > recorded.first) {
        offer.recorded = recorded;
        if (!m_parts.session.capabilities().canMakeSteps)
            offer.stepsObstacle = tr("Only one step of a recording can be exported at a time.");
        else if (!m_parts.simulation->pendingEdits().empty())
            offer.stepsObstacle = tr("Some edits take effect in the next step. Make a step or undo the edits first.");
    }
    return offer;
}

void ExportAction::ask()
{
    if (isExporting())
        return;
    ExportDialog dialog(offer(), &m_parts.window);
    if (dialog.exec() != QDialog::Accepted)
        return;
    if (const QString why = dialog.obstacle(); !why.isEmpty()) { // may have changed since the last key press
        m_parts.messages.show(MessageBar::Kind::Warning, tr("The picture was not exported."), why);
        return;
    }
    remember(dialog.request());
    start(dialog.request());
}

void ExportAction::remember(const ExportRequest& request)
{
    m_parts.storage.setValue(kWidthKey, request.size.width());
    m_parts.storage.setValue(kWholeWorld, request.wholeWorld);
    m_parts.storage.setValue(kFolder, QFileInfo(request.file).absolutePath());
    m_parts.storage.setValue(kSuffix, QFileInfo(request.file).suffix());
}

void ExportAction::start(const ExportRequest& request)
{
    m_request = request;
    m_written.clear();
    m_loss.clear();
    m_seen.reset();
    m_glyphs = std::make_shared<GlyphAtlas>();
    ActionRegistry::setAvailable(*m_action, false, tr("Pictures are already being exported."));
    if (request.steps) {
        m_parts.session.pause();
        m_return = m_parts.session.step();
        m_step = request.steps->first;
    }
    showProgress();
    draw();
}

void ExportAction::showProgress()
{
    const std::uint64_t pictures = m_request->steps ? m_request->steps->last - m_request->steps->first + 1 : 1;
    const QString text = m_request->steps ? tr("Exporting pictures ...")
                                          : tr("Exporting %1 ...").arg(QFileInfo(m_request->file).fileName());
    const auto shares = static_cast<int>(std::min<std::uint64_t>(pictures * kShares, std::numeric_limits<int>::max()));
    m_progress = std::make_unique<QProgressDialog>(text, tr("Cancel"), 0, shares, &m_parts.window);
    m_progress->setObjectName(QStringLiteral("exportProgress"));
    m_progress->setMinimumDuration(1'000);
    m_progress->setWindowModality(Qt::WindowModal);
    connect(m_progress.get(), &QProgressDialog::canceled, this, &ExportAction::cancel);
}

/// `share` is the written part of the current picture, 0 to 1.
void ExportAction::showShare(double share)
{
    if (!m_progress || !m_request)
        return;
    const double before = m_request->steps ? static_cast<double>(m_step - m_request->steps->first) : 0.0;
    m_progress->setValue(std::min(static_cast<int>((before + share) * kShares), m_progress->maximum() - 1));
}

PictureOptions ExportAction::options() const
{
    PictureOptions options;
    options.size = {static_cast<double>(m_request->size.width()), static_cast<double>(m_request->size.height())};
    if (!m_request->wholeWorld)
        options.view = m_parts.viewport.camera().visibleWorld();
    else
        options.view = m_seen;
    options.show = m_parts.viewport.showFlags();
    options.theme = m_parts.viewport.theme();
    return options;
}

/// Makes the display list here, from the state that is shown. The expensive part, pixels and file, is made in the
/// background.
void ExportAction::draw()
{
    const auto fail = [this] {
        if (m_request)
            take(noMemoryForPicture(m_request->size));
    };
    std::optional<Result<ScenePicture>> painted;
    const bool fits = fitsIntoMemory([&] {
        if (m_request->steps)
            m_parts.session.seek(m_step);
        painted.emplace(m_parts.paint(options()));
    });
    if (!fits)
        return fail();
    Result<ScenePicture>& picture = *painted;
    if (!picture) {
        take(picture.problem());
        return;
    }
    m_seen = picture->camera.visibleWorld(); // the part of the first picture is used for all, so that nothing jumps
    const QString file = m_request->steps ? numberedName(m_request->file, m_step) : m_request->file;
    m_work.start(
        [picture = std::make_shared<ScenePicture>(std::move(*picture)), glyphs = m_glyphs, size = m_request->size, file,
         this](const std::stop_token& stop, const Background::Post& post) {
            const auto progress = [&stop, &post, this](double share) {
                post([this, share] { showShare(share); });
                return !stop.stop_requested();
            };
            return savePicture(picture->list, picture->camera, size, *glyphs, file, progress);
        },
        [this](const Result<SavedPicture>& written) { take(written); }, fail);
}

void ExportAction::take(const Result<SavedPicture>& written)
{
    if (!m_request)
        return; // it was cancelled before the picture was finished
    if (!written) {
        m_parts.messages.show(MessageBar::Kind::Warning, tr("The picture was not exported."),
                              described(written.problem()));
        end();
        return;
    }
    m_written = written->file;
    if (!written->loss.isEmpty())
        m_loss = written->loss;
    if (m_request->steps && m_step < m_request->steps->last) {
        ++m_step;
        showShare(0.0);
        if (m_request) // the progress dialog processes events, so the user may have cancelled
            draw();
        return;
    }
    const QString text =
        m_request->steps
            ? tr("Exported %1, up to %2.")
                  .arg(translated(texts::countedPictures(m_request->steps->last - m_request->steps->first + 1)),
                       QDir::toNativeSeparators(m_written))
            : tr("Exported %1.").arg(QDir::toNativeSeparators(m_written));
    m_parts.messages.show(m_loss.isEmpty() ? MessageBar::Kind::Info : MessageBar::Kind::Warning, text, m_loss);
    end();
}

void ExportAction::end()
{
    const bool wentThroughTime = m_request && m_request->steps;
    m_request.reset();
    if (m_progress) {
        m_progress->disconnect(this);
        m_progress.release()->deleteLater(); // it may be the sender
    }
    ActionRegistry::setAvailable(*m_action, true, {});
    if (wentThroughTime && m_parts.session.objects())
        m_parts.session.seek(m_return);
}

void ExportAction::cancel()
{
    if (!m_request)
        return;
    m_work.cancel();
    m_parts.messages.show(MessageBar::Kind::Info,
                          m_written.isEmpty()
                              ? tr("The export was cancelled.")
                              : tr("The export was cancelled after %1.").arg(QDir::toNativeSeparators(m_written)));
    end();
}

} // namespace broadside
