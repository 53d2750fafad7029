#include "editor/widgets/object_chooser.h"

#include "editor/widgets/object_icon.h"

#include <QLineEdit>
#include <QSignalBlocker>

#include <algorithm>

namespace broadside {
namespace {

/// More are not listed: nobody scrolls through them, and the id can be typed.
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

QString ObjectChooser::textOf(ObjectId id) const
{
    if (id.isNull())
        return tr("none");
    const SceneObject* object = m_scene().find(id);
    return object ? QStringLiteral("%1 (%2)").arg(QString::fromStdString(displayName(*object))).arg(id.value)
                  : tr("%1 (not in this scene)").arg(id.value);
}

void ObjectChooser::showObject(ObjectId id)
{
    m_shown = id;
    m_mixed = false;
    lineEdit()->setPlaceholderText({});
    setEditText(textOf(id));
    lineEdit()->setCursorPosition(0); // a long name shows its beginning
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
    const auto objects = m_scene().objects();
    for (const ObjectPtr& object : objects.first(std::min(objects.size(), kMostListed)))
        addItem(objectIcon(*object), textOf(object->id), QVariant::fromValue<qulonglong>(object->id.value));
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
        return m_scene().contains(id) ? std::optional{id} : std::nullopt;
    const auto objects = m_scene().objects();
    for (const Qt::CaseSensitivity letters : {Qt::CaseSensitive, Qt::CaseInsensitive}) {
        const auto isCalled = [&](const ObjectPtr& object) {
            return QString::fromStdString(displayName(*object)).compare(text, letters) == 0 ||
                   textOf(object->id).compare(text, letters) == 0;
        };
        if (const auto found = std::ranges::find_if(objects, isCalled); found != objects.end())
            return (*found)->id;
    }
    return std::nullopt;
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
