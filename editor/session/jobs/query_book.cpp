#include "editor/session/jobs/query_book.h"

#include "core/base/overloaded.h"

#include <QElapsedTimer>

#include <algorithm>
#include <utility>

namespace broadside {
namespace {

constexpr qint64 kUnnoticed = 4;  // Milliseconds that do not disturb.
constexpr qint64 kRest = 9;       // Pause, as a multiple of the time for the answers.
constexpr qint64 kLongest = 1000; // Longest pause, in milliseconds.

QString kindOf(const Question& question)
{
    return std::visit(Overloaded{[](ObjectIndex) { return QueryBook::tr("Object"); },
                                 [](Vec2) { return QueryBook::tr("Point"); },
                                 [](const Aabb&) { return QueryBook::tr("Box"); },
                                 [](const CircleArea&) { return QueryBook::tr("Circle"); },
                                 [](const Ray&) { return QueryBook::tr("Ray"); }},
                      question);
}

} // namespace

QueryBook::QueryBook(const ShownWorld& shownWorld, QObject* parent)
    : QObject(parent)
    , m_shownWorld(shownWorld)
{
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, [this] {
        if (m_stale)
            answerAll();
    });
    connect(&shownWorld, &ShownWorld::changed, this, &QueryBook::onStageChanged);
}

void QueryBook::keep(const Question& question)
{
    m_queries.push_back(
        {freeName(question), question, hoverInfoFor(m_shownWorld.objects(), m_shownWorld.broadPhase(), question)});
    emit listChanged();
}

void QueryBook::rename(std::size_t index, const QString& name)
{
    if (name.trimmed().isEmpty() || m_queries[index].name == name.trimmed())
        return;
    m_queries[index].name = name.trimmed();
    emit listChanged();
}

void QueryBook::remove(std::size_t index)
{
    m_queries.erase(m_queries.begin() + static_cast<std::ptrdiff_t>(index));
    emit listChanged();
}

void QueryBook::clear()
{
    if (m_queries.empty())
        return;
    m_queries.clear();
    emit listChanged();
}

QString QueryBook::freeName(const Question& question) const
{
    const QString kind = kindOf(question);
    for (int number = 1;; ++number) {
        QString name = QStringLiteral("%1 %2").arg(kind).arg(number);
        if (std::ranges::none_of(m_queries, [&](const KeptQuery& kept) { return kept.name == name; }))
            return name;
    }
}

void QueryBook::onStageChanged()
{
    m_stale = !m_queries.empty();
    if (m_stale && !m_next.isActive())
        answerAll();
}

void QueryBook::answerAll()
{
    QElapsedTimer clock;
    clock.start();
    for (KeptQuery& kept : m_queries)
        kept.answer = hoverInfoFor(m_shownWorld.objects(), m_shownWorld.broadPhase(), kept.question);
    m_stale = false;
    if (const qint64 took = clock.elapsed(); took > kUnnoticed)
        m_next.start(static_cast<int>(std::min(kLongest, kRest * took)));
    emit answered();
}

} // namespace broadside
