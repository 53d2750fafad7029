#include "core/math/typed_number.h"

#include "core/math/angle.h"
#include "core/math/number_messages.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>
#include <numbers>
#include <string>
#include <utility>

namespace broadside {
namespace {

constexpr std::size_t kMostBytes = 1'000;
constexpr int kDeepest = 64;

bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || (c & 0x80) != 0; }

/// Replaces typographic signs and spaces by those of keyboards.
std::string withPlainSigns(std::string_view utf8)
{
    struct Sign {
        std::string_view typed;
        char plain;
    };
    constexpr std::array kSigns{Sign{"\u2212", '-'}, Sign{"\u00d7", '*'}, Sign{"\u00f7", '/'}, Sign{"\u00a0", ' '},
                                Sign{"\u202f", ' '}};
    std::string plain;
    while (!utf8.empty()) {
        const auto sign = std::ranges::find_if(kSigns, [&](const Sign& s) { return utf8.starts_with(s.typed); });
        plain += sign == kSigns.end() ? utf8.front() : sign->plain;
        utf8.remove_prefix(sign == kSigns.end() ? 1 : sign->typed.size());
    }
    return plain;
}

double tangentOf(double degrees)
{
    const Rotation direction = rotationOf(degrees);
    return direction.cosine == 0.0 ? std::numeric_limits<double>::quiet_NaN() : direction.sine / direction.cosine;
}

struct Function {
    std::string_view name;
    double (*of)(double);
};
constexpr std::array kFunctions{
    Function{"sqrt", [](double x) { return std::sqrt(x); }},
    Function{"abs", [](double x) { return std::abs(x); }},
    Function{"round", [](double x) { return std::round(x); }},
    Function{"sin", [](double degrees) { return rotationOf(degrees).sine; }},
    Function{"cos", [](double degrees) { return rotationOf(degrees).cosine; }},
    Function{"tan", tangentOf},
};
struct Choice {
    std::string_view name;
    double (*of)(double, double);
};
constexpr std::array kChoices{
    Choice{"min", [](double a, double b) { return std::min(a, b); }},
    Choice{"max", [](double a, double b) { return std::max(a, b); }},
};

template<class Table>
auto named(const Table& table, std::string_view name)
{
    const auto found = std::ranges::find(table, name, [](const auto& entry) { return entry.name; });
    return found == table.end() ? nullptr : &*found;
}

/// Evaluates while reading. After the first problem the position is at the end of the text, so that every loop ends.
class Reader {
public:
    explicit Reader(std::string_view text)
        : m_text(text)
    {}

    Result<TypedNumber> entry();
    std::optional<double> plainNumber();

private:
    double sum();
    double product();
    double signedNumber();
    double power();
    double atom();
    double parenthesis();
    double call();
    double argumentsOf(const Choice& choice);
    double number();
    void skipDigits();
    void skipGroups(std::size_t firstDigits);
    [[nodiscard]] std::string_view word() const;

    void skipSpaces();
    [[nodiscard]] char next(); ///< The next character that is not a space; 0 at the end.
    bool take(char c);
    void close();
    double finite(double value, std::size_t at);
    double fail(std::size_t at, Message message, Message remedy);

    std::string_view m_text;
    std::size_t m_at = 0;
    int m_depth = 0;
    int m_calls = 0; // open calls of functions; inside them a comma separates arguments
    std::optional<Problem> m_problem;
};

void Reader::skipSpaces()
{
    while (m_at < m_text.size() && (m_text[m_at] == ' ' || m_text[m_at] == '\t'))
        ++m_at;
}

char Reader::next()
{
    skipSpaces();
    return m_at < m_text.size() ? m_text[m_at] : '\0';
}

bool Reader::take(char c)
{
    if (next() != c)
        return false;
    ++m_at;
    return true;
}

std::string_view Reader::word() const
{
    std::size_t end = m_at;
    while (end < m_text.size() && (isLetter(m_text[end]) || isDigit(m_text[end]) || m_text[end] == '.'))
        ++end;
    return m_text.substr(m_at, std::max<std::size_t>(end - m_at, 1));
}

double Reader::fail(std::size_t at, Message message, Message remedy)
{
    if (!m_problem) {
        m_problem.emplace();
        m_problem->column = static_cast<int>(at) + 1;
        m_problem->message = std::move(message);
        m_problem->remedy = std::move(remedy);
    }
    m_at = m_text.size();
    return 0.0;
}

double Reader::finite(double value, std::size_t at)
{
    if (std::isfinite(value))
        return value;
    return std::isnan(value) ? fail(at, texts::numberNoValue(at + 1), texts::numberChooseOthers())
                             : fail(at, texts::numberTooLarge(at + 1), texts::numberChooseSmaller());
}

Result<TypedNumber> Reader::entry()
{
    using enum TypedNumber::Relation;
    constexpr std::array kRelations{std::pair{"+=", Plus}, std::pair{"-=", Minus}, std::pair{"*=", Times},
                                    std::pair{"/=", Over}};
    TypedNumber typed;
    skipSpaces();
    for (const auto& [sign, relation] : kRelations)
        if (m_text.substr(m_at).starts_with(sign))
            typed.relation = relation;
    if (typed.isRelative())
        m_at += 2;
    const std::size_t operand = m_at;
    typed.operand = sum();
    if (next() == ')')
        fail(m_at, texts::numberNothingOpen(), texts::numberRemoveClosing());
    else if (next() == ',')
        fail(m_at, texts::numberComma(), texts::numberWritePoint());
    else if (next() != '\0')
        fail(m_at, texts::numberNoOperator(word()), texts::numberWriteOperator());
    else if (typed.relation == Over && typed.operand == 0.0)
        fail(operand, texts::numberOverZero(), texts::numberOtherDivisor());
    if (m_problem)
        return *std::move(m_problem);
    return typed;
}

std::optional<double> Reader::plainNumber()
{
    skipSpaces();
    const bool negative = m_at < m_text.size() && m_text[m_at] == '-';
    if (m_at < m_text.size() && (negative || m_text[m_at] == '+'))
        ++m_at;
    if (m_at == m_text.size() || !(isDigit(m_text[m_at]) || m_text[m_at] == '.'))
        return std::nullopt;
    const double value = number();
    if (next() != '\0' || m_problem)
        return std::nullopt;
    return negative ? -value : value;
}

double Reader::sum()
{
    double value = product();
    while (next() == '+' || next() == '-') {
        const std::size_t at = m_at;
        const double sign = m_text[m_at++] == '+' ? 1.0 : -1.0;
        value = finite(value + sign * product(), at);
    }
    return value;
}

double Reader::product()
{
    double value = signedNumber();
    while (next() == '*' || next() == '/') {
        const std::size_t at = m_at;
        const bool times = m_text[m_at++] == '*';
        const double operand = signedNumber();
        if (!times && operand == 0.0 && !m_problem)
            return fail(at, texts::numberDivision(at + 1), texts::numberOtherDivisor());
        value = finite(times ? value * operand : value / operand, at);
    }
    return value;
}

double Reader::signedNumber()
{
    if (m_depth == kDeepest)
        return fail(m_at, texts::numberDeep(static_cast<std::uint64_t>(kDeepest)), texts::numberShorter());
    ++m_depth;
    double value = 0.0;
    if (take('-'))
        value = -signedNumber();
    else if (take('+'))
        value = signedNumber();
    else
        value = power();
    --m_depth;
    return value;
}

double Reader::power()
{
    const double base = atom();
    if (next() != '^')
        return base;
    const std::size_t at = m_at++;
    const double exponent = signedNumber();
    return m_problem ? 0.0 : finite(std::pow(base, exponent), at);
}

double Reader::atom()
{
    const char c = next();
    if (c == '(')
        return parenthesis();
    if (isDigit(c) || c == '.')
        return number();
    if (isLetter(c))
        return call();
    return fail(m_at, c == '\0' ? texts::numberMissingAtEnd() : texts::numberMissingBefore(word()),
                texts::numberWriteOne());
}

double Reader::parenthesis()
{
    ++m_at;
    const int calls = std::exchange(m_calls, 0);
    const double value = sum();
    close();
    m_calls = calls;
    return value;
}

void Reader::close()
{
    if (next() == ',' && m_calls == 0)
        fail(m_at, texts::numberComma(), texts::numberWritePoint());
    else if (next() != '\0' && next() != ')')
        fail(m_at, texts::numberNoOperator(word()), texts::numberWriteOperator());
    else if (!take(')') && !m_problem)
        fail(m_at, texts::numberOpen(), texts::numberClose());
}

double Reader::call()
{
    const std::size_t at = m_at;
    const std::string name(word());
    if (name == "pi") {
        m_at += name.size();
        return std::numbers::pi;
    }
    const Function* function = named(kFunctions, name);
    const Choice* choice = named(kChoices, name);
    if (!function && !choice)
        return fail(at, texts::numberNotOne(name), texts::numberTypeAny());
    m_at += name.size();
    if (!take('('))
        return fail(m_at, texts::numberNoOpening(name), texts::numberWriteCall(name));
    ++m_calls;
    const double value = choice ? argumentsOf(*choice) : sum();
    --m_calls;
    if (next() == ',')
        return fail(m_at, texts::numberOneArgument(name), texts::numberRemoveRest());
    close();
    return choice || m_problem ? value : finite(function->of(value), at);
}

double Reader::argumentsOf(const Choice& choice)
{
    double value = sum();
    while (take(','))
        value = choice.of(value, sum());
    return value;
}

void Reader::skipDigits()
{
    while (m_at < m_text.size() && isDigit(m_text[m_at]))
        ++m_at;
}

/// Groups of exactly three digits after a first group of one to three digits. Spaces separate them, or commas where
/// these do not separate arguments.
void Reader::skipGroups(std::size_t firstDigits)
{
    const auto digitAt = [&](std::size_t at) { return at < m_text.size() && isDigit(m_text[at]); };
    if (firstDigits == 0 || firstDigits > 3)
        return;
    while (m_at < m_text.size() && (m_text[m_at] == ' ' || (m_text[m_at] == ',' && m_calls == 0)) &&
           digitAt(m_at + 1) && digitAt(m_at + 2) && digitAt(m_at + 3) && !digitAt(m_at + 4))
        m_at += 4;
}

double Reader::number()
{
    const std::size_t begin = m_at;
    skipDigits();
    skipGroups(m_at - begin);
    if (m_at < m_text.size() && m_text[m_at] == '.') {
        ++m_at;
        skipDigits();
    }
    if (m_at < m_text.size() && (m_text[m_at] == 'e' || m_text[m_at] == 'E')) {
        ++m_at;
        if (m_at < m_text.size() && (m_text[m_at] == '+' || m_text[m_at] == '-'))
            ++m_at;
        skipDigits();
    }
    const std::size_t end =
        m_at < m_text.size() && (isLetter(m_text[m_at]) || m_text[m_at] == '.') ? m_at + word().size() : m_at;
    const std::string token(m_text.substr(begin, end - begin));
    std::string plain = token;
    std::erase_if(plain, [](char c) { return c == ' ' || c == ','; });
    double value = 0.0;
    const auto [stop, error] = std::from_chars(plain.data(), plain.data() + plain.size(), value);
    if (error == std::errc::result_out_of_range)
        return fail(begin, texts::numberOutOfRange(token), texts::numberTypeInRange());
    if (error != std::errc{} || stop != plain.data() + plain.size())
        return fail(begin, texts::numberNotOne(token), texts::numberTypePlain());
    return value;
}

} // namespace

double TypedNumber::appliedTo(double present) const noexcept
{
    switch (relation) {
    case Relation::Instead:
        return operand;
    case Relation::Plus:
        return present + operand;
    case Relation::Minus:
        return present - operand;
    case Relation::Times:
        return present * operand;
    case Relation::Over:
        return present / operand;
    }
    return operand;
}

Result<TypedNumber> readTypedNumber(std::string_view utf8)
{
    if (utf8.size() > kMostBytes) {
        Problem problem;
        problem.column = static_cast<int>(kMostBytes) + 1;
        problem.message = texts::numberLong(kMostBytes);
        problem.remedy = texts::numberShorter();
        return problem;
    }
    const std::string plain = withPlainSigns(utf8);
    return Reader(plain).entry();
}

std::optional<double> readPlainNumber(std::string_view utf8)
{
    const std::string plain = withPlainSigns(utf8);
    return Reader(plain).plainNumber();
}

} // namespace broadside
