#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace broadside {

/// Counts things that one sentence is about, and keeps the names of the first ones.
class NameTally {
public:
    /// `name` as the sentence shows it, such as text in quotes.
    void add(std::string name);
    [[nodiscard]] std::size_t count() const noexcept { return m_count; }
    /// `1 object ("Door")`, `7 objects ("Door", "Key", "Lamp" and 4 more)`. Empty without things.
    [[nodiscard]] std::string text(const std::string& singular) const { return text(singular, singular + "s"); }
    [[nodiscard]] std::string text(const std::string& singular, const std::string& plural) const;

private:
    static constexpr std::size_t kMostNames = 3;

    std::size_t m_count = 0;
    std::vector<std::string> m_names;
};

} // namespace broadside
