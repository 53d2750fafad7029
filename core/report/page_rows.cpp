#include "core/report/page_rows.h"

#include "core/base/count_text.h"
#include "core/base/text.h"
#include "core/report/report_messages.h"

#include <array>
#include <span>

namespace broadside::report {
namespace {

// Stages of missed pairs. The other stages count pairs that were not missed.
constexpr std::array kPageStages{PairStage::NotInFrame,     PairStage::NotRegistered, PairStage::Registration,
                                 PairStage::AfterStructure, PairStage::Masked,        PairStage::BoxSmallerThanShape,
                                 PairStage::NoContact,      PairStage::NoResponse};

constexpr int kBoxDigits = 9; // Enough to see what boxes of a large world leave between them.

std::string cellsText(const PageParts& parts, const std::vector<std::uint64_t>& cells, std::uint64_t count)
{
    if (count == 0)
        return said(parts, texts::reportNoCells());
    std::string list;
    for (const std::uint64_t cell : cells)
        list += (list.empty() ? "" : ", ") + std::to_string(cell);
    return count > cells.size() ? said(parts, texts::reportMoreCells(list, count - cells.size())) : list;
}

std::string boxText(const PageParts& parts, const Aabb& metres)
{
    const Aabb box = parts.report.coordinates.box(metres);
    const auto number = [](double value) { return texts::Number(value, kBoxDigits); };
    return said(parts, texts::reportBoxNumbers(number(box.lo.x), number(box.hi.x), number(box.lo.y), number(box.hi.y)));
}

} // namespace

std::string said(const PageParts& parts, const Message& message)
{
    return parts.say ? parts.say(message) : message.text();
}

PageTable evidenceTable(const PageParts& parts)
{
    const FindingReport& report = parts.report;
    PageTable table;
    const auto row = [&](const Message& label, std::string value) {
        table.push_back({said(parts, label), std::move(value)});
    };
    row(texts::reportRule(), report.rule);
    row(texts::reportSteps(), said(parts, texts::reportStepRange(report.steps.first, report.steps.last)));
    row(texts::reportMissedPairs(), groupedNumber(report.missed));
    for (const PairStage stage : kPageStages)
        if (const std::uint64_t count = report.stages[static_cast<std::size_t>(stage)])
            row(texts::reportStage(), said(parts, texts::reportStageCount(count, wordsOf(stage))));
    if (report.isExplanation) {
        row(texts::reportExplains(), groupedNumber(report.explains));
        row(texts::reportAgainst(), groupedNumber(report.against));
        row(texts::reportSure(), percentText(report.sure));
    }
    for (const auto& [name, value] : report.parameters)
        row(texts::reportParameters(), said(parts, texts::reportParameter(name, value)));
    return table;
}

PageTable exampleTable(const PageParts& parts)
{
    const ExampleFacts& facts = *parts.report.example;
    const bool hasBoxes = facts.a.registeredBox || facts.b.registeredBox;
    PageTable table{{said(parts, texts::reportObject()), said(parts, texts::reportBox())}};
    if (hasBoxes)
        table.front().push_back(said(parts, texts::reportRegisteredBox()));
    if (facts.hasCells)
        for (const Message& title : {texts::reportTouched(), texts::reportRegistered()})
            table.front().push_back(said(parts, title));
    for (const ObjectFacts* object : {&facts.a, &facts.b}) {
        std::vector<std::string> row{object->name, boxText(parts, object->box)};
        if (hasBoxes)
            row.push_back(object->registeredBox ? boxText(parts, *object->registeredBox)
                                                : said(parts, texts::reportNoCells()));
        if (facts.hasCells) {
            row.push_back(cellsText(parts, object->touched, object->touchedCount));
            row.push_back(cellsText(parts, object->registered, object->registeredCount));
        }
        table.push_back(std::move(row));
    }
    return table;
}

PageTable pairTable(const PageParts& parts)
{
    if (parts.report.pairs.empty())
        return {};
    PageTable table{{}};
    for (const Message& title : {texts::reportFirstObject(), texts::reportSecondObject(), texts::reportFirstStep(),
                                 texts::reportLastStep(), texts::reportStepCount()})
        table.front().push_back(said(parts, title));
    for (const FoundPair& pair : parts.report.pairs)
        table.push_back(
            {pair.a, pair.b, std::to_string(pair.first), std::to_string(pair.last), groupedNumber(pair.count)});
    return table;
}

} // namespace broadside::report
