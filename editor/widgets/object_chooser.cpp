#include "editor/widgets/object_chooser.h"

#include "editor/session/object_name.h"
#include "editor/widgets/object_icon.h"

#include <QLineEdit>
#include <QSignalBlocker>

namespace broadside {
namespace {

/// The list has no more objects than this: it would be too long to scroll, and the id can be typed.
constexpr std::size_t kMostListed = 5'000;

} // namespace

ObjectChooser::ObjectChooser(const QString& name, const QString& label, Needed needed,
                             std::function<const Scene&()> scene)
    : m_scene(std::move(scene))
    , m_needed(needed)
{
    setObjectName(name);
    setAccessibleName(label);
    setEditable(true);
    setInsertPolicy(QComboBox::NoInsert);
    setCompleter(nullptr);
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(8);
    connect(this, &QComboBox::activated, this, [this](int index) { emit chosen({itemData(index).toULongLong()}); });
    connect(lineEdit(), &QLineEdit::editingFinished, this, &ObjectChooser::takeText);
}

const SceneObject* ObjectChooser::find(ObjectId id) const
{
    const ObjectTable* table = m_table ? m_table() : nullptr;
    if (!table)
        return m_scene().find(id);
    const auto row = table->indexOf(id);
    return row ? &table->objectOf(*row) : nullptr;
}

void ObjectChooser::forEach(const std::function<bool(const SceneObject&)>& visit) const
{
    if (const ObjectTable* table = m_table ? m_table() : nullptr) {
        for (ObjectIndex row = 0; row < table->rowCount(); ++row)
            if (table->isPresent(row) && !visit(table->objectOf(row)))
                return;
        return;
    }
    for (const ObjectPtr& object : m_scene().objects())
        if (!visit(*object))
            return;
}

QString ObjectChooser::textOf(ObjectId id) const
{
    if (id.isNull())
        return tr("none");
    const SceneObject* object = find(id);
    return object ? tr("%1 (%2)").arg(shownName(*object)).arg(id.value) : tr("%1 (not in this scene)").arg(id.value);
}

void ObjectChooser::showObject(ObjectId id)
{
    m_shown = id;
    m_mixed = false;
    lineEdit()->setPlaceholderText({});
    setEditText(textOf(id));
    lineEdit()->setCursorPosition(0); // shows the beginning of a long name
}

void ObjectChooser::showMixed()
{
    m_mixed = true;
    lineEdit()->setPlaceholderText(tr("mixed"));
    setEditText({});
}

void ObjectChooser::showPopup()
{
    fill();
    QComboBox::showPopup();
}

void ObjectChooser::fill()
{
    const QSignalBlocker blocker(this);
    clear();
    if (m_needed == Needed::No)
        addItem(tr("none"), 0ULL);
    std::size_t listed = 0;
    forEach([&](const SceneObject& object) {
        addItem(objectIcon(object), textOf(object.id), QVariant::fromValue<qulonglong>(object.id.value));
        return ++listed < kMostListed;
    });
    setCurrentIndex(m_mixed ? -1 : findData(QVariant::fromValue<qulonglong>(m_shown.value)));
    setEditText(shownText());
}

QString ObjectChooser::shownText() const { return m_mixed ? QString() : textOf(m_shown); }

std::optional<ObjectId> ObjectChooser::named(const QString& text) const
{
    if (m_needed == Needed::No && (text.isEmpty() || text == tr("none")))
        return ObjectId{};
    bool isNumber = false;
    const ObjectId id{text.toULongLong(&isNumber)};
    if (isNumber)
        return find(id) ? std::optional{id} : std::nullopt;
    std::optional<ObjectId> found;
    for (const Qt::CaseSensitivity letters : {Qt::CaseSensitive, Qt::CaseInsensitive}) {
        forEach([&](const SceneObject& object) {
            if (shownName(object).compare(text, letters) == 0 || textOf(object.id).compare(text, letters) == 0)
                found = object.id;
            return !found;
        });
        if (found)
            break;
    }
    return found;
}

void ObjectChooser::takeText()
{
    const QString text = lineEdit()->text().trimmed();
    if (text == shownText())
        return;
    if (const std::optional<ObjectId> id = named(text)) {
        emit chosen(*id);
        return;
    }
    setEditText(shownText());
    emit refused(
        tr("There is no object \"%1\" in this scene. Type a name or an id, or choose from the list.").arg(text));
}

} // namespace broadside
