#pragma once

#include "core/base/problem.h"
#include "core/debug/diagnosis/diagnosis.h"
#include "core/debug/step_source.h"
#include "editor/session/jobs/background.h"

#include <QAbstractButton>
#include <QImage>
#include <QPalette>

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

namespace broadside {

class LazyRefresh;

/// The picture of the example of an explanation, at the step of the example. A click asks to go there.
class ExampleView final : public QAbstractButton {
    Q_OBJECT
public:
    struct Example {
        std::shared_ptr<const StepSource> steps; ///< The session may have dropped some of them. Never null.
        Explanation::Example pair;
        Symptom symptom = Symptom::MissedPair;
    };
    struct Look {
        QSize size; ///< Logical pixels, not empty.
        double pixelRatio = 1.0;
        QPalette palette; ///< Light or dark.
    };
    /// Called in a background thread. A function, because panels do not know the viewport, whose painters draw it.
    using Draw = std::function<Result<QImage>(const Example&, const Look&, const std::stop_token&)>;

    explicit ExampleView(Draw draw, QWidget* parent = nullptr);
    ~ExampleView() override;

    void setExample(std::optional<Example> example); ///< Nothing: there is nothing to see.
    [[nodiscard]] bool hasExample() const noexcept { return m_example.has_value(); }
    /// Null while it is being made, and if it cannot be made.
    [[nodiscard]] const QImage& picture() const noexcept { return m_picture; }

    /// None, so that the panel can become so narrow that it hides the picture.
    [[nodiscard]] QSize minimumSizeHint() const override { return {0, 0}; }
    [[nodiscard]] QSize sizeHint() const override { return {240, 160}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void draw();
    void take(const Result<QImage>& drawn);
    void showNote(const QString& note);

    Draw m_draw;
    std::optional<Example> m_example;
    QImage m_picture;
    QString m_note; // Shown where there is no picture.
    LazyRefresh* m_refresh;
    Background m_background; // Declared last: its destructor waits for the thread.
};

} // namespace broadside
