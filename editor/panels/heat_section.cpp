#include "editor/panels/heat_section.h"

#include "editor/document/message_text.h"
#include "editor/panels/panel_messages.h"
#include "editor/widgets/panel_form.h"
#include "editor/widgets/words/number_text.h"

#include <QAction>
#include <QComboBox>
#include <QToolButton>

namespace broadside {

HeatSection::HeatSection(HeatMap& heat, QAction& showHeat, QWidget* parent)
    : QWidget(parent)
    , m_heat(heat)
    , m_shown(new QToolButton)
    , m_quantity(new QComboBox)
    , m_steps(new QComboBox)
    , m_scale(new QComboBox)
    , m_state(makeNote(QStringLiteral("heatState")))
{
    makeChoices();
    QFormLayout* form = makeForm();
    form->setContentsMargins(0, 0, 0, 0);
    setLayout(form);
    form->addRow(m_shown);
    addField(*form, tr("Count"), m_quantity,
             tr("The meaning of a cell's colour.\nCandidates: reported pairs of which both objects are registered in "
                "the cell.\nFalse positives: candidates whose boxes do not overlap."));
    addField(*form, tr("Steps"), m_steps,
             tr("This step, or the mean of the recorded steps up to it.\nSteps with other cells do not count."));
    addField(*form, tr("Scale"), m_scale,
             tr("A logarithmic scale shows differences of low numbers, a linear one those of high numbers"));
    form->addRow(m_state);
    const auto choose = [this] {
        m_heat.setWish(
            {static_cast<HeatQuantity>(m_quantity->currentData().toInt()), m_steps->currentData().toULongLong()});
    };
    connect(m_quantity, &QComboBox::currentIndexChanged, this, choose);
    connect(m_steps, &QComboBox::currentIndexChanged, this, choose);
    connect(m_scale, &QComboBox::currentIndexChanged, this, [this](int index) { emit scaleChosen(index == 0); });
    m_shown->setDefaultAction(&showHeat);
    connect(&showHeat, &QAction::toggled, this, &HeatSection::showState);
    connect(&m_heat, &HeatMap::changed, this, &HeatSection::showState);
    connect(&m_heat, &HeatMap::progressed, this, &HeatSection::showState);
    showState();
}

void HeatSection::makeChoices()
{
    m_shown->setObjectName(QStringLiteral("heatButton"));
    m_quantity->setObjectName(QStringLiteral("heatQuantity"));
    m_quantity->addItem(tr("Objects per cell"), static_cast<int>(HeatQuantity::Objects));
    m_quantity->addItem(tr("Candidates per cell"), static_cast<int>(HeatQuantity::Candidates));
    m_quantity->addItem(tr("False positives per cell"), static_cast<int>(HeatQuantity::FalsePositives));
    m_steps->setObjectName(QStringLiteral("heatSteps"));
    m_steps->addItem(tr("This step"), QVariant::fromValue<qulonglong>(1));
    m_steps->addItem(tr("Mean of the last 60"), QVariant::fromValue<qulonglong>(60));
    m_steps->addItem(tr("Mean of the last 600"), QVariant::fromValue<qulonglong>(600));
    m_steps->addItem(tr("Mean of all recorded"), QVariant::fromValue<qulonglong>(HeatWish::kAllSteps));
    m_scale->setObjectName(QStringLiteral("heatScale"));
    m_scale->addItems({tr("Logarithmic"), tr("Linear")});
    for (QComboBox* box : {m_quantity, m_steps, m_scale})
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
}

QString HeatSection::stateText() const
{
    if (!m_heat.isShown())
        return {};
    if (m_heat.isCounting() && m_heat.wish().steps > 1)
        return tr("Counting: %1 %").arg(static_cast<int>(100.0 * m_heat.progress()));
    const CellHeat* heat = m_heat.heat();
    if (!heat)
        return {};
    const QString most = tr("At most %1 in a cell").arg(rounded(heat->largest, 3));
    return heat->frames > 1 ? translated(texts::heatOfSteps(most.toStdString(), heat->frames, m_heat.steps().first,
                                                            m_heat.steps().last))
                            : most;
}

void HeatSection::showState()
{
    const QString text = stateText();
    m_state->setText(text);
    m_state->setVisible(!text.isEmpty());
}

} // namespace broadside
