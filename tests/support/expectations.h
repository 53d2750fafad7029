#pragma once

#include "core/debug/expectation/expectation.h"
#include "core/debug/history/recorded_run.h"

#include <QTest>

#include <algorithm>
#include <string>

/// @file
/// What tests of expectations share: answers, and the form that every answer has.

namespace broadside::test {

inline ExpectationAnswer answerOf(const StepSource& source, StepRange steps, const Expectation& expected)
{
    auto answer = checkExpectation(source, steps, expected);
    if (!answer)
        qFatal("%s", describe(answer.problem()).c_str());
    return **answer;
}

/// What holds for every answer.
inline void checkForm(const ExpectationAnswer& answer, StepRange range)
{
    QVERIFY(!answer.chain.empty());
    QVERIFY(answer.remedy.text().ends_with('.'));
    QVERIFY(!answer.unreadable);
    for (const Reason& reason : answer.chain) {
        QVERIFY2(reason.sentence.text().ends_with('.') && !reason.sentence.text().ends_with(".."),
                 reason.sentence.text().c_str());
        QVERIFY2(reason.sentence.text().find("  ") == std::string::npos, reason.sentence.text().c_str());
        QVERIFY(!reason.step || *reason.step <= range.last);
        QVERIFY2(!reason.step || reason.sentence.text().find(std::to_string(*reason.step)) != std::string::npos,
                 reason.sentence.text().c_str());
    }
}

inline const Reason* linkOf(const ExpectationAnswer& answer, ReasonRule rule)
{
    const auto found = std::ranges::find(answer.chain, rule, &Reason::rule);
    return found == answer.chain.end() ? nullptr : &*found;
}

inline std::string textOf(const ExpectationAnswer& answer)
{
    std::string text;
    for (const Reason& reason : answer.chain)
        text += "[" + std::string(nameOf(reason.rule)) + "] " + reason.sentence.text() + "\n";
    return text + "> " + answer.remedy.text() + "\n";
}

} // namespace broadside::test
