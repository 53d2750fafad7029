/* A game and a listener in one program, for Windows: what the listener reads from the pipe must be a whole trace, and
   the game must obey its requests and never wait for it. Exits 0 when all of it holds. */
#define BROADSIDE_TRACE_IMPLEMENTATION
#include "broadside_trace.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PIPE_NAME "\\\\.\\pipe\\broadside-test"
#define PATIENCE_MS 30000

static void require(int holds, const char* what)
{
    if (holds)
        return;
    printf("does not hold: %s\n", what);
    fflush(stdout);
    ExitProcess(1);
}

/* The listener, in a thread of its own. */
static HANDLE pipe_end;
static volatile LONG reads = 1; /* 0: it stops reading */
static volatile LONG told_paused = -1;
static unsigned char received[64 << 20];
static volatile LONG received_size;

static DWORD WINAPI listen_to_game(LPVOID unused)
{
    (void)unused;
    if (!ConnectNamedPipe(pipe_end, NULL))
        require(GetLastError() == ERROR_PIPE_CONNECTED, "the game connects");
    for (;;) {
        DWORD here = 0, got = 0;
        if (!PeekNamedPipe(pipe_end, NULL, 0, NULL, &here, NULL))
            return 0;
        if (!reads || here == 0) {
            Sleep(1);
            continue;
        }
        if (!ReadFile(pipe_end, received + received_size, here, &got, NULL) || got == 0)
            return 0;
        received_size += (LONG)got;
    }
}

static HANDLE start_listener(void)
{
    HANDLE thread;
    pipe_end = CreateNamedPipeA(PIPE_NAME, PIPE_ACCESS_DUPLEX, PIPE_TYPE_BYTE | PIPE_READMODE_BYTE | PIPE_WAIT, 1,
                                1 << 16, 1 << 16, 0, NULL);
    require(pipe_end != INVALID_HANDLE_VALUE, "the pipe is made");
    thread = CreateThread(NULL, 0, listen_to_game, NULL, 0, NULL);
    require(thread != NULL, "the listener starts");
    return thread;
}

static void request(uint32_t kind, uint32_t number)
{
    uint32_t message[3];
    DWORD put = 0;
    message[0] = kind;
    message[1] = 4;
    message[2] = number;
    require(WriteFile(pipe_end, message, sizeof message, &put, NULL) && put == sizeof message, "a request is sent");
}

/* The game. */
static uint64_t step;
static uint64_t recorded;

static void play(bst_trace* trace, int objects)
{
    int i;
    ++step;
    if (!bst_frame_begin(trace, step, (double)step / 60.0))
        return;
    for (i = 1; i <= objects; ++i)
        bst_box(trace, (uint64_t)i, i + (double)step, 0, i + 1.5 + (double)step, 1);
    bst_candidate(trace, 1, 2);
    bst_frame_end(trace);
    ++recorded;
}

static uint32_t number_at(LONG place)
{
    uint32_t number;
    memcpy(&number, received + place, 4);
    return number;
}

/* The frames in what was received, which must be whole messages with ascending steps. */
static uint64_t frames_received(void)
{
    uint64_t frames = 0, last = 0, here;
    LONG place = 16;
    require(received_size > 16 && memcmp(received, "BSTRACE\n", 8) == 0, "the preamble comes first");
    require(number_at(place) == 1, "the header comes second");
    while (place < received_size) {
        require(received_size - place >= 8, "no message is cut");
        if (number_at(place) == 2) {
            memcpy(&here, received + place + 8, 8);
            require(here > last, "steps ascend");
            require(frames > 0 || number_at(place + 24) == 1, "the first frame is a keyframe");
            last = here;
            ++frames;
        } else if (number_at(place) == 5) {
            told_paused = (LONG)number_at(place + 8);
        }
        place += 8 + (LONG)number_at(place + 4);
    }
    require(place == received_size, "the last message is whole");
    return frames;
}

static void wait_for_bytes(void)
{
    LONG before;
    do {
        before = received_size;
        Sleep(50);
    } while (received_size != before);
}

int main(void)
{
    bst_settings settings = bst_default_settings();
    bst_trace* trace;
    HANDLE thread;
    DWORD begin;
    int i;
    uint64_t left_out;
    settings.program = "pipe";
    settings.records = BST_CANDIDATES;
    settings.can_pause = 1;
    trace = bst_open_socket("test", &settings);
    require(trace != NULL, "a game opens its pipe before there is a listener");
    for (i = 0; i < 10; ++i)
        play(trace, 4);
    require(bst_attached(trace) == 0, "no listener is attached");

    thread = start_listener();
    for (begin = GetTickCount(); bst_attached(trace) != 1; Sleep(1)) {
        require(GetTickCount() - begin < PATIENCE_MS, "the game attaches");
        recorded = 0;
        play(trace, 4);
    }
    for (i = 0; i < 100; ++i)
        play(trace, 4);
    wait_for_bytes();
    require(frames_received() == recorded, "every frame arrives");

    request(64, 0);
    for (begin = GetTickCount(); bst_poll(trace) == 1; Sleep(1))
        require(GetTickCount() - begin < PATIENCE_MS, "the game pauses");
    wait_for_bytes();
    frames_received();
    require(told_paused == 1, "the game says that it has paused");
    request(66, 3);
    for (i = 0, begin = GetTickCount(); i < 3; Sleep(1)) {
        require(GetTickCount() - begin < PATIENCE_MS, "the game makes three steps");
        i += bst_poll(trace);
    }
    require(bst_poll(trace) == 0, "the game pauses after three steps");
    request(65, 0);
    for (begin = GetTickCount(); bst_poll(trace) == 0; Sleep(1))
        require(GetTickCount() - begin < PATIENCE_MS, "the game continues");

    left_out = bst_dropped(trace);
    reads = 0;
    for (i = 0; i < 100000 && bst_dropped(trace) == left_out; ++i)
        play(trace, 500);
    require(bst_dropped(trace) > left_out, "frames are left out while the listener does not read");
    reads = 1;
    for (begin = GetTickCount(), left_out = bst_dropped(trace); ; Sleep(1)) {
        uint64_t before = recorded;
        require(GetTickCount() - begin < PATIENCE_MS, "frames arrive again");
        play(trace, 4);
        if (recorded > before)
            break;
    }
    for (i = 0; i < 20; ++i) {
        Sleep(1);
        play(trace, 4);
    }
    wait_for_bytes();
    require(frames_received() > 120, "frames arrive after the flood");

    CloseHandle(pipe_end);
    WaitForSingleObject(thread, PATIENCE_MS);
    for (i = 0, begin = GetTickCount(); bst_attached(trace) == 1; Sleep(1)) {
        require(GetTickCount() - begin < PATIENCE_MS, "the game notices that the listener has gone");
        bst_poll(trace);
        play(trace, 4);
    }
    received_size = 0;
    thread = start_listener();
    for (begin = GetTickCount(); bst_attached(trace) != 1; Sleep(1)) {
        require(GetTickCount() - begin < PATIENCE_MS, "the game attaches to the next listener");
        play(trace, 4);
    }
    request(67, 1);
    for (begin = GetTickCount(); bst_attached(trace) == 1; Sleep(1)) {
        require(GetTickCount() - begin < PATIENCE_MS, "the game accepts that it is refused");
        bst_poll(trace);
        if (bst_attached(trace) == 1 && received_size > 0)
            CloseHandle(pipe_end);
    }
    require(bst_attached(trace) == -1, "a refused game knows it");
    bst_close(trace);
    printf("all holds\n");
    return 0;
}
