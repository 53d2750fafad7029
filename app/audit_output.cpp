#include "app/audit_output.h"

#include "app/output.h"
#include "core/base/text.h"

#include <algorithm>

namespace broadside {

void writeMissed(JsonWriter& json, std::span<const Audit::Miss> missed)
{
    json.key("missed").beginArray();
    for (const Audit::Miss& miss : missed) {
        json.beginObject();
        json.member("step", miss.step);
        json.member("a", miss.pair.a.value);
        json.member("b", miss.pair.b.value);
        json.member("cause", nameOf(miss.cause));
        json.endObject();
    }
    json.endArray();
}

std::map<MissCause, std::uint64_t> causesOf(std::span<const Audit::Miss> missed)
{
    std::map<MissCause, std::uint64_t> counts;
    for (const Audit::Miss& miss : missed)
        ++counts[miss.cause];
    return counts;
}

void printMissed(std::ostream& out, std::span<const Audit::Miss> missed, const ObjectTable& objects)
{
    out << "\nMissed pairs:\n";
    for (const Audit::Miss& miss : missed.first(std::min(kMostShown, missed.size())))
        out << "  step " << miss.step << ": " << nameAndId(objects, miss.pair.a) << " - "
            << nameAndId(objects, miss.pair.b) << ", " << nameOf(miss.cause) << '\n';
    printRest(out, missed.size());
}

void printRest(std::ostream& out, std::size_t count)
{
    if (count > kMostShown)
        out << "  and " << groupedNumber(count - kMostShown) << " more; --json lists all\n";
}

} // namespace broadside
