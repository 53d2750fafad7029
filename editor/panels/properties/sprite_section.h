#pragma once

#include "editor/panels/properties/property_section.h"
#include "editor/session/sprite_atlases.h"

#include <array>
#include <memory>

class QPushButton;

namespace broadside {

/// The look of the objects: picture, size and place, mirroring, tint, order. It is independent of the bounding shape.
class SpriteSection final : public PropertySection {
    Q_OBJECT
public:
    /// @pre both outlive this
    SpriteSection(ObjectEditor& editor, const SpriteAtlases& atlases);

protected:
    void showValues(std::span<const ObjectPtr> objects) override;

private:
    void addPicture();
    void addSize();
    void addLook();
    void addTint();
    NumberField* addSpriteNumber(const Naming& naming, std::function<double(const Sprite&)> get,
                                 std::function<void(Sprite&, double)> set);
    QCheckBox* makeSwitch(const char* name, const QString& text, const QString& tip, bool Sprite::*value);
    void listPictures();
    void change(const QWidget& field, const QString& what, const std::function<void(Sprite&)>& edit);
    void choosePicture(int index);
    void chooseTint();

    const SpriteAtlases& m_atlases;
    std::shared_ptr<const AtlasSet> m_listed; // the atlases whose pictures are in the list
    QComboBox* m_picture;
    QComboBox* m_faces;
    QPushButton* m_tint;
    std::array<NumberField*, 2> m_sides{};
    std::size_t m_pictures = 0; // questions of m_agreement
    std::size_t m_facings = 0;
    std::size_t m_tints = 0;
    struct Switch {
        QCheckBox* box;
        bool Sprite::*value;
        std::size_t question;
    };
    std::vector<Switch> m_switches;
};

} // namespace broadside
