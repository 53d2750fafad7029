#pragma once

namespace broadside {

/// While it lives, the first Ctrl+C (or `kill`) does not end the program but is noted, so that work can stop and leave
/// nothing half done behind; a second one ends it. One at a time.
class Interruption {
public:
    Interruption();
    ~Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;

    [[nodiscard]] static bool isWanted() noexcept;
    /// Ends the program as it would have ended without this, when an interruption is wanted.
    void obey();

private:
    void (*m_interrupt)(int);
    void (*m_terminate)(int);
};

} // namespace broadside
