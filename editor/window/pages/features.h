#pragma once

#include <QObject>

#include <memory>
#include <utility>
#include <vector>

namespace broadside {

/// The features of a page or of the window. A later one may refer to an earlier one, because they are destroyed in
/// reverse order.
class Features {
public:
    Features() = default;
    Features(const Features&) = delete;
    Features& operator=(const Features&) = delete;
    ~Features()
    {
        while (!m_features.empty())
            m_features.pop_back();
    }

    template<class Feature, class... Arguments>
    Feature& add(Arguments&&... arguments)
    {
        auto feature = std::make_unique<Feature>(std::forward<Arguments>(arguments)...);
        Feature& added = *feature;
        m_features.push_back(std::move(feature));
        return added;
    }

private:
    std::vector<std::unique_ptr<QObject>> m_features;
};

} // namespace broadside
