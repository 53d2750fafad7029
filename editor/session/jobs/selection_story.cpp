#include "editor/session/jobs/selection_story.h"

#include <iterator>
#include <utility>

namespace broadside {
namespace {

constexpr int kSettleMilliseconds = 150;
constexpr qint64 kMostMilliseconds = 1'000; // what is recorded live never settles

} // namespace

SelectionStory::SelectionStory(const StepSession& session, const Focus& focus, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_focus(focus)
{
    m_settle.setSingleShot(true);
    m_settle.setInterval(kSettleMilliseconds);
    connect(&m_settle, &QTimer::timeout, this, &SelectionStory::changed); // Views that are visible then call update().
    connect(&focus, &Focus::selectionChanged, this, &SelectionStory::onSelectionChanged);
    connect(&session, &StepSession::worldChanged, this, &SelectionStory::onRecordChanged);
    connect(&session, &StepSession::recordedChanged, this, &SelectionStory::onRecordChanged);
    connect(&session, &StepSession::stateChanged, this, &SelectionStory::onRecordChanged);
}

std::optional<StepRange> SelectionStory::steps() const
{
    return m_examined ? std::optional(m_examined->range()) : std::nullopt;
}

void SelectionStory::onSelectionChanged()
{
    const std::vector<ObjectId>& selection = m_focus.selection();
    const ObjectId object = selection.size() == 1 ? selection.front() : ObjectId{};
    if (object == m_object)
        return;
    m_object = object;
    m_isCancelled = false;
    forget();
    emit changed();
}

void SelectionStory::onRecordChanged()
{
    if (m_object.isNull())
        return;
    if (m_examined && !m_examined->areStillIn(m_session))
        forget();
    if (!m_story)
        settle();
    emit changed(); // Views that are visible then call update().
}

void SelectionStory::settle()
{
    if (!m_settle.isActive())
        m_waiting.start();
    if (m_waiting.elapsed() < kMostMilliseconds)
        m_settle.start();
}

void SelectionStory::forget()
{
    m_background.cancel();
    m_story.reset();
    m_examined.reset();
}

void SelectionStory::cancel()
{
    m_background.cancel();
    m_isCancelled = true;
    emit changed();
}

void SelectionStory::restart()
{
    m_isCancelled = false;
    update();
    emit changed();
}

void SelectionStory::update()
{
    if (m_object.isNull() || m_isCancelled || m_settle.isActive() || m_background.isRunning() ||
        !canBeExamined(m_session))
        return;
    const StepRange recorded = m_session.recorded();
    if (!m_session.at(recorded.last) || (m_examined && m_examined->range().last >= recorded.last))
        return;
    // Events of a simulation depend on no later step, so the story goes on where it ended.
    const bool continues = m_examined && m_session.capabilities().hasEvents;
    const StepRange steps{continues ? m_examined->range().last + 1 : recorded.first, recorded.last};
    m_share = 0.0;
    m_background.start(
        [this, source = m_session.source({continues ? steps.first - 1 : steps.first, steps.last}), steps,
         id = m_object](const std::stop_token& stop, const Background::Post& post) {
            return storyOf(*source, id, steps, stop, [&](double share) {
                post([this, share] {
                    m_share = share;
                    emit changed();
                });
            });
        },
        [this, examined = ExaminedSteps(m_session, {recorded.first, recorded.last})](ObjectStory more) {
            take(std::move(more), examined);
        });
}

void SelectionStory::take(ObjectStory more, const ExaminedSteps& examined)
{
    if (!examined.areStillIn(m_session)) {
        forget();
        settle();
    } else if (m_story && m_session.capabilities().hasEvents) {
        if (!m_story->wasThere) {
            m_story->name = std::move(more.name);
            m_story->acceleration = std::move(more.acceleration);
        }
        m_story->wasThere |= more.wasThere;
        m_story->problem = more.problem;
        m_story->events.insert(m_story->events.end(), std::make_move_iterator(more.events.begin()),
                               std::make_move_iterator(more.events.end()));
        m_examined = examined;
    } else {
        m_story = std::move(more);
        m_examined = examined;
    }
    forgetDroppedSteps();
    emit changed(); // Views then ask for steps that were recorded meanwhile.
}

/// Steps that were forgotten for lack of memory cannot be shown any more.
void SelectionStory::forgetDroppedSteps()
{
    if (m_story)
        std::erase_if(m_story->events,
                      [first = m_session.recorded().first](const StoryEvent& event) { return event.step < first; });
}

} // namespace broadside
