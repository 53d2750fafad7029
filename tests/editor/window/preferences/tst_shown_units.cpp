// Preferences > World > Units shown: fields, status bar, rulers and tools in the real window; the scene stays in
// metres.

#include "editor/tools/tool.h"
#include "editor/widgets/words/length_text.h"
#include "tests/support/editor/dialog_answer.h"
#include "tests/support/editor/window_fixture.h"
#include "tests/support/test.h"

#include <QAbstractSpinBox>
#include <QDialog>
#include <QLabel>
#include <QToolButton>

namespace broadside::test::tst_shown_units {

class TestShownUnits : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();

    void fieldsAndStatusBarFollow();
    void theWorldAndItsToolsFollow();
    void oneScaleIsForSnappingToo();
    void theChoiceStaysAndIsReset();

private:
    /// A widget of the dialog Preferences.
    template<class W>
    [[nodiscard]] W& row(const char* name) const
    {
        auto* dialog = m->window->findChild<QDialog*>(QStringLiteral("preferencesDialog"));
        if (!dialog) {
            m->action("preferences").trigger();
            dialog = m->window->findChild<QDialog*>(QStringLiteral("preferencesDialog"));
        }
        return *dialog->findChild<W*>(QLatin1String(name));
    }
    void choose(int index) const
    {
        auto& box = row<QComboBox>("preference_units_length");
        box.setCurrentIndex(index);
        emit box.activated(index);
    }
    static void type(QAbstractSpinBox& field, const char* text)
    {
        field.setFocus();
        field.selectAll();
        QTest::keyClicks(&field, QLatin1String(text));
        QTest::keyClick(&field, Qt::Key_Return);
    }
    [[nodiscard]] QAbstractSpinBox& x() const { return m->part<QAbstractSpinBox>("positionX"); }
    [[nodiscard]] QString position() const { return m->part<QLabel>("statusPosition").text(); }
    [[nodiscard]] const SceneObject& object() const { return *m->document().scene().objects().back(); }

    std::unique_ptr<WindowFixture> m;
};

void TestShownUnits::init()
{
    m = std::make_unique<WindowFixture>();
    m->edit(); // an object at (1, 1)
    m->page().focus().select(object().id);
    QTRY_COMPARE(x().text(), QStringLiteral("1 m"));
}

void TestShownUnits::cleanup()
{
    m->forgetEdits();
    m.reset();
    LengthUnit::shared().useMetres();
}

void TestShownUnits::fieldsAndStatusBarFollow()
{
    m->hover({2.0, 1.0});
    QVERIFY2(position().endsWith(QStringLiteral(" m")), qPrintable(position()));
    choose(1);
    m->hover({2.0, 1.0});
    QCOMPARE(x().text(), QStringLiteral("64 px"));
    QVERIFY2(position().endsWith(QStringLiteral(" px")), qPrintable(position()));
    QVERIFY2(position().startsWith(QStringLiteral("12")), qPrintable(position())); // near 128
    type(x(), "96");
    QCOMPARE(object().pose.position.x, 1.5);
    QCOMPARE(m->document().undoStack().count(), 2);
    type(row<QAbstractSpinBox>("preference_snapping_pixelsPerMetre"), "100");
    QCOMPARE(x().text(), QStringLiteral("150 px"));
    QCOMPARE(object().pose.position.x, 1.5);
}

void TestShownUnits::theWorldAndItsToolsFollow()
{
    const QImage before = m->picture();
    choose(1);
    QTRY_VERIFY(m->picture() != before); // the sizes at the axes
    m->action("measureTool").trigger();
    m->press({2.0, 2.0});
    m->drag({4.0, 2.0});
    m->release({4.0, 2.0});
    const QString hint = m->viewport().tool()->hint();
    QVERIFY2(hint.startsWith(QStringLiteral("128 px (2 m)")), qPrintable(hint));
}

/// There is one number of pixels per metre: that of View > Snapping.
void TestShownUnits::oneScaleIsForSnappingToo()
{
    choose(1);
    const DialogAnswer answer(QStringLiteral("snapDialog"), [](QWidget& dialog) {
        type(*dialog.findChild<QAbstractSpinBox*>(QStringLiteral("snapPixels")), "32");
        static_cast<QDialog&>(dialog).accept();
    });
    m->action("snapSteps").trigger();
    QVERIFY(answer.wasAsked());
    QCOMPARE(x().text(), QStringLiteral("32 px"));
    QVERIFY(row<QAbstractSpinBox>("preference_snapping_pixelsPerMetre").text().startsWith(QStringLiteral("32 ")));
    type(row<QAbstractSpinBox>("preference_snapping_pixelsPerMetre"), "16");
    QCOMPARE(m->page().model().tools.snapper.settings().pixelsPerMetre, 16.0);
}

void TestShownUnits::theChoiceStaysAndIsReset()
{
    choose(1);
    m->forgetEdits();
    LengthUnit::shared().useMetres();
    m->makeWindow();
    m->edit();
    m->page().focus().select(object().id);
    QTRY_COMPARE(x().text(), QStringLiteral("64 px"));
    QCOMPARE(object().pose.position, (Vec2{1.0, 1.0}));
    row<QToolButton>("preference_units_length_reset").click();
    QCOMPARE(x().text(), QStringLiteral("1 m"));
}

BROADSIDE_WINDOW_TEST(TestShownUnits)

} // namespace broadside::test::tst_shown_units

#include "tst_shown_units.moc"
