#include "core/check/process_target.h"

#include "core/base/system/piped_process.h"
#include "core/base/text.h"
#include "core/check/check_messages.h"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <string_view>

namespace broadside::check {
namespace {

constexpr std::chrono::seconds kStart(20);   // a virtual machine on a busy computer
constexpr std::chrono::seconds kGreeting(2); // after the greeting of a library, such as pygame

/// The next word of a text, and the rest.
std::string_view takeWord(std::string_view& text)
{
    text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
    const std::string_view word = text.substr(0, text.find(' '));
    text.remove_prefix(word.size());
    return word;
}

std::optional<ProcessFacts> factsIn(std::string_view answer)
{
    ProcessFacts facts;
    if (takeWord(answer) != "1")
        return std::nullopt;
    for (;;) {
        const std::string_view word = takeWord(answer);
        if (word == "pairs")
            facts.hasPairs = true;
        else if (word == "query")
            facts.hasQuery = true;
        else if (word == "half-open")
            facts.isHalfOpen = true;
        else if (word == "inside")
            facts.isInside = true;
        else if (word == "name")
            break;
        else
            return std::nullopt;
    }
    answer.remove_prefix(std::min(answer.find_first_not_of(' '), answer.size()));
    facts.name = answer.empty() ? "broad phase" : std::string(answer);
    return facts.hasPairs || facts.hasQuery ? std::optional(facts) : std::nullopt;
}

LastWords asWords(std::string_view text)
{
    LastWords words{};
    std::size_t size = std::min(text.size(), words.size() - 1);
    while (size < text.size() && size > 0 && (static_cast<unsigned char>(text[size]) & 0xc0U) == 0x80U)
        --size; // not inside a character
    std::memcpy(words.data(), text.data(), size);
    return words;
}

class ProcessTarget final : public CheckTarget {
public:
    ProcessTarget(std::vector<std::string> words, ProcessFacts facts, std::chrono::milliseconds patience)
        : m_words(std::move(words))
        , m_facts(std::move(facts))
        , m_patience(patience)
    {}

    void begin(const Aabb& bounds, double cellSize) override
    {
        m_text.clear();
        if (!m_process || m_end) {
            m_end.reset();
            m_process = std::make_unique<PipedProcess>(m_words);
            if (!m_process->ask({}, kStart))
                noteEnd();
        }
        m_text += "world";
        put(bounds);
        m_text += ' ' + shortestNumber(cellSize) + '\n';
    }
    void apply(const Operation& operation) override
    {
        switch (operation.kind) {
        case Operation::Kind::Add:
            m_text += "add ";
            break;
        case Operation::Kind::Move:
            m_text += "move ";
            break;
        case Operation::Kind::Remove:
            m_text += "remove ";
            break;
        }
        m_text += std::to_string(operation.id.value);
        if (operation.kind != Operation::Kind::Remove)
            put(operation.box);
        m_text += '\n';
    }
    void update() override { m_text += "update\n"; }
    [[nodiscard]] bool hasPairs() const override { return m_facts.hasPairs; }
    [[nodiscard]] bool hasQuery() const override { return m_facts.hasQuery; }
    void pairs(Pairs& pairs) override
    {
        m_text += "pairs\n";
        std::vector<ObjectId> ids;
        ask(ids, true);
        for (std::size_t i = 0; i + 1 < ids.size(); i += 2)
            pairs.emplace_back(ids[i], ids[i + 1]);
    }
    void query(const Aabb& box, std::vector<ObjectId>& found) override
    {
        putQuery(box);
        ask(found, false);
    }
    [[nodiscard]] std::vector<std::vector<ObjectId>> queries(std::span<const Aabb> boxes) override
    {
        for (const Aabb& box : boxes)
            putQuery(box);
        std::vector<std::vector<ObjectId>> found(boxes.size());
        for (std::vector<ObjectId>& each : found)
            ask(each, false);
        return found;
    }
    [[nodiscard]] std::optional<TargetEnd> end() const override { return m_end; }

private:
    void put(const Aabb& box)
    {
        for (const double number : {box.lo.x, box.lo.y, box.hi.x, box.hi.y})
            m_text += ' ' + shortestNumber(number);
    }

    void putQuery(const Aabb& box)
    {
        m_text += "query";
        put(box);
        m_text += '\n';
    }

    /// Sends everything since the last question, and takes the next answer.
    void ask(std::vector<ObjectId>& ids, bool isPairs)
    {
        const std::string text = std::exchange(m_text, {});
        if (m_end)
            return;
        const auto answer = m_process->ask(text, m_patience);
        if (!answer)
            return noteEnd();
        const std::size_t before = ids.size();
        for (std::string_view rest = *answer;;) {
            const std::string_view word = takeWord(rest);
            if (word.empty())
                break;
            ObjectId id;
            const auto [last, error] = std::from_chars(word.data(), word.data() + word.size(), id.value);
            if (error != std::errc{} || last != word.data() + word.size())
                return noteBadAnswer(*answer);
            ids.push_back(id);
        }
        if (isPairs && (ids.size() - before) % 2 != 0)
            noteBadAnswer(*answer);
    }
    void noteBadAnswer(std::string_view answer) { m_end = TargetEnd{TargetEnd::How::BadAnswer, 0, asWords(answer)}; }
    void noteEnd()
    {
        const PipedProcess::End& end = m_process->end();
        using How = PipedProcess::End::How;
        m_end = TargetEnd{end.how == How::Stuck ? TargetEnd::How::Stuck : TargetEnd::How::Crashed, end.signal,
                          asWords(end.words)};
    }

    std::vector<std::string> m_words;
    ProcessFacts m_facts;
    std::chrono::milliseconds m_patience;
    std::unique_ptr<PipedProcess> m_process;
    std::string m_text; ///< Not sent yet.
    std::optional<TargetEnd> m_end;
};

Problem startProblem(const PipedProcess::End& end)
{
    using How = PipedProcess::End::How;
    Problem problem;
    switch (end.how) {
    case How::Refused:
        problem.message = texts::checkNoProcess();
        problem.remedy = texts::checkEndOthers();
        return problem;
    case How::Stuck:
    case How::TooLong:
        problem.message = end.first.empty() ? texts::checkSaysNothing() : texts::checkSaysOther(std::string(end.first));
        break;
    default:
        problem.message =
            end.words.empty() ? texts::checkEndsAtStart() : texts::checkEndsAtStartSaying(std::string(end.words));
        break;
    }
    problem.remedy = texts::checkCallCheck();
    return problem;
}

} // namespace

Result<ProcessFacts> meetProcess(const std::vector<std::string>& words, std::chrono::milliseconds patience)
{
    PipedProcess process(words);
    const auto answer = process.meet(patience, kGreeting);
    if (!answer)
        return startProblem(process.end());
    if (auto facts = factsIn(*answer))
        return std::move(*facts);
    Problem problem;
    problem.message = texts::checkUnknownStart(std::string(asWords(*answer).data()));
    problem.remedy = texts::checkCallCheck();
    return problem;
}

std::unique_ptr<CheckTarget> makeProcessTarget(std::vector<std::string> words, ProcessFacts facts,
                                               std::chrono::milliseconds patience)
{
    return std::make_unique<ProcessTarget>(std::move(words), std::move(facts), patience);
}

} // namespace broadside::check
