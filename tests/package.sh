#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs the packages of build/packages (app/package.sh makes them) in a bare Debian 12, uses them and removes them. As root.
# usage: tests/package.sh [FOLDER OF THE DEBIAN]      the last line is `N passed, N failed`
set -uo pipefail
cd "$(dirname "$0")/.."
. app/packages.sh
root=${1:-$(mktemp -d)/debian}
packages=$PWD/build/packages
trap 'for each in dev/pts dev sys proc; do umount "$root/$each" 2>/dev/null; done' EXIT
[ "$(id -u)" -eq 0 ] || die "a Debian in a folder needs root"
ls "$packages"/*.deb >/dev/null 2>&1 || die "no packages in $packages: run app/package.sh"
install_missing debootstrap
if [ ! -e "$root/etc/debian_version" ]; then
    say "making a Debian 12 in $root"
    debootstrap --variant=minbase bookworm "$root" >"$root.log" 2>&1 || die "debootstrap failed: $root.log"
fi
cp /etc/resolv.conf "$root/etc/resolv.conf"
for each in proc sys dev dev/pts; do mountpoint -q "$root/$each" || mount --bind "/$each" "$root/$each"; done
mkdir -p "$root/packages"
cp "$packages"/*.deb "$root/packages/"
cp tests/ui/session_file/example.knapscope-session "$root/tmp/s.knapscope-session"

passed=0 failed=0
# in_debian COMMAND: runs it in the Debian for at most a quarter of an hour.
in_debian() {
    timeout 900 chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
        $(env | grep -iE '^(https?|no)_proxy=' || true) bash -c "$1"
}
# source_builds: checks that the source archive, unpacked in another folder, builds the runner of this commit.
source_builds() {
    local commit folder
    commit=$(git rev-parse --short=12 HEAD) && folder=$(mktemp -d) && tar -xf "$packages"/knapscope-*.tar.gz -C "$folder" &&
        cd "$folder"/knapscope-* && configure dev && build dev knapscope-run &&
        build/dev/bin/knapscope-run --version | grep -F "$commit" && rm -rf "$folder"
}
# check WHAT COMMAND: like attempt, in the Debian.
check() { attempt "$1" in_debian "$2"; }
# attempt WHAT COMMAND...: runs it and counts success or failure.
attempt() {
    local output
    if output=$("${@:2}" 2>&1 </dev/null); then
        passed=$((passed + 1))
        say "passed: $1"
    else
        failed=$((failed + 1))
        say "FAILED: $1"
        printf '%s\n' "$output" | tail -n 20 >&2
    fi
}
id=io.github.knapscope.Knapscope
lesson='QT_QPA_PLATFORM=offscreen knapscope --lesson thesis-example-2.1 --window --export /tmp/lesson.png'
# Runs the program on a screen, with the platform plugin of a desktop, until its window appears; saves a picture.
on_screen='Xvfb :77 -screen 0 1280x800x24 >/dev/null 2>&1 & export DISPLAY=:77; until xwininfo -root >/dev/null 2>&1; do sleep 0.1; done
    knapscope --lesson thesis-example-2.1 >/dev/null 2>&1 & until xwininfo -root -tree | grep -q "Knapscope\"\?: (\"knapscope\""; do kill -0 $! || exit 1; sleep 0.1; done
    sleep 2; import -window root /tmp/installed.png; kill %2 %1; file /tmp/installed.png | grep "PNG image"'

attempt "the source archive builds" source_builds
check "Debian's lists are read" "apt-get update -qq"
check "what a desktop has anyway is there" "apt-get install -y -qq --no-install-recommends man-db bash-completion shared-mime-info desktop-file-utils libfile-mimeinfo-perl file xvfb x11-utils imagemagick"
chroot "$root" find /usr /etc /var/lib -xdev \( -type f -o -type l \) 2>/dev/null | sort >"$root/files-before"
check "what they need is fetched" "apt-get install -y -qq --no-install-recommends --download-only /packages/*.deb" # depends on the network's speed
begin=$SECONDS
check "the packages install" "apt-get install -y -qq --no-install-recommends /packages/*.deb"
check "the first lesson is on the screen" "$on_screen"
took=$((SECONDS - begin))
say "from the packages to the first lesson: $took s"
check "that took at most a minute" "[ $took -le 60 ]"
mkdir -p build/artifacts && cp "$root/tmp/installed.png" build/artifacts/
check "and drawn without one" "$lesson && file /tmp/lesson.png | grep -q 'PNG image'"
check "what they recommend installs" "apt-get install -y -qq --no-install-recommends python3 \$(dpkg-query -W -f '\${Recommends}, ' knapscope knapscope-run | sed 's/([^)]*)//g; s/,/ /g')"
check "Qt's own words are there in German" "[ -s /usr/share/qt6/translations/qtbase_de.qm ]"
check "Python finds its module" "cd / && python3 -c 'import knapscope; print(knapscope.variants()[0])'"
check "it says which commit it is" "knapscope --version | grep -E '^knapscope [0-9.]+ \([0-9a-f]+' && knapscope-run --version | grep -E '\([0-9a-f]+'"
check "the runner solves" "knapscope-run generate knapsack --preset thesis-2.1 -o /tmp/i.json && knapscope-run solve /tmp/i.json --variant knapsack.shared --on emulator"
check "the menu entry is valid" "desktop-file-validate /usr/share/applications/$id.desktop"
check "the icon has every size" "for s in 16 22 24 32 48 64 128 256 512; do [ -s /usr/share/icons/hicolor/\${s}x\$s/apps/$id.png ] || exit 1; done"
check "an instance has its type" "cp /tmp/i.json /tmp/i.knapscope.json && mimetype -b /tmp/i.knapscope.json | grep -x application/vnd.knapscope.instance+json"
check "also by its content" "mimetype -b --magic-only /tmp/i.json | grep -x application/vnd.knapscope.instance+json"
check "a trace has its type" "knapscope-run trace /tmp/i.json --variant knapsack.global -o /tmp/t.kstrace && mimetype -b --magic-only /tmp/t.kstrace | grep -x application/vnd.knapscope.trace"
check "results have their type" "cp /usr/share/knapscope/results/epyc-sso-cpu.json /tmp/r && mimetype -b --magic-only /tmp/r | grep -x application/vnd.knapscope.results+json"
check "a session has its type" "mimetype -b /tmp/s.knapscope-session | grep -x application/vnd.knapscope.session+json"
check "samples of file formats are there, and read" "cd /usr/share/doc/knapscope-run/examples/formats && knapscope-run convert kplib.kp /tmp/k.json"
check "both have manual pages" "man -w knapscope knapscope-run && man knapscope-run | grep -q 'check-answers'"
check "bash completes" ". /usr/share/bash-completion/completions/knapscope-run; COMP_WORDS=(knapscope-run sol); COMP_CWORD=1; _knapscope_run; [ \"\${COMPREPLY[*]}\" = solve ]"
# Makes an older package from this one: another version, and a file that the new package does not contain.
check "a package of an older version is made" "apt-get install -y -qq --no-install-recommends dpkg-dev && rm -rf /old && mkdir /old && cd /old &&
    for deb in /packages/*.deb; do dpkg-deb -R \$deb unpacked &&
        sed -i 's/^Version: .*/Version: 0.0.1/; s/(= [0-9.]*)/(= 0.0.1)/' unpacked/DEBIAN/control && mkdir -p unpacked/usr/share/knapscope &&
        echo old >\"unpacked/usr/share/knapscope/\$(basename \$deb).old\" && rm -f unpacked/DEBIAN/md5sums &&
        dpkg-deb --root-owner-group -b unpacked \"\$(basename \$deb)\" && rm -rf unpacked || exit 1; done"
check "the older one takes its place" "apt-get install -y -qq --no-install-recommends --allow-downgrades /old/*.deb && [ \"\$(dpkg-query -W -f '\${Version}' knapscope)\" = 0.0.1 ]"
own='/root/.config/knapscope/own.conf /root/.local/share/Knapscope/lessons/own/lesson.md'
check "the user has files" "for f in $own; do mkdir -p \$(dirname \$f) && echo mine >\$f || exit 1; done"
check "it is upgraded" "apt-get install -y -qq --no-install-recommends /packages/*.deb && [ \"\$(dpkg-query -W -f '\${Version}' knapscope)\" != 0.0.1 ] && $lesson"
check "what the older one had alone is gone" "! ls /usr/share/knapscope/*.old"
check "installing again changes nothing" "apt-get install -y -qq --no-install-recommends --reinstall /packages/*.deb"
check "they are removed" "apt-get purge -y -qq knapscope knapscope-run"
chroot "$root" find /usr /etc /var/lib -xdev \( -type f -o -type l \) 2>/dev/null | sort >"$root/files-after"
check "and the user's files stay" "for f in $own; do grep -qx mine \$f || exit 1; done"
check "and leave no file" "comm -13 /files-before /files-after | grep -i knapscope; [ \$? -eq 1 ]"
printf '%s passed, %s failed\n' "$passed" "$failed"
[ "$failed" -eq 0 ]
