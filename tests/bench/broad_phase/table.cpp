#include "tests/bench/broad_phase/table.h"

#include "tests/bench/broad_phase/tuning.h"

#include <algorithm>
#include <cmath>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <thread>

namespace broadside::bench {
namespace {

constexpr std::size_t kOwn = 0;        ///< Place of packed-grid among the laps,
constexpr std::size_t kTwoThreads = 1; ///< and of packed-grid on two threads.

[[gnu::format(printf, 1, 2)]] std::string text(const char* format, ...)
{
    std::array<char, 512> buffer;
    std::va_list arguments;
    va_start(arguments, format);
    std::vsnprintf(buffer.data(), buffer.size(), format, arguments);
    va_end(arguments);
    return buffer.data();
}

/// Three significant digits: 0.0123, 1.23, 123.
std::string digits(double value)
{
    const int after = value <= 0.0 ? 0 : std::clamp(2 - static_cast<int>(std::floor(std::log10(value))), 0, 4);
    return text("%.*f", after, value);
}

bool isOurs(const Lap& lap) { return lap.name.starts_with("packed-grid") || lap.name == kOwnGrid; }

const Lap* bestPeer(const Race& race)
{
    const Lap* best = nullptr;
    for (const Lap& lap : race.laps)
        if (!isOurs(lap) && lap.milliseconds && (best == nullptr || *lap.milliseconds < *best->milliseconds))
            best = &lap;
    return best;
}

std::string processor()
{
    std::ifstream file("/proc/cpuinfo");
    for (std::string line; std::getline(file, line);)
        if (line.starts_with("model name"))
            return line.substr(line.find(':') + 2);
    return "an unknown processor";
}

/// Other programs on the machine slow down all contenders and leave no processor for a second thread.
std::string loadText()
{
    std::array<double, 3> load{};
    getloadavg(load.data(), 3);
    return text("The load of the machine was %.1f on %u processors. Where it is more than one, two threads mostly "
                "share a processor.",
                load[1], std::thread::hardware_concurrency());
}

std::string countText(std::uint32_t count)
{
    return count >= 1'000'000 ? text("%u M", count / 1'000'000) : text("%u k", count / 1'000);
}

/// b in milliseconds = a * N^b, by least squares for worlds of 10,000 objects and more; 0 when there are too few
/// worlds.
double growthOf(std::span<const Race> races, const Race& like, std::size_t lap)
{
    double n = 0.0, sumX = 0.0, sumY = 0.0, sumXX = 0.0, sumXY = 0.0;
    for (const Race& race : races) {
        if (race.kind != like.kind || race.order != like.order || race.count < 10'000 || !race.laps[lap].milliseconds)
            continue;
        const double x = std::log(race.count);
        const double y = std::log(*race.laps[lap].milliseconds);
        n += 1.0;
        sumX += x;
        sumY += y;
        sumXX += x * x;
        sumXY += x * y;
    }
    return n < 2.0 ? 0.0 : (n * sumXY - sumX * sumY) / (n * sumXX - sumX * sumX);
}

std::string orderText(Order order) { return order == Order::Random ? "random" : "sorted"; }

std::string summary(std::span<const Race> races)
{
    std::string page =
        "| scene | order | objects | pairs | packed-grid, ms | best peer, ms | times faster | growth | "
        "bytes an object | two threads, times faster |\n| --- | --- | --- | --- | --- | --- | --- | --- | "
        "--- | --- |\n";
    for (const Race& race : races) {
        const Lap& own = race.laps[kOwn];
        const Lap* peer = bestPeer(race);
        const double growth = growthOf(races, race, kOwn);
        page += text("| %c | %s | %s | %llu | %s | %s | %s | %s | %.0f | %s |\n", static_cast<char>(race.kind),
                     orderText(race.order).c_str(), countText(race.count).c_str(),
                     static_cast<unsigned long long>(race.pairs), digits(*own.milliseconds).c_str(),
                     peer == nullptr ? "" : (digits(*peer->milliseconds) + " (" + peer->name + ")").c_str(),
                     peer == nullptr ? "" : text("%.1f", *peer->milliseconds / *own.milliseconds).c_str(),
                     race.count < 10'000 || growth == 0.0 ? "" : text("N^%.2f", growth).c_str(), own.bytesPerObject,
                     race.count < kThreadsShown
                         ? ""
                         : text("%.2f", *own.milliseconds / race.laps[kTwoThreads].wallMilliseconds).c_str());
    }
    return page;
}

std::string everyone(std::span<const Race> races)
{
    std::string page = "| scene | order | objects |";
    std::string line = "| --- | --- | --- |";
    for (const Lap& lap : races.front().laps) {
        page += " " + lap.name + " |";
        line += " --- |";
    }
    page += "\n" + line + "\n";
    for (const Race& race : races) {
        page += text("| %c | %s | %s |", static_cast<char>(race.kind), orderText(race.order).c_str(),
                     countText(race.count).c_str());
        for (std::size_t i = 0; i < race.laps.size(); ++i) {
            const Lap& lap = race.laps[i];
            page += " " +
                    (lap.milliseconds ? digits(i == kTwoThreads ? lap.wallMilliseconds : *lap.milliseconds) : "-") +
                    " |";
        }
        page += "\n";
    }
    return page;
}

std::string memory(std::span<const Race> races)
{
    std::string page;
    for (std::size_t i = 0; i < races.front().laps.size(); ++i) {
        std::string row = "| " + races.front().laps[i].name + " |";
        for (const Race& race : races)
            if (race.kind == SceneKind::Uniform && race.order == Order::Random)
                row += race.laps[i].milliseconds ? text(" %.0f |", race.laps[i].bytesPerObject) : " - |";
        page += row + "\n";
    }
    std::string head = "| bytes an object, scene A |";
    std::string line = "| --- |";
    for (const Race& race : races)
        if (race.kind == SceneKind::Uniform && race.order == Order::Random) {
            head += " " + countText(race.count) + " |";
            line += " --- |";
        }
    return head + "\n" + line + "\n" + page;
}

/// The settings that contenders with a choice of settings chose, for the largest world of each kind in which settings
/// were tried.
std::string settings(std::span<const Race> races)
{
    std::string page;
    for (std::size_t i = 0; i < races.size(); ++i) {
        const bool isLast = i + 1 == races.size() || races[i + 1].order != races[i].order ||
                            races[i + 1].kind != races[i].kind || races[i + 1].count > kMostTried;
        if (!isLast || races[i].count > kMostTried)
            continue;
        page += text("- %c, %s:", static_cast<char>(races[i].kind), orderText(races[i].order).c_str());
        for (const Lap& lap : races[i].laps)
            if (!lap.setting.empty())
                page += " " + lap.name + " " + lap.setting + ";";
        page.back() = '\n';
    }
    return page;
}

std::string queryTable(std::span<const QueryRace> queries)
{
    std::string page = "| question |";
    std::string line = "| --- |";
    for (const auto& [name, rate] : queries.front().millionsPerSecond) {
        page += " " + name + " |";
        line += " --- |";
    }
    page += " times faster |\n" + line + " --- |\n";
    for (const QueryRace& race : queries) {
        page += "| " + race.question + " |";
        for (const auto& [name, rate] : race.millionsPerSecond)
            page += " " + digits(rate) + " |";
        const auto& all = race.millionsPerSecond;
        page += all.size() < 2 ? " |\n" : text(" %.1f |\n", all[0].second / all[1].second);
    }
    return page;
}

} // namespace

std::string speedPage(std::span<const Race> races, std::span<const QueryRace> queries, std::uint32_t queryCount,
                      const std::string& command)
{
    std::string page =
        "# Speed\n\nMade by `" + command +
        "` (tests/bench, built with "
        "`-DBROADSIDE_BUILD_BENCHMARKS=ON`), on " +
        processor() +
        ", one thread unless it says two.\n\n"
        "A frame moves all dynamic boxes, brings the structure up to date and writes every pair of closed\n"
        "float boxes that overlap, once. All contenders get the same boxes in the same process, in columns\n"
        "where all move and one after the other where few do; the number of pairs and a checksum of them\n"
        "were the same before anything was timed. Milliseconds of CPU time (two threads: of the clock, so\n"
        "what else runs on the machine counts), the fastest tenth of the frames. A dash: left out, its\n"
        "frames take too long. Best peer: of the libraries and the textbook grid as published, each with\n"
        "the cells that suit it best. Growth: milliseconds = a N^b, fitted from 10,000 objects on.\n\n";
    page += loadText() + "\n\n";
    std::string scenes;
    for (const Race& race : races)
        if (scenes.find(text("- %c:", static_cast<char>(race.kind))) == std::string::npos)
            scenes += text("- %c: %s\n", static_cast<char>(race.kind), std::string(describe(race.kind)).c_str());
    page += scenes + "\nSorted: numbered along rows of the world; random: not.\n\n" + summary(races);
    page += "\n## Everyone, milliseconds a frame\n\n" + everyone(races);
    page += "\n## Cells\n\nThe fastest of several, tried in each scene up to 100,000 objects and kept for larger "
            "ones.\n\n" +
            settings(races);
    page += "\n## Memory\n\nOn the heap, beside the boxes that they are given; the pairs that they find left out.\n\n" +
            memory(races);
    if (!queries.empty())
        page += "\n## Questions, millions a second\n\nOn " + countText(queryCount) +
                " objects of scene A that stand still.\n\n" + queryTable(queries);
    for (const std::string& package : missingPeers())
        page += "\nLeft out, because " + package + " was not installed when the program was built.\n";
    return page;
}

} // namespace broadside::bench
