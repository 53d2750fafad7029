#pragma once

#include "editor/commands/property_edits.h"
#include "editor/panels/property_row.h"
#include "editor/panels/property_section.h"

class QLabel;

namespace broadside {

/// What users say about the objects in words of their own: the properties that all of them have, and a menu to add one.
class CustomSection final : public PropertySection {
    Q_OBJECT
public:
    explicit CustomSection(ObjectEditor& editor);

protected:
    void showValues(std::span<const ObjectPtr> objects) override;

private:
    void makeAddButton();
    void makeRows(const std::vector<PropertyKey>& keys);
    void showNote(std::span<const ObjectPtr> objects);
    void add(std::size_t kind);
    void change(std::size_t index, const PropertyRow::Edit& edit);
    void rename(std::size_t index, const QString& name);
    void remove(std::size_t index);

    std::vector<PropertyKey> m_keys; // of the rows
    std::vector<PropertyRow*> m_rows;
    QLabel* m_none;
};

} // namespace broadside
