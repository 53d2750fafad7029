#include "editor/window/files/levels/level_export.h"

#include "core/io/atomic_file.h"
#include "core/levels/tiled/tiled_export.h"
#include "editor/document/file_path.h"
#include "editor/document/message_text.h"
#include "editor/widgets/words/number_text.h"
#include "editor/window/actions/action_registry.h"
#include "editor/window/files/file_dialogs.h"
#include "editor/window/files/scene_loader.h"
#include "editor/window/message_bar.h"

#include <QDir>
#include <QFileInfo>

namespace broadside {

struct WrittenLevel {
    std::optional<Problem> problem; ///< Nothing was written.
    std::vector<Problem> losses;    ///< What the map does not have.
};

namespace {

constexpr std::size_t kMostListedLosses = 20;

WrittenLevel writeMap(const Scene& scene, const std::string& path)
{
    auto map = levels::writeTiledMap(scene);
    if (!map)
        return {map.problem(), {}};
    WrittenLevel written{std::nullopt, std::move(map->problems)};
    std::vector<Message> losses;
    written.problem = writeAtomically(path, map->text, &losses);
    if (!losses.empty()) {
        Problem loss;
        loss.severity = Severity::Warning;
        loss.message = lossSentence(path, losses);
        written.losses.insert(written.losses.begin(), std::move(loss));
    }
    return written;
}

} // namespace

LevelExport::LevelExport(const Parts& parts)
    : m_parts(parts)
{
    m_parts.actions.add(*this, MenuSection::FileSave,
                        {.name = "exportLevel",
                         .text = tr("Export Tiled map..."),
                         .tip = tr("Write the scene as a map that the editor Tiled opens"),
                         .needs = {.editing = true},
                         .perform = [this] { ask(); }});
}

LevelExport::~LevelExport() = default;

void LevelExport::ask()
{
    const QString path = askForLevelPath(m_parts.window, m_parts.document.path());
    if (!path.isEmpty())
        write(path);
}

void LevelExport::write(const QString& path)
{
    m_work.start([scene = m_parts.document.scene(), file = encodedPath(path)](
                     const std::stop_token&, const Background::Post&) { return writeMap(scene, file); },
                 [this, path](const WrittenLevel& written) { show(path, written); },
                 [this, path] {
                     show(path, {noMemoryFor(path), {}});
                 });
}

void LevelExport::show(const QString& path, const WrittenLevel& written)
{
    if (written.problem) {
        m_parts.messages.show(MessageBar::Kind::Warning, tr("The map was not written."), described(*written.problem));
        return;
    }
    const QString name = QDir::toNativeSeparators(path);
    if (written.losses.empty()) {
        m_parts.messages.show(MessageBar::Kind::Info, tr("Wrote the map %1.").arg(name));
        return;
    }
    QStringList lines;
    for (const Problem& loss : written.losses)
        if (static_cast<std::size_t>(lines.size()) < kMostListedLosses)
            lines += described(loss);
    if (written.losses.size() > kMostListedLosses)
        lines += tr("and %1 more").arg(grouped(written.losses.size() - kMostListedLosses));
    m_parts.messages.show(MessageBar::Kind::Info,
                          tr("Wrote the map %1. It does not have everything that the scene has.").arg(name),
                          lines.join(QLatin1Char('\n')));
}

} // namespace broadside
