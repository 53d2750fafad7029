/* broadside_trace.h - lets Broadside see what the broad phase of your game does.
 *
 * Copy this one file into your game. It needs nothing but the C library; C99 and C++11. On Windows it includes
 * <windows.h> (with NOMINMAX and WIN32_LEAN_AND_MEAN), for the pipe of bst_open_socket(). Define BST_NO_LIVE first if
 * you do not want that: then it only writes files.
 * In ONE source file, before any other #include:
 *
 *     #define BROADSIDE_TRACE_IMPLEMENTATION
 *     #include "broadside_trace.h"
 *
 * Then, in the game:
 *
 *     bst_settings settings = bst_default_settings();
 *     settings.program = "My game";
 *     settings.algorithm = "my grid";
 *     settings.records = BST_CANDIDATES;
 *     bst_trace* trace = bst_open_file("my_game.bstrace", &settings);
 *     ...
 *     bst_frame_begin(trace, frame_number, seconds);
 *     for (each object)                       // every object of the world, in every frame
 *         bst_box(trace, id, left, low, right, high);
 *     for (each pair that the broad phase reports)
 *         bst_candidate(trace, id_a, id_b);
 *     bst_frame_end(trace);
 *     ...
 *     bst_close(trace);
 *
 * and `broadside audit my_game.bstrace` says which pairs it misses, and why.
 *
 * Units    yours: settings.units_per_metre and y_down say what they are. Angles are in degrees.
 * Ids      1 to 2^53, of your choice, one for each object as long as it lives.
 * Objects  An object that a frame does not name is absent in it. Describe an object once (bst_define).
 * Order    The order of the bst_box calls is kept, and which object of a pair comes first. Name objects in the order of
 *          your own list: then Broadside finds faults that depend on it, such as a list that is cut off.
 * Memory   grows in the first frames; after that, no call allocates. This is also true while Broadside does not listen:
 *          for this, bst_frame_begin() returns 1 for one of 60 frames that are left out, to learn which objects remain.
 * Time     a socket never waits: a frame for which the reader is too slow is left out whole, and counted. A file does
 *          not wait for the disk as a rule: bst_frame_end hands the bytes of the frame to the operating system, which
 *          copies them into memory. Only where the disk has been slower than the game for so long that this memory is
 *          full, that copy waits for it, and no setting of a file prevents it. Where this must never happen, write to a
 *          file system in memory (/dev/shm), or to a socket.
 * Threads  one at a time for each trace.
 * Errors   bst_open_... returns NULL and sets errno; all other functions do nothing if the trace is NULL.
 * Mistakes an id of 0, a box or a range of cells whose ends are in the wrong order, and a second box of an object in
 * one frame are counted, and Broadside shows the counts.
 *
 * The bytes are described in Broadside's manual, "Traces". Version 1 of the format, 2 with capsules, or 3 with a world
 * or grids that change, several grids, or cells that are not square.
 *
 * Copyright (c) the authors of Broadside. MIT licence: permission is hereby granted, free of charge, to any person
 * obtaining a copy of this file, to deal in it without restriction, including without limitation the rights to use,
 * copy, modify, merge, publish, distribute, sublicense, and/or sell copies of it. It is provided "as is", without
 * warranty of any kind.
 */
#ifndef BROADSIDE_TRACE_H
#define BROADSIDE_TRACE_H

/* Where compilers are strict, the C library hides what is no part of the language. */
#if defined(BROADSIDE_TRACE_IMPLEMENTATION) && defined(__STRICT_ANSI__) && !defined(_POSIX_C_SOURCE) &&                \
    !defined(_GNU_SOURCE) && !defined(__APPLE__)
#define _POSIX_C_SOURCE 200809L
#endif

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct bst_trace bst_trace;

/* What your frames contain, together with |. Broadside does not look for the rest. */
enum {
    BST_CANDIDATES = 1, /* bst_candidate: a frame without this call has no candidates */
    BST_CONTACTS = 2,   /* bst_contact */
    BST_CELLS = 4,      /* bst_cells: an object without this call is in no cell */
    BST_BOXES = 8,      /* bst_registered_box */
    BST_QUERIES = 16    /* bst_query */
};

enum { BST_COUNT = 0, BST_MICROSECONDS = 1, BST_BYTES = 2 };      /* units of bst_counter */
enum { BST_POINT = 0, BST_BOX = 1, BST_CIRCLE = 2, BST_RAY = 3 }; /* kinds of bst_query */

typedef struct bst_parameter {
    const char* name;
    double value;
} bst_parameter;

typedef struct bst_settings {
    const char* program;    /* as people call it */
    const char* algorithm;  /* what your broad phase is: "uniform grid" */
    unsigned records;       /* BST_CANDIDATES | ... */
    double dt;              /* seconds a frame; 0: they differ */
    double units_per_metre; /* 1: metres; 32: a metre is 32 pixels */
    int y_down;             /* 1: y grows downwards, as on screens */
    int half_open;          /* 1: boxes that only touch do not overlap */
    int wide_floats;        /* 1: coordinates are kept as doubles. Set it if your game counts in doubles */
    double world[4];       /* left, low, right, high in your units (y down: left, top, right, bottom); zeros: unknown */
    double cell_size;      /* of your grid, in your units; 0: there are no cells. Cells are named by bst_cells */
    double grid_x, grid_y; /* the corner of cell (0, 0) with the smallest x and y */
    int grid_columns;      /* 0: cells go on without end */
    int grid_rows;
    const bst_parameter* parameters; /* others, to be shown */
    int parameter_count;
    unsigned keyframe_every; /* after this number of frames, a frame contains all data again; 0: 60 */
    size_t most_bytes;  /* of memory for one frame; 0: 64 MiB; 128 MiB at most. A frame that needs more is left out */
    int can_pause;      /* 1: the game asks bst_poll() whether it may go on */
    int has_capsules;   /* 1: the game calls bst_define_capsule(): a Broadside that is too old for it says so */
    double cell_height; /* of your grid, if its cells are not square; cell_size is then their width. 0: they are */
    int rings;          /* your game searches the cell of an object and so many rings of cells around it; 0: not said */
    int has_grids;      /* 1: the game calls bst_world(), bst_grid() or bst_grid_cells(); see has_capsules */
} bst_settings;

bst_settings bst_default_settings(void);

/* Replaces the file. On Windows, `path` is in the code page of the system. */
bst_trace* bst_open_file(const char* path, const bst_settings* settings);
/* For Broadside to listen at, now or later: until it does, frames are left out, and whenever it comes, it gets
   everything from then on. Never NULL for want of a listener. `name`: of a socket in
   $XDG_RUNTIME_DIR/broadside, or in /tmp/broadside-UID where that is not set; with a '/' in it, its path. Such a folder
   must be this user's own, and closed to all others (mode 0700): else anybody could listen there. A path of your own is
   not checked. On Windows it is the named pipe \\.\pipe\broadside-NAME, or the pipe that `name` says if that begins
   with two backslashes; a pipe of another session is not used. With BST_NO_LIVE: NULL, and errno is ENOSYS. */
bst_trace* bst_open_socket(const char* name, const bst_settings* settings);
/* Once in each turn of the game's loop, if settings.can_pause: 1: go on. 0: whoever looks at the game wants it to stand
   still: make no step and no frame in this turn. Goes on by itself when nobody listens any more. Never waits. */
int bst_poll(bst_trace* trace);
/* 1: somebody listens, 0: nobody does, -1: the listener has another game already, or does not understand this one, or
   the folder of the socket is open to other users. */
int bst_attached(const bst_trace* trace);
/* What is still on its way is lost where nobody takes it. */
void bst_close(bst_trace* trace);

/* 0: this frame is left out, and what you say of it costs next to nothing. 1: say it. */
int bst_frame_begin(bst_trace* trace, uint64_t step, double seconds);
void bst_frame_end(bst_trace* trace);
/* With a number that is the same when your game's state is the same. */
void bst_frame_end_hash(bst_trace* trace, uint64_t hash);
/* Frames left out so far. */
uint64_t bst_dropped(const bst_trace* trace);

/* What an object is, from this frame on. Call it before the first bst_box of the object, in the same frame or earlier.
   Objects that are not defined are dynamic, have no name and collide with everything. Two objects collide if
   a.category & b.mask and b.category & a.mask are not zero and one of them is dynamic. The same definition again takes
   no byte of the trace. If an object is not named for 8 * keyframe_every frames, its definition is forgotten. */
void bst_define(bst_trace* trace, uint64_t id, const char* name, int is_dynamic, uint32_t category, uint32_t mask);
/* The same for other shapes; sizes in your units, relative to the position of the object. */
void bst_define_circle(bst_trace* trace, uint64_t id, const char* name, int is_dynamic, uint32_t category,
                       uint32_t mask, double radius);
void bst_define_rectangle(bst_trace* trace, uint64_t id, const char* name, int is_dynamic, uint32_t category,
                          uint32_t mask, double width, double height);
/* A segment with a radius: `ends` are x, y of the one end and x, y of the other. Only with settings.has_capsules. */
void bst_define_capsule(bst_trace* trace, uint64_t id, const char* name, int is_dynamic, uint32_t category,
                        uint32_t mask, const double* ends, double radius);
/* x, y of each point, one after another. */
void bst_define_polygon(bst_trace* trace, uint64_t id, const char* name, int is_dynamic, uint32_t category,
                        uint32_t mask, const double* points, int count);

/* The box of the game: where an object is in this frame, when the broad phase searches. With these boxes, Broadside
   looks for overlaps. As in all calls, low is the smaller y: where y points down, it is the top. */
void bst_box(bst_trace* trace, uint64_t id, double left, double low, double right, double high);
/* The same for other shapes, with the position and the angle of the object. */
void bst_placed_box(bst_trace* trace, uint64_t id, double left, double low, double right, double high, double x,
                    double y, double degrees);

/* A pair that your broad phase reports, in any order, perhaps twice. */
void bst_candidate(bst_trace* trace, uint64_t a, uint64_t b);
/* Many of them, from one array: a, b, a, b, ... `count` pairs. Costs a copy. */
void bst_candidates(bst_trace* trace, const uint64_t* ids, size_t count);
/* A pair that really touches, as your game sees it. */
void bst_contact(bst_trace* trace, uint64_t a, uint64_t b);
/* Cells in which an object is registered: columns and rows from (0, 0), both ends included; several times for several
   ranges. These are cells of grid 0. Read them from the cells themselves, not from the object: they may differ. */
void bst_cells(bst_trace* trace, uint64_t id, int first_column, int first_row, int last_column, int last_row);
/* The box of the broad phase: the one that your structure has of an object, with its margin, or where the object was
   when the structure was updated last. */
void bst_registered_box(bst_trace* trace, uint64_t id, double left, double low, double right, double high);
/* The same in another grid: see bst_grid(). */
void bst_grid_cells(bst_trace* trace, unsigned number, uint64_t id, int first_column, int first_row, int last_column,
                    int last_row);
/* numbers: x, y (BST_POINT); left, low, right, high (BST_BOX); x, y, radius (BST_CIRCLE); from and to (BST_RAY) */
void bst_query(bst_trace* trace, int kind, const double* numbers, const uint64_t* hits, int count);
void bst_counter(bst_trace* trace, const char* name, double value, int unit);
void bst_log(bst_trace* trace, const char* text);

/* World and grids that change. Each call holds from this frame on, until the next call; before the first frame, from
   that one on. Only with settings.has_grids.
   The world: as settings.world, which holds until the first call. All 0: settings.world again. */
void bst_world(bst_trace* trace, double left, double low, double right, double high);
/* A grid: its name, or NULL; the corner of cell (0, 0) with the smallest x and y; width and height of a cell; columns
   and rows, or 0 if cells go on without end; rings as in the settings. Grid 0 is the one of the settings, until you
   describe it here. 64 grids at most; more are not recorded. Objects meet in the cells of one grid only. */
void bst_grid(bst_trace* trace, unsigned number, const char* name, double x, double y, double cell_width,
              double cell_height, int columns, int rows, int rings);
/* The grid no longer exists. Grid 0 is then the one of the settings. */
void bst_grid_gone(bst_trace* trace, unsigned number);

/* What happened to an object in this frame: Broadside then need not conclude it from positions.
   It was put elsewhere, and did not move along the path to its new place. */
void bst_teleported(bst_trace* trace, uint64_t id);
/* It is new. If its id was used before, that was another object. */
void bst_spawned(bst_trace* trace, uint64_t id);
/* The game does not move or test it until something wakes it. To be called in each frame in which it is asleep. */
void bst_asleep(bst_trace* trace, uint64_t id);
/* The game tests its whole path in this frame, so that it cannot pass through anything unnoticed. */
void bst_swept(bst_trace* trace, uint64_t id);
/* Why it is removed, in a few words: "hit by a bullet". In its last frame, or in the first one without it. */
void bst_removed(bst_trace* trace, uint64_t id, const char* reason);

#ifdef __cplusplus
}
#endif

#endif /* BROADSIDE_TRACE_H */

#if defined(BROADSIDE_TRACE_IMPLEMENTATION) && !defined(BROADSIDE_TRACE_IMPLEMENTED)
#define BROADSIDE_TRACE_IMPLEMENTED

/* Another header, or this one without its implementation, came first. */
#if defined(__GLIBC__) && !defined(__USE_XOPEN2K8)
#error "define BROADSIDE_TRACE_IMPLEMENTATION and include broadside_trace.h before all other headers of this file"
#endif

#if defined(__BYTE_ORDER__) && defined(__ORDER_BIG_ENDIAN__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#error "broadside_trace.h writes numbers as they lie in memory, which must be little-endian"
#endif

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#ifdef _WIN32
#define BST_HAS_SOCKETS_ 0
#ifdef BST_NO_LIVE
#define BST_HAS_PIPES_ 0
#else
#define BST_HAS_PIPES_ 1
#ifndef NOMINMAX
#define NOMINMAX
#endif
#ifndef WIN32_LEAN_AND_MEAN
#define WIN32_LEAN_AND_MEAN
#endif
#include <windows.h>
#endif
#include <io.h>
#include <limits.h>
#include <share.h>
#else
#define BST_HAS_PIPES_ 0
#define BST_HAS_SOCKETS_ 1
#include <sys/socket.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <unistd.h>
#ifndef MSG_NOSIGNAL
#define MSG_NOSIGNAL 0
#endif
#endif

/* Compilers for C++ can be told to refuse casts of C. */
#ifdef __cplusplus
#define BST_AS_(type, value) static_cast<type>(value)
#else
#define BST_AS_(type, value) ((type)(value))
#endif

#if BST_HAS_SOCKETS_
typedef struct iovec bst_part_;
#else
typedef struct bst_part_ {
    void* iov_base;
    size_t iov_len;
} bst_part_;
#endif

/* Bytes that are kept for their memory. */
typedef struct bst_bytes_ {
    unsigned char* data;
    size_t size;
    size_t capacity;
} bst_bytes_;

/* The members that are read for each object in each frame come first. */
typedef struct bst_object_ {
    uint64_t id;
    uint64_t seen;    /* the number of the frame that named it last; 0: none */
    uint32_t place;   /* in the order of that frame */
    uint32_t defined; /* the keyframe since which a reader knows the definition; 0: it does not */
    uint16_t present; /* in the frame before, or in this one */
    uint16_t size;    /* of what is used of the state */
    unsigned char state[7 * sizeof(double)]; /* as it was written last */
    uint64_t touched;                        /* the number of the frame that defined it last */
    bst_bytes_ define;                       /* the message; empty: none */
} bst_object_;

/* Pieces of a frame, put together at its end. */
enum {
    BST_DEFINES_,
    BST_STATES_,
    BST_PLACED_,
    BST_SURROUNDINGS_, /* a whole message */
    BST_CELLS_,
    BST_GRID_CELLS_,
    BST_BOXES_,
    BST_CANDIDATES_,
    BST_CONTACTS_,
    BST_ORDER_,      /* the ids of all objects, in the order in which they were named */
    BST_TELEPORTED_, /* from here on, in the order of their numbers in the file */
    BST_SPAWNED_,
    BST_ASLEEP_,
    BST_SWEPT_,
    BST_OTHERS_,
    BST_PIECES_
};

enum { BST_MOST_GRIDS_ = 64 };
/* A grid as it is written; empty: there was no memory for it. */
typedef struct bst_grid_ {
    unsigned number;
    bst_bytes_ form;
} bst_grid_;

/* Wrong calls since the last frame that was written. */
typedef struct bst_fault_ {
    uint32_t count;
    uint64_t first; /* its id */
} bst_fault_;
enum { BST_NO_ID_, BST_REVERSED_BOX_, BST_REVERSED_CELLS_, BST_SECOND_BOX_, BST_FAULTS_ };

struct bst_trace {
    int file; /* -1: nobody listens */
    int is_socket;
#if BST_HAS_SOCKETS_
    struct sockaddr_un address;
#elif BST_HAS_PIPES_
    char address[256]; /* of the pipe */
#endif
    size_t folder;   /* length of the part of its path that must be this user's alone; 0: none */
    int exposed;     /* as of the last look, it is not */
    unsigned wait;   /* frames until the next look for a listener */
    unsigned silent; /* frames left out one after another */
    int can_pause;
    int paused;           /* as was asked */
    int told;             /* of that to the listener */
    int refused;          /* by it */
    uint32_t steps;       /* that it may make although it is paused */
    unsigned char in[12]; /* a request on its way in */
    size_t in_size;
    uint32_t skip; /* bytes of a message that is none of ours */
    int wide;
    unsigned keyframe_every;
    size_t most_bytes;
    bst_bytes_ begin; /* preamble and header */
    bst_bytes_ out;   /* to be written */
    size_t written;   /* of `out` */

    bst_object_* objects;
    size_t object_count;
    size_t object_capacity;
    uint32_t* slots;   /* of a hash table: number of the object + 1; 0: free */
    size_t slot_count; /* a power of two */
    size_t next;       /* the object that is probably named next */

    int recording;
    int unheard; /* the frame goes nowhere */
    int failed;  /* the frame does not fit */
    int wants_keyframe;
    int is_keyframe;
    uint32_t keyframes;
    unsigned since_keyframe;
    uint64_t frame; /* number of this frame, from 1 */
    uint64_t dropped;
    uint64_t step;
    double seconds;
    bst_bytes_ pieces[BST_PIECES_];
    uint32_t counts[BST_PIECES_];
    uint32_t last_place; /* of the last named object that was in the frame before: its place there */
    int has_new;         /* an object was named that was not in the frame before */
    int has_new_placed;  /* one of them with bst_placed_box */
    int is_reordered;    /* a reader cannot tell the order without BST_ORDER_ */
    double world[4];     /* as bst_world() said */
    bst_grid_ grids[BST_MOST_GRIDS_];
    unsigned grid_count;
    int is_elsewhere; /* world or grids have changed since they were written */
    bst_fault_ faults[BST_FAULTS_];
    bst_bytes_ gone;
    bst_bytes_ draft;         /* of a definition */
    unsigned char heads[384]; /* bytes between the pieces */
    size_t heads_size;
    bst_part_ parts[2 * BST_PIECES_ + 4]; /* of the frame, in their order: pieces and the bytes between them */
    int part_count;
};

static int bst_room_(bst_trace* trace, bst_bytes_* bytes, size_t more)
{
    size_t capacity = bytes->capacity;
    unsigned char* data;
    if (more <= capacity - bytes->size)
        return 1;
    if (trace->failed || bytes->size + more > trace->most_bytes)
        return 0;
    if (capacity < 64)
        capacity = 64;
    while (capacity < bytes->size + more)
        capacity *= 2;
    data = BST_AS_(unsigned char*, realloc(bytes->data, capacity));
    if (!data)
        return 0;
    bytes->data = data;
    bytes->capacity = capacity;
    return 1;
}

static void bst_put_(bst_trace* trace, bst_bytes_* bytes, const void* data, size_t size)
{
    if (!bst_room_(trace, bytes, size)) {
        trace->failed = 1;
        return;
    }
    if (size > 0)
        memcpy(bytes->data + bytes->size, data, size);
    bytes->size += size;
}

static void bst_put_u8_(bst_trace* trace, bst_bytes_* bytes, unsigned value)
{
    unsigned char byte = BST_AS_(unsigned char, value);
    bst_put_(trace, bytes, &byte, 1);
}
static void bst_put_u32_(bst_trace* trace, bst_bytes_* bytes, uint32_t value)
{
    bst_put_(trace, bytes, &value, sizeof value);
}
static void bst_put_u64_(bst_trace* trace, bst_bytes_* bytes, uint64_t value)
{
    bst_put_(trace, bytes, &value, sizeof value);
}
static void bst_put_f64_(bst_trace* trace, bst_bytes_* bytes, double value)
{
    bst_put_(trace, bytes, &value, sizeof value);
}
static void bst_put_text_(bst_trace* trace, bst_bytes_* bytes, const char* text)
{
    size_t size = text ? strlen(text) : 0;
    uint16_t length;
    if (size > 65535)
        size = 65535;
    length = BST_AS_(uint16_t, size);
    bst_put_(trace, bytes, &length, sizeof length);
    bst_put_(trace, bytes, text, size);
}

/* Fills in the length of a message that begins at `begin`. */
static void bst_end_message_(bst_bytes_* bytes, size_t begin)
{
    uint32_t length;
    if (bytes->size < begin + 8)
        return;
    length = BST_AS_(uint32_t, bytes->size - begin - 8);
    memcpy(bytes->data + begin + 4, &length, sizeof length);
}

static size_t bst_begin_message_(bst_trace* trace, bst_bytes_* bytes, uint32_t kind)
{
    size_t begin = bytes->size;
    bst_put_u32_(trace, bytes, kind);
    bst_put_u32_(trace, bytes, 0);
    return begin;
}

bst_settings bst_default_settings(void)
{
    bst_settings settings;
    memset(&settings, 0, sizeof settings);
    settings.records = BST_CANDIDATES;
    settings.units_per_metre = 1.0;
    return settings;
}

static void bst_put_parameter_(bst_trace* trace, const char* name, double value)
{
    bst_put_text_(trace, &trace->begin, name);
    bst_put_f64_(trace, &trace->begin, value);
}

static void bst_put_header_(bst_trace* trace, const bst_settings* settings)
{
    bst_bytes_* out = &trace->begin;
    int has_grid = settings->cell_size > 0.0;
    int has_height = has_grid && settings->cell_height > 0.0 && settings->cell_height != settings->cell_size;
    int has_rings = has_grid && settings->rings > 0;
    int of_grid = has_grid ? 5 + has_height + has_rings : 0;
    size_t begin;
    int i;
    bst_put_(trace, out, "BSTRACE\n", 8);
    bst_put_u32_(trace, out, settings->has_grids || has_height ? 3 : settings->has_capsules ? 2 : 1); /* version */
    bst_put_u32_(trace, out, 0);
    begin = bst_begin_message_(trace, out, 1);
    bst_put_f64_(trace, out, settings->dt);
    bst_put_f64_(trace, out, settings->units_per_metre > 0.0 ? settings->units_per_metre : 1.0);
    for (i = 0; i < 4; ++i)
        bst_put_f64_(trace, out, settings->world[i]);
    bst_put_u8_(trace, out, settings->wide_floats ? 8 : 4);
    bst_put_u8_(trace, out, settings->half_open ? 1 : 0);
    bst_put_u8_(trace, out, settings->y_down ? 1 : 0);
    bst_put_u8_(trace, out, (settings->records & 31u) | (trace->can_pause ? 32u : 0u));
    bst_put_u32_(trace, out, BST_AS_(uint32_t, of_grid + settings->parameter_count));
    bst_put_text_(trace, out, settings->program);
    bst_put_text_(trace, out, settings->algorithm);
    if (has_grid) {
        bst_put_parameter_(trace, "cell-size", settings->cell_size);
        bst_put_parameter_(trace, "grid-x", settings->grid_x);
        bst_put_parameter_(trace, "grid-y", settings->grid_y);
        bst_put_parameter_(trace, "grid-columns", settings->grid_columns);
        bst_put_parameter_(trace, "grid-rows", settings->grid_rows);
    }
    if (has_height)
        bst_put_parameter_(trace, "cell-height", settings->cell_height);
    if (has_rings)
        bst_put_parameter_(trace, "rings", settings->rings);
    for (i = 0; i < settings->parameter_count; ++i)
        bst_put_parameter_(trace, settings->parameters[i].name, settings->parameters[i].value);
    bst_end_message_(out, begin);
}

static bst_trace* bst_new_(const bst_settings* settings, int is_socket)
{
    bst_settings usual = bst_default_settings();
    bst_trace* trace = BST_AS_(bst_trace*, calloc(1, sizeof(bst_trace)));
    if (!trace)
        return NULL;
    if (!settings)
        settings = &usual;
    trace->file = -1;
    trace->wide = settings->wide_floats != 0;
    trace->keyframe_every = settings->keyframe_every ? settings->keyframe_every : 60;
    trace->most_bytes = settings->most_bytes ? settings->most_bytes : BST_AS_(size_t, 64) << 20;
    if (trace->most_bytes > BST_AS_(size_t, 128) << 20)
        trace->most_bytes = BST_AS_(size_t, 128) << 20;
    trace->wants_keyframe = 1;
    trace->can_pause = is_socket && settings->can_pause != 0;
    trace->is_socket = is_socket;
    bst_put_header_(trace, settings);
    if (!trace->failed)
        return trace;
    bst_close(trace);
    errno = ENOMEM;
    return NULL;
}

static void bst_greet_(bst_trace* trace)
{
    trace->out.size = 0;
    trace->written = 0;
    trace->failed = 0; /* that was another frame */
    bst_put_(trace, &trace->out, trace->begin.data, trace->begin.size);
    trace->wants_keyframe = 1;
    trace->paused = 0;
    trace->told = 0;
    trace->refused = 0;
    trace->steps = 0;
    trace->in_size = 0;
    trace->skip = 0;
}

#if BST_HAS_SOCKETS_
static int bst_open_for_writing_(const char* path)
{
    struct stat status;
    /* Non-blocking, so that a pipe without a reader is refused and does not wait. */
    int file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NONBLOCK, 0666);
    if (file >= 0 && (fstat(file, &status) != 0 || S_ISFIFO(status.st_mode) || S_ISSOCK(status.st_mode))) {
        close(file);
        errno = EINVAL;
        return -1;
    }
    return file;
}
static ptrdiff_t bst_write_(int file, const void* data, size_t size) { return write(file, data, size); }
static void bst_close_file_(int file) { close(file); }
#else
static int bst_open_for_writing_(const char* path)
{
    int file = -1;
    return _sopen_s(&file, path, _O_WRONLY | _O_CREAT | _O_TRUNC | _O_BINARY | _O_NOINHERIT, _SH_DENYNO,
                    _S_IREAD | _S_IWRITE) == 0
               ? file
               : -1;
}
static ptrdiff_t bst_write_(int file, const void* data, size_t size)
{
    return _write(file, data, BST_AS_(unsigned, size < INT_MAX ? size : INT_MAX));
}
static void bst_close_file_(int file) { _close(file); }
#endif

bst_trace* bst_open_file(const char* path, const bst_settings* settings)
{
    bst_trace* trace = bst_new_(settings, 0);
    if (!trace)
        return NULL;
    trace->file = bst_open_for_writing_(path);
    if (trace->file < 0) {
        int error = errno;
        bst_close(trace);
        errno = error;
        return NULL;
    }
    bst_greet_(trace);
    return trace;
}

#if BST_HAS_SOCKETS_ || BST_HAS_PIPES_
/* The listener went away: waits for the next one. */
static void bst_hang_up_(bst_trace* trace)
{
    bst_close_file_(trace->file);
    trace->file = -1;
    trace->wait = trace->refused ? 600 : 30;
}

static void bst_take_request_(bst_trace* trace)
{
    uint32_t kind, number;
    memcpy(&kind, trace->in, 4);
    memcpy(&number, trace->in + 8, 4);
    if (kind == 64) { /* pause */
        trace->paused = 1;
        trace->steps = 0;
    } else if (kind == 65) { /* go on */
        trace->paused = 0;
    } else if (kind == 66) { /* make so many steps, and pause */
        trace->paused = 1;
        trace->steps = number;
    } else if (kind == 67) { /* refused */
        trace->refused = 1;
    }
}

static void bst_take_byte_(bst_trace* trace, unsigned char byte)
{
    uint32_t length;
    if (trace->skip > 0) {
        --trace->skip;
        return;
    }
    trace->in[trace->in_size++] = byte;
    if (trace->in_size == 8) {
        memcpy(&length, trace->in + 4, 4);
        if (length != 4) {
            trace->skip = length;
            trace->in_size = 0;
        }
    } else if (trace->in_size == 12) {
        trace->in_size = 0;
        bst_take_request_(trace);
    }
}
#endif

#if BST_HAS_SOCKETS_
/* Where Broadside listens under a name: among this user's own files. The length of the path. */
static int bst_path_of_(const char* name, char* path, size_t size)
{
    const char* runtime = getenv("XDG_RUNTIME_DIR");
    if (strchr(name, '/'))
        return snprintf(path, size, "%s", name);
    if (runtime && runtime[0] == '/')
        return snprintf(path, size, "%s/broadside/%s", runtime, name);
    return snprintf(path, size, "/tmp/broadside-%lu/%s", BST_AS_(unsigned long, getuid()), name);
}

bst_trace* bst_open_socket(const char* name, const bst_settings* settings)
{
    struct sockaddr_un address;
    bst_trace* trace;
    int length;
    memset(&address, 0, sizeof address);
    address.sun_family = AF_UNIX;
    length = name ? bst_path_of_(name, address.sun_path, sizeof address.sun_path) : -1;
    if (length < 0 || BST_AS_(size_t, length) >= sizeof address.sun_path) {
        errno = ENAMETOOLONG;
        return NULL;
    }
    trace = bst_new_(settings, 1);
    if (trace) {
        trace->address = address;
        if (!strchr(name, '/'))
            trace->folder = BST_AS_(size_t, strrchr(address.sun_path, '/') - address.sun_path);
    }
    return trace;
}

/* Other users could make a folder in /tmp first, and a socket in it. A folder that is this user's own stays so. Nothing
   there: nobody listens. */
static int bst_is_exposed_(const bst_trace* trace)
{
    char path[sizeof trace->address.sun_path];
    struct stat status;
    if (trace->folder == 0)
        return 0;
    memcpy(path, trace->address.sun_path, sizeof path);
    path[trace->folder] = '\0';
    if (lstat(path, &status) != 0)
        return 0;
    if (!S_ISDIR(status.st_mode) || status.st_uid != getuid() || (status.st_mode & 077) != 0)
        return 1;
    return lstat(trace->address.sun_path, &status) == 0 && status.st_uid != getuid();
}

/* Looks now and then whether somebody listens; that does not wait. */
static void bst_connect_(bst_trace* trace)
{
    int file;
    if (trace->wait > 0) {
        --trace->wait;
        return;
    }
    trace->wait = 30;
    trace->exposed = bst_is_exposed_(trace);
    if (trace->exposed)
        return;
    file = socket(AF_UNIX, SOCK_STREAM, 0);
    if (file < 0)
        return;
    if (fcntl(file, F_SETFL, O_NONBLOCK) != 0 || fcntl(file, F_SETFD, FD_CLOEXEC) != 0 ||
        connect(file, BST_AS_(const struct sockaddr*, BST_AS_(const void*, &trace->address)), sizeof trace->address) !=
            0) {
        close(file);
        return;
    }
#ifdef SO_NOSIGPIPE
    {
        int yes = 1;
        setsockopt(file, SOL_SOCKET, SO_NOSIGPIPE, &yes, sizeof yes);
    }
#endif
    trace->file = file;
    bst_greet_(trace);
}

/* What the listener asks for, as far as it is here; not more in one turn than a little. */
static void bst_receive_(bst_trace* trace)
{
    unsigned char bytes[256];
    int turn;
    for (turn = 0; turn < 4; ++turn) {
        ssize_t got = recv(trace->file, bytes, sizeof bytes, 0);
        ssize_t i;
        for (i = 0; i < got; ++i)
            bst_take_byte_(trace, bytes[i]);
        if (got == 0 || (got < 0 && errno != EAGAIN && errno != EWOULDBLOCK && errno != EINTR)) {
            bst_hang_up_(trace);
            return;
        }
        if (got < 0)
            return;
    }
}

static ptrdiff_t bst_send_(int file, const void* data, size_t size) { return send(file, data, size, MSG_NOSIGNAL); }

#elif BST_HAS_PIPES_
bst_trace* bst_open_socket(const char* name, const bst_settings* settings)
{
    bst_trace* trace;
    int length;
    char address[sizeof trace->address];
    length = !name ? -1
             : name[0] == '\\' && name[1] == '\\'
                 ? snprintf(address, sizeof address, "%s", name)
                 : snprintf(address, sizeof address, "\\\\.\\pipe\\broadside-%s", name);
    if (length < 0 || BST_AS_(size_t, length) >= sizeof address) {
        errno = ENAMETOOLONG;
        return NULL;
    }
    trace = bst_new_(settings, 1);
    if (trace)
        memcpy(trace->address, address, sizeof address);
    return trace;
}

static HANDLE bst_handle_(int file)
{
#ifdef __cplusplus
    return reinterpret_cast<HANDLE>(_get_osfhandle(file));
#else
    return (HANDLE)_get_osfhandle(file);
#endif
}

/* A pipe of another session may be another user's. */
static int bst_is_of_session_(HANDLE pipe)
{
    ULONG theirs;
    DWORD ours;
    return GetNamedPipeServerSessionId(pipe, &theirs) && ProcessIdToSessionId(GetCurrentProcessId(), &ours) &&
           theirs == ours;
}

/* Looks now and then for a listener. CreateFile() does not wait. */
static void bst_connect_(bst_trace* trace)
{
    HANDLE pipe;
    DWORD mode = PIPE_READMODE_BYTE | PIPE_NOWAIT;
    if (trace->wait > 0) {
        --trace->wait;
        return;
    }
    trace->wait = 30;
    /* The listener may ask who this is, but may not act in this user's name. */
    pipe = CreateFileA(trace->address, GENERIC_READ | GENERIC_WRITE, 0, NULL, OPEN_EXISTING,
                       SECURITY_SQOS_PRESENT | SECURITY_IDENTIFICATION, NULL);
    if (pipe == INVALID_HANDLE_VALUE)
        return;
    trace->exposed = !bst_is_of_session_(pipe);
    if (!trace->exposed && SetNamedPipeHandleState(pipe, &mode, NULL, NULL)) {
#ifdef __cplusplus
        trace->file = _open_osfhandle(reinterpret_cast<intptr_t>(pipe), _O_BINARY);
#else
        trace->file = _open_osfhandle((intptr_t)pipe, _O_BINARY);
#endif
    }
    if (trace->file < 0) {
        CloseHandle(pipe);
        return;
    }
    bst_greet_(trace);
}

static void bst_receive_(bst_trace* trace)
{
    unsigned char bytes[256];
    int turn;
    for (turn = 0; turn < 4; ++turn) {
        DWORD here = 0, got = 0, i;
        if (!PeekNamedPipe(bst_handle_(trace->file), NULL, 0, NULL, &here, NULL)) {
            bst_hang_up_(trace);
            return;
        }
        if (here == 0)
            return;
        if (!ReadFile(bst_handle_(trace->file), bytes, here < sizeof bytes ? here : sizeof bytes, &got, NULL))
            return; /* the next look says why */
        for (i = 0; i < got; ++i)
            bst_take_byte_(trace, bytes[i]);
    }
}

/* In small pieces: a piece that does not fit into the pipe is not written at all. */
static ptrdiff_t bst_send_(int file, const void* data, size_t size)
{
    DWORD put = 0;
    if (!WriteFile(bst_handle_(file), data, size < 4096 ? BST_AS_(DWORD, size) : 4096, &put, NULL)) {
        errno = EPIPE;
        return -1;
    }
    if (put > 0)
        return BST_AS_(ptrdiff_t, put);
    errno = EAGAIN;
    return -1;
}

#else

bst_trace* bst_open_socket(const char* name, const bst_settings* settings)
{
    (void)name;
    (void)settings;
    errno = ENOSYS;
    return NULL;
}
/* Without sockets, a trace is a file, and these are never called. */
static void bst_connect_(bst_trace* trace) { (void)trace; }
static void bst_hang_up_(bst_trace* trace) { (void)trace; }
static void bst_receive_(bst_trace* trace) { (void)trace; }
static ptrdiff_t bst_send_(int file, const void* data, size_t size) { return bst_write_(file, data, size); }

#endif

/* Writes what can be written without waiting. 1: everything. */
static int bst_flush_(bst_trace* trace)
{
    while (trace->written < trace->out.size) {
        const unsigned char* data = trace->out.data + trace->written;
        size_t size = trace->out.size - trace->written;
        ptrdiff_t put = trace->is_socket ? bst_send_(trace->file, data, size) : bst_write_(trace->file, data, size);
        if (put > 0) {
            trace->written += BST_AS_(size_t, put);
        } else if (put < 0 && errno == EINTR) {
            continue;
        } else {
            if (trace->is_socket && put < 0 && errno != EAGAIN && errno != EWOULDBLOCK) {
                bst_receive_(trace); /* its last word */
                if (trace->file >= 0)
                    bst_hang_up_(trace);
            }
            return 0;
        }
    }
    trace->out.size = 0;
    trace->written = 0;
    return 1;
}

void bst_close(bst_trace* trace)
{
    size_t i;
    if (!trace)
        return;
    if (trace->file >= 0) {
        if (trace->is_socket) {
            size_t begin = bst_begin_message_(trace, &trace->out, 6); /* it ends in good order */
            bst_put_u32_(trace, &trace->out, 0);
            bst_end_message_(&trace->out, begin);
        }
        bst_flush_(trace);
        if (trace->file >= 0)
            bst_close_file_(trace->file);
    }
    for (i = 0; i < trace->object_capacity; ++i)
        free(trace->objects[i].define.data);
    for (i = 0; i < BST_PIECES_; ++i)
        free(trace->pieces[i].data);
    for (i = 0; i < BST_MOST_GRIDS_; ++i)
        free(trace->grids[i].form.data);
    free(trace->gone.data);
    free(trace->draft.data);
    free(trace->begin.data);
    free(trace->out.data);
    free(trace->objects);
    free(trace->slots);
    free(trace);
}

/* Says that the game stands still, or does no more. */
static void bst_tell_(bst_trace* trace)
{
    size_t begin = bst_begin_message_(trace, &trace->out, 5);
    bst_put_u32_(trace, &trace->out, trace->paused ? 1 : 0);
    bst_end_message_(&trace->out, begin);
    trace->told = trace->paused;
    bst_flush_(trace);
}

int bst_poll(bst_trace* trace)
{
    if (!trace || !trace->can_pause || trace->file < 0 || trace->recording)
        return 1;
    bst_receive_(trace);
    if (trace->file >= 0 && bst_flush_(trace) && trace->told != trace->paused)
        bst_tell_(trace);
    if (trace->file < 0 || !trace->paused)
        return 1;
    if (trace->steps == 0)
        return 0;
    --trace->steps;
    return 1;
}

int bst_attached(const bst_trace* trace)
{
    if (!trace || !trace->is_socket || trace->file < 0)
        return trace && (trace->refused || trace->exposed) ? -1 : 0;
    return 1;
}

uint64_t bst_dropped(const bst_trace* trace) { return trace ? trace->dropped : 0; }

static size_t bst_hash_(const bst_trace* trace, uint64_t id)
{
    id ^= id >> 33;
    id *= 0xff51afd7ed558ccdu; /* the finaliser of MurmurHash3, by Austin Appleby */
    id ^= id >> 33;
    return BST_AS_(size_t, id) & (trace->slot_count - 1);
}

static void bst_insert_slot_(bst_trace* trace, size_t object)
{
    size_t slot = bst_hash_(trace, trace->objects[object].id);
    while (trace->slots[slot])
        slot = (slot + 1) & (trace->slot_count - 1);
    trace->slots[slot] = BST_AS_(uint32_t, object + 1);
}

static int bst_grow_objects_(bst_trace* trace)
{
    size_t i;
    size_t capacity = trace->object_capacity ? 2 * trace->object_capacity : 256;
    bst_object_* objects;
    uint32_t* slots;
    if (capacity > 0x20000000u)
        return 0;
    slots = BST_AS_(uint32_t*, calloc(2 * capacity, sizeof *slots));
    if (!slots)
        return 0;
    objects = BST_AS_(bst_object_*, realloc(trace->objects, capacity * sizeof *objects));
    if (!objects) {
        free(slots);
        return 0;
    }
    memset(objects + trace->object_capacity, 0, (capacity - trace->object_capacity) * sizeof *objects);
    trace->objects = objects;
    trace->object_capacity = capacity;
    free(trace->slots);
    trace->slots = slots;
    trace->slot_count = 2 * capacity;
    for (i = 0; i < trace->object_count; ++i)
        bst_insert_slot_(trace, i);
    return 1;
}

static void bst_note_fault_(bst_trace* trace, int kind, uint64_t id)
{
    bst_fault_* fault = &trace->faults[kind];
    if (fault->count == 0)
        fault->first = id;
    if (fault->count < 0xffffffffu)
        ++fault->count;
}

static bst_object_* bst_search_object_(bst_trace* trace, uint64_t id)
{
    bst_object_* object;
    if (id < 1 || id > BST_AS_(uint64_t, 1) << 53) {
        bst_note_fault_(trace, BST_NO_ID_, id);
        return NULL;
    }
    if (trace->slot_count > 0) {
        size_t slot = bst_hash_(trace, id);
        for (; trace->slots[slot]; slot = (slot + 1) & (trace->slot_count - 1)) {
            object = &trace->objects[trace->slots[slot] - 1];
            if (object->id == id) {
                trace->next = trace->slots[slot];
                return object;
            }
        }
    }
    if (2 * trace->object_count >= trace->slot_count && !bst_grow_objects_(trace)) {
        trace->failed = 1;
        return NULL;
    }
    object = &trace->objects[trace->object_count];
    object->id = id;
    object->touched = trace->frame;
    object->seen = 0;
    object->present = 0;
    object->defined = 0;
    object->define.size = 0;
    bst_insert_slot_(trace, trace->object_count);
    trace->next = ++trace->object_count;
    return object;
}

/* Games name their objects in the same order again and again: mostly it is the next one. */
static bst_object_* bst_find_object_(bst_trace* trace, uint64_t id)
{
    if (trace->next < trace->object_count && trace->objects[trace->next].id == id)
        return &trace->objects[trace->next++];
    return bst_search_object_(trace, id);
}

/* Forgets those that were away for long; their memory is used again. */
static void bst_forget_objects_(bst_trace* trace)
{
    uint64_t long_ago = 8 * BST_AS_(uint64_t, trace->keyframe_every);
    size_t kept = 0;
    size_t i;
    for (i = 0; i < trace->object_count; ++i) {
        bst_object_ object = trace->objects[i];
        if (trace->frame > object.touched + long_ago && trace->frame > object.seen + long_ago)
            continue;
        trace->objects[i] = trace->objects[kept];
        trace->objects[kept++] = object;
    }
    if (kept == trace->object_count)
        return;
    trace->object_count = kept;
    memset(trace->slots, 0, trace->slot_count * sizeof *trace->slots);
    for (i = 0; i < kept; ++i)
        bst_insert_slot_(trace, i);
}

int bst_frame_begin(bst_trace* trace, uint64_t step, double seconds)
{
    int i;
    if (!trace)
        return 0;
    if (trace->recording) { /* the frame before was not ended: what it said is lost */
        trace->wants_keyframe = 1;
        trace->dropped += trace->unheard ? 0 : 1;
    }
    trace->recording = 0;
    trace->unheard = 0;
    if (trace->file < 0)
        bst_connect_(trace);
    if (trace->file < 0 || !bst_flush_(trace)) {
        ++trace->dropped;
        if (++trace->silent < 60 || trace->silent < trace->keyframe_every)
            return 0;
        trace->unheard = 1;
        trace->wants_keyframe = 1;
        trace->frame += trace->keyframe_every - 1;
    }
    trace->silent = 0;
    ++trace->frame;
    trace->recording = 1;
    trace->failed = 0;
    trace->step = step;
    trace->seconds = seconds;
    trace->is_keyframe = trace->wants_keyframe || ++trace->since_keyframe >= trace->keyframe_every;
    if (trace->is_keyframe) {
        trace->since_keyframe = 0;
        trace->wants_keyframe = 0;
        ++trace->keyframes;
        bst_forget_objects_(trace);
    }
    trace->next = 0;
    trace->last_place = 0;
    trace->has_new = 0;
    trace->has_new_placed = 0;
    trace->is_reordered = 0;
    for (i = 0; i < BST_PIECES_; ++i) {
        trace->pieces[i].size = 0;
        trace->counts[i] = 0;
    }
    return 1;
}

static void bst_define_(bst_trace* trace, uint64_t id, const char* name, int is_dynamic, uint32_t category,
                        uint32_t mask, unsigned shape, const double* numbers, uint32_t count, int has_count)
{
    bst_object_* object;
    bst_bytes_* define;
    size_t begin;
    int had_failed, is_known;
    if (!trace || !(object = bst_search_object_(trace, id)))
        return;
    had_failed = trace->failed;
    trace->failed = 0;
    define = &trace->draft;
    define->size = 0;
    begin = bst_begin_message_(trace, define, 16);
    bst_put_u64_(trace, define, id);
    bst_put_u32_(trace, define, category);
    bst_put_u32_(trace, define, mask);
    bst_put_u8_(trace, define, is_dynamic ? 1 : 0);
    bst_put_u8_(trace, define, shape);
    bst_put_text_(trace, define, name);
    if (has_count)
        bst_put_u32_(trace, define, count / 2);
    if (count > 0)
        bst_put_(trace, define, numbers, count * sizeof *numbers);
    bst_end_message_(define, begin);
    is_known = !trace->failed && define->size == object->define.size &&
               memcmp(define->data, object->define.data, define->size) == 0;
    if (!is_known) {
        object->define.size = 0;
        if (!trace->failed)
            bst_put_(trace, &object->define, define->data, define->size);
        object->defined = 0;
    }
    trace->failed = had_failed;
    object->touched = trace->frame;
}

void bst_define(bst_trace* trace, uint64_t id, const char* name, int is_dynamic, uint32_t category, uint32_t mask)
{
    bst_define_(trace, id, name, is_dynamic, category, mask, 0, NULL, 0, 0);
}
void bst_define_circle(bst_trace* trace, uint64_t id, const char* name, int is_dynamic, uint32_t category,
                       uint32_t mask, double radius)
{
    bst_define_(trace, id, name, is_dynamic, category, mask, 1, &radius, 1, 0);
}
void bst_define_rectangle(bst_trace* trace, uint64_t id, const char* name, int is_dynamic, uint32_t category,
                          uint32_t mask, double width, double height)
{
    double sides[2];
    sides[0] = width;
    sides[1] = height;
    bst_define_(trace, id, name, is_dynamic, category, mask, 2, sides, 2, 0);
}
void bst_define_capsule(bst_trace* trace, uint64_t id, const char* name, int is_dynamic, uint32_t category,
                        uint32_t mask, const double* ends, double radius)
{
    double numbers[5];
    memcpy(numbers, ends, 4 * sizeof *ends);
    numbers[4] = radius;
    bst_define_(trace, id, name, is_dynamic, category, mask, 7, numbers, 5, 0);
}
void bst_define_polygon(bst_trace* trace, uint64_t id, const char* name, int is_dynamic, uint32_t category,
                        uint32_t mask, const double* points, int count)
{
    bst_define_(trace, id, name, is_dynamic, category, mask, 3, points, count > 0 ? 2 * BST_AS_(uint32_t, count) : 0,
                1);
}

/* Of the sizes that states have, which compilers know how to copy and to compare without a call. */
static void bst_copy_(unsigned char* to, const unsigned char* from, size_t size)
{
    if (size == 4 * sizeof(float))
        memcpy(to, from, 4 * sizeof(float));
    else if (size == 7 * sizeof(float))
        memcpy(to, from, 7 * sizeof(float));
    else if (size == 4 * sizeof(double))
        memcpy(to, from, 4 * sizeof(double));
    else
        memcpy(to, from, 7 * sizeof(double));
}
static int bst_equal_(const unsigned char* a, const unsigned char* b, size_t size)
{
    if (size == 4 * sizeof(float))
        return memcmp(a, b, 4 * sizeof(float)) == 0;
    if (memcmp(a, b, 4 * sizeof(float)) != 0) /* what moves differs here */
        return 0;
    return memcmp(a, b, size) == 0;
}

/* Numbers as the file has them; returns their size. */
static size_t bst_narrow_(const bst_trace* trace, const double* values, int count, unsigned char* bytes)
{
    float narrow[7];
    int i;
    if (trace->wide) {
        bst_copy_(bytes, BST_AS_(const unsigned char*, BST_AS_(const void*, values)),
                  BST_AS_(size_t, count) * sizeof *values);
        return BST_AS_(size_t, count) * sizeof *values;
    }
    for (i = 0; i < 4; ++i)
        narrow[i] = BST_AS_(float, values[i]);
    for (i = 4; i < count; ++i)
        narrow[i] = BST_AS_(float, values[i]);
    bst_copy_(bytes, BST_AS_(const unsigned char*, BST_AS_(const void*, narrow)),
              BST_AS_(size_t, count) * sizeof *narrow);
    return BST_AS_(size_t, count) * sizeof *narrow;
}

static void bst_put_state_(bst_trace* trace, int piece, uint64_t id, const unsigned char* state, size_t size)
{
    bst_bytes_* bytes = &trace->pieces[piece];
    unsigned char* to;
    if (bytes->capacity - bytes->size < 8 + size && !bst_room_(trace, bytes, 8 + size)) {
        trace->failed = 1;
        return;
    }
    to = bytes->data + bytes->size;
    memcpy(to, &id, 8);
    bst_copy_(to + 8, state, size);
    bytes->size += 8 + size;
    ++trace->counts[piece];
}

/* A reader keeps the order of the frame before, without the objects that are gone, then appends new ones in the order
 * of the states: at first those without a placement. In a keyframe all are new. */
static void bst_rank_(bst_trace* trace, bst_object_* object, int piece)
{
    bst_bytes_* order = &trace->pieces[BST_ORDER_];
    if (!trace->is_keyframe && object->present) {
        if (trace->has_new || object->place < trace->last_place)
            trace->is_reordered = 1;
        trace->last_place = object->place;
    } else {
        if (piece == BST_STATES_ && trace->has_new_placed)
            trace->is_reordered = 1;
        trace->has_new = 1;
        trace->has_new_placed |= piece == BST_PLACED_;
    }
    object->place = trace->counts[BST_ORDER_];
    if (order->capacity - order->size < 8 && !bst_room_(trace, order, 8)) {
        trace->failed = 1;
        return;
    }
    memcpy(order->data + order->size, &object->id, 8);
    order->size += 8;
    ++trace->counts[BST_ORDER_];
}

static void bst_state_(bst_trace* trace, uint64_t id, int piece, const unsigned char* state, size_t size)
{
    bst_object_* object = bst_find_object_(trace, id);
    int same;
    if (!object)
        return;
    same = object->size == size && object->present && (!trace->is_keyframe || object->seen == trace->frame) &&
           bst_equal_(state, object->state, size);
    if (object->defined != trace->keyframes) {
        bst_put_(trace, &trace->pieces[BST_DEFINES_], object->define.data, object->define.size);
        object->defined = trace->keyframes;
    }
    if (object->seen != trace->frame)
        bst_rank_(trace, object, piece);
    else
        bst_note_fault_(trace, BST_SECOND_BOX_, id);
    object->seen = trace->frame;
    object->present = 1;
    if (same)
        return;
    object->size = BST_AS_(uint16_t, size);
    bst_copy_(object->state, state, size);
    bst_put_state_(trace, piece, id, state, size);
}

static void bst_look_at_box_(bst_trace* trace, uint64_t id, double left, double low, double right, double high)
{
    if (left > right || low > high)
        bst_note_fault_(trace, BST_REVERSED_BOX_, id);
}

void bst_box(bst_trace* trace, uint64_t id, double left, double low, double right, double high)
{
    double values[4];
    unsigned char state[4 * sizeof(double)];
    if (!trace || !trace->recording)
        return;
    bst_look_at_box_(trace, id, left, low, right, high);
    values[0] = left;
    values[1] = low;
    values[2] = right;
    values[3] = high;
    bst_state_(trace, id, BST_STATES_, state, bst_narrow_(trace, values, 4, state));
}

void bst_placed_box(bst_trace* trace, uint64_t id, double left, double low, double right, double high, double x,
                    double y, double degrees)
{
    double values[7];
    unsigned char state[7 * sizeof(double)];
    if (!trace || !trace->recording)
        return;
    bst_look_at_box_(trace, id, left, low, right, high);
    values[0] = left;
    values[1] = low;
    values[2] = right;
    values[3] = high;
    values[4] = x;
    values[5] = y;
    values[6] = degrees;
    bst_state_(trace, id, BST_PLACED_, state, bst_narrow_(trace, values, 7, state));
}

static void bst_pair_(bst_trace* trace, int piece, uint64_t a, uint64_t b)
{
    bst_bytes_* bytes;
    if (!trace || !trace->recording)
        return;
    bytes = &trace->pieces[piece];
    if (bytes->capacity - bytes->size < 16 && !bst_room_(trace, bytes, 16)) {
        trace->failed = 1;
        return;
    }
    memcpy(bytes->data + bytes->size, &a, 8);
    memcpy(bytes->data + bytes->size + 8, &b, 8);
    bytes->size += 16;
    ++trace->counts[piece];
}
void bst_candidate(bst_trace* trace, uint64_t a, uint64_t b) { bst_pair_(trace, BST_CANDIDATES_, a, b); }
void bst_contact(bst_trace* trace, uint64_t a, uint64_t b) { bst_pair_(trace, BST_CONTACTS_, a, b); }
void bst_candidates(bst_trace* trace, const uint64_t* ids, size_t count)
{
    if (!trace || !trace->recording || count == 0)
        return;
    if (count > trace->most_bytes / 16) {
        trace->failed = 1;
        return;
    }
    bst_put_(trace, &trace->pieces[BST_CANDIDATES_], ids, 16 * count);
    if (!trace->failed)
        trace->counts[BST_CANDIDATES_] += BST_AS_(uint32_t, count);
}

void bst_cells(bst_trace* trace, uint64_t id, int first_column, int first_row, int last_column, int last_row)
{
    int32_t cells[4];
    if (!trace || !trace->recording)
        return;
    if (first_column > last_column || first_row > last_row)
        bst_note_fault_(trace, BST_REVERSED_CELLS_, id);
    cells[0] = first_column;
    cells[1] = first_row;
    cells[2] = last_column;
    cells[3] = last_row;
    bst_put_state_(trace, BST_CELLS_, id, BST_AS_(const unsigned char*, BST_AS_(const void*, cells)), sizeof cells);
}

void bst_grid_cells(bst_trace* trace, unsigned number, uint64_t id, int first_column, int first_row, int last_column,
                    int last_row)
{
    bst_bytes_* bytes;
    unsigned char record[28];
    int32_t cells[4];
    uint32_t grid = number;
    if (number == 0)
        bst_cells(trace, id, first_column, first_row, last_column, last_row);
    if (!trace || !trace->recording || number == 0)
        return;
    if (first_column > last_column || first_row > last_row)
        bst_note_fault_(trace, BST_REVERSED_CELLS_, id);
    cells[0] = first_column;
    cells[1] = first_row;
    cells[2] = last_column;
    cells[3] = last_row;
    memcpy(record, &id, 8);
    memcpy(record + 8, &grid, 4);
    memcpy(record + 12, cells, sizeof cells);
    bytes = &trace->pieces[BST_GRID_CELLS_];
    bst_put_(trace, bytes, record, sizeof record);
    ++trace->counts[BST_GRID_CELLS_];
}

void bst_registered_box(bst_trace* trace, uint64_t id, double left, double low, double right, double high)
{
    double values[4];
    unsigned char state[4 * sizeof(double)];
    if (!trace || !trace->recording)
        return;
    bst_look_at_box_(trace, id, left, low, right, high);
    values[0] = left;
    values[1] = low;
    values[2] = right;
    values[3] = high;
    bst_put_state_(trace, BST_BOXES_, id, state, bst_narrow_(trace, values, 4, state));
}

void bst_query(bst_trace* trace, int kind, const double* numbers, const uint64_t* hits, int count)
{
    static const int used[4] = {2, 4, 3, 4};
    bst_bytes_* out;
    size_t begin;
    int i;
    if (!trace || !trace->recording || kind < 0 || kind > 3)
        return;
    out = &trace->pieces[BST_OTHERS_];
    begin = bst_begin_message_(trace, out, 23);
    bst_put_u32_(trace, out, BST_AS_(uint32_t, kind));
    for (i = 0; i < 4; ++i)
        bst_put_f64_(trace, out, i < used[kind] ? numbers[i] : 0.0);
    bst_put_u32_(trace, out, count > 0 ? BST_AS_(uint32_t, count) : 0);
    if (count > 0)
        bst_put_(trace, out, hits, BST_AS_(size_t, count) * sizeof *hits);
    bst_end_message_(out, begin);
}

void bst_counter(bst_trace* trace, const char* name, double value, int unit)
{
    bst_bytes_* out;
    size_t begin;
    if (!trace || !trace->recording)
        return;
    out = &trace->pieces[BST_OTHERS_];
    begin = bst_begin_message_(trace, out, 24);
    bst_put_f64_(trace, out, value);
    bst_put_u8_(trace, out, BST_AS_(unsigned, unit));
    bst_put_text_(trace, out, name);
    bst_end_message_(out, begin);
}

void bst_log(bst_trace* trace, const char* text)
{
    bst_bytes_* out;
    size_t begin;
    if (!trace || !trace->recording)
        return;
    out = &trace->pieces[BST_OTHERS_];
    begin = bst_begin_message_(trace, out, 25);
    bst_put_text_(trace, out, text);
    bst_end_message_(out, begin);
}

void bst_world(bst_trace* trace, double left, double low, double right, double high)
{
    if (!trace)
        return;
    trace->world[0] = left;
    trace->world[1] = low;
    trace->world[2] = right;
    trace->world[3] = high;
    trace->is_elsewhere = 1;
}

void bst_grid(bst_trace* trace, unsigned number, const char* name, double x, double y, double cell_width,
              double cell_height, int columns, int rows, int rings)
{
    bst_bytes_* form;
    unsigned i = 0;
    int had_failed;
    if (!trace)
        return;
    while (i < trace->grid_count && trace->grids[i].number != number)
        ++i;
    if (i == BST_MOST_GRIDS_)
        return;
    if (i == trace->grid_count) {
        trace->grids[i].number = number;
        ++trace->grid_count;
    }
    had_failed = trace->failed;
    trace->failed = 0;
    form = &trace->grids[i].form;
    form->size = 0;
    bst_put_u32_(trace, form, number);
    bst_put_f64_(trace, form, x);
    bst_put_f64_(trace, form, y);
    bst_put_f64_(trace, form, cell_width);
    bst_put_f64_(trace, form, cell_height);
    bst_put_u32_(trace, form, columns > 0 ? BST_AS_(uint32_t, columns) : 0);
    bst_put_u32_(trace, form, rows > 0 ? BST_AS_(uint32_t, rows) : 0);
    bst_put_u32_(trace, form, rings > 0 ? BST_AS_(uint32_t, rings) : 0);
    bst_put_text_(trace, form, name);
    if (trace->failed)
        form->size = 0;
    trace->failed = had_failed;
    trace->is_elsewhere = 1;
}

void bst_grid_gone(bst_trace* trace, unsigned number)
{
    unsigned i;
    bst_grid_ gone;
    if (!trace)
        return;
    for (i = 0; i < trace->grid_count; ++i)
        if (trace->grids[i].number == number)
            break;
    if (i == trace->grid_count)
        return;
    gone = trace->grids[i];
    for (--trace->grid_count; i < trace->grid_count; ++i)
        trace->grids[i] = trace->grids[i + 1];
    gone.form.size = 0;
    trace->grids[i] = gone; /* its memory is used again */
    trace->is_elsewhere = 1;
}

static void bst_mark_(bst_trace* trace, int piece, uint64_t id)
{
    if (!trace || !trace->recording)
        return;
    bst_put_u64_(trace, &trace->pieces[piece], id);
    ++trace->counts[piece];
}
void bst_teleported(bst_trace* trace, uint64_t id) { bst_mark_(trace, BST_TELEPORTED_, id); }
void bst_spawned(bst_trace* trace, uint64_t id) { bst_mark_(trace, BST_SPAWNED_, id); }
void bst_asleep(bst_trace* trace, uint64_t id) { bst_mark_(trace, BST_ASLEEP_, id); }
void bst_swept(bst_trace* trace, uint64_t id) { bst_mark_(trace, BST_SWEPT_, id); }

void bst_removed(bst_trace* trace, uint64_t id, const char* reason)
{
    bst_bytes_* out;
    size_t begin;
    if (!trace || !trace->recording)
        return;
    out = &trace->pieces[BST_OTHERS_];
    begin = bst_begin_message_(trace, out, 31);
    bst_put_u64_(trace, out, id);
    bst_put_text_(trace, out, reason);
    bst_end_message_(out, begin);
}

/* World and grids, where they have changed; all of them in a keyframe, which begins with those of the settings. */
static void bst_put_surroundings_(bst_trace* trace)
{
    bst_bytes_* out = &trace->pieces[BST_SURROUNDINGS_];
    int is_usual = trace->grid_count == 0 && trace->world[0] == 0.0 && trace->world[1] == 0.0 &&
                   trace->world[2] == 0.0 && trace->world[3] == 0.0;
    size_t begin;
    uint32_t count = 0;
    unsigned i;
    if (trace->is_keyframe ? is_usual : !trace->is_elsewhere)
        return;
    begin = bst_begin_message_(trace, out, 28);
    for (i = 0; i < 4; ++i)
        bst_put_f64_(trace, out, trace->world[i]);
    for (i = 0; i < trace->grid_count; ++i)
        count += trace->grids[i].form.size > 0 ? 1 : 0;
    bst_put_u32_(trace, out, count);
    for (i = 0; i < trace->grid_count; ++i)
        bst_put_(trace, out, trace->grids[i].form.data, trace->grids[i].form.size);
    bst_end_message_(out, begin);
}

/* The wrong calls, if there were any. */
static void bst_put_faults_(bst_trace* trace)
{
    bst_bytes_* out = &trace->pieces[BST_OTHERS_];
    size_t begin;
    int i;
    for (i = 0; i < BST_FAULTS_; ++i)
        if (trace->faults[i].count > 0)
            break;
    if (i == BST_FAULTS_)
        return;
    begin = bst_begin_message_(trace, out, 32);
    bst_put_u32_(trace, out, trace->faults[BST_NO_ID_].count);
    for (i = BST_NO_ID_ + 1; i < BST_FAULTS_; ++i) {
        bst_put_u32_(trace, out, trace->faults[i].count);
        bst_put_u64_(trace, out, trace->faults[i].first);
    }
    bst_end_message_(out, begin);
}

/* Objects that were in the frame before and are absent now. */
static void bst_find_gone_(bst_trace* trace)
{
    size_t i;
    trace->gone.size = 0;
    for (i = 0; i < trace->object_count; ++i) {
        bst_object_* object = &trace->objects[i];
        if (!object->present || object->seen == trace->frame)
            continue;
        object->present = 0;
        if (!trace->is_keyframe)
            bst_put_u64_(trace, &trace->gone, object->id);
    }
}

/* Room for `size` bytes between two pieces. */
static unsigned char* bst_put_head_(bst_trace* trace, size_t size)
{
    unsigned char* head = trace->heads + trace->heads_size;
    bst_part_* part = &trace->parts[trace->part_count++];
    part->iov_base = head;
    part->iov_len = size;
    trace->heads_size += size;
    return head;
}
static void bst_put_piece_(bst_trace* trace, const bst_bytes_* piece)
{
    bst_part_* part = &trace->parts[trace->part_count];
    if (piece->size == 0)
        return;
    part->iov_base = piece->data;
    part->iov_len = piece->size;
    ++trace->part_count;
}
/* A message of so many things: their number, after `layout` if that is not -1. */
static void bst_put_list_(bst_trace* trace, uint32_t kind, int layout, uint32_t count, const bst_bytes_* piece)
{
    size_t more = layout >= 0 ? 4 : 0;
    uint32_t length = BST_AS_(uint32_t, more + 4 + piece->size);
    uint32_t what = BST_AS_(uint32_t, layout);
    unsigned char* head;
    if (count == 0)
        return;
    head = bst_put_head_(trace, 12 + more);
    memcpy(head, &kind, 4);
    memcpy(head + 4, &length, 4);
    memcpy(head + 8, &what, more);
    memcpy(head + 8 + more, &count, 4);
    bst_put_piece_(trace, piece);
}

static void bst_put_pieces_(bst_trace* trace)
{
    static const struct {
        int piece;
        uint32_t kind;
        int layout;
    } lists[] = {{BST_STATES_, 18, 0},      {BST_PLACED_, 18, 1},  {BST_ORDER_, 27, -1},      {BST_CELLS_, 19, -1},
                 {BST_GRID_CELLS_, 29, -1}, {BST_BOXES_, 20, -1},  {BST_CANDIDATES_, 21, -1}, {BST_CONTACTS_, 22, -1},
                 {BST_TELEPORTED_, 30, 0},  {BST_SPAWNED_, 30, 1}, {BST_ASLEEP_, 30, 2},      {BST_SWEPT_, 30, 3}};
    size_t i;
    if (!trace->is_reordered)
        trace->counts[BST_ORDER_] = 0;
    bst_put_piece_(trace, &trace->pieces[BST_SURROUNDINGS_]);
    bst_put_piece_(trace, &trace->pieces[BST_DEFINES_]);
    bst_put_list_(trace, 17, -1, BST_AS_(uint32_t, trace->gone.size / 8), &trace->gone);
    for (i = 0; i < sizeof lists / sizeof *lists; ++i)
        bst_put_list_(trace, lists[i].kind, lists[i].layout, trace->counts[lists[i].piece],
                      &trace->pieces[lists[i].piece]);
    bst_put_piece_(trace, &trace->pieces[BST_OTHERS_]);
}

/* The frame's head, its pieces, and its end. Returns the size of it all. */
static size_t bst_put_frame_(bst_trace* trace, uint64_t hash, uint32_t has_hash)
{
    static const uint32_t kinds[2] = {2, 26};
    static const uint32_t end_length = 20;
    unsigned char* head;
    unsigned char* end;
    uint32_t length;
    size_t size = 0;
    int i;
    trace->heads_size = 0;
    trace->part_count = 0;
    head = bst_put_head_(trace, 32);
    bst_put_pieces_(trace);
    end = bst_put_head_(trace, 28);
    memcpy(end, &kinds[1], 4);
    memcpy(end + 4, &end_length, 4);
    memcpy(end + 8, &hash, 8);
    memcpy(end + 16, &trace->dropped, 8);
    memcpy(end + 24, &has_hash, 4);
    for (i = 0; i < trace->part_count; ++i)
        size += trace->parts[i].iov_len;
    length = BST_AS_(uint32_t, size - 8);
    memset(head, 0, 32);
    memcpy(head, &kinds[0], 4);
    memcpy(head + 4, &length, 4);
    memcpy(head + 8, &trace->step, 8);
    memcpy(head + 16, &trace->seconds, 8);
    head[24] = trace->is_keyframe ? 1 : 0;
    return size;
}

/* Hands the parts over as they lie. Returns how many bytes were taken. */
#if BST_HAS_SOCKETS_
static ptrdiff_t bst_hand_over_(bst_trace* trace)
{
    struct msghdr message;
    if (!trace->is_socket)
        return writev(trace->file, trace->parts, trace->part_count);
    memset(&message, 0, sizeof message);
    message.msg_iov = trace->parts;
#ifdef __linux__ /* its type is not the same everywhere */
    message.msg_iovlen = BST_AS_(size_t, trace->part_count);
#else
    message.msg_iovlen += trace->part_count;
#endif
    return sendmsg(trace->file, &message, MSG_NOSIGNAL);
}
#else
static ptrdiff_t bst_hand_over_(bst_trace* trace)
{
    ptrdiff_t taken = 0;
    int i;
    for (i = 0; i < trace->part_count; ++i) {
        const bst_part_* part = &trace->parts[i];
        ptrdiff_t put = trace->is_socket ? bst_send_(trace->file, part->iov_base, part->iov_len)
                                         : bst_write_(trace->file, part->iov_base, part->iov_len);
        if (put > 0)
            taken += put;
        if (put < 0 || BST_AS_(size_t, put) < part->iov_len)
            break;
    }
    return taken;
}
#endif

/* What is not taken at once is kept. */
static void bst_write_parts_(bst_trace* trace)
{
    ptrdiff_t put = bst_hand_over_(trace);
    int i;
    for (i = 0; i < trace->part_count; ++i) {
        size_t size = trace->parts[i].iov_len;
        size_t taken = put <= 0 ? 0 : BST_AS_(size_t, put) < size ? BST_AS_(size_t, put) : size;
        bst_put_(trace, &trace->out, BST_AS_(const unsigned char*, trace->parts[i].iov_base) + taken, size - taken);
        put -= BST_AS_(ptrdiff_t, taken);
    }
    bst_flush_(trace);
}

static void bst_end_(bst_trace* trace, uint64_t hash, uint32_t has_hash)
{
    size_t size;
    if (!trace || !trace->recording)
        return;
    trace->recording = 0;
    bst_find_gone_(trace);
    if (trace->unheard) {
        trace->wants_keyframe = 1;
        return;
    }
    bst_put_surroundings_(trace);
    bst_put_faults_(trace);
    size = bst_put_frame_(trace, hash, has_hash);
    if (!trace->failed && bst_room_(trace, &trace->out, size)) {
        trace->is_elsewhere = 0;
        memset(trace->faults, 0, sizeof trace->faults);
        bst_write_parts_(trace);
        return;
    }
    trace->wants_keyframe = 1;
    ++trace->dropped;
}

void bst_frame_end(bst_trace* trace) { bst_end_(trace, 0, 0); }
void bst_frame_end_hash(bst_trace* trace, uint64_t hash) { bst_end_(trace, hash, 1); }

#endif /* BROADSIDE_TRACE_IMPLEMENTATION */
