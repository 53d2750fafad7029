#pragma once

#include "editor/panels/properties/property_section.h"

namespace broadside {

/// What moves dynamic objects. With a static one among them the fields are disabled and say why.
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
