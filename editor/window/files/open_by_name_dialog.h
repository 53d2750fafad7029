#pragma once

#include "editor/session/jobs/background.h"

#include <QDialog>
#include <QString>

#include <optional>
#include <stop_token>
#include <vector>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace broadside {

/// Opens a file by its path, or from a list of all files of a folder. Names that are not UTF-8 are listed here and can
/// be typed, with "\xE9" for the byte E9; the usual dialog does not list them. Folders are read in the background.
class OpenByNameDialog final : public QDialog {
    Q_OBJECT
public:
    static constexpr std::size_t kMostEntries = 5'000; ///< A longer folder is listed in part; typing still finds all.

    /// Begins in this folder.
    OpenByNameDialog(const QString& folder, QWidget* parent);

    [[nodiscard]] QString path() const; ///< The file, absolute. @pre the dialog was accepted

    /// The path as text that can be typed: with "\xE9" for a byte that is not UTF-8, and "\\" for a backslash.
    [[nodiscard]] static QString typedText(const QString& path);
    /// The path that such a text means. No value: a backslash begins neither of them.
    [[nodiscard]] static std::optional<QString> pathOfTyped(const QString& text);

private:
    struct Entry {
        QString path;
        bool isFolder = false;
    };
    struct Listing {
        QString folder;
        std::vector<Entry> entries; ///< Folders first, then files, each in the order of their bytes.
        bool isWhole = true;
        QString problem; ///< Empty: none.
    };
    [[nodiscard]] static Listing read(const QString& folder, const std::stop_token& stop);
    void follow();
    void show(const Listing& listing);
    void showAvailable();
    void take();

    QLineEdit* m_path;
    QListWidget* m_list;
    QLabel* m_note;
    QPushButton* m_open;
    QString m_folder;        // that is listed, or being read
    Background m_background; // declared last: its destructor waits for the thread
};

} // namespace broadside
