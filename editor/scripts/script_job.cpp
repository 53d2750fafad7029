#include "editor/scripts/script_job.h"

#include <algorithm>
#include <array>
#include <utility>

namespace broadside {
namespace {

constexpr std::array kKindNames{
    std::pair{ScriptEntryKind::Command, "command"},
    std::pair{ScriptEntryKind::Check, "check"},
    std::pair{ScriptEntryKind::Importer, "importer"},
    std::pair{ScriptEntryKind::Exporter, "exporter"},
};

} // namespace

QString nameOf(ScriptEntryKind kind)
{
    const auto* const row = std::ranges::find(kKindNames, kind, [](const auto& each) { return each.first; });
    return QLatin1String(row->second);
}

std::optional<ScriptEntryKind> scriptEntryKindNamed(const QString& name)
{
    for (const auto& [kind, text] : kKindNames)
        if (name == QLatin1String(text))
            return kind;
    return std::nullopt;
}

} // namespace broadside
