#pragma once

#include <QObject>

#include <span>

class QMenu;

namespace broadside {

class ActionRegistry;
class FileActions;
struct Sample;

/// New, open, save and revert, recent files, and the sample worlds.
class FileMenu final : public QObject {
    Q_OBJECT
public:
    /// @pre both outlive this
    FileMenu(ActionRegistry& actions, FileActions& files);

private:
    void addOpening(ActionRegistry& actions);
    void addSaving(ActionRegistry& actions);
    void addReverting(ActionRegistry& actions);
    void addWorlds(QMenu& menu, std::span<const Sample> worlds);

    FileActions& m_files;
};

} // namespace broadside
