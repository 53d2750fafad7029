#pragma once

#include <cstddef>
#include <optional>
#include <vector>

namespace broadside {

/// A value or none for each row. A list of std::optional would need eight bytes more for each.
template<class T>
class OptionalColumn {
public:
    [[nodiscard]] std::size_t size() const noexcept { return m_values.size(); }
    /// New rows have no value.
    void resize(std::size_t rows)
    {
        m_values.resize(rows);
        m_has.resize(rows);
    }
    void clear() noexcept
    {
        m_values.clear();
        m_has.clear();
    }
    void set(std::size_t row, const std::optional<T>& value)
    {
        m_has[row] = value.has_value();
        if (value)
            m_values[row] = *value;
    }
    [[nodiscard]] std::optional<T> operator[](std::size_t row) const
    {
        return m_has[row] ? std::optional<T>(m_values[row]) : std::nullopt;
    }

private:
    std::vector<T> m_values;
    std::vector<bool> m_has;
};

} // namespace broadside
