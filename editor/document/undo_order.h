#pragma once

#include <QObject>
#include <QString>

#include <array>
#include <vector>

class QUndoCommand;
class QUndoStack;

namespace broadside {

/// Two undo histories as one, in the order in which their steps were made: that of the scene, and that of the world of
/// a simulation.
class UndoOrder final : public QObject {
    Q_OBJECT
public:
    /// @pre both outlive this, and nothing is in them
    UndoOrder(QUndoStack& scene, QUndoStack& world, QObject* parent = nullptr);

    [[nodiscard]] bool canUndo() const { return toUndo() != nullptr; }
    [[nodiscard]] bool canRedo() const { return toRedo() != nullptr; }
    [[nodiscard]] QString undoText() const; ///< Empty when there is nothing.
    [[nodiscard]] QString redoText() const; ///< Empty when there is nothing.
    void undo();
    void redo();

    /// What is done as long as it lives, in both histories, is undone and redone together.
    class Together {
    public:
        explicit Together(UndoOrder& order);
        ~Together();
        Together(const Together&) = delete;
        Together& operator=(const Together&) = delete;

    private:
        UndoOrder& m_order;
    };

signals:
    void changed();

private:
    struct Company {
        const QUndoCommand* step = nullptr;
        quint64 number = 0; ///< The same for steps that go together; 0: alone.
    };
    /// When each step was last done, or undone, by a count of all that happened.
    struct Side {
        QUndoStack* stack;
        int index = 0;
        std::vector<quint64> done = {};
        std::vector<quint64> undone = {};
        std::vector<Company> companies = {};
    };
    void note(Side& side, int index);
    void noteCompany(Side& side, int step) const;
    [[nodiscard]] static quint64 companyOf(const Side* side, int step);
    /// The side of the latest stamp; null when no side has one.
    template<class StampOf>
    [[nodiscard]] const Side* latest(StampOf&& stampOf) const;
    [[nodiscard]] const Side* toUndo() const;
    [[nodiscard]] const Side* toRedo() const;

    std::array<Side, 2> m_sides;
    quint64 m_events = 0;
    quint64 m_together = 0; // the company of what is done now
    quint64 m_companies = 0;
};

} // namespace broadside
