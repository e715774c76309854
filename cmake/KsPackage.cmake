# SPDX-License-Identifier: Apache-2.0
# `cpack`: makes a Debian package of each program. `app/package.sh` runs it on a release build.
set(CPACK_PACKAGE_NAME knapscope)
set(CPACK_PACKAGE_VENDOR "The Knapscope developers")
set(CPACK_PACKAGE_CONTACT "The Knapscope developers <developers@knapscope.invalid>")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_GENERATOR DEB)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_ALL runner)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION education)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)

set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "knapsack algorithms on GPUs, step by step") # the first line of each

set(CPACK_DEBIAN_RUNNER_PACKAGE_NAME knapscope-run)
# The program loads it on request (solvers/clp), so dpkg-shlibdeps does not find it.
set(CPACK_DEBIAN_RUNNER_PACKAGE_RECOMMENDS "coinor-libclp1, python3 (>= 3.11)")
set(CPACK_DEBIAN_RUNNER_PACKAGE_CONTROL_EXTRA ${CMAKE_SOURCE_DIR}/assets/package/runner/prerm)
set(CPACK_DEBIAN_RUNNER_DESCRIPTION "Solves, traces and measures 0-1, multiple-choice and subset-sum knapsacks,
instruction-set selection and mixes of kernels, on the processor, on NVIDIA
GPUs, or in an emulator that counts what each source line costs.")

if(KS_DESKTOP)
    list(APPEND CPACK_COMPONENTS_ALL desktop)
    set(CPACK_DEBIAN_DESKTOP_PACKAGE_NAME knapscope)
    # The platform plugins are loaded, not linked, so dpkg-shlibdeps does not find them either.
    set(CPACK_DEBIAN_DESKTOP_PACKAGE_DEPENDS "knapscope-run (= ${PROJECT_VERSION}), qt6-qpa-plugins")
    # Qt's own texts (Save, Discard, Cancel, the print dialog) in German and Italian are in a separate package.
    set(CPACK_DEBIAN_DESKTOP_PACKAGE_RECOMMENDS "qt6-wayland, qt6-translations-l10n")
    set(CPACK_DEBIAN_DESKTOP_PACKAGE_SUGGESTS "ffmpeg")
    set(CPACK_DEBIAN_DESKTOP_DESCRIPTION "Steps through dynamic-programming tables cell by cell beside the pseudo-code,
shows what a kernel reads, line by line and lane by lane, compares variants in
charts and teaches it in lessons with exercises. No GPU is needed: the same
kernels run in an emulator.")
endif()
include(CPack)
