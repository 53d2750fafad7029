#include "core/io/formats/json_schema.h"

#include "core/io/json/json_writer.h"

#include <cmath>

namespace broadside {
namespace {

using SchemaLayout = JsonWriter::Layout;

// A part of a path: not empty, neither "." nor "..", without '/' and '\'.
#define BROADSIDE_DOTTED_PART R"(\.[^/\\.][^/\\]*|\.\.[^/\\]+)"
/// The paths for which pathFaultOf() finds no fault. The first part is no drive such as "C:".
constexpr std::string_view kPathPattern = R"(^([^/\\.A-Za-z][^/\\]*|[A-Za-z]([^/\\:][^/\\]*)?|)" BROADSIDE_DOTTED_PART
                                          R"()(/([^/\\.][^/\\]*|)" BROADSIDE_DOTTED_PART R"())*$)";
#undef BROADSIDE_DOTTED_PART
/// The colours that colorNamed() knows.
constexpr std::string_view kColorPattern = "^#[0-9A-Fa-f]{6}$";

std::string referenceTo(std::string_view name) { return "#/definitions/" + std::string(name); }

/// Writes the schemas of values and of the objects that contain them.
class SchemaWriter {
public:
    [[nodiscard]] std::string written(const FileFormat& format)
    {
        const std::vector<FormatPart> parts = partsOf(format);
        m_json.beginObject(SchemaLayout::Lines);
        m_json.member("$schema", "http://json-schema.org/draft-07/schema#");
        m_json.member("title", "Broadside " + std::string(format.document.noun) + ", version " +
                                   std::to_string(format.document.version));
        writeTable(parts.front().table);
        m_json.key("definitions").beginObject(SchemaLayout::Lines);
        for (std::size_t i = 1; i < parts.size(); ++i)
            writeDefinition(parts[i]);
        m_json.endObject().endObject();
        return m_json.take() + '\n';
    }

private:
    void writeDefinition(const FormatPart& part)
    {
        if (!part.isVariant()) {
            m_json.key(part.table.name).beginObject(SchemaLayout::Lines);
            writeTable(part.table);
            m_json.endObject();
            return;
        }
        m_json.key(part.variants.name).beginObject(SchemaLayout::Lines);
        writeVariants(part.variants);
        m_json.endObject();
        for (const KeyTable& kind : part.variants.kinds) {
            m_json.key(kind.name).beginObject(SchemaLayout::Lines);
            writeTable(kind);
            m_json.endObject();
        }
    }

    void writeVariants(const VariantTable& variants)
    {
        m_json.member("description", variants.meaning).member("type", "object");
        writeRequired({"type"});
        m_json.key("anyOf").beginArray(SchemaLayout::Lines);
        for (const KeyTable& kind : variants.kinds)
            m_json.beginObject().member("$ref", referenceTo(kind.name)).endObject();
        if (variants.keepsOthers) {
            m_json.beginObject().key("properties").beginObject().key("type").beginObject().member("type", "string");
            m_json.key("not").beginObject().key("enum").beginArray();
            for (const KeyTable& kind : variants.kinds)
                m_json.value(kind.name);
            m_json.endArray().endObject().endObject().endObject().endObject();
        }
        m_json.endArray();
    }

    /// The members of the schema of an object.
    void writeTable(const KeyTable& table)
    {
        m_json.member("description", table.meaning).member("type", "object");
        m_json.key("properties").beginObject(SchemaLayout::Lines);
        std::vector<std::string_view> required;
        for (const KeyFacts& facts : table.keys) {
            m_json.key(facts.key).beginObject();
            writeKey(table, facts);
            m_json.endObject();
            if (facts.isRequired)
                required.push_back(facts.key);
        }
        m_json.endObject();
        writeRequired(required);
        writeAlternatives(table);
    }

    void writeRequired(const std::vector<std::string_view>& keys)
    {
        if (keys.empty())
            return;
        m_json.key("required").beginArray();
        for (const std::string_view key : keys)
            m_json.value(key);
        m_json.endArray();
    }

    void writeAlternatives(const KeyTable& table)
    {
        if (table.alternatives.empty())
            return;
        m_json.key("anyOf").beginArray(SchemaLayout::Lines);
        for (const auto& group : table.alternatives) {
            m_json.beginObject();
            writeRequired(group);
            m_json.key("not").beginObject().key("anyOf").beginArray();
            for (const auto& other : table.alternatives)
                for (const std::string_view key : other)
                    if (&other != &group) {
                        m_json.beginObject();
                        writeRequired({key});
                        m_json.endObject();
                    }
            m_json.endArray().endObject().endObject();
        }
        m_json.endArray();
    }

    void writeKey(const KeyTable& table, const KeyFacts& facts)
    {
        if (facts.key == "type" && facts.isRequired) {
            m_json.key("enum").beginArray().value(table.name).endArray();
            return;
        }
        std::string text(facts.meaning);
        if (!facts.unit.empty())
            text += " (" + std::string(facts.unit) + ")";
        m_json.member("description", text);
        if (!facts.fallback.empty())
            m_json.key("default").raw(facts.fallback);
        if (!facts.example.empty())
            m_json.key("examples").beginArray().raw(facts.example).endArray();
        writeForm(facts.form);
    }

    /// The members of the schema of a value.
    void writeForm(const ValueForm& form)
    {
        if (!form.keepsOthers) {
            writeStrictForm(form);
            return;
        }
        m_json.key("anyOf").beginArray().beginObject();
        writeStrictForm(form);
        m_json.endObject().beginObject().endObject().endArray();
    }

    void writeStrictForm(const ValueForm& form)
    {
        switch (form.kind) {
        case ValueKind::Anything:
            return;
        case ValueKind::Number:
        case ValueKind::Whole:
            writeNumber(form);
            return;
        case ValueKind::Numbers:
        case ValueKind::Wholes:
            writeNumbers(form, form.least);
            return;
        case ValueKind::Factor:
            m_json.key("anyOf").beginArray().beginObject();
            writeNumber(form);
            m_json.endObject().beginObject();
            writeNumbers(form, 2);
            m_json.endObject().endArray();
            return;
        case ValueKind::Truth:
            m_json.member("type", "boolean");
            return;
        case ValueKind::Text:
        case ValueKind::Path:
        case ValueKind::Color:
            writeText(form);
            return;
        case ValueKind::Word:
            m_json.key("enum").beginArray();
            for (const std::string_view word : form.knownWords())
                m_json.value(word);
            m_json.endArray();
            return;
        case ValueKind::List:
            writeList(form);
            return;
        case ValueKind::Object:
            writeReference(form.table ? form.table().name : std::string_view{});
            return;
        case ValueKind::Variant:
            writeReference(form.variants().name);
            return;
        }
    }

    /// A whole number may be written as 1.0 or 1e3, which not every program takes for an "integer".
    void writeNumber(const ValueForm& form)
    {
        const bool isWhole = form.kind == ValueKind::Whole || form.kind == ValueKind::Wholes;
        if (form.acceptsNull)
            m_json.key("type").beginArray().value("number").value("null").endArray();
        else
            m_json.member("type", "number");
        const NumberBounds bounds = isWhole ? NumberBounds{form.low, form.high, false, {}} : boundsOf(form.range);
        if (isWhole)
            m_json.member("multipleOf", 1);
        if (std::isfinite(bounds.low))
            writeBound(bounds.isLowOutside ? "exclusiveMinimum" : "minimum", bounds.low);
        if (std::isfinite(bounds.high))
            writeBound("maximum", bounds.high);
    }
    /// Whole numbers are written without an exponent, so that programs compare them exactly.
    void writeBound(std::string_view key, double bound)
    {
        if (bound == std::floor(bound))
            m_json.member(key, static_cast<std::int64_t>(bound));
        else
            m_json.member(key, bound);
    }

    void writeNumbers(const ValueForm& form, std::size_t count)
    {
        m_json.member("type", "array").key("items").beginObject();
        writeNumber(form);
        m_json.endObject().member("minItems", count).member("maxItems", count);
    }

    void writeText(const ValueForm& form)
    {
        m_json.member("type", "string");
        if (form.least > 0)
            m_json.member("minLength", form.least);
        if (form.kind == ValueKind::Path)
            m_json.member("pattern", kPathPattern);
        if (form.kind == ValueKind::Color)
            m_json.member("pattern", kColorPattern).member("format", "color-hex");
    }

    void writeList(const ValueForm& form)
    {
        m_json.member("type", "array").key("items").beginObject();
        writeForm(*form.element);
        m_json.endObject();
        if (form.least > 0)
            m_json.member("minItems", form.least);
        if (form.most != kNoMost)
            m_json.member("maxItems", form.most);
        if (form.isUnique)
            m_json.member("uniqueItems", true);
    }

    /// Other members next to "$ref" would have no effect, so the reference is in a list of its own.
    void writeReference(std::string_view name)
    {
        if (name.empty())
            m_json.member("type", "object");
        else
            m_json.key("allOf").beginArray().beginObject().member("$ref", referenceTo(name)).endObject().endArray();
    }

    JsonWriter m_json;
};

} // namespace

std::string jsonSchemaOf(const FileFormat& format) { return SchemaWriter().written(format); }

} // namespace broadside
