// The functions of the header, with a count of all allocations.
#include <stdlib.h>

extern "C" {
unsigned long bst_test_allocations = 0;

static void* countedRealloc(void* memory, size_t size)
{
    ++bst_test_allocations;
    return realloc(memory, size);
}
static void* countedCalloc(size_t count, size_t size)
{
    ++bst_test_allocations;
    return calloc(count, size);
}
}

#define realloc countedRealloc
#define calloc countedCalloc
#define BROADSIDE_TRACE_IMPLEMENTATION
#include "broadside_trace.h"
