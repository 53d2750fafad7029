#include "core/debug/story/object_story.h"

#include "core/base/message/name_messages.h"
#include "core/debug/story/masked_overlaps.h"
#include "core/debug/story/recording_story.h"
#include "core/debug/story/simulation_story.h"
#include "core/debug/story/story_text.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace broadside {
namespace {

constexpr std::size_t kFramesPerTell = 64;

/// Notes the object's name and acceleration where it is there.
void describe(ObjectStory& story, StepWalk& walk, ObjectId id, bool isSimulation)
{
    if (story.wasThere || !walk.find(id))
        return;
    story.wasThere = true;
    const ObjectTable& objects = walk.objects();
    story.name = storyName(objects, id);
    if (isSimulation)
        story.acceleration = accelerationSentence(objects.objectOf(*objects.rowOf(id)), walk.frame().world());
}

constexpr std::size_t kMostForMasks = 20'000; // objects: in a larger world, looking at all of them takes too long

void addFlownThrough(std::vector<StoryEvent>& events, StepWalk& walk, MaskedOverlaps& masked, ObjectId id,
                     std::uint64_t step)
{
    const ObjectTable& objects = walk.objects();
    if (objects.presentCount() > kMostForMasks)
        return;
    for (const ObjectId by : masked.begunIn(objects)) {
        StoryEvent& event = events.emplace_back();
        event.step = step;
        event.kind = StoryEvent::Kind::FlownThrough;
        event.by = by;
        writeStorySentence(event, displayName(objects.objectOf(*objects.rowOf(id))), objects);
    }
}

void tellSimulation(ObjectStory& story, const StepSource& source, StepWalk& walk, ObjectId id, StepRange steps,
                    const std::stop_token& stop, const std::function<void(double)>& tell)
{
    SimulationStory told(id);
    MaskedOverlaps masked(id);
    std::vector<StoryEvent> flownThrough;
    const std::size_t first = source.firstFrameFrom(steps.first);
    const std::size_t last = source.frameOf(steps.last);
    if (first > 0) {
        static_cast<void>(walk.goTo(first - 1)); // a simulation's steps can be read
        describe(story, walk, id, true);
        if (walk.objects().presentCount() <= kMostForMasks)
            static_cast<void>(masked.begunIn(walk.objects())); // what began earlier is no event of these steps
    }
    for (std::size_t i = first; i <= last && !stop.stop_requested(); ++i) {
        if (tell && (i - first) % kFramesPerTell == 0)
            tell(static_cast<double>(i - first) / static_cast<double>(last - first + 1));
        if (auto problem = walk.goTo(i)) {
            story.problem = std::move(problem);
            break;
        }
        describe(story, walk, id, true);
        addFlownThrough(flownThrough, walk, masked, id, source.stepOf(i));
        if (i == 0 && source.stepOf(0) == 0) {
            if (const auto placed = walk.find(id))
                told.begin(walk.objects(), placed->velocity.value_or(Vec2{}));
            continue;
        }
        const std::vector<ObjectChange> changes = walk.changesOf(id);
        if (told.concerns(walk.report(), changes)) {
            story.wasThere = true; // also if it was put in and removed within one step
            told.observe(walk.report(), changes, walk.objects());
        }
    }
    story.events = told.take();
    std::ranges::move(flownThrough, std::back_inserter(story.events));
    std::ranges::stable_sort(story.events, {}, &StoryEvent::step); // such overlaps are the last of their step
}

} // namespace

ObjectStory storyOf(const StepSource& source, ObjectId id, StepRange steps, const std::stop_token& stop,
                    const std::function<void(double)>& tell)
{
    ObjectStory story;
    story.name = texts::unnamedObject(id.value).text();
    const auto walk = source.walk();
    if (!walk) {
        story.problem = walk.problem();
        return story;
    }
    if (source.knows().events)
        tellSimulation(story, source, **walk, id, steps, stop, tell);
    else
        tellRecording(story, source, **walk, id, steps, stop, tell);
    return story;
}

} // namespace broadside
