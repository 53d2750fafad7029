#include "core/io/json/json_value.h"

namespace broadside {

std::string onOneLine(std::string_view json)
{
    std::string line;
    line.reserve(json.size());
    bool inString = false;
    for (std::size_t i = 0; i < json.size(); ++i) {
        const char c = json[i];
        if (inString) {
            line += c;
            if (c == '\\')
                line += json[++i]; // an escaped quote does not end the string
            else if (c == '"')
                inString = false;
        } else if (c != ' ' && c != '\t' && c != '\r' && c != '\n') {
            line += c;
            inString = c == '"';
            if (c == ',' || c == ':')
                line += ' ';
        }
    }
    return line;
}

} // namespace broadside
