// SPDX-License-Identifier: Apache-2.0
// Test kernels whose lane windows can be written down by hand.

/// Lanes diverge at a branch and converge again.
KS_KERNEL void parts(gptr<const int> from, gptr<int> to) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    int x = from[i];
    KS_WATCH(x);
    if (KS_IF(i % 2 == 0))
        x += from[i + 1];
    else
        x -= 100;
    to[i] = x;
    KS_WATCH(x);
}

/// Lane i runs i % 3 iterations.
KS_KERNEL void rounds(gptr<int> to, int times) {
    const int i = threadIdx.x;
    int sum = 0;
    KS_FOR(int turn = 0; turn < times * (i % 3); ++turn) {
        sum += turn;
        to[i] = sum;
    }
    KS_SYNC();
}

/// Every type of value that a lane can have.
KS_KERNEL void values(gptr<const int> from, gptr<int> to, sptr<int> count, gptr<const signed char> bytes,
                      gptr<const unsigned long long> words) {
    KS_SHARED(int, local, 32);
    const int i = threadIdx.x;
    const int4 four = as<const int4>(from)[i];
    const long long small = bytes[i];
    const unsigned long long large = words[i];
    KS_WATCH(large);
    const int before = KS_ATOMIC_ADD(count[0], 2);
    local[i] = -i;
    KS_SYNC();
    const int other = local[31 - i];
    to[i] = KS_SHUFFLE_XOR(~0u, other, 1) + four.x + before + static_cast<int>(small + large);
}

KS_KERNELS(watched, KS_ENTRY("parts", parts), KS_ENTRY("rounds", rounds), KS_ENTRY("values", values))
