#pragma once

#include "core/scene/object_table.h"
#include "core/scene/scene.h"

#include <QComboBox>

#include <functional>

namespace broadside {

/// A field to choose one object of the scene, from a list that is made when it opens, or by typing a name or an id.
class ObjectChooser final : public QComboBox {
    Q_OBJECT
public:
    enum class Needed { Yes, No }; ///< No: the user can choose "none".

    /// `name` is the object name, `label` the name for screen readers.
    ObjectChooser(const QString& name, const QString& label, Needed needed, std::function<const Scene&()> scene);

    /// While `table` returns a table, the list has the objects present in it instead of the objects of the scene.
    void setTable(std::function<const ObjectTable*()> table) { m_table = std::move(table); }

    void showObject(ObjectId id); ///< Null: none.
    void showMixed();             ///< Shows that the objects have different choices.
    [[nodiscard]] bool isMixed() const noexcept { return m_mixed; }

    void showPopup() override;

signals:
    void chosen(broadside::ObjectId id);
    void refused(const QString& why);

private:
    void fill();
    void takeText();
    [[nodiscard]] QString textOf(ObjectId id) const;
    [[nodiscard]] QString shownText() const;
    /// Nothing when the text names no object.
    [[nodiscard]] std::optional<ObjectId> named(const QString& text) const;

    [[nodiscard]] const SceneObject* find(ObjectId id) const;
    /// Visits objects until `visit` returns false.
    void forEach(const std::function<bool(const SceneObject&)>& visit) const;

    std::function<const Scene&()> m_scene;
    std::function<const ObjectTable*()> m_table;
    Needed m_needed;
    ObjectId m_shown;
    bool m_mixed = false;
};

} // namespace broadside
