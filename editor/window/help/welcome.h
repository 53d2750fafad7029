#pragma once

#include "editor/window/layout/settings.h"

#include <QDialog>
#include <QObject>
#include <QPointer>

namespace broadside {

class FileActions;
class Manual;
class MessageBar;
struct Sample;

/// Help > Welcome: the page that is shown at a start without a file, and the actions behind its links. A broken world
/// opens with its story above it and a link to the solution, wherever the user chose it.
class Welcome final : public QObject {
    Q_OBJECT
public:
    /// @pre all outlive it.
    Welcome(FileActions& files, MessageBar& messages, Manual& manual, Settings settings, QWidget& window);

    void show();

private:
    void tellStory(const Sample& sample);
    [[nodiscard]] QDialog* makeDialog();

    FileActions& m_files;
    MessageBar& m_messages;
    Manual& m_manual;
    Settings m_settings;
    QWidget& m_window;
    QPointer<QDialog> m_dialog;
};

} // namespace broadside
