#pragma once

#include "core/io/project/project_writer.h"
#include "core/io/scene/scene_writer.h"
#include "editor/panels/assets/assets_view.h"
#include "editor/window/menus/command_list.h"
#include "tests/support/editor/dialog_answer.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/editor/tabs_fixture.h"

#include <QDockWidget>
#include <QImage>
#include <QLineEdit>
#include <QMenuBar>
#include <QTest>
#include <QTextBrowser>
#include <QTreeWidget>
#include <QWhatsThis>

#include <algorithm>
#include <memory>
#include <string>

/// @file
/// One command of the menus, tried in the real window through the command palette.

namespace broadside::test {

/// A world of 16 by 8 m: a crate (1) below another one (2), a sail (3) that differs from its mirror images, and a disc
/// (4)
/// that falls on them.
class CommandTrial {
public:
    CommandTrial();
    ~CommandTrial();

    /// The start of a row, and the check of its result.
    using Start = void (*)(CommandTrial&);
    using Check = bool (*)(CommandTrial&); ///< May be called again and again.
    struct Row {
        const char* command; ///< Object name of the command; if it has none, the menus above it.
        Start start;
        Check isDone;
        const char* dialog = nullptr; ///< Opens and is closed by Escape, unless `answer` answers it.
        void (*answer)(CommandTrial&, QWidget&) = nullptr;
    };

    [[nodiscard]] const Scene& scene() const { return m->document().scene(); }
    [[nodiscard]] const SceneObject& object(std::uint64_t id) const { return *scene().find({id}); }
    [[nodiscard]] Focus& focus() const { return m->page().focus(); }
    [[nodiscard]] StepSession& steps() const { return m->page().steps(); }
    [[nodiscard]] ViewportWidget& viewport() const { return m->page().viewport(); }
    [[nodiscard]] std::string text() const { return writeScene(scene()); }
    void select(std::initializer_list<std::uint64_t> objects) const { focus().select(ids(objects)); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const
    {
        QTest::keyClick(&viewport(), key, modifiers);
    }
    void hover(Vec2 world) const
    {
        const Vec2 at = viewport().camera().toScreen(world);
        m->mouse(viewport(), QEvent::MouseMove, {at.x, at.y}, Qt::NoButton);
    }
    void step(std::uint64_t count) const
    {
        for (std::uint64_t i = 0; i < count; ++i) {
            const std::uint64_t next = steps().step() + 1;
            key(Qt::Key_F10);
            QTRY_COMPARE(steps().step(), next);
        }
    }
    /// Runs the command from the palette.
    void choose(const QString& command);
    /// True if the undo stack has one more edit, and Undo restores every byte.
    [[nodiscard]] bool isOneUndoableEdit();
    [[nodiscard]] bool isSwitched() const { return m->action(m_row.command).isChecked() != m_wasChecked; }
    [[nodiscard]] bool expects(const Expectation& expected) const
    {
        return m->page().model().expectation.expected() == expected && isShown("ExpectationPanel");
    }
    [[nodiscard]] bool isShown(const char* dialog) const
    {
        const auto* found = m->window->findChild<QWidget*>(QLatin1String(dialog));
        return found && found->isVisible();
    }
    [[nodiscard]] bool manualSays(const char* words) const
    {
        const auto* manual = m->window->findChild<QTextBrowser*>(QStringLiteral("manualText"));
        return manual && manual->isVisible() && manual->toPlainText().contains(QLatin1String(words));
    }
    /// Panels that are shown and not behind others.
    [[nodiscard]] QStringList panels() const
    {
        QStringList seen;
        for (const QDockWidget* dock : m->window->findChildren<QDockWidget*>())
            if (!dock->visibleRegion().isEmpty())
                seen << dock->objectName();
        return seen;
    }
    void openProject();
    void makeTemplate(); ///< A template of the crate (1), which becomes its instance, and one without instances.
    void addPicture();

    /// As in Row::command.
    [[nodiscard]] static QString nameOf(const MenuCommand& command)
    {
        return command.action->objectName().isEmpty() ? command.path : command.action->objectName();
    }

    std::unique_ptr<TabsFixture> m = std::make_unique<TabsFixture>();
    Row m_row{};
    std::unique_ptr<DialogAnswer> m_answer;
    QString m_refusal; // why the palette refused the command
    // Before the command:
    bool m_wasChecked = false;
    int m_edits = 0;
    std::string m_before;
    QStringList m_panels;
    Vec2 m_centre;
    double m_zoom = 0.0; // pixels per metre

    /// Runs the start of the row, then the command.
    void run(const Row& row);

private:
    void expectDialog();
};

inline CommandTrial::CommandTrial()
{
    Scene scene;
    scene.world.width = 16.0;
    scene.world.height = 8.0;
    scene.append(makeObject(1, {3.0, 2.0}, [](SceneObject& o) { o.shape = OrientedBox{2.0, 1.0}; }));
    scene.append(makeObject(2, {3.4, 2.2}, [](SceneObject& o) { o.shape = OrientedBox{1.0, 1.5}; }));
    scene.append(makeObject(3, {9.0, 4.0}, [](SceneObject& o) {
        o.name = "sail";
        o.shape = Polygon{{{-0.5, -0.5}, {1.0, -0.5}, {-0.5, 0.75}}};
    }));
    scene.append(makeObject(4, {3.5, 7.0}, [](SceneObject& o) {
        o.kind = ObjectKind::Dynamic;
        o.shape = Circle{0.4};
    }));
    m->document().reset(std::move(scene), {});
    m->settings.setValue(QStringLiteral("snapping/on"), false);
    viewport().showWorld();
    viewport().setFocus();
}

inline CommandTrial::~CommandTrial()
{
    if (QWidget* menu = QApplication::activePopupWidget())
        menu->close();
    QWhatsThis::leaveWhatsThisMode();
    m->forgetEdits();
}

inline void CommandTrial::openProject()
{
    const QString path = m->file(QStringLiteral("game.broadside-project"));
    const QString scene = m->file(QStringLiteral("yard.broadside"));
    QVERIFY(!m->document().saveTo(scene));
    Project project;
    project.name = "game";
    project.scenes = {"yard.broadside"};
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(writeProject(project)));
    file.close();
    m->page().openFile(path);
    QTRY_VERIFY(m->action("closeProject").isEnabled());
    QTRY_COMPARE(m->document().path(), scene);
}

inline void CommandTrial::makeTemplate()
{
    select({1});
    key(Qt::Key_T, Qt::ControlModifier);
    auto& list = m->part<QTreeWidget>("templatesView");
    QTRY_COMPARE(list.topLevelItemCount(), 1);
    QTRY_VERIFY(m->action("placeTemplate").isEnabled());
}

inline void CommandTrial::addPicture()
{
    QVERIFY(!m->document().saveTo(m->file(QStringLiteral("yard.broadside"))));
    QImage picture(32, 32, QImage::Format_ARGB32);
    picture.fill(Qt::red);
    const QString file = m->file(QStringLiteral("disc.png"));
    QVERIFY(picture.save(file));
    m->page().addAssets({file});
    auto& list = m->part<AssetsView>("assetsView");
    m->part<QDockWidget>("AssetsPanel").show();
    m->part<QDockWidget>("AssetsPanel").raise();
    QTRY_COMPARE(list.topLevelItemCount(), 1);
    QTRY_COMPARE(list.topLevelItem(0)->childCount(), 1);
    list.setCurrentItem(list.topLevelItem(0)->child(0));
}

inline void CommandTrial::expectDialog()
{
    if (!m_row.dialog)
        return;
    m_answer = std::make_unique<DialogAnswer>(QLatin1String(m_row.dialog), [this](QWidget& dialog) {
        if (m_row.answer)
            m_row.answer(*this, dialog);
        else
            QTest::keyClick(&dialog, Qt::Key_Escape);
    });
}

inline void CommandTrial::choose(const QString& command)
{
    const std::vector<MenuCommand> commands = commandsOf(*m->window->menuBar());
    const auto wanted = std::ranges::find_if(commands, [&](const MenuCommand& one) {
        const bool isNew = !one.action->objectName().isEmpty() || !one.action->isChecked();
        return (nameOf(one) == command || one.path + QStringLiteral(" > ") + one.text == command) &&
               one.action->isEnabled() && isNew;
    });
    if (wanted == commands.end()) {
        m_refusal = command + QStringLiteral(" is in no menu, or cannot be done");
        return;
    }
    m_refusal = QStringLiteral("The palette did not open");
    const DialogAnswer answer(QStringLiteral("commandPalette"), [&](QWidget& palette) {
        auto* typed = palette.findChild<QLineEdit*>(QStringLiteral("paletteText"));
        const auto* list = palette.findChild<QTreeWidget*>(QStringLiteral("paletteList"));
        const auto isWanted = [&] {
            const QTreeWidgetItem* item = list->currentItem();
            return item && item->text(0).endsWith(wanted->text) && item->text(1) == wanted->path;
        };
        QTest::keyClicks(typed, wanted->text);
        QTest::qWait(0); // lays out the rows of the list
        for (int i = 0; i < list->topLevelItemCount() && !isWanted(); ++i)
            QTest::keyClick(typed, Qt::Key_Down);
        m_refusal = isWanted() ? QString() : QStringLiteral("Not found by its words");
        if (m_refusal.isEmpty()) {
            expectDialog(); // the dialog may be another palette
            QTest::keyClick(typed, Qt::Key_Return);
        }
        if (palette.isVisible())
            qobject_cast<QDialog*>(&palette)->reject();
    });
    QVERIFY(QTest::qWaitForWindowActive(m->window.get(), kPatience));
    key(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
}

inline bool CommandTrial::isOneUndoableEdit()
{
    QUndoStack& undo = m->document().undoStack();
    if (undo.index() != m_edits + 1 || text() == m_before)
        return false;
    const std::string after = text();
    undo.undo();
    const bool isBack = text() == m_before;
    undo.redo();
    return isBack && text() == after;
}

inline void CommandTrial::run(const Row& row)
{
    m_row = row;
    m_row.start(*this);
    if (QTest::currentTestFailed())
        return;
    const auto* action = m->window->findChild<QAction*>(QLatin1String(m_row.command));
    m_wasChecked = action && action->isChecked();
    m_before = text();
    m_edits = m->document().undoStack().index();
    m_centre = viewport().camera().center();
    m_zoom = viewport().camera().pixelsPerMetre();
    m_panels = panels();
    choose(QLatin1String(m_row.command));
}

} // namespace broadside::test
