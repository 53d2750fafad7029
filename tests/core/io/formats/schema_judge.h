#pragma once

#include <QtGlobal>
#include <rapidjson/document.h>
#include <rapidjson/schema.h>
#include <rapidjson/stringbuffer.h>
#include <rapidjson/writer.h>

#include <string>

namespace broadside::test {

/// Checks JSON texts against a schema of draft 7. RapidJSON knows draft 4, so the one keyword that differs is
/// translated.
class SchemaJudge {
public:
    explicit SchemaJudge(const std::string& schema)
        : m_schema(translated(schema))
    {}

    /// Empty if the text is JSON and the schema accepts it; else the keyword and the place that refuse it.
    [[nodiscard]] std::string refusalOf(const std::string& text) const
    {
        rapidjson::Document document;
        if (document.Parse<rapidjson::kParseFullPrecisionFlag>(text.c_str(), text.size()).HasParseError())
            return "not JSON";
        rapidjson::SchemaValidator validator(m_schema);
        if (document.Accept(validator))
            return {};
        rapidjson::StringBuffer place;
        validator.GetInvalidDocumentPointer().StringifyUriFragment(place);
        return std::string(validator.GetInvalidSchemaKeyword()) + " at " + place.GetString();
    }

private:
    static void translate(rapidjson::Value& value, rapidjson::Document::AllocatorType& memory)
    {
        if (value.IsArray())
            for (rapidjson::Value& element : value.GetArray())
                translate(element, memory);
        if (!value.IsObject())
            return;
        for (auto& member : value.GetObject())
            translate(member.value, memory);
        const auto bound = value.FindMember("exclusiveMinimum");
        if (bound == value.MemberEnd() || !bound->value.IsNumber())
            return;
        value.AddMember("minimum", rapidjson::Value(bound->value, memory), memory);
        value["exclusiveMinimum"].SetBool(true);
    }
    static rapidjson::Document translated(const std::string& schema)
    {
        rapidjson::Document document;
        if (document.Parse(schema.c_str()).HasParseError())
            qFatal("the schema is not JSON");
        translate(document, document.GetAllocator());
        return document;
    }

    rapidjson::SchemaDocument m_schema;
};

} // namespace broadside::test
