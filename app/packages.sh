# SPDX-License-Identifier: Apache-2.0
# shellcheck shell=bash disable=SC2034
# The Debian packages Knapscope needs, in one place; sourced by app/start.sh and tests/run.sh.
# cmake/README.md states the purpose and licence of each.
packages_build=(g++ cmake ninja-build nlohmann-json3-dev libfmt-dev libxxhash-dev libboost-context-dev
    coinor-libclp1 qt6-base-dev qt6-charts-dev libqt6opengl6-dev qt6-svg-dev
    libharfbuzz-dev libzip-dev libexpat1-dev libgif-dev qt6-tools-dev qt6-l10n-tools qt6-translations-l10n)
packages_wayland=(qt6-wayland)
packages_package=(dpkg-dev lintian)
# For the helper that compiles CUDA files of the user (app/own).
packages_own=(llvm-14-dev libclang-14-dev libpolly-14-dev)
packages_test=(ccache mold python3 python3-jsonschema desktop-file-utils appstream shared-mime-info poppler-utils
    glpk-utils coinor-cbc dbus-daemon)

# Some tests need these packages. Without them the tests are skipped, but in CI they fail (tests/support/missing.h).
packages_ci=(openssh-server openssh-client mypy python3-pandas xvfb x11-utils weston qt6-wayland at-spi2-core zsh groff
    chromium ffmpeg flatpak-builder locales)

say() { printf '== %s\n' "$*" >&2; }
# took BEGIN: prints the time since $SECONDS was BEGIN, in words.
took() { local s=$((SECONDS - $1)); if [ "$s" -lt 100 ]; then echo "$s s"; else echo "$((s / 60)) min $((s % 60)) s"; fi; }
die() { printf '%s: %s\n' "${0##*/}" "$*" >&2; exit 1; }

# install_missing PACKAGE...: installs the missing packages, with sudo only if necessary. It is fast if none is missing.
install_missing() {
    command -v apt-get >/dev/null || { say "no apt-get here; needed, in Debian's names: $*"; return; }
    local missing=() package root=()
    for package; do
        [ "$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null)" = installed ] || missing+=("$package")
    done
    [ ${#missing[@]} -gt 0 ] || return 0
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null || die "these packages are missing and there is no sudo; as root run: apt-get install ${missing[*]}"
        root=(sudo)
    fi
    local begin=$SECONDS
    say "installing ${missing[*]} and what they need"
    "${root[@]}" apt-get update -qq </dev/null >&2 || say "apt-get update complained; trying with the lists there are"
    "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
        -o DPkg::Lock::Timeout=300 -o Dpkg::Use-Pty=0 "${missing[@]}" </dev/null >&2 ||
        die "apt-get could not install: ${missing[*]}"
    say "installed in $(took "$begin")"
}

# configure PRESET [OPTION...]: quiet unless it fails.
configure() {
    say "configuring (preset $1)"
    local log
    log=$(cmake --preset "$@" 2>&1 </dev/null) || { printf '%s\n' "$log" >&2; die "configuring failed; the reason is above"; }
    grep -E '^-- (CUDA|Emulator):' <<<"$log" >&2 || true
}

# gpu_options: prints CMake options for the GPUs of this machine, so that a first build does not compile kernels for
# other GPUs.
gpu_options() {
    local nvcc known each architectures=""
    nvcc=$(command -v nvcc || echo /usr/local/cuda/bin/nvcc)
    [ -x "$nvcc" ] || return 0
    known=$("$nvcc" --list-gpu-arch 2>/dev/null) || true
    for each in $(nvidia-smi --query-gpu=compute_cap --format=csv,noheader 2>/dev/null | tr -d . | grep -E '^[0-9]+$' | sort -nu); do
        [ "$each" -ge 75 ] || continue
        # If nvcc does not know the GPU yet, it writes PTX code, which the GPU's driver compiles.
        grep -qx "compute_$each" <<<"$known" && each=$each-real || each=90-virtual
        architectures+=${architectures:+;}$each
    done
    if [ -n "$architectures" ]; then
        echo "-DKS_CUDA=ON -DCMAKE_CUDA_ARCHITECTURES=$architectures"
    else
        say "no GPU for CUDA here: kernels run in the emulator; app/package.sh builds for every GPU"
        echo "-DKS_CUDA=OFF"
    fi
}

# compilers_at_once: prints one per core, but no more than fit in the available memory. A compiler needs up to 0.9 GB.
compilers_at_once() {
    local cores fit
    cores=$(nproc)
    fit=$(awk '/^MemAvailable:/ { print int($2 / 1e6) }' /proc/meminfo 2>/dev/null)
    if [ "${fit:-$cores}" -ge "$cores" ]; then echo "$cores"; else echo "$((fit > 1 ? fit : 1))"; fi
}

# with_estimate COUNT: prints ninja's lines and adds the estimated remaining time. It assumes that all COUNT
# compilations of a first build take equally long. With COUNT = 0 it adds nothing.
with_estimate() {
    awk -v count="$1" '
        /^\[[0-9]+ of [0-9]+, [0-9.]+ s\] / {
            if ($0 ~ /\] Building /) compiled = compiled + 1
            seconds = $4 + 0
            if (compiled >= 10 && compiled < count) {
                left = seconds * (count - compiled) / compiled
                about = left > 100 ? sprintf("%.0f min", left / 60) : sprintf("%.0f s", left)
                sub(/ s\] /, " s, about " about " left] ")
            }
        }
        { print; fflush() }'
}

# build PRESET [TARGET...]: each line begins with the number of finished and of all steps, the elapsed seconds and the
# remaining time.
build() {
    local begin=$SECONDS preset=$1 count=0
    shift
    say "building (preset $preset)"
    [ -e "build/$preset/.ninja_log" ] || count=$(ninja -C "build/$preset" -t commands "${@:-all}" | grep -c ' -c ') || true
    (
        set -o pipefail
        NINJA_STATUS='[%f of %t, %e s] ' cmake --build "build/$preset" --parallel "$(compilers_at_once)" ${1:+--target "$@"} 2>&1 |
            with_estimate "$count" >&2
    ) || die "the build failed; the reason is above"
    say "built in $(took "$begin")"
}
