#include "editor/viewport/show_flags.h"

#include "editor/viewport/viewport_messages.h"

#include <algorithm>
#include <array>
#include <string>

namespace broadside {
namespace {

struct ShowName {
    std::string_view name;
    bool ShowFlags::*flag;
};

constexpr std::array kShowNames{
    ShowName{"grid", &ShowFlags::grid},       ShowName{"ids", &ShowFlags::ids},
    ShowName{"counts", &ShowFlags::counts},   ShowName{"heat", &ShowFlags::heat},
    ShowName{"shapes", &ShowFlags::shapes},   ShowName{"boxes", &ShowFlags::boxes},
    ShowName{"labels", &ShowFlags::labels},   ShowName{"axes", &ShowFlags::axes},
    ShowName{"legend", &ShowFlags::legend},   ShowName{"structure", &ShowFlags::structure},
    ShowName{"faults", &ShowFlags::faults},   ShowName{"guides", &ShowFlags::guides},
    ShowName{"sprites", &ShowFlags::sprites}, ShowName{"focus", &ShowFlags::focus},
};

std::string_view trimmed(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(' ');
    return first == std::string_view::npos ? std::string_view{}
                                           : text.substr(first, text.find_last_not_of(' ') - first + 1);
}

Problem unknownName(std::string_view name)
{
    Problem problem;
    problem.message = name.empty() ? texts::showEmptyName() : texts::showUnknownName(name);
    problem.remedy = texts::showNameRemedy(showNames());
    return problem;
}

} // namespace

bool showsStructureByDefault(Algorithm algorithm) noexcept
{
    const AlgorithmInfo& info = infoOf(algorithm);
    return info.structure != StructureKind::None && !info.usesCellSize;
}

std::string showNames()
{
    std::string names;
    for (const ShowName& known : kShowNames)
        names += (names.empty() ? "" : ", ") + std::string{known.name};
    return names;
}

Result<ShowFlags> parseShow(std::string_view names)
{
    ShowFlags flags;
    for (const ShowName& known : kShowNames)
        flags.*known.flag = false;
    while (true) {
        const std::size_t comma = names.find(',');
        const std::string_view name = trimmed(names.substr(0, comma));
        const auto known = std::ranges::find(kShowNames, name, &ShowName::name);
        if (known != kShowNames.end())
            flags.*known->flag = true;
        else
            return unknownName(name);
        if (comma == std::string_view::npos)
            return flags;
        names.remove_prefix(comma + 1);
    }
}

} // namespace broadside
