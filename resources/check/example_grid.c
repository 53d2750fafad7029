/* A small grid of cells without bounds, with the functions that `broadside check` wants.
 *
 *     cc -shared -fPIC -O2 -o libexample_grid.so example_grid.c
 *     broadside check ./libexample_grid.so
 *
 * With -DBSC_RUN it is a test program that needs no Broadside: cc -DBSC_RUN -o example_grid example_grid.c -lm
 *
 * With -DFORGET_MOVES it has a fault that games often have: objects stay registered where they were added.
 */
#include "broadside_check.h"

#include <math.h>
#include <stdlib.h>

#define SLOTS 1024

typedef struct object {
    uint64_t id;
    bsc_box registered; /* its cells are those of this box */
    struct object* next;
} object;

typedef struct entry {
    long column, row;
    object* owner;
    struct entry* next;
} entry;

typedef struct grid {
    double cell_size;
    object* objects;
    entry* slots[SLOTS];
} grid;

static long cell_of(const grid* self, double coordinate) { return (long)floor(coordinate / self->cell_size); }

static size_t slot_of(long column, long row)
{
    return ((size_t)column * 73856093u ^ (size_t)row * 19349663u) % SLOTS;
}

static void* create(const bsc_world* world)
{
    grid* self = calloc(1, sizeof(grid));
    self->cell_size = world->cell_size;
    return self;
}

static void enter(grid* self, object* owner)
{
    for (long column = cell_of(self, owner->registered.left); column <= cell_of(self, owner->registered.right); ++column)
        for (long row = cell_of(self, owner->registered.low); row <= cell_of(self, owner->registered.high); ++row) {
            entry* added = malloc(sizeof(entry));
            entry** slot = &self->slots[slot_of(column, row)];
            added->column = column;
            added->row = row;
            added->owner = owner;
            added->next = *slot;
            *slot = added;
        }
}

static void leave(grid* self, const object* owner)
{
    for (size_t slot = 0; slot < SLOTS; ++slot)
        for (entry** place = &self->slots[slot]; *place;) {
            entry* each = *place;
            if (each->owner == owner) {
                *place = each->next;
                free(each);
            } else {
                place = &each->next;
            }
        }
}

static object** place_of(grid* self, uint64_t id)
{
    object** place = &self->objects;
    while (*place && (*place)->id != id)
        place = &(*place)->next;
    return place;
}

static void add(void* self, uint64_t id, const bsc_box* box)
{
    grid* all = self;
    object* added = malloc(sizeof(object));
    added->id = id;
    added->registered = *box;
    added->next = all->objects;
    all->objects = added;
    enter(all, added);
}

static void move(void* self, uint64_t id, const bsc_box* box)
{
#ifdef FORGET_MOVES
    (void)self;
    (void)id;
    (void)box;
#else
    object* moved = *place_of(self, id);
    leave(self, moved);
    moved->registered = *box;
    enter(self, moved);
#endif
}

static void removed(void* self, uint64_t id)
{
    object** place = place_of(self, id);
    object* gone = *place;
    leave(self, gone);
    *place = gone->next;
    free(gone);
}

static void query(void* self, const bsc_box* box, bsc_found report, void* context)
{
    const grid* all = self;
    for (long column = cell_of(all, box->left); column <= cell_of(all, box->right); ++column)
        for (long row = cell_of(all, box->low); row <= cell_of(all, box->high); ++row)
            for (const entry* each = all->slots[slot_of(column, row)]; each; each = each->next)
                if (each->column == column && each->row == row)
                    report(context, each->owner->id);
}

static void destroy(void* self)
{
    grid* all = self;
    while (all->objects)
        removed(all, all->objects->id);
    free(all);
}

static const bsc_broad_phase example = {BSC_VERSION, "example grid", BSC_DEFAULT, create, destroy, add, move,
                                        removed,     NULL,           NULL,        query};

const bsc_broad_phase* broadside_check(void) { return &example; }

#ifdef BSC_RUN
int main(void) { return bsc_run(&example, 1, 2000); }
#endif
