#include "editor/widgets/fault_note.h"

#include "core/base/message/common_messages.h"
#include "core/base/message/name_messages.h"
#include "core/debug/recorded_broad_phase.h"
#include "editor/document/message_text.h"
#include "editor/session/object_name.h"
#include "editor/widgets/panel_form.h"
#include "editor/widgets/words/number_text.h"

#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <map>
#include <string_view>
#include <unordered_map>

namespace broadside {
namespace {

std::vector<ObjectId> idsOf(std::span<const BroadPhaseFault> faults, const ObjectTable& objects)
{
    std::vector<ObjectId> ids;
    for (const BroadPhaseFault& fault : faults)
        ids.push_back(objects.idOf(fault.object));
    std::ranges::sort(ids);
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    return ids;
}

constexpr int kMostRowsSeen = 8; // rows of the list before it scrolls

/// Names of objects; with the id when several objects have the same name.
class FaultyNames {
public:
    explicit FaultyNames(const ObjectTable& objects)
        : m_objects(objects)
    {
        objects.forEach([&](ObjectIndex row) { ++m_uses[objects.objectOf(row).name]; });
    }
    [[nodiscard]] std::string of(ObjectIndex row) const
    {
        const SceneObject& object = m_objects.objectOf(row);
        const bool isRepeated = !object.name.empty() && m_uses.at(object.name) > 1;
        return isRepeated ? translatedUtf8(texts::nameWithId(object.name, object.id.value))
                          : shownName(object).toStdString();
    }

private:
    const ObjectTable& m_objects;
    std::unordered_map<std::string_view, std::size_t> m_uses;
};

} // namespace

FaultNote::FaultNote(QWidget* parent)
    : QWidget(parent)
    , m_text(makeNote(QStringLiteral("faults")))
    , m_list(new QListWidget)
    , m_select(new QPushButton(tr("Select them")))
{
    m_text->setTextInteractionFlags(Qt::TextBrowserInteraction);
    m_text->setAccessibleName(tr("Faults of the algorithm"));
    m_text->setToolTip(tr("Objects with which the published algorithm would crash or lose pairs.\nThey are framed in "
                          "the world. Click the number for the list. An audit finds the pairs that are lost now."));
    m_list->setObjectName(QStringLiteral("faultList"));
    m_list->setAccessibleName(tr("Objects with faults"));
    m_list->setUniformItemSizes(true);
    // Long rows end in dots; the tooltip has the full text.
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->hide();
    m_select->setObjectName(QStringLiteral("selectFaults"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_text);
    layout->addWidget(m_list);
    layout->addWidget(m_select, 0, Qt::AlignLeft);
    connect(m_select, &QPushButton::clicked, this, [this] { emit selectionWanted(m_ids); });
    connect(m_text, &QLabel::linkActivated, this, [this] { setListOpen(m_list->isHidden()); });
    const auto select = [this](const QListWidgetItem* item) {
        if (const QVariant id = item->data(Qt::UserRole); id.isValid())
            emit selectionWanted({ObjectId{id.toULongLong()}});
    };
    connect(m_list, &QListWidget::itemClicked, this, select);
    connect(m_list, &QListWidget::itemActivated, this, [this, select](const QListWidgetItem* item) {
        select(item);
        emit frameWanted();
    });
}

void FaultNote::setListOpen(bool open)
{
    m_list->setVisible(open);
    if (open)
        emit listOpened();
}

void FaultNote::show(const BroadPhase* broadPhase, const ObjectTable& objects)
{
    const auto algorithm = broadPhase ? algorithmOf(*broadPhase) : std::nullopt;
    setVisible(algorithm && infoOf(*algorithm).isTextbook());
    if (isHidden())
        return;
    const std::span<const BroadPhaseFault> faults = broadPhase->faults();
    m_ids = idsOf(faults, objects);
    m_select->setVisible(!faults.empty());
    if (faults.empty()) {
        m_list->hide();
        m_text->setText(
            tr("<b>No faults</b> in the registration of these objects. An audit also finds faults of rounding."));
        return;
    }
    const BroadPhaseFault& first = faults.front();
    const QString count = translated(texts::objectCount(m_ids.size()));
    const QString name = shownName(objects.objectOf(first.object));
    m_text->setText(tr("<b>Faults: <a href=\"list\">%1</a>.</b> %2: %3. %4.")
                        .arg(count, name.toHtmlEscaped(), translated(messageOf(first)), translated(remedyOf(first))));
    m_select->setText(m_ids.size() == 1 ? tr("Select it") : tr("Select them"));
    m_select->setToolTip(tr("Select the objects with a fault: %1").arg(count));
    if (!m_list->isHidden())
        fillList(*broadPhase, objects);
}

/// One row for each object, sorted by id. The rows, and their selection, are kept while the texts are the same.
void FaultNote::fillList(const BroadPhase& broadPhase, const ObjectTable& objects)
{
    std::map<ObjectId, std::pair<ObjectIndex, QStringList>> sentences;
    for (const BroadPhaseFault& fault : broadPhase.faults()) {
        auto& [row, messages] = sentences[objects.idOf(fault.object)];
        row = fault.object;
        messages << translated(messageOf(fault));
    }
    const FaultyNames names(objects);
    QStringList rows;
    std::vector<ObjectId> ids;
    for (const auto& [id, sentence] : sentences) {
        if (ids.size() == kMostListed)
            break;
        ids.push_back(id);
        rows << tr("%1: %2").arg(toQString(names.of(sentence.first)), listedApart(sentence.second));
    }
    if (sentences.size() > ids.size())
        rows << tr("%1 more").arg(grouped(sentences.size() - ids.size()));
    if (rows == m_rows)
        return;
    m_rows = rows;
    m_list->clear();
    for (qsizetype i = 0; i < rows.size(); ++i) {
        auto* item = new QListWidgetItem(rows[i], m_list);
        item->setToolTip(rows[i]);
        if (static_cast<std::size_t>(i) < ids.size())
            item->setData(Qt::UserRole, static_cast<qulonglong>(ids[static_cast<std::size_t>(i)].value));
    }
    const int seen = std::min(static_cast<int>(rows.size()), kMostRowsSeen);
    m_list->setFixedHeight(seen * m_list->sizeHintForRow(0) + 2 * m_list->frameWidth());
}

} // namespace broadside
