// SPDX-License-Identifier: Apache-2.0
__global__ void collectives(const int* __restrict__ from, int* __restrict__ to) {
    const int i = threadIdx.x;
    const int value = from[i];
    to[i] = __shfl_sync(~0u, value, 3);
    to[32 + i] = __shfl_up_sync(~0u, value, 1);
    to[64 + i] = __shfl_down_sync(~0u, value, 2);
    to[96 + i] = __shfl_xor_sync(~0u, value, 16);
    __syncwarp(~0u);
    to[128 + i] = static_cast<int>(__ballot_sync(~0u, value > 4));
    to[160 + i] = __any_sync(~0u, value > 30) + __all_sync(~0u, value > 30);
    to[192 + i] = __reduce_add_sync(~0u, value);
    to[224 + i] = __reduce_max_sync(~0u, value);
    to[256 + i] = __reduce_min_sync(~0u, value);
    to[288 + i] = static_cast<int>(__reduce_max_sync(~0u, static_cast<unsigned>(value)));
    to[320 + i] = static_cast<int>(__shfl_sync(~0u, static_cast<long>(value) << 32, 5) >> 32);
}

__global__ void halves(int* __restrict__ to) {
    const int i = threadIdx.x;
    int sum = i;
    if (i % 32 < 16) {
        for (int by = 8; by > 0; by /= 2) {
            sum += __shfl_xor_sync(0x0000ffffu, sum, by);
        }
    } else {
        sum = __reduce_add_sync(0xffff0000u, sum);
    }
    to[i] = sum;
}

template <class T>
__global__ void atomics(T* words, T* __restrict__ before) {
    using Wrapping = std::conditional_t<sizeof(T) == 4, int, unsigned long long>;
    using Ordered = std::conditional_t<sizeof(T) == 4, int, long long>;
    __shared__ T local[1];
    const T i = blockIdx.x * blockDim.x + threadIdx.x;
    if (threadIdx.x == 0)
        local[0] = 0;
    __syncthreads();
    before[i] = atomicAdd((Wrapping*)&words[0], (Wrapping)i);
    atomicMax((Ordered*)&words[1], (Ordered)i);
    atomicMin((Ordered*)&words[2], (Ordered)-i);
    atomicOr((Wrapping*)&words[3], (Wrapping)(static_cast<T>(1) << (i % 30)));
    atomicExch((Wrapping*)&words[4], (Wrapping)5);
    atomicCAS((Wrapping*)&words[5], (Wrapping)6, (Wrapping)i);
    atomicAdd((Wrapping*)&local[0], (Wrapping)2);
    __syncthreads();
    if (threadIdx.x == 0)
        atomicAdd((Wrapping*)&words[6], (Wrapping)local[0]);
}

__global__ void wide(const int* __restrict__ from, int* __restrict__ to) {
    extern __shared__ __align__(16) unsigned char ks_dynamic_shared[];
    int* local = reinterpret_cast<int*>(ks_dynamic_shared);
    const int i = threadIdx.x;
    reinterpret_cast<int4*>(local)[i] = reinterpret_cast<const int4*>(from)[i];
    __syncthreads();
    const int4 turned = reinterpret_cast<int4*>(local)[blockDim.x - 1 - i];
    reinterpret_cast<int2*>(to)[2 * i] = make_int2(turned.w, turned.z);
    reinterpret_cast<int2*>(to)[2 * i + 1] = make_int2(turned.y, turned.x);
}

__global__ void chain(volatile int* flags, int* __restrict__ to) {
    const int warp = threadIdx.x / 32;
    while (flags[warp] == 0) {
    }
    to[threadIdx.x] = warp;
    __syncwarp(~0u);
    if (threadIdx.x % 32 == 0)
        flags[warp + 1] = 1;
    __syncthreads();
}

__global__ void within_a_warp(volatile int* flags, int* __restrict__ to) {
    const int i = threadIdx.x;
    if (i == 31 || i == 0) {
        flags[i == 31] = 1;
        __threadfence_block();
        while (flags[i == 0] == 0) {
        }
    }
    __syncwarp(~0u);
    to[i] = i;
}

__global__ void one_works(const int* __restrict__ from, int* __restrict__ to, int rounds) {
    int sum = 0;
    if (threadIdx.x % 32 == 5) {
        for (int k = 0; k < rounds; ++k) {
            sum += from[k % 32];
        }
    }
    __syncwarp(~0u);
    to[threadIdx.x] = __shfl_sync(~0u, sum, 5);
}

__global__ void own_barrier(int* cells, volatile int* arrived, volatile int* round, int rounds) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x, size = gridDim.x * blockDim.x;
    for (int r = 0; r < rounds; ++r) {
        cells[(r + 1) % 2 * size + (i + blockDim.x) % size] = cells[r % 2 * size + i] + 1;
        __syncthreads();
        if (threadIdx.x == 0) {
            __threadfence();
            if (atomicAdd((int*)&arrived[0], 1) == static_cast<int>(gridDim.x) - 1) {
                arrived[0] = 0;
                __threadfence();
                round[0] = r + 1;
            }
            while (round[0] <= r) {
            }
            __threadfence();
        }
        __syncthreads();
    }
}

__global__ void grid_barrier(int* cells, int rounds) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x, size = gridDim.x * blockDim.x;
    for (int r = 0; r < rounds; ++r) {
        cells[(r + 1) % 2 * size + (i + blockDim.x) % size] = cells[r % 2 * size + i] + 1;
        cooperative_groups::this_grid().sync();
    }
}

__global__ void fences(int* row, volatile int* flag, volatile long* wide_flag) {
    row[threadIdx.x] = 1;
    __threadfence_block();
    __threadfence();
    __threadfence_system();
    atomicAdd((int*)&flag[0], 1);
    atomicMax((long long*)&wide_flag[0], 2);
    while (flag[0] == 0) {
    }
    row[threadIdx.x] += row[0];
}

template __global__ void atomics<int>(int*, int* __restrict__);
template __global__ void atomics<long>(long*, long* __restrict__);
