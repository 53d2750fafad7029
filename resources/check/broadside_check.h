/* broadside_check.h - lets Broadside test your broad phase before any game exists.
 *
 * Fill in the functions below, build a shared library, and run `broadside check ./libmygrid.so`. It drives your
 * functions with thousands of worlds that are made to break broad phases, compares each answer with all pairs, and
 * reduces what fails to a few objects and operations.
 *
 *     #include "broadside_check.h"
 *
 *     static void* create(const bsc_world* world) { ... }
 *     ...
 *     static const bsc_broad_phase mine = {
 *         BSC_VERSION, "my grid", BSC_DEFAULT, create, destroy, add, move, removed, update, NULL, query};
 *     BSC_EXPORT const bsc_broad_phase* broadside_check(void) { return &mine; }
 *
 *     cc -shared -fPIC -o libmygrid.so mygrid.c
 *
 * Boxes    closed: boxes that touch overlap, unless you set BSC_HALF_OPEN. left <= right and low <= high; both sides
 *          can be equal. Coordinates are multiples of 1/16 below 2^19, so that floats hold them exactly.
 * World    objects also leave it, unless you set BSC_INSIDE.
 * Answers  more than the overlapping boxes is fine, and so are repeated ones. Forbidden: a pair is missing, an id that
 *          is not there, an object as its own partner in `pairs`.
 * Order    create; then add, move and remove, each followed by update (if there is one) and questions; then destroy.
 *          Your functions run in a process of their own: a crash or an endless loop is reported like other failures.
 *
 * Copyright (c) the authors of Broadside. MIT licence: permission is hereby granted, free of charge, to any person
 * obtaining a copy of this file, to deal in it without restriction, including without limitation the rights to use,
 * copy, modify, merge, publish, distribute, sublicense, and/or sell copies of it. It is provided "as is", without
 * warranty of any kind.
 */
#ifndef BROADSIDE_CHECK_H
#define BROADSIDE_CHECK_H

#include <stddef.h>
#include <stdint.h>

#define BSC_VERSION 1

#if defined(_WIN32)
#define BSC_EXPORT_SYMBOL __declspec(dllexport)
#elif defined(__GNUC__)
#define BSC_EXPORT_SYMBOL __attribute__((visibility("default")))
#else
#define BSC_EXPORT_SYMBOL
#endif
#ifdef __cplusplus
#define BSC_EXPORT extern "C" BSC_EXPORT_SYMBOL
extern "C" {
#else
#define BSC_EXPORT BSC_EXPORT_SYMBOL
#endif

/* What your broad phase does not promise; together with |. */
enum {
    BSC_DEFAULT = 0,
    BSC_HALF_OPEN = 1, /* boxes that only touch need not be reported */
    BSC_INSIDE = 2     /* it is only for objects that are inside the world */
};

typedef struct bsc_box {
    double left, low, right, high;
} bsc_box;

typedef struct bsc_world {
    bsc_box box;
    double cell_size; /* what a grid of this world would use */
} bsc_world;

/* Call it for each pair, or for each object that was found. `context` is the one that you were given. */
typedef void (*bsc_pair)(void* context, uint64_t a, uint64_t b);
typedef void (*bsc_found)(void* context, uint64_t id);

typedef struct bsc_broad_phase {
    uint32_t version; /* BSC_VERSION */
    const char* name;
    uint32_t flags;
    void* (*create)(const bsc_world* world); /* returns `self` of the other functions */
    void (*destroy)(void* self);
    void (*add)(void* self, uint64_t id, const bsc_box* box);
    void (*move)(void* self, uint64_t id, const bsc_box* box);
    void (*remove)(void* self, uint64_t id);
    void (*update)(void* self); /* before questions; may be NULL */
    /* One of the two, the other is NULL. With both, both are tested. */
    void (*pairs)(void* self, bsc_pair report, void* context);                      /* all pairs that overlap */
    void (*query)(void* self, const bsc_box* box, bsc_found report, void* context); /* objects that overlap the box */
} bsc_broad_phase;

/* The one function that your library exports. */
BSC_EXPORT const bsc_broad_phase* broadside_check(void);

#ifdef __cplusplus
}
#endif
#endif
