// broadside_trace.rs - lets Broadside see what the broad phase of your game does.
//
// Copy this one file into your crate. It needs Rust 1.63 or later (edition 2018) and nothing else. A whole example:
//
//     mod broadside_trace;
//
//     fn main() -> std::io::Result<()> {
//         let mut settings = broadside_trace::default_settings();
//         settings.program = "My game".into();
//         settings.algorithm = "my grid".into();
//         settings.records = broadside_trace::CANDIDATES;
//         let mut trace = broadside_trace::open_file("my_game.bstrace", &settings)?;
//
//         let mut lefts = [0.0, 5.0];                                // of two boxes of 2 x 2, with the ids 1 and 2
//         for step in 0..60 {
//             lefts[1] -= 0.1;
//             trace.frame_begin(step, step as f64 / 60.0);
//             for i in 0..2 {                                        // every object, in every frame
//                 trace.r#box(i as u64 + 1, lefts[i], 0.0, lefts[i] + 2.0, 2.0);
//             }
//             if f64::floor(lefts[0] / 2.0) == f64::floor(lefts[1] / 2.0) {
//                 trace.candidate(1, 2);                             // each pair that the broad phase reports
//             }
//             trace.frame_end();
//         }
//         trace.close();
//         Ok(())
//     }
//
// `broadside audit my_game.bstrace` then lists the pairs that it misses: here, two boxes whose left sides are in
// different columns.
//
// Names    box is a keyword of Rust, so that call is written r#box.
// Units    are yours: settings.units_per_metre and y_down say what they are. Angles are in degrees.
// Ids      are integers from 1 to 2^53, one for each object as long as it lives: write `as u64` behind a usize.
// Objects  that a frame does not name are absent in it. Describe an object once (define), before its first box.
// Order    of the objects, and of both ids of a pair, is kept. Name objects in the order of your own list.
// Memory   grows in the first frames; after that, no call allocates.
// Time     A frame goes to the operating system in one call, which does not wait for the disk as a rule. Frames that
//          cannot be written are left out and counted: trace.dropped().
// Mistakes An id of 0, a box or a range of cells whose ends are in the wrong order, and a second box of an object in one
//          frame are counted, and Broadside shows the counts.
// Errors   open_file() returns an error if the file cannot be opened. A full disk is no error.
// Tests    check() lets Broadside test a broad phase of yours before any game exists.
//
// The manual of Broadside describes the bytes in "Traces". The calls are those of broadside_trace.h.
//
// Copyright (c) the authors of Broadside. MIT licence: permission is hereby granted, free of charge, to any person
// obtaining a copy of this file, to deal in it without restriction, including without limitation the rights to use,
// copy, modify, merge, publish, distribute, sublicense, and/or sell copies of it. It is provided "as is", without
// warranty of any kind.

#![allow(dead_code)] // a game does not use everything
#![allow(clippy::all)]

use std::collections::HashMap;
use std::fs::File;
use std::io::{self, Write};
use std::path::Path;

// What your frames say, together with |. Broadside does not look for the rest.
pub const CANDIDATES: u32 = 1; // candidate(): a frame without any has none
pub const CONTACTS: u32 = 2; // contact()
pub const CELLS: u32 = 4; // cells(): an object without any is registered in none
pub const BOXES: u32 = 8; // registered_box()
pub const QUERIES: u32 = 16; // query()

// Units of counter().
pub const COUNT: u8 = 0;
pub const MICROSECONDS: u8 = 1;
pub const BYTES: u8 = 2;

// Kinds of query().
pub const POINT: u32 = 0;
pub const BOX: u32 = 1;
pub const CIRCLE: u32 = 2;
pub const RAY: u32 = 3;

// Wrong calls that are counted.
const NO_ID: usize = 0;
const REVERSED_BOX: usize = 1;
const REVERSED_CELLS: usize = 2;
const SECOND_BOX: usize = 3;

const MOST_GRIDS: usize = 64;
const HIGHEST_ID: u64 = 1 << 53;
const MEBIBYTE: usize = 1 << 20;

/// What a game says about itself.
#[derive(Clone, Debug)]
pub struct Settings {
    pub program: String,                // as people call it
    pub algorithm: String,              // of your broad phase: "uniform grid"
    pub records: u32,                   // CANDIDATES | CELLS | ...
    pub dt: f64,                        // seconds of a frame; 0: they differ
    pub units_per_metre: f64,           // 1: metres; 32: 32 pixels are a metre
    pub y_down: bool,                   // true: y grows downwards, as on screens
    pub half_open: bool,                // true: boxes that only touch do not overlap
    pub wide_floats: bool,              // true: coordinates are doubles
    pub world: [f64; 4],                // left, low, right, high (y down: left, top, right, bottom); zeros: unknown
    pub cell_size: f64,                 // of your grid; 0: there are no cells
    pub grid_x: f64,                    // the corner of cell (0, 0) with the smallest x and y
    pub grid_y: f64,
    pub grid_columns: i32,              // 0: cells go on for ever
    pub grid_rows: i32,
    pub parameters: Vec<(String, f64)>, // others, to be shown
    pub keyframe_every: u32,            // frames after which everything is said again
    pub most_bytes: usize,              // of one frame, 128 MiB at most; a larger frame is left out
    pub has_capsules: bool,             // true: the game calls define_capsule()
    pub cell_height: f64,               // of your grid, if its cells are not square; cell_size is then their width
    pub rings: u32,                     // of cells around its own that your game searches; 0: not said
    pub has_grids: bool,                // true: the game calls world(), grid() or grid_cells()
}

pub fn default_settings() -> Settings {
    Settings {
        program: String::new(),
        algorithm: String::new(),
        records: CANDIDATES,
        dt: 0.0,
        units_per_metre: 1.0,
        y_down: false,
        half_open: false,
        wide_floats: false,
        world: [0.0; 4],
        cell_size: 0.0,
        grid_x: 0.0,
        grid_y: 0.0,
        grid_columns: 0,
        grid_rows: 0,
        parameters: Vec::new(),
        keyframe_every: 60,
        most_bytes: 64 * MEBIBYTE,
        has_capsules: false,
        cell_height: 0.0,
        rings: 0,
        has_grids: false,
    }
}

/// Replaces the file.
pub fn open_file<P: AsRef<Path>>(path: P, settings: &Settings) -> io::Result<Trace> {
    let file = File::create(path)?;
    Ok(Trace::new(file, settings))
}

fn put_u16(out: &mut Vec<u8>, value: u16) {
    out.extend_from_slice(&value.to_le_bytes());
}
fn put_u32(out: &mut Vec<u8>, value: u32) {
    out.extend_from_slice(&value.to_le_bytes());
}
fn put_u64(out: &mut Vec<u8>, value: u64) {
    out.extend_from_slice(&value.to_le_bytes());
}
fn put_f64(out: &mut Vec<u8>, value: f64) {
    put_u64(out, value.to_bits());
}
fn put_text(out: &mut Vec<u8>, text: &str) {
    let bytes = &text.as_bytes()[..text.len().min(65535)];
    put_u16(out, bytes.len() as u16);
    out.extend_from_slice(bytes);
}
/// Returns where the message begins, for end_message().
fn begin_message(out: &mut Vec<u8>, kind: u32) -> usize {
    put_u32(out, kind);
    put_u32(out, 0);
    out.len()
}
fn end_message(out: &mut Vec<u8>, begin: usize) {
    let length = (out.len() - begin) as u32;
    out[begin - 4..begin].copy_from_slice(&length.to_le_bytes());
}

fn header(settings: &Settings) -> Vec<u8> {
    let mut out = Vec::new();
    out.extend_from_slice(b"BSTRACE\n");
    let has_cells = settings.cell_size > 0.0;
    let has_height = has_cells && settings.cell_height > 0.0 && settings.cell_height != settings.cell_size;
    put_u32(&mut out, if settings.has_grids || has_height { 3 } else if settings.has_capsules { 2 } else { 1 });
    put_u32(&mut out, 0);
    let begin = begin_message(&mut out, 1);
    put_f64(&mut out, settings.dt);
    put_f64(&mut out, if settings.units_per_metre > 0.0 { settings.units_per_metre } else { 1.0 });
    for &side in &settings.world {
        put_f64(&mut out, side);
    }
    out.push(if settings.wide_floats { 8 } else { 4 });
    out.push(settings.half_open as u8);
    out.push(settings.y_down as u8);
    out.push((settings.records & 31) as u8);
    let mut grid = vec![
        ("cell-size", settings.cell_size),
        ("grid-x", settings.grid_x),
        ("grid-y", settings.grid_y),
        ("grid-columns", f64::from(settings.grid_columns)),
        ("grid-rows", f64::from(settings.grid_rows)),
    ];
    if has_height {
        grid.push(("cell-height", settings.cell_height));
    }
    if settings.rings > 0 {
        grid.push(("rings", f64::from(settings.rings)));
    }
    let used = if has_cells { &grid[..] } else { &[] };
    put_u32(&mut out, (used.len() + settings.parameters.len()) as u32);
    put_text(&mut out, &settings.program);
    put_text(&mut out, &settings.algorithm);
    for &(name, value) in used {
        put_text(&mut out, name);
        put_f64(&mut out, value);
    }
    for (name, value) in &settings.parameters {
        put_text(&mut out, name);
        put_f64(&mut out, *value);
    }
    end_message(&mut out, begin);
    out
}

/// A coordinate of your game: f64, f32, or an integer of 32 bits.
pub trait Real: Into<f64> {}
impl<T: Into<f64>> Real for T {}

/// A list of a frame.
#[derive(Default)]
struct List {
    bytes: Vec<u8>,
    count: u32,
}

impl List {
    fn clear(&mut self) {
        self.bytes.clear();
        self.count = 0;
    }
    /// False: the list would be larger than a frame may be.
    fn put(&mut self, id: u64, rest: &[u8], most_bytes: usize) -> bool {
        if self.bytes.len() + 8 + rest.len() > most_bytes {
            return false;
        }
        put_u64(&mut self.bytes, id);
        self.bytes.extend_from_slice(rest);
        self.count += 1;
        true
    }
    /// A message of the list: the number of its items, after the layout if there is one.
    fn write(&self, out: &mut Vec<u8>, kind: u32, layout: Option<u32>) {
        if self.count == 0 {
            return;
        }
        let begin = begin_message(out, kind);
        if let Some(layout) = layout {
            put_u32(out, layout);
        }
        put_u32(out, self.count);
        out.extend_from_slice(&self.bytes);
        end_message(out, begin);
    }
}

/// A box, perhaps with its placement, as the file has it.
#[derive(Clone, Copy)]
struct State {
    bytes: [u8; 56],
    size: usize,
}

impl State {
    fn new(numbers: &[f64], is_wide: bool) -> State {
        let mut state = State { bytes: [0; 56], size: numbers.len() * if is_wide { 8 } else { 4 } };
        for (i, &number) in numbers.iter().enumerate() {
            if is_wide {
                state.bytes[8 * i..8 * i + 8].copy_from_slice(&number.to_bits().to_le_bytes());
            } else {
                state.bytes[4 * i..4 * i + 4].copy_from_slice(&(number as f32).to_bits().to_le_bytes());
            }
        }
        state
    }
    fn used(&self) -> &[u8] {
        &self.bytes[..self.size]
    }
}

/// Wrong calls of one kind.
#[derive(Clone, Copy, Default)]
struct Fault {
    count: u32,
    first: u64, // the id of the first one
}

struct Object {
    id: u64,
    seen: u64,       // number of the frame that named it last
    place: u32,      // in the order of that frame
    defined: u64,    // the keyframe since which a reader knows the definition
    present: bool,   // in the frame before, or in this one
    state: State,    // as it was written last
    touched: u64,    // number of the frame that defined it last
    define: Vec<u8>, // the message; empty: none
}

/// Made by open_file().
pub struct Trace {
    file: Option<File>,
    out: Vec<u8>,   // of which the bytes from `written` on are not written yet
    written: usize,
    is_wide: bool,
    keyframe_every: u32,
    most_bytes: usize,
    objects: Vec<Object>,
    by_id: HashMap<u64, usize>,
    next: usize, // index of the object that is probably named next

    recording: bool,
    failed: bool, // the frame is too large
    wants_keyframe: bool,
    is_keyframe: bool,
    keyframes: u64,
    since_keyframe: u32,
    frame: u64,
    dropped: u64,
    step: u64,
    seconds: f64,

    defines: Vec<u8>,
    states: List,
    placed: List,
    cells: List,
    grid_cells: List,
    boxes: List,
    candidates: List,
    contacts: List,
    marks: [List; 4],           // teleported, spawned, asleep, swept
    world: [f64; 4],            // as world() said
    grids: Vec<(u32, Vec<u8>)>, // as grid() said: number and bytes
    is_elsewhere: bool,         // world or grids have changed since they were written
    surroundings: Vec<u8>,
    faults: [Fault; 4], // since the last frame that was written
    order: List, // the ids of all objects as they were named
    gone: List,
    others: Vec<u8>,
    draft: Vec<u8>,       // of a definition
    last_place: u32,      // of the last named object that was in the frame before: its place there
    has_new: bool,        // an object was named that was not in the frame before
    has_new_placed: bool, // one of them with placed_box()
    is_reordered: bool,   // a reader cannot know the order without a list of it
}

impl Trace {
    fn new(file: File, settings: &Settings) -> Trace {
        let most_bytes = if settings.most_bytes > 0 { settings.most_bytes } else { 64 * MEBIBYTE };
        Trace {
            file: Some(file),
            out: header(settings),
            written: 0,
            is_wide: settings.wide_floats,
            keyframe_every: if settings.keyframe_every > 0 { settings.keyframe_every } else { 60 },
            most_bytes: most_bytes.min(128 * MEBIBYTE),
            objects: Vec::new(),
            by_id: HashMap::new(),
            next: 0,
            recording: false,
            failed: false,
            wants_keyframe: true,
            is_keyframe: false,
            keyframes: 0,
            since_keyframe: 0,
            frame: 0,
            dropped: 0,
            step: 0,
            seconds: 0.0,
            defines: Vec::new(),
            states: List::default(),
            placed: List::default(),
            cells: List::default(),
            grid_cells: List::default(),
            marks: Default::default(),
            world: [0.0; 4],
            grids: Vec::new(),
            is_elsewhere: false,
            surroundings: Vec::new(),
            faults: [Fault::default(); 4],
            boxes: List::default(),
            candidates: List::default(),
            contacts: List::default(),
            order: List::default(),
            gone: List::default(),
            others: Vec::new(),
            draft: Vec::new(),
            last_place: 0,
            has_new: false,
            has_new_placed: false,
            is_reordered: false,
        }
    }

    /// Also when the trace goes out of scope.
    pub fn close(&mut self) {
        if self.file.is_some() {
            self.flush();
        }
        self.file = None;
        self.recording = false;
    }

    /// Frames left out so far.
    pub fn dropped(&self) -> u64 {
        self.dropped
    }

    /// False: this frame is left out, and its calls do nothing.
    pub fn frame_begin(&mut self, step: u64, seconds: impl Real) -> bool {
        if self.recording {
            // The frame before was not ended: it is lost.
            self.wants_keyframe = true;
            self.dropped += 1;
        }
        self.recording = false;
        if self.file.is_none() || !self.flush() {
            self.dropped += 1;
            return false;
        }
        self.frame += 1;
        self.recording = true;
        self.step = step;
        self.seconds = seconds.into();
        self.since_keyframe += 1;
        self.is_keyframe = self.wants_keyframe || self.since_keyframe >= self.keyframe_every;
        if self.is_keyframe {
            self.since_keyframe = 0;
            self.wants_keyframe = false;
            self.keyframes += 1;
            self.forget_objects();
        }
        self.begin_pieces();
        true
    }

    pub fn frame_end(&mut self) {
        self.end(0, 0);
    }

    /// With a number that is the same when the state of your game is the same.
    pub fn frame_end_hash(&mut self, hash: u64) {
        self.end(hash, 1);
    }

    /// What an object is from this frame on. Two objects collide if a.category & b.mask and b.category & a.mask are not
    /// zero and one of them is dynamic. Objects that are not defined are dynamic and collide with everything.
    pub fn define(&mut self, id: u64, name: &str, is_dynamic: bool, category: u32, mask: u32) {
        self.put_define(id, name, is_dynamic, category, mask, 0, &[]);
    }
    pub fn define_circle(&mut self, id: u64, name: &str, is_dynamic: bool, category: u32, mask: u32, radius: f64) {
        self.put_define(id, name, is_dynamic, category, mask, 1, &[radius]);
    }
    pub fn define_rectangle(
        &mut self, id: u64, name: &str, is_dynamic: bool, category: u32, mask: u32, width: f64, height: f64,
    ) {
        self.put_define(id, name, is_dynamic, category, mask, 2, &[width, height]);
    }
    /// A segment with a radius; `ends` are x, y, x, y. Only with settings.has_capsules.
    pub fn define_capsule(
        &mut self, id: u64, name: &str, is_dynamic: bool, category: u32, mask: u32, ends: [f64; 4], radius: f64,
    ) {
        let numbers = [ends[0], ends[1], ends[2], ends[3], radius];
        self.put_define(id, name, is_dynamic, category, mask, 7, &numbers);
    }
    /// `points` are x, y, x, y, ...
    pub fn define_polygon(
        &mut self, id: u64, name: &str, is_dynamic: bool, category: u32, mask: u32, points: &[f64],
    ) {
        self.put_define(id, name, is_dynamic, category, mask, 3, points);
    }

    /// The box of the game: where an object is in this frame. Overlaps are looked for among these boxes.
    pub fn r#box(&mut self, id: u64, left: impl Real, low: impl Real, right: impl Real, high: impl Real) {
        if self.recording {
            let (left, low, right, high) = (left.into(), low.into(), right.into(), high.into());
            self.look_at_box(id, left, low, right, high);
            self.put_state(id, State::new(&[left, low, right, high], self.is_wide), false);
        }
    }

    /// The same for another shape, with its position and its angle.
    pub fn placed_box(
        &mut self, id: u64, left: impl Real, low: impl Real, right: impl Real, high: impl Real, x: impl Real,
        y: impl Real, degrees: impl Real,
    ) {
        if self.recording {
            let (left, low, right, high) = (left.into(), low.into(), right.into(), high.into());
            self.look_at_box(id, left, low, right, high);
            let numbers = [left, low, right, high, x.into(), y.into(), degrees.into()];
            self.put_state(id, State::new(&numbers, self.is_wide), true);
        }
    }

    /// A pair that your broad phase reports, in any order, perhaps twice.
    pub fn candidate(&mut self, a: u64, b: u64) {
        if self.recording && !self.candidates.put(a, &b.to_le_bytes(), self.most_bytes) {
            self.failed = true;
        }
    }
    /// Many of them: a, b, a, b, ...
    pub fn candidates(&mut self, ids: &[u64]) {
        for pair in ids.chunks_exact(2) {
            self.candidate(pair[0], pair[1]);
        }
    }
    /// A pair that really touches, as your game sees it.
    pub fn contact(&mut self, a: u64, b: u64) {
        if self.recording && !self.contacts.put(a, &b.to_le_bytes(), self.most_bytes) {
            self.failed = true;
        }
    }

    /// Cells of grid 0 in which an object is registered, both ends included; several times for several ranges.
    pub fn cells(&mut self, id: u64, first_column: i32, first_row: i32, last_column: i32, last_row: i32) {
        self.grid_cells(0, id, first_column, first_row, last_column, last_row);
    }

    /// The same in another grid: see grid().
    pub fn grid_cells(
        &mut self, number: u32, id: u64, first_column: i32, first_row: i32, last_column: i32, last_row: i32,
    ) {
        if !self.recording {
            return;
        }
        if first_column > last_column || first_row > last_row {
            self.note_fault(REVERSED_CELLS, id);
        }
        let mut bytes = [0; 20];
        bytes[..4].copy_from_slice(&number.to_le_bytes());
        for (i, cell) in [first_column, first_row, last_column, last_row].iter().enumerate() {
            bytes[4 * i + 4..4 * i + 8].copy_from_slice(&cell.to_le_bytes());
        }
        let fits = if number == 0 {
            self.cells.put(id, &bytes[4..], self.most_bytes)
        } else {
            self.grid_cells.put(id, &bytes, self.most_bytes)
        };
        if !fits {
            self.failed = true;
        }
    }

    /// The box of the broad phase: the one that your structure has of an object, with its margin, or from the last
    /// update of the structure.
    pub fn registered_box(&mut self, id: u64, left: impl Real, low: impl Real, right: impl Real, high: impl Real) {
        if !self.recording {
            return;
        }
        let (left, low, right, high) = (left.into(), low.into(), right.into(), high.into());
        self.look_at_box(id, left, low, right, high);
        let state = State::new(&[left, low, right, high], self.is_wide);
        if !self.boxes.put(id, state.used(), self.most_bytes) {
            self.failed = true;
        }
    }

    /// `numbers`: x, y (POINT); left, low, right, high (BOX); x, y, radius (CIRCLE); both ends (RAY).
    pub fn query(&mut self, kind: u32, numbers: &[f64], hits: &[u64]) {
        if !self.recording || kind > RAY {
            return;
        }
        let used = [2, 4, 3, 4][kind as usize];
        let begin = begin_message(&mut self.others, 23);
        put_u32(&mut self.others, kind);
        for i in 0..4 {
            put_f64(&mut self.others, if i < used { numbers[i] } else { 0.0 });
        }
        put_u32(&mut self.others, hits.len() as u32);
        for &id in hits {
            put_u64(&mut self.others, id);
        }
        end_message(&mut self.others, begin);
    }

    pub fn counter(&mut self, name: &str, value: f64, unit: u8) {
        if !self.recording {
            return;
        }
        let begin = begin_message(&mut self.others, 24);
        put_f64(&mut self.others, value);
        self.others.push(unit);
        put_text(&mut self.others, name);
        end_message(&mut self.others, begin);
    }

    pub fn log(&mut self, text: &str) {
        if !self.recording {
            return;
        }
        let begin = begin_message(&mut self.others, 25);
        put_text(&mut self.others, text);
        end_message(&mut self.others, begin);
    }

    /// The world from this frame on; zeros: that of the settings again. Only with settings.has_grids.
    pub fn world(&mut self, left: f64, low: f64, right: f64, high: f64) {
        self.world = [left, low, right, high];
        self.is_elsewhere = true;
    }

    /// A grid from this frame on: x and y are the corner of cell (0, 0); 0 columns or rows: cells go on without end.
    /// Grid 0 is the one of the settings, until you describe it here. Objects meet in the cells of one grid only.
    /// 64 grids at most. Only with settings.has_grids.
    pub fn grid(
        &mut self, number: u32, name: &str, x: f64, y: f64, cell_width: f64, cell_height: f64, columns: i32, rows: i32,
        rings: i32,
    ) {
        let place = match self.grids.iter().position(|grid| grid.0 == number) {
            Some(place) => place,
            None if self.grids.len() == MOST_GRIDS => return,
            None => {
                self.grids.push((number, Vec::new()));
                self.grids.len() - 1
            }
        };
        let form = &mut self.grids[place].1;
        form.clear();
        put_u32(form, number);
        for &value in &[x, y, cell_width, cell_height] {
            put_f64(form, value);
        }
        for &count in &[columns, rows, rings] {
            put_u32(form, count.max(0) as u32);
        }
        put_text(form, name);
        self.is_elsewhere = true;
    }

    /// The grid no longer exists.
    pub fn grid_gone(&mut self, number: u32) {
        let count = self.grids.len();
        self.grids.retain(|grid| grid.0 != number);
        self.is_elsewhere |= self.grids.len() != count;
    }

    /// The object was put elsewhere in this frame: it did not move along the path to its place.
    pub fn teleported(&mut self, id: u64) {
        self.mark(0, id);
    }
    /// The object is new. If its id was used before, that was another object.
    pub fn spawned(&mut self, id: u64) {
        self.mark(1, id);
    }
    /// The game does not move or test the object in this frame, until something wakes it.
    pub fn asleep(&mut self, id: u64) {
        self.mark(2, id);
    }
    /// The game tests the whole path of the object in this frame.
    pub fn swept(&mut self, id: u64) {
        self.mark(3, id);
    }

    /// Why the object is removed: in its last frame, or in the first one without it.
    pub fn removed(&mut self, id: u64, reason: &str) {
        if !self.recording {
            return;
        }
        let begin = begin_message(&mut self.others, 31);
        put_u64(&mut self.others, id);
        put_text(&mut self.others, reason);
        end_message(&mut self.others, begin);
    }

    fn mark(&mut self, kind: usize, id: u64) {
        if self.recording && !self.marks[kind].put(id, &[], self.most_bytes) {
            self.failed = true;
        }
    }

    fn note_fault(&mut self, kind: usize, id: u64) {
        let fault = &mut self.faults[kind];
        if fault.count == 0 {
            fault.first = id;
        }
        fault.count = fault.count.saturating_add(1);
    }
    fn look_at_box(&mut self, id: u64, left: f64, low: f64, right: f64, high: f64) {
        if left > right || low > high {
            self.note_fault(REVERSED_BOX, id);
        }
    }

    /// World and grids, where they have changed; in a keyframe, if they are not those of the settings.
    fn put_surroundings(&mut self) {
        let is_usual = self.grids.is_empty() && self.world.iter().all(|&side| side == 0.0);
        let out = &mut self.surroundings;
        out.clear();
        if if self.is_keyframe { is_usual } else { !self.is_elsewhere } {
            return;
        }
        let begin = begin_message(out, 28);
        for &side in &self.world {
            put_f64(out, side);
        }
        put_u32(out, self.grids.len() as u32);
        for grid in &self.grids {
            out.extend_from_slice(&grid.1);
        }
        end_message(out, begin);
    }

    /// The wrong calls, if there were any.
    fn put_faults(&mut self) {
        if self.faults.iter().all(|fault| fault.count == 0) {
            return;
        }
        let out = &mut self.others;
        let begin = begin_message(out, 32);
        put_u32(out, self.faults[NO_ID].count);
        for fault in &self.faults[NO_ID + 1..] {
            put_u32(out, fault.count);
            put_u64(out, fault.first);
        }
        end_message(out, begin);
    }

    fn begin_pieces(&mut self) {
        self.failed = false;
        self.next = 0;
        self.last_place = 0;
        self.has_new = false;
        self.has_new_placed = false;
        self.is_reordered = false;
        self.defines.clear();
        self.states.clear();
        self.placed.clear();
        self.cells.clear();
        self.grid_cells.clear();
        for list in &mut self.marks {
            list.clear();
        }
        self.boxes.clear();
        self.candidates.clear();
        self.contacts.clear();
        self.order.clear();
        self.gone.clear();
        self.others.clear();
    }

    /// The index of an object. Games name their objects in the same order again and again: mostly it is the next one.
    fn find(&mut self, id: u64) -> Option<usize> {
        if self.objects.get(self.next).map_or(false, |object| object.id == id) {
            self.next += 1;
            return Some(self.next - 1);
        }
        self.search(id)
    }
    fn search(&mut self, id: u64) -> Option<usize> {
        if let Some(&index) = self.by_id.get(&id) {
            self.next = index + 1;
            return Some(index);
        }
        if id < 1 || id > HIGHEST_ID {
            self.note_fault(NO_ID, id);
            return None;
        }
        let index = self.objects.len();
        self.objects.push(Object {
            id,
            seen: 0,
            place: 0,
            defined: 0,
            present: false,
            state: State { bytes: [0; 56], size: 0 },
            touched: self.frame,
            define: Vec::new(),
        });
        self.by_id.insert(id, index);
        self.next = index + 1;
        Some(index)
    }

    /// Forgets those that were absent for long, so that the memory does not grow.
    fn forget_objects(&mut self) {
        let long = 8 * u64::from(self.keyframe_every);
        let frame = self.frame;
        let count = self.objects.len();
        self.objects.retain(|object| frame <= object.touched + long || frame <= object.seen + long);
        if self.objects.len() == count {
            return;
        }
        self.by_id.clear();
        for (index, object) in self.objects.iter().enumerate() {
            self.by_id.insert(object.id, index);
        }
    }

    fn put_define(
        &mut self, id: u64, name: &str, is_dynamic: bool, category: u32, mask: u32, shape: u8, numbers: &[f64],
    ) {
        let index = match self.search(id) {
            Some(index) => index,
            None => return,
        };
        let draft = &mut self.draft;
        draft.clear();
        let begin = begin_message(draft, 16);
        put_u64(draft, id);
        put_u32(draft, category);
        put_u32(draft, mask);
        draft.push(is_dynamic as u8);
        draft.push(shape);
        put_text(draft, name);
        let mut count = numbers.len();
        if shape == 3 {
            count -= count % 2;
            put_u32(draft, count as u32 / 2);
        }
        for &number in &numbers[..count] {
            put_f64(draft, number);
        }
        end_message(draft, begin);
        let object = &mut self.objects[index];
        if *draft != object.define {
            object.define.clear();
            if draft.len() <= self.most_bytes {
                object.define.extend_from_slice(draft);
            }
            object.defined = 0;
        }
        object.touched = self.frame;
    }

    /// A reader keeps the order of the frame before, without the objects that are gone, then appends new ones in the
    /// order of the states: at first those without a placement. In a keyframe all are new.
    fn rank(&mut self, index: usize, is_placed: bool) {
        let object = &mut self.objects[index];
        if !self.is_keyframe && object.present {
            if self.has_new || object.place < self.last_place {
                self.is_reordered = true;
            }
            self.last_place = object.place;
        } else {
            if !is_placed && self.has_new_placed {
                self.is_reordered = true;
            }
            self.has_new = true;
            self.has_new_placed |= is_placed;
        }
        object.place = self.order.count;
        if !self.order.put(object.id, &[], self.most_bytes) {
            self.failed = true;
        }
    }

    fn put_state(&mut self, id: u64, state: State, is_placed: bool) {
        let index = match self.find(id) {
            Some(index) => index,
            None => return,
        };
        let object = &mut self.objects[index];
        let is_same = object.present
            && (!self.is_keyframe || object.seen == self.frame)
            && object.state.used() == state.used();
        if object.defined != self.keyframes {
            self.defines.extend_from_slice(&object.define);
            object.defined = self.keyframes;
        }
        if object.seen != self.frame {
            self.rank(index, is_placed);
        } else {
            self.note_fault(SECOND_BOX, id);
        }
        let object = &mut self.objects[index];
        object.seen = self.frame;
        object.present = true;
        if is_same {
            return;
        }
        object.state = state;
        let list = if is_placed { &mut self.placed } else { &mut self.states };
        if !list.put(id, state.used(), self.most_bytes) {
            self.failed = true;
        }
    }

    /// Those that were in the frame before and are absent now.
    fn find_gone(&mut self) {
        for object in &mut self.objects {
            if !object.present || object.seen == self.frame {
                continue;
            }
            object.present = false;
            if !self.is_keyframe {
                self.gone.put(object.id, &[], self.most_bytes);
            }
        }
    }

    fn put_frame(&mut self, hash: u64, has_hash: u32) {
        let out = &mut self.out;
        let begin = begin_message(out, 2);
        put_u64(out, self.step);
        put_f64(out, self.seconds);
        put_u32(out, self.is_keyframe as u32);
        put_u32(out, 0);
        out.extend_from_slice(&self.surroundings);
        out.extend_from_slice(&self.defines);
        self.gone.write(out, 17, None);
        self.states.write(out, 18, Some(0));
        self.placed.write(out, 18, Some(1));
        if self.is_reordered {
            self.order.write(out, 27, None);
        }
        self.cells.write(out, 19, None);
        self.grid_cells.write(out, 29, None);
        self.boxes.write(out, 20, None);
        self.candidates.write(out, 21, None);
        self.contacts.write(out, 22, None);
        for (mark, list) in self.marks.iter().enumerate() {
            list.write(out, 30, Some(mark as u32));
        }
        out.extend_from_slice(&self.others);
        let end = begin_message(out, 26);
        put_u64(out, hash);
        put_u64(out, self.dropped);
        put_u32(out, has_hash);
        end_message(out, end);
        end_message(out, begin);
    }

    fn end(&mut self, hash: u64, has_hash: u32) {
        if !self.recording {
            return;
        }
        self.recording = false;
        self.find_gone();
        self.put_surroundings();
        self.put_faults();
        let mut size = self.surroundings.len() + self.defines.len() + self.others.len() + self.grid_cells.bytes.len();
        for list in &self.marks {
            size += list.bytes.len();
        }
        for list in &[&self.gone, &self.states, &self.placed, &self.cells, &self.boxes, &self.candidates, &self.contacts] {
            size += list.bytes.len();
        }
        size += if self.is_reordered { self.order.bytes.len() } else { 0 };
        let mut fits = !self.failed && size <= self.most_bytes;
        if fits {
            self.put_frame(hash, has_hash);
            fits = self.out.len() <= self.most_bytes;
        }
        if !fits {
            self.out.clear();
            self.wants_keyframe = true;
            self.dropped += 1;
            return;
        }
        self.is_elsewhere = false;
        self.faults = [Fault::default(); 4];
        self.flush();
    }

    /// Writes what can be written. True: everything.
    fn flush(&mut self) -> bool {
        while self.written < self.out.len() {
            let file = match &mut self.file {
                Some(file) => file,
                None => return false,
            };
            match file.write(&self.out[self.written..]) {
                Ok(size) if size > 0 => self.written += size,
                Err(ref error) if error.kind() == io::ErrorKind::Interrupted => {}
                _ => return false,
            }
        }
        self.out.clear();
        self.written = 0;
        true
    }
}

impl Drop for Trace {
    fn drop(&mut self) {
        self.close();
    }
}

// What your broad phase does not promise, together with |, for check().
pub const HALF_OPEN: u32 = 1; // boxes that only touch need not be reported
pub const INSIDE: u32 = 2; // objects never leave the world

/// A broad phase of yours, for check(). Write query() or pairs(), or both.
pub trait Checked {
    fn add(&mut self, id: u64, left: f64, low: f64, right: f64, high: f64);
    fn move_to(&mut self, id: u64, left: f64, low: f64, right: f64, high: f64);
    fn remove(&mut self, id: u64);
    /// Questions follow.
    fn update(&mut self) {}
    /// The ids of the objects that overlap the box.
    fn query(&mut self, _left: f64, _low: f64, _right: f64, _high: f64) -> Option<Vec<u64>> {
        None
    }
    /// All pairs that overlap.
    fn pairs(&mut self) -> Option<Vec<(u64, u64)>> {
        None
    }
}

/// Tests a broad phase of yours. A program calls this, and `broadside check -- ./program` starts it. `create` makes an
/// empty one for a world of [left, low, right, high] and a size of cells. Flags: HALF_OPEN, INSIDE.
pub fn check<C: Checked>(mut create: impl FnMut([f64; 4], f64) -> C, name: &str, flags: u32) -> io::Result<()> {
    // The last line of a program that panics is in the report.
    std::panic::set_hook(Box::new(|panic| eprintln!("{}", panic)));
    let mut grid = create([0.0, 0.0, 1.0, 1.0], 1.0);
    let has_pairs = grid.pairs().is_some();
    let has_query = grid.query(0.0, 0.0, 1.0, 1.0).is_some();
    let facts = [
        (has_pairs, "pairs "),
        (has_query, "query "),
        (flags & HALF_OPEN != 0, "half-open "),
        (flags & INSIDE != 0, "inside "),
    ];
    let said: String = facts.iter().filter(|fact| fact.0).map(|fact| fact.1).collect();
    send_answer(&format!("1 {}name {}", said, name))?;
    let mut line = String::new();
    while io::stdin().read_line(&mut line)? > 0 {
        let mut words = line.split_whitespace();
        let word = words.next().unwrap_or("");
        let id = match word {
            "add" | "move" | "remove" => words.next().and_then(|id| id.parse().ok()).unwrap_or(0),
            _ => 0,
        };
        let mut n = [0.0; 5];
        for (number, text) in n.iter_mut().zip(words) {
            *number = text.parse().unwrap_or(0.0);
        }
        match word {
            "world" => grid = create([n[0], n[1], n[2], n[3]], n[4]),
            "add" => grid.add(id, n[0], n[1], n[2], n[3]),
            "move" => grid.move_to(id, n[0], n[1], n[2], n[3]),
            "remove" => grid.remove(id),
            "update" => grid.update(),
            "query" => {
                let ids = grid.query(n[0], n[1], n[2], n[3]).unwrap_or_default();
                send_ids(ids.into_iter())?;
            }
            "pairs" => {
                let pairs = grid.pairs().unwrap_or_default();
                send_ids(pairs.into_iter().flat_map(|pair| vec![pair.0, pair.1]))?;
            }
            _ => {}
        }
        line.clear();
    }
    Ok(())
}

fn send_ids(ids: impl Iterator<Item = u64>) -> io::Result<()> {
    let ids: Vec<String> = ids.map(|id| id.to_string()).collect();
    send_answer(&ids.join(" "))
}

fn send_answer(words: &str) -> io::Result<()> {
    let mut output = io::stdout();
    writeln!(output, "= {}", words)?;
    output.flush()
}
