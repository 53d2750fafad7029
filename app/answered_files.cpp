#include "app/answered_files.h"

#include "app/help/option_help_messages.h"
#include "app/messages/input_messages.h"
#include "core/base/memory_limit.h"
#include "core/base/system/file_path.h"

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <map>
#include <sstream>
#include <thread>
#include <utility>

namespace broadside {
namespace {

constexpr std::string_view kJobs = "--jobs";
constexpr std::uint64_t kMostJobs = 256;

/// Recognises files under other names.
class NamedFiles {
public:
    /// The name under which the file was seen before; nothing if it was not, and the file is remembered.
    [[nodiscard]] std::optional<std::string> seenAs(const std::string& file)
    {
        namespace fs = std::filesystem;
        std::error_code ignored;
        const fs::path real = fs::weakly_canonical(toPath(file), ignored);
        const auto [known, isNew] = m_names.try_emplace(ignored ? toPath(file) : real, file);
        if (!isNew)
            return known->second;
        const bool hasOtherNames = fs::is_regular_file(real, ignored) && fs::hard_link_count(real, ignored) > 1;
        if (!hasOtherNames || ignored)
            return std::nullopt;
        for (const std::string& other : m_linked)
            if (fs::equivalent(toPath(other), real, ignored))
                return other;
        m_linked.push_back(file);
        return std::nullopt;
    }

private:
    std::map<std::filesystem::path, std::string> m_names; ///< By the path without links.
    std::vector<std::string> m_linked;                    ///< Files with hard links.
};

std::vector<std::string> filesOnce(const std::vector<std::string>& operands, Console& console)
{
    std::vector<std::string> files;
    NamedFiles named;
    for (const std::string& file : operands) {
        const auto other = named.seenAs(file);
        if (!other)
            files.push_back(file);
        else if (*other == file)
            console.note(file, texts::cliFileTwice());
        else
            console.note(file, texts::cliFileSame(*other));
    }
    return files;
}

/// The notes of a file, each with the name of the file.
void sayNotes(const std::string& notes, const std::string& file, Console& console)
{
    std::istringstream lines(notes);
    for (std::string line; std::getline(lines, line);)
        console.err << (line.starts_with(file) ? "" : file + ": ") << line << '\n';
}

/// The work of one file.
struct Job {
    std::optional<Result<FileAnswer>> answer; ///< Nothing if it is not done.
    std::string notes;
};

class Jobs {
public:
    Jobs(const Arguments& arguments, const AnswerKind& kind, const std::vector<std::string>& files)
        : m_arguments(arguments)
        , m_kind(kind)
        , m_files(files)
        , m_jobs(files.size())
    {}

    /// Does jobs in several threads, as long as memory lasts. Some may remain.
    void start(std::size_t threads)
    {
        std::vector<std::jthread> workers;
        // Without memory for another thread, those that run do the work.
        (void)fitsIntoMemory([&] {
            while (workers.size() < threads)
                workers.emplace_back([this] { work(); });
        });
    }
    /// The finished job. Does it first if it was not done.
    Job& finished(std::size_t index)
    {
        if (!m_jobs[index].answer)
            m_jobs[index] = made(index);
        return m_jobs[index];
    }

private:
    void work()
    {
        for (std::size_t index = m_next++; index < m_files.size(); index = m_next++)
            if (!fitsIntoMemory([&] { m_jobs[index] = made(index); }))
                return; // the others need its memory
    }
    [[nodiscard]] Job made(std::size_t index) const
    {
        std::ostringstream unused;
        std::ostringstream notes;
        Console own{unused, notes};
        Job job;
        job.answer = m_kind.answer(m_arguments.forOperand(m_files[index]), own);
        job.notes = notes.str();
        return job;
    }

    const Arguments& m_arguments;
    const AnswerKind& m_kind;
    const std::vector<std::string>& m_files;
    std::vector<Job> m_jobs; ///< Each is written by one thread, and read after all threads have ended.
    std::atomic<std::size_t> m_next = 0;
};

/// The command line is wrong for this file.
Problem wrongFor(const std::string& file, Problem problem)
{
    problem.message = texts::cliFileWrong(file, std::move(problem.message));
    return problem;
}

} // namespace

void addJobsOption(std::vector<OptionInfo>& options) { options.push_back({kJobs, "N", "4", texts::optionJobs()}); }

Result<std::uint64_t> jobsFrom(const Arguments& arguments) { return arguments.count(kJobs, 1, 1, kMostJobs); }

Result<std::vector<Answered>> answerEach(const Arguments& arguments, Console& console, const AnswerKind& kind)
{
    const auto threads = jobsFrom(arguments);
    if (!threads)
        return threads.problem();
    const std::vector<std::string> files = filesOnce(arguments.operands(), console);
    Jobs jobs(arguments, kind, files);
    if (*threads > 1)
        jobs.start(std::min<std::size_t>(*threads, files.size()));
    std::vector<Answered> all;
    for (std::size_t i = 0; i < files.size(); ++i) {
        Job& job = jobs.finished(i);
        Answered one;
        one.file = files[i];
        sayNotes(job.notes, one.file, console);
        if (job.answer->ok()) {
            one.answer = *std::move(*job.answer);
            if (one.answer->noSteps) {
                one.problem = *one.answer->noSteps;
                one.lacksSteps = true;
                one.answer.reset();
            }
        } else {
            one.problem = job.answer->problem();
            if (one.problem.file.empty())
                return wrongFor(one.file, std::move(one.problem));
            console.say(one.problem);
        }
        job = {};
        all.push_back(std::move(one));
    }
    if (std::ranges::all_of(all, &Answered::lacksSteps))
        return wrongFor(all.front().file, std::move(all.front().problem));
    for (const Answered& one : all)
        if (one.lacksSteps)
            console.note(one.file, texts::cliFileLeftOut(one.problem.message));
    return all;
}

} // namespace broadside
