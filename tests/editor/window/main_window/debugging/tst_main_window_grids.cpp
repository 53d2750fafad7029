#include "editor/session/trace_session.h"
#include "tests/support/editor/tabs_fixture.h"
#include "tests/support/game_trace.h"
#include "tests/support/test.h"

#include <QImage>
#include <QMenu>

namespace broadside::test::tst_main_window_grids {

/// The choice among the grids of a recording.
class TestMainWindowGrids : public QObject {
    Q_OBJECT
private slots:
    void oneGridIsShownAlone();
    void theChoiceIsForSeveralGrids();
};

namespace {

/// One object, and with `second` another grid with larger cells from the step 0 on.
void writeGame(const QString& path, bool second)
{
    bst_settings settings = bst_default_settings();
    settings.has_grids = 1;
    settings.records = BST_CANDIDATES | BST_CELLS;
    settings.cell_size = 2.0;
    settings.grid_columns = settings.grid_rows = 10;
    settings.world[2] = settings.world[3] = 20.0;
    bst_trace* trace = bst_open_file(QFile::encodeName(path).constData(), &settings);
    if (second)
        bst_grid(trace, 1, "walls", 0.0, 0.0, 5.0, 5.0, 4, 4, 0);
    bst_frame_begin(trace, 0, 0.0);
    bst_box(trace, 1, 6.0, 1.0, 7.0, 2.0);
    bst_cells(trace, 1, 3, 0, 3, 1); // Without registrations, no grid is drawn.
    bst_frame_end(trace);
    bst_close(trace);
}

class Fixture : public TabsFixture {
public:
    explicit Fixture(bool second)
    {
        const QString path = file(QStringLiteral("game.bstrace"));
        writeGame(path, second);
        window->openFiles({path});
        QTRY_VERIFY(page().model().recording && !page().model().recording->isEmpty());
    }
    /// The menu as it opens.
    [[nodiscard]] QMenu& menu() const
    {
        auto* found = window->findChild<QMenu*>(QStringLiteral("gridChoice"));
        emit found->aboutToShow();
        return *found;
    }
    [[nodiscard]] QStringList texts() const
    {
        QStringList found;
        for (const QAction* entry : menu().actions())
            found += entry->text().remove(u'&');
        return found;
    }
    [[nodiscard]] QImage picture() const { return viewport().grabFramebuffer(); }
};

} // namespace

void TestMainWindowGrids::oneGridIsShownAlone()
{
    const Fixture editor(true);
    QVERIFY(editor.menu().menuAction()->isVisible());
    QCOMPARE(editor.texts(),
             (QStringList{QStringLiteral("All grids"), QStringLiteral("grid 0"), QStringLiteral("the grid walls")}));
    QVERIFY(editor.menu().actions()[0]->isChecked());
    const QImage all = editor.picture();
    editor.menu().actions()[2]->trigger();
    const QImage walls = editor.picture();
    QVERIFY(walls != all);
    QVERIFY(editor.menu().actions()[2]->isChecked());
    editor.menu().actions()[1]->trigger();
    const QImage first = editor.picture();
    QVERIFY(first != all && first != walls);
    editor.menu().actions()[0]->trigger();
    QVERIFY(editor.picture() == all);
}

void TestMainWindowGrids::theChoiceIsForSeveralGrids()
{
    Fixture editor(false);
    QVERIFY(!editor.menu().menuAction()->isVisible());
    editor.action("newScene").trigger();
    QVERIFY(!editor.menu().menuAction()->isVisible());
}

BROADSIDE_WINDOW_TEST(TestMainWindowGrids)

} // namespace broadside::test::tst_main_window_grids

#include "tst_main_window_grids.moc"
