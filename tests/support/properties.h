#pragma once

#include <QByteArray>
#include <QtGlobal>
#include <rapidcheck.h>

/// @file
/// Properties that rapidcheck tries on random inputs; of one that fails it looks for the smallest that still does, and
/// prints it.

namespace broadside::test {

/// Before the first property: the same inputs in every run, ten times as many in the long one. RC_PARAMS in the
/// environment has the last word: "seed=5 max_success=100000", or what a failure printed to be tried again.
inline void chooseInputs()
{
    if (!qEnvironmentVariableIsSet("RC_PARAMS"))
        qputenv("RC_PARAMS", qEnvironmentVariableIsSet("BROADSIDE_LONG_TESTS") ? "seed=2 max_success=3000"
                                                                               : "seed=1 max_success=300");
}

} // namespace broadside::test
