#pragma once

#include <rapidjson/document.h>
#include <rapidjson/stringbuffer.h>
#include <rapidjson/writer.h>

#include <algorithm>
#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace broadside::test {

/// Makes slightly wrong files of valid ones: a value of another type, a number out of range, an unknown word, a missing
/// or misspelt key, an array that is too long or too short.
class Mutants {
public:
    Mutants(std::string text, unsigned seed)
        : m_text(std::move(text))
        , m_random(seed)
    {}

    [[nodiscard]] std::string next()
    {
        rapidjson::Document document;
        document.Parse<rapidjson::kParseFullPrecisionFlag>(m_text.c_str(), m_text.size());
        std::vector<rapidjson::Value*> values;
        collect(document, values);
        change(*values[below(values.size())], document.GetAllocator());
        rapidjson::StringBuffer buffer;
        rapidjson::Writer<rapidjson::StringBuffer> writer(buffer);
        document.Accept(writer);
        return withoutQuotes(buffer.GetString());
    }

private:
    using Memory = rapidjson::Document::AllocatorType;

    [[nodiscard]] std::size_t below(std::size_t count) { return m_random() % count; }

    static void collect(rapidjson::Value& value, std::vector<rapidjson::Value*>& values)
    {
        values.push_back(&value);
        if (value.IsArray())
            for (rapidjson::Value& element : value.GetArray())
                collect(element, values);
        if (value.IsObject())
            for (auto& member : value.GetObject())
                collect(member.value, values);
    }

    void change(rapidjson::Value& value, Memory& memory)
    {
        if (below(4) == 0)
            value = ofAnyType(memory);
        else if (value.IsNumber())
            value = oddNumber(value.GetDouble(), memory);
        else if (value.IsString())
            value = oddText(value.GetString(), memory);
        else if (value.IsArray())
            resize(value, memory);
        else if (value.IsObject())
            changeMembers(value, memory);
        else
            value = ofAnyType(memory);
    }

    rapidjson::Value text(std::string_view content, Memory& memory)
    {
        return rapidjson::Value(content.data(), static_cast<rapidjson::SizeType>(content.size()), memory);
    }

    rapidjson::Value ofAnyType(Memory& memory)
    {
        switch (below(8)) {
        case 0:
            return rapidjson::Value(rapidjson::kNullType);
        case 1:
            return rapidjson::Value(rapidjson::kArrayType);
        case 2:
            return rapidjson::Value(rapidjson::kObjectType);
        case 3:
            return rapidjson::Value(below(2) == 0);
        case 4:
            return text("NaN", memory);
        case 5:
            return text("12", memory);
        case 6: {
            rapidjson::Value list(rapidjson::kArrayType);
            list.PushBack(1, memory).PushBack(2, memory);
            return list;
        }
        default:
            return rapidjson::Value(3);
        }
    }

    rapidjson::Value oddNumber(double number, Memory& memory)
    {
        constexpr double kOdd[] = {0.0,
                                   -1.0,
                                   0.5,
                                   -0.0,
                                   1.0,
                                   2.0,
                                   1e9,
                                   1.5e9,
                                   -1e9,
                                   -2e9,
                                   4294967295.0,
                                   4294967296.0,
                                   9007199254740992.0,
                                   1e300,
                                   -1e300,
                                   1e-300};
        if (below(12) == 0)
            return text(below(2) == 0 ? "@1e400@" : "@9007199254740993@", memory);
        if (below(3) == 0)
            return rapidjson::Value(-number);
        return rapidjson::Value(kOdd[below(std::size(kOdd))]);
    }

    rapidjson::Value oddText(std::string word, Memory& memory)
    {
        constexpr std::string_view kOdd[] = {
            "",    " ",  "none", "../up.broadside", "/root",   "a//b", "a/./b", "C:/x",   "a\\b",   "..",  "a/..b",
            "...", ".x", "a/",   "#e69f0",          "#E69F0A", "box",  "é",     "static", "remove", "left"};
        switch (below(4)) {
        case 0:
            word += 'x';
            break;
        case 1:
            if (!word.empty())
                word.erase(below(word.size()), 1);
            break;
        default:
            return text(kOdd[below(std::size(kOdd))], memory);
        }
        return text(word, memory);
    }

    void resize(rapidjson::Value& list, Memory& memory)
    {
        if (!list.Empty() && below(2) == 0) {
            list.Erase(list.Begin() + below(list.Size()));
            return;
        }
        rapidjson::Value added =
            list.Empty() ? ofAnyType(memory)
                         : rapidjson::Value(list[static_cast<rapidjson::SizeType>(below(list.Size()))], memory);
        list.PushBack(added, memory);
    }

    void changeMembers(rapidjson::Value& object, Memory& memory)
    {
        if (object.ObjectEmpty()) {
            object.AddMember("key", 1, memory);
            return;
        }
        auto member = object.MemberBegin() + static_cast<std::ptrdiff_t>(below(object.MemberCount()));
        if (below(2) == 0) {
            object.EraseMember(member);
            return;
        }
        member->name = text(std::string(member->name.GetString()) + "x", memory);
    }

    /// Numbers that a double cannot hold are put in as texts between two '@'.
    static std::string withoutQuotes(std::string text)
    {
        for (const std::string_view mark : {"\"@", "@\""})
            for (std::size_t at = text.find(mark); at != std::string::npos; at = text.find(mark))
                text.erase(at, mark.size());
        return text;
    }

    std::string m_text;
    std::mt19937 m_random;
};

} // namespace broadside::test
