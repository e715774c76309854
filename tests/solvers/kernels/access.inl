// SPDX-License-Identifier: Apache-2.0
// Test kernels whose counters have a closed form.

/// Each thread of one block moves one element; elements are `stride` apart, from `offset` on.
template <class T>
KS_KERNEL void strided(gptr<const T> from, gptr<T> to, int offset, int stride) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    to[offset + i * stride] = from[offset + i * stride];
}

/// The same through shared memory.
template <class T>
KS_KERNEL void shared_strided(gptr<T> to, int offset, int stride) {
    KS_DYNAMIC_SHARED(T, local, 0);
    const int i = threadIdx.x;
    local[offset + i * stride] = static_cast<T>(i);
    KS_SYNC();
    to[i] = local[offset + i * stride];
}

/// Each block reverses its part in shared memory, `times` times.
KS_KERNEL void reverse(gptr<int> data, int times) {
    KS_SHARED(int, local, 256);
    const int begin = blockIdx.x * blockDim.x;
    KS_FOR(int round = 0; round < times; ++round) {
        local[threadIdx.x] = data[begin + threadIdx.x];
        KS_SYNC();
        data[begin + threadIdx.x] = local[blockDim.x - 1 - threadIdx.x];
        KS_SYNC();
    }
}

/// A row's cell: the maximum of `times` cells to its left.
KS_KERNEL void row(gptr<const int> above, gptr<int> to, int times) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    int best = 0;
    KS_FOR(int k = 0; k < times; ++k) {
        if (KS_IF(k % 64 <= i))
            best = max(best, above[i - k % 64] + k);
    }
    to[i] = best;
}

/// The same from a tile of the row above in shared memory, loaded for every 64 cells: two barriers per tile.
KS_KERNEL void tile(gptr<const int> above, gptr<int> to, int times) {
    KS_SHARED(int, local, 256);
    const int i = blockIdx.x * blockDim.x + threadIdx.x, lane = threadIdx.x;
    int best = 0;
    KS_FOR(int k = 0; k < times; ++k) {
        if (KS_IF(k % 64 == 0)) {
            KS_SYNC();
            local[lane] = above[i];
            KS_SYNC();
        }
        if (KS_IF(k % 64 <= lane))
            best = max(best, local[lane - k % 64] + k);
    }
    to[i] = best;
}

/// In round r only the threads with i mod 8 = r read, each from a different sector: 8 requests of 4 sectors,
/// although every thread reads once.
KS_KERNEL void one_in_eight(gptr<const int> from, gptr<int> to) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    int sum = 0;
    KS_FOR(int round = 0; round < 8; ++round) {
        if (KS_IF(i % 8 == round))
            sum += from[i * 8];
    }
    to[i] = sum;
}

/// From the second round on, eight threads per round leave by break; the last eight by the condition.
KS_KERNEL void leaves_early(gptr<int> to) {
    const int i = threadIdx.x;
    KS_FOR(int round = 0; round < 4; ++round) {
        if (KS_IF(i < 8 * round))
            break;
        to[i] = round;
    }
}

/// Blocks write one word at the same time.
KS_KERNEL void raise_flag(sptr<int> flag) {
    flag[0] = 1;
}

KS_DEVICE int twice(gptr<const int> from, int i) {
    return 2 * from[i];
}

/// Loops of different lengths, left by condition, break and return; a device function called twice.
KS_KERNEL void wander(gptr<const int> from, gptr<int> to, int size) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (KS_IF(i >= size))
        return;
    int sum = KS_CALL(twice(from, i));
    KS_FOR(int a = 0; a < i % 7; ++a) {
        int b = 0;
        KS_LOOP(b < a + i % 3) {
            sum += from[(i + a * b) % size];
            if (KS_IF(sum % 11 == 5))
                break;
            ++b;
        }
        if (KS_IF(sum % 5 == 2))
            continue;
        sum += KS_CALL(twice(from, (i + a) % size));
        if (KS_IF(sum % 97 == 3)) {
            to[i] = -sum;
            return;
        }
    }
    to[i] = sum;
}

KS_KERNELS(access, KS_ENTRY("strided<1>", strided<unsigned char>), KS_ENTRY("strided<2>", strided<unsigned short>),
           KS_ENTRY("strided<4>", strided<int>), KS_ENTRY("strided<8>", strided<long>),
           KS_ENTRY("shared_strided<1>", shared_strided<unsigned char>),
           KS_ENTRY("shared_strided<2>", shared_strided<unsigned short>),
           KS_ENTRY("shared_strided<4>", shared_strided<int>), KS_ENTRY("shared_strided<8>", shared_strided<long>),
           KS_ENTRY("reverse", reverse), KS_ENTRY("row", row), KS_ENTRY("tile", tile), KS_ENTRY("one_in_eight", one_in_eight),
           KS_ENTRY("leaves_early", leaves_early), KS_ENTRY("raise_flag", raise_flag),
           KS_ENTRY("wander", wander))
