#include "core/io/json/key_facts.h"

#include "core/io/json/json_writer.h"

namespace broadside {

KeyFacts factsOf(std::string_view key, const KeyNotes& notes, bool isRequired)
{
    KeyFacts facts{key, notes.form, notes.unit, notes.meaning, std::string(notes.example), {}, isRequired};
    if (notes.writeDefault) {
        JsonWriter writer;
        notes.writeDefault(writer);
        facts.fallback = writer.take();
    }
    return facts;
}

KeyFacts typeFacts(std::string_view type)
{
    JsonWriter writer;
    writer.value(type);
    return {"type", kTextForm, {}, "Says which of the types it is", writer.take(), {}, true};
}

} // namespace broadside
