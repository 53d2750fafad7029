#pragma once

namespace broadside {

/// While an object of this class lives, the first Ctrl+C (or `kill`) is only noted, so that work can stop and leave
/// nothing unfinished. A second one ends the program. Create only one at a time.
class Interruption {
public:
    Interruption();
    ~Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;

    [[nodiscard]] static bool isWanted() noexcept;
    /// If an interruption is wanted, ends the program in the same way as the signal would have.
    void obey();

private:
    void (*m_interrupt)(int);
    void (*m_terminate)(int);
};

} // namespace broadside
