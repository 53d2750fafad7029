#pragma once

#include "editor/window/layout/settings.h"

#include <QDialog>
#include <QObject>
#include <QPointer>

namespace broadside {

class FileActions;
class MessageBar;
struct Sample;

/// Help > Welcome: the page that a start without a file shows, and what follows from choosing there. A broken world
/// opens with its story above it, and a way to the solution, wherever it was chosen.
class Welcome final : public QObject {
    Q_OBJECT
public:
    /// @pre all outlive it.
    Welcome(FileActions& files, MessageBar& messages, Settings settings, QWidget& window);

    void show();

private:
    void tellStory(const Sample& sample);
    [[nodiscard]] QDialog* makeDialog();

    FileActions& m_files;
    MessageBar& m_messages;
    Settings m_settings;
    QWidget& m_window;
    QPointer<QDialog> m_dialog;
};

} // namespace broadside
