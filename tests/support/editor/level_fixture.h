#pragma once

#include "core/scene/scene_object.h"
#include "editor/commands/object_edits.h"
#include "editor/document/import_store.h"
#include "editor/document/recovery_store.h"
#include "editor/document/version_store.h"
#include "tests/support/editor/dialog_answer.h"
#include "tests/support/editor/tabs_fixture.h"
#include "tests/support/patience.h"

#include <QDir>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QScopeGuard>

namespace broadside::test {

/// A Tiled map of 4 x 4 tiles with two rectangles and a text, whose letters a scene does not have.
inline constexpr const char* kLevelMap = R"(<?xml version="1.0" encoding="UTF-8"?>
<map version="1.10" orientation="orthogonal" renderorder="right-down" width="4" height="4" tilewidth="32" tileheight="32" infinite="0">
 <objectgroup id="1" name="walls">
  <object id="1" name="floor" x="0" y="96" width="128" height="32"/>
  <object id="2" name="crate" x="32" y="64" width="32" height="32"/>
  <object id="3" name="sign" x="64" y="0" width="64" height="16"><text>Hello</text></object>
 </objectgroup>
</map>
)";

/// The real window, into which levels are imported.
class LevelFixture : public TabsFixture {
public:
    LevelFixture() = default;
    LevelFixture(const LevelFixture&) = delete;
    LevelFixture& operator=(const LevelFixture&) = delete;
    ~LevelFixture()
    {
        forgetEdits();
        window.reset();
        QDir(VersionStore::defaultRoot()).removeRecursively();
        QDir(ImportStore::defaultRoot()).removeRecursively();
        QDir(RecoveryStore::defaultRoot()).removeRecursively();
    }

    /// Writes a file into the folder of the test; returns its path, or nothing.
    QString put(const QString& name, const QByteArray& text) const
    {
        QFile written(file(name));
        if (!written.open(QIODevice::WriteOnly) || written.write(text) != text.size())
            return {};
        return written.fileName();
    }
    /// Opens the level, and does this with the dialog when the level is read.
    void withDialog(const QString& path, const std::function<void(QWidget&)>& act) const
    {
        const DialogAnswer answer(QStringLiteral("levelDialog"), [&act](QWidget& dialog) {
            // Also after a failed check: an open dialog would be waited for without end.
            const auto close = qScopeGuard([&dialog] { qobject_cast<QDialog*>(&dialog)->close(); });
            const auto& summary = *dialog.findChild<QLabel*>(QStringLiteral("levelSummary"));
            QVERIFY(QTest::qWaitFor([&summary] { return summary.text() != QStringLiteral("Reading..."); }, kPatience));
            act(dialog);
        });
        window->openFiles({path});
        QVERIFY(answer.wasAsked());
    }
    static void press(const QWidget& dialog, const char* button)
    {
        auto& found = *dialog.findChild<QPushButton*>(QLatin1String(button));
        QVERIFY(QTest::qWaitFor([&found] { return found.isEnabled(); }, kPatience));
        QTest::mouseClick(&found, Qt::LeftButton);
    }
    /// Imports kLevelMap as map.tmx, and opens its scene.
    void importMap() const
    {
        withDialog(put(QStringLiteral("map.tmx"), kLevelMap), [](QWidget& dialog) { press(dialog, "levelImport"); });
        QTRY_COMPARE(document().path(), file(QStringLiteral("map.broadside")));
    }
    [[nodiscard]] const SceneObject* named(const char* name) const
    {
        for (const ObjectPtr& object : document().scene().objects())
            if (object->name == name)
                return object.get();
        return nullptr;
    }
    /// Edits the object of this name, as one undo step.
    template<class Edit>
    void change(const char* name, Edit edit) const
    {
        ObjectEdits& edits = page().model().edits;
        const ObjectPtr before = document().scene().pointerTo(named(name)->id);
        edits.replace(QStringLiteral("Edit"), {{before, edited(*before, edit)}}, SceneChange::Kind::Edited,
                      edits.newGesture());
    }
    void rename(const char* from, const char* to) const
    {
        change(from, [to](SceneObject& object) { object.name = to; });
    }
};

} // namespace broadside::test
