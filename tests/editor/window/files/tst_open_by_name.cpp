// File > Open by name in the real window: names that the usual dialog does not list.

#include "editor/document/file_path.h"
#include "editor/window/files/open_by_name_dialog.h"
#include "tests/support/editor/dialog_answer.h"
#include "tests/support/editor/tabs_fixture.h"
#include "tests/support/test.h"

#include <QDropEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QScopeGuard>
#include <QUrl>

#include <filesystem>

namespace broadside::test::tst_open_by_name {

class TestOpenByName : public QObject {
    Q_OBJECT
private slots:
    void init() { m = std::make_unique<TabsFixture>(); }
    void cleanup()
    {
        m->forgetEdits();
        m.reset();
    }

    void pathsAreTypedWithTheirBytes_data();
    void pathsAreTypedWithTheirBytes();
    void invalidTextIsNoPath_data();
    void invalidTextIsNoPath();
    void aListedNameIsOpenedAndSaved();
    void foldersAreListedInTurn();
    void whatIsMissingIsSaid();
    void aDroppedFileIsOpened();

private:
    /// A scene in a folder; both names are not UTF-8.
    [[nodiscard]] std::string scene() const
    {
        const std::string folder = m->folder.path().toStdString() + "/f\xF6lder";
        std::filesystem::create_directory(folder);
        const std::string name = folder + "/caf\xE9.broadside";
        std::filesystem::rename(m->write(QStringLiteral("plain.broadside")).toStdString(), name);
        return name;
    }
    void withDialog(const std::function<void(QWidget&)>& act) const
    {
        const DialogAnswer answer(QStringLiteral("openByName"), [&act](QWidget& dialog) {
            const auto close = qScopeGuard([&dialog] { qobject_cast<QDialog*>(&dialog)->close(); });
            act(dialog);
        });
        m->action("openByName").trigger();
        QVERIFY(answer.wasAsked());
    }
    [[nodiscard]] static QListWidget& listOf(const QWidget& dialog)
    {
        return *dialog.findChild<QListWidget*>(QStringLiteral("openByNameList"));
    }
    static void choose(const QWidget& dialog, const QString& text)
    {
        QListWidget& list = listOf(dialog);
        QTRY_COMPARE(list.findItems(text, Qt::MatchExactly).size(), 1);
        list.setCurrentItem(list.findItems(text, Qt::MatchExactly).front());
        list.setFocus();
        QTest::keyClick(&list, Qt::Key_Return);
    }

    std::unique_ptr<TabsFixture> m;
};

void TestOpenByName::pathsAreTypedWithTheirBytes_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("text");
    QTest::newRow("ASCII") << QByteArray("/a b/c.broadside") << QStringLiteral("/a b/c.broadside");
    QTest::newRow("UTF-8") << QByteArray("/caf\xC3\xA9") << QStringLiteral("/caf\u00e9");
    QTest::newRow("beyond 16 bits") << QByteArray("/\xF0\x9F\x8E\xAE") << QString::fromUtf8("/\xF0\x9F\x8E\xAE");
    QTest::newRow("Latin 1") << QByteArray("/caf\xE9.x") << QStringLiteral("/caf\\xE9.x");
    QTest::newRow("a cut character") << QByteArray("/\xF0\x9F/") << QStringLiteral("/\\xF0\\x9F/");
    QTest::newRow("backslash") << QByteArray("/a\\xE9") << QStringLiteral("/a\\\\xE9");
}

void TestOpenByName::pathsAreTypedWithTheirBytes()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, text);
    const QString path = decodedPath(bytes.toStdString());
    QCOMPARE(OpenByNameDialog::typedText(path), text);
    const std::optional<QString> back = OpenByNameDialog::pathOfTyped(text);
    QVERIFY(back);
    QCOMPARE(QByteArray::fromStdString(encodedPath(*back)), bytes);
}

void TestOpenByName::invalidTextIsNoPath_data()
{
    QTest::addColumn<QString>("text");
    for (const char* text : {"/a\\", "/a\\b", "/a\\x", "/a\\xE", "/a\\xGG", "/a\\x00"})
        QTest::newRow(text) << QString::fromLatin1(text);
}

void TestOpenByName::invalidTextIsNoPath()
{
    QFETCH(const QString, text);
    QVERIFY(!OpenByNameDialog::pathOfTyped(text));
}

void TestOpenByName::aListedNameIsOpenedAndSaved()
{
    const std::string name = scene();
    const auto before = std::filesystem::file_size(name);
    withDialog([&](QWidget& dialog) {
        dialog.findChild<QLineEdit*>(QStringLiteral("openByNamePath"))
            ->setText(OpenByNameDialog::typedText(decodedPath(name.substr(0, name.rfind('/') + 1))));
        choose(dialog, QStringLiteral("caf\\xE9.broadside"));
    });
    QTRY_COMPARE(m->document().path(), decodedPath(name));
    m->edit();
    QVERIFY(m->page().files().save());
    QVERIFY(std::filesystem::file_size(name) > before);
}

void TestOpenByName::foldersAreListedInTurn()
{
    const std::string name = scene();
    withDialog([&](QWidget& dialog) {
        dialog.findChild<QLineEdit*>(QStringLiteral("openByNamePath"))->setText(m->folder.path() + QLatin1Char('/'));
        choose(dialog, QStringLiteral("f\\xF6lder"));
        QTRY_COMPARE(listOf(dialog).count(), 2);
        QCOMPARE(listOf(dialog).item(0)->text(), QStringLiteral("Folder above"));
        choose(dialog, QStringLiteral("Folder above"));
        QTRY_COMPARE(listOf(dialog).findItems(QStringLiteral("f\\xF6lder"), Qt::MatchExactly).size(), 1);
        choose(dialog, QStringLiteral("f\\xF6lder"));
        choose(dialog, QStringLiteral("caf\\xE9.broadside"));
    });
    QTRY_COMPARE(m->document().path(), decodedPath(name));
}

void TestOpenByName::whatIsMissingIsSaid()
{
    withDialog([&](QWidget& dialog) {
        auto& path = *dialog.findChild<QLineEdit*>(QStringLiteral("openByNamePath"));
        const auto& open = *dialog.findChild<QPushButton*>(QStringLiteral("openByNameOpen"));
        path.setText(QStringLiteral("/nothing/here"));
        QVERIFY(!open.isEnabled());
        QCOMPARE(open.toolTip(), QStringLiteral("There is no file or folder with this path."));
        path.setText(QStringLiteral("/nothing\\here"));
        QVERIFY(open.toolTip().contains(QStringLiteral("backslash")));
        QTRY_VERIFY(dialog.findChild<QLabel*>(QStringLiteral("openByNameNote"))
                        ->text()
                        .startsWith(QStringLiteral("The folder cannot be read")));
    });
}

void TestOpenByName::aDroppedFileIsOpened()
{
    const std::string name = scene();
    QMimeData data;
    data.setUrls({QUrl::fromEncoded("file://" + QByteArray::fromStdString(name).toPercentEncoding("/"))});
    QDragEnterEvent enter({200, 200}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(m->window.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(200, 200), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(m->window.get(), &drop);
    QTRY_COMPARE(m->document().path(), decodedPath(name));
}

BROADSIDE_WINDOW_TEST(TestOpenByName)

} // namespace broadside::test::tst_open_by_name

#include "tst_open_by_name.moc"
