// SPDX-License-Identifier: Apache-2.0
// Test kernels that race or read unwritten memory, each with a correct twin.

/// Each thread reads its neighbour's cell; `waits`: after a barrier.
template <bool waits>
KS_KERNEL void neighbour(gptr<int> to) {
    KS_SHARED(int, local, 64);
    const int i = threadIdx.x;
    local[i] = i;
    if (waits)
        KS_SYNC();
    to[i] = local[(i + 1) % 64];
}

/// The same with a warp barrier: enough inside a warp, not enough between two warps.
KS_KERNEL void neighbour_in_warp(gptr<int> to) {
    KS_SHARED(int, local, 64);
    const int i = threadIdx.x;
    local[i] = i;
    KS_SYNC_WARP(~0u);
    to[i] = local[i / 32 * 32 + (i + 1) % 32];
}
KS_KERNEL void neighbour_across_warps(gptr<int> to) {
    KS_SHARED(int, local, 64);
    const int i = threadIdx.x;
    local[i] = i;
    KS_SYNC_WARP(~0u);
    to[i] = local[(i + 32) % 64];
}

/// Groups of eight lanes synchronise; the next eight lanes are not in the group.
KS_KERNEL void neighbour_in_eight(gptr<int> to, int away) {
    KS_SHARED(int, local, 32);
    const int i = threadIdx.x;
    local[i] = i;
    KS_SYNC_WARP(0xffu << (i / 8 * 8));
    to[i] = local[(i / 8 * 8 + away) % 32];
}

/// Adjacent bytes in one word are different places.
KS_KERNEL void bytes_of_a_word(gptr<unsigned char> to) {
    KS_SHARED(unsigned char, local, 64);
    local[threadIdx.x] = static_cast<unsigned char>(threadIdx.x);
    to[threadIdx.x] = local[threadIdx.x];
}
/// Four bytes written together overlap those of three other threads.
KS_KERNEL void word_over_bytes(gptr<unsigned char> to) {
    to[threadIdx.x] = 1;
    if (KS_IF(threadIdx.x == 2))
        as<int>(to)[0] = 0x07070707;
}

/// All threads store to one word: the same value, or different values.
KS_KERNEL void one_word(gptr<int> to, int apart) {
    to[0] = 5 + apart * (blockIdx.x * blockDim.x + threadIdx.x);
}

/// Block 1 reads what block 0 writes.
KS_KERNEL void other_block(gptr<int> data) {
    if (KS_IF(blockIdx.x == 0))
        data[threadIdx.x] = 1;
    else
        data[32 + threadIdx.x] = data[threadIdx.x];
}

/// All threads read, then one writes.
KS_KERNEL void read_then_written(gptr<int> data, gptr<int> to) {
    to[threadIdx.x] = data[0];
    if (KS_IF(threadIdx.x == 9))
        data[0] = 3;
}

/// A word is set to zero and counted up at the same time; `waits`: the zero comes first.
template <bool waits>
KS_KERNEL void counts(gptr<int> to) {
    KS_SHARED(int, count, 1);
    if (KS_IF(threadIdx.x == 0))
        count[0] = 0;
    if (waits)
        KS_SYNC();
    KS_ATOMIC_ADD(count[0], 1);
    KS_SYNC();
    if (KS_IF(threadIdx.x == 0))
        to[blockIdx.x] = count[0];
}

/// Block 0 writes a word and raises a flag, block 1 reads it; with fences on both sides, one or none.
template <bool releases, bool acquires>
KS_KERNEL void message(sptr<int> data, vptr<int> flag) {
    if (KS_IF(threadIdx.x != 0))
        return;
    if (KS_IF(blockIdx.x == 0)) {
        data[0] = 17;
        if (releases)
            KS_FENCE();
        flag[0] = 1;
    } else {
        KS_SPIN(flag[0] == 0) {
        }
        if (acquires)
            KS_FENCE();
        data[blockIdx.x] = data[0];
    }
}

/// The whole block writes words, one thread raises the flag, one thread of the other block waits for it, all
/// of that block read. `writer`, `reader`: a barrier between the two steps of a block.
template <bool writer, bool reader>
KS_KERNEL void message_of_a_block(sptr<int> data, vptr<int> flag) {
    const int i = threadIdx.x, size = blockDim.x;
    if (KS_IF(blockIdx.x == 0)) {
        data[i] = i + 1;
        if (writer)
            KS_SYNC();
        if (KS_IF(i == size - 1)) {
            KS_FENCE();
            KS_ATOMIC_ADD(flag[0], 1);
        }
    } else {
        if (KS_IF(i == 0)) {
            KS_SPIN(flag[0] == 0) {
            }
            KS_FENCE();
        }
        if (reader)
            KS_SYNC();
        data[size + i] = data[size - 1 - i];
    }
}

/// The block that arrives last adds what all blocks have written.
KS_KERNEL void last_block_adds(sptr<int> parts, vptr<int> arrived, gptr<int> to) {
    KS_SHARED(int, is_last, 1);
    const int i = threadIdx.x, blocks = gridDim.x;
    parts[blockIdx.x * blockDim.x + i] = i;
    KS_SYNC();
    if (KS_IF(i == 0)) {
        KS_FENCE();
        is_last[0] = KS_ATOMIC_ADD(arrived[0], 1) == blocks - 1;
        KS_FENCE();
    }
    KS_SYNC();
    if (KS_IF(is_last[0] != 0)) {
        int sum = 0;
        KS_FOR(int b = 0; b < blocks; ++b) {
            sum += parts[b * blockDim.x + i];
        }
        to[i] = sum;
    }
}

/// A row of each block, read by the next block after the grid barrier; `waits`: with it.
template <bool waits>
KS_KERNEL void rows_of_a_grid(sptr<int> rows) {
    const int i = threadIdx.x, size = blockDim.x, blocks = gridDim.x;
    rows[blockIdx.x * size + i] = 1;
    if (waits)
        KS_GRID_SYNC();
    rows[(blocks + blockIdx.x) * size + i] = rows[(blockIdx.x + 1) % blocks * size + i];
}

/// Reads memory that was never written: shared and global.
KS_KERNEL void unwritten_shared(gptr<int> to) {
    KS_SHARED(int, local, 64);
    if (KS_IF(threadIdx.x < 40))
        local[threadIdx.x] = 1;
    KS_SYNC();
    to[threadIdx.x] = local[threadIdx.x];
}
KS_KERNEL void unwritten_global(gptr<const int> from, gptr<int> to) {
    to[threadIdx.x] = from[threadIdx.x];
}

/// Each thread adds its left neighbour's cell to its own: the result depends on the order.
KS_KERNEL void shifts(gptr<int> row) {
    const int i = threadIdx.x;
    const int left = i > 0 ? row[i - 1] : 0;
    row[i] = left + 1;
}

KS_KERNELS(unordered, KS_ENTRY("shifts", shifts), KS_ENTRY("neighbour<false>", neighbour<false>), KS_ENTRY("neighbour<true>", neighbour<true>),
           KS_ENTRY("neighbour_in_warp", neighbour_in_warp), KS_ENTRY("neighbour_across_warps", neighbour_across_warps),
           KS_ENTRY("neighbour_in_eight", neighbour_in_eight), KS_ENTRY("bytes_of_a_word", bytes_of_a_word),
           KS_ENTRY("word_over_bytes", word_over_bytes), KS_ENTRY("one_word", one_word),
           KS_ENTRY("other_block", other_block), KS_ENTRY("read_then_written", read_then_written),
           KS_ENTRY("counts<false>", counts<false>), KS_ENTRY("counts<true>", counts<true>),
           KS_ENTRY("message<true,true>", message<true, true>), KS_ENTRY("message<false,true>", message<false, true>),
           KS_ENTRY("message<true,false>", message<true, false>),
           KS_ENTRY("message_of_a_block<true,true>", message_of_a_block<true, true>),
           KS_ENTRY("message_of_a_block<false,true>", message_of_a_block<false, true>),
           KS_ENTRY("message_of_a_block<true,false>", message_of_a_block<true, false>),
           KS_ENTRY("last_block_adds", last_block_adds), KS_ENTRY("rows_of_a_grid<true>", rows_of_a_grid<true>),
           KS_ENTRY("rows_of_a_grid<false>", rows_of_a_grid<false>), KS_ENTRY("unwritten_shared", unwritten_shared),
           KS_ENTRY("unwritten_global", unwritten_global))
