#pragma once

#include "editor/session/hover_info.h"
#include "editor/session/shown_world.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <vector>

namespace broadside {

/// A question with a name, and the present answer of the broad phase.
struct KeptQuery {
    QString name;
    Question question; ///< It is never about an object.
    HoverInfo answer;
};

/// Stored queries. They are repeated after each step and edit, as long as this object exists. When all of them take
/// longer than a few milliseconds, they are repeated less often, so that they cost at most a tenth of the time.
class QueryBook final : public QObject {
    Q_OBJECT
public:
    static constexpr std::size_t kMost = 16;

    /// @pre the shown world outlives it.
    explicit QueryBook(const ShownWorld& shownWorld, QObject* parent = nullptr);

    /// Its name is its kind and a number: "Ray 2". @pre !isFull(), not about an object
    void keep(const Question& question);
    void rename(std::size_t index, const QString& name); ///< An empty name changes nothing.
    void remove(std::size_t index);
    void clear();
    [[nodiscard]] const std::vector<KeptQuery>& queries() const noexcept { return m_queries; }
    [[nodiscard]] bool isFull() const noexcept { return m_queries.size() >= kMost; }

signals:
    void listChanged(); ///< Queries were added, removed or renamed.
    void answered();

private:
    void onStageChanged();
    void answerAll();
    [[nodiscard]] QString freeName(const Question& question) const;

    const ShownWorld& m_shownWorld;
    std::vector<KeptQuery> m_queries;
    QTimer m_next; // Runs while no query may be repeated.
    bool m_stale = false;
};

} // namespace broadside
