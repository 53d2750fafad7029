#include "editor/panels/findings/example_view.h"

#include "editor/widgets/lazy_refresh.h"
#include "editor/widgets/words/number_text.h"

#include <QPainter>
#include <QStyleOptionFocusRect>

#include <utility>

namespace broadside {
namespace {

constexpr int kAfterResize = 60; // Milliseconds: a drag of the border resizes many times.
constexpr int kNoteMargin = 8;

bool isSamePicture(const ExampleView::Example& one, const ExampleView::Example& other)
{
    return one.steps == other.steps && one.pair.step == other.pair.step && one.pair.a == other.pair.a &&
           one.pair.b == other.pair.b && one.symptom == other.symptom;
}

} // namespace

ExampleView::ExampleView(Draw draw, QWidget* parent)
    : QAbstractButton(parent)
    , m_draw(std::move(draw))
    , m_refresh(new LazyRefresh(*this, [this] { this->draw(); }))
{
    setObjectName(QStringLiteral("examplePicture"));
    setAccessibleName(tr("Picture of the example"));
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
}

ExampleView::~ExampleView() = default;

void ExampleView::setExample(std::optional<Example> example)
{
    if (m_example && example && isSamePicture(*m_example, *example))
        return;
    m_example = std::move(example);
    m_background.cancel();
    showNote(m_example ? tr("The picture is being created.") : QString());
    setToolTip(m_example ? tr("Click to go to step %1 and pin the two objects.").arg(grouped(m_example->pair.step))
                         : QString());
    m_refresh->request();
}

void ExampleView::draw()
{
    if (!m_example || size().isEmpty())
        return;
    m_background.start([draw = m_draw, example = *m_example, look = Look{size(), devicePixelRatioF(), palette()}](
                           const std::stop_token& stop, const Background::Post&) { return draw(example, look, stop); },
                       [this](const Result<QImage>& drawn) { take(drawn); },
                       [this] { showNote(tr("There is not enough memory for the picture.")); });
}

void ExampleView::take(const Result<QImage>& drawn)
{
    if (!drawn)
        return showNote(sentenceOf(drawn.problem()));
    m_picture = *drawn;
    update();
}

void ExampleView::showNote(const QString& note)
{
    m_picture = {};
    m_note = note;
    update();
}

void ExampleView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (m_picture.isNull()) {
        painter.drawText(rect().adjusted(kNoteMargin, kNoteMargin, -kNoteMargin, -kNoteMargin),
                         Qt::AlignCenter | Qt::TextWordWrap, m_note);
    } else {
        // While the widget is resized, the last picture stays in the middle.
        QRectF place({}, m_picture.deviceIndependentSize());
        place.moveCenter(QRectF(rect()).center());
        painter.drawImage(place, m_picture);
        if (m_picture.devicePixelRatio() != devicePixelRatioF())
            m_refresh->request(); // The window is on another screen.
    }
    painter.setPen(palette().color(QPalette::Mid));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
    if (hasFocus()) {
        QStyleOptionFocusRect option;
        option.initFrom(this);
        style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
    }
}

void ExampleView::resizeEvent(QResizeEvent* event)
{
    QAbstractButton::resizeEvent(event);
    m_refresh->request(m_picture.isNull() ? 0 : kAfterResize);
}

void ExampleView::changeEvent(QEvent* event)
{
    QAbstractButton::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        m_refresh->request();
}

} // namespace broadside
