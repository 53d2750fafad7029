#include "core/trace/tables/table_columns.h"

#include "core/base/suggestion.h"
#include "core/base/utf8.h"
#include "core/trace/tables/table_messages.h"

#include <algorithm>
#include <array>

namespace broadside::trace {
namespace {

constexpr auto kCentred = NamedPoint::Centre;
constexpr auto kCornered = NamedPoint::Corner;
constexpr auto kNoPoint = NamedPoint::Unknown;

/// Names of columns in tables, engines and libraries. The first name of each meaning is the one that users choose.
constexpr std::array kNames{
    ColumnName{"id", kId},
    ColumnName{"x", kX},
    ColumnName{"y", kY},
    ColumnName{"width", kWidth},
    ColumnName{"height", kHeight},
    ColumnName{"cx", kX, kCentred},
    ColumnName{"cy", kY, kCentred},
    ColumnName{"left", kX, kCornered},
    ColumnName{"low", kY, kCornered},
    ColumnName{"right", kRight},
    ColumnName{"high", kHigh},
    ColumnName{"top", kY, kCornered, false, true, false},
    ColumnName{"bottom", kY, kCornered, false, false, true},
    ColumnName{"halfwidth", kWidth, kNoPoint, true},
    ColumnName{"halfheight", kHeight, kNoPoint, true},
    ColumnName{"radius", kWidth, kNoPoint, true},
    ColumnName{"step", kStep},
    ColumnName{"name", kName},
    ColumnName{"kind", kKind},
    ColumnName{"category", kCategory},
    ColumnName{"mask", kMask},
    // Ids
    ColumnName{"entity", kId},
    ColumnName{"entityid", kId},
    ColumnName{"object", kId},
    ColumnName{"objectid", kId},
    ColumnName{"objid", kId},
    ColumnName{"gameobject", kId},
    ColumnName{"gameobjectid", kId},
    ColumnName{"sprite", kId},
    ColumnName{"spriteid", kId},
    ColumnName{"body", kId},
    ColumnName{"bodyid", kId},
    ColumnName{"node", kId},
    ColumnName{"nodeid", kId},
    ColumnName{"actor", kId},
    ColumnName{"actorid", kId},
    ColumnName{"instance", kId},
    ColumnName{"instanceid", kId},
    ColumnName{"uid", kId},
    // Positions
    ColumnName{"posx", kX},
    ColumnName{"posy", kY},
    ColumnName{"xpos", kX},
    ColumnName{"ypos", kY},
    ColumnName{"positionx", kX},
    ColumnName{"positiony", kY},
    ColumnName{"px", kX},
    ColumnName{"py", kY},
    ColumnName{"transformpositionx", kX},
    ColumnName{"transformpositiony", kY},
    ColumnName{"globalpositionx", kX},
    ColumnName{"globalpositiony", kY},
    ColumnName{"centerx", kX, kCentred},
    ColumnName{"centery", kY, kCentred},
    ColumnName{"centrex", kX, kCentred},
    ColumnName{"centrey", kY, kCentred},
    ColumnName{"boundscenterx", kX, kCentred},
    ColumnName{"boundscentery", kY, kCentred},
    ColumnName{"midx", kX, kCentred},
    ColumnName{"midy", kY, kCentred},
    ColumnName{"rectx", kX, kCornered},
    ColumnName{"recty", kY, kCornered},
    ColumnName{"rectcenterx", kX, kCentred},
    ColumnName{"rectcentery", kY, kCentred},
    ColumnName{"boundsx", kX, kCornered},
    ColumnName{"boundsy", kY, kCornered},
    // Sides
    ColumnName{"rectleft", kX, kCornered},
    ColumnName{"recttop", kY, kCornered, false, true, false},
    ColumnName{"rectright", kRight},
    ColumnName{"rectbottom", kY, kCornered, false, false, true},
    ColumnName{"bboxleft", kX, kCornered},
    ColumnName{"bboxtop", kY, kCornered, false, true, false},
    ColumnName{"bboxright", kRight},
    ColumnName{"bboxbottom", kY, kCornered, false, false, true},
    ColumnName{"boundsleft", kX, kCornered},
    ColumnName{"boundstop", kY, kCornered, false, true, false},
    ColumnName{"boundsright", kRight},
    ColumnName{"boundsbottom", kY, kCornered, false, false, true},
    ColumnName{"minx", kX, kCornered},
    ColumnName{"miny", kY, kCornered},
    ColumnName{"maxx", kRight},
    ColumnName{"maxy", kHigh},
    ColumnName{"xmin", kX, kCornered},
    ColumnName{"ymin", kY, kCornered},
    ColumnName{"xmax", kRight},
    ColumnName{"ymax", kHigh},
    ColumnName{"boundsminx", kX, kCornered},
    ColumnName{"boundsminy", kY, kCornered},
    ColumnName{"boundsmaxx", kRight},
    ColumnName{"boundsmaxy", kHigh},
    ColumnName{"aabbminx", kX, kCornered},
    ColumnName{"aabbminy", kY, kCornered},
    ColumnName{"aabbmaxx", kRight},
    ColumnName{"aabbmaxy", kHigh},
    ColumnName{"lowerboundx", kX, kCornered},
    ColumnName{"lowerboundy", kY, kCornered},
    ColumnName{"upperboundx", kRight},
    ColumnName{"upperboundy", kHigh},
    ColumnName{"x1", kX, kCornered},
    ColumnName{"y1", kY, kCornered},
    ColumnName{"x2", kRight},
    ColumnName{"y2", kHigh},
    // Sizes
    ColumnName{"w", kWidth},
    ColumnName{"h", kHeight},
    ColumnName{"sizex", kWidth},
    ColumnName{"sizey", kHeight},
    ColumnName{"rectw", kWidth},
    ColumnName{"recth", kHeight},
    ColumnName{"rectwidth", kWidth},
    ColumnName{"rectheight", kHeight},
    ColumnName{"boundswidth", kWidth},
    ColumnName{"boundsheight", kHeight},
    ColumnName{"boundssizex", kWidth},
    ColumnName{"boundssizey", kHeight},
    ColumnName{"hw", kWidth, kNoPoint, true},
    ColumnName{"hh", kHeight, kNoPoint, true},
    ColumnName{"halfw", kWidth, kNoPoint, true},
    ColumnName{"halfh", kHeight, kNoPoint, true},
    ColumnName{"extentsx", kWidth, kNoPoint, true},
    ColumnName{"extentsy", kHeight, kNoPoint, true},
    ColumnName{"boundsextentsx", kWidth, kNoPoint, true},
    ColumnName{"boundsextentsy", kHeight, kNoPoint, true},
    ColumnName{"r", kWidth, kNoPoint, true},
    // Others
    ColumnName{"frame", kStep},
    ColumnName{"framenumber", kStep},
    ColumnName{"tick", kStep},
    ColumnName{"label", kName},
    ColumnName{"bodytype", kKind},
    ColumnName{"categorybits", kCategory},
    ColumnName{"collisionlayer", kCategory},
    ColumnName{"maskbits", kMask},
    ColumnName{"collisionmask", kMask},
};
constexpr std::size_t kMeanings = 21;

Problem choiceProblem(Message message, Message remedy)
{
    Problem problem;
    problem.message = std::move(message);
    problem.remedy = std::move(remedy);
    return problem;
}

Result<ColumnChoice> choiceFrom(std::string_view part)
{

    const std::size_t sign = part.find('=');
    if (sign == std::string_view::npos || sign + 1 == part.size())
        return choiceProblem(texts::tableNoMeaning(inQuotes(part)), texts::tableChoiceForm());
    ColumnChoice choice{std::string(part.substr(sign + 1)), std::string(part.substr(0, sign))};
    if (choice.meaning.empty() || columnNamed(choice.meaning))
        return choice;
    std::string list;
    for (const std::string_view name : columnMeanings())
        list += (list.empty() ? "" : ", ") + std::string(name);
    const auto meant = nearestWord(choice.meaning, columnMeanings());
    return choiceProblem(texts::tableUnknownMeaning(inQuotes(choice.meaning)),
                         meant ? texts::tableMeantMeaning(*meant, list) : texts::tableChooseMeaning(list));
}

} // namespace

std::string plainColumnName(std::string_view text)
{
    if (const std::size_t unit = text.find_first_of("(["); unit != std::string_view::npos && unit > 0)
        text = text.substr(0, unit);
    std::string name;
    for (const char c : text)
        if (c != '_' && c != ' ' && c != '.' && c != '-')
            name += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return name;
}

const ColumnName* columnNamed(std::string_view text)
{
    constexpr std::size_t kLongest = 60; // bytes; nothing is known that is nearly as long
    if (text.size() > kLongest)
        return nullptr;
    const std::string name = plainColumnName(text);
    const auto found = std::ranges::find(kNames, name, &ColumnName::name);
    return found == kNames.end() ? nullptr : &*found;
}

bool isRadius(const ColumnName& name) noexcept { return name.name == "radius" || name.name == "r"; }

const std::vector<std::string_view>& columnMeanings()
{
    static const std::vector<std::string_view> meanings = [] {
        std::vector<std::string_view> names;
        for (std::size_t i = 0; i < kMeanings; ++i)
            names.push_back(kNames[i].name);
        return names;
    }();
    return meanings;
}

Result<std::vector<ColumnChoice>> columnChoicesFrom(std::string_view text)
{
    std::vector<ColumnChoice> choices;
    while (true) {
        const std::size_t comma = text.find(',');
        auto choice = choiceFrom(text.substr(0, comma));
        if (!choice)
            return choice.problem();
        choices.push_back(std::move(*choice));
        if (comma == std::string_view::npos)
            return choices;
        text.remove_prefix(comma + 1);
    }
}

std::string textOf(const std::vector<ColumnChoice>& choices)
{
    std::string text;
    for (const ColumnChoice& choice : choices)
        text += (text.empty() ? "" : ",") + choice.meaning + "=" + choice.column;
    return text;
}

} // namespace broadside::trace
