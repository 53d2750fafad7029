// Of MainWindow: what it does with pictures.

#include "editor/viewport/scene_picture.h"
#include "editor/viewport/viewport_widget.h"
#include "editor/window/actions.h"
#include "editor/window/export_action.h"
#include "editor/window/main_window.h"

namespace broadside {
namespace {

Problem nothingToDraw()
{
    Problem problem;
    problem.message = "nothing is known of a broad phase of this moment";
    problem.remedy = "Convert the step to a scene, and export that";
    return problem;
}

} // namespace

void MainWindow::makeExport()
{
    const auto paint = [this](const PictureOptions& options) -> Result<ScenePicture> {
        const BroadPhase* broadPhase = m_stage.broadPhase();
        if (!broadPhase)
            return m_stage.problem().value_or(nothingToDraw());
        return pictureOf(m_stage.objects(), *broadPhase, m_stage.world(), options, m_stage.layers(), m_stage.guides(),
                         {m_atlases.set().get(), m_stage.liveWorld()});
    };
    m_export = new ExportAction({*m_actions->exportPicture, *m_messages, m_document, m_stage, m_steps,
                                 m_trace ? nullptr : &m_session, *m_viewport, m_storage, *this, paint});
}

} // namespace broadside
