#include "app/expectation_output.h"

#include "app/messages/answer_messages.h"
#include "core/base/text.h"

namespace broadside {

void writeNearest(JsonWriter& json, const std::optional<NearestApproach>& nearest)
{
    json.key("nearest");
    if (!nearest) {
        json.null();
        return;
    }
    json.beginObject();
    json.member("step", nearest->step);
    json.member("distance", nearest->distance);
    json.endObject();
}

void writeExpectation(JsonWriter& json, const ExpectationAnswer& answer)
{
    json.member("holds", answer.holds);
    json.member("step", answer.step);
    writeNearest(json, answer.nearest);
    json.key("chain").beginArray();
    for (const Reason& reason : answer.chain) {
        json.beginObject();
        json.member("rule", nameOf(reason.rule));
        writeMessage(json, "sentence", reason.sentence);
        json.member("step", reason.step);
        json.endObject();
    }
    json.endArray();
    writeMessage(json, "remedy", answer.remedy);
}

void printChain(std::ostream& out, const ExpectationAnswer& answer)
{
    for (const Reason& reason : answer.chain)
        out << "- " << reason.sentence.text() << '\n';
    out << answer.remedy.text() << '\n';
}

Message nearestText(const NearestApproach& nearest) { return texts::cliNearest(nearest.distance, nearest.step); }

} // namespace broadside
