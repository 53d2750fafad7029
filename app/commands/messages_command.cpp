#include "app/commands/messages_command.h"

#include "app/commands/message_tables.h"
#include "app/help/command_help_messages.h"
#include "app/output.h"
#include "core/base/message/message.h"

#include <algorithm>
#include <array>

namespace broadside {
namespace {

/// A typical value of an argument with this name.
struct SampleWords {
    std::string_view name;
    std::string_view words;
};
constexpr std::array kSampleWords{
    SampleWords{"a", "Ball"},
    SampleWords{"b", "Wall"},
    SampleWords{"object", "Crate"},
    SampleWords{"other", "Wall"},
    SampleWords{"name", "\"Crate\""},
    SampleWords{"subject", "Crate"},
    SampleWords{"key", "\"mass\""},
    SampleWords{"value", "\"heavy\""},
    SampleWords{"file", "level.broadside"},
    SampleWords{"path", "sprites/crates.png"},
    SampleWords{"algorithm", "packed-grid"},
    SampleWords{"option", "--steps"},
};

MessageArgument sampleOf(ArgumentKind kind, std::string_view name)
{
    const auto* const found = std::ranges::find(kSampleWords, name, &SampleWords::name);
    const std::string words(found == kSampleWords.end() ? name : found->words);
    switch (kind) {
    case ArgumentKind::Text:
        return texts::Text(words);
    case ArgumentKind::Phrase:
        return std::make_shared<const Message>(words);
    case ArgumentKind::Number:
        return texts::Number(2.5);
    case ArgumentKind::Exact:
        return texts::Exact(0.1);
    case ArgumentKind::Count:
        return texts::Count(1'200);
    case ArgumentKind::Integer:
        return texts::Integer(12);
    case ArgumentKind::Percent:
        return texts::Percent(0.25);
    case ArgumentKind::Duration:
        return texts::Duration(1'250.0);
    }
    return texts::Text(words);
}

void write(JsonWriter& json, const MessageForm& form)
{
    json.beginObject().member("id", form.id);
    json.key("arguments").beginArray();
    std::size_t next = 0;
    forEachArgument(form.text, [&](std::string_view name) {
        json.beginObject().member("name", name).member("type", nameOf(form.arguments[next++])).endObject();
    });
    json.endArray();
    json.member("text", form.text);
    if (form.hasPlural())
        json.member("one", form.one);
    json.member("example", exampleOf(form)).endObject();
}

Result<ExitCode> messages(const Arguments& arguments, Console& console)
{
    const std::vector<const MessageForm*> forms = allMessages();
    if (arguments.has("--json")) {
        JsonWriter json;
        json.beginObject().key("messages").beginArray();
        for (const MessageForm* form : forms)
            write(json, *form);
        json.endArray().endObject();
        print(console.out, json);
        return ExitCode::Done;
    }
    for (const MessageForm* form : forms) {
        console.out << form->id << "\n  " << form->text << '\n';
        if (form->hasPlural())
            console.out << "  " << form->one << '\n';
    }
    return ExitCode::Done;
}

} // namespace

std::string exampleOf(const MessageForm& form)
{
    std::vector<MessageArgument> arguments;
    forEachArgument(form.text, [&](std::string_view name) {
        arguments.push_back(sampleOf(form.arguments[arguments.size()], name));
    });
    return Message(form, std::move(arguments)).text();
}

Command messagesCommand()
{
    return {{"messages", "", {}},
            texts::helpMessages(),
            texts::helpMessagesDetails(),
            "broadside messages --json",
            messages};
}

} // namespace broadside
