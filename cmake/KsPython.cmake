# SPDX-License-Identifier: Apache-2.0
# The Python module comes with the runner, whose JSON it reads. It lies where Debian's python3 looks, whatever its version.
install(DIRECTORY python/knapscope DESTINATION lib/python3/dist-packages COMPONENT runner
    FILES_MATCHING PATTERN "*.py" PATTERN "py.typed" PATTERN "__pycache__" EXCLUDE)
