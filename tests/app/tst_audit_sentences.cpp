#include "app/audit_output.h"
#include "app/output.h"
#include "app/reports/audit_report.h"
#include "core/debug/audit/finding_groups.h"
#include "editor/panels/findings/findings_model.h"
#include "tests/sentences/audit_sentences.h"
#include "tests/sentences/sentence_checker.h"
#include "tests/support/test.h"

#include <map>
#include <sstream>

namespace broadside::test::tst_audit_sentences {

namespace {

constexpr std::uint64_t kFrames = 10'000;
constexpr std::uint64_t kWorlds = 4'000;

/// A text about one frame, and its source.
struct Said {
    const char* where = "";
    std::string text;
};

/// All texts of the command line and the panel about one finding of a frame, each with its headings, as the user reads
/// them.
std::vector<Said> saidOf(const RandomFrame& random, const Frame& frame, const Audit::Misses& missed,
                         std::span<const Audit::Hidden> hidden)
{
    const auto* recorded = dynamic_cast<const RecordedBroadPhase*>(frame.broadPhase());
    const bool knowsRegistrations = recorded && recorded->knowsRegistrations();
    const FoundName nameOf = [&](std::uint64_t, ObjectId id) { return nameAndId(random.objects(), id); };
    std::vector<Said> said;
    std::ostringstream text;
    if (!missed.listed.empty())
        printMissed(text, missed, nameOf);
    printHidden(text, hidden, nameOf);
    if (!missed.listed.empty())
        text << "because of: " << reasonOf(missed.listed.front().cause).text() << ". "
             << (recorded ? ownRemedyOf(missed.listed.front().cause, knowsRegistrations).text() : std::string());
    said.push_back({"text", text.str()});
    Scene scene;
    const CheckReport report =
        auditReport("frame", {missed, {}, hidden, knowsRegistrations}, nameOf, recorded ? nullptr : &scene);
    for (const CheckFinding& finding : report.findings) {
        const auto rule = std::ranges::find(report.rules, finding.rule, &CheckRule::id);
        said.push_back({"report", finding.message + ". " + finding.remedy + "."});
        said.push_back({"rule", finding.subject + ": " + rule->title + ". " + rule->cause + " " + rule->remedy});
    }
    FindingsModel model({[&](std::uint64_t step, ObjectId id) { return QString::fromStdString(nameOf(step, id)); },
                         [&](const Finding& finding) {
                             const bool isMissed = finding.kind == Finding::Kind::MissedPair;
                             return recorded && isMissed
                                        ? QString::fromStdString(ownRemedyOf(finding.cause, knowsRegistrations).text())
                                        : QString();
                         }});
    model.setGroups(groupFindings(missed.listed, {}, hidden));
    const QModelIndex group = model.index(0, FindingsModel::What);
    const QModelIndex pair = model.index(0, FindingsModel::What, group);
    const std::string row = pair.data().toString().toStdString() + ": ";
    said.push_back({"explanation", row + group.data().toString().toStdString()});
    for (const QModelIndex& index : {group, pair})
        said.push_back({"tooltip", row + index.data(Qt::ToolTipRole).toString().toStdString()});
    said.push_back({"count", row + model.index(0, FindingsModel::Count, group).data().toString().toStdString() +
                                 " finding in step " +
                                 model.index(0, FindingsModel::First, group).data().toString().toStdString()});
    return said;
}

/// Two balls that are fast enough to pass a wall within a step. The wall may bounce them.
Scene fastWorld(Random& random)
{
    Scene scene;
    scene.world = {40.0, 10.0, {}, {}, {}, EdgeRule::Open};
    scene.step.dt = random.between(0.01, 0.1);
    constexpr std::array kResponses{HitResponse::None, HitResponse::Bounce, HitResponse::Stop, HitResponse::Remove};
    for (std::uint64_t id = 1; id <= 3; ++id) {
        auto object = std::make_shared<SceneObject>();
        object->id = {id};
        object->name = id == 1 ? "Wall" : "Ball";
        object->kind = id == 1 ? ObjectKind::Static : ObjectKind::Dynamic;
        object->gravityScale = 0.0;
        object->onHit = kResponses[random.below(kResponses.size())];
        const double size = random.between(0.1, 0.8);
        if (id == 1)
            object->shape = Box{size, 6.0};
        else
            object->shape = random.below(2) == 0 ? Shape(Circle{0.5 * size}) : Shape(Box{size, 0.5 * size});
        object->pose.position = {id == 1 ? 6.0 : random.between(2.0, 5.0), random.between(3.0, 7.0)};
        object->velocity = {id == 1 ? 0.0 : random.between(0.5, 6.0) / scene.step.dt, random.between(-5.0, 5.0)};
        scene.append(object);
    }
    return scene;
}

} // namespace

/// No sentence of an audit contradicts its frame: neither the text on the command line, nor the reports for build
/// servers, nor the rows and tooltips of the panel. This test is in app because those are made above core.
class TestAuditSentences : public QObject {
    Q_OBJECT
private slots:
    void noSentenceContradictsItsFrame();
    void noSentenceContradictsItsPassage();
    void theNumbersOfGroupsAreThoseOfTheFindings();
};

void TestAuditSentences::noSentenceContradictsItsFrame()
{
    std::map<std::string, int> seen;
    for (std::uint64_t seed = 0; seed < kFrames; ++seed) {
        const RandomFrame random(seed);
        const Frame frame = random.frame();
        const FrameAudit audit = auditFrame(frame);
        const auto check = [&](const Audit::Misses& missed, std::span<const Audit::Hidden> hidden, IndexPair pair,
                               const WhyAnswer& answer) {
            for (const auto& [where, text] : saidOf(random, frame, missed, hidden)) {
                WhyAnswer said;
                said.cause = answer.cause;
                said.sentence = text;
                std::string refuted = SentenceChecker(random, said, pair.a, pair.b).refutedInAudit();
                const std::string step = "step " + std::to_string(frame.step());
                if (refuted.empty() && std::string_view(where) != "rule" && std::string_view(where) != "tooltip" &&
                    std::string_view(where) != "explanation" && text.find(step) == std::string::npos)
                    refuted = "(step)";
                QVERIFY2(refuted.empty(),
                         ("seed " + std::to_string(seed) + ", " + where + ": \"" + refuted + "\" in: " + text).c_str());
            }
        };
        for (const MissedPair& miss : audit.missed) {
            Audit::Misses one;
            FrameAudit only;
            only.missed = {miss};
            one.add(frame.step(), frame.objects(), only);
            check(one, {}, miss.pair, why(frame, miss.pair.a, miss.pair.b));
            ++seen[std::string(nameOf(miss.cause))];
        }
        for (const IndexPair pair : audit.boxSmallerThanShape) {
            FrameAudit only;
            only.boxSmallerThanShape = {pair};
            check({}, Audit::hiddenIn(frame, only), pair, why(frame, pair.a, pair.b));
            ++seen["hidden"];
        }
    }
    for (std::size_t i = 0; i < kMissCauses; ++i) { // otherwise no sentence of this cause was tested
        const std::string_view name = nameOf(static_cast<MissCause>(i));
        QVERIFY2(seen[std::string(name)] > 0, name.data());
    }
    QVERIFY(seen["hidden"] > 0);
}

void TestAuditSentences::noSentenceContradictsItsPassage()
{
    int unseen = 0;
    int late = 0;
    for (std::uint64_t seed = 0; seed < kWorlds; ++seed) {
        Random random(seed);
        World world = World::fromScene(fastWorld(random)).value();
        PassageTracker watch(world);
        for (std::uint64_t step = 1; step <= 3; ++step) {
            const ObjectTable before = world.objects();
            const StepReport report = world.step();
            for (const Passage& passed : watch.observe(world, report)) {
                (passed.wasSeen ? late : unseen) += 1;
                const double dt = world.stepSettings().dt;
                const std::vector<FoundPassage> passages{{step, dt, passed}};
                const FoundName nameOf = [&](std::uint64_t, ObjectId id) { return nameAndId(world.objects(), id); };
                std::ostringstream text;
                printPassages(text, passages, nameOf, remedyFor);
                std::vector<Said> said{{"text", text.str()}};
                if (!passed.wasSeen && !passed.untilMiddle) // objects of a game have no responses
                    said.push_back({"in a game", remedyInGame(passed, dt, "A", "B").text()});
                const CheckReport checks = auditReport("run", {{}, passages, {}, false}, nameOf, nullptr);
                for (const CheckFinding& finding : checks.findings) {
                    const auto rule = std::ranges::find(checks.rules, finding.rule, &CheckRule::id);
                    said.push_back({"report", finding.message + ". " + finding.remedy + ". " + rule->cause});
                    QVERIFY(finding.message.find("step " + std::to_string(step)) != std::string::npos);
                }
                FindingsModel model(
                    {[&](std::uint64_t at, ObjectId id) { return QString::fromStdString(nameOf(at, id)); },
                     [&](const Finding&) { return QString::fromStdString(remedyFor(passed, dt, "A", "B").text()); }});
                model.setGroups(groupFindings({}, passages));
                const QModelIndex group = model.index(0, FindingsModel::What);
                const QModelIndex pair = model.index(0, FindingsModel::What, group);
                for (const QModelIndex& index : {group, pair})
                    for (const int role : {Qt::DisplayRole, Qt::ToolTipRole})
                        said.push_back({"panel", index.data(role).toString().toStdString()});
                QCOMPARE(pair.data().toString().toStdString(),
                         nameOf(step, passed.object) + " through " + nameOf(step, passed.through));
                const IdPair ids{std::min(passed.object, passed.through), std::max(passed.object, passed.through)};
                const bool haveMet =
                    std::ranges::binary_search(report.began, ids) || std::ranges::binary_search(report.stayed, ids);
                const PassageChecker checker(before, world.objects(), passed, dt, haveMet);
                for (const auto& [where, sentence] : said) {
                    const std::string refuted = checker.refuted(sentence);
                    QVERIFY2(refuted.empty(),
                             ("seed " + std::to_string(seed) + ", " + where + ": \"" + refuted + "\" in: " + sentence)
                                 .c_str());
                }
            }
        }
    }
    QVERIFY(unseen > 100);
    QVERIFY(late > 10);
}

/// Uses random findings in random steps.
void TestAuditSentences::theNumbersOfGroupsAreThoseOfTheFindings()
{
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        Random random(seed);
        Audit::Misses missed;
        std::map<std::pair<std::uint64_t, std::uint64_t>, std::set<std::uint64_t>> steps;
        for (std::uint64_t step = 0; step < 12; ++step)
            for (std::uint64_t b = 2; b <= 4; ++b)
                if (random.below(3) == 0) {
                    missed.listed.push_back({step, {{1}, {b}}, MissCause::Stale, PairStage::Registration});
                    steps[{1, b}].insert(step);
                }
        const FoundName nameOf = [](std::uint64_t, ObjectId id) { return std::to_string(id.value); };
        const CheckReport report = auditReport("run", {missed, {}, {}, true}, nameOf, nullptr);
        QCOMPARE(report.findings.size(), steps.size());
        for (const CheckFinding& finding : report.findings) {
            const std::set<std::uint64_t>& of = steps[{1, std::stoull(finding.identity.substr(4))}];
            std::string expected = " in step " + std::to_string(*of.begin());
            if (of.size() > 1)
                expected += ", and in " + std::to_string(of.size() - 1) + " more step" + (of.size() > 2 ? "s" : "") +
                            " up to step " + std::to_string(*of.rbegin());
            QVERIFY2(finding.message.ends_with(expected), finding.message.c_str());
            QCOMPARE(finding.occurrences, of.size());
        }
        for (const CauseFindings& group : groupFindings(missed.listed, {})) {
            QCOMPARE(group.pairs.size(), steps.size());
            QCOMPARE(group.count, missed.listed.size());
            for (const PairFindings& pair : group.pairs) {
                std::set<std::uint64_t> listed;
                for (const StepRange& range : pair.steps)
                    for (std::uint64_t step = range.first; step <= range.last; ++step)
                        listed.insert(step);
                QVERIFY((listed == steps[{pair.a.value, pair.b.value}]));
                QCOMPARE(pair.count, listed.size());
            }
        }
    }
}

BROADSIDE_TEST(TestAuditSentences)

} // namespace broadside::test::tst_audit_sentences

#include "tst_audit_sentences.moc"
