#include "editor/panels/properties/properties_panel.h"
#include "editor/widgets/number_field.h"
#include "tests/support/editor/properties_fixture.h"
#include "tests/support/test.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

namespace broadside::test::tst_differing_fields {

/// Several objects in the Properties panel: which fields differ, and which objects their components refer to.
class TestDifferingFields : public QObject, private test::PropertiesFixture {
    Q_OBJECT
private slots:
    void init() { begin(); }
    void cleanup() { end(); }
    void onlyWhatDiffersIsShown();
    void othersComeBack();
    void agreementIsSaid();
    void oneObjectShowsAll();
    void linksLeadToTheNamedObject();

private:
    void openTwo(const std::function<void(SceneObject&)>& change) const
    {
        Scene scene;
        SceneObject object;
        object.name = "Crate";
        for (const std::uint64_t id : {1U, 2U}) {
            object.id = {id};
            if (id == 2)
                change(object);
            scene.append(std::make_shared<const SceneObject>(object));
        }
        m_document->reset(std::move(scene), {});
        m_focus->select({{1}, {2}});
    }
    [[nodiscard]] bool shows(const char* name) const { return part<QWidget>(name).isVisible(); }
};

void TestDifferingFields::onlyWhatDiffersIsShown()
{
    openTwo([](SceneObject& object) {
        object.pose.position.x = 3.0;
        object.mask = 4;
    });
    QVERIFY(shows("onlyDiffering"));
    QVERIFY(shows("kind") && shows("category") && shows("mass"));
    part<QCheckBox>("onlyDiffering").click();
    QVERIFY(shows("positionX") && shows("mask"));
    for (const char* name : {"name", "kind", "angle", "category", "onHit", "restitution", "mass", "motionSection",
                             "shapeSection", "componentsSection"})
        QVERIFY2(!shows(name), name);
    QVERIFY(!shows("propertiesAllAgree"));
}

void TestDifferingFields::othersComeBack()
{
    openTwo([](SceneObject& object) { object.kind = ObjectKind::Dynamic; });
    part<QCheckBox>("onlyDiffering").click();
    QVERIFY(shows("kind") && !shows("mask"));
    part<QCheckBox>("onlyDiffering").click();
    for (const char* name : {"name", "kind", "angle", "category", "mask", "onHit", "mass", "shapeSection"})
        QVERIFY2(shows(name), name);
    // With "only differing" on, a field disappears when an edit makes all objects agree.
    part<QCheckBox>("onlyDiffering").click();
    auto& kind = part<QComboBox>("kind");
    kind.setCurrentIndex(1);
    emit kind.activated(1);
    QVERIFY(!shows("kind"));
    QVERIFY(shows("propertiesAllAgree"));
}

void TestDifferingFields::agreementIsSaid()
{
    openTwo([](SceneObject&) {});
    QVERIFY(!shows("propertiesAllAgree"));
    part<QCheckBox>("onlyDiffering").click();
    QVERIFY(shows("propertiesAllAgree"));
    QVERIFY(!shows("placementSection"));
}

void TestDifferingFields::oneObjectShowsAll()
{
    openTwo([](SceneObject& object) { object.mask = 4; });
    part<QCheckBox>("onlyDiffering").click();
    m_focus->select(ObjectId{2});
    QVERIFY(!shows("onlyDiffering") && !shows("propertiesAllAgree"));
    for (const char* name : {"name", "kind", "mask", "mass", "shapeSection", "componentsSection"})
        QVERIFY2(shows(name), name);
}

void TestDifferingFields::linksLeadToTheNamedObject()
{
    m_focus->select(ObjectId{1}); // the cannon
    auto& link = part<QToolButton>("launcher-projectileLink");
    QVERIFY(link.isEnabled());
    QTest::mouseClick(&link, Qt::LeftButton);
    QCOMPARE(m_focus->selection(), std::vector<ObjectId>{ObjectId{2}});
}

BROADSIDE_WINDOW_TEST(TestDifferingFields)

} // namespace broadside::test::tst_differing_fields

#include "tst_differing_fields.moc"
