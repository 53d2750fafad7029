#pragma once

#include "editor/viewport/export/image_threads.h"

#include <QGuiApplication>

#include <array>
#include <memory>

namespace broadside {

/// An application object, which fonts and pictures need. On the offscreen platform it needs no display.
class PictureApplication {
public:
    PictureApplication()
    {
        if (QCoreApplication::instance())
            return;
        m_application = std::make_unique<QGuiApplication>(m_count, m_words.data());
        startImageThread();
    }

private:
    std::array<char, 10> m_program{"broadside"};
    std::array<char, 10> m_option{"-platform"};
    std::array<char, 10> m_platform{"offscreen"};
    std::array<char*, 4> m_words{m_program.data(), m_option.data(), m_platform.data(), nullptr};
    int m_count = 3;
    std::unique_ptr<QGuiApplication> m_application;
};

} // namespace broadside
