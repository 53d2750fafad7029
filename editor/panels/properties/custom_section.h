#pragma once

#include "editor/commands/property_edits.h"
#include "editor/panels/properties/property_row.h"
#include "editor/panels/properties/property_section.h"

#include <optional>

class QLabel;

namespace broadside {

/// What users say about the objects in words of their own: the properties that all of them have, and a menu to add one.
class CustomSection final : public PropertySection {
    Q_OBJECT
public:
    /// @pre both outlive the section.
    CustomSection(ObjectEditor& editor, Focus& focus);

    /// Watches for the end of a click while somebody is picked.
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
    std::vector<PropertyKey> m_keys; // of the rows
    std::vector<PropertyRow*> m_rows;
    QLabel* m_none;
    struct Pick {
        std::string property;
        std::vector<ObjectId> owners; ///< Selected again when the pick ends.
        ObjectId picked;              ///< Null while nobody was.
    };
    std::optional<Pick> m_pick; // what the next object that is selected is for
};

} // namespace broadside
