#pragma once

#include <QImage>
#include <QSize>

#include <cstddef>

namespace broadside {

/// A picture that uses memory only for rows with content. A painter that is clipped to some rows still sees the whole
/// picture, and so draws exactly the same pixels as without the clip. 4 bytes per pixel, all zero at first.
class SparseImage {
public:
    SparseImage() = default;
    /// image() is null if the machine has not enough address space.
    SparseImage(QSize size, QImage::Format format);
    ~SparseImage();
    SparseImage(SparseImage&& other) noexcept;
    SparseImage& operator=(SparseImage&& other) noexcept;
    SparseImage(const SparseImage&) = delete;
    SparseImage& operator=(const SparseImage&) = delete;

    [[nodiscard]] QImage& image() noexcept { return m_image; }
    [[nodiscard]] const QImage& image() const noexcept { return m_image; }
    /// Frees the memory of the rows above this one. Their content is undefined afterwards.
    void freeRowsAbove(int row);

private:
    void* m_memory = nullptr;
    std::size_t m_bytes = 0;
    std::size_t m_forgotten = 0; // Bytes at the beginning that were freed.
    QImage m_image;
};

} // namespace broadside
