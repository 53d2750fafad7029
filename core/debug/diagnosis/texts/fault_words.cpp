#include "core/debug/diagnosis/texts/fault_words.h"

#include "core/base/message/common_messages.h"
#include "core/debug/diagnosis/messages/fault_messages.h"

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>

namespace broadside::diagnosis {
namespace {

using NoArgument = texts::Form<>;
using OneName = texts::Form<texts::Phrase>;

// The forms of each ObjectKind; first those within a sentence, then those at its start.
constexpr std::array<std::array<const NoArgument*, 3>, 2> kBare{
    {{&texts::faultInnerObjects, &texts::faultInnerDynamicObjects, &texts::faultInnerStaticObjects},
     {&texts::faultObjects, &texts::faultDynamicObjects, &texts::faultStaticObjects}}};
constexpr std::array<std::array<const NoArgument*, 3>, 2> kUnnamed{
    {{&texts::faultInnerObjectsWithoutName, &texts::faultInnerDynamicObjectsWithoutName,
      &texts::faultInnerStaticObjectsWithoutName},
     {&texts::faultObjectsWithoutName, &texts::faultDynamicObjectsWithoutName, &texts::faultStaticObjectsWithoutName}}};
constexpr std::array<std::array<const OneName*, 3>, 2> kNamed{
    {{&texts::faultInnerObjectsNamed, &texts::faultInnerDynamicObjectsNamed, &texts::faultInnerStaticObjectsNamed},
     {&texts::faultObjectsNamed, &texts::faultDynamicObjectsNamed, &texts::faultStaticObjectsNamed}}};

/// All parts, joined from the first to the last by a form with two places.
template<class Join>
Message joined(const std::vector<Message>& parts, const Join& join)
{
    Message text;
    for (std::size_t i = 0; i < parts.size(); ++i)
        text = i == 0 ? parts[i] : join(text, parts[i]);
    return text;
}

} // namespace

Message registered(const Subject& subject, const Message& how)
{
    return subject.isTested ? texts::faultTested(subject.objects, how) : texts::faultRegistered(subject.objects, how);
}

Message allRegistered(const Subject& subject, const Message& how)
{
    return subject.isTested ? texts::faultAllTested(subject.objects, how)
                            : texts::faultAllRegistered(subject.objects, how);
}

Message registeredAgain(const Subject& subject, const Message& when)
{
    return subject.isTested ? texts::faultUpdated(subject.objects, when)
                            : texts::faultRegisteredAgain(subject.objects, when);
}

Message objectsText(ObjectKind kind, bool isStart)
{
    return (*kBare[isStart ? 1 : 0][static_cast<std::size_t>(kind)])();
}

Message objectsText(ObjectKind kind, const Message& name, bool isStart)
{
    const auto place = static_cast<std::size_t>(kind);
    return name.empty() ? (*kUnnamed[isStart ? 1 : 0][place])() : (*kNamed[isStart ? 1 : 0][place])(name);
}

Message stepsText(double count)
{
    constexpr double kUngrouped = 1'000.0; // numbers from here on have groups of digits as a count, but not here
    const bool isCount = count >= 0.0 && count < kUngrouped && count == std::floor(count);
    return isCount ? texts::faultSteps(static_cast<std::uint64_t>(count)) : texts::faultManySteps(count);
}

Message listOf(const std::vector<Message>& parts)
{
    Message text;
    for (std::size_t i = 0; i < parts.size(); ++i)
        text = i == 0                  ? parts[i]
               : i + 1 == parts.size() ? texts::bothOf(text, parts[i])
                                       : texts::listed(text, parts[i]);
    return text;
}

Message allOf(const std::vector<Message>& parts) { return joined(parts, texts::bothOf); }

Message namesText(std::span<const std::uint32_t> names, const Evidence& evidence)
{
    std::vector<Message> parts;
    for (const std::uint32_t name : names)
        parts.emplace_back(evidence.names[name]);
    return allOf(parts);
}

Message anyOf(const std::vector<Message>& parts) { return joined(parts, texts::faultEither); }

Message inARow(const std::vector<Message>& parts) { return joined(parts, texts::listed); }

} // namespace broadside::diagnosis
