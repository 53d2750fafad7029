#pragma once

#include <QSettings>

namespace broadside {

class Scene;
struct Sample;

/// Whether this scene, which began as the mystery, has its fault no more.
/// @pre `mystery` is one of mysteries()
[[nodiscard]] bool isSolvedIn(const Sample& mystery, const Scene& scene);

/// The mysteries that the user has solved, and whether the welcome page was shown at a first start. Remembered in the
/// settings.
class MysteryProgress {
public:
    /// @pre `storage` outlives this.
    explicit MysteryProgress(QSettings& storage)
        : m_storage(storage)
    {}

    [[nodiscard]] bool isSolved(const Sample& mystery) const;
    void setSolved(const Sample& mystery);
    [[nodiscard]] bool isWelcomed() const;
    void setWelcomed();

private:
    QSettings& m_storage;
};

} // namespace broadside
