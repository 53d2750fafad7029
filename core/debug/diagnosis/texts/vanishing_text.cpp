#include "core/debug/diagnosis/texts/vanishing_text.h"

#include "core/base/message/common_messages.h"
#include "core/debug/diagnosis/messages/place_messages.h"
#include "core/debug/diagnosis/texts/fault_words.h"

#include <algorithm>
#include <functional>
#include <map>

namespace broadside::diagnosis {

std::vector<Vanishing> vanishingsOf(const Evidence& evidence)
{
    constexpr std::size_t kFewest = 4; // objects of a frame
    constexpr double kMost = 0.8;      // of all that vanish
    std::map<FrameIndex, std::size_t> counts;
    for (const Track& track : evidence.tracks)
        for (std::size_t i = 1; i < track.registered.size(); ++i)
            if (const auto before = track.registered[i - 1].kind;
                track.registered[i].kind == Registered::Kind::Nowhere &&
                (before == Registered::Kind::Cells || before == Registered::Kind::Box))
                ++counts[track.first + static_cast<FrameIndex>(i)];
    std::vector<Vanishing> together;
    std::size_t all = 0;
    std::size_t ofSome = 0;
    for (const auto& [frame, count] : counts) {
        all += count;
        if (count < kFewest)
            continue;
        ofSome += count;
        together.push_back({frame, count});
    }
    if (static_cast<double>(ofSome) < kMost * static_cast<double>(all))
        together.clear();
    return together;
}

Message vanishingText(const Evidence& evidence)
{
    constexpr std::size_t kMostNamed = 3;
    std::vector<Vanishing> together = vanishingsOf(evidence);
    if (together.empty())
        return {};
    const std::size_t others = together.size() - std::min(together.size(), kMostNamed);
    std::ranges::stable_sort(together, std::greater<>{}, &Vanishing::objects);
    together.resize(together.size() - others);
    std::ranges::sort(together, {}, &Vanishing::frame);
    std::vector<Message> steps;
    for (const auto& [frame, objects] : together)
        steps.push_back(texts::placeVanishIn(objects, evidence.frames[frame].step));
    if (others > 0)
        steps.push_back(texts::placeVanishInOthers(others));
    const Message last = steps.back();
    steps.pop_back();
    return texts::placeVanishTogether(steps.empty() ? last : texts::bothOf(inARow(steps), last));
}

} // namespace broadside::diagnosis
