#include "core/base/system/system_file.h"

#include <utility>

namespace broadside {

SystemFile::SystemFile(SystemFile&& other) noexcept
    : m_descriptor(std::exchange(other.m_descriptor, -1))
{}

SystemFile& SystemFile::operator=(SystemFile&& other) noexcept
{
    if (this != &other) {
        static_cast<void>(close());
        m_descriptor = std::exchange(other.m_descriptor, -1);
    }
    return *this;
}

} // namespace broadside
