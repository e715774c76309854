// SPDX-License-Identifier: Apache-2.0
// Our exact method. All numbers are integers: a cell is the gain over the common denominator, shifted left by a few bits
// that hold the number of its choice, so one fused max(a + b, c) computes the cell, its choice and ties at once. Row i is
// for "cost at most j" and ends where the most expensive choices of tasks 1..i end. So rows are short at the beginning,
// cells never decrease along a row, and the points of the front are where the last row rises. Of most rows only the choices
// are kept, one or two bytes per cell, and the ways back of all points are followed at once.
//
// The limits: 128 bytes of shared memory per clock and SM, one word per cell and choice, 8.2 T words per second on an H200;
// or the L2 cache if choices reach further than tiles; then one grid barrier per row. For 100 tasks of 100 choices with a
// total cost of 759,431 that is 3.1 * 10^9 words or 0.38 ms, 0.11 ms of barriers, 34 MB of choices written, and for 562,376
// points 225 MB of choices over the bus. docs/measurements.md has the measurements.

/// Number of choices in shared memory at once.
constexpr int instruction_set_tuned_batch = 512;
/// Cells of the last row that a warp scans for points.
constexpr int instruction_set_tuned_stretch = 1024;

/// Reads the four cells from 4 * quad on, 16 bytes at a time.
template <class Four>
KS_DEVICE void instruction_set_tuned_read_four(Four from, int quad, int (&cells)[4]) {
    const int4 four = as<int4>(from)[quad];
    cells[0] = four.x;
    cells[1] = four.y;
    cells[2] = four.z;
    cells[3] = four.w;
}
template <class Four>
KS_DEVICE void instruction_set_tuned_read_four(Four from, int quad, long (&cells)[4]) {
    const longlong2 low = as<longlong2>(from)[2 * quad];
    const longlong2 high = as<longlong2>(from)[2 * quad + 1];
    cells[0] = low.x;
    cells[1] = low.y;
    cells[2] = high.x;
    cells[3] = high.y;
}

template <class Four>
KS_DEVICE void instruction_set_tuned_write_four(Four to, int quad, const int (&cells)[4]) {
    as<int4>(to)[quad] = int4{cells[0], cells[1], cells[2], cells[3]};
}
template <class Four>
KS_DEVICE void instruction_set_tuned_write_four(Four to, int quad, const long (&cells)[4]) {
    as<longlong2>(to)[2 * quad] = longlong2{cells[0], cells[1]};
    as<longlong2>(to)[2 * quad + 1] = longlong2{cells[2], cells[3]};
}

/// Copies cells 4 * first.. to 4 * (first + quads) of the row above, which ends at column `last`, to the window without
/// their choices, 16 bytes (for 64-bit cells 32) at a time. Beyond the row's end a budget buys as much as the last cell;
/// below 0 the value is `nothing`, which never wins against a cell.
template <class Cell, class Row, class Window>
KS_DEVICE void instruction_set_tuned_fill_window(Row above, int last, int first, int quads, Cell low, Window window) {
    constexpr Cell nothing = Cell(1) << (sizeof(Cell) * 8 - 1);
    constexpr int flight = 2; // quads in flight at once; three are not faster and cost registers, hence warps
    const int threads = blockDim.x;
    KS_FOR(int begin = threadIdx.x; begin < quads; begin += flight * threads) {
        Cell cells[flight][4];
        KS_FOR(int u = 0; u < flight; ++u) {
            const int quad = first + begin + u * threads;
            const bool is_asked = begin + u * threads < quads;
            KS_FOR(int c = 0; c < 4; ++c)
                cells[u][c] = nothing;
            if (KS_IF(is_asked && quad >= 0 && 4 * quad + 3 <= last)) {
                KS_CALL(instruction_set_tuned_read_four(above, quad, cells[u]));
            } else if (KS_IF(is_asked && quad >= 0)) {
                KS_FOR(int c = 0; c < 4; ++c) { // cells beyond the end read the last cell
                    if (KS_IF(c == 0 || 4 * quad + c <= last))
                        cells[u][c] = above[min(4 * quad + c, last)];
                    else
                        cells[u][c] = cells[u][c - 1];
                }
            }
        }
        KS_FOR(int u = 0; u < flight; ++u) {
            KS_FOR(int c = 0; c < 4; ++c)
                cells[u][c] &= ~low;
            if (KS_IF(begin + u * threads < quads))
                KS_CALL(instruction_set_tuned_write_four(window, begin + u * threads, cells[u]));
        }
    }
}

/// The eight integers of a row: its last column; warps per tile; its batches from .. to; how many blocks share a tile;
/// offset of its cells and, unless blocks share its tiles, of its choices, in units of four. A division takes a warp
/// about forty instructions, so inverses are included: 2^16 / warps + 1, above the warps, and 2^32 / sharers + 1.
struct instruction_set_tuned_row {
    int last, tile, batch, batches_end, sharers, per_sharers, cells, choices;
};
KS_DEVICE instruction_set_tuned_row instruction_set_tuned_row_at(gptr<const int> facts, int i) {
    const int4 one = as<const int4>(facts)[2 * i];
    const int4 two = as<const int4>(facts)[2 * i + 1];
    return {one.x, one.y, one.z, one.w, two.x, two.y, two.z, two.w};
}
/// Returns number / sharers, for numbers below 2^32 / sharers.
KS_DEVICE int instruction_set_tuned_per_sharers(int number, const instruction_set_tuned_row& row) {
    if (KS_IF(row.sharers == 1))
        return number;
    return static_cast<int>(static_cast<unsigned long>(number) * static_cast<unsigned>(row.per_sharers) >> 32);
}

/// Returns the first batch of a row that this block processes.
KS_DEVICE int instruction_set_tuned_first_batch(const instruction_set_tuned_row& row) {
    const int tile = KS_CALL(instruction_set_tuned_per_sharers(blockIdx.x, row));
    return row.batch + blockIdx.x - tile * row.sharers;
}

/// Computes row 1, which needs no maximum: budget j buys the most expensive choice that it can pay. Clears row 2 if
/// blocks share its tiles. One thread per column of rows 1 and 2.
template <class Cell, class Choice>
KS_KERNEL void instruction_set_tuned_begin(gptr<const int> facts, gptr<const int> ends, gptr<const int> costs,
                                           gptr<const Cell> values, gptr<Cell> cells_of_rows, gptr<Choice> choices,
                                           int rows) {
    const int j = blockIdx.x * blockDim.x + threadIdx.x;
    const instruction_set_tuned_row row = KS_CALL(instruction_set_tuned_row_at(facts, 1));
    const instruction_set_tuned_row next = KS_CALL(instruction_set_tuned_row_at(facts, min(2, rows)));
    if (KS_IF(next.sharers > 1 && j <= next.last))
        cells_of_rows[4L * next.cells + j] = 0;
    if (KS_IF(j > row.last))
        return;
    const int begin = ends[row.batch];
    int payable = begin; // a choice that budget j can pay; it cannot pay choice `beyond`
    int beyond = ends[row.batches_end];
    KS_LOOP(beyond - payable > 1) {
        const int middle = (payable + beyond) / 2;
        if (KS_IF(costs[middle] <= j))
            payable = middle;
        else
            beyond = middle;
    }
    cells_of_rows[4L * row.cells + j] = values[payable];
    choices[4L * row.choices + j] = static_cast<Choice>(payable - begin);
}

/// Computes rows first + 1 .. last_row, each from the row before; facts[8 i] .. describe row i. A cell is a gain shifted
/// left and, in the bits of `low`, the number of its choice; a choice's value has the same form. A task's first choice,
/// number 0, is nothing: cost and gain 0. Batch b has the choices ends[b] .. ends[b + 1] - 1, by cost: at most
/// instruction_set_tuned_batch and one per thread. Their costs differ by at most the cells that fit shared memory together
/// with a tile.
///
/// A tile has warps * 32 * cells cells; a thread has `cells` of them, 32 apart. Groups of `warps` warps divide a block's
/// choices; warps outside complete groups only fetch. If choices reach far beyond a tile, its batches are divided among
/// several blocks: tiles are larger and each block's choices reach less far, so less is fetched. Their results are combined
/// in the row, which was cleared during the row before; its choices stay in its cells. Row first + 1 is only shared if it
/// is row 2. The first batch of the next row is loaded while a row is computed. A cooperative launch.
template <class Cell, class Choice, int cells>
KS_KERNEL void instruction_set_tuned_rows(gptr<const int> facts, gptr<const int> ends, gptr<const int> costs,
                                          gptr<const Cell> values, sptr<Cell> cells_of_rows, gptr<Choice> choices,
                                          int first, int last_row, Cell low) {
    constexpr int batch = instruction_set_tuned_batch;
    KS_DYNAMIC_SHARED(int, batch_costs, 0);
    KS_DYNAMIC_SHARED(Cell, batch_values, batch * sizeof(int));
    KS_DYNAMIC_SHARED(Cell, window, batch * (sizeof(int) + sizeof(Cell)));
    const int thread = threadIdx.x;
    const int threads = blockDim.x;

    /// Stores one choice per thread to shared memory, padded to a multiple of four with the last choice.
    auto keep = [&](int count, int cost, Cell value) {
        if (KS_IF(thread < (count + 3) / 4 * 4)) {
            batch_costs[thread] = cost;
            batch_values[thread] = value;
        }
    };

    const instruction_set_tuned_row before = KS_CALL(instruction_set_tuned_row_at(facts, first));
    instruction_set_tuned_row here = KS_CALL(instruction_set_tuned_row_at(facts, first + 1));
    instruction_set_tuned_row next = KS_CALL(instruction_set_tuned_row_at(facts, min(first + 2, last_row)));
    int last_above = before.last;
    int place_above = before.cells;
    // Of the block's first batch in the row: the number of choices, and this thread's choice.
    const int batch_here = KS_CALL(instruction_set_tuned_first_batch(here));
    const int begin_here = ends[batch_here];
    int own_count = ends[batch_here + 1] - begin_here;
    int own_cost = 0;
    Cell own_value = 0;
    if (KS_IF(thread < (own_count + 3) / 4 * 4)) {
        own_cost = costs[begin_here + min(thread, own_count - 1)];
        own_value = values[begin_here + min(thread, own_count - 1)];
    }
    KS_FOR(int i = first + 1; i <= last_row; ++i) {
        const auto above = cells_of_rows + 4L * place_above;
        const auto row = cells_of_rows + 4L * here.cells;
        const int warps = here.tile & 255;
        const int groups = threads / 32 * (here.tile >> 8) >> 16;
        const int group = thread / 32 * (here.tile >> 8) >> 16;
        const int span = warps * 32 * cells;
        const int mine = (thread / 32 - group * warps) * 32 * cells + thread % 32;
        keep(own_count, own_cost, own_value);
        const int next_batch = KS_CALL(instruction_set_tuned_first_batch(next));
        const int next_begin = ends[next_batch];
        const int next_end = ends[next_batch + 1];
        if (KS_IF(next.sharers > 1 && i < last_row)) {
            const auto cleared = cells_of_rows + 4L * next.cells;
            KS_FOR(int j = blockIdx.x * threads + thread; j <= next.last; j += gridDim.x * threads)
                cleared[j] = 0;
        }
        KS_SYNC();

        /// The best of this block's choices for column j.
        auto put = [&](int j, Cell cell) {
            if (KS_IF(j <= here.last && here.sharers == 1)) {
                row[j] = cell;
                choices[4L * here.choices + j] = static_cast<Choice>(cell & low);
            } else if (KS_IF(j <= here.last && cell > 0)) {
                KS_ATOMIC_MAX(row[j], cell);
            }
        };
        bool is_first = true; // whether the block's first batch is in shared memory
        KS_FOR(int unit = blockIdx.x;; unit += gridDim.x) {
            const int tile = KS_CALL(instruction_set_tuned_per_sharers(unit, here));
            const int begin = tile * span;
            if (KS_IF(begin > here.last))
                break;
            const int batch_begin = here.batch + unit - tile * here.sharers;
            const int batch_end = here.sharers == 1 ? here.batches_end : batch_begin + 1;
            Cell best[cells];
            KS_FOR(int r = 0; r < cells; ++r)
                best[r] = 0;
            KS_FOR(int b = batch_begin; b < batch_end; ++b) {
                int count = own_count;
                if (KS_IF(!is_first)) {
                    const int item = ends[b];
                    count = ends[b + 1] - item;
                    if (KS_IF(thread < batch))
                        keep(count, costs[item + min(thread, count - 1)], values[item + min(thread, count - 1)]);
                    KS_SYNC();
                }
                is_first = false;
                const int cheapest = batch_costs[0];
                const int dearest = batch_costs[count - 1];
                if (KS_IF(cheapest < begin + span)) { // otherwise they cost more than any cell of the tile
                    // The window begins at a multiple of four cells, at most three before the first cell that is read.
                    const int origin = (begin - dearest) & ~3;
                    KS_CALL(instruction_set_tuned_fill_window<Cell>(above, last_above, origin / 4,
                                                                    (begin + span - cheapest - origin + 3) / 4, low,
                                                                    window));
                    KS_SYNC();
                    const int quads = (count + 3) / 4;
                    const int share = (quads + groups - 1) / groups;
                    const int end = min((group + 1) * share, quads);
                    KS_FOR(int quad = group * share; quad < end; ++quad) {
                        int four_costs[4];
                        Cell four_values[4];
                        KS_CALL(instruction_set_tuned_read_four(batch_costs, quad, four_costs));
                        KS_CALL(instruction_set_tuned_read_four(batch_values, quad, four_values));
                        KS_FOR(int k = 0; k < 4; ++k) {
                            const int from = begin - origin + mine - four_costs[k];
                            KS_FOR(int r = 0; r < cells; ++r)
                                best[r] = max(best[r], window[from + 32 * r] + four_values[k]);
                        }
                    }
                }
                KS_SYNC();
            }
            // The groups exchange their results in the memory of the window.
            if (KS_IF(group > 0 && group < groups)) {
                KS_FOR(int r = 0; r < cells; ++r)
                    window[(group - 1) * span + mine + 32 * r] = best[r];
            }
            if (KS_IF(groups > 1))
                KS_SYNC();
            if (KS_IF(group == 0)) {
                KS_FOR(int other = 0; other < groups - 1; ++other) {
                    KS_FOR(int r = 0; r < cells; ++r)
                        best[r] = max(best[r], window[other * span + mine + 32 * r]);
                }
                KS_FOR(int r = 0; r < cells; ++r)
                    put(begin + mine + 32 * r, best[r]);
            }
            if (KS_IF(groups > 1))
                KS_SYNC();
        }
        own_count = next_end - next_begin;
        if (KS_IF(thread < (own_count + 3) / 4 * 4)) {
            own_cost = costs[next_begin + min(thread, own_count - 1)];
            own_value = values[next_begin + min(thread, own_count - 1)];
        }
        last_above = here.last;
        place_above = here.cells;
        // Read again instead of moved: keeping all of `next` that long costs registers, hence warps.
        here = KS_CALL(instruction_set_tuned_row_at(facts, min(i + 1, last_row)));
        next = KS_CALL(instruction_set_tuned_row_at(facts, min(i + 2, last_row)));
        if (KS_IF(i < last_row))
            KS_GRID_SYNC();
    }
}

/// Whether column j of the last row is a point: it gains more than the column before. The gain is above `bits` low bits.
template <class Cell>
KS_DEVICE bool instruction_set_tuned_is_point(gptr<const Cell> row, int j, int last, int bits) {
    if (KS_IF(j > last))
        return false;
    if (KS_IF(j == 0))
        return true;
    return row[j] >> bits > row[j - 1] >> bits;
}

/// Returns the sum of the values of this lane and the lanes before it. All lanes of a warp call it.
KS_DEVICE int instruction_set_tuned_sum_to_lane(int value) {
    KS_FOR(int by = 1; by < 32; by *= 2) {
        const int other = KS_SHUFFLE_UP(0xffffffffu, value, by);
        if (KS_IF(static_cast<int>(threadIdx.x % 32) >= by))
            value += other;
    }
    return value;
}

/// Sets counts[w] to the number of points in stretch w of the last row (Algorithm 6.3 as a scan, part 1 of 3). One warp
/// per stretch.
template <class Cell>
KS_KERNEL void instruction_set_tuned_count(gptr<const Cell> row, int last, int stretches, int bits, gptr<int> counts) {
    const int stretch = (blockIdx.x * blockDim.x + threadIdx.x) / 32;
    const int lane = threadIdx.x % 32;
    if (KS_IF(stretch >= stretches))
        return;
    int points = 0;
    KS_FOR(int c = lane; c < instruction_set_tuned_stretch; c += 32) {
        const int j = stretch * instruction_set_tuned_stretch + c;
        points += KS_CALL(instruction_set_tuned_is_point<Cell>(row, j, last, bits)) ? 1 : 0;
    }
    points = KS_REDUCE_ADD(0xffffffffu, points);
    if (KS_IF(lane == 0))
        counts[stretch] = points;
}

/// Sets counts[w] to the number of points before stretch w, counts[stretches] to the total. One block of 1024 threads.
KS_KERNEL void instruction_set_tuned_scan(int stretches, gptr<int> counts) {
    KS_SHARED(int, sums, 32);
    KS_SHARED(int, before_all, 1);
    const int lane = threadIdx.x % 32;
    const int warp = threadIdx.x / 32;
    if (KS_IF(threadIdx.x == 0))
        before_all[0] = 0;
    KS_FOR(int begin = 0; begin < stretches; begin += blockDim.x) {
        KS_SYNC();
        const int w = begin + threadIdx.x;
        int own = 0;
        if (KS_IF(w < stretches))
            own = counts[w];
        const int sum = KS_CALL(instruction_set_tuned_sum_to_lane(own));
        if (KS_IF(lane == 31))
            sums[warp] = sum;
        KS_SYNC();
        int before = before_all[0];
        KS_FOR(int other = 0; other < warp; ++other)
            before += sums[other];
        KS_SYNC();
        if (KS_IF(w < stretches))
            counts[w] = before + sum - own;
        if (KS_IF(threadIdx.x == blockDim.x - 1))
            before_all[0] = before + sum;
    }
    KS_SYNC();
    if (KS_IF(threadIdx.x == 0))
        counts[stretches] = before_all[0];
}

/// Writes costs and gains of the points. before[w]: number of points before stretch w. One warp per stretch.
template <class Cell>
KS_KERNEL void instruction_set_tuned_points(gptr<const Cell> row, int last, int stretches, gptr<const int> before,
                                            int bits, gptr<int> costs, gptr<Cell> gains) {
    const int stretch = (blockIdx.x * blockDim.x + threadIdx.x) / 32;
    const int lane = threadIdx.x % 32;
    if (KS_IF(stretch >= stretches))
        return;
    int next = before[stretch];
    KS_FOR(int c = lane; c < instruction_set_tuned_stretch; c += 32) {
        const int j = stretch * instruction_set_tuned_stretch + c;
        const bool is_point = KS_CALL(instruction_set_tuned_is_point<Cell>(row, j, last, bits));
        const int points = KS_CALL(instruction_set_tuned_sum_to_lane(is_point ? 1 : 0));
        if (KS_IF(is_point)) {
            costs[next + points - 1] = j;
            gains[next + points - 1] = row[j] >> bits;
        }
        next += KS_SHUFFLE(0xffffffffu, points, 31);
    }
}

/// Writes the choices of each point: chosen[p * tasks + order[i - 1]] is the instance's index of the choice of row i's
/// task, -1 for none. Facts, ends, cells and choices are those of the rows. A block follows the ways of `together` points
/// at once, one thread each, and writes them together, so that neighbouring values are written together; together * tasks
/// * 4 dynamic bytes.
template <class Cell, class Choice>
KS_KERNEL void instruction_set_tuned_way_back(gptr<const int> order, gptr<const int> facts, gptr<const int> ends,
                                              gptr<const int> costs, gptr<const int> indices,
                                              gptr<const Cell> cells_of_rows, gptr<const Choice> choices, Cell low,
                                              int tasks, int points, int together, gptr<const int> point_costs,
                                              gptr<int> chosen) {
    KS_DYNAMIC_SHARED(int, ways, 0);
    const int begin = blockIdx.x * together;
    const int count = min(together, points - begin);
    KS_FOR(int p = threadIdx.x; p < count; p += blockDim.x) {
        int j = point_costs[begin + p];
        KS_FOR(int i = tasks; i > 0; --i) {
            const instruction_set_tuned_row row = KS_CALL(instruction_set_tuned_row_at(facts, i));
            const int column = min(j, row.last);
            int item = ends[row.batch];
            if (KS_IF(row.sharers == 1))
                item += choices[4L * row.choices + column];
            else
                item += static_cast<int>(cells_of_rows[4L * row.cells + column] & low);
            ways[p * tasks + order[i - 1]] = indices[item];
            j -= costs[item];
        }
    }
    KS_SYNC();
    KS_FOR(int at = threadIdx.x; at < count * tasks; at += blockDim.x)
        chosen[static_cast<long>(begin) * tasks + at] = ways[at];
}

KS_KERNELS(instruction_set_tuned,
           KS_ENTRY("begin<int32,uint8>", instruction_set_tuned_begin<int, unsigned char>),
           KS_ENTRY("begin<int32,uint16>", instruction_set_tuned_begin<int, unsigned short>),
           KS_ENTRY("begin<int64,uint16>", instruction_set_tuned_begin<long, unsigned short>),
           KS_ENTRY("rows<int32,uint8,4>", instruction_set_tuned_rows<int, unsigned char, 4>),
           KS_ENTRY("rows<int32,uint8,12>", instruction_set_tuned_rows<int, unsigned char, 12>),
           KS_ENTRY("rows<int32,uint16,12>", instruction_set_tuned_rows<int, unsigned short, 12>),
           KS_ENTRY("rows<int64,uint16,4>", instruction_set_tuned_rows<long, unsigned short, 4>),
           KS_ENTRY("count<int32>", instruction_set_tuned_count<int>),
           KS_ENTRY("count<int64>", instruction_set_tuned_count<long>), KS_ENTRY("scan", instruction_set_tuned_scan),
           KS_ENTRY("points<int32>", instruction_set_tuned_points<int>),
           KS_ENTRY("points<int64>", instruction_set_tuned_points<long>),
           KS_ENTRY("way_back<int32,uint8>", instruction_set_tuned_way_back<int, unsigned char>),
           KS_ENTRY("way_back<int32,uint16>", instruction_set_tuned_way_back<int, unsigned short>),
           KS_ENTRY("way_back<int64,uint16>", instruction_set_tuned_way_back<long, unsigned short>))

#ifdef KS_HOST_PART
const Variant& variant_instruction_set_tuned() {
    static const auto variant = instruction_set_tuned(
        {.batch = instruction_set_tuned_batch, .stretch = instruction_set_tuned_stretch});
    return variant;
}
#endif
