#pragma once

#include <QObject>
#include <QString>

#include <vector>

class QUndoCommand;
class QUndoStack;

namespace broadside {

/// Combines two undo histories, of the scene and of a simulation's world, in the order in which their steps were made.
class UndoOrder final : public QObject {
    Q_OBJECT
public:
    /// @pre both outlive this, and are empty; `world` may be null
    UndoOrder(QUndoStack& scene, QUndoStack* world, QObject* parent = nullptr);

    [[nodiscard]] bool canUndo() const { return toUndo() != nullptr; }
    [[nodiscard]] bool canRedo() const { return toRedo() != nullptr; }
    [[nodiscard]] QString undoText() const; ///< Empty when there is nothing to undo.
    [[nodiscard]] QString redoText() const; ///< Empty when there is nothing to redo.
    void undo();
    void redo();

    /// Steps that are made in both histories while this object exists are undone and redone together.
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
    struct StepGroup {
        const QUndoCommand* step = nullptr;
        quint64 number = 0; ///< Equal for steps that are undone together; 0: alone.
    };
    /// One history, with a stamp for the last do and the last undo of each step. Stamps count the events of both
    /// histories.
    struct Side {
        QUndoStack* stack;
        int index = 0;
        std::vector<quint64> done = {};
        std::vector<quint64> undone = {};
        std::vector<StepGroup> stepGroups = {};
    };
    void note(Side& side, int index);
    void noteStepGroup(Side& side, int step) const;
    [[nodiscard]] static quint64 stepGroupOf(const Side* side, int step);
    /// The history with the latest stamp; null when neither has one.
    template<class StampOf>
    [[nodiscard]] const Side* latest(StampOf&& stampOf) const;
    [[nodiscard]] const Side* toUndo() const;
    [[nodiscard]] const Side* toRedo() const;

    std::vector<Side> m_sides; // one or two; the addresses stay
    quint64 m_events = 0;
    quint64 m_together = 0; // Group of the steps that are being made; 0: none.
    quint64 m_stepGroups = 0;
};

} // namespace broadside
