// Of MainWindow: what is different where it shows a recording.

#include "editor/panels/objects/objects_panel.h"
#include "editor/panels/properties/recorded_objects.h"
#include "editor/viewport/viewport_widget.h"
#include "editor/widgets/words/number_text.h"
#include "editor/window/files/file_actions.h"
#include "editor/window/main_window.h"
#include "editor/window/pages/recording_limits.h"
#include "editor/window/pages/scene_host.h"

#include <QDockWidget>
#include <QFileInfo>
#include <QVBoxLayout>

namespace broadside {

void MainWindow::connectRecording()
{
    m_document.setReadOnly();
    new RecordingLimits(m_actions, m_panels, *m_trace, this);
    QDockWidget& dock = m_panels[Panel::ObjectProperties];
    QWidget* properties = dock.widget();
    dock.setWidget(new RecordedObjects(m_focus, m_stage, *m_trace));
    properties->setParent(&dock); // nothing to edit, but its panel still refers to it
    properties->hide();
    m_objects->setRecording(*m_trace);
    connect(m_trace.get(), &TraceSession::worldChanged, this, [this] {
        if (m_trace->data())
            m_viewport->showWorld(); // its size was not known before
    });
}

void MainWindow::addBar(QWidget& bar) { m_bars->insertWidget(0, &bar); }

void MainWindow::openMoment()
{
    if (!m_trace->data())
        return;
    const QString name =
        tr("%1, step %2").arg(QFileInfo(m_files->displayName()).completeBaseName(), QString::number(m_trace->step()));
    MainWindow* window = m_host ? &m_host->addPage() : new MainWindow(m_storage);
    window->m_files->openMade(m_trace->momentAsScene(), name);
    if (!m_host) {
        window->setAttribute(Qt::WA_DeleteOnClose);
        window->show();
    }
    window->m_messages->show(MessageBar::Kind::Info,
                             tr("The objects of step %1 as a scene, at rest, with a grid of Broadside's: a trace says "
                                "where they are, not what moves them.")
                                 .arg(grouped(m_trace->step())));
}

} // namespace broadside
