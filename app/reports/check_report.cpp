#include "app/reports/check_report.h"

#include "core/base/text.h"

namespace broadside {

std::string fingerprintOf(const CheckFinding& finding)
{
    std::uint64_t hash = 0xcbf29ce484222325; // FNV-1a, by Fowler, Noll and Vo
    const auto add = [&](std::string_view text) {
        for (const char byte : text) {
            hash ^= static_cast<unsigned char>(byte);
            hash *= 0x100000001b3;
        }
        hash ^= 0xff; // Not a byte of UTF-8, so it separates the two texts.
        hash *= 0x100000001b3;
    };
    add(finding.rule);
    add(finding.identity);
    return hexadecimal(hash);
}

} // namespace broadside
