#pragma once

#include "editor/panels/property_section.h"

namespace broadside {

/// What moves a dynamic object. The fields of a static one are disabled and say why.
class MotionSection final : public PropertySection {
    Q_OBJECT
public:
    explicit MotionSection(ObjectEditor& editor);

protected:
    void showValues(const SceneObject& object) override;

private:
    void addRow(const QString& name, QWidget* fields, const QString& tip, std::initializer_list<NumberField*> numbers);

    struct Row {
        QWidget* fields;
        QString tip;
        std::vector<NumberField*> numbers;
    };
    std::vector<Row> m_rows;
};

} // namespace broadside
