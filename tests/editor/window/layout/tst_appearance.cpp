#include "editor/viewport/paint/colors.h"
#include "editor/window/layout/appearance.h"
#include "tests/support/test.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QImage>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QRadioButton>
#include <QStyle>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace broadside::test::tst_appearance {

class TestAppearance : public QObject {
    Q_OBJECT
private slots:
    void cleanup() { applyAppearance(Appearance::System); }
    void framesCanBeSeen_data();
    void framesCanBeSeen();
};

namespace {

Rgba rgbaOf(const QColor& color)
{
    return {static_cast<std::uint8_t>(color.red()), static_cast<std::uint8_t>(color.green()),
            static_cast<std::uint8_t>(color.blue())};
}

/// The strongest contrast with the window along a line of pixels.
double contrastAlong(const QImage& picture, QPoint from, QPoint step, int count, Rgba ground)
{
    double most = 1.0;
    for (int i = 0; i < count; ++i)
        most = std::max(most, contrastRatio(rgbaOf(picture.pixelColor(from + i * step)), ground));
    return most;
}

} // namespace

void TestAppearance::framesCanBeSeen_data()
{
    QTest::addColumn<QString>("appearance");
    QTest::newRow("dark") << QStringLiteral("dark");
    QTest::newRow("light") << QStringLiteral("light");
}

/// At the middle of each of the four sides, away from text and signs.
void TestAppearance::framesCanBeSeen()
{
    QFETCH(const QString, appearance);
    applyAppearance(appearanceNamed(appearance));
    QWidget window;
    auto* layout = new QVBoxLayout(&window);
    auto* focus = new QLineEdit; // takes the focus from the others
    const QList<QWidget*> fields{new QCheckBox(QStringLiteral("unchecked")),
                                 new QRadioButton(QStringLiteral("no")),
                                 new QLineEdit,
                                 new QDoubleSpinBox,
                                 new QComboBox,
                                 new QPlainTextEdit,
                                 new QTreeWidget};
    layout->addWidget(focus);
    for (QWidget* field : fields)
        layout->addWidget(field);
    window.resize(300, 460);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window, test::kPatience));
    focus->setFocus();
    const QImage picture = window.grab().toImage();
    const Rgba ground = rgbaOf(window.palette().color(QPalette::Window));
    constexpr int kReach = 5; // pixels across an edge
    for (QWidget* field : fields) {
        QRect rect = field->geometry();
        QStyleOptionButton option;
        option.initFrom(field);
        if (qobject_cast<QCheckBox*>(field))
            rect =
                window.style()->subElementRect(QStyle::SE_CheckBoxIndicator, &option, field).translated(rect.topLeft());
        else if (qobject_cast<QRadioButton*>(field))
            rect = window.style()
                       ->subElementRect(QStyle::SE_RadioButtonIndicator, &option, field)
                       .translated(rect.topLeft());
        const QPoint middle = rect.center();
        const std::pair<QPoint, QPoint> edges[] = {{{rect.left() - 1, middle.y()}, {1, 0}},
                                                   {{rect.right() + 1, middle.y()}, {-1, 0}},
                                                   {{middle.x(), rect.top() - 1}, {0, 1}},
                                                   {{middle.x(), rect.bottom() + 1}, {0, -1}}};
        for (const auto& [from, step] : edges) {
            const double contrast = contrastAlong(picture, from, step, kReach, ground);
            QVERIFY2(contrast >= 3.0,
                     qPrintable(
                         QStringLiteral("%1: %2").arg(QLatin1String(field->metaObject()->className())).arg(contrast)));
        }
    }
}

BROADSIDE_WINDOW_TEST(TestAppearance)

} // namespace broadside::test::tst_appearance

#include "tst_appearance.moc"
