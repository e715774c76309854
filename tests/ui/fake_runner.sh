#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# A faulty runner for tests. KS_FAKE selects its behaviour: stall, crash, leave, garbage, dies (while it solves), deaf (ignores a cancel); "good"
# answers correctly; "slow" continues until it is cancelled; "theirs" has variants that this program does not have; "pushes" counts chunks; "hungry"
# wants 4608 MiB for a run; "liar" reports the answer KS_FAKE_ANSWER, or for a campaign the row;
# "long" writes a line of 10 MB, "endless" a line without end, "floods" long lines forever; "chatty" sends events about an unknown job; "wordy" fails
# with a long and strange message. Results belong to the instance with the sha256 KS_FAKE_SHA. Uses only features of every shell.
[ "$1" = serve ] || exit 2
id_of() { echo "$1" | sed 's/.*"id":\([0-9]*\).*/\1/'; }
variants='{"format":"knapscope-variants","version":1,"variants":[{"id":"mckp.sequential","title":"Sequential","kind":"multiple-choice","question":"optimise","exact":true,"on":["cpu"],"available":["cpu"],"paper":{"key":"thesis","section":"2.2","algorithm":"2.2"},"complexity":null,"steps":true,"table":true,"trace":false,"cooperative":false,"parameters":[{"name":"block","type":"integer","min":32,"max":1024,"step":32,"default":256,"unit":"threads"}]}]}'
devices='{"format":"knapscope-devices","version":1,"host":"Fake CPU","gpus":[{"id":"gpu:0","name":"Fake GPU","cc":"9.0"}],"no_gpu":null,"presets":[]}'
result='{"format":"knapscope-result","version":1,"variant":"mckp.sequential","on":"cpu","device":null,"parameters":{"block":256},"instance":{"name":"Fake","kind":"multiple-choice","sha256":"'$KS_FAKE_SHA'"},"status":"optimal","objective":7,"weight":10,"selection":[0,0,2],"verified":true,"facts":[],"executed":{"launches":0,"kernels":[]},"timing":{"total_ms":1.5,"stages":[{"name":"compute","ms":1.4}]}}'
if [ "$KS_FAKE" = theirs ]; then
    theirs='"kind":"knapsack","question":"optimise","exact":true,"complexity":null,"table":false,"cooperative":false'
    width='"parameters":[{"name":"width","type":"integer","min":1,"max":9,"step":1,"default":3,"title":"Width of theirs"},{"name":"peek","type":"integer","min":0,"max":9,"step":1,"default":0,"title":"A peek for traces","answers":false}]'
    variants='{"format":"knapscope-variants","version":1,"since":2030,"variants":[{"id":"knapsack.theirs","title":"Theirs: a fair guess",'$theirs',"on":["cpu"],"available":["cpu"],"paper":{"key":"their paper","section":"7","algorithm":null},"steps":true,"trace":false,'$width'},{"id":"knapsack.theirs-gpu","title":"Theirs on a GPU",'$theirs',"on":["emulator","gpu"],"available":["gpu"],"paper":null,"steps":false,"trace":true,'$width'}]}'
    result='{"format":"knapscope-result","version":1,"variant":"knapsack.theirs","on":"cpu","device":null,"parameters":{"width":4},"instance":{"name":"Example 2.1","kind":"knapsack","sha256":"'$KS_FAKE_SHA'"},"status":"optimal","objective":9,"weight":9,"selection":[2,3],"verified":true,"facts":[],"executed":{"launches":0,"kernels":[]},"timing":{"total_ms":1.5,"stages":[{"name":"shake","ms":1.2},{"name":"verify","ms":0.3}]}}'
fi
running=
while read -r line; do
    id=$(id_of "$line")
    case "$KS_FAKE:$line" in
    stall:*) ;;
    crash:*) kill -SEGV $$ ;;
    leave:*) exit 5 ;;
    garbage:*) echo "Segmentation of the market (core dumped?)" ;;
    *:*'"do":"list"'*) echo "{\"event\":\"result\",\"id\":$id,\"t\":0,\"result\":$variants}" ;;
    *:*'"do":"devices"'*) echo "{\"event\":\"result\",\"id\":$id,\"t\":0,\"result\":$devices}" ;;
    good:*'"do":"solve"'* | theirs:*'"do":"solve"'* | hungry:*'"do":"solve"'*'"memory":4831838208'*)
        echo "{\"event\":\"started\",\"id\":$id,\"t\":0,\"version\":\"0\",\"variant\":\"mckp.sequential\",\"on\":\"cpu\",\"device\":null,\"pid\":$$}"
        for part in 0.1 0.25 0.5 0.75 1; do
            echo "{\"event\":\"progress\",\"id\":$id,\"t\":0,\"fraction\":$part,\"phase\":\"compute\",\"row\":1,\"rows\":3}"
        done
        echo "{\"event\":\"stage\",\"id\":$id,\"t\":0,\"name\":\"compute\",\"begin\":0,\"ms\":1.4}"
        echo "{\"event\":\"result\",\"id\":$id,\"t\":0,\"result\":$result}" ;;
    hungry:*'"do":"trace"'*'"memory":4831838208'*)
        echo "{\"event\":\"error\",\"id\":$id,\"t\":0,\"code\":5,\"what\":\"there was enough memory\",\"where\":\"\",\"todo\":\"\"}" ;;
    hungry:*'"do":"solve"'* | hungry:*'"do":"trace"'*)
        echo "{\"event\":\"error\",\"id\":$id,\"t\":0,\"code\":4,\"what\":\"the run needs more\",\"where\":\"\",\"todo\":\"raise it with --memory 4608M, or choose a smaller instance\",\"remedy\":{\"kind\":\"memory\",\"bytes\":4831838208,\"advice\":\"choose a smaller instance\"}}" ;;
    slow:*'"do":"solve"'*)
        running=$id
        echo "{\"event\":\"started\",\"id\":$id,\"t\":0,\"on\":\"cpu\"}"
        echo "{\"event\":\"progress\",\"id\":$id,\"t\":0,\"fraction\":0.4,\"phase\":\"compute\",\"row\":2,\"rows\":5}" ;;
    pushes:*'"do":"solve"'*)
        running=$id
        echo "{\"event\":\"started\",\"id\":$id,\"t\":0,\"on\":\"cpu\"}"
        for row in 0 10 30; do
            echo "{\"event\":\"progress\",\"id\":$id,\"t\":1.0$((row * 2)),\"fraction\":0.3,\"phase\":\"compute\",\"row\":$row,\"rows\":100,\"rows_are\":\"chunk\"}"
        done ;;
    liar:*'"do":"solve"'*)
        echo "{\"event\":\"result\",\"id\":$id,\"t\":0,\"result\":$(echo "$result" | sed "s/\"objective.*\"verified\"/$KS_FAKE_ANSWER,\"verified\"/")}" ;;
    liar:*'"do":"bench"'*)
        running=$id
        echo "{\"event\":\"row\",\"id\":$id,\"t\":0,\"row\":$KS_FAKE_ANSWER}" ;;
    slow:*'"do":"cancel"'* | pushes:*'"do":"cancel"'* | liar:*'"do":"cancel"'*)
        echo "{\"event\":\"error\",\"id\":$running,\"t\":0,\"code\":6,\"what\":\"cancelled\",\"where\":\"\",\"todo\":\"\"}" ;;
    endless:*'"do":"solve"'*) yes | tr -d '\n' ;;
    floods:*'"do":"solve"'*) yes "{\"event\":\"progress\",\"id\":$id,\"t\":0,\"phase\":\"$(yes | head -n 70000 | tr -d '\n')\"}" ;;
    wordy:*'"do":"solve"'*)
        words=$(yes words | head -n 20000 | tr '\n' ' ')
        echo "{\"event\":\"error\",\"id\":$id,\"t\":0,\"code\":3,\"what\":\"\\u001b[31m$words\",\"where\":\"$words\",\"todo\":\"$words\"}" ;;
    long:*'"do":"solve"'*)
        printf '{"event":"result","id":%s,"t":0,"result":{"numbers":[' "$id"
        yes 1, | head -n 5000000 | tr -d '\n'
        echo '1]}}' ;;
    chatty:*'"do":"solve"'*)
        while echo '{"event":"progress","id":999,"t":0,"fraction":0.5}'; do sleep 0.05; done ;;
    dies:*'"do":"solve"'*) kill -SEGV $$ ;;
    deaf:*'"do":"solve"'*) echo "{\"event\":\"started\",\"id\":$id,\"t\":0,\"on\":\"cpu\"}" ;;
    esac
done
