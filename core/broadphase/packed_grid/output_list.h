#pragma once

#include "core/base/long_array.h"
#include "core/broadphase/packed_grid/output.h"

#include <atomic>
#include <cstdint>
#include <span>

namespace broadside::packed {

/// A common limit for the room of several lists.
class SharedRoom {
public:
    explicit SharedRoom(std::uint64_t most) noexcept
        : m_most(most)
    {}
    /// Begins a new search: `taken` is the room that the lists already have.
    void restart(std::uint64_t taken) noexcept
    {
        m_taken = taken;
        m_isFull = false;
    }
    /// Takes room for `more` entries. Once the limit is exceeded, every list is refused.
    [[nodiscard]] bool take(std::uint64_t more) noexcept
    {
        if (m_taken.fetch_add(more, std::memory_order_relaxed) + more > m_most)
            m_isFull.store(true, std::memory_order_relaxed);
        return !isFull();
    }
    [[nodiscard]] bool isFull() const noexcept { return m_isFull.load(std::memory_order_relaxed); }

private:
    std::uint64_t m_most;
    std::atomic<std::uint64_t> m_taken = 0;
    std::atomic<bool> m_isFull = false;
};

/// An output that keeps everything in one list. It allocates nothing as long as its earlier room is enough.
template<class Base, class T>
class OutputList final : public Base {
public:
    /// @param shared null: only memory is the limit. It must outlive this list
    explicit OutputList(SharedRoom* shared = nullptr)
        : m_shared(shared)
    {
        clear();
    }
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

    /// If shared room is refused, the list begins again, and its content is meaningless.
    void makeRoom() override
    {
        const std::ptrdiff_t written = this->next - m_room.data();
        const std::size_t more = m_room.size() + m_room.size() / 2;
        if (m_shared && !m_shared->take(more - m_room.size())) {
            clear();
            return;
        }
        m_room.reserve(more); // the exact size: a list that grows by itself doubles
        m_room.resize(more);
        this->setRoom(m_room.data(), m_room.data() + m_room.size());
        this->next += written;
    }

private:
    static constexpr std::size_t kFirstRoom = 128;

    SharedRoom* m_shared;
    LongArray<T> m_room;
};

using PairList = OutputList<PairOutput, IndexPair>;
using IndexList = OutputList<IdOutput, ObjectIndex>;

} // namespace broadside::packed
