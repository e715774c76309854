// SPDX-License-Identifier: Apache-2.0
// Test kernels that are broken on purpose.

KS_KERNEL void reads_beyond(gptr<const int> from, gptr<int> to) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    to[i] = from[i + 1];
}

KS_KERNEL void writes_below(gptr<int> to) {
    const int i = threadIdx.x;
    to[i - 3] = i;
}

KS_KERNEL void shared_beyond(gptr<int> to) {
    KS_SHARED(int, corner, 8);
    corner[threadIdx.x] = 1;
    to[threadIdx.x] = 1;
}

KS_KERNEL void two_barriers(gptr<int> to) {
    if (KS_IF(threadIdx.x < 32)) {
        KS_SYNC();
    } else {
        KS_SYNC();
    }
    to[threadIdx.x] = 1;
}

/// Half of a warp waits inside a loop that the other half has left.
KS_KERNEL void barrier_in_a_loop(gptr<int> to) {
    KS_FOR(int i = 0; i < static_cast<int>(threadIdx.x % 2); ++i) {
        KS_SYNC();
    }
    KS_SYNC();
    to[threadIdx.x] = 1;
}

KS_KERNEL void endless(sptr<const int> flag, gptr<int> to) {
    KS_LOOP(flag[0] == 0) {
    }
    to[0] = 1;
}

KS_KERNEL void misaligned(gptr<int> to) {
    KS_DYNAMIC_SHARED(long, halves, 4);
    halves[0] = 1;
    to[0] = 1;
}

/// The first half also waits for lane 16, which calls with another mask.
KS_KERNEL void masks_differ(gptr<int> to) {
    const int i = threadIdx.x;
    int sum = i;
    if (KS_IF(i < 16))
        sum += KS_SHUFFLE(0x0001ffffu, sum, 0);
    else
        sum += KS_SHUFFLE(~0u, sum, 0);
    to[i] = sum;
}

KS_KERNEL void leaves_itself_out(gptr<int> to) {
    KS_SYNC_WARP(0xfffffffeu);
    to[threadIdx.x] = 1;
}

/// Lane 3 goes to the block's barrier instead.
KS_KERNEL void one_at_the_barrier(gptr<int> to) {
    if (KS_IF(threadIdx.x == 3)) {
        KS_SYNC();
    } else {
        to[threadIdx.x] = KS_BALLOT(~0u, threadIdx.x < 5);
        KS_SYNC();
    }
}

/// No thread raises the flag, and the others wait at the barrier.
KS_KERNEL void never_reached(vptr<int> flag) {
    if (KS_IF(threadIdx.x == 40)) {
        KS_SPIN(flag[0] == 0) {
        }
    }
    KS_SYNC();
}

/// Blocks count themselves and wait for all; blocks that cannot start never arrive.
KS_KERNEL void waits_for_all(vptr<int> arrived) {
    if (KS_IF(threadIdx.x == 0)) {
        KS_ATOMIC_ADD(arrived[0], 1);
        KS_SPIN(arrived[0] < static_cast<int>(gridDim.x)) {
        }
    }
    KS_SYNC();
}

KS_KERNEL void meets_the_grid(gptr<int> to) {
    to[0] = 1;
    KS_GRID_SYNC();
}

/// One block does not arrive.
KS_KERNEL void all_but_one(gptr<int> to) {
    if (KS_IF(blockIdx.x == 2))
        return;
    KS_GRID_SYNC();
    to[0] = 1;
}

/// It always makes a change, so it is not a deadlock: only a stop request ends it.
KS_KERNEL void restless(vptr<int> flag) {
    KS_SPIN(KS_ATOMIC_ADD(flag[0], 1) != -1) {
    }
}

KS_KERNEL void wide_off_alignment(gptr<const int> from, gptr<int> to) {
    to[threadIdx.x] = as<const int4>(from + 1)[threadIdx.x].x;
}

KS_KERNELS(faulty, KS_ENTRY("masks_differ", masks_differ), KS_ENTRY("leaves_itself_out", leaves_itself_out),
           KS_ENTRY("one_at_the_barrier", one_at_the_barrier), KS_ENTRY("never_reached", never_reached),
           KS_ENTRY("waits_for_all", waits_for_all), KS_ENTRY("meets_the_grid", meets_the_grid),
           KS_ENTRY("all_but_one", all_but_one), KS_ENTRY("restless", restless),
           KS_ENTRY("wide_off_alignment", wide_off_alignment), KS_ENTRY("reads_beyond", reads_beyond),
           KS_ENTRY("writes_below", writes_below),
           KS_ENTRY("shared_beyond", shared_beyond), KS_ENTRY("two_barriers", two_barriers),
           KS_ENTRY("barrier_in_a_loop", barrier_in_a_loop), KS_ENTRY("endless", endless),
           KS_ENTRY("misaligned", misaligned))
