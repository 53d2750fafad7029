#pragma once

#include "core/base/message/message.h"

#include <cstddef>
#include <vector>

namespace broadside {

/// Counts things that one sentence is about, and keeps the names of the first ones.
class NameTally {
public:
    /// `name` as the sentence shows it, such as text in quotes.
    void add(Message name);
    [[nodiscard]] std::size_t count() const noexcept { return m_count; }
    /// `"Door"`, `"Door", "Key", "Lamp" and 4 more`. Empty without things.
    [[nodiscard]] Message names() const;

private:
    static constexpr std::size_t kMostNames = 3;

    std::size_t m_count = 0;
    std::vector<Message> m_names;
};

} // namespace broadside
