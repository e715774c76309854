#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# usage: tests/monkey.sh SEED[,SEED...] SECONDS [PRESET]   sends random keys, clicks, drags and files to the window
# (app.desktop.monkey)
# It needs Xvfb and a build. It saves a picture of the first fault as artifacts/monkey.png in the build folder.
set -euo pipefail
cd "$(dirname "$0")/.."

if [ $# -lt 2 ]; then
    sed -n 's/^# usage: /usage: /p' "$0" >&2
    exit 2
fi
# Otherwise QtTest ends a test after 5 minutes.
export KS_MONKEY_SEEDS=$1 KS_MONKEY_SECONDS=$2 QTEST_FUNCTION_TIMEOUT=$((($2 + 300) * 1000))
exec "build/${3:-dev}/bin/app_desktop_tests" monkey -maxwarnings 0
