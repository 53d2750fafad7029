#include "editor/widgets/words/story_words.h"

#include "core/debug/story/story_text.h"
#include "editor/document/message_text.h"
#include "editor/widgets/words/number_text.h"

#include <QCoreApplication>

namespace broadside {
namespace {

// The context of this file's texts for translators.
class StoryWords {
    Q_DECLARE_TR_FUNCTIONS(StoryWords)
};

} // namespace

QString stepsText(const FoldedEvent& folded)
{
    const QString first = grouped(folded.event.step);
    return folded.lastStep > folded.event.step ? StoryWords::tr("%1 to %2").arg(first, grouped(folded.lastStep))
                                               : first;
}

QString markText(const FoldedEvent& folded)
{
    const QString headline = translated(storyHeadline(folded.event));
    return folded.lastStep > folded.event.step
               ? StoryWords::tr("%1, up to step %2").arg(headline, grouped(folded.lastStep))
               : headline;
}

} // namespace broadside
