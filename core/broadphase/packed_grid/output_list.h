#pragma once

#include "core/base/long_array.h"
#include "core/broadphase/packed_grid/output.h"

#include <span>

namespace broadside::packed {

/// An output that keeps everything in one list. Nothing is allocated as long as what it once held is enough.
template<class Base, class T>
class OutputList final : public Base {
public:
    OutputList() { clear(); }
    OutputList(const OutputList&) = delete;
    OutputList& operator=(const OutputList&) = delete;

    void clear()
    {
        if (m_room.empty())
            m_room.resize(kFirstRoom);
        this->setRoom(m_room.data(), m_room.data() + m_room.size());
    }
    [[nodiscard]] std::span<const T> entries() const noexcept { return {m_room.data(), this->next}; }
    [[nodiscard]] std::uint64_t bytes() const noexcept { return m_room.capacity() * sizeof(T); }

    void makeRoom() override
    {
        const std::ptrdiff_t written = this->next - m_room.data();
        const std::size_t more = m_room.size() + m_room.size() / 2;
        m_room.reserve(more); // exactly: a list that grows by itself doubles
        m_room.resize(more);
        this->setRoom(m_room.data(), m_room.data() + m_room.size());
        this->next += written;
    }

private:
    static constexpr std::size_t kFirstRoom = 128;

    LongArray<T> m_room;
};

using PairList = OutputList<PairOutput, IndexPair>;
using IdList = OutputList<IdOutput, ObjectIndex>;

} // namespace broadside::packed
