#include "editor/window/files/recording_saver.h"

#include "core/trace/trace_file.h"
#include "editor/document/file_path.h"
#include "editor/document/message_text.h"
#include "editor/document/scene_file.h"
#include "editor/window/files/file_actions.h"
#include "editor/window/files/file_dialogs.h"
#include "editor/window/pages/page.h"
#include "editor/window/preferences/preferences.h"

#include <QPointer>

namespace broadside {

namespace {

struct Copied {
    std::optional<Problem> problem;
    std::vector<Message> losses;
};

} // namespace

RecordingSaver::RecordingSaver(const Preferences& preferences)
    : m_preferences(preferences)
{}

void RecordingSaver::save(Page& page, const Recording& recording, const QString& name)
{
    const QPointer<Page> over = &page;
    const QString path = askForRecordingPath(page, name, m_preferences.text(Preference::RecordingFolder));
    if (path.isEmpty() || !over)
        return;
    m_background.start(
        [file = encodedPath(path), recording](const std::stop_token& stop, const Background::Post&) {
            Copied copied;
            copied.problem = trace::copyTrace(*recording, file, stop, &copied.losses);
            return copied;
        },
        [this, over, path, bytes = recording->size()](const Copied& copied) {
            if (!over)
                return;
            if (copied.problem) {
                showProblem(*over, tr("The recording could not be saved."), *copied.problem);
                return;
            }
            over->files().rememberSaved(path);
            emit saved(over, bytes);
            over->tell(copied.losses.empty() ? MessageBar::Kind::Info : MessageBar::Kind::Warning,
                       tr("The recording so far was saved as %1.").arg(path), translatedLoss(path, copied.losses));
        });
}

} // namespace broadside
