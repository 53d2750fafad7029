#include "editor/viewport/export/sparse_image.h"

#include <sys/mman.h>
#include <unistd.h>
#include <utility>

namespace broadside {

SparseImage::SparseImage(QSize size, QImage::Format format)
{
    constexpr std::size_t kBytesOfPixel = 4;
    const std::size_t stride = kBytesOfPixel * static_cast<std::size_t>(size.width());
    const std::size_t bytes = stride * static_cast<std::size_t>(size.height());
    if (size.isEmpty())
        return;
    void* const memory =
        ::mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (memory == MAP_FAILED)
        return;
    m_memory = memory;
    m_bytes = bytes;
    m_image = QImage(static_cast<uchar*>(memory), size.width(), size.height(), static_cast<qsizetype>(stride), format);
}

SparseImage::~SparseImage()
{
    m_image = QImage();
    if (m_memory)
        ::munmap(m_memory, m_bytes);
}

SparseImage::SparseImage(SparseImage&& other) noexcept
    : m_memory(std::exchange(other.m_memory, nullptr))
    , m_bytes(std::exchange(other.m_bytes, 0))
    , m_forgotten(std::exchange(other.m_forgotten, 0))
    , m_image(std::exchange(other.m_image, QImage()))
{}

SparseImage& SparseImage::operator=(SparseImage&& other) noexcept
{
    std::swap(m_memory, other.m_memory);
    std::swap(m_bytes, other.m_bytes);
    std::swap(m_forgotten, other.m_forgotten);
    std::swap(m_image, other.m_image);
    return *this;
}

void SparseImage::freeRowsAbove(int row)
{
    const auto page = static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
    const std::size_t end = static_cast<std::size_t>(row) * static_cast<std::size_t>(m_image.bytesPerLine());
    const std::size_t whole = end / page * page;
    if (whole <= m_forgotten)
        return;
    // If the system refuses, the memory stays in use, and nothing else changes.
    static_cast<void>(::madvise(static_cast<char*>(m_memory) + m_forgotten, whole - m_forgotten, MADV_DONTNEED));
    m_forgotten = whole;
}

} // namespace broadside
