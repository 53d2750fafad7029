#pragma once

#include <QObject>
#include <QPointer>
#include <QString>

class QSettings;
class QUrl;
class QWidget;

namespace broadside {

class ManualWindow;

/// Names of pages of the manual. manual/contents.h has the list of all.
inline const QString kContentsPage = QStringLiteral("contents");
inline const QString kTutorialPage = QStringLiteral("first-minute"); ///< The page for the first start.
inline const QString kLayoutPage = QStringLiteral("layout");
inline const QString kAlgorithmsPage = QStringLiteral("algorithms");
inline const QString kMysteriesPage = QStringLiteral("mysteries"); ///< Solutions of the broken worlds.

/// A place in the manual, as panels and messages write it: "algorithms#corner-grid", or "algorithms" for its beginning.
struct ManualPlace {
    QString page;
    QString anchor; ///< See HeadingAnchors; empty: the beginning.
};
[[nodiscard]] ManualPlace manualPlace(const QString& target);

/// The manual of a window. Links to "manual:algorithms#corner-grid", in any label of the program, open it as well.
class Manual final : public QObject {
    Q_OBJECT
public:
    /// @pre both outlive it
    Manual(QSettings& storage, QWidget& window);
    ~Manual() override;

    /// Shows a page, and scrolls to a heading by its anchor or its text. An open manual goes to the page.
    void show(const QString& page, const QString& heading = {});
    void showPlace(const ManualPlace& place) { show(place.page, place.anchor); }
    /// Opens the manual, with the focus in the field to search it.
    void search();
    void showContents(); ///< The list of its pages, with the focus in the same field.

public slots:
    void openLink(const QUrl& link); ///< "manual:algorithms#corner-grid".

private:
    ManualWindow& window();

    QSettings& m_storage;
    QWidget& m_window;
    QPointer<ManualWindow> m_dialog; // null: not open
};

} // namespace broadside
