#include "editor/panels/findings/story_panel.h"

#include "editor/document/message_text.h"
#include "editor/panels/findings/story_model.h"
#include "editor/widgets/lazy_refresh.h"
#include "editor/widgets/panel_form.h"
#include "editor/widgets/words/number_text.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace broadside {

StoryPanel::StoryPanel(StepSession& session, SelectionStory& story, const Focus& focus, QWidget* parent)
    : PanelWidget(parent)
    , m_session(session)
    , m_story(story)
    , m_focus(focus)
    , m_model(new StoryModel(this))
    , m_headline(makeNote(QStringLiteral("storyHeadline")))
    , m_note(makeNote(QStringLiteral("storyNote")))
    , m_cancel(new QPushButton)
    , m_list(new QTreeView)
    , m_refresh(new LazyRefresh(*this, [this] { refresh(); }))
{
    setObjectName(QStringLiteral("StoryPanel"));
    setWidget(makeBody());
    const auto soon = [this] { m_refresh->request(kLiveRefreshMilliseconds); };
    connect(&m_story, &SelectionStory::changed, this, soon);
    connect(&m_focus, &Focus::selectionChanged, this, [this] { m_refresh->request(); });
    connect(&m_session, &StepSession::stepped, this, soon);
    connect(&m_session, &StepSession::sought, this, soon);
    m_refresh->request();
}

StoryPanel::~StoryPanel() { stopListeningToFields(*this); }

QWidget* StoryPanel::makeBody()
{
    m_cancel->setObjectName(QStringLiteral("storyCancel"));
    m_list->setObjectName(QStringLiteral("storyList"));
    m_list->setAccessibleName(tr("Story"));
    m_list->setModel(m_model);
    m_list->setRootIsDecorated(false);
    m_list->setWordWrap(true); // sentences are longer than the panel is wide
    m_list->header()->setSectionResizeMode(StoryModel::Steps, QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(StoryModel::What, QHeaderView::Stretch);
    m_list->header()->setStretchLastSection(false);
    connect(m_list, &QTreeView::clicked, this, &StoryPanel::goTo);
    connect(m_list, &QTreeView::activated, this, &StoryPanel::goTo);
    connect(m_cancel, &QPushButton::clicked, this,
            [this] { m_story.wasCancelled() ? m_story.restart() : m_story.cancel(); });
    auto* body = new QWidget;
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(6, 4, 6, 4);
    layout->setSpacing(4);
    auto* row = new QHBoxLayout;
    row->addWidget(m_note, 1);
    row->addWidget(m_cancel, 0, Qt::AlignTop);
    layout->addWidget(m_headline);
    layout->addLayout(row);
    layout->addWidget(m_list, 1);
    return body;
}

void StoryPanel::refresh()
{
    m_story.update();
    const bool isTold = m_story.story() && m_story.story()->wasThere;
    m_headline->setVisible(isTold);
    m_list->setVisible(isTold);
    m_cancel->setVisible(m_story.isRunning() || m_story.wasCancelled());
    m_cancel->setText(m_story.wasCancelled() ? tr("Search again") : tr("Cancel"));
    m_cancel->setToolTip(m_story.wasCancelled() ? tr("Examine the recorded steps from where the search was cancelled")
                                                : tr("Stop examining the recorded steps"));
    if (isTold)
        showStory();
    const QString note = reasonForNoStory();
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
}

void StoryPanel::showStory()
{
    m_headline->setText(headline());
    m_model->setRows(folded(m_story.story()->events));
    const auto row = m_model->rowOf(m_session.step());
    m_list->setCurrentIndex(row ? m_model->index(*row, StoryModel::Steps) : QModelIndex());
}

QString StoryPanel::headline() const
{
    const StepRange steps = *m_story.steps();
    const QString text =
        tr("%1, steps %2 to %3.").arg(toQString(m_story.story()->name), grouped(steps.first), grouped(steps.last));
    return joinedSentences({text, translated(m_story.story()->acceleration)});
}

/// Why there is no story, or what is missing from the one that is shown; empty if nothing is missing.
QString StoryPanel::reasonForNoStory() const
{
    if (m_story.object().isNull())
        return m_focus.selection().empty()
                   ? tr("Select an object. This panel then lists what happened to it in the recorded steps, and why.")
                   : tr("Select one object only: this panel tells the story of a single object.");
    if (!m_session.objects())
        return tr("Run or step the simulation. This panel then lists what happened to the selected object, and why.");
    if (m_story.isRunning())
        return tr("Examining the recorded steps: %1 %").arg(static_cast<int>(100.0 * m_story.share()));
    if (m_story.wasCancelled())
        return tr("The search was cancelled.");
    const auto& story = m_story.story();
    if (story && story->problem)
        return sentenceOf(*story->problem);
    if (m_session.state() == StepSession::State::Running && m_session.capabilities().canMakeSteps)
        return tr("Pause the simulation to examine its latest steps.");
    if (story && !story->wasThere)
        return tr("The object is in none of the recorded steps.");
    return {};
}

void StoryPanel::goTo(const QModelIndex& index)
{
    if (index.isValid())
        m_session.seek(m_model->rowAt(index.row()).event.step);
}

} // namespace broadside
