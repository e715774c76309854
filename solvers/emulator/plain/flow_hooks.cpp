// SPDX-License-Identifier: Apache-2.0
#include "solvers/emulator/engine/warp_runner.h"
#include "solvers/emulator/plain/access.h"
#include "solvers/emulator/plain/hooks.h"

namespace ks::plain {

namespace {

using emulator::Event;
using emulator::Memory;
using emulator::Op;
using emulator::running;

/// Bytes of a lane's stack that stay free at a call: for the local variables of the function that is called
/// (app/own/instrument/stack.cpp), and for the sentence about a fault.
constexpr std::size_t reserved_stack = (16 + 12) * 1024;

template <Op op>
void mark_hook(const Site* site) {
    emulator::record(location_of(site), op, Memory::none, 0, 0);
}

void leave_if_stopped() {
    if (running.stop->load(std::memory_order_relaxed))
        emulator::leave_launch();
}

void branch_hook(std::uint32_t taken, const Site* site) {
    emulator::record(location_of(site), Op::branch, Memory::none, 0, taken != 0 ? Event::taken : 0);
}
/// `way` is the number of the successor; 0 is the default.
void switch_hook(std::uint32_t way, const Site* site) {
    emulator::record(location_of(site), Op::branch, Memory::none, 0, (way != 0 ? Event::taken : 0) | way);
}
void loop_next_hook(const Site* site) {
    leave_if_stopped();
    mark_hook<Op::loop_next>(site);
}

/// State of a loop that waits for other lanes; the loop's function holds it on its stack.
struct Spin {
    std::uint64_t outermost, rounds;
};
void spin_enter_hook(Spin* spin) {
    *spin = {.outermost = !running.spins, .rounds = 0};
    if (spin->outermost == 0)
        return;
    running.spins = true;
    running.paused = running.next;
    running.next = nullptr;
}
void spin_wait_hook(Spin* spin, const Site* site) {
    ++spin->rounds;
    leave_if_stopped();
    emulator::switch_fiber(emulator::wait_for(emulator::Wait::spin, location_of(site)));
    emulator::see_fences();
}
void spin_leave_hook(Spin* spin, const Site* site) {
    if (spin->outermost == 0)
        return;
    running.spins = false;
    running.changed = true;
    running.next = running.paused;
    emulator::record(location_of(site), Op::spin, Memory::none, 0, spin->rounds);
}

/// Bytes of the running lane's stack below this function.
std::uint64_t stack_left() {
    return reinterpret_cast<std::uint64_t>(__builtin_frame_address(0)) -
           reinterpret_cast<std::uint64_t>(running.runner->stack().data());
}

/// A local variable of `count` elements is about to be made.
void stack_room_hook(std::uint64_t count, std::uint64_t element, const Site* site) {
    const std::uint64_t left = stack_left();
    if (left < reserved_stack || count > (left - reserved_stack) / element)
        running.runner->fault_stack(location_of(site));
}

void call_enter_hook(const Site* site) {
    if (stack_left() < reserved_stack)
        running.runner->fault_stack(location_of(site));
    mark_hook<Op::call_enter>(site);
}

/// The value that was assigned to a local, as the bits of an integer or of a double.
void watch_hook(const char* name, std::int64_t value, const Site* site) {
    if (!in_window())
        return;
    const emulator::SourceLocation at = location_of(site);
    running.window->name(Event::code(at, Op::watch), name);
    if ((site->flags & site_floating) != 0)
        emulator::keep_in_window(std::bit_cast<double>(value));
    else
        emulator::keep_in_window(value);
    emulator::record(at, Op::watch, Memory::none, 0, 0);
}

} // namespace

std::span<const Hook> flow_hooks() {
    static const Hook all[] = {
        hook<&branch_hook>("ks_branch"),
        hook<&switch_hook>("ks_switch"),
        hook<&leave_if_stopped>("ks_poll"),
        hook<&mark_hook<Op::loop_enter>>("ks_loop_enter"),
        hook<&loop_next_hook>("ks_loop_next"),
        hook<&mark_hook<Op::loop_leave>>("ks_loop_leave"),
        hook<&mark_hook<Op::loop_break>>("ks_loop_break"),
        hook<&spin_enter_hook>("ks_spin_enter"),
        hook<&spin_wait_hook>("ks_spin_wait"),
        hook<&spin_leave_hook>("ks_spin_leave"),
        hook<&stack_room_hook>("ks_stack_room"),
        hook<&call_enter_hook>("ks_call_enter"),
        hook<&mark_hook<Op::call_leave>>("ks_call_leave"),
        hook<&watch_hook>("ks_watch"),
    };
    return all;
}

} // namespace ks::plain
