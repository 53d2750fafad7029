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
constexpr int kMargin = 16;             // pixels to the edge of the window
enum ComparisonColumn { What, Object, Id, ComparisonColumns };
constexpr int kId = Qt::UserRole;
constexpr int kPlaceInFile = Qt::UserRole + 1; // only of objects that the open scene does not have

/// Places a dialog over the panels, as far as it fits, so that it does not cover what it marks in the world.
void placeOverPanels(QDialog& dialog, const QWidget& window)
{
    const QRect all = window.geometry();
    const int x = dialog.isRightToLeft() ? all.left() + kMargin : all.right() - dialog.width() - kMargin;
    dialog.move(x, all.center().y() - dialog.height() / 2);
}

} // namespace

SceneComparison::SceneComparison(const Contents& contents, Purpose purpose, QWidget* parent)
    : QDialog(parent)
    , m_list(new QTreeWidget)
{
    const bool asks = purpose == Purpose::Overwrite;
    setObjectName(asks ? QStringLiteral("changedOnDisk") : QStringLiteral("sceneComparison"));
    setWindowTitle(asks ? tr("Changed on disk") : tr("Compare with %1").arg(contents.fileName));
    auto* layout = new QVBoxLayout(this);
    const auto addText = [layout](const QString& text, const char* name) {
        auto* label = new QLabel(text);
        label->setObjectName(QLatin1String(name));
        label->setWordWrap(true);
        layout->addWidget(label);
        return label;
    };
    if (asks) {
        QLabel* heading =
            addText(tr("%1 was changed by another program since it was opened here.").arg(contents.fileName),
                    "sceneComparisonHeading");
        QFont bold = heading->font();
        bold.setBold(true);
        heading->setFont(bold);
    }
    const SceneDifference& difference = contents.difference;
    addText(tr("In the file, compared with the open scene: %1.").arg(differenceText(difference)),
            "sceneComparisonText");
    fillList(contents);
    layout->addWidget(m_list, 1);
    const std::size_t count = difference.added.size() + difference.removed.size() + difference.changed.size();
    addText(tr("The list shows the first %1 of them.").arg(grouped(kMostRows)), "sceneComparisonMore")
        ->setVisible(count > kMostRows);
    if (asks)
        addText(tr("The differences are marked in the world. Overwriting replaces the version in the file with the "
                   "open scene. \"Save as\" keeps both."),
                "sceneComparisonAnswers");
    addButtons(*layout, asks, count > 0);
    resize(QSize(520, 360).boundedTo(parent ? parent->size() * 0.95 : QSize(520, 360)));
    if (parent)
        placeOverPanels(*this, *parent->window());
    connect(m_list, &QTreeWidget::itemSelectionChanged, this, &SceneComparison::choose);
}

void SceneComparison::fillList(const Contents& contents)
{
    m_list->setObjectName(QStringLiteral("sceneComparisonList"));
    m_list->setAccessibleName(tr("Objects that differ"));
    m_list->setHeaderLabels({tr("In the file"), tr("Object"), tr("Id")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    for (const ObjectDifference& row :
         objectDifferences(contents.open, contents.inFile, contents.difference, kMostRows)) {
        auto* item = new QTreeWidgetItem(m_list, {row.what, row.name, QString::number(row.id.value)});
        item->setData(What, kId, static_cast<qulonglong>(row.id.value));
        if (!contents.open.contains(row.id))
            item->setData(What, kPlaceInFile, QPointF(row.place.x, row.place.y));
        if (m_marks.size() < kMostMarks)
            m_marks.push_back({row.box, tr("%1: %2").arg(row.what, row.name).toStdString()});
    }
    m_list->resizeColumnToContents(What);
    m_list->header()->resizeSection(Object, 260);
}

void SceneComparison::addButtons(QBoxLayout& layout, bool asks, bool hasObjects)
{
    auto* buttons = new QDialogButtonBox(asks ? QDialogButtonBox::Cancel : QDialogButtonBox::Close);
    QPushButton* all = buttons->addButton(tr("Select all in the world"), QDialogButtonBox::ActionRole);
    all->setObjectName(QStringLiteral("sceneComparisonAll"));
    all->setToolTip(hasObjects ? tr("Select the objects of all rows that the open scene has")
                               : tr("No object differs."));
    all->setEnabled(hasObjects);
    connect(all, &QPushButton::clicked, m_list, &QTreeWidget::selectAll);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    layout.addWidget(buttons);
    if (!asks)
        return;
    const auto addAnswer = [this, buttons](const QString& text, const char* name, OverwriteAnswer answer) {
        QPushButton* button = buttons->addButton(text, QDialogButtonBox::AcceptRole);
        button->setObjectName(QLatin1String(name));
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, [this, answer] {
            m_answer = answer;
            accept();
        });
    };
    addAnswer(tr("Overwrite"), "sceneComparisonOverwrite", OverwriteAnswer::Overwrite);
    addAnswer(tr("Save as..."), "sceneComparisonSaveAs", OverwriteAnswer::SaveAs);
    QPushButton* cancel = buttons->button(QDialogButtonBox::Cancel);
    cancel->setDefault(true); // Return must not overwrite
    cancel->setFocus();
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
