#pragma once

namespace broadside {

/// From now on, a signal that ends the program (Ctrl+C, `kill`, a closed terminal) first removes files that are being
/// written and are not complete. A signal that the caller of the program ignores stays ignored.
void leaveNoUnfinishedFiles() noexcept;

/// From now on, where memory runs out and no exception can be passed on, as in a destructor of another library, the
/// program prints one sentence, removes unfinished files and ends with ExitCode::File. Other reasons to terminate are
/// as before. The usual way is that commands return a problem: fitsIntoMemory().
void endInOrderWithoutMemory();

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
