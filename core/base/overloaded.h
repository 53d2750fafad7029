#pragma once

namespace broadside {

/// Builds one visitor from several lambdas: `std::visit(Overloaded{...}, variant)`.
template<class... Visitors>
struct Overloaded : Visitors... {
    using Visitors::operator()...;
};
template<class... Visitors>
Overloaded(Visitors...) -> Overloaded<Visitors...>; // Clang before 17 needs this deduction guide

} // namespace broadside
