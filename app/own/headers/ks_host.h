// SPDX-License-Identifier: Apache-2.0
// The host's side, as far as a file with its own host code must compile. It is not run.
#pragma once

typedef int cudaError_t;
typedef void* cudaStream_t;
typedef void* cudaEvent_t;
enum cudaMemcpyKind {
    cudaMemcpyHostToHost,
    cudaMemcpyHostToDevice,
    cudaMemcpyDeviceToHost,
    cudaMemcpyDeviceToDevice,
    cudaMemcpyDefault
};
enum { cudaSuccess = 0, cudaErrorNotReady = 600 };
enum { cudaStreamNonBlocking = 1 };
enum { cudaFuncAttributeMaxDynamicSharedMemorySize = 8 };

struct cudaDeviceProp {
    char name[256];
    size_t totalGlobalMem, sharedMemPerBlock, sharedMemPerMultiprocessor;
    int multiProcessorCount, maxThreadsPerBlock, maxThreadsPerMultiProcessor, regsPerBlock, major, minor;
    int maxGridSize[3], maxThreadsDim[3], clockRate, memoryClockRate, memoryBusWidth, l2CacheSize;
    int concurrentKernels, cooperativeLaunch, canMapHostMemory, managedMemory, computeMode;
};

extern "C" {
cudaError_t cudaMalloc(void**, size_t);
cudaError_t cudaMallocHost(void**, size_t);
cudaError_t cudaMallocManaged(void**, size_t, unsigned = 1);
cudaError_t cudaFree(void*);
cudaError_t cudaFreeHost(void*);
cudaError_t cudaMemcpy(void*, const void*, size_t, cudaMemcpyKind);
cudaError_t cudaMemcpyAsync(void*, const void*, size_t, cudaMemcpyKind, cudaStream_t = nullptr);
cudaError_t cudaMemset(void*, int, size_t);
cudaError_t cudaMemsetAsync(void*, int, size_t, cudaStream_t = nullptr);
cudaError_t cudaDeviceSynchronize();
cudaError_t cudaDeviceReset();
cudaError_t cudaGetLastError();
cudaError_t cudaPeekAtLastError();
const char* cudaGetErrorString(cudaError_t);
const char* cudaGetErrorName(cudaError_t);
cudaError_t cudaGetDevice(int*);
cudaError_t cudaSetDevice(int);
cudaError_t cudaGetDeviceCount(int*);
cudaError_t cudaGetDeviceProperties(cudaDeviceProp*, int);
cudaError_t cudaStreamCreate(cudaStream_t*);
cudaError_t cudaStreamCreateWithFlags(cudaStream_t*, unsigned);
cudaError_t cudaStreamDestroy(cudaStream_t);
cudaError_t cudaStreamSynchronize(cudaStream_t);
cudaError_t cudaEventCreate(cudaEvent_t*);
cudaError_t cudaEventDestroy(cudaEvent_t);
cudaError_t cudaEventRecord(cudaEvent_t, cudaStream_t = nullptr);
cudaError_t cudaEventQuery(cudaEvent_t);
cudaError_t cudaEventSynchronize(cudaEvent_t);
cudaError_t cudaEventElapsedTime(float*, cudaEvent_t, cudaEvent_t);
// What clang makes of <<<...>>>.
unsigned __cudaPushCallConfiguration(dim3, dim3, size_t = 0, void* = nullptr);
cudaError_t cudaLaunchKernel(const void*, dim3, dim3, void**, size_t, cudaStream_t);
cudaError_t cudaLaunchCooperativeKernel(const void*, dim3, dim3, void**, size_t = 0, cudaStream_t = nullptr);
}

template <class T>
cudaError_t cudaMalloc(T** place, size_t bytes) {
    return cudaMalloc((void**)place, bytes);
}
template <class T>
cudaError_t cudaMallocHost(T** place, size_t bytes) {
    return cudaMallocHost((void**)place, bytes);
}
template <class T>
cudaError_t cudaMallocManaged(T** place, size_t bytes) {
    return cudaMallocManaged((void**)place, bytes);
}
template <class Symbol>
cudaError_t cudaMemcpyToSymbol(Symbol&&, const void*, size_t, size_t = 0,
                               cudaMemcpyKind = cudaMemcpyHostToDevice);
template <class Symbol>
cudaError_t cudaMemcpyFromSymbol(void*, Symbol&&, size_t, size_t = 0,
                                 cudaMemcpyKind = cudaMemcpyDeviceToHost);
template <class Function>
cudaError_t cudaFuncSetAttribute(Function, int, int);
template <class Function>
cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int*, Function, int, size_t);
template <class Function>
cudaError_t cudaOccupancyMaxPotentialBlockSize(int*, int*, Function, size_t = 0, int = 0);
