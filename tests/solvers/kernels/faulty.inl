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

KS_KERNELS(faulty, KS_ENTRY("reads_beyond", reads_beyond), KS_ENTRY("writes_below", writes_below),
           KS_ENTRY("shared_beyond", shared_beyond), KS_ENTRY("two_barriers", two_barriers),
           KS_ENTRY("barrier_in_a_loop", barrier_in_a_loop), KS_ENTRY("endless", endless),
           KS_ENTRY("misaligned", misaligned))
