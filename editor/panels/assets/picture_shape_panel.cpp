#include "editor/panels/assets/picture_shape_panel.h"

#include "core/geometry/placed_shape.h"
#include "core/sprites/alpha_outline.h"
#include "editor/commands/arranging/vertices.h"
#include "editor/document/message_text.h"
#include "editor/panels/assets/picture_canvas.h"
#include "editor/panels/panel_messages.h"
#include "editor/session/step_session.h"
#include "editor/widgets/number_field.h"
#include "editor/widgets/panel_form.h"
#include "editor/widgets/region_picture.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <array>
#include <cmath>

namespace broadside {
namespace {

constexpr double kMostPixels = 1e6;
constexpr double kUsualTolerance = 1.0;
constexpr double kUsualPercent = 10.0;

/// A number below the picture: its name, and how it is read and set.
struct Number {
    const char* name;
    double (*get)(const PixelForm& form, int handle);
    void (*set)(PixelForm& form, int handle, double value);
};

std::vector<Number> numbersOf(const PixelForm& form, int handle)
{
    switch (form.kind) {
    case PixelForm::Kind::Disc:
        return {
            {QT_TRANSLATE_NOOP("broadside::PictureShapePanel", "x"), [](const PixelForm& f, int) { return f.center.x; },
             [](PixelForm& f, int, double v) { f.center.x = v; }},
            {QT_TRANSLATE_NOOP("broadside::PictureShapePanel", "y"), [](const PixelForm& f, int) { return f.center.y; },
             [](PixelForm& f, int, double v) { f.center.y = v; }},
            {QT_TRANSLATE_NOOP("broadside::PictureShapePanel", "radius"),
             [](const PixelForm& f, int) { return f.radius; }, [](PixelForm& f, int, double v) { f.radius = v; }}};
    case PixelForm::Kind::Box:
        return {
            {QT_TRANSLATE_NOOP("broadside::PictureShapePanel", "x"), [](const PixelForm& f, int) { return f.box.lo.x; },
             [](PixelForm& f, int, double v) {
                 f.box = translated(f.box, {v - f.box.lo.x, 0.0});
             }},
            {QT_TRANSLATE_NOOP("broadside::PictureShapePanel", "y"), [](const PixelForm& f, int) { return f.box.lo.y; },
             [](PixelForm& f, int, double v) {
                 f.box = translated(f.box, {0.0, v - f.box.lo.y});
             }},
            {QT_TRANSLATE_NOOP("broadside::PictureShapePanel", "width"),
             [](const PixelForm& f, int) { return f.box.width(); },
             [](PixelForm& f, int, double v) { f.box.hi.x = f.box.lo.x + v; }},
            {QT_TRANSLATE_NOOP("broadside::PictureShapePanel", "height"),
             [](const PixelForm& f, int) { return f.box.height(); },
             [](PixelForm& f, int, double v) { f.box.hi.y = f.box.lo.y + v; }}};
    case PixelForm::Kind::Points:
        if (handle < 0)
            return {};
        return {{QT_TRANSLATE_NOOP("broadside::PictureShapePanel", "x"),
                 [](const PixelForm& f, int h) { return f.points[static_cast<std::size_t>(h)].x; },
                 [](PixelForm& f, int h, double v) { f.points[static_cast<std::size_t>(h)].x = v; }},
                {QT_TRANSLATE_NOOP("broadside::PictureShapePanel", "y"),
                 [](const PixelForm& f, int h) { return f.points[static_cast<std::size_t>(h)].y; },
                 [](PixelForm& f, int h, double v) { f.points[static_cast<std::size_t>(h)].y = v; }}};
    case PixelForm::Kind::None:
        break;
    }
    return {};
}

bool isLength(const Number& number) { return QLatin1String(number.name).size() > 1; }

Problem nothingOpaque()
{
    Problem problem;
    problem.message = texts::pictureNotOpaque();
    problem.remedy = texts::pictureNotOpaqueRemedy();
    return problem;
}

Result<Shape> fittedBox(const QImage& picture, const PicturePlace& place)
{
    const AlphaBytes alpha(picture);
    const auto box = opaqueBox(alpha.view());
    return box ? Result<Shape>(shapeOfBox(boxInModel(place, *box))) : Result<Shape>(nothingOpaque());
}

Result<Shape> fittedCircle(const QImage& picture, const PicturePlace& place)
{
    const AlphaBytes alpha(picture);
    const auto circle = opaqueCircle(alpha.view());
    if (!circle)
        return nothingOpaque();
    const Vec2 pixel = place.pixelSize(); // the longer side of a pixel, so that all opaque pixels are inside
    return shapeOfDisc(place.toModel(circle->center), circle->radius * std::max(pixel.x, pixel.y));
}

Result<Shape> tracedOutline(const QImage& picture, const PicturePlace& place, double tolerance)
{
    const AlphaBytes alpha(picture);
    const auto outline = outlineOf(alpha.view(), tolerance);
    if (!outline)
        return outline.problem();
    if (outline->polygons.empty())
        return nothingOpaque();
    return shapeOfOutline(outline->polygons, place);
}

QPushButton* makePushButton(const char* name, const QString& text, const QString& tip)
{
    auto* button = new QPushButton(text);
    button->setObjectName(QLatin1String(name));
    button->setToolTip(tip);
    return button;
}

} // namespace

PictureShapePanel::PictureShapePanel(const SceneDocument& document, ObjectEdits& edits, const Focus& focus,
                                     const StepSession& steps, const SpriteAtlases& atlases, QWidget* parent)
    : PanelWidget(parent)
    , m_editor(document, edits, focus)
    , m_focus(focus)
    , m_atlases(atlases)
    , m_canvas(new PictureCanvas)
    , m_note(makeEmptyNote(QStringLiteral("pictureShapeNote")))
    , m_fault(makeProblemNote(QStringLiteral("pictureShapeFault")))
{
    setObjectName(QStringLiteral("PictureShapePanel"));
    setScrolledWidget(*this, makeBody());
    connect(&document, &SceneDocument::changed, this, &PictureShapePanel::refresh);
    connect(&focus, &Focus::selectionChanged, this, &PictureShapePanel::refresh);
    connect(&steps, &StepSession::edited, this, &PictureShapePanel::refresh);
    connect(&steps, &StepSession::worldChanged, this, &PictureShapePanel::refresh);
    connect(&atlases, &SpriteAtlases::changed, this, [this] {
        m_object.reset(); // the object may have another picture now
        refresh();
    });
    connect(this, &PanelWidget::visibilityChanged, this, &PictureShapePanel::refresh);
    connect(m_canvas, &PictureCanvas::edited, this, &PictureShapePanel::takeForm);
    connect(m_canvas, &PictureCanvas::vertexRemoved, this, &PictureShapePanel::removeVertex);
    connect(m_canvas, &PictureCanvas::handleChanged, this, &PictureShapePanel::showNumbers);
    refresh();
}

PictureShapePanel::~PictureShapePanel()
{
    m_canvas->disconnect(this);
    stopListeningToFields(*this);
}

QWidget* PictureShapePanel::makeNumbers()
{
    auto* row = new QWidget;
    auto* layout = new QGridLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    constexpr int kFields = 4;
    for (int i = 0; i < kFields; ++i) {
        auto* field = new NumberField(QStringLiteral("pixelNumber%1").arg(i), tr("Pixels"), tr("px"));
        field->setRange(-kMostPixels, kMostPixels);
        auto* name = new QLabel;
        name->setBuddy(field);
        layout->addWidget(name, i / 2, 2 * (i % 2));
        layout->addWidget(field, i / 2, 2 * (i % 2) + 1);
        layout->setColumnStretch(2 * (i % 2) + 1, 1);
        connect(field, &NumberField::entered, this, [this, i, field](TypedNumber typed) {
            takeNumber(static_cast<std::size_t>(i), typed.appliedTo(field->value()));
        });
        m_names.push_back(name);
        m_numbers.push_back(field);
    }
    return row;
}

QWidget* PictureShapePanel::makeButtons()
{
    QPushButton* box =
        makePushButton("fitBox", tr("Fit &box"), tr("Fit the smallest box around the opaque part of the picture"));
    QPushButton* circle = makePushButton("fitCircle", tr("Fit &circle"),
                                         tr("Fit the smallest circle around the opaque part of the picture"));
    QPushButton* trace = makePushButton("traceOutline", tr("&Trace outline"),
                                        tr("Trace a polygon around the opaque part, with as few points as the "
                                           "tolerance allows; several pieces become a compound"));
    QPushButton* smaller =
        makePushButton("shrinkShape", tr("&Shrink"), tr("Shrink the shape about its centre, so that hits feel right"));
    m_tolerance = new NumberField(QStringLiteral("traceTolerance"), tr("Tolerance of the outline"), tr("px"));
    m_tolerance->setRange(0.0, 1'000.0);
    m_tolerance->setToolTip(tr("Largest distance of the outline from the border of the picture, in pixels"));
    m_tolerance->show(kUsualTolerance);
    m_percent = new NumberField(QStringLiteral("shrinkPercent"), tr("How much smaller"), tr("%"));
    m_percent->setRange(-900.0, 99.0);
    m_percent->setToolTip(tr("Percent of width and height; a number below 0 enlarges the shape"));
    m_percent->show(kUsualPercent);
    connect(box, &QPushButton::clicked, this, [this] { fit(tr("Fit box to picture"), fittedBox); });
    connect(circle, &QPushButton::clicked, this, [this] { fit(tr("Fit circle to picture"), fittedCircle); });
    connect(trace, &QPushButton::clicked, this, [this] {
        fit(tr("Trace outline of picture"),
            [tolerance = m_tolerance->value()](const QImage& picture, const PicturePlace& place) {
                return tracedOutline(picture, place, tolerance);
            });
    });
    connect(smaller, &QPushButton::clicked, this, &PictureShapePanel::shrink);
    auto* row = new QWidget;
    auto* layout = new QGridLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(box, 0, 0);
    layout->addWidget(circle, 0, 1);
    layout->addWidget(trace, 1, 0);
    layout->addWidget(m_tolerance, 1, 1);
    layout->addWidget(smaller, 2, 0);
    layout->addWidget(m_percent, 2, 1);
    return row;
}

QWidget* PictureShapePanel::makeBody()
{
    m_numberRow = makeNumbers();
    m_buttonRow = makeButtons();
    auto* body = new QWidget;
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(6, 4, 6, 6);
    layout->setSpacing(4);
    layout->addWidget(m_canvas, 1);
    layout->addWidget(m_note, 1);
    layout->addWidget(m_numberRow);
    layout->addWidget(m_fault);
    layout->addWidget(m_buttonRow);
    m_fault->hide();
    return body;
}

/// Checks the number first: objects of a simulation are copied, which is not wanted for many.
ObjectPtr PictureShapePanel::only() const
{
    if (m_focus.selection().size() != 1)
        return nullptr;
    const std::vector<ObjectPtr> objects = m_editor.selected();
    return objects.empty() ? nullptr : objects.front();
}

QString PictureShapePanel::obstacle(const ObjectPtr& object) const
{
    if (m_focus.selection().size() > 1)
        return tr("Shapes are edited one object at a time: select one.");
    if (!object)
        return tr("Select an object that shows a picture: its shape is edited here, over the picture.");
    const AtlasSet::Look look = m_atlases.set()->lookOf(*object->sprite);
    if (object->sprite->isBlank())
        return tr("The object shows no picture. Choose one under Sprite in the panel Properties, or place one from the "
                  "panel Assets.");
    if (!look.from || !look.region || !look.from->texture)
        return tr("The picture of the object is missing. The panel Assets says why.");
    return {};
}

void PictureShapePanel::refresh()
{
    if (isHidden() && m_object == nullptr)
        return; // refreshed when it is shown
    const ObjectPtr object = only();
    const QString why = obstacle(object);
    const bool can = why.isEmpty();
    m_canvas->setVisible(can);
    m_buttonRow->setVisible(can);
    m_numberRow->setVisible(can);
    m_note->setVisible(!can);
    m_note->setText(why);
    if (!can) {
        m_object.reset();
        m_fault->hide();
        m_canvas->clear();
        return;
    }
    if (object == m_object)
        return;
    const bool isOther = !m_object || m_object->id != object->id || m_object->sprite != object->sprite;
    m_object = object;
    m_fault->hide();
    if (isOther) {
        const AtlasSet::Look look = m_atlases.set()->lookOf(*object->sprite);
        m_picture = pictureOf(*look.from, *look.region);
        m_place = PicturePlace::of(*look.from->atlas, *look.region, *object->sprite);
    }
    m_canvas->showPicture(m_picture, *m_place, object->shape);
}

void PictureShapePanel::showNumbers()
{
    const std::vector<Number> numbers = numbersOf(m_canvas->form(), m_canvas->handle());
    for (std::size_t i = 0; i < m_numbers.size(); ++i) {
        const bool used = i < numbers.size();
        m_names[i]->setVisible(used);
        m_numbers[i]->setVisible(used);
        if (!used)
            continue;
        m_names[i]->setText(tr(numbers[i].name));
        m_numbers[i]->setAccessibleName(tr(numbers[i].name));
        m_numbers[i]->show(std::round(numbers[i].get(m_canvas->form(), m_canvas->handle()) * 1e6) / 1e6);
    }
}

void PictureShapePanel::takeForm(const PixelForm& form)
{
    if (m_object && m_place)
        take(tr("Edit shape over picture"), withForm(m_object->shape, form, *m_place));
}

void PictureShapePanel::takeNumber(std::size_t which, double value)
{
    PixelForm form = m_canvas->form();
    const std::vector<Number> numbers = numbersOf(form, m_canvas->handle());
    if (which >= numbers.size())
        return;
    if (isLength(numbers[which]) && !(value > 0.0)) {
        m_fault->setText(tr("The %1 must be above 0 pixels.").arg(tr(numbers[which].name)));
        m_fault->show();
        showNumbers();
        return;
    }
    numbers[which].set(form, m_canvas->handle(), value);
    if (!(form == m_canvas->form()))
        takeForm(form);
}

void PictureShapePanel::removeVertex(std::size_t vertex)
{
    if (!m_object)
        return;
    const std::array<std::size_t, 1> vertices{vertex};
    if (const auto shape = withoutVertices(m_object->shape, vertices)) {
        take(tr("Remove vertex"), *shape);
        return;
    }
    m_fault->setText(tr("The shape needs this vertex."));
    m_fault->show();
}

void PictureShapePanel::take(const QString& text, const Shape& shape)
{
    const QString fault = m_editor
                              .commit({text, text}, SceneChange::Kind::Edited,
                                      [&](SceneObject& object) {
                                          setShape(object, shape);
                                          return QString();
                                      })
                              .fault;
    if (fault.isEmpty())
        return; // the change refreshes the panel
    m_canvas->showPicture(m_picture, *m_place, m_object->shape);
    m_fault->setText(fault);
    m_fault->show();
}

void PictureShapePanel::fit(const QString& text, const Fit& made)
{
    if (!m_object || !m_place)
        return;
    m_work.start([picture = m_picture, place = *m_place,
                  made](const std::stop_token&, const Background::Post&) { return made(picture, place); },
                 [this, text, id = m_object->id](const Result<Shape>& shape) {
                     if (!m_object || m_object->id != id)
                         return; // another object was selected in the meantime
                     if (shape) {
                         take(text, *shape);
                         return;
                     }
                     m_fault->setText(described(shape.problem()));
                     m_fault->show();
                 });
}

void PictureShapePanel::shrink()
{
    if (m_object)
        take(tr("Shrink shape"), shrunk(m_object->shape, m_percent->value()));
}

} // namespace broadside
