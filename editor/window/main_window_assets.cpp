// Of MainWindow: what it does with pictures.

#include "editor/document/asset_import.h"
#include "editor/panels/assets/assets_panel.h"
#include "editor/viewport/export/scene_picture.h"
#include "editor/viewport/paint/region_painter.h"
#include "editor/viewport/viewport_widget.h"
#include "editor/window/actions/action_registry.h"
#include "editor/window/actions/asset_actions.h"
#include "editor/window/actions/export_action.h"
#include "editor/window/actions/tool_actions.h"
#include "editor/window/main_window.h"
#include "editor/window/template_drop.h"

#include <QDockWidget>

#include <utility>

namespace broadside {
namespace {

Problem nothingToDraw()
{
    Problem problem;
    problem.message = "nothing is known of a broad phase of this moment";
    problem.remedy = "Convert the step to a scene, and export that";
    return problem;
}

/// One a line.
QString problemsOf(const AtlasSet& atlases)
{
    QStringList lines;
    for (const Problem& problem : atlases.problems())
        lines.append(QString::fromStdString(describe(problem)));
    return lines.join(QLatin1Char('\n'));
}

/// Gives what the bar shows of it, unless it stands behind another message.
QString tellOfPictures(MessageBar& messages, const QString& problems, QDockWidget& assets)
{
    const qsizetype count = problems.count(QLatin1Char('\n')) + 1;
    const QString text =
        count == 1
            ? problems
            : MainWindow::tr("%1 problems with the scene's pictures; checkers stand for what is missing.").arg(count);
    if (messages.isTaken()) {
        messages.add(text);
        return {};
    }
    messages.show(MessageBar::Kind::Warning, text, count == 1 ? QString() : problems);
    messages.offer(MainWindow::tr("Show assets"), MainWindow::tr("Show the panel that lists pictures and atlases"),
                   [&assets] {
                       assets.show();
                       assets.raise();
                   });
    return text;
}

} // namespace

void MainWindow::makeAssets()
{
    m_assets = &addFeature<AssetActions>(AssetActions::Parts{m_actions, *m_messages, m_document, m_atlases,
                                                             *m_assetsPanel, *m_place, m_tools.place, *this});
    m_templateDrop = &addFeature<TemplateDrop>(
        TemplateDrop::Parts{m_actions, *m_templateActions, *m_viewport, m_tools.place, *m_place, *m_assets});
    // What is missing or damaged is drawn as a checker: whoever sees one is told why, once.
    connect(&m_atlases, &SpriteAtlases::changed, this, [this, told = QString(), shown = QString()]() mutable {
        const QString problems = problemsOf(*m_atlases.set());
        if (std::exchange(told, problems) == problems)
            return;
        if (!shown.isEmpty() && m_messages->text() == shown)
            m_messages->hide(); // it holds no more
        shown = problems.isEmpty() ? QString() : tellOfPictures(*m_messages, problems, m_panels[Panel::Assets]);
    });
    connect(m_assets, &AssetActions::placeToolWanted, this, [this] { m_toolActions->choose(m_tools.place); });
    connect(m_assets, &AssetActions::shapePanelWanted, this, [this] {
        bringUp(m_panels[Panel::PictureShape]);
        m_panels[Panel::PictureShape].setFocus();
    });
}

QStringList MainWindow::addAssets(const QStringList& files)
{
    QStringList assets;
    QStringList others;
    for (const QString& file : files)
        (mayBeAsset(file) ? assets : others).append(file);
    if (!assets.isEmpty())
        m_assets->add(assets);
    return others;
}

void MainWindow::makeExport()
{
    const auto paint = [this](const PictureOptions& options) -> Result<ScenePicture> {
        const BroadPhase* broadPhase = m_stage.broadPhase();
        if (!broadPhase)
            return m_stage.problem().value_or(nothingToDraw());
        const bool isHeatOfNow = m_heat.wish() == HeatWish{};
        const PictureMarks marks{m_focus.selection(),
                                 m_focus.pins(),
                                 m_inquiry.answer() ? &*m_inquiry.answer() : nullptr,
                                 m_audit.missedNow(),
                                 m_audit.tunnelledNow(),
                                 regionsOf(m_breakpoints),
                                 m_queries.queries(),
                                 isHeatOfNow ? nullptr : m_heat.heat(),
                                 m_heat.steps(),
                                 recentHits(m_steps),
                                 m_stage.registrations()};
        PictureOptions withPin = options;
        if (m_focus.pins()[1].isNull() && m_stage.objects().indexOf(m_focus.pins()[0]))
            withPin.highlighted = m_focus.pins()[0]; // keeps its marks in the window, too
        return pictureOf(m_stage.objects(), *broadPhase, m_stage.world(), withPin, m_stage.layers(), m_stage.guides(),
                         {m_atlases.set().get(), m_stage.liveWorld()}, marks);
    };
    addFeature<ExportAction>(ExportAction::Parts{m_actions, *m_messages, m_document, m_stage, m_steps,
                                                 m_trace ? nullptr : &m_session, *m_viewport, m_storage, *this, paint});
}

} // namespace broadside
