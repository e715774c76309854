// SPDX-License-Identifier: Apache-2.0
// CUDA-SYNC (thesis, Section 4.4, Algorithm 4.5): one launch for the whole table. Between rows the blocks meet at a
// barrier in this kernel; its fences are ours, the thesis does not mention them. While the last warp of a block waits
// there (S, phase G of Table 4.1), the others fetch the next class (F, phase M).

/// Computes rows 1..rows of `table` (capacity + 1 cells each) from row 0 and the items of `rows` classes, class
/// after class from offsets[0] on. `chunk` items fit shared memory at once; a cell of a larger class waits in its
/// row for the next round. stretch > 0: a block computes that many neighbouring cells, so that every SM has equal
/// work and finds its row above in its L1 cache. 0: a thread computes the cells j, j + threads, j + 2 threads ... as
/// in the thesis. All blocks must be resident at once. `arrived` is one counter; `rows` * gridDim.x must not
/// overflow it. whole_grid: uses the barrier of cooperative groups instead. cells: how many cells a thread computes
/// at a time.
template <class Cell, bool whole_grid, int cells>
KS_KERNEL void mckp_sync_rows(gptr<const int> offsets, gptr<const int> weights, gptr<const Cell> values,
                              sptr<Cell> table, int rows, int chunk, int capacity, int stretch, vptr<unsigned> arrived) {
    KS_DYNAMIC_SHARED(Cell, local_values, 0);
    KS_DYNAMIC_SHARED(int, local_weights, chunk * sizeof(Cell));
    // In a stretch all rounds have equal lengths in whole warps, and their number is a multiple of `cells`.
    const int block = blockDim.x;
    const int thread = threadIdx.x;
    const int rounds = (stretch + cells * block - 1) / (cells * block) * cells;
    const int step = stretch > 0 ? (stretch + 32 * rounds - 1) / (32 * rounds) * 32 : gridDim.x * block;
    const int cells_begin = blockIdx.x * (stretch > 0 ? stretch : block);
    const int cells_end = stretch > 0 ? min(cells_begin + stretch, capacity + 1) : capacity + 1;
    const int cells_first = thread < step ? cells_begin + thread : cells_end;
    const bool is_alone = block == 32; // the only warp of the block first waits and then fetches
    const bool waits = thread / 32 == block / 32 - 1;
    const int fetchers = is_alone ? 32 : block - 32;
    int begin = offsets[0];
    KS_FOR(int i = 1; i <= rows; ++i) {
        const auto above = table + static_cast<long>(i - 1) * (capacity + 1);
        const auto row = table + static_cast<long>(i) * (capacity + 1);
        const int items = offsets[i] - begin;
        KS_FOR(int first = 0; first < items; first += chunk) {
            const int count = min(chunk, items - first);
            if (KS_IF(first > 0 || i == 1)) {
                KS_SYNC(); // the slowest thread has read the previous chunk
                KS_FOR(int k = thread; k < count; k += block) {
                    local_values[k] = values[begin + first + k];
                    local_weights[k] = weights[begin + first + k];
                }
            }
            KS_SYNC(); // L1
            // Several cells at a time: an item is read from shared memory once for all, and their reads of the row above
            // overlap. Missing cells are replaced by the first one.
            KS_FOR(int j = cells_first; j < cells_end; j += cells * step) {
                int cell[cells];
                Cell best[cells];
                KS_FOR(int r = 0; r < cells; ++r) {
                    cell[r] = j + r * step < cells_end ? j + r * step : j;
                    best[r] = ks::minus_infinity<Cell>;
                    if (KS_IF(first > 0))
                        best[r] = row[cell[r]];
                }
                KS_FOR(int k = 0; k < count; ++k) {
                    const int weight = local_weights[k];
                    if constexpr (cells == 1) {
                        if (KS_IF(weight <= cell[0]))
                            best[0] = max(best[0], above[cell[0] - weight] + local_values[k]);
                    } else {
                        const Cell value = local_values[k];
                        KS_FOR(int r = 0; r < cells; ++r) {
                            if (KS_IF(weight <= cell[r]))
                                best[r] = max(best[r], above[cell[r] - weight] + value);
                        }
                    }
                }
                KS_FOR(int r = 0; r < cells; ++r) {
                    if (KS_IF(j + r * step < cells_end))
                        row[cell[r]] = best[r];
                }
            }
        }
        if (KS_IF(i == rows))
            return;
        if (KS_IF(whole_grid)) {
            KS_GRID_SYNC(); // L2 and G; no warp can fetch meanwhile
        } else {
            KS_SYNC(); // L2
            if (KS_IF(waits && thread % 32 == 0)) {
                // The barrier's fences put this block's cells before its arrival, and the others' cells, which were
                // written before their arrival, before the reads that follow L1. So plain loads see them.
                KS_FENCE();
                KS_ATOMIC_ADD(arrived[0], 1u);
                KS_SPIN(arrived[0] < gridDim.x * static_cast<unsigned>(i));
                KS_FENCE();
            }
        }
        begin += items;
        if (KS_IF(whole_grid || is_alone || !waits)) {
            const int next = min(chunk, offsets[i + 1] - begin);
            const int those = whole_grid ? block : fetchers;
            KS_FOR(int k = thread; k < next; k += those) {
                local_values[k] = values[begin + k];
                local_weights[k] = weights[begin + k];
            }
        }
    }
}

KS_KERNELS(mckp_sync, KS_ENTRY("rows<int32,atomic,1>", mckp_sync_rows<int, false, 1>),
           KS_ENTRY("rows<int32,atomic,3>", mckp_sync_rows<int, false, 3>),
           KS_ENTRY("rows<int32,grid,1>", mckp_sync_rows<int, true, 1>),
           KS_ENTRY("rows<int32,grid,3>", mckp_sync_rows<int, true, 3>),
           KS_ENTRY("rows<int64,atomic,1>", mckp_sync_rows<long, false, 1>),
           KS_ENTRY("rows<int64,atomic,3>", mckp_sync_rows<long, false, 3>),
           KS_ENTRY("rows<int64,grid,1>", mckp_sync_rows<long, true, 1>),
           KS_ENTRY("rows<int64,grid,3>", mckp_sync_rows<long, true, 3>))

#ifdef KS_HOST_PART
const Variant& variant_mckp_sync() {
    static const auto variant = mckp_sync();
    return variant;
}
#endif
