#pragma once

#include "editor/commands/property_edits.h"
#include "editor/panels/properties/property_row.h"
#include "editor/panels/properties/property_section.h"

#include <optional>

class QLabel;

namespace broadside {

/// The custom properties that all objects have in common, and a menu to add one.
class CustomSection final : public PropertySection {
    Q_OBJECT
public:
    /// @pre both outlive the section.
    CustomSection(ObjectEditor& editor, Focus& focus);

    /// Waits for the end of a click while the user picks an object.
    bool eventFilter(QObject* watched, QEvent* event) override;

protected:
    void showValues(std::span<const ObjectPtr> objects) override;

private:
    void makeAddButton();
    void makeRows(const std::vector<PropertyKey>& keys);
    void showNote(std::span<const ObjectPtr> objects);
    void add(std::size_t kind);
    void change(const QWidget& field, const std::string& name, const PropertyRow::Edit& edit);
    void rename(std::size_t index, const QString& name);
    void remove(std::size_t index);
    void setPicking(std::size_t index, bool picking);
    void notePicked();
    void endPick();
    void stopPicking();

    Focus& m_focus;
    std::vector<PropertyKey> m_keys; // keys of m_rows
    std::vector<PropertyRow*> m_rows;
    QLabel* m_none;
    struct Pick {
        std::string property;
        std::vector<ObjectId> owners; ///< Selected again when the pick ends.
        ObjectId picked;              ///< Null until an object was picked.
    };
    std::optional<Pick> m_pick; // the property that gets the next selected object
};

} // namespace broadside
