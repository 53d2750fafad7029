#include "editor/window/files/scene_comparison.h"

#include "editor/widgets/words/difference_words.h"
#include "editor/widgets/words/number_text.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPointF>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace broadside {
namespace {

constexpr std::size_t kMostRows = 5'000;
constexpr std::size_t kMostMarks = 200; // more cannot be read
enum ComparisonColumn { What, Object, Id, ComparisonColumns };
constexpr int kId = Qt::UserRole;
constexpr int kPlaceInFile = Qt::UserRole + 1; // only of objects that the open scene does not have

} // namespace

SceneComparison::SceneComparison(const QString& fileName, const Scene& open, const Scene& inFile,
                                 const SceneDifference& difference, QWidget* parent)
    : QDialog(parent)
    , m_list(new QTreeWidget)
{
    setObjectName(QStringLiteral("sceneComparison"));
    setWindowTitle(tr("Compare with %1").arg(fileName));
    auto* text = new QLabel(tr("In the file, compared with the open scene: %1.").arg(differenceText(difference)));
    text->setObjectName(QStringLiteral("sceneComparisonText"));
    text->setWordWrap(true);
    m_list->setObjectName(QStringLiteral("sceneComparisonList"));
    m_list->setAccessibleName(tr("Objects that differ"));
    m_list->setHeaderLabels({tr("In the file"), tr("Object"), tr("Id")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    for (const ObjectDifference& row : objectDifferences(open, inFile, difference, kMostRows)) {
        auto* item = new QTreeWidgetItem(m_list, {row.what, row.name, QString::number(row.id.value)});
        item->setData(What, kId, static_cast<qulonglong>(row.id.value));
        if (!open.contains(row.id))
            item->setData(What, kPlaceInFile, QPointF(row.place.x, row.place.y));
        if (m_marks.size() < kMostMarks)
            m_marks.push_back({row.box, tr("%1: %2").arg(row.what, row.name).toStdString()});
    }
    const std::size_t count = difference.added.size() + difference.removed.size() + difference.changed.size();
    auto* more = new QLabel(tr("The list has the first %1 of them.").arg(grouped(kMostRows)));
    more->setVisible(count > kMostRows);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton* all = buttons->addButton(tr("Select all in the world"), QDialogButtonBox::ActionRole);
    all->setObjectName(QStringLiteral("sceneComparisonAll"));
    all->setToolTip(count == 0 ? tr("No object differs.")
                               : tr("Select the objects of all rows that the open scene has"));
    all->setEnabled(count > 0);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(text);
    layout->addWidget(m_list, 1);
    layout->addWidget(more);
    layout->addWidget(buttons);
    m_list->resizeColumnToContents(What);
    m_list->header()->resizeSection(Object, 260);
    resize(QSize(520, 360).boundedTo(parent ? parent->size() * 0.95 : QSize(520, 360)));
    connect(m_list, &QTreeWidget::itemSelectionChanged, this, &SceneComparison::choose);
    connect(all, &QPushButton::clicked, m_list, &QTreeWidget::selectAll);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
}

void SceneComparison::choose()
{
    std::vector<ObjectId> objects;
    std::vector<Vec2> places;
    for (const QTreeWidgetItem* item : m_list->selectedItems()) {
        objects.push_back({item->data(What, kId).toULongLong()});
        if (const QVariant place = item->data(What, kPlaceInFile); place.isValid())
            places.push_back({place.toPointF().x(), place.toPointF().y()});
    }
    emit chosen(objects, places);
}

} // namespace broadside
