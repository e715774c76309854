// SPDX-License-Identifier: Apache-2.0
// SSO report, Section 5.6: the common first bits of all subsets of a chunk, in shared memory.

/// As subset_sum_exhaustive_gpu_basic_chunk. `high` dynamic bytes.
KS_KERNEL void subset_sum_exhaustive_gpu_smem_chunk(gptr<const long> weights, gptr<const unsigned char> prefix, int n,
                                                    int high, long target, gptr<long> values) {
    KS_DYNAMIC_SHARED(unsigned char, start, 0);
    KS_FOR(int i = threadIdx.x; i < high; i += blockDim.x)
        start[i] = prefix[i];
    KS_SYNC();
    const int t = blockIdx.x * blockDim.x + threadIdx.x;
    if (KS_IF(t >> (n - high) != 0))
        return;
    long sum = 0;
    KS_FOR(int i = 0; i < n; ++i)
        sum += (i < high ? start[i] : t >> (n - 1 - i) & 1) * weights[i];
    values[t] = sum <= target ? sum : 0;
}

KS_KERNELS(subset_sum_exhaustive_gpu_smem, KS_ENTRY("chunk", subset_sum_exhaustive_gpu_smem_chunk))

#ifdef KS_HOST_PART
const Variant& variant_subset_sum_exhaustive_gpu_smem() {
    static const auto variant = exhaustive_in_chunks([] {
        VariantInfo info = exhaustive_info("subset-sum.exhaustive.gpu-smem");
        info.title = "Exhaustive in chunks, the chunk's first bits in shared memory";
        info.section = "5.6";
        return ExhaustiveKernel{
            .info = std::move(info), .chunk = "subset_sum_exhaustive_gpu_smem.chunk", .prefix_in_shared = true};
    }());
    return variant;
}
#endif
