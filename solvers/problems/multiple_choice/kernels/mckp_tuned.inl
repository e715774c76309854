// SPDX-License-Identifier: Apache-2.0
// Our exact method. Dominated items are dropped and the others sorted by weight; then one cooperative launch fills many
// rows. A block keeps its tile's results in registers, and the part of the row above that a batch of items reads ("the
// window") in shared memory, where the inner loop costs one 4-byte read and one fused max(a + b, c) per cell-item. The
// limit: 128 bytes of shared memory per clock and SM, 8.3 T cell-items/s on an H200; rows of few items are limited by
// the grid barrier and one access to the L2 cache.

/// Lanes that share the scan of a class per item.
constexpr int mckp_tuned_scanners = 8;
/// Number of items in shared memory at once.
constexpr int mckp_tuned_batch = 1024;

/// Returns the class (from 0) of item k: offsets[class] <= k < offsets[class + 1].
KS_DEVICE int mckp_tuned_class_of(gptr<const int> offsets, int classes, int k) {
    int low = 0, high = classes;
    KS_LOOP(high - low > 1) {
        const int middle = (low + high) / 2;
        if (KS_IF(offsets[middle] <= k))
            low = middle;
        else
            high = middle;
    }
    return low;
}

/// Sets kept[k] = 1 for the items that fit at all and, with `dominance`, that no other item of the class dominates: one
/// of at most its weight and at least its value (of equals the last stays). No row of "weight at most j" changes.
/// Launched with mckp_tuned_scanners threads per item.
template <class Cell>
KS_KERNEL void mckp_tuned_mark(gptr<const int> offsets, int classes, gptr<const int> weights, gptr<const Cell> values,
                               int items, int capacity, int dominance, gptr<int> kept) {
    const int thread = blockIdx.x * blockDim.x + threadIdx.x;
    const int k = thread / mckp_tuned_scanners;
    const int scanner = thread % mckp_tuned_scanners;
    if (KS_IF(k >= items))
        return;
    const int i = KS_CALL(mckp_tuned_class_of(offsets, classes, k));
    const int end = offsets[i + 1];
    const int weight = weights[k];
    const Cell value = values[k];
    const unsigned together = 0xffu << (threadIdx.x % 32 / mckp_tuned_scanners * mckp_tuned_scanners);
    bool stays = weight <= capacity;
    // Most items are dominated by one of the first few items of the scan.
    KS_FOR(int begin = offsets[i]; dominance != 0 && stays && begin < end; begin += mckp_tuned_scanners) {
        const int other = begin + scanner;
        if (KS_IF(other < end)) {
            const int its_weight = weights[other];
            const Cell its_value = values[other];
            const bool better = its_weight < weight || its_value > value || other > k;
            stays = !(its_weight <= weight && its_value >= value && better);
        }
        stays = KS_ALL(together, stays);
    }
    if (KS_IF(scanner == 0))
        kept[k] = stays;
}

/// Writes the kept items of each class, sorted by weight, from its offset on; counts[i] of them (zero before the
/// launch). Launched like mckp_tuned_mark.
template <class Cell>
KS_KERNEL void mckp_tuned_sort(gptr<const int> offsets, int classes, gptr<const int> weights, gptr<const Cell> values,
                               gptr<const int> kept, int items, gptr<int> sorted_weights, gptr<Cell> sorted_values,
                               gptr<int> counts) {
    const int thread = blockIdx.x * blockDim.x + threadIdx.x;
    const int k = thread / mckp_tuned_scanners;
    const int scanner = thread % mckp_tuned_scanners;
    if (KS_IF(k >= items || kept[k] == 0))
        return;
    const int i = KS_CALL(mckp_tuned_class_of(offsets, classes, k));
    const int begin = offsets[i];
    const int end = offsets[i + 1];
    const int weight = weights[k];
    int rank = 0, count = 0;
    KS_FOR(int other = begin + scanner; other < end; other += mckp_tuned_scanners) {
        const int its_weight = weights[other];
        const int stays = kept[other];
        count += stays;
        if (KS_IF(its_weight < weight || (its_weight == weight && other < k)))
            rank += stays;
    }
    const unsigned together = 0xffu << (threadIdx.x % 32 / mckp_tuned_scanners * mckp_tuned_scanners);
    rank = KS_REDUCE_ADD(together, rank);
    count = KS_REDUCE_ADD(together, count);
    if (KS_IF(scanner == 0)) {
        sorted_weights[begin + rank] = weight;
        sorted_values[begin + rank] = values[k];
        if (KS_IF(rank == 0))
            counts[i] = count;
    }
}

/// Copies cells origin.. to origin + count of the row above to the window. Cells outside the row become `nothing`, which
/// is below every cell even after a value is added, so that it never wins against minus infinity.
template <class Cell, class Row, class Window>
KS_DEVICE void mckp_tuned_fill_window(Row above, int columns, int origin, int count, Window window) {
    constexpr Cell nothing = Cell(1) << (sizeof(Cell) * 8 - 1);
    const int threads = blockDim.x;
    // Eight loads are issued before the first result is used, because the latency of the L2 cache dominates short rows.
    KS_FOR(int c = threadIdx.x; c < count; c += 8 * threads) {
        Cell cells_above[8];
        KS_FOR(int u = 0; u < 8; ++u) {
            const int j = origin + c + u * threads;
            cells_above[u] = nothing;
            if (KS_IF(j >= 0 && j < columns))
                cells_above[u] = above[j];
        }
        KS_FOR(int u = 0; u < 8; ++u) {
            const int place = c + u * threads;
            if (KS_IF(place < count))
                window[place] = cells_above[u];
        }
    }
}

/// Reads the four cells from 4 * quad on of shared memory, 16 bytes at a time.
template <class Four>
KS_DEVICE void mckp_tuned_read_four(Four from, int quad, int (&cells)[4]) {
    const int4 four = as<int4>(from)[quad];
    cells[0] = four.x;
    cells[1] = four.y;
    cells[2] = four.z;
    cells[3] = four.w;
}
template <class Four>
KS_DEVICE void mckp_tuned_read_four(Four from, int quad, long (&cells)[4]) {
    const longlong2 low = as<longlong2>(from)[2 * quad];
    const longlong2 high = as<longlong2>(from)[2 * quad + 1];
    cells[0] = low.x;
    cells[1] = low.y;
    cells[2] = high.x;
    cells[3] = high.y;
}

/// Computes rows 1..rows of `table` (columns cells each) from row 0 and the sorted items of `rows` classes. A block
/// computes tiles of `tile` cells: `groups` groups of `tile_warps` warps divide the items; a thread has `cells` cells of
/// the tile, 32 apart. window_cells >= 2 * tile_warps * 32 * cells, and enough for the groups' results; one_window: no
/// two items of a class differ by more than window_cells - tile_warps * 32 * cells in weight. A cooperative launch.
template <class Cell, int cells>
KS_KERNEL void mckp_tuned_rows(gptr<const int> offsets, gptr<const int> counts, gptr<const int> weights,
                               gptr<const Cell> values, sptr<Cell> table, int rows, int columns, int tile, int tile_warps,
                               int groups, int window_cells, int one_window) {
    KS_DYNAMIC_SHARED(int, batch_weights, 0);
    KS_DYNAMIC_SHARED(Cell, batch_values, mckp_tuned_batch * sizeof(int));
    KS_DYNAMIC_SHARED(Cell, window, mckp_tuned_batch * (sizeof(int) + sizeof(Cell)));
    const int span = tile_warps * 32 * cells;
    const int thread = threadIdx.x;
    const int threads = blockDim.x;
    const int group = thread / 32 / tile_warps;
    const int mine = thread / 32 % tile_warps * 32 * cells + thread % 32;

    // Fetches items begin.. of the `count` items from `first` on: as many as share a window and fit the batch, padded to
    // a multiple of four with the last one. Returns their number.
    auto fetch = [&](int first, int count, int begin) {
        int fetched = min(count - begin, mckp_tuned_batch);
        if (KS_IF(one_window == 0)) {
            const int widest = weights[first + begin] + window_cells - span;
            int low = 1, high = fetched + 1; // the first `low` items share a window, the first `high` do not
            KS_LOOP(high - low > 1) {
                const int middle = (low + high) / 2;
                if (KS_IF(weights[first + begin + middle - 1] <= widest))
                    low = middle;
                else
                    high = middle;
            }
            fetched = low;
        }
        KS_FOR(int k = thread; k < (fetched + 3) / 4 * 4; k += threads) {
            const int item = first + begin + min(k, fetched - 1);
            batch_weights[k] = weights[item];
            batch_values[k] = values[item];
        }
        return fetched;
    };

    int first = offsets[0];
    int count = counts[0];
    int fetched = 0;
    if (KS_IF(count > 0))
        fetched = fetch(first, count, 0);
    bool is_fetched = true;
    KS_SYNC();
    KS_FOR(int i = 1; i <= rows; ++i) {
        const auto above = table + static_cast<long>(i - 1) * columns;
        const auto row = table + static_cast<long>(i) * columns;
        const int next = min(i, rows - 1);
        const int next_first = offsets[next];
        const int next_count = counts[next];
        // The next class is loaded while this one is computed.
        const bool is_short = one_window != 0 && next_count > 0 && next_count <= threads;
        int next_weight = 0;
        Cell next_value = 0;
        if (KS_IF(is_short && thread < (next_count + 3) / 4 * 4)) {
            next_weight = weights[next_first + min(thread, next_count - 1)];
            next_value = values[next_first + min(thread, next_count - 1)];
        }
        KS_FOR(int tile_begin = blockIdx.x * tile; tile_begin < columns; tile_begin += gridDim.x * tile) {
            Cell best[cells];
            KS_FOR(int r = 0; r < cells; ++r)
                best[r] = ks::minus_infinity<Cell>;
            KS_FOR(int begin = 0; begin < count; begin += fetched) {
                if (KS_IF(!is_fetched)) {
                    fetched = fetch(first, count, begin);
                    KS_SYNC();
                }
                is_fetched = false;
                const int origin = tile_begin - batch_weights[fetched - 1];
                const int end = tile_begin + span - batch_weights[0] - origin;
                KS_CALL(mckp_tuned_fill_window<Cell>(above, columns, origin, end, window));
                KS_SYNC();
                const int quads = (fetched + 3) / 4;
                const int share = (quads + groups - 1) / groups;
                const int last = min((group + 1) * share, quads);
                KS_FOR(int quad = group * share; quad < last; ++quad) {
                    int four_weights[4];
                    Cell four_values[4];
                    KS_CALL(mckp_tuned_read_four(batch_weights, quad, four_weights));
                    KS_CALL(mckp_tuned_read_four(batch_values, quad, four_values));
                    KS_FOR(int k = 0; k < 4; ++k) {
                        const int place = tile_begin - origin + mine - four_weights[k];
                        KS_FOR(int r = 0; r < cells; ++r)
                            best[r] = max(best[r], window[place + 32 * r] + four_values[k]);
                    }
                }
                KS_SYNC();
            }
            // The groups exchange their results in the memory of the window.
            if (KS_IF(group > 0)) {
                KS_FOR(int r = 0; r < cells; ++r)
                    window[(group - 1) * span + mine + 32 * r] = best[r];
            }
            KS_SYNC();
            if (KS_IF(group == 0)) {
                KS_FOR(int other = 0; other < groups - 1; ++other) {
                    KS_FOR(int r = 0; r < cells; ++r)
                        best[r] = max(best[r], window[other * span + mine + 32 * r]);
                }
                KS_FOR(int r = 0; r < cells; ++r) {
                    const int j = tile_begin + mine + 32 * r;
                    if (KS_IF(mine + 32 * r < tile && j < columns))
                        row[j] = best[r];
                }
            }
            KS_SYNC();
        }
        first = next_first;
        count = next_count;
        if (KS_IF(is_short)) {
            fetched = count;
            if (KS_IF(thread < (count + 3) / 4 * 4)) {
                batch_weights[thread] = next_weight;
                batch_values[thread] = next_value;
            }
        } else if (KS_IF(count > 0)) {
            fetched = fetch(first, count, 0);
        }
        is_fetched = true;
        KS_GRID_SYNC();
    }
}

/// Follows the way back from state[0] = capacity, state[1] = z_rows(capacity) to row 0 of `table`: chosen[i - 1] is the
/// last item of class i that explains the cell, -1 if none does, as in dp::way_back. One block.
template <class Cell>
KS_KERNEL void mckp_tuned_way_back(gptr<const int> offsets, gptr<const int> weights, gptr<const Cell> values,
                                   gptr<const Cell> table, int rows, int columns, gptr<Cell> state, gptr<int> chosen) {
    KS_SHARED(int, found, 1);
    int j = static_cast<int>(state[0]);
    Cell cell = state[1];
    KS_FOR(int i = rows; i > 0; --i) {
        if (KS_IF(threadIdx.x == 0))
            found[0] = -1;
        KS_SYNC();
        const int begin = offsets[i - 1];
        const int items = offsets[i] - begin;
        const auto above = table + static_cast<long>(i - 1) * columns;
        KS_FOR(int k = threadIdx.x; k < items; k += blockDim.x) {
            const int weight = weights[begin + k];
            if (KS_IF(weight <= j)) {
                const Cell before = above[j - weight];
                if (KS_IF(before >= 0 && before + values[begin + k] == cell))
                    KS_ATOMIC_MAX(found[0], k);
            }
        }
        KS_SYNC();
        const int k = found[0];
        if (KS_IF(threadIdx.x == 0))
            chosen[i - 1] = k;
        if (KS_IF(k < 0))
            return;
        cell -= values[begin + k];
        j -= weights[begin + k];
        KS_SYNC(); // all threads have read found
    }
    if (KS_IF(threadIdx.x == 0)) {
        state[0] = j;
        state[1] = cell;
    }
}

KS_KERNELS(mckp_tuned, KS_ENTRY("mark<int32>", mckp_tuned_mark<int>), KS_ENTRY("mark<int64>", mckp_tuned_mark<long>),
           KS_ENTRY("sort<int32>", mckp_tuned_sort<int>), KS_ENTRY("sort<int64>", mckp_tuned_sort<long>),
           KS_ENTRY("rows<int32,4>", mckp_tuned_rows<int, 4>), KS_ENTRY("rows<int32,12>", mckp_tuned_rows<int, 12>),
           KS_ENTRY("rows<int64,4>", mckp_tuned_rows<long, 4>), KS_ENTRY("rows<int64,12>", mckp_tuned_rows<long, 12>),
           KS_ENTRY("way_back<int32>", mckp_tuned_way_back<int>), KS_ENTRY("way_back<int64>", mckp_tuned_way_back<long>))

#ifdef KS_HOST_PART
const Variant& variant_mckp_tuned() {
    static const MckpTuned variant(mckp_tuned_batch, mckp_tuned_scanners);
    return variant;
}
#endif
