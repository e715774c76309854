// SPDX-License-Identifier: Apache-2.0
template <class T>
__global__ void strided(const T* __restrict__ from, T* __restrict__ to, int offset, int stride) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    to[offset + i * stride] = from[offset + i * stride];
}

template <class T>
__global__ void shared_strided(T* __restrict__ to, int offset, int stride) {
    extern __shared__ __align__(16) unsigned char ks_dynamic_shared[];
    T* local = reinterpret_cast<T*>(ks_dynamic_shared);
    const int i = threadIdx.x;
    local[offset + i * stride] = static_cast<T>(i);
    __syncthreads();
    to[i] = local[offset + i * stride];
}

__global__ void reverse(int* __restrict__ data, int times) {
    __shared__ int local[256];
    const int begin = blockIdx.x * blockDim.x;
    for (int round = 0; round < times; ++round) {
        local[threadIdx.x] = data[begin + threadIdx.x];
        __syncthreads();
        data[begin + threadIdx.x] = local[blockDim.x - 1 - threadIdx.x];
        __syncthreads();
    }
}

__global__ void row(const int* __restrict__ above, int* __restrict__ to, int times) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    int best = 0;
    for (int k = 0; k < times; ++k) {
        if (k % 64 <= i)
            best = max(best, above[i - k % 64] + k);
    }
    to[i] = best;
}

__global__ void tile(const int* __restrict__ above, int* __restrict__ to, int times) {
    __shared__ int local[256];
    const int i = blockIdx.x * blockDim.x + threadIdx.x, lane = threadIdx.x;
    int best = 0;
    for (int k = 0; k < times; ++k) {
        if (k % 64 == 0) {
            __syncthreads();
            local[lane] = above[i];
            __syncthreads();
        }
        if (k % 64 <= lane)
            best = max(best, local[lane - k % 64] + k);
    }
    to[i] = best;
}

__global__ void one_in_eight(const int* __restrict__ from, int* __restrict__ to) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    int sum = 0;
    for (int round = 0; round < 8; ++round) {
        if (i % 8 == round)
            sum += from[i * 8];
    }
    to[i] = sum;
}

__global__ void leaves_early(int* __restrict__ to) {
    const int i = threadIdx.x;
    for (int round = 0; round < 4; ++round) {
        if (i < 8 * round)
            break;
        to[i] = round;
    }
}

__global__ void raise_flag(int* flag) {
    flag[0] = 1;
}

__device__ inline int twice(const int* __restrict__ from, int i) {
    return 2 * from[i];
}

__global__ void wander(const int* __restrict__ from, int* __restrict__ to, int size) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= size)
        return;
    int sum = twice(from, i);
    for (int a = 0; a < i % 7; ++a) {
        int b = 0;
        while (b < a + i % 3) {
            sum += from[(i + a * b) % size];
            if (sum % 11 == 5)
                break;
            ++b;
        }
        if (sum % 5 == 2)
            continue;
        sum += twice(from, (i + a) % size);
        if (sum % 97 == 3) {
            to[i] = -sum;
            return;
        }
    }
    to[i] = sum;
}

template __global__ void strided<unsigned char>(const unsigned char* __restrict__, unsigned char* __restrict__, int, int);
template __global__ void strided<unsigned short>(const unsigned short* __restrict__, unsigned short* __restrict__, int,
                                                 int);
template __global__ void strided<int>(const int* __restrict__, int* __restrict__, int, int);
template __global__ void strided<long>(const long* __restrict__, long* __restrict__, int, int);
template __global__ void shared_strided<unsigned char>(unsigned char* __restrict__, int, int);
template __global__ void shared_strided<unsigned short>(unsigned short* __restrict__, int, int);
template __global__ void shared_strided<int>(int* __restrict__, int, int);
template __global__ void shared_strided<long>(long* __restrict__, int, int);
