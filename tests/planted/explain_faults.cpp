// Measures how well diagnose() explains the planted faults: a table by family and by what was recorded.

#include "core/debug/diagnosis/diagnosis.h"
#include "tests/planted/examples.h"
#include "tests/planted/planted.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <thread>
#include <vector>

namespace broadside::planted {
namespace {

struct Options {
    bool keptApart = false;
    bool tuned = true;
    bool couples = false;
    bool correct = false;
    bool more = false;
    bool further = false;
    bool unseen = false;
    std::size_t turn = 0;       ///< Faults are moved to other worlds; 0: they are not.
    std::size_t hostTurn = 0;   ///< Faults are planted in other hosts; 0: they are not.
    bool withoutFamily = false; ///< The family of the right answer is taken out.
    bool listsAll = false;
    std::string slug;
    std::optional<Recorded> recorded; ///< Only cases in which so much is recorded.
    unsigned threads = 2;
    std::size_t every = 1;
    std::string folder; ///< For the recordings; empty: they are not kept.
};

struct Result {
    bool isRightFirst = false;
    bool isRightLater = false;
    bool isCause = false; ///< The right one is called a cause.
    bool isFalseCause = false;
    bool isSilent = false;
    bool isEmpty = false; ///< Nothing was missed.
    int named = 0;        ///< Of the faults that are planted.
    std::string text;
    std::string wrongExamples; ///< A line for each example that does not show what its explanation says.
    double seconds = 0.0;
};

Result explain(const Case& asked, const Options& options)
{
    const trace::Recording recording = record(asked);
    DiagnosisOptions how;
    how.isParallel = false; // several cases run at once
    const auto started = std::chrono::steady_clock::now();
    auto diagnosis = diagnose(recording, recording.steps(), how).value();
    if (options.withoutFamily && !diagnosis.explanations.empty() && diagnosis.explanations.front().family) {
        how.without = diagnosis.explanations.front().family;
        diagnosis = diagnose(recording, recording.steps(), how).value();
    }
    Result result;
    result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - started).count();
    result.wrongExamples = wrongExamples(diagnosis, recording);
    result.isEmpty = diagnosis.missed == 0;
    result.isSilent = diagnosis.explanations.empty();
    if (result.isSilent)
        result.text = "    nothing is said of " + std::to_string(diagnosis.missed) + " missed pairs\n";
    std::array<bool, 2> isNamed{};
    for (std::size_t i = 0; i < diagnosis.explanations.size(); ++i) {
        const Explanation& one = diagnosis.explanations[i];
        bool isRight = false;
        for (std::size_t plant = 0; plant < asked.plants.size() && plant < isNamed.size(); ++plant)
            if (namesFault(one.rule, asked, plant))
                isRight = isNamed[plant] = true;
        result.isRightFirst = result.isRightFirst || (isRight && i == 0);
        result.isRightLater = result.isRightLater || (isRight && i > 0);
        result.isCause = result.isCause || (isRight && one.isCause);
        result.isFalseCause = result.isFalseCause || (!isRight && one.isCause);
        result.text += "    " + std::string(one.isCause ? "CAUSE " : "tends ") + (isRight ? "right " : "      ") +
                       one.rule + ": " + one.sentence.text() + " (" + std::to_string(one.explains) + " of " +
                       std::to_string(diagnosis.missed) + ", against " + std::to_string(one.against) + ")\n";
        for (const Message& rival : one.rivals)
            result.text += "        rival: " + rival.text() + "\n";
    }
    result.named = static_cast<int>(std::ranges::count(isNamed, true));
    return result;
}

std::vector<Case> chosen(const Options& options)
{
    std::vector<Case> all = options.couples        ? (options.more ? moreTwoFaults() : twoFaults())
                            : options.correct      ? correctOnes()
                            : options.more         ? moreFaults()
                            : options.further      ? furtherFaults()
                            : options.unseen       ? unseenFaults()
                            : options.turn > 0     ? movedFaults(options.turn)
                            : options.hostTurn > 0 ? rehostedFaults(options.hostTurn)
                                                   : singleFaults();
    std::erase_if(all, [&](const Case& one) {
        if (options.recorded && one.recorded != *options.recorded)
            return true;
        if (!options.slug.empty())
            return one.slug != options.slug;
        return one.keptApart ? !options.keptApart : !options.tuned;
    });
    std::vector<Case> some;
    for (std::size_t i = 0; i < all.size(); i += options.every)
        some.push_back(all[i]);
    return some;
}

struct Sum {
    int cases = 0;
    int rightFirst = 0;
    int rightCause = 0;
    int rightLater = 0;
    int falseCauses = 0;
    int silent = 0;
    void add(const Result& result)
    {
        ++cases;
        rightFirst += result.isRightFirst ? 1 : 0;
        rightCause += result.isCause ? 1 : 0;
        rightLater += !result.isRightFirst && result.isRightLater ? 1 : 0;
        falseCauses += result.isFalseCause ? 1 : 0;
        silent += result.isSilent ? 1 : 0;
    }
    void print(const char* name) const
    {
        std::printf("%-34s %3d cases, right first %3d (as a cause %3d), later %3d, false causes %2d, silent %2d\n",
                    name, cases, rightFirst, rightCause, rightLater, falseCauses, silent);
    }
};

void printTable(const std::vector<Case>& cases, const std::vector<Result>& results)
{
    constexpr std::array kRecorded{"everything", "cell size", "candidates"};
    std::map<std::string, Sum> families;
    std::array<Sum, 3> recorded;
    Sum all;
    std::array<int, 3> named{};
    int withWrongExamples = 0;
    double seconds = 0.0;
    double longest = 0.0;
    for (std::size_t i = 0; i < cases.size(); ++i) {
        if (results[i].isEmpty && !cases[i].families.empty())
            continue; // the world has nothing that the fault concerns
        const auto how = static_cast<std::size_t>(cases[i].recorded);
        recorded[how].add(results[i]);
        if (!cases[i].families.empty())
            families[std::string(nameOf(cases[i].families.front())) + ", " + kRecorded[how]].add(results[i]);
        all.add(results[i]);
        ++named[static_cast<std::size_t>(results[i].named)];
        withWrongExamples += results[i].wrongExamples.empty() ? 0 : 1;
        seconds += results[i].seconds;
        longest = std::max(longest, results[i].seconds);
    }
    for (const auto& [name, sum] : families)
        sum.print(name.c_str());
    for (std::size_t i = 0; i < recorded.size(); ++i)
        if (recorded[i].cases > 0)
            recorded[i].print(kRecorded[i]);
    all.print("all");
    std::printf("cases with examples that do not show what their explanation says: %d\n", withWrongExamples);
    std::printf("faults named: none in %d cases, one in %d, two in %d; %.2f s a case, the longest %.2f s\n", named[0],
                named[1], named[2], seconds / static_cast<double>(cases.size()), longest);
}

void printCase(const Case& asked, const Result& result, const Options& options)
{
    if (result.isEmpty && !asked.families.empty())
        return;
    if (!options.listsAll && result.isRightFirst && !result.isFalseCause && result.wrongExamples.empty())
        return;
    std::printf("%s%s [%s]: %s\n%s", result.isFalseCause ? "FALSE " : "", asked.name.c_str(),
                asked.families.empty() ? "none" : nameOf(asked.families.front()), asked.sentence.c_str(),
                result.text.c_str());
    if (!result.wrongExamples.empty())
        std::printf("    WRONG EXAMPLES\n%s", result.wrongExamples.c_str());
    std::fflush(stdout);
}

int save(const std::vector<Case>& cases, const std::string& folder)
{
    constexpr std::array kSuffixes{"", "-cells", "-candidates"};
    bool areAllWritten = true;
    for (const Case& one : cases) {
        const std::string path =
            folder + '/' + one.slug + kSuffixes[static_cast<std::size_t>(one.recorded)] + ".bstrace";
        std::ofstream file(path, std::ios::binary);
        file << recordBytes(one);
        file.close();
        areAllWritten = areAllWritten && file;
        std::printf("%s %s: %s\n", file ? "wrote" : "COULD NOT WRITE", path.c_str(), one.sentence.c_str());
    }
    return areAllWritten ? 0 : 1;
}

int measure(const Options& options)
{
    const std::vector<Case> cases = chosen(options);
    if (cases.empty()) {
        std::printf("no such case\n");
        return 1;
    }
    if (!options.folder.empty())
        return save(cases, options.folder);
    std::vector<Result> results(cases.size());
    std::atomic<std::size_t> next = 0;
    std::mutex output;
    {
        std::vector<std::jthread> workers;
        for (unsigned i = 0; i < options.threads; ++i)
            workers.emplace_back([&] {
                for (std::size_t at = next++; at < cases.size(); at = next++) {
                    results[at] = explain(cases[at], options);
                    const std::scoped_lock lock(output);
                    printCase(cases[at], results[at], options);
                }
            });
    }
    printTable(cases, results);
    return 0;
}

int usage()
{
    std::printf(
        "Usage: explain_faults [--kept-apart | --all] [--couples] [--correct | --more | --further | --unseen | --moved "
        "N |\n"
        "                      --rehosted N]\n"
        "                      [--without-family] [--list] [--everything | --cell-size | --candidates] [--slug SLUG] "
        "[--every N]\n"
        "                      [--threads N] [--save FOLDER]\n"
        "Explains the planted recordings, all that may be tuned with unless another choice is made, and prints\n"
        "how many are explained rightly. --without-family: with the family of the first explanation left out.\n"
        "--couples: two faults at once; with --more: further couples, for tuning.\n"
        "--more: the faults that were written without knowing what is explained, all of them; no right rule is known\n"
        "for these.\n"
        "--further: further faults for tuning.\n"
        "--unseen: faults that were written without knowing what is explained, for tuning.\n"
        "--moved N: the faults that are not kept apart, each N worlds behind its own and with another seed; what "
        "misses\n"
        "nothing there is left out.\n"
        "--rehosted N: the faults that are not kept apart and fit into every host, each in the host N places behind "
        "its "
        "own.\n"
        "--everything, --cell-size, --candidates: only cases in which that is recorded.\n"
        "--list: also what was explained rightly. --save FOLDER: writes the recordings and explains nothing.\n");
    return 2;
}

} // namespace
} // namespace broadside::planted

int main(int count, char** arguments)
{
    using namespace broadside::planted;
    Options options;
    const std::vector<std::string> words(arguments + 1, arguments + count);
    for (std::size_t i = 0; i < words.size(); ++i) {
        const auto takesNumber = [&](std::string_view name) { return words[i] == name && i + 1 < words.size(); };
        if (words[i] == "--kept-apart")
            options.tuned = !(options.keptApart = true);
        else if (words[i] == "--all")
            options.keptApart = true;
        else if (words[i] == "--couples")
            options.couples = true;
        else if (words[i] == "--correct")
            options.correct = options.keptApart = true;
        else if (words[i] == "--more")
            options.more = options.keptApart = true;
        else if (words[i] == "--further")
            options.further = true;
        else if (words[i] == "--unseen")
            options.unseen = true;
        else if (words[i] == "--without-family")
            options.withoutFamily = true;
        else if (words[i] == "--list")
            options.listsAll = true;
        else if (words[i] == "--everything")
            options.recorded = Recorded::Everything;
        else if (words[i] == "--cell-size")
            options.recorded = Recorded::CellSize;
        else if (words[i] == "--candidates")
            options.recorded = Recorded::Candidates;
        else if (takesNumber("--moved"))
            options.turn = std::strtoul(words[++i].c_str(), nullptr, 10);
        else if (takesNumber("--rehosted"))
            options.hostTurn = std::strtoul(words[++i].c_str(), nullptr, 10);
        else if (takesNumber("--save"))
            options.folder = words[++i];
        else if (takesNumber("--slug"))
            options.slug = words[++i];
        else if (takesNumber("--every"))
            options.every = std::max<std::size_t>(1, std::strtoul(words[++i].c_str(), nullptr, 10));
        else if (takesNumber("--threads"))
            options.threads = std::max(1U, static_cast<unsigned>(std::strtoul(words[++i].c_str(), nullptr, 10)));
        else
            return usage();
    }
    return measure(options);
}
