#include "core/levels/godot/godot_masks.h"

#include "core/base/utf8.h"
#include "core/levels/godot/godot_messages.h"

#include <bit>
#include <map>
#include <tuple>

namespace broadside::levels::godot {
namespace {

/// Objects with the same layers.
struct LayerClass {
    const GodotLayers* first = nullptr;
    SceneMasks::Filter filter;
    std::size_t count = 0;
};

bool sees(const GodotLayers& a, const GodotLayers& b)
{
    return (b.isArea ? a.isArea : true) && (a.mask & b.layer) != 0;
}

bool meetInGodot(const GodotLayers& a, const GodotLayers& b) { return sees(a, b) || sees(b, a); }

bool canMeet(const GodotLayers& a, const GodotLayers& b) { return a.isDynamic || b.isDynamic; }

bool meetInScene(const SceneMasks::Filter& a, const SceneMasks::Filter& b)
{
    return (a.category & b.mask) != 0 && (b.category & a.mask) != 0;
}

/// A bit that no layer uses, for objects that are on no layer. 0: there is none.
std::uint32_t freeBit(const std::vector<LayerClass>& classes)
{
    std::uint32_t used = 0;
    for (const LayerClass& one : classes)
        used |= one.first->layer;
    return used == 0xffff'ffff ? 0 : 0x8000'0000U >> std::countl_one(used);
}

void widen(std::vector<LayerClass>& classes)
{
    const std::uint32_t bit = freeBit(classes);
    for (LayerClass& one : classes)
        if (one.first->layer == 0 && one.first->mask != 0)
            one.filter.category = bit;
    for (LayerClass& a : classes)
        for (const LayerClass& b : classes)
            if (canMeet(*a.first, *b.first) && sees(*b.first, *a.first))
                a.filter.mask |= b.filter.category;
}

void reportWrong(const std::vector<LayerClass>& classes, std::vector<Message>& wrong)
{
    constexpr std::size_t kMostSentences = 20;
    for (std::size_t i = 0; i < classes.size(); ++i)
        for (std::size_t j = i; j < classes.size() && wrong.size() < kMostSentences; ++j) {
            const GodotLayers& a = *classes[i].first;
            const GodotLayers& b = *classes[j].first;
            const bool meets = meetInScene(classes[i].filter, classes[j].filter);
            const bool areTwo = i != j || classes[i].count > 1;
            if (!areTwo || !canMeet(a, b) || meets == meetInGodot(a, b))
                continue;
            wrong.push_back(meets ? texts::godotMeetsHere(inQuotes(a.path), inQuotes(b.path))
                                  : texts::godotMeetsThere(inQuotes(a.path), inQuotes(b.path)));
        }
}

} // namespace

SceneMasks sceneMasksOf(const std::vector<GodotLayers>& objects)
{
    constexpr std::size_t kMostClasses = 2'000; // more are not compared with each other
    std::map<std::tuple<std::uint32_t, std::uint32_t, bool, bool>, std::size_t> indices;
    std::vector<LayerClass> classes;
    std::vector<std::size_t> classOf;
    for (const GodotLayers& object : objects) {
        const auto [place, isNew] =
            indices.try_emplace({object.layer, object.mask, object.isArea, object.isDynamic}, classes.size());
        if (isNew)
            classes.push_back({&object, {object.layer, object.mask}, 0});
        ++classes[place->second].count;
        classOf.push_back(place->second);
    }
    SceneMasks result;
    if (classes.size() <= kMostClasses) {
        widen(classes);
        reportWrong(classes, result.wrong);
    } else {
        result.wrong.push_back(texts::godotManyLayers());
    }
    for (std::size_t i = 0; i < objects.size(); ++i) {
        const SceneMasks::Filter filter = classes[classOf[i]].filter;
        result.filters.push_back(filter);
        if (filter.category != objects[i].layer || filter.mask != objects[i].mask)
            result.widened.add(inQuotes(objects[i].path));
    }
    return result;
}

} // namespace broadside::levels::godot
