#pragma once

#include "editor/panels/properties/property_section.h"

namespace broadside {

/// The fields for the motion of dynamic objects. They are disabled, and say why, when a static object is among the
/// selected ones.
class MotionSection final : public PropertySection {
    Q_OBJECT
public:
    explicit MotionSection(ObjectEditor& editor);

protected:
    void showValues(std::span<const ObjectPtr> objects) override;

private:
    void addRow(const QString& name, QWidget* fields, const QString& tip, std::initializer_list<NumberField*> numbers,
                TemplateField what);

    struct Row {
        QWidget* fields;
        QString tip;
        std::vector<NumberField*> numbers;
    };
    std::vector<Row> m_rows;
};

} // namespace broadside
