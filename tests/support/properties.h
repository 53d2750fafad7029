#pragma once

#include <QByteArray>
#include <QtGlobal>
#include <rapidcheck.h>

/// @file
/// Properties that rapidcheck tests with random inputs. When one fails, it searches for the smallest failing input and
/// prints it.

namespace broadside::test {

/// To be called before the first property. Every run uses the same inputs; the long run has ten times as many.
/// RC_PARAMS in the environment takes precedence: "seed=5 max_success=100000", or the text that a failure printed.
inline void chooseInputs()
{
    if (!qEnvironmentVariableIsSet("RC_PARAMS"))
        qputenv("RC_PARAMS", qEnvironmentVariableIsSet("BROADSIDE_LONG_TESTS") ? "seed=2 max_success=3000"
                                                                               : "seed=1 max_success=300");
}

} // namespace broadside::test
