#pragma once

#include "editor/document/focus.h"
#include "editor/document/scene_document.h"
#include "editor/session/hover.h"
#include "editor/session/jobs/run_audit.h"
#include "editor/session/sprite_atlases.h"
#include "editor/session/trace_session.h"
#include "tests/support/game_trace.h"

#include <QTemporaryDir>

namespace broadside::test {

/// The session of a page, and the objects that work on it.
struct RecordedPage {
    static constexpr unsigned kFrames = 150;
    explicit RecordedPage(naive_grid_game::Bug bug = naive_grid_game::Bug::RegistersCorners,
                          int frames = static_cast<int>(kFrames))
    {
        writeGameTrace(path, bug, frames);
        session.open(*trace::TraceReader::open(path.toStdString()));
    }
    QTemporaryDir folder;
    QString path = folder.filePath(QStringLiteral("game.bstrace"));
    SceneDocument document;
    Focus focus;
    TraceSession session;
    SpriteAtlases atlases{document};
    ShownWorld shownWorld{document, session, atlases};
    Hover hover{shownWorld, focus};
    RunAudit audit{document, session};
};

} // namespace broadside::test
