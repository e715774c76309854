// SPDX-License-Identifier: Apache-2.0
// The force on every body of a cloud from all others; 256 bodies are in shared memory at a time.

/// A body is x, y, z and its mass; a force is x, y, z and 0. `softening` is added to squared distances, so that the
/// force of a body on itself is 0.
KS_KERNEL void pool_n_body(gptr<const float> bodies, gptr<float> pulls, float softening, int size) {
    KS_SHARED(float4, tile, 256);
    KS_FOR(int first = blockIdx.x * blockDim.x; first < size; first += gridDim.x * blockDim.x) {
        const int own = first + threadIdx.x;
        float4 body = make_float4(0, 0, 0, 0), pull = make_float4(0, 0, 0, 0);
        if (KS_IF(own < size)) body = as<const float4>(bodies)[own];
        KS_FOR(int base = 0; base < size; base += 256) {
            const int there = min(256, size - base);
            KS_FOR(int i = threadIdx.x; i < there; i += blockDim.x) {
                tile[i] = as<const float4>(bodies)[base + i];
            }
            KS_SYNC();
            KS_FOR(int i = 0; i < there; ++i) {
                const float4 other = tile[i];
                const float x = other.x - body.x, y = other.y - body.y, z = other.z - body.z;
                const float squared = x * x + y * y + z * z + softening;
                const float by = other.w / (squared * sqrtf(squared));
                pull.x += x * by;
                pull.y += y * by;
                pull.z += z * by;
            }
            KS_SYNC();
        }
        if (KS_IF(own < size)) as<float4>(pulls)[own] = pull;
    }
}

KS_KERNELS(pool_n_body, KS_ENTRY("pull", pool_n_body))

#ifdef KS_HOST_PART
class PoolNBody final : public PoolKernel {
public:
    PoolNBody()
        : PoolKernel("n-body", "Pool: how all bodies of a cloud pull each other",
                     {.most = 1 << 14, .standard = 300, .unit = "bodies", .title = "Bodies"}) {}

    std::string kernel(const Parameters&) const override { return "pool_n_body.pull"; }
    PoolArguments arguments(const Parameters& parameters, Random& random, const std::stop_token& stop) const override {
        const std::int64_t size = parameters.integer("size");
        std::vector<float> bodies;
        for (std::int64_t i = 0; i < size; ++i) {
            for (int axis = 0; axis < 3; ++axis)
                bodies.push_back(static_cast<float>(random.between(-1024, 1024)));
            bodies.push_back(static_cast<float>(random.between(1, 1024)));
        }
        double largest = 0; // largest sum of the absolute forces on a body
        std::vector<float> pulls;
        for (std::size_t i = 0; i < bodies.size() && !stop.stop_requested(); i += 4) {
            std::array<double, 4> pull{}, sizes{};
            for (std::size_t j = 0; j < bodies.size(); j += 4) {
                const std::array<double, 3> way{bodies[j] - bodies[i], bodies[j + 1] - bodies[i + 1],
                                                bodies[j + 2] - bodies[i + 2]};
                const double distance = std::sqrt(way[0] * way[0] + way[1] * way[1] + way[2] * way[2] + softening);
                const double by = bodies[j + 3] / std::pow(distance, 3);
                for (std::size_t axis = 0; axis < 3; ++axis) {
                    pull[axis] += by * way[axis];
                    sizes[axis] += std::abs(by * way[axis]);
                }
            }
            largest = std::max(largest, std::ranges::max(sizes));
            pulls.insert(pulls.end(), pull.begin(), pull.end());
        }
        PoolArguments made;
        made.reads("bodies", bodies);
        made.writes("pulls", std::move(pulls),
                    {.allowed = 2e-5 * std::max(largest, 1.0),
                     .because = "the roundings of as many float32 additions as there are bodies add up, to what is "
                                "small beside the sum of all that is added"});
        made.number(static_cast<float>(softening));
        made.number(static_cast<int>(size));
        return made;
    }
    PoolWork work_of(const Parameters& parameters) const override {
        const std::int64_t size = parameters.integer("size");
        return {.operations = std::pow(static_cast<double>(size), 2), .unit = "pulls", .bytes = 32 * size};
    }

private:
    static constexpr double softening = 16;
};

const Variant& variant_pool_n_body() {
    static const PoolNBody variant;
    return variant;
}
#endif
