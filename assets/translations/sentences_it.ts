<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it">
<context>
    <name></name>
    <message id=" ({} while an SM had warps)">
        <translation> ({} mentre un SM aveva warp)</translation>
    </message>
    <message id=" 1 finding. |  {} findings." numerus="yes">
        <translation><numerusform> 1 segnalazione.</numerusform><numerusform> {} segnalazioni.</numerusform></translation>
    </message>
    <message id=" A block leaves {} lane of its last warp empty. |  A block leaves {} lanes of its last warp empty." numerus="yes">
        <translation><numerusform> Un blocco lascia vuota {} lane del suo ultimo warp.</numerusform><numerusform> Ogni blocco lascia vuote {} lane del suo ultimo warp.</numerusform></translation>
    </message>
    <message id=" Equation 4.2, which leaves the row's ends out of account, gives {}.">
        <translation> L'equazione 4.2, che trascura le estremità della riga, dà {}.</translation>
    </message>
    <message id=" In {} neither answered.">
        <translation> In {} nessuno dei due ha risposto.</translation>
    </message>
    <message id=" L has {} {} now.">
        <translation> L ha ora {} {}.</translation>
    </message>
    <message id=" Left out {} that {} no run of {} like {}.">
        <translation> Esclusioni: {0}, {1} un'esecuzione {3} di {2}.</translation>
    </message>
    <message id=" Left out: {} that would cost more than {}.">
        <translation> Esclusi perché costerebbero più di {1}: {0}.</translation>
    </message>
    <message id=" Means of whole times, {}, {}.">
        <translation> Medie dei tempi totali, {}, {}.</translation>
    </message>
    <message id=" No block that was traced wrote it.">
        <translation> Nessun blocco tracciato l'ha scritta.</translation>
    </message>
    <message id=" No race seen, and nothing else found.">
        <translation> Nessuna corsa critica vista, e null'altro trovato.</translation>
    </message>
    <message id=" Shared memory: {} for {}.">
        <translation> Memoria condivisa: {} per {}.</translation>
    </message>
    <message id=" That took {}.">
        <translation> In tutto {}.</translation>
    </message>
    <message id=" That was the last cost: the front has {} {}.">
        <translation> Era l'ultimo costo: il fronte ha {} {}.</translation>
    </message>
    <message id=" The blocks meet at barriers of the grid; how long they wait there is left out.">
        <translation> I blocchi si incontrano a barriere di griglia; quanto vi aspettano è omesso.</translation>
    </message>
    <message id=" The probe costs nothing that shows ({}).">
        <translation> La sonda non costa nulla di visibile ({}).</translation>
    </message>
    <message id=" The probe costs {} of the time.">
        <translation> La sonda costa {} del tempo.</translation>
    </message>
    <message id=" The weights are {}.">
        <translation> I pesi sono {}.</translation>
    </message>
    <message id=" U0(j) = inf for every cost j from 1 to {}: nothing is bought yet, so no selection costs that.">
        <translation> U0(j) = inf per ogni costo j da 1 a {}: non è ancora stato comprato nulla, quindi nessuna selezione costa tanto.</translation>
    </message>
    <message id=" Warp {} of block {} wrote it in launch {}.">
        <translation> L'ha scritta il warp {} del blocco {} nel lancio {}.</translation>
    </message>
    <message id=" Which one, the kept row does not tell.">
        <translation> Quale, la riga tenuta non lo dice.</translation>
    </message>
    <message id=" and {} more">
        <translation> e altri {}</translation>
    </message>
    <message id=" and {} when they are {}">
        <translation> e in {} quando sono {}</translation>
    </message>
    <message id=" at {}">
        <translation> a {}</translation>
    </message>
    <message id=" at {} {} {}">
        <translation> a {} {} {}</translation>
    </message>
    <message id=" away">
        <translation> via</translation>
    </message>
    <message id=" each">
        <translation> ciascuna</translation>
    </message>
    <message id=" here">
        <translation> qui</translation>
    </message>
    <message id=" in this part">
        <translation> in questa parte</translation>
    </message>
    <message id=" in {} rows">
        <translation> in {} righe</translation>
    </message>
    <message id=" is {} {}, and {} is the last {}: {}.">
        <translation> è {} {}, e {} è l'ultimo {}: {}.</translation>
    </message>
    <message id=" is {} {}: on to {}.">
        <translation> è {} {}: si passa a {}.</translation>
    </message>
    <message id=" more rounds are not shown">
        <translation> altri giri non sono mostrati</translation>
    </message>
    <message id=" of {}">
        <translation> di {}</translation>
    </message>
    <message id=" of {} memory, {} {} a lane">
        <translation> (memoria: {}), {} {} per lane</translation>
    </message>
    <message id=" on ">
        <translation> su </translation>
    </message>
    <message id=" on {}">
        <translation> su {}</translation>
    </message>
    <message id=" stays |  stay" numerus="yes">
        <translation><numerusform> resta</numerusform><numerusform> restano</numerusform></translation>
    </message>
    <message id=" steps">
        <translation> passi</translation>
    </message>
    <message id=" subsets">
        <translation> sottoinsiemi</translation>
    </message>
    <message id=" to the same word">
        <translation> alla stessa parola</translation>
    </message>
    <message id=" to {}">
        <translation> a {}</translation>
    </message>
    <message id=" was not measured there">
        <translation> non è stato misurato là</translation>
    </message>
    <message id=" {} batch; no plan has fewer than {}. |  {} batches; no plan has fewer than {}." numerus="yes">
        <translation><numerusform> {} lotto; nessun piano ne ha meno di {}.</numerusform><numerusform> {} lotti; nessun piano ne ha meno di {}.</numerusform></translation>
    </message>
    <message id=" {} of {} branches diverge.">
        <translation> {} diramazioni su {} divergono.</translation>
    </message>
    <message id=" {} of {} were counted; the others take their mean{}.">
        <translation> {} su {} sono stati contati; gli altri prendono la media{}.</translation>
    </message>
    <message id=" {} rows per second while it computes.">
        <translation> {} righe al secondo mentre calcola.</translation>
    </message>
    <message id=" {} {}, and no plan has fewer.">
        <translation> {} {}, e nessun piano ne ha meno.</translation>
    </message>
    <message id=" · launch {}, block {}, warp {}">
        <translation> · lancio {}, blocco {}, warp {}</translation>
    </message>
    <message id=" · thread  |  · threads " numerus="yes">
        <translation><numerusform> · thread </numerusform><numerusform> · thread </numerusform></translation>
    </message>
    <message id=" · {} times">
        <translation> · {} volte</translation>
    </message>
    <message id="&quot;Busy&quot; is the share of time in which any kernel ran, however small: it says nothing of how full the GPU is.">
        <translation>«Occupata» è la parte di tempo in cui girava un kernel qualsiasi, per quanto piccolo: non dice nulla di quanto sia piena la GPU.</translation>
    </message>
    <message id="&quot;from&quot; lies before {}">
        <translation>"from" è prima di {}</translation>
    </message>
    <message id="&quot;where&quot; names no setting and its value">
        <translation>"where" non indica un'impostazione con il suo valore</translation>
    </message>
    <message id="'{}' cannot be tried there">
        <translation>«{}» non si può provare in quel punto</translation>
    </message>
    <message id="'{}' has the unit '{}', but other numbers of the column have none">
        <translation>'{}' ha l'unità '{}', ma altri numeri della colonna non ne hanno</translation>
    </message>
    <message id="'{}' has {}, but '{}' has {}">
        <translation>'{}' ha {}, ma '{}' ne ha {}</translation>
    </message>
    <message id="'{}' is a capacity, but no column has values">
        <translation>'{}' è una capacità, ma nessuna colonna ha valori</translation>
    </message>
    <message id="'{}' is found where {} has to be">
        <translation>si trova «{}» dove deve esserci {}</translation>
    </message>
    <message id="'{}' is in {}, but others are in {}">
        <translation>“{}” è in {}, ma altri sono in {}</translation>
    </message>
    <message id="'{}' is missing">
        <translation>«{}» manca</translation>
    </message>
    <message id="'{}' is no GPU">
        <translation>«{}» non è una GPU</translation>
    </message>
    <message id="'{}' is no fraction in lowest terms">
        <translation>«{}» non è una frazione ridotta ai minimi termini</translation>
    </message>
    <message id="'{}' is no question that a variant answers">
        <translation>«{}» non è una domanda a cui una variante risponde</translation>
    </message>
    <message id="'{}' is no status of an answer">
        <translation>«{}» non è lo stato di una risposta</translation>
    </message>
    <message id="'{}' is no window">
        <translation>«{}» non è una finestra</translation>
    </message>
    <message id="'{}' is none of the words allowed here">
        <translation>«{}» non è tra le parole ammesse qui</translation>
    </message>
    <message id="'{}' is not a batch">
        <translation>«{}» non è un lotto</translation>
    </message>
    <message id="'{}' is not a number">
        <translation>'{}' non è un numero</translation>
    </message>
    <message id="'{}' is not a size">
        <translation>«{}» non è una dimensione</translation>
    </message>
    <message id="'{}' is not a step">
        <translation>«{}» non è un passo</translation>
    </message>
    <message id="'{}' is not a zero or a one">
        <translation>«{}» non è né uno zero né un uno</translation>
    </message>
    <message id="'{}' is not an integer from {} to {}">
        <translation>«{}» non è un intero da {} a {}</translation>
    </message>
    <message id="'{}' is not {} like the others">
        <translation>'{}' non è {} come gli altri</translation>
    </message>
    <message id="'{}' is not {}: it has no numbers">
        <translation>“{}” non è {}: non contiene numeri</translation>
    </message>
    <message id="'{}' is one argument too many">
        <translation>«{}» è un argomento di troppo</translation>
    </message>
    <message id="'{}' lies in host memory">
        <translation>«{}» è nella memoria dell'host</translation>
    </message>
    <message id="'{}' may be about the other lines, or {}">
        <translation>'{}' può riguardare le altre righe, oppure {}</translation>
    </message>
    <message id="'{}' times {} is not an integer from {} to {}">
        <translation>“{}” per {} non è un intero da {} a {}</translation>
    </message>
    <message id="'{}' was freed">
        <translation>«{}» è stato liberato</translation>
    </message>
    <message id="+ {} item | + {} items" numerus="yes">
        <translation><numerusform>+ {} oggetto</numerusform><numerusform>+ {} oggetti</numerusform></translation>
    </message>
    <message id="+{} more">
        <translation>+ altri {}</translation>
    </message>
    <message id=", above the target, discarded">
        <translation>, sopra l'obiettivo, scartata</translation>
    </message>
    <message id=", all the same">
        <translation>, tutti uguali</translation>
    </message>
    <message id=", and it takes one. It enters with a reduced cost of 1 - {} = {}.">
        <translation>, e ne richiede uno. Entra con un costo ridotto di 1 - {} = {}.</translation>
    </message>
    <message id=", and no plan has fewer than {}">
        <translation>, e nessun piano ne ha meno di {}</translation>
    </message>
    <message id=", and wait {} of that time at barriers of the grid">
        <translation>, e aspettano {} di quel tempo alle barriere della griglia</translation>
    </message>
    <message id=", as fast as it ran">
        <translation>, alla velocità reale</translation>
    </message>
    <message id=", as if the launch had gone on">
        <translation>, come se il lancio fosse proseguito</translation>
    </message>
    <message id=", benign">
        <translation>, benigna</translation>
    </message>
    <message id=", beyond the target">
        <translation>, oltre l'obiettivo</translation>
    </message>
    <message id=", blocks of {}">
        <translation>, blocchi di {}</translation>
    </message>
    <message id=", by {}">
        <translation>, di {}</translation>
    </message>
    <message id=", by {} to {}">
        <translation>, da {} a {}</translation>
    </message>
    <message id=", changed">
        <translation>, cambiata</translation>
    </message>
    <message id=", columns {} to {}">
        <translation>, colonne da {} a {}</translation>
    </message>
    <message id=", cut">
        <translation>, tagliato</translation>
    </message>
    <message id=", cut now">
        <translation>, tagliato ora</translation>
    </message>
    <message id=", cut off">
        <translation>, tagliata</translation>
    </message>
    <message id=", differs">
        <translation>, diverso</translation>
    </message>
    <message id=", downwards">
        <translation>, all'indietro</translation>
    </message>
    <message id=", driver {}">
        <translation>, driver {}</translation>
    </message>
    <message id=", from the list">
        <translation>, dalla lista</translation>
    </message>
    <message id=", from the shifted list">
        <translation>, dalla lista spostata</translation>
    </message>
    <message id=", go on at ">
        <translation>, si continua da </translation>
    </message>
    <message id=", go on at {}">
        <translation>, si prosegue da {}</translation>
    </message>
    <message id=", host {}">
        <translation>, macchina {}</translation>
    </message>
    <message id=", in one pass | , in {} passes: launches were replayed" numerus="yes">
        <translation><numerusform>, in un passaggio</numerusform><numerusform>, in {} passaggi: i lanci sono stati ripetuti</numerusform></translation>
    </message>
    <message id=", limiting">
        <translation>, limitante</translation>
    </message>
    <message id=", log">
        <translation>, log</translation>
    </message>
    <message id=", mean of {} instances">
        <translation>, media di {} istanze</translation>
    </message>
    <message id=", merged now">
        <translation>, fusa ora</translation>
    </message>
    <message id=", named by the finding">
        <translation>, indicata dalla segnalazione</translation>
    </message>
    <message id=", next">
        <translation>, la prossima</translation>
    </message>
    <message id=", next to each other">
        <translation>, affiancati</translation>
    </message>
    <message id=", not yet computed">
        <translation>, non ancora calcolata</translation>
    </message>
    <message id=", now">
        <translation>, ora</translation>
    </message>
    <message id=", of equally good items the last">
        <translation>, tra oggetti ugualmente buoni l'ultimo</translation>
    </message>
    <message id=", of which {} were there on average">
        <translation>, di cui {} presenti in media</translation>
    </message>
    <message id=", on the way back">
        <translation>, sul percorso a ritroso</translation>
    </message>
    <message id=", one for each cell.">
        <translation>, uno per cella.</translation>
    </message>
    <message id=", passed">
        <translation>, passata</translation>
    </message>
    <message id=", pointed at">
        <translation>, indicata</translation>
    </message>
    <message id=", reached now">
        <translation>, raggiunto ora</translation>
    </message>
    <message id=", reached now, beyond the target">
        <translation>, raggiunto ora, oltre l'obiettivo</translation>
    </message>
    <message id=", read">
        <translation>, letta</translation>
    </message>
    <message id=", registers left out">
        <translation>, registri esclusi</translation>
    </message>
    <message id=", rows {} to {} of {}">
        <translation>, righe da {} a {} di {}</translation>
    </message>
    <message id=", scattered">
        <translation>, sparsi</translation>
    </message>
    <message id=", seed {}">
        <translation>, seme {}</translation>
    </message>
    <message id=", so it goes first, to">
        <translation>, quindi va per primo, al</translation>
    </message>
    <message id=", so some of their blocks wait for others">
        <translation>, cosicché alcuni dei loro blocchi ne aspettano altri</translation>
    </message>
    <message id=", the best so far">
        <translation>, il meglio finora</translation>
    </message>
    <message id=", the bottleneck">
        <translation>, il collo di bottiglia</translation>
    </message>
    <message id=", the fewest there can be">
        <translation>, il minimo possibile</translation>
    </message>
    <message id=", the hardware counted {}">
        <translation>, l'hardware ha contato {}</translation>
    </message>
    <message id=", the hardware has no figure">
        <translation>, l'hardware non ha un dato</translation>
    </message>
    <message id=", the last of which did not end">
        <translation>, l'ultimo dei quali non è finito</translation>
    </message>
    <message id=", the most for {}">
        <translation>, il massimo per {}</translation>
    </message>
    <message id=", the target.">
        <translation>, l'obiettivo.</translation>
    </message>
    <message id=", the target: a solution is found.">
        <translation>, l'obiettivo: si è trovata una soluzione.</translation>
    </message>
    <message id=", too much">
        <translation>, troppo</translation>
    </message>
    <message id=", up to {} of them at the same time">
        <translation>, fino a {} contemporaneamente</translation>
    </message>
    <message id=", which did not end">
        <translation>, che non è finito</translation>
    </message>
    <message id=", which leaves {} to the kernels before it.">
        <translation>, il che lascia {} ai kernel precedenti.</translation>
    </message>
    <message id=", which nothing can beat">
        <translation>, che nulla può battere</translation>
    </message>
    <message id=", with the probe.">
        <translation>, con la sonda.</translation>
    </message>
    <message id=", wrong">
        <translation>, sbagliata</translation>
    </message>
    <message id=", {} in {}">
        <translation>, {} in {}</translation>
    </message>
    <message id=", {} in {} of {}">
        <translation>, {} in {} su {}</translation>
    </message>
    <message id=", {} is added">
        <translation>, si aggiunge {}</translation>
    </message>
    <message id=", {} of them alone">
        <translation>, {} dei quali da solo</translation>
    </message>
    <message id=", {} of them for the system">
        <translation>, di cui {} per il sistema</translation>
    </message>
    <message id=", {} of {} SMs empty">
        <translation>, {} SM su {} vuoti</translation>
    </message>
    <message id=", {} times">
        <translation>, {} volte</translation>
    </message>
    <message id=", {} to {}">
        <translation>, da {} a {}</translation>
    </message>
    <message id="--set takes name=value, not '{}'">
        <translation>--set accetta nome=valore, non «{}»</translation>
    </message>
    <message id="0 would be a selection of that value. Here there is no selection at all.">
        <translation>0 sarebbe una selezione di quel valore. Qui non c'è alcuna selezione.</translation>
    </message>
    <message id="0 would be a selection that is worth nothing. Here there is no selection at all.">
        <translation>0 sarebbe una selezione che non vale nulla. Qui non c'è alcuna selezione.</translation>
    </message>
    <message id="0-1 knapsack">
        <translation>Zaino 0-1</translation>
    </message>
    <message id="0: left out">
        <translation>0: escluso</translation>
    </message>
    <message id="1 - |A| / N, with the weights sorted (see the errata)">
        <translation>1 - |A| / N, con i pesi ordinati (si vedano gli errata)</translation>
    </message>
    <message id="1 SM | all {} SMs" numerus="yes">
        <translation><numerusform>1 SM</numerusform><numerusform>tutti i {} SM</numerusform></translation>
    </message>
    <message id="1 batch | {} batches" numerus="yes">
        <translation><numerusform>1 lotto</numerusform><numerusform>{} lotti</numerusform></translation>
    </message>
    <message id="1 block waits">
        <translation>1 blocco aspetta</translation>
    </message>
    <message id="1 block | {} blocks" numerus="yes">
        <translation><numerusform>1 blocco</numerusform><numerusform>{} blocchi</numerusform></translation>
    </message>
    <message id="1 byte | {} bytes" numerus="yes">
        <translation><numerusform>1 byte</numerusform><numerusform>{} byte</numerusform></translation>
    </message>
    <message id="1 is picked, slot {1} of S | {0} are picked, slots {1} of S" numerus="yes">
        <translation><numerusform>1 è scelta, posto {1} di S</numerusform><numerusform>{0} sono scelte, posti {1} di S</numerusform></translation>
    </message>
    <message id="1 lane | {} lanes" numerus="yes">
        <translation><numerusform>1 lane</numerusform><numerusform>{} lane</numerusform></translation>
    </message>
    <message id="1 launch">
        <translation>1 lancio</translation>
    </message>
    <message id="1 launch | {} launches together" numerus="yes">
        <translation><numerusform>1 lancio</numerusform><numerusform>{} lanci insieme</numerusform></translation>
    </message>
    <message id="1 or 2 cells">
        <translation>1 o 2 celle</translation>
    </message>
    <message id="1 other process computes on this GPU. | {} other processes compute on this GPU." numerus="yes">
        <translation><numerusform>1 altro processo calcola su questa GPU.</numerusform><numerusform>{} altri processi calcolano su questa GPU.</numerusform></translation>
    </message>
    <message id="1 solve: {}">
        <translation>1 risoluzione: {}</translation>
    </message>
    <message id="1 wave, {} full: {} on {}.">
        <translation>1 ondata, piena al {}: {} su {}.</translation>
    </message>
    <message id="1000 random instances, mean; the total time, with initialisation, memory allocation and copies (Sections 5.2 and 5.4)">
        <translation>1000 istanze casuali, media; il tempo totale, con inizializzazione, allocazione della memoria e copie (Sezioni 5.2 e 5.4)</translation>
    </message>
    <message id="16-core OpenCL">
        <translation>OpenCL, 16 core</translation>
    </message>
    <message id="1: taken">
        <translation>1: preso</translation>
    </message>
    <message id="1{}s of picture = {} of run">
        <translation>1{}s di immagine = {} di esecuzione</translation>
    </message>
    <message id="1{}s of picture = {} of the model">
        <translation>1{}s di immagine = {} del modello</translation>
    </message>
    <message id="2^{} selections are too many to try: {} takes up to {} items">
        <translation>2^{} selezioni sono troppe da provare: {} accetta fino a {} oggetti</translation>
    </message>
    <message id="32 subsets">
        <translation>32 sottoinsiemi</translation>
    </message>
    <message id="32-bit words read without a bank conflict by {}">
        <translation>parole di 32 bit lette senza conflitti di banco da {}</translation>
    </message>
    <message id="32-byte sectors read from global memory">
        <translation>settori di 32 byte letti dalla memoria globale</translation>
    </message>
    <message id="8-core OpenCL">
        <translation>OpenCL, 8 core</translation>
    </message>
    <message id=": all run at once.">
        <translation>: girano tutti insieme.</translation>
    </message>
    <message id=": even the least shared memory is too much. They do not run at once.">
        <translation>: anche la minima memoria condivisa è troppa. Non girano insieme.</translation>
    </message>
    <message id=": found">
        <translation>: trovata</translation>
    </message>
    <message id=": its blocks are not recorded">
        <translation>: i suoi blocchi non sono registrati</translation>
    </message>
    <message id=": too many. Another choice might fit, and the paper's method does not find it.">
        <translation>: troppi. Un'altra scelta potrebbe entrare, e il metodo dell'articolo non la trova.</translation>
    </message>
    <message id=": weight {} completes {}">
        <translation>: il peso {} completa {}</translation>
    </message>
    <message id=": {} discarded">
        <translation>: {} scartate</translation>
    </message>
    <message id=": {} of {} left">
        <translation>: restano {} di {}</translation>
    </message>
    <message id=": {} takes {} to {} as long as {}">
        <translation>: {} impiega da {} a {} il tempo di {}</translation>
    </message>
    <message id=": {} {} full on average">
        <translation>: {} in media pieni al {}</translation>
    </message>
    <message id="; 1 thread has no cell.">
        <translation>; 1 thread non ha celle.</translation>
    </message>
    <message id="; A({}) still has its old value">
        <translation>; A({}) ha ancora il vecchio valore</translation>
    </message>
    <message id="; B is full and is copied over A">
        <translation>; B è pieno e si copia su A</translation>
    </message>
    <message id="; a finding names this line">
        <translation>; una segnalazione indica questa riga</translation>
    </message>
    <message id="; commit {}">
        <translation>; commit {}</translation>
    </message>
    <message id="; go on at {}.">
        <translation>; si prosegue da {}.</translation>
    </message>
    <message id="; it loses most by bytes that are moved and not used">
        <translation>; perde di più per byte spostati e non usati</translation>
    </message>
    <message id="; it loses most by divergence">
        <translation>; perde di più per la divergenza</translation>
    </message>
    <message id="; it loses most by wavefronts">
        <translation>; perde di più per i wavefront</translation>
    </message>
    <message id="; it waited {} of its time at {} of the grid">
        <translation>; ha aspettato {} del suo tempo a {} della griglia</translation>
    </message>
    <message id="; of equal ones the list's goes first, to">
        <translation>; tra uguali va prima quello della lista, al</translation>
    </message>
    <message id="; of the {} chunks of {} {}">
        <translation>; dei {} chunk di {} {}</translation>
    </message>
    <message id="; one word goes out at a time">
        <translation>; esce una parola per volta</translation>
    </message>
    <message id="; the answer is {}, value {}, weight {}">
        <translation>; la risposta è {}, valore {}, peso {}</translation>
    </message>
    <message id="; the blocks of some launches are not recorded">
        <translation>; i blocchi di alcuni lanci non sono registrati</translation>
    </message>
    <message id="; the warps wait {} of their time at barriers of the grid">
        <translation>; i warp aspettano {} del loro tempo alle barriere della griglia</translation>
    </message>
    <message id="; the weights taken sum to {}">
        <translation>; i pesi presi hanno somma {}</translation>
    </message>
    <message id="; they differ: {}">
        <translation>; differiscono: {}</translation>
    </message>
    <message id="; words of one bank wait for each other">
        <translation>; le parole di un banco si aspettano a vicenda</translation>
    </message>
    <message id="; {} above {} and discarded">
        <translation>; {} sopra {}: da scartare</translation>
    </message>
    <message id="; {} in {}, {} of {} bytes used">
        <translation>; {} in {}, usati {} di {} byte</translation>
    </message>
    <message id="; {} kernel fits in none | ; {} kernels fit in none" numerus="yes">
        <translation><numerusform>; {} kernel non entra in nessuno</numerusform><numerusform>; {} kernel non entrano in nessuno</numerusform></translation>
    </message>
    <message id="; {} line of 128 bytes of global memory, {} of {} bytes used | ; {} lines of 128 bytes of global memory, {} of {} bytes used" numerus="yes">
        <translation><numerusform>; {} riga di 128 byte di memoria globale, usati {} di {} byte</numerusform><numerusform>; {} righe di 128 byte di memoria globale, usati {} di {} byte</numerusform></translation>
    </message>
    <message id="; {} of {} branch diverges | ; {} of {} branches diverge" numerus="yes">
        <translation><numerusform>; {} di {} diramazione diverge</numerusform><numerusform>; {} di {} diramazioni divergono</numerusform></translation>
    </message>
    <message id="; {} round of waiting | ; {} rounds of waiting" numerus="yes">
        <translation><numerusform>; {} giro di attesa</numerusform><numerusform>; {} giri di attesa</numerusform></translation>
    </message>
    <message id="; {} threads have no cell.">
        <translation>; {} thread non hanno celle.</translation>
    </message>
    <message id="; {} wavefront of constant memory | ; {} wavefronts of constant memory" numerus="yes">
        <translation><numerusform>; {} wavefront di memoria costante</numerusform><numerusform>; {} wavefront di memoria costante</numerusform></translation>
    </message>
    <message id="; {} wavefront of shared memory, {} of them for bank conflicts | ; {} wavefronts of shared memory, {} of them for bank conflicts" numerus="yes">
        <translation><numerusform>; {} wavefront di memoria condivisa, {} per conflitti di banco</numerusform><numerusform>; {} wavefront di memoria condivisa, {} per conflitti di banco</numerusform></translation>
    </message>
    <message id="; {} {} in software">
        <translation>; {} {} in software</translation>
    </message>
    <message id="&lt; Lemma 2">
        <translation>&lt; lemma 2</translation>
    </message>
    <message id="&lt; Lemma 4">
        <translation>&lt; lemma 4</translation>
    </message>
    <message id="&gt; Lemma 1">
        <translation>&gt; lemma 1</translation>
    </message>
    <message id="&gt; Lemma 3">
        <translation>&gt; lemma 3</translation>
    </message>
    <message id="A and B">
        <translation>A e B</translation>
    </message>
    <message id="A barrier is missing: a race in shared memory">
        <translation>Manca una barriera: una corsa critica nella memoria condivisa</translation>
    </message>
    <message id="A barrier of the grid, with more blocks than fit: a deadlock">
        <translation>Una barriera di griglia con più blocchi di quanti ne entrano: uno stallo</translation>
    </message>
    <message id="A block gives its place to the next one only when it has ended.">
        <translation>Un blocco cede il posto al successivo solo quando è finito.</translation>
    </message>
    <message id="A block has {} threads: none of {} fits an SM of this device.">
        <translation>Un blocco ha {} thread: nessuno di {} sta in un SM di questo dispositivo.</translation>
    </message>
    <message id="A bound on the number of items was added: {} more weight for each item, and {} item. | A bound on the number of items was added: {} more weight for each item, and {} items." numerus="yes">
        <translation><numerusform>È stato aggiunto un limite al numero di oggetti: {} di peso in più per ogni oggetto, e {} oggetto.</numerusform><numerusform>È stato aggiunto un limite al numero di oggetti: {} di peso in più per ogni oggetto, e {} oggetti.</numerusform></translation>
    </message>
    <message id="A chunk had {} subsets.">
        <translation>Un chunk aveva {} sottoinsiemi.</translation>
    </message>
    <message id="A deadlock: {} hold every place and wait, so the other {} never begins. | A deadlock: {} hold every place and wait, so the other {} never begin." numerus="yes">
        <translation><numerusform>Uno stallo: {} tengono ogni posto e aspettano, quindi l'altro ({}) non comincia mai.</numerusform><numerusform>Uno stallo: {} tengono ogni posto e aspettano, quindi gli altri {} non cominciano mai.</numerusform></translation>
    </message>
    <message id="A deadlock: {} on the device and no block ends.">
        <translation>Uno stallo: {} sul dispositivo e nessun blocco finisce.</translation>
    </message>
    <message id="A figure with a share of the optimum below 100 % is that of a run that found a worse answer.">
        <translation>Un numero con una quota dell'ottimo sotto il 100 % è di un'esecuzione che ha trovato una risposta peggiore.</translation>
    </message>
    <message id="A higher picture and the table (CSV) say more about the figures.">
        <translation>Una figura più alta e la tabella (CSV) dicono di più sui numeri.</translation>
    </message>
    <message id="A kernel in the emulator">
        <translation>Un kernel nell'emulatore</translation>
    </message>
    <message id="A launch as blocks, warps and threads (thesis, Figure 3.4)">
        <translation>Un lancio come blocchi, warp e thread (tesi, figura 3.4)</translation>
    </message>
    <message id="A line for each instance, with lists in its cells">
        <translation>Una riga per istanza, con liste nelle celle</translation>
    </message>
    <message id="A measured figure is the arithmetic mean of the medians of {} instances. Whiskers go from the smallest to the largest median.">
        <translation>Un numero misurato è la media aritmetica delle mediane di {} istanze. I baffi vanno dalla mediana minima alla massima.</translation>
    </message>
    <message id="A measured figure is the geometric mean of the ratios of {} instances. Whiskers go from the smallest to the largest ratio.">
        <translation>Un numero misurato è la media geometrica dei rapporti di {} istanze. I baffi vanno dal rapporto minimo al massimo.</translation>
    </message>
    <message id="A model, never seconds: a block takes its warp instructions, and the next one goes to the place that is free first.">
        <translation>Un modello, mai secondi: un blocco impiega le sue istruzioni di warp e il successivo va al posto che si libera per primo.</translation>
    </message>
    <message id="A multiprocessor filled by kernels that run together">
        <translation>Un multiprocessore riempito da kernel che girano insieme</translation>
    </message>
    <message id="A pair is left out when its largest sum is below the target, or its smallest above it.">
        <translation>Una coppia si scarta quando la sua somma massima è sotto l'obiettivo o la minima è sopra.</translation>
    </message>
    <message id="A pattern is what one batch may hold. {} {} of {} {} are to be covered by as few batches as possible; a linear program chooses among the patterns known.">
        <translation>Uno schema è ciò che un lotto può contenere. {} {} di {} {} sono da coprire con il minor numero di lotti; un programma lineare sceglie fra gli schemi noti.</translation>
    </message>
    <message id="A rises: moving on in it makes the sum larger still.">
        <translation>A cresce: avanzarvi rende la somma ancora più grande.</translation>
    </message>
    <message id="A setting of the instances that count, as &quot;kernels = 16&quot;; none: all">
        <translation>Un'impostazione delle istanze che contano, come "kernels = 16"; vuoto: tutte</translation>
    </message>
    <message id="A solution is found.">
        <translation>Si è trovata una soluzione.</translation>
    </message>
    <message id="A step of a variant's recording">
        <translation>Un passo della registrazione di una variante</translation>
    </message>
    <message id="A table for spreadsheets (CSV)">
        <translation>Una tabella per fogli di calcolo (CSV)</translation>
    </message>
    <message id="A warp of {} takes of a multiprocessor: {}">
        <translation>Un warp di {} richiede a un multiprocessore: {}</translation>
    </message>
    <message id="A warp reads memory (thesis, Figure 3.6)">
        <translation>Un warp legge la memoria (tesi, figura 3.6)</translation>
    </message>
    <message id="A whole run reads and writes at least {} of sums.">
        <translation>Un'esecuzione intera legge e scrive almeno {} di somme.</translation>
    </message>
    <message id="A({}) stays {}: the loop ends at {}">
        <translation>A({}) resta {}: il ciclo finisce a {}</translation>
    </message>
    <message id="Address of the first lane">
        <translation>Indirizzo della prima lane</translation>
    </message>
    <message id="After so many comparisons; one beyond the last is the last">
        <translation>Dopo tanti confronti; uno oltre l'ultimo è l'ultimo</translation>
    </message>
    <message id="After {}: ">
        <translation>Dopo {}: </translation>
    </message>
    <message id="Algorithm 6.3">
        <translation>Algoritmo 6.3</translation>
    </message>
    <message id="Algorithm BALSUB">
        <translation>Algoritmo BALSUB</translation>
    </message>
    <message id="All at once: labels of shared memory and registers">
        <translation>Tutti insieme: etichette di memoria condivisa e registri</translation>
    </message>
    <message id="All at once: the least shared memory, registers left out">
        <translation>Tutti insieme: la minima memoria condivisa, registri esclusi</translation>
    </message>
    <message id="All chunks were visited: the best sum is {}.">
        <translation>Tutti i chunk sono stati visitati: la somma migliore è {}.</translation>
    </message>
    <message id="All in turn, or each drawn from all">
        <translation>Tutti in ordine, o ognuno estratto da tutti</translation>
    </message>
    <message id="All its rows are right.">
        <translation>Tutte le righe sono giuste.</translation>
    </message>
    <message id="All lists together had {} word of 64 sums. | All lists together had {} words of 64 sums." numerus="yes">
        <translation><numerusform>Tutte le liste insieme avevano {} parola di 64 somme.</numerusform><numerusform>Tutte le liste insieme avevano {} parole di 64 somme.</numerusform></translation>
    </message>
    <message id="All of it fits. The bottleneck is {}: {}, {}.">
        <translation>Ci sta tutto. Il collo di bottiglia: {}, {}, {}.</translation>
    </message>
    <message id="All selections, or the points of the front alone">
        <translation>Tutte le selezioni, o solo i punti del fronte</translation>
    </message>
    <message id="All that the kernels left, {} arrays, is what the CPU computes.">
        <translation>Tutto ciò che i kernel hanno lasciato, {} array, è ciò che calcola la CPU.</translation>
    </message>
    <message id="All weights together are within the target, so no row was filled.">
        <translation>Tutti i pesi insieme stanno nell'obiettivo, quindi non si è riempita alcuna riga.</translation>
    </message>
    <message id="All weights together are {}, more than {}; {}.">
        <translation>Tutti i pesi insieme sono {}, più di {}; {}.</translation>
    </message>
    <message id="All {0} cells of row {1} read row {2} alone: {0} threads can compute them at the same time.">
        <translation>Tutte le {0} celle della riga {1} leggono solo la riga {2}: {0} thread possono calcolarle contemporaneamente.</translation>
    </message>
    <message id="All {}">
        <translation>Tutto {}</translation>
    </message>
    <message id="All {} batches ran as planned: of each, {}.">
        <translation>Tutti i {} lotti sono stati eseguiti come previsto: di ciascuno, {}.</translation>
    </message>
    <message id="All {} subsets: they begin with no bit.">
        <translation>Tutti i {} sottoinsiemi: non cominciano con nessun bit.</translation>
    </message>
    <message id="Also tried alone">
        <translation>Provato anche da solo</translation>
    </message>
    <message id="An SM is full: no change raises the occupancy.">
        <translation>Un SM è pieno: nessun cambiamento aumenta l'occupazione.</translation>
    </message>
    <message id="An instance a line: ID n c, then weight value; several in a file">
        <translation>Un'istanza per riga: ID n c, poi peso valore; più d'una per file</translation>
    </message>
    <message id="An item that fills the room exactly fits, too.">
        <translation>Anche un oggetto che riempie esattamente lo spazio ci sta.</translation>
    </message>
    <message id="Another thread goes">
        <translation>Un altro thread accede</translation>
    </message>
    <message id="Answers: {} on the left, {} on the right.">
        <translation>Risposte: {} a sinistra, {} a destra.</translation>
    </message>
    <message id="At the only point that both have other choices are made; {2} | At {0} of {1} points that both have other choices are made; {2}" numerus="yes">
        <translation><numerusform>Nell'unico punto comune le scelte sono diverse; {2}</numerusform><numerusform>In {0} dei {1} punti comuni le scelte sono diverse; {2}</numerusform></translation>
    </message>
    <message id="B falls: moving on in it makes the sum smaller still.">
        <translation>B decresce: avanzarvi rende la somma ancora più piccola.</translation>
    </message>
    <message id="B({}) = A({}) = {}: weight {} is more than {}">
        <translation>B({}) = A({}) = {}: il peso {} supera {}</translation>
    </message>
    <message id="B1 to {}, falling">
        <translation>da B1 a {}, decrescenti</translation>
    </message>
    <message id="Balancing: sums at most a weight away from the target">
        <translation>Bilanciamento: somme distanti al massimo un peso dall'obiettivo</translation>
    </message>
    <message id="Barrier between rows">
        <translation>Barriera tra le righe</translation>
    </message>
    <message id="Baseline: {} on {} in {}, {}.">
        <translation>Riferimento: {} su {} in {}, {}.</translation>
    </message>
    <message id="Batch {}">
        <translation>Lotto {}</translation>
    </message>
    <message id="Batches {}, all alike">
        <translation>Lotti {}, tutti uguali</translation>
    </message>
    <message id="Batches: column generation, then branch and price">
        <translation>Lotti: generazione di colonne, poi branch and price</translation>
    </message>
    <message id="Batches: first-fit decreasing">
        <translation>Lotti: first-fit decrescente</translation>
    </message>
    <message id="Before all: answer at once if all weights together fit">
        <translation>Prima di tutto: rispondere subito se tutti i pesi insieme entrano</translation>
    </message>
    <message id="Before the first instruction of the warp.">
        <translation>Prima della prima istruzione del warp.</translation>
    </message>
    <message id="Beyond the target: skip all chunks that only add to this one; or twice as many each time (a growing jump); or chunk by chunk as in the report">
        <translation>Oltre l'obiettivo: saltare tutti i chunk che aggiungono soltanto a questo; o ogni volta il doppio (salto crescente); o chunk per chunk come nel rapporto</translation>
    </message>
    <message id="Bits: 64 sums and more at a time, in vectors">
        <translation>Bit: 64 somme e più alla volta, in vettori</translation>
    </message>
    <message id="Block size">
        <translation>Dimensione del blocco</translation>
    </message>
    <message id="Block {} of A with block {} of B: sums from {} to {}. The target is {}. What becomes of the pair?">
        <translation>Blocco {} di A con blocco {} di B: somme da {} a {}. La somma obiettivo è {}. Che ne è della coppia?</translation>
    </message>
    <message id="Block {} of launch {}, {}: SM {}, from {} to {} ({}), {}">
        <translation>Blocco {} del lancio {}, {}: SM {}, da {} a {} ({}), {}</translation>
    </message>
    <message id="Block, from 0">
        <translation>Blocco, da 0</translation>
    </message>
    <message id="Blocks">
        <translation>Blocchi</translation>
    </message>
    <message id="Blocks an SM (0: two, or what fits)">
        <translation>Blocchi per SM (0: due, o quanti entrano)</translation>
    </message>
    <message id="Blocks beyond those that the device holds">
        <translation>Blocchi oltre quelli che il dispositivo contiene</translation>
    </message>
    <message id="Blocks of kernel {} on each multiprocessor">
        <translation>Blocchi del kernel {} su ogni multiprocessore</translation>
    </message>
    <message id="Blocks of one warp">
        <translation>Blocchi di un warp</translation>
    </message>
    <message id="Blocks of the first row to run, spread evenly, without an answer (0: solve)">
        <translation>Blocchi della prima riga da eseguire, distribuiti uniformemente, senza risposta (0: risolvere)</translation>
    </message>
    <message id="Blocks of the launch">
        <translation>Blocchi del lancio</translation>
    </message>
    <message id="Blocks on SM {} of {} SMs">
        <translation>Blocchi sull'SM {} di {} SM</translation>
    </message>
    <message id="Blocks on SMs">
        <translation>Blocchi sugli SM</translation>
    </message>
    <message id="Blocks on SMs {} to {} of {}">
        <translation>Blocchi sugli SM da {} a {} di {}</translation>
    </message>
    <message id="Blocks on {}">
        <translation>Blocchi su {}</translation>
    </message>
    <message id="Bodies">
        <translation>Corpi</translation>
    </message>
    <message id="Both answer: {}.">
        <translation>Entrambi rispondono: {}.</translation>
    </message>
    <message id="Both are worth the same, and then it is left out.">
        <translation>Valgono lo stesso, e allora si lascia.</translation>
    </message>
    <message id="Both have nothing to compare yet.">
        <translation>Non c'è ancora nulla da confrontare.</translation>
    </message>
    <message id="Branch and bound: the best item first, branches cut by the LP bound">
        <translation>Branch and bound: prima l'oggetto migliore, rami tagliati dal limite LP</translation>
    </message>
    <message id="Branch and price looked at {} node. | Branch and price looked at {} nodes." numerus="yes">
        <translation><numerusform>Branch and price ha esaminato {} nodo.</numerusform><numerusform>Branch and price ha esaminato {} nodi.</numerusform></translation>
    </message>
    <message id="Broken pipe">
        <translation>Il lettore ha chiuso il collegamento</translation>
    </message>
    <message id="Busy">
        <translation>Occupata</translation>
    </message>
    <message id="By the task's frequency, or period">
        <translation>Secondo la frequenza del task, o il periodo</translation>
    </message>
    <message id="Bytes counted">
        <translation>Byte contati</translation>
    </message>
    <message id="C: compute">
        <translation>C: calcolo</translation>
    </message>
    <message id="COIN CLP ends with status {}">
        <translation>COIN CLP termina con lo stato {}</translation>
    </message>
    <message id="COIN CLP gave up">
        <translation>COIN CLP ha rinunciato</translation>
    </message>
    <message id="CPU">
        <translation>CPU</translation>
    </message>
    <message id="CUDA">
        <translation>CUDA</translation>
    </message>
    <message id="CUDA events around the kernels and what the host does between them, mean of five runs (of basic v1 on random_1 one); it finds the sum, not the weights">
        <translation>eventi CUDA attorno ai kernel e a ciò che l'host fa tra l'uno e l'altro, media di cinque esecuzioni (una per basic v1 su random_1); trova la somma, non i pesi</translation>
    </message>
    <message id="CUDA events around the kernels and what the host does between them, one run; it finds the sum, not the weights">
        <translation>eventi CUDA attorno ai kernel e a ciò che l'host fa tra l'uno e l'altro, una esecuzione; trova la somma, non i pesi</translation>
    </message>
    <message id="CUDA {}.{}">
        <translation>CUDA {}.{}</translation>
    </message>
    <message id="CUDA-GLOBAL">
        <translation>CUDA-GLOBAL</translation>
    </message>
    <message id="CUDA-GLOBAL: one thread a cell">
        <translation>CUDA-GLOBAL: un thread per cella</translation>
    </message>
    <message id="CUDA-MULTICELL: several cells a thread">
        <translation>CUDA-MULTICELL: più celle per thread</translation>
    </message>
    <message id="CUDA-PREVROW">
        <translation>CUDA-PREVROW</translation>
    </message>
    <message id="CUDA-PREVROW: the previous row's window in shared memory">
        <translation>CUDA-PREVROW: la finestra della riga precedente nella memoria condivisa</translation>
    </message>
    <message id="CUDA-SHARED">
        <translation>CUDA-SHARED</translation>
    </message>
    <message id="CUDA-SHARED: the class in shared memory">
        <translation>CUDA-SHARED: la classe nella memoria condivisa</translation>
    </message>
    <message id="CUDA-SHARED: the row above in shared memory">
        <translation>CUDA-SHARED: la riga sopra nella memoria condivisa</translation>
    </message>
    <message id="CUDA-SHARED: the task's choices in shared memory">
        <translation>CUDA-SHARED: le scelte del task nella memoria condivisa</translation>
    </message>
    <message id="CUDA-SYNC">
        <translation>CUDA-SYNC</translation>
    </message>
    <message id="CUDA-SYNC: one launch, blocks meet between rows">
        <translation>CUDA-SYNC: un lancio, i blocchi si incontrano tra le righe</translation>
    </message>
    <message id="CUDA: {} ({})">
        <translation>CUDA: {} ({})</translation>
    </message>
    <message id="CUPTI cannot count on a GPU that is part of an SLI group">
        <translation>CUPTI non può contare su una GPU che fa parte di un gruppo SLI</translation>
    </message>
    <message id="CUPTI cannot count on a mining processor">
        <translation>CUPTI non può contare su un processore per il mining</translation>
    </message>
    <message id="CUPTI cannot count on a part of a GPU (MIG)">
        <translation>CUPTI non può contare su una parte di una GPU (MIG)</translation>
    </message>
    <message id="CUPTI cannot count on this GPU or system">
        <translation>CUPTI non può contare su questa GPU o su questo sistema</translation>
    </message>
    <message id="CUPTI cannot count on this GPU: {} (cuptiProfilerDeviceSupported)">
        <translation>CUPTI non può contare su questa GPU: {} (cuptiProfilerDeviceSupported)</translation>
    </message>
    <message id="CUPTI cannot count on this virtual GPU">
        <translation>CUPTI non può contare su questa GPU virtuale</translation>
    </message>
    <message id="CUPTI cannot count under this version of WSL">
        <translation>CUPTI non può contare con questa versione di WSL</translation>
    </message>
    <message id="CUPTI counted nothing in the launches of this run">
        <translation>CUPTI non ha contato nulla nei lanci di questa esecuzione</translation>
    </message>
    <message id="CUPTI has no {}, so there are no counters">
        <translation>CUPTI non ha {}, quindi non ci sono contatori</translation>
    </message>
    <message id="Came out, and not kept">
        <translation>Usciti, e non tenuti</translation>
    </message>
    <message id="Cannot allocate memory">
        <translation>Non c'è più memoria libera</translation>
    </message>
    <message id="Capacity">
        <translation>Capacità</translation>
    </message>
    <message id="Capacity as a part of the weights">
        <translation>Capacità come parte dei pesi</translation>
    </message>
    <message id="Capacity: what the greedy choice costs">
        <translation>Capacità: quanto costa la scelta greedy</translation>
    </message>
    <message id="Cell of the row">
        <translation>Cella della riga</translation>
    </message>
    <message id="Cell {} of row {} reads {} {} of row {}, none of its own row.">
        <translation>La cella {} della riga {} legge {} {} della riga {}, nessuna della propria riga.</translation>
    </message>
    <message id="Cells a thread">
        <translation>Celle per thread</translation>
    </message>
    <message id="Cells of a block: side by side, or interleaved as in the thesis">
        <translation>Celle di un blocco: affiancate, o intercalate come nella tesi</translation>
    </message>
    <message id="Cells of a row, C + 1">
        <translation>Celle di una riga, C + 1</translation>
    </message>
    <message id="Cells of rows">
        <translation>Celle di righe</translation>
    </message>
    <message id="Cells of shared memory that a thread reads for each element">
        <translation>Celle di memoria condivisa che un thread legge per ogni elemento</translation>
    </message>
    <message id="Cells whose reads are shown">
        <translation>Celle di cui si mostrano le letture</translation>
    </message>
    <message id="Cells {} to {} read {} times from row i − 1, but only {} of its cells: each is fetched once and read {} times.">
        <translation>Le celle da {} a {} leggono {} volte dalla riga i − 1, ma solo {} delle sue celle: ognuna è caricata una volta e letta {} volte.</translation>
    </message>
    <message id="Chapter">
        <translation>Capitolo</translation>
    </message>
    <message id="Chapter 5 prints 220">
        <translation>il Capitolo 5 stampa 220</translation>
    </message>
    <message id="Choices of each task">
        <translation>Scelte di ogni task</translation>
    </message>
    <message id="Chosen ({}): only on the left {}; else the same.">
        <translation>Scelta ({}): solo a sinistra {}; il resto è uguale.</translation>
    </message>
    <message id="Chosen ({}): only on the left {}; only on the right {}.">
        <translation>Scelta ({}): solo a sinistra {}; solo a destra {}.</translation>
    </message>
    <message id="Chosen ({}): only on the right {}; else the same.">
        <translation>Scelta ({}): solo a destra {}; il resto è uguale.</translation>
    </message>
    <message id="Chosen ({}): the same on both sides.">
        <translation>Scelta ({}): la stessa dalle due parti.</translation>
    </message>
    <message id="Chunk ">
        <translation>Chunk </translation>
    </message>
    <message id="Chunk {}: its smallest sum {} is above {}. It is skipped.">
        <translation>Chunk {}: la sua somma minima {} supera {}. Viene saltato.</translation>
    </message>
    <message id="Chunks of bit strings (SSO report, Section 5.2.3)">
        <translation>Chunk di stringhe di bit (rapporto SSO, sezione 5.2.3)</translation>
    </message>
    <message id="Chunks of data pushed through all kernels">
        <translation>Chunk di dati che passano per tutti i kernel</translation>
    </message>
    <message id="Class">
        <translation>Classe</translation>
    </message>
    <message id="Class whose values are reduced">
        <translation>Classe i cui valori si riducono</translation>
    </message>
    <message id="Classes">
        <translation>Classi</translation>
    </message>
    <message id="Column generation took {} for {}.">
        <translation>La generazione di colonne ha richiesto {} per {}.</translation>
    </message>
    <message id="Column generation was cut short: it proves that {:.3f} are needed, less than the scarcest resource asks for.">
        <translation>La generazione di colonne è stata interrotta: dimostra che ne servono {:.3f}, meno di quanto richieda la risorsa più scarsa.</translation>
    </message>
    <message id="Columns in files side by side: NAME_c, NAME_w, NAME_p">
        <translation>Colonne in file affiancati: NOME_c, NOME_w, NOME_p</translation>
    </message>
    <message id="Combo: a growing core, divisibility, and a bound on the number of items">
        <translation>Combo: un nucleo che cresce, divisibilità e un limite sul numero di oggetti</translation>
    </message>
    <message id="Compare">
        <translation>Confrontare</translation>
    </message>
    <message id="Compared are columns 0 to {}, which both tables have.">
        <translation>Si confrontano le colonne da 0 a {}, che entrambe le tabelle hanno.</translation>
    </message>
    <message id="Compared are rows 0 to {} and columns 0 to {}, which both tables have.">
        <translation>Si confrontano le righe da 0 a {} e le colonne da 0 a {}, che entrambe le tabelle hanno.</translation>
    </message>
    <message id="Compared are rows 0 to {}, which both tables have.">
        <translation>Si confrontano le righe da 0 a {}, che entrambe le tabelle hanno.</translation>
    </message>
    <message id="Comparison {}: {} + {} = {}">
        <translation>Confronto {}: {} + {} = {}</translation>
    </message>
    <message id="Compute elements of the device">
        <translation>Elementi di calcolo del dispositivo</translation>
    </message>
    <message id="Concurrency paper, Table I: five synthetic kernels, our threads">
        <translation>Articolo sulla concorrenza, tabella I: cinque kernel sintetici, thread nostri</translation>
    </message>
    <message id="Concurrency paper, a pool of thirteen kernels of ours">
        <translation>Articolo sulla concorrenza, un pool di tredici kernel nostri</translation>
    </message>
    <message id="Concurrency paper, kernels drawn from Table I">
        <translation>Articolo sulla concorrenza, kernel estratti dalla tabella I</translation>
    </message>
    <message id="Constant memory: {} asked for, {}: {} {}{}{}.">
        <translation>Memoria costante: {} richieste, {}: {} {}{}{}.</translation>
    </message>
    <message id="Constructive, destructive, or as the report chooses">
        <translation>Costruttivo, distruttivo, o come sceglie il rapporto</translation>
    </message>
    <message id="Copies">
        <translation>Copie</translation>
    </message>
    <message id="Copies between host and device took {:.2f} % of the time (Figure 6).">
        <translation>Le copie tra host e dispositivo hanno preso il {:.2f} % del tempo (figura 6).</translation>
    </message>
    <message id="Copies of kernel {} beside each other">
        <translation>Copie del kernel {} una accanto all'altra</translation>
    </message>
    <message id="Cost">
        <translation>Costo</translation>
    </message>
    <message id="Cost of a task's dearest choice, at most">
        <translation>Costo della scelta più costosa di un task, al massimo</translation>
    </message>
    <message id="Counted by the hardware: {}">
        <translation>Contato dall'hardware: {}</translation>
    </message>
    <message id="Counter">
        <translation>Contatore</translation>
    </message>
    <message id="Counters compared">
        <translation>Contatori a confronto</translation>
    </message>
    <message id="Counters of {}">
        <translation>Contatori di {}</translation>
    </message>
    <message id="DP version 1">
        <translation>DP versione 1</translation>
    </message>
    <message id="DP version 2">
        <translation>DP versione 2</translation>
    </message>
    <message id="DP version 3">
        <translation>DP versione 3</translation>
    </message>
    <message id="DP0(0) is true and all else false: without any weight only the sum 0 is reached.">
        <translation>DP0(0) è vero e tutto il resto falso: senza pesi si raggiunge solo la somma 0.</translation>
    </message>
    <message id="DP{}({})">
        <translation>DP{}({})</translation>
    </message>
    <message id="DRAM bandwidth">
        <translation>banda della DRAM</translation>
    </message>
    <message id="DRAM bandwidth (GPM)">
        <translation>Banda DRAM (GPM)</translation>
    </message>
    <message id="Decision by one row, from right to left">
        <translation>Decisione con una riga, da destra a sinistra</translation>
    </message>
    <message id="Decision by one row: for each sum the first item that reached it">
        <translation>Decisione con una riga: per ogni somma il primo oggetto che l'ha raggiunta</translation>
    </message>
    <message id="Decision by the full table">
        <translation>Decisione con la tabella intera</translation>
    </message>
    <message id="Decision by two rows, the new one copied over the old">
        <translation>Decisione con due righe, la nuova copiata sulla vecchia</translation>
    </message>
    <message id="Device">
        <translation>Dispositivo</translation>
    </message>
    <message id="Device on which each kernel has these warps a multiprocessor">
        <translation>Dispositivo su cui ogni kernel ha tanti warp per multiprocessore</translation>
    </message>
    <message id="Device or resource busy">
        <translation>Dispositivo o risorsa occupata</translation>
    </message>
    <message id="Difference">
        <translation>Differenza</translation>
    </message>
    <message id="Disk quota exceeded">
        <translation>Quota disco superata</translation>
    </message>
    <message id="Divided by a time of another recording of the same machine: the figures of {}.">
        <translation>Divisi per un tempo di un'altra registrazione della stessa macchina: i numeri di {}.</translation>
    </message>
    <message id="Does {} fit into the room that is left?">
        <translation>{} sta nello spazio che resta?</translation>
    </message>
    <message id="Does {} fit into {} {}, beside what is there?">
        <translation>{} entra in {} {}, accanto a ciò che c'è?</translation>
    </message>
    <message id="Does {} fit into {} {}?">
        <translation>{} entra in {} {}?</translation>
    </message>
    <message id="Does {} get better by {}?">
        <translation>{} migliora con {}?</translation>
    </message>
    <message id="Drawn tasks: gains that rise with cost, ever less">
        <translation>Task estratti: guadagni che crescono col costo, sempre meno</translation>
    </message>
    <message id="Drop dominated items">
        <translation>Scartare gli oggetti dominati</translation>
    </message>
    <message id="Each SM">
        <translation>Ogni SM</translation>
    </message>
    <message id="Each SM ">
        <translation>Ogni SM </translation>
    </message>
    <message id="Each heap holds {} sum, and nothing has come out yet. | Each heap holds {} sums, and nothing has come out yet." numerus="yes">
        <translation><numerusform>Ogni heap contiene {} somma e non ne è ancora uscita nessuna.</numerusform><numerusform>Ogni heap contiene {} somme e non ne è ancora uscita nessuna.</numerusform></translation>
    </message>
    <message id="Each resource has to suffice, and one of them does not.">
        <translation>Ogni risorsa deve bastare, e una di esse non basta.</translation>
    </message>
    <message id="Elements">
        <translation>Elementi</translation>
    </message>
    <message id="Elements compared">
        <translation>Elementi confrontati</translation>
    </message>
    <message id="Elements computed">
        <translation>Elementi calcolati</translation>
    </message>
    <message id="Elements of all rows">
        <translation>Elementi di tutte le righe</translation>
    </message>
    <message id="Elements of each vector">
        <translation>Elementi di ogni vettore</translation>
    </message>
    <message id="Elements summed up">
        <translation>Elementi sommati</translation>
    </message>
    <message id="Emulated">
        <translation>Emulato</translation>
    </message>
    <message id="Equation 3.1">
        <translation>Equazione 3.1</translation>
    </message>
    <message id="Equation 4.6; Section 2.2.2">
        <translation>Equazione 4.6; Sezione 2.2.2</translation>
    </message>
    <message id="Even weights, odd M: no solution, the whole space is searched">
        <translation>Pesi pari, M dispari: nessuna soluzione, si cerca in tutto lo spazio</translation>
    </message>
    <message id="Even with parts of batches there would have to be {:.3f}.">
        <translation>Anche con parti di lotti dovrebbero essere {:.3f}.</translation>
    </message>
    <message id="Every thread adds to one counter: a race, or an atomic">
        <translation>Ogni thread somma a un contatore: una race, oppure un'operazione atomica</translation>
    </message>
    <message id="Every warp wrote down its times while this was measured, which takes time itself; a run that repeats measures how much.">
        <translation>Ogni warp ha annotato i suoi tempi durante questa misura, il che richiede tempo; un'esecuzione che si ripete misura quanto.</translation>
    </message>
    <message id="Exec format error">
        <translation>Il file non è un programma per questo computer</translation>
    </message>
    <message id="Execution">
        <translation>Esecuzione</translation>
    </message>
    <message id="Exhaustive in chunks, a subset a thread">
        <translation>Esaustivo a chunk, un sottoinsieme per thread</translation>
    </message>
    <message id="Exhaustive in chunks, the chunk's first bits in shared memory">
        <translation>Esaustivo a chunk, i primi bit del chunk in memoria condivisa</translation>
    </message>
    <message id="Exhaustive in chunks, unrolled by eight">
        <translation>Esaustivo a chunk, srotolato otto volte</translation>
    </message>
    <message id="Exhaustive in chunks, unrolled, weights in constant memory">
        <translation>Esaustivo a chunk, srotolato, pesi in memoria costante</translation>
    </message>
    <message id="Exhaustive in chunks, weights in constant memory">
        <translation>Esaustivo a chunk, pesi in memoria costante</translation>
    </message>
    <message id="Exhaustive in chunks: unrolled, constant and shared memory">
        <translation>Esaustivo a chunk: srotolato, memoria costante e condivisa</translation>
    </message>
    <message id="Exhaustive, smarter: cut branches, from nothing or from all">
        <translation>Esaustivo, più furbo: rami tagliati, dal nulla o dal tutto</translation>
    </message>
    <message id="Exhaustive, tuned: 8192 subsets a thread, from registers and a table">
        <translation>Esaustivo, ottimizzato: 8192 sottoinsiemi per thread, da registri e una tabella</translation>
    </message>
    <message id="Exhaustive: every selection">
        <translation>Esaustivo: ogni selezione</translation>
    </message>
    <message id="Exhaustive: every subset">
        <translation>Esaustivo: ogni sottoinsieme</translation>
    </message>
    <message id="F: 1 warp | F: {} warps" numerus="yes">
        <translation><numerusform>F: 1 warp</numerusform><numerusform>F: {} warp</numerusform></translation>
    </message>
    <message id="Figure">
        <translation>Figura</translation>
    </message>
    <message id="Figures with whiskers are medians of several runs. Whiskers go from the smallest to the largest.">
        <translation>I numeri con baffi sono mediane di più esecuzioni. I baffi vanno dal valore minimo al massimo.</translation>
    </message>
    <message id="Figures with whiskers are ratios of medians. Whiskers go from the smallest to the largest ratio of any two runs, one of the baseline and one of the variant.">
        <translation>I numeri con baffi sono rapporti di mediane. I baffi vanno dal minimo al massimo rapporto tra due esecuzioni, una del riferimento e una della variante.</translation>
    </message>
    <message id="File exists">
        <translation>Il file esiste già</translation>
    </message>
    <message id="File name too long">
        <translation>Nome del file troppo lungo</translation>
    </message>
    <message id="File too large">
        <translation>File troppo grande</translation>
    </message>
    <message id="Fill the knapsack">
        <translation>Riempire lo zaino</translation>
    </message>
    <message id="Fill the row of {}">
        <translation>Riempire la riga di {}</translation>
    </message>
    <message id="Findings">
        <translation>Segnalazioni</translation>
    </message>
    <message id="Findings: ">
        <translation>Segnalazioni: </translation>
    </message>
    <message id="Findings: none">
        <translation>Segnalazioni: nessuna</translation>
    </message>
    <message id="First SM">
        <translation>Primo SM</translation>
    </message>
    <message id="First-fit makes as few batches as the scarcest resource asks for, so no linear program was solved.">
        <translation>First-fit fa tanti lotti quanti ne chiede la risorsa più scarsa, quindi non si è risolto alcun programma lineare.</translation>
    </message>
    <message id="For weight {} ({}) the order makes no difference.">
        <translation>Per il peso {} ({}) l'ordine non fa differenza.</translation>
    </message>
    <message id="Four tables in the place of two lists (Schroeppel and Shamir 1981)">
        <translation>Quattro tabelle al posto di due liste (Schroeppel e Shamir 1981)</translation>
    </message>
    <message id="Fractional: an upper bound, one item in part">
        <translation>Frazionario: un limite superiore, un oggetto in parte</translation>
    </message>
    <message id="From left to right {} would be reached, too, with weight {} ({}) taken more than once.">
        <translation>Da sinistra a destra si raggiungerebbe anche {}, con il peso {} ({}) preso più di una volta.</translation>
    </message>
    <message id="From one lane to the next">
        <translation>Da una lane alla successiva</translation>
    </message>
    <message id="From one lane's word to the next">
        <translation>Dalla parola di una lane alla successiva</translation>
    </message>
    <message id="From the beginning of the array to the first word">
        <translation>Dall'inizio dell'array alla prima parola</translation>
    </message>
    <message id="From times printed in the {}: {} {} ({}), {} {} ({}){}; {}; {}{}.">
        <translation>Da tempi stampati ({}): {} {} ({}), {} {} ({}){}; {}; {}{}.</translation>
    </message>
    <message id="Fronts and scheduling">
        <translation>Fronti e schedulazione</translation>
    </message>
    <message id="G: global barrier">
        <translation>G: barriera globale</translation>
    </message>
    <message id="GPU">
        <translation>GPU</translation>
    </message>
    <message id="Gain">
        <translation>Guadagno</translation>
    </message>
    <message id="Gain / cost">
        <translation>Guadagno / costo</translation>
    </message>
    <message id="Gain per unit of cost">
        <translation>Guadagno per unità di costo</translation>
    </message>
    <message id="GeForce GTX 465, host of two Opteron 2376 (8 cores, 2.3 GHz)">
        <translation>GeForce GTX 465, host con due Opteron 2376 (8 core, 2,3 GHz)</translation>
    </message>
    <message id="GeForce RTX 3060">
        <translation>GeForce RTX 3060</translation>
    </message>
    <message id="Generation: discard the sums above the target, or make full lists">
        <translation>Generazione: scartare le somme oltre l'obiettivo, o formare liste intere</translation>
    </message>
    <message id="Global memory, one word in so many: sectors by stride and offset">
        <translation>Memoria globale, una parola ogni tante: settori per passo di accesso e scostamento</translation>
    </message>
    <message id="Greedy against the optimum (thesis, Section 2.1.2)">
        <translation>Greedy contro l'ottimo (tesi, sezione 2.1.2)</translation>
    </message>
    <message id="Greedy packs {}, the optimum is {}. No selection is worth more than the bound, {}.">
        <translation>Il greedy mette nello zaino {}, l'ottimo è {}. Nessuna selezione vale più del limite, {}.</translation>
    </message>
    <message id="Greedy-split: by value per weight, until one does not fit">
        <translation>Greedy-split: per valore su peso, finché uno non entra</translation>
    </message>
    <message id="Greedy: by value per weight, whatever still fits">
        <translation>Greedy: per valore su peso, tutto ciò che entra ancora</translation>
    </message>
    <message id="H[{}]: elements {} of the list with elements {} of the shifted list{}">
        <translation>H[{}]: elementi {} della lista con elementi {} della lista spostata{}</translation>
    </message>
    <message id="Hardware">
        <translation>Hardware</translation>
    </message>
    <message id="Hardware counters">
        <translation>Contatori hardware</translation>
    </message>
    <message id="Hatched: clocks were held down {}.">
        <translation>Tratteggiato: frequenze di clock limitate {}.</translation>
    </message>
    <message id="Heap: empty">
        <translation>Heap: vuoto</translation>
    </message>
    <message id="Heap: the top one comes out next">
        <translation>Heap: quello in cima esce per primo</translation>
    </message>
    <message id="Height: share of the {}. Bars: {}.">
        <translation>Altezza: quota di {}. Barre: {}.</translation>
    </message>
    <message id="How a GPU runs a row">
        <translation>Come una GPU calcola una riga</translation>
    </message>
    <message id="How a multiprocessor divides its memory: as much shared memory as there is, or as the driver does">
        <translation>Come un multiprocessore divide la memoria: tutta la condivisa possibile, o come fa il driver</translation>
    </message>
    <message id="How a thread adds: by a read and a write, or in one step">
        <translation>Come somma un thread: con una lettura e una scrittura oppure in un solo passo</translation>
    </message>
    <message id="How full each SM is is not known at this moment.">
        <translation>Quanto è pieno ogni SM non è noto in questo momento.</translation>
    </message>
    <message id="How many times as fast, instance by instance, as histograms">
        <translation>Quante volte più veloce, istanza per istanza, come istogrammi</translation>
    </message>
    <message id="How much of the phase's steps is done">
        <translation>Quanta parte dei passi della fase è fatta</translation>
    </message>
    <message id="How often to show the instruction's lanes, in a loop">
        <translation>Quante volte mostrare le lane dell'istruzione, in un ciclo</translation>
    </message>
    <message id="How the kernels are launched">
        <translation>Come si lanciano i kernel</translation>
    </message>
    <message id="In round {} of {}, the cells of the first warp lie in {} {} when they are {}">
        <translation>Nel giro {} di {}, le celle del primo warp stanno in {} {} quando sono {}</translation>
    </message>
    <message id="In your cell the item is left out, but taking it is worth more.">
        <translation>Nella cella scelta l'oggetto è escluso, ma prenderlo vale di più.</translation>
    </message>
    <message id="In your cell the item is taken, but leaving it out is worth more.">
        <translation>Nella cella scelta l'oggetto è preso, ma escluderlo vale di più.</translation>
    </message>
    <message id="In {} of {} class a better solution might have another item than the LP solution. Items left of them: {}. | In {} of {} classes a better solution might have another item than the LP solution. Items left of them: {}." numerus="yes">
        <translation><numerusform>In {} di {} classe una soluzione migliore potrebbe avere un oggetto diverso dalla soluzione LP. Oggetti rimasti: {}.</numerusform><numerusform>In {} di {} classi una soluzione migliore potrebbe avere un oggetto diverso dalla soluzione LP. Oggetti rimasti: {}.</numerusform></translation>
    </message>
    <message id="In {}, {} of {} and {}' cut both into parts of the same size for {} threads.">
        <translation>In {0}, {2} e {3}' vengono divise da {1} in parti uguali per {4} thread.</translation>
    </message>
    <message id="Input/output error">
        <translation>Errore di input/output</translation>
    </message>
    <message id="Instance {}">
        <translation>Istanza {}</translation>
    </message>
    <message id="Instruction-set selection">
        <translation>Selezione del set di istruzioni</translation>
    </message>
    <message id="Is a directory">
        <translation>È una directory</translation>
    </message>
    <message id="It does not fit. There is not enough of {}: {}.">
        <translation>Non ci sta. Non bastano {}: {}.</translation>
    </message>
    <message id="It fills it exactly, and that is allowed.">
        <translation>Lo riempie esattamente, ed è permesso.</translation>
    </message>
    <message id="It holds {} block, {} of its {} warps. | It holds {} blocks, {} of its {} warps." numerus="yes">
        <translation><numerusform>Tiene {} blocco, {} dei suoi {} warp.</numerusform><numerusform>Tiene {} blocchi, {} dei suoi {} warp.</numerusform></translation>
    </message>
    <message id="It is dearer, but better than every cheaper one.">
        <translation>È più costoso, ma migliore di ogni punto meno costoso.</translation>
    </message>
    <message id="It knew {} pattern of a batch at the end. | It knew {} patterns of a batch at the end." numerus="yes">
        <translation><numerusform>Alla fine conosceva {} schema di un lotto.</numerusform><numerusform>Alla fine conosceva {} schemi di un lotto.</numerusform></translation>
    </message>
    <message id="It may be off by one part in a thousand.">
        <translation>Può scostarsi di una parte su mille.</translation>
    </message>
    <message id="It was left out because {}.">
        <translation>È stato lasciato fuori perché {}.</translation>
    </message>
    <message id="Item {} does not fit into the room of {}: it is left out.">
        <translation>L'oggetto {} non sta nello spazio di {}: è tralasciato.</translation>
    </message>
    <message id="Item {} does not fit into the room of {}: it is the split item, and the algorithm stops.">
        <translation>L'oggetto {} non sta nello spazio di {}: è l'oggetto critico, e l'algoritmo si ferma.</translation>
    </message>
    <message id="Item {} fits into the room of {}: it is taken, and a room of {} is left.">
        <translation>L'oggetto {} sta nello spazio di {}: è preso, e resta uno spazio di {}.</translation>
    </message>
    <message id="Item {} is the split item. The knapsack is full, so no part of it is taken.">
        <translation>L'oggetto {} è l'oggetto critico. Lo zaino è pieno, quindi non se ne prende nessuna parte.</translation>
    </message>
    <message id="Item {} is the split item: {} of its weight of {} fills the knapsack, which is then worth {}.">
        <translation>L'oggetto {} è l'oggetto critico: {} del suo peso di {} riempie lo zaino, che vale allora {}.</translation>
    </message>
    <message id="Item {} {}">
        <translation>L'oggetto {} {}</translation>
    </message>
    <message id="Item {} {} {}">
        <translation>L'oggetto {} {} {}</translation>
    </message>
    <message id="Items">
        <translation>Oggetti</translation>
    </message>
    <message id="Items of a class">
        <translation>Oggetti di una classe</translation>
    </message>
    <message id="Items of each class">
        <translation>Oggetti di ogni classe</translation>
    </message>
    <message id="Its block">
        <translation>Il suo blocco</translation>
    </message>
    <message id="Its number in the block">
        <translation>Il suo numero nel blocco</translation>
    </message>
    <message id="Its value by whose times is divided">
        <translation>Il valore per i cui tempi si divide</translation>
    </message>
    <message id="Its value whose times are divided; none: each other one">
        <translation>Il valore i cui tempi si dividono; vuoto: ciascuno degli altri</translation>
    </message>
    <message id="Kernel">
        <translation>Kernel</translation>
    </message>
    <message id="Kernel time with copies: all stages except preparation, way back and checks. The host's clock measures them.">
        <translation>Tempo dei kernel con le copie: tutte le fasi tranne preparazione, percorso a ritroso e verifiche. Le misura l'orologio dell'host.</translation>
    </message>
    <message id="Kernel time: all stages except preparation, copies, way back and checks. The host's clock measures them, so the time to launch kernels and to wait for them is included.">
        <translation>Tempo dei kernel: tutte le fasi tranne preparazione, copie, percorso a ritroso e verifiche. Le misura l'orologio dell'host, quindi è compreso il tempo per lanciare i kernel e attenderli.</translation>
    </message>
    <message id="Kernel times by the host's clock">
        <translation>Tempi dei kernel secondo l'orologio dell'host</translation>
    </message>
    <message id="Kernels that are to run at the same time ask for up to {:.2f} of a multiprocessor's {}{}.">
        <translation>I kernel che devono girare insieme richiedono fino a {:.2f} volte un multiprocessore ({}){}.</translation>
    </message>
    <message id="Kernels, each drawn from the five">
        <translation>Kernel, ognuno estratto dai cinque</translation>
    </message>
    <message id="Kernels, the paper's 16, 31, 39, 52 or 65">
        <translation>Kernel, nell'articolo 16, 31, 39, 52 o 65</translation>
    </message>
    <message id="Knapsack and dynamic programming">
        <translation>Zaino e programmazione dinamica</translation>
    </message>
    <message id="Knapscope instance (JSON)">
        <translation>Istanza di Knapscope (JSON)</translation>
    </message>
    <message id="L = {{{}}}: every task in software, at no cost.">
        <translation>L = {{{}}}: tutti i task in software, senza costo.</translation>
    </message>
    <message id="L2 cache, read">
        <translation>cache L2, letta</translation>
    </message>
    <message id="L: block barrier">
        <translation>L: barriera di blocco</translation>
    </message>
    <message id="Lanes that go round a loop differently often">
        <translation>Lane che percorrono un ciclo un numero diverso di volte</translation>
    </message>
    <message id="Lanes that read">
        <translation>Lane che leggono</translation>
    </message>
    <message id="Lanes that take part">
        <translation>Lane che partecipano</translation>
    </message>
    <message id="Lanes that want the same word of a bank are served together.">
        <translation>Le lane che vogliono la stessa parola di un banco sono servite insieme.</translation>
    </message>
    <message id="Lanes: nothing has run yet">
        <translation>Lane: ancora nulla è stato eseguito</translation>
    </message>
    <message id="Largest cost">
        <translation>Costo massimo</translation>
    </message>
    <message id="Largest value and weight">
        <translation>Valore e peso massimi</translation>
    </message>
    <message id="Launch of the warp that is looked at">
        <translation>Lancio del warp osservato</translation>
    </message>
    <message id="Launch {} · {} · {} of {} on {}, at most {} at once on each{}">
        <translation>Lancio {} · {} · {} di {} su {}, al massimo {} alla volta su ciascuno{}</translation>
    </message>
    <message id="Leave out threads and chunks whose best sum their bounds tell">
        <translation>Omettere thread e chunk la cui somma migliore è già detta dai limiti</translation>
    </message>
    <message id="Lemma {}">
        <translation>lemma {}</translation>
    </message>
    <message id="Lesson {} of {}">
        <translation>Lezione {} di {}</translation>
    </message>
    <message id="Line {}">
        <translation>Riga {}</translation>
    </message>
    <message id="Line {} runs {} time in this warp. Of its {} turns {} do something: {}. | Line {} runs {} times in this warp. Of its {} turns {} do something: {}." numerus="yes">
        <translation><numerusform>La riga {} è eseguita {} volta in questo warp. Dei suoi {} turni, {} fanno qualcosa: {}.</numerusform><numerusform>La riga {} è eseguita {} volte in questo warp. Dei suoi {} turni, {} fanno qualcosa: {}.</numerusform></translation>
    </message>
    <message id="Line {}: {} {}{} {}. Is this access part of a race?">
        <translation>Riga {}: {} {}{} {}. Questo accesso fa parte di una corsa critica?</translation>
    </message>
    <message id="Line {}: {}{}">
        <translation>Riga {}: {}{}</translation>
    </message>
    <message id="Linear program for cbc and glpsol (LP)">
        <translation>Programma lineare per cbc e glpsol (LP)</translation>
    </message>
    <message id="Linear program for other solvers (MPS)">
        <translation>Programma lineare per altri risolutori (MPS)</translation>
    </message>
    <message id="List {} has its only sum: none was discarded. | List {} has all {} sums: none was discarded." numerus="yes">
        <translation><numerusform>La lista {} ha la sua unica somma: nessuna è stata scartata.</numerusform><numerusform>La lista {} ha tutte le {} somme: nessuna è stata scartata.</numerusform></translation>
    </message>
    <message id="List {} has {} of {} sums: {:.2f} % were discarded, because they exceed the target (discard rate of Table IV).">
        <translation>La lista {} ha {} di {} somme: il {:.2f} % è stato scartato perché supera la somma obiettivo (tasso di scarto della tabella IV).</translation>
    </message>
    <message id="List {} has {}: those of {} that are at most the target.">
        <translation>La lista {} ha {}: quelle di {} che non superano la somma obiettivo.</translation>
    </message>
    <message id="List {}, the {} first">
        <translation>Lista {}, prima la {}</translation>
    </message>
    <message id="Lists of undominated points">
        <translation>Liste di punti non dominati</translation>
    </message>
    <message id="Loads through the L1 cache, or past it (nvcc's -dlcm=cg)">
        <translation>Letture attraverso la cache L1, o evitandola (-dlcm=cg di nvcc)</translation>
    </message>
    <message id="M as a part of the weights' sum, in thousandths">
        <translation>M come parte della somma dei pesi, in millesimi</translation>
    </message>
    <message id="M is the sum of a random subset of about alpha n weights">
        <translation>M è la somma di un sottoinsieme casuale di circa alpha n pesi</translation>
    </message>
    <message id="M: fetch">
        <translation>M: lettura</translation>
    </message>
    <message id="MULTI-CORE">
        <translation>MULTI-CORE</translation>
    </message>
    <message id="Many kernels at once">
        <translation>Molti kernel insieme</translation>
    </message>
    <message id="Mcknap: a core of classes around the LP solution, bounds at every state">
        <translation>Mcknap: un nucleo di classi attorno alla soluzione LP, limiti a ogni stato</translation>
    </message>
    <message id="Measured">
        <translation>Misurato</translation>
    </message>
    <message id="Memory busy">
        <translation>Memoria occupata</translation>
    </message>
    <message id="Memory clock">
        <translation>Frequenza della memoria</translation>
    </message>
    <message id="Memory in use">
        <translation>Memoria in uso</translation>
    </message>
    <message id="Minknap: a core that grows around the split item, bounds at every state">
        <translation>Minknap: un nucleo che cresce attorno all'oggetto critico, limiti a ogni stato</translation>
    </message>
    <message id="Mix of kernels">
        <translation>Combinazione di kernel</translation>
    </message>
    <message id="Multi-core: every core, in vectors">
        <translation>Multi-core: ogni core, in vettori</translation>
    </message>
    <message id="Multi-core: every core, in vectors, one bit a cell">
        <translation>Multi-core: ogni core, in vettori, un bit per cella</translation>
    </message>
    <message id="Multi-core: every core, in vectors, whole numbers">
        <translation>Multi-core: ogni core, in vettori, numeri interi</translation>
    </message>
    <message id="Multiple-choice knapsack">
        <translation>Zaino a scelta multipla</translation>
    </message>
    <message id="Multiple-choice text: N, then M and profit weight, the capacity last">
        <translation>Testo a scelta multipla: N, poi M e valore peso, infine la capacità</translation>
    </message>
    <message id="N/P + log_2 P">
        <translation>N/P + log_2 P</translation>
    </message>
    <message id="NVML: status {}">
        <translation>NVML: stato {}</translation>
    </message>
    <message id="NVML: {}">
        <translation>NVML: {}</translation>
    </message>
    <message id="Name">
        <translation>Nome</translation>
    </message>
    <message id="Name in the hardware's list">
        <translation>Nome nell'elenco dell'hardware</translation>
    </message>
    <message id="Neither finds a solution.">
        <translation>Nessuno dei due trova una soluzione.</translation>
    </message>
    <message id="Neither tells what is chosen for it.">
        <translation>Nessuno dei due dice con quale scelta.</translation>
    </message>
    <message id="Next, from the node of value {}: {} {} is {}. {} What becomes of the branch?">
        <translation>Ora, dal nodo di valore {}: {} {} è {}. {} Che ne è del ramo?</translation>
    </message>
    <message id="No block fits on an SM">
        <translation>Nessun blocco entra in un SM</translation>
    </message>
    <message id="No block was recorded: there were too many of them, or later launches wrote over them.">
        <translation>Nessun blocco è stato registrato: erano troppi, o lanci successivi li hanno sovrascritti.</translation>
    </message>
    <message id="No cell of a row has been touched yet.">
        <translation>Nessuna cella di una riga è ancora stata toccata.</translation>
    </message>
    <message id="No cell of this warp is wrong.">
        <translation>Nessuna cella di questo warp è sbagliata.</translation>
    </message>
    <message id="No change of one quantity alone raises the occupancy.">
        <translation>Nessun cambiamento di una sola grandezza aumenta l'occupazione.</translation>
    </message>
    <message id="No choice of blocks keeps to the warps and blocks of a multiprocessor.">
        <translation>Nessuna scelta di blocchi rispetta i warp e i blocchi di un multiprocessore.</translation>
    </message>
    <message id="No counters were asked for in this run.">
        <translation>In questa esecuzione non sono stati chiesti contatori.</translation>
    </message>
    <message id="No difference in the {} that both have.">
        <translation>Nessuna differenza; in comune: {}.</translation>
    </message>
    <message id="No item fits">
        <translation>Nessun oggetto entra</translation>
    </message>
    <message id="No lane loads from global memory or stores there.">
        <translation>Nessuna lane legge dalla memoria globale né vi scrive.</translation>
    </message>
    <message id="No lane takes part.">
        <translation>Nessuna lane partecipa.</translation>
    </message>
    <message id="No multiprocessor holds {} as {}.">
        <translation>Nessun multiprocessore può ospitare {} come {}.</translation>
    </message>
    <message id="No pair of blocks is left to be searched: no subset sums to {}.">
        <translation>Non resta nessuna coppia di blocchi da esplorare: nessun sottoinsieme ha somma {}.</translation>
    </message>
    <message id="No pattern is worth more than a batch: the linear program is at its end, and no plan has fewer than {} batch. | No pattern is worth more than a batch: the linear program is at its end, and no plan has fewer than {} batches." numerus="yes">
        <translation><numerusform>Nessuno schema vale più di un lotto: il programma lineare è alla fine, e nessun piano ha meno di {} lotto.</numerusform><numerusform>Nessuno schema vale più di un lotto: il programma lineare è alla fine, e nessun piano ha meno di {} lotti.</numerusform></translation>
    </message>
    <message id="No pattern was found that is worth more than a batch, though not all were looked at.">
        <translation>Non si è trovato alcuno schema che valga più di un lotto, ma non tutti sono stati esaminati.</translation>
    </message>
    <message id="No plan has fewer than {}; the gap stayed open.">
        <translation>Nessun piano ne ha meno di {}; il divario è rimasto aperto.</translation>
    </message>
    <message id="No plan has fewer.">
        <translation>Nessun piano ne ha meno.</translation>
    </message>
    <message id="No point of {} at {}: {}.">
        <translation>Nessun punto di {} per {}: {}.</translation>
    </message>
    <message id="No race seen,">
        <translation>Nessuna corsa critica vista,</translation>
    </message>
    <message id="No race was seen here.">
        <translation>Qui non si è vista alcuna corsa critica.</translation>
    </message>
    <message id="No schedule was modelled for this launch: a block does not fit the device, or there are too many of them.">
        <translation>Per questo lancio non si è modellata una pianificazione: un blocco non entra nel dispositivo, o sono troppi.</translation>
    </message>
    <message id="No selection is worth more than the bound, {}.">
        <translation>Nessuna selezione vale più del limite, {}.</translation>
    </message>
    <message id="No selection weighs more than {}: the table ends there, not at {}.">
        <translation>Nessuna selezione pesa più di {}: la tabella finisce lì, non a {}.</translation>
    </message>
    <message id="No solve is done yet.">
        <translation>Nessuna risoluzione è ancora finita.</translation>
    </message>
    <message id="No space left on device">
        <translation>Spazio esaurito sul dispositivo</translation>
    </message>
    <message id="No subset sums to {}: all weights together sum to {}.">
        <translation>Nessun sottoinsieme ha somma {}: tutti i pesi insieme hanno somma {}.</translation>
    </message>
    <message id="No subset was tried yet. The target is {}; a node's number is the sum so far.">
        <translation>Non è ancora stato provato nessun sottoinsieme. La somma obiettivo è {}; il numero di un nodo è la somma raggiunta finora.</translation>
    </message>
    <message id="No such file or directory">
        <translation>File o directory non esistente</translation>
    </message>
    <message id="No sum is M = {}.">
        <translation>Nessuna somma è M = {}.</translation>
    </message>
    <message id="No sum is looked at yet.">
        <translation>Nessuna somma è ancora stata guardata.</translation>
    </message>
    <message id="No warp was recorded lane by lane: choose launch, block and warp, then press Trace.">
        <translation>Nessun warp è stato registrato lane per lane: scegliere lancio, blocco e warp, poi premere «Traccia».</translation>
    </message>
    <message id="No: {} was needed, so the target falls from {} to {}.">
        <translation>No: {} serviva, quindi la somma obiettivo scende da {} a {}.</translation>
    </message>
    <message id="Nodes of branch and price, at most">
        <translation>Nodi di branch and price, al massimo</translation>
    </message>
    <message id="None of {} batches ran as planned: {}.">
        <translation>Nessuno dei {} lotti è stato eseguito come previsto: {}.</translation>
    </message>
    <message id="Not a directory">
        <translation>Non è una directory</translation>
    </message>
    <message id="Not shown: {}, because {} was not measured there.">
        <translation>Non mostrati: {}, perché {} lì non è stato misurato.</translation>
    </message>
    <message id="Not shown: {}, too quick for the clock.">
        <translation>Non mostrati: {}, troppo veloci per l'orologio.</translation>
    </message>
    <message id="Nothing better can come of it.">
        <translation>Non può venirne nulla di meglio.</translation>
    </message>
    <message id="Nothing is chosen, the sum is 0; {}.">
        <translation>Nulla è scelto, la somma è 0; {}.</translation>
    </message>
    <message id="Nothing is decided; at most {} can be reached.">
        <translation>Nulla è deciso; si può raggiungere al massimo {}.</translation>
    </message>
    <message id="Nothing is known that could limit this run.">
        <translation>Non si conosce nulla che possa limitare questa esecuzione.</translation>
    </message>
    <message id="Nothing is on it.">
        <translation>Non c'è nulla sopra.</translation>
    </message>
    <message id="Nothing is written yet. A row of this table is what the kept row holds after a weight.{}">
        <translation>Non è ancora scritto nulla. Una riga di questa tabella è ciò che la riga conservata contiene dopo un peso.{}</translation>
    </message>
    <message id="Nothing of this pair is left.">
        <translation>Di questa coppia non resta nulla.</translation>
    </message>
    <message id="Nothing orders it with another thread's access to the same word: there is no barrier in between.">
        <translation>Nulla lo ordina rispetto all'accesso di un altro thread alla stessa parola: in mezzo non c'è barriera.</translation>
    </message>
    <message id="Nothing ran from {} to {}.">
        <translation>Da {} a {} non era in esecuzione nulla.</translation>
    </message>
    <message id="Nothing was asked yet. A node's number is the target of the next question.">
        <translation>Nulla è ancora stato chiesto. Il numero di un nodo è l'obiettivo della prossima domanda.</translation>
    </message>
    <message id="OR-Library's mknap with one constraint; several in a file">
        <translation>mknap della OR-Library con un vincolo; più d'una per file</translation>
    </message>
    <message id="Occupancy of all SMs">
        <translation>Occupazione di tutti gli SM</translation>
    </message>
    <message id="Occupancy of all SMs over time.">
        <translation>Occupazione di tutti gli SM nel tempo.</translation>
    </message>
    <message id="Of the bytes that global memory moves, loads use {} and stores {}.">
        <translation>Dei byte che la memoria globale sposta, le letture ne usano {} e le scritture {}.</translation>
    </message>
    <message id="Of the bytes that global memory moves, loads use {}.">
        <translation>Dei byte che la memoria globale sposta, le letture ne usano {}.</translation>
    </message>
    <message id="Of the bytes that global memory moves, stores use {}.">
        <translation>Dei byte che la memoria globale sposta, le scritture ne usano {}.</translation>
    </message>
    <message id="Of the kernels alone, or of whole runs">
        <translation>Dei soli kernel, o di esecuzioni intere</translation>
    </message>
    <message id="Of the picked pairs' blocks of list {} the binary searches cut away {:.2f} % on average (Table VIII).">
        <translation>Dei blocchi della lista {} nelle coppie scelte le ricerche binarie tagliano in media il {:.2f} % (tabella VIII).</translation>
    </message>
    <message id="Of {0} rows one in {1} was kept as a checkpoint ({2}), and the {1} rows between two of them at a time.">
        <translation>Di {0} righe ne è stata tenuta una su {1} come punto di ripresa ({2}), più di volta in volta le {1} righe tra due di esse.</translation>
    </message>
    <message id="Of {} chunk visited, {} held a subset within the target and were searched. | Of {} chunks visited, {} held a subset within the target and were searched." numerus="yes">
        <translation><numerusform>Di {} chunk visitato, {} conteneva un sottoinsieme entro la somma obiettivo ed è stato esplorato.</numerusform><numerusform>Di {} chunk visitati, {} contenevano un sottoinsieme entro la somma obiettivo e sono stati esplorati.</numerusform></translation>
    </message>
    <message id="Of {} item {} took part | Of {} items {} took part" numerus="yes">
        <translation><numerusform>Di {} oggetto ne è stato usato {}</numerusform><numerusform>Di {} oggetti ne sono stati usati {}</numerusform></translation>
    </message>
    <message id="On this device {}.">
        <translation>Su questo dispositivo {}.</translation>
    </message>
    <message id="One chunk | {} chunks" numerus="yes">
        <translation><numerusform>Un chunk</numerusform><numerusform>{} chunk</numerusform></translation>
    </message>
    <message id="One lane reads {} byte at address {} | One lane reads {} bytes at address {}" numerus="yes">
        <translation><numerusform>Una lane legge {} byte all'indirizzo {}</numerusform><numerusform>Una lane legge {} byte all'indirizzo {}</numerusform></translation>
    </message>
    <message id="One more bar does not fit into this picture. | {} more bars do not fit into this picture." numerus="yes">
        <translation><numerusform>Un'altra barra non entra in questa figura.</numerusform><numerusform>Altre {} barre non entrano in questa figura.</numerusform></translation>
    </message>
    <message id="One more line does not fit into this picture. | {} more lines do not fit into this picture." numerus="yes">
        <translation><numerusform>Un'altra linea non entra in questa figura.</numerusform><numerusform>Altre {} linee non entrano in questa figura.</numerusform></translation>
    </message>
    <message id="One of the lists is at its end: no subset sums to {}.">
        <translation>Una delle liste è finita: nessun sottoinsieme ha somma {}.</translation>
    </message>
    <message id="One row, from right to left and from left to right (SSO report, Section 3.3.3)">
        <translation>Una riga, da destra a sinistra e da sinistra a destra (rapporto SSO, sezione 3.3.3)</translation>
    </message>
    <message id="One that is as good costs no more, so it gains nothing.">
        <translation>Uno altrettanto buono non costa di più, quindi non guadagna nulla.</translation>
    </message>
    <message id="One that is better costs no more: it is dominated.">
        <translation>Uno migliore non costa di più: è dominato.</translation>
    </message>
    <message id="Only one of the two has begun to look for its front: there is nothing to compare yet.">
        <translation>Solo uno dei due ha cominciato a cercare il suo fronte: non c'è ancora nulla da confrontare.</translation>
    </message>
    <message id="Only rows that both tables have are compared.">
        <translation>Si confrontano solo le righe che entrambe le tabelle hanno.</translation>
    </message>
    <message id="Only the left tells what is chosen for it.">
        <translation>Solo quello a sinistra dice con quale scelta.</translation>
    </message>
    <message id="Only the right tells what is chosen for it.">
        <translation>Solo quello a destra dice con quale scelta.</translation>
    </message>
    <message id="Only with the row being written: the weight would be taken twice.">
        <translation>Solo con la riga che si sta scrivendo: il peso sarebbe preso due volte.</translation>
    </message>
    <message id="Only {} of the first row's {} blocks ran, spread evenly; no sum was looked for.">
        <translation>Sono stati eseguiti solo {} dei {} blocchi della prima riga, distribuiti uniformemente; non è stata cercata nessuna somma.</translation>
    </message>
    <message id="OpenCL on 8 cores">
        <translation>OpenCL su 8 core</translation>
    </message>
    <message id="Operation not permitted">
        <translation>Operazione non permessa</translation>
    </message>
    <message id="Options of each kind">
        <translation>Opzioni di ogni tipo</translation>
    </message>
    <message id="Order">
        <translation>Ordine</translation>
    </message>
    <message id="Order of a thread's cells">
        <translation>Ordine delle celle di un thread</translation>
    </message>
    <message id="Pairs to search: {} on the left, {} on the right.">
        <translation>Coppie da esaminare: {} a sinistra, {} a destra.</translation>
    </message>
    <message id="Parameters: {}.">
        <translation>Parametri: {}.</translation>
    </message>
    <message id="Parry's loop asked {} time whether some weights sum to exactly a target. | Parry's loop asked {} times whether some weights sum to exactly a target." numerus="yes">
        <translation><numerusform>Il ciclo di Parry ha chiesto {} volta se alcuni pesi danno esattamente una somma obiettivo.</numerusform><numerusform>Il ciclo di Parry ha chiesto {} volte se alcuni pesi danno esattamente una somma obiettivo.</numerusform></translation>
    </message>
    <message id="Parry's loop, basic v1: each row to the device and back">
        <translation>Il ciclo di Parry, base v1: ogni riga al dispositivo e indietro</translation>
    </message>
    <message id="Parry's loop, basic v2: two rows on the device">
        <translation>Il ciclo di Parry, base v2: due righe sul dispositivo</translation>
    </message>
    <message id="Parry's loop, eight cells a thread through shared memory">
        <translation>Il ciclo di Parry, otto celle per thread attraverso la memoria condivisa</translation>
    </message>
    <message id="Parry's loop, eight cells a thread, byte by byte">
        <translation>Il ciclo di Parry, otto celle per thread, byte per byte</translation>
    </message>
    <message id="Parry's loop, eight cells a thread, one 64-bit word">
        <translation>Il ciclo di Parry, otto celle per thread, una parola di 64 bit</translation>
    </message>
    <message id="Parry's loop, every subset">
        <translation>Il ciclo di Parry, ogni sottoinsieme</translation>
    </message>
    <message id="Parry's loop, one row, from right to left">
        <translation>Ciclo di Parry, una riga, da destra a sinistra</translation>
    </message>
    <message id="Parry's loop, sixteen cells a thread, byte by byte">
        <translation>Il ciclo di Parry, sedici celle per thread, byte per byte</translation>
    </message>
    <message id="Parry's loop, the full table">
        <translation>Ciclo di Parry, la tabella intera</translation>
    </message>
    <message id="Parry's loop, through shared memory">
        <translation>Il ciclo di Parry, attraverso la memoria condivisa</translation>
    </message>
    <message id="Parry's loop, two rows, the new one copied over the old">
        <translation>Ciclo di Parry, due righe, la nuova copiata sulla vecchia</translation>
    </message>
    <message id="Parts of the time, each shown by its mean">
        <translation>Parti del tempo, ognuna mostrata con la media</translation>
    </message>
    <message id="Pattern {} is worth most: {} batches">
        <translation>Lo schema {} vale di più: {} lotti</translation>
    </message>
    <message id="Period">
        <translation>Periodo</translation>
    </message>
    <message id="Permission denied">
        <translation>Permesso negato</translation>
    </message>
    <message id="Phase">
        <translation>Fase</translation>
    </message>
    <message id="Picture">
        <translation>Immagine</translation>
    </message>
    <message id="Pisinger 2005, almost strongly correlated: w in 1..R, v in w + R/10 - R/500..w + R/10 + R/500">
        <translation>Pisinger 2005, quasi fortemente correlati: w in 1..R, v in w + R/10 - R/500..w + R/10 + R/500</translation>
    </message>
    <message id="Pisinger 2005, inverse strongly correlated: v in 1..R, w = v + R/10">
        <translation>Pisinger 2005, fortemente correlati inversi: v in 1..R, w = v + R/10</translation>
    </message>
    <message id="Pisinger 2005, similar weights: v in 1..R, w in 100 R..100 R + R/10">
        <translation>Pisinger 2005, pesi simili: v in 1..R, w in 100 R..100 R + R/10</translation>
    </message>
    <message id="Pisinger 2005, strongly correlated: w in 1..R, v = w + R/10">
        <translation>Pisinger 2005, fortemente correlati: w in 1..R, v = w + R/10</translation>
    </message>
    <message id="Pisinger 2005, subset sum: w in 1..R, v = w">
        <translation>Pisinger 2005, somma di sottoinsiemi: w in 1..R, v = w</translation>
    </message>
    <message id="Pisinger 2005, weakly correlated: w in 1..R, v in w - R/10..w + R/10">
        <translation>Pisinger 2005, debolmente correlati: w in 1..R, v in w - R/10..w + R/10</translation>
    </message>
    <message id="Pisinger's CSV: name, n, c, then id,profit,weight,x; several in a file">
        <translation>CSV di Pisinger: name, n, c, poi id,profit,weight,x; più d'una per file</translation>
    </message>
    <message id="Pisinger's test.in: n, then id profit weight, the capacity last">
        <translation>test.in di Pisinger: n, poi numero valore peso, infine la capacità</translation>
    </message>
    <message id="Plain text: c n, then value weight">
        <translation>Testo semplice: c n, poi valore peso</translation>
    </message>
    <message id="Plain text: c n, then weight value">
        <translation>Testo semplice: c n, poi peso valore</translation>
    </message>
    <message id="Plain text: n c, then a line of values and a line of weights">
        <translation>Testo semplice: n c, poi una riga di valori e una riga di pesi</translation>
    </message>
    <message id="Plain text: n c, then a line of weights and a line of values">
        <translation>Testo semplice: n c, poi una riga di pesi e una riga di valori</translation>
    </message>
    <message id="Plain text: n c, then value weight (0-1 knapsack)">
        <translation>Testo semplice: n c, poi valore peso (zaino 0-1)</translation>
    </message>
    <message id="Plain text: n c, then weight value (0-1 knapsack)">
        <translation>Testo semplice: n c, poi peso valore (zaino 0-1)</translation>
    </message>
    <message id="Point {} of {}: cost {}, U = {}: {} ({}).">
        <translation>Punto {} di {}: costo {}, U = {}: {} ({}).</translation>
    </message>
    <message id="Points">
        <translation>Punti</translation>
    </message>
    <message id="Points of the front">
        <translation>Punti del fronte</translation>
    </message>
    <message id="Pool: a matrix transposed, in tiles">
        <translation>Pool: una matrice trasposta, a tasselli</translation>
    </message>
    <message id="Pool: a picture blurred by 5 x 5 weights">
        <translation>Pool: un'immagine sfocata con 5 x 5 pesi</translation>
    </message>
    <message id="Pool: a quarter of pi by Monte Carlo">
        <translation>Pool: un quarto di pi greco con Monte Carlo</translation>
    </message>
    <message id="Pool: a step of a bitonic sort">
        <translation>Pool: un passo di ordinamento bitonico</translation>
    </message>
    <message id="Pool: how all bodies of a cloud pull each other">
        <translation>Pool: come si attraggono tutti i corpi di una nube</translation>
    </message>
    <message id="Pool: how often each byte occurs">
        <translation>Pool: quanto spesso ricorre ogni byte</translation>
    </message>
    <message id="Pool: how often each distance occurs between points">
        <translation>Pool: quanto spesso ricorre ogni distanza tra punti</translation>
    </message>
    <message id="Pool: prefix sums within rows of 512">
        <translation>Pool: somme prefisse in righe di 512</translation>
    </message>
    <message id="Pool: the Mandelbrot set">
        <translation>Pool: l'insieme di Mandelbrot</translation>
    </message>
    <message id="Pool: the product of two matrices, in tiles">
        <translation>Pool: il prodotto di due matrici, a tasselli</translation>
    </message>
    <message id="Pool: the sum of an array">
        <translation>Pool: la somma di un array</translation>
    </message>
    <message id="Pool: the sum of two vectors">
        <translation>Pool: la somma di due vettori</translation>
    </message>
    <message id="Pool: the synthetic kernels of Table I">
        <translation>Pool: i kernel sintetici della tabella I</translation>
    </message>
    <message id="Pool: what options are worth, by Black and Scholes">
        <translation>Pool: quanto valgono le opzioni, secondo Black e Scholes</translation>
    </message>
    <message id="Power">
        <translation>Potenza</translation>
    </message>
    <message id="Printed in the {}, {}: {} over {}, {}; {}; {}{}.">
        <translation>Stampato ({}, {}): {} rispetto a {}, {}; {}; {}{}.</translation>
    </message>
    <message id="Printed in the {}: {} ({}), measured on {}; {}{}.">
        <translation>Stampato ({}): {} ({}), misurato su {}; {}{}.</translation>
    </message>
    <message id="Probe">
        <translation>Sonda</translation>
    </message>
    <message id="Problem {}">
        <translation>Problema {}</translation>
    </message>
    <message id="Processors">
        <translation>Processori</translation>
    </message>
    <message id="Pruning leaves {} of {} pair of blocks; it can be {} at most. | Pruning leaves {} of {} pairs of blocks; it can be {} at most." numerus="yes">
        <translation><numerusform>Il taglio lascia {} di {} coppia di blocchi; al massimo può essere {}.</numerusform><numerusform>Il taglio lascia {} di {} coppie di blocchi; al massimo possono essere {}.</numerusform></translation>
    </message>
    <message id="Pruning: two binary searches for each block of A, or every pair of blocks">
        <translation>Taglio: due ricerche binarie per ogni blocco di A, o ogni coppia di blocchi</translation>
    </message>
    <message id="R_TA is T L = {}: a block of T threads with L cells each refers that often to each element of the class that it fetched (Equation 4.4).">
        <translation>R_TA è T L = {}: tante volte un blocco di T thread con L celle ciascuno usa ogni elemento della classe che ha caricato (equazione 4.4).</translation>
    </message>
    <message id="R_TA is {}: a block refers that often to each choice that it fetched (Equation 4.1).">
        <translation>R_TA è {}: tante volte un blocco usa ogni scelta che ha caricato (equazione 4.1).</translation>
    </message>
    <message id="R_TA is {}: a block refers that often to each element of the class that it fetched (Equation 4.1).">
        <translation>R_TA è {}: tante volte un blocco usa ogni elemento della classe che ha caricato (equazione 4.1).</translation>
    </message>
    <message id="R_TA of the previous row is {} for a class (Equation 4.2).">
        <translation>R_TA della riga precedente è {} per una classe (equazione 4.2).</translation>
    </message>
    <message id="R_{TA}, Equation 4.2">
        <translation>R_{TA}, equazione 4.2</translation>
    </message>
    <message id="Races were not looked for;">
        <translation>Le corse critiche non sono state cercate;</translation>
    </message>
    <message id="Random points">
        <translation>Punti casuali</translation>
    </message>
    <message id="Ratio">
        <translation>Rapporto</translation>
    </message>
    <message id="Read-only file system">
        <translation>File system in sola lettura</translation>
    </message>
    <message id="Recorded">
        <translation>Registrato</translation>
    </message>
    <message id="Recorded runs: occupancy and blocks on SMs">
        <translation>Esecuzioni registrate: occupazione e blocchi sugli SM</translation>
    </message>
    <message id="Reduction of an array (thesis, Figure 4.7)">
        <translation>Riduzione di un array (tesi, figura 4.7)</translation>
    </message>
    <message id="Reduction: several threads a cell">
        <translation>Riduzione: più thread per cella</translation>
    </message>
    <message id="Registers">
        <translation>Registri</translation>
    </message>
    <message id="Registers a thread">
        <translation>Registri per thread</translation>
    </message>
    <message id="Registers and shared memory are given out in units, so a block takes more than it asks for.">
        <translation>Registri e memoria condivisa si danno a unità, quindi un blocco prende più di quanto chiede.</translation>
    </message>
    <message id="Roofs: {}. Bytes and steps: counted in closed form, the least that must move.">
        <translation>Tetti: {}. Byte e passi: contati in forma chiusa, il minimo che si deve spostare.</translation>
    </message>
    <message id="Round of the loop, from 0">
        <translation>Giro del ciclo, da 0</translation>
    </message>
    <message id="Rounds of the slowest lane; 1: all lanes alike">
        <translation>Giri della lane più lenta; 1: tutte le lane uguali</translation>
    </message>
    <message id="Row being computed">
        <translation>Riga in calcolo</translation>
    </message>
    <message id="Row {}, capacity {} is the first {}: {} where {} is right.">
        <translation>Riga {}, capacità {}: la prima {}, {} invece di {}.</translation>
    </message>
    <message id="Rows end at the sum of all weights, if that is less, or at any target below 2^31">
        <translation>Le righe finiscono alla somma di tutti i pesi, se è minore, o a qualsiasi obiettivo sotto 2^31</translation>
    </message>
    <message id="Rows {} to {} of {} to {} and columns {} to {} of {} to {} are shown.">
        <translation>Si vedono le righe da {} a {} di quelle da {} a {} e le colonne da {} a {} di quelle da {} a {}.</translation>
    </message>
    <message id="Rows, and columns, of each matrix">
        <translation>Righe, e colonne, di ogni matrice</translation>
    </message>
    <message id="Rows, and columns, of the matrix">
        <translation>Righe, e colonne, della matrice</translation>
    </message>
    <message id="Rows, and columns, of the picture">
        <translation>Righe, e colonne, dell'immagine</translation>
    </message>
    <message id="Run: the kernels launched, planned or not">
        <translation>Esecuzione: i kernel lanciati, pianificati o no</translation>
    </message>
    <message id="S: 1 warp">
        <translation>S: 1 warp</translation>
    </message>
    <message id="SM blocks">
        <translation>Blocchi per SM</translation>
    </message>
    <message id="SM clock">
        <translation>Frequenza degli SM</translation>
    </message>
    <message id="SM occupancy">
        <translation>occupazione degli SM</translation>
    </message>
    <message id="SM occupancy (GPM)">
        <translation>Occupazione SM (GPM)</translation>
    </message>
    <message id="SM registers">
        <translation>Registri per SM</translation>
    </message>
    <message id="SM shared">
        <translation>Condivisa per SM</translation>
    </message>
    <message id="SM warps">
        <translation>Warp per SM</translation>
    </message>
    <message id="SM {}">
        <translation>SM {}</translation>
    </message>
    <message id="SM {} has no block.">
        <translation>L'SM {} non ha blocchi.</translation>
    </message>
    <message id="SM {}: not known.">
        <translation>SM {}: non noto.</translation>
    </message>
    <message id="SM {}: {} of its warps.">
        <translation>SM {}: {} dei suoi warp.</translation>
    </message>
    <message id="SM | SMs" numerus="yes">
        <translation><numerusform>SM</numerusform><numerusform>SM</numerusform></translation>
    </message>
    <message id="SM | {} SMs" numerus="yes">
        <translation><numerusform>SM</numerusform><numerusform>{} SM</numerusform></translation>
    </message>
    <message id="SMs">
        <translation>SM</translation>
    </message>
    <message id="SMs {} to {} have no block.">
        <translation>Gli SM da {} a {} non hanno blocchi.</translation>
    </message>
    <message id="SMs; 0: all">
        <translation>SM; 0: tutti</translation>
    </message>
    <message id="SSO report">
        <translation>rapporto SSO</translation>
    </message>
    <message id="SSO report, CPU">
        <translation>rapporto SSO, CPU</translation>
    </message>
    <message id="SSO report, RTX 3060">
        <translation>rapporto SSO, RTX 3060</translation>
    </message>
    <message id="SSO report, Section 1.3: four weights">
        <translation>Rapporto SSO, sezione 1.3: quattro pesi</translation>
    </message>
    <message id="SSO report, Section 1.4: custom_1, 36 weights">
        <translation>Rapporto SSO, sezione 1.4: custom_1, 36 pesi</translation>
    </message>
    <message id="SSO report, Section 1.4: random_1, 100 weights">
        <translation>Rapporto SSO, sezione 1.4: random_1, 100 pesi</translation>
    </message>
    <message id="SSO report, Section 5.2.3: six weights, for the chunks">
        <translation>Rapporto SSO, sezione 5.2.3: sei pesi, per i chunk</translation>
    </message>
    <message id="Search: cut a pair of blocks by four binary searches, or walk through all of it">
        <translation>Ricerca: tagliare una coppia di blocchi con quattro ricerche binarie, o percorrerla tutta</translation>
    </message>
    <message id="Section">
        <translation>Sezione</translation>
    </message>
    <message id="Section 1">
        <translation>Sezione 1</translation>
    </message>
    <message id="Section 2.1">
        <translation>Sezione 2.1</translation>
    </message>
    <message id="Section 2.2">
        <translation>Sezione 2.2</translation>
    </message>
    <message id="Section 2.2.2">
        <translation>Sezione 2.2.2</translation>
    </message>
    <message id="Section 3.3.1">
        <translation>Sezione 3.3.1</translation>
    </message>
    <message id="Section 3.3.2">
        <translation>Sezione 3.3.2</translation>
    </message>
    <message id="Section 3.3.3">
        <translation>Sezione 3.3.3</translation>
    </message>
    <message id="Section 5.1">
        <translation>Sezione 5.1</translation>
    </message>
    <message id="Section 6.1">
        <translation>Sezione 6.1</translation>
    </message>
    <message id="Section 6.1, one core">
        <translation>Sezione 6.1, un core</translation>
    </message>
    <message id="Section IV-A">
        <translation>Sezione IV-A</translation>
    </message>
    <message id="Sections 1 and 5.1">
        <translation>Sezioni 1 e 5.1</translation>
    </message>
    <message id="Sections 2.2.1 to 2.2.3 and 5.1, N = 2^(n/2)">
        <translation>Sezioni da 2.2.1 a 2.2.3 e 5.1, N = 2^(n/2)</translation>
    </message>
    <message id="Sections 2.2.1, 4.2, 4.3 and 5.1, N = 2^(n/2)">
        <translation>Sezioni 2.2.1, 4.2, 4.3 e 5.1, N = 2^(n/2)</translation>
    </message>
    <message id="Sections 3.1 and 3.2">
        <translation>Sezioni 3.1 e 3.2</translation>
    </message>
    <message id="Sections 3.1 and 3.3.1">
        <translation>Sezioni 3.1 e 3.3.1</translation>
    </message>
    <message id="Sections 3.1 and 3.3.2">
        <translation>Sezioni 3.1 e 3.3.2</translation>
    </message>
    <message id="Sections 3.1 and 3.3.3">
        <translation>Sezioni 3.1 e 3.3.3</translation>
    </message>
    <message id="Sections 4.1, 2.2.2">
        <translation>Sezioni 4.1, 2.2.2</translation>
    </message>
    <message id="Seed of the input">
        <translation>Seme dei dati</translation>
    </message>
    <message id="Seed of the input and of what is random">
        <translation>Seme dei dati e di ciò che è casuale</translation>
    </message>
    <message id="Sequential: one core, row by row">
        <translation>Sequenziale: un core, riga per riga</translation>
    </message>
    <message id="Several cells a thread: adjacent against interleaved (thesis, Figures 4.4 and 4.5)">
        <translation>Più celle per thread: adiacenti contro intercalate (tesi, figure 4.4 e 4.5)</translation>
    </message>
    <message id="Shared">
        <translation>Condivisa</translation>
    </message>
    <message id="Shared memory a block">
        <translation>Memoria condivisa per blocco</translation>
    </message>
    <message id="Shared memory, one word in so many: bank conflicts by stride">
        <translation>Memoria condivisa, una parola ogni tante: conflitti di banco per passo di accesso</translation>
    </message>
    <message id="So many fit by {} alone. Another resource allows fewer.">
        <translation>Tanti ne entrano considerando solo questa risorsa: {}. Un'altra ne permette meno.</translation>
    </message>
    <message id="So many selections are looked at, by cost">
        <translation>Tante selezioni si guardano, per costo</translation>
    </message>
    <message id="Some lanes want different words of the same bank.">
        <translation>Alcune lane vogliono parole diverse dello stesso banco.</translation>
    </message>
    <message id="Some lanes went the other way, or have nothing to do.">
        <translation>Alcune lane sono andate dall'altra parte, o non hanno nulla da fare.</translation>
    </message>
    <message id="Something better may still come of it, so it must be gone into.">
        <translation>Può ancora venirne qualcosa di meglio, quindi bisogna entrarvi.</translation>
    </message>
    <message id="Sort the items">
        <translation>Ordinare gli oggetti</translation>
    </message>
    <message id="Speedup against {} on the same instance and machine">
        <translation>Accelerazione rispetto a {} sulla stessa istanza e sulla stessa macchina</translation>
    </message>
    <message id="Speedup against {} on {}">
        <translation>Accelerazione rispetto a {} su {}</translation>
    </message>
    <message id="Speedup against {}, each on its own machine">
        <translation>Accelerazione rispetto a {}, ognuna sulla propria macchina</translation>
    </message>
    <message id="Stages of a solve without the probe">
        <translation>Fasi di una risoluzione senza la sonda</translation>
    </message>
    <message id="Stages of one of the solves">
        <translation>Fasi di una delle risoluzioni</translation>
    </message>
    <message id="Stages of one of the solves, with the probe">
        <translation>Fasi di una delle risoluzioni, con la sonda</translation>
    </message>
    <message id="Stages of the solve">
        <translation>Fasi della risoluzione</translation>
    </message>
    <message id="Steps of a global load">
        <translation>Passi di una lettura globale</translation>
    </message>
    <message id="Steps of the global barrier">
        <translation>Passi della barriera globale</translation>
    </message>
    <message id="Streams: with two, a chunk overlaps with the maximum of the one before">
        <translation>Stream: con due, un chunk si sovrappone al massimo del precedente</translation>
    </message>
    <message id="Subset sum">
        <translation>Somma di sottoinsiemi</translation>
    </message>
    <message id="Subset sum and two lists">
        <translation>Somma di sottoinsiemi e due liste</translation>
    </message>
    <message id="Subset sum: n c, then the weights">
        <translation>Somma di sottoinsiemi: n c, poi i pesi</translation>
    </message>
    <message id="Subsets a chunk (auto: 2^24 as in the report, in the emulator 2^12)">
        <translation>Sottoinsiemi per chunk (auto: 2^24 come nel rapporto, nell'emulatore 2^12)</translation>
    </message>
    <message id="Sums were {} bits wide.">
        <translation>Le somme erano larghe {} bit.</translation>
    </message>
    <message id="Table">
        <translation>Tabella</translation>
    </message>
    <message id="Table 1.1">
        <translation>Tabella 1.1</translation>
    </message>
    <message id="Table 1.1, sorting left out">
        <translation>Tabella 1.1, senza l’ordinamento</translation>
    </message>
    <message id="Table 1.1; Section 2.1.2">
        <translation>Tabella 1.1; Sezione 2.1.2</translation>
    </message>
    <message id="Take {} away: {}, is {} still reached? {}">
        <translation>Senza {} ({}): {} è ancora raggiunta? {}</translation>
    </message>
    <message id="Taking ">
        <translation>Prendendo </translation>
    </message>
    <message id="Taking nothing away">
        <translation>Senza togliere nulla</translation>
    </message>
    <message id="Taking the item is possible, but leaving it out is worth more.">
        <translation>Prendere l'oggetto è possibile, ma lasciarlo vale di più.</translation>
    </message>
    <message id="Target">
        <translation>Obiettivo</translation>
    </message>
    <message id="Target: 10^9 as in the report, where everything fits, or half of the weights' sum">
        <translation>Obiettivo: 10^9 come nel rapporto, dove tutto entra, o metà della somma dei pesi</translation>
    </message>
    <message id="Task {} has no choices: L stays as it is, {} {}.">
        <translation>Il task {} non ha scelte: L resta com'è, {} {}.</translation>
    </message>
    <message id="Task {}: L and {} of it, one for each choice and moved by its cost and gain, are merged: {} times {} {} by cost.">
        <translation>Task {}: L e {} di essa, una per ogni scelta e spostata del suo costo e guadagno, vengono fuse per costo: {} per {} {}.</translation>
    </message>
    <message id="Tasks">
        <translation>Task</translation>
    </message>
    <message id="Temperature">
        <translation>Temperatura</translation>
    </message>
    <message id="Tesla C2050, host of two Opteron 2376 (8 cores, 2.3 GHz)">
        <translation>Tesla C2050, host con due Opteron 2376 (8 core, 2,3 GHz)</translation>
    </message>
    <message id="Tesla M2050, host of two Xeon E5520 (8 cores, 2.27 GHz)">
        <translation>Tesla M2050, host con due Xeon E5520 (8 core, 2,27 GHz)</translation>
    </message>
    <message id="Tesla T4">
        <translation>Tesla T4</translation>
    </message>
    <message id="That adds the item's weight. Its value is what counts.">
        <translation>Questo somma il peso dell'oggetto. Ciò che conta è il valore.</translation>
    </message>
    <message id="That cell belongs to an item that is worth less here.">
        <translation>Quella cella è di un oggetto che qui vale meno.</translation>
    </message>
    <message id="That counts a byte for each lane. Each lane takes more.">
        <translation>Così si conta un byte per lane. Ogni lane ne prende di più.</translation>
    </message>
    <message id="That does not fit.">
        <translation>Quello non entra.</translation>
    </message>
    <message id="That goes back by the item's value. Its weight is what the capacity loses.">
        <translation>Così si torna indietro del valore dell'oggetto. La capacità perde il suo peso.</translation>
    </message>
    <message id="That is no cell. Write its row and its column, with a comma between them.">
        <translation>Questa non è una cella. Scriverne la riga e la colonna, con una virgola in mezzo.</translation>
    </message>
    <message id="That is no number. Write digits, or a fraction like 5/6, or -inf for minus infinity.">
        <translation>Non è un numero. Scrivere cifre, o una frazione come 5/6, o -inf per meno infinito.</translation>
    </message>
    <message id="That is one for each lane. Different banks serve their lanes at the same time.">
        <translation>È uno per lane. Banchi diversi servono le loro lane contemporaneamente.</translation>
    </message>
    <message id="That is one for each lane. Lanes that touch the same one share it.">
        <translation>È uno per lane. Le lane che toccano lo stesso lo condividono.</translation>
    </message>
    <message id="That is the cell that it builds on. What the choice itself changes is missing.">
        <translation>È la cella su cui si basa. Manca ciò che cambia la scelta stessa.</translation>
    </message>
    <message id="That is the item alone. What was packed into the rest of the capacity is missing.">
        <translation>Questo è l'oggetto da solo. Manca ciò che era nel resto della capacità.</translation>
    </message>
    <message id="That is the row above. An item of each class must be taken.">
        <translation>Questa è la riga sopra. Di ogni classe si deve prendere un oggetto.</translation>
    </message>
    <message id="That is the row above. Another choice is better here.">
        <translation>È la riga sopra. Qui un'altra scelta è migliore.</translation>
    </message>
    <message id="That is the row above: taking the item is worth more.">
        <translation>Questa è la riga sopra: prendere l'oggetto vale di più.</translation>
    </message>
    <message id="That is the row being written: the item would be taken twice.">
        <translation>Questa è la riga che si sta scrivendo: l'oggetto sarebbe preso due volte.</translation>
    </message>
    <message id="That item fits, but another one of the class is worth more.">
        <translation>Quell'oggetto entra, ma un altro della classe vale di più.</translation>
    </message>
    <message id="That many would do if the first address were at the beginning of one and the lanes lay side by side.">
        <translation>Tanti basterebbero se il primo indirizzo fosse all'inizio di uno e le lane fossero affiancate.</translation>
    </message>
    <message id="The GPU during the run">
        <translation>La GPU durante l'esecuzione</translation>
    </message>
    <message id="The LP bound is {}: nothing better is possible.">
        <translation>Il limite LP è {}: di meglio non è possibile.</translation>
    </message>
    <message id="The LP bound is {}: the optimum is at most {} more than this.">
        <translation>Il limite LP è {}: l'ottimo è al massimo {} di più.</translation>
    </message>
    <message id="The LP bound is {}; it alone does not prove the optimum.">
        <translation>Il limite LP è {}; da solo non dimostra l'ottimo.</translation>
    </message>
    <message id="The addresses of {} lane lie in {} of them. | The addresses of {} lanes lie in {} of them." numerus="yes">
        <translation><numerusform>Gli indirizzi di {} lane cadono in {} di essi.</numerusform><numerusform>Gli indirizzi di {} lane cadono in {} di essi.</numerusform></translation>
    </message>
    <message id="The answer of {} at {}: {}.">
        <translation>La risposta di {} per {}: {}.</translation>
    </message>
    <message id="The answer {} is wrong: {} is right. ">
        <translation>La risposta {} è errata: quella giusta è {}. </translation>
    </message>
    <message id="The batch did not run as planned: {}.">
        <translation>Il lotto non è stato eseguito come previsto: {}.</translation>
    </message>
    <message id="The batch ran as planned: {}.">
        <translation>Il lotto è stato eseguito come previsto: {}.</translation>
    </message>
    <message id="The best so far is {}.">
        <translation>Il migliore finora è {}.</translation>
    </message>
    <message id="The best sum is {}, the target itself: the search ends here.">
        <translation>La somma migliore è {}, la somma obiettivo stessa: la ricerca finisce qui.</translation>
    </message>
    <message id="The best sum is {}.">
        <translation>La somma migliore è {}.</translation>
    </message>
    <message id="The best within {} {}: {}.">
        <translation>Il migliore entro {} {}: {}.</translation>
    </message>
    <message id="The blocks that an SM holds at once, and what limits them">
        <translation>I blocchi che un SM contiene insieme, e che cosa li limita</translation>
    </message>
    <message id="The cell differs from the one above it: without the item it is not reached.">
        <translation>La cella è diversa da quella sopra: senza l'oggetto non si raggiunge.</translation>
    </message>
    <message id="The cell equals the one above it, so the row's item is not needed.">
        <translation>La cella è uguale a quella sopra, quindi l'oggetto della riga non serve.</translation>
    </message>
    <message id="The cells of the previous row that a block fetches (thesis, Figure 4.3)">
        <translation>Le celle della riga precedente che un blocco legge (tesi, figura 4.3)</translation>
    </message>
    <message id="The cells of the two tables mean different things, so they are not compared.">
        <translation>Le celle delle due tabelle significano cose diverse, quindi non si confrontano.</translation>
    </message>
    <message id="The cheapest point that is {}: {}.">
        <translation>Il punto meno costoso {}: {}.</translation>
    </message>
    <message id="The choice of least shared memory takes {} of {} bytes, and {} of {} registers, which the reduction leaves out.">
        <translation>La scelta con meno memoria condivisa occupa {} di {} byte, e {} di {} registri, che la riduzione non considera.</translation>
    </message>
    <message id="The condition holds for all {} that ask.">
        <translation>La condizione vale per tutte le {} che la valutano.</translation>
    </message>
    <message id="The condition holds for none of the {} that ask.">
        <translation>La condizione non vale per nessuna delle {} che la valutano.</translation>
    </message>
    <message id="The core grew to {} class. | The core grew to {} classes." numerus="yes">
        <translation><numerusform>Il nucleo è cresciuto a {} classe.</numerusform><numerusform>Il nucleo è cresciuto a {} classi.</numerusform></translation>
    </message>
    <message id="The core grew to {} of {} item. | The core grew to {} of {} items." numerus="yes">
        <translation><numerusform>Il nucleo è cresciuto a {} di {} oggetto.</numerusform><numerusform>Il nucleo è cresciuto a {} di {} oggetti.</numerusform></translation>
    </message>
    <message id="The counter holds {}; {} thread has added 1. | The counter holds {}; {} threads have added 1." numerus="yes">
        <translation><numerusform>Il contatore vale {}; {} thread ha aggiunto 1.</numerusform><numerusform>Il contatore vale {}; {} thread hanno aggiunto 1.</numerusform></translation>
    </message>
    <message id="The counters saw no launch.">
        <translation>I contatori non hanno visto lanci.</translation>
    </message>
    <message id="The driver told nothing: there is no NVIDIA GPU, or its library is missing.">
        <translation>Il driver non ha detto nulla: non c'è una GPU NVIDIA, o manca la sua libreria.</translation>
    </message>
    <message id="The emulator does what each queue is given as it comes, so here no two kernels ran at the same time.">
        <translation>L'emulatore esegue ciò che ogni coda riceve come arriva, quindi qui nessuna coppia di kernel è stata eseguita insieme.</translation>
    </message>
    <message id="The emulator imitated another GPU: {}.">
        <translation>L'emulatore ha imitato un'altra GPU: {}.</translation>
    </message>
    <message id="The emulator made {}, and the hardware counted {}.">
        <translation>L'emulatore ha fatto {} e l'hardware ha contato {}.</translation>
    </message>
    <message id="The emulator traced {} of {} blocks, and its counts are of these alone; the hardware counted all of them.">
        <translation>L'emulatore ha tracciato {} blocchi su {} e i suoi conteggi riguardano solo questi; l'hardware li ha contati tutti.</translation>
    </message>
    <message id="The emulator's occupancy is that of its modelled block schedule.">
        <translation>L'occupazione dell'emulatore è quella della sua pianificazione modellata.</translation>
    </message>
    <message id="The file states the optimum {}, and that is the optimum.">
        <translation>Il file indica l'ottimo {}, e quello è l'ottimo.</translation>
    </message>
    <message id="The file states the optimum {}, but the optimum is {}.">
        <translation>Il file indica l'ottimo {}, ma l'ottimo è {}.</translation>
    </message>
    <message id="The file states the optimum {}, this selection has value {}.">
        <translation>Il file indica l'ottimo {}, questa selezione ha valore {}.</translation>
    </message>
    <message id="The file's solution has value {}, the optimum is {}.">
        <translation>La soluzione del file ha valore {}, l'ottimo è {}.</translation>
    </message>
    <message id="The file's solution has value {}, this one has value {}.">
        <translation>La soluzione del file ha valore {}, questa ha valore {}.</translation>
    </message>
    <message id="The file's solution is infeasible: its weight {} is above {}.">
        <translation>La soluzione del file non è ammissibile: il suo peso {} supera {}.</translation>
    </message>
    <message id="The finding that is marked; 0: none">
        <translation>La segnalazione contrassegnata; 0: nessuna</translation>
    </message>
    <message id="The first patterns are those of first-fit, which makes {} {}. The scarcest resource asks for {} at least.">
        <translation>I primi schemi sono quelli di first-fit, che forma {} {}. La risorsa più scarsa ne richiede almeno {}.</translation>
    </message>
    <message id="The front has {} {} of {} and {}.">
        <translation>Il fronte ha {} {} ({} e {}).</translation>
    </message>
    <message id="The front of cost and value (thesis, Chapter 6)">
        <translation>Il fronte di costo e valore (tesi, capitolo 6)</translation>
    </message>
    <message id="The hardware saw no launch in that run.">
        <translation>L'hardware non ha visto lanci in quell'esecuzione.</translation>
    </message>
    <message id="The hardware saw no launch of {} in that run; it counted {}.">
        <translation>L'hardware non ha visto alcun lancio di {} in quell'esecuzione; ha contato {}.</translation>
    </message>
    <message id="The item takes {} of the capacity; what is left decides which cell of the row above counts.">
        <translation>L'oggetto occupa {} della capacità; ciò che resta decide quale cella della riga sopra conta.</translation>
    </message>
    <message id="The items are decided by value per weight, the best one first. The capacity is {}; a node's number is the value so far.">
        <translation>Gli oggetti si decidono per valore su peso, il migliore per primo. La capacità è {}; il numero di un nodo è il valore raggiunto finora.</translation>
    </message>
    <message id="The items are sorted by value per weight, the best one first: {}.">
        <translation>Gli oggetti sono ordinati per valore rispetto al peso, il migliore per primo: {}.</translation>
    </message>
    <message id="The items that are packed already take a part of the capacity.">
        <translation>Gli oggetti già nello zaino occupano una parte della capacità.</translation>
    </message>
    <message id="The kernels are sorted by the largest part that they take of any resource. {} is the first: {:.0f} % of a multiprocessor.">
        <translation>I kernel sono ordinati secondo la quota più grande che occupano di una risorsa. {} è il primo: {:.0f} % di un multiprocessore.</translation>
    </message>
    <message id="The knapsack is empty. Its capacity is {}; greedy algorithms pack by value per weight.">
        <translation>Lo zaino è vuoto. La sua capacità è {}; gli algoritmi greedy lo riempiono per valore rispetto al peso.</translation>
    </message>
    <message id="The knee is {}: of all points the farthest from the line between the first and the last.">
        <translation>Il ginocchio è {}: di tutti i punti il più lontano dalla retta tra il primo e l'ultimo.</translation>
    </message>
    <message id="The largest of {0} values takes one processor {0} steps, {1} processors {2}. But a whole row takes {3} times as many steps by reduction as with a thread for each cell.">
        <translation>Per il massimo di {0} valori un processore impiega {0} passi, {1} processori {2}. Ma per una riga intera la riduzione richiede {3} volte i passi necessari con un thread per cella.</translation>
    </message>
    <message id="The largest window of the previous row has {}.">
        <translation>La finestra più grande della riga precedente ha {}.</translation>
    </message>
    <message id="The last block goes beyond the array">
        <translation>L'ultimo blocco esce dall'array</translation>
    </message>
    <message id="The last cell is {}: a subset sums to {}.">
        <translation>L'ultima cella è {}: un sottoinsieme ha somma {}.</translation>
    </message>
    <message id="The last cell is {}: no subset sums to {}.">
        <translation>L'ultima cella è {}: nessun sottoinsieme ha somma {}.</translation>
    </message>
    <message id="The last one shown">
        <translation>L'ultimo mostrato</translation>
    </message>
    <message id="The launch limits: it has {}, and the {} SMs hold {} at once: {} of all warps">
        <translation>Il lancio limita: ha {}, e i {} SM ne tengono {} alla volta: {} di tutti i warp</translation>
    </message>
    <message id="The least utilisation is ({} - gain) / {}.">
        <translation>L'utilizzo minimo è ({} − guadagno) / {}.</translation>
    </message>
    <message id="The longest list had {} point. | The longest list had {} points." numerus="yes">
        <translation><numerusform>La lista più lunga aveva {} punto.</numerusform><numerusform>La lista più lunga aveva {} punti.</numerusform></translation>
    </message>
    <message id="The longest list had {} state. | The longest list had {} states." numerus="yes">
        <translation><numerusform>La lista più lunga aveva {} stato.</numerusform><numerusform>La lista più lunga aveva {} stati.</numerusform></translation>
    </message>
    <message id="The machine has {} times of it; a figure is divided by the one in its own recording, if there is one.">
        <translation>La macchina ne ha {} tempi; un numero è diviso per quello della sua registrazione, se ce n'è uno.</translation>
    </message>
    <message id="The mix is for {} multiprocessors and here are {}, so what is planned to be on one of them need not be.">
        <translation>La combinazione è per {} multiprocessori e qui sono {}, quindi ciò che è previsto su uno di essi può non esserlo.</translation>
    </message>
    <message id="The most that it may cost">
        <translation>Il massimo che può costare</translation>
    </message>
    <message id="The next point costs {}; its {} is {}. The last one kept costs {}, with {}. Is it kept?">
        <translation>Il prossimo punto costa {}; {}: {}. L'ultimo conservato costa {}, con {}. Viene conservato?</translation>
    </message>
    <message id="The only batch | Batches, one after the other" numerus="yes">
        <translation><numerusform>L'unico lotto</numerusform><numerusform>Lotti, uno dopo l'altro</numerusform></translation>
    </message>
    <message id="The only choice took no part: it is dominated, gains nothing or costs too much. | Of {} choices {} took part; the others are dominated, gain nothing or cost too much." numerus="yes">
        <translation><numerusform>L'unica scelta non è stata usata: è dominata, non dà guadagno o costa troppo.</numerusform><numerusform>Di {} scelte ne sono state usate {}; le altre sono dominate, non danno guadagno o costano troppo.</numerusform></translation>
    </message>
    <message id="The only choice took part: it is not dominated, gains something and does not cost too much. | All {} choices took part: none is dominated, gains nothing or costs too much." numerus="yes">
        <translation><numerusform>L'unica scelta ha partecipato: non è dominata, guadagna qualcosa e non costa troppo.</numerusform><numerusform>Tutte le {} scelte hanno partecipato: nessuna è dominata, non guadagna nulla o costa troppo.</numerusform></translation>
    </message>
    <message id="The only chunk">
        <translation>L'unico chunk</translation>
    </message>
    <message id="The only element of {1} is the one that the CPU computes. | All {0} elements of {1} are those that the CPU computes." numerus="yes">
        <translation><numerusform>L'unico elemento di {1} è quello che calcola la CPU.</numerusform><numerusform>Tutti i {0} elementi di {1} sono quelli che calcola la CPU.</numerusform></translation>
    </message>
    <message id="The only item took part: it is neither dominated nor too heavy. | All {} items took part: none is dominated or too heavy." numerus="yes">
        <translation><numerusform>L'unico oggetto ha partecipato: non è né dominato né troppo pesante.</numerusform><numerusform>Tutti i {} oggetti hanno partecipato: nessuno è dominato o troppo pesante.</numerusform></translation>
    </message>
    <message id="The optimum is not computed here, because its table has more than {} cells.">
        <translation>L'ottimo non è calcolato qui, perché la sua tabella ha più di {} celle.</translation>
    </message>
    <message id="The optimum is {}.">
        <translation>L'ottimo è {}.</translation>
    </message>
    <message id="The parameter in which the compared runs differ">
        <translation>Il parametro in cui differiscono le esecuzioni confrontate</translation>
    </message>
    <message id="The plan is by {}, for no linear program can be solved here: {}.">
        <translation>Il piano è di {}, perché qui non si può risolvere alcun programma lineare: {}.</translation>
    </message>
    <message id="The plan is by {}.">
        <translation>Il piano è di {}.</translation>
    </message>
    <message id="The plan was given with the run.">
        <translation>Il piano è stato dato con l'esecuzione.</translation>
    </message>
    <message id="The point that is marked once all are looked at">
        <translation>Il punto marcato quando tutte sono state guardate</translation>
    </message>
    <message id="The power of two 1 is added to the weights, so that every sum up to {} is reached.">
        <translation>La potenza di due 1 viene aggiunta ai pesi, così che ogni somma fino a {} sia raggiunta.</translation>
    </message>
    <message id="The powers of two from {} down to 1 are added to the weights, so that every sum up to {} is reached.">
        <translation>Le potenze di due da {} fino a 1 vengono aggiunte ai pesi, così che ogni somma fino a {} sia raggiunta.</translation>
    </message>
    <message id="The presets' setting of which each value is a block of columns: n">
        <translation>L'impostazione dei modelli di cui ogni valore è un blocco di colonne: n</translation>
    </message>
    <message id="The presets' setting of which each value is a column: R">
        <translation>L'impostazione dei modelli di cui ogni valore è una colonna: R</translation>
    </message>
    <message id="The recording holds no occupancy.">
        <translation>La registrazione non contiene occupazione.</translation>
    </message>
    <message id="The recording holds no timeline.">
        <translation>La registrazione non contiene una linea del tempo.</translation>
    </message>
    <message id="The row was filled from itself: the item is taken more than once.">
        <translation>La riga è stata riempita da sé stessa: l'oggetto è preso più di una volta.</translation>
    </message>
    <message id="The rows have {} cell, each as far as its tasks' dearest choices go. | The rows have {} cells, each as far as its tasks' dearest choices go." numerus="yes">
        <translation><numerusform>Le righe hanno {} cella, ciascuna fin dove arrivano le scelte più costose dei suoi task.</numerusform><numerusform>Le righe hanno {} celle, ciascuna fin dove arrivano le scelte più costose dei suoi task.</numerusform></translation>
    </message>
    <message id="The run launched no kernel, so no block was on an SM.">
        <translation>L'esecuzione non ha lanciato kernel, quindi nessun blocco era su un SM.</translation>
    </message>
    <message id="The search came to {} node. | The search came to {} nodes." numerus="yes">
        <translation><numerusform>La ricerca è arrivata a {} nodo.</numerusform><numerusform>La ricerca è arrivata a {} nodi.</numerusform></translation>
    </message>
    <message id="The search is over: the best sum is {}.">
        <translation>La ricerca è finita: la somma migliore è {}.</translation>
    </message>
    <message id="The search is over: the optimum is {}.">
        <translation>La ricerca è finita: l'ottimo è {}.</translation>
    </message>
    <message id="The six phases of CUDA-SYNC (thesis, Table 4.1 and Figure 4.6)">
        <translation>Le sei fasi di CUDA-SYNC (tesi, tabella 4.1 e figura 4.6)</translation>
    </message>
    <message id="The smallest number decides, not all of them.">
        <translation>Decide il numero più piccolo, non tutti.</translation>
    </message>
    <message id="The smallest sum {} of chunk {} is above {}, and the {} chunks that begin with {} only add to it: all are skipped.">
        <translation>La somma minima {} del chunk {} supera {}, e i {} chunk che cominciano con {} vi aggiungono soltanto: tutti vengono saltati.</translation>
    </message>
    <message id="The stage whose time counts; none: whole times">
        <translation>La fase il cui tempo conta; vuoto: tempi interi</translation>
    </message>
    <message id="The step; one beyond the last is the last">
        <translation>Il passo; uno oltre l'ultimo è l'ultimo</translation>
    </message>
    <message id="The sum 0 is reached and no other: no weight was looked at.">
        <translation>La somma 0 è raggiunta e nessun'altra: nessun peso è stato esaminato.</translation>
    </message>
    <message id="The sum is {}, the target {}. Which pointer moves?">
        <translation>La somma è {}, la somma obiettivo {}. Quale puntatore avanza?</translation>
    </message>
    <message id="The table is empty. Row i, column j will hold z_{{i}}(j): the best value of classes 1 to i within capacity j (0 to {}).">
        <translation>La tabella è vuota. Riga i, colonna j avrà z_{{i}}(j): il miglior valore delle classi da 1 a i entro la capacità j (da 0 a {}).</translation>
    </message>
    <message id="The table is empty. Row i, column j will hold z_{{i}}(j): the best value of items 1 to i within capacity j (0 to {}).">
        <translation>La tabella è vuota. Riga i, colonna j avrà z_{{i}}(j): il miglior valore degli oggetti da 1 a i entro la capacità j (da 0 a {}).</translation>
    </message>
    <message id="The table is empty: a row for each task, a column for each cost from 0 to {}. A cell will hold the least utilisation at exactly that cost.">
        <translation>La tabella è vuota: una riga per ogni task, una colonna per ogni costo da 0 a {}. Una cella conterrà l'utilizzo minimo a esattamente quel costo.</translation>
    </message>
    <message id="The table is empty: a row for each weight, a column for each sum from 0 to {}.">
        <translation>La tabella è vuota: una riga per ogni peso, una colonna per ogni somma da 0 a {}.</translation>
    </message>
    <message id="The thesis's kernels">
        <translation>I kernel della tesi</translation>
    </message>
    <message id="The timeline names no SM, so there is nothing to draw.">
        <translation>La linea del tempo non indica SM, quindi non c'è nulla da disegnare.</translation>
    </message>
    <message id="The trace has no such launch.">
        <translation>La traccia non ha un lancio simile.</translation>
    </message>
    <message id="The two show different things, {} and {}: no part of one is a part of the other.">
        <translation>I due mostrano cose diverse, {} e {}: nessuna parte dell'uno è parte dell'altro.</translation>
    </message>
    <message id="The two-list algorithm, original and improved (two-list paper, Sections 3 and 4)">
        <translation>L'algoritmo delle due liste, originale e migliorato (articolo sulle due liste, sezioni 3 e 4)</translation>
    </message>
    <message id="The variable's value in {}.">
        <translation>Il valore della variabile in {}.</translation>
    </message>
    <message id="The variant">
        <translation>La variante</translation>
    </message>
    <message id="The variants of the one side, with commas between them">
        <translation>Le varianti di un lato, separate da virgole</translation>
    </message>
    <message id="The warp diverges: the condition holds for {}, not for the other {}.">
        <translation>Il warp diverge: la condizione vale per {}, non per le altre {}.</translation>
    </message>
    <message id="The warp ran {} instructions; the first {} of them are recorded.">
        <translation>Il warp ha eseguito {} istruzioni; ne sono registrate le prime {}.</translation>
    </message>
    <message id="The warp's instruction that runs; 0: none">
        <translation>L'istruzione del warp in esecuzione; 0: nessuna</translation>
    </message>
    <message id="The way back computed {} row once more. | The way back computed {} rows once more." numerus="yes">
        <translation><numerusform>Il percorso a ritroso ha ricalcolato {} riga.</numerusform><numerusform>Il percorso a ritroso ha ricalcolato {} righe.</numerusform></translation>
    </message>
    <message id="The way back is at {}. What does it take there{}?">
        <translation>Il percorso a ritroso è a {}. Che cosa prende lì{}?</translation>
    </message>
    <message id="The weights are even and below 2^bits">
        <translation>I pesi sono pari e sotto 2^bits</translation>
    </message>
    <message id="The weights are sorted: {}. A chunk is the {} subsets that begin with the same {} bits; its number is its smallest sum or, once it was searched, its best.">
        <translation>I pesi sono ordinati: {}. Un chunk sono i {} sottoinsiemi che cominciano con gli stessi {} bit; il suo numero è la sua somma minima o, una volta esplorato, la migliore.</translation>
    </message>
    <message id="The weights are {}halved: {} for the list A, which rises, and {} for the list B, which falls. Is there a subset with the sum {}?">
        <translation>I pesi vengono {}divisi a metà: {} per la lista A, che cresce, e {} per la lista B, che decresce. Esiste un sottoinsieme con somma {}?</translation>
    </message>
    <message id="The weights that stay out of the lists leave {} targets to search for.">
        <translation>I pesi che restano fuori dalle liste lasciano {} somme obiettivo da cercare.</translation>
    </message>
    <message id="The whisker of a printed figure is the range that the paper prints.">
        <translation>Il baffo di un numero stampato è l'intervallo che l'articolo stampa.</translation>
    </message>
    <message id="The whole table of {} row was kept. | The whole table of {} rows was kept." numerus="yes">
        <translation><numerusform>È stata conservata l'intera tabella di {} riga.</numerusform><numerusform>È stata conservata l'intera tabella di {} righe.</numerusform></translation>
    </message>
    <message id="The window was fetched for {} of {} class, where R_TA is above 1 and {} of shared memory hold it; {} {} too large for that. | The window was fetched for {} of {} classes, where R_TA is above 1 and {} of shared memory hold it; {} {} too large for that." numerus="yes">
        <translation><numerusform>La finestra è stata caricata per {} di {} classe, dove R_TA supera 1 e bastano {} di memoria condivisa; {} {} fuori misura.</numerusform><numerusform>La finestra è stata caricata per {} di {} classi, dove R_TA supera 1 e bastano {} di memoria condivisa; {} {} fuori misura.</numerusform></translation>
    </message>
    <message id="The {} SMs hold {} of the {} blocks of the launch at once: {} of all warps">
        <translation>I {} SM tengono {} dei {} blocchi del lancio alla volta: {} di tutti i warp</translation>
    </message>
    <message id="The {} element of {} is at most {:.2g} from what the CPU computes; {:.2g} is allowed, because {}. | The {} elements of {} are at most {:.2g} from what the CPU computes; {:.2g} is allowed, because {}." numerus="yes">
        <translation><numerusform>Il {} elemento di {} dista al massimo {:.2g} da ciò che calcola la CPU; {:.2g} è ammesso, perché {}.</numerusform><numerusform>I {} elementi di {} distano al massimo {:.2g} da ciò che calcola la CPU; {:.2g} è ammesso, perché {}.</numerusform></translation>
    </message>
    <message id="The {} in S hold no solution: no subset sums to {}.">
        <translation>In S non ci sono soluzioni ({}): nessun sottoinsieme ha somma {}.</translation>
    </message>
    <message id="The {} of line {} goes">
        <translation>Il {} della riga {} va</translation>
    </message>
    <message id="The {} point of the front: {}.">
        <translation>Il punto {} del fronte: {}.</translation>
    </message>
    <message id="The {} subsets that begin with {}: sums from {} to {}.">
        <translation>I {} sottoinsiemi che cominciano con {}: somme da {} a {}.</translation>
    </message>
    <message id="There are not as many exercises as on the sheet.">
        <translation>Gli esercizi non sono tanti quanti sul foglio.</translation>
    </message>
    <message id="There is no kernel that a multiprocessor can hold.">
        <translation>Non c'è alcun kernel che un multiprocessore possa contenere.</translation>
    </message>
    <message id="There is no list yet. A point is a cost and the utilisation that it leaves; {} task will add its choices. | There is no list yet. A point is a cost and the utilisation that it leaves; {} tasks will add their choices, one after the other." numerus="yes">
        <translation><numerusform>Non c'è ancora una lista. Un punto è un costo con l'utilizzo che esso lascia; {} task aggiungerà le sue scelte.</numerusform><numerusform>Non c'è ancora una lista. Un punto è un costo con l'utilizzo che esso lascia; {} task aggiungeranno le loro scelte, uno dopo l'altro.</numerusform></translation>
    </message>
    <message id="There is no occupancy yet: it comes with the first blocks of the run.">
        <translation>Non c'è ancora occupazione: viene con i primi blocchi dell'esecuzione.</translation>
    </message>
    <message id="There is no picture for recordings of the shape '{}' yet; its steps can be read as text.">
        <translation>Per le registrazioni di forma «{}» non c'è ancora un'immagine; i passi si possono leggere come testo.</translation>
    </message>
    <message id="There is no schedule: the launch came to a deadlock when {} of {} had ended.">
        <translation>Non c'è una pianificazione: il lancio è finito in uno stallo quando {} su {} erano terminati.</translation>
    </message>
    <message id="There is no schedule: the launch was ended before any of its blocks had.">
        <translation>Non c'è una pianificazione: il lancio è stato terminato prima che finisse un suo blocco.</translation>
    </message>
    <message id="There is no selection yet.">
        <translation>Non c'è ancora una selezione.</translation>
    </message>
    <message id="These are answers to another sheet.">
        <translation>Queste sono risposte a un altro foglio.</translation>
    </message>
    <message id="Thesis, Example 2.1: four items">
        <translation>Tesi, esempio 2.1: quattro oggetti</translation>
    </message>
    <message id="Thesis, Example 2.2: three classes">
        <translation>Tesi, esempio 2.2: tre classi</translation>
    </message>
    <message id="Thesis, Table 5.2, set 1: m = 5, C = 12665">
        <translation>Tesi, tabella 5.2, insieme 1: m = 5, C = 12665</translation>
    </message>
    <message id="Thesis, Table 5.2, set 2: m = 10, C = 15700">
        <translation>Tesi, tabella 5.2, insieme 2: m = 10, C = 15700</translation>
    </message>
    <message id="Thesis, Table 5.2, set 3: m = 20, C = 94280">
        <translation>Tesi, tabella 5.2, insieme 3: m = 20, C = 94280</translation>
    </message>
    <message id="Thesis, Table 5.2, set 4: m = 50, C = 390500">
        <translation>Tesi, tabella 5.2, insieme 4: m = 50, C = 390500</translation>
    </message>
    <message id="Thesis, Table 5.2, set 5: m = 100, C = 303500">
        <translation>Tesi, tabella 5.2, insieme 5: m = 100, C = 303500</translation>
    </message>
    <message id="Thesis, Table 5.3, instance 1: weights of a class at most 10000 apart">
        <translation>Tesi, tabella 5.3, istanza 1: pesi di una classe distanti al massimo 10000</translation>
    </message>
    <message id="Thesis, Table 5.3, instance 2: weights of a class at most 1000 apart">
        <translation>Tesi, tabella 5.3, istanza 2: pesi di una classe distanti al massimo 1000</translation>
    </message>
    <message id="Thesis, Table 5.3, instance 3: weights of a class at most 100 apart">
        <translation>Tesi, tabella 5.3, istanza 3: pesi di una classe distanti al massimo 100</translation>
    </message>
    <message id="Thesis, Table 5.3, instance 4: weights of a class at most 10 apart">
        <translation>Tesi, tabella 5.3, istanza 4: pesi di una classe distanti al massimo 10</translation>
    </message>
    <message id="Thesis, Table 5.3, instance 5: weights of a class at most 0 apart">
        <translation>Tesi, tabella 5.3, istanza 5: pesi di una classe distanti al massimo 0</translation>
    </message>
    <message id="Thesis, Table 6.1, task set 1: 12 tasks, our numbers">
        <translation>Tesi, tabella 6.1, insieme 1: 12 task, numeri nostri</translation>
    </message>
    <message id="Thesis, Table 6.1, task set 2: 11 tasks, our numbers">
        <translation>Tesi, tabella 6.1, insieme 2: 11 task, numeri nostri</translation>
    </message>
    <message id="Thesis, Table 6.1, task set 3: 10 tasks, our numbers">
        <translation>Tesi, tabella 6.1, insieme 3: 10 task, numeri nostri</translation>
    </message>
    <message id="Thesis, Table 6.1, task set 4: 9 tasks, our numbers">
        <translation>Tesi, tabella 6.1, insieme 4: 9 task, numeri nostri</translation>
    </message>
    <message id="Thesis, Table 6.1, task set 5: 8 tasks, our numbers">
        <translation>Tesi, tabella 6.1, insieme 5: 8 task, numeri nostri</translation>
    </message>
    <message id="They would answer what is asked: they are told once the last step was shown, or when nothing is asked.">
        <translation>Risponderebbero a ciò che si chiede: vengono dette quando l'ultimo passo è stato mostrato, o quando non si chiede nulla.</translation>
    </message>
    <message id="This algorithm packs {}; no selection is worth more than the bound, {}.">
        <translation>Questo algoritmo mette {}; nessuna selezione vale più del limite, {}.</translation>
    </message>
    <message id="This board does not tell: {}.">
        <translation>Questa scheda non comunica: {}.</translation>
    </message>
    <message id="Those are lines of 128 bytes. A sector has 32.">
        <translation>Quelle sono linee di 128 byte. Un settore ne ha 32.</translation>
    </message>
    <message id="Those are sectors of 32 bytes. This device moves lines of 128.">
        <translation>Quelli sono settori di 32 byte. Questo dispositivo sposta linee di 128.</translation>
    </message>
    <message id="Those are the lanes that wait meanwhile.">
        <translation>Quelle sono le lane che intanto aspettano.</translation>
    </message>
    <message id="Those of the other side; none: all others of the file">
        <translation>Quelle dell'altro lato; vuoto: tutte le altre del file</translation>
    </message>
    <message id="Those were active before the branch.">
        <translation>Quelle erano attive prima della diramazione.</translation>
    </message>
    <message id="Thread {}: {}">
        <translation>Thread {}: {}</translation>
    </message>
    <message id="Threads">
        <translation>Thread</translation>
    </message>
    <message id="Threads a block">
        <translation>Thread per blocco</translation>
    </message>
    <message id="Threads a block in a kernel's own shape">
        <translation>Thread per blocco nella forma propria di un kernel</translation>
    </message>
    <message id="Threads a cell">
        <translation>Thread per cella</translation>
    </message>
    <message id="Threads k: 2 to the power of this (0: of n / 4, rounded down)">
        <translation>Thread k: 2 elevato a questo (0: a n / 4, arrotondato per difetto)</translation>
    </message>
    <message id="Threads of a kernel in its own shape: the mix's, or all that the device holds">
        <translation>Thread di un kernel nella propria forma: quelli della combinazione, o tutti quelli che il dispositivo contiene</translation>
    </message>
    <message id="Threads of the launch">
        <translation>Thread del lancio</translation>
    </message>
    <message id="Three tasks, schedulable with hardware only">
        <translation>Tre task, schedulabili solo con hardware</translation>
    </message>
    <message id="Time of each solve">
        <translation>Tempo di ogni risoluzione</translation>
    </message>
    <message id="Time of the stage {} alone, by the host's clock.">
        <translation>Tempo della sola fase {}, secondo l'orologio dell'host.</translation>
    </message>
    <message id="Times of the stage {}">
        <translation>Tempi della fase {}</translation>
    </message>
    <message id="Times that a campaign measured, side by side">
        <translation>Tempi misurati da una campagna, affiancati</translation>
    </message>
    <message id="Together {} of {} bytes and {} of {} registers, which V left out">
        <translation>Insieme {} di {} byte e {} di {} registri, che V non considera</translation>
    </message>
    <message id="Too many levels of symbolic links">
        <translation>Troppi livelli di collegamenti simbolici</translation>
    </message>
    <message id="Too many open files">
        <translation>Troppi file aperti</translation>
    </message>
    <message id="Tuned: rows of bits, two weights a launch, the way back on the device">
        <translation>Ottimizzato: righe di bit, due pesi per lancio, il percorso a ritroso sul dispositivo</translation>
    </message>
    <message id="Tuned: undominated items, one launch, the row in shared memory">
        <translation>Ottimizzato: oggetti non dominati, un lancio, la riga nella memoria condivisa</translation>
    </message>
    <message id="Tuned: whole numbers with the choice inside, the front on the device">
        <translation>Ottimizzato: numeri interi con dentro la scelta, il fronte sul dispositivo</translation>
    </message>
    <message id="Two items on which greedy fails">
        <translation>Due oggetti su cui il greedy fallisce</translation>
    </message>
    <message id="Two kernels that fit, though the paper's reduction says no">
        <translation>Due kernel che entrano, benché la riduzione dell'articolo dica di no</translation>
    </message>
    <message id="Two lists by hand: eight weights">
        <translation>Due liste a mano: otto pesi</translation>
    </message>
    <message id="Two lists from four tables: Schroeppel and Shamir">
        <translation>Due liste da quattro tabelle: Schroeppel e Shamir</translation>
    </message>
    <message id="Two lists on several cores: generate, prune, search">
        <translation>Due liste su più core: generare, tagliare, cercare</translation>
    </message>
    <message id="Two lists on the GPU, improved: discards, and binary searches for pruning and search">
        <translation>Due liste sulla GPU, migliorato: scarti, e ricerche binarie per tagliare e cercare</translation>
    </message>
    <message id="Two lists on the GPU: bounds in a vector, a launch for each of its levels">
        <translation>Due liste sulla GPU: estremi in un vettore, un lancio per ogni suo livello</translation>
    </message>
    <message id="Two lists, tuned: a merge path for each weight, four searches in lists of half the sums">
        <translation>Due liste, ottimizzato: un merge path per ogni peso, quattro ricerche in liste di metà delle somme</translation>
    </message>
    <message id="Two lists: Horowitz and Sahni">
        <translation>Due liste: Horowitz e Sahni</translation>
    </message>
    <message id="Two-list paper, Section 5.1: weights to 10^8">
        <translation>Articolo sulle due liste, sezione 5.1: pesi fino a 10^8</translation>
    </message>
    <message id="Two-list paper, Table II: weights for M of about 2^(n/2) / 8 or / 4">
        <translation>Articolo sulle due liste, tabella II: pesi per M di circa 2^(n/2) / 8 o / 4</translation>
    </message>
    <message id="U0(0) = {}: every task in software, at no cost.">
        <translation>U0(0) = {}: tutti i task in software, senza costo.</translation>
    </message>
    <message id="Uncorrelated values and weights">
        <translation>Valori e pesi non correlati</translation>
    </message>
    <message id="Unicauca: n c, then value weight, and a solution of zeros and ones">
        <translation>Unicauca: n c, poi valore peso, e una soluzione di zeri e uni</translation>
    </message>
    <message id="Utilisation in software, about">
        <translation>Utilizzo in software, circa</translation>
    </message>
    <message id="V[0, b, w] = 0 for every b and w: no kernel takes no shared memory. The row stands for every b.">
        <translation>V[0, b, w] = 0 per ogni b e w: nessun kernel, nessuna memoria condivisa. La riga vale per ogni b.</translation>
    </message>
    <message id="V[i, b, w] will be the least shared memory, in bytes, of kernels 1 to i together where they take at most b blocks and w warps of a multiprocessor. There is a layer of rows for each of the {} {}.">
        <translation>V[i, b, w] sarà la memoria condivisa minima, in byte, dei kernel da 1 a i insieme, se occupano al massimo b blocchi e w warp di un multiprocessore. Per ogni kernel c'è uno strato di righe ({} {}).</translation>
    </message>
    <message id="Value">
        <translation>Valore</translation>
    </message>
    <message id="Value / weight">
        <translation>Valore / peso</translation>
    </message>
    <message id="Value per unit of weight">
        <translation>Valore per unità di peso</translation>
    </message>
    <message id="Vector instructions">
        <translation>Istruzioni vettoriali</translation>
    </message>
    <message id="Weight">
        <translation>Peso</translation>
    </message>
    <message id="Weights">
        <translation>Pesi</translation>
    </message>
    <message id="Weights drawn uniformly">
        <translation>Pesi estratti uniformemente</translation>
    </message>
    <message id="Weights were added to none (constructive).">
        <translation>Si sono aggiunti pesi a partire da nessuno (costruttivo).</translation>
    </message>
    <message id="Weights were taken away from all of them (destructive).">
        <translation>Si sono tolti pesi a partire da tutti (distruttivo).</translation>
    </message>
    <message id="Weights whose list one block makes at once; each other weight is a pass">
        <translation>Pesi la cui lista un blocco fa in una volta; ogni altro peso è un passaggio</translation>
    </message>
    <message id="What a warp of each kernel takes of a multiprocessor">
        <translation>Quanto un warp di ogni kernel occupa di un multiprocessore</translation>
    </message>
    <message id="What a warp takes of a multiprocessor: {} kernels of {}">
        <translation>Ciò che un warp richiede a un multiprocessore: {} kernel su {}</translation>
    </message>
    <message id="What each kernel reads (thesis, Chapter 4)">
        <translation>Che cosa legge ogni kernel (tesi, capitolo 4)</translation>
    </message>
    <message id="What each lane found">
        <translation>Che cosa ha trovato ogni lane</translation>
    </message>
    <message id="What each lane got">
        <translation>Che cosa ha ottenuto ogni lane</translation>
    </message>
    <message id="What each lane read">
        <translation>Che cosa ha letto ogni lane</translation>
    </message>
    <message id="What each lane wrote">
        <translation>Che cosa ha scritto ogni lane</translation>
    </message>
    <message id="What gives {}?">
        <translation>Che cosa dà {}?</translation>
    </message>
    <message id="What runs when, before and after (thesis, Section 6.1)">
        <translation>Che cosa gira quando, prima e dopo (tesi, sezione 6.1)</translation>
    </message>
    <message id="What shared memory and the L1 cache divide: by the driver, for shared memory, for L1">
        <translation>Che cosa si dividono memoria condivisa e cache L1: secondo il driver, per la condivisa, per L1</translation>
    </message>
    <message id="What the cells of a row read (thesis, Figure 4.1)">
        <translation>Che cosa leggono le celle di una riga (tesi, figura 4.1)</translation>
    </message>
    <message id="What the host and the device do in a run (two-list paper, Figure 2)">
        <translation>Che cosa fanno host e dispositivo in un'esecuzione (articolo sulle due liste, figura 2)</translation>
    </message>
    <message id="What the memory moves">
        <translation>Che cosa sposta la memoria</translation>
    </message>
    <message id="What the runs report of themselves as {}.">
        <translation>Ciò che le esecuzioni riportano di sé come {}.</translation>
    </message>
    <message id="What the source's margin stands for">
        <translation>Che cosa indica il margine del codice</translation>
    </message>
    <message id="What this GPU can do at most is not known yet: `knapscope-run devices --measure` takes its ceilings.">
        <translation>Quanto può fare al massimo questa GPU non è ancora noto: `knapscope-run devices --measure` ne misura i limiti.</translation>
    </message>
    <message id="What will {} be?">
        <translation>Quanto varrà {}?</translation>
    </message>
    <message id="What will {} be? {}">
        <translation>Quanto varrà {}? {}</translation>
    </message>
    <message id="Where it ends; both 0: all of the run">
        <translation>Dove finisce; entrambi 0: tutta l'esecuzione</translation>
    </message>
    <message id="Where the window begins (a model's: in steps)">
        <translation>Dove comincia la finestra (di un modello: in passi)</translation>
    </message>
    <message id="Whether the condition holds in each lane">
        <translation>Se la condizione vale in ogni lane</translation>
    </message>
    <message id="Whether the lanes take turns after every access">
        <translation>Se le lane si alternano dopo ogni accesso</translation>
    </message>
    <message id="Which cell will {} come from?">
        <translation>Da quale cella viene {}?</translation>
    </message>
    <message id="Which of Table I">
        <translation>Quale della tabella I</translation>
    </message>
    <message id="Which of two ways to solve is faster where, as a map">
        <translation>Quale di due modi di risolvere è più veloce dove, come mappa</translation>
    </message>
    <message id="Which weight, from 1">
        <translation>Quale peso, da 1</translation>
    </message>
    <message id="While a block waits for the others, the hardware counts each look at what it waits for, and the emulator does not.">
        <translation>Mentre un blocco aspetta gli altri, l'hardware conta ogni sguardo a ciò che aspetta, e l'emulatore no.</translation>
    </message>
    <message id="While the S warps wait at the global barrier (G), the F warps fetch the next class (M): {} of its {} step costs nothing. | While the S warps wait at the global barrier (G), the F warps fetch the next class (M): {} of its {} steps cost nothing." numerus="yes">
        <translation><numerusform>Mentre i warp S aspettano alla barriera globale (G), i warp F caricano la classe successiva (M): {} del suo {} passo non costa nulla.</numerusform><numerusform>Mentre i warp S aspettano alla barriera globale (G), i warp F caricano la classe successiva (M): {} dei suoi {} passi non costano nulla.</numerusform></translation>
    </message>
    <message id="Whole numbers: {} {} of {} {}. ">
        <translation>Numeri interi: {} {} di {} {}. </translation>
    </message>
    <message id="Whole times">
        <translation>Tempi interi</translation>
    </message>
    <message id="Will {} be true?">
        <translation>{} sarà vero?</translation>
    </message>
    <message id="With nothing chosen, with the cheapest choices that are enough, or both">
        <translation>Senza scelte, con le scelte meno costose che bastano, o entrambi</translation>
    </message>
    <message id="With {} the sum would be {}, more than {}: this branch is cut.">
        <translation>Con {} la somma sarebbe {}, più di {}: questo ramo viene tagliato.</translation>
    </message>
    <message id="With {} {} it takes {} {}, parts of batches allowed. What one more copy would cost is what a copy is worth">
        <translation>Con {} {} servono {} {}, parti di lotti ammesse. Quanto costerebbe un'altra copia è ciò che una copia vale</translation>
    </message>
    <message id="With {} {}, {}">
        <translation>Con {} {}, {}</translation>
    </message>
    <message id="Without the probe {}. With it {}, median {}.">
        <translation>Senza la sonda {}. Con la sonda {}, mediana {}.</translation>
    </message>
    <message id="Words: a list of the sums that can still get better, 64 in a word">
        <translation>Parole: una lista delle somme che possono ancora migliorare, 64 per parola</translation>
    </message>
    <message id="Work of each kernel, in multiples of its usual one">
        <translation>Lavoro di ogni kernel, in multipli del consueto</translation>
    </message>
    <message id="Wrote {} in {} to {}: {}, {}.">
        <translation>Scritte {} in {} in {}: {}, {}.</translation>
    </message>
    <message id="Yes: {} is not needed, the target stays {}.">
        <translation>Sì: {} non serve, la somma obiettivo resta {}.</translation>
    </message>
    <message id="`{}` does not describe the content of a buffer">
        <translation>`{}` non descrive il contenuto di un buffer</translation>
    </message>
    <message id="`{}` is not expected">
        <translation>`{}` non è atteso</translation>
    </message>
    <message id="a CPU that it does not name">
        <translation>una CPU di cui non dà il modello</translation>
    </message>
    <message id="a `)` is missing">
        <translation>manca una `)`</translation>
    </message>
    <message id="a barrier">
        <translation>una barriera</translation>
    </message>
    <message id="a block has 1 to 1024 threads">
        <translation>un blocco ha da 1 a 1024 thread</translation>
    </message>
    <message id="a block has at most {} threads">
        <translation>un blocco ha al massimo {} thread</translation>
    </message>
    <message id="a block has {}, an SM holds {}">
        <translation>un blocco ne ha {}, un SM ne tiene {}</translation>
    </message>
    <message id="a block is as high as its share of the SM">
        <translation>un blocco è alto quanto la sua parte dell'SM</translation>
    </message>
    <message id="a block of {} takes {} bytes of shared memory and may take {}">
        <translation>un blocco di {} occupa {} byte di memoria condivisa e può occuparne {}</translation>
    </message>
    <message id="a block of {} threads">
        <translation>un blocco di {} thread</translation>
    </message>
    <message id="a block takes {} bytes">
        <translation>un blocco occupa {} byte</translation>
    </message>
    <message id="a block takes {} bytes beside static ones, not measured yet">
        <translation>un blocco occupa {} byte oltre a quelli statici, non ancora misurati</translation>
    </message>
    <message id="a block, as high as its share of the SM">
        <translation>un blocco, alto quanto la sua parte dell'SM</translation>
    </message>
    <message id="a bound">
        <translation>un limite</translation>
    </message>
    <message id="a bound has no selection and no weight">
        <translation>un limite non ha selezione né peso</translation>
    </message>
    <message id="a bound is neither a front nor a plan">
        <translation>un limite non è né un fronte né un piano</translation>
    </message>
    <message id="a bound, equal to the optimum">
        <translation>un limite, uguale all'ottimo</translation>
    </message>
    <message id="a bound, {}">
        <translation>un limite, {}</translation>
    </message>
    <message id="a buffer of {}-byte elements">
        <translation>un buffer di elementi da {} byte</translation>
    </message>
    <message id="a campaign writes its results file where it is measured">
        <translation>una campagna scrive il suo file di risultati dove si misura</translation>
    </message>
    <message id="a carve-out is 0 to 100 percent">
        <translation>un carve-out va da 0 a 100 per cento</translation>
    </message>
    <message id="a carve-out of {} percent">
        <translation>un carve-out del {} per cento</translation>
    </message>
    <message id="a ceiling has at least one sample">
        <translation>un tetto ha almeno un campione</translation>
    </message>
    <message id="a ceiling is a number above 0">
        <translation>un tetto è un numero maggiore di 0</translation>
    </message>
    <message id="a cell is [row, capacity]">
        <translation>una cella è [riga, capacità]</translation>
    </message>
    <message id="a cell lies outside of the table">
        <translation>una cella è fuori dalla tabella</translation>
    </message>
    <message id="a cell to highlight lies outside of the table">
        <translation>una cella da evidenziare è fuori dalla tabella</translation>
    </message>
    <message id="a choice">
        <translation>una scelta</translation>
    </message>
    <message id="a choice has no words">
        <translation>una scelta non ha parole</translation>
    </message>
    <message id="a class">
        <translation>una classe</translation>
    </message>
    <message id="a class larger than shared memory, values up to {}">
        <translation>una classe più grande della memoria condivisa, valori fino a {}</translation>
    </message>
    <message id="a class of {} items">
        <translation>una classe di {} oggetti</translation>
    </message>
    <message id="a colour for each cell">
        <translation>un colore per ogni cella</translation>
    </message>
    <message id="a constraint">
        <translation>un vincolo</translation>
    </message>
    <message id="a copy">
        <translation>una copia</translation>
    </message>
    <message id="a curve has as many times as values">
        <translation>una curva ha tanti tempi quanti valori</translation>
    </message>
    <message id="a document">
        <translation>un documento</translation>
    </message>
    <message id="a double">
        <translation>un double</translation>
    </message>
    <message id="a download">
        <translation>un trasferimento dal dispositivo</translation>
    </message>
    <message id="a figure is not a number from 0 up">
        <translation>un valore misurato non è un numero da 0 in su</translation>
    </message>
    <message id="a file cannot be moved to its place">
        <translation>un file non può essere spostato al suo posto</translation>
    </message>
    <message id="a file of a lesson">
        <translation>un file di una lezione</translation>
    </message>
    <message id="a file of a lesson has at most {} MiB">
        <translation>un file di una lezione ha al massimo {} MiB</translation>
    </message>
    <message id="a file of translations">
        <translation>un file di traduzioni</translation>
    </message>
    <message id="a film">
        <translation>un filmato</translation>
    </message>
    <message id="a film is made by ffmpeg, which is not on the PATH">
        <translation>un filmato lo fa ffmpeg, che non è nel PATH</translation>
    </message>
    <message id="a float">
        <translation>un float</translation>
    </message>
    <message id="a front">
        <translation>un fronte</translation>
    </message>
    <message id="a front is found of at most {} choices">
        <translation>un fronte si calcola per al massimo {} scelte</translation>
    </message>
    <message id="a front or a plan has no objective and no weight">
        <translation>un fronte o un piano non ha valore obiettivo né peso</translation>
    </message>
    <message id="a given plan is not run with schedule = {}">
        <translation>un piano dato non si esegue con schedule = {}</translation>
    </message>
    <message id="a grid barrier in a launch that is not cooperative">
        <translation>una barriera di griglia in un lancio che non è cooperativo</translation>
    </message>
    <message id="a grid has 1 to 2^31 - 1 blocks">
        <translation>una griglia ha da 1 a 2^31 - 1 blocchi</translation>
    </message>
    <message id="a grid of {} blocks">
        <translation>una griglia di {} blocchi</translation>
    </message>
    <message id="a kernel">
        <translation>un kernel</translation>
    </message>
    <message id="a kernel must not recurse or hold large arrays">
        <translation>un kernel non deve essere ricorsivo né contenere array grandi</translation>
    </message>
    <message id="a knapsack asks for no plan">
        <translation>uno zaino non chiede un piano</translation>
    </message>
    <message id="a launch ends after the timeline">
        <translation>un lancio finisce dopo la linea del tempo</translation>
    </message>
    <message id="a launch of so many blocks has no schedule">
        <translation>un lancio di così tanti blocchi non ha pianificazione</translation>
    </message>
    <message id="a launch of {} blocks instead of {} {}">
        <translation>un lancio di {} blocchi invece di {} {}</translation>
    </message>
    <message id="a layout without a name">
        <translation>una disposizione senza nome</translation>
    </message>
    <message id="a lesson has at least one step">
        <translation>una lezione ha almeno un passo</translation>
    </message>
    <message id="a line has a letter and a number">
        <translation>una riga ha una lettera e un numero</translation>
    </message>
    <message id="a line has a number for each item">
        <translation>una riga ha un numero per ogni oggetto</translation>
    </message>
    <message id="a line has a weight and a value for each of its items">
        <translation>una riga ha un peso e un valore per ciascuno dei suoi oggetti</translation>
    </message>
    <message id="a line has one instance">
        <translation>una riga ha un'istanza</translation>
    </message>
    <message id="a line has three numbers">
        <translation>una riga ha tre numeri</translation>
    </message>
    <message id="a line has three numbers, and perhaps whether the item is taken">
        <translation>una riga ha tre numeri e forse se l'oggetto è preso</translation>
    </message>
    <message id="a line has two numbers">
        <translation>una riga ha due numeri</translation>
    </message>
    <message id="a linear program has no column">
        <translation>un programma lineare non ha colonne</translation>
    </message>
    <message id="a list is not closed in this line">
        <translation>una lista non è chiusa in questa riga</translation>
    </message>
    <message id="a list of chapters">
        <translation>un elenco di capitoli</translation>
    </message>
    <message id="a list of files">
        <translation>un elenco di file</translation>
    </message>
    <message id="a local variable">
        <translation>una variabile locale</translation>
    </message>
    <message id="a mark">
        <translation>un segno</translation>
    </message>
    <message id="a mask must name every lane that calls">
        <translation>una maschera deve indicare ogni lane che chiama</translation>
    </message>
    <message id="a mix of kernels asks for a plan: one kernel after the other is always one">
        <translation>una combinazione di kernel chiede un piano: un kernel dopo l'altro lo è sempre</translation>
    </message>
    <message id="a modelled run and a measured one cannot share an axis">
        <translation>un'esecuzione modellata e una misurata non possono avere lo stesso asse</translation>
    </message>
    <message id="a multiple-choice knapsack asks for no plan">
        <translation>uno zaino a scelta multipla non chiede un piano</translation>
    </message>
    <message id="a newer Knapscope wrote this file, which stays as it is">
        <translation>un Knapscope più recente ha scritto questo file, che resta com'è</translation>
    </message>
    <message id="a number">
        <translation>un numero</translation>
    </message>
    <message id="a number is missing">
        <translation>manca un numero</translation>
    </message>
    <message id="a number is too large">
        <translation>un numero è troppo grande</translation>
    </message>
    <message id="a number of the column">
        <translation>un numero della colonna</translation>
    </message>
    <message id="a packed number has more than 64 bits">
        <translation>un numero impacchettato ha più di 64 bit</translation>
    </message>
    <message id="a page has at most {} choices">
        <translation>una pagina ha al massimo {} scelte</translation>
    </message>
    <message id="a page of the manual">
        <translation>una pagina del manuale</translation>
    </message>
    <message id="a part of a page">
        <translation>una parte di una pagina</translation>
    </message>
    <message id="a picture cannot be written as CSV">
        <translation>un'immagine non si può scrivere come CSV</translation>
    </message>
    <message id="a picture in a text">
        <translation>un'immagine in un testo</translation>
    </message>
    <message id="a picture of {} x {} pixels cannot be exported">
        <translation>un'immagine di {} x {} pixel non si può esportare</translation>
    </message>
    <message id="a point has choices for {} task of {} | a point has choices for {} tasks of {}" numerus="yes">
        <translation><numerusform>un punto ha scelte per {} task su {}</numerusform><numerusform>un punto ha scelte per {} task su {}</numerusform></translation>
    </message>
    <message id="a preset and a device's own numbers exclude each other">
        <translation>un modello e i numeri propri di un dispositivo si escludono</translation>
    </message>
    <message id="a problem">
        <translation>un problema</translation>
    </message>
    <message id="a question has 2 to {} choices">
        <translation>una domanda ha da 2 a {} scelte</translation>
    </message>
    <message id="a question of your own">
        <translation>una domanda propria</translation>
    </message>
    <message id="a quotation mark is opened here and never closed">
        <translation>qui si aprono virgolette che non si chiudono mai</translation>
    </message>
    <message id="a recorded run">
        <translation>un'esecuzione registrata</translation>
    </message>
    <message id="a recording of the shape '{}' has no rows to write as CSV">
        <translation>una registrazione di forma «{}» non ha righe da scrivere come CSV</translation>
    </message>
    <message id="a replay">
        <translation>una riesecuzione</translation>
    </message>
    <message id="a replay launches, fills and copies">
        <translation>una riproduzione si limita a lanciare, riempire e copiare</translation>
    </message>
    <message id="a row has not one number for the setting and one for each column">
        <translation>una riga non ha un numero per l'impostazione e uno per ogni colonna</translation>
    </message>
    <message id="a row of {} sums has more bytes than can be counted">
        <translation>una riga di {} somme ha più byte di quanti se ne possano contare</translation>
    </message>
    <message id="a row would have {} cells or more">
        <translation>una riga avrebbe {} celle o più</translation>
    </message>
    <message id="a run of {} took no time that counts, so nothing can be divided by it">
        <translation>un'esecuzione di {} non ha richiesto un tempo misurabile, quindi non si può dividere per esso</translation>
    </message>
    <message id="a run repeats for 0 to {} seconds">
        <translation>un'esecuzione si ripete da 0 a {} secondi</translation>
    </message>
    <message id="a run that failed has no time">
        <translation>un'esecuzione fallita non ha un tempo</translation>
    </message>
    <message id="a run that is made several times has no table to write">
        <translation>un'esecuzione ripetuta più volte non ha una tabella da scrivere</translation>
    </message>
    <message id="a run, and no instance">
        <translation>un'esecuzione e nessuna istanza</translation>
    </message>
    <message id="a sample has {} SMs">
        <translation>un campione ha {} SM</translation>
    </message>
    <message id="a sample has {} SMs, the one before {}">
        <translation>un campione ha {} SM, il precedente {}</translation>
    </message>
    <message id="a sample of {} s comes after one of {} s">
        <translation>un campione a {} s viene dopo uno a {} s</translation>
    </message>
    <message id="a sample was taken at {} s">
        <translation>un campione è stato preso a {} s</translation>
    </message>
    <message id="a selection costs more than {}">
        <translation>una selezione costa più di {}</translation>
    </message>
    <message id="a share of {} is not between 0 and 1">
        <translation>una quota di {} non è compresa tra 0 e 1</translation>
    </message>
    <message id="a sheet has 1 to {} exercises">
        <translation>un foglio ha da 1 a {} esercizi</translation>
    </message>
    <message id="a sheet of exercises">
        <translation>un foglio di esercizi</translation>
    </message>
    <message id="a single run">
        <translation>una sola esecuzione</translation>
    </message>
    <message id="a solution is found">
        <translation>si è trovata una soluzione</translation>
    </message>
    <message id="a solve ended at {} s">
        <translation>una risoluzione è finita a {} s</translation>
    </message>
    <message id="a solve of {} s comes after one of {} s">
        <translation>una risoluzione a {} s viene dopo una a {} s</translation>
    </message>
    <message id="a stage began at {} ms and took {} ms">
        <translation>una fase è cominciata a {} ms ed è durata {} ms</translation>
    </message>
    <message id="a step lies beyond the last, {}">
        <translation>un passo è oltre l'ultimo, {}</translation>
    </message>
    <message id="a step shows at least one step of the recording, or a figure">
        <translation>un passo mostra almeno un passo della registrazione, o una figura</translation>
    </message>
    <message id="a string">
        <translation>una stringa</translation>
    </message>
    <message id="a subset sum asks for no plan">
        <translation>una somma di sottoinsieme non chiede un piano</translation>
    </message>
    <message id="a table">
        <translation>una tabella</translation>
    </message>
    <message id="a table of {} costs and {} choices is too large">
        <translation>una tabella di {} costi e {} scelte è troppo grande</translation>
    </message>
    <message id="a table of {} rows and {} columns fits no file">
        <translation>una tabella di {} righe e {} colonne non entra in alcun file</translation>
    </message>
    <message id="a table of {} rows and {} columns in {} layers fits no file">
        <translation>una tabella di {} righe e {} colonne in {} strati non entra in alcun file</translation>
    </message>
    <message id="a table of {} rows of {} cells is larger than any memory">
        <translation>una tabella di {} righe di {} celle supera qualsiasi memoria</translation>
    </message>
    <message id="a task">
        <translation>un task</translation>
    </message>
    <message id="a task has {} choices that no other one dominates">
        <translation>un task ha {} scelte che nessun'altra domina</translation>
    </message>
    <message id="a task of {} items">
        <translation>un task di {} oggetti</translation>
    </message>
    <message id="a text of the question has more than {} letters">
        <translation>un testo della domanda ha più di {} caratteri</translation>
    </message>
    <message id="a thread has at most {}">
        <translation>un thread ne ha al massimo {}</translation>
    </message>
    <message id="a thread has {} cells only">
        <translation>un thread ha solo {} celle</translation>
    </message>
    <message id="a thread of {} needs {} registers and may have {}">
        <translation>un thread di {} richiede {} registri e può averne {}</translation>
    </message>
    <message id="a thread's stack overflowed">
        <translation>lo stack di un thread è andato in overflow</translation>
    </message>
    <message id="a time is negative or no number">
        <translation>un tempo è negativo o non è un numero</translation>
    </message>
    <message id="a timeline shows one run, and there are several">
        <translation>una linea del tempo mostra un'esecuzione, e ce ne sono diverse</translation>
    </message>
    <message id="a transfer goes beyond the buffer '{}'">
        <translation>un trasferimento va oltre il buffer «{}»</translation>
    </message>
    <message id="a tree">
        <translation>un albero</translation>
    </message>
    <message id="a utilisation of {} bits and a choice's number of {} do not fit a cell">
        <translation>un utilizzo di {} bit e il numero di una scelta di {} non stanno in una cella</translation>
    </message>
    <message id="a value">
        <translation>un valore</translation>
    </message>
    <message id="a value must be an integer or a word">
        <translation>un valore deve essere un intero o una parola</translation>
    </message>
    <message id="a value that is no whole number needs 'exact', its fraction">
        <translation>un valore non intero richiede 'exact', la sua frazione</translation>
    </message>
    <message id="a variant has a name and runs somewhere">
        <translation>una variante ha un nome e gira da qualche parte</translation>
    </message>
    <message id="a weight">
        <translation>un peso</translation>
    </message>
    <message id="a weight is above 0 and at most 1000">
        <translation>un peso è maggiore di 0 e al massimo 1000</translation>
    </message>
    <message id="a whole row">
        <translation>una riga intera</translation>
    </message>
    <message id="a window is of timelines, and a recording has none">
        <translation>una finestra è di linee del tempo, e una registrazione non ne ha</translation>
    </message>
    <message id="a word">
        <translation>una parola</translation>
    </message>
    <message id="a zero or a one">
        <translation>uno zero o un uno</translation>
    </message>
    <message id="about {}">
        <translation>circa {}</translation>
    </message>
    <message id="about {} cells">
        <translation>circa {} celle</translation>
    </message>
    <message id="above">
        <translation>sopra</translation>
    </message>
    <message id="above c">
        <translation>sopra c</translation>
    </message>
    <message id="above the target">
        <translation>sopra l'obiettivo</translation>
    </message>
    <message id="achieved occupancy">
        <translation>occupazione raggiunta</translation>
    </message>
    <message id="achieved {} over the launches, {} while an SM had warps">
        <translation>ottenuto {} sui lanci, {} mentre un SM aveva warp</translation>
    </message>
    <message id="add">
        <translation>somma</translation>
    </message>
    <message id="add a column `value`; if only the sum of the weights counts, say so: `knapscope-run convert FILE OUT --kind {}`">
        <translation>aggiungete una colonna `value`; se conta soltanto la somma dei pesi, indicatelo: `knapscope-run convert FILE OUT --kind {}`</translation>
    </message>
    <message id="add it to `arguments`">
        <translation>aggiungerlo ad `arguments`</translation>
    </message>
    <message id="add it, as in `--columns {}=1`">
        <translation>aggiungetela, come in `--columns {}=1`</translation>
    </message>
    <message id="add or remove some">
        <translation>aggiungerne o toglierne</translation>
    </message>
    <message id="add what is missing">
        <translation>aggiungere ciò che manca</translation>
    </message>
    <message id="add {} first">
        <translation>aggiungere prima {}</translation>
    </message>
    <message id="added weight of an item">
        <translation>peso aggiunto a ogni oggetto</translation>
    </message>
    <message id="address in bytes, 4 bytes a word">
        <translation>indirizzo in byte, 4 byte per parola</translation>
    </message>
    <message id="adds the weight in place of the value">
        <translation>somma il peso invece del valore</translation>
    </message>
    <message id="adjacent">
        <translation>adiacenti</translation>
    </message>
    <message id="after {} of pairs of blocks, {} is the target. A solution is found.">
        <translation>dopo {} di coppie di blocchi, {} è la somma obiettivo. È stata trovata una soluzione.</translation>
    </message>
    <message id="after {}, {} is the target: a solution is found.">
        <translation>dopo {}, {} è la somma obiettivo: è stata trovata una soluzione.</translation>
    </message>
    <message id="all above M = {}: pruned by Lemma {}">
        <translation>tutte sopra M = {}: tagliate per il lemma {}</translation>
    </message>
    <message id="all at the same address">
        <translation>tutte allo stesso indirizzo</translation>
    </message>
    <message id="all below M = {}: pruned by Lemma {}">
        <translation>tutte sotto M = {}: tagliate per il lemma {}</translation>
    </message>
    <message id="all its sums are above the target">
        <translation>tutte le sue somme sono sopra l'obiettivo</translation>
    </message>
    <message id="all its sums are below the target">
        <translation>tutte le sue somme sono sotto l'obiettivo</translation>
    </message>
    <message id="all {} blocks wait">
        <translation>tutti i {} blocchi aspettano</translation>
    </message>
    <message id="allocate memory">
        <translation>riservare memoria</translation>
    </message>
    <message id="allocating {} ({} bytes)">
        <translation>allocazione di {} ({} byte)</translation>
    </message>
    <message id="allocating {} bytes of page-locked memory">
        <translation>allocazione di {} byte di memoria page-locked</translation>
    </message>
    <message id="allow more memory or ask for a range of costs">
        <translation>concedere più memoria o chiedere un intervallo di costi</translation>
    </message>
    <message id="allow more memory or set a smaller max_cost">
        <translation>consentire più memoria o impostare un max_cost più piccolo</translation>
    </message>
    <message id="alone">
        <translation>da sola</translation>
    </message>
    <message id="an SM holds at most {}">
        <translation>un SM ne tiene al massimo {}</translation>
    </message>
    <message id="an SM | {} SMs" numerus="yes">
        <translation><numerusform>un SM</numerusform><numerusform>{} SM</numerusform></translation>
    </message>
    <message id="an answer is a selection, a front or a plan, and this is more than one of them">
        <translation>una risposta è una selezione, un fronte o un piano, e questa è più di una di queste cose</translation>
    </message>
    <message id="an array">
        <translation>un array</translation>
    </message>
    <message id="an efficiency is null where nothing was moved, and only there">
        <translation>un'efficienza è null dove non si è mosso nulla, e solo lì</translation>
    </message>
    <message id="an icon">
        <translation>un'icona</translation>
    </message>
    <message id="an instance in format {} is several files">
        <translation>un'istanza nel formato {} è fatta di più file</translation>
    </message>
    <message id="an instance in this format is several files">
        <translation>un'istanza in questo formato è fatta di più file</translation>
    </message>
    <message id="an instruction-set selection asks for a front: the empty selection is always legal">
        <translation>una selezione di istruzioni chiede un fronte: la selezione vuota è sempre ammissibile</translation>
    </message>
    <message id="an integer">
        <translation>un intero</translation>
    </message>
    <message id="an integer of {} byte | an integer of {} bytes" numerus="yes">
        <translation><numerusform>un intero di {} byte</numerusform><numerusform>un intero di {} byte</numerusform></translation>
    </message>
    <message id="an item">
        <translation>un oggetto</translation>
    </message>
    <message id="an object">
        <translation>un oggetto</translation>
    </message>
    <message id="an occupancy is from 0 to 1">
        <translation>un'occupazione va da 0 a 1</translation>
    </message>
    <message id="an unknown error">
        <translation>un errore sconosciuto</translation>
    </message>
    <message id="an upload">
        <translation>un trasferimento al dispositivo</translation>
    </message>
    <message id="and 1 more line | and {} more lines" numerus="yes">
        <translation><numerusform>e un'altra riga</numerusform><numerusform>e altre {} righe</numerusform></translation>
    </message>
    <message id="and {} more">
        <translation>e altri {}</translation>
    </message>
    <message id="and {} more row | and {} more rows" numerus="yes">
        <translation><numerusform>e {} altra riga</numerusform><numerusform>e altre {} righe</numerusform></translation>
    </message>
    <message id="and {} more warp | and {} more warps" numerus="yes">
        <translation><numerusform>e {} altro warp</numerusform><numerusform>e altri {} warp</numerusform></translation>
    </message>
    <message id="and {} more {}">
        <translation>e altre {} {}</translation>
    </message>
    <message id="another picture">
        <translation>un'altra immagine</translation>
    </message>
    <message id="another process">
        <translation>un altro processo</translation>
    </message>
    <message id="another profiler has switched CUPTI off">
        <translation>un altro profiler ha disattivato CUPTI</translation>
    </message>
    <message id="another program uses the hardware's counters">
        <translation>un altro programma usa i contatori dell'hardware</translation>
    </message>
    <message id="another run of this program uses the hardware's counters">
        <translation>un'altra esecuzione di questo programma usa i contatori dell'hardware</translation>
    </message>
    <message id="another thread's part">
        <translation>parte di un altro thread</translation>
    </message>
    <message id="answer">
        <translation>risposta</translation>
    </message>
    <message id="are">
        <translation>sono</translation>
    </message>
    <message id="argument {} {}">
        <translation>l'argomento {} {}</translation>
    </message>
    <message id="arithmetic">
        <translation>aritmetica</translation>
    </message>
    <message id="arithmetic: {} steps/s">
        <translation>aritmetica: {} passi/s</translation>
    </message>
    <message id="as a linear program the instance would have more variables than anybody solves">
        <translation>come programma lineare l'istanza avrebbe più variabili di quante chiunque possa risolvere</translation>
    </message>
    <message id="as by the exact rules">
        <translation>come secondo le regole esatte</translation>
    </message>
    <message id="as few batches as there can be">
        <translation>il minor numero possibile di lotti</translation>
    </message>
    <message id="as high as the kernel's share of the SM">
        <translation>alto quanto la parte dell'SM del kernel</translation>
    </message>
    <message id="ask for a range of costs">
        <translation>chiedere un intervallo di costi</translation>
    </message>
    <message id="ask for profiling to be switched on for this virtual GPU">
        <translation>chiedere di attivare il profiling per questa GPU virtuale</translation>
    </message>
    <message id="ask for the front alone">
        <translation>richiedere solo il fronte</translation>
    </message>
    <message id="ask knapscope-run">
        <translation>usare knapscope-run</translation>
    </message>
    <message id="ask more often, or begin earlier">
        <translation>chiedere più spesso o cominciare prima</translation>
    </message>
    <message id="asking for a carve-out of {} percent">
        <translation>richiesta di un carve-out del {} per cento</translation>
    </message>
    <message id="asking for {} bytes of shared memory a block">
        <translation>richiesta di {} byte di memoria condivisa per blocco</translation>
    </message>
    <message id="assumes an order without a barrier">
        <translation>presume un ordine senza barriera</translation>
    </message>
    <message id="at byte {} of {}">
        <translation>al byte {} di {}</translation>
    </message>
    <message id="at bytes">
        <translation>ai byte</translation>
    </message>
    <message id="at least {}">
        <translation>almeno {}</translation>
    </message>
    <message id="at most ">
        <translation>al massimo </translation>
    </message>
    <message id="at most 32 warps a block">
        <translation>al più 32 warp per blocco</translation>
    </message>
    <message id="at most one choice of each">
        <translation>al massimo una scelta di ciascuno</translation>
    </message>
    <message id="bank conflicts">
        <translation>conflitti di banco</translation>
    </message>
    <message id="barrier divergence">
        <translation>divergenza alla barriera</translation>
    </message>
    <message id="barrier of the grid, atomic">
        <translation>barriera di griglia, atomica</translation>
    </message>
    <message id="barrier of the grid, cooperative groups">
        <translation>barriera di griglia, cooperative groups</translation>
    </message>
    <message id="bars">
        <translation>barre</translation>
    </message>
    <message id="basic v1">
        <translation>basic v1</translation>
    </message>
    <message id="basic v2">
        <translation>basic v2</translation>
    </message>
    <message id="batch">
        <translation>lotto</translation>
    </message>
    <message id="batch {} of its plan does not take what it says">
        <translation>il lotto {} del piano non occupa quanto dichiara</translation>
    </message>
    <message id="batch {} of its plan has other limits than the device">
        <translation>il lotto {} del piano ha limiti diversi dal dispositivo</translation>
    </message>
    <message id="batch {} of its plan holds no kernel">
        <translation>il lotto {} del piano non contiene alcun kernel</translation>
    </message>
    <message id="batch {} of its plan is not launched">
        <translation>il lotto {} del piano non viene lanciato</translation>
    </message>
    <message id="batch {} of its plan takes more than a multiprocessor has">
        <translation>il lotto {} del piano richiede più di quanto un multiprocessore abbia</translation>
    </message>
    <message id="batch | batches" numerus="yes">
        <translation><numerusform>lotto</numerusform><numerusform>lotti</numerusform></translation>
    </message>
    <message id="batches">
        <translation>lotti</translation>
    </message>
    <message id="batches, by blocks on each SM">
        <translation>lotti, per blocchi su ogni SM</translation>
    </message>
    <message id="because it ignores allocation units and the limits of one block">
        <translation>perché ignora le unità di allocazione e i limiti di un blocco</translation>
    </message>
    <message id="before weight ">
        <translation>prima del peso </translation>
    </message>
    <message id="begin another one">
        <translation>cominciarne un altro</translation>
    </message>
    <message id="begin each row with the number of its item, from 1 on: `number,profit,weight,x`">
        <translation>iniziare ogni riga con il numero del suo oggetto, a partire da 1: `number,profit,weight,x`</translation>
    </message>
    <message id="begin the file with an instance's name">
        <translation>cominciare il file con il nome di un'istanza</translation>
    </message>
    <message id="begin them with `weights:` and `values:`, and write a line `capacity: {}`">
        <translation>farle iniziare con `weights:` e `values:`, e scrivere una riga `capacity: {}`</translation>
    </message>
    <message id="begin with the cells of {}">
        <translation>cominciare con le celle di {}</translation>
    </message>
    <message id="begins">
        <translation>comincia</translation>
    </message>
    <message id="begins at byte {} of '{}'">
        <translation>comincia al byte {} di «{}»</translation>
    </message>
    <message id="behind">
        <translation>valore migliore per costo</translation>
    </message>
    <message id="being computed">
        <translation>in calcolo</translation>
    </message>
    <message id="below">
        <translation>sotto</translation>
    </message>
    <message id="below 1 %">
        <translation>sotto l'1 %</translation>
    </message>
    <message id="below the target">
        <translation>sotto l'obiettivo</translation>
    </message>
    <message id="best so far">
        <translation>migliore finora</translation>
    </message>
    <message id="best sum">
        <translation>somma migliore</translation>
    </message>
    <message id="better sums reached">
        <translation>somme migliori raggiunte</translation>
    </message>
    <message id="beyond the target">
        <translation>oltre l'obiettivo</translation>
    </message>
    <message id="binary searches">
        <translation>ricerche binarie</translation>
    </message>
    <message id="bit 0">
        <translation>bit 0</translation>
    </message>
    <message id="bit 0: it stays">
        <translation>bit 0: resta</translation>
    </message>
    <message id="bit 1">
        <translation>bit 1</translation>
    </message>
    <message id="bits of a sum">
        <translation>bit di una somma</translation>
    </message>
    <message id="block ">
        <translation>blocco </translation>
    </message>
    <message id="block 0">
        <translation>blocco 0</translation>
    </message>
    <message id="block boundary, C = {}">
        <translation>confine di blocco, C = {}</translation>
    </message>
    <message id="block boundary, c = {}">
        <translation>confine di blocco, c = {}</translation>
    </message>
    <message id="block pair ">
        <translation>coppia di blocchi </translation>
    </message>
    <message id="block pair {}: its {} sum {}">
        <translation>coppia di blocchi {}: la somma {} {}</translation>
    </message>
    <message id="block {}">
        <translation>blocco {}</translation>
    </message>
    <message id="block {} of A is picked with block {} of B, into slot {} of S, which is what atomicAdd returned. | block {} of A is picked with blocks {} of B, into slots {} of S, which is what atomicAdd returned." numerus="yes">
        <translation><numerusform>il blocco {} di A è scelto con il blocco {} di B, nel posto {} di S restituito da atomicAdd.</numerusform><numerusform>il blocco {} di A è scelto con i blocchi {} di B, nei posti {} di S restituiti da atomicAdd.</numerusform></translation>
    </message>
    <message id="block {}: SM {}, from {} to {} warp instruction | block {}: SM {}, from {} to {} warp instructions" numerus="yes">
        <translation><numerusform>blocco {}: SM {}, da {} a {} istruzione di warp</numerusform><numerusform>blocco {}: SM {}, da {} a {} istruzioni di warp</numerusform></translation>
    </message>
    <message id="block {}: SM {}, waits for ever">
        <translation>blocco {}: SM {}, aspetta per sempre</translation>
    </message>
    <message id="block {}: elements {}, sums {}">
        <translation>blocco {}: elementi {}, somme {}</translation>
    </message>
    <message id="block | blocks" numerus="yes">
        <translation><numerusform>blocco</numerusform><numerusform>blocchi</numerusform></translation>
    </message>
    <message id="blocks">
        <translation>blocchi</translation>
    </message>
    <message id="blocks of {} instead of {} threads {}">
        <translation>un blocco di {} thread invece di {} {}</translation>
    </message>
    <message id="blocks of {} thread with {} registers and {} bytes of shared memory a block | blocks of {} threads with {} registers each and {} bytes of shared memory a block" numerus="yes">
        <translation><numerusform>blocchi di {} thread con {} registri e {} byte di memoria condivisa per blocco</numerusform><numerusform>blocchi di {} thread con {} registri ciascuno e {} byte di memoria condivisa per blocco</numerusform></translation>
    </message>
    <message id="blocks run">
        <translation>blocchi eseguiti</translation>
    </message>
    <message id="bound">
        <translation>limite</translation>
    </message>
    <message id="bound of the linear program">
        <translation>limite del programma lineare</translation>
    </message>
    <message id="box {}">
        <translation>scatola {}</translation>
    </message>
    <message id="boxes">
        <translation>scatole</translation>
    </message>
    <message id="branches">
        <translation>diramazioni</translation>
    </message>
    <message id="branches taken one way">
        <translation>diramazioni in una sola direzione</translation>
    </message>
    <message id="buffer | buffers" numerus="yes">
        <translation><numerusform>buffer</numerusform><numerusform>buffer</numerusform></translation>
    </message>
    <message id="build it with CUDA 12.6 or newer">
        <translation>compilarlo con CUDA 12.6 o successivo</translation>
    </message>
    <message id="built without Boost.Context">
        <translation>compilato senza Boost.Context</translation>
    </message>
    <message id="busy time">
        <translation>tempo di attività</translation>
    </message>
    <message id="by another name">
        <translation>con un altro nome</translation>
    </message>
    <message id="byte {}">
        <translation>byte {}</translation>
    </message>
    <message id="byte {} of shared memory (array '{}')">
        <translation>il byte {} della memoria condivisa (array «{}»)</translation>
    </message>
    <message id="byte | bytes" numerus="yes">
        <translation><numerusform>byte</numerusform><numerusform>byte</numerusform></translation>
    </message>
    <message id="bytes between the two">
        <translation>byte tra i due</translation>
    </message>
    <message id="bytes moved">
        <translation>byte spostati</translation>
    </message>
    <message id="bytes moved and not used">
        <translation>byte spostati e non usati</translation>
    </message>
    <message id="bytes of shared memory">
        <translation>byte di memoria condivisa</translation>
    </message>
    <message id="bytes of sums moved">
        <translation>byte di somme spostati</translation>
    </message>
    <message id="bytes used">
        <translation>byte usati</translation>
    </message>
    <message id="bytes {} to {} of {} memory">
        <translation>byte da {} a {} della memoria {}</translation>
    </message>
    <message id="cache lines">
        <translation>linee di cache</translation>
    </message>
    <message id="cancelled">
        <translation>annullato</translation>
    </message>
    <message id="cannot be read: the program does not hold it">
        <translation>non si può leggere: il programma non lo contiene</translation>
    </message>
    <message id="cannot be read: {}">
        <translation>non si può leggere: {}</translation>
    </message>
    <message id="cannot be written: {}">
        <translation>non può essere scritto: {}</translation>
    </message>
    <message id="capacity">
        <translation>capacità</translation>
    </message>
    <message id="ceil takes a number that is not negative and one that is positive">
        <translation>ceil richiede un numero non negativo e uno positivo</translation>
    </message>
    <message id="cell">
        <translation>cella</translation>
    </message>
    <message id="cell of this round, by its thread">
        <translation>cella di questo giro, dal suo thread</translation>
    </message>
    <message id="cell | cells" numerus="yes">
        <translation><numerusform>cella</numerusform><numerusform>celle</numerusform></translation>
    </message>
    <message id="cells">
        <translation>celle</translation>
    </message>
    <message id="cells 0 to {} of a row, by the block that computes them">
        <translation>celle da 0 a {} di una riga, secondo il blocco che le calcola</translation>
    </message>
    <message id="cells a thread, L">
        <translation>celle per thread, L</translation>
    </message>
    <message id="cells fetched">
        <translation>celle lette</translation>
    </message>
    <message id="cells of a row">
        <translation>celle di una riga</translation>
    </message>
    <message id="cells {}–{}">
        <translation>celle {}–{}</translation>
    </message>
    <message id="changed">
        <translation>cambiata</translation>
    </message>
    <message id="changes">
        <translation>modifica</translation>
    </message>
    <message id="cheapest">
        <translation>meno costoso</translation>
    </message>
    <message id="check that knapscope-run has the version of this program">
        <translation>verificare che knapscope-run abbia la stessa versione di questo programma</translation>
    </message>
    <message id="check that number, and this line">
        <translation>controllare quel numero e questa riga</translation>
    </message>
    <message id="check that number, and whether lines are missing">
        <translation>controllare quel numero, e se mancano righe</translation>
    </message>
    <message id="check the file's name and permissions">
        <translation>controllare il nome e i permessi del file</translation>
    </message>
    <message id="check the last line">
        <translation>controllare l'ultima riga</translation>
    </message>
    <message id="check the number of items, and this line">
        <translation>controllare il numero degli oggetti e questa riga</translation>
    </message>
    <message id="check this line">
        <translation>controllare questa riga</translation>
    </message>
    <message id="check where it leads and how much room is left there">
        <translation>controllare dove porta e quanto spazio resta lì</translation>
    </message>
    <message id="choice">
        <translation>scelta</translation>
    </message>
    <message id="choice  | choices " numerus="yes">
        <translation><numerusform>scelta </numerusform><numerusform>scelte </numerusform></translation>
    </message>
    <message id="choices">
        <translation>scelte</translation>
    </message>
    <message id="choices that take part">
        <translation>scelte che partecipano</translation>
    </message>
    <message id="choose --on {}">
        <translation>scegliere --on {}</translation>
    </message>
    <message id="choose .png, .svg or .pdf">
        <translation>scegliere .png, .svg o .pdf</translation>
    </message>
    <message id="choose 1 element to {} bytes">
        <translation>scegliere da 1 elemento a {} byte</translation>
    </message>
    <message id="choose Live, Blocks or Timing for the runs that were watched, or run some variants">
        <translation>scegliere Dal vivo, Blocchi o Tempi per le esecuzioni osservate, o eseguire alcune varianti</translation>
    </message>
    <message id="choose a baseline that ran on the CPU or a GPU">
        <translation>scegliere un riferimento eseguito sulla CPU o su una GPU</translation>
    </message>
    <message id="choose a cell further to the left, or copy fewer columns">
        <translation>scegliere una cella più a sinistra o copiare meno colonne</translation>
    </message>
    <message id="choose a cell of another column to paste from there on">
        <translation>scegliere una cella di un'altra colonna per incollare da lì</translation>
    </message>
    <message id="choose a device with more shared memory">
        <translation>scegliere un dispositivo con più memoria condivisa</translation>
    </message>
    <message id="choose a file of format {}">
        <translation>scegliere un file di formato {}</translation>
    </message>
    <message id="choose a file that a campaign or `knapscope-run bench` wrote">
        <translation>scegliere un file scritto da una campagna o da `knapscope-run bench`</translation>
    </message>
    <message id="choose a file with an instance">
        <translation>scegliere un file che contenga un'istanza</translation>
    </message>
    <message id="choose a folder">
        <translation>scegliere una cartella</translation>
    </message>
    <message id="choose a larger jump">
        <translation>scegliere un jump più grande</translation>
    </message>
    <message id="choose a name that does not end in .csv">
        <translation>scegliere un nome che non finisca in .csv</translation>
    </message>
    <message id="choose a point of this instance's front">
        <translation>scegliere un punto del fronte di questa istanza</translation>
    </message>
    <message id="choose a preset, or change the instance by hand">
        <translation>scegliere un modello o modificare l'istanza a mano</translation>
    </message>
    <message id="choose a problem of one constraint">
        <translation>scegliere un problema con un solo vincolo</translation>
    </message>
    <message id="choose a size from 1 x 1 to 16384 x 4096">
        <translation>scegliere una dimensione da 1 x 1 a 16384 x 4096</translation>
    </message>
    <message id="choose a smaller block">
        <translation>scegliere un blocco più piccolo</translation>
    </message>
    <message id="choose a smaller capacity or close other programs">
        <translation>scegliere una capacità più piccola o chiudere altri programmi</translation>
    </message>
    <message id="choose a smaller instance">
        <translation>scegliere un'istanza più piccola</translation>
    </message>
    <message id="choose a smaller instance or a faster variant">
        <translation>scegliere un'istanza più piccola o una variante più veloce</translation>
    </message>
    <message id="choose a smaller instance, or a budget that this machine has">
        <translation>scegliere un'istanza più piccola o un limite di memoria che questa macchina ha</translation>
    </message>
    <message id="choose a smaller size">
        <translation>scegliere una dimensione più piccola</translation>
    </message>
    <message id="choose a smaller target">
        <translation>scegliere una somma obiettivo più piccola</translation>
    </message>
    <message id="choose a smaller target or subset-sum.bitset">
        <translation>scegliere una somma obiettivo più piccola o subset-sum.bitset</translation>
    </message>
    <message id="choose a time in between">
        <translation>scegliere un tempo intermedio</translation>
    </message>
    <message id="choose a variant of that kind">
        <translation>scegliere una variante di quel tipo</translation>
    </message>
    <message id="choose a variant that `knapscope-run list --json` shows with &quot;steps&quot; and &quot;table&quot;: true">
        <translation>scegliere una variante che `knapscope-run list --json` mostra con "steps" e "table": true</translation>
    </message>
    <message id="choose a variant that `knapscope-run list --json` shows with &quot;steps&quot;: true">
        <translation>scegliere una variante che `knapscope-run list --json` mostra con "steps": true</translation>
    </message>
    <message id="choose a variant that `knapscope-run list --kind {}` shows">
        <translation>scegliere una variante mostrata da `knapscope-run list --kind {}`</translation>
    </message>
    <message id="choose a variant that `knapscope-run list` offers on the emulator">
        <translation>scegliere una variante che `knapscope-run list` offre sull'emulatore</translation>
    </message>
    <message id="choose a variant that fills a table">
        <translation>scegliere una variante che riempie una tabella</translation>
    </message>
    <message id="choose a variant that this program has">
        <translation>scegliere una variante che questo programma ha</translation>
    </message>
    <message id="choose an instance of fewer weights">
        <translation>scegliere un'istanza con meno pesi</translation>
    </message>
    <message id="choose an instance with a smaller target">
        <translation>scegliere un'istanza con una somma obiettivo più piccola</translation>
    </message>
    <message id="choose another baseline, or run a variant on the CPU or a GPU first">
        <translation>scegliere un altro riferimento o eseguire prima una variante sulla CPU o su una GPU</translation>
    </message>
    <message id="choose another format">
        <translation>scegliere un altro formato</translation>
    </message>
    <message id="choose another name">
        <translation>scegliere un altro nome</translation>
    </message>
    <message id="choose another one, or print to a file">
        <translation>sceglierne un'altra o stampare su file</translation>
    </message>
    <message id="choose another place">
        <translation>scegliere un'altra posizione</translation>
    </message>
    <message id="choose another set of counters">
        <translation>scegliere un altro insieme di contatori</translation>
    </message>
    <message id="choose at least 1">
        <translation>scegliere almeno 1</translation>
    </message>
    <message id="choose at most 1024 threads per block">
        <translation>scegliere al massimo 1024 thread per blocco</translation>
    </message>
    <message id="choose cpu">
        <translation>scegliere cpu</translation>
    </message>
    <message id="choose emulator, gpu or gpu:N">
        <translation>scegliere emulator, gpu o gpu:N</translation>
    </message>
    <message id="choose fewer blocks">
        <translation>scegliere meno blocchi</translation>
    </message>
    <message id="choose fewer threads">
        <translation>scegliere meno thread</translation>
    </message>
    <message id="choose fewer weights or bits">
        <translation>scegliere meno pesi o meno bit</translation>
    </message>
    <message id="choose from 1 to {}">
        <translation>scegliere da 1 a {}</translation>
    </message>
    <message id="choose gpu or gpu:N">
        <translation>scegliere gpu o gpu:N</translation>
    </message>
    <message id="choose instruction-set.front-list or a variant that fills a table">
        <translation>scegliere instruction-set.front-list o una variante che riempie una tabella</translation>
    </message>
    <message id="choose one from 1 to {}">
        <translation>sceglierne una da 1 a {}</translation>
    </message>
    <message id="choose one of the list">
        <translation>sceglierne uno dall'elenco</translation>
    </message>
    <message id="choose one of them">
        <translation>sceglietene una</translation>
    </message>
    <message id="choose one that is shown">
        <translation>sceglierne uno tra quelli mostrati</translation>
    </message>
    <message id="choose skipping=ahead, or a larger jump">
        <translation>scegliere skipping=ahead o un jump più grande</translation>
    </message>
    <message id="choose smaller settings">
        <translation>scegliere impostazioni più piccole</translation>
    </message>
    <message id="choose subset-sum.balancing or subset-sum.bitset">
        <translation>scegliere subset-sum.balancing o subset-sum.bitset</translation>
    </message>
    <message id="choose subset-sum.bitset">
        <translation>scegliere subset-sum.bitset</translation>
    </message>
    <message id="choose subset-sum.bitset, if the target is small, or fewer weights">
        <translation>scegliere subset-sum.bitset, se l'obiettivo è piccolo, o meno pesi</translation>
    </message>
    <message id="choose subset-sum.dp-decision, if the target is small, or fewer weights">
        <translation>scegliere subset-sum.dp-decision, se l'obiettivo è piccolo, o meno pesi</translation>
    </message>
    <message id="choose subset-sum.exhaustive.gpu-basic">
        <translation>scegliere subset-sum.exhaustive.gpu-basic</translation>
    </message>
    <message id="choose subset-sum.schroeppel-shamir or fewer weights">
        <translation>scegliere subset-sum.schroeppel-shamir o meno pesi</translation>
    </message>
    <message id="choose subset-sum.word-list, or smaller weights">
        <translation>scegliere subset-sum.word-list o pesi più piccoli</translation>
    </message>
    <message id="choose the column">
        <translation>scegliete la colonna</translation>
    </message>
    <message id="choose this computer in the header, or run `knapscope-run bench` there">
        <translation>scegliere questo computer nell'intestazione o eseguire lì `knapscope-run bench`</translation>
    </message>
    <message id="choose where kernels run, at the top of the window: {}">
        <translation>scegliere dove girano i kernel, in alto nella finestra: {}</translation>
    </message>
    <message id="choose {}">
        <translation>scegliere {}</translation>
    </message>
    <message id="chosen">
        <translation>scelto</translation>
    </message>
    <message id="chunk">
        <translation>chunk</translation>
    </message>
    <message id="chunks searched">
        <translation>chunk esaminati</translation>
    </message>
    <message id="class">
        <translation>classe</translation>
    </message>
    <message id="class {} has no item {}">
        <translation>la classe {} non ha l'oggetto {}</translation>
    </message>
    <message id="class {} is too large for a kernel">
        <translation>la classe {} è troppo grande per un kernel</translation>
    </message>
    <message id="classes">
        <translation>classi</translation>
    </message>
    <message id="classes of the core">
        <translation>classi del nucleo</translation>
    </message>
    <message id="clocks kept equal with other GPUs (sync boost)">
        <translation>frequenze tenute uguali a quelle di altre GPU (sync boost)</translation>
    </message>
    <message id="clocks of the display">
        <translation>frequenze dello schermo</translation>
    </message>
    <message id="clocks set by the user or an administrator">
        <translation>frequenze impostate da un utente o da un amministratore</translation>
    </message>
    <message id="close it">
        <translation>chiuderle</translation>
    </message>
    <message id="close other programs">
        <translation>chiudere altri programmi</translation>
    </message>
    <message id="close other programs or choose a smaller instance">
        <translation>chiudere altri programmi o scegliere un'istanza più piccola</translation>
    </message>
    <message id="close other programs that use the GPU">
        <translation>chiudere gli altri programmi che usano la GPU</translation>
    </message>
    <message id="close what uses it, and try again">
        <translation>chiudere ciò che lo usa, e riprovare</translation>
    </message>
    <message id="column {}">
        <translation>colonna {}</translation>
    </message>
    <message id="column {} ({}) is left out">
        <translation>la colonna {} ({}) è omessa</translation>
    </message>
    <message id="column {} is left out">
        <translation>la colonna {} è omessa</translation>
    </message>
    <message id="column {}, '{}',">
        <translation>colonna {}, “{}”,</translation>
    </message>
    <message id="column {}, '{}', is the number {}: a decimal comma may have split a number of this line">
        <translation>la colonna {}, '{}', è il numero {}: una virgola decimale può aver diviso un numero di questa riga</translation>
    </message>
    <message id="comes out next">
        <translation>esce per prossima</translation>
    </message>
    <message id="compare">
        <translation>confrontare</translation>
    </message>
    <message id="compare longer runs">
        <translation>confrontare esecuzioni più lunghe</translation>
    </message>
    <message id="comparisons">
        <translation>confronti</translation>
    </message>
    <message id="comparisons of pairs">
        <translation>confronti di coppie</translation>
    </message>
    <message id="comparisons of the walk">
        <translation>confronti del percorso</translation>
    </message>
    <message id="comparisons, Lemma 3">
        <translation>confronti, lemma 3</translation>
    </message>
    <message id="comparisons, Lemma 4">
        <translation>confronti, lemma 4</translation>
    </message>
    <message id="computation">
        <translation>calcolo</translation>
    </message>
    <message id="compute">
        <translation>calcolo</translation>
    </message>
    <message id="computed">
        <translation>calcolata</translation>
    </message>
    <message id="confidential computing is on">
        <translation>il confidential computing è attivo</translation>
    </message>
    <message id="confuses above and below the target">
        <translation>confonde sopra e sotto l'obiettivo</translation>
    </message>
    <message id="confuses sectors and lines">
        <translation>confonde settori e linee</translation>
    </message>
    <message id="confuses value and weight">
        <translation>confonde valore e peso</translation>
    </message>
    <message id="constant array '{}'">
        <translation>array costante «{}»</translation>
    </message>
    <message id="constraint">
        <translation>vincolo</translation>
    </message>
    <message id="constraints">
        <translation>vincoli</translation>
    </message>
    <message id="copies">
        <translation>copie</translation>
    </message>
    <message id="copies the row above">
        <translation>copia la riga sopra</translation>
    </message>
    <message id="copy">
        <translation>copia</translation>
    </message>
    <message id="copy some from a table or a spreadsheet first">
        <translation>copiarne prima alcune da una tabella o da un foglio di calcolo</translation>
    </message>
    <message id="copy the numbers into a table, and save that as CSV">
        <translation>copiare i numeri in una tabella e salvarla come CSV</translation>
    </message>
    <message id="copy {}{}">
        <translation>copiare {}{}</translation>
    </message>
    <message id="copy | copies" numerus="yes">
        <translation><numerusform>copia</numerusform><numerusform>copie</numerusform></translation>
    </message>
    <message id="copying {} to {}">
        <translation>copia di {} in {}</translation>
    </message>
    <message id="correct it">
        <translation>correggerlo</translation>
    </message>
    <message id="correct the lesson's &quot;ask&quot;">
        <translation>correggere "ask" della lezione</translation>
    </message>
    <message id="correct the lesson's &quot;show&quot;">
        <translation>correggere "show" della lezione</translation>
    </message>
    <message id="correct the number, or write the unit in the heading alone">
        <translation>correggere il numero, o scrivere l'unità soltanto nell'intestazione</translation>
    </message>
    <message id="correct this place: a comma, quote or bracket may be missing before it">
        <translation>correggere questo punto: prima manca forse una virgola, una virgoletta o una parentesi</translation>
    </message>
    <message id="cost">
        <translation>costo</translation>
    </message>
    <message id="cost {} and value {}">
        <translation>costo {} e valore {}</translation>
    </message>
    <message id="cost, utilisation">
        <translation>costo, utilizzo</translation>
    </message>
    <message id="costs less">
        <translation>costa meno</translation>
    </message>
    <message id="costs more than {}">
        <translation>costa più di {}</translation>
    </message>
    <message id="costs no more">
        <translation>non costa di più</translation>
    </message>
    <message id="count">
        <translation>numero</translation>
    </message>
    <message id="count blocks and warps from 0">
        <translation>contare blocchi e warp da 0</translation>
    </message>
    <message id="count launches from 0">
        <translation>contare i lanci a partire da 0</translation>
    </message>
    <message id="count: memory, branches, barriers">
        <translation>numero: memoria, diramazioni, barriere</translation>
    </message>
    <message id="counted ">
        <translation>ha contato </translation>
    </message>
    <message id="counted in the emulator, all rows together; counts, not times">
        <translation>contati nell'emulatore, tutte le righe insieme; conteggi, non tempi</translation>
    </message>
    <message id="counters cannot be read while confidential computing is on">
        <translation>i contatori non si possono leggere finché il confidential computing è attivo</translation>
    </message>
    <message id="counts a word that lanes share several times">
        <translation>conta più volte una parola condivisa dalle lane</translation>
    </message>
    <message id="counts bytes in place of words">
        <translation>conta byte invece di parole</translation>
    </message>
    <message id="counts one for each lane">
        <translation>conta uno per ogni lane</translation>
    </message>
    <message id="counts the item alone">
        <translation>conta solo l'oggetto</translation>
    </message>
    <message id="create it first">
        <translation>crearla prima</translation>
    </message>
    <message id="cut">
        <translation>tagliato</translation>
    </message>
    <message id="cut off by Lemmas 5 to 8">
        <translation>tagliato dai Lemmi da 5 a 8</translation>
    </message>
    <message id="cuts a branch too early">
        <translation>taglia un ramo troppo presto</translation>
    </message>
    <message id="deadlock">
        <translation>stallo</translation>
    </message>
    <message id="deadlock: every thread that has not finished waits, in {} resident of {} launched block, and nobody is left to wake one | deadlock: every thread that has not finished waits, in {} resident of {} launched blocks, and nobody is left to wake one" numerus="yes">
        <translation><numerusform>stallo: ogni thread non finito aspetta, in {} blocco residente su {} lanciato, e non resta nessuno che ne svegli uno</numerusform><numerusform>stallo: ogni thread non finito aspetta, in {} blocchi residenti su {} lanciati, e non resta nessuno che ne svegli uno</numerusform></translation>
    </message>
    <message id="deadlock: the device holds {} of the launch's {} blocks at once{}, all of them wait, and the other {} cannot start before one has finished">
        <translation>stallo: il dispositivo tiene insieme {} dei {} blocchi del lancio{}, tutti aspettano, e gli altri {} non possono partire finché uno non ha finito</translation>
    </message>
    <message id="dearest">
        <translation>più costoso</translation>
    </message>
    <message id="decision">
        <translation>decisione</translation>
    </message>
    <message id="device">
        <translation>dispositivo</translation>
    </message>
    <message id="device memory">
        <translation>memoria del dispositivo</translation>
    </message>
    <message id="device memory, copied">
        <translation>memoria del dispositivo, copiata</translation>
    </message>
    <message id="device memory: {}">
        <translation>memoria del dispositivo: {}</translation>
    </message>
    <message id="differs">
        <translation>diverso</translation>
    </message>
    <message id="discard rate">
        <translation>tasso di scarto</translation>
    </message>
    <message id="discard rate of list B">
        <translation>tasso di scarto della lista B</translation>
    </message>
    <message id="discarded, above M">
        <translation>scartata, sopra M</translation>
    </message>
    <message id="diver-gent">
        <translation>diver-genti</translation>
    </message>
    <message id="divergent">
        <translation>divergenti</translation>
    </message>
    <message id="divergent branches">
        <translation>diramazioni divergenti</translation>
    </message>
    <message id="divide it with an empty line">
        <translation>dividerlo con una riga vuota</translation>
    </message>
    <message id="divide the weights and the capacity by a common factor">
        <translation>dividere i pesi e la capacità per un fattore comune</translation>
    </message>
    <message id="divide the weights and the target by a common factor">
        <translation>dividere i pesi e la somma obiettivo per un fattore comune</translation>
    </message>
    <message id="divide the weights and the target by a common factor, or choose one of the exhaustive variants">
        <translation>dividere i pesi e la somma obiettivo per un fattore comune o scegliere una delle varianti esaustive</translation>
    </message>
    <message id="divide the weights and their limit by a common factor">
        <translation>dividere i pesi e il loro limite per un fattore comune</translation>
    </message>
    <message id="division">
        <translation>divisione</translation>
    </message>
    <message id="does better for less">
        <translation>fa meglio per meno</translation>
    </message>
    <message id="does not begin with its title and a comment that says what it is">
        <translation>non comincia con il titolo e un commento che dice che cos'è</translation>
    </message>
    <message id="does not cut a branch">
        <translation>non taglia un ramo</translation>
    </message>
    <message id="does not fit">
        <translation>non entra</translation>
    </message>
    <message id="does not fit into memory">
        <translation>non entra in memoria</translation>
    </message>
    <message id="does not subtract the weight from the capacity">
        <translation>non sottrae il peso dalla capacità</translation>
    </message>
    <message id="does the same for less">
        <translation>fa lo stesso per meno</translation>
    </message>
    <message id="dominance">
        <translation>dominanza</translation>
    </message>
    <message id="dominated, or there twice">
        <translation>dominato, o già presente</translation>
    </message>
    <message id="download">
        <translation>ritorno</translation>
    </message>
    <message id="dropped">
        <translation>scartato</translation>
    </message>
    <message id="dropped now">
        <translation>scartato ora</translation>
    </message>
    <message id="drops a pair that may have a solution">
        <translation>scarta una coppia che può avere una soluzione</translation>
    </message>
    <message id="drops a point because it costs more">
        <translation>scarta un punto perché costa di più</translation>
    </message>
    <message id="dual-core OpenCL">
        <translation>OpenCL, 2 core</translation>
    </message>
    <message id="dynamic programming">
        <translation>programmazione dinamica</translation>
    </message>
    <message id="each dot is the ">
        <translation>ogni punto è </translation>
    </message>
    <message id="each dot is the largest of ">
        <translation>ogni punto è il massimo di </translation>
    </message>
    <message id="each dot is the set part (none, some, all) of ">
        <translation>ogni punto è la parte impostata (nulla, parte, tutto) di </translation>
    </message>
    <message id="each dot is the smallest of ">
        <translation>ogni punto è il minimo di </translation>
    </message>
    <message id="each lane reads">
        <translation>ogni lane legge</translation>
    </message>
    <message id="each lane updates">
        <translation>ogni lane modifica</translation>
    </message>
    <message id="each lane writes">
        <translation>ogni lane scrive</translation>
    </message>
    <message id="each of the {} sums">
        <translation>ciascuna delle {} somme</translation>
    </message>
    <message id="each point is one moment">
        <translation>ogni punto è un istante</translation>
    </message>
    <message id="each point's selection is legal and sums as stated">
        <translation>la selezione di ogni punto è ammissibile e ha le somme indicate</translation>
    </message>
    <message id="each {} would be multiplied by more than 2^63">
        <translation>{} sarebbe moltiplicato per più di 2^63</translation>
    </message>
    <message id="efficiency">
        <translation>efficienza</translation>
    </message>
    <message id="eight independent chains a thread in {}">
        <translation>otto catene indipendenti per thread in {}</translation>
    </message>
    <message id="element {} is {}, which does not fit {} bytes of `{}`">
        <translation>l’elemento {} è {}, che non sta in {} byte di `{}`</translation>
    </message>
    <message id="element {} of '{}'">
        <translation>l'elemento {} di «{}»</translation>
    </message>
    <message id="element {} of {}, which has {}">
        <translation>l'elemento {} di {}, che ne ha {}</translation>
    </message>
    <message id="element {} of {}, which was freed before the launch">
        <translation>l'elemento {} di {}, liberato prima del lancio</translation>
    </message>
    <message id="element | elements" numerus="yes">
        <translation><numerusform>elemento</numerusform><numerusform>elementi</numerusform></translation>
    </message>
    <message id="elements compared">
        <translation>elementi confrontati</translation>
    </message>
    <message id="else cut">
        <translation>altrimenti tagliato</translation>
    </message>
    <message id="empty">
        <translation>vuoto</translation>
    </message>
    <message id="emulating a block of {} threads needs {} beside the buffers, and {} of the budget are left">
        <translation>emulare un blocco di {} thread richiede {} oltre ai buffer, e del limite di memoria restano {}</translation>
    </message>
    <message id="end all rows with 0 or 1, or none of them">
        <translation>terminare tutte le righe con 0 o 1, oppure nessuna</translation>
    </message>
    <message id="end it in .html, .pdf, .zip, .gif or .mp4">
        <translation>farlo finire in .html, .pdf, .zip, .gif o .mp4</translation>
    </message>
    <message id="end it in .png, .svg, .pdf or .csv">
        <translation>terminare il nome con .png, .svg, .pdf o .csv</translation>
    </message>
    <message id="end the other profiler (ncu, nsys, DCGM: dcgmi profile --pause), or switch counters off">
        <translation>terminare l'altro profiler (ncu, nsys, DCGM: dcgmi profile --pause) o disattivare i contatori</translation>
    </message>
    <message id="end the recursion earlier, or use smaller local arrays">
        <translation>terminare prima la ricorsione o usare array locali più piccoli</translation>
    </message>
    <message id="end the text with a quote on the same line">
        <translation>chiudere il testo con virgolette sulla stessa riga</translation>
    </message>
    <message id="entry {} begins before the one before it">
        <translation>la voce {} comincia prima di quella precedente</translation>
    </message>
    <message id="entry {} ends after the timeline">
        <translation>la voce {} finisce dopo la linea del tempo</translation>
    </message>
    <message id="entry {} is not an item that may be there">
        <translation>la voce {} non è un oggetto che può stare lì</translation>
    </message>
    <message id="entry {} names a launch or an SM that there is not">
        <translation>la voce {} indica un lancio o un SM che non esiste</translation>
    </message>
    <message id="equals">
        <translation>è uguale a</translation>
    </message>
    <message id="every capacity j from 0 to {}">
        <translation>ogni capacità j da 0 a {}</translation>
    </message>
    <message id="every cell is copied">
        <translation>ogni cella è copiata</translation>
    </message>
    <message id="every lane has the same number of parts, 1 to 16">
        <translation>ogni lane ha lo stesso numero di parti, da 1 a 16</translation>
    </message>
    <message id="every lane of a mask must call the same collective with that mask">
        <translation>ogni lane di una maschera deve chiamare la stessa collettiva con quella maschera</translation>
    </message>
    <message id="every task in software">
        <translation>ogni task in software</translation>
    </message>
    <message id="every task in software is">
        <translation>ogni task in software è</translation>
    </message>
    <message id="every thread of a block must reach the same barrier">
        <translation>ogni thread di un blocco deve raggiungere la stessa barriera</translation>
    </message>
    <message id="every wait needs another thread that ends it">
        <translation>ogni attesa richiede un altro thread che la termini</translation>
    </message>
    <message id="excess rate">
        <translation>tasso di eccesso</translation>
    </message>
    <message id="exhaustive, basic">
        <translation>esaustiva, semplice</translation>
    </message>
    <message id="expected [blocks, cost]">
        <translation>atteso [blocchi, costo]</translation>
    </message>
    <message id="expected {}, found {}">
        <translation>atteso: {}, trovato: {}</translation>
    </message>
    <message id="export a picture, or let `knapscope-run steps` write the steps">
        <translation>esportare un'immagine, o far scrivere i passi a `knapscope-run steps`</translation>
    </message>
    <message id="export your answers before the program ends">
        <translation>esportare le risposte prima che il programma termini</translation>
    </message>
    <message id="false">
        <translation>falso</translation>
    </message>
    <message id="feasible">
        <translation>ammissibile</translation>
    </message>
    <message id="fetched into shared memory">
        <translation>portata in memoria condivisa</translation>
    </message>
    <message id="fetched: cells {}–{}">
        <translation>caricate: celle {}–{}</translation>
    </message>
    <message id="ffmpeg could not make the film: {}">
        <translation>ffmpeg non ha potuto fare il filmato: {}</translation>
    </message>
    <message id="first (1, 0)">
        <translation>prima (1, 0)</translation>
    </message>
    <message id="first (1, 0, C)">
        <translation>prima (1, 0, C)</translation>
    </message>
    <message id="first (1, A_1 + ... + A_n)">
        <translation>prima (1, A_1 + ... + A_n)</translation>
    </message>
    <message id="first binary search">
        <translation>prima ricerca binaria</translation>
    </message>
    <message id="first wrong">
        <translation>prima errata</translation>
    </message>
    <message id="first wrong: {}">
        <translation>prima sbagliata: {}</translation>
    </message>
    <message id="first wrong: {} holds {}, {}">
        <translation>prima errata: {} contiene {}, {}</translation>
    </message>
    <message id="fits into">
        <translation>entra in</translation>
    </message>
    <message id="five instances a set, mean; the GPU's time includes the copies of input and results (Section IV)">
        <translation>cinque istanze per insieme, media; il tempo della GPU comprende le copie di ingressi e risultati (Sezione IV)</translation>
    </message>
    <message id="float32 holds prices up to 128 in steps of 0.000008, and a value takes some ten roundings and a polynomial">
        <translation>float32 tiene prezzi fino a 128 in passi di 0,000008, e un valore richiede una decina di arrotondamenti e un polinomio</translation>
    </message>
    <message id="for ever">
        <translation>per sempre</translation>
    </message>
    <message id="for every n and alpha of the figure; its bars are not read off">
        <translation>per ogni n e alpha della figura; le sue barre non sono lette</translation>
    </message>
    <message id="for large instances; the text does not say at which difference of the weights">
        <translation>per istanze grandi; il testo non dice a quale differenza dei pesi</translation>
    </message>
    <message id="found">
        <translation>trovata</translation>
    </message>
    <message id="from left to right, as it must not be">
        <translation>da sinistra a destra, come non si deve</translation>
    </message>
    <message id="from right to left">
        <translation>da destra a sinistra</translation>
    </message>
    <message id="from {} of L">
        <translation>da {} di L</translation>
    </message>
    <message id="from {} to {} ({})">
        <translation>da {} a {} ({})</translation>
    </message>
    <message id="front">
        <translation>fronte</translation>
    </message>
    <message id="generation">
        <translation>generazione</translation>
    </message>
    <message id="generation of A">
        <translation>generazione di A</translation>
    </message>
    <message id="generation of B">
        <translation>generazione di B</translation>
    </message>
    <message id="give 0 or more">
        <translation>indicare 0 o più</translation>
    </message>
    <message id="give 1 if the item is taken, and 0 if it is not">
        <translation>indicare 1 se l'oggetto è scelto, altrimenti 0</translation>
    </message>
    <message id="give 1 or more">
        <translation>indicare 1 o più</translation>
    </message>
    <message id="give 1, 10, 100 and so on">
        <translation>indicare 1, 10, 100 e così via</translation>
    </message>
    <message id="give a &quot;to&quot; above &quot;from&quot;">
        <translation>indicare "to" maggiore di "from"</translation>
    </message>
    <message id="give a &quot;{}&quot;">
        <translation>dare un «{}»</translation>
    </message>
    <message id="give a file of the format {}">
        <translation>indicare un file del formato {}</translation>
    </message>
    <message id="give a number">
        <translation>indicare un numero</translation>
    </message>
    <message id="give a number from 1 to {}, or a heading">
        <translation>indicate un numero da 1 a {} o un titolo</translation>
    </message>
    <message id="give a number from {} to {}">
        <translation>indicate un numero da {} a {}</translation>
    </message>
    <message id="give a smaller factor">
        <translation>indicare un fattore più piccolo</translation>
    </message>
    <message id="give a whole number from 0 to 9223372036854775807">
        <translation>indicare un intero da 0 a 9223372036854775807</translation>
    </message>
    <message id="give all five numbers of a device, or name a preset as 'device'">
        <translation>indicare tutti e cinque i numeri di un dispositivo, o un modello come 'device'</translation>
    </message>
    <message id="give another number to another {}">
        <translation>dare un numero diverso a ogni {}</translation>
    </message>
    <message id="give at least one">
        <translation>indicarne almeno uno</translation>
    </message>
    <message id="give at least one class">
        <translation>indicare almeno una classe</translation>
    </message>
    <message id="give at least one item">
        <translation>indicare almeno un oggetto</translation>
    </message>
    <message id="give at least one kernel">
        <translation>indicare almeno un kernel</translation>
    </message>
    <message id="give at least one task">
        <translation>indicare almeno un task</translation>
    </message>
    <message id="give at least one weight">
        <translation>indicare almeno un peso</translation>
    </message>
    <message id="give at most the execution time">
        <translation>indicare al massimo il tempo di esecuzione</translation>
    </message>
    <message id="give both a number for each {}">
        <translation>indicare in entrambi un numero per ogni elemento ({})</translation>
    </message>
    <message id="give each column a heading">
        <translation>date un titolo a ogni colonna</translation>
    </message>
    <message id="give each item a profit and a weight">
        <translation>dare a ogni oggetto un valore e un peso</translation>
    </message>
    <message id="give each item a weight and a value">
        <translation>dare a ogni oggetto un peso e un valore</translation>
    </message>
    <message id="give it &quot;runs&quot;: one file of results">
        <translation>indicarvi "runs": un file di risultati</translation>
    </message>
    <message id="give it &quot;runs&quot;: the files of 1 to 4 watched runs (knapscope-live)">
        <translation>darle "runs": i file di 1-4 esecuzioni osservate (knapscope-live)</translation>
    </message>
    <message id="give it a choice">
        <translation>darle qualcosa da scegliere</translation>
    </message>
    <message id="give it at least one item">
        <translation>darle almeno un oggetto</translation>
    </message>
    <message id="give it choices, or a number">
        <translation>darle delle scelte, o un numero</translation>
    </message>
    <message id="give it once">
        <translation>indicarlo una sola volta</translation>
    </message>
    <message id="give it those of {} in the same order">
        <translation>dargli quelle di {} nello stesso ordine</translation>
    </message>
    <message id="give one">
        <translation>indicarne uno</translation>
    </message>
    <message id="give one for each item">
        <translation>darne uno per ogni oggetto</translation>
    </message>
    <message id="give one for each {}">
        <translation>indicarne una per ogni {}</translation>
    </message>
    <message id="give one of them, with one value a parameter">
        <translation>indicarne una, con un valore per parametro</translation>
    </message>
    <message id="give seconds">
        <translation>indicare secondi</translation>
    </message>
    <message id="give seconds from 0 on">
        <translation>indicare i secondi, da 0 in su</translation>
    </message>
    <message id="give that of the weights: `knapscope-run convert FILE OUT --capacity {}`">
        <translation>indicare quella dei pesi: `knapscope-run convert FILE OUT --capacity {}`</translation>
    </message>
    <message id="give the figure an &quot;instance&quot; of a kind that has plans">
        <translation>dare alla figura una "instance" di un tipo che ha piani</translation>
    </message>
    <message id="give the figure an &quot;instance&quot; of such a kind">
        <translation>indicare per la figura una "instance" di questo tipo</translation>
    </message>
    <message id="give the figure an &quot;instance&quot; of the kind {}">
        <translation>dare alla figura un'"instance" del tipo {}</translation>
    </message>
    <message id="give the lesson a subset sum of 3 to {} weights">
        <translation>dare alla lezione una somma di sottoinsiemi da 3 a {} pesi</translation>
    </message>
    <message id="give the lesson a subset sum of 4 to {} weights">
        <translation>dare alla lezione una somma di sottoinsiemi da 4 a {} pesi</translation>
    </message>
    <message id="give the lesson a subset sum of at most {} weights">
        <translation>dare alla lezione una somma di sottoinsiemi di al massimo {} pesi</translation>
    </message>
    <message id="give the lesson a target below {}, and the figure one of its weights">
        <translation>dare alla lezione un obiettivo inferiore a {} e alla figura uno dei suoi pesi</translation>
    </message>
    <message id="give the lesson an &quot;instance&quot;">
        <translation>dare alla lezione una "instance"</translation>
    </message>
    <message id="give the lesson another instance">
        <translation>dare alla lezione un'altra istanza</translation>
    </message>
    <message id="give the lesson one of at most {} items, capacity at most {}">
        <translation>dare alla lezione un'istanza di al massimo {} oggetti e capacità al massimo {}</translation>
    </message>
    <message id="give the lesson such an &quot;instance&quot;">
        <translation>indicare per la lezione una "instance" simile</translation>
    </message>
    <message id="give what `plan --json` writes">
        <translation>indicare ciò che scrive `plan --json`</translation>
    </message>
    <message id="give {}">
        <translation>indicare {}</translation>
    </message>
    <message id="global memory, loads">
        <translation>memoria globale, letture</translation>
    </message>
    <message id="global memory, stores">
        <translation>memoria globale, scritture</translation>
    </message>
    <message id="global synchronisation">
        <translation>sincronizzazione globale</translation>
    </message>
    <message id="goes on">
        <translation>prosegue</translation>
    </message>
    <message id="goes past">
        <translation>salta</translation>
    </message>
    <message id="greedy, until the split item">
        <translation>greedy, fino all'oggetto critico</translation>
    </message>
    <message id="greedy, whatever still fits">
        <translation>greedy, tutto ciò che entra</translation>
    </message>
    <message id="hardware cost">
        <translation>costo hardware</translation>
    </message>
    <message id="hardware slowdown (heat, power brake or supply)">
        <translation>rallentamento dell'hardware (calore, power brake o alimentazione)</translation>
    </message>
    <message id="has a JSON object in each line (JSON Lines)">
        <translation>ha un oggetto JSON in ogni riga (JSON Lines)</translation>
    </message>
    <message id="has a paragraph of more than {} characters">
        <translation>ha un paragrafo di più di {} caratteri</translation>
    </message>
    <message id="has more than {} numbers and texts as members">
        <translation>ha più di {} numeri e testi come membri</translation>
    </message>
    <message id="has no figure">
        <translation>non ha un dato</translation>
    </message>
    <message id="has not touched {}">
        <translation>non ha toccato {}</translation>
    </message>
    <message id="has | have" numerus="yes">
        <translation><numerusform>per cui manca</numerusform><numerusform>per cui manca</numerusform></translation>
    </message>
    <message id="heat, by the driver">
        <translation>calore, dal driver</translation>
    </message>
    <message id="heat, by the hardware">
        <translation>calore, dall'hardware</translation>
    </message>
    <message id="heat: {}">
        <translation>calore: {}</translation>
    </message>
    <message id="high is">
        <translation>high diventa</translation>
    </message>
    <message id="higher for larger instances">
        <translation>più alto per istanze più grandi</translation>
    </message>
    <message id="holds a NUL byte, so the file is damaged or no text">
        <translation>contiene un byte NUL, quindi il file è danneggiato o non è un testo</translation>
    </message>
    <message id="holds more than {} values">
        <translation>contiene più di {} valori</translation>
    </message>
    <message id="holds one instance, so instance {} does not exist">
        <translation>contiene una sola istanza, quindi non esiste l'istanza {}</translation>
    </message>
    <message id="holds {} instance, so instance {} does not exist | holds {} instances, so instance {} does not exist" numerus="yes">
        <translation><numerusform>contiene {} istanza, quindi non esiste l'istanza {}</numerusform><numerusform>contiene {} istanze, quindi non esiste l'istanza {}</numerusform></translation>
    </message>
    <message id="holds {} instances: {}">
        <translation>contiene {} istanze: {}</translation>
    </message>
    <message id="host">
        <translation>host</translation>
    </message>
    <message id="how full {} is, as a height">
        <translation>quanto è pieno: {}, come altezza</translation>
    </message>
    <message id="how many a load of global memory moves, 128 bytes each. This device loads whole cache lines; what it stores are sectors">
        <translation>quante ne sposta una lettura dalla memoria globale, di 128 byte ciascuna. Questo dispositivo legge linee di cache intere; ciò che scrive sono settori</translation>
    </message>
    <message id="how many an access takes in shared or constant memory">
        <translation>quanti ne richiede un accesso alla memoria condivisa o costante</translation>
    </message>
    <message id="how many an access to global memory moves, 32 bytes each">
        <translation>quanti ne sposta un accesso alla memoria globale, di 32 byte ciascuno</translation>
    </message>
    <message id="how many sectors an access takes">
        <translation>quanti settori richiede un accesso</translation>
    </message>
    <message id="how many sums are where, from 0 to {}: A upwards, B downwards">
        <translation>quante somme ci sono e dove, da 0 a {}: A verso l'alto, B verso il basso</translation>
    </message>
    <message id="how many warp instructions of the line the emulator counted, over all warps: accesses to memory, branches and heads of loops, barriers, fences, exchanges between lanes, and waits. Arithmetic is not counted. A line with two accesses counts two each time a warp runs it">
        <translation>quante istruzioni di warp della riga ha contato l'emulatore, su tutti i warp: accessi alla memoria, diramazioni e teste di cicli, barriere, fence, scambi tra lane e attese. L'aritmetica non è contata. Una riga con due accessi ne conta due ogni volta che un warp la esegue</translation>
    </message>
    <message id="how many wavefronts an access takes">
        <translation>quanti wavefront richiede un accesso</translation>
    </message>
    <message id="how {} states came about in {} classes does not fit the memory budget">
        <translation>come {} stati siano nati in {} classi non sta nel limite di memoria</translation>
    </message>
    <message id="how {} states came about in {} steps does not fit the memory budget">
        <translation>come {} stati siano nati in {} passi non sta nel limite di memoria</translation>
    </message>
    <message id="i is the split item">
        <translation>i è l'oggetto critico</translation>
    </message>
    <message id="if exactly one of each is taken, say so: `knapscope-run convert FILE OUT --columns {}`; if not, leave the column out: `--columns {}`">
        <translation>se di ognuna se ne prende esattamente uno, indicatelo: `knapscope-run convert FILE OUT --columns {}`; se no, tralasciate la colonna: `--columns {}`</translation>
    </message>
    <message id="if it is not needed, say which lines are the {}: `knapscope-run convert FILE OUT --lines {}`">
        <translation>se non serve, indicate quali righe sono gli elementi ({}): `knapscope-run convert FILE OUT --lines {}`</translation>
    </message>
    <message id="if it is, give it: `knapscope-run convert FILE OUT --capacity {}`">
        <translation>se lo è, indicatela: `knapscope-run convert FILE OUT --capacity {}`</translation>
    </message>
    <message id="if the instance is complete without it, say which columns count: `knapscope-run convert FILE OUT --columns {}`">
        <translation>se l'istanza è completa senza, indicate quali colonne contano: `knapscope-run convert FILE OUT --columns {}`</translation>
    </message>
    <message id="if “{} {}” is one number, write “{}”">
        <translation>se «{} {}» è un solo numero, scrivere «{}»</translation>
    </message>
    <message id="ignores units of allocation">
        <translation>ignora le unità di allocazione</translation>
    </message>
    <message id="ignores where the first address is">
        <translation>ignora dove si trova il primo indirizzo</translation>
    </message>
    <message id="improved">
        <translation>migliorato</translation>
    </message>
    <message id="improved generation">
        <translation>generazione migliorata</translation>
    </message>
    <message id="improved pruning">
        <translation>taglio migliorato</translation>
    </message>
    <message id="improved search">
        <translation>ricerca migliorata</translation>
    </message>
    <message id="in a launch of {} blocks {}">
        <translation>in un lancio di {} blocchi {}</translation>
    </message>
    <message id="in hand">
        <translation>in mano</translation>
    </message>
    <message id="in no stage {}">
        <translation>in nessuna fase {}</translation>
    </message>
    <message id="in no stage: {}">
        <translation>in nessuna fase: {}</translation>
    </message>
    <message id="in pair {}, a binary search meets {}, the target: a solution is found.">
        <translation>nella coppia {}, una ricerca binaria incontra {}, la somma obiettivo: è stata trovata una soluzione.</translation>
    </message>
    <message id="in software">
        <translation>in software</translation>
    </message>
    <message id="in the optimum">
        <translation>nell'ottimo</translation>
    </message>
    <message id="in the plan">
        <translation>nel piano</translation>
    </message>
    <message id="in the report: it alone">
        <translation>nel rapporto: solo questo</translation>
    </message>
    <message id="in {}">
        <translation>in {}</translation>
    </message>
    <message id="infeasible">
        <translation>irrisolvibile</translation>
    </message>
    <message id="initialisation">
        <translation>inizializzazione</translation>
    </message>
    <message id="initialise">
        <translation>inizializzare</translation>
    </message>
    <message id="input data pre-fetch">
        <translation>prelettura dei dati</translation>
    </message>
    <message id="install Boost.Context and build again">
        <translation>installare Boost.Context e compilare di nuovo</translation>
    </message>
    <message id="install COIN CLP (Debian: coinor-libclp1)">
        <translation>installare COIN CLP (Debian: coinor-libclp1)</translation>
    </message>
    <message id="install Knapscope again">
        <translation>installare di nuovo Knapscope</translation>
    </message>
    <message id="install a newer driver">
        <translation>installare un driver più recente</translation>
    </message>
    <message id="install ffmpeg, or publish it as .gif">
        <translation>installare ffmpeg o pubblicare come .gif</translation>
    </message>
    <message id="install libboost-context-dev and build again">
        <translation>installare libboost-context-dev e compilare di nuovo</translation>
    </message>
    <message id="install the CUDA toolkit's CUPTI, or name its folder in LD_LIBRARY_PATH">
        <translation>installare CUPTI del toolkit CUDA, o indicarne la cartella in LD_LIBRARY_PATH</translation>
    </message>
    <message id="install the CUPTI of CUDA 12.6 or newer">
        <translation>installare CUPTI di CUDA 12.6 o più recente</translation>
    </message>
    <message id="install the CUPTI of a newer CUDA toolkit">
        <translation>installare CUPTI di un toolkit CUDA più recente</translation>
    </message>
    <message id="install the driver's package that has nvidia-smi">
        <translation>installare il pacchetto del driver che contiene nvidia-smi</translation>
    </message>
    <message id="install the package knapscope-own; from source, install llvm-14-dev and libclang-14-dev and build again">
        <translation>installare il pacchetto knapscope-own; dai sorgenti, installare llvm-14-dev e libclang-14-dev e ricompilare</translation>
    </message>
    <message id="instances of kind {} have no '{}'">
        <translation>le istanze di tipo {} non hanno «{}»</translation>
    </message>
    <message id="instances of kind {} have no column '{}'">
        <translation>le istanze di tipo {} non hanno una colonna «{}»</translation>
    </message>
    <message id="instances of kind {} have no table of rows">
        <translation>le istanze del tipo {} non hanno una tabella di righe</translation>
    </message>
    <message id="instruction-set.tuned takes up to {} tasks on this device">
        <translation>instruction-set.tuned accetta fino a {} task su questo dispositivo</translation>
    </message>
    <message id="instruction-set.tuned: {}">
        <translation>instruction-set.tuned: {}</translation>
    </message>
    <message id="interleaved">
        <translation>alternate</translation>
    </message>
    <message id="is">
        <translation>è</translation>
    </message>
    <message id="is JSON, but no instance: {}">
        <translation>è JSON, ma non un'istanza: {}</translation>
    </message>
    <message id="is a column of numbers, of which nobody can tell what they are">
        <translation>è una colonna di numeri di cui nessuno può dire che cosa siano</translation>
    </message>
    <message id="is a file for other solvers (format {}), which is only written">
        <translation>è un file per altri risolutori (formato {}), che viene solo scritto</translation>
    </message>
    <message id="is a link that leads out of the lesson's folder">
        <translation>è un collegamento che porta fuori dalla cartella della lezione</translation>
    </message>
    <message id="is a run | are {} runs" numerus="yes">
        <translation><numerusform>un'esecuzione</numerusform><numerusform>{} esecuzioni</numerusform></translation>
    </message>
    <message id="is a workbook of which all sheets are empty">
        <translation>è una cartella di lavoro i cui fogli sono tutti vuoti</translation>
    </message>
    <message id="is a workbook that is damaged, encrypted or too large">
        <translation>è una cartella di lavoro danneggiata, cifrata o troppo grande</translation>
    </message>
    <message id="is above">
        <translation>è sopra</translation>
    </message>
    <message id="is as cheap and">
        <translation>costa lo stesso ed è</translation>
    </message>
    <message id="is as good">
        <translation>è altrettanto buono</translation>
    </message>
    <message id="is below">
        <translation>è sotto</translation>
    </message>
    <message id="is better">
        <translation>è migliore</translation>
    </message>
    <message id="is cheaper and">
        <translation>costa meno ed è</translation>
    </message>
    <message id="is in no known format: cells of its second line are lists of numbers">
        <translation>non è in nessun formato noto: le celle della seconda riga sono liste di numeri</translation>
    </message>
    <message id="is in no known format: it is not a text">
        <translation>non è in un formato conosciuto: non è un testo</translation>
    </message>
    <message id="is in no known format: it looks like YAML">
        <translation>non è in un formato conosciuto: sembra YAML</translation>
    </message>
    <message id="is in no known format: {}">
        <translation>non è in un formato conosciuto: {}</translation>
    </message>
    <message id="is in no known format: {}, and only numbers are below it">
        <translation>non è in un formato conosciuto: {}, e sotto ci sono solo numeri</translation>
    </message>
    <message id="is larger than {} bytes">
        <translation>supera {} byte</translation>
    </message>
    <message id="is larger than {}{}">
        <translation>supera {}{}</translation>
    </message>
    <message id="is left out">
        <translation>è lasciato</translation>
    </message>
    <message id="is longer than {} characters">
        <translation>supera {} caratteri</translation>
    </message>
    <message id="is missing">
        <translation>manca</translation>
    </message>
    <message id="is nested deeper than {} levels">
        <translation>è annidato per più di {} livelli</translation>
    </message>
    <message id="is not UTF-8">
        <translation>non è UTF-8</translation>
    </message>
    <message id="is not a file of results">
        <translation>non è un file di risultati</translation>
    </message>
    <message id="is not a file of the format {}: {}">
        <translation>non è un file del formato {}: {}</translation>
    </message>
    <message id="is not a trace, results or a watched run, so it is left out">
        <translation>non è una traccia, né risultati, né un'esecuzione osservata, perciò viene tralasciato</translation>
    </message>
    <message id="is not a workbook, so it has no sheets">
        <translation>non è una cartella di lavoro, quindi non ha fogli</translation>
    </message>
    <message id="is not an instance but '{}'">
        <translation>non è un'istanza ma «{}»</translation>
    </message>
    <message id="is not valid JSON: '{}' is not expected here">
        <translation>non è JSON valido: «{}» non è atteso qui</translation>
    </message>
    <message id="is not valid JSON: NaN and Infinity are not numbers in JSON">
        <translation>non è JSON valido: NaN e Infinity non sono numeri in JSON</translation>
    </message>
    <message id="is not valid JSON: a line break or another control character is inside quotes">
        <translation>non è JSON valido: un fine riga o un altro carattere di controllo è tra virgolette</translation>
    </message>
    <message id="is not valid JSON: the text ends before it is complete">
        <translation>non è JSON valido: il testo finisce prima di essere completo</translation>
    </message>
    <message id="is not valid JSON: there is a comma after the last entry">
        <translation>non è JSON valido: c’è una virgola dopo l’ultimo elemento</translation>
    </message>
    <message id="is not valid JSON: this character is not in UTF-8">
        <translation>non è JSON valido: questo carattere non è in UTF-8</translation>
    </message>
    <message id="is one of several files that make an instance, and has no files beside it">
        <translation>è uno dei vari file che formano un'istanza, ma accanto non ha altri file</translation>
    </message>
    <message id="is taken">
        <translation>è preso</translation>
    </message>
    <message id="is taken away">
        <translation>è tolto</translation>
    </message>
    <message id="is the table of a run (solve --table), not an instance">
        <translation>è la tabella di un'esecuzione (solve --table), non un'istanza</translation>
    </message>
    <message id="is the workbook of a spreadsheet program, which cannot be read">
        <translation>è la cartella di lavoro di un foglio di calcolo, che non può essere letta</translation>
    </message>
    <message id="is {}">
        <translation>il primo è {}</translation>
    </message>
    <message id="is {}, not {}">
        <translation>è {}, non {}</translation>
    </message>
    <message id="is {}: does not fit">
        <translation>è {}: non ci sta</translation>
    </message>
    <message id="it">
        <translation>esso</translation>
    </message>
    <message id="it answers {}, not a front">
        <translation>la risposta è {}, non un fronte</translation>
    </message>
    <message id="it answers {}, the fewest batches are {}">
        <translation>la risposta è {}, il numero minimo di lotti è {}</translation>
    </message>
    <message id="it answers {}, {}">
        <translation>la risposta è {}, {}</translation>
    </message>
    <message id="it begins with a tag of XML or HTML">
        <translation>comincia con un tag XML o HTML</translation>
    </message>
    <message id="it chooses no item from class {}">
        <translation>non sceglie nessun oggetto dalla classe {}</translation>
    </message>
    <message id="it chooses {} from {}">
        <translation>sceglie {} da {}</translation>
    </message>
    <message id="it divides by zero">
        <translation>divide per zero</translation>
    </message>
    <message id="it goes | they go" numerus="yes">
        <translation><numerusform>va</numerusform><numerusform>vanno</numerusform></translation>
    </message>
    <message id="it has no stage {}">
        <translation>non ha la fase {}</translation>
    </message>
    <message id="it has one picture">
        <translation>ha una sola immagine</translation>
    </message>
    <message id="it has {}">
        <translation>ne ha {}</translation>
    </message>
    <message id="it has {}, counted from gpu:0">
        <translation>ce ne sono {}, contando da gpu:0</translation>
    </message>
    <message id="it is a PDF document">
        <translation>è un documento PDF</translation>
    </message>
    <message id="it is a ZIP archive, as the files of spreadsheets are">
        <translation>è un archivio ZIP, come i file dei fogli di calcolo</translation>
    </message>
    <message id="it is a file">
        <translation>è un file</translation>
    </message>
    <message id="it is a folder">
        <translation>è una cartella</translation>
    </message>
    <message id="it is a link that leads nowhere">
        <translation>è un collegamento che non porta da nessuna parte</translation>
    </message>
    <message id="it is a list of {} entry without keys for value and weight | it is a list of {} entries without keys for value and weight" numerus="yes">
        <translation><numerusform>è una lista di {} voce senza chiavi per valore e peso</numerusform><numerusform>è una lista di {} voci senza chiavi per valore e peso</numerusform></translation>
    </message>
    <message id="it is a mining processor">
        <translation>è un processore per il mining</translation>
    </message>
    <message id="it is a picture">
        <translation>è un'immagine</translation>
    </message>
    <message id="it is a pipe or a device, and no regular file">
        <translation>è una pipe o un dispositivo, non un file normale</translation>
    </message>
    <message id="it is a table file of version {} and this program reads 1 and 2">
        <translation>è un file di tabella della versione {} e questo programma legge la 1 e la 2</translation>
    </message>
    <message id="it is a virtual GPU">
        <translation>è una GPU virtuale</translation>
    </message>
    <message id="it is a whole selection">
        <translation>è una selezione intera</translation>
    </message>
    <message id="it is an object with the member {} | it is an object with the members {}" numerus="yes">
        <translation><numerusform>è un oggetto con il campo {}</numerusform><numerusform>è un oggetto con i campi {}</numerusform></translation>
    </message>
    <message id="it is compressed (gzip)">
        <translation>è compresso (gzip)</translation>
    </message>
    <message id="it is cut">
        <translation>è tagliato</translation>
    </message>
    <message id="it is empty">
        <translation>è vuoto</translation>
    </message>
    <message id="it is in L already">
        <translation>è già in L</translation>
    </message>
    <message id="it is longer than {} characters">
        <translation>è più lunga di {} caratteri</translation>
    </message>
    <message id="it is more than one of a selection, a front and a plan">
        <translation>è più di una cosa tra selezione, fronte e piano</translation>
    </message>
    <message id="it is not a plain file">
        <translation>non è un file normale</translation>
    </message>
    <message id="it is not a text">
        <translation>non è un testo</translation>
    </message>
    <message id="it is not known what '{}' means">
        <translation>non si sa che cosa significhi “{}”</translation>
    </message>
    <message id="it is not known what kind of instance this is">
        <translation>non si sa di che tipo sia l'istanza</translation>
    </message>
    <message id="it is not known what {} holds">
        <translation>di {} non si sa che cosa contenga</translation>
    </message>
    <message id="it is part of an SLI group">
        <translation>fa parte di un gruppo SLI</translation>
    </message>
    <message id="it is the file that is read ({})">
        <translation>è il file che viene letto ({})</translation>
    </message>
    <message id="it is the table of a run">
        <translation>è la tabella di un'esecuzione</translation>
    </message>
    <message id="it looks like an instance in the format {}">
        <translation>sembra un'istanza nel formato {}</translation>
    </message>
    <message id="it made {} launch | it made {} launches" numerus="yes">
        <translation><numerusform>ha fatto {} lancio</numerusform><numerusform>ha fatto {} lanci</numerusform></translation>
    </message>
    <message id="it makes {}">
        <translation>produce {}</translation>
    </message>
    <message id="it may hold a solution">
        <translation>può contenere una soluzione</translation>
    </message>
    <message id="it must be true or false">
        <translation>deve essere true o false</translation>
    </message>
    <message id="it reports no {}">
        <translation>non riporta «{}»</translation>
    </message>
    <message id="it says found, but sums to {}, not to the target {}">
        <translation>la risposta è «trovata», ma la somma è {}, non la somma obiettivo {}</translation>
    </message>
    <message id="it says infeasible, but the lightest item of each class fits">
        <translation>dice irrisolvibile, ma l'oggetto più leggero di ogni classe entra</translation>
    </message>
    <message id="it takes {} and the disk has {} free">
        <translation>richiede {} e il disco ha {} liberi</translation>
    </message>
    <message id="it was cut short">
        <translation>è stato troncato</translation>
    </message>
    <message id="it | them" numerus="yes">
        <translation><numerusform>corrispondente</numerusform><numerusform>corrispondente</numerusform></translation>
    </message>
    <message id="item">
        <translation>oggetto</translation>
    </message>
    <message id="item ">
        <translation>oggetto </translation>
    </message>
    <message id="item i does not fit">
        <translation>l'oggetto i non entra</translation>
    </message>
    <message id="item k fits">
        <translation>l'oggetto k entra</translation>
    </message>
    <message id="item {}">
        <translation>oggetto {}</translation>
    </message>
    <message id="item {} (value {}, weight {})">
        <translation>oggetto {} (valore {}, peso {})</translation>
    </message>
    <message id="item {}, value {}, weight {}: {}">
        <translation>oggetto {}, valore {}, peso {}: {}</translation>
    </message>
    <message id="items">
        <translation>oggetti</translation>
    </message>
    <message id="items ">
        <translation>oggetti </translation>
    </message>
    <message id="items by value per weight: ">
        <translation>oggetti per valore su peso: </translation>
    </message>
    <message id="items of the core">
        <translation>oggetti del nucleo</translation>
    </message>
    <message id="items that take part">
        <translation>oggetti che partecipano</translation>
    </message>
    <message id="its">
        <translation>suoi</translation>
    </message>
    <message id="its architecture is too old">
        <translation>la sua architettura è troppo vecchia</translation>
    </message>
    <message id="its blocks wait for each other, and keeping {} blocks of {} threads needs {} beside the buffers; {} of the budget are left">
        <translation>i blocchi si aspettano a vicenda, e tenere {} blocchi di {} thread richiede {} oltre ai buffer; del limite di memoria restano {}</translation>
    </message>
    <message id="its bound '{}' is no fraction in lowest terms">
        <translation>il limite «{}» non è una frazione ridotta ai minimi termini</translation>
    </message>
    <message id="its brackets are nested too deep">
        <translation>le sue parentesi sono annidate troppo in profondità</translation>
    </message>
    <message id="its chapters are 1 to {}">
        <translation>i suoi capitoli vanno da 1 a {}</translation>
    </message>
    <message id="its choices are told">
        <translation>si dicono le sue scelte</translation>
    </message>
    <message id="its columns are {}">
        <translation>le sue colonne sono {}</translation>
    </message>
    <message id="its front has no point">
        <translation>il suo fronte non ha punti</translation>
    </message>
    <message id="its front is not in order of cost: {} comes behind {}">
        <translation>il fronte non è in ordine di costo: {} viene dopo {}</translation>
    </message>
    <message id="its front is {}, not {}">
        <translation>il fronte è {}, non {}</translation>
    </message>
    <message id="its header or checksums were altered: the seal does not fit">
        <translation>l'intestazione o i checksum sono stati modificati: il sigillo non corrisponde</translation>
    </message>
    <message id="its objective is not the whole part of its bound {}">
        <translation>il suo valore obiettivo non è la parte intera del suo limite {}</translation>
    </message>
    <message id="its objective, weight or selection is missing">
        <translation>manca il valore obiettivo, il peso o la selezione</translation>
    </message>
    <message id="its pictures are {0}.1 to {0}.{1}">
        <translation>le sue immagini vanno da {0}.1 a {0}.{1}</translation>
    </message>
    <message id="its plan has fewer batches than its lower bound {}">
        <translation>il piano ha meno lotti del suo limite inferiore {}</translation>
    </message>
    <message id="its plan has several batches and is said to run everything at once">
        <translation>il suo piano ha più lotti e dovrebbe eseguire tutto insieme</translation>
    </message>
    <message id="its plan has {} batch, not {} | its plan has {} batches, not {}" numerus="yes">
        <translation><numerusform>il piano ha {} lotto, non {}</numerusform><numerusform>il piano ha {} lotti, non {}</numerusform></translation>
    </message>
    <message id="its plan is called the best there can be, and its lower bound is another">
        <translation>il suo piano è detto il migliore possibile, e il suo limite inferiore è un altro</translation>
    </message>
    <message id="its plan is of {}, the fewest batches are {}">
        <translation>il piano ha {}, il numero minimo di lotti è {}</translation>
    </message>
    <message id="its plan launches a kernel {}">
        <translation>il piano lancia un kernel {}</translation>
    </message>
    <message id="its plan launches kernel {} {}">
        <translation>il piano lancia il kernel {} {}</translation>
    </message>
    <message id="its plan launches kernel {} {} time, not {} | its plan launches kernel {} {} times, not {}" numerus="yes">
        <translation><numerusform>il piano lancia il kernel {} {} volta, non {}</numerusform><numerusform>il piano lancia il kernel {} {} volte, non {}</numerusform></translation>
    </message>
    <message id="its plan leaves a kernel {} out">
        <translation>il piano lascia fuori un kernel {}</translation>
    </message>
    <message id="its plan leaves kernel {} out without a reason">
        <translation>il piano lascia fuori il kernel {} senza motivo</translation>
    </message>
    <message id="its plan leaves kernel {} out, which fits with {} block of {} threads on each multiprocessor | its plan leaves kernel {} out, which fits with {} blocks of {} threads on each multiprocessor" numerus="yes">
        <translation><numerusform>il piano lascia fuori il kernel {}, che ci sta con {} blocco di {} thread su ogni multiprocessore</numerusform><numerusform>il piano lascia fuori il kernel {}, che ci sta con {} blocchi di {} thread su ogni multiprocessore</numerusform></translation>
    </message>
    <message id="its rows would have {} cells">
        <translation>le righe avrebbero {} celle</translation>
    </message>
    <message id="its selection is heavier than the capacity {}">
        <translation>la selezione pesa più della capacità {}</translation>
    </message>
    <message id="its selection is worth {}, not {}">
        <translation>la selezione vale {}, non {}</translation>
    </message>
    <message id="its selection names no {} in one of its places">
        <translation>la selezione non indica nulla in uno dei suoi posti ({})</translation>
    </message>
    <message id="its selection weighs {}, not {}">
        <translation>la selezione pesa {}, non {}</translation>
    </message>
    <message id="its steps are 1 to {}; 1.2 is the second picture of step 1">
        <translation>i suoi passi vanno da 1 a {}; 1.2 è la seconda immagine del passo 1</translation>
    </message>
    <message id="its steps are 1 to {}; write the first and the last as 1..{}">
        <translation>i suoi passi vanno da 1 a {}; scrivere il primo e l'ultimo come 1..{}</translation>
    </message>
    <message id="its sum is not that of &quot;sha256&quot;">
        <translation>la sua somma non è quella di "sha256"</translation>
    </message>
    <message id="just over 100 %">
        <translation>appena oltre il 100 %</translation>
    </message>
    <message id="k = {}; list A is in {}, list B in {}.">
        <translation>k = {}; la lista A è in {}, la lista B in {}.</translation>
    </message>
    <message id="keep one of the two">
        <translation>tenerne uno dei due</translation>
    </message>
    <message id="keeps a dominated point">
        <translation>tiene un punto dominato</translation>
    </message>
    <message id="keeps a pair that has no solution">
        <translation>tiene una coppia senza soluzione</translation>
    </message>
    <message id="keeps a point that is no better">
        <translation>tiene un punto che non è migliore</translation>
    </message>
    <message id="kept">
        <translation>tenuto</translation>
    </message>
    <message id="kept now">
        <translation>tenuto ora</translation>
    </message>
    <message id="kernel">
        <translation>kernel</translation>
    </message>
    <message id="kernel i, blocks b">
        <translation>kernel i, blocchi b</translation>
    </message>
    <message id="kernel on the device">
        <translation>kernel sul dispositivo</translation>
    </message>
    <message id="kernel | kernels" numerus="yes">
        <translation><numerusform>kernel</numerusform><numerusform>kernel</numerusform></translation>
    </message>
    <message id="kernels">
        <translation>kernel</translation>
    </message>
    <message id="kernels count a task's choices in 31 bits: at most {}">
        <translation>i kernel contano le scelte di un task con 31 bit: al massimo {}</translation>
    </message>
    <message id="kernels count cells in 31 bits: {} + 1 + the threads beyond it must stay below 2^31">
        <translation>i kernel contano le celle con 31 bit: {} + 1 + i thread oltre deve restare sotto 2^31</translation>
    </message>
    <message id="kernels with other resources">
        <translation>kernel con altre risorse</translation>
    </message>
    <message id="knee">
        <translation>ginocchio</translation>
    </message>
    <message id="kplib (.kp): n, c, then profit weight">
        <translation>kplib (.kp): n, c, poi valore peso</translation>
    </message>
    <message id="labels kept">
        <translation>etichette conservate</translation>
    </message>
    <message id="lane {}">
        <translation>lane {}</translation>
    </message>
    <message id="lane {} alone reads">
        <translation>la sola lane {} legge</translation>
    </message>
    <message id="lane {} alone updates">
        <translation>la sola lane {} modifica</translation>
    </message>
    <message id="lane {} alone writes">
        <translation>la sola lane {} scrive</translation>
    </message>
    <message id="lane {}: goes on">
        <translation>lane {}: prosegue</translation>
    </message>
    <message id="lane {}: goes past">
        <translation>lane {}: salta</translation>
    </message>
    <message id="lane {}: masked">
        <translation>lane {}: mascherata</translation>
    </message>
    <message id="lane {}: takes part">
        <translation>lane {}: partecipa</translation>
    </message>
    <message id="lane | lanes" numerus="yes">
        <translation><numerusform>lane</numerusform><numerusform>lane</numerusform></translation>
    </message>
    <message id="lanes">
        <translation>lane</translation>
    </message>
    <message id="lanes of one warp reach a barrier on different paths">
        <translation>lane dello stesso warp raggiungono una barriera per vie diverse</translation>
    </message>
    <message id="lanes {} to {}">
        <translation>lane da {} a {}</translation>
    </message>
    <message id="larger of two">
        <translation>maggiore di due</translation>
    </message>
    <message id="largest">
        <translation>massima</translation>
    </message>
    <message id="largest cost {}">
        <translation>costo massimo {}</translation>
    </message>
    <message id="largest difference from the CPU">
        <translation>massima differenza dalla CPU</translation>
    </message>
    <message id="last column of the table">
        <translation>ultima colonna della tabella</translation>
    </message>
    <message id="last: ">
        <translation>ultimo: </translation>
    </message>
    <message id="last: not known">
        <translation>ultimo: non noto</translation>
    </message>
    <message id="launch at most {} block | launch at most {} blocks" numerus="yes">
        <translation><numerusform>lanciare al massimo {} blocco</numerusform><numerusform>lanciare al massimo {} blocchi</numerusform></translation>
    </message>
    <message id="launch fewer or smaller blocks">
        <translation>lanciare meno blocchi o blocchi più piccoli</translation>
    </message>
    <message id="launch no more blocks than are resident, or smaller ones">
        <translation>lanciare non più blocchi di quanti siano residenti, o più piccoli</translation>
    </message>
    <message id="launch that the host waits for">
        <translation>lancio che l'host aspetta</translation>
    </message>
    <message id="launch the kernel cooperatively">
        <translation>lanciare il kernel in modo cooperativo</translation>
    </message>
    <message id="launch {} has {} of {}, and the window is block {}, warp {}">
        <translation>il lancio {} ha {} di {}, e la finestra è il blocco {}, warp {}</translation>
    </message>
    <message id="launch {}, block {}">
        <translation>lancio {}, blocco {}</translation>
    </message>
    <message id="launch {}{}">
        <translation>lanciare {}{}</translation>
    </message>
    <message id="launch | launches" numerus="yes">
        <translation><numerusform>lancio</numerusform><numerusform>lanci</numerusform></translation>
    </message>
    <message id="launch, one behind the other">
        <translation>lancio, uno dietro l'altro</translation>
    </message>
    <message id="launched with {} arguments instead of {}">
        <translation>lanciato con {} argomenti invece di {}</translation>
    </message>
    <message id="launches">
        <translation>lanci</translation>
    </message>
    <message id="launching {} with {} blocks of {} threads">
        <translation>lancio di {} con {} blocchi di {} thread</translation>
    </message>
    <message id="leaf or cut">
        <translation>foglia o taglio</translation>
    </message>
    <message id="least = {}">
        <translation>minimo = {}</translation>
    </message>
    <message id="least = {} = {}: {} the first point, because nothing is cheaper.">
        <translation>least = {} = {}: {} il primo punto, perché nulla costa meno.</translation>
    </message>
    <message id="least shared memory">
        <translation>minima memoria condivisa</translation>
    </message>
    <message id="least {}, mean {}, most {}">
        <translation>minimo {}, media {}, massimo {}</translation>
    </message>
    <message id="leave --index out">
        <translation>omettere --index</translation>
    </message>
    <message id="leave --sheet out">
        <translation>omettere --sheet</translation>
    </message>
    <message id="leave folders out">
        <translation>tralasciare le cartelle</translation>
    </message>
    <message id="leave it out">
        <translation>ometterlo</translation>
    </message>
    <message id="leave it out, or choose a variant for mixes of kernels that runs on a CPU">
        <translation>ometterlo, o scegliere una variante per combinazioni di kernel che giri su una CPU</translation>
    </message>
    <message id="leave it out, or choose a variant with steps for this kind of instance">
        <translation>ometterlo, o scegliere una variante con passi per questo tipo di istanza</translation>
    </message>
    <message id="leave one out">
        <translation>ometterne una</translation>
    </message>
    <message id="leave out &quot;from&quot; and &quot;to&quot;">
        <translation>omettere "from" e "to"</translation>
    </message>
    <message id="leave out 'device' or every number of an SM">
        <translation>omettere 'device' oppure ogni numero di un SM</translation>
    </message>
    <message id="leave the factor out">
        <translation>omettere il fattore</translation>
    </message>
    <message id="leave the plan out">
        <translation>omettere il piano</translation>
    </message>
    <message id="leave the table out">
        <translation>omettere la tabella</translation>
    </message>
    <message id="leave the table out, or let it run once without counters">
        <translation>omettere la tabella o eseguire una volta sola e senza contatori</translation>
    </message>
    <message id="leave them out: an instance in JSON names its fields itself">
        <translation>ometterle: un'istanza in JSON nomina da sé i suoi campi</translation>
    </message>
    <message id="leave this unit out">
        <translation>omettere questa unità</translation>
    </message>
    <message id="leaves a choice out">
        <translation>tralascia una scelta</translation>
    </message>
    <message id="leaves an item out that belongs in">
        <translation>tralascia un oggetto che va preso</translation>
    </message>
    <message id="left out">
        <translation>omesso</translation>
    </message>
    <message id="left out of V">
        <translation>tralasciato in V</translation>
    </message>
    <message id="less">
        <translation>meno</translation>
    </message>
    <message id="less than a day ago">
        <translation>meno di un giorno fa</translation>
    </message>
    <message id="less than {}">
        <translation>meno di {}</translation>
    </message>
    <message id="lesson.md has no section '## {}'">
        <translation>lesson.md non ha la sezione «## {}»</translation>
    </message>
    <message id="let an administrator run: echo 'options nvidia NVreg_RestrictProfilingToAdminUsers=0' | sudo tee /etc/modprobe.d/nvidia-counters.conf &amp;&amp; sudo update-initramfs -u, and restart the machine (https://developer.nvidia.com/ERR_NVGPUCTRPERM)">
        <translation>far eseguire a un amministratore: echo 'options nvidia NVreg_RestrictProfilingToAdminUsers=0' | sudo tee /etc/modprobe.d/nvidia-counters.conf &amp;&amp; sudo update-initramfs -u, e riavviare la macchina (https://developer.nvidia.com/ERR_NVGPUCTRPERM)</translation>
    </message>
    <message id="let the program that runs it say what it needs">
        <translation>far dire al programma che la esegue che cosa le serve</translation>
    </message>
    <message id="libcuda.so.1 not found">
        <translation>libcuda.so.1 non trovata</translation>
    </message>
    <message id="lies in host memory, which no kernel sees">
        <translation>è nella memoria dell'host, che nessun kernel vede</translation>
    </message>
    <message id="limits: ">
        <translation>limita: </translation>
    </message>
    <message id="line of 128 bytes | lines of 128 bytes" numerus="yes">
        <translation><numerusform>linea di 128 byte</numerusform><numerusform>linee di 128 byte</numerusform></translation>
    </message>
    <message id="line {}">
        <translation>riga {}</translation>
    </message>
    <message id="line {} ({}) is left out">
        <translation>la riga {} ({}) è omessa</translation>
    </message>
    <message id="line {} is '{}'">
        <translation>la riga {} è '{}'</translation>
    </message>
    <message id="line {} is left out">
        <translation>la riga {} è omessa</translation>
    </message>
    <message id="line {} of what was copied has {} cells, and from “{}” on there are {} columns">
        <translation>la riga {} di ciò che è stato copiato ha {} celle, e da «{}» in poi ci sono {} colonne</translation>
    </message>
    <message id="line {} of what was copied, {}">
        <translation>riga {} di ciò che è stato copiato, {}</translation>
    </message>
    <message id="line {} · {}">
        <translation>riga {} · {}</translation>
    </message>
    <message id="line {}, '{}',">
        <translation>riga {}, '{}',</translation>
    </message>
    <message id="line | lines" numerus="yes">
        <translation><numerusform>riga</numerusform><numerusform>righe</numerusform></translation>
    </message>
    <message id="lines">
        <translation>righe</translation>
    </message>
    <message id="lines of 128 B">
        <translation>linee di 128 B</translation>
    </message>
    <message id="list">
        <translation>lista</translation>
    </message>
    <message id="list it once">
        <translation>elencarlo una volta sola</translation>
    </message>
    <message id="list {} = {}">
        <translation>lista {} = {}</translation>
    </message>
    <message id="list {} has no sum left, so there is no solution">
        <translation>la lista {} non ha più somme, quindi non c'è soluzione</translation>
    </message>
    <message id="list {} {}">
        <translation>lista {} {}</translation>
    </message>
    <message id="list {}, empty">
        <translation>lista {}, vuota</translation>
    </message>
    <message id="list {}: {} of {} of its {} weight{} | list {}: {} of {} of its {} weights{}" numerus="yes">
        <translation><numerusform>lista {}: {} da {} del suo {} peso{}</numerusform><numerusform>lista {}: {} da {} dei suoi {} pesi{}</numerusform></translation>
    </message>
    <message id="list {}: {} sum from {} to {}{} | list {}: {} sums from {} to {}{}" numerus="yes">
        <translation><numerusform>lista {}: {} somma da {} a {}{}</numerusform><numerusform>lista {}: {} somme da {} a {}{}</numerusform></translation>
    </message>
    <message id="load">
        <translation>caricano</translation>
    </message>
    <message id="loads">
        <translation>carica</translation>
    </message>
    <message id="log">
        <translation>log</translation>
    </message>
    <message id="longer than {} characters">
        <translation>più lungo di {} caratteri</translation>
    </message>
    <message id="looked at">
        <translation>esaminata</translation>
    </message>
    <message id="looks at one resource only">
        <translation>guarda una sola risorsa</translation>
    </message>
    <message id="low = {} is above high = {}: block {} of A is picked with no block of B.">
        <translation>low = {} supera high = {}: il blocco {} di A non viene scelto con nessun blocco di B.</translation>
    </message>
    <message id="low is">
        <translation>low diventa</translation>
    </message>
    <message id="make a campaign for each kind">
        <translation>fare una campagna per ogni tipo</translation>
    </message>
    <message id="make a list of them: write [ before the first one, commas between them, and ] at the end">
        <translation>farne un elenco: scrivere [ prima del primo, virgole tra di loro e ] alla fine</translation>
    </message>
    <message id="make it shorter">
        <translation>abbreviarlo</translation>
    </message>
    <message id="make one with `knapscope-run plan`">
        <translation>crearne una con `knapscope-run plan`</translation>
    </message>
    <message id="make room or take another folder; the lesson that was there is as before">
        <translation>fare spazio o prendere un'altra cartella; la lezione che c'era è come prima</translation>
    </message>
    <message id="make room there, or choose a smaller instance">
        <translation>fare spazio lì o scegliere un'istanza più piccola</translation>
    </message>
    <message id="make room, or allow writing there">
        <translation>fare spazio o permettere di scrivere lì</translation>
    </message>
    <message id="make the trace again: its file was changed">
        <translation>rifare la traccia: il suo file è stato modificato</translation>
    </message>
    <message id="make this folder writable, or the layouts are lost when the program ends">
        <translation>rendere scrivibile questa cartella, altrimenti le disposizioni vanno perse alla chiusura del programma</translation>
    </message>
    <message id="mark another point">
        <translation>contrassegnare un altro punto</translation>
    </message>
    <message id="mark each that is">
        <translation>segnare ognuna di quelle giuste</translation>
    </message>
    <message id="mark its loops with KS_FOR or KS_LOOP, or trace another kernel">
        <translation>marcare i suoi cicli con KS_FOR o KS_LOOP, o tracciare un altro kernel</translation>
    </message>
    <message id="mark {} was never set">
        <translation>il segno {} non è mai stato posto</translation>
    </message>
    <message id="marks are counted from 0, and {} were set">
        <translation>i segni si contano da 0, e ne sono stati posti {}</translation>
    </message>
    <message id="mask mismatch">
        <translation>maschere discordanti</translation>
    </message>
    <message id="masked">
        <translation>mascherata</translation>
    </message>
    <message id="masked lane">
        <translation>lane mascherata</translation>
    </message>
    <message id="max(a, b + c) on int32">
        <translation>max(a, b + c) su int32</translation>
    </message>
    <message id="max-plus steps a byte of device memory">
        <translation>passi max-plus per byte di memoria del dispositivo</translation>
    </message>
    <message id="max-plus steps a second">
        <translation>passi max-plus al secondo</translation>
    </message>
    <message id="may be in format {}">
        <translation>può essere nel formato {}</translation>
    </message>
    <message id="mean {}">
        <translation>media {}</translation>
    </message>
    <message id="measure again">
        <translation>ripetere la misura</translation>
    </message>
    <message id="measure again, with nothing else on the GPU">
        <translation>misurare di nuovo, senza altro sulla GPU</translation>
    </message>
    <message id="measure again: a figure was changed by hand">
        <translation>misurare di nuovo: un numero è stato cambiato a mano</translation>
    </message>
    <message id="measure every {} in a smaller unit, so that all are whole numbers">
        <translation>misurate ogni {} in un'unità più piccola, in modo che siano tutti interi</translation>
    </message>
    <message id="measure it again, or leave it out">
        <translation>ripetere la misura, oppure ometterla</translation>
    </message>
    <message id="measured by the hardware's counters">
        <translation>misurato dai contatori dell'hardware</translation>
    </message>
    <message id="measured by the probe">
        <translation>misurato dalla sonda</translation>
    </message>
    <message id="measured by the probe on ">
        <translation>misurato dalla sonda su </translation>
    </message>
    <message id="measured here">
        <translation>misurato qui</translation>
    </message>
    <message id="measured on {}">
        <translation>misurato su {}</translation>
    </message>
    <message id="measured on {}, driver {}, {}">
        <translation>misurato su {}, driver {}, {}</translation>
    </message>
    <message id="median pairs">
        <translation>coppie mediane</translation>
    </message>
    <message id="median, min and max are not those of the samples">
        <translation>mediana, minimo e massimo non sono quelli dei campioni</translation>
    </message>
    <message id="meets every deadline">
        <translation>rispetta ogni scadenza</translation>
    </message>
    <message id="member '{}' is left out">
        <translation>il campo '{}' è omesso</translation>
    </message>
    <message id="memory clock">
        <translation>frequenza della memoria</translation>
    </message>
    <message id="memory in use">
        <translation>memoria in uso</translation>
    </message>
    <message id="memory of the device">
        <translation>memoria del dispositivo</translation>
    </message>
    <message id="memory that the launch was not given">
        <translation>memoria che al lancio non è stata data</translation>
    </message>
    <message id="memory's busy time">
        <translation>tempo di attività della memoria</translation>
    </message>
    <message id="merge">
        <translation>fusione</translation>
    </message>
    <message id="merged">
        <translation>fusa</translation>
    </message>
    <message id="min({}{})">
        <translation>min({}{})</translation>
    </message>
    <message id="misaligned">
        <translation>disallineato</translation>
    </message>
    <message id="misses {} deadline | misses {} deadlines" numerus="yes">
        <translation><numerusform>manca {} scadenza</numerusform><numerusform>manca {} scadenze</numerusform></translation>
    </message>
    <message id="missing">
        <translation>manca</translation>
    </message>
    <message id="modelled steps: what overlaps, not how long it takes">
        <translation>passi modellati: che cosa si sovrappone, non quanto dura</translation>
    </message>
    <message id="modelled: steps of equal blocks, not time">
        <translation>modellato: passi di blocchi uguali, non tempo</translation>
    </message>
    <message id="models ">
        <translation>modella </translation>
    </message>
    <message id="more">
        <translation>più</translation>
    </message>
    <message id="more cells were touched than there is room for">
        <translation>sono state toccate più celle di quante ne entrano</translation>
    </message>
    <message id="more than half of the warps wait at a barrier of the grid">
        <translation>più di metà dei warp aspetta a una barriera di griglia</translation>
    </message>
    <message id="more than {} numbers">
        <translation>più di {} numeri</translation>
    </message>
    <message id="most = {}">
        <translation>massimo = {}</translation>
    </message>
    <message id="moved, not used">
        <translation>spostati, non usati</translation>
    </message>
    <message id="moves the wrong pointer">
        <translation>sposta il puntatore sbagliato</translation>
    </message>
    <message id="multiplication">
        <translation>moltiplicazione</translation>
    </message>
    <message id="multiply all numbers of this unit by {}">
        <translation>moltiplicare tutti i numeri di questa unità per {}</translation>
    </message>
    <message id="multiply all values by {}">
        <translation>moltiplicare tutti i valori per {}</translation>
    </message>
    <message id="multiply all weights and the capacity by {}">
        <translation>moltiplicare tutti i pesi e la capacità per {}</translation>
    </message>
    <message id="multiply every {} by {}">
        <translation>moltiplicare ogni {} per {}</translation>
    </message>
    <message id="multiply every {} by {}: `knapscope-run convert FILE OUT --scale {}={}`">
        <translation>moltiplicate ogni {} per {}: `knapscope-run convert FILE OUT --scale {}={}`</translation>
    </message>
    <message id="multiply every {} by {}: `knapscope-run convert FILE OUT {}`">
        <translation>moltiplicare ogni {} per {}: `knapscope-run convert FILE OUT {}`</translation>
    </message>
    <message id="multiprocessors">
        <translation>multiprocessori</translation>
    </message>
    <message id="name &quot;of&quot; or &quot;where&quot;, so that there are at most {}">
        <translation>indicare "of" o "where", così che siano al massimo {}</translation>
    </message>
    <message id="name a &quot;variant&quot;, or show a figure">
        <translation>indicare una "variant" o mostrare una figura</translation>
    </message>
    <message id="name a file">
        <translation>indicare un file</translation>
    </message>
    <message id="name a file that holds one, or generate one from a preset">
        <translation>indicare un file che ne contenga una, o generarne una da un modello</translation>
    </message>
    <message id="name a folder">
        <translation>indicare una cartella</translation>
    </message>
    <message id="name a folder of answer files">
        <translation>indicare una cartella di file di risposte</translation>
    </message>
    <message id="name a folder that has nothing but answer files">
        <translation>indicare una cartella che contiene soltanto file di risposte</translation>
    </message>
    <message id="name a page of the manual's list">
        <translation>indicare una pagina dell'elenco del manuale</translation>
    </message>
    <message id="name a parameter and values of it that the results have for the same instances">
        <translation>indicare un parametro e valori che i risultati hanno per le stesse istanze</translation>
    </message>
    <message id="name a place in its file, as in /capacity=12">
        <translation>indicare un posto nel suo file, come in /capacity=12</translation>
    </message>
    <message id="name a stage that the results have, or none for whole times">
        <translation>indicare una fase che i risultati hanno, o nessuna per i tempi interi</translation>
    </message>
    <message id="name a variant of the instance's kind">
        <translation>indicare una variante per questo tipo di istanza</translation>
    </message>
    <message id="name an empty or a new folder">
        <translation>indicare una cartella vuota o nuova</translation>
    </message>
    <message id="name one of 1 to {}">
        <translation>indicarne uno da 1 a {}</translation>
    </message>
    <message id="name one of {}">
        <translation>indicarne uno tra {}</translation>
    </message>
    <message id="name one that `knapscope-run steps` shows">
        <translation>indicarne una che `knapscope-run steps` mostra</translation>
    </message>
    <message id="name one that `knapscope-run trace` takes">
        <translation>indicarne uno che `knapscope-run trace` accetta</translation>
    </message>
    <message id="name the files NAME_c.txt, NAME_w.txt and NAME_p.txt (capacity, weights, profits)">
        <translation>chiamare i file NAME_c.txt, NAME_w.txt e NAME_p.txt (capacità, pesi, valori)</translation>
    </message>
    <message id="name two different variants with steps for this kind of instance">
        <translation>indicare due varianti diverse con passi per questo tipo di istanza</translation>
    </message>
    <message id="name two settings that the campaign gave its presets">
        <translation>indicare due impostazioni che la campagna ha dato ai suoi modelli</translation>
    </message>
    <message id="name variants on each side that the campaign ran">
        <translation>indicare su ogni lato varianti che la campagna ha eseguito</translation>
    </message>
    <message id="named by the finding">
        <translation>indicata dalla segnalazione</translation>
    </message>
    <message id="names another limit">
        <translation>indica un altro limite</translation>
    </message>
    <message id="names the lanes from before the branch">
        <translation>indica le lane di prima del ramo</translation>
    </message>
    <message id="names the lanes of the other branch">
        <translation>indica le lane dell'altro ramo</translation>
    </message>
    <message id="names {}.md as the page above it, but that page is below another one">
        <translation>indica {}.md come la pagina sopra di sé, ma questa sta sotto un'altra</translation>
    </message>
    <message id="names {}.md as the page above it, but there is no such page">
        <translation>indica {}.md come la pagina sopra di sé, ma questa non esiste</translation>
    </message>
    <message id="neither">
        <translation>neppure</translation>
    </message>
    <message id="neither answered">
        <translation>nessuno ha risposto</translation>
    </message>
    <message id="new">
        <translation>nuova</translation>
    </message>
    <message id="new {}: {} of {} merged">
        <translation>{} nuova: fuse {} di {}</translation>
    </message>
    <message id="next">
        <translation>prossimo</translation>
    </message>
    <message id="next of its list">
        <translation>prossima della sua lista</translation>
    </message>
    <message id="next to each other">
        <translation>affiancati</translation>
    </message>
    <message id="no">
        <translation>no</translation>
    </message>
    <message id="no algorithm here divides {}; if they are not divided, say so: `knapscope-run convert FILE OUT {}`">
        <translation>nessun algoritmo qui divide {}; se non sono divisibili, indicatelo: `knapscope-run convert FILE OUT {}`</translation>
    </message>
    <message id="no answers are graded">
        <translation>nessuna risposta è valutata</translation>
    </message>
    <message id="no bar: a time is zero, or the baseline has other instances">
        <translation>nessuna barra: un tempo è zero, o il riferimento ha altre istanze</translation>
    </message>
    <message id="no bar: its time in the emulator says nothing about a GPU">
        <translation>nessuna barra: il suo tempo nell'emulatore non dice nulla di una GPU</translation>
    </message>
    <message id="no bar: {}">
        <translation>nessuna barra: {}</translation>
    </message>
    <message id="no bar: {} was not measured there">
        <translation>nessuna barra: {} non è stato misurato lì</translation>
    </message>
    <message id="no choice is right">
        <translation>nessuna scelta è giusta</translation>
    </message>
    <message id="no choice of blocks keeps to all four resources.">
        <translation>nessuna scelta di blocchi rispetta tutte e quattro le risorse.</translation>
    </message>
    <message id="no class yet: nothing packed">
        <translation>ancora nessuna classe: nulla nello zaino</translation>
    </message>
    <message id="no column is called {}">
        <translation>nessuna colonna si chiama {}</translation>
    </message>
    <message id="no column is called {}, but {} may be it">
        <translation>nessuna colonna si chiama {}, ma {} può esserlo</translation>
    </message>
    <message id="no column is chosen as {}">
        <translation>nessuna colonna è scelta come {}</translation>
    </message>
    <message id="no column is the {}">
        <translation>nessuna colonna è {}</translation>
    </message>
    <message id="no entry has the English name &quot;{}&quot;">
        <translation>nessuna voce ha il nome inglese «{}»</translation>
    </message>
    <message id="no file name was given">
        <translation>non è stato indicato alcun nome di file</translation>
    </message>
    <message id="no folder can be created here">
        <translation>qui non si può creare una cartella</translation>
    </message>
    <message id="no heading says which column is what">
        <translation>nessuna intestazione dice quale colonna è che cosa</translation>
    </message>
    <message id="no instance is open">
        <translation>nessuna istanza è aperta</translation>
    </message>
    <message id="no instance like this one could be drawn: {}">
        <translation>non è stato possibile estrarre un'istanza come questa: {}</translation>
    </message>
    <message id="no instance of the results has the settings '{}' and '{}'">
        <translation>nessuna istanza dei risultati ha le impostazioni «{}» e «{}»</translation>
    </message>
    <message id="no instruction of the warp is chosen to be shown">
        <translation>non è scelta nessuna istruzione del warp da mostrare</translation>
    </message>
    <message id="no item fits">
        <translation>nessun oggetto ci sta</translation>
    </message>
    <message id="no item yet: nothing packed">
        <translation>ancora nessun oggetto: nulla nello zaino</translation>
    </message>
    <message id="no kernel">
        <translation>nessun kernel</translation>
    </message>
    <message id="no kernel takes no shared memory">
        <translation>nessun kernel non usa memoria condivisa</translation>
    </message>
    <message id="no kernel time was recorded">
        <translation>non è stato registrato alcun tempo dei kernel</translation>
    </message>
    <message id="no kernel time was recorded of {}">
        <translation>di {} non è stato registrato alcun tempo di kernel</translation>
    </message>
    <message id="no kind has all of the columns {}">
        <translation>nessun tipo ha tutte le colonne {}</translation>
    </message>
    <message id="no knapsack is infeasible: the empty selection is legal">
        <translation>nessuno zaino è irrisolvibile: la selezione vuota è ammissibile</translation>
    </message>
    <message id="no lane has touched it yet">
        <translation>nessuna lane l'ha ancora toccata</translation>
    </message>
    <message id="no lesson is open">
        <translation>nessuna lezione è aperta</translation>
    </message>
    <message id="no limit">
        <translation>nessun limite</translation>
    </message>
    <message id="no line is called {}">
        <translation>nessuna riga si chiama {}</translation>
    </message>
    <message id="no line is called {}, but {} may be it">
        <translation>nessuna riga si chiama {}, ma può esserlo {}</translation>
    </message>
    <message id="no line names the columns">
        <translation>nessuna riga nomina le colonne</translation>
    </message>
    <message id="no memory left for the stacks of a block">
        <translation>memoria esaurita per gli stack di un blocco</translation>
    </message>
    <message id="no mix of kernels is open">
        <translation>nessuna combinazione di kernel è aperta</translation>
    </message>
    <message id="no numbers called '{}' can be multiplied">
        <translation>nessun numero di nome '{}' si può moltiplicare</translation>
    </message>
    <message id="no pipe to the helper: {}">
        <translation>nessuna connessione al programma ausiliario: {}</translation>
    </message>
    <message id="no plan below">
        <translation>nessun piano sotto</translation>
    </message>
    <message id="no point of this front is what 'mark' asks for">
        <translation>nessun punto di questo fronte corrisponde a quanto chiede 'mark'</translation>
    </message>
    <message id="no run of this mix was watched">
        <translation>nessuna esecuzione di questa combinazione è stata osservata</translation>
    </message>
    <message id="no selection is allowed, so there is no front">
        <translation>nessuna selezione è ammissibile, quindi non c'è un fronte</translation>
    </message>
    <message id="no selection is {}">
        <translation>nessuna selezione è {}</translation>
    </message>
    <message id="no selection keeps to the limit">
        <translation>nessuna selezione rispetta il limite</translation>
    </message>
    <message id="no selection of this kind has a weight">
        <translation>nessuna scelta di questo tipo ha un peso</translation>
    </message>
    <message id="no solution">
        <translation>nessuna soluzione</translation>
    </message>
    <message id="no step to show">
        <translation>nessun passo da mostrare</translation>
    </message>
    <message id="no subset of a half sums to {}">
        <translation>nessun sottoinsieme di una metà ha somma {}</translation>
    </message>
    <message id="no subset of the first {} sums to {}">
        <translation>nessun sottoinsieme dei primi {} ha somma {}</translation>
    </message>
    <message id="no such instance is infeasible: the empty subset sums to 0">
        <translation>nessuna istanza di questo tipo è irrisolvibile: il sottoinsieme vuoto ha somma 0</translation>
    </message>
    <message id="no task yet">
        <translation>ancora nessun task</translation>
    </message>
    <message id="no time of a stage '{}' was recorded of {}">
        <translation>nessun tempo della fase «{}» è stato registrato per {}</translation>
    </message>
    <message id="no two runs have {} '{}' and '{}' and are otherwise the same">
        <translation>non ci sono due esecuzioni con {} «{}» e «{}» per il resto uguali</translation>
    </message>
    <message id="no variant for this kind of instance has a recording">
        <translation>nessuna variante per questo tipo di istanza ha una registrazione</translation>
    </message>
    <message id="no {}">
        <translation>senza {}</translation>
    </message>
    <message id="no, it is left out">
        <translation>no, è lasciato</translation>
    </message>
    <message id="node {}">
        <translation>nodo {}</translation>
    </message>
    <message id="node {} of H has {}. Of these {}, merged, the first {}: {} to node {}, the rest to node {}.">
        <translation>il nodo {} di H ha {}. Di questi {}, una volta fusi, {}: {} al nodo {}, il resto al nodo {}.</translation>
    </message>
    <message id="node {} of H has {}: node {} gets nothing, node {} {}.">
        <translation>il nodo {} di H ha {}: il nodo {} non riceve nulla, il nodo {} {}.</translation>
    </message>
    <message id="nodes">
        <translation>nodi</translation>
    </message>
    <message id="nodes of the search">
        <translation>nodi della ricerca</translation>
    </message>
    <message id="none are used">
        <translation>nessuno usato</translation>
    </message>
    <message id="none can be set here">
        <translation>qui non se ne può impostare nessuno</translation>
    </message>
    <message id="none is">
        <translation>nessuno è</translation>
    </message>
    <message id="none is picked">
        <translation>nessuna è scelta</translation>
    </message>
    <message id="none is used">
        <translation>nessuna usata</translation>
    </message>
    <message id="not a file in base64">
        <translation>non è un file in base64</translation>
    </message>
    <message id="not a lesson">
        <translation>non è una lezione</translation>
    </message>
    <message id="not decided">
        <translation>non deciso</translation>
    </message>
    <message id="not in the paper">
        <translation>non nell'articolo</translation>
    </message>
    <message id="not known">
        <translation>non noto</translation>
    </message>
    <message id="not known here">
        <translation>non noto qui</translation>
    </message>
    <message id="not looked at yet">
        <translation>non ancora guardato</translation>
    </message>
    <message id="not measured">
        <translation>non misurato</translation>
    </message>
    <message id="not measured yet">
        <translation>non ancora misurato</translation>
    </message>
    <message id="not measured yet, and left out">
        <translation>non ancora misurati, quindi omessi</translation>
    </message>
    <message id="not moved">
        <translation>non spostati</translation>
    </message>
    <message id="not proven optimal">
        <translation>non dimostrato ottimo</translation>
    </message>
    <message id="not recorded">
        <translation>non registrati</translation>
    </message>
    <message id="not schedulable">
        <translation>non schedulabile</translation>
    </message>
    <message id="not schedulable, because U &gt; 1">
        <translation>non schedulabile, perché U &gt; 1</translation>
    </message>
    <message id="not the name of a file">
        <translation>non è il nome di un file</translation>
    </message>
    <message id="not written yet">
        <translation>non ancora scritta</translation>
    </message>
    <message id="not yet">
        <translation>non ancora</translation>
    </message>
    <message id="not yet computed">
        <translation>non ancora calcolata</translation>
    </message>
    <message id="not yet looked at">
        <translation>non ancora guardata</translation>
    </message>
    <message id="not yet written">
        <translation>non ancora scritta</translation>
    </message>
    <message id="not-found">
        <translation>non trovata</translation>
    </message>
    <message id="nothing">
        <translation>nulla</translation>
    </message>
    <message id="nothing can be asked of {} here">
        <translation>qui non si può chiedere nulla su {}</translation>
    </message>
    <message id="nothing has run yet">
        <translation>non è ancora stato eseguito nulla</translation>
    </message>
    <message id="nothing is asked that is called so">
        <translation>non si chiede nulla che si chiami così</translation>
    </message>
    <message id="nothing is left to do">
        <translation>non resta nulla da fare</translation>
    </message>
    <message id="nothing is measured yet">
        <translation>non si è ancora misurato nulla</translation>
    </message>
    <message id="nothing is open">
        <translation>non è aperto nulla</translation>
    </message>
    <message id="nothing is traced yet">
        <translation>non c'è ancora alcuna traccia</translation>
    </message>
    <message id="nothing taken">
        <translation>nulla preso</translation>
    </message>
    <message id="nothing that is counted explains the time: the most is {} with {} of {}">
        <translation>nulla di ciò che si conta spiega il tempo: il massimo è {} con {} di {}</translation>
    </message>
    <message id="nothing was drawn">
        <translation>non è stato estratto nulla</translation>
    </message>
    <message id="nothing was shown yet that could stay while this is asked">
        <translation>non si è ancora mostrato nulla che potesse restare mentre lo si chiede</translation>
    </message>
    <message id="nothing was told of the blocks of this run">
        <translation>dei blocchi di questa esecuzione non si è saputo nulla</translation>
    </message>
    <message id="nothing was watched yet">
        <translation>non si è ancora osservato nulla</translation>
    </message>
    <message id="now ">
        <translation>ora </translation>
    </message>
    <message id="number {} is out of range">
        <translation>il numero {} è fuori intervallo</translation>
    </message>
    <message id="of A">
        <translation>di A</translation>
    </message>
    <message id="of B">
        <translation>di B</translation>
    </message>
    <message id="of all k the least">
        <translation>il minimo su tutti i k</translation>
    </message>
    <message id="of every other launch">
        <translation>di un lancio su due</translation>
    </message>
    <message id="of full lists (see the errata)">
        <translation>di liste piene (si vedano gli errata)</translation>
    </message>
    <message id="of its list">
        <translation>della sua lista</translation>
    </message>
    <message id="of its part">
        <translation>della sua parte</translation>
    </message>
    <message id="of pair {}, four binary searches leave {} of {} (Lemmas 5 and 6) and {} of {} (Lemmas 7 and 8).">
        <translation>della coppia {}, quattro ricerche binarie lasciano {} di {} (lemmi 5 e 6) e {} di {} (lemmi 7 e 8).</translation>
    </message>
    <message id="of pair {}, the binary searches leave nothing of block {} of A (Lemmas 5 and 6): no sum of it is {}.">
        <translation>della coppia {}, le ricerche binarie non lasciano nulla del blocco {} di A (lemmi 5 e 6): nessuna sua somma è {}.</translation>
    </message>
    <message id="of pair {}, the binary searches leave nothing of block {} of B (Lemmas 7 and 8): no sum of it is {}.">
        <translation>della coppia {}, le ricerche binarie non lasciano nulla del blocco {} di B (lemmi 7 e 8): nessuna sua somma è {}.</translation>
    </message>
    <message id="of the list">
        <translation>della lista</translation>
    </message>
    <message id="of the {} with block {} of A, Lemma {} leaves out {} and Lemma {} {}; {}.">
        <translation>delle coppie con il blocco {1} di A ({0}), il lemma {2} ne esclude {3} e il lemma {4} {5}; {6}.</translation>
    </message>
    <message id="of them for conflicts">
        <translation>di cui per conflitti</translation>
    </message>
    <message id="of them used">
        <translation>di cui usati</translation>
    </message>
    <message id="of {} nothing is left{}: {} goes to place {}.">
        <translation>di {} non resta nulla{}: {} va al posto {}.</translation>
    </message>
    <message id="of {} {} kernels at most {} {} on an SM at the same time">
        <translation>di {} {} kernel al massimo {} {} insieme su un SM</translation>
    </message>
    <message id="on another processor of 2 cores; the task sets of Table 6.1, whose numbers are ours: the paper prints none">
        <translation>su un altro processore a 2 core; gli insiemi di task della Tabella 6.1, i cui numeri sono nostri: il lavoro non ne stampa</translation>
    </message>
    <message id="on every SM there was a moment with blocks of all its kernels">
        <translation>su ogni SM c'è stato un momento con blocchi di tutti i suoi kernel</translation>
    </message>
    <message id="on the host alone">
        <translation>sul solo host</translation>
    </message>
    <message id="on-chip memory">
        <translation>memoria sul chip</translation>
    </message>
    <message id="once">
        <translation>una volta</translation>
    </message>
    <message id="one core, mean of five runs; it finds the sum, not the weights">
        <translation>un core, media di cinque esecuzioni; trova la somma, non i pesi</translation>
    </message>
    <message id="one instance a set, solved five times, mean; the GPU's time includes the copies of input and results (Section 5.1, page 51)">
        <translation>una istanza per insieme, risolta cinque volte, media; il tempo della GPU comprende le copie di ingressi e risultati (Sezione 5.1, pagina 51)</translation>
    </message>
    <message id="one is | {} are" numerus="yes">
        <translation><numerusform>uno è</numerusform><numerusform>{} sono</numerusform></translation>
    </message>
    <message id="one item of each">
        <translation>un oggetto di ciascuna</translation>
    </message>
    <message id="one kernel | {} kernels" numerus="yes">
        <translation><numerusform>un kernel</numerusform><numerusform>{} kernel</numerusform></translation>
    </message>
    <message id="one of the mask {}">
        <translation>una con la maschera {}</translation>
    </message>
    <message id="one of {} others">
        <translation>uno di altri {}</translation>
    </message>
    <message id="one processor">
        <translation>un processore</translation>
    </message>
    <message id="one result is">
        <translation>un risultato è</translation>
    </message>
    <message id="only a row with status &quot;error&quot; has an error">
        <translation>solo una riga con stato "error" ha un errore</translation>
    </message>
    <message id="only emulated runs are there, and their times say nothing about a GPU">
        <translation>ci sono solo esecuzioni emulate, e i loro tempi non dicono nulla di una GPU</translation>
    </message>
    <message id="only on {} of {} SMs were all {} {} kernels there at one moment">
        <translation>solo su {} di {} SM c'erano tutti i {} {} kernel in un momento</translation>
    </message>
    <message id="only sheet {0} is read; {1} other sheet is left out: {2} | only sheet {0} is read; {1} other sheets are left out: {2}" numerus="yes">
        <translation><numerusform>si legge solo il foglio {0}; {1} altro foglio è omesso: {2}</numerusform><numerusform>si legge solo il foglio {0}; {1} altri fogli sono omessi: {2}</numerusform></translation>
    </message>
    <message id="open a smaller instance, or choose a variant that can write its table to a file">
        <translation>aprire un'istanza più piccola, o scegliere una variante che può scrivere la sua tabella in un file</translation>
    </message>
    <message id="open a smaller instance, or plan this one">
        <translation>aprire un'istanza più piccola o pianificare questa</translation>
    </message>
    <message id="open a smaller instance, or run this one on the Run page">
        <translation>aprire un'istanza più piccola o eseguire questa nella pagina «Esegui»</translation>
    </message>
    <message id="open an instance of another kind">
        <translation>aprire un'istanza di un altro tipo</translation>
    </message>
    <message id="open an instance whose choices have a cost and a value">
        <translation>aprire un'istanza le cui scelte abbiano costo e valore</translation>
    </message>
    <message id="open an instance, or name its file">
        <translation>aprire un'istanza o indicarne il file</translation>
    </message>
    <message id="open classes">
        <translation>classi aperte</translation>
    </message>
    <message id="open it as a file">
        <translation>aprirlo come file</translation>
    </message>
    <message id="open it in its program, choose File, Save as, the file type CSV (UTF-8), and open that file">
        <translation>aprirla nel suo programma, scegliere File, Salva con nome, il tipo di file CSV (UTF-8), e aprire quel file</translation>
    </message>
    <message id="open it with a newer Knapscope">
        <translation>aprirlo con un Knapscope più recente</translation>
    </message>
    <message id="open one on the page Lessons, or add a step to a new one">
        <translation>aprirne una nella pagina «Lezioni», o aggiungere un passo a una nuova</translation>
    </message>
    <message id="open the Step page and fill it">
        <translation>aprire la pagina «Passo» e riempirla</translation>
    </message>
    <message id="open the instance it was made from">
        <translation>aprire l'istanza da cui è stata fatta</translation>
    </message>
    <message id="open the instance it was made from, or solve this one with --table">
        <translation>aprire l'istanza da cui è nata o risolvere questa con --table</translation>
    </message>
    <message id="open the instance that it was made from">
        <translation>aprire l'istanza da cui è stato ricavato</translation>
    </message>
    <message id="open the instance: the Step page fills its table itself">
        <translation>aprire l'istanza: la pagina «Passo» ne riempie da sé la tabella</translation>
    </message>
    <message id="open their results first">
        <translation>aprirne prima i risultati</translation>
    </message>
    <message id="opening a queue">
        <translation>l'apertura di una coda</translation>
    </message>
    <message id="optimal">
        <translation>ottima</translation>
    </message>
    <message id="or cut">
        <translation>altrimenti tagliato</translation>
    </message>
    <message id="original">
        <translation>originale</translation>
    </message>
    <message id="original search">
        <translation>ricerca originale</translation>
    </message>
    <message id="other lines come between this one and those of {} {}">
        <translation>fra questa riga e quelle di {} {} ce ne sono altre</translation>
    </message>
    <message id="other sums">
        <translation>altre somme</translation>
    </message>
    <message id="out of bounds">
        <translation>fuori dai limiti</translation>
    </message>
    <message id="over ">
        <translation>su </translation>
    </message>
    <message id="over 99.9 %">
        <translation>oltre il 99,9 %</translation>
    </message>
    <message id="over {}, {}">
        <translation>rispetto a {}, {}</translation>
    </message>
    <message id="overlooks bank conflicts">
        <translation>non vede i conflitti di banco</translation>
    </message>
    <message id="overlooks that both are worth the same">
        <translation>non vede che i due valgono lo stesso</translation>
    </message>
    <message id="pack">
        <translation>riempire</translation>
    </message>
    <message id="pair A{}, B{}">
        <translation>coppia A{}, B{}</translation>
    </message>
    <message id="pair {} holds no solution">
        <translation>la coppia {} non contiene soluzioni</translation>
    </message>
    <message id="pair {} {}">
        <translation>coppia {} {}</translation>
    </message>
    <message id="pair {}: {}{}">
        <translation>coppia {}: {}{}</translation>
    </message>
    <message id="pair | pairs" numerus="yes">
        <translation><numerusform>coppia</numerusform><numerusform>coppie</numerusform></translation>
    </message>
    <message id="pairs cut, Lemmas 5 to 8">
        <translation>coppie tagliate, Lemmi da 5 a 8</translation>
    </message>
    <message id="pairs of blocks">
        <translation>coppie di blocchi</translation>
    </message>
    <message id="part of a multiprocessor asked for">
        <translation>parte richiesta di un multiprocessore</translation>
    </message>
    <message id="partition">
        <translation>ripartizione</translation>
    </message>
    <message id="pass | passes" numerus="yes">
        <translation><numerusform>passaggio</numerusform><numerusform>passaggi</numerusform></translation>
    </message>
    <message id="passed">
        <translation>superata</translation>
    </message>
    <message id="pattern">
        <translation>schema</translation>
    </message>
    <message id="pattern | patterns" numerus="yes">
        <translation><numerusform>schema</numerusform><numerusform>schemi</numerusform></translation>
    </message>
    <message id="patterns">
        <translation>schemi</translation>
    </message>
    <message id="patterns of a batch">
        <translation>schemi di un lotto</translation>
    </message>
    <message id="phase">
        <translation>fase</translation>
    </message>
    <message id="picked">
        <translation>scelta</translation>
    </message>
    <message id="picked pairs">
        <translation>coppie scelte</translation>
    </message>
    <message id="picked pairs of blocks">
        <translation>coppie di blocchi scelte</translation>
    </message>
    <message id="picked {} of at most {}">
        <translation>scelte {} di al massimo {}</translation>
    </message>
    <message id="plan">
        <translation>pianificazione</translation>
    </message>
    <message id="plan fewer kernels">
        <translation>pianificare meno kernel</translation>
    </message>
    <message id="point {}">
        <translation>punto {}</translation>
    </message>
    <message id="point | points" numerus="yes">
        <translation><numerusform>punto</numerusform><numerusform>punti</numerusform></translation>
    </message>
    <message id="pointed at">
        <translation>indicata</translation>
    </message>
    <message id="points">
        <translation>punti</translation>
    </message>
    <message id="points merged">
        <translation>punti fusi</translation>
    </message>
    <message id="power">
        <translation>potenza</translation>
    </message>
    <message id="power brake of the power supply">
        <translation>power brake dell'alimentatore</translation>
    </message>
    <message id="power limit">
        <translation>limite di potenza</translation>
    </message>
    <message id="prepare">
        <translation>preparazione</translation>
    </message>
    <message id="press Trace">
        <translation>premere «Traccia»</translation>
    </message>
    <message id="press Trace, or name a kernel with --variant">
        <translation>premere «Traccia» o indicare un kernel con --variant</translation>
    </message>
    <message id="printed in a paper">
        <translation>stampato in un articolo</translation>
    </message>
    <message id="problem">
        <translation>problema</translation>
    </message>
    <message id="problems">
        <translation>problemi</translation>
    </message>
    <message id="process {}">
        <translation>il processo {}</translation>
    </message>
    <message id="pruned, above M">
        <translation>tagliata, sopra M</translation>
    </message>
    <message id="pruned, below M">
        <translation>tagliata, sotto M</translation>
    </message>
    <message id="pruning">
        <translation>taglio</translation>
    </message>
    <message id="publish fewer steps at once">
        <translation>pubblicare meno passi alla volta</translation>
    </message>
    <message id="publish into a folder of your own, and copy it to its place">
        <translation>pubblicare in una cartella propria, e copiarla al suo posto</translation>
    </message>
    <message id="publish it as .gif, or see that ffmpeg has the encoder libx264">
        <translation>pubblicare come .gif, o verificare che ffmpeg abbia il codificatore libx264</translation>
    </message>
    <message id="put it beside the session file">
        <translation>metterlo accanto al file di sessione</translation>
    </message>
    <message id="put it into quotation marks, or give it: `knapscope-run convert FILE OUT --capacity {}`">
        <translation>mettetelo tra virgolette, oppure indicatelo: `knapscope-run convert FILE OUT --capacity {}`</translation>
    </message>
    <message id="put numbers with a comma into quotation marks; if it is a remark, say which columns count: `knapscope-run convert FILE OUT --columns {}`">
        <translation>mettere tra virgolette i numeri con una virgola; se è una nota, indicate quali colonne contano: `knapscope-run convert FILE OUT --columns {}`</translation>
    </message>
    <message id="put texts and numbers with a comma into quotation marks, or give each column a heading">
        <translation>mettete tra virgolette i testi e i numeri con una virgola, o date un titolo a ogni colonna</translation>
    </message>
    <message id="put the arrays with the larger elements first">
        <translation>mettere per primi gli array con gli elementi più grandi</translation>
    </message>
    <message id="put the file itself into the folder">
        <translation>mettere il file stesso nella cartella</translation>
    </message>
    <message id="put the lines of each {} together">
        <translation>mettere insieme le righe di ogni {}</translation>
    </message>
    <message id="put the list into an object with &quot;capacity&quot;: NUMBER, or give it: `knapscope-run convert FILE OUT --capacity NUMBER`">
        <translation>mettere la lista in un oggetto con "capacity": NUMBER, o indicarla: `knapscope-run convert FILE OUT --capacity NUMBER`</translation>
    </message>
    <message id="put there now">
        <translation>messo ora</translation>
    </message>
    <message id="questions for an exact sum">
        <translation>domande su una somma esatta</translation>
    </message>
    <message id="queues are counted from 0, and {} are open">
        <translation>le code si contano da 0, e ne sono aperte {}</translation>
    </message>
    <message id="race">
        <translation>corsa critica</translation>
    </message>
    <message id="raise --memory by {}, or {}">
        <translation>aumentare --memory di {}, oppure {}</translation>
    </message>
    <message id="raise --memory, leave findings out with --no-findings, or choose a smaller instance">
        <translation>aumentare --memory, omettere le segnalazioni con --no-findings, o scegliere un'istanza più piccola</translation>
    </message>
    <message id="raise --memory, or {}">
        <translation>aumentare --memory, oppure {}</translation>
    </message>
    <message id="raise it with --memory {}, or {}">
        <translation>aumentarlo con --memory {}, oppure {}</translation>
    </message>
    <message id="raise it with --timeout, or choose a smaller instance or a faster variant">
        <translation>aumentarlo con --timeout, o scegliere un'istanza più piccola o una variante più veloce</translation>
    </message>
    <message id="raise the limit, or let more be chosen">
        <translation>alzare il limite, o lasciar scegliere di più</translation>
    </message>
    <message id="ran">
        <translation>eseguito</translation>
    </message>
    <message id="reached now">
        <translation>raggiunta ora</translation>
    </message>
    <message id="read">
        <translation>letta</translation>
    </message>
    <message id="read now">
        <translation>letta ora</translation>
    </message>
    <message id="read through one item">
        <translation>letta tramite un oggetto</translation>
    </message>
    <message id="read, by the lane in it">
        <translation>letto, dalla lane indicata</translation>
    </message>
    <message id="reads">
        <translation>legge</translation>
    </message>
    <message id="reads of global">
        <translation>letture di globale</translation>
    </message>
    <message id="reads of shared">
        <translation>letture di condivisa</translation>
    </message>
    <message id="reads the row that is being written">
        <translation>legge la riga che si sta scrivendo</translation>
    </message>
    <message id="receive {}{}">
        <translation>ricevere {}{}</translation>
    </message>
    <message id="recorded there">
        <translation>registrato là</translation>
    </message>
    <message id="recorded {} on {}">
        <translation>registrato il {} su {}</translation>
    </message>
    <message id="reduced cost">
        <translation>costo ridotto</translation>
    </message>
    <message id="reference">
        <translation>riferimento</translation>
    </message>
    <message id="references per fetch (R_TA)">
        <translation>accessi per elemento letto (R_TA)</translation>
    </message>
    <message id="registers">
        <translation>registri</translation>
    </message>
    <message id="registers and static shared memory are not measured yet">
        <translation>registri e memoria condivisa statica non sono ancora misurati</translation>
    </message>
    <message id="remove the comma before this bracket">
        <translation>togliete la virgola prima di questa parentesi</translation>
    </message>
    <message id="rename the file, or give knapscope-run its name">
        <translation>rinominare il file, o darne il nome a knapscope-run</translation>
    </message>
    <message id="repetition">
        <translation>ripetizione</translation>
    </message>
    <message id="report it">
        <translation>segnalarlo</translation>
    </message>
    <message id="report this as a bug">
        <translation>segnalarlo come errore del programma</translation>
    </message>
    <message id="report this with the instance; the variant computed a wrong cell">
        <translation>segnalarlo insieme all'istanza; la variante ha calcolato una cella sbagliata</translation>
    </message>
    <message id="requests">
        <translation>richieste</translation>
    </message>
    <message id="round">
        <translation>iterazione</translation>
    </message>
    <message id="round all numbers of this unit, then multiply them by a power of ten">
        <translation>arrotondare tutti i numeri di questa unità, poi moltiplicarli per una potenza di dieci</translation>
    </message>
    <message id="round all values, then multiply them by a power of ten">
        <translation>arrotondare tutti i valori, poi moltiplicarli per una potenza di dieci</translation>
    </message>
    <message id="round all weights and the capacity, then multiply them by a power of ten">
        <translation>arrotondare tutti i pesi e la capacità, poi moltiplicarli per una potenza di dieci</translation>
    </message>
    <message id="round every {} to {} decimals or fewer">
        <translation>arrotondare ogni {} a non più di {} decimali</translation>
    </message>
    <message id="round every {}, then multiply by a power of ten">
        <translation>arrotondare ogni {}, poi moltiplicare per una potenza di dieci</translation>
    </message>
    <message id="round {}">
        <translation>iterazione {}</translation>
    </message>
    <message id="rounds">
        <translation>giri</translation>
    </message>
    <message id="rounds are 0 to {}">
        <translation>i giri vanno da 0 a {}</translation>
    </message>
    <message id="rounds of column generation">
        <translation>giri della generazione di colonne</translation>
    </message>
    <message id="row">
        <translation>riga</translation>
    </message>
    <message id="row i">
        <translation>riga i</translation>
    </message>
    <message id="row i − 1">
        <translation>riga i − 1</translation>
    </message>
    <message id="row {}">
        <translation>riga {}</translation>
    </message>
    <message id="row {} is damaged">
        <translation>la riga {} è danneggiata</translation>
    </message>
    <message id="row {} of the table holds no number at column {}">
        <translation>la riga {} della tabella non contiene un numero nella colonna {}</translation>
    </message>
    <message id="row {} of {}">
        <translation>riga {} di {}</translation>
    </message>
    <message id="row {}, capacity {}">
        <translation>riga {}, capacità {}</translation>
    </message>
    <message id="row {}, cell {}, {}: {}{}">
        <translation>riga {}, cella {}, {}: {}{}</translation>
    </message>
    <message id="row, a thread a cell (4.5)">
        <translation>riga, un thread per cella (4.5)</translation>
    </message>
    <message id="row, by reduction (4.6)">
        <translation>riga, per riduzione (4.6)</translation>
    </message>
    <message id="rows">
        <translation>righe</translation>
    </message>
    <message id="rows are 1 to {}, cells 0 to {}">
        <translation>le righe vanno da 1 a {}, le celle da 0 a {}</translation>
    </message>
    <message id="rows kept">
        <translation>righe conservate</translation>
    </message>
    <message id="rows recomputed">
        <translation>righe ricalcolate</translation>
    </message>
    <message id="run `knapscope-run devices` for those present">
        <translation>eseguire `knapscope-run devices` per vedere quelli presenti</translation>
    </message>
    <message id="run `knapscope-run devices` to see whether the GPU still answers">
        <translation>controllare con `knapscope-run devices` se la GPU risponde ancora</translation>
    </message>
    <message id="run `knapscope-run selftest --on gpu`, which checks the device">
        <translation>eseguire `knapscope-run selftest --on gpu`, che controlla il dispositivo</translation>
    </message>
    <message id="run a variant on the CPU or a GPU first">
        <translation>eseguire prima una variante sulla CPU o su una GPU</translation>
    </message>
    <message id="run a variant on the CPU or on a GPU as well">
        <translation>eseguire anche una variante sulla CPU o su una GPU</translation>
    </message>
    <message id="run it again">
        <translation>eseguire di nuovo</translation>
    </message>
    <message id="run it with the button on the page, or open a watched run on the Run page">
        <translation>eseguirlo con il pulsante nella pagina, o aprire un'esecuzione osservata nella pagina «Esegui»</translation>
    </message>
    <message id="run it, and step through a variant that this program has">
        <translation>eseguirla, e percorrere una variante che questo programma ha</translation>
    </message>
    <message id="run on another GPU, or switch counters off">
        <translation>eseguire su un'altra GPU o disattivare i contatori</translation>
    </message>
    <message id="run some first">
        <translation>eseguirne prima alcune</translation>
    </message>
    <message id="run some first, or name variants with --variant">
        <translation>eseguirne prima alcune o indicare varianti con --variant</translation>
    </message>
    <message id="run some variants, or open a results file">
        <translation>eseguire alcune varianti o aprire un file di risultati</translation>
    </message>
    <message id="run without counters, and report this">
        <translation>eseguire senza contatori e segnalare il problema</translation>
    </message>
    <message id="runs now">
        <translation>in esecuzione</translation>
    </message>
    <message id="same value">
        <translation>stesso valore</translation>
    </message>
    <message id="save it as JSON, or write the items as a table with a line for each">
        <translation>salvarlo come JSON, oppure scrivere gli oggetti in una tabella con una riga per ciascuno</translation>
    </message>
    <message id="save the file as UTF-8">
        <translation>salvare il file come UTF-8</translation>
    </message>
    <message id="save the lesson: a crash would lose its edits">
        <translation>salvare la lezione: un arresto anomalo farebbe perdere le modifiche</translation>
    </message>
    <message id="save the session again">
        <translation>salvare di nuovo la sessione</translation>
    </message>
    <message id="save the table as CSV in the program that made it, and open that file">
        <translation>salvare la tabella come CSV nel programma che l'ha fatta, e aprire quel file</translation>
    </message>
    <message id="save your edits: a crash would lose them">
        <translation>salvare le modifiche: un arresto anomalo le farebbe perdere</translation>
    </message>
    <message id="say what separates the decimals: `knapscope-run convert FILE OUT --decimal point`, or `comma`">
        <translation>indicate che cosa separa i decimali: `knapscope-run convert FILE OUT --decimal point` o `comma`</translation>
    </message>
    <message id="say which column is what: `knapscope-run convert FILE OUT --columns {}`">
        <translation>indicate quale colonna è che cosa: `knapscope-run convert FILE OUT --columns {}`</translation>
    </message>
    <message id="say which column is what: `knapscope-run convert FILE OUT --columns {}`, or `--columns {}`">
        <translation>indicate quale colonna è che cosa: `knapscope-run convert FILE OUT --columns {}`, oppure `--columns {}`</translation>
    </message>
    <message id="say which columns count: `knapscope-run convert FILE OUT --columns {}`">
        <translation>indicate quali colonne contano: `knapscope-run convert FILE OUT --columns {}`</translation>
    </message>
    <message id="say which counts: `knapscope-run convert FILE OUT --capacity {}`">
        <translation>indicate quale conta: `knapscope-run convert FILE OUT --capacity {}`</translation>
    </message>
    <message id="say which it is: `knapscope-run convert FILE OUT --columns {}`">
        <translation>indicate quale è: `knapscope-run convert FILE OUT --columns {}`</translation>
    </message>
    <message id="say which kind it is: `knapscope-run convert FILE OUT --kind ID`; the kinds are {}">
        <translation>indicare di che tipo si tratta: `knapscope-run convert FILE OUT --kind ID`; i tipi sono {}</translation>
    </message>
    <message id="say which lines are the {}: `knapscope-run convert FILE OUT --lines {}`">
        <translation>indicate quali righe sono gli elementi ({}): `knapscope-run convert FILE OUT --lines {}`</translation>
    </message>
    <message id="say which lines are the {}: `knapscope-run convert FILE OUT --lines {}` leaves it out, `--lines {}` keeps it">
        <translation>indicate quali righe sono gli elementi ({}): `knapscope-run convert FILE OUT --lines {}` la omette, `--lines {}` la tiene</translation>
    </message>
    <message id="say which lines count: `knapscope-run convert FILE OUT --lines {0}`, `--lines {1}` for the second one, or `--lines {0},{1}` for both">
        <translation>indicate quali righe contano: `knapscope-run convert FILE OUT --lines {0}`, `--lines {1}` per la seconda, o `--lines {0},{1}` per entrambe</translation>
    </message>
    <message id="say which lines count: `knapscope-run convert FILE OUT --lines {}`, or `--lines {}` for the second one">
        <translation>indicate quali righe valgono: `knapscope-run convert FILE OUT --lines {}`, oppure `--lines {}` per la seconda</translation>
    </message>
    <message id="say which: `knapscope-run convert FILE OUT --from FORMAT`">
        <translation>indicare quale: `knapscope-run convert FILE OUT --from FORMAT`</translation>
    </message>
    <message id="schedulable">
        <translation>schedulabile</translation>
    </message>
    <message id="search">
        <translation>ricerca</translation>
    </message>
    <message id="search reduction of list A">
        <translation>riduzione della ricerca nella lista A</translation>
    </message>
    <message id="search reduction of list B">
        <translation>riduzione della ricerca nella lista B</translation>
    </message>
    <message id="search space reduction rate">
        <translation>tasso di riduzione dello spazio di ricerca</translation>
    </message>
    <message id="searched">
        <translation>esplorato</translation>
    </message>
    <message id="searched, no solution">
        <translation>esplorata, nessuna soluzione</translation>
    </message>
    <message id="second binary search">
        <translation>seconda ricerca binaria</translation>
    </message>
    <message id="sector of 32 bytes | sectors of 32 bytes" numerus="yes">
        <translation><numerusform>settore di 32 byte</numerusform><numerusform>settori di 32 byte</numerusform></translation>
    </message>
    <message id="sector | sectors" numerus="yes">
        <translation><numerusform>settore</numerusform><numerusform>settori</numerusform></translation>
    </message>
    <message id="sectors">
        <translation>settori</translation>
    </message>
    <message id="sectors of 32 B">
        <translation>settori di 32 B</translation>
    </message>
    <message id="sectors of global memory">
        <translation>settori di memoria globale</translation>
    </message>
    <message id="sectors read">
        <translation>settori letti</translation>
    </message>
    <message id="sectors written">
        <translation>settori scritti</translation>
    </message>
    <message id="see `knapscope-run devices`, or choose --on emulator">
        <translation>vedere `knapscope-run devices` o scegliere --on emulator</translation>
    </message>
    <message id="see `knapscope-run devices`, or choose where kernels run, at the top of the window: emulator">
        <translation>vedere `knapscope-run devices` o scegliere dove girano i kernel, in alto nella finestra: emulator</translation>
    </message>
    <message id="see `knapscope-run devices`; only a GPU's ceilings can be measured">
        <translation>vedere `knapscope-run devices`; solo di una GPU si possono misurare i valori massimi</translation>
    </message>
    <message id="see `knapscope-run list`: what runs on the emulator and solves this kind of instance">
        <translation>vedere `knapscope-run list`: ciò che gira sull'emulatore e risolve questo tipo di istanza</translation>
    </message>
    <message id="see them with `knapscope-run steps`, or step through kernel-mix.first-fit">
        <translation>vederli con `knapscope-run steps`, o percorrere kernel-mix.first-fit passo per passo</translation>
    </message>
    <message id="see whether nvidia-smi does">
        <translation>controllare se nvidia-smi lo fa</translation>
    </message>
    <message id="send {}{}">
        <translation>inviare {}{}</translation>
    </message>
    <message id="set &quot;instruction&quot; to one of 1 to {}">
        <translation>impostare "instruction" da 1 a {}</translation>
    </message>
    <message id="set &quot;time&quot; to &quot;whole&quot;">
        <translation>impostare "time" a "whole"</translation>
    </message>
    <message id="set &quot;view&quot; to &quot;occupancy&quot;, or give one run">
        <translation>impostare "view" a "occupancy", o indicare una sola esecuzione</translation>
    </message>
    <message id="set schedule = planned">
        <translation>impostare schedule = planned</translation>
    </message>
    <message id="set {}{}">
        <translation>impostare {}{}</translation>
    </message>
    <message id="setting a constant">
        <translation>l'impostazione di una costante</translation>
    </message>
    <message id="settle each {} once">
        <translation>decidere una sola volta per ogni {}</translation>
    </message>
    <message id="settle one {} of it">
        <translation>fissare 1 {} fra quelli possibili</translation>
    </message>
    <message id="share of copies in the time">
        <translation>quota delle copie nel tempo</translation>
    </message>
    <message id="share of the run">
        <translation>quota dell'esecuzione</translation>
    </message>
    <message id="shared array '{}'">
        <translation>array condiviso «{}»</translation>
    </message>
    <message id="shared array '{}' begins at byte {}, which is no multiple of {}">
        <translation>l'array condiviso «{}» comincia al byte {}, che non è multiplo di {}</translation>
    </message>
    <message id="shared array '{}' does not fit: a block would need {} bytes and has {}">
        <translation>l'array condiviso «{}» non ci sta: un blocco richiederebbe {} byte e ne ha {}</translation>
    </message>
    <message id="shared bytes">
        <translation>byte di memoria condivisa</translation>
    </message>
    <message id="shared memory">
        <translation>memoria condivisa</translation>
    </message>
    <message id="shared memory, loads">
        <translation>memoria condivisa, letture</translation>
    </message>
    <message id="shared memory, preferred to L1">
        <translation>memoria condivisa, preferita alla L1</translation>
    </message>
    <message id="shared memory, read">
        <translation>memoria condivisa, letta</translation>
    </message>
    <message id="shared memory, stores">
        <translation>memoria condivisa, scritture</translation>
    </message>
    <message id="shifted">
        <translation>spostata</translation>
    </message>
    <message id="short paper">
        <translation>articolo breve</translation>
    </message>
    <message id="shorten it">
        <translation>accorciarlo</translation>
    </message>
    <message id="shorten them">
        <translation>abbreviarli</translation>
    </message>
    <message id="show at most {} rows and {} fields">
        <translation>mostrare al massimo {} righe e {} campi</translation>
    </message>
    <message id="show it &quot;without&quot;, or give the figure another instance">
        <translation>mostrarla "without", o dare alla figura un'altra istanza</translation>
    </message>
    <message id="show results of 1 to {} instances and at most {} ways">
        <translation>mostrare i risultati di 1-{} istanze e al massimo {} modi</translation>
    </message>
    <message id="show something first">
        <translation>mostrare prima qualcosa</translation>
    </message>
    <message id="show the front alone, or give the lesson a smaller instance">
        <translation>mostrare solo il fronte o dare alla lezione un'istanza più piccola</translation>
    </message>
    <message id="show them in two figures">
        <translation>mostrarle in due figure</translation>
    </message>
    <message id="size">
        <translation>dimensione</translation>
    </message>
    <message id="skipped">
        <translation>saltato</translation>
    </message>
    <message id="smallest">
        <translation>minima</translation>
    </message>
    <message id="smarter exhaustive search">
        <translation>ricerca esaustiva più accorta</translation>
    </message>
    <message id="so far">
        <translation>finora</translation>
    </message>
    <message id="solution">
        <translation>soluzione</translation>
    </message>
    <message id="something has to be taken from {} {}">
        <translation>bisogna scegliere qualcosa da {} {}</translation>
    </message>
    <message id="something was added">
        <translation>qualcosa è stato aggiunto</translation>
    </message>
    <message id="sort">
        <translation>ordinare</translation>
    </message>
    <message id="sorted, the largest first, and ">
        <translation>ordinati, il più grande prima, e </translation>
    </message>
    <message id="split it into several campaigns">
        <translation>dividerla in più campagne</translation>
    </message>
    <message id="standard input">
        <translation>lo standard input</translation>
    </message>
    <message id="start the campaign first">
        <translation>avviare prima la campagna</translation>
    </message>
    <message id="stated optimum">
        <translation>ottimo dichiarato</translation>
    </message>
    <message id="states of the longest list">
        <translation>stati della lista più lunga</translation>
    </message>
    <message id="static not measured yet, and left out">
        <translation>statica non ancora misurata, quindi omessa</translation>
    </message>
    <message id="stay below {} cells or elements">
        <translation>restare sotto {} celle o elementi</translation>
    </message>
    <message id="stays">
        <translation>resta</translation>
    </message>
    <message id="step">
        <translation>passo</translation>
    </message>
    <message id="step ">
        <translation>passo </translation>
    </message>
    <message id="step 88">
        <translation>passo 88</translation>
    </message>
    <message id="step through an instance with a smaller target">
        <translation>percorrere passo per passo un'istanza con una somma obiettivo più piccola</translation>
    </message>
    <message id="step through an instance with fewer items">
        <translation>percorrere passo per passo un'istanza con meno oggetti</translation>
    </message>
    <message id="step through an instance with fewer weights">
        <translation>seguire passo per passo un'istanza con meno pesi</translation>
    </message>
    <message id="step through an instance with fewer weights, or run this one on the Run page">
        <translation>percorrere passo per passo un'istanza con meno pesi, o eseguire questa nella pagina «Esegui»</translation>
    </message>
    <message id="step through something on the page Step, Kernel, Pareto or Lessons">
        <translation>percorrere qualcosa nella pagina «Passo», «Kernel», «Pareto» o «Lezioni»</translation>
    </message>
    <message id="step to what it shall show, and add that">
        <translation>andare a ciò che deve mostrare, e aggiungere quello</translation>
    </message>
    <message id="step {}">
        <translation>passo {}</translation>
    </message>
    <message id="step {} of this lesson has no picture {}">
        <translation>il passo {} di questa lezione non ha l'immagine {}</translation>
    </message>
    <message id="store">
        <translation>scrivono</translation>
    </message>
    <message id="stores">
        <translation>scrive</translation>
    </message>
    <message id="subsets of a chunk">
        <translation>sottoinsiemi di un chunk</translation>
    </message>
    <message id="sum">
        <translation>somma</translation>
    </message>
    <message id="sum | sums" numerus="yes">
        <translation><numerusform>somma</numerusform><numerusform>somme</numerusform></translation>
    </message>
    <message id="sums">
        <translation>somme</translation>
    </message>
    <message id="sums above M">
        <translation>somme sopra M</translation>
    </message>
    <message id="sums below M">
        <translation>somme sotto M</translation>
    </message>
    <message id="sums held">
        <translation>somme tenute</translation>
    </message>
    <message id="sums merged">
        <translation>somme fuse</translation>
    </message>
    <message id="sums of list A">
        <translation>somme della lista A</translation>
    </message>
    <message id="sums of list B">
        <translation>somme della lista B</translation>
    </message>
    <message id="sums up to {} around the target are more than any memory holds">
        <translation>le somme fino a {} attorno alla somma obiettivo sono più di quante ne tenga qualsiasi memoria</translation>
    </message>
    <message id="sums with a weight">
        <translation>somme con un peso</translation>
    </message>
    <message id="synchronisation">
        <translation>sincronizzazione</translation>
    </message>
    <message id="synchronisation within the block">
        <translation>sincronizzazione nel blocco</translation>
    </message>
    <message id="synchronisation, global to shared">
        <translation>sincronizzazione, da globale a condivisa</translation>
    </message>
    <message id="table">
        <translation>tabella</translation>
    </message>
    <message id="table 4">
        <translation>tabella 4</translation>
    </message>
    <message id="table {}">
        <translation>tabella {}</translation>
    </message>
    <message id="tail {}">
        <translation>coda {}</translation>
    </message>
    <message id="take a newer Knapscope">
        <translation>prendere un Knapscope più recente</translation>
    </message>
    <message id="take a newer Knapscope to change layouts">
        <translation>usare un Knapscope più recente per modificare le disposizioni</translation>
    </message>
    <message id="take a smaller instance">
        <translation>prendere un'istanza più piccola</translation>
    </message>
    <message id="take a smaller instance, or another variant">
        <translation>prendere un'istanza più piccola o un'altra variante</translation>
    </message>
    <message id="take a whole number from {} to {}">
        <translation>prendere un numero intero da {} a {}</translation>
    </message>
    <message id="take one of them: `knapscope-run convert FILE OUT --index N`">
        <translation>prenderne una: `knapscope-run convert FILE OUT --index N`</translation>
    </message>
    <message id="take one of them: write &quot;index&quot;: N next to &quot;file&quot;">
        <translation>prenderne una: scrivere "index": N accanto a "file"</translation>
    </message>
    <message id="take that character out">
        <translation>togliere quel carattere</translation>
    </message>
    <message id="take the file of the same name that the session was saved with">
        <translation>prendere il file omonimo con cui la sessione è stata salvata</translation>
    </message>
    <message id="taken">
        <translation>preso</translation>
    </message>
    <message id="taken in part">
        <translation>preso in parte</translation>
    </message>
    <message id="taken now">
        <translation>presa ora</translation>
    </message>
    <message id="takes an item that does not fit">
        <translation>prende un oggetto che non ci sta</translation>
    </message>
    <message id="takes an item that does not pay">
        <translation>prende un oggetto che non conviene</translation>
    </message>
    <message id="takes an item that is not the best">
        <translation>prende un oggetto che non è il migliore</translation>
    </message>
    <message id="takes an item twice">
        <translation>prende un oggetto due volte</translation>
    </message>
    <message id="takes part">
        <translation>partecipa</translation>
    </message>
    <message id="target">
        <translation>obiettivo</translation>
    </message>
    <message id="targets searched for">
        <translation>obiettivi cercati</translation>
    </message>
    <message id="task">
        <translation>task</translation>
    </message>
    <message id="task 1">
        <translation>task 1</translation>
    </message>
    <message id="task i stays in software">
        <translation>il task i resta in software</translation>
    </message>
    <message id="task {}">
        <translation>task {}</translation>
    </message>
    <message id="task {} has no choice {}">
        <translation>il task {} non ha la scelta {}</translation>
    </message>
    <message id="task {} has too many choices for a kernel">
        <translation>il task {} ha troppe scelte per un kernel</translation>
    </message>
    <message id="task | tasks" numerus="yes">
        <translation><numerusform>task</numerusform><numerusform>task</numerusform></translation>
    </message>
    <message id="tasks">
        <translation>task</translation>
    </message>
    <message id="tasks 1 to {}">
        <translation>task da 1 a {}</translation>
    </message>
    <message id="temperature">
        <translation>temperatura</translation>
    </message>
    <message id="that this warp writes wrong">
        <translation>che questo warp scrive sbagliata</translation>
    </message>
    <message id="that would take at least {} {}.">
        <translation>occuperebbe almeno {} {}.</translation>
    </message>
    <message id="the GPU side has no kernel '{}'">
        <translation>la parte GPU non ha il kernel «{}»</translation>
    </message>
    <message id="the GPU's memory is full">
        <translation>la memoria della GPU è piena</translation>
    </message>
    <message id="the ID of the instance">
        <translation>l'ID dell'istanza</translation>
    </message>
    <message id="the SM is | all SMs together are" numerus="yes">
        <translation><numerusform>l'SM è</numerusform><numerusform>tutti gli SM insieme sono</numerusform></translation>
    </message>
    <message id="the addresses do not fit the mask, which has {} lane | the addresses do not fit the mask, which has {} lanes" numerus="yes">
        <translation><numerusform>gli indirizzi non corrispondono alla maschera, che ha {} lane</numerusform><numerusform>gli indirizzi non corrispondono alla maschera, che ha {} lane</numerusform></translation>
    </message>
    <message id="the animation cannot be written as GIF">
        <translation>l'animazione non si può scrivere come GIF</translation>
    </message>
    <message id="the answer is for another instance">
        <translation>la risposta riguarda un'altra istanza</translation>
    </message>
    <message id="the answers to the linear programs do not belong to this instance">
        <translation>le soluzioni dei programmi lineari non appartengono a questa istanza</translation>
    </message>
    <message id="the bar at the left of a line is the stronger, the more of these the line has">
        <translation>la barra a sinistra di una riga è tanto più intensa quanto più ne ha la riga</translation>
    </message>
    <message id="the baseline is not among the figures">
        <translation>il riferimento non è tra i valori misurati</translation>
    </message>
    <message id="the baseline is not one of the runs">
        <translation>il riferimento non è una delle esecuzioni</translation>
    </message>
    <message id="the binary searches (Lemmas 5 to 8) leave {} of A and {} of B; ">
        <translation>le ricerche binarie (lemmi da 5 a 8) lasciano {} di A e {} di B; </translation>
    </message>
    <message id="the block has {} x {} x {} threads">
        <translation>il blocco ha {} x {} x {} thread</translation>
    </message>
    <message id="the block's cells">
        <translation>le celle del blocco</translation>
    </message>
    <message id="the blocks are 0 to {}">
        <translation>i blocchi vanno da 0 a {}</translation>
    </message>
    <message id="the bound, an item in part">
        <translation>il limite, un oggetto in parte</translation>
    </message>
    <message id="the budget does not hold what findings keep of the memory that the launch touches">
        <translation>il limite di memoria non basta per ciò che le segnalazioni conservano della memoria toccata dal lancio</translation>
    </message>
    <message id="the buffer '{}' has no size that can be counted">
        <translation>il buffer «{}» non ha una dimensione che si possa contare</translation>
    </message>
    <message id="the buffer '{}' needs {} bytes, and what findings keep of it {}, {} are left of the budget">
        <translation>il buffer «{}» richiede {} byte, e ciò che le segnalazioni ne conservano {}; del limite restano {}</translation>
    </message>
    <message id="the buffer '{}' needs {} bytes, {} are left of the budget">
        <translation>il buffer «{}» richiede {} byte, del limite ne restano {}</translation>
    </message>
    <message id="the buffer has {} elements of {} bytes">
        <translation>il buffer ha {} elementi di {} byte</translation>
    </message>
    <message id="the campaign has more than {} rows">
        <translation>la campagna ha più di {} righe</translation>
    </message>
    <message id="the capacity">
        <translation>la capacità</translation>
    </message>
    <message id="the capacity has a line of its own">
        <translation>la capacità ha una riga tutta sua</translation>
    </message>
    <message id="the capacity is a number alone">
        <translation>la capacità è un numero da solo</translation>
    </message>
    <message id="the capacity is the last line, but the file goes on">
        <translation>la capacità è l'ultima riga, ma il file continua</translation>
    </message>
    <message id="the cell">
        <translation>la cella</translation>
    </message>
    <message id="the cell lies outside of the table">
        <translation>la cella è fuori dalla tabella</translation>
    </message>
    <message id="the cell that it comes from">
        <translation>la cella da cui viene</translation>
    </message>
    <message id="the cheapest schedulable design">
        <translation>il progetto schedulabile meno costoso</translation>
    </message>
    <message id="the chip {} has none of these counters">
        <translation>il chip {} non ha nessuno di questi contatori</translation>
    </message>
    <message id="the chunks' prefixes are more than {} nodes or {} levels">
        <translation>i prefissi dei chunk sono più di {} nodi o {} livelli</translation>
    </message>
    <message id="the class does not suit this figure">
        <translation>la classe non è adatta a questa figura</translation>
    </message>
    <message id="the class is empty">
        <translation>la classe è vuota</translation>
    </message>
    <message id="the class or the row is too large for this figure">
        <translation>la classe o la riga è troppo grande per questa figura</translation>
    </message>
    <message id="the classes are 1 to {}">
        <translation>le classi vanno da 1 a {}</translation>
    </message>
    <message id="the copy">
        <translation>la copia</translation>
    </message>
    <message id="the core has grown to {} classes and {} states, and more than {} of them do not fit the memory budget">
        <translation>il nucleo è cresciuto a {} classi e {} stati, e più di {} di essi non stanno nel limite di memoria</translation>
    </message>
    <message id="the core has grown to {} items and {} states, and more than {} of them do not fit the memory budget">
        <translation>il nucleo è cresciuto a {} oggetti e {} stati, e più di {} di essi non stanno nel limite di memoria</translation>
    </message>
    <message id="the cost is negative">
        <translation>il costo è negativo</translation>
    </message>
    <message id="the costs leave out {} block of the launch | the costs leave out {} blocks of the launch" numerus="yes">
        <translation><numerusform>nei costi manca {} blocco del lancio</numerusform><numerusform>nei costi mancano {} blocchi del lancio</numerusform></translation>
    </message>
    <message id="the course has no such chapter">
        <translation>il corso non ha questo capitolo</translation>
    </message>
    <message id="the decisions of {} row up to capacity {} are larger than any memory | the decisions of {} rows up to capacity {} are larger than any memory" numerus="yes">
        <translation><numerusform>le decisioni di {} riga fino alla capacità {} superano qualsiasi memoria</numerusform><numerusform>le decisioni di {} righe fino alla capacità {} superano qualsiasi memoria</numerusform></translation>
    </message>
    <message id="the decisions up to the target {} are too long to step through">
        <translation>le decisioni fino alla somma obiettivo {} sono troppo lunghe da mostrare passo per passo</translation>
    </message>
    <message id="the descriptions are man, bash and zsh">
        <translation>le descrizioni sono man, bash e zsh</translation>
    </message>
    <message id="the device holds no block of {} threads of {}">
        <translation>il dispositivo non può ospitare un blocco di {} thread di {}</translation>
    </message>
    <message id="the device's clock says that a launch took no time">
        <translation>secondo l'orologio del dispositivo un lancio non ha richiesto tempo</translation>
    </message>
    <message id="the driver does not tell SM occupancy and DRAM bandwidth ({})">
        <translation>il driver non indica l'occupazione degli SM e la banda della DRAM ({})</translation>
    </message>
    <message id="the driver lets only administrators read the hardware's counters">
        <translation>il driver lascia leggere i contatori dell'hardware solo agli amministratori</translation>
    </message>
    <message id="the driver sees no GPU">
        <translation>il driver non vede alcuna GPU</translation>
    </message>
    <message id="the driver tells nothing of the GPU's clocks, power and temperature ({}, {})">
        <translation>il driver non dice nulla su frequenze, potenza e temperatura della GPU ({}, {})</translation>
    </message>
    <message id="the due date is not a time in UTC">
        <translation>la scadenza non è un'ora in UTC</translation>
    </message>
    <message id="the emulator found a fault in {}">
        <translation>l'emulatore ha trovato un errore in {}</translation>
    </message>
    <message id="the emulator has no kernel '{}'">
        <translation>l'emulatore non ha il kernel «{}»</translation>
    </message>
    <message id="the emulator is not there: {}">
        <translation>l'emulatore non c'è: {}</translation>
    </message>
    <message id="the execution time is negative">
        <translation>il tempo di esecuzione è negativo</translation>
    </message>
    <message id="the expression `{}` cannot be computed: {}">
        <translation>l’espressione `{}` non può essere calcolata: {}</translation>
    </message>
    <message id="the field '{}' is missing">
        <translation>manca il campo «{}»</translation>
    </message>
    <message id="the fields here are {}">
        <translation>i campi qui sono {}</translation>
    </message>
    <message id="the figure shows {} recorded runs">
        <translation>la figura mostra {} esecuzioni registrate</translation>
    </message>
    <message id="the figure shows {} results files">
        <translation>la figura mostra {} file di risultati</translation>
    </message>
    <message id="the figure was not finished">
        <translation>la figura non è stata completata</translation>
    </message>
    <message id="the figure would have {} histograms">
        <translation>la figura avrebbe {} istogrammi</translation>
    </message>
    <message id="the figures are {}">
        <translation>le figure sono {}</translation>
    </message>
    <message id="the file announces {}, but ends after {}">
        <translation>il file annuncia {}, ma finisce dopo {}</translation>
    </message>
    <message id="the file announces {}, but there are more">
        <translation>il file annuncia {}, ma ce ne sono di più</translation>
    </message>
    <message id="the file announces {}, but there are {}">
        <translation>il file annuncia {}, ma ce ne sono {}</translation>
    </message>
    <message id="the file ends within its header">
        <translation>il file finisce dentro la sua intestazione</translation>
    </message>
    <message id="the file goes on behind its end">
        <translation>il file continua oltre la sua fine</translation>
    </message>
    <message id="the file has more than {} instances">
        <translation>il file ha più di {} istanze</translation>
    </message>
    <message id="the file has {} bytes and its table {}: {}">
        <translation>il file ha {} byte e la sua tabella {}: {}</translation>
    </message>
    <message id="the file has {} tables">
        <translation>il file ha {} tabelle</translation>
    </message>
    <message id="the file is cut off within its header">
        <translation>il file è troncato dentro la sua intestazione</translation>
    </message>
    <message id="the file is cut off: {} byte is missing | the file is cut off: {} bytes are missing" numerus="yes">
        <translation><numerusform>il file è troncato: manca {} byte</numerusform><numerusform>il file è troncato: mancano {} byte</numerusform></translation>
    </message>
    <message id="the file is empty">
        <translation>il file è vuoto</translation>
    </message>
    <message id="the file may have been cut off: copy or save it again">
        <translation>il file è forse troncato: copiarlo o salvarlo di nuovo</translation>
    </message>
    <message id="the file must lie in the lesson's own folder">
        <translation>il file deve stare nella cartella della lezione</translation>
    </message>
    <message id="the file must lie in the lesson's own folder, or be &quot;results/NAME&quot; or &quot;results/live/NAME&quot;">
        <translation>il file deve stare nella cartella della lezione, o essere "results/NAME" o "results/live/NAME"</translation>
    </message>
    <message id="the file was altered: its checksum does not fit">
        <translation>il file è stato modificato: il checksum non corrisponde</translation>
    </message>
    <message id="the file's ending names no format to export to">
        <translation>l'estensione del file non indica un formato di esportazione</translation>
    </message>
    <message id="the file's ending names no format to publish in">
        <translation>l'estensione del file non indica un formato in cui pubblicare</translation>
    </message>
    <message id="the finished table contradicts itself: nothing explains the cell of row {} at capacity {}">
        <translation>la tabella finita si contraddice: nulla spiega la cella della riga {} alla capacità {}</translation>
    </message>
    <message id="the first is at cost {}. {}">
        <translation>il primo è al costo {}. {}</translation>
    </message>
    <message id="the first line has two numbers">
        <translation>la prima riga ha due numeri</translation>
    </message>
    <message id="the folder cannot be made">
        <translation>la cartella non si può creare</translation>
    </message>
    <message id="the folder cannot be read: {}">
        <translation>la cartella non si può leggere: {}</translation>
    </message>
    <message id="the folder cannot take its name">
        <translation>la cartella non può prendere il suo nome</translation>
    </message>
    <message id="the folder has a file that is not part of a course: {}">
        <translation>la cartella ha un file che non fa parte di un corso: {}</translation>
    </message>
    <message id="the folder has more than {} files">
        <translation>la cartella ha più di {} file</translation>
    </message>
    <message id="the format is &quot;{}&quot;">
        <translation>il formato è "{}"</translation>
    </message>
    <message id="the format is not &quot;knapscope-errata&quot;">
        <translation>il formato non è "knapscope-errata"</translation>
    </message>
    <message id="the format is not &quot;knapscope-paper-figures&quot;">
        <translation>il formato non è "knapscope-paper-figures"</translation>
    </message>
    <message id="the format {} cannot hold instances of kind {}">
        <translation>il formato {} non può contenere istanze del tipo {}</translation>
    </message>
    <message id="the format {} does not keep that each {} is a number of {}">
        <translation>il formato {} non conserva l'unità di {}: {}</translation>
    </message>
    <message id="the format {} does not keep the instance's name">
        <translation>il formato {} non conserva il nome dell'istanza</translation>
    </message>
    <message id="the format {} does not keep the known selection">
        <translation>il formato {} non conserva la selezione nota</translation>
    </message>
    <message id="the format {} does not keep the names of {}">
        <translation>il formato {} non conserva i nomi ({})</translation>
    </message>
    <message id="the formats are {}">
        <translation>i formati sono {}</translation>
    </message>
    <message id="the function `{}` takes two numbers">
        <translation>la funzione `{}` richiede due numeri</translation>
    </message>
    <message id="the gain is negative">
        <translation>il guadagno è negativo</translation>
    </message>
    <message id="the gain {} is more than the task's execution time {}">
        <translation>il guadagno {} supera il tempo di esecuzione {} del task</translation>
    </message>
    <message id="the grid has {} x {} x {} blocks">
        <translation>la griglia ha {} x {} x {} blocchi</translation>
    </message>
    <message id="the handout cannot be written as PDF">
        <translation>la dispensa non si può scrivere come PDF</translation>
    </message>
    <message id="the hardware's counters could not be read ({}: {})">
        <translation>non è stato possibile leggere i contatori dell'hardware ({}: {})</translation>
    </message>
    <message id="the header is damaged">
        <translation>l'intestazione è danneggiata</translation>
    </message>
    <message id="the header is damaged: {}">
        <translation>l'intestazione è danneggiata: {}</translation>
    </message>
    <message id="the helper program does not start: {}">
        <translation>il programma ausiliario non si avvia: {}</translation>
    </message>
    <message id="the helper program {} is not installed">
        <translation>il programma ausiliario {} non è installato</translation>
    </message>
    <message id="the host of this virtual machine does not let it read the hardware's counters">
        <translation>l'host di questa macchina virtuale non le lascia leggere i contatori dell'hardware</translation>
    </message>
    <message id="the host reads and writes it itself; copy takes it">
        <translation>l'host lo legge e lo scrive da sé; copy lo accetta</translation>
    </message>
    <message id="the instance announces {}, but ends after {}">
        <translation>l'istanza annuncia {}, ma finisce dopo {}</translation>
    </message>
    <message id="the instance announces {}, but there are more">
        <translation>l'istanza annuncia {}, ma ce ne sono di più</translation>
    </message>
    <message id="the instance has more than {} items">
        <translation>l'istanza ha più di {} oggetti</translation>
    </message>
    <message id="the instance has no such number">
        <translation>l'istanza non ha questo numero</translation>
    </message>
    <message id="the instance has {} weights; this method takes {} at most">
        <translation>l'istanza ha {} pesi; questo metodo ne accetta al massimo {}</translation>
    </message>
    <message id="the instance is infeasible">
        <translation>l'istanza non ha soluzioni ammissibili</translation>
    </message>
    <message id="the instance is not the one that the results were measured on">
        <translation>l'istanza non è quella su cui sono stati misurati i risultati</translation>
    </message>
    <message id="the instance is too large to trace for a figure">
        <translation>l'istanza è troppo grande per tracciarla per una figura</translation>
    </message>
    <message id="the item that is taken">
        <translation>l'oggetto che si prende</translation>
    </message>
    <message id="the kernel did something that is not allowed">
        <translation>il kernel ha fatto qualcosa che non è permesso</translation>
    </message>
    <message id="the kernel left {} in element {} of {}, where the CPU computes {}">
        <translation>il kernel ha lasciato {} nell'elemento {} di {}, dove la CPU calcola {}</translation>
    </message>
    <message id="the kernel that has most of 32 SMs, however little it is">
        <translation>il kernel che ha la parte maggiore di 32 SM, per quanto piccola</translation>
    </message>
    <message id="the kernel that has most of {}, however little it is">
        <translation>{}: il kernel che ne ha la parte maggiore, per quanto piccola</translation>
    </message>
    <message id="the kernel's name is longer than {} bytes">
        <translation>il nome del kernel supera {} byte</translation>
    </message>
    <message id="the kernel's name is not valid UTF-8">
        <translation>il nome del kernel non è UTF-8 valido</translation>
    </message>
    <message id="the kernel's process took too much time or memory and was ended">
        <translation>il processo del kernel ha usato troppo tempo o memoria ed è stato terminato</translation>
    </message>
    <message id="the kernel's process was ended by signal {}">
        <translation>il processo del kernel è stato terminato dal segnale {}</translation>
    </message>
    <message id="the key appears twice in this object">
        <translation>la chiave compare due volte in questo oggetto</translation>
    </message>
    <message id="the kinds are {}">
        <translation>i tipi sono {}</translation>
    </message>
    <message id="the labels of a batch take more than {}">
        <translation>le etichette di un lotto occupano più di {}</translation>
    </message>
    <message id="the labels of {} kernels take more than {}">
        <translation>le etichette di {} kernel occupano più di {}</translation>
    </message>
    <message id="the lanes of warp {} drift too far apart to be merged">
        <translation>le lane del warp {} si allontanano troppo per essere riunite</translation>
    </message>
    <message id="the largest">
        <translation>il massimo</translation>
    </message>
    <message id="the largest cost">
        <translation>il costo massimo</translation>
    </message>
    <message id="the largest one's">
        <translation>quello del maggiore</translation>
    </message>
    <message id="the launch">
        <translation>il lancio</translation>
    </message>
    <message id="the launch asks for {} bytes of shared memory">
        <translation>il lancio richiede {} byte di memoria condivisa</translation>
    </message>
    <message id="the launch ends before it begins">
        <translation>il lancio finisce prima di cominciare</translation>
    </message>
    <message id="the launch gives no value for the parameter `{}`">
        <translation>il lancio non dà un valore per il parametro `{}`</translation>
    </message>
    <message id="the launch has {} blocks or threads in a dimension">
        <translation>il lancio ha {} blocchi o thread in una dimensione</translation>
    </message>
    <message id="the launch: it has {}, and the {} SMs hold {} at once">
        <translation>il lancio: ha {}, e i {} SM ne tengono {} alla volta</translation>
    </message>
    <message id="the layouts">
        <translation>le disposizioni</translation>
    </message>
    <message id="the lesson points here">
        <translation>la lezione indica qui</translation>
    </message>
    <message id="the lessons are {}">
        <translation>le lezioni sono {}</translation>
    </message>
    <message id="the limit is not a number of this unit">
        <translation>il limite non è un numero di questa unità</translation>
    </message>
    <message id="the limit is not known yet">
        <translation>il limite non è ancora noto</translation>
    </message>
    <message id="the line `c NUMBER`">
        <translation>la riga `c NUMERO`</translation>
    </message>
    <message id="the line `n NUMBER`">
        <translation>la riga `n NUMERO`</translation>
    </message>
    <message id="the line has {} and {}">
        <translation>la riga ha {} e {}</translation>
    </message>
    <message id="the line has {} limits, and an instance has one capacity">
        <translation>la riga ha {} limiti, ma un'istanza ha una sola capacità</translation>
    </message>
    <message id="the line of zeros and ones is missing">
        <translation>manca la riga di zeri e uni</translation>
    </message>
    <message id="the lines above the columns are {}">
        <translation>le righe sopra le colonne sono {}</translation>
    </message>
    <message id="the list is empty">
        <translation>la lista è vuota</translation>
    </message>
    <message id="the lists have {} points or more to merge by task {}, and stepping shows at most {}">
        <translation>le liste hanno almeno {} punti da fondere fino al task {}, e i passi ne mostrano al massimo {}</translation>
    </message>
    <message id="the lists of points need more than {}">
        <translation>le liste dei punti richiedono più di {}</translation>
    </message>
    <message id="the manual's page “File formats” shows what can be read, with a sample of each">
        <translation>la pagina «Formati di file» del manuale mostra che cosa si può leggere, con un campione di ciascuno</translation>
    </message>
    <message id="the map would have {} rows and {} fields">
        <translation>la mappa avrebbe {} righe e {} campi</translation>
    </message>
    <message id="the median does not lie between min and max">
        <translation>la mediana non sta tra min e max</translation>
    </message>
    <message id="the median lies between the smallest and the largest sample">
        <translation>la mediana sta tra il campione minimo e il massimo</translation>
    </message>
    <message id="the median of {} runs">
        <translation>la mediana di {} esecuzioni</translation>
    </message>
    <message id="the memory pool of gpu:{}">
        <translation>il pool di memoria di gpu:{}</translation>
    </message>
    <message id="the mix has no kernel {}">
        <translation>la combinazione non ha il kernel {}</translation>
    </message>
    <message id="the name is empty">
        <translation>il nome è vuoto</translation>
    </message>
    <message id="the name is not valid UTF-8">
        <translation>il nome non è UTF-8 valido</translation>
    </message>
    <message id="the names are {}">
        <translation>i nomi sono {}</translation>
    </message>
    <message id="the names in column {} ({}) are left out">
        <translation>i nomi nella colonna {} ({}) sono omessi</translation>
    </message>
    <message id="the next sum comes from list A">
        <translation>la somma successiva viene dalla lista A</translation>
    </message>
    <message id="the next sum comes from list B">
        <translation>la somma successiva viene dalla lista B</translation>
    </message>
    <message id="the notes have more than {} characters">
        <translation>le note hanno più di {} caratteri</translation>
    </message>
    <message id="the number is in the cells {}: a comma may have split it">
        <translation>il numero è nelle celle {}: forse una virgola lo ha diviso</translation>
    </message>
    <message id="the number must be finite and not negative">
        <translation>il numero deve essere finito e non negativo</translation>
    </message>
    <message id="the number of capacities is {}">
        <translation>il numero delle capacità è {}</translation>
    </message>
    <message id="the number of classes">
        <translation>il numero di classi</translation>
    </message>
    <message id="the number of classes has a line of its own">
        <translation>il numero di classi ha una riga tutta sua</translation>
    </message>
    <message id="the number of constraints">
        <translation>il numero di vincoli</translation>
    </message>
    <message id="the number of items">
        <translation>il numero di oggetti</translation>
    </message>
    <message id="the number of items has a line of its own">
        <translation>il numero di oggetti ha una riga tutta sua</translation>
    </message>
    <message id="the number of problems">
        <translation>il numero di problemi</translation>
    </message>
    <message id="the number of profits is {}, and that of weights {}">
        <translation>il numero dei valori è {}, quello dei pesi {}</translation>
    </message>
    <message id="the number of the item">
        <translation>il numero dell'oggetto</translation>
    </message>
    <message id="the number of the item is {}, but this is item {}">
        <translation>il numero dell'oggetto è {}, ma questo è l'oggetto {}</translation>
    </message>
    <message id="the number of weights">
        <translation>il numero di pesi</translation>
    </message>
    <message id="the number {} is above 2^53, and other solvers round such numbers: their answers may be wrong">
        <translation>il numero {} è maggiore di 2^53, e altri risolutori arrotondano tali numeri: le loro risposte possono essere sbagliate</translation>
    </message>
    <message id="the number {} is too large">
        <translation>il numero {} è troppo grande</translation>
    </message>
    <message id="the one block | all {} blocks" numerus="yes">
        <translation><numerusform>l'unico blocco</numerusform><numerusform>tutti i {} blocchi</numerusform></translation>
    </message>
    <message id="the one in A">
        <translation>quello in A</translation>
    </message>
    <message id="the one in B">
        <translation>quello in B</translation>
    </message>
    <message id="the only sum">
        <translation>l'unica somma</translation>
    </message>
    <message id="the optimum">
        <translation>l'ottimo</translation>
    </message>
    <message id="the optimum is {}">
        <translation>l'ottimo è {}</translation>
    </message>
    <message id="the options --kind, --columns, --capacity, --lines and --decimal are for tables">
        <translation>le opzioni --kind, --columns, --capacity, --lines e --decimal sono per le tabelle</translation>
    </message>
    <message id="the other">
        <translation>l'altro</translation>
    </message>
    <message id="the pace is none of step, row, decision, any">
        <translation>il ritmo non è tra step, row, decision, any</translation>
    </message>
    <message id="the packed numbers are not base64">
        <translation>i numeri impacchettati non sono base64</translation>
    </message>
    <message id="the pages are {}">
        <translation>le pagine sono {}</translation>
    </message>
    <message id="the paper describes its instances in two ways (see the errata); by either they have solutions, and ours of two-list-hard have none">
        <translation>l'articolo descrive le sue istanze in due modi (si vedano gli errata); secondo entrambi hanno soluzioni, e le nostre di two-list-hard non ne hanno</translation>
    </message>
    <message id="the parameters are {}">
        <translation>i parametri sono {}</translation>
    </message>
    <message id="the period is less than 1">
        <translation>il periodo è minore di 1</translation>
    </message>
    <message id="the picture cannot be written as {}">
        <translation>l'immagine non si può scrivere come {}</translation>
    </message>
    <message id="the plan is none of this instance: {}">
        <translation>il piano non è di questa istanza: {}</translation>
    </message>
    <message id="the plan keeps to the limits and runs what it has to">
        <translation>il piano rispetta i limiti ed esegue ciò che deve</translation>
    </message>
    <message id="the point of cost {} has not the utilisation {}">
        <translation>il punto di costo {} non ha l'utilizzo {}</translation>
    </message>
    <message id="the point of cost {} of its front is no better than a cheaper one">
        <translation>il punto di costo {} del fronte non è migliore di uno meno costoso</translation>
    </message>
    <message id="the point of cost {} of its front is worth {}">
        <translation>il punto di costo {} del fronte vale {}</translation>
    </message>
    <message id="the points found so far need more than {}">
        <translation>i punti trovati finora richiedono più di {}</translation>
    </message>
    <message id="the pool has no kernel '{}', so it can be planned but not run">
        <translation>la raccolta non ha il kernel «{}», quindi lo si può pianificare ma non eseguire</translation>
    </message>
    <message id="the preset {} makes no instances of kind '{}'">
        <translation>il preset {} non crea istanze del tipo «{}»</translation>
    </message>
    <message id="the presets are {}">
        <translation>i modelli sono {}</translation>
    </message>
    <message id="the presets of this kind are {}">
        <translation>i preset di questo tipo sono {}</translation>
    </message>
    <message id="the printer cannot be used">
        <translation>la stampante non si può usare</translation>
    </message>
    <message id="the problem has {} constraints">
        <translation>il problema ha {} vincoli</translation>
    </message>
    <message id="the profit">
        <translation>il valore</translation>
    </message>
    <message id="the program's font cannot be cut to the letters needed">
        <translation>il carattere del programma non si può ridurre alle lettere necessarie</translation>
    </message>
    <message id="the program's font cannot be loaded">
        <translation>non si può caricare il carattere del programma</translation>
    </message>
    <message id="the question has no right answer">
        <translation>la domanda non ha una risposta giusta</translation>
    </message>
    <message id="the question has no words">
        <translation>la domanda non ha parole</translation>
    </message>
    <message id="the recorded run {}: {}">
        <translation>l'esecuzione registrata {}: {}</translation>
    </message>
    <message id="the registers of {} are not known">
        <translation>i registri di {} non sono noti</translation>
    </message>
    <message id="the remarks in the file are left out">
        <translation>le osservazioni nel file sono omesse</translation>
    </message>
    <message id="the request has no instance">
        <translation>la richiesta non contiene un'istanza</translation>
    </message>
    <message id="the results have no answer of one of the two sides">
        <translation>i risultati non hanno risposte di uno dei due lati</translation>
    </message>
    <message id="the results have {} instances, and {} ways to solve them">
        <translation>i risultati hanno {} istanze e {} modi di risolverle</translation>
    </message>
    <message id="the results hold a row that is not of this campaign">
        <translation>i risultati contengono una riga che non è di questa campagna</translation>
    </message>
    <message id="the right answer is not a number">
        <translation>la risposta giusta non è un numero</translation>
    </message>
    <message id="the root">
        <translation>la radice</translation>
    </message>
    <message id="the roundings of as many float32 additions as there are bodies add up, to what is small beside the sum of all that is added">
        <translation>gli arrotondamenti di tante somme float32 quanti sono i corpi si accumulano, fino a qualcosa di piccolo rispetto alla somma di tutto</translation>
    </message>
    <message id="the row is not one of this campaign">
        <translation>la riga non è di questa campagna</translation>
    </message>
    <message id="the row was there before">
        <translation>la riga c'era già</translation>
    </message>
    <message id="the rows of bits up to the sum {} would have about {:.2g} bytes">
        <translation>le righe di bit fino alla somma {} avrebbero circa {:.2g} byte</translation>
    </message>
    <message id="the run ended after {} of the counters' {} passes">
        <translation>l'esecuzione è finita dopo {} dei {} passaggi dei contatori</translation>
    </message>
    <message id="the run has no instance">
        <translation>l'esecuzione non ha un'istanza</translation>
    </message>
    <message id="the run is too large for a figure">
        <translation>l'esecuzione è troppo grande per una figura</translation>
    </message>
    <message id="the run is too large to trace for a figure">
        <translation>l'esecuzione è troppo grande per tracciarla per una figura</translation>
    </message>
    <message id="the run is void">
        <translation>l’esecuzione non è valida</translation>
    </message>
    <message id="the run is void; correct the kernel's index">
        <translation>l'esecuzione non è valida; correggere l'indice del kernel</translation>
    </message>
    <message id="the run made {} launch, and the window is in launch {} | the run made {} launches, and the window is in launch {}" numerus="yes">
        <translation><numerusform>l'esecuzione ha fatto {} lancio e la finestra è nel lancio {}</numerusform><numerusform>l'esecuzione ha fatto {} lanci e la finestra è nel lancio {}</numerusform></translation>
    </message>
    <message id="the run needs about {} and the memory budget is {}">
        <translation>l'esecuzione richiede circa {} e il limite di memoria è {}</translation>
    </message>
    <message id="the run needs about {} and this machine has {} of memory">
        <translation>l'esecuzione richiede circa {} e questa macchina ha {} di memoria</translation>
    </message>
    <message id="the run was too short for a sample of the counters; repeat it for some seconds">
        <translation>l'esecuzione è stata troppo breve per un campione dei contatori; ripeterla per qualche secondo</translation>
    </message>
    <message id="the search goes on in it">
        <translation>la ricerca vi prosegue</translation>
    </message>
    <message id="the search tree has more than {} nodes or {} levels">
        <translation>l'albero di ricerca ha più di {} nodi o {} livelli</translation>
    </message>
    <message id="the second divided by the first">
        <translation>il secondo diviso per il primo</translation>
    </message>
    <message id="the selection is legal and sums as stated">
        <translation>la selezione è ammissibile e ha le somme indicate</translation>
    </message>
    <message id="the selection is of {} task, not of {} | the selection is of {} tasks, not of {}" numerus="yes">
        <translation><numerusform>la selezione è di {} task, non di {}</numerusform><numerusform>la selezione è di {} task, non di {}</numerusform></translation>
    </message>
    <message id="the selection of the point of cost {} costs {}">
        <translation>la selezione del punto di costo {} costa {}</translation>
    </message>
    <message id="the session is shown without it">
        <translation>la sessione è mostrata senza di esso</translation>
    </message>
    <message id="the session shows this file, and it is not here">
        <translation>la sessione mostra questo file, e qui non c'è</translation>
    </message>
    <message id="the share of the branches at which the lanes go both ways">
        <translation>la quota di diramazioni in cui le lane prendono entrambe le strade</translation>
    </message>
    <message id="the sheet is full">
        <translation>il foglio è pieno</translation>
    </message>
    <message id="the sheets are {}">
        <translation>i fogli sono {}</translation>
    </message>
    <message id="the smallest random number is above the largest">
        <translation>il più piccolo numero casuale supera il più grande</translation>
    </message>
    <message id="the solving program is of an earlier version and cannot watch a run">
        <translation>il programma risolutore è di una versione precedente e non può osservare un'esecuzione</translation>
    </message>
    <message id="the solving program told no counters of that run">
        <translation>il programma risolutore non ha riferito contatori di quell'esecuzione</translation>
    </message>
    <message id="the source is not valid UTF-8">
        <translation>la fonte non è UTF-8 valido</translation>
    </message>
    <message id="the stack of thread {} of block {} is full">
        <translation>lo stack del thread {} del blocco {} è pieno</translation>
    </message>
    <message id="the steps are 0 to {}">
        <translation>i passi vanno da 0 a {}</translation>
    </message>
    <message id="the steps of {} need linear programs, which are not solved here">
        <translation>i passi di {} richiedono programmi lineari, che qui non si risolvono</translation>
    </message>
    <message id="the sum of {} weights of {} bits can be 2^63 or more">
        <translation>la somma di {} pesi di {} bit può essere 2^63 o più</translation>
    </message>
    <message id="the sum {} of list {}">
        <translation>la somma {} della lista {}</translation>
    </message>
    <message id="the sums of A and of B over an axis from 0 to {}">
        <translation>le somme di A e di B su un asse da 0 a {}</translation>
    </message>
    <message id="the sums of {} with {} are from {} to {}, the target is {}">
        <translation>le somme di {} con {} vanno da {} a {}, l'obiettivo è {}</translation>
    </message>
    <message id="the sums up to {} do not fit into memory">
        <translation>le somme fino a {} non stanno in memoria</translation>
    </message>
    <message id="the system has no memory for a list of {} sums">
        <translation>il sistema non ha memoria per una lista di {} somme</translation>
    </message>
    <message id="the system has no memory left for a row of this table">
        <translation>il sistema non ha più memoria per una riga di questa tabella</translation>
    </message>
    <message id="the system has no memory left for rows of {} bytes">
        <translation>il sistema non ha più memoria per righe di {} byte</translation>
    </message>
    <message id="the system has no memory left for the decisions">
        <translation>il sistema non ha più memoria per le decisioni</translation>
    </message>
    <message id="the system has no memory left for the table">
        <translation>il sistema non ha più memoria per la tabella</translation>
    </message>
    <message id="the system has no memory left for this">
        <translation>il sistema non ha più memoria per questo</translation>
    </message>
    <message id="the system has no memory left to emulate this launch">
        <translation>il sistema non ha più memoria per emulare questo lancio</translation>
    </message>
    <message id="the system has no memory left to write it">
        <translation>il sistema non ha più memoria per scriverlo</translation>
    </message>
    <message id="the system refuses to start {} thread | the system refuses to start {} threads" numerus="yes">
        <translation><numerusform>il sistema rifiuta di avviare {} thread</numerusform><numerusform>il sistema rifiuta di avviare {} thread</numerusform></translation>
    </message>
    <message id="the system starts no more threads">
        <translation>il sistema non avvia altri thread</translation>
    </message>
    <message id="the table belongs to another instance">
        <translation>la tabella appartiene a un'altra istanza</translation>
    </message>
    <message id="the table has too many cells, and stepping without a table file shows at most {}">
        <translation>la tabella ha troppe celle e passo per passo, senza file di tabella, se ne mostrano al massimo {}</translation>
    </message>
    <message id="the table has {} cells, and stepping without a table file shows at most {}">
        <translation>la tabella ha {} celle e passo per passo, senza file di tabella, se ne mostrano al massimo {}</translation>
    </message>
    <message id="the table is not filled yet">
        <translation>la tabella non è ancora riempita</translation>
    </message>
    <message id="the table is too large for this figure">
        <translation>la tabella è troppo grande per questa figura</translation>
    </message>
    <message id="the table is written beside the answers, under the same name">
        <translation>la tabella si scrive accanto alle risposte, con lo stesso nome</translation>
    </message>
    <message id="the table may be in the other sheet, {1}: `{0}` | the table may be in one of the other sheets, {1}: `{0}`" numerus="yes">
        <translation><numerusform>la tabella può essere nell’altro foglio, {1}: `{0}`</numerusform><numerusform>la tabella può essere in uno degli altri fogli, {1}: `{0}`</numerusform></translation>
    </message>
    <message id="the table of runs is empty">
        <translation>la tabella delle esecuzioni è vuota</translation>
    </message>
    <message id="the table says random_1; its logs show custom_1">
        <translation>la tabella dice random_1; i suoi log mostrano custom_1</translation>
    </message>
    <message id="the table says random_1; its logs show custom_1, with chunks of 2^30 subsets">
        <translation>la tabella dice random_1; i suoi log mostrano custom_1, con chunk di 2^30 sottoinsiemi</translation>
    </message>
    <message id="the table takes a file of {} and the disk has {} free">
        <translation>la tabella richiede un file di {} e sul disco sono liberi {}</translation>
    </message>
    <message id="the tail takes {}">
        <translation>la coda prende {}</translation>
    </message>
    <message id="the tail: places run empty">
        <translation>la coda: posti vuoti</translation>
    </message>
    <message id="the target">
        <translation>l'obiettivo</translation>
    </message>
    <message id="the task sets of Table 6.1, whose numbers are ours: the paper prints none">
        <translation>gli insiemi di task della Tabella 6.1, i cui numeri sono nostri: il lavoro non ne stampa</translation>
    </message>
    <message id="the task sets of Table 6.1, whose numbers are ours: the paper prints none; printed as at least, on average">
        <translation>gli insiemi di task della Tabella 6.1, i cui numeri sono nostri: il lavoro non ne stampa; stampato come valore minimo, in media</translation>
    </message>
    <message id="the task sets of Table 6.1, whose numbers are ours: the paper prints none; the host had 8 cores">
        <translation>gli insiemi di task della Tabella 6.1, i cui numeri sono nostri: il lavoro non ne stampa; l'host aveva 8 core</translation>
    </message>
    <message id="the task's name is longer than {} bytes">
        <translation>il nome del task supera {} byte</translation>
    </message>
    <message id="the task's name is not valid UTF-8">
        <translation>il nome del task non è UTF-8 valido</translation>
    </message>
    <message id="the text does not say which CUDA variant">
        <translation>il testo non dice quale variante CUDA</translation>
    </message>
    <message id="the text does not say which CUDA variant; the short paper gives the figure for CUDA-SYNC, Chapter 7 prints 200">
        <translation>il testo non dice quale variante CUDA; l'articolo breve dà il valore per CUDA-SYNC, il Capitolo 7 stampa 200</translation>
    </message>
    <message id="the text has a character NUL">
        <translation>il testo contiene il carattere NUL</translation>
    </message>
    <message id="the text in quotes is longer than {} bytes">
        <translation>il testo tra virgolette supera {} byte</translation>
    </message>
    <message id="the text of {} is not the one that was traced">
        <translation>il testo di {} non è quello della traccia</translation>
    </message>
    <message id="the time limit must be above 0">
        <translation>il limite di tempo deve essere maggiore di 0</translation>
    </message>
    <message id="the time limit must not be negative">
        <translation>il limite di tempo non deve essere negativo</translation>
    </message>
    <message id="the time limit of {} is over">
        <translation>il limite di tempo di {} è scaduto</translation>
    </message>
    <message id="the title '{}' names a problem in which {} may be divided">
        <translation>il titolo '{}' indica un problema in cui si possono dividere {}</translation>
    </message>
    <message id="the title '{}' names a problem in which {} may be taken several times">
        <translation>il titolo '{}' indica un problema in cui si possono prendere più volte {}</translation>
    </message>
    <message id="the trace is larger than 1 GB">
        <translation>la traccia supera 1 GB</translation>
    </message>
    <message id="the unit is not valid UTF-8">
        <translation>l'unità non è UTF-8 valido</translation>
    </message>
    <message id="the unit of this ceiling is {}">
        <translation>l'unità di questo tetto è {}</translation>
    </message>
    <message id="the value">
        <translation>il valore</translation>
    </message>
    <message id="the value is negative">
        <translation>il valore è negativo</translation>
    </message>
    <message id="the value is no number from 0 on">
        <translation>il valore non è un numero da 0 in su</translation>
    </message>
    <message id="the value is not {}">
        <translation>il valore non è {}</translation>
    </message>
    <message id="the value of the next cell">
        <translation>il valore della cella successiva</translation>
    </message>
    <message id="the values do not fit the mask, which has {} lane | the values do not fit the mask, which has {} lanes" numerus="yes">
        <translation><numerusform>i valori non corrispondono alla maschera, che ha {} lane</numerusform><numerusform>i valori non corrispondono alla maschera, che ha {} lane</numerusform></translation>
    </message>
    <message id="the values of the front have no common denominator below 2^62">
        <translation>i valori del fronte non hanno un denominatore comune sotto 2^62</translation>
    </message>
    <message id="the variant has no steps">
        <translation>la variante non ha passi</translation>
    </message>
    <message id="the variant has no steps for this kind of instance">
        <translation>la variante non ha passi per questo tipo di istanza</translation>
    </message>
    <message id="the variant is no kernel">
        <translation>la variante non è un kernel</translation>
    </message>
    <message id="the variant {} cannot be stepped on this instance">
        <translation>la variante {} non può essere eseguita passo per passo su questa istanza</translation>
    </message>
    <message id="the version is not 1">
        <translation>la versione non è 1</translation>
    </message>
    <message id="the warp has {}">
        <translation>il warp ne ha {}</translation>
    </message>
    <message id="the ways back from the front need more than {}">
        <translation>i percorsi a ritroso dal fronte richiedono più di {}</translation>
    </message>
    <message id="the weight">
        <translation>il peso</translation>
    </message>
    <message id="the weight is negative">
        <translation>il peso è negativo</translation>
    </message>
    <message id="the window begins after {} is over">
        <translation>la finestra comincia dopo la fine di {}</translation>
    </message>
    <message id="the window ends before it begins">
        <translation>la finestra finisce prima di cominciare</translation>
    </message>
    <message id="the words of the window cannot be read">
        <translation>le parole della finestra non si possono leggere</translation>
    </message>
    <message id="the workbook has no sheet '{}'">
        <translation>la cartella di lavoro non ha un foglio «{}»</translation>
    </message>
    <message id="the zip file cannot be made">
        <translation>il file zip non si può creare</translation>
    </message>
    <message id="the {} is given twice, as {} and as {}">
        <translation>{} è indicato due volte, come {} e come {}</translation>
    </message>
    <message id="the {} {} is too large for a kernel">
        <translation>troppo grande per un kernel: {} {}</translation>
    </message>
    <message id="theory {}">
        <translation>teoria {}</translation>
    </message>
    <message id="there are 1 to {}">
        <translation>ce ne sono da 1 a {}</translation>
    </message>
    <message id="there are more cells than the {} column | there are more cells than the {} columns" numerus="yes">
        <translation><numerusform>ci sono più celle della {} colonna</numerusform><numerusform>ci sono più celle delle {} colonne</numerusform></translation>
    </message>
    <message id="there are more than {} pictures">
        <translation>ci sono più di {} immagini</translation>
    </message>
    <message id="there are more than {} points">
        <translation>ci sono più di {} punti</translation>
    </message>
    <message id="there are more than {} selections">
        <translation>ci sono più di {} selezioni</translation>
    </message>
    <message id="there are no cells to paste">
        <translation>non ci sono celle da incollare</translation>
    </message>
    <message id="there are no columns with lists of weights and of values, and one with a capacity">
        <translation>non ci sono colonne con liste di pesi e di valori e una con la capacità</translation>
    </message>
    <message id="there are no measured runs of this kind">
        <translation>non ci sono esecuzioni misurate di questo tipo</translation>
    </message>
    <message id="there are no numbers called '{}'">
        <translation>non ci sono numeri di nome '{}'</translation>
    </message>
    <message id="there are no numbers to be measured">
        <translation>non ci sono numeri da misurare</translation>
    </message>
    <message id="there are only {} of free memory on the device">
        <translation>sul dispositivo sono liberi solo {} di memoria</translation>
    </message>
    <message id="there are {} dimensions">
        <translation>ci sono {} dimensioni</translation>
    </message>
    <message id="there are {} items, and stepping shows at most {}">
        <translation>ci sono {} oggetti e passo per passo se ne mostrano al massimo {}</translation>
    </message>
    <message id="there are {} launches, and stepping shows at most {}">
        <translation>ci sono {} lanci, e i passi ne mostrano al massimo {}</translation>
    </message>
    <message id="there are {} sections, and {} has {}">
        <translation>le sezioni sono {}, mentre {} ne ha {}</translation>
    </message>
    <message id="there are {} weights, and stepping through two lists shows at most {}">
        <translation>ci sono {} pesi, e i passi su due liste ne mostrano al massimo {}</translation>
    </message>
    <message id="there are {} zeros and ones for {}">
        <translation>ci sono {} zeri e uni per {}</translation>
    </message>
    <message id="there is no GPU '{}' here: {}">
        <translation>qui non c'è la GPU «{}»: {}</translation>
    </message>
    <message id="there is no ceiling '{}'">
        <translation>non esiste il tetto «{}»</translation>
    </message>
    <message id="there is no class">
        <translation>non c'è alcuna classe</translation>
    </message>
    <message id="there is no class {}">
        <translation>non c'è la classe {}</translation>
    </message>
    <message id="there is no column '{}'">
        <translation>non c'è una colonna “{}”</translation>
    </message>
    <message id="there is no device preset '{}'">
        <translation>non esiste il modello di dispositivo «{}»</translation>
    </message>
    <message id="there is no figure '{}'">
        <translation>non c'è alcuna figura «{}»</translation>
    </message>
    <message id="there is no figure to compare">
        <translation>non c'è alcun valore da confrontare</translation>
    </message>
    <message id="there is no finding {}">
        <translation>non c'è la segnalazione {}</translation>
    </message>
    <message id="there is no format '{}'">
        <translation>non esiste il formato «{}»</translation>
    </message>
    <message id="there is no front of this instance">
        <translation>non c'è un fronte di questa istanza</translation>
    </message>
    <message id="there is no front to write">
        <translation>non c'è un fronte da scrivere</translation>
    </message>
    <message id="there is no front yet">
        <translation>non c'è ancora un fronte</translation>
    </message>
    <message id="there is no function `{}`">
        <translation>non esiste una funzione `{}`</translation>
    </message>
    <message id="there is no instance">
        <translation>non c'è alcuna istanza</translation>
    </message>
    <message id="there is no instruction {}">
        <translation>non c'è l'istruzione {}</translation>
    </message>
    <message id="there is no item">
        <translation>non c'è alcun oggetto</translation>
    </message>
    <message id="there is no kernel">
        <translation>non c'è alcun kernel</translation>
    </message>
    <message id="there is no kind '{}'">
        <translation>non esiste il tipo «{}»</translation>
    </message>
    <message id="there is no language '{}'">
        <translation>non esiste la lingua «{}»</translation>
    </message>
    <message id="there is no lesson '{}'">
        <translation>non c'è la lezione «{}»</translation>
    </message>
    <message id="there is no number `{}`">
        <translation>non esiste un numero `{}`</translation>
    </message>
    <message id="there is no option '{}'">
        <translation>non esiste l'opzione «{}»</translation>
    </message>
    <message id="there is no page {}">
        <translation>non c'è la pagina {}</translation>
    </message>
    <message id="there is no parameter '{}'">
        <translation>non esiste il parametro «{}»</translation>
    </message>
    <message id="there is no place for a temporary file">
        <translation>non c'è posto per un file temporaneo</translation>
    </message>
    <message id="there is no preset '{}'">
        <translation>non esiste il modello «{}»</translation>
    </message>
    <message id="there is no queue {}">
        <translation>non esiste la coda {}</translation>
    </message>
    <message id="there is no row {}">
        <translation>non c'è la riga {}</translation>
    </message>
    <message id="there is no solution">
        <translation>non c'è soluzione</translation>
    </message>
    <message id="there is no speedup against a time that was emulated, is zero or was not measured">
        <translation>non c'è accelerazione rispetto a un tempo emulato, nullo o non misurato</translation>
    </message>
    <message id="there is no step {}">
        <translation>non c'è il passo {}</translation>
    </message>
    <message id="there is no such array in constant memory">
        <translation>non c'è un tale array nella memoria costante</translation>
    </message>
    <message id="there is no such block">
        <translation>questo blocco non esiste</translation>
    </message>
    <message id="there is no such folder">
        <translation>questa cartella non esiste</translation>
    </message>
    <message id="there is no such format">
        <translation>non esiste un tale formato</translation>
    </message>
    <message id="there is no such paper">
        <translation>non esiste un tale articolo</translation>
    </message>
    <message id="there is no task">
        <translation>non c'è alcun task</translation>
    </message>
    <message id="there is no value to choose">
        <translation>non c'è un valore da scegliere</translation>
    </message>
    <message id="there is no variant '{}'">
        <translation>non c'è alcuna variante «{}»</translation>
    </message>
    <message id="there is no weight">
        <translation>non c'è alcun peso</translation>
    </message>
    <message id="there is no {} {}">
        <translation>{} {} non esiste</translation>
    </message>
    <message id="there is no {}: the driver sees {} GPU(s)">
        <translation>{} non esiste: il driver vede {} GPU</translation>
    </message>
    <message id="there is not enough memory for the picture">
        <translation>non c'è abbastanza memoria per l'immagine</translation>
    </message>
    <message id="there is not one name for each entry of the selection">
        <translation>non c'è esattamente un nome per ogni voce della selezione</translation>
    </message>
    <message id="there is nothing to choose in the instance, so there is no program to write">
        <translation>nell'istanza non c'è nulla da scegliere, quindi nessun programma da scrivere</translation>
    </message>
    <message id="there is nothing to compare of '{}'">
        <translation>di «{}» non c'è nulla da confrontare</translation>
    </message>
    <message id="there is nothing to compare yet">
        <translation>non c'è ancora nulla da confrontare</translation>
    </message>
    <message id="there is nothing to solve">
        <translation>non c'è nulla da risolvere</translation>
    </message>
    <message id="there is something of this name already">
        <translation>c'è già qualcosa con questo nome</translation>
    </message>
    <message id="there is {} entry for {} | there are {} entries for {}" numerus="yes">
        <translation><numerusform>c'è {} voce per {}</numerusform><numerusform>ci sono {} voci per {}</numerusform></translation>
    </message>
    <message id="there should be {} packed number and there are {} | there should be {} packed numbers and there are {}" numerus="yes">
        <translation><numerusform>dovrebbe esserci {} numero compattato e ce ne sono {}</numerusform><numerusform>dovrebbero esserci {} numeri compattati e ce ne sono {}</numerusform></translation>
    </message>
    <message id="there should be {} packed number and there is none | there should be {} packed numbers and there are fewer" numerus="yes">
        <translation><numerusform>dovrebbe esserci {} numero compattato e non ce n'è nessuno</numerusform><numerusform>dovrebbero esserci {} numeri compattati e ce ne sono di meno</numerusform></translation>
    </message>
    <message id="these are no kind's columns">
        <translation>queste non sono le colonne di alcun tipo</translation>
    </message>
    <message id="these are not the columns of kind {}">
        <translation>queste non sono le colonne del tipo {}</translation>
    </message>
    <message id="these numbers cannot be multiplied">
        <translation>questi numeri non si possono moltiplicare</translation>
    </message>
    <message id="these steps rest on linear programs, which a lesson does not solve">
        <translation>questi passi si basano su programmi lineari, che una lezione non risolve</translation>
    </message>
    <message id="these two lines may be a list of weights and a list of values">
        <translation>queste due righe possono essere un elenco di pesi e uno di valori</translation>
    </message>
    <message id="thesis">
        <translation>tesi</translation>
    </message>
    <message id="thinks that all lanes take part">
        <translation>fa partecipare tutte le lane</translation>
    </message>
    <message id="thinks that every resource limits">
        <translation>crede che ogni risorsa limiti</translation>
    </message>
    <message id="thinks that exactly full is too full">
        <translation>crede che esattamente pieno sia troppo</translation>
    </message>
    <message id="this">
        <translation>questo</translation>
    </message>
    <message id="this CPU has no {}">
        <translation>questa CPU non ha {}</translation>
    </message>
    <message id="this CUPTI does not know the GPU's chip">
        <translation>questo CUPTI non conosce il chip della GPU</translation>
    </message>
    <message id="this build has no emulator: Boost.Context's library was not found">
        <translation>questa compilazione non ha l'emulatore: la libreria di Boost.Context non è stata trovata</translation>
    </message>
    <message id="this column is computed">
        <translation>questa colonna è calcolata</translation>
    </message>
    <message id="this device has {}">
        <translation>questo dispositivo ne ha {}</translation>
    </message>
    <message id="this failed: {}">
        <translation>questo è fallito: {}</translation>
    </message>
    <message id="this figure compares the two-list algorithms on a few weights">
        <translation>questa figura confronta gli algoritmi a due liste su pochi pesi</translation>
    </message>
    <message id="this figure draws a 0-1 knapsack of a few items">
        <translation>questa figura disegna uno zaino 0-1 con pochi oggetti</translation>
    </message>
    <message id="this figure draws a multiple-choice instance">
        <translation>questa figura disegna un'istanza a scelta multipla</translation>
    </message>
    <message id="this figure draws a table, and the instance's kind has none">
        <translation>questa figura disegna una tabella, e le istanze di questo tipo non ne hanno</translation>
    </message>
    <message id="this figure draws an instance that has a front">
        <translation>questa figura disegna un'istanza che ha un fronte</translation>
    </message>
    <message id="this figure draws an instance, and the lesson has none">
        <translation>questa figura disegna un'istanza, ma la lezione non ne ha</translation>
    </message>
    <message id="this figure draws four tables of a few sums">
        <translation>questa figura disegna quattro tabelle di poche somme</translation>
    </message>
    <message id="this figure draws kernels that are to run together">
        <translation>questa figura disegna kernel da eseguire insieme</translation>
    </message>
    <message id="this figure draws one weight of a small subset sum">
        <translation>questa figura disegna un peso di una piccola somma di sottoinsiemi</translation>
    </message>
    <message id="this figure draws the bit strings of a few weights">
        <translation>questa figura disegna le stringhe di bit di pochi pesi</translation>
    </message>
    <message id="this figure draws what an instance does in time">
        <translation>questa figura disegna ciò che un'istanza fa nel tempo</translation>
    </message>
    <message id="this file does not describe the launch of a kernel">
        <translation>questo file non descrive il lancio di un kernel</translation>
    </message>
    <message id="this is">
        <translation>questo è</translation>
    </message>
    <message id="this is another file than the one that the session shows">
        <translation>questo è un file diverso da quello che la sessione mostra</translation>
    </message>
    <message id="this is in the campaign already">
        <translation>questo è già nella campagna</translation>
    </message>
    <message id="this is neither a plan nor a result">
        <translation>questo non è né un piano né un risultato</translation>
    </message>
    <message id="this is no number">
        <translation>questo non è un numero</translation>
    </message>
    <message id="this is no ordinary file">
        <translation>non è un file normale</translation>
    </message>
    <message id="this is no step">
        <translation>questo non è un passo</translation>
    </message>
    <message id="this is no trace file">
        <translation>questo non è un file di traccia</translation>
    </message>
    <message id="this is not a column and its x">
        <translation>questo non è una colonna e il suo x</translation>
    </message>
    <message id="this is not a document of format knapscope-devices">
        <translation>questo non è un documento di formato knapscope-devices</translation>
    </message>
    <message id="this is not a kind of time">
        <translation>questo non è un tipo di tempo</translation>
    </message>
    <message id="this is not a table file of Knapscope">
        <translation>questo non è un file di tabella di Knapscope</translation>
    </message>
    <message id="this is not the instance that was traced">
        <translation>questa non è l'istanza della traccia</translation>
    </message>
    <message id="this is of version {}">
        <translation>questo è della versione {}</translation>
    </message>
    <message id="this is version {} of the trace file, and this program reads version 1">
        <translation>questa è la versione {} del file di traccia e questo programma legge la versione 1</translation>
    </message>
    <message id="this item">
        <translation>questo oggetto</translation>
    </message>
    <message id="this lesson has no step {}">
        <translation>questa lezione non ha il passo {}</translation>
    </message>
    <message id="this lesson has no steps {} to {}">
        <translation>questa lezione non ha i passi da {} a {}</translation>
    </message>
    <message id="this line is of no {}">
        <translation>in questa riga manca l'indicazione: {}</translation>
    </message>
    <message id="this line may be a sum of the others, or {}">
        <translation>questa riga può essere la somma delle altre o {}</translation>
    </message>
    <message id="this line says something else of the {} than its first line">
        <translation>questa riga dice altro rispetto alla prima con lo stesso numero ({})</translation>
    </message>
    <message id="this machine has no memory left for the buffer '{}'">
        <translation>questa macchina non ha più memoria per il buffer «{}»</translation>
    </message>
    <message id="this page shows no step that a lesson could hold">
        <translation>questa pagina non mostra passi che una lezione possa contenere</translation>
    </message>
    <message id="this program does not have the code of {}, only the program that runs it">
        <translation>questo programma non ha il codice di {}, solo il programma che lo esegue</translation>
    </message>
    <message id="this program reads version 1">
        <translation>questo programma legge la versione 1</translation>
    </message>
    <message id="this program reads version 1 of session files">
        <translation>questo programma legge la versione 1 dei file di sessione</translation>
    </message>
    <message id="this program runs under another profiler already">
        <translation>questo programma gira già sotto un altro profiler</translation>
    </message>
    <message id="this program was built without CUDA">
        <translation>questo programma è stato compilato senza CUDA</translation>
    </message>
    <message id="this program was built without CUPTI's headers, so it has no counters">
        <translation>questo programma è stato compilato senza gli header di CUPTI, quindi non ha contatori</translation>
    </message>
    <message id="this program was built without a solver">
        <translation>questo programma è stato compilato senza un risolutore</translation>
    </message>
    <message id="this program was built without it">
        <translation>questo programma è stato compilato senza</translation>
    </message>
    <message id="this row does not say whether the item is taken, but the first row does">
        <translation>questa riga non dice se l'oggetto è scelto, mentre la prima lo dice</translation>
    </message>
    <message id="this row says whether the item is taken, but the first row does not">
        <translation>questa riga dice se l'oggetto è scelto, mentre la prima non lo dice</translation>
    </message>
    <message id="this session">
        <translation>questa sessione</translation>
    </message>
    <message id="this shows a table, and the lesson has no &quot;variant&quot; that makes one">
        <translation>questo mostra una tabella, e la lezione non ha una "variant" che ne faccia una</translation>
    </message>
    <message id="this table comes from a file, which a lesson does not hold">
        <translation>questa tabella viene da un file, che una lezione non contiene</translation>
    </message>
    <message id="this version of WSL does not allow it">
        <translation>questa versione di WSL non lo permette</translation>
    </message>
    <message id="this {}">
        <translation>questo: {}</translation>
    </message>
    <message id="those most like it are {}; `knapscope-run list` shows all">
        <translation>le più simili sono {}; `knapscope-run list` le mostra tutte</translation>
    </message>
    <message id="those of first-fit">
        <translation>quelli di first-fit</translation>
    </message>
    <message id="thread t computes cells t, t + {}, t + {} …">
        <translation>il thread t calcola le celle t, t + {}, t + {} …</translation>
    </message>
    <message id="thread t computes cells {0} t to {0} t + {1}">
        <translation>il thread t calcola le celle da {0} t a {0} t + {1}</translation>
    </message>
    <message id="thread that computes a cell">
        <translation>thread che calcola una cella</translation>
    </message>
    <message id="thread without a cell">
        <translation>thread senza cella</translation>
    </message>
    <message id="thread {}">
        <translation>thread {}</translation>
    </message>
    <message id="thread {} of block {}">
        <translation>il thread {} del blocco {}</translation>
    </message>
    <message id="thread {} of block {} calls __trap()">
        <translation>il thread {} del blocco {} chiama __trap()</translation>
    </message>
    <message id="thread {} of block {} {} {}">
        <translation>il thread {} del blocco {} {} {}</translation>
    </message>
    <message id="thread {} of block {}: the assertion `{}` fails">
        <translation>thread {} del blocco {}: l’asserzione `{}` non vale</translation>
    </message>
    <message id="thread {} · ">
        <translation>thread {} · </translation>
    </message>
    <message id="thread {}: block {} of A">
        <translation>thread {}: blocco {} di A</translation>
    </message>
    <message id="thread {}: pair {}">
        <translation>thread {}: coppia {}</translation>
    </message>
    <message id="threads">
        <translation>thread</translation>
    </message>
    <message id="threads of a block">
        <translation>thread di un blocco</translation>
    </message>
    <message id="threads {} and {} of block {} wait at different barriers, {} and {}">
        <translation>i thread {} e {} del blocco {} aspettano a barriere diverse, {} e {}</translation>
    </message>
    <message id="throughput">
        <translation>produttività</translation>
    </message>
    <message id="tick Watch and run a kernel, or open a run that was saved">
        <translation>spuntare «Osserva» ed eseguire un kernel, o aprire un'esecuzione salvata</translation>
    </message>
    <message id="tick Watch before it begins">
        <translation>spuntare «Osserva» prima che cominci</translation>
    </message>
    <message id="times read">
        <translation>letture</translation>
    </message>
    <message id="told by the driver">
        <translation>detto dal driver</translation>
    </message>
    <message id="told by the driver of ">
        <translation>detto dal driver di </translation>
    </message>
    <message id="trace a part with --blocks {}, or choose a smaller instance">
        <translation>tracciarne una parte con --blocks {}, o scegliere un'istanza più piccola</translation>
    </message>
    <message id="trace a part with at most {} blocks, or choose a smaller instance">
        <translation>tracciarne una parte con al massimo {} blocchi, o scegliere un'istanza più piccola</translation>
    </message>
    <message id="trace a smaller launch">
        <translation>tracciare un lancio più piccolo</translation>
    </message>
    <message id="trace fewer blocks">
        <translation>tracciare meno blocchi</translation>
    </message>
    <message id="tracing {} of {} blocks of each launch would record about {} million events, and {} million is the most">
        <translation>tracciare {} dei {} blocchi di ogni lancio registrerebbe circa {} milioni di eventi, e il massimo è {} milioni</translation>
    </message>
    <message id="true">
        <translation>vero</translation>
    </message>
    <message id="true or false">
        <translation>true o false</translation>
    </message>
    <message id="try another folder">
        <translation>provare un'altra cartella</translation>
    </message>
    <message id="two columns are the {}">
        <translation>due colonne sono {}</translation>
    </message>
    <message id="two lists">
        <translation>due liste</translation>
    </message>
    <message id="two lists hold">
        <translation>due liste tengono</translation>
    </message>
    <message id="two lists, {}">
        <translation>due liste, {}</translation>
    </message>
    <message id="two runs are the same on this machine">
        <translation>due esecuzioni sono uguali su questa macchina</translation>
    </message>
    <message id="two-list paper">
        <translation>articolo sulle due liste</translation>
    </message>
    <message id="two-list paper, GTX 465">
        <translation>articolo sulle due liste, GTX 465</translation>
    </message>
    <message id="two-list, GPU">
        <translation>due liste, GPU</translation>
    </message>
    <message id="two-list, eight threads">
        <translation>due liste, otto thread</translation>
    </message>
    <message id="two-list, sequential">
        <translation>due liste, sequenziale</translation>
    </message>
    <message id="type the numbers into a table, and save that as CSV">
        <translation>scrivere i numeri in una tabella e salvarla come CSV</translation>
    </message>
    <message id="type | types" numerus="yes">
        <translation><numerusform>tipo</numerusform><numerusform>tipi</numerusform></translation>
    </message>
    <message id="uninitialised">
        <translation>non inizializzato</translation>
    </message>
    <message id="unknown field">
        <translation>campo sconosciuto</translation>
    </message>
    <message id="unpack it first">
        <translation>prima decomprimerlo</translation>
    </message>
    <message id="unrolling 16">
        <translation>ciclo srotolato 16 volte</translation>
    </message>
    <message id="unrolling 8">
        <translation>ciclo srotolato 8 volte</translation>
    </message>
    <message id="unrolling 8 + shared memory">
        <translation>srotolato 8 volte + memoria condivisa</translation>
    </message>
    <message id="up to 100 % of the warps of ">
        <translation>fino al 100 % dei warp di </translation>
    </message>
    <message id="up to 20 %">
        <translation>fino al 20 %</translation>
    </message>
    <message id="up to 60 %">
        <translation>fino al 60 %</translation>
    </message>
    <message id="up to here more than {} copies are to run">
        <translation>fin qui devono girare più di {} copie</translation>
    </message>
    <message id="up to here the dearest choices sum to 2^63 or more">
        <translation>fin qui le scelte più costose hanno somma 2^63 o più</translation>
    </message>
    <message id="up to here the utilisations have no common denominator below 2^62">
        <translation>fin qui gli utilizzi non hanno un denominatore comune sotto 2^62</translation>
    </message>
    <message id="up to here the utilisations sum to 2^62 or more over their common denominator">
        <translation>fin qui gli utilizzi sul loro denominatore comune hanno somma 2^62 o più</translation>
    </message>
    <message id="up to here the values sum to 2^62 or more">
        <translation>fin qui i valori hanno somma 2^62 o più</translation>
    </message>
    <message id="up to here the weights sum to 2^63 or more">
        <translation>fin qui i pesi hanno somma 2^63 o più</translation>
    </message>
    <message id="up to {}">
        <translation>fino a {}</translation>
    </message>
    <message id="up to {} of {}">
        <translation>fino a {} di {}</translation>
    </message>
    <message id="update">
        <translation>modificano</translation>
    </message>
    <message id="updates">
        <translation>modifica</translation>
    </message>
    <message id="upload">
        <translation>invio</translation>
    </message>
    <message id="use &quot;whole&quot;, &quot;kernel with copies&quot; or &quot;kernel&quot;">
        <translation>usare "whole", "kernel with copies" o "kernel"</translation>
    </message>
    <message id="use a class of at most {} items and a capacity below {}">
        <translation>usare una classe di al massimo {} oggetti e una capacità inferiore a {}</translation>
    </message>
    <message id="use a class of {} to {} items">
        <translation>usare una classe da {} a {} oggetti</translation>
    </message>
    <message id="use a flatter file">
        <translation>usare un file meno annidato</translation>
    </message>
    <message id="use a program of that version">
        <translation>usare un programma di quella versione</translation>
    </message>
    <message id="use a program that solves and a window of the same version">
        <translation>usare un programma risolutore e una finestra della stessa versione</translation>
    </message>
    <message id="use a smaller file">
        <translation>usare un file più piccolo</translation>
    </message>
    <message id="use a smaller instance">
        <translation>usare un'istanza più piccola</translation>
    </message>
    <message id="use a smaller instance, or close other programs that use the GPU">
        <translation>usare un'istanza più piccola, o chiudere altri programmi che usano la GPU</translation>
    </message>
    <message id="use after free">
        <translation>uso dopo il rilascio</translation>
    </message>
    <message id="use an instance of at most {} rows and capacity {}">
        <translation>usare un'istanza di al massimo {} righe e capacità {}</translation>
    </message>
    <message id="use another &quot;instance&quot;">
        <translation>usare un'altra "instance"</translation>
    </message>
    <message id="use another variant">
        <translation>usare un'altra variante</translation>
    </message>
    <message id="use fewer">
        <translation>usarne meno</translation>
    </message>
    <message id="use one of at most {} cell-items">
        <translation>usarne una di al massimo {} celle per oggetti</translation>
    </message>
    <message id="use periods with common factors">
        <translation>usare periodi con fattori comuni</translation>
    </message>
    <message id="use shorter times or periods with common factors">
        <translation>usare tempi più brevi o periodi con fattori comuni</translation>
    </message>
    <message id="use smaller costs">
        <translation>usare costi più piccoli</translation>
    </message>
    <message id="use smaller values">
        <translation>usare valori più piccoli</translation>
    </message>
    <message id="use smaller weights">
        <translation>usare pesi più piccoli</translation>
    </message>
    <message id="use {}">
        <translation>usare {}</translation>
    </message>
    <message id="used">
        <translation>usati</translation>
    </message>
    <message id="utilisation">
        <translation>utilizzo</translation>
    </message>
    <message id="utilisation U">
        <translation>utilizzo U</translation>
    </message>
    <message id="value">
        <translation>valore</translation>
    </message>
    <message id="value read">
        <translation>valore letto</translation>
    </message>
    <message id="vector H">
        <translation>vettore H</translation>
    </message>
    <message id="vector H: parts of the list and of the shifted list">
        <translation>vettore H: parti della lista e della lista spostata</translation>
    </message>
    <message id="verify">
        <translation>verifica</translation>
    </message>
    <message id="version {} is not known here">
        <translation>la versione {} non è nota qui</translation>
    </message>
    <message id="wait">
        <translation>aspettare</translation>
    </message>
    <message id="wait until it has ended">
        <translation>attendere che sia terminata</translation>
    </message>
    <message id="wait until it is found">
        <translation>aspettare che sia trovato</translation>
    </message>
    <message id="waiting">
        <translation>un'attesa</translation>
    </message>
    <message id="waiting for a mark">
        <translation>l'attesa di un segno</translation>
    </message>
    <message id="waits">
        <translation>aspetta</translation>
    </message>
    <message id="waits at a barrier of the grid">
        <translation>aspetta a una barriera di griglia</translation>
    </message>
    <message id="waits: another word of its bank">
        <translation>aspetta: un'altra parola del suo banco</translation>
    </message>
    <message id="waits: its word comes later">
        <translation>aspetta: la sua parola viene dopo</translation>
    </message>
    <message id="walk">
        <translation>percorso</translation>
    </message>
    <message id="warm-up">
        <translation>riscaldamento</translation>
    </message>
    <message id="warp instructions">
        <translation>istruzioni di warp</translation>
    </message>
    <message id="warp {}">
        <translation>warp {}</translation>
    </message>
    <message id="warp | warps" numerus="yes">
        <translation><numerusform>warp</numerusform><numerusform>warp</numerusform></translation>
    </message>
    <message id="warps">
        <translation>warp</translation>
    </message>
    <message id="warps that are there, of those it can hold">
        <translation>warp presenti, di quelli che può contenere</translation>
    </message>
    <message id="warps w">
        <translation>warp w</translation>
    </message>
    <message id="was | were" numerus="yes">
        <translation><numerusform>era</numerusform><numerusform>erano</numerusform></translation>
    </message>
    <message id="wave {}">
        <translation>ondata {}</translation>
    </message>
    <message id="wave | waves" numerus="yes">
        <translation><numerusform>ondata</numerusform><numerusform>ondate</numerusform></translation>
    </message>
    <message id="wave-fronts">
        <translation>wave-front</translation>
    </message>
    <message id="wavefront | wavefronts" numerus="yes">
        <translation><numerusform>wavefront</numerusform><numerusform>wavefront</numerusform></translation>
    </message>
    <message id="wavefronts">
        <translation>wavefront</translation>
    </message>
    <message id="way back">
        <translation>percorso a ritroso</translation>
    </message>
    <message id="way-back">
        <translation>percorso a ritroso</translation>
    </message>
    <message id="weighs {}: does not fit">
        <translation>pesa {}: non ci sta</translation>
    </message>
    <message id="weighs {}: does not fit into {}">
        <translation>pesa {}: non sta in {}</translation>
    </message>
    <message id="weighs {}: fits into {}">
        <translation>pesa {}: sta in {}</translation>
    </message>
    <message id="weight">
        <translation>peso</translation>
    </message>
    <message id="weight i does not fit">
        <translation>il peso i non entra</translation>
    </message>
    <message id="weight {}">
        <translation>peso {}</translation>
    </message>
    <message id="weight {} ({})">
        <translation>peso {} ({})</translation>
    </message>
    <message id="weight {} completes {}">
        <translation>il peso {} completa {}</translation>
    </message>
    <message id="weight {} of {}: {}">
        <translation>peso {} di {}: {}</translation>
    </message>
    <message id="weight | weights" numerus="yes">
        <translation><numerusform>peso</numerusform><numerusform>pesi</numerusform></translation>
    </message>
    <message id="weight, up to the capacity ">
        <translation>peso, fino alla capacità </translation>
    </message>
    <message id="weights">
        <translation>pesi</translation>
    </message>
    <message id="what became of it">
        <translation>che ne è stato</translation>
    </message>
    <message id="what each lane touched last">
        <translation>che cosa ha toccato per ultimo ogni lane</translation>
    </message>
    <message id="what this GPU can do">
        <translation>ciò che questa GPU può fare</translation>
    </message>
    <message id="where it was found">
        <translation>dove è stata trovata</translation>
    </message>
    <message id="whether a branch is cut">
        <translation>se un ramo è tagliato</translation>
    </message>
    <message id="whether a pair of blocks survives">
        <translation>se una coppia di blocchi sopravvive</translation>
    </message>
    <message id="whether a point is on the front">
        <translation>se un punto è sul fronte</translation>
    </message>
    <message id="whether an access races">
        <translation>se un accesso è in corsa critica</translation>
    </message>
    <message id="whether an item fits">
        <translation>se un oggetto entra</translation>
    </message>
    <message id="whether the item is taken">
        <translation>se l'oggetto è preso</translation>
    </message>
    <message id="whether the item is taken cannot be {}">
        <translation>se l'oggetto è scelto non può essere {}</translation>
    </message>
    <message id="which lanes are active">
        <translation>quali lane sono attive</translation>
    </message>
    <message id="which part of the bytes moved from or to global memory a lane asked for">
        <translation>quale parte dei byte spostati da o verso la memoria globale è stata chiesta da una lane</translation>
    </message>
    <message id="which pointer moves">
        <translation>quale puntatore si muove</translation>
    </message>
    <message id="which resource limits the blocks">
        <translation>quale risorsa limita i blocchi</translation>
    </message>
    <message id="which {}s there are">
        <translation>valori presenti: {}</translation>
    </message>
    <message id="whole numbers">
        <translation>numeri interi</translation>
    </message>
    <message id="whole-numbers">
        <translation>numeri interi</translation>
    </message>
    <message id="with a grid that is not the same on every multiprocessor">
        <translation>con una griglia che non è la stessa su ogni multiprocessore</translation>
    </message>
    <message id="with a stride of {}">
        <translation>con un passo di accesso di {}</translation>
    </message>
    <message id="with a stride of {} ({})">
        <translation>con un passo di accesso di {} ({})</translation>
    </message>
    <message id="with at most {} {} {} takes {} warp or more, and there are {}. | with at most {} {} {} takes {} warps or more, and there are {}." numerus="yes">
        <translation><numerusform>con al massimo {} {}, {} occupa {} warp o più, e ce ne sono {}.</numerusform><numerusform>con al massimo {} {}, {} occupa {} warp o più, e ce ne sono {}.</numerusform></translation>
    </message>
    <message id="with blocks that are not 1 to 32 warps">
        <translation>con blocchi che non sono da 1 a 32 warp</translation>
    </message>
    <message id="with more on a multiprocessor than it holds">
        <translation>con più su un multiprocessore di quanto ne contenga</translation>
    </message>
    <message id="with no power left">
        <translation>senza altre potenze</translation>
    </message>
    <message id="with task {} in software">
        <translation>con il task {} in software</translation>
    </message>
    <message id="with the probe">
        <translation>con la sonda</translation>
    </message>
    <message id="with the weight">
        <translation>con il peso</translation>
    </message>
    <message id="with too few threads">
        <translation>con troppo pochi thread</translation>
    </message>
    <message id="with {}">
        <translation>con {}</translation>
    </message>
    <message id="with {} left">
        <translation>restano {}</translation>
    </message>
    <message id="without the probe, with its median">
        <translation>senza la sonda, con la mediana</translation>
    </message>
    <message id="without {}">
        <translation>senza {}</translation>
    </message>
    <message id="words of all lists">
        <translation>parole di tutte le liste</translation>
    </message>
    <message id="worth">
        <translation>valore</translation>
    </message>
    <message id="worth {}">
        <translation>vale {}</translation>
    </message>
    <message id="would raise it from {} to {} %">
        <translation>la porterebbe da {} a {} %</translation>
    </message>
    <message id="write &quot;# Title&quot; and, on the next line, &quot;&lt;!-- {} --&gt;&quot;">
        <translation>scrivere «# Titolo» e, nella riga seguente, «&lt;!-- {} --&gt;»</translation>
    </message>
    <message id="write &quot;&lt;!-- also: {} --&gt;&quot; below its heading">
        <translation>scrivere «&lt;!-- also: {} --&gt;» sotto la sua intestazione</translation>
    </message>
    <message id="write &quot;figure&quot; beside &quot;ask&quot;">
        <translation>scrivere "figure" accanto a "ask"</translation>
    </message>
    <message id="write &quot;knapscope-lesson&quot;">
        <translation>scrivere "knapscope-lesson"</translation>
    </message>
    <message id="write &quot;{}&quot;">
        <translation>scrivere "{}"</translation>
    </message>
    <message id="write 1 to 3 numbers">
        <translation>scrivere da 1 a 3 numeri</translation>
    </message>
    <message id="write LAUNCH:BLOCK:WARP, each from 0, as in 2:0:1; a block has at most 32 warps">
        <translation>scrivere LAUNCH:BLOCK:WARP, ciascuno a partire da 0, come 2:0:1; un blocco ha al massimo 32 warp</translation>
    </message>
    <message id="write `weight` above the numbers, and a line with their target above that: `target,NUMBER`">
        <translation>scrivere `weight` sopra i numeri, e sopra ancora una riga con la somma obiettivo: `target,NUMERO`</translation>
    </message>
    <message id="write `weights,values,capacity` above the lists of weights, the lists of values and the capacities, or write a line for each item">
        <translation>scrivere `weights,values,capacity` sopra le liste dei pesi, le liste dei valori e le capacità, oppure una riga per ogni oggetto</translation>
    </message>
    <message id="write a field of the instance, zeros(n), empty(n), iota(n) or random(n, a, b)">
        <translation>scrivere un campo dell’istanza, zeros(n), empty(n), iota(n) o random(n, a, b)</translation>
    </message>
    <message id="write a line `{}` above the columns">
        <translation>scrivere una riga `{}` sopra le colonne</translation>
    </message>
    <message id="write a line `{}` above the columns, or give it: `knapscope-run convert FILE OUT --capacity NUMBER`">
        <translation>scrivere una riga `{}` sopra le colonne, o indicarla: `knapscope-run convert FILE OUT --capacity NUMBER`</translation>
    </message>
    <message id="write a line `{}`, or give it: `knapscope-run convert FILE OUT --capacity NUMBER`">
        <translation>scrivere una riga `{}`, o indicarla: `knapscope-run convert FILE OUT --capacity NUMBER`</translation>
    </message>
    <message id="write a line for each copy; if each line may be taken only once, say so: `knapscope-run convert FILE OUT {}`">
        <translation>scrivete una riga per ogni copia; se ogni riga si può prendere una sola volta, indicatelo: `knapscope-run convert FILE OUT {}`</translation>
    </message>
    <message id="write a list instead: [...]">
        <translation>scrivere invece un elenco: [...]</translation>
    </message>
    <message id="write a number">
        <translation>scrivere un numero</translation>
    </message>
    <message id="write a number from 0, or end">
        <translation>scrivere un numero da 0, oppure end</translation>
    </message>
    <message id="write a number from 1, or end">
        <translation>scrivere un numero da 1, oppure end</translation>
    </message>
    <message id="write a number of bytes from {} on, or one followed by K, M or G, as in 4G">
        <translation>scrivere un numero di byte da {} in su, o uno seguito da K, M o G, come 4G</translation>
    </message>
    <message id="write a number up to 9223372036854775807">
        <translation>scrivere un numero fino a 9223372036854775807</translation>
    </message>
    <message id="write a number, or leave the entry out">
        <translation>scrivete un numero, o tralasciate l’elemento</translation>
    </message>
    <message id="write a step number, a cell [row, capacity], &quot;end&quot;, {&quot;figure&quot;: ...} or {&quot;ask&quot;: ...}">
        <translation>scrivere un numero di passo, una cella [riga, capacità], "end", {"figure": ...} o {"ask": ...}</translation>
    </message>
    <message id="write all numbers alike">
        <translation>scrivete tutti i numeri allo stesso modo</translation>
    </message>
    <message id="write all of them in the same unit">
        <translation>scrivete tutti nella stessa unità</translation>
    </message>
    <message id="write digits, or a fraction like 5/6">
        <translation>scrivere cifre, o una frazione come 5/6</translation>
    </message>
    <message id="write each list in one line">
        <translation>scrivere ogni lista su una riga</translation>
    </message>
    <message id="write headings above the columns">
        <translation>scrivete intestazioni sopra le colonne</translation>
    </message>
    <message id="write headings above the columns, or say which column is what: `knapscope-run convert FILE OUT --columns value=1,weight=2`">
        <translation>scrivete i titoli sopra le colonne, o indicate che cos'è ogni colonna: `knapscope-run convert FILE OUT --columns value=1,weight=2`</translation>
    </message>
    <message id="write headings such as `weights,values,capacity`">
        <translation>scrivere intestazioni come `weights,values,capacity`</translation>
    </message>
    <message id="write it again with `knapscope-run solve --table`">
        <translation>scriverla di nuovo con `knapscope-run solve --table`</translation>
    </message>
    <message id="write it again with `knapscope-run trace -o`">
        <translation>riscriverla con `knapscope-run trace -o`</translation>
    </message>
    <message id="write it as &quot;kernels = 16&quot;">
        <translation>scriverlo come "kernels = 16"</translation>
    </message>
    <message id="write it as 2026-12-01T22:00:00Z">
        <translation>scriverla come 2026-12-01T22:00:00Z</translation>
    </message>
    <message id="write it in UTF-8">
        <translation>scriverlo in UTF-8</translation>
    </message>
    <message id="write it like this: {}">
        <translation>scriverlo così: {}</translation>
    </message>
    <message id="write it with `knapscope-run convert`">
        <translation>scriverla con `knapscope-run convert`</translation>
    </message>
    <message id="write milliseconds">
        <translation>scrivere millisecondi</translation>
    </message>
    <message id="write null">
        <translation>scrivere null</translation>
    </message>
    <message id="write null where the paper prints nothing">
        <translation>scrivere null dove l'articolo non stampa nulla</translation>
    </message>
    <message id="write one from 0 to 9223372036854775807">
        <translation>scriverne uno da 0 a 9223372036854775807</translation>
    </message>
    <message id="write that line here">
        <translation>scrivere qui quella riga</translation>
    </message>
    <message id="write the number in digits, or give it: `knapscope-run convert FILE OUT --capacity NUMBER`">
        <translation>scrivete il numero in cifre, oppure indicatelo: `knapscope-run convert FILE OUT --capacity NUMBER`</translation>
    </message>
    <message id="write the results again">
        <translation>scrivere di nuovo i risultati</translation>
    </message>
    <message id="write to another file">
        <translation>scrivere in un altro file</translation>
    </message>
    <message id="write what can be chosen">
        <translation>scrivere che cosa si può scegliere</translation>
    </message>
    <message id="write what is asked">
        <translation>scrivere che cosa si chiede</translation>
    </message>
    <message id="write “{}”">
        <translation>scrivere «{}»</translation>
    </message>
    <message id="write “{}” if that is meant">
        <translation>scrivere «{}» se si intende questo</translation>
    </message>
    <message id="write “{}” if that is meant; if not, {}">
        <translation>scrivere «{}» se si intende questo; altrimenti: {}</translation>
    </message>
    <message id="write “{}” or “{}”">
        <translation>scrivere «{}» o «{}»</translation>
    </message>
    <message id="writes">
        <translation>scrive</translation>
    </message>
    <message id="writes 0 where there is no selection">
        <translation>scrive 0 dove non c'è alcuna selezione</translation>
    </message>
    <message id="written">
        <translation>scritta</translation>
    </message>
    <message id="written before">
        <translation>scritta prima</translation>
    </message>
    <message id="written now">
        <translation>scritta ora</translation>
    </message>
    <message id="wrong cell">
        <translation>cella sbagliata</translation>
    </message>
    <message id="wrong: the weight is taken again">
        <translation>sbagliato: il peso è preso di nuovo</translation>
    </message>
    <message id="yes">
        <translation>sì</translation>
    </message>
    <message id="yes, it is taken">
        <translation>sì, è preso</translation>
    </message>
    <message id="z0(j) = 0 for every capacity j from 0 to {}: with no item yet, nothing is packed.">
        <translation>z0(j) = 0 per ogni capacità j da 0 a {}: senza ancora un oggetto, nello zaino non c'è nulla.</translation>
    </message>
    <message id="z0(j) = 0 for {}: with no class yet, nothing is packed.">
        <translation>z0(j) = 0 per {}: senza ancora una classe, nello zaino non c'è nulla.</translation>
    </message>
    <message id="z1(j) = -inf for {}: no way to serve class 1 is known yet.">
        <translation>z1(j) = -inf per {}: non si conosce ancora un modo di servire la classe 1.</translation>
    </message>
    <message id="z{0}(j) = -inf for {1}: no way to serve classes 1 to {0} is known yet.">
        <translation>z{0}(j) = -inf per {1}: non è ancora noto alcun modo di servire le classi da 1 a {0}.</translation>
    </message>
    <message id="{0} = {1} &lt; least = {2}: a point of the front, and least = {1} from now on.">
        <translation>{0} = {1} &lt; least = {2}: un punto del fronte, e d'ora in poi least = {1}.</translation>
    </message>
    <message id="{0} needs a value: {0} {1}">
        <translation>{0} richiede un valore: {0} {1}</translation>
    </message>
    <message id="{0}, {1}: {2} &lt; least = {3}, so it is kept, and least = {2}.">
        <translation>{0}, {1}: {2} &lt; least = {3}, quindi resta, e least = {2}.</translation>
    </message>
    <message id="{0}: from {1} to {1}">
        <translation>{0}: da {1} a {1}</translation>
    </message>
    <message id="{:.3g} selections are too many to try: {} takes up to {:.0f}">
        <translation>{:.3g} selezioni sono troppe da provare: {} ne accetta fino a {:.0f}</translation>
    </message>
    <message id="{} % faster">
        <translation>{} % più veloce</translation>
    </message>
    <message id="{} (at most {})">
        <translation>{} (al massimo {})</translation>
    </message>
    <message id="{} (cut)">
        <translation>{} (tagliato)</translation>
    </message>
    <message id="{} (gain {}, cost {})">
        <translation>{} (guadagno {}, costo {})</translation>
    </message>
    <message id="{} (not allowed)">
        <translation>{} (non ammesso)</translation>
    </message>
    <message id="{} ({} cell of {}) | {} ({} cells of {})" numerus="yes">
        <translation><numerusform>{} ({} cella di {})</numerusform><numerusform>{} ({} celle di {})</numerusform></translation>
    </message>
    <message id="{} + {} = {} of {}">
        <translation>{} + {} = {} di {}</translation>
    </message>
    <message id="{} + {} = {}. No algorithm of the paper remembers the subset of a sum, so each half is solved again for its own: {}, and {}.">
        <translation>{} + {} = {}. Nessun algoritmo dell'articolo ricorda il sottoinsieme di una somma, quindi ogni metà viene risolta di nuovo per la propria: {}, e {}.</translation>
    </message>
    <message id="{} = -inf: no item of class {} weighs {} or less">
        <translation>{} = -inf: nessun oggetto della classe {} pesa {} o meno</translation>
    </message>
    <message id="{} = 1: up to here {}, above it {}">
        <translation>{} = 1: fin qui {}, oltre {}</translation>
    </message>
    <message id="{} = inf: no selection costs exactly {}, so there is no point.">
        <translation>{} = inf: nessuna selezione costa esattamente {}, quindi non c'è un punto.</translation>
    </message>
    <message id="{} = inf: whatever is left to the kernels before {} is too little for them.">
        <translation>{} = inf: qualunque cosa resti ai kernel prima di {} è troppo poco per loro.</translation>
    </message>
    <message id="{} = inf: with no choice do all kernels keep to {} blocks and {} warps. They do not run at once.">
        <translation>{} = inf: con nessuna scelta tutti i kernel restano entro {} blocchi e {} warp. Non girano insieme.</translation>
    </message>
    <message id="{} = inf: {}">
        <translation>{} = inf: {}</translation>
    </message>
    <message id="{} = max({} + {}, {}) = {}: {}">
        <translation>{} = max({} + {}, {}) = {}: {}</translation>
    </message>
    <message id="{} = max({}) = -inf: what fits of class 2 leaves no room for class 1">
        <translation>{} = max({}) = -inf: ciò che entra della classe 2 non lascia posto alla classe 1</translation>
    </message>
    <message id="{} = max({}) = -inf: what fits of class {} leaves no room for classes 1 to {}">
        <translation>{} = max({}) = -inf: ciò che entra della classe {} non lascia posto alle classi da 1 a {}</translation>
    </message>
    <message id="{} = max({}) = {}: {}">
        <translation>{} = max({}) = {}: {}</translation>
    </message>
    <message id="{} = {} + {} = {}: choose {}">
        <translation>{} = {} + {} = {}: scegliere {}</translation>
    </message>
    <message id="{} = {} + {} = {}: {} takes {}">
        <translation>{} = {} + {} = {}: {} occupa {}</translation>
    </message>
    <message id="{} = {} = {}: item {} weighs {} and does not fit">
        <translation>{} = {} = {}: l'oggetto {} pesa {} e non ci sta</translation>
    </message>
    <message id="{} = {} = {}: weight {} is more than {}">
        <translation>{} = {} = {}: il peso {} supera {}</translation>
    </message>
    <message id="{} = {} &gt;= least = {}: no point, cost {} {}.">
        <translation>{} = {} &gt;= least = {}: nessun punto, il costo {} {}.</translation>
    </message>
    <message id="{} = {} came from {} of {}">
        <translation>{} = {} viene da {} di {}</translation>
    </message>
    <message id="{} = {} is added to {} of {}{}.">
        <translation>{} = {} incrementa {} di {}{}.</translation>
    </message>
    <message id="{} = {} or {} = {} or {} = {}: {}">
        <translation>{} = {} o {} = {} o {} = {}: {}</translation>
    </message>
    <message id="{} = {}: no choice that keeps to the blocks and warps takes less shared memory. With which blocks?">
        <translation>{} = {}: nessuna scelta che rispetti blocchi e warp occupa meno memoria condivisa. Con quali blocchi?</translation>
    </message>
    <message id="{} = {}: the optimum. Which items gave it?">
        <translation>{} = {}: l'ottimo. Quali oggetti lo hanno dato?</translation>
    </message>
    <message id="{} SM | {} SMs" numerus="yes">
        <translation><numerusform>{} SM</numerusform><numerusform>{} SM</numerusform></translation>
    </message>
    <message id="{} a thread take {} a warp, {} a block">
        <translation>{} per thread ne occupano {} per warp, {} per blocco</translation>
    </message>
    <message id="{} and {}">
        <translation>{} e {}</translation>
    </message>
    <message id="{} and {} differ: {} and {}">
        <translation>{} e {} non concordano: {} e {}</translation>
    </message>
    <message id="{} and {} may both be the {}">
        <translation>{} e {} possono essere entrambe {}</translation>
    </message>
    <message id="{} and {} more">
        <translation>{} e altri {}</translation>
    </message>
    <message id="{} and {}' are merged into the new {}">
        <translation>{} e {}' vengono fuse nella nuova lista {}</translation>
    </message>
    <message id="{} are {}">
        <translation>i primi {} sono {}</translation>
    </message>
    <message id="{} as a table">
        <translation>{} come tabella</translation>
    </message>
    <message id="{} at {}">
        <translation>{} a {}</translation>
    </message>
    <message id="{} barrier | {} barriers" numerus="yes">
        <translation><numerusform>{} barriera</numerusform><numerusform>{} barriere</numerusform></translation>
    </message>
    <message id="{} barriers of the grid took no longer than one">
        <translation>{} barriere della griglia non sono durate più di una</translation>
    </message>
    <message id="{} barriers of {}">
        <translation>{} barriere di {}</translation>
    </message>
    <message id="{} batch | {} batches" numerus="yes">
        <translation><numerusform>{} lotto</numerusform><numerusform>{} lotti</numerusform></translation>
    </message>
    <message id="{} batch, {} at best | {} batches, {} at best" numerus="yes">
        <translation><numerusform>{} lotto, nel caso migliore {}</numerusform><numerusform>{} lotti, nel caso migliore {}</numerusform></translation>
    </message>
    <message id="{} block before the last one is left out | {} blocks before the last one are left out" numerus="yes">
        <translation><numerusform>{} blocco prima dell'ultimo è omesso</numerusform><numerusform>{} blocchi prima dell'ultimo sono omessi</numerusform></translation>
    </message>
    <message id="{} block | {} blocks" numerus="yes">
        <translation><numerusform>{} blocco</numerusform><numerusform>{} blocchi</numerusform></translation>
    </message>
    <message id="{} blocks cannot be resident at once: the {} SMs hold {} ({})">
        <translation>{} blocchi non possono essere residenti insieme: i {} SM ne tengono {} ({})</translation>
    </message>
    <message id="{} blocks of {} threads">
        <translation>{} blocchi di {} thread</translation>
    </message>
    <message id="{} box | {} boxes" numerus="yes">
        <translation><numerusform>{} scatola</numerusform><numerusform>{} scatole</numerusform></translation>
    </message>
    <message id="{} by {} pairs of blocks, {} picked">
        <translation>{} per {} coppie di blocchi, {} scelte</translation>
    </message>
    <message id="{} byte | {} bytes" numerus="yes">
        <translation><numerusform>{} byte</numerusform><numerusform>{} byte</numerusform></translation>
    </message>
    <message id="{} bytes">
        <translation>{} byte</translation>
    </message>
    <message id="{} bytes do not fit {}">
        <translation>{} byte non stanno in {}</translation>
    </message>
    <message id="{} bytes of dynamic and {} of static shared memory for a block">
        <translation>{} byte di memoria condivisa dinamica e {} di statica per un blocco</translation>
    </message>
    <message id="{} bytes of shared memory for a block">
        <translation>{} byte di memoria condivisa per un blocco</translation>
    </message>
    <message id="{} bytes off their alignment in {}">
        <translation>{} byte non allineati in {}</translation>
    </message>
    <message id="{} calls a collective of the mask {}, which leaves out its own lane {}">
        <translation>{} chiama una collettiva con la maschera {}, che esclude la propria lane {}</translation>
    </message>
    <message id="{} can be a number with thousands or one with decimals">
        <translation>{} può essere un numero con le migliaia o uno con i decimali</translation>
    </message>
    <message id="{} cannot be '{}'">
        <translation>{} non può essere «{}»</translation>
    </message>
    <message id="{} cannot be recorded for a replay">
        <translation>{} non può essere registrato per una riproduzione</translation>
    </message>
    <message id="{} cannot be stepped beside {}">
        <translation>{} non si può seguire passo per passo accanto a {}</translation>
    </message>
    <message id="{} cannot be stepped here">
        <translation>{} qui non può essere eseguito passo per passo</translation>
    </message>
    <message id="{} cell of row {} | {} cells of row {}" numerus="yes">
        <translation><numerusform>{} cella della riga {}</numerusform><numerusform>{} celle della riga {}</numerusform></translation>
    </message>
    <message id="{} cell | {} cells" numerus="yes">
        <translation><numerusform>{} cella</numerusform><numerusform>{} celle</numerusform></translation>
    </message>
    <message id="{} changes of sums do not fit the memory budget of {}">
        <translation>{} cambiamenti di somme non stanno nel limite di memoria di {}</translation>
    </message>
    <message id="{} class | {} classes" numerus="yes">
        <translation><numerusform>{} classe</numerusform><numerusform>{} classi</numerusform></translation>
    </message>
    <message id="{} comparison | {} comparisons" numerus="yes">
        <translation><numerusform>{} confronto</numerusform><numerusform>{} confronti</numerusform></translation>
    </message>
    <message id="{} copied within device memory, read and written bytes counted">
        <translation>{} copiati nella memoria del dispositivo, contando i byte letti e quelli scritti</translation>
    </message>
    <message id="{} copies">
        <translation>{} copie</translation>
    </message>
    <message id="{} copies, each ">
        <translation>{} copie, ciascuna </translation>
    </message>
    <message id="{} counted warp instruction | {} counted warp instructions" numerus="yes">
        <translation><numerusform>{} istruzione di warp contata</numerusform><numerusform>{} istruzioni di warp contate</numerusform></translation>
    </message>
    <message id="{} day ago | {} days ago" numerus="yes">
        <translation><numerusform>{} giorno fa</numerusform><numerusform>{} giorni fa</numerusform></translation>
    </message>
    <message id="{} did not compute what it should, so that its time measures nothing">
        <translation>{} non ha calcolato ciò che doveva, quindi il suo tempo non misura nulla</translation>
    </message>
    <message id="{} differs from {} = {}: take item {}">
        <translation>{} è diverso da {} = {}: prendere l'oggetto {}</translation>
    </message>
    <message id="{} distinct word | {} distinct words" numerus="yes">
        <translation><numerusform>{} parola distinta</numerusform><numerusform>{} parole distinte</numerusform></translation>
    </message>
    <message id="{} divided by those of {}, on {}, {}: {}.">
        <translation>{} divisi per quelli di {}, su {}, {}: {}.</translation>
    </message>
    <message id="{} does not fit into batch {}: ">
        <translation>{} non entra nel lotto {}: </translation>
    </message>
    <message id="{} does not run on '{}'">
        <translation>{} non gira su «{}»</translation>
    </message>
    <message id="{} does not solve the lesson's instance">
        <translation>{} non risolve l'istanza della lezione</translation>
    </message>
    <message id="{} does the same for less">
        <translation>{} fa lo stesso con meno</translation>
    </message>
    <message id="{} element | {} elements" numerus="yes">
        <translation><numerusform>{} elemento</numerusform><numerusform>{} elementi</numerusform></translation>
    </message>
    <message id="{} equals {}: leave item {} out">
        <translation>{} è uguale a {}: lasciare fuori l'oggetto {}</translation>
    </message>
    <message id="{} exchange values.">
        <translation>{} si scambiano valori.</translation>
    </message>
    <message id="{} fields: {} faster in {}; {} in {}.">
        <translation>{} campi: {} più veloce in {}; {} in {}.</translation>
    </message>
    <message id="{} file | {} files" numerus="yes">
        <translation><numerusform>{} file</numerusform><numerusform>{} file</numerusform></translation>
    </message>
    <message id="{} for {}: {} {}{}{}.">
        <translation>{} per {}: {} {}{}{}.</translation>
    </message>
    <message id="{} gave different answers to the same question">
        <translation>{} ha dato risposte diverse alla stessa domanda</translation>
    </message>
    <message id="{} handed out row {} where row {} was expected">
        <translation>{} ha fornito la riga {} invece della riga {} attesa</translation>
    </message>
    <message id="{} handed out {} of {} rows">
        <translation>{} ha fornito {} righe su {}</translation>
    </message>
    <message id="{} has a decimal comma, but {} has a decimal point">
        <translation>{} ha la virgola decimale, ma {} ha il punto decimale</translation>
    </message>
    <message id="{} has no choice {}">
        <translation>{} non ha la scelta {}</translation>
    </message>
    <message id="{} has no front of cost and value">
        <translation>{} non ha un fronte di costo e valore</translation>
    </message>
    <message id="{} has no kernel to trace">
        <translation>{} non ha un kernel da tracciare</translation>
    </message>
    <message id="{} has no number of blocks of at most {} warps each.">
        <translation>{} non ha un numero di blocchi di al massimo {} warp ciascuno.</translation>
    </message>
    <message id="{} has no objective, weight or selection">
        <translation>{} non ha valore obiettivo, peso o selezione</translation>
    </message>
    <message id="{} has no probe">
        <translation>{} non ha una sonda</translation>
    </message>
    <message id="{} has no recording for stepping">
        <translation>{} non ha una registrazione da percorrere</translation>
    </message>
    <message id="{} has no recording over the rows of a table">
        <translation>{} non ha una registrazione sulle righe di una tabella</translation>
    </message>
    <message id="{} has no rows to write">
        <translation>{} non ha righe da scrivere</translation>
    </message>
    <message id="{} has no steps for this kind of instance">
        <translation>{} non ha passi per questo tipo di istanza</translation>
    </message>
    <message id="{} has no {}">
        <translation>{} non ha {}</translation>
    </message>
    <message id="{} has no {}, so nothing is known of the GPU's clocks, power and temperature">
        <translation>{} non ha {}, quindi non si sa nulla di frequenze, potenza e temperatura della GPU</translation>
    </message>
    <message id="{} has {}">
        <translation>{} ne ha {}</translation>
    </message>
    <message id="{} have waited for others.">
        <translation>{} hanno aspettato altre.</translation>
    </message>
    <message id="{} holds sums from {} to {}: its best within {} is {}{}.">
        <translation>{} contiene somme da {} a {}: la migliore entro {} è {}{}.</translation>
    </message>
    <message id="{} hour | {} hours" numerus="yes">
        <translation><numerusform>{} ora</numerusform><numerusform>{} ore</numerusform></translation>
    </message>
    <message id="{} in software">
        <translation>{} in software</translation>
    </message>
    <message id="{} instead of {} bytes of shared memory a block {}">
        <translation>l'uso di {} byte di memoria condivisa per blocco invece di {} {}</translation>
    </message>
    <message id="{} instead of {} registers a thread {}">
        <translation>l'uso di {} registri per thread invece di {} {}</translation>
    </message>
    <message id="{} is 0">
        <translation>{} è 0</translation>
    </message>
    <message id="{} is a weight itself">
        <translation>{} è esso stesso un peso</translation>
    </message>
    <message id="{} is above {}: it is discarded, for no sum with it can be {}.">
        <translation>{} supera {}: viene scartata, perché nessuna somma che la contiene può essere {}.</translation>
    </message>
    <message id="{} is dropped: {} {} and {}.">
        <translation>{} è scartato: {} {} e {}.</translation>
    </message>
    <message id="{} is false: no subset sums to {}.">
        <translation>{} è falso: nessun sottoinsieme ha somma {}.</translation>
    </message>
    <message id="{} is faster">
        <translation>è più veloce {}</translation>
    </message>
    <message id="{} is given twice">
        <translation>{} è indicato due volte</translation>
    </message>
    <message id="{} is kept: no cheaper selection is as good.">
        <translation>{} resta: nessuna selezione meno costosa è altrettanto buona.</translation>
    </message>
    <message id="{} is left out: {}.">
        <translation>{} è omesso: {}.</translation>
    </message>
    <message id="{} is missing">
        <translation>{} manca</translation>
    </message>
    <message id="{} is missing, but '{}' may be it">
        <translation>{} manca, ma può essere '{}'</translation>
    </message>
    <message id="{} is negative">
        <translation>{} è minore di 0</translation>
    </message>
    <message id="{} is negative: {}">
        <translation>{} è negativo: {}</translation>
    </message>
    <message id="{} is next">
        <translation>{} è il prossimo</translation>
    </message>
    <message id="{} is no kernel for what is open">
        <translation>{} non è un kernel per ciò che è aperto</translation>
    </message>
    <message id="{} is no number">
        <translation>{} non è un numero</translation>
    </message>
    <message id="{} is not a power of ten">
        <translation>{} non è una potenza di dieci</translation>
    </message>
    <message id="{} is not a whole number">
        <translation>{} non è un numero intero</translation>
    </message>
    <message id="{} is not an integer from {}">
        <translation>{} non è un intero {}</translation>
    </message>
    <message id="{} is not an integer from {} to {}">
        <translation>{} non è un intero da {} a {}</translation>
    </message>
    <message id="{} is nothing that can be asked here">
        <translation>{} non si può chiedere qui</translation>
    </message>
    <message id="{} is only on the left">
        <translation>{} è solo a sinistra</translation>
    </message>
    <message id="{} is only on the right">
        <translation>{} è solo a destra</translation>
    </message>
    <message id="{} is right">
        <translation>{} è giusto</translation>
    </message>
    <message id="{} is the limit: {} of what this GPU can do ({})">
        <translation>{} è il limite: {} di ciò che questa GPU può fare ({})</translation>
    </message>
    <message id="{} is the sum of none">
        <translation>{} è la somma di nessun peso</translation>
    </message>
    <message id="{} is the target. A solution is found.">
        <translation>{} è la somma obiettivo. È stata trovata una soluzione.</translation>
    </message>
    <message id="{} is true: a subset sums to {}. Which one?">
        <translation>{} è vero: un sottoinsieme ha somma {}. Quale?</translation>
    </message>
    <message id="{} is worth most: {} = {} batches">
        <translation>{} vale di più: {} = {} lotti</translation>
    </message>
    <message id="{} is writing it">
        <translation>lo sta scrivendo {}</translation>
    </message>
    <message id="{} is {}">
        <translation>{} è {}</translation>
    </message>
    <message id="{} is {} on the left and {} on the right">
        <translation>{} è {} a sinistra e {} a destra</translation>
    </message>
    <message id="{} is {} the target {}: {}.">
        <translation>{} è {} l'obiettivo {}: {}.</translation>
    </message>
    <message id="{} is {} {}, so {} {} or {}.">
        <translation>{} è {} {}, quindi {} {} o {}.</translation>
    </message>
    <message id="{} is {} {}, which leaves out block {} of B (Lemma {}). | {} is {} {}, which leaves out blocks {} of B (Lemma {})." numerus="yes">
        <translation><numerusform>{} è {} {}: cade il blocco {} di B (Lemma {}).</numerusform><numerusform>{} è {} {}: cadono i blocchi {} di B (Lemma {}).</numerusform></translation>
    </message>
    <message id="{} item is heavier than the capacity and left out. | {} items are heavier than the capacity and left out." numerus="yes">
        <translation><numerusform>{} oggetto è più pesante della capacità ed è tralasciato.</numerusform><numerusform>{} oggetti sono più pesanti della capacità e sono tralasciati.</numerusform></translation>
    </message>
    <message id="{} item | {} items" numerus="yes">
        <translation><numerusform>{} oggetto</numerusform><numerusform>{} oggetti</numerusform></translation>
    </message>
    <message id="{} items are more than the {} that one instance may be generated with">
        <translation>{} oggetti sono più dei {} con cui si può generare un'istanza</translation>
    </message>
    <message id="{} kernels are more than the {} blocks that a multiprocessor holds.">
        <translation>{} kernel sono più dei {} blocchi che un multiprocessore tiene.</translation>
    </message>
    <message id="{} labels were kept.">
        <translation>Sono state conservate {} etichette.</translation>
    </message>
    <message id="{} lane | {} lanes" numerus="yes">
        <translation><numerusform>{} lane</numerusform><numerusform>{} lane</numerusform></translation>
    </message>
    <message id="{} lanes read {} byte at addresses {} to {} | {} lanes read {} bytes at addresses {} to {}" numerus="yes">
        <translation><numerusform>{} lane leggono {} byte agli indirizzi da {} a {}</numerusform><numerusform>{} lane leggono {} byte agli indirizzi da {} a {}</numerusform></translation>
    </message>
    <message id="{} language | {} languages" numerus="yes">
        <translation><numerusform>{} lingua</numerusform><numerusform>{} lingue</numerusform></translation>
    </message>
    <message id="{} launches">
        <translation>{} lanci</translation>
    </message>
    <message id="{} launches of an empty kernel of one warp, a few under way at a time">
        <translation>{} lanci di un kernel vuoto di un warp, pochi in corso alla volta</translation>
    </message>
    <message id="{} launches of an empty kernel of one warp, each waited for, by the host's clock">
        <translation>{} lanci di un kernel vuoto di un warp, ciascuno atteso, secondo l'orologio dell'host</translation>
    </message>
    <message id="{} launches together">
        <translation>{} lanci insieme</translation>
    </message>
    <message id="{} launches: zoom in to see them one by one">
        <translation>{} lanci: ingrandire per vederli uno per uno</translation>
    </message>
    <message id="{} launches{}">
        <translation>{} lanci{}</translation>
    </message>
    <message id="{} leaves {}">
        <translation>{} lascia {}</translation>
    </message>
    <message id="{} lesson | {} lessons" numerus="yes">
        <translation><numerusform>{} lezione</numerusform><numerusform>{} lezioni</numerusform></translation>
    </message>
    <message id="{} line of 128 bytes | {} lines of 128 bytes" numerus="yes">
        <translation><numerusform>{} linea di 128 byte</numerusform><numerusform>{} linee di 128 byte</numerusform></translation>
    </message>
    <message id="{} lines were copied, and from here on there are {} {}">
        <translation>sono state copiate {} righe, e da qui in poi ci sono {} {}</translation>
    </message>
    <message id="{} logical core | {} logical cores" numerus="yes">
        <translation><numerusform>{} core logico</numerusform><numerusform>{} core logici</numerusform></translation>
    </message>
    <message id="{} make what they wrote visible before they go on.">
        <translation>{} rendono visibile ciò che hanno scritto prima di proseguire.</translation>
    </message>
    <message id="{} may be the {} of each {}">
        <translation>{} può essere {} di ogni {}</translation>
    </message>
    <message id="{} may be {} or {}">
        <translation>{} può essere {} o {}</translation>
    </message>
    <message id="{} median pair | {} median pairs" numerus="yes">
        <translation><numerusform>{} coppia mediana</numerusform><numerusform>{} coppie mediane</numerusform></translation>
    </message>
    <message id="{} memory">
        <translation>memoria {}</translation>
    </message>
    <message id="{} months ago">
        <translation>{} mesi fa</translation>
    </message>
    <message id="{} more">
        <translation>altri {}</translation>
    </message>
    <message id="{} more below are left out">
        <translation>altri {} più sotto sono omessi</translation>
    </message>
    <message id="{} more line or column is left out | {} more lines or columns are left out" numerus="yes">
        <translation><numerusform>{} altra riga o colonna è omessa</numerusform><numerusform>{} altre righe o colonne sono omesse</numerusform></translation>
    </message>
    <message id="{} more member is left out | {} more members are left out" numerus="yes">
        <translation><numerusform>{} altro campo è omesso</numerusform><numerusform>{} altri campi sono omessi</numerusform></translation>
    </message>
    <message id="{} more run is not shown. | {} more runs are not shown." numerus="yes">
        <translation><numerusform>{} altra esecuzione non è mostrata.</numerusform><numerusform>Altre {} esecuzioni non sono mostrate.</numerusform></translation>
    </message>
    <message id="{} ms">
        <translation>{} ms</translation>
    </message>
    <message id="{} needs {} bytes, more than the memory budget leaves">
        <translation>{} richiede {} byte, più di quanto lasci il limite di memoria</translation>
    </message>
    <message id="{} no access out of bounds and no barrier missed in {}. Another instance or launch may still have one.">
        <translation>{} nessun accesso fuori dai limiti e nessuna barriera mancata; osservati: {}. Un'altra istanza o un altro lancio può comunque averne.</translation>
    </message>
    <message id="{} no answer">
        <translation>{} senza risposta</translation>
    </message>
    <message id="{} node | {} nodes" numerus="yes">
        <translation><numerusform>{} nodo</numerusform><numerusform>{} nodi</numerusform></translation>
    </message>
    <message id="{} not yet looked at">
        <translation>{} non ancora esaminate</translation>
    </message>
    <message id="{} number | {} numbers" numerus="yes">
        <translation><numerusform>{} numero</numerusform><numerusform>{} numeri</numerusform></translation>
    </message>
    <message id="{} numbers its cells with 32 bits and takes no target above {}; its two rows would have {:.3g} bytes">
        <translation>{} numera le celle con 32 bit e non accetta somme obiettivo superiori a {}; le due righe avrebbero {:.3g} byte</translation>
    </message>
    <message id="{} of 32 lanes are active.">
        <translation>{} lane su 32 sono attive.</translation>
    </message>
    <message id="{} of 32 lanes read">
        <translation>{} lane su 32 leggono</translation>
    </message>
    <message id="{} of 32 lanes update">
        <translation>{} lane su 32 modificano</translation>
    </message>
    <message id="{} of 32 lanes write">
        <translation>{} lane su 32 scrivono</translation>
    </message>
    <message id="{} of the optimum">
        <translation>{} dell'ottimo</translation>
    </message>
    <message id="{} of the optimum on average">
        <translation>{} dell'ottimo in media</translation>
    </message>
    <message id="{} of them">
        <translation>{} di essi</translation>
    </message>
    <message id="{} of this warp have come to the barrier and wait for the others.">
        <translation>{} di questo warp sono alla barriera e aspettano le altre.</translation>
    </message>
    <message id="{} of {}">
        <translation>{} di {}</translation>
    </message>
    <message id="{} of {} an SM">
        <translation>{} di {} per SM</translation>
    </message>
    <message id="{} of {} batches ran as planned. Of the others: {}.">
        <translation>{} lotti su {} sono stati eseguiti come previsto. Degli altri: {}.</translation>
    </message>
    <message id="{} of {} blocks, spread evenly over {}{}">
        <translation>{} blocchi su {}, distribuiti uniformemente su {}{}</translation>
    </message>
    <message id="{} of {} chunks of 4 subsets are skipped, because their smallest sum is above {}">
        <translation>{} chunk su {} di 4 sottoinsiemi sono saltati, perché la loro somma minima supera {}</translation>
    </message>
    <message id="{} of {} picked {} searched">
        <translation>esaminate {} di {} {} scelte</translation>
    </message>
    <message id="{} of {} point kept | {} of {} points kept" numerus="yes">
        <translation><numerusform>{} punto su {} conservato</numerusform><numerusform>{} punti su {} conservati</numerusform></translation>
    </message>
    <message id="{} of {} point looked at, {} kept | {} of {} points looked at, {} kept" numerus="yes">
        <translation><numerusform>{} punto su {} esaminato, {} conservati</numerusform><numerusform>{} punti su {} esaminati, {} conservati</numerusform></translation>
    </message>
    <message id="{} of {} selections are points of the front; every other one is dominated, or the same as one of them.">
        <translation>{} selezioni su {} sono punti del fronte; ogni altra è dominata o uguale a una di esse.</translation>
    </message>
    <message id="{} of {} that both have differs | {} of {} that both have differ" numerus="yes">
        <translation><numerusform>Diversi: {}; in comune: {}</numerusform><numerusform>Diversi: {}; in comune: {}</numerusform></translation>
    </message>
    <message id="{} of {} thread picked more than log k = {} pairs (excess rate of Table VI). | {} of {} threads picked more than log k = {} pairs (excess rate of Table VI)." numerus="yes">
        <translation><numerusform>{} di {} thread ha scelto più di log k = {} coppie (tasso di eccesso della tabella VI).</numerusform><numerusform>{} di {} thread hanno scelto più di log k = {} coppie (tasso di eccesso della tabella VI).</numerusform></translation>
    </message>
    <message id="{} of {} weight | {} of {} weights" numerus="yes">
        <translation><numerusform>{} peso su {}</numerusform><numerusform>{} pesi su {}</numerusform></translation>
    </message>
    <message id="{} of {} {}">
        <translation>{}: {} {}</translation>
    </message>
    <message id="{} of {}{}">
        <translation>{} di {}{}</translation>
    </message>
    <message id="{} on average">
        <translation>{} in media</translation>
    </message>
    <message id="{} on each SM: {} of its warps{}">
        <translation>{} su ogni SM: {} dei suoi warp{}</translation>
    </message>
    <message id="{} on {}">
        <translation>{} su {}</translation>
    </message>
    <message id="{} on {} (emulated) · traced: {}">
        <translation>{} su {} (emulato) · tracciati: {}</translation>
    </message>
    <message id="{} on {} at {}: {} ({}).">
        <translation>{} su {} per {}: {} ({}).</translation>
    </message>
    <message id="{} on {} {}">
        <translation>{} su {} {}</translation>
    </message>
    <message id="{} on {} {}; ">
        <translation>{} su {} {}; </translation>
    </message>
    <message id="{} on {}, {}, medians{}.">
        <translation>{} su {}, {}, mediane{}.</translation>
    </message>
    <message id="{} on {}: {}">
        <translation>{} su {}: {}</translation>
    </message>
    <message id="{} on {}: {} ({}).">
        <translation>{} su {}: {} ({}).</translation>
    </message>
    <message id="{} only on the left">
        <translation>{} solo a sinistra</translation>
    </message>
    <message id="{} only on the right">
        <translation>{} solo a destra</translation>
    </message>
    <message id="{} or {}">
        <translation>{} o {}</translation>
    </message>
    <message id="{} pair of blocks | {} pairs of blocks" numerus="yes">
        <translation><numerusform>{} coppia di blocchi</numerusform><numerusform>{} coppie di blocchi</numerusform></translation>
    </message>
    <message id="{} pair | {} pairs" numerus="yes">
        <translation><numerusform>{} coppia</numerusform><numerusform>{} coppie</numerusform></translation>
    </message>
    <message id="{} place | {} places" numerus="yes">
        <translation><numerusform>{} posto</numerusform><numerusform>{} posti</numerusform></translation>
    </message>
    <message id="{} plans nothing here">
        <translation>{} qui non pianifica nulla</translation>
    </message>
    <message id="{} point of moved lists was merged. | {} points of moved lists were merged." numerus="yes">
        <translation><numerusform>È stato fuso {} punto di liste spostate.</numerusform><numerusform>Sono stati fusi {} punti di liste spostate.</numerusform></translation>
    </message>
    <message id="{} point that both have is reached by the same choices. | {} points that both have are reached by the same choices." numerus="yes">
        <translation><numerusform>{} punto comune si raggiunge con le stesse scelte.</numerusform><numerusform>{} punti comuni si raggiungono con le stesse scelte.</numerusform></translation>
    </message>
    <message id="{} point | {} points" numerus="yes">
        <translation><numerusform>{} punto</numerusform><numerusform>{} punti</numerusform></translation>
    </message>
    <message id="{} pruned, all sums above M">
        <translation>{} tagliate, tutte le somme sopra M</translation>
    </message>
    <message id="{} pruned, all sums below M">
        <translation>{} tagliate, tutte le somme sotto M</translation>
    </message>
    <message id="{} question | {} questions" numerus="yes">
        <translation><numerusform>{} domanda</numerusform><numerusform>{} domande</numerusform></translation>
    </message>
    <message id="{} queues">
        <translation>{} code</translation>
    </message>
    <message id="{} read over and over past the L1 cache by {}">
        <translation>{} letti più volte senza passare per la cache L1 da {}</translation>
    </message>
    <message id="{} reads {} sector from global memory. | {} reads {} sectors from global memory." numerus="yes">
        <translation><numerusform>{} legge {} settore dalla memoria globale.</numerusform><numerusform>{} legge {} settori dalla memoria globale.</numerusform></translation>
    </message>
    <message id="{} reads {} sectors from global memory, {} {}: {} {}, in {} {}.">
        <translation>{} legge {} settori dalla memoria globale, {} {}: {} {}, in {} {}.</translation>
    </message>
    <message id="{} register | {} registers" numerus="yes">
        <translation><numerusform>{} registro</numerusform><numerusform>{} registri</numerusform></translation>
    </message>
    <message id="{} registers and {} bytes of static shared memory">
        <translation>{} registri e {} byte di memoria condivisa statica</translation>
    </message>
    <message id="{} request | {} requests" numerus="yes">
        <translation><numerusform>{} richiesta</numerusform><numerusform>{} richieste</numerusform></translation>
    </message>
    <message id="{} results are">
        <translation>{} risultati sono</translation>
    </message>
    <message id="{} round | {} rounds" numerus="yes">
        <translation><numerusform>{} giro</numerusform><numerusform>{} giri</numerusform></translation>
    </message>
    <message id="{} rows of {} bytes are larger than any memory">
        <translation>{} righe di {} byte superano qualsiasi memoria</translation>
    </message>
    <message id="{} runs no plan">
        <translation>{} non esegue piani</translation>
    </message>
    <message id="{} sector of global memory | {} sectors of global memory" numerus="yes">
        <translation><numerusform>{} settore di memoria globale</numerusform><numerusform>{} settori di memoria globale</numerusform></translation>
    </message>
    <message id="{} sector | {} sectors" numerus="yes">
        <translation><numerusform>{} settore</numerusform><numerusform>{} settori</numerusform></translation>
    </message>
    <message id="{} selections, each a point of {} and {}: none is looked at yet.">
        <translation>{} selezioni, ognuna un punto ({} e {}): nessuna è ancora stata esaminata.</translation>
    </message>
    <message id="{} solves instances of kind {}, and this one is of kind {}">
        <translation>{} risolve istanze di tipo {} e questa è di tipo {}</translation>
    </message>
    <message id="{} solves linear programs, which cannot be done here: {}">
        <translation>{} risolve programmi lineari, cosa che qui non si può fare: {}</translation>
    </message>
    <message id="{} solves {} instances and this one is {}">
        <translation>{} risolve istanze di tipo {} e questa è di tipo {}</translation>
    </message>
    <message id="{} solves: median {}, half of them from {} to {}, all from {} to {}">
        <translation>{} risoluzioni: mediana {}, metà di esse da {} a {}, tutte da {} a {}</translation>
    </message>
    <message id="{} step">
        <translation>{} passo</translation>
    </message>
    <message id="{} steps">
        <translation>{} passi</translation>
    </message>
    <message id="{} sum | {} sums" numerus="yes">
        <translation><numerusform>{} somma</numerusform><numerusform>{} somme</numerusform></translation>
    </message>
    <message id="{} sums to {}">
        <translation>{} ha somma {}</translation>
    </message>
    <message id="{} take part.">
        <translation>{} partecipano.</translation>
    </message>
    <message id="{} takes an integer from {} to {}, not '{}'">
        <translation>{} accetta un intero da {} a {}, non «{}»</translation>
    </message>
    <message id="{} takes at least {} {}, for a block has at most {} warps.">
        <translation>{} occupa almeno {} {}, perché un blocco ha al massimo {} warp.</translation>
    </message>
    <message id="{} takes no capacity above {}">
        <translation>{} non accetta capacità superiori a {}</translation>
    </message>
    <message id="{} takes seconds, as in 2 or 0.5, not '{}'">
        <translation>{} accetta secondi, ad esempio 2 o 0.5, non «{}»</translation>
    </message>
    <message id="{} takes too much of each multiprocessor with any number of blocks from {} to {}">
        <translation>{} occupa troppo di ogni multiprocessore con qualsiasi numero di blocchi da {} a {}</translation>
    </message>
    <message id="{} takes up to {} weights, not {}">
        <translation>{} accetta fino a {} pesi, non {}</translation>
    </message>
    <message id="{} takes {} on {}, and assets/kernel-resources.json says {} for {}">
        <translation>{} occupa {} su {}, mentre assets/kernel-resources.json indica {} per {}</translation>
    </message>
    <message id="{} takes {} registers and {} bytes of shared memory instead of {} and {}">
        <translation>{} occupa {} registri e {} byte di memoria condivisa invece di {} e {}</translation>
    </message>
    <message id="{} takes {} {} of each multiprocessor, which has {}">
        <translation>{} occupa {} {} di ogni multiprocessore, che ne ha {}</translation>
    </message>
    <message id="{} thread | {} threads" numerus="yes">
        <translation><numerusform>{} thread</numerusform><numerusform>{} thread</numerusform></translation>
    </message>
    <message id="{} threads merge {} and {}', each its part, into the new {}">
        <translation>{} thread fondono {} e {}', ciascuno la sua parte, nella nuova lista {}</translation>
    </message>
    <message id="{} threads search at the same time, each every {} slot of S; they are shown one after the other. {}">
        <translation>{} thread cercano insieme, ognuno un posto di S ogni {}; sono mostrati uno dopo l'altro. {}</translation>
    </message>
    <message id="{} time a sum was reached that leaves more weights untouched. | {} times a sum was reached that leaves more weights untouched." numerus="yes">
        <translation><numerusform>{} volta è stata raggiunta una somma che lascia intatti più pesi.</numerusform><numerusform>{} volte è stata raggiunta una somma che lascia intatti più pesi.</numerusform></translation>
    </message>
    <message id="{} times">
        <translation>{} volte</translation>
    </message>
    <message id="{} times in all">
        <translation>{} volte in tutto</translation>
    </message>
    <message id="{} times more">
        <translation>altre {} volte</translation>
    </message>
    <message id="{} times {} is above 2^63 - 1">
        <translation>{} per {} supera 2^63 - 1</translation>
    </message>
    <message id="{} times {} is not an integer from {} to {}">
        <translation>{} per {} non è un numero intero da {} a {}</translation>
    </message>
    <message id="{} to {}">
        <translation>da {} a {}</translation>
    </message>
    <message id="{} to {} in steps of {}">
        <translation>da {} a {} a passi di {}</translation>
    </message>
    <message id="{} to {} of {} patterns; the keys Page Up and Page Down show the others">
        <translation>da {} a {} di {} schemi; i tasti Pag su e Pag giù mostrano gli altri</translation>
    </message>
    <message id="{} to {}, mean {}">
        <translation>da {} a {}, media {}</translation>
    </message>
    <message id="{} to {}: {} of {} runs">
        <translation>da {} a {}: {} esecuzioni su {}</translation>
    </message>
    <message id="{} type of kernels | {} types of kernels" numerus="yes">
        <translation><numerusform>{} tipo di kernel</numerusform><numerusform>{} tipi di kernel</numerusform></translation>
    </message>
    <message id="{} value | {} values" numerus="yes">
        <translation><numerusform>{} valore</numerusform><numerusform>{} valori</numerusform></translation>
    </message>
    <message id="{} waits at a collective of the mask {}, {}, for thread {}, which waits at {}, {}">
        <translation>{} aspetta a una collettiva con la maschera {}, {}, il thread {}, che aspetta a {}, {}</translation>
    </message>
    <message id="{} warp instruction (model) | {} warp instructions (model)" numerus="yes">
        <translation><numerusform>{} istruzione di warp (modello)</numerusform><numerusform>{} istruzioni di warp (modello)</numerusform></translation>
    </message>
    <message id="{} warp | {} warps" numerus="yes">
        <translation><numerusform>{} warp</numerusform><numerusform>{} warp</numerusform></translation>
    </message>
    <message id="{} was faster">
        <translation>è stato più veloce {}</translation>
    </message>
    <message id="{} was faster in {} of {}">
        <translation>{} è stato più veloce in {} su {}</translation>
    </message>
    <message id="{} was faster than {} in {} of {} runs">
        <translation>{} è stato più veloce di {} in {} esecuzioni su {}</translation>
    </message>
    <message id="{} was not found">
        <translation>{} non si trova</translation>
    </message>
    <message id="{} was not found, so nothing is known of the GPU's clocks, power and temperature">
        <translation>{} non è stata trovata, quindi non si sa nulla di frequenze, potenza e temperatura della GPU</translation>
    </message>
    <message id="{} was reached before">
        <translation>{} era già stata raggiunta</translation>
    </message>
    <message id="{} was run without a backend">
        <translation>{} è stata eseguita senza backend</translation>
    </message>
    <message id="{} wavefront | {} wavefronts" numerus="yes">
        <translation><numerusform>{} wavefront</numerusform><numerusform>{} wavefront</numerusform></translation>
    </message>
    <message id="{} waves of at most {} blocks; the last is {} full">
        <translation>{} ondate di al massimo {} blocchi; l'ultima è piena al {}</translation>
    </message>
    <message id="{} weight | {} weights" numerus="yes">
        <translation><numerusform>{} peso</numerusform><numerusform>{} pesi</numerusform></translation>
    </message>
    <message id="{} went through all kernels in {:.3f} ms, each when the one before had left all of them. It is the same data each time, and on the device already.">
        <translation>{} attraverso tutti i kernel: {:.3f} ms, ciascuno quando il precedente li aveva lasciati tutti. I dati sono ogni volta gli stessi, e già sul dispositivo.</translation>
    </message>
    <message id="{} with uncommitted changes">
        <translation>{} con modifiche non registrate</translation>
    </message>
    <message id="{} with {}">
        <translation>{} con {}</translation>
    </message>
    <message id="{} with {} · ">
        <translation>{} con {} · </translation>
    </message>
    <message id="{} with {}: sums from {} to {}, {}">
        <translation>{} con {}: somme da {} a {}, {}</translation>
    </message>
    <message id="{} without a block">
        <translation>{} senza blocchi</translation>
    </message>
    <message id="{} word | {} words" numerus="yes">
        <translation><numerusform>{} parola</numerusform><numerusform>{} parole</numerusform></translation>
    </message>
    <message id="{} words of sums do not fit the memory budget of {}">
        <translation>{} parole di somme non stanno nel limite di memoria di {}</translation>
    </message>
    <message id="{} would be the limit, but the caches kept a part of it: {} would take {} of the time">
        <translation>{} sarebbe il limite, ma le cache ne hanno trattenuto una parte: {} richiederebbero {} del tempo</translation>
    </message>
    <message id="{} would search {:.2g} chunks, each with launches of its own; it takes up to {:.2g}">
        <translation>{} esplorerebbe {:.2g} chunk, ciascuno con lanci propri; ne accetta fino a {:.2g}</translation>
    </message>
    <message id="{} would try more than {:.2g} subsets; it takes up to {:.2g}">
        <translation>{} proverebbe più di {:.2g} sottoinsiemi; ne accetta fino a {:.2g}</translation>
    </message>
    <message id="{} would try {:.2g} subsets; it takes up to {:.2g}">
        <translation>{} proverebbe {:.2g} sottoinsiemi; ne accetta fino a {:.2g}</translation>
    </message>
    <message id="{} would visit {:.2g} chunks one by one; it takes up to {:.2g}">
        <translation>{} visiterebbe {:.2g} chunk uno per uno; ne accetta fino a {:.2g}</translation>
    </message>
    <message id="{} years ago">
        <translation>{} anni fa</translation>
    </message>
    <message id="{} {} and {} {}">
        <translation>{} {} e {} {}</translation>
    </message>
    <message id="{} {} are to be put into as few batches as possible. A batch runs at once; it has what one multiprocessor has.">
        <translation>{} {} sono da mettere nel minor numero di lotti. Un lotto gira tutto insieme; dispone di ciò che ha un multiprocessore.</translation>
    </message>
    <message id="{} {} at {} {}">
        <translation>{} {} a {} {}</translation>
    </message>
    <message id="{} {} batch {}, which has {} {} in use then.">
        <translation>{} {} lotto {}, dove poi sono in uso {} {}.</translation>
    </message>
    <message id="{} {} better">
        <translation>{} {} migliore</translation>
    </message>
    <message id="{} {} has no {} {}">
        <translation>in {} {} non esiste {} {}</translation>
    </message>
    <message id="{} {} is listed twice or out of order">
        <translation>{} {} compare due volte o fuori ordine</translation>
    </message>
    <message id="{} {} is settled in two ways">
        <translation>{} {}: la decisione è data in due modi</translation>
    </message>
    <message id="{} {} of up to {}">
        <translation>{} {} di al massimo {}</translation>
    </message>
    <message id="{} {} of {} threads">
        <translation>{} {} di {} thread</translation>
    </message>
    <message id="{} {} of {} {}">
        <translation>{} {} di {} {}</translation>
    </message>
    <message id="{} {} on {}">
        <translation>{} {} su {}</translation>
    </message>
    <message id="{} {} the limit: {} of the time, {}">
        <translation>{} {} il limite: {} del tempo, {}</translation>
    </message>
    <message id="{} {} to {} of {}. ">
        <translation>{} da {} a {} di {}. </translation>
    </message>
    <message id="{} {} {} = {}{} place {}.">
        <translation>{} {} {} = {}{} posto {}.</translation>
    </message>
    <message id="{} {} {} at {}">
        <translation>{} {} {} in {}</translation>
    </message>
    <message id="{} {}, the sum is {}; {}.">
        <translation>{} {}, la somma è {}; {}.</translation>
    </message>
    <message id="{} {}, {} of them because lanes want other words of the same bank.">
        <translation>{} {}, di cui {} perché le lane vogliono altre parole dello stesso banco.</translation>
    </message>
    <message id="{} {}; those in the plan are shown. ">
        <translation>{} {}; si vedono quelli nel piano. </translation>
    </message>
    <message id="{} · {} of 32 lanes">
        <translation>{} · {} lane su 32</translation>
    </message>
    <message id="{}({}) = {}({}) or {}({}) = {} or {} = {}">
        <translation>{}({}) = {}({}) o {}({}) = {} o {} = {}</translation>
    </message>
    <message id="{}({}) is {}">
        <translation>{}({}) è {}</translation>
    </message>
    <message id="{}, ... ({} in all)">
        <translation>{}, ... ({} in tutto)</translation>
    </message>
    <message id="{}, about {}.">
        <translation>{}, circa {}.</translation>
    </message>
    <message id="{}, and no sum is {}.">
        <translation>{}, e nessuna somma è {}.</translation>
    </message>
    <message id="{}, and the tail takes {} of the modelled time.">
        <translation>{}, e la coda prende {} del tempo modellato.</translation>
    </message>
    <message id="{}, capacity {}">
        <translation>{}, capacità {}</translation>
    </message>
    <message id="{}, choose another variant, or bring a file with the answer that a machine wrote which has it">
        <translation>{}, scegliere un'altra variante, o portare un file con la risposta scritto da una macchina che lo ha</translation>
    </message>
    <message id="{}, compute capability {}">
        <translation>{}, compute capability {}</translation>
    </message>
    <message id="{}, first at {}">
        <translation>{}, per la prima volta a {}</translation>
    </message>
    <message id="{}, for which profiling is switched off">
        <translation>{}, e per questo il profiling è disattivato</translation>
    </message>
    <message id="{}, from {} to {}">
        <translation>{}, da {} a {}</translation>
    </message>
    <message id="{}, from {} to {}: {} of the warps that the {} can hold are there">
        <translation>{}, da {} a {}: sono presenti {} dei warp che ci stanno ({})</translation>
    </message>
    <message id="{}, in each lane">
        <translation>{}, in ogni lane</translation>
    </message>
    <message id="{}, instance {}">
        <translation>{}, istanza {}</translation>
    </message>
    <message id="{}, more than {}.">
        <translation>{}, più di {}.</translation>
    </message>
    <message id="{}, no better than {}.">
        <translation>{}, non meglio di {}.</translation>
    </message>
    <message id="{}, of {}">
        <translation>{}, con {}</translation>
    </message>
    <message id="{}, or one of {} others that the page Compare lists">
        <translation>{}, o una delle altre {} che la pagina Confronta elenca</translation>
    </message>
    <message id="{}, page {}">
        <translation>{}, pagina {}</translation>
    </message>
    <message id="{}, sheet {}">
        <translation>{}, foglio {}</translation>
    </message>
    <message id="{}, the best so far.">
        <translation>{}, il meglio finora.</translation>
    </message>
    <message id="{}, the first at byte {} of {}">
        <translation>{}, il primo al byte {} di {}</translation>
    </message>
    <message id="{}, the target itself.">
        <translation>{}, la somma obiettivo stessa.</translation>
    </message>
    <message id="{}, this one has more">
        <translation>{}, questo ne ha di più</translation>
    </message>
    <message id="{}, thread {} at {}">
        <translation>{}, il thread {} in {}</translation>
    </message>
    <message id="{}, which nobody has written">
        <translation>{}, che nessuno ha scritto</translation>
    </message>
    <message id="{}, {} a block">
        <translation>{}, {} per blocco</translation>
    </message>
    <message id="{}, {} a block: {} {} of {} {}, {}">
        <translation>{}, {} per blocco: {} {} di {} {}, {}</translation>
    </message>
    <message id="{}, {} block of {} threads | {}, {} blocks of {} threads" numerus="yes">
        <translation><numerusform>{}, {} blocco di {} thread</numerusform><numerusform>{}, {} blocchi di {} thread</numerusform></translation>
    </message>
    <message id="{}, {} in all">
        <translation>{}, in tutto {}</translation>
    </message>
    <message id="{}, {} launches">
        <translation>{}, {} lanci</translation>
    </message>
    <message id="{}, {} times faster">
        <translation>{}, {} volte più veloce</translation>
    </message>
    <message id="{}, {} times slower">
        <translation>{}, {} volte più lento</translation>
    </message>
    <message id="{}, {} {} it at {}, and nothing puts the two in order">
        <translation>{}, {} lo {} in {}, e nulla mette i due in ordine</translation>
    </message>
    <message id="{}, {}: the cheapest point is kept, least = {}.">
        <translation>{}, {}: il punto meno costoso resta, least = {}.</translation>
    </message>
    <message id="{}, {}: the emulator ">
        <translation>{}, {}: l'emulatore </translation>
    </message>
    <message id="{}, {}: {} &gt;= least = {}, so it is dropped: {}.">
        <translation>{}, {}: {} &gt;= least = {}, quindi viene scartato: {}.</translation>
    </message>
    <message id="{}, {}: {}, {} the shortest">
        <translation>{}, {}: {}, {} rispetto al più breve</translation>
    </message>
    <message id="{}. The first: {}.">
        <translation>{}. La prima: {}.</translation>
    </message>
    <message id="{}. The memory moves {} {}: nothing is wasted.">
        <translation>{}. La memoria sposta {} {}: nulla è sprecato.</translation>
    </message>
    <message id="{}. The memory moves {} {}: {} bytes, of which {} are used.">
        <translation>{}. La memoria sposta {} {}: {} byte, di cui ne servono {}.</translation>
    </message>
    <message id="{}: `knapscope-run convert FILE OUT {}`">
        <translation>{}: `knapscope-run convert FILE OUT {}`</translation>
    </message>
    <message id="{}: add {}">
        <translation>{}: sommare {}</translation>
    </message>
    <message id="{}: at least {}">
        <translation>{}: almeno {}</translation>
    </message>
    <message id="{}: at most {}">
        <translation>{}: al massimo {}</translation>
    </message>
    <message id="{}: choice {}">
        <translation>{}: scelta {}</translation>
    </message>
    <message id="{}: done in {}, with {} of the warps that the SMs can hold{}.">
        <translation>{}: finito in {}, con {} dei warp che gli SM possono ospitare{}.</translation>
    </message>
    <message id="{}: from {} to {}">
        <translation>{}: da {} a {}</translation>
    </message>
    <message id="{}: has no value yet">
        <translation>{}: non ha ancora un valore</translation>
    </message>
    <message id="{}: it cannot be put, and was answered: {}.">
        <translation>{}: non si può porre, eppure ha avuto risposta: {}.</translation>
    </message>
    <message id="{}: its blocks are not recorded.">
        <translation>{}: i suoi blocchi non sono registrati.</translation>
    </message>
    <message id="{}: its largest sum {} is below {}, so no sum of it can be {} (Lemma 2).">
        <translation>{}: la sua somma massima {} è inferiore a {}, quindi nessuna sua somma può essere {} (lemma 2).</translation>
    </message>
    <message id="{}: its smallest sum {} is above {}, so no sum of it can be {} (Lemma 1).">
        <translation>{}: la sua somma minima {} supera {}, quindi nessuna sua somma può essere {} (lemma 1).</translation>
    </message>
    <message id="{}: its smallest sum {} is below {} and its largest {} above: it is picked, into slot {} of S, which is what atomicAdd returned.">
        <translation>{}: la sua somma minima {} è inferiore a {} e la massima {} superiore: viene scelta, nel posto {} di S, quello restituito da atomicAdd.</translation>
    </message>
    <message id="{}: its {} sum {} is the target. A solution is found.">
        <translation>{}: la somma {} {} è la somma obiettivo. È stata trovata una soluzione.</translation>
    </message>
    <message id="{}: leave weight {} out">
        <translation>{}: lasciare fuori il peso {}</translation>
    </message>
    <message id="{}: no choice of one item from each class fits, so there is no solution.">
        <translation>{}: nessuna scelta di un oggetto per classe ci sta, quindi non c'è soluzione.</translation>
    </message>
    <message id="{}: no choice of task 1 costs exactly {}">
        <translation>{}: nessuna scelta del task 1 costa esattamente {}</translation>
    </message>
    <message id="{}: no choices of tasks 1 to {} cost exactly {} together">
        <translation>{}: nessuna combinazione di scelte dei task da 1 a {} costa esattamente {}</translation>
    </message>
    <message id="{}: sectors">
        <translation>{}: settori</translation>
    </message>
    <message id="{}: steps {} to {}">
        <translation>{}: passi da {} a {}</translation>
    </message>
    <message id="{}: take weight {}">
        <translation>{}: prendere il peso {}</translation>
    </message>
    <message id="{}: task {} stays in software">
        <translation>{}: il task {} resta in software</translation>
    </message>
    <message id="{}: the answer at position {} to “{}” is worth {:g}, not {:g}.">
        <translation>{}: la risposta alla posizione {} a “{}” vale {:g}, non {:g}.</translation>
    </message>
    <message id="{}: the host launches {} {}, sends {} to the device and receives {}.">
        <translation>{}: l'host lancia {} {}, invia {} al dispositivo e riceve {}.</translation>
    </message>
    <message id="{}: the optimum. Which items gave it?">
        <translation>{}: l'ottimo. Quali oggetti lo hanno dato?</translation>
    </message>
    <message id="{}: there is no such question at position {}.">
        <translation>{}: non c'è una domanda del genere alla posizione {}.</translation>
    </message>
    <message id="{}: value {}, room for {} more.">
        <translation>{}: valore {}, spazio per altri {}.</translation>
    </message>
    <message id="{}: which lanes take part in the next instruction?">
        <translation>{}: quali lane partecipano alla prossima istruzione?</translation>
    </message>
    <message id="{}: {} a block, {} a thread, {} of shared memory a block">
        <translation>{}: {} per blocco, {} per thread, {} di memoria condivisa per blocco</translation>
    </message>
    <message id="{}: {} a block, {} of shared memory a block; {}">
        <translation>{}: {} per blocco, {} di memoria condivisa per blocco; {}</translation>
    </message>
    <message id="{}: {} are {} of the {}">
        <translation>{}: {} sono {} su {}</translation>
    </message>
    <message id="{}: {} lane reads {} bytes of shared memory, {}. How many wavefronts does it take? | {}: {} lanes read {} bytes of shared memory each, {}. How many wavefronts does it take?" numerus="yes">
        <translation><numerusform>{}: {} lane legge {} byte di memoria condivisa, {}. Quanti wavefront servono?</numerusform><numerusform>{}: {} lane leggono {} byte di memoria condivisa ciascuna, {}. Quanti wavefront servono?</numerusform></translation>
    </message>
    <message id="{}: {} lane writes {} bytes of shared memory, {}. How many wavefronts does it take? | {}: {} lanes write {} bytes of shared memory each, {}. How many wavefronts does it take?" numerus="yes">
        <translation><numerusform>{}: {} lane scrive {} byte di memoria condivisa, {}. Quanti wavefront servono?</numerusform><numerusform>{}: {} lane scrivono {} byte di memoria condivisa ciascuna, {}. Quanti wavefront servono?</numerusform></translation>
    </message>
    <message id="{}: {} of every {}; {} of its deadlines are missed">
        <translation>{}: {} ogni {}; {} delle sue scadenze sono mancate</translation>
    </message>
    <message id="{}: {} row of {} cells | {}: {} rows of {} cells" numerus="yes">
        <translation><numerusform>{}: {} riga di {} celle</numerusform><numerusform>{}: {} righe di {} celle</numerusform></translation>
    </message>
    <message id="{}: {} {} of {} threads">
        <translation>{}: {} {} di {} thread</translation>
    </message>
    <message id="{}: {} {} of {} threads on each SM, {} of its {} warps; limited by {}.">
        <translation>{}: {} {} di {} thread su ogni SM, {} dei suoi {} warp; limitato da {}.</translation>
    </message>
    <message id="{}: {} {} {} {}{}, {}. How many {} of {} bytes does it take?">
        <translation>{0}: {1} {2}, {4}{5} ({3}), {6}. Quanti {7} di {8} byte servono?</translation>
    </message>
    <message id="{}: {}, from {} to {}.">
        <translation>{}: {}, da {} a {}.</translation>
    </message>
    <message id="{}: {}, {} after the solve began">
        <translation>{}: {}, {} dopo l'inizio della risoluzione</translation>
    </message>
    <message id="{}: {}, {}; Equation 3.1 dashed">
        <translation>{}: {}, {}; equazione 3.1 tratteggiata</translation>
    </message>
    <message id="{}: {}. How many blocks does a multiprocessor hold at once?">
        <translation>{}: {}. Quanti blocchi tiene insieme un multiprocessore?</translation>
    </message>
    <message id="{}: {}. Which resources allow no more blocks?">
        <translation>{}: {}. Quali risorse non permettono altri blocchi?</translation>
    </message>
    <message id="{}: {}: {} steps/s, {} steps a byte, {} of its roof; {}">
        <translation>{}: {}: {} passi/s, {} passi per byte, {} del suo tetto; {}</translation>
    </message>
    <message id="{}: {}{} {} of {} threads on each SM; {}: {}">
        <translation>{}: {}{} {} di {} thread su ogni SM; {}: {}</translation>
    </message>
    <message id="{}; a block has at most {}">
        <translation>{}; un blocco ne ha al massimo {}</translation>
    </message>
    <message id="{}; all items are decided: the value {} is no better than {}.">
        <translation>{}; tutti gli oggetti sono decisi: il valore {} non è migliore di {}.</translation>
    </message>
    <message id="{}; all items are decided: the value {} is the best so far.">
        <translation>{}; tutti gli oggetti sono decisi: il valore {} è il migliore finora.</translation>
    </message>
    <message id="{}; an SM has {}">
        <translation>{}; un SM ne ha {}</translation>
    </message>
    <message id="{}; and by the launch: its {} block is all that the {} SMs hold at once | {}; and by the launch: its {} blocks are all that the {} SMs hold at once" numerus="yes">
        <translation><numerusform>{}; e il lancio: il suo {} blocco è tutto ciò che i {} SM tengono alla volta</numerusform><numerusform>{}; e il lancio: i suoi {} blocchi sono tutti quelli che i {} SM tengono alla volta</numerusform></translation>
    </message>
    <message id="{}; at most {} can be reached, more than the best so far, {}.">
        <translation>{}; si può raggiungere al massimo {}, più del migliore finora, {}.</translation>
    </message>
    <message id="{}; at most {} can be reached, no more than the best so far, {}: this branch is cut.">
        <translation>{}; si può raggiungere al massimo {}, non più del migliore finora, {}: questo ramo viene tagliato.</translation>
    </message>
    <message id="{}; at most {} can be reached.">
        <translation>{}; si può raggiungere al massimo {}.</translation>
    </message>
    <message id="{}; but no multiprocessor holds the blocks of {}.">
        <translation>{}; ma nessun multiprocessore tiene i blocchi di {}.</translation>
    </message>
    <message id="{}; if each line is an item, and {} the capacity, say so: `knapscope-run convert FILE OUT --columns value=1,weight=2 --capacity {}`">
        <translation>{}; se ogni riga è un oggetto e {} la capacità, indicarlo: `knapscope-run convert FILE OUT --columns value=1,weight=2 --capacity {}`</translation>
    </message>
    <message id="{}; if each line is an item, say which column is what: `knapscope-run convert FILE OUT --columns value=1,weight=2 --capacity NUMBER`">
        <translation>{}; se ogni riga è un oggetto, indicate quale colonna è che cosa: `knapscope-run convert FILE OUT --columns value=1,weight=2 --capacity NUMBER`</translation>
    </message>
    <message id="{}; the most is {}">
        <translation>{}; il massimo è {}</translation>
    </message>
    <message id="{}; the others are dominated or too heavy.">
        <translation>{}; gli altri sono dominati o troppo pesanti.</translation>
    </message>
    <message id="{}; the value is the same either way">
        <translation>{}; il valore è lo stesso in ogni caso</translation>
    </message>
    <message id="{}; within the budget are {}">
        <translation>{}; entro il limite restano {}</translation>
    </message>
    <message id="{}; {} waits at {}">
        <translation>{}; {} aspetta in {}</translation>
    </message>
    <message id="{}nd">
        <translation>{}º</translation>
    </message>
    <message id="{}rd">
        <translation>{}º</translation>
    </message>
    <message id="{}st">
        <translation>{}º</translation>
    </message>
    <message id="{}th">
        <translation>{}º</translation>
    </message>
    <message id="{}the axis begins at {}, not at zero">
        <translation>{}l'asse comincia da {}, non da zero</translation>
    </message>
    <message id="{}{} points">
        <translation>{}{} punti percentuali</translation>
    </message>
    <message id="{}{}, too: one of the two writes, and nothing orders them.">
        <translation>{}{}, anche: uno dei due scrive, e nulla li ordina.</translation>
    </message>
    <message id="{}{}, {} is better">
        <translation>{}{}, {} è meglio</translation>
    </message>
    <message id="{}{}KiB">
        <translation>{}{}KiB</translation>
    </message>
    <message id="“{}” is not a whole number">
        <translation>«{}» non è un numero intero</translation>
    </message>
    <message id="“{}” may be {} or {}">
        <translation>«{}» può essere {} o {}</translation>
    </message>
</context>
</TS>
