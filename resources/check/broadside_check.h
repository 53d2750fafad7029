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
 * In a test of your own, without Broadside: #define BSC_RUN before you include this header in one file, and call
 * bsc_run(&mine, 1, 2000). It compares smaller worlds with all pairs, and prints what fails.
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

#ifdef BSC_RUN
#include <stdio.h>
#include <string.h>

/* Tests a broad phase with so many worlds: those of `seed`, seed + 1, and so on. The first ones have two objects, so
 * that the first failure is a small world. Prints it, and returns 1; returns 0 if nothing fails. `broadside check` has
 * more kinds of worlds, makes what fails smaller, and survives crashes. */
#define BSC_RUN_MOST 32
#define BSC_RUN_OPERATIONS 128

typedef struct bsc_run_operation {
    int kind; /* 0: add, 1: move, 2: remove */
    uint64_t id;
    bsc_box box;
} bsc_run_operation;

typedef struct bsc_run_state {
    uint64_t random, seed;
    const bsc_broad_phase* tested;
    bsc_world world;
    size_t count; /* of the objects */
    uint64_t ids[BSC_RUN_MOST];
    bsc_box boxes[BSC_RUN_MOST];
    unsigned char found[BSC_RUN_MOST][BSC_RUN_MOST];
    size_t asked; /* the object whose box is asked for */
    uint64_t unknown, own;
    size_t operations;
    bsc_run_operation done[BSC_RUN_OPERATIONS];
} bsc_run_state;

/* From 0 to most - 1. Source: Marsaglia, "Xorshift RNGs", 2003. */
static inline int bsc_run_random(bsc_run_state* s, int most)
{
    s->random ^= s->random << 13;
    s->random ^= s->random >> 7;
    s->random ^= s->random << 17;
    return (int)((s->random >> 11) % (uint64_t)most);
}

/* An interval of one axis: points, parts of a cell, whole cells; anywhere, on the borders of cells, and outside. */
static inline void bsc_run_side(bsc_run_state* s, double low, double high, double* from, double* to)
{
    const double cell = s->world.cell_size;
    const int cells = (int)((high - low) / cell), isInside = (s->tested->flags & BSC_INSIDE) != 0;
    const int sort = bsc_run_random(s, 4), place = bsc_run_random(s, isInside ? 3 : 4);
    double size = bsc_run_random(s, (int)(cell * 16)) / 16.0, at = bsc_run_random(s, cells * (int)(cell * 16)) / 16.0;
    if (sort == 0)
        size = 0.0;
    else if (sort == 1)
        size = cell * (1 + bsc_run_random(s, 3));
    if (place == 0)
        at = cell * bsc_run_random(s, cells);
    else if (place == 3)
        at = cell * (bsc_run_random(s, 2) != 0 ? -2.0 : cells + 1.0) - size / 2.0;
    *from = low + at;
    if (isInside && *from + size > high)
        *from = high - size < low ? low : high - size;
    *to = isInside && *from + size > high ? high : *from + size;
}

static inline int bsc_run_overlap(const bsc_run_state* s, const bsc_box* a, const bsc_box* b)
{
    if ((s->tested->flags & BSC_HALF_OPEN) != 0)
        return a->left < b->right && b->left < a->right && a->low < b->high && b->low < a->high;
    return a->left <= b->right && b->left <= a->right && a->low <= b->high && b->low <= a->high;
}

static inline size_t bsc_run_place(bsc_run_state* s, uint64_t id)
{
    size_t place = 0;
    while (place < s->count && s->ids[place] != id)
        ++place;
    if (place == s->count)
        s->unknown = id;
    return place;
}

static inline void bsc_run_found(void* context, uint64_t id)
{
    bsc_run_state* s = (bsc_run_state*)context;
    const size_t place = bsc_run_place(s, id);
    if (place < s->count)
        s->found[s->asked][place] = 1;
}

static inline void bsc_run_pair(void* context, uint64_t a, uint64_t b)
{
    bsc_run_state* s = (bsc_run_state*)context;
    const size_t first = bsc_run_place(s, a), second = bsc_run_place(s, b);
    if (first < s->count && second < s->count) {
        if (first == second)
            s->own = a;
        s->found[first][second] = s->found[second][first] = 1;
    }
}

static inline int bsc_run_fails(const bsc_run_state* s, const char* what, uint64_t a, uint64_t b)
{
    static const char* const words[] = {"add   ", "move  ", "remove"};
    size_t i;
    printf("%s: world %llu fails after operation %d: ", s->tested->name ? s->tested->name : "broad phase",
           (unsigned long long)s->seed, (int)s->operations);
    printf(what, (unsigned long long)a, (unsigned long long)b);
    printf("\n  World %g to %g, %g to %g; cells of %g\n", s->world.box.left, s->world.box.right, s->world.box.low,
           s->world.box.high, s->world.cell_size);
    for (i = 0; i < s->operations; ++i) {
        const bsc_run_operation* o = &s->done[i];
        printf("  %3d  %s %llu", (int)i + 1, words[o->kind], (unsigned long long)o->id);
        if (o->kind < 2)
            printf("  %.10g to %.10g, %.10g to %.10g", o->box.left, o->box.right, o->box.low, o->box.high);
        printf("\n");
    }
    return 1;
}

/* Compares what has been found with all pairs. */
static inline int bsc_run_compare(const bsc_run_state* s, const char* missed)
{
    size_t i, j;
    if (s->unknown != 0)
        return bsc_run_fails(s, "object %llu is reported, but it does not exist", s->unknown, 0);
    if (s->own != 0)
        return bsc_run_fails(s, "object %llu is reported as its own partner", s->own, 0);
    for (i = 0; i < s->count; ++i)
        for (j = 0; j < s->count; ++j)
            if (i != j && !s->found[i][j] && bsc_run_overlap(s, &s->boxes[i], &s->boxes[j]))
                return bsc_run_fails(s, missed, s->ids[i], s->ids[j]);
    return 0;
}

static inline int bsc_run_ask(bsc_run_state* s, void* self)
{
    if (s->tested->update)
        s->tested->update(self);
    if (s->tested->pairs) {
        memset(s->found, 0, sizeof s->found);
        s->tested->pairs(self, bsc_run_pair, s);
        if (bsc_run_compare(s, "the boxes of objects %llu and %llu overlap, and the pair is not reported"))
            return 1;
    }
    if (!s->tested->query)
        return 0;
    memset(s->found, 0, sizeof s->found);
    for (s->asked = 0; s->asked < s->count; ++s->asked)
        s->tested->query(self, &s->boxes[s->asked], bsc_run_found, s);
    return bsc_run_compare(s, "a query with the box of object %llu does not find object %llu, which overlaps it");
}

/* One operation of a world of up to `most` objects. */
static inline void bsc_run_change(bsc_run_state* s, void* self, size_t most)
{
    bsc_run_operation* o = &s->done[s->operations++];
    const int chance = bsc_run_random(s, 8);
    const size_t place = s->count > 0 ? (size_t)bsc_run_random(s, (int)s->count) : 0;
    bsc_run_side(s, s->world.box.left, s->world.box.right, &o->box.left, &o->box.right);
    bsc_run_side(s, s->world.box.low, s->world.box.high, &o->box.low, &o->box.high);
    o->kind = s->count == 0 || (s->count < most && chance < 3) ? 0 : chance == 7 ? 2 : 1;
    o->id = o->kind == 0 ? (uint64_t)s->operations : s->ids[place];
    if (o->kind == 0) {
        s->ids[s->count] = o->id;
        s->boxes[s->count++] = o->box;
        s->tested->add(self, o->id, &o->box);
    } else if (o->kind == 1) {
        s->boxes[place] = o->box;
        s->tested->move(self, o->id, &o->box);
    } else {
        s->ids[place] = s->ids[--s->count];
        s->boxes[place] = s->boxes[s->count];
        s->tested->remove(self, o->id);
    }
}

static inline int bsc_run(const bsc_broad_phase* tested, uint64_t seed, unsigned worlds)
{
    static const double cells[] = {1.0, 2.5, 4.0};
    static bsc_run_state state; /* static, because it is large: one at a time */
    bsc_run_state* const s = &state;
    unsigned world;
    for (world = 0; world < worlds; ++world) {
        const size_t most = 2 + (size_t)world * (BSC_RUN_MOST - 2) / worlds;
        int fails = 0;
        void* self;
        memset(s, 0, sizeof *s);
        s->tested = tested;
        s->seed = seed + world;
        s->random = s->seed * UINT64_C(0x9e3779b97f4a7c15) + 1;
        s->world.cell_size = cells[bsc_run_random(s, 3)];
        s->world.box.left = s->world.cell_size * (bsc_run_random(s, 5) - 2);
        s->world.box.low = s->world.cell_size * (bsc_run_random(s, 5) - 2);
        s->world.box.right = s->world.box.left + s->world.cell_size * (2 + bsc_run_random(s, 8)) + 0.5;
        s->world.box.high = s->world.box.low + s->world.cell_size * (2 + bsc_run_random(s, 8)) + 0.5;
        self = tested->create(&s->world);
        while (!fails && s->operations < most * 4) {
            bsc_run_change(s, self, most);
            fails = bsc_run_ask(s, self);
        }
        tested->destroy(self);
        if (fails)
            return 1;
    }
    return 0;
}
#endif /* BSC_RUN */

#ifdef __cplusplus
}
#endif
#endif
