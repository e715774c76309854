# SPDX-License-Identifier: Apache-2.0
# The Python module is installed with the runner, whose JSON it reads, in the folder where every version of Debian's python3
# finds it.
install(DIRECTORY python/knapscope DESTINATION lib/python3/dist-packages COMPONENT runner
    FILES_MATCHING PATTERN "*.py" PATTERN "py.typed" PATTERN "__pycache__" EXCLUDE)
