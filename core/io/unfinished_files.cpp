#include "core/io/unfinished_files.h"

#include "core/base/system/system_file.h"

#include <array>
#include <atomic>
#include <cstring>
#include <utility>

namespace broadside {
namespace {

enum SlotState : int { Free, Filling, Filled };

struct Slot {
    std::atomic<int> state{Free};
    std::array<char, 4096> path{};
};
static_assert(std::atomic<int>::is_always_lock_free, "a signal handler may not wait for a lock");

// The handler of a signal reaches nothing else than static data.
std::array<Slot, 16> slots;

} // namespace

void UnfinishedFile::set(std::string path)
{
    forget();
    m_path = std::move(path);
    for (std::size_t i = 0; i < slots.size() && m_path.size() < slots[i].path.size(); ++i) {
        int expected = Free;
        if (!slots[i].state.compare_exchange_strong(expected, Filling))
            continue;
        std::memcpy(slots[i].path.data(), m_path.c_str(), m_path.size() + 1);
        slots[i].state = Filled;
        m_slot = static_cast<int>(i);
        return;
    }
}

void UnfinishedFile::forget() noexcept
{
    if (m_slot >= 0)
        slots[static_cast<std::size_t>(m_slot)].state = Free;
    m_slot = -1;
    m_path.clear();
}

void removeUnfinishedFiles() noexcept
{
    for (const Slot& slot : slots)
        if (slot.state == Filled)
            removeFile(slot.path.data());
}

} // namespace broadside
