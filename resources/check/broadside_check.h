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
 * bsc_run(&mine, 1, 2000). It compares smaller worlds with all pairs, reduces the first one that fails to a few objects
 * and operations, and prints it.
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
#include <time.h>

/* Tests a broad phase with so many worlds: those of `seed`, seed + 1, and so on, from small ones to larger ones. The
 * first world that fails is reduced for up to BSC_RUN_SECONDS, and printed; then it returns 1. It returns 0 if nothing
 * fails. `broadside check` has more kinds of worlds, looks for the cause, and survives crashes. */
#ifndef BSC_RUN_SECONDS
#define BSC_RUN_SECONDS 2
#endif
#define BSC_RUN_MOST 32
#define BSC_RUN_OPERATIONS 128

typedef struct bsc_run_operation {
    int kind; /* 0: add, 1: move, 2: remove */
    uint64_t id;
    bsc_box box;
} bsc_run_operation;

typedef struct bsc_run_list {
    size_t count;
    bsc_run_operation all[BSC_RUN_OPERATIONS];
} bsc_run_list;

/* What fails first; the last operation of the list is the one after which it fails. */
typedef struct bsc_run_failure {
    int kind; /* 0: nothing fails, 1: an unknown object, 2: an own partner, 3: a pair is missing, 4: in a query */
    uint64_t a, b;
} bsc_run_failure;

typedef struct bsc_run_state {
    uint64_t random, seed;
    const bsc_broad_phase* tested;
    bsc_world world;
    int motion;   /* 0 and 1: objects jump, 2: a few make small moves, 3: most of them rest */
    size_t count; /* of the objects */
    uint64_t ids[BSC_RUN_MOST];
    bsc_box boxes[BSC_RUN_MOST];
    unsigned char found[BSC_RUN_MOST][BSC_RUN_MOST];
    size_t asked; /* the object whose box is asked for */
    uint64_t unknown, own;
    bsc_run_failure failure;
    bsc_run_list done, best, tried;
    time_t end; /* of the reduction */
    clock_t begin;
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

/* Compares what has been found with all pairs. */
static inline void bsc_run_compare(bsc_run_state* s, int miss)
{
    size_t i, j;
    bsc_run_failure failure = {0, 0, 0};
    for (i = 0; i < s->count && failure.kind == 0; ++i)
        for (j = 0; j < s->count && failure.kind == 0; ++j)
            if (i != j && !s->found[i][j] && bsc_run_overlap(s, &s->boxes[i], &s->boxes[j])) {
                failure.kind = miss;
                failure.a = s->ids[i];
                failure.b = s->ids[j];
            }
    if (s->own != 0) {
        failure.kind = 2;
        failure.a = s->own;
    }
    if (s->unknown != 0) {
        failure.kind = 1;
        failure.a = s->unknown;
    }
    s->failure = failure;
}

static inline void bsc_run_ask(bsc_run_state* s, void* self)
{
    if (s->tested->update)
        s->tested->update(self);
    if (s->tested->pairs) {
        memset(s->found, 0, sizeof s->found);
        s->tested->pairs(self, bsc_run_pair, s);
        bsc_run_compare(s, 3);
    }
    if (s->tested->query && s->failure.kind == 0) {
        memset(s->found, 0, sizeof s->found);
        for (s->asked = 0; s->asked < s->count; ++s->asked)
            s->tested->query(self, &s->boxes[s->asked], bsc_run_found, s);
        bsc_run_compare(s, 4);
    }
}

/* Where an object is among those that are there; s->count if it is not. */
static inline size_t bsc_run_find(const bsc_run_state* s, uint64_t id)
{
    size_t place = 0;
    while (place < s->count && s->ids[place] != id)
        ++place;
    return place;
}

/* Does an operation, and asks. Returns 0 if it is impossible: only an object that is there moves or is removed. */
static inline int bsc_run_do(bsc_run_state* s, void* self, const bsc_run_operation* o)
{
    const size_t place = bsc_run_find(s, o->id);
    if ((o->kind == 0) != (place == s->count))
        return 0;
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
    bsc_run_ask(s, self);
    return 1;
}

static inline int bsc_run_sort(const bsc_run_failure* failure) { return failure->kind > 3 ? 3 : failure->kind; }

static inline void bsc_run_begin(bsc_run_state* s)
{
    s->count = 0;
    s->unknown = s->own = 0;
    memset(&s->failure, 0, sizeof s->failure);
}

/* Whether the operations of `tried` fail in the same way as those of `best`. Then they are the best, up to the
 * operation that fails. */
static inline int bsc_run_attempt(bsc_run_state* s)
{
    const bsc_run_failure before = s->failure;
    size_t i = 0;
    int isPossible = 1;
    void* self;
    if (s->tried.count == 0 || time(NULL) >= s->end ||
        (double)(clock() - s->begin) >= (double)BSC_RUN_SECONDS * (double)CLOCKS_PER_SEC)
        return 0;
    bsc_run_begin(s);
    self = s->tested->create(&s->world);
    while (isPossible && i < s->tried.count && s->failure.kind == 0)
        isPossible = bsc_run_do(s, self, &s->tried.all[i++]);
    s->tested->destroy(self);
    if (isPossible && bsc_run_sort(&s->failure) == bsc_run_sort(&before)) {
        s->best = s->tried;
        s->best.count = i;
        return 1;
    }
    s->failure = before;
    return 0;
}

/* Tries without an object, and without each operation and each two, three and four that follow one another: an object
 * that is added and removed goes as a whole. Returns whether something went. */
static inline int bsc_run_drop(bsc_run_state* s)
{
    size_t i, j, group;
    int isSmaller = 0;
    for (i = s->best.count; i > 0; --i) {
        const uint64_t id = i <= s->best.count ? s->best.all[i - 1].id : 0;
        if (id == 0)
            continue;
        s->tried.count = 0;
        for (j = 0; j < s->best.count; ++j)
            if (s->best.all[j].id != id)
                s->tried.all[s->tried.count++] = s->best.all[j];
        isSmaller = bsc_run_attempt(s) || isSmaller;
    }
    for (group = 4; group > 0; --group)
        for (i = s->best.count; i >= group; --i) {
            if (i > s->best.count)
                continue;
            s->tried.count = 0;
            for (j = 0; j < s->best.count; ++j)
                if (j + group < i || j >= i)
                    s->tried.all[s->tried.count++] = s->best.all[j];
            isSmaller = bsc_run_attempt(s) || isSmaller;
        }
    return isSmaller;
}

/* Tries to add an object, or to move it, where it moves to next. */
static inline int bsc_run_join(bsc_run_state* s)
{
    size_t i, j, before;
    int isSmaller = 0;
    for (i = s->best.count; i > 1; --i) {
        if (i > s->best.count || s->best.all[i - 1].kind != 1)
            continue;
        before = i - 1;
        while (before > 0 && s->best.all[before - 1].id != s->best.all[i - 1].id)
            --before;
        if (before == 0)
            continue;
        s->tried = s->best;
        s->tried.all[before - 1].box = s->tried.all[i - 1].box;
        for (j = i; j < s->tried.count; ++j)
            s->tried.all[j - 1] = s->tried.all[j];
        --s->tried.count;
        isSmaller = bsc_run_attempt(s) || isSmaller;
    }
    return isSmaller;
}

/* Source: delta debugging, Zeller and Hildebrandt, "Simplifying and isolating failure-inducing input", 2002. */
static inline void bsc_run_shrink(bsc_run_state* s)
{
    int isSmaller = 1;
    s->best = s->done;
    s->begin = clock();
    s->end = time(NULL) + BSC_RUN_SECONDS + 1;
    while (isSmaller) {
        isSmaller = bsc_run_drop(s);
        isSmaller = bsc_run_join(s) || isSmaller;
    }
}

static inline void bsc_run_print(const bsc_run_state* s)
{
    static const char* const words[] = {"add   ", "move  ", "remove"};
    static const char* const sentences[] = {
        "", "object %llu is reported, but it does not exist", "object %llu is reported as its own partner",
        "the boxes of objects %llu and %llu overlap, and the pair is not reported",
        "a query with the box of object %llu does not find object %llu, which overlaps it"};
    size_t i;
    printf("  After operation %d, ", (int)s->best.count);
    printf(sentences[s->failure.kind], (unsigned long long)s->failure.a, (unsigned long long)s->failure.b);
    printf(".\n  World %g to %g, %g to %g; cells of %g\n", s->world.box.left, s->world.box.right, s->world.box.low,
           s->world.box.high, s->world.cell_size);
    for (i = 0; i < s->best.count; ++i) {
        const bsc_run_operation* o = &s->best.all[i];
        printf("  %3d  %s %llu", (int)i + 1, words[o->kind], (unsigned long long)o->id);
        if (o->kind < 2)
            printf("  %.10g to %.10g, %.10g to %.10g", o->box.left, o->box.right, o->box.low, o->box.high);
        printf("\n");
    }
}

/* A move by up to a sixteenth of a cell, always in the direction of the object, so that small moves add up. */
static inline void bsc_run_drift(bsc_run_state* s, int direction, double low, double high, double* from, double* to)
{
    const double by = direction * bsc_run_random(s, 1 + (int)s->world.cell_size) / 16.0;
    if ((s->tested->flags & BSC_INSIDE) != 0 && (*from + by < low || *to + by > high))
        return;
    *from += by;
    *to += by;
}

/* The object that moves or is removed next. In a world where objects rest, some of them move for a while, then others.
 */
static inline size_t bsc_run_choose(bsc_run_state* s)
{
    const size_t moving = s->motion == 3 ? (s->count + 2) / 3 : s->count;
    const size_t first = s->motion == 3 ? s->done.count / 8 * moving : 0;
    return s->count > 0 ? (first + (size_t)bsc_run_random(s, (int)moving)) % s->count : 0;
}

/* The next operation of a world of up to `most` objects. */
static inline bsc_run_operation* bsc_run_next(bsc_run_state* s, size_t most)
{
    const size_t place = bsc_run_choose(s);
    bsc_run_operation* o = &s->done.all[s->done.count++];
    const bsc_box* world = &s->world.box;
    const int chance = bsc_run_random(s, 8);
    o->kind = s->count == 0 || (s->count < most && chance < 3) ? 0 : chance == 7 ? 2 : 1;
    o->id = o->kind == 0 ? (uint64_t)s->done.count : s->ids[place];
    if (s->count > 0)
        o->box = s->boxes[place];
    if (o->kind == 1 && s->motion == 3 && chance == 3)
        return o; /* where it is */
    if (o->kind == 1 && s->motion == 2) {
        bsc_run_drift(s, o->id % 2 != 0 ? 1 : -1, world->left, world->right, &o->box.left, &o->box.right);
        bsc_run_drift(s, o->id / 2 % 2 != 0 ? 1 : -1, world->low, world->high, &o->box.low, &o->box.high);
    } else {
        bsc_run_side(s, world->left, world->right, &o->box.left, &o->box.right);
        bsc_run_side(s, world->low, world->high, &o->box.low, &o->box.high);
    }
    return o;
}

/* Returns whether a world fails; its operations are those that are done. */
static inline int bsc_run_search(bsc_run_state* s, const bsc_broad_phase* tested, uint64_t seed, unsigned worlds)
{
    static const double cells[] = {1.0, 2.5, 4.0};
    unsigned world;
    for (world = 0; world < worlds; ++world) {
        const size_t most = 2 + (size_t)world * (BSC_RUN_MOST - 2) / worlds;
        size_t objects = most, operations = most * 4;
        int span = 8;
        void* self;
        memset(s, 0, sizeof *s);
        s->tested = tested;
        s->seed = seed + world;
        s->random = s->seed * UINT64_C(0x9e3779b97f4a7c15) + 1;
        s->motion = bsc_run_random(s, 4);
        if (s->motion == 2) { /* objects that meet again and again, in a small world */
            objects = 2 + most / 4;
            operations = BSC_RUN_OPERATIONS;
            span = 2;
        }
        s->world.cell_size = cells[bsc_run_random(s, 3)];
        s->world.box.left = s->world.cell_size * (bsc_run_random(s, 5) - 2);
        s->world.box.low = s->world.cell_size * (bsc_run_random(s, 5) - 2);
        s->world.box.right = s->world.box.left + s->world.cell_size * (2 + bsc_run_random(s, span)) + 0.5;
        s->world.box.high = s->world.box.low + s->world.cell_size * (2 + bsc_run_random(s, span)) + 0.5;
        bsc_run_begin(s);
        self = tested->create(&s->world);
        while (s->failure.kind == 0 && s->done.count < operations)
            bsc_run_do(s, self, bsc_run_next(s, objects));
        tested->destroy(self);
        if (s->failure.kind != 0)
            return 1;
    }
    return 0;
}

static inline int bsc_run(const bsc_broad_phase* tested, uint64_t seed, unsigned worlds)
{
    static bsc_run_state state; /* static, because it is large: one at a time */
    if (!bsc_run_search(&state, tested, seed, worlds))
        return 0;
    printf("%s: world %llu fails after operation %d. The smallest world that fails:\n",
           tested->name ? tested->name : "broad phase", (unsigned long long)state.seed, (int)state.done.count);
    fflush(stdout); /* the broad phase may crash in a smaller world */
    bsc_run_shrink(&state);
    bsc_run_print(&state);
    return 1;
}
#endif /* BSC_RUN */

#ifdef __cplusplus
}
#endif
#endif
