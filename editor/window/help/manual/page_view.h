#pragma once

#include <QStringList>
#include <QTextBrowser>
#include <QUrl>

#include <optional>

class QToolButton;

namespace broadside {

/// A page of the manual. Links between pages and inside a page work; links to the web open in the web browser. The side
/// buttons of the mouse go back and forward, and an example can be copied with one click.
class ManualPageView final : public QTextBrowser {
    Q_OBJECT
public:
    explicit ManualPageView(QWidget* parent = nullptr);

    /// Shows a page, and scrolls to a heading by its anchor. An unknown anchor shows the beginning of the page.
    void showPage(const QString& page, const QString& anchor = {});
    [[nodiscard]] QString page() const; ///< Name of the shown page, see ManualPage::name.

    void scrollTo(const QString& anchor); ///< In the shown page; empty or unknown: does not scroll.

    /// Marks all places with one of the words, in any case; returns their number. No words: removes the marks.
    int mark(const QStringList& words);
    void resetZoom();

signals:
    void pageChanged(const QString& page); ///< Another page is shown, also after a click on a link.

protected:
    void doSetSource(const QUrl& url, QTextDocument::ResourceType type) override;
    QVariant loadResource(int type, const QUrl& name) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;

private:
    void onSourceChanged(const QUrl& url);
    void readPage();
    [[nodiscard]] int widthOfText() const; ///< Logical pixels, without the margins.
    void offerCopy(const QPoint& at);

    QToolButton* m_copy; // at the example under the pointer
    QString m_code;      // the text of this example
    /// The text of a page that readPage() has to read into a document of its own. Qt would read it into the shown one,
    /// and lay out a table again for each of its cells: half a minute for long ones.
    std::optional<QByteArray> m_unread;
    QTextDocument* m_page = nullptr; // the shown one; ours
    QUrl m_url;                      // the page that is shown, with its anchor
    QFont m_usualFont;
};

} // namespace broadside
