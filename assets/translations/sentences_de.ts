<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name></name>
    <message id=" ({} while an SM had warps)">
        <translation> ({}, solange ein SM Warps hatte)</translation>
    </message>
    <message id=" 1 finding. |  {} findings." numerus="yes">
        <translation><numerusform> 1 Befund.</numerusform><numerusform> {} Befunde.</numerusform></translation>
    </message>
    <message id=" A block leaves {} lane of its last warp empty. |  A block leaves {} lanes of its last warp empty." numerus="yes">
        <translation><numerusform> In jedem Block bleibt {} Lane des letzten Warps leer.</numerusform><numerusform> In jedem Block bleiben {} Lanes des letzten Warps leer.</numerusform></translation>
    </message>
    <message id=" Equation 4.2, which leaves the row's ends out of account, gives {}.">
        <translation> Gleichung 4.2, die die Enden der Zeile außer Acht lässt, ergibt {}.</translation>
    </message>
    <message id=" In {} neither answered.">
        <translation> In {} hat keiner geantwortet.</translation>
    </message>
    <message id=" L has {} {} now.">
        <translation> L hat jetzt {} {}.</translation>
    </message>
    <message id=" Left out {} that {} no run of {} like {}.">
        <translation> Ausgelassen {0}; {3} {1} ein passender Lauf von {2}.</translation>
    </message>
    <message id=" Left out: {} that would cost more than {}.">
        <translation> Nicht dabei, weil teurer als {1}: {0}.</translation>
    </message>
    <message id=" Means of whole times, {}, {}.">
        <translation> Mittelwerte der ganzen Zeiten, {}, {}.</translation>
    </message>
    <message id=" No block that was traced wrote it.">
        <translation> Kein Block, der verfolgt wurde, hat sie geschrieben.</translation>
    </message>
    <message id=" No race seen, and nothing else found.">
        <translation> Kein Wettlauf gesehen, und nichts anderes gefunden.</translation>
    </message>
    <message id=" Shared memory: {} for {}.">
        <translation> Shared Memory: {} für {}.</translation>
    </message>
    <message id=" That took {}.">
        <translation> Das brauchte {}.</translation>
    </message>
    <message id=" That was the last cost: the front has {} {}.">
        <translation> Das waren die letzten Kosten: Die Front hat {} {}.</translation>
    </message>
    <message id=" The blocks meet at barriers of the grid; how long they wait there is left out.">
        <translation> Die Blöcke treffen sich an Barrieren des Grids; wie lange sie dort warten, ist ausgelassen.</translation>
    </message>
    <message id=" The probe costs nothing that shows ({}).">
        <translation> Die Sonde kostet nichts Merkliches ({}).</translation>
    </message>
    <message id=" The probe costs {} of the time.">
        <translation> Die Sonde kostet {} der Zeit.</translation>
    </message>
    <message id=" The weights are {}.">
        <translation> Die Gewichte sind {}.</translation>
    </message>
    <message id=" U0(j) = inf for every cost j from 1 to {}: nothing is bought yet, so no selection costs that.">
        <translation> U0(j) = inf für alle Kosten j von 1 bis {}: Noch ist nichts gekauft, also kostet keine Auswahl so viel.</translation>
    </message>
    <message id=" Warp {} of block {} wrote it in launch {}.">
        <translation> Warp {} von Block {} hat sie in Start {} geschrieben.</translation>
    </message>
    <message id=" Which one, the kept row does not tell.">
        <translation> Welches, sagt die behaltene Zeile nicht.</translation>
    </message>
    <message id=" and {} more">
        <translation> und {} weitere</translation>
    </message>
    <message id=" and {} when they are {}">
        <translation> und in {}, wenn sie {} sind</translation>
    </message>
    <message id=" at {}">
        <translation> bei {}</translation>
    </message>
    <message id=" at {} {} {}">
        <translation> bei {} {} {}</translation>
    </message>
    <message id=" away">
        <translation> weg</translation>
    </message>
    <message id=" each">
        <translation> je</translation>
    </message>
    <message id=" here">
        <translation> hier</translation>
    </message>
    <message id=" in this part">
        <translation> in diesem Teil</translation>
    </message>
    <message id=" in {} rows">
        <translation> in {} Zeilen</translation>
    </message>
    <message id=" is {} {}, and {} is the last {}: {}.">
        <translation> liegt {} {}, und {} ist das letzte Element {}: {}.</translation>
    </message>
    <message id=" is {} {}: on to {}.">
        <translation> liegt {} {}: weiter zu {}.</translation>
    </message>
    <message id=" more rounds are not shown">
        <translation> weitere Runden sind nicht gezeigt</translation>
    </message>
    <message id=" of {}">
        <translation> von {}</translation>
    </message>
    <message id=" of {} memory, {} {} a lane">
        <translation> (Speicher: {}), {} {} je Lane</translation>
    </message>
    <message id=" on ">
        <translation> auf </translation>
    </message>
    <message id=" on {}">
        <translation> auf {}</translation>
    </message>
    <message id=" stays |  stay" numerus="yes">
        <translation><numerusform> bleibt</numerusform><numerusform> bleiben</numerusform></translation>
    </message>
    <message id=" steps">
        <translation> Schritte</translation>
    </message>
    <message id=" subsets">
        <translation> Teilmengen</translation>
    </message>
    <message id=" to the same word">
        <translation> auf dasselbe Wort</translation>
    </message>
    <message id=" to {}">
        <translation> bis {}</translation>
    </message>
    <message id=" was not measured there">
        <translation> wurde dort nicht gemessen</translation>
    </message>
    <message id=" {} batch; no plan has fewer than {}. |  {} batches; no plan has fewer than {}." numerus="yes">
        <translation><numerusform> {} Stapel; kein Plan hat weniger als {}.</numerusform><numerusform> {} Stapel; kein Plan hat weniger als {}.</numerusform></translation>
    </message>
    <message id=" {} of {} branches diverge.">
        <translation> {} von {} Verzweigungen divergieren.</translation>
    </message>
    <message id=" {} of {} were counted; the others take their mean{}.">
        <translation> {} von {} wurden gezählt; für die anderen gilt der Mittelwert{}.</translation>
    </message>
    <message id=" {} rows per second while it computes.">
        <translation> {} Zeilen je Sekunde, während gerechnet wird.</translation>
    </message>
    <message id=" {} {}, and no plan has fewer.">
        <translation> {} {}, und kein Plan hat weniger.</translation>
    </message>
    <message id=" · launch {}, block {}, warp {}">
        <translation> · Start {}, Block {}, Warp {}</translation>
    </message>
    <message id=" · thread  |  · threads " numerus="yes">
        <translation><numerusform> · Thread </numerusform><numerusform> · Threads </numerusform></translation>
    </message>
    <message id=" · {} times">
        <translation> · {}-mal</translation>
    </message>
    <message id="&quot;Busy&quot; is the share of time in which any kernel ran, however small: it says nothing of how full the GPU is.">
        <translation>„Beschäftigt“ ist der Anteil der Zeit, in der irgendein Kernel lief, wie klein auch immer: Es sagt nichts darüber, wie voll die GPU ist.</translation>
    </message>
    <message id="&quot;from&quot; lies before {}">
        <translation>"from" liegt vor {}</translation>
    </message>
    <message id="&quot;where&quot; names no setting and its value">
        <translation>"where" nennt keine Einstellung mit ihrem Wert</translation>
    </message>
    <message id="'{}' cannot be tried there">
        <translation>„{}“ lässt sich dort nicht einsetzen</translation>
    </message>
    <message id="'{}' has the unit '{}', but other numbers of the column have none">
        <translation>„{}“ hat die Einheit „{}“, aber andere Zahlen der Spalte haben keine</translation>
    </message>
    <message id="'{}' has {}, but '{}' has {}">
        <translation>„{}“ hat {}, „{}“ aber {}</translation>
    </message>
    <message id="'{}' is a capacity, but no column has values">
        <translation>'{}' ist eine Kapazität, aber keine Spalte hat Werte</translation>
    </message>
    <message id="'{}' is found where {} has to be">
        <translation>„{}“ steht, wo {} stehen muss</translation>
    </message>
    <message id="'{}' is in {}, but others are in {}">
        <translation>„{}“ ist in {}, aber andere sind in {}</translation>
    </message>
    <message id="'{}' is missing">
        <translation>„{}“ fehlt</translation>
    </message>
    <message id="'{}' is no GPU">
        <translation>„{}“ ist keine GPU</translation>
    </message>
    <message id="'{}' is no fraction in lowest terms">
        <translation>„{}“ ist kein vollständig gekürzter Bruch</translation>
    </message>
    <message id="'{}' is no question that a variant answers">
        <translation>„{}“ ist keine Frage, die eine Variante beantwortet</translation>
    </message>
    <message id="'{}' is no status of an answer">
        <translation>„{}“ ist kein Status einer Antwort</translation>
    </message>
    <message id="'{}' is no window">
        <translation>„{}“ ist kein Fenster</translation>
    </message>
    <message id="'{}' is none of the words allowed here">
        <translation>„{}“ ist keines der hier erlaubten Wörter</translation>
    </message>
    <message id="'{}' is not a batch">
        <translation>„{}“ ist kein Stapel</translation>
    </message>
    <message id="'{}' is not a number">
        <translation>'{}' ist keine Zahl</translation>
    </message>
    <message id="'{}' is not a size">
        <translation>„{}“ ist keine Größe</translation>
    </message>
    <message id="'{}' is not a step">
        <translation>„{}“ ist kein Schritt</translation>
    </message>
    <message id="'{}' is not a zero or a one">
        <translation>„{}“ ist weder eine Null noch eine Eins</translation>
    </message>
    <message id="'{}' is not an integer from {} to {}">
        <translation>„{}“ ist keine ganze Zahl von {} bis {}</translation>
    </message>
    <message id="'{}' is not {} like the others">
        <translation>'{}' ist nicht {} wie die anderen</translation>
    </message>
    <message id="'{}' is not {}: it has no numbers">
        <translation>„{}“ ist nicht {}: dort stehen keine Zahlen</translation>
    </message>
    <message id="'{}' is one argument too many">
        <translation>„{}“ ist ein Argument zu viel</translation>
    </message>
    <message id="'{}' lies in host memory">
        <translation>„{}“ liegt im Host-Speicher</translation>
    </message>
    <message id="'{}' may be about the other lines, or {}">
        <translation>'{}' kann über die anderen Zeilen sein, oder {}</translation>
    </message>
    <message id="'{}' times {} is not an integer from {} to {}">
        <translation>„{}“ mal {} ist keine ganze Zahl von {} bis {}</translation>
    </message>
    <message id="'{}' was freed">
        <translation>„{}“ wurde freigegeben</translation>
    </message>
    <message id="+ {} item | + {} items" numerus="yes">
        <translation><numerusform>+ {} Gegenstand</numerusform><numerusform>+ {} Gegenstände</numerusform></translation>
    </message>
    <message id="+{} more">
        <translation>+{} weitere</translation>
    </message>
    <message id=", above the target, discarded">
        <translation>, über der Zielsumme, verworfen</translation>
    </message>
    <message id=", all the same">
        <translation>, alle gleich</translation>
    </message>
    <message id=", and it takes one. It enters with a reduced cost of 1 - {} = {}.">
        <translation>, und es braucht einen. Es kommt mit reduzierten Kosten von 1 - {} = {} hinzu.</translation>
    </message>
    <message id=", and no plan has fewer than {}">
        <translation>, und kein Plan hat weniger als {}</translation>
    </message>
    <message id=", and wait {} of that time at barriers of the grid">
        <translation>, und sie warten {} dieser Zeit an Barrieren des Grids</translation>
    </message>
    <message id=", as fast as it ran">
        <translation>, so schnell, wie es lief</translation>
    </message>
    <message id=", as if the launch had gone on">
        <translation>, als wäre der Start weitergegangen</translation>
    </message>
    <message id=", benign">
        <translation>, harmlos</translation>
    </message>
    <message id=", beyond the target">
        <translation>, über der Zielsumme</translation>
    </message>
    <message id=", blocks of {}">
        <translation>, Blöcke zu {}</translation>
    </message>
    <message id=", by {}">
        <translation>, um {}</translation>
    </message>
    <message id=", by {} to {}">
        <translation>, um {} bis {}</translation>
    </message>
    <message id=", changed">
        <translation>, geändert</translation>
    </message>
    <message id=", columns {} to {}">
        <translation>, Spalten {} bis {}</translation>
    </message>
    <message id=", cut">
        <translation>, abgeschnitten</translation>
    </message>
    <message id=", cut now">
        <translation>, jetzt abgeschnitten</translation>
    </message>
    <message id=", cut off">
        <translation>, abgeschnitten</translation>
    </message>
    <message id=", differs">
        <translation>, verschieden</translation>
    </message>
    <message id=", downwards">
        <translation>, abwärts</translation>
    </message>
    <message id=", driver {}">
        <translation>, Treiber {}</translation>
    </message>
    <message id=", from the list">
        <translation>, aus der Liste</translation>
    </message>
    <message id=", from the shifted list">
        <translation>, aus der verschobenen Liste</translation>
    </message>
    <message id=", go on at ">
        <translation>, weiter bei </translation>
    </message>
    <message id=", go on at {}">
        <translation>, weiter bei {}</translation>
    </message>
    <message id=", host {}">
        <translation>, Rechner {}</translation>
    </message>
    <message id=", in one pass | , in {} passes: launches were replayed" numerus="yes">
        <translation><numerusform>, in einem Durchgang</numerusform><numerusform>, in {} Durchgängen: Starts wurden wiederholt</numerusform></translation>
    </message>
    <message id=", limiting">
        <translation>, begrenzt</translation>
    </message>
    <message id=", log">
        <translation>, log</translation>
    </message>
    <message id=", mean of {} instances">
        <translation>, Mittel von {} Instanzen</translation>
    </message>
    <message id=", merged now">
        <translation>, jetzt gemischt</translation>
    </message>
    <message id=", named by the finding">
        <translation>, vom Befund genannt</translation>
    </message>
    <message id=", next">
        <translation>, als Nächstes</translation>
    </message>
    <message id=", next to each other">
        <translation>, nebeneinander</translation>
    </message>
    <message id=", not yet computed">
        <translation>, noch nicht berechnet</translation>
    </message>
    <message id=", now">
        <translation>, jetzt</translation>
    </message>
    <message id=", of equally good items the last">
        <translation>, von gleich guten Gegenständen den letzten</translation>
    </message>
    <message id=", of which {} were there on average">
        <translation>, von denen im Mittel {} da waren</translation>
    </message>
    <message id=", on the way back">
        <translation>, auf dem Rückweg</translation>
    </message>
    <message id=", one for each cell.">
        <translation>, einer je Zelle.</translation>
    </message>
    <message id=", passed">
        <translation>, vorbei</translation>
    </message>
    <message id=", pointed at">
        <translation>, angezeigt</translation>
    </message>
    <message id=", reached now">
        <translation>, eben erreicht</translation>
    </message>
    <message id=", reached now, beyond the target">
        <translation>, jetzt erreicht, über der Zielsumme</translation>
    </message>
    <message id=", read">
        <translation>, gelesen</translation>
    </message>
    <message id=", registers left out">
        <translation>, ohne Register</translation>
    </message>
    <message id=", rows {} to {} of {}">
        <translation>, Zeilen {} bis {} von {}</translation>
    </message>
    <message id=", scattered">
        <translation>, verstreut</translation>
    </message>
    <message id=", seed {}">
        <translation>, Startwert {}</translation>
    </message>
    <message id=", so it goes first, to">
        <translation>, also kommt es zuerst, nach</translation>
    </message>
    <message id=", so some of their blocks wait for others">
        <translation>, sodass manche ihrer Blöcke auf andere warten</translation>
    </message>
    <message id=", the best so far">
        <translation>, das Beste bisher</translation>
    </message>
    <message id=", the bottleneck">
        <translation>, der Engpass</translation>
    </message>
    <message id=", the fewest there can be">
        <translation>, die wenigsten, die es geben kann</translation>
    </message>
    <message id=", the hardware counted {}">
        <translation>, die Hardware zählte {}</translation>
    </message>
    <message id=", the hardware has no figure">
        <translation>, die Hardware hat keine Zahl</translation>
    </message>
    <message id=", the last of which did not end">
        <translation>, deren letzter nicht endete</translation>
    </message>
    <message id=", the most for {}">
        <translation>, die Obergrenze für {}</translation>
    </message>
    <message id=", the target.">
        <translation>, die Zielsumme.</translation>
    </message>
    <message id=", the target: a solution is found.">
        <translation>, die Zielsumme: Eine Lösung ist gefunden.</translation>
    </message>
    <message id=", too much">
        <translation>, zu viel</translation>
    </message>
    <message id=", up to {} of them at the same time">
        <translation>, bis zu {} davon gleichzeitig</translation>
    </message>
    <message id=", which did not end">
        <translation>, der nicht endete</translation>
    </message>
    <message id=", which leaves {} to the kernels before it.">
        <translation>; den Kerneln davor bleiben {}.</translation>
    </message>
    <message id=", which nothing can beat">
        <translation>, was nichts übertreffen kann</translation>
    </message>
    <message id=", with the probe.">
        <translation>, mit der Sonde.</translation>
    </message>
    <message id=", wrong">
        <translation>, falsch</translation>
    </message>
    <message id=", {} in {}">
        <translation>, {} in {}</translation>
    </message>
    <message id=", {} in {} of {}">
        <translation>, {} in {} von {}</translation>
    </message>
    <message id=", {} is added">
        <translation>, {} wird addiert</translation>
    </message>
    <message id=", {} of them alone">
        <translation>, {} davon allein</translation>
    </message>
    <message id=", {} of them for the system">
        <translation>, davon {} für das System</translation>
    </message>
    <message id=", {} of {} SMs empty">
        <translation>, {} von {} SMs leer</translation>
    </message>
    <message id=", {} times">
        <translation>, {}-mal</translation>
    </message>
    <message id=", {} to {}">
        <translation>, {} bis {}</translation>
    </message>
    <message id="--set takes name=value, not '{}'">
        <translation>--set nimmt Name=Wert, nicht „{}“</translation>
    </message>
    <message id="0 would be a selection of that value. Here there is no selection at all.">
        <translation>0 wäre eine Auswahl mit diesem Wert. Hier gibt es gar keine Auswahl.</translation>
    </message>
    <message id="0 would be a selection that is worth nothing. Here there is no selection at all.">
        <translation>0 wäre eine Auswahl, die nichts wert ist. Hier gibt es gar keine Auswahl.</translation>
    </message>
    <message id="0-1 knapsack">
        <translation>0-1-Rucksackproblem</translation>
    </message>
    <message id="0: left out">
        <translation>0: weggelassen</translation>
    </message>
    <message id="1 - |A| / N, with the weights sorted (see the errata)">
        <translation>1 - |A| / N, mit sortierten Gewichten (siehe die Errata)</translation>
    </message>
    <message id="1 SM | all {} SMs" numerus="yes">
        <translation><numerusform>1 SM</numerusform><numerusform>allen {} SMs</numerusform></translation>
    </message>
    <message id="1 batch | {} batches" numerus="yes">
        <translation><numerusform>1 Stapel</numerusform><numerusform>{} Stapel</numerusform></translation>
    </message>
    <message id="1 block waits">
        <translation>1 Block wartet</translation>
    </message>
    <message id="1 block | {} blocks" numerus="yes">
        <translation><numerusform>1 Block</numerusform><numerusform>{} Blöcke</numerusform></translation>
    </message>
    <message id="1 byte | {} bytes" numerus="yes">
        <translation><numerusform>1 Byte</numerusform><numerusform>{} Byte</numerusform></translation>
    </message>
    <message id="1 is picked, slot {1} of S | {0} are picked, slots {1} of S" numerus="yes">
        <translation><numerusform>1 wird gewählt, Platz {1} von S</numerusform><numerusform>{0} werden gewählt, Plätze {1} von S</numerusform></translation>
    </message>
    <message id="1 lane | {} lanes" numerus="yes">
        <translation><numerusform>1 Lane</numerusform><numerusform>{} Lanes</numerusform></translation>
    </message>
    <message id="1 launch">
        <translation>1 Start</translation>
    </message>
    <message id="1 launch | {} launches together" numerus="yes">
        <translation><numerusform>1 Start</numerusform><numerusform>{} Starts zusammen</numerusform></translation>
    </message>
    <message id="1 or 2 cells">
        <translation>1 oder 2 Zellen</translation>
    </message>
    <message id="1 other process computes on this GPU. | {} other processes compute on this GPU." numerus="yes">
        <translation><numerusform>1 anderer Prozess rechnet auf dieser GPU.</numerusform><numerusform>{} andere Prozesse rechnen auf dieser GPU.</numerusform></translation>
    </message>
    <message id="1 solve: {}">
        <translation>1 Lösungslauf: {}</translation>
    </message>
    <message id="1 wave, {} full: {} on {}.">
        <translation>1 Welle, {} voll: {} auf {}.</translation>
    </message>
    <message id="1000 random instances, mean; the total time, with initialisation, memory allocation and copies (Sections 5.2 and 5.4)">
        <translation>1000 zufällige Instanzen, Mittelwert; die ganze Zeit, mit Initialisierung, Speicherbelegung und Kopien (Abschnitte 5.2 und 5.4)</translation>
    </message>
    <message id="16-core OpenCL">
        <translation>OpenCL, 16 Kerne</translation>
    </message>
    <message id="1: taken">
        <translation>1: genommen</translation>
    </message>
    <message id="1{}s of picture = {} of run">
        <translation>1{}s im Bild = {} im Lauf</translation>
    </message>
    <message id="1{}s of picture = {} of the model">
        <translation>1{}s im Bild = {} im Modell</translation>
    </message>
    <message id="2^{} selections are too many to try: {} takes up to {} items">
        <translation>2^{} Auswahlen sind zu viele zum Ausprobieren: {} nimmt bis zu {} Gegenstände</translation>
    </message>
    <message id="32 subsets">
        <translation>32 Teilmengen</translation>
    </message>
    <message id="32-bit words read without a bank conflict by {}">
        <translation>32-Bit-Wörter ohne Bankkonflikt gelesen von {}</translation>
    </message>
    <message id="32-byte sectors read from global memory">
        <translation>32-Byte-Sektoren, aus globalem Speicher gelesen</translation>
    </message>
    <message id="8-core OpenCL">
        <translation>OpenCL, 8 Kerne</translation>
    </message>
    <message id=": all run at once.">
        <translation>: Alle laufen zugleich.</translation>
    </message>
    <message id=": even the least shared memory is too much. They do not run at once.">
        <translation>: Selbst das wenigste Shared Memory ist zu viel. Sie laufen nicht zugleich.</translation>
    </message>
    <message id=": found">
        <translation>: gefunden</translation>
    </message>
    <message id=": its blocks are not recorded">
        <translation>: seine Blöcke sind nicht aufgezeichnet</translation>
    </message>
    <message id=": too many. Another choice might fit, and the paper's method does not find it.">
        <translation>: zu viele. Eine andere Wahl könnte passen; das Verfahren der Arbeit findet sie nicht.</translation>
    </message>
    <message id=": weight {} completes {}">
        <translation>: Gewicht {} ergänzt zu {}</translation>
    </message>
    <message id=": {} discarded">
        <translation>: {} verworfen</translation>
    </message>
    <message id=": {} of {} left">
        <translation>: {} von {} übrig</translation>
    </message>
    <message id=": {} takes {} to {} as long as {}">
        <translation>: {} braucht {} bis {} so lang wie {}</translation>
    </message>
    <message id=": {} {} full on average">
        <translation>: {} im Mittel {} voll</translation>
    </message>
    <message id="; 1 thread has no cell.">
        <translation>; 1 Thread hat keine Zelle.</translation>
    </message>
    <message id="; A({}) still has its old value">
        <translation>; A({}) hat noch den alten Wert</translation>
    </message>
    <message id="; B is full and is copied over A">
        <translation>; B ist voll und wird über A kopiert</translation>
    </message>
    <message id="; a finding names this line">
        <translation>; ein Befund nennt diese Zeile</translation>
    </message>
    <message id="; commit {}">
        <translation>; Commit {}</translation>
    </message>
    <message id="; go on at {}.">
        <translation>; weiter bei {}.</translation>
    </message>
    <message id="; it loses most by bytes that are moved and not used">
        <translation>; am meisten verliert sie durch Bytes, die bewegt und nicht genutzt werden</translation>
    </message>
    <message id="; it loses most by divergence">
        <translation>; am meisten verliert sie durch Divergenz</translation>
    </message>
    <message id="; it loses most by wavefronts">
        <translation>; am meisten verliert sie durch Wavefronts</translation>
    </message>
    <message id="; it waited {} of its time at {} of the grid">
        <translation>; er wartete {} seiner Zeit an {} des Grids</translation>
    </message>
    <message id="; of equal ones the list's goes first, to">
        <translation>; von gleichen geht die der Liste zuerst, auf</translation>
    </message>
    <message id="; of the {} chunks of {} {}">
        <translation>; von den {} Chunks zu {} {}</translation>
    </message>
    <message id="; one word goes out at a time">
        <translation>; es geht immer nur ein Wort hinaus</translation>
    </message>
    <message id="; the answer is {}, value {}, weight {}">
        <translation>; die Antwort ist {}, Wert {}, Gewicht {}</translation>
    </message>
    <message id="; the blocks of some launches are not recorded">
        <translation>; die Blöcke mancher Starts sind nicht aufgezeichnet</translation>
    </message>
    <message id="; the warps wait {} of their time at barriers of the grid">
        <translation>; die Warps warten {} ihrer Zeit an Barrieren des Grids</translation>
    </message>
    <message id="; the weights taken sum to {}">
        <translation>; die genommenen Gewichte haben die Summe {}</translation>
    </message>
    <message id="; they differ: {}">
        <translation>; Unterschied: {}</translation>
    </message>
    <message id="; words of one bank wait for each other">
        <translation>; Wörter einer Bank warten aufeinander</translation>
    </message>
    <message id="; {} above {} and discarded">
        <translation>; {} über {}: verworfen</translation>
    </message>
    <message id="; {} in {}, {} of {} bytes used">
        <translation>; {} in {}, {} von {} Byte genutzt</translation>
    </message>
    <message id="; {} kernel fits in none | ; {} kernels fit in none" numerus="yes">
        <translation><numerusform>; {} Kernel passt in keinen</numerusform><numerusform>; {} Kernel passen in keinen</numerusform></translation>
    </message>
    <message id="; {} line of 128 bytes of global memory, {} of {} bytes used | ; {} lines of 128 bytes of global memory, {} of {} bytes used" numerus="yes">
        <translation><numerusform>; {} Zeile zu 128 Byte des globalen Speichers, {} von {} Byte genutzt</numerusform><numerusform>; {} Zeilen zu 128 Byte des globalen Speichers, {} von {} Byte genutzt</numerusform></translation>
    </message>
    <message id="; {} of {} branch diverges | ; {} of {} branches diverge" numerus="yes">
        <translation><numerusform>; {} von {} Verzweigung divergiert</numerusform><numerusform>; {} von {} Verzweigungen divergieren</numerusform></translation>
    </message>
    <message id="; {} round of waiting | ; {} rounds of waiting" numerus="yes">
        <translation><numerusform>; {} Warterunde</numerusform><numerusform>; {} Warterunden</numerusform></translation>
    </message>
    <message id="; {} threads have no cell.">
        <translation>; {} Threads haben keine Zelle.</translation>
    </message>
    <message id="; {} wavefront of constant memory | ; {} wavefronts of constant memory" numerus="yes">
        <translation><numerusform>; {} Wavefront des konstanten Speichers</numerusform><numerusform>; {} Wavefronts des konstanten Speichers</numerusform></translation>
    </message>
    <message id="; {} wavefront of shared memory, {} of them for bank conflicts | ; {} wavefronts of shared memory, {} of them for bank conflicts" numerus="yes">
        <translation><numerusform>; {} Wavefront des Shared Memory, {} davon wegen Bankkonflikten</numerusform><numerusform>; {} Wavefronts des Shared Memory, {} davon wegen Bankkonflikten</numerusform></translation>
    </message>
    <message id="; {} {} in software">
        <translation>; {} {} in Software</translation>
    </message>
    <message id="&lt; Lemma 2">
        <translation>&lt; Lemma 2</translation>
    </message>
    <message id="&lt; Lemma 4">
        <translation>&lt; Lemma 4</translation>
    </message>
    <message id="&gt; Lemma 1">
        <translation>&gt; Lemma 1</translation>
    </message>
    <message id="&gt; Lemma 3">
        <translation>&gt; Lemma 3</translation>
    </message>
    <message id="A and B">
        <translation>A und B</translation>
    </message>
    <message id="A barrier is missing: a race in shared memory">
        <translation>Eine Barriere fehlt: ein Wettlauf im Shared Memory</translation>
    </message>
    <message id="A barrier of the grid, with more blocks than fit: a deadlock">
        <translation>Eine Barriere des Grids mit mehr Blöcken, als Platz haben: eine Verklemmung</translation>
    </message>
    <message id="A block gives its place to the next one only when it has ended.">
        <translation>Ein Block gibt seinen Platz erst an den nächsten, wenn er zu Ende ist.</translation>
    </message>
    <message id="A block has {} threads: none of {} fits an SM of this device.">
        <translation>Ein Block hat {} Threads: Keiner mit {} passt auf einen SM dieses Geräts.</translation>
    </message>
    <message id="A bound on the number of items was added: {} more weight for each item, and {} item. | A bound on the number of items was added: {} more weight for each item, and {} items." numerus="yes">
        <translation><numerusform>Eine Schranke für die Zahl der Gegenstände kam hinzu: {} mehr Gewicht je Gegenstand und {} Gegenstand.</numerusform><numerusform>Eine Schranke für die Zahl der Gegenstände kam hinzu: {} mehr Gewicht je Gegenstand und {} Gegenstände.</numerusform></translation>
    </message>
    <message id="A chunk had {} subsets.">
        <translation>Ein Chunk hatte {} Teilmengen.</translation>
    </message>
    <message id="A deadlock: {} hold every place and wait, so the other {} never begins. | A deadlock: {} hold every place and wait, so the other {} never begin." numerus="yes">
        <translation><numerusform>Eine Verklemmung: {} halten jeden Platz und warten, also beginnt der andere ({}) nie.</numerusform><numerusform>Eine Verklemmung: {} halten jeden Platz und warten, also beginnen die anderen {} nie.</numerusform></translation>
    </message>
    <message id="A deadlock: {} on the device and no block ends.">
        <translation>Eine Verklemmung: {} auf dem Gerät, und kein Block endet.</translation>
    </message>
    <message id="A figure with a share of the optimum below 100 % is that of a run that found a worse answer.">
        <translation>Eine Zahl mit einem Anteil am Optimum unter 100 % gehört zu einem Lauf, der eine schlechtere Antwort gefunden hat.</translation>
    </message>
    <message id="A higher picture and the table (CSV) say more about the figures.">
        <translation>Ein höheres Bild und die Tabelle (CSV) sagen mehr über die Zahlen.</translation>
    </message>
    <message id="A kernel in the emulator">
        <translation>Ein Kernel im Emulator</translation>
    </message>
    <message id="A launch as blocks, warps and threads (thesis, Figure 3.4)">
        <translation>Ein Start als Blöcke, Warps und Threads (Masterarbeit, Abbildung 3.4)</translation>
    </message>
    <message id="A line for each instance, with lists in its cells">
        <translation>Eine Zeile je Instanz, mit Listen in ihren Zellen</translation>
    </message>
    <message id="A measured figure is the arithmetic mean of the medians of {} instances. Whiskers go from the smallest to the largest median.">
        <translation>Eine gemessene Zahl ist das arithmetische Mittel der Mediane von {} Instanzen. Fehlerbalken reichen vom kleinsten zum größten Median.</translation>
    </message>
    <message id="A measured figure is the geometric mean of the ratios of {} instances. Whiskers go from the smallest to the largest ratio.">
        <translation>Eine gemessene Zahl ist das geometrische Mittel der Verhältnisse von {} Instanzen. Fehlerbalken reichen vom kleinsten zum größten Verhältnis.</translation>
    </message>
    <message id="A model, never seconds: a block takes its warp instructions, and the next one goes to the place that is free first.">
        <translation>Ein Modell, keine Sekunden: Ein Block braucht seine Warp-Anweisungen, und der nächste geht auf den Platz, der zuerst frei wird.</translation>
    </message>
    <message id="A multiprocessor filled by kernels that run together">
        <translation>Ein Multiprozessor, gefüllt von Kerneln, die zusammen laufen</translation>
    </message>
    <message id="A pair is left out when its largest sum is below the target, or its smallest above it.">
        <translation>Ein Paar fällt weg, wenn seine größte Summe unter der Zielsumme liegt oder seine kleinste darüber.</translation>
    </message>
    <message id="A pattern is what one batch may hold. {} {} of {} {} are to be covered by as few batches as possible; a linear program chooses among the patterns known.">
        <translation>Ein Muster ist, was ein Stapel enthalten darf. {} {} von {} {} sollen mit möglichst wenigen Stapeln überdeckt werden; ein lineares Programm wählt unter den bekannten Mustern.</translation>
    </message>
    <message id="A rises: moving on in it makes the sum larger still.">
        <translation>A steigt: Darin weiterzugehen macht die Summe noch größer.</translation>
    </message>
    <message id="A setting of the instances that count, as &quot;kernels = 16&quot;; none: all">
        <translation>Eine Einstellung der Instanzen, die zählen, wie "kernels = 16"; leer: alle</translation>
    </message>
    <message id="A solution is found.">
        <translation>Eine Lösung ist gefunden.</translation>
    </message>
    <message id="A step of a variant's recording">
        <translation>Ein Schritt der Aufzeichnung einer Variante</translation>
    </message>
    <message id="A table for spreadsheets (CSV)">
        <translation>Eine Tabelle für Tabellenprogramme (CSV)</translation>
    </message>
    <message id="A warp of {} takes of a multiprocessor: {}">
        <translation>Ein Warp von {} braucht von einem Multiprozessor: {}</translation>
    </message>
    <message id="A warp reads memory (thesis, Figure 3.6)">
        <translation>Ein Warp liest Speicher (Masterarbeit, Abbildung 3.6)</translation>
    </message>
    <message id="A whole run reads and writes at least {} of sums.">
        <translation>Ein ganzer Lauf liest und schreibt mindestens {} an Summen.</translation>
    </message>
    <message id="A({}) stays {}: the loop ends at {}">
        <translation>A({}) bleibt {}: Die Schleife endet bei {}</translation>
    </message>
    <message id="Address of the first lane">
        <translation>Adresse der ersten Lane</translation>
    </message>
    <message id="After so many comparisons; one beyond the last is the last">
        <translation>Nach so vielen Vergleichen; einer hinter dem letzten ist der letzte</translation>
    </message>
    <message id="After {}: ">
        <translation>Bis hierher {}: </translation>
    </message>
    <message id="Algorithm 6.3">
        <translation>Algorithmus 6.3</translation>
    </message>
    <message id="Algorithm BALSUB">
        <translation>Algorithmus BALSUB</translation>
    </message>
    <message id="All at once: labels of shared memory and registers">
        <translation>Alle zugleich: Labels aus Shared Memory und Registern</translation>
    </message>
    <message id="All at once: the least shared memory, registers left out">
        <translation>Alle zugleich: das wenigste Shared Memory, ohne Register</translation>
    </message>
    <message id="All chunks were visited: the best sum is {}.">
        <translation>Alle Chunks wurden besucht: Die beste Summe ist {}.</translation>
    </message>
    <message id="All in turn, or each drawn from all">
        <translation>Alle der Reihe nach, oder jeder aus allen gezogen</translation>
    </message>
    <message id="All its rows are right.">
        <translation>Alle Zeilen sind richtig.</translation>
    </message>
    <message id="All lists together had {} word of 64 sums. | All lists together had {} words of 64 sums." numerus="yes">
        <translation><numerusform>Alle Listen zusammen hatten {} Wort zu 64 Summen.</numerusform><numerusform>Alle Listen zusammen hatten {} Wörter zu 64 Summen.</numerusform></translation>
    </message>
    <message id="All of it fits. The bottleneck is {}: {}, {}.">
        <translation>Alles passt. Der Engpass: {}, {}, {}.</translation>
    </message>
    <message id="All selections, or the points of the front alone">
        <translation>Alle Auswahlen oder nur die Punkte der Front</translation>
    </message>
    <message id="All that the kernels left, {} arrays, is what the CPU computes.">
        <translation>Alles, was die Kernel hinterließen, {} Arrays, ist das, was die CPU berechnet.</translation>
    </message>
    <message id="All weights together are within the target, so no row was filled.">
        <translation>Alle Gewichte zusammen überschreiten die Zielsumme nicht, also wurde keine Zeile gefüllt.</translation>
    </message>
    <message id="All weights together are {}, more than {}; {}.">
        <translation>Alle Gewichte zusammen sind {}, mehr als {}; {}.</translation>
    </message>
    <message id="All {0} cells of row {1} read row {2} alone: {0} threads can compute them at the same time.">
        <translation>Alle {0} Zellen von Zeile {1} lesen nur Zeile {2}: {0} Threads können sie gleichzeitig berechnen.</translation>
    </message>
    <message id="All {}">
        <translation>Alles {}</translation>
    </message>
    <message id="All {} batches ran as planned: of each, {}.">
        <translation>Alle {} Stapel liefen wie geplant: bei jedem {}.</translation>
    </message>
    <message id="All {} subsets: they begin with no bit.">
        <translation>Alle {} Teilmengen: Sie beginnen mit keinem Bit.</translation>
    </message>
    <message id="Also tried alone">
        <translation>Auch allein versucht</translation>
    </message>
    <message id="An SM is full: no change raises the occupancy.">
        <translation>Ein SM ist voll: Keine Änderung erhöht die Auslastung.</translation>
    </message>
    <message id="An instance a line: ID n c, then weight value; several in a file">
        <translation>Eine Instanz je Zeile: ID n c, dann Gewicht Wert; mehrere in einer Datei</translation>
    </message>
    <message id="An item that fills the room exactly fits, too.">
        <translation>Ein Gegenstand, der den Platz genau füllt, passt auch.</translation>
    </message>
    <message id="Another thread goes">
        <translation>Ein anderer Thread greift zu</translation>
    </message>
    <message id="Answers: {} on the left, {} on the right.">
        <translation>Antworten: links {}, rechts {}.</translation>
    </message>
    <message id="At the only point that both have other choices are made; {2} | At {0} of {1} points that both have other choices are made; {2}" numerus="yes">
        <translation><numerusform>Beim einzigen gemeinsamen Punkt ist anders gewählt; {2}</numerusform><numerusform>Bei {0} von {1} gemeinsamen Punkten ist anders gewählt; {2}</numerusform></translation>
    </message>
    <message id="B falls: moving on in it makes the sum smaller still.">
        <translation>B fällt: Darin weiterzugehen macht die Summe noch kleiner.</translation>
    </message>
    <message id="B({}) = A({}) = {}: weight {} is more than {}">
        <translation>B({}) = A({}) = {}: Gewicht {} ist größer als {}</translation>
    </message>
    <message id="B1 to {}, falling">
        <translation>B1 bis {}, fallend</translation>
    </message>
    <message id="Balancing: sums at most a weight away from the target">
        <translation>Balancieren: Summen, höchstens ein Gewicht von der Zielsumme entfernt</translation>
    </message>
    <message id="Barrier between rows">
        <translation>Barriere zwischen Zeilen</translation>
    </message>
    <message id="Baseline: {} on {} in {}, {}.">
        <translation>Referenz: {} auf {} in {}, {}.</translation>
    </message>
    <message id="Batch {}">
        <translation>Stapel {}</translation>
    </message>
    <message id="Batches {}, all alike">
        <translation>Stapel {}, alle gleich</translation>
    </message>
    <message id="Batches: column generation, then branch and price">
        <translation>Stapel: Spaltengenerierung, dann Branch and Price</translation>
    </message>
    <message id="Batches: first-fit decreasing">
        <translation>Stapel: First-Fit, absteigend</translation>
    </message>
    <message id="Before all: answer at once if all weights together fit">
        <translation>Vor allem: sofort antworten, wenn alle Gewichte zusammen passen</translation>
    </message>
    <message id="Before the first instruction of the warp.">
        <translation>Vor der ersten Anweisung des Warps.</translation>
    </message>
    <message id="Beyond the target: skip all chunks that only add to this one; or twice as many each time (a growing jump); or chunk by chunk as in the report">
        <translation>Über der Zielsumme: alle Chunks überspringen, die zu diesem nur hinzufügen; oder jedes Mal doppelt so viele (wachsender Sprung); oder Chunk um Chunk wie im Bericht</translation>
    </message>
    <message id="Bits: 64 sums and more at a time, in vectors">
        <translation>Bits: 64 Summen und mehr auf einmal, in Vektoren</translation>
    </message>
    <message id="Block size">
        <translation>Blockgröße</translation>
    </message>
    <message id="Block {} of A with block {} of B: sums from {} to {}. The target is {}. What becomes of the pair?">
        <translation>Block {} von A mit Block {} von B: Summen von {} bis {}. Die Zielsumme ist {}. Was wird aus dem Paar?</translation>
    </message>
    <message id="Block {} of launch {}, {}: SM {}, from {} to {} ({}), {}">
        <translation>Block {} von Start {}, {}: SM {}, von {} bis {} ({}), {}</translation>
    </message>
    <message id="Block, from 0">
        <translation>Block, von 0 an</translation>
    </message>
    <message id="Blocks">
        <translation>Blöcke</translation>
    </message>
    <message id="Blocks an SM (0: two, or what fits)">
        <translation>Blöcke je SM (0: zwei, oder was passt)</translation>
    </message>
    <message id="Blocks beyond those that the device holds">
        <translation>Blöcke über die hinaus, die das Gerät fasst</translation>
    </message>
    <message id="Blocks of kernel {} on each multiprocessor">
        <translation>Blöcke von Kernel {} auf jedem Multiprozessor</translation>
    </message>
    <message id="Blocks of one warp">
        <translation>Blöcke aus einem Warp</translation>
    </message>
    <message id="Blocks of the first row to run, spread evenly, without an answer (0: solve)">
        <translation>Blöcke der ersten Zeile, die laufen, gleichmäßig verteilt, ohne Antwort (0: lösen)</translation>
    </message>
    <message id="Blocks of the launch">
        <translation>Blöcke des Starts</translation>
    </message>
    <message id="Blocks on SM {} of {} SMs">
        <translation>Blöcke auf SM {} von {} SMs</translation>
    </message>
    <message id="Blocks on SMs">
        <translation>Blöcke auf SMs</translation>
    </message>
    <message id="Blocks on SMs {} to {} of {}">
        <translation>Blöcke auf den SMs {} bis {} von {}</translation>
    </message>
    <message id="Blocks on {}">
        <translation>Blöcke auf {}</translation>
    </message>
    <message id="Bodies">
        <translation>Körper</translation>
    </message>
    <message id="Both answer: {}.">
        <translation>Beide antworten: {}.</translation>
    </message>
    <message id="Both are worth the same, and then it is left out.">
        <translation>Beides ist gleich viel wert, und dann wird er ausgelassen.</translation>
    </message>
    <message id="Both have nothing to compare yet.">
        <translation>Noch haben beide nichts, was sich vergleichen lässt.</translation>
    </message>
    <message id="Branch and bound: the best item first, branches cut by the LP bound">
        <translation>Branch and Bound: der beste Gegenstand zuerst, Zweige durch die LP-Schranke abgeschnitten</translation>
    </message>
    <message id="Branch and price looked at {} node. | Branch and price looked at {} nodes." numerus="yes">
        <translation><numerusform>Branch and Price untersuchte {} Knoten.</numerusform><numerusform>Branch and Price untersuchte {} Knoten.</numerusform></translation>
    </message>
    <message id="Broken pipe">
        <translation>Unterbrochene Verbindung zum Leser</translation>
    </message>
    <message id="Busy">
        <translation>Beschäftigt</translation>
    </message>
    <message id="By the task's frequency, or period">
        <translation>Nach der Frequenz des Tasks oder seiner Periode</translation>
    </message>
    <message id="Bytes counted">
        <translation>Gezählte Bytes</translation>
    </message>
    <message id="C: compute">
        <translation>C: rechnen</translation>
    </message>
    <message id="COIN CLP ends with status {}">
        <translation>COIN CLP endet mit Status {}</translation>
    </message>
    <message id="COIN CLP gave up">
        <translation>COIN CLP hat aufgegeben</translation>
    </message>
    <message id="CPU">
        <translation>CPU</translation>
    </message>
    <message id="CUDA">
        <translation>CUDA</translation>
    </message>
    <message id="CUDA events around the kernels and what the host does between them, mean of five runs (of basic v1 on random_1 one); it finds the sum, not the weights">
        <translation>CUDA-Ereignisse um die Kernel und was der Host dazwischen tut, Mittelwert von fünf Läufen (bei basic v1 auf random_1 einer); gefunden wird die Summe, nicht die Gewichte</translation>
    </message>
    <message id="CUDA events around the kernels and what the host does between them, one run; it finds the sum, not the weights">
        <translation>CUDA-Ereignisse um die Kernel und was der Host dazwischen tut, ein Lauf; gefunden wird die Summe, nicht die Gewichte</translation>
    </message>
    <message id="CUDA {}.{}">
        <translation>CUDA {}.{}</translation>
    </message>
    <message id="CUDA-GLOBAL">
        <translation>CUDA-GLOBAL</translation>
    </message>
    <message id="CUDA-GLOBAL: one thread a cell">
        <translation>CUDA-GLOBAL: ein Thread je Zelle</translation>
    </message>
    <message id="CUDA-MULTICELL: several cells a thread">
        <translation>CUDA-MULTICELL: mehrere Zellen je Thread</translation>
    </message>
    <message id="CUDA-PREVROW">
        <translation>CUDA-PREVROW</translation>
    </message>
    <message id="CUDA-PREVROW: the previous row's window in shared memory">
        <translation>CUDA-PREVROW: das Fenster der vorigen Zeile im Shared Memory</translation>
    </message>
    <message id="CUDA-SHARED">
        <translation>CUDA-SHARED</translation>
    </message>
    <message id="CUDA-SHARED: the class in shared memory">
        <translation>CUDA-SHARED: die Klasse im Shared Memory</translation>
    </message>
    <message id="CUDA-SHARED: the row above in shared memory">
        <translation>CUDA-SHARED: die Zeile darüber im Shared Memory</translation>
    </message>
    <message id="CUDA-SHARED: the task's choices in shared memory">
        <translation>CUDA-SHARED: die Wahlmöglichkeiten des Tasks im Shared Memory</translation>
    </message>
    <message id="CUDA-SYNC">
        <translation>CUDA-SYNC</translation>
    </message>
    <message id="CUDA-SYNC: one launch, blocks meet between rows">
        <translation>CUDA-SYNC: ein Start, Blöcke treffen sich zwischen Zeilen</translation>
    </message>
    <message id="CUDA: {} ({})">
        <translation>CUDA: {} ({})</translation>
    </message>
    <message id="CUPTI cannot count on a GPU that is part of an SLI group">
        <translation>CUPTI kann auf einer GPU, die zu einer SLI-Gruppe gehört, nicht zählen</translation>
    </message>
    <message id="CUPTI cannot count on a mining processor">
        <translation>CUPTI kann auf einem Mining-Prozessor nicht zählen</translation>
    </message>
    <message id="CUPTI cannot count on a part of a GPU (MIG)">
        <translation>CUPTI kann auf einem Teil einer GPU (MIG) nicht zählen</translation>
    </message>
    <message id="CUPTI cannot count on this GPU or system">
        <translation>CUPTI kann auf dieser GPU oder diesem System nicht zählen</translation>
    </message>
    <message id="CUPTI cannot count on this GPU: {} (cuptiProfilerDeviceSupported)">
        <translation>CUPTI kann auf dieser GPU nicht zählen: {} (cuptiProfilerDeviceSupported)</translation>
    </message>
    <message id="CUPTI cannot count on this virtual GPU">
        <translation>CUPTI kann auf dieser virtuellen GPU nicht zählen</translation>
    </message>
    <message id="CUPTI cannot count under this version of WSL">
        <translation>CUPTI kann unter dieser Version von WSL nicht zählen</translation>
    </message>
    <message id="CUPTI counted nothing in the launches of this run">
        <translation>CUPTI hat in den Starts dieses Laufs nichts gezählt</translation>
    </message>
    <message id="CUPTI has no {}, so there are no counters">
        <translation>CUPTI hat kein {}, daher gibt es keine Zähler</translation>
    </message>
    <message id="Came out, and not kept">
        <translation>Herausgekommen, nicht behalten</translation>
    </message>
    <message id="Cannot allocate memory">
        <translation>Es ist kein Speicher mehr frei</translation>
    </message>
    <message id="Capacity">
        <translation>Kapazität</translation>
    </message>
    <message id="Capacity as a part of the weights">
        <translation>Kapazität als Teil der Gewichte</translation>
    </message>
    <message id="Capacity: what the greedy choice costs">
        <translation>Kapazität: was die Greedy-Wahl kostet</translation>
    </message>
    <message id="Cell of the row">
        <translation>Zelle der Zeile</translation>
    </message>
    <message id="Cell {} of row {} reads {} {} of row {}, none of its own row.">
        <translation>Zelle {} von Zeile {} liest {} {} von Zeile {}, keine der eigenen Zeile.</translation>
    </message>
    <message id="Cells a thread">
        <translation>Zellen je Thread</translation>
    </message>
    <message id="Cells of a block: side by side, or interleaved as in the thesis">
        <translation>Zellen eines Blocks: nebeneinander oder verschränkt wie in der Masterarbeit</translation>
    </message>
    <message id="Cells of a row, C + 1">
        <translation>Zellen einer Zeile, C + 1</translation>
    </message>
    <message id="Cells of rows">
        <translation>Zellen von Zeilen</translation>
    </message>
    <message id="Cells of shared memory that a thread reads for each element">
        <translation>Zellen des Shared Memory, die ein Thread je Element liest</translation>
    </message>
    <message id="Cells whose reads are shown">
        <translation>Zellen, deren Lesezugriffe gezeigt werden</translation>
    </message>
    <message id="Cells {} to {} read {} times from row i − 1, but only {} of its cells: each is fetched once and read {} times.">
        <translation>Die Zellen {} bis {} lesen {}-mal aus Zeile i − 1, aber nur {} ihrer Zellen: Jede wird einmal geholt und {}-mal gelesen.</translation>
    </message>
    <message id="Chapter">
        <translation>Kapitel</translation>
    </message>
    <message id="Chapter 5 prints 220">
        <translation>Kapitel 5 druckt 220</translation>
    </message>
    <message id="Choices of each task">
        <translation>Wahlmöglichkeiten jedes Tasks</translation>
    </message>
    <message id="Chosen ({}): only on the left {}; else the same.">
        <translation>Gewählt ({}): nur links {}; sonst gleich.</translation>
    </message>
    <message id="Chosen ({}): only on the left {}; only on the right {}.">
        <translation>Gewählt ({}): nur links {}; nur rechts {}.</translation>
    </message>
    <message id="Chosen ({}): only on the right {}; else the same.">
        <translation>Gewählt ({}): nur rechts {}; sonst gleich.</translation>
    </message>
    <message id="Chosen ({}): the same on both sides.">
        <translation>Gewählt ({}): auf beiden Seiten dasselbe.</translation>
    </message>
    <message id="Chunk ">
        <translation>Chunk </translation>
    </message>
    <message id="Chunk {}: its smallest sum {} is above {}. It is skipped.">
        <translation>Chunk {}: Die kleinste Summe {} liegt über {}. Er wird übersprungen.</translation>
    </message>
    <message id="Chunks of bit strings (SSO report, Section 5.2.3)">
        <translation>Chunks von Bitfolgen (SSO-Bericht, Abschnitt 5.2.3)</translation>
    </message>
    <message id="Chunks of data pushed through all kernels">
        <translation>Chunks von Daten, die durch alle Kernel gehen</translation>
    </message>
    <message id="Class">
        <translation>Klasse</translation>
    </message>
    <message id="Class whose values are reduced">
        <translation>Klasse, deren Werte reduziert werden</translation>
    </message>
    <message id="Classes">
        <translation>Klassen</translation>
    </message>
    <message id="Column generation took {} for {}.">
        <translation>Die Spaltengenerierung brauchte {} für {}.</translation>
    </message>
    <message id="Column generation was cut short: it proves that {:.3f} are needed, less than the scarcest resource asks for.">
        <translation>Die Spaltengenerierung wurde abgebrochen: Sie beweist, dass {:.3f} nötig sind, weniger, als die knappste Ressource verlangt.</translation>
    </message>
    <message id="Columns in files side by side: NAME_c, NAME_w, NAME_p">
        <translation>Spalten in Dateien nebeneinander: NAME_c, NAME_w, NAME_p</translation>
    </message>
    <message id="Combo: a growing core, divisibility, and a bound on the number of items">
        <translation>Combo: ein wachsender Kern, Teilbarkeit und eine Schranke für die Zahl der Gegenstände</translation>
    </message>
    <message id="Compare">
        <translation>Vergleichen</translation>
    </message>
    <message id="Compared are columns 0 to {}, which both tables have.">
        <translation>Verglichen werden die Spalten 0 bis {}, die beide Tabellen haben.</translation>
    </message>
    <message id="Compared are rows 0 to {} and columns 0 to {}, which both tables have.">
        <translation>Verglichen werden die Zeilen 0 bis {} und die Spalten 0 bis {}, die beide Tabellen haben.</translation>
    </message>
    <message id="Compared are rows 0 to {}, which both tables have.">
        <translation>Verglichen werden die Zeilen 0 bis {}, die beide Tabellen haben.</translation>
    </message>
    <message id="Comparison {}: {} + {} = {}">
        <translation>Vergleich {}: {} + {} = {}</translation>
    </message>
    <message id="Compute elements of the device">
        <translation>Recheneinheiten des Geräts</translation>
    </message>
    <message id="Concurrency paper, Table I: five synthetic kernels, our threads">
        <translation>Arbeit über gleichzeitige Kernel, Tabelle I: fünf synthetische Kernel, unsere Threads</translation>
    </message>
    <message id="Concurrency paper, a pool of thirteen kernels of ours">
        <translation>Arbeit über gleichzeitige Kernel, ein Pool aus dreizehn eigenen Kerneln</translation>
    </message>
    <message id="Concurrency paper, kernels drawn from Table I">
        <translation>Arbeit über gleichzeitige Kernel, Kernel aus Tabelle I gezogen</translation>
    </message>
    <message id="Constant memory: {} asked for, {}: {} {}{}{}.">
        <translation>Konstanter Speicher: {} verlangt, {}: {} {}{}{}.</translation>
    </message>
    <message id="Constructive, destructive, or as the report chooses">
        <translation>Konstruktiv, destruktiv oder wie der Bericht wählt</translation>
    </message>
    <message id="Copies">
        <translation>Kopien</translation>
    </message>
    <message id="Copies between host and device took {:.2f} % of the time (Figure 6).">
        <translation>Kopien zwischen Host und Gerät nahmen {:.2f} % der Zeit ein (Abbildung 6).</translation>
    </message>
    <message id="Copies of kernel {} beside each other">
        <translation>Kopien von Kernel {} nebeneinander</translation>
    </message>
    <message id="Cost">
        <translation>Kosten</translation>
    </message>
    <message id="Cost of a task's dearest choice, at most">
        <translation>Kosten der teuersten Wahl eines Tasks, höchstens</translation>
    </message>
    <message id="Counted by the hardware: {}">
        <translation>Von der Hardware gezählt: {}</translation>
    </message>
    <message id="Counter">
        <translation>Zähler</translation>
    </message>
    <message id="Counters compared">
        <translation>Zähler im Vergleich</translation>
    </message>
    <message id="Counters of {}">
        <translation>Zähler von {}</translation>
    </message>
    <message id="DP version 1">
        <translation>DP Version 1</translation>
    </message>
    <message id="DP version 2">
        <translation>DP Version 2</translation>
    </message>
    <message id="DP version 3">
        <translation>DP Version 3</translation>
    </message>
    <message id="DP0(0) is true and all else false: without any weight only the sum 0 is reached.">
        <translation>DP0(0) ist wahr und alles andere falsch: Ohne Gewicht wird nur die Summe 0 erreicht.</translation>
    </message>
    <message id="DP{}({})">
        <translation>DP{}({})</translation>
    </message>
    <message id="DRAM bandwidth">
        <translation>DRAM-Bandbreite</translation>
    </message>
    <message id="DRAM bandwidth (GPM)">
        <translation>DRAM-Bandbreite (GPM)</translation>
    </message>
    <message id="Decision by one row, from right to left">
        <translation>Entscheidung mit einer Zeile, von rechts nach links</translation>
    </message>
    <message id="Decision by one row: for each sum the first item that reached it">
        <translation>Entscheidung mit einer Zeile: je Summe der erste Gegenstand, der sie erreichte</translation>
    </message>
    <message id="Decision by the full table">
        <translation>Entscheidung mit der ganzen Tabelle</translation>
    </message>
    <message id="Decision by two rows, the new one copied over the old">
        <translation>Entscheidung mit zwei Zeilen, die neue über die alte kopiert</translation>
    </message>
    <message id="Device">
        <translation>Gerät</translation>
    </message>
    <message id="Device on which each kernel has these warps a multiprocessor">
        <translation>Gerät, auf dem jeder Kernel so viele Warps je Multiprozessor hat</translation>
    </message>
    <message id="Device or resource busy">
        <translation>Gerät oder Ressource belegt</translation>
    </message>
    <message id="Difference">
        <translation>Unterschied</translation>
    </message>
    <message id="Disk quota exceeded">
        <translation>Speicherkontingent überschritten</translation>
    </message>
    <message id="Divided by a time of another recording of the same machine: the figures of {}.">
        <translation>Durch eine Zeit einer anderen Aufzeichnung desselben Rechners geteilt: die Zahlen von {}.</translation>
    </message>
    <message id="Does {} fit into the room that is left?">
        <translation>Passt {} in den Platz, der übrig ist?</translation>
    </message>
    <message id="Does {} fit into {} {}, beside what is there?">
        <translation>Passt {} noch in {} {}, neben das, was dort ist?</translation>
    </message>
    <message id="Does {} fit into {} {}?">
        <translation>Passt {} in {} {}?</translation>
    </message>
    <message id="Does {} get better by {}?">
        <translation>Wird {} durch {} besser?</translation>
    </message>
    <message id="Drawn tasks: gains that rise with cost, ever less">
        <translation>Gezogene Tasks: Gewinne, die mit den Kosten steigen, immer weniger</translation>
    </message>
    <message id="Drop dominated items">
        <translation>Dominierte Gegenstände weglassen</translation>
    </message>
    <message id="Each SM">
        <translation>Jeder SM</translation>
    </message>
    <message id="Each SM ">
        <translation>Jeder SM </translation>
    </message>
    <message id="Each heap holds {} sum, and nothing has come out yet. | Each heap holds {} sums, and nothing has come out yet." numerus="yes">
        <translation><numerusform>Jeder Heap enthält {} Summe, und noch ist nichts herausgekommen.</numerusform><numerusform>Jeder Heap enthält {} Summen, und noch ist nichts herausgekommen.</numerusform></translation>
    </message>
    <message id="Each resource has to suffice, and one of them does not.">
        <translation>Jede Ressource muss reichen, und eine von ihnen reicht nicht.</translation>
    </message>
    <message id="Elements">
        <translation>Elemente</translation>
    </message>
    <message id="Elements compared">
        <translation>Verglichene Elemente</translation>
    </message>
    <message id="Elements computed">
        <translation>Berechnete Elemente</translation>
    </message>
    <message id="Elements of all rows">
        <translation>Elemente aller Zeilen</translation>
    </message>
    <message id="Elements of each vector">
        <translation>Elemente jedes Vektors</translation>
    </message>
    <message id="Elements summed up">
        <translation>Summierte Elemente</translation>
    </message>
    <message id="Emulated">
        <translation>Emuliert</translation>
    </message>
    <message id="Equation 3.1">
        <translation>Gleichung 3.1</translation>
    </message>
    <message id="Equation 4.6; Section 2.2.2">
        <translation>Gleichung 4.6; Abschnitt 2.2.2</translation>
    </message>
    <message id="Even weights, odd M: no solution, the whole space is searched">
        <translation>Gerade Gewichte, ungerades M: keine Lösung, der ganze Raum wird durchsucht</translation>
    </message>
    <message id="Even with parts of batches there would have to be {:.3f}.">
        <translation>Selbst mit Teilen von Stapeln müssten es {:.3f} sein.</translation>
    </message>
    <message id="Every thread adds to one counter: a race, or an atomic">
        <translation>Jeder Thread addiert zu einem Zähler: ein Data Race, oder atomar</translation>
    </message>
    <message id="Every warp wrote down its times while this was measured, which takes time itself; a run that repeats measures how much.">
        <translation>Jeder Warp schrieb bei dieser Messung seine Zeiten auf, was selbst Zeit kostet; ein wiederholter Lauf misst, wie viel.</translation>
    </message>
    <message id="Exec format error">
        <translation>Die Datei ist kein Programm für diesen Rechner</translation>
    </message>
    <message id="Execution">
        <translation>Ausführung</translation>
    </message>
    <message id="Exhaustive in chunks, a subset a thread">
        <translation>Erschöpfend in Chunks, eine Teilmenge je Thread</translation>
    </message>
    <message id="Exhaustive in chunks, the chunk's first bits in shared memory">
        <translation>Erschöpfend in Chunks, die ersten Bits des Chunks im Shared Memory</translation>
    </message>
    <message id="Exhaustive in chunks, unrolled by eight">
        <translation>Erschöpfend in Chunks, achtfach entrollt</translation>
    </message>
    <message id="Exhaustive in chunks, unrolled, weights in constant memory">
        <translation>Erschöpfend in Chunks, entrollt, Gewichte im konstanten Speicher</translation>
    </message>
    <message id="Exhaustive in chunks, weights in constant memory">
        <translation>Erschöpfend in Chunks, Gewichte im konstanten Speicher</translation>
    </message>
    <message id="Exhaustive in chunks: unrolled, constant and shared memory">
        <translation>Erschöpfend in Chunks: entrollt, konstanter Speicher und Shared Memory</translation>
    </message>
    <message id="Exhaustive, smarter: cut branches, from nothing or from all">
        <translation>Erschöpfend, klüger: Zweige abschneiden, von nichts oder von allem aus</translation>
    </message>
    <message id="Exhaustive, tuned: 8192 subsets a thread, from registers and a table">
        <translation>Erschöpfend, abgestimmt: 8192 Teilmengen je Thread, aus Registern und einer Tabelle</translation>
    </message>
    <message id="Exhaustive: every selection">
        <translation>Erschöpfend: jede Auswahl</translation>
    </message>
    <message id="Exhaustive: every subset">
        <translation>Erschöpfend: jede Teilmenge</translation>
    </message>
    <message id="F: 1 warp | F: {} warps" numerus="yes">
        <translation><numerusform>F: 1 Warp</numerusform><numerusform>F: {} Warps</numerusform></translation>
    </message>
    <message id="Figure">
        <translation>Abbildung</translation>
    </message>
    <message id="Figures with whiskers are medians of several runs. Whiskers go from the smallest to the largest.">
        <translation>Zahlen mit Fehlerbalken sind Mediane mehrerer Läufe. Fehlerbalken reichen vom kleinsten zum größten Wert.</translation>
    </message>
    <message id="Figures with whiskers are ratios of medians. Whiskers go from the smallest to the largest ratio of any two runs, one of the baseline and one of the variant.">
        <translation>Zahlen mit Fehlerbalken sind Verhältnisse von Medianen. Fehlerbalken reichen vom kleinsten zum größten Verhältnis zweier Läufe, einem der Referenz und einem der Variante.</translation>
    </message>
    <message id="File exists">
        <translation>Datei existiert bereits</translation>
    </message>
    <message id="File name too long">
        <translation>Dateiname zu lang</translation>
    </message>
    <message id="File too large">
        <translation>Datei zu groß</translation>
    </message>
    <message id="Fill the knapsack">
        <translation>Den Rucksack füllen</translation>
    </message>
    <message id="Fill the row of {}">
        <translation>Füllen Sie die Zeile von {}</translation>
    </message>
    <message id="Findings">
        <translation>Befunde</translation>
    </message>
    <message id="Findings: ">
        <translation>Befunde: </translation>
    </message>
    <message id="Findings: none">
        <translation>Befunde: keine</translation>
    </message>
    <message id="First SM">
        <translation>Erster SM</translation>
    </message>
    <message id="First-fit makes as few batches as the scarcest resource asks for, so no linear program was solved.">
        <translation>First-Fit macht so wenige Stapel, wie die knappste Ressource verlangt, also wurde kein lineares Programm gelöst.</translation>
    </message>
    <message id="For weight {} ({}) the order makes no difference.">
        <translation>Für Gewicht {} ({}) spielt die Reihenfolge keine Rolle.</translation>
    </message>
    <message id="Four tables in the place of two lists (Schroeppel and Shamir 1981)">
        <translation>Vier Tabellen anstelle zweier Listen (Schroeppel und Shamir 1981)</translation>
    </message>
    <message id="Fractional: an upper bound, one item in part">
        <translation>Gebrochen: eine obere Schranke, ein Gegenstand zum Teil</translation>
    </message>
    <message id="From left to right {} would be reached, too, with weight {} ({}) taken more than once.">
        <translation>Von links nach rechts würde auch {} erreicht, mit Gewicht {} ({}) mehr als einmal genommen.</translation>
    </message>
    <message id="From one lane to the next">
        <translation>Von einer Lane zur nächsten</translation>
    </message>
    <message id="From one lane's word to the next">
        <translation>Vom Wort einer Lane zum nächsten</translation>
    </message>
    <message id="From the beginning of the array to the first word">
        <translation>Vom Anfang des Arrays zum ersten Wort</translation>
    </message>
    <message id="From times printed in the {}: {} {} ({}), {} {} ({}){}; {}; {}{}.">
        <translation>Aus gedruckten Zeiten ({}): {} {} ({}), {} {} ({}){}; {}; {}{}.</translation>
    </message>
    <message id="Fronts and scheduling">
        <translation>Fronten und Ablaufplanung</translation>
    </message>
    <message id="G: global barrier">
        <translation>G: globale Barriere</translation>
    </message>
    <message id="GPU">
        <translation>GPU</translation>
    </message>
    <message id="Gain">
        <translation>Gewinn</translation>
    </message>
    <message id="Gain / cost">
        <translation>Gewinn / Kosten</translation>
    </message>
    <message id="Gain per unit of cost">
        <translation>Gewinn je Kosteneinheit</translation>
    </message>
    <message id="GeForce GTX 465, host of two Opteron 2376 (8 cores, 2.3 GHz)">
        <translation>GeForce GTX 465, Host mit zwei Opteron 2376 (8 Kerne, 2,3 GHz)</translation>
    </message>
    <message id="GeForce RTX 3060">
        <translation>GeForce RTX 3060</translation>
    </message>
    <message id="Generation: discard the sums above the target, or make full lists">
        <translation>Erzeugung: Summen über der Zielsumme verwerfen, oder volle Listen bilden</translation>
    </message>
    <message id="Global memory, one word in so many: sectors by stride and offset">
        <translation>Globaler Speicher, jedes so-und-so-vielte Wort: Sektoren nach Schrittweite und Versatz</translation>
    </message>
    <message id="Greedy against the optimum (thesis, Section 2.1.2)">
        <translation>Greedy gegen das Optimum (Masterarbeit, Abschnitt 2.1.2)</translation>
    </message>
    <message id="Greedy packs {}, the optimum is {}. No selection is worth more than the bound, {}.">
        <translation>Greedy packt {}, das Optimum ist {}. Keine Auswahl ist mehr wert als die Schranke {}.</translation>
    </message>
    <message id="Greedy-split: by value per weight, until one does not fit">
        <translation>Greedy-Split: nach Wert je Gewicht, bis einer nicht passt</translation>
    </message>
    <message id="Greedy: by value per weight, whatever still fits">
        <translation>Greedy: nach Wert je Gewicht, was noch passt</translation>
    </message>
    <message id="H[{}]: elements {} of the list with elements {} of the shifted list{}">
        <translation>H[{}]: Elemente {} der Liste mit Elementen {} der verschobenen Liste{}</translation>
    </message>
    <message id="Hardware">
        <translation>Hardware</translation>
    </message>
    <message id="Hardware counters">
        <translation>Hardwarezähler</translation>
    </message>
    <message id="Hatched: clocks were held down {}.">
        <translation>Schraffiert: Der Takt war gedrosselt {}.</translation>
    </message>
    <message id="Heap: empty">
        <translation>Heap: leer</translation>
    </message>
    <message id="Heap: the top one comes out next">
        <translation>Heap: der oberste kommt als Nächster heraus</translation>
    </message>
    <message id="Height: share of the {}. Bars: {}.">
        <translation>Höhe: Anteil an {}. Balken: {}.</translation>
    </message>
    <message id="How a GPU runs a row">
        <translation>Wie eine GPU eine Zeile rechnet</translation>
    </message>
    <message id="How a multiprocessor divides its memory: as much shared memory as there is, or as the driver does">
        <translation>Wie ein Multiprozessor seinen Speicher teilt: so viel Shared Memory wie möglich, oder wie der Treiber</translation>
    </message>
    <message id="How a thread adds: by a read and a write, or in one step">
        <translation>Wie ein Thread addiert: durch Lesen und Schreiben oder in einem Schritt</translation>
    </message>
    <message id="How full each SM is is not known at this moment.">
        <translation>Wie voll jeder SM ist, ist in diesem Moment nicht bekannt.</translation>
    </message>
    <message id="How many times as fast, instance by instance, as histograms">
        <translation>Wievielmal so schnell, Instanz für Instanz, als Histogramme</translation>
    </message>
    <message id="How much of the phase's steps is done">
        <translation>Wie viel von den Schritten der Phase getan ist</translation>
    </message>
    <message id="How often to show the instruction's lanes, in a loop">
        <translation>Wie oft die Lanes der Anweisung zu zeigen sind, in einer Schleife</translation>
    </message>
    <message id="How the kernels are launched">
        <translation>Wie die Kernel gestartet werden</translation>
    </message>
    <message id="In round {} of {}, the cells of the first warp lie in {} {} when they are {}">
        <translation>In Runde {} von {} liegen die Zellen des ersten Warps in {} {}, wenn sie {} sind</translation>
    </message>
    <message id="In your cell the item is left out, but taking it is worth more.">
        <translation>In Ihrer Zelle bleibt der Gegenstand weg, aber ihn zu nehmen ist mehr wert.</translation>
    </message>
    <message id="In your cell the item is taken, but leaving it out is worth more.">
        <translation>In Ihrer Zelle wird der Gegenstand genommen, aber ihn wegzulassen ist mehr wert.</translation>
    </message>
    <message id="In {} of {} class a better solution might have another item than the LP solution. Items left of them: {}. | In {} of {} classes a better solution might have another item than the LP solution. Items left of them: {}." numerus="yes">
        <translation><numerusform>In {} von {} Klasse könnte eine bessere Lösung einen anderen Gegenstand als die LP-Lösung haben. Davon übrige Gegenstände: {}.</numerusform><numerusform>In {} von {} Klassen könnte eine bessere Lösung einen anderen Gegenstand als die LP-Lösung haben. Davon übrige Gegenstände: {}.</numerusform></translation>
    </message>
    <message id="In {}, {} of {} and {}' cut both into parts of the same size for {} threads.">
        <translation>In {0} werden {2} und {3}' durch {1} in gleich große Teile für {4} Threads zerlegt.</translation>
    </message>
    <message id="Input/output error">
        <translation>Ein-/Ausgabefehler</translation>
    </message>
    <message id="Instance {}">
        <translation>Instanz {}</translation>
    </message>
    <message id="Instruction-set selection">
        <translation>Befehlssatzauswahl</translation>
    </message>
    <message id="Is a directory">
        <translation>Ist ein Verzeichnis</translation>
    </message>
    <message id="It does not fit. There is not enough of {}: {}.">
        <translation>Es passt nicht. Nicht genug ist da von {}: {}.</translation>
    </message>
    <message id="It fills it exactly, and that is allowed.">
        <translation>Er füllt ihn genau, und das ist erlaubt.</translation>
    </message>
    <message id="It holds {} block, {} of its {} warps. | It holds {} blocks, {} of its {} warps." numerus="yes">
        <translation><numerusform>Er hält {} Block, {} seiner {} Warps.</numerusform><numerusform>Er hält {} Blöcke, {} seiner {} Warps.</numerusform></translation>
    </message>
    <message id="It is dearer, but better than every cheaper one.">
        <translation>Er ist teurer, aber besser als jeder günstigere.</translation>
    </message>
    <message id="It knew {} pattern of a batch at the end. | It knew {} patterns of a batch at the end." numerus="yes">
        <translation><numerusform>Sie kannte am Ende {} Muster eines Stapels.</numerusform><numerusform>Sie kannte am Ende {} Muster eines Stapels.</numerusform></translation>
    </message>
    <message id="It may be off by one part in a thousand.">
        <translation>Sie darf um ein Tausendstel abweichen.</translation>
    </message>
    <message id="It was left out because {}.">
        <translation>Er wurde ausgelassen, denn {}.</translation>
    </message>
    <message id="Item {} does not fit into the room of {}: it is left out.">
        <translation>Gegenstand {} passt nicht in den Platz von {}: Er wird weggelassen.</translation>
    </message>
    <message id="Item {} does not fit into the room of {}: it is the split item, and the algorithm stops.">
        <translation>Gegenstand {} passt nicht in den Platz von {}: Er ist der kritische Gegenstand, und das Verfahren endet.</translation>
    </message>
    <message id="Item {} fits into the room of {}: it is taken, and a room of {} is left.">
        <translation>Gegenstand {} passt in den Platz von {}: Er wird genommen, und ein Platz von {} bleibt.</translation>
    </message>
    <message id="Item {} is the split item. The knapsack is full, so no part of it is taken.">
        <translation>Gegenstand {} ist der kritische Gegenstand. Der Rucksack ist voll, also wird kein Teil davon genommen.</translation>
    </message>
    <message id="Item {} is the split item: {} of its weight of {} fills the knapsack, which is then worth {}.">
        <translation>Gegenstand {} ist der kritische Gegenstand: {} von seinem Gewicht {} füllt den Rucksack, der dann {} wert ist.</translation>
    </message>
    <message id="Item {} {}">
        <translation>Gegenstand {} {}</translation>
    </message>
    <message id="Item {} {} {}">
        <translation>Gegenstand {} {} {}</translation>
    </message>
    <message id="Items">
        <translation>Gegenstände</translation>
    </message>
    <message id="Items of a class">
        <translation>Gegenstände einer Klasse</translation>
    </message>
    <message id="Items of each class">
        <translation>Gegenstände jeder Klasse</translation>
    </message>
    <message id="Its block">
        <translation>Sein Block</translation>
    </message>
    <message id="Its number in the block">
        <translation>Seine Nummer im Block</translation>
    </message>
    <message id="Its value by whose times is divided">
        <translation>Sein Wert, durch dessen Zeiten geteilt wird</translation>
    </message>
    <message id="Its value whose times are divided; none: each other one">
        <translation>Der Wert, dessen Zeiten geteilt werden; leer: jeder andere</translation>
    </message>
    <message id="Kernel">
        <translation>Kernel</translation>
    </message>
    <message id="Kernel time with copies: all stages except preparation, way back and checks. The host's clock measures them.">
        <translation>Kernelzeit mit Kopien: alle Stufen außer Vorbereitung, Rückweg und Prüfungen. Die Uhr des Hosts misst sie.</translation>
    </message>
    <message id="Kernel time: all stages except preparation, copies, way back and checks. The host's clock measures them, so the time to launch kernels and to wait for them is included.">
        <translation>Kernelzeit: alle Stufen außer Vorbereitung, Kopien, Rückweg und Prüfungen. Die Uhr des Hosts misst sie, also ist die Zeit enthalten, in der Kernel gestartet werden und auf sie gewartet wird.</translation>
    </message>
    <message id="Kernel times by the host's clock">
        <translation>Kernelzeiten nach der Uhr des Hosts</translation>
    </message>
    <message id="Kernels that are to run at the same time ask for up to {:.2f} of a multiprocessor's {}{}.">
        <translation>Kernel, die gleichzeitig laufen sollen, verlangen bis zum {:.2f}-Fachen eines Multiprozessors ({}){}.</translation>
    </message>
    <message id="Kernels, each drawn from the five">
        <translation>Kernel, jeder aus den fünf gezogen</translation>
    </message>
    <message id="Kernels, the paper's 16, 31, 39, 52 or 65">
        <translation>Kernel, in der Arbeit 16, 31, 39, 52 oder 65</translation>
    </message>
    <message id="Knapsack and dynamic programming">
        <translation>Rucksack und dynamische Programmierung</translation>
    </message>
    <message id="Knapscope instance (JSON)">
        <translation>Knapscope-Instanz (JSON)</translation>
    </message>
    <message id="L = {{{}}}: every task in software, at no cost.">
        <translation>L = {{{}}}: alle Tasks in Software, ohne Kosten.</translation>
    </message>
    <message id="L2 cache, read">
        <translation>L2-Cache, gelesen</translation>
    </message>
    <message id="L: block barrier">
        <translation>L: Blockbarriere</translation>
    </message>
    <message id="Lanes that go round a loop differently often">
        <translation>Lanes, die eine Schleife verschieden oft durchlaufen</translation>
    </message>
    <message id="Lanes that read">
        <translation>Lanes, die lesen</translation>
    </message>
    <message id="Lanes that take part">
        <translation>Lanes, die teilnehmen</translation>
    </message>
    <message id="Lanes that want the same word of a bank are served together.">
        <translation>Lanes, die dasselbe Wort einer Bank wollen, werden zusammen bedient.</translation>
    </message>
    <message id="Lanes: nothing has run yet">
        <translation>Lanes: noch ist nichts gelaufen</translation>
    </message>
    <message id="Largest cost">
        <translation>Höchste Kosten</translation>
    </message>
    <message id="Largest value and weight">
        <translation>Größter Wert und größtes Gewicht</translation>
    </message>
    <message id="Launch of the warp that is looked at">
        <translation>Start des betrachteten Warps</translation>
    </message>
    <message id="Launch {} · {} · {} of {} on {}, at most {} at once on each{}">
        <translation>Start {} · {} · {} mit {} auf {}, höchstens {} zugleich auf jedem{}</translation>
    </message>
    <message id="Leave out threads and chunks whose best sum their bounds tell">
        <translation>Threads und Chunks auslassen, deren beste Summe ihre Schranken schon sagen</translation>
    </message>
    <message id="Lemma {}">
        <translation>Lemma {}</translation>
    </message>
    <message id="Lesson {} of {}">
        <translation>Lektion {} von {}</translation>
    </message>
    <message id="Line {}">
        <translation>Zeile {}</translation>
    </message>
    <message id="Line {} runs {} time in this warp. Of its {} turns {} do something: {}. | Line {} runs {} times in this warp. Of its {} turns {} do something: {}." numerus="yes">
        <translation><numerusform>Zeile {} läuft in diesem Warp {}-mal. Von ihren {} Gelegenheiten tun {} etwas: {}.</numerusform><numerusform>Zeile {} läuft in diesem Warp {}-mal. Von ihren {} Gelegenheiten tun {} etwas: {}.</numerusform></translation>
    </message>
    <message id="Line {}: {} {}{} {}. Is this access part of a race?">
        <translation>Zeile {}: {} {}{} {}. Gehört dieser Zugriff zu einem Wettlauf?</translation>
    </message>
    <message id="Line {}: {}{}">
        <translation>Zeile {}: {}{}</translation>
    </message>
    <message id="Linear program for cbc and glpsol (LP)">
        <translation>Lineares Programm für cbc und glpsol (LP)</translation>
    </message>
    <message id="Linear program for other solvers (MPS)">
        <translation>Lineares Programm für andere Löser (MPS)</translation>
    </message>
    <message id="List {} has its only sum: none was discarded. | List {} has all {} sums: none was discarded." numerus="yes">
        <translation><numerusform>Liste {} hat ihre einzige Summe: Keine wurde verworfen.</numerusform><numerusform>Liste {} hat alle {} Summen: Keine wurde verworfen.</numerusform></translation>
    </message>
    <message id="List {} has {} of {} sums: {:.2f} % were discarded, because they exceed the target (discard rate of Table IV).">
        <translation>Liste {} hat {} von {} Summen: {:.2f} % wurden verworfen, weil sie die Zielsumme überschreiten (Verwerfungsrate in Tabelle IV).</translation>
    </message>
    <message id="List {} has {}: those of {} that are at most the target.">
        <translation>Liste {} hat {}: die von {}, die höchstens die Zielsumme sind.</translation>
    </message>
    <message id="List {}, the {} first">
        <translation>Liste {}, {} zuerst</translation>
    </message>
    <message id="Lists of undominated points">
        <translation>Listen nicht dominierter Punkte</translation>
    </message>
    <message id="Loads through the L1 cache, or past it (nvcc's -dlcm=cg)">
        <translation>Laden durch den L1-Cache oder an ihm vorbei (-dlcm=cg von nvcc)</translation>
    </message>
    <message id="M as a part of the weights' sum, in thousandths">
        <translation>M als Teil der Gewichtssumme, in Tausendsteln</translation>
    </message>
    <message id="M is the sum of a random subset of about alpha n weights">
        <translation>M ist die Summe einer zufälligen Teilmenge von etwa alpha n Gewichten</translation>
    </message>
    <message id="M: fetch">
        <translation>M: holen</translation>
    </message>
    <message id="MULTI-CORE">
        <translation>MULTI-CORE</translation>
    </message>
    <message id="Many kernels at once">
        <translation>Viele Kernel zugleich</translation>
    </message>
    <message id="Mcknap: a core of classes around the LP solution, bounds at every state">
        <translation>Mcknap: ein Kern von Klassen um die LP-Lösung, Schranken bei jedem Zustand</translation>
    </message>
    <message id="Measured">
        <translation>Gemessen</translation>
    </message>
    <message id="Memory busy">
        <translation>Speicher beschäftigt</translation>
    </message>
    <message id="Memory clock">
        <translation>Speichertakt</translation>
    </message>
    <message id="Memory in use">
        <translation>Speicher belegt</translation>
    </message>
    <message id="Minknap: a core that grows around the split item, bounds at every state">
        <translation>Minknap: ein Kern, der um den kritischen Gegenstand wächst, Schranken bei jedem Zustand</translation>
    </message>
    <message id="Mix of kernels">
        <translation>Kernelmischung</translation>
    </message>
    <message id="Multi-core: every core, in vectors">
        <translation>Mehrkern: jeder Kern, in Vektoren</translation>
    </message>
    <message id="Multi-core: every core, in vectors, one bit a cell">
        <translation>Mehrkern: jeder Kern, in Vektoren, ein Bit je Zelle</translation>
    </message>
    <message id="Multi-core: every core, in vectors, whole numbers">
        <translation>Mehrkern: jeder Kern, in Vektoren, ganze Zahlen</translation>
    </message>
    <message id="Multiple-choice knapsack">
        <translation>Multiple-Choice-Rucksackproblem</translation>
    </message>
    <message id="Multiple-choice text: N, then M and profit weight, the capacity last">
        <translation>Multiple-Choice-Text: N, dann M und Wert Gewicht, zuletzt die Kapazität</translation>
    </message>
    <message id="N/P + log_2 P">
        <translation>N/P + log_2 P</translation>
    </message>
    <message id="NVML: status {}">
        <translation>NVML: Status {}</translation>
    </message>
    <message id="NVML: {}">
        <translation>NVML: {}</translation>
    </message>
    <message id="Name">
        <translation>Name</translation>
    </message>
    <message id="Name in the hardware's list">
        <translation>Name in der Liste der Hardware</translation>
    </message>
    <message id="Neither finds a solution.">
        <translation>Keine der beiden Seiten findet eine Lösung.</translation>
    </message>
    <message id="Neither tells what is chosen for it.">
        <translation>Was dafür gewählt ist, sagt keine der beiden Seiten.</translation>
    </message>
    <message id="Next, from the node of value {}: {} {} is {}. {} What becomes of the branch?">
        <translation>Als Nächstes, vom Knoten mit Wert {} aus: {} {} ist {}. {} Was wird aus dem Zweig?</translation>
    </message>
    <message id="No block fits on an SM">
        <translation>Kein Block passt auf einen SM</translation>
    </message>
    <message id="No block was recorded: there were too many of them, or later launches wrote over them.">
        <translation>Kein Block wurde aufgezeichnet: Es waren zu viele, oder spätere Starts überschrieben sie.</translation>
    </message>
    <message id="No cell of a row has been touched yet.">
        <translation>Noch wurde keine Zelle einer Zeile berührt.</translation>
    </message>
    <message id="No cell of this warp is wrong.">
        <translation>Keine Zelle dieses Warps ist falsch.</translation>
    </message>
    <message id="No change of one quantity alone raises the occupancy.">
        <translation>Keine Änderung einer Größe allein erhöht die Auslastung.</translation>
    </message>
    <message id="No choice of blocks keeps to the warps and blocks of a multiprocessor.">
        <translation>Keine Wahl der Blöcke hält die Warps und Blöcke eines Multiprozessors ein.</translation>
    </message>
    <message id="No counters were asked for in this run.">
        <translation>In diesem Lauf wurden keine Zähler verlangt.</translation>
    </message>
    <message id="No difference in the {} that both have.">
        <translation>Kein Unterschied; gemeinsam: {}.</translation>
    </message>
    <message id="No item fits">
        <translation>Kein Gegenstand passt</translation>
    </message>
    <message id="No lane loads from global memory or stores there.">
        <translation>Keine Lane lädt aus dem globalen Speicher oder schreibt dorthin.</translation>
    </message>
    <message id="No lane takes part.">
        <translation>Keine Lane nimmt teil.</translation>
    </message>
    <message id="No multiprocessor holds {} as {}.">
        <translation>{} passt als {} auf keinen Multiprozessor.</translation>
    </message>
    <message id="No pair of blocks is left to be searched: no subset sums to {}.">
        <translation>Kein Blockpaar ist mehr zu durchsuchen: Keine Teilmenge hat die Summe {}.</translation>
    </message>
    <message id="No pattern is worth more than a batch: the linear program is at its end, and no plan has fewer than {} batch. | No pattern is worth more than a batch: the linear program is at its end, and no plan has fewer than {} batches." numerus="yes">
        <translation><numerusform>Kein Muster ist mehr wert als ein Stapel: Das lineare Programm ist am Ende, und kein Plan hat weniger als {} Stapel.</numerusform><numerusform>Kein Muster ist mehr wert als ein Stapel: Das lineare Programm ist am Ende, und kein Plan hat weniger als {} Stapel.</numerusform></translation>
    </message>
    <message id="No pattern was found that is worth more than a batch, though not all were looked at.">
        <translation>Es wurde kein Muster gefunden, das mehr wert ist als ein Stapel, doch nicht alle wurden angesehen.</translation>
    </message>
    <message id="No plan has fewer than {}; the gap stayed open.">
        <translation>Kein Plan hat weniger als {}; die Lücke blieb offen.</translation>
    </message>
    <message id="No plan has fewer.">
        <translation>Kein Plan hat weniger.</translation>
    </message>
    <message id="No point of {} at {}: {}.">
        <translation>Kein Punkt von {} bei {}: {}.</translation>
    </message>
    <message id="No race seen,">
        <translation>Kein Wettlauf gesehen,</translation>
    </message>
    <message id="No race was seen here.">
        <translation>Hier wurde kein Wettlauf gesehen.</translation>
    </message>
    <message id="No schedule was modelled for this launch: a block does not fit the device, or there are too many of them.">
        <translation>Für diesen Start wurde kein Zeitplan modelliert: Ein Block passt nicht auf das Gerät, oder es sind zu viele.</translation>
    </message>
    <message id="No selection is worth more than the bound, {}.">
        <translation>Keine Auswahl ist mehr wert als die Schranke, {}.</translation>
    </message>
    <message id="No selection weighs more than {}: the table ends there, not at {}.">
        <translation>Keine Auswahl wiegt mehr als {}: Die Tabelle endet dort, nicht bei {}.</translation>
    </message>
    <message id="No solve is done yet.">
        <translation>Noch ist kein Lösungslauf fertig.</translation>
    </message>
    <message id="No space left on device">
        <translation>Kein Speicherplatz mehr auf dem Gerät</translation>
    </message>
    <message id="No subset sums to {}: all weights together sum to {}.">
        <translation>Keine Teilmenge hat die Summe {}: Alle Gewichte zusammen haben die Summe {}.</translation>
    </message>
    <message id="No subset was tried yet. The target is {}; a node's number is the sum so far.">
        <translation>Noch wurde keine Teilmenge probiert. Die Zielsumme ist {}; die Zahl eines Knotens ist die bisherige Summe.</translation>
    </message>
    <message id="No such file or directory">
        <translation>Datei oder Verzeichnis nicht gefunden</translation>
    </message>
    <message id="No sum is M = {}.">
        <translation>Keine Summe ist M = {}.</translation>
    </message>
    <message id="No sum is looked at yet.">
        <translation>Noch keine Summe wurde angesehen.</translation>
    </message>
    <message id="No warp was recorded lane by lane: choose launch, block and warp, then press Trace.">
        <translation>Kein Warp wurde Lane für Lane aufgezeichnet: Wählen Sie Start, Block und Warp, und klicken Sie dann auf „Trace aufnehmen“.</translation>
    </message>
    <message id="No: {} was needed, so the target falls from {} to {}.">
        <translation>Nein: {} wurde gebraucht, also sinkt die Zielsumme von {} auf {}.</translation>
    </message>
    <message id="Nodes of branch and price, at most">
        <translation>Knoten von Branch and Price, höchstens</translation>
    </message>
    <message id="None of {} batches ran as planned: {}.">
        <translation>Keiner der {} Stapel lief wie geplant: {}.</translation>
    </message>
    <message id="Not a directory">
        <translation>Ist kein Verzeichnis</translation>
    </message>
    <message id="Not shown: {}, because {} was not measured there.">
        <translation>Nicht gezeigt: {}, weil {} dort nicht gemessen wurde.</translation>
    </message>
    <message id="Not shown: {}, too quick for the clock.">
        <translation>Nicht gezeigt: {}, zu schnell für die Uhr.</translation>
    </message>
    <message id="Nothing better can come of it.">
        <translation>Daraus kann nichts Besseres werden.</translation>
    </message>
    <message id="Nothing is chosen, the sum is 0; {}.">
        <translation>Nichts ist gewählt, die Summe ist 0; {}.</translation>
    </message>
    <message id="Nothing is decided; at most {} can be reached.">
        <translation>Nichts ist entschieden; höchstens {} ist erreichbar.</translation>
    </message>
    <message id="Nothing is known that could limit this run.">
        <translation>Nichts ist bekannt, was diesen Lauf begrenzen könnte.</translation>
    </message>
    <message id="Nothing is on it.">
        <translation>Nichts liegt darauf.</translation>
    </message>
    <message id="Nothing is written yet. A row of this table is what the kept row holds after a weight.{}">
        <translation>Noch ist nichts geschrieben. Eine Zeile dieser Tabelle ist, was die behaltene Zeile nach einem Gewicht enthält.{}</translation>
    </message>
    <message id="Nothing of this pair is left.">
        <translation>Von diesem Paar ist nichts übrig.</translation>
    </message>
    <message id="Nothing orders it with another thread's access to the same word: there is no barrier in between.">
        <translation>Nichts ordnet ihn gegen den Zugriff eines anderen Threads auf dasselbe Wort: Dazwischen steht keine Barriere.</translation>
    </message>
    <message id="Nothing ran from {} to {}.">
        <translation>Von {} bis {} lief nichts.</translation>
    </message>
    <message id="Nothing was asked yet. A node's number is the target of the next question.">
        <translation>Noch wurde nichts gefragt. Die Zahl eines Knotens ist die Zielsumme der nächsten Frage.</translation>
    </message>
    <message id="OR-Library's mknap with one constraint; several in a file">
        <translation>mknap der OR-Library mit einer Nebenbedingung; mehrere in einer Datei</translation>
    </message>
    <message id="Occupancy of all SMs">
        <translation>Auslastung aller SMs</translation>
    </message>
    <message id="Occupancy of all SMs over time.">
        <translation>Auslastung aller SMs über der Zeit.</translation>
    </message>
    <message id="Of the bytes that global memory moves, loads use {} and stores {}.">
        <translation>Von den Bytes, die der globale Speicher bewegt, nutzen die Ladezugriffe {} und die Schreibzugriffe {}.</translation>
    </message>
    <message id="Of the bytes that global memory moves, loads use {}.">
        <translation>Von den Bytes, die der globale Speicher bewegt, nutzen die Ladezugriffe {}.</translation>
    </message>
    <message id="Of the bytes that global memory moves, stores use {}.">
        <translation>Von den Bytes, die der globale Speicher bewegt, nutzen die Schreibzugriffe {}.</translation>
    </message>
    <message id="Of the kernels alone, or of whole runs">
        <translation>Der Kernel allein oder ganzer Läufe</translation>
    </message>
    <message id="Of the picked pairs' blocks of list {} the binary searches cut away {:.2f} % on average (Table VIII).">
        <translation>Von den Blöcken der Liste {} in gewählten Paaren schneiden die binären Suchen im Mittel {:.2f} % weg (Tabelle VIII).</translation>
    </message>
    <message id="Of {0} rows one in {1} was kept as a checkpoint ({2}), and the {1} rows between two of them at a time.">
        <translation>Von {0} Zeilen wurde eine von {1} als Zwischenstand behalten ({2}), dazu jeweils die {1} Zeilen zwischen zweien.</translation>
    </message>
    <message id="Of {} chunk visited, {} held a subset within the target and were searched. | Of {} chunks visited, {} held a subset within the target and were searched." numerus="yes">
        <translation><numerusform>Von {} besuchten Chunk enthielt {} eine Teilmenge bis zur Zielsumme und wurde durchsucht.</numerusform><numerusform>Von {} besuchten Chunks enthielten {} eine Teilmenge bis zur Zielsumme und wurden durchsucht.</numerusform></translation>
    </message>
    <message id="Of {} item {} took part | Of {} items {} took part" numerus="yes">
        <translation><numerusform>Von {} Gegenstand nahm {} teil</numerusform><numerusform>Von {} Gegenständen nahmen {} teil</numerusform></translation>
    </message>
    <message id="On this device {}.">
        <translation>Auf diesem Gerät gilt: {}.</translation>
    </message>
    <message id="One chunk | {} chunks" numerus="yes">
        <translation><numerusform>Ein Chunk</numerusform><numerusform>{} Chunks</numerusform></translation>
    </message>
    <message id="One lane reads {} byte at address {} | One lane reads {} bytes at address {}" numerus="yes">
        <translation><numerusform>Eine Lane liest {} Byte an Adresse {}</numerusform><numerusform>Eine Lane liest {} Byte an Adresse {}</numerusform></translation>
    </message>
    <message id="One more bar does not fit into this picture. | {} more bars do not fit into this picture." numerus="yes">
        <translation><numerusform>Ein weiterer Balken passt nicht in dieses Bild.</numerusform><numerusform>{} weitere Balken passen nicht in dieses Bild.</numerusform></translation>
    </message>
    <message id="One more line does not fit into this picture. | {} more lines do not fit into this picture." numerus="yes">
        <translation><numerusform>Eine weitere Linie passt nicht in dieses Bild.</numerusform><numerusform>{} weitere Linien passen nicht in dieses Bild.</numerusform></translation>
    </message>
    <message id="One of the lists is at its end: no subset sums to {}.">
        <translation>Eine der Listen ist am Ende: Keine Teilmenge hat die Summe {}.</translation>
    </message>
    <message id="One row, from right to left and from left to right (SSO report, Section 3.3.3)">
        <translation>Eine Zeile, von rechts nach links und von links nach rechts (SSO-Bericht, Abschnitt 3.3.3)</translation>
    </message>
    <message id="One that is as good costs no more, so it gains nothing.">
        <translation>Ein ebenso guter kostet nicht mehr, also bringt er nichts.</translation>
    </message>
    <message id="One that is better costs no more: it is dominated.">
        <translation>Ein besserer kostet nicht mehr: Er ist dominiert.</translation>
    </message>
    <message id="Only one of the two has begun to look for its front: there is nothing to compare yet.">
        <translation>Nur eines der beiden hat mit der Suche nach seiner Front begonnen: Noch gibt es nichts zu vergleichen.</translation>
    </message>
    <message id="Only rows that both tables have are compared.">
        <translation>Verglichen werden nur Zeilen, die beide Tabellen haben.</translation>
    </message>
    <message id="Only the left tells what is chosen for it.">
        <translation>Was dafür gewählt ist, sagt nur die linke Seite.</translation>
    </message>
    <message id="Only the right tells what is chosen for it.">
        <translation>Was dafür gewählt ist, sagt nur die rechte Seite.</translation>
    </message>
    <message id="Only with the row being written: the weight would be taken twice.">
        <translation>Nur mit der Zeile, die gerade geschrieben wird: Das Gewicht würde zweimal genommen.</translation>
    </message>
    <message id="Only {} of the first row's {} blocks ran, spread evenly; no sum was looked for.">
        <translation>Nur {} der {} Blöcke der ersten Zeile liefen, gleichmäßig verteilt; nach einer Summe wurde nicht gesucht.</translation>
    </message>
    <message id="OpenCL on 8 cores">
        <translation>OpenCL auf 8 Kernen</translation>
    </message>
    <message id="Operation not permitted">
        <translation>Vorgang nicht erlaubt</translation>
    </message>
    <message id="Options of each kind">
        <translation>Optionen jeder Art</translation>
    </message>
    <message id="Order">
        <translation>Reihenfolge</translation>
    </message>
    <message id="Order of a thread's cells">
        <translation>Reihenfolge der Zellen eines Threads</translation>
    </message>
    <message id="Pairs to search: {} on the left, {} on the right.">
        <translation>Zu durchsuchende Paare: {} links, {} rechts.</translation>
    </message>
    <message id="Parameters: {}.">
        <translation>Parameter: {}.</translation>
    </message>
    <message id="Parry's loop asked {} time whether some weights sum to exactly a target. | Parry's loop asked {} times whether some weights sum to exactly a target." numerus="yes">
        <translation><numerusform>Parrys Schleife fragte {} mal, ob einige Gewichte genau eine Zielsumme ergeben.</numerusform><numerusform>Parrys Schleife fragte {} mal, ob einige Gewichte genau eine Zielsumme ergeben.</numerusform></translation>
    </message>
    <message id="Parry's loop, basic v1: each row to the device and back">
        <translation>Parrys Schleife, einfach v1: jede Zeile zum Gerät und zurück</translation>
    </message>
    <message id="Parry's loop, basic v2: two rows on the device">
        <translation>Parrys Schleife, einfach v2: zwei Zeilen auf dem Gerät</translation>
    </message>
    <message id="Parry's loop, eight cells a thread through shared memory">
        <translation>Parrys Schleife, acht Zellen je Thread durch Shared Memory</translation>
    </message>
    <message id="Parry's loop, eight cells a thread, byte by byte">
        <translation>Parrys Schleife, acht Zellen je Thread, Byte um Byte</translation>
    </message>
    <message id="Parry's loop, eight cells a thread, one 64-bit word">
        <translation>Parrys Schleife, acht Zellen je Thread, ein 64-Bit-Wort</translation>
    </message>
    <message id="Parry's loop, every subset">
        <translation>Parrys Schleife, jede Teilmenge</translation>
    </message>
    <message id="Parry's loop, one row, from right to left">
        <translation>Parrys Schleife, eine Zeile, von rechts nach links</translation>
    </message>
    <message id="Parry's loop, sixteen cells a thread, byte by byte">
        <translation>Parrys Schleife, sechzehn Zellen je Thread, Byte um Byte</translation>
    </message>
    <message id="Parry's loop, the full table">
        <translation>Parrys Schleife, die ganze Tabelle</translation>
    </message>
    <message id="Parry's loop, through shared memory">
        <translation>Parrys Schleife, durch Shared Memory</translation>
    </message>
    <message id="Parry's loop, two rows, the new one copied over the old">
        <translation>Parrys Schleife, zwei Zeilen, die neue über die alte kopiert</translation>
    </message>
    <message id="Parts of the time, each shown by its mean">
        <translation>Teile der Zeit, jeder durch sein Mittel gezeigt</translation>
    </message>
    <message id="Pattern {} is worth most: {} batches">
        <translation>Muster {} ist am meisten wert: {} Stapel</translation>
    </message>
    <message id="Period">
        <translation>Periode</translation>
    </message>
    <message id="Permission denied">
        <translation>Keine Berechtigung</translation>
    </message>
    <message id="Phase">
        <translation>Phase</translation>
    </message>
    <message id="Picture">
        <translation>Bild</translation>
    </message>
    <message id="Pisinger 2005, almost strongly correlated: w in 1..R, v in w + R/10 - R/500..w + R/10 + R/500">
        <translation>Pisinger 2005, fast stark korreliert: w in 1..R, v in w + R/10 - R/500..w + R/10 + R/500</translation>
    </message>
    <message id="Pisinger 2005, inverse strongly correlated: v in 1..R, w = v + R/10">
        <translation>Pisinger 2005, invers stark korreliert: v in 1..R, w = v + R/10</translation>
    </message>
    <message id="Pisinger 2005, similar weights: v in 1..R, w in 100 R..100 R + R/10">
        <translation>Pisinger 2005, ähnliche Gewichte: v in 1..R, w in 100 R..100 R + R/10</translation>
    </message>
    <message id="Pisinger 2005, strongly correlated: w in 1..R, v = w + R/10">
        <translation>Pisinger 2005, stark korreliert: w in 1..R, v = w + R/10</translation>
    </message>
    <message id="Pisinger 2005, subset sum: w in 1..R, v = w">
        <translation>Pisinger 2005, Teilsummenproblem: w in 1..R, v = w</translation>
    </message>
    <message id="Pisinger 2005, weakly correlated: w in 1..R, v in w - R/10..w + R/10">
        <translation>Pisinger 2005, schwach korreliert: w in 1..R, v in w - R/10..w + R/10</translation>
    </message>
    <message id="Pisinger's CSV: name, n, c, then id,profit,weight,x; several in a file">
        <translation>CSV von Pisinger: name, n, c, dann id,profit,weight,x; mehrere in einer Datei</translation>
    </message>
    <message id="Pisinger's test.in: n, then id profit weight, the capacity last">
        <translation>test.in von Pisinger: n, dann Nummer Wert Gewicht, zuletzt die Kapazität</translation>
    </message>
    <message id="Plain text: c n, then value weight">
        <translation>Einfacher Text: c n, dann Wert Gewicht</translation>
    </message>
    <message id="Plain text: c n, then weight value">
        <translation>Einfacher Text: c n, dann Gewicht Wert</translation>
    </message>
    <message id="Plain text: n c, then a line of values and a line of weights">
        <translation>Einfacher Text: n c, dann eine Zeile Werte und eine Zeile Gewichte</translation>
    </message>
    <message id="Plain text: n c, then a line of weights and a line of values">
        <translation>Einfacher Text: n c, dann eine Zeile Gewichte und eine Zeile Werte</translation>
    </message>
    <message id="Plain text: n c, then value weight (0-1 knapsack)">
        <translation>Reiner Text: n c, dann Wert Gewicht (0-1-Rucksackproblem)</translation>
    </message>
    <message id="Plain text: n c, then weight value (0-1 knapsack)">
        <translation>Reiner Text: n c, dann Gewicht Wert (0-1-Rucksackproblem)</translation>
    </message>
    <message id="Point {} of {}: cost {}, U = {}: {} ({}).">
        <translation>Punkt {} von {}: Kosten {}, U = {}: {} ({}).</translation>
    </message>
    <message id="Points">
        <translation>Punkte</translation>
    </message>
    <message id="Points of the front">
        <translation>Punkte der Front</translation>
    </message>
    <message id="Pool: a matrix transposed, in tiles">
        <translation>Pool: eine Matrix transponiert, in Kacheln</translation>
    </message>
    <message id="Pool: a picture blurred by 5 x 5 weights">
        <translation>Pool: ein Bild, mit 5 x 5 Gewichten weichgezeichnet</translation>
    </message>
    <message id="Pool: a quarter of pi by Monte Carlo">
        <translation>Pool: ein Viertel von Pi nach Monte Carlo</translation>
    </message>
    <message id="Pool: a step of a bitonic sort">
        <translation>Pool: ein Schritt bitonischen Sortierens</translation>
    </message>
    <message id="Pool: how all bodies of a cloud pull each other">
        <translation>Pool: wie alle Körper einer Wolke einander anziehen</translation>
    </message>
    <message id="Pool: how often each byte occurs">
        <translation>Pool: wie oft jedes Byte vorkommt</translation>
    </message>
    <message id="Pool: how often each distance occurs between points">
        <translation>Pool: wie oft jeder Abstand zwischen Punkten vorkommt</translation>
    </message>
    <message id="Pool: prefix sums within rows of 512">
        <translation>Pool: Präfixsummen in Zeilen von 512</translation>
    </message>
    <message id="Pool: the Mandelbrot set">
        <translation>Pool: die Mandelbrotmenge</translation>
    </message>
    <message id="Pool: the product of two matrices, in tiles">
        <translation>Pool: das Produkt zweier Matrizen, in Kacheln</translation>
    </message>
    <message id="Pool: the sum of an array">
        <translation>Pool: die Summe eines Arrays</translation>
    </message>
    <message id="Pool: the sum of two vectors">
        <translation>Pool: die Summe zweier Vektoren</translation>
    </message>
    <message id="Pool: the synthetic kernels of Table I">
        <translation>Pool: die synthetischen Kernel aus Tabelle I</translation>
    </message>
    <message id="Pool: what options are worth, by Black and Scholes">
        <translation>Pool: was Optionen wert sind, nach Black und Scholes</translation>
    </message>
    <message id="Power">
        <translation>Leistung</translation>
    </message>
    <message id="Printed in the {}, {}: {} over {}, {}; {}; {}{}.">
        <translation>Gedruckt ({}, {}): {} gegenüber {}, {}; {}; {}{}.</translation>
    </message>
    <message id="Printed in the {}: {} ({}), measured on {}; {}{}.">
        <translation>Gedruckt ({}): {} ({}), gemessen auf {}; {}{}.</translation>
    </message>
    <message id="Probe">
        <translation>Sonde</translation>
    </message>
    <message id="Problem {}">
        <translation>Problem {}</translation>
    </message>
    <message id="Processors">
        <translation>Prozessoren</translation>
    </message>
    <message id="Pruning leaves {} of {} pair of blocks; it can be {} at most. | Pruning leaves {} of {} pairs of blocks; it can be {} at most." numerus="yes">
        <translation><numerusform>Das Abschneiden lässt {} von {} Blockpaar übrig; höchstens kann es {} sein.</numerusform><numerusform>Das Abschneiden lässt {} von {} Blockpaaren übrig; höchstens können es {} sein.</numerusform></translation>
    </message>
    <message id="Pruning: two binary searches for each block of A, or every pair of blocks">
        <translation>Abschneiden: zwei binäre Suchen für jeden Block von A, oder jedes Paar von Blöcken</translation>
    </message>
    <message id="R_TA is T L = {}: a block of T threads with L cells each refers that often to each element of the class that it fetched (Equation 4.4).">
        <translation>R_TA ist T L = {}: So oft greift ein Block aus T Threads mit je L Zellen auf jedes Element der Klasse zu, das er geholt hat (Gleichung 4.4).</translation>
    </message>
    <message id="R_TA is {}: a block refers that often to each choice that it fetched (Equation 4.1).">
        <translation>R_TA ist {}: So oft greift ein Block auf jede Wahl zu, die er geholt hat (Gleichung 4.1).</translation>
    </message>
    <message id="R_TA is {}: a block refers that often to each element of the class that it fetched (Equation 4.1).">
        <translation>R_TA ist {}: So oft greift ein Block auf jedes Element der Klasse zu, das er geholt hat (Gleichung 4.1).</translation>
    </message>
    <message id="R_TA of the previous row is {} for a class (Equation 4.2).">
        <translation>R_TA der vorigen Zeile ist {} für eine Klasse (Gleichung 4.2).</translation>
    </message>
    <message id="R_{TA}, Equation 4.2">
        <translation>R_{TA}, Gleichung 4.2</translation>
    </message>
    <message id="Races were not looked for;">
        <translation>Nach Wettläufen wurde nicht gesucht;</translation>
    </message>
    <message id="Random points">
        <translation>Zufallspunkte</translation>
    </message>
    <message id="Ratio">
        <translation>Verhältnis</translation>
    </message>
    <message id="Read-only file system">
        <translation>Dateisystem ist schreibgeschützt</translation>
    </message>
    <message id="Recorded">
        <translation>Aufgezeichnet</translation>
    </message>
    <message id="Recorded runs: occupancy and blocks on SMs">
        <translation>Aufgezeichnete Läufe: Auslastung und Blöcke auf SMs</translation>
    </message>
    <message id="Reduction of an array (thesis, Figure 4.7)">
        <translation>Reduktion eines Arrays (Masterarbeit, Abbildung 4.7)</translation>
    </message>
    <message id="Reduction: several threads a cell">
        <translation>Reduktion: mehrere Threads je Zelle</translation>
    </message>
    <message id="Registers">
        <translation>Register</translation>
    </message>
    <message id="Registers a thread">
        <translation>Register je Thread</translation>
    </message>
    <message id="Registers and shared memory are given out in units, so a block takes more than it asks for.">
        <translation>Register und Shared Memory werden in Einheiten vergeben, also nimmt ein Block mehr, als er verlangt.</translation>
    </message>
    <message id="Roofs: {}. Bytes and steps: counted in closed form, the least that must move.">
        <translation>Dächer: {}. Bytes und Schritte: in geschlossener Form gezählt, das Wenigste, was bewegt werden muss.</translation>
    </message>
    <message id="Round of the loop, from 0">
        <translation>Runde der Schleife, von 0 an</translation>
    </message>
    <message id="Rounds of the slowest lane; 1: all lanes alike">
        <translation>Runden der langsamsten Lane; 1: alle Lanes gleich</translation>
    </message>
    <message id="Row being computed">
        <translation>Zeile, die berechnet wird</translation>
    </message>
    <message id="Row {}, capacity {} is the first {}: {} where {} is right.">
        <translation>Zeile {}, Kapazität {} ist die erste {}: {} statt {}.</translation>
    </message>
    <message id="Rows end at the sum of all weights, if that is less, or at any target below 2^31">
        <translation>Zeilen enden bei der Summe aller Gewichte, falls sie kleiner ist, oder bei jeder Zielsumme unter 2^31</translation>
    </message>
    <message id="Rows {} to {} of {} to {} and columns {} to {} of {} to {} are shown.">
        <translation>Zu sehen sind die Zeilen {} bis {} von {} bis {} und die Spalten {} bis {} von {} bis {}.</translation>
    </message>
    <message id="Rows, and columns, of each matrix">
        <translation>Zeilen und Spalten jeder Matrix</translation>
    </message>
    <message id="Rows, and columns, of the matrix">
        <translation>Zeilen und Spalten der Matrix</translation>
    </message>
    <message id="Rows, and columns, of the picture">
        <translation>Zeilen und Spalten des Bildes</translation>
    </message>
    <message id="Run: the kernels launched, planned or not">
        <translation>Lauf: die Kernel gestartet, geplant oder nicht</translation>
    </message>
    <message id="S: 1 warp">
        <translation>S: 1 Warp</translation>
    </message>
    <message id="SM blocks">
        <translation>SM-Blöcke</translation>
    </message>
    <message id="SM clock">
        <translation>SM-Takt</translation>
    </message>
    <message id="SM occupancy">
        <translation>SM-Auslastung</translation>
    </message>
    <message id="SM occupancy (GPM)">
        <translation>SM-Auslastung (GPM)</translation>
    </message>
    <message id="SM registers">
        <translation>SM-Register</translation>
    </message>
    <message id="SM shared">
        <translation>SM-Shared-Memory</translation>
    </message>
    <message id="SM warps">
        <translation>SM-Warps</translation>
    </message>
    <message id="SM {}">
        <translation>SM {}</translation>
    </message>
    <message id="SM {} has no block.">
        <translation>SM {} hat keinen Block.</translation>
    </message>
    <message id="SM {}: not known.">
        <translation>SM {}: nicht bekannt.</translation>
    </message>
    <message id="SM {}: {} of its warps.">
        <translation>SM {}: {} seiner Warps.</translation>
    </message>
    <message id="SM | SMs" numerus="yes">
        <translation><numerusform>SM</numerusform><numerusform>SMs</numerusform></translation>
    </message>
    <message id="SM | {} SMs" numerus="yes">
        <translation><numerusform>SM</numerusform><numerusform>{} SMs</numerusform></translation>
    </message>
    <message id="SMs">
        <translation>SMs</translation>
    </message>
    <message id="SMs {} to {} have no block.">
        <translation>Die SMs {} bis {} haben keinen Block.</translation>
    </message>
    <message id="SMs; 0: all">
        <translation>SMs; 0: alle</translation>
    </message>
    <message id="SSO report">
        <translation>SSO-Bericht</translation>
    </message>
    <message id="SSO report, CPU">
        <translation>SSO-Bericht, CPU</translation>
    </message>
    <message id="SSO report, RTX 3060">
        <translation>SSO-Bericht, RTX 3060</translation>
    </message>
    <message id="SSO report, Section 1.3: four weights">
        <translation>SSO-Bericht, Abschnitt 1.3: vier Gewichte</translation>
    </message>
    <message id="SSO report, Section 1.4: custom_1, 36 weights">
        <translation>SSO-Bericht, Abschnitt 1.4: custom_1, 36 Gewichte</translation>
    </message>
    <message id="SSO report, Section 1.4: random_1, 100 weights">
        <translation>SSO-Bericht, Abschnitt 1.4: random_1, 100 Gewichte</translation>
    </message>
    <message id="SSO report, Section 5.2.3: six weights, for the chunks">
        <translation>SSO-Bericht, Abschnitt 5.2.3: sechs Gewichte, für die Chunks</translation>
    </message>
    <message id="Search: cut a pair of blocks by four binary searches, or walk through all of it">
        <translation>Suche: ein Blockpaar durch vier binäre Suchen abschneiden, oder ganz durchgehen</translation>
    </message>
    <message id="Section">
        <translation>Abschnitt</translation>
    </message>
    <message id="Section 1">
        <translation>Abschnitt 1</translation>
    </message>
    <message id="Section 2.1">
        <translation>Abschnitt 2.1</translation>
    </message>
    <message id="Section 2.2">
        <translation>Abschnitt 2.2</translation>
    </message>
    <message id="Section 2.2.2">
        <translation>Abschnitt 2.2.2</translation>
    </message>
    <message id="Section 3.3.1">
        <translation>Abschnitt 3.3.1</translation>
    </message>
    <message id="Section 3.3.2">
        <translation>Abschnitt 3.3.2</translation>
    </message>
    <message id="Section 3.3.3">
        <translation>Abschnitt 3.3.3</translation>
    </message>
    <message id="Section 5.1">
        <translation>Abschnitt 5.1</translation>
    </message>
    <message id="Section 6.1">
        <translation>Abschnitt 6.1</translation>
    </message>
    <message id="Section 6.1, one core">
        <translation>Abschnitt 6.1, ein Kern</translation>
    </message>
    <message id="Section IV-A">
        <translation>Abschnitt IV-A</translation>
    </message>
    <message id="Sections 1 and 5.1">
        <translation>Abschnitte 1 und 5.1</translation>
    </message>
    <message id="Sections 2.2.1 to 2.2.3 and 5.1, N = 2^(n/2)">
        <translation>Abschnitte 2.2.1 bis 2.2.3 und 5.1, N = 2^(n/2)</translation>
    </message>
    <message id="Sections 2.2.1, 4.2, 4.3 and 5.1, N = 2^(n/2)">
        <translation>Abschnitte 2.2.1, 4.2, 4.3 und 5.1, N = 2^(n/2)</translation>
    </message>
    <message id="Sections 3.1 and 3.2">
        <translation>Abschnitte 3.1 und 3.2</translation>
    </message>
    <message id="Sections 3.1 and 3.3.1">
        <translation>Abschnitte 3.1 und 3.3.1</translation>
    </message>
    <message id="Sections 3.1 and 3.3.2">
        <translation>Abschnitte 3.1 und 3.3.2</translation>
    </message>
    <message id="Sections 3.1 and 3.3.3">
        <translation>Abschnitte 3.1 und 3.3.3</translation>
    </message>
    <message id="Sections 4.1, 2.2.2">
        <translation>Abschnitte 4.1, 2.2.2</translation>
    </message>
    <message id="Seed of the input">
        <translation>Startwert der Eingabe</translation>
    </message>
    <message id="Seed of the input and of what is random">
        <translation>Startwert der Eingabe und des Zufälligen</translation>
    </message>
    <message id="Sequential: one core, row by row">
        <translation>Sequenziell: ein Kern, Zeile um Zeile</translation>
    </message>
    <message id="Several cells a thread: adjacent against interleaved (thesis, Figures 4.4 and 4.5)">
        <translation>Mehrere Zellen je Thread: benachbart gegen verschränkt (Masterarbeit, Abbildungen 4.4 und 4.5)</translation>
    </message>
    <message id="Shared">
        <translation>Shared</translation>
    </message>
    <message id="Shared memory a block">
        <translation>Shared Memory je Block</translation>
    </message>
    <message id="Shared memory, one word in so many: bank conflicts by stride">
        <translation>Shared Memory, jedes so-und-so-vielte Wort: Bankkonflikte nach Schrittweite</translation>
    </message>
    <message id="So many fit by {} alone. Another resource allows fewer.">
        <translation>So viele passen allein nach dieser Ressource: {}. Eine andere Ressource erlaubt weniger.</translation>
    </message>
    <message id="So many selections are looked at, by cost">
        <translation>So viele Auswahlen werden angesehen, nach Kosten</translation>
    </message>
    <message id="Some lanes want different words of the same bank.">
        <translation>Manche Lanes wollen verschiedene Wörter derselben Bank.</translation>
    </message>
    <message id="Some lanes went the other way, or have nothing to do.">
        <translation>Manche Lanes gingen den anderen Weg oder haben nichts zu tun.</translation>
    </message>
    <message id="Something better may still come of it, so it must be gone into.">
        <translation>Daraus kann noch Besseres werden, also muss man hineingehen.</translation>
    </message>
    <message id="Sort the items">
        <translation>Die Gegenstände sortieren</translation>
    </message>
    <message id="Speedup against {} on the same instance and machine">
        <translation>Beschleunigung gegenüber {} auf derselben Instanz und demselben Rechner</translation>
    </message>
    <message id="Speedup against {} on {}">
        <translation>Beschleunigung gegenüber {} auf {}</translation>
    </message>
    <message id="Speedup against {}, each on its own machine">
        <translation>Beschleunigung gegenüber {}, jeweils auf dem eigenen Rechner</translation>
    </message>
    <message id="Stages of a solve without the probe">
        <translation>Stufen eines Lösungslaufs ohne die Sonde</translation>
    </message>
    <message id="Stages of one of the solves">
        <translation>Stufen eines der Lösungsläufe</translation>
    </message>
    <message id="Stages of one of the solves, with the probe">
        <translation>Stufen eines der Lösungsläufe, mit der Sonde</translation>
    </message>
    <message id="Stages of the solve">
        <translation>Stufen des Lösungslaufs</translation>
    </message>
    <message id="Steps of a global load">
        <translation>Schritte eines globalen Ladens</translation>
    </message>
    <message id="Steps of the global barrier">
        <translation>Schritte der globalen Barriere</translation>
    </message>
    <message id="Streams: with two, a chunk overlaps with the maximum of the one before">
        <translation>Streams: Mit zweien überlappt ein Chunk mit dem Maximum des vorigen</translation>
    </message>
    <message id="Subset sum">
        <translation>Teilsummenproblem</translation>
    </message>
    <message id="Subset sum and two lists">
        <translation>Teilsummen und zwei Listen</translation>
    </message>
    <message id="Subset sum: n c, then the weights">
        <translation>Teilsummenproblem: n c, dann die Gewichte</translation>
    </message>
    <message id="Subsets a chunk (auto: 2^24 as in the report, in the emulator 2^12)">
        <translation>Teilmengen je Chunk (auto: 2^24 wie im Bericht, im Emulator 2^12)</translation>
    </message>
    <message id="Sums were {} bits wide.">
        <translation>Summen waren {} Bit breit.</translation>
    </message>
    <message id="Table">
        <translation>Tabelle</translation>
    </message>
    <message id="Table 1.1">
        <translation>Tabelle 1.1</translation>
    </message>
    <message id="Table 1.1, sorting left out">
        <translation>Tabelle 1.1, ohne das Sortieren</translation>
    </message>
    <message id="Table 1.1; Section 2.1.2">
        <translation>Tabelle 1.1; Abschnitt 2.1.2</translation>
    </message>
    <message id="Take {} away: {}, is {} still reached? {}">
        <translation>Ohne {} ({}): Wird {} noch erreicht? {}</translation>
    </message>
    <message id="Taking ">
        <translation>Nehmen: </translation>
    </message>
    <message id="Taking nothing away">
        <translation>Nichts wegnehmen</translation>
    </message>
    <message id="Taking the item is possible, but leaving it out is worth more.">
        <translation>Den Gegenstand zu nehmen ist möglich, doch ihn auszulassen ist mehr wert.</translation>
    </message>
    <message id="Target">
        <translation>Zielsumme</translation>
    </message>
    <message id="Target: 10^9 as in the report, where everything fits, or half of the weights' sum">
        <translation>Zielsumme: 10^9 wie im Bericht, wo alles passt, oder die Hälfte der Gewichtssumme</translation>
    </message>
    <message id="Task {} has no choices: L stays as it is, {} {}.">
        <translation>Task {} hat keine Wahlmöglichkeiten: L bleibt, wie sie ist, {} {}.</translation>
    </message>
    <message id="Task {}: L and {} of it, one for each choice and moved by its cost and gain, are merged: {} times {} {} by cost.">
        <translation>Task {}: L und {} davon, je Wahl eine, um deren Kosten und Gewinn verschoben, werden nach Kosten gemischt: {} mal {} {}.</translation>
    </message>
    <message id="Tasks">
        <translation>Tasks</translation>
    </message>
    <message id="Temperature">
        <translation>Temperatur</translation>
    </message>
    <message id="Tesla C2050, host of two Opteron 2376 (8 cores, 2.3 GHz)">
        <translation>Tesla C2050, Host mit zwei Opteron 2376 (8 Kerne, 2,3 GHz)</translation>
    </message>
    <message id="Tesla M2050, host of two Xeon E5520 (8 cores, 2.27 GHz)">
        <translation>Tesla M2050, Host mit zwei Xeon E5520 (8 Kerne, 2,27 GHz)</translation>
    </message>
    <message id="Tesla T4">
        <translation>Tesla T4</translation>
    </message>
    <message id="That adds the item's weight. Its value is what counts.">
        <translation>Das addiert das Gewicht des Gegenstands. Was zählt, ist sein Wert.</translation>
    </message>
    <message id="That cell belongs to an item that is worth less here.">
        <translation>Diese Zelle gehört zu einem Gegenstand, der hier weniger wert ist.</translation>
    </message>
    <message id="That counts a byte for each lane. Each lane takes more.">
        <translation>Das zählt ein Byte je Lane. Jede Lane nimmt mehr.</translation>
    </message>
    <message id="That does not fit.">
        <translation>Das passt nicht.</translation>
    </message>
    <message id="That goes back by the item's value. Its weight is what the capacity loses.">
        <translation>Das geht um den Wert des Gegenstands zurück. Die Kapazität verliert sein Gewicht.</translation>
    </message>
    <message id="That is no cell. Write its row and its column, with a comma between them.">
        <translation>Das ist keine Zelle. Schreiben Sie ihre Zeile und ihre Spalte mit einem Komma dazwischen.</translation>
    </message>
    <message id="That is no number. Write digits, or a fraction like 5/6, or -inf for minus infinity.">
        <translation>Das ist keine Zahl. Schreiben Sie Ziffern, einen Bruch wie 5/6 oder -inf für minus unendlich.</translation>
    </message>
    <message id="That is one for each lane. Different banks serve their lanes at the same time.">
        <translation>Das ist einer je Lane. Verschiedene Bänke bedienen ihre Lanes zugleich.</translation>
    </message>
    <message id="That is one for each lane. Lanes that touch the same one share it.">
        <translation>Das ist einer je Lane. Lanes, die denselben berühren, teilen ihn.</translation>
    </message>
    <message id="That is the cell that it builds on. What the choice itself changes is missing.">
        <translation>Das ist die Zelle, auf der sie aufbaut. Es fehlt, was die Wahl selbst ändert.</translation>
    </message>
    <message id="That is the item alone. What was packed into the rest of the capacity is missing.">
        <translation>Das ist der Gegenstand allein. Es fehlt, was in den Rest der Kapazität gepackt wurde.</translation>
    </message>
    <message id="That is the row above. An item of each class must be taken.">
        <translation>Das ist die Zeile darüber. Aus jeder Klasse muss ein Gegenstand genommen werden.</translation>
    </message>
    <message id="That is the row above. Another choice is better here.">
        <translation>Das ist die Zeile darüber. Eine andere Wahl ist hier besser.</translation>
    </message>
    <message id="That is the row above: taking the item is worth more.">
        <translation>Das ist die Zeile darüber: Den Gegenstand zu nehmen ist mehr wert.</translation>
    </message>
    <message id="That is the row being written: the item would be taken twice.">
        <translation>Das ist die Zeile, die gerade geschrieben wird: Der Gegenstand würde zweimal genommen.</translation>
    </message>
    <message id="That item fits, but another one of the class is worth more.">
        <translation>Dieser Gegenstand passt, doch ein anderer der Klasse ist mehr wert.</translation>
    </message>
    <message id="That many would do if the first address were at the beginning of one and the lanes lay side by side.">
        <translation>So viele würden reichen, wenn die erste Adresse am Anfang eines solchen läge und die Lanes nebeneinander.</translation>
    </message>
    <message id="The GPU during the run">
        <translation>Die GPU während des Laufs</translation>
    </message>
    <message id="The LP bound is {}: nothing better is possible.">
        <translation>Die LP-Schranke ist {}: Besseres ist nicht möglich.</translation>
    </message>
    <message id="The LP bound is {}: the optimum is at most {} more than this.">
        <translation>Die LP-Schranke ist {}: Das Optimum ist höchstens um {} größer als dieser Wert.</translation>
    </message>
    <message id="The LP bound is {}; it alone does not prove the optimum.">
        <translation>Die LP-Schranke ist {}; sie allein beweist das Optimum nicht.</translation>
    </message>
    <message id="The addresses of {} lane lie in {} of them. | The addresses of {} lanes lie in {} of them." numerus="yes">
        <translation><numerusform>Die Adressen von {} Lane liegen in {} davon.</numerusform><numerusform>Die Adressen von {} Lanes liegen in {} davon.</numerusform></translation>
    </message>
    <message id="The answer of {} at {}: {}.">
        <translation>Die Antwort von {} bei {}: {}.</translation>
    </message>
    <message id="The answer {} is wrong: {} is right. ">
        <translation>Die Antwort {} ist falsch: Richtig ist {}. </translation>
    </message>
    <message id="The batch did not run as planned: {}.">
        <translation>Der Stapel lief nicht wie geplant: {}.</translation>
    </message>
    <message id="The batch ran as planned: {}.">
        <translation>Der Stapel lief wie geplant: {}.</translation>
    </message>
    <message id="The best so far is {}.">
        <translation>Der bisher beste Wert ist {}.</translation>
    </message>
    <message id="The best sum is {}, the target itself: the search ends here.">
        <translation>Die beste Summe ist {}, die Zielsumme selbst: Die Suche endet hier.</translation>
    </message>
    <message id="The best sum is {}.">
        <translation>Die beste Summe ist {}.</translation>
    </message>
    <message id="The best within {} {}: {}.">
        <translation>Das Beste bis {} {}: {}.</translation>
    </message>
    <message id="The blocks that an SM holds at once, and what limits them">
        <translation>Die Blöcke, die ein SM zugleich fasst, und was sie begrenzt</translation>
    </message>
    <message id="The cell differs from the one above it: without the item it is not reached.">
        <translation>Die Zelle ist anders als die darüber: Ohne den Gegenstand wird sie nicht erreicht.</translation>
    </message>
    <message id="The cell equals the one above it, so the row's item is not needed.">
        <translation>Die Zelle ist gleich der darüber, also braucht es den Gegenstand der Zeile nicht.</translation>
    </message>
    <message id="The cells of the previous row that a block fetches (thesis, Figure 4.3)">
        <translation>Die Zellen der vorigen Zeile, die ein Block holt (Masterarbeit, Abbildung 4.3)</translation>
    </message>
    <message id="The cells of the two tables mean different things, so they are not compared.">
        <translation>Die Zellen der beiden Tabellen bedeuten Verschiedenes, also werden sie nicht verglichen.</translation>
    </message>
    <message id="The cheapest point that is {}: {}.">
        <translation>Der günstigste Punkt, der {} ist: {}.</translation>
    </message>
    <message id="The choice of least shared memory takes {} of {} bytes, and {} of {} registers, which the reduction leaves out.">
        <translation>Die Wahl mit dem wenigsten Shared Memory belegt {} von {} Byte und {} von {} Registern, die die Reduktion nicht beachtet.</translation>
    </message>
    <message id="The condition holds for all {} that ask.">
        <translation>Die Bedingung gilt für alle {}, die fragen.</translation>
    </message>
    <message id="The condition holds for none of the {} that ask.">
        <translation>Die Bedingung gilt für keine der {}, die fragen.</translation>
    </message>
    <message id="The core grew to {} class. | The core grew to {} classes." numerus="yes">
        <translation><numerusform>Der Kern wuchs auf {} Klasse.</numerusform><numerusform>Der Kern wuchs auf {} Klassen.</numerusform></translation>
    </message>
    <message id="The core grew to {} of {} item. | The core grew to {} of {} items." numerus="yes">
        <translation><numerusform>Der Kern wuchs auf {} von {} Gegenstand.</numerusform><numerusform>Der Kern wuchs auf {} von {} Gegenständen.</numerusform></translation>
    </message>
    <message id="The counter holds {}; {} thread has added 1. | The counter holds {}; {} threads have added 1." numerus="yes">
        <translation><numerusform>Der Zähler steht auf {}; {} Thread hat 1 addiert.</numerusform><numerusform>Der Zähler steht auf {}; {} Threads haben 1 addiert.</numerusform></translation>
    </message>
    <message id="The counters saw no launch.">
        <translation>Die Zähler sahen keinen Start.</translation>
    </message>
    <message id="The driver told nothing: there is no NVIDIA GPU, or its library is missing.">
        <translation>Der Treiber meldete nichts: Es gibt keine NVIDIA-GPU, oder ihre Bibliothek fehlt.</translation>
    </message>
    <message id="The emulator does what each queue is given as it comes, so here no two kernels ran at the same time.">
        <translation>Der Emulator tut, was jede Warteschlange bekommt, wie es kommt; hier liefen also keine zwei Kernel zugleich.</translation>
    </message>
    <message id="The emulator imitated another GPU: {}.">
        <translation>Der Emulator hat eine andere GPU nachgebildet: {}.</translation>
    </message>
    <message id="The emulator made {}, and the hardware counted {}.">
        <translation>Der Emulator machte {}, die Hardware zählte {}.</translation>
    </message>
    <message id="The emulator traced {} of {} blocks, and its counts are of these alone; the hardware counted all of them.">
        <translation>Der Emulator hat {} von {} Blöcken verfolgt und zählt nur diese; die Hardware hat alle gezählt.</translation>
    </message>
    <message id="The emulator's occupancy is that of its modelled block schedule.">
        <translation>Die Auslastung des Emulators ist die seines modellierten Zeitplans der Blöcke.</translation>
    </message>
    <message id="The file states the optimum {}, and that is the optimum.">
        <translation>Die Datei nennt das Optimum {}, und das ist das Optimum.</translation>
    </message>
    <message id="The file states the optimum {}, but the optimum is {}.">
        <translation>Die Datei nennt das Optimum {}, aber das Optimum ist {}.</translation>
    </message>
    <message id="The file states the optimum {}, this selection has value {}.">
        <translation>Die Datei nennt das Optimum {}, diese Auswahl hat den Wert {}.</translation>
    </message>
    <message id="The file's solution has value {}, the optimum is {}.">
        <translation>Die Lösung der Datei hat den Wert {}, das Optimum ist {}.</translation>
    </message>
    <message id="The file's solution has value {}, this one has value {}.">
        <translation>Die Lösung der Datei hat den Wert {}, diese hat den Wert {}.</translation>
    </message>
    <message id="The file's solution is infeasible: its weight {} is above {}.">
        <translation>Die Lösung der Datei ist unzulässig: ihr Gewicht {} ist größer als {}.</translation>
    </message>
    <message id="The finding that is marked; 0: none">
        <translation>Der Befund, der gekennzeichnet ist; 0: keiner</translation>
    </message>
    <message id="The first patterns are those of first-fit, which makes {} {}. The scarcest resource asks for {} at least.">
        <translation>Die ersten Muster sind die von First-Fit, das {} {} bildet. Die knappste Ressource verlangt mindestens {}.</translation>
    </message>
    <message id="The front has {} {} of {} and {}.">
        <translation>Die Front hat {} {} ({} und {}).</translation>
    </message>
    <message id="The front of cost and value (thesis, Chapter 6)">
        <translation>Die Front aus Kosten und Wert (Masterarbeit, Kapitel 6)</translation>
    </message>
    <message id="The hardware saw no launch in that run.">
        <translation>Die Hardware sah in jenem Lauf keinen Start.</translation>
    </message>
    <message id="The hardware saw no launch of {} in that run; it counted {}.">
        <translation>Die Hardware sah in diesem Lauf keinen Start von {}; gezählt hat sie {}.</translation>
    </message>
    <message id="The item takes {} of the capacity; what is left decides which cell of the row above counts.">
        <translation>Der Gegenstand nimmt {} der Kapazität; was übrig ist, entscheidet, welche Zelle der Zeile darüber zählt.</translation>
    </message>
    <message id="The items are decided by value per weight, the best one first. The capacity is {}; a node's number is the value so far.">
        <translation>Über die Gegenstände wird nach Wert je Gewicht entschieden, der beste zuerst. Die Kapazität ist {}; die Zahl eines Knotens ist der bisherige Wert.</translation>
    </message>
    <message id="The items are sorted by value per weight, the best one first: {}.">
        <translation>Die Gegenstände sind nach dem Wert je Gewicht sortiert, der beste zuerst: {}.</translation>
    </message>
    <message id="The items that are packed already take a part of the capacity.">
        <translation>Die Gegenstände, die schon eingepackt sind, belegen einen Teil der Kapazität.</translation>
    </message>
    <message id="The kernels are sorted by the largest part that they take of any resource. {} is the first: {:.0f} % of a multiprocessor.">
        <translation>Die Kernel sind nach dem größten Anteil sortiert, den sie von einer Ressource belegen. {} ist der erste: {:.0f} % eines Multiprozessors.</translation>
    </message>
    <message id="The knapsack is empty. Its capacity is {}; greedy algorithms pack by value per weight.">
        <translation>Der Rucksack ist leer. Seine Kapazität ist {}; Greedy-Verfahren packen nach dem Wert je Gewicht.</translation>
    </message>
    <message id="The knee is {}: of all points the farthest from the line between the first and the last.">
        <translation>Das Knie ist {}: von allen Punkten am weitesten von der Geraden zwischen dem ersten und dem letzten entfernt.</translation>
    </message>
    <message id="The largest of {0} values takes one processor {0} steps, {1} processors {2}. But a whole row takes {3} times as many steps by reduction as with a thread for each cell.">
        <translation>Für den größten von {0} Werten braucht ein Prozessor {0} Schritte, {1} Prozessoren brauchen {2}. Aber eine ganze Zeile braucht mit Reduktion {3}-mal so viele Schritte wie mit einem Thread je Zelle.</translation>
    </message>
    <message id="The largest window of the previous row has {}.">
        <translation>Das größte Fenster der vorigen Zeile hat {}.</translation>
    </message>
    <message id="The last block goes beyond the array">
        <translation>Der letzte Block geht über das Array hinaus</translation>
    </message>
    <message id="The last cell is {}: a subset sums to {}.">
        <translation>Die letzte Zelle ist {}: Eine Teilmenge hat die Summe {}.</translation>
    </message>
    <message id="The last cell is {}: no subset sums to {}.">
        <translation>Die letzte Zelle ist {}: Keine Teilmenge hat die Summe {}.</translation>
    </message>
    <message id="The last one shown">
        <translation>Der letzte gezeigte</translation>
    </message>
    <message id="The launch limits: it has {}, and the {} SMs hold {} at once: {} of all warps">
        <translation>Der Start begrenzt: Er hat {}, und die {} SMs nehmen {} zugleich auf: {} aller Warps</translation>
    </message>
    <message id="The least utilisation is ({} - gain) / {}.">
        <translation>Die kleinste Prozessorauslastung ist ({} − Gewinn) / {}.</translation>
    </message>
    <message id="The longest list had {} point. | The longest list had {} points." numerus="yes">
        <translation><numerusform>Die längste Liste hatte {} Punkt.</numerusform><numerusform>Die längste Liste hatte {} Punkte.</numerusform></translation>
    </message>
    <message id="The longest list had {} state. | The longest list had {} states." numerus="yes">
        <translation><numerusform>Die längste Liste hatte {} Zustand.</numerusform><numerusform>Die längste Liste hatte {} Zustände.</numerusform></translation>
    </message>
    <message id="The machine has {} times of it; a figure is divided by the one in its own recording, if there is one.">
        <translation>Der Rechner hat {} Zeiten davon; eine Zahl wird durch die der eigenen Aufzeichnung geteilt, wenn es dort eine gibt.</translation>
    </message>
    <message id="The mix is for {} multiprocessors and here are {}, so what is planned to be on one of them need not be.">
        <translation>Die Mischung ist für {} Multiprozessoren, und hier sind {}; was zusammen auf einem geplant ist, muss also nicht auf einem sein.</translation>
    </message>
    <message id="The most that it may cost">
        <translation>Was es höchstens kosten darf</translation>
    </message>
    <message id="The next point costs {}; its {} is {}. The last one kept costs {}, with {}. Is it kept?">
        <translation>Der nächste Punkt kostet {}; {}: {}. Der zuletzt behaltene kostet {} und hat {}. Bleibt der neue?</translation>
    </message>
    <message id="The only batch | Batches, one after the other" numerus="yes">
        <translation><numerusform>Der einzige Stapel</numerusform><numerusform>Stapel, einer nach dem anderen</numerusform></translation>
    </message>
    <message id="The only choice took no part: it is dominated, gains nothing or costs too much. | Of {} choices {} took part; the others are dominated, gain nothing or cost too much." numerus="yes">
        <translation><numerusform>Die einzige Wahlmöglichkeit nahm nicht teil: Sie ist dominiert, bringt keinen Gewinn oder kostet zu viel.</numerusform><numerusform>Von {} Wahlmöglichkeiten nahmen {} teil; die anderen sind dominiert, bringen keinen Gewinn oder kosten zu viel.</numerusform></translation>
    </message>
    <message id="The only choice took part: it is not dominated, gains something and does not cost too much. | All {} choices took part: none is dominated, gains nothing or costs too much." numerus="yes">
        <translation><numerusform>Die einzige Wahlmöglichkeit nahm teil: Sie ist nicht dominiert, bringt Gewinn und kostet nicht zu viel.</numerusform><numerusform>Alle {} Wahlmöglichkeiten nahmen teil: keine ist dominiert, bringt keinen Gewinn oder kostet zu viel.</numerusform></translation>
    </message>
    <message id="The only chunk">
        <translation>Der einzige Chunk</translation>
    </message>
    <message id="The only element of {1} is the one that the CPU computes. | All {0} elements of {1} are those that the CPU computes." numerus="yes">
        <translation><numerusform>Das einzige Element von {1} ist das, das die CPU berechnet.</numerusform><numerusform>Alle {0} Elemente von {1} sind die, die die CPU berechnet.</numerusform></translation>
    </message>
    <message id="The only item took part: it is neither dominated nor too heavy. | All {} items took part: none is dominated or too heavy." numerus="yes">
        <translation><numerusform>Der einzige Gegenstand nahm teil: Er ist weder dominiert noch zu schwer.</numerusform><numerusform>Alle {} Gegenstände nahmen teil: keiner ist dominiert oder zu schwer.</numerusform></translation>
    </message>
    <message id="The optimum is not computed here, because its table has more than {} cells.">
        <translation>Das Optimum wird hier nicht berechnet, weil seine Tabelle mehr als {} Zellen hat.</translation>
    </message>
    <message id="The optimum is {}.">
        <translation>Das Optimum ist {}.</translation>
    </message>
    <message id="The parameter in which the compared runs differ">
        <translation>Der Parameter, in dem sich die verglichenen Läufe unterscheiden</translation>
    </message>
    <message id="The plan is by {}, for no linear program can be solved here: {}.">
        <translation>Der Plan ist von {}, denn hier kann kein lineares Programm gelöst werden: {}.</translation>
    </message>
    <message id="The plan is by {}.">
        <translation>Der Plan ist von {}.</translation>
    </message>
    <message id="The plan was given with the run.">
        <translation>Der Plan war mit dem Lauf gegeben.</translation>
    </message>
    <message id="The point that is marked once all are looked at">
        <translation>Der Punkt, der markiert wird, wenn alle angesehen sind</translation>
    </message>
    <message id="The power of two 1 is added to the weights, so that every sum up to {} is reached.">
        <translation>Die Zweierpotenz 1 kommt zu den Gewichten hinzu, damit jede Summe bis {} erreicht wird.</translation>
    </message>
    <message id="The powers of two from {} down to 1 are added to the weights, so that every sum up to {} is reached.">
        <translation>Die Zweierpotenzen von {} bis hinab zu 1 kommen zu den Gewichten hinzu, damit jede Summe bis {} erreicht wird.</translation>
    </message>
    <message id="The presets' setting of which each value is a block of columns: n">
        <translation>Die Einstellung der Vorlagen, deren Werte je ein Spaltenblock sind: n</translation>
    </message>
    <message id="The presets' setting of which each value is a column: R">
        <translation>Die Einstellung der Vorlagen, deren Werte je eine Spalte sind: R</translation>
    </message>
    <message id="The recording holds no occupancy.">
        <translation>Die Aufzeichnung enthält keine Auslastung.</translation>
    </message>
    <message id="The recording holds no timeline.">
        <translation>Die Aufzeichnung enthält keine Zeitleiste.</translation>
    </message>
    <message id="The row was filled from itself: the item is taken more than once.">
        <translation>Die Zeile wurde aus sich selbst gefüllt: Der Gegenstand wird mehr als einmal genommen.</translation>
    </message>
    <message id="The rows have {} cell, each as far as its tasks' dearest choices go. | The rows have {} cells, each as far as its tasks' dearest choices go." numerus="yes">
        <translation><numerusform>Die Zeilen haben {} Zelle, jede so weit, wie die teuersten Wahlmöglichkeiten ihrer Tasks reichen.</numerusform><numerusform>Die Zeilen haben {} Zellen, jede so weit, wie die teuersten Wahlmöglichkeiten ihrer Tasks reichen.</numerusform></translation>
    </message>
    <message id="The run launched no kernel, so no block was on an SM.">
        <translation>Der Lauf startete keinen Kernel, also war kein Block auf einem SM.</translation>
    </message>
    <message id="The search came to {} node. | The search came to {} nodes." numerus="yes">
        <translation><numerusform>Die Suche kam zu {} Knoten.</numerusform><numerusform>Die Suche kam zu {} Knoten.</numerusform></translation>
    </message>
    <message id="The search is over: the best sum is {}.">
        <translation>Die Suche ist zu Ende: Die beste Summe ist {}.</translation>
    </message>
    <message id="The search is over: the optimum is {}.">
        <translation>Die Suche ist zu Ende: Das Optimum ist {}.</translation>
    </message>
    <message id="The six phases of CUDA-SYNC (thesis, Table 4.1 and Figure 4.6)">
        <translation>Die sechs Phasen von CUDA-SYNC (Masterarbeit, Tabelle 4.1 und Abbildung 4.6)</translation>
    </message>
    <message id="The smallest number decides, not all of them.">
        <translation>Die kleinste Zahl entscheidet, nicht alle.</translation>
    </message>
    <message id="The smallest sum {} of chunk {} is above {}, and the {} chunks that begin with {} only add to it: all are skipped.">
        <translation>Die kleinste Summe {} von Chunk {} liegt über {}, und die {} Chunks, die mit {} beginnen, legen nur noch darauf: Alle werden übersprungen.</translation>
    </message>
    <message id="The stage whose time counts; none: whole times">
        <translation>Die Stufe, deren Zeit zählt; leer: ganze Zeiten</translation>
    </message>
    <message id="The step; one beyond the last is the last">
        <translation>Der Schritt; einer hinter dem letzten ist der letzte</translation>
    </message>
    <message id="The sum 0 is reached and no other: no weight was looked at.">
        <translation>Die Summe 0 ist erreicht und keine andere: Noch wurde kein Gewicht angesehen.</translation>
    </message>
    <message id="The sum is {}, the target {}. Which pointer moves?">
        <translation>Die Summe ist {}, die Zielsumme {}. Welcher Zeiger rückt vor?</translation>
    </message>
    <message id="The table is empty. Row i, column j will hold z_{{i}}(j): the best value of classes 1 to i within capacity j (0 to {}).">
        <translation>Noch leer: In Zeile i, Spalte j kommt z_{{i}}(j), der beste Wert der Klassen 1 bis i bis zur Kapazität j (0 bis {}).</translation>
    </message>
    <message id="The table is empty. Row i, column j will hold z_{{i}}(j): the best value of items 1 to i within capacity j (0 to {}).">
        <translation>Noch leer: In Zeile i, Spalte j kommt z_{{i}}(j), der beste Wert der Gegenstände 1 bis i bis zur Kapazität j (0 bis {}).</translation>
    </message>
    <message id="The table is empty: a row for each task, a column for each cost from 0 to {}. A cell will hold the least utilisation at exactly that cost.">
        <translation>Die Tabelle ist leer: eine Zeile je Task, eine Spalte je Kosten von 0 bis {}. Eine Zelle enthält dann die kleinste Prozessorauslastung bei genau diesen Kosten.</translation>
    </message>
    <message id="The table is empty: a row for each weight, a column for each sum from 0 to {}.">
        <translation>Die Tabelle ist leer: eine Zeile je Gewicht, eine Spalte je Summe von 0 bis {}.</translation>
    </message>
    <message id="The thesis's kernels">
        <translation>Die Kernel der Masterarbeit</translation>
    </message>
    <message id="The timeline names no SM, so there is nothing to draw.">
        <translation>Die Zeitleiste nennt keinen SM, also gibt es nichts zu zeichnen.</translation>
    </message>
    <message id="The trace has no such launch.">
        <translation>Der Trace hat keinen solchen Start.</translation>
    </message>
    <message id="The two show different things, {} and {}: no part of one is a part of the other.">
        <translation>Die beiden zeigen Verschiedenes, {} und {}: Kein Teil des einen ist ein Teil des anderen.</translation>
    </message>
    <message id="The two-list algorithm, original and improved (two-list paper, Sections 3 and 4)">
        <translation>Der Zwei-Listen-Algorithmus, ursprünglich und verbessert (Zwei-Listen-Arbeit, Abschnitte 3 und 4)</translation>
    </message>
    <message id="The variable's value in {}.">
        <translation>Der Wert der Variablen in {}.</translation>
    </message>
    <message id="The variant">
        <translation>Die Variante</translation>
    </message>
    <message id="The variants of the one side, with commas between them">
        <translation>Die Varianten der einen Seite, mit Kommas dazwischen</translation>
    </message>
    <message id="The warp diverges: the condition holds for {}, not for the other {}.">
        <translation>Der Warp divergiert: Die Bedingung gilt für {}, nicht für die anderen {}.</translation>
    </message>
    <message id="The warp ran {} instructions; the first {} of them are recorded.">
        <translation>Der Warp führte {} Anweisungen aus; die ersten {} davon sind aufgezeichnet.</translation>
    </message>
    <message id="The warp's instruction that runs; 0: none">
        <translation>Die Anweisung des Warps, die läuft; 0: keine</translation>
    </message>
    <message id="The way back computed {} row once more. | The way back computed {} rows once more." numerus="yes">
        <translation><numerusform>Der Rückweg hat {} Zeile noch einmal berechnet.</numerusform><numerusform>Der Rückweg hat {} Zeilen noch einmal berechnet.</numerusform></translation>
    </message>
    <message id="The way back is at {}. What does it take there{}?">
        <translation>Der Rückweg ist bei {}. Was nimmt er dort{}?</translation>
    </message>
    <message id="The weights are even and below 2^bits">
        <translation>Die Gewichte sind gerade und unter 2^bits</translation>
    </message>
    <message id="The weights are sorted: {}. A chunk is the {} subsets that begin with the same {} bits; its number is its smallest sum or, once it was searched, its best.">
        <translation>Die Gewichte sind sortiert: {}. Ein Chunk sind die {} Teilmengen, die mit denselben {} Bits beginnen; seine Zahl ist seine kleinste Summe oder, sobald er durchsucht ist, seine beste.</translation>
    </message>
    <message id="The weights are {}halved: {} for the list A, which rises, and {} for the list B, which falls. Is there a subset with the sum {}?">
        <translation>Die Gewichte werden {}halbiert: {} für die Liste A, die steigt, und {} für die Liste B, die fällt. Gibt es eine Teilmenge mit der Summe {}?</translation>
    </message>
    <message id="The weights that stay out of the lists leave {} targets to search for.">
        <translation>Die Gewichte, die nicht in die Listen kommen, lassen {} Zielsummen zu suchen.</translation>
    </message>
    <message id="The whisker of a printed figure is the range that the paper prints.">
        <translation>Der Fehlerbalken einer gedruckten Zahl ist der Bereich, den die Arbeit druckt.</translation>
    </message>
    <message id="The whole table of {} row was kept. | The whole table of {} rows was kept." numerus="yes">
        <translation><numerusform>Die ganze Tabelle mit {} Zeile wurde behalten.</numerusform><numerusform>Die ganze Tabelle mit {} Zeilen wurde behalten.</numerusform></translation>
    </message>
    <message id="The window was fetched for {} of {} class, where R_TA is above 1 and {} of shared memory hold it; {} {} too large for that. | The window was fetched for {} of {} classes, where R_TA is above 1 and {} of shared memory hold it; {} {} too large for that." numerus="yes">
        <translation><numerusform>Das Fenster wurde für {} von {} Klasse geholt, bei denen R_TA über 1 ist und {} Shared Memory dafür reichen; {} {} dafür zu groß.</numerusform><numerusform>Das Fenster wurde für {} von {} Klassen geholt, bei denen R_TA über 1 ist und {} Shared Memory dafür reichen; {} {} dafür zu groß.</numerusform></translation>
    </message>
    <message id="The {} SMs hold {} of the {} blocks of the launch at once: {} of all warps">
        <translation>Die {} SMs nehmen {} der {} Blöcke des Starts zugleich auf: {} aller Warps</translation>
    </message>
    <message id="The {} element of {} is at most {:.2g} from what the CPU computes; {:.2g} is allowed, because {}. | The {} elements of {} are at most {:.2g} from what the CPU computes; {:.2g} is allowed, because {}." numerus="yes">
        <translation><numerusform>Das {} Element von {} weicht höchstens {:.2g} von dem ab, was die CPU berechnet; {:.2g} ist erlaubt, denn {}.</numerusform><numerusform>Die {} Elemente von {} weichen höchstens {:.2g} von dem ab, was die CPU berechnet; {:.2g} ist erlaubt, denn {}.</numerusform></translation>
    </message>
    <message id="The {} in S hold no solution: no subset sums to {}.">
        <translation>In S ist keine Lösung ({}): Keine Teilmenge hat die Summe {}.</translation>
    </message>
    <message id="The {} of line {} goes">
        <translation>Der {}-Zugriff von Zeile {} geht</translation>
    </message>
    <message id="The {} point of the front: {}.">
        <translation>Der {} Punkt der Front: {}.</translation>
    </message>
    <message id="The {} subsets that begin with {}: sums from {} to {}.">
        <translation>Die {} Teilmengen, die mit {} beginnen: Summen von {} bis {}.</translation>
    </message>
    <message id="There are not as many exercises as on the sheet.">
        <translation>Es sind nicht so viele Aufgaben wie auf dem Blatt.</translation>
    </message>
    <message id="There is no kernel that a multiprocessor can hold.">
        <translation>Es gibt keinen Kernel, der auf einen Multiprozessor passt.</translation>
    </message>
    <message id="There is no list yet. A point is a cost and the utilisation that it leaves; {} task will add its choices. | There is no list yet. A point is a cost and the utilisation that it leaves; {} tasks will add their choices, one after the other." numerus="yes">
        <translation><numerusform>Noch gibt es keine Liste. Ein Punkt sind Kosten und die Prozessorauslastung, die sie übrig lassen; {} Task wird seine Wahlmöglichkeiten hinzufügen.</numerusform><numerusform>Noch gibt es keine Liste. Ein Punkt sind Kosten und die Prozessorauslastung, die sie übrig lassen; {} Tasks werden nacheinander ihre Wahlmöglichkeiten hinzufügen.</numerusform></translation>
    </message>
    <message id="There is no occupancy yet: it comes with the first blocks of the run.">
        <translation>Es gibt noch keine Auslastung: Sie kommt mit den ersten Blöcken des Laufs.</translation>
    </message>
    <message id="There is no picture for recordings of the shape '{}' yet; its steps can be read as text.">
        <translation>Für Aufzeichnungen der Form „{}“ gibt es noch kein Bild; ihre Schritte lassen sich als Text lesen.</translation>
    </message>
    <message id="There is no schedule: the launch came to a deadlock when {} of {} had ended.">
        <translation>Es gibt keinen Zeitplan: Beim Start kam es zur Verklemmung, als {} von {} geendet hatten.</translation>
    </message>
    <message id="There is no schedule: the launch was ended before any of its blocks had.">
        <translation>Es gibt keinen Zeitplan: Der Start wurde beendet, bevor einer seiner Blöcke fertig war.</translation>
    </message>
    <message id="There is no selection yet.">
        <translation>Es gibt noch keine Auswahl.</translation>
    </message>
    <message id="These are answers to another sheet.">
        <translation>Das sind Antworten auf ein anderes Blatt.</translation>
    </message>
    <message id="Thesis, Example 2.1: four items">
        <translation>Masterarbeit, Beispiel 2.1: vier Gegenstände</translation>
    </message>
    <message id="Thesis, Example 2.2: three classes">
        <translation>Masterarbeit, Beispiel 2.2: drei Klassen</translation>
    </message>
    <message id="Thesis, Table 5.2, set 1: m = 5, C = 12665">
        <translation>Masterarbeit, Tabelle 5.2, Satz 1: m = 5, C = 12665</translation>
    </message>
    <message id="Thesis, Table 5.2, set 2: m = 10, C = 15700">
        <translation>Masterarbeit, Tabelle 5.2, Satz 2: m = 10, C = 15700</translation>
    </message>
    <message id="Thesis, Table 5.2, set 3: m = 20, C = 94280">
        <translation>Masterarbeit, Tabelle 5.2, Satz 3: m = 20, C = 94280</translation>
    </message>
    <message id="Thesis, Table 5.2, set 4: m = 50, C = 390500">
        <translation>Masterarbeit, Tabelle 5.2, Satz 4: m = 50, C = 390500</translation>
    </message>
    <message id="Thesis, Table 5.2, set 5: m = 100, C = 303500">
        <translation>Masterarbeit, Tabelle 5.2, Satz 5: m = 100, C = 303500</translation>
    </message>
    <message id="Thesis, Table 5.3, instance 1: weights of a class at most 10000 apart">
        <translation>Masterarbeit, Tabelle 5.3, Instanz 1: Gewichte einer Klasse höchstens 10000 auseinander</translation>
    </message>
    <message id="Thesis, Table 5.3, instance 2: weights of a class at most 1000 apart">
        <translation>Masterarbeit, Tabelle 5.3, Instanz 2: Gewichte einer Klasse höchstens 1000 auseinander</translation>
    </message>
    <message id="Thesis, Table 5.3, instance 3: weights of a class at most 100 apart">
        <translation>Masterarbeit, Tabelle 5.3, Instanz 3: Gewichte einer Klasse höchstens 100 auseinander</translation>
    </message>
    <message id="Thesis, Table 5.3, instance 4: weights of a class at most 10 apart">
        <translation>Masterarbeit, Tabelle 5.3, Instanz 4: Gewichte einer Klasse höchstens 10 auseinander</translation>
    </message>
    <message id="Thesis, Table 5.3, instance 5: weights of a class at most 0 apart">
        <translation>Masterarbeit, Tabelle 5.3, Instanz 5: Gewichte einer Klasse höchstens 0 auseinander</translation>
    </message>
    <message id="Thesis, Table 6.1, task set 1: 12 tasks, our numbers">
        <translation>Masterarbeit, Tabelle 6.1, Taskmenge 1: 12 Tasks, unsere Zahlen</translation>
    </message>
    <message id="Thesis, Table 6.1, task set 2: 11 tasks, our numbers">
        <translation>Masterarbeit, Tabelle 6.1, Taskmenge 2: 11 Tasks, unsere Zahlen</translation>
    </message>
    <message id="Thesis, Table 6.1, task set 3: 10 tasks, our numbers">
        <translation>Masterarbeit, Tabelle 6.1, Taskmenge 3: 10 Tasks, unsere Zahlen</translation>
    </message>
    <message id="Thesis, Table 6.1, task set 4: 9 tasks, our numbers">
        <translation>Masterarbeit, Tabelle 6.1, Taskmenge 4: 9 Tasks, unsere Zahlen</translation>
    </message>
    <message id="Thesis, Table 6.1, task set 5: 8 tasks, our numbers">
        <translation>Masterarbeit, Tabelle 6.1, Taskmenge 5: 8 Tasks, unsere Zahlen</translation>
    </message>
    <message id="They would answer what is asked: they are told once the last step was shown, or when nothing is asked.">
        <translation>Sie würden beantworten, wonach gefragt wird: Sie werden genannt, sobald der letzte Schritt gezeigt wurde oder nichts mehr gefragt wird.</translation>
    </message>
    <message id="This algorithm packs {}; no selection is worth more than the bound, {}.">
        <translation>Dieses Verfahren packt {} ein; keine Auswahl ist mehr wert als die Schranke, {}.</translation>
    </message>
    <message id="This board does not tell: {}.">
        <translation>Diese Karte meldet nicht: {}.</translation>
    </message>
    <message id="Those are lines of 128 bytes. A sector has 32.">
        <translation>Das sind Zeilen von 128 Byte. Ein Sektor hat 32.</translation>
    </message>
    <message id="Those are sectors of 32 bytes. This device moves lines of 128.">
        <translation>Das sind Sektoren von 32 Byte. Dieses Gerät bewegt Zeilen von 128.</translation>
    </message>
    <message id="Those are the lanes that wait meanwhile.">
        <translation>Das sind die Lanes, die derweil warten.</translation>
    </message>
    <message id="Those of the other side; none: all others of the file">
        <translation>Die der anderen Seite; leer: alle anderen der Datei</translation>
    </message>
    <message id="Those were active before the branch.">
        <translation>Diese waren vor der Verzweigung aktiv.</translation>
    </message>
    <message id="Thread {}: {}">
        <translation>Thread {}: {}</translation>
    </message>
    <message id="Threads">
        <translation>Threads</translation>
    </message>
    <message id="Threads a block">
        <translation>Threads je Block</translation>
    </message>
    <message id="Threads a block in a kernel's own shape">
        <translation>Threads je Block in der eigenen Form eines Kernels</translation>
    </message>
    <message id="Threads a cell">
        <translation>Threads je Zelle</translation>
    </message>
    <message id="Threads k: 2 to the power of this (0: of n / 4, rounded down)">
        <translation>Threads k: 2 hoch dieser Zahl (0: hoch n / 4, abgerundet)</translation>
    </message>
    <message id="Threads of a kernel in its own shape: the mix's, or all that the device holds">
        <translation>Threads eines Kernels in eigener Form: die der Mischung oder alle, die das Gerät fasst</translation>
    </message>
    <message id="Threads of the launch">
        <translation>Threads des Starts</translation>
    </message>
    <message id="Three tasks, schedulable with hardware only">
        <translation>Drei Tasks, nur mit Hardware planbar</translation>
    </message>
    <message id="Time of each solve">
        <translation>Zeit jedes Lösungslaufs</translation>
    </message>
    <message id="Time of the stage {} alone, by the host's clock.">
        <translation>Zeit der Stufe {} allein, nach der Uhr des Hosts.</translation>
    </message>
    <message id="Times of the stage {}">
        <translation>Zeiten der Stufe {}</translation>
    </message>
    <message id="Times that a campaign measured, side by side">
        <translation>Zeiten, die eine Messreihe maß, nebeneinander</translation>
    </message>
    <message id="Together {} of {} bytes and {} of {} registers, which V left out">
        <translation>Zusammen {} von {} Byte und {} von {} Registern, die V nicht beachtet</translation>
    </message>
    <message id="Too many levels of symbolic links">
        <translation>Zu viele Ebenen aus symbolischen Links</translation>
    </message>
    <message id="Too many open files">
        <translation>Zu viele offene Dateien</translation>
    </message>
    <message id="Tuned: rows of bits, two weights a launch, the way back on the device">
        <translation>Abgestimmt: Zeilen aus Bits, zwei Gewichte je Start, der Rückweg auf dem Gerät</translation>
    </message>
    <message id="Tuned: undominated items, one launch, the row in shared memory">
        <translation>Abgestimmt: nicht dominierte Gegenstände, ein Start, die Zeile im Shared Memory</translation>
    </message>
    <message id="Tuned: whole numbers with the choice inside, the front on the device">
        <translation>Abgestimmt: ganze Zahlen mit der Wahl darin, die Front auf dem Gerät</translation>
    </message>
    <message id="Two items on which greedy fails">
        <translation>Zwei Gegenstände, an denen Greedy scheitert</translation>
    </message>
    <message id="Two kernels that fit, though the paper's reduction says no">
        <translation>Zwei Kernel, die passen, obwohl die Reduktion der Arbeit nein sagt</translation>
    </message>
    <message id="Two lists by hand: eight weights">
        <translation>Zwei Listen von Hand: acht Gewichte</translation>
    </message>
    <message id="Two lists from four tables: Schroeppel and Shamir">
        <translation>Zwei Listen aus vier Tabellen: Schroeppel und Shamir</translation>
    </message>
    <message id="Two lists on several cores: generate, prune, search">
        <translation>Zwei Listen auf mehreren Kernen: erzeugen, abschneiden, suchen</translation>
    </message>
    <message id="Two lists on the GPU, improved: discards, and binary searches for pruning and search">
        <translation>Zwei Listen auf der GPU, verbessert: Verwerfen, und binäre Suchen zum Abschneiden und Suchen</translation>
    </message>
    <message id="Two lists on the GPU: bounds in a vector, a launch for each of its levels">
        <translation>Zwei Listen auf der GPU: Grenzen in einem Vektor, ein Start für jede seiner Ebenen</translation>
    </message>
    <message id="Two lists, tuned: a merge path for each weight, four searches in lists of half the sums">
        <translation>Zwei Listen, abgestimmt: ein Merge-Pfad je Gewicht, vier Suchen in Listen der halben Summen</translation>
    </message>
    <message id="Two lists: Horowitz and Sahni">
        <translation>Zwei Listen: Horowitz und Sahni</translation>
    </message>
    <message id="Two-list paper, Section 5.1: weights to 10^8">
        <translation>Zwei-Listen-Arbeit, Abschnitt 5.1: Gewichte bis 10^8</translation>
    </message>
    <message id="Two-list paper, Table II: weights for M of about 2^(n/2) / 8 or / 4">
        <translation>Zwei-Listen-Arbeit, Tabelle II: Gewichte für M von etwa 2^(n/2) / 8 oder / 4</translation>
    </message>
    <message id="U0(0) = {}: every task in software, at no cost.">
        <translation>U0(0) = {}: alle Tasks in Software, ohne Kosten.</translation>
    </message>
    <message id="Uncorrelated values and weights">
        <translation>Werte und Gewichte unkorreliert</translation>
    </message>
    <message id="Unicauca: n c, then value weight, and a solution of zeros and ones">
        <translation>Unicauca: n c, dann Wert Gewicht und eine Lösung aus Nullen und Einsen</translation>
    </message>
    <message id="Utilisation in software, about">
        <translation>Prozessorauslastung in Software, etwa</translation>
    </message>
    <message id="V[0, b, w] = 0 for every b and w: no kernel takes no shared memory. The row stands for every b.">
        <translation>V[0, b, w] = 0 für alle b und w: Kein Kernel braucht kein Shared Memory. Die Zeile steht für jedes b.</translation>
    </message>
    <message id="V[i, b, w] will be the least shared memory, in bytes, of kernels 1 to i together where they take at most b blocks and w warps of a multiprocessor. There is a layer of rows for each of the {} {}.">
        <translation>V[i, b, w] ist das wenigste Shared Memory, in Byte, der Kernel 1 bis i zusammen, wenn sie höchstens b Blöcke und w Warps eines Multiprozessors belegen. Es gibt je Kernel eine Schicht von Zeilen ({} {}).</translation>
    </message>
    <message id="Value">
        <translation>Wert</translation>
    </message>
    <message id="Value / weight">
        <translation>Wert / Gewicht</translation>
    </message>
    <message id="Value per unit of weight">
        <translation>Wert je Gewichtseinheit</translation>
    </message>
    <message id="Vector instructions">
        <translation>Vektorbefehle</translation>
    </message>
    <message id="Weight">
        <translation>Gewicht</translation>
    </message>
    <message id="Weights">
        <translation>Gewichte</translation>
    </message>
    <message id="Weights drawn uniformly">
        <translation>Gleichverteilt gezogene Gewichte</translation>
    </message>
    <message id="Weights were added to none (constructive).">
        <translation>Gewichte wurden zu keinem hinzugefügt (konstruktiv).</translation>
    </message>
    <message id="Weights were taken away from all of them (destructive).">
        <translation>Gewichte wurden von allen weggenommen (destruktiv).</translation>
    </message>
    <message id="Weights whose list one block makes at once; each other weight is a pass">
        <translation>Gewichte, deren Liste ein Block auf einmal macht; jedes weitere Gewicht ist ein Durchgang</translation>
    </message>
    <message id="What a warp of each kernel takes of a multiprocessor">
        <translation>Was ein Warp jedes Kernels von einem Multiprozessor belegt</translation>
    </message>
    <message id="What a warp takes of a multiprocessor: {} kernels of {}">
        <translation>Was ein Warp von einem Multiprozessor braucht: {} Kernel von {}</translation>
    </message>
    <message id="What each kernel reads (thesis, Chapter 4)">
        <translation>Was jeder Kernel liest (Masterarbeit, Kapitel 4)</translation>
    </message>
    <message id="What each lane found">
        <translation>Was jede Lane fand</translation>
    </message>
    <message id="What each lane got">
        <translation>Was jede Lane bekam</translation>
    </message>
    <message id="What each lane read">
        <translation>Was jede Lane las</translation>
    </message>
    <message id="What each lane wrote">
        <translation>Was jede Lane schrieb</translation>
    </message>
    <message id="What gives {}?">
        <translation>Was ergibt {}?</translation>
    </message>
    <message id="What runs when, before and after (thesis, Section 6.1)">
        <translation>Was wann läuft, vorher und nachher (Masterarbeit, Abschnitt 6.1)</translation>
    </message>
    <message id="What shared memory and the L1 cache divide: by the driver, for shared memory, for L1">
        <translation>Was Shared Memory und L1-Cache teilen: nach dem Treiber, für Shared Memory, für L1</translation>
    </message>
    <message id="What the cells of a row read (thesis, Figure 4.1)">
        <translation>Was die Zellen einer Zeile lesen (Masterarbeit, Abbildung 4.1)</translation>
    </message>
    <message id="What the host and the device do in a run (two-list paper, Figure 2)">
        <translation>Was Host und Gerät in einem Lauf tun (Zwei-Listen-Arbeit, Abbildung 2)</translation>
    </message>
    <message id="What the memory moves">
        <translation>Was der Speicher bewegt</translation>
    </message>
    <message id="What the runs report of themselves as {}.">
        <translation>Was die Läufe selbst als {} angeben.</translation>
    </message>
    <message id="What the source's margin stands for">
        <translation>Wofür der Rand des Quelltexts steht</translation>
    </message>
    <message id="What this GPU can do at most is not known yet: `knapscope-run devices --measure` takes its ceilings.">
        <translation>Was diese GPU höchstens kann, ist noch nicht bekannt: `knapscope-run devices --measure` misst ihre Grenzen.</translation>
    </message>
    <message id="What will {} be?">
        <translation>Was wird {}?</translation>
    </message>
    <message id="What will {} be? {}">
        <translation>Was wird {} sein? {}</translation>
    </message>
    <message id="Where it ends; both 0: all of the run">
        <translation>Wo es endet; beide 0: der ganze Lauf</translation>
    </message>
    <message id="Where the window begins (a model's: in steps)">
        <translation>Wo das Fenster beginnt (eines Modells: in Schritten)</translation>
    </message>
    <message id="Whether the condition holds in each lane">
        <translation>Ob die Bedingung in jeder Lane gilt</translation>
    </message>
    <message id="Whether the lanes take turns after every access">
        <translation>Ob die Lanes sich nach jedem Zugriff abwechseln</translation>
    </message>
    <message id="Which cell will {} come from?">
        <translation>Aus welcher Zelle kommt {}?</translation>
    </message>
    <message id="Which of Table I">
        <translation>Welcher aus Tabelle I</translation>
    </message>
    <message id="Which of two ways to solve is faster where, as a map">
        <translation>Welcher von zwei Lösungswegen wo schneller ist, als Karte</translation>
    </message>
    <message id="Which weight, from 1">
        <translation>Welches Gewicht, von 1 an</translation>
    </message>
    <message id="While a block waits for the others, the hardware counts each look at what it waits for, and the emulator does not.">
        <translation>Während ein Block auf die anderen wartet, zählt die Hardware jeden Blick auf das, worauf er wartet; der Emulator nicht.</translation>
    </message>
    <message id="While the S warps wait at the global barrier (G), the F warps fetch the next class (M): {} of its {} step costs nothing. | While the S warps wait at the global barrier (G), the F warps fetch the next class (M): {} of its {} steps cost nothing." numerus="yes">
        <translation><numerusform>Während die S-Warps an der globalen Barriere (G) warten, holen die F-Warps die nächste Klasse (M): {} von ihrem {} Schritt kostet nichts.</numerusform><numerusform>Während die S-Warps an der globalen Barriere (G) warten, holen die F-Warps die nächste Klasse (M): {} ihrer {} Schritte kosten nichts.</numerusform></translation>
    </message>
    <message id="Whole numbers: {} {} of {} {}. ">
        <translation>Ganze Zahlen: {} {}, {} {}. </translation>
    </message>
    <message id="Whole times">
        <translation>Ganze Zeiten</translation>
    </message>
    <message id="Will {} be true?">
        <translation>Wird {} wahr?</translation>
    </message>
    <message id="With nothing chosen, with the cheapest choices that are enough, or both">
        <translation>Ohne Wahl, mit der günstigsten ausreichenden Auswahl, oder beides</translation>
    </message>
    <message id="With {} the sum would be {}, more than {}: this branch is cut.">
        <translation>Mit {} wäre die Summe {}, mehr als {}: Dieser Zweig wird abgeschnitten.</translation>
    </message>
    <message id="With {} {} it takes {} {}, parts of batches allowed. What one more copy would cost is what a copy is worth">
        <translation>Bekannt: {} {}; damit braucht es {} {}, Teile von Stapeln erlaubt. Was eine weitere Kopie kosten würde, ist eine Kopie wert</translation>
    </message>
    <message id="With {} {}, {}">
        <translation>Mit {} {}, {}</translation>
    </message>
    <message id="Without the probe {}. With it {}, median {}.">
        <translation>Ohne die Sonde {}. Mit ihr {}, Median {}.</translation>
    </message>
    <message id="Words: a list of the sums that can still get better, 64 in a word">
        <translation>Wörter: eine Liste der Summen, die noch besser werden können, 64 in einem Wort</translation>
    </message>
    <message id="Work of each kernel, in multiples of its usual one">
        <translation>Arbeit jedes Kernels, in Vielfachen der üblichen</translation>
    </message>
    <message id="Wrote {} in {} to {}: {}, {}.">
        <translation>{} in {} nach {} geschrieben: {}, {}.</translation>
    </message>
    <message id="Yes: {} is not needed, the target stays {}.">
        <translation>Ja: {} wird nicht gebraucht, die Zielsumme bleibt {}.</translation>
    </message>
    <message id="`{}` does not describe the content of a buffer">
        <translation>`{}` beschreibt keinen Inhalt eines Puffers</translation>
    </message>
    <message id="`{}` is not expected">
        <translation>`{}` wird nicht erwartet</translation>
    </message>
    <message id="a CPU that it does not name">
        <translation>eine CPU ohne Angabe des Modells</translation>
    </message>
    <message id="a `)` is missing">
        <translation>eine `)` fehlt</translation>
    </message>
    <message id="a barrier">
        <translation>einer Barriere</translation>
    </message>
    <message id="a block has 1 to 1024 threads">
        <translation>ein Block hat 1 bis 1024 Threads</translation>
    </message>
    <message id="a block has at most {} threads">
        <translation>ein Block hat höchstens {} Threads</translation>
    </message>
    <message id="a block has {}, an SM holds {}">
        <translation>ein Block hat {}, ein SM hält {}</translation>
    </message>
    <message id="a block is as high as its share of the SM">
        <translation>ein Block ist so hoch wie sein Anteil am SM</translation>
    </message>
    <message id="a block of {} takes {} bytes of shared memory and may take {}">
        <translation>ein Block von {} belegt {} Byte Shared Memory und darf {} belegen</translation>
    </message>
    <message id="a block of {} threads">
        <translation>ein Block mit {} Threads</translation>
    </message>
    <message id="a block takes {} bytes">
        <translation>ein Block belegt {} Byte</translation>
    </message>
    <message id="a block takes {} bytes beside static ones, not measured yet">
        <translation>ein Block belegt {} Byte neben den statischen, die noch nicht gemessen sind</translation>
    </message>
    <message id="a block, as high as its share of the SM">
        <translation>ein Block, so hoch wie sein Anteil am SM</translation>
    </message>
    <message id="a bound">
        <translation>eine Schranke</translation>
    </message>
    <message id="a bound has no selection and no weight">
        <translation>eine Schranke hat keine Auswahl und kein Gewicht</translation>
    </message>
    <message id="a bound is neither a front nor a plan">
        <translation>eine Schranke ist weder eine Front noch ein Plan</translation>
    </message>
    <message id="a bound, equal to the optimum">
        <translation>eine Schranke, gleich dem Optimum</translation>
    </message>
    <message id="a bound, {}">
        <translation>eine Schranke, {}</translation>
    </message>
    <message id="a buffer of {}-byte elements">
        <translation>ein Puffer mit Elementen von {} Byte</translation>
    </message>
    <message id="a campaign writes its results file where it is measured">
        <translation>eine Messreihe schreibt ihre Ergebnisdatei dort, wo gemessen wird</translation>
    </message>
    <message id="a carve-out is 0 to 100 percent">
        <translation>ein Carve-out hat 0 bis 100 Prozent</translation>
    </message>
    <message id="a carve-out of {} percent">
        <translation>ein Carve-out von {} Prozent</translation>
    </message>
    <message id="a ceiling has at least one sample">
        <translation>eine Obergrenze hat mindestens einen Messwert</translation>
    </message>
    <message id="a ceiling is a number above 0">
        <translation>eine Obergrenze ist eine Zahl über 0</translation>
    </message>
    <message id="a cell is [row, capacity]">
        <translation>eine Zelle ist [Zeile, Kapazität]</translation>
    </message>
    <message id="a cell lies outside of the table">
        <translation>eine Zelle liegt außerhalb der Tabelle</translation>
    </message>
    <message id="a cell to highlight lies outside of the table">
        <translation>eine hervorzuhebende Zelle liegt außerhalb der Tabelle</translation>
    </message>
    <message id="a choice">
        <translation>eine Wahl</translation>
    </message>
    <message id="a choice has no words">
        <translation>eine Auswahlmöglichkeit hat keine Worte</translation>
    </message>
    <message id="a class">
        <translation>eine Klasse</translation>
    </message>
    <message id="a class larger than shared memory, values up to {}">
        <translation>eine Klasse größer als das Shared Memory, Werte bis {}</translation>
    </message>
    <message id="a class of {} items">
        <translation>eine Klasse mit {} Gegenständen</translation>
    </message>
    <message id="a colour for each cell">
        <translation>eine Farbe für jede Zelle</translation>
    </message>
    <message id="a constraint">
        <translation>eine Nebenbedingung</translation>
    </message>
    <message id="a copy">
        <translation>eine Kopie</translation>
    </message>
    <message id="a curve has as many times as values">
        <translation>eine Kurve hat so viele Zeiten wie Werte</translation>
    </message>
    <message id="a document">
        <translation>ein Dokument</translation>
    </message>
    <message id="a double">
        <translation>ein double</translation>
    </message>
    <message id="a download">
        <translation>ein Herunterladen</translation>
    </message>
    <message id="a figure is not a number from 0 up">
        <translation>ein Messwert ist keine Zahl ab 0</translation>
    </message>
    <message id="a file cannot be moved to its place">
        <translation>eine Datei lässt sich nicht an ihren Ort verschieben</translation>
    </message>
    <message id="a file of a lesson">
        <translation>eine Datei einer Lektion</translation>
    </message>
    <message id="a file of a lesson has at most {} MiB">
        <translation>eine Datei einer Lektion hat höchstens {} MiB</translation>
    </message>
    <message id="a file of translations">
        <translation>eine Datei mit Übersetzungen</translation>
    </message>
    <message id="a film">
        <translation>ein Film</translation>
    </message>
    <message id="a film is made by ffmpeg, which is not on the PATH">
        <translation>einen Film macht ffmpeg, das nicht im PATH liegt</translation>
    </message>
    <message id="a float">
        <translation>ein float</translation>
    </message>
    <message id="a front">
        <translation>eine Front</translation>
    </message>
    <message id="a front is found of at most {} choices">
        <translation>eine Front wird aus höchstens {} Wahlmöglichkeiten gebildet</translation>
    </message>
    <message id="a front or a plan has no objective and no weight">
        <translation>eine Front oder ein Plan hat keinen Zielwert und kein Gewicht</translation>
    </message>
    <message id="a given plan is not run with schedule = {}">
        <translation>ein vorgegebener Plan wird nicht mit schedule = {} ausgeführt</translation>
    </message>
    <message id="a grid barrier in a launch that is not cooperative">
        <translation>eine Grid-Barriere in einem Start, der nicht kooperativ ist</translation>
    </message>
    <message id="a grid has 1 to 2^31 - 1 blocks">
        <translation>ein Grid hat 1 bis 2^31 - 1 Blöcke</translation>
    </message>
    <message id="a grid of {} blocks">
        <translation>ein Grid mit {} Blöcken</translation>
    </message>
    <message id="a kernel">
        <translation>ein Kernel</translation>
    </message>
    <message id="a kernel must not recurse or hold large arrays">
        <translation>ein Kernel darf weder rekursiv sein noch große Arrays halten</translation>
    </message>
    <message id="a knapsack asks for no plan">
        <translation>ein Rucksackproblem fragt nicht nach einem Plan</translation>
    </message>
    <message id="a launch ends after the timeline">
        <translation>ein Start endet nach der Zeitleiste</translation>
    </message>
    <message id="a launch of so many blocks has no schedule">
        <translation>ein Start von so vielen Blöcken hat keinen Zeitplan</translation>
    </message>
    <message id="a launch of {} blocks instead of {} {}">
        <translation>ein Start von {} statt {} Blöcken {}</translation>
    </message>
    <message id="a layout without a name">
        <translation>eine Anordnung ohne Namen</translation>
    </message>
    <message id="a lesson has at least one step">
        <translation>eine Lektion hat mindestens einen Schritt</translation>
    </message>
    <message id="a line has a letter and a number">
        <translation>eine Zeile hat einen Buchstaben und eine Zahl</translation>
    </message>
    <message id="a line has a number for each item">
        <translation>eine Zeile hat eine Zahl für jeden Gegenstand</translation>
    </message>
    <message id="a line has a weight and a value for each of its items">
        <translation>eine Zeile hat ein Gewicht und einen Wert für jeden ihrer Gegenstände</translation>
    </message>
    <message id="a line has one instance">
        <translation>eine Zeile hat eine Instanz</translation>
    </message>
    <message id="a line has three numbers">
        <translation>eine Zeile hat drei Zahlen</translation>
    </message>
    <message id="a line has three numbers, and perhaps whether the item is taken">
        <translation>eine Zeile hat drei Zahlen und vielleicht, ob der Gegenstand genommen wird</translation>
    </message>
    <message id="a line has two numbers">
        <translation>eine Zeile hat zwei Zahlen</translation>
    </message>
    <message id="a linear program has no column">
        <translation>ein lineares Programm hat keine Spalte</translation>
    </message>
    <message id="a list is not closed in this line">
        <translation>eine Liste ist in dieser Zeile nicht geschlossen</translation>
    </message>
    <message id="a list of chapters">
        <translation>eine Liste von Kapiteln</translation>
    </message>
    <message id="a list of files">
        <translation>eine Liste von Dateien</translation>
    </message>
    <message id="a local variable">
        <translation>eine lokale Variable</translation>
    </message>
    <message id="a mark">
        <translation>eine Marke</translation>
    </message>
    <message id="a mask must name every lane that calls">
        <translation>eine Maske muss jede Lane nennen, die aufruft</translation>
    </message>
    <message id="a mix of kernels asks for a plan: one kernel after the other is always one">
        <translation>eine Kernelmischung fragt nach einem Plan: Ein Kernel nach dem anderen ist immer einer</translation>
    </message>
    <message id="a modelled run and a measured one cannot share an axis">
        <translation>ein modellierter Lauf und ein gemessener können keine Achse teilen</translation>
    </message>
    <message id="a multiple-choice knapsack asks for no plan">
        <translation>ein Multiple-Choice-Rucksackproblem fragt nicht nach einem Plan</translation>
    </message>
    <message id="a newer Knapscope wrote this file, which stays as it is">
        <translation>ein neueres Knapscope hat diese Datei geschrieben; sie bleibt, wie sie ist</translation>
    </message>
    <message id="a number">
        <translation>eine Zahl</translation>
    </message>
    <message id="a number is missing">
        <translation>eine Zahl fehlt</translation>
    </message>
    <message id="a number is too large">
        <translation>eine Zahl ist zu groß</translation>
    </message>
    <message id="a number of the column">
        <translation>eine Zahl der Spalte</translation>
    </message>
    <message id="a packed number has more than 64 bits">
        <translation>eine gepackte Zahl hat mehr als 64 Bit</translation>
    </message>
    <message id="a page has at most {} choices">
        <translation>eine Seite hat höchstens {} Auswahlen</translation>
    </message>
    <message id="a page of the manual">
        <translation>eine Seite des Handbuchs</translation>
    </message>
    <message id="a part of a page">
        <translation>ein Teil einer Seite</translation>
    </message>
    <message id="a picture cannot be written as CSV">
        <translation>ein Bild lässt sich nicht als CSV schreiben</translation>
    </message>
    <message id="a picture in a text">
        <translation>ein Bild in einem Text</translation>
    </message>
    <message id="a picture of {} x {} pixels cannot be exported">
        <translation>ein Bild von {} x {} Pixeln lässt sich nicht exportieren</translation>
    </message>
    <message id="a point has choices for {} task of {} | a point has choices for {} tasks of {}" numerus="yes">
        <translation><numerusform>ein Punkt hat für {} von {} Tasks eine Wahl</numerusform><numerusform>ein Punkt hat für {} von {} Tasks eine Wahl</numerusform></translation>
    </message>
    <message id="a preset and a device's own numbers exclude each other">
        <translation>eine Vorlage und die eigenen Zahlen eines Geräts schließen einander aus</translation>
    </message>
    <message id="a problem">
        <translation>ein Problem</translation>
    </message>
    <message id="a question has 2 to {} choices">
        <translation>eine Frage hat 2 bis {} Auswahlmöglichkeiten</translation>
    </message>
    <message id="a question of your own">
        <translation>eine eigene Frage</translation>
    </message>
    <message id="a quotation mark is opened here and never closed">
        <translation>ein Anführungszeichen wird hier geöffnet und nie geschlossen</translation>
    </message>
    <message id="a recorded run">
        <translation>ein aufgezeichneter Lauf</translation>
    </message>
    <message id="a recording of the shape '{}' has no rows to write as CSV">
        <translation>eine Aufzeichnung der Form „{}“ hat keine Zeilen, die sich als CSV schreiben lassen</translation>
    </message>
    <message id="a replay">
        <translation>eine Wiederholung</translation>
    </message>
    <message id="a replay launches, fills and copies">
        <translation>eine Wiedergabe startet, füllt und kopiert nur</translation>
    </message>
    <message id="a row has not one number for the setting and one for each column">
        <translation>eine Zeile hat nicht eine Zahl für die Einstellung und eine für jede Spalte</translation>
    </message>
    <message id="a row of {} sums has more bytes than can be counted">
        <translation>eine Zeile mit {} Summen hat mehr Byte, als sich zählen lassen</translation>
    </message>
    <message id="a row would have {} cells or more">
        <translation>eine Zeile hätte {} Zellen oder mehr</translation>
    </message>
    <message id="a run of {} took no time that counts, so nothing can be divided by it">
        <translation>ein Lauf von {} dauerte nicht messbar lange, daher lässt sich durch ihn nicht teilen</translation>
    </message>
    <message id="a run repeats for 0 to {} seconds">
        <translation>ein Lauf wird 0 bis {} Sekunden lang wiederholt</translation>
    </message>
    <message id="a run that failed has no time">
        <translation>ein Lauf, der scheiterte, hat keine Zeit</translation>
    </message>
    <message id="a run that is made several times has no table to write">
        <translation>ein mehrfach ausgeführter Lauf hat keine Tabelle zum Schreiben</translation>
    </message>
    <message id="a run, and no instance">
        <translation>ein Lauf und keine Instanz</translation>
    </message>
    <message id="a sample has {} SMs">
        <translation>eine Stichprobe hat {} SMs</translation>
    </message>
    <message id="a sample has {} SMs, the one before {}">
        <translation>eine Stichprobe hat {} SMs, die vorige {}</translation>
    </message>
    <message id="a sample of {} s comes after one of {} s">
        <translation>eine Stichprobe bei {} s kommt nach einer bei {} s</translation>
    </message>
    <message id="a sample was taken at {} s">
        <translation>eine Stichprobe wurde bei {} s genommen</translation>
    </message>
    <message id="a selection costs more than {}">
        <translation>eine Auswahl kostet mehr als {}</translation>
    </message>
    <message id="a share of {} is not between 0 and 1">
        <translation>ein Anteil von {} liegt nicht zwischen 0 und 1</translation>
    </message>
    <message id="a sheet has 1 to {} exercises">
        <translation>ein Aufgabenblatt hat 1 bis {} Aufgaben</translation>
    </message>
    <message id="a sheet of exercises">
        <translation>ein Aufgabenblatt</translation>
    </message>
    <message id="a single run">
        <translation>ein einziger Lauf</translation>
    </message>
    <message id="a solution is found">
        <translation>eine Lösung ist gefunden</translation>
    </message>
    <message id="a solve ended at {} s">
        <translation>ein Lösungslauf endete bei {} s</translation>
    </message>
    <message id="a solve of {} s comes after one of {} s">
        <translation>ein Lösungslauf bei {} s kommt nach einem bei {} s</translation>
    </message>
    <message id="a stage began at {} ms and took {} ms">
        <translation>eine Stufe begann bei {} ms und dauerte {} ms</translation>
    </message>
    <message id="a step lies beyond the last, {}">
        <translation>ein Schritt liegt hinter dem letzten, {}</translation>
    </message>
    <message id="a step shows at least one step of the recording, or a figure">
        <translation>ein Schritt zeigt mindestens einen Schritt der Aufzeichnung oder eine Abbildung</translation>
    </message>
    <message id="a string">
        <translation>ein Text</translation>
    </message>
    <message id="a subset sum asks for no plan">
        <translation>ein Teilsummenproblem fragt nicht nach einem Plan</translation>
    </message>
    <message id="a table">
        <translation>eine Tabelle</translation>
    </message>
    <message id="a table of {} costs and {} choices is too large">
        <translation>eine Tabelle mit {} Kosten und {} Wahlmöglichkeiten ist zu groß</translation>
    </message>
    <message id="a table of {} rows and {} columns fits no file">
        <translation>eine Tabelle mit {} Zeilen und {} Spalten passt in keine Datei</translation>
    </message>
    <message id="a table of {} rows and {} columns in {} layers fits no file">
        <translation>eine Tabelle mit {} Zeilen und {} Spalten in {} Schichten passt in keine Datei</translation>
    </message>
    <message id="a table of {} rows of {} cells is larger than any memory">
        <translation>eine Tabelle mit {} Zeilen zu {} Zellen ist größer als jeder Speicher</translation>
    </message>
    <message id="a task">
        <translation>ein Task</translation>
    </message>
    <message id="a task has {} choices that no other one dominates">
        <translation>ein Task hat {} Wahlmöglichkeiten, die keine andere dominiert</translation>
    </message>
    <message id="a task of {} items">
        <translation>ein Task mit {} Gegenständen</translation>
    </message>
    <message id="a text of the question has more than {} letters">
        <translation>ein Text der Frage hat mehr als {} Zeichen</translation>
    </message>
    <message id="a thread has at most {}">
        <translation>ein Thread hat höchstens {}</translation>
    </message>
    <message id="a thread has {} cells only">
        <translation>ein Thread hat nur {} Zellen</translation>
    </message>
    <message id="a thread of {} needs {} registers and may have {}">
        <translation>ein Thread von {} braucht {} Register und darf {} haben</translation>
    </message>
    <message id="a thread's stack overflowed">
        <translation>der Stack eines Threads ist übergelaufen</translation>
    </message>
    <message id="a time is negative or no number">
        <translation>eine Zeit ist negativ oder keine Zahl</translation>
    </message>
    <message id="a timeline shows one run, and there are several">
        <translation>eine Zeitleiste zeigt einen Lauf, und es sind mehrere</translation>
    </message>
    <message id="a transfer goes beyond the buffer '{}'">
        <translation>eine Übertragung geht über den Puffer „{}“ hinaus</translation>
    </message>
    <message id="a tree">
        <translation>ein Baum</translation>
    </message>
    <message id="a utilisation of {} bits and a choice's number of {} do not fit a cell">
        <translation>eine Prozessorauslastung mit {} Bit und die Nummer einer Wahl mit {} passen nicht in eine Zelle</translation>
    </message>
    <message id="a value">
        <translation>ein Wert</translation>
    </message>
    <message id="a value must be an integer or a word">
        <translation>ein Wert muss eine ganze Zahl oder ein Wort sein</translation>
    </message>
    <message id="a value that is no whole number needs 'exact', its fraction">
        <translation>ein Wert, der keine ganze Zahl ist, braucht 'exact', seinen Bruch</translation>
    </message>
    <message id="a variant has a name and runs somewhere">
        <translation>eine Variante hat einen Namen und läuft irgendwo</translation>
    </message>
    <message id="a weight">
        <translation>ein Gewicht</translation>
    </message>
    <message id="a weight is above 0 and at most 1000">
        <translation>ein Gewicht liegt über 0 und bei höchstens 1000</translation>
    </message>
    <message id="a whole row">
        <translation>eine ganze Zeile</translation>
    </message>
    <message id="a window is of timelines, and a recording has none">
        <translation>ein Fenster gilt für Zeitleisten, und eine Aufzeichnung hat keine</translation>
    </message>
    <message id="a word">
        <translation>ein Wort</translation>
    </message>
    <message id="a zero or a one">
        <translation>eine Null oder eine Eins</translation>
    </message>
    <message id="about {}">
        <translation>etwa {}</translation>
    </message>
    <message id="about {} cells">
        <translation>etwa {} Zellen</translation>
    </message>
    <message id="above">
        <translation>über</translation>
    </message>
    <message id="above c">
        <translation>über c</translation>
    </message>
    <message id="above the target">
        <translation>über der Zielsumme</translation>
    </message>
    <message id="achieved occupancy">
        <translation>erreichte Auslastung</translation>
    </message>
    <message id="achieved {} over the launches, {} while an SM had warps">
        <translation>erreicht: {} über die Starts, {}, solange ein SM Warps hatte</translation>
    </message>
    <message id="add">
        <translation>addieren</translation>
    </message>
    <message id="add a column `value`; if only the sum of the weights counts, say so: `knapscope-run convert FILE OUT --kind {}`">
        <translation>eine Spalte `value` hinzufügen; wenn nur die Summe der Gewichte zählt, das angeben: `knapscope-run convert FILE OUT --kind {}`</translation>
    </message>
    <message id="add it to `arguments`">
        <translation>ihn zu `arguments` hinzufügen</translation>
    </message>
    <message id="add it, as in `--columns {}=1`">
        <translation>fügen Sie sie hinzu, wie in `--columns {}=1`</translation>
    </message>
    <message id="add or remove some">
        <translation>fügen Sie welche hinzu, oder entfernen Sie welche</translation>
    </message>
    <message id="add what is missing">
        <translation>ergänzen Sie, was fehlt</translation>
    </message>
    <message id="add {} first">
        <translation>fügen Sie zuerst {} hinzu</translation>
    </message>
    <message id="added weight of an item">
        <translation>zusätzliches Gewicht je Gegenstand</translation>
    </message>
    <message id="address in bytes, 4 bytes a word">
        <translation>Adresse in Bytes, 4 Byte je Wort</translation>
    </message>
    <message id="adds the weight in place of the value">
        <translation>addiert das Gewicht statt des Werts</translation>
    </message>
    <message id="adjacent">
        <translation>benachbart</translation>
    </message>
    <message id="after {} of pairs of blocks, {} is the target. A solution is found.">
        <translation>{1} ist die Zielsumme (Blockpaare: {0}). Eine Lösung ist gefunden.</translation>
    </message>
    <message id="after {}, {} is the target: a solution is found.">
        <translation>{}, dann ist {} die Zielsumme: Eine Lösung ist gefunden.</translation>
    </message>
    <message id="all above M = {}: pruned by Lemma {}">
        <translation>alle über M = {}: abgeschnitten nach Lemma {}</translation>
    </message>
    <message id="all at the same address">
        <translation>alle an derselben Adresse</translation>
    </message>
    <message id="all below M = {}: pruned by Lemma {}">
        <translation>alle unter M = {}: abgeschnitten nach Lemma {}</translation>
    </message>
    <message id="all its sums are above the target">
        <translation>alle seine Summen liegen über der Zielsumme</translation>
    </message>
    <message id="all its sums are below the target">
        <translation>alle seine Summen liegen unter der Zielsumme</translation>
    </message>
    <message id="all {} blocks wait">
        <translation>alle {} Blöcke warten</translation>
    </message>
    <message id="allocate memory">
        <translation>Speicher anfordern</translation>
    </message>
    <message id="allocating {} ({} bytes)">
        <translation>Belegen von {} ({} Byte)</translation>
    </message>
    <message id="allocating {} bytes of page-locked memory">
        <translation>Belegen von {} Byte seitenfixiertem Speicher</translation>
    </message>
    <message id="allow more memory or ask for a range of costs">
        <translation>erlauben Sie mehr Speicher, oder verlangen Sie einen Bereich von Kosten</translation>
    </message>
    <message id="allow more memory or set a smaller max_cost">
        <translation>erlauben Sie mehr Speicher oder setzen Sie max_cost kleiner</translation>
    </message>
    <message id="alone">
        <translation>allein</translation>
    </message>
    <message id="an SM holds at most {}">
        <translation>ein SM hält höchstens {}</translation>
    </message>
    <message id="an SM | {} SMs" numerus="yes">
        <translation><numerusform>ein SM</numerusform><numerusform>{} SMs</numerusform></translation>
    </message>
    <message id="an answer is a selection, a front or a plan, and this is more than one of them">
        <translation>eine Antwort ist eine Auswahl, eine Front oder ein Plan, und dies ist mehr als eines davon</translation>
    </message>
    <message id="an array">
        <translation>ein Array</translation>
    </message>
    <message id="an efficiency is null where nothing was moved, and only there">
        <translation>eine Effizienz ist null, wo nichts bewegt wurde, und nur dort</translation>
    </message>
    <message id="an icon">
        <translation>ein Symbol</translation>
    </message>
    <message id="an instance in format {} is several files">
        <translation>eine Instanz im Format {} sind mehrere Dateien</translation>
    </message>
    <message id="an instance in this format is several files">
        <translation>eine Instanz in diesem Format besteht aus mehreren Dateien</translation>
    </message>
    <message id="an instruction-set selection asks for a front: the empty selection is always legal">
        <translation>eine Befehlssatzauswahl fragt nach einer Front: Die leere Auswahl ist immer zulässig</translation>
    </message>
    <message id="an integer">
        <translation>eine ganze Zahl</translation>
    </message>
    <message id="an integer of {} byte | an integer of {} bytes" numerus="yes">
        <translation><numerusform>eine ganze Zahl mit {} Byte</numerusform><numerusform>eine ganze Zahl mit {} Byte</numerusform></translation>
    </message>
    <message id="an item">
        <translation>ein Gegenstand</translation>
    </message>
    <message id="an object">
        <translation>ein Objekt</translation>
    </message>
    <message id="an occupancy is from 0 to 1">
        <translation>eine Auslastung liegt zwischen 0 und 1</translation>
    </message>
    <message id="an unknown error">
        <translation>ein unbekannter Fehler</translation>
    </message>
    <message id="an upload">
        <translation>ein Hochladen</translation>
    </message>
    <message id="and 1 more line | and {} more lines" numerus="yes">
        <translation><numerusform>und 1 weitere Zeile</numerusform><numerusform>und {} weitere Zeilen</numerusform></translation>
    </message>
    <message id="and {} more">
        <translation>und {} weitere</translation>
    </message>
    <message id="and {} more row | and {} more rows" numerus="yes">
        <translation><numerusform>und {} weitere Zeile</numerusform><numerusform>und {} weitere Zeilen</numerusform></translation>
    </message>
    <message id="and {} more warp | and {} more warps" numerus="yes">
        <translation><numerusform>und {} weiterer Warp</numerusform><numerusform>und {} weitere Warps</numerusform></translation>
    </message>
    <message id="and {} more {}">
        <translation>und {} weitere {}</translation>
    </message>
    <message id="another picture">
        <translation>ein anderes Bild</translation>
    </message>
    <message id="another process">
        <translation>ein anderer Prozess</translation>
    </message>
    <message id="another profiler has switched CUPTI off">
        <translation>ein anderer Profiler hat CUPTI abgeschaltet</translation>
    </message>
    <message id="another program uses the hardware's counters">
        <translation>ein anderes Programm benutzt die Zähler der Hardware</translation>
    </message>
    <message id="another run of this program uses the hardware's counters">
        <translation>ein anderer Lauf dieses Programms benutzt die Zähler der Hardware</translation>
    </message>
    <message id="another thread's part">
        <translation>Teil eines anderen Threads</translation>
    </message>
    <message id="answer">
        <translation>Antwort</translation>
    </message>
    <message id="are">
        <translation>sind</translation>
    </message>
    <message id="argument {} {}">
        <translation>Argument {} {}</translation>
    </message>
    <message id="arithmetic">
        <translation>Rechnen</translation>
    </message>
    <message id="arithmetic: {} steps/s">
        <translation>Arithmetik: {} Schritte/s</translation>
    </message>
    <message id="as a linear program the instance would have more variables than anybody solves">
        <translation>als lineares Programm hätte die Instanz mehr Variablen, als irgendjemand lösen kann</translation>
    </message>
    <message id="as by the exact rules">
        <translation>wie nach den genauen Regeln</translation>
    </message>
    <message id="as few batches as there can be">
        <translation>so wenige Stapel wie möglich</translation>
    </message>
    <message id="as high as the kernel's share of the SM">
        <translation>so hoch wie der Anteil des Kernels am SM</translation>
    </message>
    <message id="ask for a range of costs">
        <translation>verlangen Sie einen Bereich von Kosten</translation>
    </message>
    <message id="ask for profiling to be switched on for this virtual GPU">
        <translation>bitten Sie darum, das Profiling für diese virtuelle GPU einzuschalten</translation>
    </message>
    <message id="ask for the front alone">
        <translation>fordern Sie nur die Front an</translation>
    </message>
    <message id="ask knapscope-run">
        <translation>nehmen Sie dafür knapscope-run</translation>
    </message>
    <message id="ask more often, or begin earlier">
        <translation>fragen Sie öfter oder beginnen Sie früher</translation>
    </message>
    <message id="asking for a carve-out of {} percent">
        <translation>Anfordern eines Carve-outs von {} Prozent</translation>
    </message>
    <message id="asking for {} bytes of shared memory a block">
        <translation>Anfordern von {} Byte Shared Memory je Block</translation>
    </message>
    <message id="assumes an order without a barrier">
        <translation>setzt ohne Barriere eine Reihenfolge voraus</translation>
    </message>
    <message id="at byte {} of {}">
        <translation>bei Byte {} von {}</translation>
    </message>
    <message id="at bytes">
        <translation>bei den Bytes</translation>
    </message>
    <message id="at least {}">
        <translation>mindestens {}</translation>
    </message>
    <message id="at most ">
        <translation>höchstens </translation>
    </message>
    <message id="at most 32 warps a block">
        <translation>höchstens 32 Warps je Block</translation>
    </message>
    <message id="at most one choice of each">
        <translation>höchstens eine Wahl von jedem</translation>
    </message>
    <message id="bank conflicts">
        <translation>Bankkonflikte</translation>
    </message>
    <message id="barrier divergence">
        <translation>Barrieren-Divergenz</translation>
    </message>
    <message id="barrier of the grid, atomic">
        <translation>Barriere des Grids, atomar</translation>
    </message>
    <message id="barrier of the grid, cooperative groups">
        <translation>Barriere des Grids, Cooperative Groups</translation>
    </message>
    <message id="bars">
        <translation>Balken</translation>
    </message>
    <message id="basic v1">
        <translation>basic v1</translation>
    </message>
    <message id="basic v2">
        <translation>basic v2</translation>
    </message>
    <message id="batch">
        <translation>Stapel</translation>
    </message>
    <message id="batch {} of its plan does not take what it says">
        <translation>Stapel {} des Plans belegt nicht, was angegeben ist</translation>
    </message>
    <message id="batch {} of its plan has other limits than the device">
        <translation>Stapel {} des Plans hat andere Grenzen als das Gerät</translation>
    </message>
    <message id="batch {} of its plan holds no kernel">
        <translation>Stapel {} des Plans enthält keinen Kernel</translation>
    </message>
    <message id="batch {} of its plan is not launched">
        <translation>Stapel {} des Plans wird nicht gestartet</translation>
    </message>
    <message id="batch {} of its plan takes more than a multiprocessor has">
        <translation>Stapel {} des Plans braucht mehr, als ein Multiprozessor hat</translation>
    </message>
    <message id="batch | batches" numerus="yes">
        <translation><numerusform>Stapel</numerusform><numerusform>Stapel</numerusform></translation>
    </message>
    <message id="batches">
        <translation>Stapel</translation>
    </message>
    <message id="batches, by blocks on each SM">
        <translation>Stapel, nach Blöcken je SM</translation>
    </message>
    <message id="because it ignores allocation units and the limits of one block">
        <translation>weil sie Zuteilungseinheiten und die Grenzen eines Blocks übergeht</translation>
    </message>
    <message id="before weight ">
        <translation>vor Gewicht </translation>
    </message>
    <message id="begin another one">
        <translation>beginnen Sie ein weiteres</translation>
    </message>
    <message id="begin each row with the number of its item, from 1 on: `number,profit,weight,x`">
        <translation>beginnen Sie jede Zeile mit der Nummer ihres Gegenstands, von 1 an: `number,profit,weight,x`</translation>
    </message>
    <message id="begin the file with an instance's name">
        <translation>beginnen Sie die Datei mit dem Namen einer Instanz</translation>
    </message>
    <message id="begin them with `weights:` and `values:`, and write a line `capacity: {}`">
        <translation>beginnen Sie sie mit `weights:` und `values:`, und schreiben Sie eine Zeile `capacity: {}`</translation>
    </message>
    <message id="begin with the cells of {}">
        <translation>beginnen Sie mit den Zellen für {}</translation>
    </message>
    <message id="begins">
        <translation>beginnt</translation>
    </message>
    <message id="begins at byte {} of '{}'">
        <translation>beginnt bei Byte {} von „{}“</translation>
    </message>
    <message id="behind">
        <translation>Bester Wert je Kosten</translation>
    </message>
    <message id="being computed">
        <translation>wird berechnet</translation>
    </message>
    <message id="below">
        <translation>unter</translation>
    </message>
    <message id="below 1 %">
        <translation>unter 1 %</translation>
    </message>
    <message id="below the target">
        <translation>unter der Zielsumme</translation>
    </message>
    <message id="best so far">
        <translation>bisher bester</translation>
    </message>
    <message id="best sum">
        <translation>beste Summe</translation>
    </message>
    <message id="better sums reached">
        <translation>erreichte bessere Summen</translation>
    </message>
    <message id="beyond the target">
        <translation>über der Zielsumme</translation>
    </message>
    <message id="binary searches">
        <translation>binäre Suchen</translation>
    </message>
    <message id="bit 0">
        <translation>Bit 0</translation>
    </message>
    <message id="bit 0: it stays">
        <translation>Bit 0: es bleibt</translation>
    </message>
    <message id="bit 1">
        <translation>Bit 1</translation>
    </message>
    <message id="bits of a sum">
        <translation>Bits je Summe</translation>
    </message>
    <message id="block ">
        <translation>Block </translation>
    </message>
    <message id="block 0">
        <translation>Block 0</translation>
    </message>
    <message id="block boundary, C = {}">
        <translation>Blockgrenze, C = {}</translation>
    </message>
    <message id="block boundary, c = {}">
        <translation>Blockgrenze, c = {}</translation>
    </message>
    <message id="block pair ">
        <translation>Blockpaar </translation>
    </message>
    <message id="block pair {}: its {} sum {}">
        <translation>Blockpaar {}: Die {} Summe {}</translation>
    </message>
    <message id="block {}">
        <translation>Block {}</translation>
    </message>
    <message id="block {} of A is picked with block {} of B, into slot {} of S, which is what atomicAdd returned. | block {} of A is picked with blocks {} of B, into slots {} of S, which is what atomicAdd returned." numerus="yes">
        <translation><numerusform>Block {} von A wird mit Block {} von B gewählt, in Platz {} von S, den atomicAdd zurückgab.</numerusform><numerusform>Block {} von A wird mit den Blöcken {} von B gewählt, in die Plätze {} von S, die atomicAdd zurückgab.</numerusform></translation>
    </message>
    <message id="block {}: SM {}, from {} to {} warp instruction | block {}: SM {}, from {} to {} warp instructions" numerus="yes">
        <translation><numerusform>Block {}: SM {}, von {} bis {} Warp-Anweisung</numerusform><numerusform>Block {}: SM {}, von {} bis {} Warp-Anweisungen</numerusform></translation>
    </message>
    <message id="block {}: SM {}, waits for ever">
        <translation>Block {}: SM {}, wartet für immer</translation>
    </message>
    <message id="block {}: elements {}, sums {}">
        <translation>Block {}: Elemente {}, Summen {}</translation>
    </message>
    <message id="block | blocks" numerus="yes">
        <translation><numerusform>Block</numerusform><numerusform>Blöcke</numerusform></translation>
    </message>
    <message id="blocks">
        <translation>Blöcke</translation>
    </message>
    <message id="blocks of {} instead of {} threads {}">
        <translation>ein Block von {} statt {} Threads {}</translation>
    </message>
    <message id="blocks of {} thread with {} registers and {} bytes of shared memory a block | blocks of {} threads with {} registers each and {} bytes of shared memory a block" numerus="yes">
        <translation><numerusform>Blöcke zu {} Thread mit {} Registern und {} Byte Shared Memory je Block</numerusform><numerusform>Blöcke zu {} Threads mit je {} Registern und {} Byte Shared Memory je Block</numerusform></translation>
    </message>
    <message id="blocks run">
        <translation>gelaufene Blöcke</translation>
    </message>
    <message id="bound">
        <translation>Schranke</translation>
    </message>
    <message id="bound of the linear program">
        <translation>Schranke des linearen Programms</translation>
    </message>
    <message id="box {}">
        <translation>Kasten {}</translation>
    </message>
    <message id="boxes">
        <translation>Kästen</translation>
    </message>
    <message id="branches">
        <translation>Verzweigungen</translation>
    </message>
    <message id="branches taken one way">
        <translation>einheitliche Verzweigungen</translation>
    </message>
    <message id="buffer | buffers" numerus="yes">
        <translation><numerusform>Puffer</numerusform><numerusform>Puffer</numerusform></translation>
    </message>
    <message id="build it with CUDA 12.6 or newer">
        <translation>bauen Sie es mit CUDA 12.6 oder neuer</translation>
    </message>
    <message id="built without Boost.Context">
        <translation>ohne Boost.Context gebaut</translation>
    </message>
    <message id="busy time">
        <translation>Zeit, in der sie beschäftigt ist</translation>
    </message>
    <message id="by another name">
        <translation>unter einem anderen Namen</translation>
    </message>
    <message id="byte {}">
        <translation>Byte {}</translation>
    </message>
    <message id="byte {} of shared memory (array '{}')">
        <translation>Byte {} des Shared Memory (Array „{}“)</translation>
    </message>
    <message id="byte | bytes" numerus="yes">
        <translation><numerusform>Byte</numerusform><numerusform>Byte</numerusform></translation>
    </message>
    <message id="bytes between the two">
        <translation>Bytes zwischen beiden</translation>
    </message>
    <message id="bytes moved">
        <translation>bewegte Bytes</translation>
    </message>
    <message id="bytes moved and not used">
        <translation>bewegte und nicht benutzte Bytes</translation>
    </message>
    <message id="bytes of shared memory">
        <translation>Bytes Shared Memory</translation>
    </message>
    <message id="bytes of sums moved">
        <translation>bewegte Bytes der Summen</translation>
    </message>
    <message id="bytes used">
        <translation>benutzte Bytes</translation>
    </message>
    <message id="bytes {} to {} of {} memory">
        <translation>Byte {} bis {} des Speichers „{}“</translation>
    </message>
    <message id="cache lines">
        <translation>Cache-Zeilen</translation>
    </message>
    <message id="cancelled">
        <translation>abgebrochen</translation>
    </message>
    <message id="cannot be read: the program does not hold it">
        <translation>kann nicht gelesen werden: Das Programm enthält sie nicht</translation>
    </message>
    <message id="cannot be read: {}">
        <translation>kann nicht gelesen werden: {}</translation>
    </message>
    <message id="cannot be written: {}">
        <translation>kann nicht geschrieben werden: {}</translation>
    </message>
    <message id="capacity">
        <translation>Kapazität</translation>
    </message>
    <message id="ceil takes a number that is not negative and one that is positive">
        <translation>ceil braucht eine nicht negative und eine positive Zahl</translation>
    </message>
    <message id="cell">
        <translation>Zelle</translation>
    </message>
    <message id="cell of this round, by its thread">
        <translation>Zelle dieser Runde, von ihrem Thread</translation>
    </message>
    <message id="cell | cells" numerus="yes">
        <translation><numerusform>Zelle</numerusform><numerusform>Zellen</numerusform></translation>
    </message>
    <message id="cells">
        <translation>Zellen</translation>
    </message>
    <message id="cells 0 to {} of a row, by the block that computes them">
        <translation>Zellen 0 bis {} einer Zeile, nach dem Block, der sie berechnet</translation>
    </message>
    <message id="cells a thread, L">
        <translation>Zellen je Thread, L</translation>
    </message>
    <message id="cells fetched">
        <translation>geholte Zellen</translation>
    </message>
    <message id="cells of a row">
        <translation>Zellen einer Zeile</translation>
    </message>
    <message id="cells {}–{}">
        <translation>Zellen {}–{}</translation>
    </message>
    <message id="changed">
        <translation>geändert</translation>
    </message>
    <message id="changes">
        <translation>ändert</translation>
    </message>
    <message id="cheapest">
        <translation>günstigste</translation>
    </message>
    <message id="check that knapscope-run has the version of this program">
        <translation>prüfen Sie, ob knapscope-run dieselbe Version wie dieses Programm hat</translation>
    </message>
    <message id="check that number, and this line">
        <translation>prüfen Sie diese Zahl und diese Zeile</translation>
    </message>
    <message id="check that number, and whether lines are missing">
        <translation>prüfen Sie diese Zahl, und ob Zeilen fehlen</translation>
    </message>
    <message id="check the file's name and permissions">
        <translation>prüfen Sie Namen und Zugriffsrechte der Datei</translation>
    </message>
    <message id="check the last line">
        <translation>prüfen Sie die letzte Zeile</translation>
    </message>
    <message id="check the number of items, and this line">
        <translation>prüfen Sie die Anzahl der Gegenstände und diese Zeile</translation>
    </message>
    <message id="check this line">
        <translation>prüfen Sie diese Zeile</translation>
    </message>
    <message id="check where it leads and how much room is left there">
        <translation>prüfen, wohin sie führt und wie viel Platz dort frei ist</translation>
    </message>
    <message id="choice">
        <translation>Wahl</translation>
    </message>
    <message id="choice  | choices " numerus="yes">
        <translation><numerusform>Wahl </numerusform><numerusform>Wahl </numerusform></translation>
    </message>
    <message id="choices">
        <translation>Wahlmöglichkeiten</translation>
    </message>
    <message id="choices that take part">
        <translation>beteiligte Wahlmöglichkeiten</translation>
    </message>
    <message id="choose --on {}">
        <translation>wählen Sie --on {}</translation>
    </message>
    <message id="choose .png, .svg or .pdf">
        <translation>wählen Sie .png, .svg oder .pdf</translation>
    </message>
    <message id="choose 1 element to {} bytes">
        <translation>1 Element bis {} Bytes wählen</translation>
    </message>
    <message id="choose Live, Blocks or Timing for the runs that were watched, or run some variants">
        <translation>wählen Sie „Live“, „Blöcke“ oder „Zeiten“ für die beobachteten Läufe, oder lassen Sie Varianten laufen</translation>
    </message>
    <message id="choose a baseline that ran on the CPU or a GPU">
        <translation>wählen Sie eine Referenz, die auf der CPU oder einer GPU lief</translation>
    </message>
    <message id="choose a cell further to the left, or copy fewer columns">
        <translation>wählen Sie eine Zelle weiter links, oder kopieren Sie weniger Spalten</translation>
    </message>
    <message id="choose a cell of another column to paste from there on">
        <translation>wählen Sie eine Zelle einer anderen Spalte, um von dort an einzufügen</translation>
    </message>
    <message id="choose a device with more shared memory">
        <translation>wählen Sie ein Gerät mit mehr Shared Memory</translation>
    </message>
    <message id="choose a file of format {}">
        <translation>wählen Sie eine Datei des Formats {}</translation>
    </message>
    <message id="choose a file that a campaign or `knapscope-run bench` wrote">
        <translation>wählen Sie eine Datei, die eine Kampagne oder `knapscope-run bench` geschrieben hat</translation>
    </message>
    <message id="choose a file with an instance">
        <translation>wählen Sie eine Datei mit einer Instanz</translation>
    </message>
    <message id="choose a folder">
        <translation>wählen Sie einen Ordner</translation>
    </message>
    <message id="choose a larger jump">
        <translation>wählen Sie ein größeres jump</translation>
    </message>
    <message id="choose a name that does not end in .csv">
        <translation>wählen Sie einen Namen, der nicht auf .csv endet</translation>
    </message>
    <message id="choose a point of this instance's front">
        <translation>wählen Sie einen Punkt der Front dieser Instanz</translation>
    </message>
    <message id="choose a preset, or change the instance by hand">
        <translation>wählen Sie eine Vorlage, oder ändern Sie die Instanz von Hand</translation>
    </message>
    <message id="choose a problem of one constraint">
        <translation>wählen Sie ein Problem mit einer Nebenbedingung</translation>
    </message>
    <message id="choose a size from 1 x 1 to 16384 x 4096">
        <translation>wählen Sie eine Größe von 1 x 1 bis 16384 x 4096</translation>
    </message>
    <message id="choose a smaller block">
        <translation>wählen Sie einen kleineren Block</translation>
    </message>
    <message id="choose a smaller capacity or close other programs">
        <translation>wählen Sie eine kleinere Kapazität, oder schließen Sie andere Programme</translation>
    </message>
    <message id="choose a smaller instance">
        <translation>wählen Sie eine kleinere Instanz</translation>
    </message>
    <message id="choose a smaller instance or a faster variant">
        <translation>wählen Sie eine kleinere Instanz oder eine schnellere Variante</translation>
    </message>
    <message id="choose a smaller instance, or a budget that this machine has">
        <translation>wählen Sie eine kleinere Instanz oder eine Speichergrenze, die diese Maschine hat</translation>
    </message>
    <message id="choose a smaller size">
        <translation>wählen Sie eine kleinere Größe</translation>
    </message>
    <message id="choose a smaller target">
        <translation>wählen Sie eine kleinere Zielsumme</translation>
    </message>
    <message id="choose a smaller target or subset-sum.bitset">
        <translation>wählen Sie eine kleinere Zielsumme oder subset-sum.bitset</translation>
    </message>
    <message id="choose a time in between">
        <translation>wählen Sie eine Zeit dazwischen</translation>
    </message>
    <message id="choose a variant of that kind">
        <translation>wählen Sie eine Variante dieser Art</translation>
    </message>
    <message id="choose a variant that `knapscope-run list --json` shows with &quot;steps&quot; and &quot;table&quot;: true">
        <translation>wählen Sie eine Variante, die `knapscope-run list --json` mit "steps" und "table": true zeigt</translation>
    </message>
    <message id="choose a variant that `knapscope-run list --json` shows with &quot;steps&quot;: true">
        <translation>wählen Sie eine Variante, die `knapscope-run list --json` mit "steps": true zeigt</translation>
    </message>
    <message id="choose a variant that `knapscope-run list --kind {}` shows">
        <translation>wählen Sie eine Variante, die `knapscope-run list --kind {}` zeigt</translation>
    </message>
    <message id="choose a variant that `knapscope-run list` offers on the emulator">
        <translation>wählen Sie eine Variante, die `knapscope-run list` für den Emulator anbietet</translation>
    </message>
    <message id="choose a variant that fills a table">
        <translation>wählen Sie eine Variante, die eine Tabelle füllt</translation>
    </message>
    <message id="choose a variant that this program has">
        <translation>wählen Sie eine Variante, die dieses Programm hat</translation>
    </message>
    <message id="choose an instance of fewer weights">
        <translation>wählen Sie eine Instanz mit weniger Gewichten</translation>
    </message>
    <message id="choose an instance with a smaller target">
        <translation>wählen Sie eine Instanz mit kleinerer Zielsumme</translation>
    </message>
    <message id="choose another baseline, or run a variant on the CPU or a GPU first">
        <translation>wählen Sie eine andere Referenz, oder führen Sie erst eine Variante auf der CPU oder einer GPU aus</translation>
    </message>
    <message id="choose another format">
        <translation>wählen Sie ein anderes Format</translation>
    </message>
    <message id="choose another name">
        <translation>wählen Sie einen anderen Namen</translation>
    </message>
    <message id="choose another one, or print to a file">
        <translation>wählen Sie einen anderen, oder drucken Sie in eine Datei</translation>
    </message>
    <message id="choose another place">
        <translation>wählen Sie einen anderen Ort</translation>
    </message>
    <message id="choose another set of counters">
        <translation>wählen Sie einen anderen Satz von Zählern</translation>
    </message>
    <message id="choose at least 1">
        <translation>mindestens 1 wählen</translation>
    </message>
    <message id="choose at most 1024 threads per block">
        <translation>höchstens 1024 Threads je Block wählen</translation>
    </message>
    <message id="choose cpu">
        <translation>wählen Sie cpu</translation>
    </message>
    <message id="choose emulator, gpu or gpu:N">
        <translation>wählen Sie emulator, gpu oder gpu:N</translation>
    </message>
    <message id="choose fewer blocks">
        <translation>weniger Blöcke wählen</translation>
    </message>
    <message id="choose fewer threads">
        <translation>wählen Sie weniger Threads</translation>
    </message>
    <message id="choose fewer weights or bits">
        <translation>wählen Sie weniger Gewichte oder weniger Bits</translation>
    </message>
    <message id="choose from 1 to {}">
        <translation>wählen Sie von 1 bis {}</translation>
    </message>
    <message id="choose gpu or gpu:N">
        <translation>wählen Sie gpu oder gpu:N</translation>
    </message>
    <message id="choose instruction-set.front-list or a variant that fills a table">
        <translation>wählen Sie instruction-set.front-list oder eine Variante, die eine Tabelle füllt</translation>
    </message>
    <message id="choose one from 1 to {}">
        <translation>wählen Sie eine von 1 bis {}</translation>
    </message>
    <message id="choose one of the list">
        <translation>wählen Sie einen aus der Liste</translation>
    </message>
    <message id="choose one of them">
        <translation>wählen Sie eine davon</translation>
    </message>
    <message id="choose one that is shown">
        <translation>wählen Sie eine, die gezeigt wird</translation>
    </message>
    <message id="choose skipping=ahead, or a larger jump">
        <translation>wählen Sie skipping=ahead oder ein größeres jump</translation>
    </message>
    <message id="choose smaller settings">
        <translation>wählen Sie kleinere Einstellungen</translation>
    </message>
    <message id="choose subset-sum.balancing or subset-sum.bitset">
        <translation>wählen Sie subset-sum.balancing oder subset-sum.bitset</translation>
    </message>
    <message id="choose subset-sum.bitset">
        <translation>wählen Sie subset-sum.bitset</translation>
    </message>
    <message id="choose subset-sum.bitset, if the target is small, or fewer weights">
        <translation>wählen Sie subset-sum.bitset, wenn die Zielsumme klein ist, oder weniger Gewichte</translation>
    </message>
    <message id="choose subset-sum.dp-decision, if the target is small, or fewer weights">
        <translation>wählen Sie subset-sum.dp-decision, wenn die Zielsumme klein ist, oder weniger Gewichte</translation>
    </message>
    <message id="choose subset-sum.exhaustive.gpu-basic">
        <translation>wählen Sie subset-sum.exhaustive.gpu-basic</translation>
    </message>
    <message id="choose subset-sum.schroeppel-shamir or fewer weights">
        <translation>wählen Sie subset-sum.schroeppel-shamir oder weniger Gewichte</translation>
    </message>
    <message id="choose subset-sum.word-list, or smaller weights">
        <translation>wählen Sie subset-sum.word-list oder kleinere Gewichte</translation>
    </message>
    <message id="choose the column">
        <translation>wählen Sie die Spalte</translation>
    </message>
    <message id="choose this computer in the header, or run `knapscope-run bench` there">
        <translation>wählen Sie diesen Rechner in der Kopfzeile, oder führen Sie dort `knapscope-run bench` aus</translation>
    </message>
    <message id="choose where kernels run, at the top of the window: {}">
        <translation>wählen Sie oben im Fenster, wo Kernel laufen: {}</translation>
    </message>
    <message id="choose {}">
        <translation>wählen Sie {}</translation>
    </message>
    <message id="chosen">
        <translation>gewählt</translation>
    </message>
    <message id="chunk">
        <translation>Chunk</translation>
    </message>
    <message id="chunks searched">
        <translation>durchsuchte Chunks</translation>
    </message>
    <message id="class">
        <translation>Klasse</translation>
    </message>
    <message id="class {} has no item {}">
        <translation>Klasse {} hat keinen Gegenstand {}</translation>
    </message>
    <message id="class {} is too large for a kernel">
        <translation>Klasse {} ist zu groß für einen Kernel</translation>
    </message>
    <message id="classes">
        <translation>Klassen</translation>
    </message>
    <message id="classes of the core">
        <translation>Klassen des Kerns</translation>
    </message>
    <message id="clocks kept equal with other GPUs (sync boost)">
        <translation>Takte, die denen anderer GPUs gleich gehalten werden (Sync Boost)</translation>
    </message>
    <message id="clocks of the display">
        <translation>Takte der Anzeige</translation>
    </message>
    <message id="clocks set by the user or an administrator">
        <translation>Takte, die ein Benutzer oder Administrator festgelegt hat</translation>
    </message>
    <message id="close it">
        <translation>schließen Sie es</translation>
    </message>
    <message id="close other programs">
        <translation>schließen Sie andere Programme</translation>
    </message>
    <message id="close other programs or choose a smaller instance">
        <translation>schließen Sie andere Programme, oder wählen Sie eine kleinere Instanz</translation>
    </message>
    <message id="close other programs that use the GPU">
        <translation>schließen Sie andere Programme, die die GPU nutzen</translation>
    </message>
    <message id="close what uses it, and try again">
        <translation>schließen Sie, was sie benutzt, und versuchen Sie es noch einmal</translation>
    </message>
    <message id="column {}">
        <translation>Spalte {}</translation>
    </message>
    <message id="column {} ({}) is left out">
        <translation>Spalte {} ({}) wird weggelassen</translation>
    </message>
    <message id="column {} is left out">
        <translation>Spalte {} wird weggelassen</translation>
    </message>
    <message id="column {}, '{}',">
        <translation>Spalte {}, „{}“,</translation>
    </message>
    <message id="column {}, '{}', is the number {}: a decimal comma may have split a number of this line">
        <translation>Spalte {}, „{}“, ist die Zahl {}: ein Dezimalkomma hat vielleicht eine Zahl dieser Zeile geteilt</translation>
    </message>
    <message id="comes out next">
        <translation>kommt als Nächstes heraus</translation>
    </message>
    <message id="compare">
        <translation>vergleichen</translation>
    </message>
    <message id="compare longer runs">
        <translation>vergleichen Sie längere Läufe</translation>
    </message>
    <message id="comparisons">
        <translation>Vergleiche</translation>
    </message>
    <message id="comparisons of pairs">
        <translation>Vergleiche von Paaren</translation>
    </message>
    <message id="comparisons of the walk">
        <translation>Vergleiche des Durchgangs</translation>
    </message>
    <message id="comparisons, Lemma 3">
        <translation>Vergleiche, Lemma 3</translation>
    </message>
    <message id="comparisons, Lemma 4">
        <translation>Vergleiche, Lemma 4</translation>
    </message>
    <message id="computation">
        <translation>Rechnung</translation>
    </message>
    <message id="compute">
        <translation>Berechnung</translation>
    </message>
    <message id="computed">
        <translation>berechnet</translation>
    </message>
    <message id="confidential computing is on">
        <translation>Confidential Computing ist eingeschaltet</translation>
    </message>
    <message id="confuses above and below the target">
        <translation>verwechselt über und unter dem Ziel</translation>
    </message>
    <message id="confuses sectors and lines">
        <translation>verwechselt Sektoren und Zeilen</translation>
    </message>
    <message id="confuses value and weight">
        <translation>verwechselt Wert und Gewicht</translation>
    </message>
    <message id="constant array '{}'">
        <translation>konstantes Array „{}“</translation>
    </message>
    <message id="constraint">
        <translation>Nebenbedingung</translation>
    </message>
    <message id="constraints">
        <translation>Nebenbedingungen</translation>
    </message>
    <message id="copies">
        <translation>Kopien</translation>
    </message>
    <message id="copies the row above">
        <translation>übernimmt die Zeile darüber</translation>
    </message>
    <message id="copy">
        <translation>Kopie</translation>
    </message>
    <message id="copy some from a table or a spreadsheet first">
        <translation>kopieren Sie zuerst einige aus einer Tabelle oder einem Tabellenprogramm</translation>
    </message>
    <message id="copy the numbers into a table, and save that as CSV">
        <translation>kopieren Sie die Zahlen in eine Tabelle, und speichern Sie diese als CSV</translation>
    </message>
    <message id="copy {}{}">
        <translation>kopieren: {}{}</translation>
    </message>
    <message id="copy | copies" numerus="yes">
        <translation><numerusform>Kopie</numerusform><numerusform>Kopien</numerusform></translation>
    </message>
    <message id="copying {} to {}">
        <translation>Kopieren von {} nach {}</translation>
    </message>
    <message id="correct it">
        <translation>berichtigen Sie es</translation>
    </message>
    <message id="correct the lesson's &quot;ask&quot;">
        <translation>berichtigen Sie "ask" der Lektion</translation>
    </message>
    <message id="correct the lesson's &quot;show&quot;">
        <translation>berichtigen Sie "show" der Lektion</translation>
    </message>
    <message id="correct the number, or write the unit in the heading alone">
        <translation>berichtigen Sie die Zahl, oder schreiben Sie die Einheit nur in die Überschrift</translation>
    </message>
    <message id="correct this place: a comma, quote or bracket may be missing before it">
        <translation>berichtigen Sie diese Stelle: davor fehlt vielleicht ein Komma, ein Anführungszeichen oder eine Klammer</translation>
    </message>
    <message id="cost">
        <translation>Kosten</translation>
    </message>
    <message id="cost {} and value {}">
        <translation>Kosten {} und Wert {}</translation>
    </message>
    <message id="cost, utilisation">
        <translation>Kosten, Auslastung</translation>
    </message>
    <message id="costs less">
        <translation>kostet weniger</translation>
    </message>
    <message id="costs more than {}">
        <translation>kostet mehr als {}</translation>
    </message>
    <message id="costs no more">
        <translation>kostet nicht mehr</translation>
    </message>
    <message id="count">
        <translation>Zahl</translation>
    </message>
    <message id="count blocks and warps from 0">
        <translation>zählen Sie Blöcke und Warps ab 0</translation>
    </message>
    <message id="count launches from 0">
        <translation>zählen Sie die Starts ab 0</translation>
    </message>
    <message id="count: memory, branches, barriers">
        <translation>Zahl: Speicher, Verzweigungen, Barrieren</translation>
    </message>
    <message id="counted ">
        <translation>zählte </translation>
    </message>
    <message id="counted in the emulator, all rows together; counts, not times">
        <translation>im Emulator gezählt, alle Zeilen zusammen; Anzahlen, keine Zeiten</translation>
    </message>
    <message id="counters cannot be read while confidential computing is on">
        <translation>Zähler können nicht gelesen werden, solange Confidential Computing eingeschaltet ist</translation>
    </message>
    <message id="counts a word that lanes share several times">
        <translation>zählt ein Wort mehrfach, das Lanes teilen</translation>
    </message>
    <message id="counts bytes in place of words">
        <translation>zählt Byte statt Wörter</translation>
    </message>
    <message id="counts one for each lane">
        <translation>zählt für jede Lane eins</translation>
    </message>
    <message id="counts the item alone">
        <translation>zählt nur den Gegenstand allein</translation>
    </message>
    <message id="create it first">
        <translation>legen Sie ihn zuerst an</translation>
    </message>
    <message id="cut">
        <translation>abgeschnitten</translation>
    </message>
    <message id="cut off by Lemmas 5 to 8">
        <translation>durch die Lemmata 5 bis 8 abgeschnitten</translation>
    </message>
    <message id="cuts a branch too early">
        <translation>schneidet einen Zweig zu früh ab</translation>
    </message>
    <message id="deadlock">
        <translation>Verklemmung</translation>
    </message>
    <message id="deadlock: every thread that has not finished waits, in {} resident of {} launched block, and nobody is left to wake one | deadlock: every thread that has not finished waits, in {} resident of {} launched blocks, and nobody is left to wake one" numerus="yes">
        <translation><numerusform>Verklemmung: Jeder Thread, der nicht fertig ist, wartet, in {} residenten von {} gestartetem Block, und niemand ist mehr da, um einen zu wecken</numerusform><numerusform>Verklemmung: Jeder Thread, der nicht fertig ist, wartet, in {} residenten von {} gestarteten Blöcken, und niemand ist mehr da, um einen zu wecken</numerusform></translation>
    </message>
    <message id="deadlock: the device holds {} of the launch's {} blocks at once{}, all of them wait, and the other {} cannot start before one has finished">
        <translation>Verklemmung: Das Gerät hält zugleich {} der {} Blöcke des Starts{}, alle warten, und die übrigen {} können erst beginnen, wenn einer fertig ist</translation>
    </message>
    <message id="dearest">
        <translation>teuerste</translation>
    </message>
    <message id="decision">
        <translation>Entscheidung</translation>
    </message>
    <message id="device">
        <translation>Gerät</translation>
    </message>
    <message id="device memory">
        <translation>Gerätespeicher</translation>
    </message>
    <message id="device memory, copied">
        <translation>Gerätespeicher, kopiert</translation>
    </message>
    <message id="device memory: {}">
        <translation>Gerätespeicher: {}</translation>
    </message>
    <message id="differs">
        <translation>verschieden</translation>
    </message>
    <message id="discard rate">
        <translation>Verwerfungsrate</translation>
    </message>
    <message id="discard rate of list B">
        <translation>Verwerfungsrate der Liste B</translation>
    </message>
    <message id="discarded, above M">
        <translation>verworfen, über M</translation>
    </message>
    <message id="diver-gent">
        <translation>diver-gente</translation>
    </message>
    <message id="divergent">
        <translation>divergente</translation>
    </message>
    <message id="divergent branches">
        <translation>divergente Verzweigungen</translation>
    </message>
    <message id="divide it with an empty line">
        <translation>teilen Sie es durch eine leere Zeile</translation>
    </message>
    <message id="divide the weights and the capacity by a common factor">
        <translation>teilen Sie die Gewichte und die Kapazität durch einen gemeinsamen Faktor</translation>
    </message>
    <message id="divide the weights and the target by a common factor">
        <translation>teilen Sie die Gewichte und die Zielsumme durch einen gemeinsamen Faktor</translation>
    </message>
    <message id="divide the weights and the target by a common factor, or choose one of the exhaustive variants">
        <translation>teilen Sie die Gewichte und die Zielsumme durch einen gemeinsamen Faktor, oder wählen Sie eine der erschöpfenden Varianten</translation>
    </message>
    <message id="divide the weights and their limit by a common factor">
        <translation>teilen Sie die Gewichte und ihre Grenze durch einen gemeinsamen Faktor</translation>
    </message>
    <message id="division">
        <translation>Division</translation>
    </message>
    <message id="does better for less">
        <translation>leistet mehr für weniger</translation>
    </message>
    <message id="does not begin with its title and a comment that says what it is">
        <translation>beginnt nicht mit dem Titel und einem Kommentar, der sagt, was es ist</translation>
    </message>
    <message id="does not cut a branch">
        <translation>schneidet einen Zweig nicht ab</translation>
    </message>
    <message id="does not fit">
        <translation>passt nicht</translation>
    </message>
    <message id="does not fit into memory">
        <translation>passt nicht in den Speicher</translation>
    </message>
    <message id="does not subtract the weight from the capacity">
        <translation>zieht das Gewicht nicht von der Kapazität ab</translation>
    </message>
    <message id="does the same for less">
        <translation>leistet dasselbe für weniger</translation>
    </message>
    <message id="dominance">
        <translation>Dominanz</translation>
    </message>
    <message id="dominated, or there twice">
        <translation>dominiert oder doppelt</translation>
    </message>
    <message id="download">
        <translation>Herunterladen</translation>
    </message>
    <message id="dropped">
        <translation>verworfen</translation>
    </message>
    <message id="dropped now">
        <translation>jetzt verworfen</translation>
    </message>
    <message id="drops a pair that may have a solution">
        <translation>verwirft ein Paar, das eine Lösung haben kann</translation>
    </message>
    <message id="drops a point because it costs more">
        <translation>verwirft einen Punkt, weil er mehr kostet</translation>
    </message>
    <message id="dual-core OpenCL">
        <translation>OpenCL, 2 Kerne</translation>
    </message>
    <message id="dynamic programming">
        <translation>dynamische Programmierung</translation>
    </message>
    <message id="each dot is the ">
        <translation>jeder Punkt ist der </translation>
    </message>
    <message id="each dot is the largest of ">
        <translation>jeder Punkt ist der größte Wert von </translation>
    </message>
    <message id="each dot is the set part (none, some, all) of ">
        <translation>jeder Punkt ist der gesetzte Teil (nichts, etwas, alles) von </translation>
    </message>
    <message id="each dot is the smallest of ">
        <translation>jeder Punkt ist der kleinste Wert von </translation>
    </message>
    <message id="each lane reads">
        <translation>jede Lane liest</translation>
    </message>
    <message id="each lane updates">
        <translation>jede Lane ändert</translation>
    </message>
    <message id="each lane writes">
        <translation>jede Lane schreibt</translation>
    </message>
    <message id="each of the {} sums">
        <translation>jede der {} Summen</translation>
    </message>
    <message id="each point is one moment">
        <translation>jeder Punkt ist ein Augenblick</translation>
    </message>
    <message id="each point's selection is legal and sums as stated">
        <translation>die Auswahl jedes Punkts ist zulässig und summiert wie angegeben</translation>
    </message>
    <message id="each {} would be multiplied by more than 2^63">
        <translation>jede Zahl „{}“ würde mit mehr als 2^63 multipliziert</translation>
    </message>
    <message id="efficiency">
        <translation>Effizienz</translation>
    </message>
    <message id="eight independent chains a thread in {}">
        <translation>acht unabhängige Ketten je Thread in {}</translation>
    </message>
    <message id="element {} is {}, which does not fit {} bytes of `{}`">
        <translation>Element {} ist {}, was nicht in {} Bytes von `{}` passt</translation>
    </message>
    <message id="element {} of '{}'">
        <translation>Element {} von „{}“</translation>
    </message>
    <message id="element {} of {}, which has {}">
        <translation>Element {} von {}; es gibt dort nur {}</translation>
    </message>
    <message id="element {} of {}, which was freed before the launch">
        <translation>Element {} von {}; dieser Speicher wurde vor dem Start freigegeben</translation>
    </message>
    <message id="element | elements" numerus="yes">
        <translation><numerusform>Element</numerusform><numerusform>Elemente</numerusform></translation>
    </message>
    <message id="elements compared">
        <translation>verglichene Elemente</translation>
    </message>
    <message id="else cut">
        <translation>sonst abgeschnitten</translation>
    </message>
    <message id="empty">
        <translation>leer</translation>
    </message>
    <message id="emulating a block of {} threads needs {} beside the buffers, and {} of the budget are left">
        <translation>einen Block mit {} Threads zu emulieren braucht {} neben den Puffern, und von der Speichergrenze sind {} übrig</translation>
    </message>
    <message id="end all rows with 0 or 1, or none of them">
        <translation>beenden Sie alle Zeilen mit 0 oder 1, oder keine</translation>
    </message>
    <message id="end it in .html, .pdf, .zip, .gif or .mp4">
        <translation>lassen Sie sie auf .html, .pdf, .zip, .gif oder .mp4 enden</translation>
    </message>
    <message id="end it in .png, .svg, .pdf or .csv">
        <translation>lassen Sie den Namen auf .png, .svg, .pdf oder .csv enden</translation>
    </message>
    <message id="end the other profiler (ncu, nsys, DCGM: dcgmi profile --pause), or switch counters off">
        <translation>beenden Sie den anderen Profiler (ncu, nsys, DCGM: dcgmi profile --pause), oder schalten Sie die Zähler aus</translation>
    </message>
    <message id="end the recursion earlier, or use smaller local arrays">
        <translation>die Rekursion früher beenden oder kleinere lokale Arrays verwenden</translation>
    </message>
    <message id="end the text with a quote on the same line">
        <translation>beenden Sie den Text in derselben Zeile mit einem Anführungszeichen</translation>
    </message>
    <message id="entry {} begins before the one before it">
        <translation>Eintrag {} beginnt vor dem vorigen</translation>
    </message>
    <message id="entry {} ends after the timeline">
        <translation>Eintrag {} endet nach der Zeitleiste</translation>
    </message>
    <message id="entry {} is not an item that may be there">
        <translation>Eintrag {} ist kein Gegenstand, der dort sein darf</translation>
    </message>
    <message id="entry {} names a launch or an SM that there is not">
        <translation>Eintrag {} nennt einen Start oder einen SM, den es nicht gibt</translation>
    </message>
    <message id="equals">
        <translation>ist gleich</translation>
    </message>
    <message id="every capacity j from 0 to {}">
        <translation>jede Kapazität j von 0 bis {}</translation>
    </message>
    <message id="every cell is copied">
        <translation>jede Zelle wird kopiert</translation>
    </message>
    <message id="every lane has the same number of parts, 1 to 16">
        <translation>jede Lane hat gleich viele Teile, 1 bis 16</translation>
    </message>
    <message id="every lane of a mask must call the same collective with that mask">
        <translation>jede Lane einer Maske muss dieselbe kollektive Funktion mit dieser Maske aufrufen</translation>
    </message>
    <message id="every task in software">
        <translation>jeder Task in Software</translation>
    </message>
    <message id="every task in software is">
        <translation>jeder Task in Software ist</translation>
    </message>
    <message id="every thread of a block must reach the same barrier">
        <translation>jeder Thread eines Blocks muss dieselbe Barriere erreichen</translation>
    </message>
    <message id="every wait needs another thread that ends it">
        <translation>jedes Warten braucht einen anderen Thread, der es beendet</translation>
    </message>
    <message id="excess rate">
        <translation>Überschreitungsrate</translation>
    </message>
    <message id="exhaustive, basic">
        <translation>vollständige Suche, einfach</translation>
    </message>
    <message id="expected [blocks, cost]">
        <translation>erwartet wird [Blöcke, Aufwand]</translation>
    </message>
    <message id="expected {}, found {}">
        <translation>erwartet: {}, gefunden: {}</translation>
    </message>
    <message id="export a picture, or let `knapscope-run steps` write the steps">
        <translation>exportieren Sie ein Bild, oder lassen Sie `knapscope-run steps` die Schritte schreiben</translation>
    </message>
    <message id="export your answers before the program ends">
        <translation>die Antworten exportieren, bevor das Programm endet</translation>
    </message>
    <message id="false">
        <translation>falsch</translation>
    </message>
    <message id="feasible">
        <translation>zulässig</translation>
    </message>
    <message id="fetched into shared memory">
        <translation>ins Shared Memory geholt</translation>
    </message>
    <message id="fetched: cells {}–{}">
        <translation>geholt: Zellen {}–{}</translation>
    </message>
    <message id="ffmpeg could not make the film: {}">
        <translation>ffmpeg konnte den Film nicht machen: {}</translation>
    </message>
    <message id="first (1, 0)">
        <translation>zuerst (1, 0)</translation>
    </message>
    <message id="first (1, 0, C)">
        <translation>zuerst (1, 0, C)</translation>
    </message>
    <message id="first (1, A_1 + ... + A_n)">
        <translation>zuerst (1, A_1 + ... + A_n)</translation>
    </message>
    <message id="first binary search">
        <translation>erste binäre Suche</translation>
    </message>
    <message id="first wrong">
        <translation>zuerst falsch</translation>
    </message>
    <message id="first wrong: {}">
        <translation>zuerst falsch: {}</translation>
    </message>
    <message id="first wrong: {} holds {}, {}">
        <translation>zuerst falsch: {} enthält {}, {}</translation>
    </message>
    <message id="fits into">
        <translation>passt in</translation>
    </message>
    <message id="five instances a set, mean; the GPU's time includes the copies of input and results (Section IV)">
        <translation>fünf Instanzen je Satz, Mittelwert; die Zeit der GPU enthält die Kopien von Eingabe und Ergebnissen (Abschnitt IV)</translation>
    </message>
    <message id="float32 holds prices up to 128 in steps of 0.000008, and a value takes some ten roundings and a polynomial">
        <translation>float32 hält Preise bis 128 in Schritten von 0,000008, und ein Wert braucht etwa zehn Rundungen und ein Polynom</translation>
    </message>
    <message id="for ever">
        <translation>für immer</translation>
    </message>
    <message id="for every n and alpha of the figure; its bars are not read off">
        <translation>für jedes n und alpha der Abbildung; ihre Balken sind nicht abgelesen</translation>
    </message>
    <message id="for large instances; the text does not say at which difference of the weights">
        <translation>für große Instanzen; der Text sagt nicht, bei welchem Unterschied der Gewichte</translation>
    </message>
    <message id="found">
        <translation>gefunden</translation>
    </message>
    <message id="from left to right, as it must not be">
        <translation>von links nach rechts, wie es nicht sein darf</translation>
    </message>
    <message id="from right to left">
        <translation>von rechts nach links</translation>
    </message>
    <message id="from {} of L">
        <translation>aus {} von L</translation>
    </message>
    <message id="from {} to {} ({})">
        <translation>von {} bis {} ({})</translation>
    </message>
    <message id="front">
        <translation>Front</translation>
    </message>
    <message id="generation">
        <translation>Erzeugung</translation>
    </message>
    <message id="generation of A">
        <translation>Erzeugung von A</translation>
    </message>
    <message id="generation of B">
        <translation>Erzeugung von B</translation>
    </message>
    <message id="give 0 or more">
        <translation>geben Sie 0 oder mehr an</translation>
    </message>
    <message id="give 1 if the item is taken, and 0 if it is not">
        <translation>geben Sie 1 an, wenn der Gegenstand gewählt ist, und sonst 0</translation>
    </message>
    <message id="give 1 or more">
        <translation>geben Sie 1 oder mehr an</translation>
    </message>
    <message id="give 1, 10, 100 and so on">
        <translation>geben Sie 1, 10, 100 und so weiter an</translation>
    </message>
    <message id="give a &quot;to&quot; above &quot;from&quot;">
        <translation>geben Sie "to" größer als "from" an</translation>
    </message>
    <message id="give a &quot;{}&quot;">
        <translation>geben Sie „{}“ an</translation>
    </message>
    <message id="give a file of the format {}">
        <translation>eine Datei des Formats {} angeben</translation>
    </message>
    <message id="give a number">
        <translation>geben Sie eine Zahl an</translation>
    </message>
    <message id="give a number from 1 to {}, or a heading">
        <translation>geben Sie eine Zahl von 1 bis {} an oder eine Überschrift</translation>
    </message>
    <message id="give a number from {} to {}">
        <translation>eine Zahl von {} bis {} angeben</translation>
    </message>
    <message id="give a smaller factor">
        <translation>geben Sie einen kleineren Faktor an</translation>
    </message>
    <message id="give a whole number from 0 to 9223372036854775807">
        <translation>geben Sie eine ganze Zahl von 0 bis 9223372036854775807 an</translation>
    </message>
    <message id="give all five numbers of a device, or name a preset as 'device'">
        <translation>geben Sie alle fünf Zahlen eines Geräts an, oder nennen Sie eine Vorlage als 'device'</translation>
    </message>
    <message id="give another number to another {}">
        <translation>geben Sie je {} eine eigene Nummer</translation>
    </message>
    <message id="give at least one">
        <translation>geben Sie mindestens einen Eintrag an</translation>
    </message>
    <message id="give at least one class">
        <translation>geben Sie mindestens eine Klasse an</translation>
    </message>
    <message id="give at least one item">
        <translation>geben Sie mindestens einen Gegenstand an</translation>
    </message>
    <message id="give at least one kernel">
        <translation>geben Sie mindestens einen Kernel an</translation>
    </message>
    <message id="give at least one task">
        <translation>geben Sie mindestens einen Task an</translation>
    </message>
    <message id="give at least one weight">
        <translation>geben Sie mindestens ein Gewicht an</translation>
    </message>
    <message id="give at most the execution time">
        <translation>geben Sie höchstens die Ausführungszeit an</translation>
    </message>
    <message id="give both a number for each {}">
        <translation>geben Sie in beiden eine Zahl für jeden Eintrag ({}) an</translation>
    </message>
    <message id="give each column a heading">
        <translation>geben Sie jeder Spalte eine Überschrift</translation>
    </message>
    <message id="give each item a profit and a weight">
        <translation>geben Sie jedem Gegenstand Wert und Gewicht</translation>
    </message>
    <message id="give each item a weight and a value">
        <translation>geben Sie jedem Gegenstand ein Gewicht und einen Wert</translation>
    </message>
    <message id="give it &quot;runs&quot;: one file of results">
        <translation>geben Sie "runs" dafür an: eine Ergebnisdatei</translation>
    </message>
    <message id="give it &quot;runs&quot;: the files of 1 to 4 watched runs (knapscope-live)">
        <translation>geben Sie ihr "runs": die Dateien von 1 bis 4 beobachteten Läufen (knapscope-live)</translation>
    </message>
    <message id="give it a choice">
        <translation>geben Sie ihr etwas zur Auswahl</translation>
    </message>
    <message id="give it at least one item">
        <translation>geben Sie ihr mindestens einen Gegenstand</translation>
    </message>
    <message id="give it choices, or a number">
        <translation>geben Sie ihr Auswahlmöglichkeiten oder eine Zahl</translation>
    </message>
    <message id="give it once">
        <translation>geben Sie es einmal an</translation>
    </message>
    <message id="give it those of {} in the same order">
        <translation>geben Sie ihm die von {} in derselben Reihenfolge</translation>
    </message>
    <message id="give one">
        <translation>geben Sie eines an</translation>
    </message>
    <message id="give one for each item">
        <translation>geben Sie für jeden Gegenstand eine an</translation>
    </message>
    <message id="give one for each {}">
        <translation>geben Sie einen für jedes Ding der Art „{}“ an</translation>
    </message>
    <message id="give one of them, with one value a parameter">
        <translation>nennen Sie einen von ihnen, mit einem Wert je Parameter</translation>
    </message>
    <message id="give seconds">
        <translation>geben Sie Sekunden an</translation>
    </message>
    <message id="give seconds from 0 on">
        <translation>geben Sie Sekunden ab 0 an</translation>
    </message>
    <message id="give that of the weights: `knapscope-run convert FILE OUT --capacity {}`">
        <translation>geben Sie die der Gewichte an: `knapscope-run convert FILE OUT --capacity {}`</translation>
    </message>
    <message id="give the figure an &quot;instance&quot; of a kind that has plans">
        <translation>geben Sie der Abbildung eine "instance" einer Art, die Pläne hat</translation>
    </message>
    <message id="give the figure an &quot;instance&quot; of such a kind">
        <translation>geben Sie für die Abbildung eine "instance" dieser Art an</translation>
    </message>
    <message id="give the figure an &quot;instance&quot; of the kind {}">
        <translation>geben Sie der Abbildung eine "instance" der Art {}</translation>
    </message>
    <message id="give the lesson a subset sum of 3 to {} weights">
        <translation>geben Sie der Lektion ein Teilsummenproblem mit 3 bis {} Gewichten</translation>
    </message>
    <message id="give the lesson a subset sum of 4 to {} weights">
        <translation>geben Sie der Lektion ein Teilsummenproblem mit 4 bis {} Gewichten</translation>
    </message>
    <message id="give the lesson a subset sum of at most {} weights">
        <translation>geben Sie der Lektion ein Teilsummenproblem mit höchstens {} Gewichten</translation>
    </message>
    <message id="give the lesson a target below {}, and the figure one of its weights">
        <translation>geben Sie der Lektion eine Zielsumme unter {} und der Abbildung eines ihrer Gewichte</translation>
    </message>
    <message id="give the lesson an &quot;instance&quot;">
        <translation>geben Sie der Lektion eine "instance"</translation>
    </message>
    <message id="give the lesson another instance">
        <translation>geben Sie der Lektion eine andere Instanz</translation>
    </message>
    <message id="give the lesson one of at most {} items, capacity at most {}">
        <translation>geben Sie der Lektion eine mit höchstens {} Gegenständen und Kapazität höchstens {}</translation>
    </message>
    <message id="give the lesson such an &quot;instance&quot;">
        <translation>geben Sie für die Lektion eine solche "instance" an</translation>
    </message>
    <message id="give what `plan --json` writes">
        <translation>geben Sie an, was `plan --json` schreibt</translation>
    </message>
    <message id="give {}">
        <translation>geben Sie {} an</translation>
    </message>
    <message id="global memory, loads">
        <translation>globaler Speicher, Laden</translation>
    </message>
    <message id="global memory, stores">
        <translation>globaler Speicher, Schreiben</translation>
    </message>
    <message id="global synchronisation">
        <translation>globale Synchronisation</translation>
    </message>
    <message id="goes on">
        <translation>geht weiter</translation>
    </message>
    <message id="goes past">
        <translation>geht vorbei</translation>
    </message>
    <message id="greedy, until the split item">
        <translation>Greedy bis zum kritischen Gegenstand</translation>
    </message>
    <message id="greedy, whatever still fits">
        <translation>Greedy, was noch passt</translation>
    </message>
    <message id="hardware cost">
        <translation>Hardwarekosten</translation>
    </message>
    <message id="hardware slowdown (heat, power brake or supply)">
        <translation>Bremse der Hardware (Hitze, Power Brake oder Versorgung)</translation>
    </message>
    <message id="has a JSON object in each line (JSON Lines)">
        <translation>hat in jeder Zeile ein JSON-Objekt (JSON Lines)</translation>
    </message>
    <message id="has a paragraph of more than {} characters">
        <translation>hat einen Absatz mit mehr als {} Zeichen</translation>
    </message>
    <message id="has more than {} numbers and texts as members">
        <translation>hat mehr als {} Zahlen und Texte als Elemente</translation>
    </message>
    <message id="has no figure">
        <translation>hat keine Zahl</translation>
    </message>
    <message id="has not touched {}">
        <translation>hat {} nicht berührt</translation>
    </message>
    <message id="has | have" numerus="yes">
        <translation><numerusform>fehlt</numerusform><numerusform>fehlt</numerusform></translation>
    </message>
    <message id="heat, by the driver">
        <translation>Hitze, durch den Treiber</translation>
    </message>
    <message id="heat, by the hardware">
        <translation>Hitze, durch die Hardware</translation>
    </message>
    <message id="heat: {}">
        <translation>Wärme: {}</translation>
    </message>
    <message id="high is">
        <translation>high wird</translation>
    </message>
    <message id="higher for larger instances">
        <translation>höher bei größeren Instanzen</translation>
    </message>
    <message id="holds a NUL byte, so the file is damaged or no text">
        <translation>enthält ein NUL-Byte, also ist die Datei beschädigt oder kein Text</translation>
    </message>
    <message id="holds more than {} values">
        <translation>enthält mehr als {} Werte</translation>
    </message>
    <message id="holds one instance, so instance {} does not exist">
        <translation>enthält eine Instanz, also gibt es keine Instanz {}</translation>
    </message>
    <message id="holds {} instance, so instance {} does not exist | holds {} instances, so instance {} does not exist" numerus="yes">
        <translation><numerusform>enthält {} Instanz, also gibt es keine Instanz {}</numerusform><numerusform>enthält {} Instanzen, also gibt es keine Instanz {}</numerusform></translation>
    </message>
    <message id="holds {} instances: {}">
        <translation>enthält {} Instanzen: {}</translation>
    </message>
    <message id="host">
        <translation>Host</translation>
    </message>
    <message id="how full {} is, as a height">
        <translation>wie voll {} ist, als Höhe</translation>
    </message>
    <message id="how many a load of global memory moves, 128 bytes each. This device loads whole cache lines; what it stores are sectors">
        <translation>wie viele ein Ladezugriff auf globalen Speicher bewegt, zu je 128 Byte. Dieses Gerät lädt ganze Cache-Zeilen; was es schreibt, sind Sektoren</translation>
    </message>
    <message id="how many an access takes in shared or constant memory">
        <translation>wie viele ein Zugriff auf Shared Memory oder konstanten Speicher braucht</translation>
    </message>
    <message id="how many an access to global memory moves, 32 bytes each">
        <translation>wie viele ein Zugriff auf globalen Speicher bewegt, zu je 32 Byte</translation>
    </message>
    <message id="how many sectors an access takes">
        <translation>wie viele Sektoren ein Zugriff braucht</translation>
    </message>
    <message id="how many sums are where, from 0 to {}: A upwards, B downwards">
        <translation>wie viele Summen wo liegen, von 0 bis {}: A nach oben, B nach unten</translation>
    </message>
    <message id="how many warp instructions of the line the emulator counted, over all warps: accesses to memory, branches and heads of loops, barriers, fences, exchanges between lanes, and waits. Arithmetic is not counted. A line with two accesses counts two each time a warp runs it">
        <translation>wie viele Warp-Anweisungen der Zeile der Emulator über alle Warps gezählt hat: Speicherzugriffe, Verzweigungen und Schleifenköpfe, Barrieren, Fences, Austausch zwischen Lanes und Warten. Arithmetik wird nicht gezählt. Eine Zeile mit zwei Zugriffen zählt zwei, sooft ein Warp sie ausführt</translation>
    </message>
    <message id="how many wavefronts an access takes">
        <translation>wie viele Wavefronts ein Zugriff braucht</translation>
    </message>
    <message id="how {} states came about in {} classes does not fit the memory budget">
        <translation>wie {} Zustände in {} Klassen entstanden, passt nicht in die Speichergrenze</translation>
    </message>
    <message id="how {} states came about in {} steps does not fit the memory budget">
        <translation>wie {} Zustände in {} Schritten entstanden, passt nicht in die Speichergrenze</translation>
    </message>
    <message id="i is the split item">
        <translation>i ist der kritische Gegenstand</translation>
    </message>
    <message id="if exactly one of each is taken, say so: `knapscope-run convert FILE OUT --columns {}`; if not, leave the column out: `--columns {}`">
        <translation>wenn von jeder genau einer genommen wird, das angeben: `knapscope-run convert FILE OUT --columns {}`; wenn nicht, die Spalte auslassen: `--columns {}`</translation>
    </message>
    <message id="if it is not needed, say which lines are the {}: `knapscope-run convert FILE OUT --lines {}`">
        <translation>wenn es nicht gebraucht wird, geben Sie an, welche Zeilen die {} sind: `knapscope-run convert FILE OUT --lines {}`</translation>
    </message>
    <message id="if it is, give it: `knapscope-run convert FILE OUT --capacity {}`">
        <translation>wenn ja, sie angeben: `knapscope-run convert FILE OUT --capacity {}`</translation>
    </message>
    <message id="if the instance is complete without it, say which columns count: `knapscope-run convert FILE OUT --columns {}`">
        <translation>wenn die Instanz ohne sie vollständig ist, geben Sie an, welche Spalten zählen: `knapscope-run convert FILE OUT --columns {}`</translation>
    </message>
    <message id="if “{} {}” is one number, write “{}”">
        <translation>wenn „{} {}“ eine einzige Zahl ist, schreiben Sie „{}“</translation>
    </message>
    <message id="ignores units of allocation">
        <translation>beachtet die Zuteilungseinheiten nicht</translation>
    </message>
    <message id="ignores where the first address is">
        <translation>beachtet nicht, wo die erste Adresse liegt</translation>
    </message>
    <message id="improved">
        <translation>verbessert</translation>
    </message>
    <message id="improved generation">
        <translation>verbesserte Erzeugung</translation>
    </message>
    <message id="improved pruning">
        <translation>verbessertes Abschneiden</translation>
    </message>
    <message id="improved search">
        <translation>verbesserte Suche</translation>
    </message>
    <message id="in a launch of {} blocks {}">
        <translation>in einem Start von {} Blöcken {}</translation>
    </message>
    <message id="in hand">
        <translation>in der Hand</translation>
    </message>
    <message id="in no stage {}">
        <translation>in keiner Stufe {}</translation>
    </message>
    <message id="in no stage: {}">
        <translation>in keiner Stufe: {}</translation>
    </message>
    <message id="in pair {}, a binary search meets {}, the target: a solution is found.">
        <translation>in Paar {} trifft eine binäre Suche auf {}, die Zielsumme: Eine Lösung ist gefunden.</translation>
    </message>
    <message id="in software">
        <translation>in Software</translation>
    </message>
    <message id="in the optimum">
        <translation>im Optimum</translation>
    </message>
    <message id="in the plan">
        <translation>im Plan</translation>
    </message>
    <message id="in the report: it alone">
        <translation>im Bericht: nur dieser</translation>
    </message>
    <message id="in {}">
        <translation>in {}</translation>
    </message>
    <message id="infeasible">
        <translation>unlösbar</translation>
    </message>
    <message id="initialisation">
        <translation>Initialisierung</translation>
    </message>
    <message id="initialise">
        <translation>Initialisieren</translation>
    </message>
    <message id="input data pre-fetch">
        <translation>Eingabedaten vorab holen</translation>
    </message>
    <message id="install Boost.Context and build again">
        <translation>installieren Sie Boost.Context und bauen Sie neu</translation>
    </message>
    <message id="install COIN CLP (Debian: coinor-libclp1)">
        <translation>installieren Sie COIN CLP (Debian: coinor-libclp1)</translation>
    </message>
    <message id="install Knapscope again">
        <translation>installieren Sie Knapscope neu</translation>
    </message>
    <message id="install a newer driver">
        <translation>installieren Sie einen neueren Treiber</translation>
    </message>
    <message id="install ffmpeg, or publish it as .gif">
        <translation>installieren Sie ffmpeg, oder veröffentlichen Sie als .gif</translation>
    </message>
    <message id="install libboost-context-dev and build again">
        <translation>installieren Sie libboost-context-dev und bauen Sie neu</translation>
    </message>
    <message id="install the CUDA toolkit's CUPTI, or name its folder in LD_LIBRARY_PATH">
        <translation>installieren Sie CUPTI aus dem CUDA-Toolkit, oder nennen Sie dessen Ordner in LD_LIBRARY_PATH</translation>
    </message>
    <message id="install the CUPTI of CUDA 12.6 or newer">
        <translation>installieren Sie CUPTI aus CUDA 12.6 oder neuer</translation>
    </message>
    <message id="install the CUPTI of a newer CUDA toolkit">
        <translation>installieren Sie CUPTI eines neueren CUDA-Toolkits</translation>
    </message>
    <message id="install the driver's package that has nvidia-smi">
        <translation>installieren Sie das Treiberpaket, das nvidia-smi enthält</translation>
    </message>
    <message id="install the package knapscope-own; from source, install llvm-14-dev and libclang-14-dev and build again">
        <translation>das Paket knapscope-own installieren; aus dem Quelltext llvm-14-dev und libclang-14-dev installieren und neu bauen</translation>
    </message>
    <message id="instances of kind {} have no '{}'">
        <translation>Instanzen der Art {} haben kein „{}“</translation>
    </message>
    <message id="instances of kind {} have no column '{}'">
        <translation>Instanzen der Art {} haben keine Spalte „{}“</translation>
    </message>
    <message id="instances of kind {} have no table of rows">
        <translation>Instanzen der Art {} haben keine Tabelle aus Zeilen</translation>
    </message>
    <message id="instruction-set.tuned takes up to {} tasks on this device">
        <translation>instruction-set.tuned nimmt auf diesem Gerät bis zu {} Tasks</translation>
    </message>
    <message id="instruction-set.tuned: {}">
        <translation>instruction-set.tuned: {}</translation>
    </message>
    <message id="interleaved">
        <translation>verschränkt</translation>
    </message>
    <message id="is">
        <translation>ist</translation>
    </message>
    <message id="is JSON, but no instance: {}">
        <translation>ist JSON, aber keine Instanz: {}</translation>
    </message>
    <message id="is a column of numbers, of which nobody can tell what they are">
        <translation>ist eine Spalte von Zahlen, von der niemand weiß, was sie sind</translation>
    </message>
    <message id="is a file for other solvers (format {}), which is only written">
        <translation>ist eine Datei für andere Löser (Format {}), die nur geschrieben wird</translation>
    </message>
    <message id="is a link that leads out of the lesson's folder">
        <translation>ist eine Verknüpfung, die aus dem Ordner der Lektion hinausführt</translation>
    </message>
    <message id="is a run | are {} runs" numerus="yes">
        <translation><numerusform>ist ein Lauf</numerusform><numerusform>sind {} Läufe</numerusform></translation>
    </message>
    <message id="is a workbook of which all sheets are empty">
        <translation>ist eine Arbeitsmappe, deren Blätter alle leer sind</translation>
    </message>
    <message id="is a workbook that is damaged, encrypted or too large">
        <translation>ist eine Arbeitsmappe, die beschädigt, verschlüsselt oder zu groß ist</translation>
    </message>
    <message id="is above">
        <translation>liegt über</translation>
    </message>
    <message id="is as cheap and">
        <translation>ist ebenso günstig und</translation>
    </message>
    <message id="is as good">
        <translation>ist ebenso gut</translation>
    </message>
    <message id="is below">
        <translation>liegt unter</translation>
    </message>
    <message id="is better">
        <translation>ist besser</translation>
    </message>
    <message id="is cheaper and">
        <translation>ist günstiger und</translation>
    </message>
    <message id="is in no known format: cells of its second line are lists of numbers">
        <translation>hat kein bekanntes Format: Zellen der zweiten Zeile sind Listen von Zahlen</translation>
    </message>
    <message id="is in no known format: it is not a text">
        <translation>hat kein bekanntes Format: es ist kein Text</translation>
    </message>
    <message id="is in no known format: it looks like YAML">
        <translation>hat kein bekanntes Format: es sieht nach YAML aus</translation>
    </message>
    <message id="is in no known format: {}">
        <translation>hat kein bekanntes Format: {}</translation>
    </message>
    <message id="is in no known format: {}, and only numbers are below it">
        <translation>hat kein bekanntes Format: {}, und darunter sind nur Zahlen</translation>
    </message>
    <message id="is larger than {} bytes">
        <translation>ist größer als {} Byte</translation>
    </message>
    <message id="is larger than {}{}">
        <translation>ist größer als {}{}</translation>
    </message>
    <message id="is left out">
        <translation>wird ausgelassen</translation>
    </message>
    <message id="is longer than {} characters">
        <translation>ist länger als {} Zeichen</translation>
    </message>
    <message id="is missing">
        <translation>fehlt</translation>
    </message>
    <message id="is nested deeper than {} levels">
        <translation>ist tiefer als {} Ebenen verschachtelt</translation>
    </message>
    <message id="is not UTF-8">
        <translation>ist kein UTF-8</translation>
    </message>
    <message id="is not a file of results">
        <translation>ist keine Datei mit Ergebnissen</translation>
    </message>
    <message id="is not a file of the format {}: {}">
        <translation>ist keine Datei des Formats {}: {}</translation>
    </message>
    <message id="is not a trace, results or a watched run, so it is left out">
        <translation>ist weder eine Spur noch Ergebnisse noch ein beobachteter Lauf und wird weggelassen</translation>
    </message>
    <message id="is not a workbook, so it has no sheets">
        <translation>ist keine Arbeitsmappe und hat daher keine Blätter</translation>
    </message>
    <message id="is not an instance but '{}'">
        <translation>ist keine Instanz, sondern „{}“</translation>
    </message>
    <message id="is not valid JSON: '{}' is not expected here">
        <translation>ist kein gültiges JSON: „{}“ wird hier nicht erwartet</translation>
    </message>
    <message id="is not valid JSON: NaN and Infinity are not numbers in JSON">
        <translation>ist kein gültiges JSON: NaN und Infinity sind in JSON keine Zahlen</translation>
    </message>
    <message id="is not valid JSON: a line break or another control character is inside quotes">
        <translation>ist kein gültiges JSON: ein Zeilenende oder ein anderes Steuerzeichen steht zwischen Anführungszeichen</translation>
    </message>
    <message id="is not valid JSON: the text ends before it is complete">
        <translation>ist kein gültiges JSON: der Text endet, bevor er vollständig ist</translation>
    </message>
    <message id="is not valid JSON: there is a comma after the last entry">
        <translation>ist kein gültiges JSON: nach dem letzten Eintrag ist ein Komma</translation>
    </message>
    <message id="is not valid JSON: this character is not in UTF-8">
        <translation>ist kein gültiges JSON: dieses Zeichen ist nicht in UTF-8</translation>
    </message>
    <message id="is one of several files that make an instance, and has no files beside it">
        <translation>ist eine von mehreren Dateien, die zusammen eine Instanz bilden, und hat keine Dateien neben sich</translation>
    </message>
    <message id="is taken">
        <translation>wird genommen</translation>
    </message>
    <message id="is taken away">
        <translation>wird weggenommen</translation>
    </message>
    <message id="is the table of a run (solve --table), not an instance">
        <translation>ist die Tabelle eines Laufs (solve --table), keine Instanz</translation>
    </message>
    <message id="is the workbook of a spreadsheet program, which cannot be read">
        <translation>ist die Arbeitsmappe einer Tabellenkalkulation, die nicht gelesen werden kann</translation>
    </message>
    <message id="is {}">
        <translation>ist das erste {}</translation>
    </message>
    <message id="is {}, not {}">
        <translation>ist {}, nicht {}</translation>
    </message>
    <message id="is {}: does not fit">
        <translation>ist {}: passt nicht</translation>
    </message>
    <message id="it">
        <translation>ihr</translation>
    </message>
    <message id="it answers {}, not a front">
        <translation>die Antwort ist {} und keine Front</translation>
    </message>
    <message id="it answers {}, the fewest batches are {}">
        <translation>die Antwort ist {}, die kleinste Zahl von Stapeln ist {}</translation>
    </message>
    <message id="it answers {}, {}">
        <translation>die Antwort ist {}, {}</translation>
    </message>
    <message id="it begins with a tag of XML or HTML">
        <translation>es beginnt mit einem Tag von XML oder HTML</translation>
    </message>
    <message id="it chooses no item from class {}">
        <translation>aus Klasse {} ist kein Gegenstand gewählt</translation>
    </message>
    <message id="it chooses {} from {}">
        <translation>gewählt sind {} aus {}</translation>
    </message>
    <message id="it divides by zero">
        <translation>er teilt durch null</translation>
    </message>
    <message id="it goes | they go" numerus="yes">
        <translation><numerusform>sie geht</numerusform><numerusform>sie gehen</numerusform></translation>
    </message>
    <message id="it has no stage {}">
        <translation>er hat keine Stufe {}</translation>
    </message>
    <message id="it has one picture">
        <translation>er hat ein Bild</translation>
    </message>
    <message id="it has {}">
        <translation>sie hat {}</translation>
    </message>
    <message id="it has {}, counted from gpu:0">
        <translation>es sind {}, gezählt ab gpu:0</translation>
    </message>
    <message id="it is a PDF document">
        <translation>es ist ein PDF-Dokument</translation>
    </message>
    <message id="it is a ZIP archive, as the files of spreadsheets are">
        <translation>es ist ein ZIP-Archiv wie die Dateien von Tabellenkalkulationen</translation>
    </message>
    <message id="it is a file">
        <translation>es ist eine Datei</translation>
    </message>
    <message id="it is a folder">
        <translation>es ist ein Ordner</translation>
    </message>
    <message id="it is a link that leads nowhere">
        <translation>es ist ein Verweis, der ins Leere führt</translation>
    </message>
    <message id="it is a list of {} entry without keys for value and weight | it is a list of {} entries without keys for value and weight" numerus="yes">
        <translation><numerusform>es ist eine Liste mit {} Eintrag ohne Schlüssel für Wert und Gewicht</numerusform><numerusform>es ist eine Liste mit {} Einträgen ohne Schlüssel für Wert und Gewicht</numerusform></translation>
    </message>
    <message id="it is a mining processor">
        <translation>es ist ein Mining-Prozessor</translation>
    </message>
    <message id="it is a picture">
        <translation>es ist ein Bild</translation>
    </message>
    <message id="it is a pipe or a device, and no regular file">
        <translation>es ist eine Pipe oder ein Gerät und keine gewöhnliche Datei</translation>
    </message>
    <message id="it is a table file of version {} and this program reads 1 and 2">
        <translation>es ist eine Tabellendatei der Version {}, dieses Programm liest 1 und 2</translation>
    </message>
    <message id="it is a virtual GPU">
        <translation>es ist eine virtuelle GPU</translation>
    </message>
    <message id="it is a whole selection">
        <translation>er ist eine ganze Auswahl</translation>
    </message>
    <message id="it is an object with the member {} | it is an object with the members {}" numerus="yes">
        <translation><numerusform>es ist ein Objekt mit dem Feld {}</numerusform><numerusform>es ist ein Objekt mit den Feldern {}</numerusform></translation>
    </message>
    <message id="it is compressed (gzip)">
        <translation>es ist komprimiert (gzip)</translation>
    </message>
    <message id="it is cut">
        <translation>er wird abgeschnitten</translation>
    </message>
    <message id="it is empty">
        <translation>es ist leer</translation>
    </message>
    <message id="it is in L already">
        <translation>er steht schon in L</translation>
    </message>
    <message id="it is longer than {} characters">
        <translation>er ist länger als {} Zeichen</translation>
    </message>
    <message id="it is more than one of a selection, a front and a plan">
        <translation>es ist mehr als eines von Auswahl, Front und Plan</translation>
    </message>
    <message id="it is not a plain file">
        <translation>es ist keine gewöhnliche Datei</translation>
    </message>
    <message id="it is not a text">
        <translation>es ist kein Text</translation>
    </message>
    <message id="it is not known what '{}' means">
        <translation>was „{}“ bedeutet, ist nicht bekannt</translation>
    </message>
    <message id="it is not known what kind of instance this is">
        <translation>es ist nicht bekannt, welche Art von Instanz dies ist</translation>
    </message>
    <message id="it is not known what {} holds">
        <translation>Was {} enthält, ist nicht bekannt</translation>
    </message>
    <message id="it is part of an SLI group">
        <translation>sie gehört zu einer SLI-Gruppe</translation>
    </message>
    <message id="it is the file that is read ({})">
        <translation>dies ist die Datei, die gelesen wird ({})</translation>
    </message>
    <message id="it is the table of a run">
        <translation>es ist die Tabelle eines Laufs</translation>
    </message>
    <message id="it looks like an instance in the format {}">
        <translation>es sieht aus wie eine Instanz im Format {}</translation>
    </message>
    <message id="it made {} launch | it made {} launches" numerus="yes">
        <translation><numerusform>es gab {} Start</numerusform><numerusform>es gab {} Starts</numerusform></translation>
    </message>
    <message id="it makes {}">
        <translation>sie macht {}</translation>
    </message>
    <message id="it may hold a solution">
        <translation>es kann eine Lösung enthalten</translation>
    </message>
    <message id="it must be true or false">
        <translation>es muss true oder false sein</translation>
    </message>
    <message id="it reports no {}">
        <translation>er meldet „{}“ nicht</translation>
    </message>
    <message id="it says found, but sums to {}, not to the target {}">
        <translation>die Antwort lautet „gefunden“, hat aber die Summe {}, nicht die Zielsumme {}</translation>
    </message>
    <message id="it says infeasible, but the lightest item of each class fits">
        <translation>sie sagt unlösbar, aber der leichteste Gegenstand jeder Klasse passt</translation>
    </message>
    <message id="it takes {} and the disk has {} free">
        <translation>es braucht {}, und auf dem Datenträger sind {} frei</translation>
    </message>
    <message id="it was cut short">
        <translation>sie wurde abgeschnitten</translation>
    </message>
    <message id="it | them" numerus="yes">
        <translation><numerusform>dazu</numerusform><numerusform>dazu</numerusform></translation>
    </message>
    <message id="item">
        <translation>Gegenstand</translation>
    </message>
    <message id="item ">
        <translation>Gegenstand </translation>
    </message>
    <message id="item i does not fit">
        <translation>Gegenstand i passt nicht</translation>
    </message>
    <message id="item k fits">
        <translation>Gegenstand k passt</translation>
    </message>
    <message id="item {}">
        <translation>Gegenstand {}</translation>
    </message>
    <message id="item {} (value {}, weight {})">
        <translation>Gegenstand {} (Wert {}, Gewicht {})</translation>
    </message>
    <message id="item {}, value {}, weight {}: {}">
        <translation>Gegenstand {}, Wert {}, Gewicht {}: {}</translation>
    </message>
    <message id="items">
        <translation>Gegenstände</translation>
    </message>
    <message id="items ">
        <translation>Gegenstände </translation>
    </message>
    <message id="items by value per weight: ">
        <translation>Gegenstände nach Wert je Gewicht: </translation>
    </message>
    <message id="items of the core">
        <translation>Gegenstände des Kerns</translation>
    </message>
    <message id="items that take part">
        <translation>beteiligte Gegenstände</translation>
    </message>
    <message id="its">
        <translation>dessen</translation>
    </message>
    <message id="its architecture is too old">
        <translation>ihre Architektur ist zu alt</translation>
    </message>
    <message id="its blocks wait for each other, and keeping {} blocks of {} threads needs {} beside the buffers; {} of the budget are left">
        <translation>die Blöcke warten aufeinander, und {} Blöcke mit {} Threads zu behalten braucht {} neben den Puffern; von der Speichergrenze sind {} übrig</translation>
    </message>
    <message id="its bound '{}' is no fraction in lowest terms">
        <translation>die Schranke „{}“ ist kein vollständig gekürzter Bruch</translation>
    </message>
    <message id="its brackets are nested too deep">
        <translation>seine Klammern sind zu tief verschachtelt</translation>
    </message>
    <message id="its chapters are 1 to {}">
        <translation>seine Kapitel sind 1 bis {}</translation>
    </message>
    <message id="its choices are told">
        <translation>seine Wahl wird genannt</translation>
    </message>
    <message id="its columns are {}">
        <translation>ihre Spalten sind {}</translation>
    </message>
    <message id="its front has no point">
        <translation>ihre Front hat keinen Punkt</translation>
    </message>
    <message id="its front is not in order of cost: {} comes behind {}">
        <translation>die Front ist nicht nach Kosten geordnet: {} folgt auf {}</translation>
    </message>
    <message id="its front is {}, not {}">
        <translation>die Front ist {}, nicht {}</translation>
    </message>
    <message id="its header or checksums were altered: the seal does not fit">
        <translation>Kopf oder Prüfsummen wurden geändert: Das Siegel passt nicht</translation>
    </message>
    <message id="its objective is not the whole part of its bound {}">
        <translation>ihr Zielwert ist nicht der ganze Teil ihrer Schranke {}</translation>
    </message>
    <message id="its objective, weight or selection is missing">
        <translation>Zielwert, Gewicht oder Auswahl fehlt</translation>
    </message>
    <message id="its pictures are {0}.1 to {0}.{1}">
        <translation>seine Bilder sind {0}.1 bis {0}.{1}</translation>
    </message>
    <message id="its plan has fewer batches than its lower bound {}">
        <translation>der Plan hat weniger Stapel als seine untere Schranke {}</translation>
    </message>
    <message id="its plan has several batches and is said to run everything at once">
        <translation>ihr Plan hat mehrere Stapel und soll alles zugleich ausführen</translation>
    </message>
    <message id="its plan has {} batch, not {} | its plan has {} batches, not {}" numerus="yes">
        <translation><numerusform>der Plan hat {} Stapel, nicht {}</numerusform><numerusform>der Plan hat {} Stapel, nicht {}</numerusform></translation>
    </message>
    <message id="its plan is called the best there can be, and its lower bound is another">
        <translation>ihr Plan heißt der bestmögliche, und seine untere Schranke ist eine andere</translation>
    </message>
    <message id="its plan is of {}, the fewest batches are {}">
        <translation>der Plan hat {}, die kleinste Zahl von Stapeln ist {}</translation>
    </message>
    <message id="its plan launches a kernel {}">
        <translation>der Plan startet einen Kernel {}</translation>
    </message>
    <message id="its plan launches kernel {} {}">
        <translation>der Plan startet Kernel {} {}</translation>
    </message>
    <message id="its plan launches kernel {} {} time, not {} | its plan launches kernel {} {} times, not {}" numerus="yes">
        <translation><numerusform>der Plan startet Kernel {} {}-mal, nicht {}-mal</numerusform><numerusform>der Plan startet Kernel {} {}-mal, nicht {}-mal</numerusform></translation>
    </message>
    <message id="its plan leaves a kernel {} out">
        <translation>der Plan lässt einen Kernel {} aus</translation>
    </message>
    <message id="its plan leaves kernel {} out without a reason">
        <translation>der Plan lässt Kernel {} ohne Grund aus</translation>
    </message>
    <message id="its plan leaves kernel {} out, which fits with {} block of {} threads on each multiprocessor | its plan leaves kernel {} out, which fits with {} blocks of {} threads on each multiprocessor" numerus="yes">
        <translation><numerusform>der Plan lässt Kernel {} aus, der mit {} Block zu {} Threads auf jeden Multiprozessor passt</numerusform><numerusform>der Plan lässt Kernel {} aus, der mit {} Blöcken zu {} Threads auf jeden Multiprozessor passt</numerusform></translation>
    </message>
    <message id="its rows would have {} cells">
        <translation>die Zeilen hätten {} Zellen</translation>
    </message>
    <message id="its selection is heavier than the capacity {}">
        <translation>die Auswahl ist schwerer als die Kapazität {}</translation>
    </message>
    <message id="its selection is worth {}, not {}">
        <translation>die Auswahl ist {} wert, nicht {}</translation>
    </message>
    <message id="its selection names no {} in one of its places">
        <translation>die Auswahl nennt an einer ihrer Stellen keine Angabe ({})</translation>
    </message>
    <message id="its selection weighs {}, not {}">
        <translation>die Auswahl wiegt {}, nicht {}</translation>
    </message>
    <message id="its steps are 1 to {}; 1.2 is the second picture of step 1">
        <translation>ihre Schritte sind 1 bis {}; 1.2 ist das zweite Bild von Schritt 1</translation>
    </message>
    <message id="its steps are 1 to {}; write the first and the last as 1..{}">
        <translation>ihre Schritte sind 1 bis {}; schreiben Sie den ersten und den letzten als 1..{}</translation>
    </message>
    <message id="its sum is not that of &quot;sha256&quot;">
        <translation>die Summe ist nicht die von "sha256"</translation>
    </message>
    <message id="just over 100 %">
        <translation>knapp über 100 %</translation>
    </message>
    <message id="k = {}; list A is in {}, list B in {}.">
        <translation>k = {}; Liste A hat {}, Liste B {}.</translation>
    </message>
    <message id="keep one of the two">
        <translation>behalten Sie eines der beiden</translation>
    </message>
    <message id="keeps a dominated point">
        <translation>behält einen dominierten Punkt</translation>
    </message>
    <message id="keeps a pair that has no solution">
        <translation>behält ein Paar ohne Lösung</translation>
    </message>
    <message id="keeps a point that is no better">
        <translation>behält einen Punkt, der nicht besser ist</translation>
    </message>
    <message id="kept">
        <translation>behalten</translation>
    </message>
    <message id="kept now">
        <translation>jetzt behalten</translation>
    </message>
    <message id="kernel">
        <translation>Kernel</translation>
    </message>
    <message id="kernel i, blocks b">
        <translation>Kernel i, Blöcke b</translation>
    </message>
    <message id="kernel on the device">
        <translation>Kernel auf dem Gerät</translation>
    </message>
    <message id="kernel | kernels" numerus="yes">
        <translation><numerusform>Kernel</numerusform><numerusform>Kernel</numerusform></translation>
    </message>
    <message id="kernels">
        <translation>Kernel</translation>
    </message>
    <message id="kernels count a task's choices in 31 bits: at most {}">
        <translation>Kernel zählen die Wahlmöglichkeiten eines Tasks mit 31 Bit: höchstens {}</translation>
    </message>
    <message id="kernels count cells in 31 bits: {} + 1 + the threads beyond it must stay below 2^31">
        <translation>Kernel zählen Zellen mit 31 Bit: {} + 1 + die Threads darüber hinaus muss unter 2^31 bleiben</translation>
    </message>
    <message id="kernels with other resources">
        <translation>Kernel mit anderen Ressourcen</translation>
    </message>
    <message id="knee">
        <translation>Knie</translation>
    </message>
    <message id="kplib (.kp): n, c, then profit weight">
        <translation>kplib (.kp): n, c, dann Wert Gewicht</translation>
    </message>
    <message id="labels kept">
        <translation>behaltene Labels</translation>
    </message>
    <message id="lane {}">
        <translation>Lane {}</translation>
    </message>
    <message id="lane {} alone reads">
        <translation>Lane {} allein liest</translation>
    </message>
    <message id="lane {} alone updates">
        <translation>Lane {} allein ändert</translation>
    </message>
    <message id="lane {} alone writes">
        <translation>Lane {} allein schreibt</translation>
    </message>
    <message id="lane {}: goes on">
        <translation>Lane {}: geht weiter</translation>
    </message>
    <message id="lane {}: goes past">
        <translation>Lane {}: geht vorbei</translation>
    </message>
    <message id="lane {}: masked">
        <translation>Lane {}: maskiert</translation>
    </message>
    <message id="lane {}: takes part">
        <translation>Lane {}: nimmt teil</translation>
    </message>
    <message id="lane | lanes" numerus="yes">
        <translation><numerusform>Lane</numerusform><numerusform>Lanes</numerusform></translation>
    </message>
    <message id="lanes">
        <translation>Lanes</translation>
    </message>
    <message id="lanes of one warp reach a barrier on different paths">
        <translation>Lanes eines Warps erreichen eine Barriere auf verschiedenen Wegen</translation>
    </message>
    <message id="lanes {} to {}">
        <translation>Lanes {} bis {}</translation>
    </message>
    <message id="larger of two">
        <translation>größerer von zweien</translation>
    </message>
    <message id="largest">
        <translation>größte</translation>
    </message>
    <message id="largest cost {}">
        <translation>größte Kosten {}</translation>
    </message>
    <message id="largest difference from the CPU">
        <translation>größte Abweichung von der CPU</translation>
    </message>
    <message id="last column of the table">
        <translation>letzte Spalte der Tabelle</translation>
    </message>
    <message id="last: ">
        <translation>zuletzt: </translation>
    </message>
    <message id="last: not known">
        <translation>zuletzt: nicht bekannt</translation>
    </message>
    <message id="launch at most {} block | launch at most {} blocks" numerus="yes">
        <translation><numerusform>starten Sie höchstens {} Block</numerusform><numerusform>starten Sie höchstens {} Blöcke</numerusform></translation>
    </message>
    <message id="launch fewer or smaller blocks">
        <translation>starten Sie weniger oder kleinere Blöcke</translation>
    </message>
    <message id="launch no more blocks than are resident, or smaller ones">
        <translation>starten Sie nicht mehr Blöcke, als resident sind, oder kleinere</translation>
    </message>
    <message id="launch that the host waits for">
        <translation>Start, auf den der Host wartet</translation>
    </message>
    <message id="launch the kernel cooperatively">
        <translation>starten Sie den Kernel kooperativ</translation>
    </message>
    <message id="launch {} has {} of {}, and the window is block {}, warp {}">
        <translation>Start {} hat {} zu {}, und das Fenster ist Block {}, Warp {}</translation>
    </message>
    <message id="launch {}, block {}">
        <translation>Start {}, Block {}</translation>
    </message>
    <message id="launch {}{}">
        <translation>starten: {}{}</translation>
    </message>
    <message id="launch | launches" numerus="yes">
        <translation><numerusform>Start</numerusform><numerusform>Starts</numerusform></translation>
    </message>
    <message id="launch, one behind the other">
        <translation>Start, einer hinter dem anderen</translation>
    </message>
    <message id="launched with {} arguments instead of {}">
        <translation>mit {} statt {} Argumenten gestartet</translation>
    </message>
    <message id="launches">
        <translation>Starts</translation>
    </message>
    <message id="launching {} with {} blocks of {} threads">
        <translation>Start von {} mit {} Blöcken zu {} Threads</translation>
    </message>
    <message id="leaf or cut">
        <translation>Blatt oder Schnitt</translation>
    </message>
    <message id="least = {}">
        <translation>kleinster Wert = {}</translation>
    </message>
    <message id="least = {} = {}: {} the first point, because nothing is cheaper.">
        <translation>least = {} = {}: {} der erste Punkt, weil nichts günstiger ist.</translation>
    </message>
    <message id="least shared memory">
        <translation>geringstes Shared Memory</translation>
    </message>
    <message id="least {}, mean {}, most {}">
        <translation>kleinstes {}, Mittel {}, größtes {}</translation>
    </message>
    <message id="leave --index out">
        <translation>lassen Sie --index weg</translation>
    </message>
    <message id="leave --sheet out">
        <translation>lassen Sie --sheet weg</translation>
    </message>
    <message id="leave folders out">
        <translation>lassen Sie Ordner weg</translation>
    </message>
    <message id="leave it out">
        <translation>lassen Sie es weg</translation>
    </message>
    <message id="leave it out, or choose a variant for mixes of kernels that runs on a CPU">
        <translation>lassen Sie ihn weg, oder wählen Sie eine Variante für Kernelmischungen, die auf einer CPU läuft</translation>
    </message>
    <message id="leave it out, or choose a variant with steps for this kind of instance">
        <translation>lassen Sie es weg, oder wählen Sie eine Variante mit Schritten für diese Art von Instanz</translation>
    </message>
    <message id="leave one out">
        <translation>lassen Sie einen weg</translation>
    </message>
    <message id="leave out &quot;from&quot; and &quot;to&quot;">
        <translation>lassen Sie "from" und "to" weg</translation>
    </message>
    <message id="leave out 'device' or every number of an SM">
        <translation>lassen Sie 'device' weg oder jede Zahl eines SM</translation>
    </message>
    <message id="leave the factor out">
        <translation>lassen Sie den Faktor weg</translation>
    </message>
    <message id="leave the plan out">
        <translation>lassen Sie den Plan weg</translation>
    </message>
    <message id="leave the table out">
        <translation>lassen Sie die Tabelle weg</translation>
    </message>
    <message id="leave the table out, or let it run once without counters">
        <translation>lassen Sie die Tabelle weg, oder lassen Sie nur einmal und ohne Zähler rechnen</translation>
    </message>
    <message id="leave them out: an instance in JSON names its fields itself">
        <translation>weglassen: eine Instanz in JSON nennt ihre Felder selbst</translation>
    </message>
    <message id="leave this unit out">
        <translation>lassen Sie diese Einheit weg</translation>
    </message>
    <message id="leaves a choice out">
        <translation>lässt eine Wahlmöglichkeit weg</translation>
    </message>
    <message id="leaves an item out that belongs in">
        <translation>lässt einen Gegenstand weg, der hineingehört</translation>
    </message>
    <message id="left out">
        <translation>ausgelassen</translation>
    </message>
    <message id="left out of V">
        <translation>in V weggelassen</translation>
    </message>
    <message id="less">
        <translation>weniger</translation>
    </message>
    <message id="less than a day ago">
        <translation>vor weniger als einem Tag</translation>
    </message>
    <message id="less than {}">
        <translation>weniger als {}</translation>
    </message>
    <message id="lesson.md has no section '## {}'">
        <translation>lesson.md hat keinen Abschnitt „## {}“</translation>
    </message>
    <message id="let an administrator run: echo 'options nvidia NVreg_RestrictProfilingToAdminUsers=0' | sudo tee /etc/modprobe.d/nvidia-counters.conf &amp;&amp; sudo update-initramfs -u, and restart the machine (https://developer.nvidia.com/ERR_NVGPUCTRPERM)">
        <translation>lassen Sie einen Administrator ausführen: echo 'options nvidia NVreg_RestrictProfilingToAdminUsers=0' | sudo tee /etc/modprobe.d/nvidia-counters.conf &amp;&amp; sudo update-initramfs -u, und starten Sie den Rechner neu (https://developer.nvidia.com/ERR_NVGPUCTRPERM)</translation>
    </message>
    <message id="let the program that runs it say what it needs">
        <translation>lassen Sie das Programm, das sie ausführt, sagen, was sie braucht</translation>
    </message>
    <message id="libcuda.so.1 not found">
        <translation>libcuda.so.1 wurde nicht gefunden</translation>
    </message>
    <message id="lies in host memory, which no kernel sees">
        <translation>liegt im Host-Speicher, den kein Kernel sieht</translation>
    </message>
    <message id="limits: ">
        <translation>begrenzt: </translation>
    </message>
    <message id="line of 128 bytes | lines of 128 bytes" numerus="yes">
        <translation><numerusform>Zeile von 128 Byte</numerusform><numerusform>Zeilen von 128 Byte</numerusform></translation>
    </message>
    <message id="line {}">
        <translation>Zeile {}</translation>
    </message>
    <message id="line {} ({}) is left out">
        <translation>Zeile {} ({}) wird weggelassen</translation>
    </message>
    <message id="line {} is '{}'">
        <translation>Zeile {} ist '{}'</translation>
    </message>
    <message id="line {} is left out">
        <translation>Zeile {} wird weggelassen</translation>
    </message>
    <message id="line {} of what was copied has {} cells, and from “{}” on there are {} columns">
        <translation>Zeile {} des Kopierten hat {} Zellen, und ab „{}“ gibt es {} Spalten</translation>
    </message>
    <message id="line {} of what was copied, {}">
        <translation>Zeile {} des Kopierten, {}</translation>
    </message>
    <message id="line {} · {}">
        <translation>Zeile {} · {}</translation>
    </message>
    <message id="line {}, '{}',">
        <translation>Zeile {}, '{}',</translation>
    </message>
    <message id="line | lines" numerus="yes">
        <translation><numerusform>Zeile</numerusform><numerusform>Zeilen</numerusform></translation>
    </message>
    <message id="lines">
        <translation>Zeilen</translation>
    </message>
    <message id="lines of 128 B">
        <translation>Zeilen von 128 B</translation>
    </message>
    <message id="list">
        <translation>Liste</translation>
    </message>
    <message id="list it once">
        <translation>führen Sie es einmal auf</translation>
    </message>
    <message id="list {} = {}">
        <translation>Liste {} = {}</translation>
    </message>
    <message id="list {} has no sum left, so there is no solution">
        <translation>Liste {} hat keine Summe mehr, also gibt es keine Lösung</translation>
    </message>
    <message id="list {} {}">
        <translation>Liste {} {}</translation>
    </message>
    <message id="list {}, empty">
        <translation>Liste {}, leer</translation>
    </message>
    <message id="list {}: {} of {} of its {} weight{} | list {}: {} of {} of its {} weights{}" numerus="yes">
        <translation><numerusform>Liste {}: {} aus {} ihres {} Gewichts{}</numerusform><numerusform>Liste {}: {} aus {} ihrer {} Gewichte{}</numerusform></translation>
    </message>
    <message id="list {}: {} sum from {} to {}{} | list {}: {} sums from {} to {}{}" numerus="yes">
        <translation><numerusform>Liste {}: {} Summe von {} bis {}{}</numerusform><numerusform>Liste {}: {} Summen von {} bis {}{}</numerusform></translation>
    </message>
    <message id="load">
        <translation>laden</translation>
    </message>
    <message id="loads">
        <translation>lädt</translation>
    </message>
    <message id="log">
        <translation>log</translation>
    </message>
    <message id="longer than {} characters">
        <translation>länger als {} Zeichen</translation>
    </message>
    <message id="looked at">
        <translation>angesehen</translation>
    </message>
    <message id="looks at one resource only">
        <translation>sieht nur auf eine Ressource</translation>
    </message>
    <message id="low = {} is above high = {}: block {} of A is picked with no block of B.">
        <translation>low = {} liegt über high = {}: Block {} von A wird mit keinem Block von B gewählt.</translation>
    </message>
    <message id="low is">
        <translation>low wird</translation>
    </message>
    <message id="make a campaign for each kind">
        <translation>machen Sie für jede Art eine eigene Messreihe</translation>
    </message>
    <message id="make a list of them: write [ before the first one, commas between them, and ] at the end">
        <translation>machen Sie eine Liste daraus: [ vor das erste, Kommas dazwischen und ] ans Ende</translation>
    </message>
    <message id="make it shorter">
        <translation>kürzen Sie ihn</translation>
    </message>
    <message id="make one with `knapscope-run plan`">
        <translation>erzeugen Sie eine mit `knapscope-run plan`</translation>
    </message>
    <message id="make room or take another folder; the lesson that was there is as before">
        <translation>schaffen Sie Platz, oder nehmen Sie einen anderen Ordner; die Lektion, die dort war, ist wie zuvor</translation>
    </message>
    <message id="make room there, or choose a smaller instance">
        <translation>schaffen Sie dort Platz, oder wählen Sie eine kleinere Instanz</translation>
    </message>
    <message id="make room, or allow writing there">
        <translation>schaffen Sie Platz, oder erlauben Sie das Schreiben dort</translation>
    </message>
    <message id="make the trace again: its file was changed">
        <translation>den Trace neu aufnehmen: seine Datei wurde geändert</translation>
    </message>
    <message id="make this folder writable, or the layouts are lost when the program ends">
        <translation>erlauben Sie das Schreiben in diesen Ordner, sonst gehen die Anordnungen verloren, wenn das Programm endet</translation>
    </message>
    <message id="mark another point">
        <translation>markieren Sie einen anderen Punkt</translation>
    </message>
    <message id="mark each that is">
        <translation>kreuzen Sie jede richtige an</translation>
    </message>
    <message id="mark its loops with KS_FOR or KS_LOOP, or trace another kernel">
        <translation>kennzeichnen Sie seine Schleifen mit KS_FOR oder KS_LOOP, oder nehmen Sie den Trace eines anderen Kernels auf</translation>
    </message>
    <message id="mark {} was never set">
        <translation>Marke {} wurde nie gesetzt</translation>
    </message>
    <message id="marks are counted from 0, and {} were set">
        <translation>Marken werden ab 0 gezählt, und {} wurden gesetzt</translation>
    </message>
    <message id="mask mismatch">
        <translation>Masken passen nicht zusammen</translation>
    </message>
    <message id="masked">
        <translation>maskiert</translation>
    </message>
    <message id="masked lane">
        <translation>maskierte Lane</translation>
    </message>
    <message id="max(a, b + c) on int32">
        <translation>max(a, b + c) auf int32</translation>
    </message>
    <message id="max-plus steps a byte of device memory">
        <translation>Max-Plus-Schritte je Byte Gerätespeicher</translation>
    </message>
    <message id="max-plus steps a second">
        <translation>Max-Plus-Schritte je Sekunde</translation>
    </message>
    <message id="may be in format {}">
        <translation>könnte im Format {} sein</translation>
    </message>
    <message id="mean {}">
        <translation>Mittel {}</translation>
    </message>
    <message id="measure again">
        <translation>messen Sie noch einmal</translation>
    </message>
    <message id="measure again, with nothing else on the GPU">
        <translation>messen Sie noch einmal, ohne anderes auf der GPU</translation>
    </message>
    <message id="measure again: a figure was changed by hand">
        <translation>messen Sie neu: Eine Zahl wurde von Hand geändert</translation>
    </message>
    <message id="measure every {} in a smaller unit, so that all are whole numbers">
        <translation>messen Sie jede Zahl „{}“ in einer kleineren Einheit, so dass alle ganze Zahlen sind</translation>
    </message>
    <message id="measure it again, or leave it out">
        <translation>messen Sie es neu, oder lassen Sie es weg</translation>
    </message>
    <message id="measured by the hardware's counters">
        <translation>von den Zählern der Hardware gemessen</translation>
    </message>
    <message id="measured by the probe">
        <translation>von der Sonde gemessen</translation>
    </message>
    <message id="measured by the probe on ">
        <translation>von der Sonde gemessen auf </translation>
    </message>
    <message id="measured here">
        <translation>hier gemessen</translation>
    </message>
    <message id="measured on {}">
        <translation>gemessen auf {}</translation>
    </message>
    <message id="measured on {}, driver {}, {}">
        <translation>gemessen auf {}, Treiber {}, {}</translation>
    </message>
    <message id="median pairs">
        <translation>Medianpaare</translation>
    </message>
    <message id="median, min and max are not those of the samples">
        <translation>Median, kleinster und größter Wert sind nicht die der Messwerte</translation>
    </message>
    <message id="meets every deadline">
        <translation>hält jede Frist ein</translation>
    </message>
    <message id="member '{}' is left out">
        <translation>das Feld '{}' wird weggelassen</translation>
    </message>
    <message id="memory clock">
        <translation>Speichertakt</translation>
    </message>
    <message id="memory in use">
        <translation>belegter Speicher</translation>
    </message>
    <message id="memory of the device">
        <translation>Speicher des Geräts</translation>
    </message>
    <message id="memory that the launch was not given">
        <translation>Speicher, der dem Start nicht gegeben wurde</translation>
    </message>
    <message id="memory's busy time">
        <translation>Zeit, in der der Speicher beschäftigt ist</translation>
    </message>
    <message id="merge">
        <translation>Mischen</translation>
    </message>
    <message id="merged">
        <translation>gemischt</translation>
    </message>
    <message id="min({}{})">
        <translation>min({}{})</translation>
    </message>
    <message id="misaligned">
        <translation>falsch ausgerichtet</translation>
    </message>
    <message id="misses {} deadline | misses {} deadlines" numerus="yes">
        <translation><numerusform>verfehlt {} Frist</numerusform><numerusform>verfehlt {} Fristen</numerusform></translation>
    </message>
    <message id="missing">
        <translation>fehlt</translation>
    </message>
    <message id="modelled steps: what overlaps, not how long it takes">
        <translation>modellierte Schritte: was sich überlappt, nicht wie lange es dauert</translation>
    </message>
    <message id="modelled: steps of equal blocks, not time">
        <translation>modelliert: Schritte gleicher Blöcke, keine Zeit</translation>
    </message>
    <message id="models ">
        <translation>modelliert </translation>
    </message>
    <message id="more">
        <translation>mehr</translation>
    </message>
    <message id="more cells were touched than there is room for">
        <translation>mehr Zellen wurden berührt, als Platz haben</translation>
    </message>
    <message id="more than half of the warps wait at a barrier of the grid">
        <translation>mehr als die Hälfte der Warps wartet an einer Barriere des Grids</translation>
    </message>
    <message id="more than {} numbers">
        <translation>mehr als {} Zahlen</translation>
    </message>
    <message id="most = {}">
        <translation>größter Wert = {}</translation>
    </message>
    <message id="moved, not used">
        <translation>bewegt, nicht benutzt</translation>
    </message>
    <message id="moves the wrong pointer">
        <translation>bewegt den falschen Zeiger</translation>
    </message>
    <message id="multiplication">
        <translation>Multiplikation</translation>
    </message>
    <message id="multiply all numbers of this unit by {}">
        <translation>multiplizieren Sie alle Zahlen dieser Einheit mit {}</translation>
    </message>
    <message id="multiply all values by {}">
        <translation>multiplizieren Sie alle Werte mit {}</translation>
    </message>
    <message id="multiply all weights and the capacity by {}">
        <translation>multiplizieren Sie alle Gewichte und die Kapazität mit {}</translation>
    </message>
    <message id="multiply every {} by {}">
        <translation>multiplizieren Sie jedes {} mit {}</translation>
    </message>
    <message id="multiply every {} by {}: `knapscope-run convert FILE OUT --scale {}={}`">
        <translation>multiplizieren Sie jede Zahl „{}“ mit {}: `knapscope-run convert FILE OUT --scale {}={}`</translation>
    </message>
    <message id="multiply every {} by {}: `knapscope-run convert FILE OUT {}`">
        <translation>multiplizieren Sie jedes {} mit {}: `knapscope-run convert FILE OUT {}`</translation>
    </message>
    <message id="multiprocessors">
        <translation>Multiprozessoren</translation>
    </message>
    <message id="name &quot;of&quot; or &quot;where&quot;, so that there are at most {}">
        <translation>nennen Sie "of" oder "where", damit es höchstens {} sind</translation>
    </message>
    <message id="name a &quot;variant&quot;, or show a figure">
        <translation>nennen Sie eine "variant", oder zeigen Sie eine Abbildung</translation>
    </message>
    <message id="name a file">
        <translation>nennen Sie eine Datei</translation>
    </message>
    <message id="name a file that holds one, or generate one from a preset">
        <translation>nennen Sie eine Datei, die eine enthält, oder erzeugen Sie eine aus einer Vorlage</translation>
    </message>
    <message id="name a folder">
        <translation>nennen Sie einen Ordner</translation>
    </message>
    <message id="name a folder of answer files">
        <translation>nennen Sie einen Ordner mit Antwortdateien</translation>
    </message>
    <message id="name a folder that has nothing but answer files">
        <translation>nennen Sie einen Ordner, der nur Antwortdateien enthält</translation>
    </message>
    <message id="name a page of the manual's list">
        <translation>nennen Sie eine Seite, die in der Liste des Handbuchs steht</translation>
    </message>
    <message id="name a parameter and values of it that the results have for the same instances">
        <translation>nennen Sie einen Parameter und Werte davon, die die Ergebnisse für dieselben Instanzen haben</translation>
    </message>
    <message id="name a place in its file, as in /capacity=12">
        <translation>nennen Sie eine Stelle in ihrer Datei, wie in /capacity=12</translation>
    </message>
    <message id="name a stage that the results have, or none for whole times">
        <translation>nennen Sie eine Stufe, die die Ergebnisse haben, oder keine für ganze Zeiten</translation>
    </message>
    <message id="name a variant of the instance's kind">
        <translation>nennen Sie eine Variante für diese Art von Instanz</translation>
    </message>
    <message id="name an empty or a new folder">
        <translation>nennen Sie einen leeren oder neuen Ordner</translation>
    </message>
    <message id="name one of 1 to {}">
        <translation>geben Sie eine Nummer von 1 bis {} an</translation>
    </message>
    <message id="name one of {}">
        <translation>nennen Sie einen von {}</translation>
    </message>
    <message id="name one that `knapscope-run steps` shows">
        <translation>nennen Sie eine, die `knapscope-run steps` zeigt</translation>
    </message>
    <message id="name one that `knapscope-run trace` takes">
        <translation>nennen Sie einen, den `knapscope-run trace` nimmt</translation>
    </message>
    <message id="name the files NAME_c.txt, NAME_w.txt and NAME_p.txt (capacity, weights, profits)">
        <translation>nennen Sie die Dateien NAME_c.txt, NAME_w.txt und NAME_p.txt (Kapazität, Gewichte, Werte)</translation>
    </message>
    <message id="name two different variants with steps for this kind of instance">
        <translation>nennen Sie zwei verschiedene Varianten mit Schritten für diese Art von Instanz</translation>
    </message>
    <message id="name two settings that the campaign gave its presets">
        <translation>nennen Sie zwei Einstellungen, die die Messreihe ihren Vorlagen gab</translation>
    </message>
    <message id="name variants on each side that the campaign ran">
        <translation>nennen Sie auf jeder Seite Varianten, die in der Messreihe liefen</translation>
    </message>
    <message id="named by the finding">
        <translation>vom Befund genannt</translation>
    </message>
    <message id="names another limit">
        <translation>nennt eine andere Grenze</translation>
    </message>
    <message id="names the lanes from before the branch">
        <translation>nennt die Lanes von vor der Verzweigung</translation>
    </message>
    <message id="names the lanes of the other branch">
        <translation>nennt die Lanes des anderen Zweigs</translation>
    </message>
    <message id="names {}.md as the page above it, but that page is below another one">
        <translation>nennt {}.md als die Seite darüber, aber die steht selbst unter einer anderen</translation>
    </message>
    <message id="names {}.md as the page above it, but there is no such page">
        <translation>nennt {}.md als die Seite darüber, aber es gibt sie nicht</translation>
    </message>
    <message id="neither">
        <translation>ebenso wenig</translation>
    </message>
    <message id="neither answered">
        <translation>keiner antwortete</translation>
    </message>
    <message id="new">
        <translation>neu</translation>
    </message>
    <message id="new {}: {} of {} merged">
        <translation>{} neu: {} von {} gemischt</translation>
    </message>
    <message id="next">
        <translation>nächster</translation>
    </message>
    <message id="next of its list">
        <translation>nächste ihrer Liste</translation>
    </message>
    <message id="next to each other">
        <translation>nebeneinander</translation>
    </message>
    <message id="no">
        <translation>nein</translation>
    </message>
    <message id="no algorithm here divides {}; if they are not divided, say so: `knapscope-run convert FILE OUT {}`">
        <translation>kein Algorithmus hier teilt {}; werden sie nicht geteilt, geben Sie das an: `knapscope-run convert FILE OUT {}`</translation>
    </message>
    <message id="no answers are graded">
        <translation>keine Antworten sind bewertet</translation>
    </message>
    <message id="no bar: a time is zero, or the baseline has other instances">
        <translation>kein Balken: eine Zeit ist null, oder die Referenz hat andere Instanzen</translation>
    </message>
    <message id="no bar: its time in the emulator says nothing about a GPU">
        <translation>kein Balken: Die Zeit im Emulator sagt nichts über eine GPU</translation>
    </message>
    <message id="no bar: {}">
        <translation>kein Balken: {}</translation>
    </message>
    <message id="no bar: {} was not measured there">
        <translation>kein Balken: {} wurde dort nicht gemessen</translation>
    </message>
    <message id="no choice is right">
        <translation>keine Auswahlmöglichkeit ist richtig</translation>
    </message>
    <message id="no choice of blocks keeps to all four resources.">
        <translation>keine Wahl der Blöcke hält alle vier Ressourcen ein.</translation>
    </message>
    <message id="no class yet: nothing packed">
        <translation>noch keine Klasse: nichts gepackt</translation>
    </message>
    <message id="no column is called {}">
        <translation>keine Spalte heißt {}</translation>
    </message>
    <message id="no column is called {}, but {} may be it">
        <translation>keine Spalte heißt {}, aber {} kann es sein</translation>
    </message>
    <message id="no column is chosen as {}">
        <translation>keine Spalte ist als {} gewählt</translation>
    </message>
    <message id="no column is the {}">
        <translation>keine Spalte ist {}</translation>
    </message>
    <message id="no entry has the English name &quot;{}&quot;">
        <translation>kein Eintrag hat den englischen Namen „{}“</translation>
    </message>
    <message id="no file name was given">
        <translation>kein Dateiname wurde angegeben</translation>
    </message>
    <message id="no folder can be created here">
        <translation>hier lässt sich kein Ordner anlegen</translation>
    </message>
    <message id="no heading says which column is what">
        <translation>keine Überschrift sagt, welche Spalte was ist</translation>
    </message>
    <message id="no instance is open">
        <translation>keine Instanz ist geöffnet</translation>
    </message>
    <message id="no instance like this one could be drawn: {}">
        <translation>es ließ sich keine Instanz wie diese ziehen: {}</translation>
    </message>
    <message id="no instance of the results has the settings '{}' and '{}'">
        <translation>keine Instanz der Ergebnisse hat die Einstellungen „{}“ und „{}“</translation>
    </message>
    <message id="no instruction of the warp is chosen to be shown">
        <translation>es ist keine Anweisung des Warps gewählt, die gezeigt werden soll</translation>
    </message>
    <message id="no item fits">
        <translation>kein Gegenstand passt</translation>
    </message>
    <message id="no item yet: nothing packed">
        <translation>noch kein Gegenstand: nichts gepackt</translation>
    </message>
    <message id="no kernel">
        <translation>kein Kernel</translation>
    </message>
    <message id="no kernel takes no shared memory">
        <translation>kein Kernel braucht kein Shared Memory</translation>
    </message>
    <message id="no kernel time was recorded">
        <translation>es wurde keine Kernelzeit aufgezeichnet</translation>
    </message>
    <message id="no kernel time was recorded of {}">
        <translation>von {} wurde keine Kernelzeit aufgezeichnet</translation>
    </message>
    <message id="no kind has all of the columns {}">
        <translation>keine Art hat alle Spalten {}</translation>
    </message>
    <message id="no knapsack is infeasible: the empty selection is legal">
        <translation>kein Rucksackproblem ist unlösbar: Die leere Auswahl ist zulässig</translation>
    </message>
    <message id="no lane has touched it yet">
        <translation>noch keine Lane hat es berührt</translation>
    </message>
    <message id="no lesson is open">
        <translation>keine Lektion ist geöffnet</translation>
    </message>
    <message id="no limit">
        <translation>keine Grenze</translation>
    </message>
    <message id="no line is called {}">
        <translation>keine Zeile heißt {}</translation>
    </message>
    <message id="no line is called {}, but {} may be it">
        <translation>keine Zeile heißt {}, aber {} kann es sein</translation>
    </message>
    <message id="no line names the columns">
        <translation>keine Zeile nennt die Spalten</translation>
    </message>
    <message id="no memory left for the stacks of a block">
        <translation>kein Speicher mehr für die Stacks eines Blocks</translation>
    </message>
    <message id="no mix of kernels is open">
        <translation>keine Kernelmischung ist geöffnet</translation>
    </message>
    <message id="no numbers called '{}' can be multiplied">
        <translation>keine Zahlen namens „{}“ lassen sich multiplizieren</translation>
    </message>
    <message id="no pipe to the helper: {}">
        <translation>keine Verbindung zum Hilfsprogramm: {}</translation>
    </message>
    <message id="no plan below">
        <translation>kein Plan unter</translation>
    </message>
    <message id="no point of this front is what 'mark' asks for">
        <translation>kein Punkt dieser Front entspricht dem, was 'mark' verlangt</translation>
    </message>
    <message id="no run of this mix was watched">
        <translation>kein Lauf dieser Mischung wurde beobachtet</translation>
    </message>
    <message id="no selection is allowed, so there is no front">
        <translation>keine Auswahl ist zulässig, also gibt es keine Front</translation>
    </message>
    <message id="no selection is {}">
        <translation>keine Auswahl ist {}</translation>
    </message>
    <message id="no selection keeps to the limit">
        <translation>keine Auswahl hält die Grenze ein</translation>
    </message>
    <message id="no selection of this kind has a weight">
        <translation>keine Auswahl dieser Art hat ein Gewicht</translation>
    </message>
    <message id="no solution">
        <translation>keine Lösung</translation>
    </message>
    <message id="no step to show">
        <translation>kein Schritt zu zeigen</translation>
    </message>
    <message id="no subset of a half sums to {}">
        <translation>keine Teilmenge einer Hälfte hat die Summe {}</translation>
    </message>
    <message id="no subset of the first {} sums to {}">
        <translation>keine Teilmenge der ersten {} hat die Summe {}</translation>
    </message>
    <message id="no such instance is infeasible: the empty subset sums to 0">
        <translation>keine solche Instanz ist unlösbar: Die leere Teilmenge hat die Summe 0</translation>
    </message>
    <message id="no task yet">
        <translation>noch kein Task</translation>
    </message>
    <message id="no time of a stage '{}' was recorded of {}">
        <translation>für die Stufe „{}“ wurde bei {} keine Zeit aufgezeichnet</translation>
    </message>
    <message id="no two runs have {} '{}' and '{}' and are otherwise the same">
        <translation>keine zwei Läufe haben {} „{}“ und „{}“ und sind sonst gleich</translation>
    </message>
    <message id="no variant for this kind of instance has a recording">
        <translation>keine Variante für diese Art von Instanz hat eine Aufzeichnung</translation>
    </message>
    <message id="no {}">
        <translation>ohne {}</translation>
    </message>
    <message id="no, it is left out">
        <translation>nein, er wird ausgelassen</translation>
    </message>
    <message id="node {}">
        <translation>Knoten {}</translation>
    </message>
    <message id="node {} of H has {}. Of these {}, merged, the first {}: {} to node {}, the rest to node {}.">
        <translation>Knoten {} von H hat {}. Von diesen {}, gemischt, {}: {} an Knoten {}, der Rest an Knoten {}.</translation>
    </message>
    <message id="node {} of H has {}: node {} gets nothing, node {} {}.">
        <translation>Knoten {} von H hat {}: Knoten {} bekommt nichts, Knoten {} {}.</translation>
    </message>
    <message id="nodes">
        <translation>Knoten</translation>
    </message>
    <message id="nodes of the search">
        <translation>Knoten der Suche</translation>
    </message>
    <message id="none are used">
        <translation>keine benutzt</translation>
    </message>
    <message id="none can be set here">
        <translation>hier kann keiner gesetzt werden</translation>
    </message>
    <message id="none is">
        <translation>keiner ist</translation>
    </message>
    <message id="none is picked">
        <translation>keines wird gewählt</translation>
    </message>
    <message id="none is used">
        <translation>keiner benutzt</translation>
    </message>
    <message id="not a file in base64">
        <translation>keine Datei in base64</translation>
    </message>
    <message id="not a lesson">
        <translation>keine Lektion</translation>
    </message>
    <message id="not decided">
        <translation>nicht entschieden</translation>
    </message>
    <message id="not in the paper">
        <translation>nicht in der Arbeit</translation>
    </message>
    <message id="not known">
        <translation>nicht bekannt</translation>
    </message>
    <message id="not known here">
        <translation>hier nicht bekannt</translation>
    </message>
    <message id="not looked at yet">
        <translation>noch nicht angesehen</translation>
    </message>
    <message id="not measured">
        <translation>nicht gemessen</translation>
    </message>
    <message id="not measured yet">
        <translation>noch nicht gemessen</translation>
    </message>
    <message id="not measured yet, and left out">
        <translation>noch nicht gemessen, daher ausgelassen</translation>
    </message>
    <message id="not moved">
        <translation>nicht bewegt</translation>
    </message>
    <message id="not proven optimal">
        <translation>nicht als optimal bewiesen</translation>
    </message>
    <message id="not recorded">
        <translation>nicht aufgezeichnet</translation>
    </message>
    <message id="not schedulable">
        <translation>nicht planbar</translation>
    </message>
    <message id="not schedulable, because U &gt; 1">
        <translation>nicht planbar, weil U &gt; 1</translation>
    </message>
    <message id="not the name of a file">
        <translation>nicht der Name einer Datei</translation>
    </message>
    <message id="not written yet">
        <translation>noch nicht geschrieben</translation>
    </message>
    <message id="not yet">
        <translation>noch nicht</translation>
    </message>
    <message id="not yet computed">
        <translation>noch nicht berechnet</translation>
    </message>
    <message id="not yet looked at">
        <translation>noch nicht angesehen</translation>
    </message>
    <message id="not yet written">
        <translation>noch nicht geschrieben</translation>
    </message>
    <message id="not-found">
        <translation>nicht gefunden</translation>
    </message>
    <message id="nothing">
        <translation>nichts</translation>
    </message>
    <message id="nothing can be asked of {} here">
        <translation>zu {} lässt sich hier nichts fragen</translation>
    </message>
    <message id="nothing has run yet">
        <translation>noch ist nichts gelaufen</translation>
    </message>
    <message id="nothing is asked that is called so">
        <translation>nichts wird gefragt, das so heißt</translation>
    </message>
    <message id="nothing is left to do">
        <translation>nichts bleibt zu tun</translation>
    </message>
    <message id="nothing is measured yet">
        <translation>noch ist nichts gemessen</translation>
    </message>
    <message id="nothing is open">
        <translation>nichts ist geöffnet</translation>
    </message>
    <message id="nothing is traced yet">
        <translation>noch ist kein Trace da</translation>
    </message>
    <message id="nothing taken">
        <translation>nichts genommen</translation>
    </message>
    <message id="nothing that is counted explains the time: the most is {} with {} of {}">
        <translation>nichts, was gezählt wird, erklärt die Zeit: am meisten ist {} mit {} von {}</translation>
    </message>
    <message id="nothing was drawn">
        <translation>es wurde nichts gezogen</translation>
    </message>
    <message id="nothing was shown yet that could stay while this is asked">
        <translation>noch wurde nichts gezeigt, das bleiben könnte, während dies gefragt wird</translation>
    </message>
    <message id="nothing was told of the blocks of this run">
        <translation>von den Blöcken dieses Laufs wurde nichts berichtet</translation>
    </message>
    <message id="nothing was watched yet">
        <translation>noch wurde nichts beobachtet</translation>
    </message>
    <message id="now ">
        <translation>jetzt </translation>
    </message>
    <message id="number {} is out of range">
        <translation>Zahl {} liegt außerhalb des zulässigen Bereichs</translation>
    </message>
    <message id="of A">
        <translation>von A</translation>
    </message>
    <message id="of B">
        <translation>von B</translation>
    </message>
    <message id="of all k the least">
        <translation>das Kleinste über alle k</translation>
    </message>
    <message id="of every other launch">
        <translation>jedes zweiten Starts</translation>
    </message>
    <message id="of full lists (see the errata)">
        <translation>von vollen Listen (siehe die Errata)</translation>
    </message>
    <message id="of its list">
        <translation>seiner Liste</translation>
    </message>
    <message id="of its part">
        <translation>seines Teils</translation>
    </message>
    <message id="of pair {}, four binary searches leave {} of {} (Lemmas 5 and 6) and {} of {} (Lemmas 7 and 8).">
        <translation>von Paar {} lassen vier binäre Suchen {} von {} (Lemmata 5 und 6) und {} von {} (Lemmata 7 und 8) übrig.</translation>
    </message>
    <message id="of pair {}, the binary searches leave nothing of block {} of A (Lemmas 5 and 6): no sum of it is {}.">
        <translation>von Paar {} lassen die binären Suchen nichts von Block {} von A übrig (Lemmata 5 und 6): Keine Summe davon ist {}.</translation>
    </message>
    <message id="of pair {}, the binary searches leave nothing of block {} of B (Lemmas 7 and 8): no sum of it is {}.">
        <translation>von Paar {} lassen die binären Suchen nichts von Block {} von B übrig (Lemmata 7 und 8): Keine Summe davon ist {}.</translation>
    </message>
    <message id="of the list">
        <translation>der Liste</translation>
    </message>
    <message id="of the {} with block {} of A, Lemma {} leaves out {} and Lemma {} {}; {}.">
        <translation>von den Paaren mit Block {1} von A ({0}) schließt Lemma {2} {3} aus und Lemma {4} {5}; {6}.</translation>
    </message>
    <message id="of them for conflicts">
        <translation>davon für Konflikte</translation>
    </message>
    <message id="of them used">
        <translation>davon benutzt</translation>
    </message>
    <message id="of {} nothing is left{}: {} goes to place {}.">
        <translation>von {} ist nichts übrig{}: {} kommt auf Platz {}.</translation>
    </message>
    <message id="of {} {} kernels at most {} {} on an SM at the same time">
        <translation>von {} {} Kerneln höchstens {} {} zugleich auf einem SM</translation>
    </message>
    <message id="on another processor of 2 cores; the task sets of Table 6.1, whose numbers are ours: the paper prints none">
        <translation>auf einem anderen Prozessor mit 2 Kernen; die Taskmengen der Tabelle 6.1, deren Zahlen von uns sind: Die Arbeit druckt keine</translation>
    </message>
    <message id="on every SM there was a moment with blocks of all its kernels">
        <translation>auf jedem SM gab es einen Moment mit Blöcken aller seiner Kernel</translation>
    </message>
    <message id="on the host alone">
        <translation>auf dem Host allein</translation>
    </message>
    <message id="on-chip memory">
        <translation>Speicher auf dem Chip</translation>
    </message>
    <message id="once">
        <translation>einmal</translation>
    </message>
    <message id="one core, mean of five runs; it finds the sum, not the weights">
        <translation>ein Kern, Mittelwert von fünf Läufen; gefunden wird die Summe, nicht die Gewichte</translation>
    </message>
    <message id="one instance a set, solved five times, mean; the GPU's time includes the copies of input and results (Section 5.1, page 51)">
        <translation>eine Instanz je Satz, fünfmal gelöst, Mittelwert; die Zeit der GPU enthält die Kopien von Eingabe und Ergebnissen (Abschnitt 5.1, Seite 51)</translation>
    </message>
    <message id="one is | {} are" numerus="yes">
        <translation><numerusform>einer ist</numerusform><numerusform>{} sind</numerusform></translation>
    </message>
    <message id="one item of each">
        <translation>ein Gegenstand von jeder</translation>
    </message>
    <message id="one kernel | {} kernels" numerus="yes">
        <translation><numerusform>ein Kernel</numerusform><numerusform>{} Kernel</numerusform></translation>
    </message>
    <message id="one of the mask {}">
        <translation>einer mit der Maske {}</translation>
    </message>
    <message id="one of {} others">
        <translation>eins von {} weiteren</translation>
    </message>
    <message id="one processor">
        <translation>ein Prozessor</translation>
    </message>
    <message id="one result is">
        <translation>ein Ergebnis liegt</translation>
    </message>
    <message id="only a row with status &quot;error&quot; has an error">
        <translation>nur eine Zeile mit status "error" hat einen Fehler</translation>
    </message>
    <message id="only emulated runs are there, and their times say nothing about a GPU">
        <translation>nur emulierte Läufe sind da, und ihre Zeiten sagen nichts über eine GPU</translation>
    </message>
    <message id="only on {} of {} SMs were all {} {} kernels there at one moment">
        <translation>nur auf {} von {} SMs waren alle {} {} Kernel in einem Moment da</translation>
    </message>
    <message id="only sheet {0} is read; {1} other sheet is left out: {2} | only sheet {0} is read; {1} other sheets are left out: {2}" numerus="yes">
        <translation><numerusform>nur das Blatt {0} wird gelesen; {1} anderes Blatt ist weggelassen: {2}</numerusform><numerusform>nur das Blatt {0} wird gelesen; {1} andere Blätter sind weggelassen: {2}</numerusform></translation>
    </message>
    <message id="open a smaller instance, or choose a variant that can write its table to a file">
        <translation>öffnen Sie eine kleinere Instanz, oder wählen Sie eine Variante, die ihre Tabelle in eine Datei schreiben kann</translation>
    </message>
    <message id="open a smaller instance, or plan this one">
        <translation>öffnen Sie eine kleinere Instanz, oder planen Sie diese hier</translation>
    </message>
    <message id="open a smaller instance, or run this one on the Run page">
        <translation>öffnen Sie eine kleinere Instanz oder lassen Sie diese auf der Seite „Ausführen“ laufen</translation>
    </message>
    <message id="open an instance of another kind">
        <translation>öffnen Sie eine Instanz einer anderen Art</translation>
    </message>
    <message id="open an instance whose choices have a cost and a value">
        <translation>öffnen Sie eine Instanz, deren Wahlmöglichkeiten Kosten und Wert haben</translation>
    </message>
    <message id="open an instance, or name its file">
        <translation>öffnen Sie eine Instanz, oder nennen Sie ihre Datei</translation>
    </message>
    <message id="open classes">
        <translation>offene Klassen</translation>
    </message>
    <message id="open it as a file">
        <translation>öffnen Sie es als Datei</translation>
    </message>
    <message id="open it in its program, choose File, Save as, the file type CSV (UTF-8), and open that file">
        <translation>in ihrem Programm öffnen, Datei, Speichern unter, den Dateityp CSV (UTF-8) wählen und diese Datei öffnen</translation>
    </message>
    <message id="open it with a newer Knapscope">
        <translation>öffnen Sie sie mit einem neueren Knapscope</translation>
    </message>
    <message id="open one on the page Lessons, or add a step to a new one">
        <translation>öffnen Sie eine auf der Seite „Lektionen“, oder fügen Sie einen Schritt zu einer neuen hinzu</translation>
    </message>
    <message id="open the Step page and fill it">
        <translation>öffnen Sie die Seite „Schritt“, und füllen Sie sie</translation>
    </message>
    <message id="open the instance it was made from">
        <translation>öffnen Sie die Instanz, aus der sie gemacht wurde</translation>
    </message>
    <message id="open the instance it was made from, or solve this one with --table">
        <translation>öffnen Sie die Instanz, aus der sie entstanden ist, oder lösen Sie diese hier mit --table</translation>
    </message>
    <message id="open the instance that it was made from">
        <translation>öffnen Sie die Instanz, aus der sie entstand</translation>
    </message>
    <message id="open the instance: the Step page fills its table itself">
        <translation>öffnen Sie die Instanz: Die Seite „Schritt“ füllt deren Tabelle selbst</translation>
    </message>
    <message id="open their results first">
        <translation>öffnen Sie zuerst ihre Ergebnisse</translation>
    </message>
    <message id="opening a queue">
        <translation>das Öffnen einer Warteschlange</translation>
    </message>
    <message id="optimal">
        <translation>optimal</translation>
    </message>
    <message id="or cut">
        <translation>sonst abgeschnitten</translation>
    </message>
    <message id="original">
        <translation>ursprünglich</translation>
    </message>
    <message id="original search">
        <translation>ursprüngliche Suche</translation>
    </message>
    <message id="other lines come between this one and those of {} {}">
        <translation>zwischen dieser Zeile und denen von {} {} stehen andere</translation>
    </message>
    <message id="other sums">
        <translation>andere Summen</translation>
    </message>
    <message id="out of bounds">
        <translation>außerhalb der Grenzen</translation>
    </message>
    <message id="over ">
        <translation>über </translation>
    </message>
    <message id="over 99.9 %">
        <translation>über 99,9 %</translation>
    </message>
    <message id="over {}, {}">
        <translation>gegenüber {}, {}</translation>
    </message>
    <message id="overlooks bank conflicts">
        <translation>übersieht Bankkonflikte</translation>
    </message>
    <message id="overlooks that both are worth the same">
        <translation>übersieht, dass beide gleich viel wert sind</translation>
    </message>
    <message id="pack">
        <translation>packen</translation>
    </message>
    <message id="pair A{}, B{}">
        <translation>Paar A{}, B{}</translation>
    </message>
    <message id="pair {} holds no solution">
        <translation>Paar {} enthält keine Lösung</translation>
    </message>
    <message id="pair {} {}">
        <translation>Paar {} {}</translation>
    </message>
    <message id="pair {}: {}{}">
        <translation>Paar {}: {}{}</translation>
    </message>
    <message id="pair | pairs" numerus="yes">
        <translation><numerusform>Paar</numerusform><numerusform>Paare</numerusform></translation>
    </message>
    <message id="pairs cut, Lemmas 5 to 8">
        <translation>abgeschnittene Paare, Lemmata 5 bis 8</translation>
    </message>
    <message id="pairs of blocks">
        <translation>Blockpaare</translation>
    </message>
    <message id="part of a multiprocessor asked for">
        <translation>verlangter Teil eines Multiprozessors</translation>
    </message>
    <message id="partition">
        <translation>aufteilen</translation>
    </message>
    <message id="pass | passes" numerus="yes">
        <translation><numerusform>Durchgang</numerusform><numerusform>Durchgänge</numerusform></translation>
    </message>
    <message id="passed">
        <translation>vorbei</translation>
    </message>
    <message id="pattern">
        <translation>Muster</translation>
    </message>
    <message id="pattern | patterns" numerus="yes">
        <translation><numerusform>Muster</numerusform><numerusform>Muster</numerusform></translation>
    </message>
    <message id="patterns">
        <translation>Muster</translation>
    </message>
    <message id="patterns of a batch">
        <translation>Muster eines Stapels</translation>
    </message>
    <message id="phase">
        <translation>Phase</translation>
    </message>
    <message id="picked">
        <translation>gewählt</translation>
    </message>
    <message id="picked pairs">
        <translation>gewählte Paare</translation>
    </message>
    <message id="picked pairs of blocks">
        <translation>gewählte Blockpaare</translation>
    </message>
    <message id="picked {} of at most {}">
        <translation>{} von höchstens {} gewählt</translation>
    </message>
    <message id="plan">
        <translation>Planung</translation>
    </message>
    <message id="plan fewer kernels">
        <translation>planen Sie weniger Kernel</translation>
    </message>
    <message id="point {}">
        <translation>Punkt {}</translation>
    </message>
    <message id="point | points" numerus="yes">
        <translation><numerusform>Punkt</numerusform><numerusform>Punkte</numerusform></translation>
    </message>
    <message id="pointed at">
        <translation>darauf zeigt der Zeiger</translation>
    </message>
    <message id="points">
        <translation>Punkte</translation>
    </message>
    <message id="points merged">
        <translation>zusammengeführte Punkte</translation>
    </message>
    <message id="power">
        <translation>Leistung</translation>
    </message>
    <message id="power brake of the power supply">
        <translation>Power Brake der Stromversorgung</translation>
    </message>
    <message id="power limit">
        <translation>Leistungsgrenze</translation>
    </message>
    <message id="prepare">
        <translation>Vorbereitung</translation>
    </message>
    <message id="press Trace">
        <translation>klicken Sie auf „Trace aufnehmen“</translation>
    </message>
    <message id="press Trace, or name a kernel with --variant">
        <translation>klicken Sie auf „Trace aufnehmen“, oder nennen Sie einen Kernel mit --variant</translation>
    </message>
    <message id="printed in a paper">
        <translation>in einer Arbeit gedruckt</translation>
    </message>
    <message id="problem">
        <translation>Problem</translation>
    </message>
    <message id="problems">
        <translation>Probleme</translation>
    </message>
    <message id="process {}">
        <translation>Prozess {}</translation>
    </message>
    <message id="pruned, above M">
        <translation>abgeschnitten, über M</translation>
    </message>
    <message id="pruned, below M">
        <translation>abgeschnitten, unter M</translation>
    </message>
    <message id="pruning">
        <translation>Abschneiden</translation>
    </message>
    <message id="publish fewer steps at once">
        <translation>veröffentlichen Sie weniger Schritte auf einmal</translation>
    </message>
    <message id="publish into a folder of your own, and copy it to its place">
        <translation>veröffentlichen Sie in einen eigenen Ordner, und kopieren Sie ihn an seinen Ort</translation>
    </message>
    <message id="publish it as .gif, or see that ffmpeg has the encoder libx264">
        <translation>veröffentlichen Sie als .gif, oder sehen Sie nach, ob ffmpeg den Encoder libx264 hat</translation>
    </message>
    <message id="put it beside the session file">
        <translation>legen Sie sie neben die Sitzungsdatei</translation>
    </message>
    <message id="put it into quotation marks, or give it: `knapscope-run convert FILE OUT --capacity {}`">
        <translation>sie in Anführungszeichen setzen oder angeben: `knapscope-run convert FILE OUT --capacity {}`</translation>
    </message>
    <message id="put numbers with a comma into quotation marks; if it is a remark, say which columns count: `knapscope-run convert FILE OUT --columns {}`">
        <translation>Zahlen mit einem Komma in Anführungszeichen setzen; wenn es eine Notiz ist, angeben, welche Spalten gelten: `knapscope-run convert FILE OUT --columns {}`</translation>
    </message>
    <message id="put texts and numbers with a comma into quotation marks, or give each column a heading">
        <translation>setzen Sie Texte und Zahlen mit einem Komma in Anführungszeichen, oder geben Sie jeder Spalte eine Überschrift</translation>
    </message>
    <message id="put the arrays with the larger elements first">
        <translation>ordnen Sie die Arrays mit den größeren Elementen zuerst an</translation>
    </message>
    <message id="put the file itself into the folder">
        <translation>die Datei selbst in den Ordner legen</translation>
    </message>
    <message id="put the lines of each {} together">
        <translation>stellen Sie die Zeilen je {} zusammen</translation>
    </message>
    <message id="put the list into an object with &quot;capacity&quot;: NUMBER, or give it: `knapscope-run convert FILE OUT --capacity NUMBER`">
        <translation>die Liste in ein Objekt mit "capacity": NUMBER setzen oder sie angeben: `knapscope-run convert FILE OUT --capacity NUMBER`</translation>
    </message>
    <message id="put there now">
        <translation>eben hineingelegt</translation>
    </message>
    <message id="questions for an exact sum">
        <translation>Fragen nach einer genauen Summe</translation>
    </message>
    <message id="queues are counted from 0, and {} are open">
        <translation>Warteschlangen werden ab 0 gezählt, und {} sind offen</translation>
    </message>
    <message id="race">
        <translation>Wettlauf</translation>
    </message>
    <message id="raise --memory by {}, or {}">
        <translation>erhöhen Sie --memory um {}, oder {}</translation>
    </message>
    <message id="raise --memory, leave findings out with --no-findings, or choose a smaller instance">
        <translation>erhöhen Sie --memory, lassen Sie die Befunde mit --no-findings weg, oder wählen Sie eine kleinere Instanz</translation>
    </message>
    <message id="raise --memory, or {}">
        <translation>erhöhen Sie --memory, oder {}</translation>
    </message>
    <message id="raise it with --memory {}, or {}">
        <translation>erhöhen Sie sie mit --memory {}, oder {}</translation>
    </message>
    <message id="raise it with --timeout, or choose a smaller instance or a faster variant">
        <translation>erhöhen Sie sie mit --timeout, oder wählen Sie eine kleinere Instanz oder eine schnellere Variante</translation>
    </message>
    <message id="raise the limit, or let more be chosen">
        <translation>erhöhen Sie die Grenze, oder lassen Sie mehr zur Wahl</translation>
    </message>
    <message id="ran">
        <translation>ausgeführt</translation>
    </message>
    <message id="reached now">
        <translation>jetzt erreicht</translation>
    </message>
    <message id="read">
        <translation>gelesen</translation>
    </message>
    <message id="read now">
        <translation>jetzt gelesen</translation>
    </message>
    <message id="read through one item">
        <translation>durch einen Gegenstand gelesen</translation>
    </message>
    <message id="read, by the lane in it">
        <translation>gelesen, von der Lane darin</translation>
    </message>
    <message id="reads">
        <translation>liest</translation>
    </message>
    <message id="reads of global">
        <translation>Lesen aus Global</translation>
    </message>
    <message id="reads of shared">
        <translation>Lesen aus Shared</translation>
    </message>
    <message id="reads the row that is being written">
        <translation>liest die Zeile, die gerade geschrieben wird</translation>
    </message>
    <message id="receive {}{}">
        <translation>empfangen: {}{}</translation>
    </message>
    <message id="recorded there">
        <translation>dort aufgezeichnet</translation>
    </message>
    <message id="recorded {} on {}">
        <translation>aufgezeichnet am {} auf {}</translation>
    </message>
    <message id="reduced cost">
        <translation>reduzierte Kosten</translation>
    </message>
    <message id="reference">
        <translation>Referenz</translation>
    </message>
    <message id="references per fetch (R_TA)">
        <translation>Zugriffe je geholtem Element (R_TA)</translation>
    </message>
    <message id="registers">
        <translation>Register</translation>
    </message>
    <message id="registers and static shared memory are not measured yet">
        <translation>Register und statisches Shared Memory sind noch nicht gemessen</translation>
    </message>
    <message id="remove the comma before this bracket">
        <translation>entfernen Sie das Komma vor dieser Klammer</translation>
    </message>
    <message id="rename the file, or give knapscope-run its name">
        <translation>benennen Sie die Datei um, oder geben Sie knapscope-run ihren Namen</translation>
    </message>
    <message id="repetition">
        <translation>Wiederholung</translation>
    </message>
    <message id="report it">
        <translation>melden Sie es</translation>
    </message>
    <message id="report this as a bug">
        <translation>melden Sie das als Fehler</translation>
    </message>
    <message id="report this with the instance; the variant computed a wrong cell">
        <translation>melden Sie dies mit der Instanz; die Variante hat eine Zelle falsch berechnet</translation>
    </message>
    <message id="requests">
        <translation>Anforderungen</translation>
    </message>
    <message id="round">
        <translation>Runde</translation>
    </message>
    <message id="round all numbers of this unit, then multiply them by a power of ten">
        <translation>runden Sie alle Zahlen dieser Einheit, und multiplizieren Sie sie dann mit einer Zehnerpotenz</translation>
    </message>
    <message id="round all values, then multiply them by a power of ten">
        <translation>runden Sie alle Werte, und multiplizieren Sie sie dann mit einer Zehnerpotenz</translation>
    </message>
    <message id="round all weights and the capacity, then multiply them by a power of ten">
        <translation>runden Sie alle Gewichte und die Kapazität, und multiplizieren Sie sie dann mit einer Zehnerpotenz</translation>
    </message>
    <message id="round every {} to {} decimals or fewer">
        <translation>runden Sie jede Zahl „{}“ auf höchstens {} Nachkommastellen</translation>
    </message>
    <message id="round every {}, then multiply by a power of ten">
        <translation>runden Sie jedes {}, und multiplizieren Sie es dann mit einer Zehnerpotenz</translation>
    </message>
    <message id="round {}">
        <translation>Runde {}</translation>
    </message>
    <message id="rounds">
        <translation>Runden</translation>
    </message>
    <message id="rounds are 0 to {}">
        <translation>die Runden sind 0 bis {}</translation>
    </message>
    <message id="rounds of column generation">
        <translation>Runden der Spaltenerzeugung</translation>
    </message>
    <message id="row">
        <translation>Zeile</translation>
    </message>
    <message id="row i">
        <translation>Zeile i</translation>
    </message>
    <message id="row i − 1">
        <translation>Zeile i − 1</translation>
    </message>
    <message id="row {}">
        <translation>Zeile {}</translation>
    </message>
    <message id="row {} is damaged">
        <translation>Zeile {} ist beschädigt</translation>
    </message>
    <message id="row {} of the table holds no number at column {}">
        <translation>Zeile {} der Tabelle enthält in Spalte {} keine Zahl</translation>
    </message>
    <message id="row {} of {}">
        <translation>Zeile {} von {}</translation>
    </message>
    <message id="row {}, capacity {}">
        <translation>Zeile {}, Kapazität {}</translation>
    </message>
    <message id="row {}, cell {}, {}: {}{}">
        <translation>Zeile {}, Zelle {}, {}: {}{}</translation>
    </message>
    <message id="row, a thread a cell (4.5)">
        <translation>Zeile, ein Thread je Zelle (4.5)</translation>
    </message>
    <message id="row, by reduction (4.6)">
        <translation>Zeile, durch Reduktion (4.6)</translation>
    </message>
    <message id="rows">
        <translation>Zeilen</translation>
    </message>
    <message id="rows are 1 to {}, cells 0 to {}">
        <translation>die Zeilen sind 1 bis {}, die Zellen 0 bis {}</translation>
    </message>
    <message id="rows kept">
        <translation>behaltene Zeilen</translation>
    </message>
    <message id="rows recomputed">
        <translation>neu berechnete Zeilen</translation>
    </message>
    <message id="run `knapscope-run devices` for those present">
        <translation>rufen Sie `knapscope-run devices` auf, um die vorhandenen zu sehen</translation>
    </message>
    <message id="run `knapscope-run devices` to see whether the GPU still answers">
        <translation>sehen Sie mit `knapscope-run devices` nach, ob die GPU noch antwortet</translation>
    </message>
    <message id="run `knapscope-run selftest --on gpu`, which checks the device">
        <translation>führen Sie `knapscope-run selftest --on gpu` aus; das prüft das Gerät</translation>
    </message>
    <message id="run a variant on the CPU or a GPU first">
        <translation>führen Sie zuerst eine Variante auf der CPU oder einer GPU aus</translation>
    </message>
    <message id="run a variant on the CPU or on a GPU as well">
        <translation>führen Sie auch eine Variante auf der CPU oder auf einer GPU aus</translation>
    </message>
    <message id="run it again">
        <translation>starten Sie noch einmal</translation>
    </message>
    <message id="run it with the button on the page, or open a watched run on the Run page">
        <translation>führen Sie sie mit dem Knopf auf der Seite aus, oder öffnen Sie auf der Seite „Ausführen“ einen beobachteten Lauf</translation>
    </message>
    <message id="run it, and step through a variant that this program has">
        <translation>führen Sie sie aus, und gehen Sie durch eine Variante, die dieses Programm hat</translation>
    </message>
    <message id="run on another GPU, or switch counters off">
        <translation>verwenden Sie eine andere GPU oder schalten Sie die Zähler ab</translation>
    </message>
    <message id="run some first">
        <translation>führen Sie zuerst einige aus</translation>
    </message>
    <message id="run some first, or name variants with --variant">
        <translation>führen Sie zuerst einige aus, oder nennen Sie Varianten mit --variant</translation>
    </message>
    <message id="run some variants, or open a results file">
        <translation>führen Sie einige Varianten aus, oder öffnen Sie eine Ergebnisdatei</translation>
    </message>
    <message id="run without counters, and report this">
        <translation>führen Sie den Lauf ohne Zähler aus, und melden Sie dies</translation>
    </message>
    <message id="runs now">
        <translation>läuft jetzt</translation>
    </message>
    <message id="same value">
        <translation>gleicher Wert</translation>
    </message>
    <message id="save it as JSON, or write the items as a table with a line for each">
        <translation>als JSON speichern, oder die Gegenstände als Tabelle mit je einer Zeile schreiben</translation>
    </message>
    <message id="save the file as UTF-8">
        <translation>speichern Sie die Datei als UTF-8</translation>
    </message>
    <message id="save the lesson: a crash would lose its edits">
        <translation>die Lektion speichern: bei einem Absturz gingen ihre Änderungen verloren</translation>
    </message>
    <message id="save the session again">
        <translation>speichern Sie die Sitzung noch einmal</translation>
    </message>
    <message id="save the table as CSV in the program that made it, and open that file">
        <translation>speichern Sie die Tabelle in dem Programm, das sie gemacht hat, als CSV, und öffnen Sie diese Datei</translation>
    </message>
    <message id="save your edits: a crash would lose them">
        <translation>die Änderungen speichern: bei einem Absturz gingen sie verloren</translation>
    </message>
    <message id="say what separates the decimals: `knapscope-run convert FILE OUT --decimal point`, or `comma`">
        <translation>geben Sie an, was die Dezimalstellen trennt: `knapscope-run convert FILE OUT --decimal point` oder `comma`</translation>
    </message>
    <message id="say which column is what: `knapscope-run convert FILE OUT --columns {}`">
        <translation>angeben, welche Spalte was ist: `knapscope-run convert FILE OUT --columns {}`</translation>
    </message>
    <message id="say which column is what: `knapscope-run convert FILE OUT --columns {}`, or `--columns {}`">
        <translation>angeben, welche Spalte was ist: `knapscope-run convert FILE OUT --columns {}`, oder `--columns {}`</translation>
    </message>
    <message id="say which columns count: `knapscope-run convert FILE OUT --columns {}`">
        <translation>geben Sie an, welche Spalten zählen: `knapscope-run convert FILE OUT --columns {}`</translation>
    </message>
    <message id="say which counts: `knapscope-run convert FILE OUT --capacity {}`">
        <translation>geben Sie an, was zählt: `knapscope-run convert FILE OUT --capacity {}`</translation>
    </message>
    <message id="say which it is: `knapscope-run convert FILE OUT --columns {}`">
        <translation>geben Sie an, welche es ist: `knapscope-run convert FILE OUT --columns {}`</translation>
    </message>
    <message id="say which kind it is: `knapscope-run convert FILE OUT --kind ID`; the kinds are {}">
        <translation>geben Sie an, welche Art es ist: `knapscope-run convert FILE OUT --kind ID`; die Arten sind {}</translation>
    </message>
    <message id="say which lines are the {}: `knapscope-run convert FILE OUT --lines {}`">
        <translation>geben Sie an, welche Zeilen die {} sind: `knapscope-run convert FILE OUT --lines {}`</translation>
    </message>
    <message id="say which lines are the {}: `knapscope-run convert FILE OUT --lines {}` leaves it out, `--lines {}` keeps it">
        <translation>geben Sie an, welche Zeilen die {} sind: `knapscope-run convert FILE OUT --lines {}` lässt sie weg, `--lines {}` behält sie</translation>
    </message>
    <message id="say which lines count: `knapscope-run convert FILE OUT --lines {0}`, `--lines {1}` for the second one, or `--lines {0},{1}` for both">
        <translation>angeben, welche Zeilen gelten: `knapscope-run convert FILE OUT --lines {0}`, `--lines {1}` für die zweite oder `--lines {0},{1}` für beide</translation>
    </message>
    <message id="say which lines count: `knapscope-run convert FILE OUT --lines {}`, or `--lines {}` for the second one">
        <translation>angeben, welche Zeilen gelten: `knapscope-run convert FILE OUT --lines {}`, oder `--lines {}` für die zweite</translation>
    </message>
    <message id="say which: `knapscope-run convert FILE OUT --from FORMAT`">
        <translation>sagen Sie, welches: `knapscope-run convert FILE OUT --from FORMAT`</translation>
    </message>
    <message id="schedulable">
        <translation>planbar</translation>
    </message>
    <message id="search">
        <translation>Suche</translation>
    </message>
    <message id="search reduction of list A">
        <translation>Verkürzung der Suche in Liste A</translation>
    </message>
    <message id="search reduction of list B">
        <translation>Verkürzung der Suche in Liste B</translation>
    </message>
    <message id="search space reduction rate">
        <translation>Verkleinerung des Suchraums</translation>
    </message>
    <message id="searched">
        <translation>durchsucht</translation>
    </message>
    <message id="searched, no solution">
        <translation>durchsucht, keine Lösung</translation>
    </message>
    <message id="second binary search">
        <translation>zweite binäre Suche</translation>
    </message>
    <message id="sector of 32 bytes | sectors of 32 bytes" numerus="yes">
        <translation><numerusform>Sektor von 32 Byte</numerusform><numerusform>Sektoren von 32 Byte</numerusform></translation>
    </message>
    <message id="sector | sectors" numerus="yes">
        <translation><numerusform>Sektor</numerusform><numerusform>Sektoren</numerusform></translation>
    </message>
    <message id="sectors">
        <translation>Sektoren</translation>
    </message>
    <message id="sectors of 32 B">
        <translation>Sektoren von 32 B</translation>
    </message>
    <message id="sectors of global memory">
        <translation>Sektoren globalen Speichers</translation>
    </message>
    <message id="sectors read">
        <translation>gelesene Sektoren</translation>
    </message>
    <message id="sectors written">
        <translation>geschriebene Sektoren</translation>
    </message>
    <message id="see `knapscope-run devices`, or choose --on emulator">
        <translation>siehe `knapscope-run devices`, oder wählen Sie --on emulator</translation>
    </message>
    <message id="see `knapscope-run devices`, or choose where kernels run, at the top of the window: emulator">
        <translation>siehe `knapscope-run devices`, oder wählen Sie oben im Fenster, wo Kernel laufen: emulator</translation>
    </message>
    <message id="see `knapscope-run devices`; only a GPU's ceilings can be measured">
        <translation>siehe `knapscope-run devices`; nur die Höchstwerte einer GPU lassen sich messen</translation>
    </message>
    <message id="see `knapscope-run list`: what runs on the emulator and solves this kind of instance">
        <translation>siehe `knapscope-run list`: was auf dem Emulator läuft und diese Art von Instanz löst</translation>
    </message>
    <message id="see them with `knapscope-run steps`, or step through kernel-mix.first-fit">
        <translation>sehen Sie sie mit `knapscope-run steps` an, oder gehen Sie kernel-mix.first-fit schrittweise durch</translation>
    </message>
    <message id="see whether nvidia-smi does">
        <translation>sehen Sie nach, ob nvidia-smi es tut</translation>
    </message>
    <message id="send {}{}">
        <translation>senden: {}{}</translation>
    </message>
    <message id="set &quot;instruction&quot; to one of 1 to {}">
        <translation>setzen Sie "instruction" auf 1 bis {}</translation>
    </message>
    <message id="set &quot;time&quot; to &quot;whole&quot;">
        <translation>setzen Sie "time" auf "whole"</translation>
    </message>
    <message id="set &quot;view&quot; to &quot;occupancy&quot;, or give one run">
        <translation>setzen Sie "view" auf "occupancy", oder geben Sie einen Lauf an</translation>
    </message>
    <message id="set schedule = planned">
        <translation>setzen Sie schedule = planned</translation>
    </message>
    <message id="set {}{}">
        <translation>setzen: {}{}</translation>
    </message>
    <message id="setting a constant">
        <translation>das Setzen einer Konstante</translation>
    </message>
    <message id="settle each {} once">
        <translation>legen Sie je {} nur einmal etwas fest</translation>
    </message>
    <message id="settle one {} of it">
        <translation>legen Sie daraus 1 {} fest</translation>
    </message>
    <message id="share of copies in the time">
        <translation>Anteil der Kopien an der Zeit</translation>
    </message>
    <message id="share of the run">
        <translation>Anteil des Laufs</translation>
    </message>
    <message id="shared array '{}'">
        <translation>Shared-Array „{}“</translation>
    </message>
    <message id="shared array '{}' begins at byte {}, which is no multiple of {}">
        <translation>Shared-Array „{}“ beginnt bei Byte {}, keinem Vielfachen von {}</translation>
    </message>
    <message id="shared array '{}' does not fit: a block would need {} bytes and has {}">
        <translation>Shared-Array „{}“ passt nicht: Ein Block würde {} Byte brauchen und hat {}</translation>
    </message>
    <message id="shared bytes">
        <translation>Bytes Shared Memory</translation>
    </message>
    <message id="shared memory">
        <translation>Shared Memory</translation>
    </message>
    <message id="shared memory, loads">
        <translation>Shared Memory, Laden</translation>
    </message>
    <message id="shared memory, preferred to L1">
        <translation>Shared Memory, dem L1 vorgezogen</translation>
    </message>
    <message id="shared memory, read">
        <translation>Shared Memory, gelesen</translation>
    </message>
    <message id="shared memory, stores">
        <translation>Shared Memory, Schreiben</translation>
    </message>
    <message id="shifted">
        <translation>verschoben</translation>
    </message>
    <message id="short paper">
        <translation>Kurzarbeit</translation>
    </message>
    <message id="shorten it">
        <translation>kürzen Sie es</translation>
    </message>
    <message id="shorten them">
        <translation>kürzen Sie sie</translation>
    </message>
    <message id="show at most {} rows and {} fields">
        <translation>zeigen Sie höchstens {} Zeilen und {} Felder</translation>
    </message>
    <message id="show it &quot;without&quot;, or give the figure another instance">
        <translation>zeigen Sie sie "without", oder geben Sie der Abbildung eine andere Instanz</translation>
    </message>
    <message id="show results of 1 to {} instances and at most {} ways">
        <translation>zeigen Sie Ergebnisse von 1 bis {} Instanzen und höchstens {} Lösungswegen</translation>
    </message>
    <message id="show something first">
        <translation>zeigen Sie zuerst etwas</translation>
    </message>
    <message id="show the front alone, or give the lesson a smaller instance">
        <translation>zeigen Sie nur die Front, oder geben Sie der Lektion eine kleinere Instanz</translation>
    </message>
    <message id="show them in two figures">
        <translation>zeigen Sie sie in zwei Abbildungen</translation>
    </message>
    <message id="size">
        <translation>Größe</translation>
    </message>
    <message id="skipped">
        <translation>übersprungen</translation>
    </message>
    <message id="smallest">
        <translation>kleinste</translation>
    </message>
    <message id="smarter exhaustive search">
        <translation>klügere vollständige Suche</translation>
    </message>
    <message id="so far">
        <translation>bisher</translation>
    </message>
    <message id="solution">
        <translation>Lösung</translation>
    </message>
    <message id="something has to be taken from {} {}">
        <translation>aus {} {} muss etwas gewählt werden</translation>
    </message>
    <message id="something was added">
        <translation>etwas wurde angehängt</translation>
    </message>
    <message id="sort">
        <translation>sortieren</translation>
    </message>
    <message id="sorted, the largest first, and ">
        <translation>sortiert, das größte zuerst, und </translation>
    </message>
    <message id="split it into several campaigns">
        <translation>teilen Sie sie in mehrere Messreihen auf</translation>
    </message>
    <message id="standard input">
        <translation>die Standardeingabe</translation>
    </message>
    <message id="start the campaign first">
        <translation>starten Sie zuerst die Messreihe</translation>
    </message>
    <message id="stated optimum">
        <translation>angegebenes Optimum</translation>
    </message>
    <message id="states of the longest list">
        <translation>Zustände der längsten Liste</translation>
    </message>
    <message id="static not measured yet, and left out">
        <translation>statisches noch nicht gemessen, daher ausgelassen</translation>
    </message>
    <message id="stay below {} cells or elements">
        <translation>bleiben Sie unter {} Zellen oder Elementen</translation>
    </message>
    <message id="stays">
        <translation>bleibt</translation>
    </message>
    <message id="step">
        <translation>Schritt</translation>
    </message>
    <message id="step ">
        <translation>Schritt </translation>
    </message>
    <message id="step 88">
        <translation>Schritt 88</translation>
    </message>
    <message id="step through an instance with a smaller target">
        <translation>gehen Sie eine Instanz mit kleinerer Zielsumme schrittweise durch</translation>
    </message>
    <message id="step through an instance with fewer items">
        <translation>gehen Sie eine Instanz mit weniger Gegenständen schrittweise durch</translation>
    </message>
    <message id="step through an instance with fewer weights">
        <translation>gehen Sie eine Instanz mit weniger Gewichten in Schritten durch</translation>
    </message>
    <message id="step through an instance with fewer weights, or run this one on the Run page">
        <translation>gehen Sie eine Instanz mit weniger Gewichten schrittweise durch, oder führen Sie diese auf der Seite „Ausführen“ aus</translation>
    </message>
    <message id="step through something on the page Step, Kernel, Pareto or Lessons">
        <translation>gehen Sie auf der Seite „Schritt“, „Kernel“, „Pareto“ oder „Lektionen“ durch etwas</translation>
    </message>
    <message id="step to what it shall show, and add that">
        <translation>gehen Sie zu dem, was er zeigen soll, und fügen Sie das hinzu</translation>
    </message>
    <message id="step {}">
        <translation>Schritt {}</translation>
    </message>
    <message id="step {} of this lesson has no picture {}">
        <translation>Schritt {} dieser Lektion hat kein Bild {}</translation>
    </message>
    <message id="store">
        <translation>speichern</translation>
    </message>
    <message id="stores">
        <translation>speichert</translation>
    </message>
    <message id="subsets of a chunk">
        <translation>Teilmengen je Chunk</translation>
    </message>
    <message id="sum">
        <translation>Summe</translation>
    </message>
    <message id="sum | sums" numerus="yes">
        <translation><numerusform>Summe</numerusform><numerusform>Summen</numerusform></translation>
    </message>
    <message id="sums">
        <translation>Summen</translation>
    </message>
    <message id="sums above M">
        <translation>Summen über M</translation>
    </message>
    <message id="sums below M">
        <translation>Summen unter M</translation>
    </message>
    <message id="sums held">
        <translation>gehaltene Summen</translation>
    </message>
    <message id="sums merged">
        <translation>gemischte Summen</translation>
    </message>
    <message id="sums of list A">
        <translation>Summen der Liste A</translation>
    </message>
    <message id="sums of list B">
        <translation>Summen der Liste B</translation>
    </message>
    <message id="sums up to {} around the target are more than any memory holds">
        <translation>Summen bis {} um die Zielsumme sind mehr, als irgendein Speicher fasst</translation>
    </message>
    <message id="sums with a weight">
        <translation>Summen mit einem Gewicht</translation>
    </message>
    <message id="synchronisation">
        <translation>Synchronisation</translation>
    </message>
    <message id="synchronisation within the block">
        <translation>Synchronisation im Block</translation>
    </message>
    <message id="synchronisation, global to shared">
        <translation>Synchronisation, global nach shared</translation>
    </message>
    <message id="table">
        <translation>Tabelle</translation>
    </message>
    <message id="table 4">
        <translation>Tabelle 4</translation>
    </message>
    <message id="table {}">
        <translation>Tabelle {}</translation>
    </message>
    <message id="tail {}">
        <translation>Auslauf {}</translation>
    </message>
    <message id="take a newer Knapscope">
        <translation>nehmen Sie ein neueres Knapscope</translation>
    </message>
    <message id="take a newer Knapscope to change layouts">
        <translation>nehmen Sie ein neueres Knapscope, um Anordnungen zu ändern</translation>
    </message>
    <message id="take a smaller instance">
        <translation>nehmen Sie eine kleinere Instanz</translation>
    </message>
    <message id="take a smaller instance, or another variant">
        <translation>nehmen Sie eine kleinere Instanz oder eine andere Variante</translation>
    </message>
    <message id="take a whole number from {} to {}">
        <translation>nehmen Sie eine ganze Zahl von {} bis {}</translation>
    </message>
    <message id="take one of them: `knapscope-run convert FILE OUT --index N`">
        <translation>nehmen Sie eine davon: `knapscope-run convert FILE OUT --index N`</translation>
    </message>
    <message id="take one of them: write &quot;index&quot;: N next to &quot;file&quot;">
        <translation>eine davon wählen: "index": N neben "file" schreiben</translation>
    </message>
    <message id="take that character out">
        <translation>dieses Zeichen entfernen</translation>
    </message>
    <message id="take the file of the same name that the session was saved with">
        <translation>nehmen Sie die Datei desselben Namens, mit der die Sitzung gespeichert wurde</translation>
    </message>
    <message id="taken">
        <translation>genommen</translation>
    </message>
    <message id="taken in part">
        <translation>zum Teil genommen</translation>
    </message>
    <message id="taken now">
        <translation>jetzt genommen</translation>
    </message>
    <message id="takes an item that does not fit">
        <translation>nimmt einen Gegenstand, der nicht hineinpasst</translation>
    </message>
    <message id="takes an item that does not pay">
        <translation>nimmt einen Gegenstand, der sich nicht lohnt</translation>
    </message>
    <message id="takes an item that is not the best">
        <translation>nimmt einen Gegenstand, der nicht der beste ist</translation>
    </message>
    <message id="takes an item twice">
        <translation>nimmt einen Gegenstand zweimal</translation>
    </message>
    <message id="takes part">
        <translation>nimmt teil</translation>
    </message>
    <message id="target">
        <translation>Zielsumme</translation>
    </message>
    <message id="targets searched for">
        <translation>gesuchte Zielsummen</translation>
    </message>
    <message id="task">
        <translation>Task</translation>
    </message>
    <message id="task 1">
        <translation>Task 1</translation>
    </message>
    <message id="task i stays in software">
        <translation>Task i bleibt in Software</translation>
    </message>
    <message id="task {}">
        <translation>Task {}</translation>
    </message>
    <message id="task {} has no choice {}">
        <translation>Task {} hat keine Wahl {}</translation>
    </message>
    <message id="task {} has too many choices for a kernel">
        <translation>Task {} hat zu viele Wahlmöglichkeiten für einen Kernel</translation>
    </message>
    <message id="task | tasks" numerus="yes">
        <translation><numerusform>Task</numerusform><numerusform>Tasks</numerusform></translation>
    </message>
    <message id="tasks">
        <translation>Tasks</translation>
    </message>
    <message id="tasks 1 to {}">
        <translation>Tasks 1 bis {}</translation>
    </message>
    <message id="temperature">
        <translation>Temperatur</translation>
    </message>
    <message id="that this warp writes wrong">
        <translation>die dieser Warp falsch schreibt</translation>
    </message>
    <message id="that would take at least {} {}.">
        <translation>das würde mindestens {} {} brauchen.</translation>
    </message>
    <message id="the GPU side has no kernel '{}'">
        <translation>die GPU-Seite hat keinen Kernel „{}“</translation>
    </message>
    <message id="the GPU's memory is full">
        <translation>der Speicher der GPU ist voll</translation>
    </message>
    <message id="the ID of the instance">
        <translation>die ID der Instanz</translation>
    </message>
    <message id="the SM is | all SMs together are" numerus="yes">
        <translation><numerusform>der SM ist</numerusform><numerusform>alle SMs zusammen sind</numerusform></translation>
    </message>
    <message id="the addresses do not fit the mask, which has {} lane | the addresses do not fit the mask, which has {} lanes" numerus="yes">
        <translation><numerusform>die Adressen passen nicht zur Maske mit {} Lane</numerusform><numerusform>die Adressen passen nicht zur Maske mit {} Lanes</numerusform></translation>
    </message>
    <message id="the animation cannot be written as GIF">
        <translation>die Animation kann nicht als GIF geschrieben werden</translation>
    </message>
    <message id="the answer is for another instance">
        <translation>die Antwort gehört zu einer anderen Instanz</translation>
    </message>
    <message id="the answers to the linear programs do not belong to this instance">
        <translation>die Lösungen der linearen Programme gehören nicht zu dieser Instanz</translation>
    </message>
    <message id="the bar at the left of a line is the stronger, the more of these the line has">
        <translation>der Balken links einer Zeile ist umso kräftiger, je mehr davon die Zeile hat</translation>
    </message>
    <message id="the baseline is not among the figures">
        <translation>die Referenz ist nicht unter den Messwerten</translation>
    </message>
    <message id="the baseline is not one of the runs">
        <translation>die Referenz ist keiner der Läufe</translation>
    </message>
    <message id="the binary searches (Lemmas 5 to 8) leave {} of A and {} of B; ">
        <translation>die binären Suchen (Lemmata 5 bis 8) lassen {} von A und {} von B übrig; </translation>
    </message>
    <message id="the block has {} x {} x {} threads">
        <translation>der Block hat {} x {} x {} Threads</translation>
    </message>
    <message id="the block's cells">
        <translation>die Zellen des Blocks</translation>
    </message>
    <message id="the blocks are 0 to {}">
        <translation>die Blöcke sind 0 bis {}</translation>
    </message>
    <message id="the bound, an item in part">
        <translation>die Schranke, ein Gegenstand zum Teil</translation>
    </message>
    <message id="the budget does not hold what findings keep of the memory that the launch touches">
        <translation>die Speichergrenze reicht nicht für das, was die Befunde über den vom Start berührten Speicher festhalten</translation>
    </message>
    <message id="the buffer '{}' has no size that can be counted">
        <translation>der Puffer „{}“ hat keine zählbare Größe</translation>
    </message>
    <message id="the buffer '{}' needs {} bytes, and what findings keep of it {}, {} are left of the budget">
        <translation>der Puffer „{}“ braucht {} Byte, und was für Befunde dazu behalten wird, {}; von der Speichergrenze sind {} übrig</translation>
    </message>
    <message id="the buffer '{}' needs {} bytes, {} are left of the budget">
        <translation>der Puffer „{}“ braucht {} Byte, von der Speichergrenze sind {} übrig</translation>
    </message>
    <message id="the buffer has {} elements of {} bytes">
        <translation>der Puffer hat {} Elemente von {} Bytes</translation>
    </message>
    <message id="the campaign has more than {} rows">
        <translation>die Messreihe hat mehr als {} Zeilen</translation>
    </message>
    <message id="the capacity">
        <translation>die Kapazität</translation>
    </message>
    <message id="the capacity has a line of its own">
        <translation>die Kapazität hat eine Zeile für sich</translation>
    </message>
    <message id="the capacity is a number alone">
        <translation>die Kapazität ist eine Zahl allein</translation>
    </message>
    <message id="the capacity is the last line, but the file goes on">
        <translation>die Kapazität ist die letzte Zeile, aber die Datei geht weiter</translation>
    </message>
    <message id="the cell">
        <translation>die Zelle</translation>
    </message>
    <message id="the cell lies outside of the table">
        <translation>die Zelle liegt außerhalb der Tabelle</translation>
    </message>
    <message id="the cell that it comes from">
        <translation>die Zelle, aus der er kommt</translation>
    </message>
    <message id="the cheapest schedulable design">
        <translation>der günstigste planbare Entwurf</translation>
    </message>
    <message id="the chip {} has none of these counters">
        <translation>der Chip {} hat keinen dieser Zähler</translation>
    </message>
    <message id="the chunks' prefixes are more than {} nodes or {} levels">
        <translation>die Präfixe der Chunks sind mehr als {} Knoten oder {} Ebenen</translation>
    </message>
    <message id="the class does not suit this figure">
        <translation>die Klasse passt nicht zu dieser Abbildung</translation>
    </message>
    <message id="the class is empty">
        <translation>die Klasse ist leer</translation>
    </message>
    <message id="the class or the row is too large for this figure">
        <translation>die Klasse oder die Zeile ist zu groß für diese Abbildung</translation>
    </message>
    <message id="the classes are 1 to {}">
        <translation>die Klassen sind 1 bis {}</translation>
    </message>
    <message id="the copy">
        <translation>das Kopieren</translation>
    </message>
    <message id="the core has grown to {} classes and {} states, and more than {} of them do not fit the memory budget">
        <translation>der Kern ist auf {} Klassen und {} Zustände gewachsen, und mehr als {} davon passen nicht in die Speichergrenze</translation>
    </message>
    <message id="the core has grown to {} items and {} states, and more than {} of them do not fit the memory budget">
        <translation>der Kern ist auf {} Gegenstände und {} Zustände gewachsen, und mehr als {} davon passen nicht in die Speichergrenze</translation>
    </message>
    <message id="the cost is negative">
        <translation>die Kosten sind negativ</translation>
    </message>
    <message id="the costs leave out {} block of the launch | the costs leave out {} blocks of the launch" numerus="yes">
        <translation><numerusform>in den Kosten fehlt {} Block des Starts</numerusform><numerusform>in den Kosten fehlen {} Blöcke des Starts</numerusform></translation>
    </message>
    <message id="the course has no such chapter">
        <translation>der Kurs hat kein solches Kapitel</translation>
    </message>
    <message id="the decisions of {} row up to capacity {} are larger than any memory | the decisions of {} rows up to capacity {} are larger than any memory" numerus="yes">
        <translation><numerusform>die Entscheidungen von {} Zeile bis Kapazität {} sind größer als jeder Speicher</numerusform><numerusform>die Entscheidungen von {} Zeilen bis Kapazität {} sind größer als jeder Speicher</numerusform></translation>
    </message>
    <message id="the decisions up to the target {} are too long to step through">
        <translation>die Entscheidungen bis zur Zielsumme {} sind zu lang, um sie in Schritten zu zeigen</translation>
    </message>
    <message id="the descriptions are man, bash and zsh">
        <translation>die Beschreibungen sind man, bash und zsh</translation>
    </message>
    <message id="the device holds no block of {} threads of {}">
        <translation>auf dem Gerät hat kein Block von {} Threads von {} Platz</translation>
    </message>
    <message id="the device's clock says that a launch took no time">
        <translation>nach der Uhr des Geräts dauerte ein Start gar keine Zeit</translation>
    </message>
    <message id="the driver does not tell SM occupancy and DRAM bandwidth ({})">
        <translation>der Treiber nennt SM-Auslastung und DRAM-Bandbreite nicht ({})</translation>
    </message>
    <message id="the driver lets only administrators read the hardware's counters">
        <translation>der Treiber lässt nur Administratoren die Zähler der Hardware lesen</translation>
    </message>
    <message id="the driver sees no GPU">
        <translation>der Treiber sieht keine GPU</translation>
    </message>
    <message id="the driver tells nothing of the GPU's clocks, power and temperature ({}, {})">
        <translation>der Treiber sagt nichts über Takte, Leistung und Temperatur der GPU ({}, {})</translation>
    </message>
    <message id="the due date is not a time in UTC">
        <translation>das Fälligkeitsdatum ist keine Zeit in UTC</translation>
    </message>
    <message id="the emulator found a fault in {}">
        <translation>der Emulator hat einen Fehler in {} gefunden</translation>
    </message>
    <message id="the emulator has no kernel '{}'">
        <translation>der Emulator hat keinen Kernel „{}“</translation>
    </message>
    <message id="the emulator is not there: {}">
        <translation>der Emulator ist nicht da: {}</translation>
    </message>
    <message id="the execution time is negative">
        <translation>die Ausführungszeit ist negativ</translation>
    </message>
    <message id="the expression `{}` cannot be computed: {}">
        <translation>der Ausdruck `{}` kann nicht berechnet werden: {}</translation>
    </message>
    <message id="the field '{}' is missing">
        <translation>das Feld „{}“ fehlt</translation>
    </message>
    <message id="the fields here are {}">
        <translation>die Felder hier sind {}</translation>
    </message>
    <message id="the figure shows {} recorded runs">
        <translation>die Abbildung zeigt {} aufgezeichnete Läufe</translation>
    </message>
    <message id="the figure shows {} results files">
        <translation>die Abbildung zeigt {} Ergebnisdateien</translation>
    </message>
    <message id="the figure was not finished">
        <translation>die Abbildung wurde nicht fertig</translation>
    </message>
    <message id="the figure would have {} histograms">
        <translation>die Abbildung hätte {} Histogramme</translation>
    </message>
    <message id="the figures are {}">
        <translation>die Abbildungen sind {}</translation>
    </message>
    <message id="the file announces {}, but ends after {}">
        <translation>die Datei kündigt {} an, endet aber nach {}</translation>
    </message>
    <message id="the file announces {}, but there are more">
        <translation>die Datei kündigt {} an, aber es sind mehr</translation>
    </message>
    <message id="the file announces {}, but there are {}">
        <translation>die Datei kündigt {} an, es sind aber {}</translation>
    </message>
    <message id="the file ends within its header">
        <translation>die Datei endet in ihrem Kopf</translation>
    </message>
    <message id="the file goes on behind its end">
        <translation>die Datei geht hinter ihrem Ende weiter</translation>
    </message>
    <message id="the file has more than {} instances">
        <translation>die Datei hat mehr als {} Instanzen</translation>
    </message>
    <message id="the file has {} bytes and its table {}: {}">
        <translation>die Datei hat {} Byte, ihre Tabelle {}: {}</translation>
    </message>
    <message id="the file has {} tables">
        <translation>die Datei hat {} Tabellen</translation>
    </message>
    <message id="the file is cut off within its header">
        <translation>die Datei ist in ihrem Kopf abgeschnitten</translation>
    </message>
    <message id="the file is cut off: {} byte is missing | the file is cut off: {} bytes are missing" numerus="yes">
        <translation><numerusform>die Datei ist abgeschnitten: {} Byte fehlt</numerusform><numerusform>die Datei ist abgeschnitten: es fehlen {} Byte</numerusform></translation>
    </message>
    <message id="the file is empty">
        <translation>die Datei ist leer</translation>
    </message>
    <message id="the file may have been cut off: copy or save it again">
        <translation>die Datei ist vielleicht abgeschnitten: kopieren oder speichern Sie sie noch einmal</translation>
    </message>
    <message id="the file must lie in the lesson's own folder">
        <translation>die Datei muss im Ordner der Lektion selbst liegen</translation>
    </message>
    <message id="the file must lie in the lesson's own folder, or be &quot;results/NAME&quot; or &quot;results/live/NAME&quot;">
        <translation>die Datei muss im Ordner der Lektion selbst liegen, oder "results/NAME" oder "results/live/NAME" sein</translation>
    </message>
    <message id="the file was altered: its checksum does not fit">
        <translation>die Datei wurde geändert: Ihre Prüfsumme passt nicht</translation>
    </message>
    <message id="the file's ending names no format to export to">
        <translation>die Endung der Datei nennt kein Format für den Export</translation>
    </message>
    <message id="the file's ending names no format to publish in">
        <translation>die Endung der Datei nennt kein Format zum Veröffentlichen</translation>
    </message>
    <message id="the finished table contradicts itself: nothing explains the cell of row {} at capacity {}">
        <translation>die fertige Tabelle widerspricht sich: nichts erklärt die Zelle der Zeile {} bei Kapazität {}</translation>
    </message>
    <message id="the first is at cost {}. {}">
        <translation>der erste hat die Kosten {}. {}</translation>
    </message>
    <message id="the first line has two numbers">
        <translation>die erste Zeile hat zwei Zahlen</translation>
    </message>
    <message id="the folder cannot be made">
        <translation>der Ordner kann nicht angelegt werden</translation>
    </message>
    <message id="the folder cannot be read: {}">
        <translation>der Ordner lässt sich nicht lesen: {}</translation>
    </message>
    <message id="the folder cannot take its name">
        <translation>der Ordner kann seinen Namen nicht erhalten</translation>
    </message>
    <message id="the folder has a file that is not part of a course: {}">
        <translation>der Ordner hat eine Datei, die zu keinem Kurs gehört: {}</translation>
    </message>
    <message id="the folder has more than {} files">
        <translation>der Ordner hat mehr als {} Dateien</translation>
    </message>
    <message id="the format is &quot;{}&quot;">
        <translation>das Format ist "{}"</translation>
    </message>
    <message id="the format is not &quot;knapscope-errata&quot;">
        <translation>das Format ist nicht "knapscope-errata"</translation>
    </message>
    <message id="the format is not &quot;knapscope-paper-figures&quot;">
        <translation>das Format ist nicht "knapscope-paper-figures"</translation>
    </message>
    <message id="the format {} cannot hold instances of kind {}">
        <translation>das Format {} kann keine Instanzen der Art {} enthalten</translation>
    </message>
    <message id="the format {} does not keep that each {} is a number of {}">
        <translation>das Format {} behält nicht die Einheit von {}: {}</translation>
    </message>
    <message id="the format {} does not keep the instance's name">
        <translation>das Format {} behält den Namen der Instanz nicht</translation>
    </message>
    <message id="the format {} does not keep the known selection">
        <translation>das Format {} behält die bekannte Auswahl nicht</translation>
    </message>
    <message id="the format {} does not keep the names of {}">
        <translation>das Format {} behält die Namen nicht ({})</translation>
    </message>
    <message id="the formats are {}">
        <translation>die Formate sind {}</translation>
    </message>
    <message id="the function `{}` takes two numbers">
        <translation>die Funktion `{}` braucht zwei Zahlen</translation>
    </message>
    <message id="the gain is negative">
        <translation>der Gewinn ist negativ</translation>
    </message>
    <message id="the gain {} is more than the task's execution time {}">
        <translation>der Gewinn {} ist größer als die Ausführungszeit {} des Tasks</translation>
    </message>
    <message id="the grid has {} x {} x {} blocks">
        <translation>das Gitter hat {} x {} x {} Blöcke</translation>
    </message>
    <message id="the handout cannot be written as PDF">
        <translation>der Handzettel kann nicht als PDF geschrieben werden</translation>
    </message>
    <message id="the hardware's counters could not be read ({}: {})">
        <translation>die Zähler der Hardware konnten nicht gelesen werden ({}: {})</translation>
    </message>
    <message id="the header is damaged">
        <translation>der Kopf ist beschädigt</translation>
    </message>
    <message id="the header is damaged: {}">
        <translation>der Kopf ist beschädigt: {}</translation>
    </message>
    <message id="the helper program does not start: {}">
        <translation>das Hilfsprogramm startet nicht: {}</translation>
    </message>
    <message id="the helper program {} is not installed">
        <translation>das Hilfsprogramm {} ist nicht installiert</translation>
    </message>
    <message id="the host of this virtual machine does not let it read the hardware's counters">
        <translation>der Host dieser virtuellen Maschine lässt sie die Zähler der Hardware nicht lesen</translation>
    </message>
    <message id="the host reads and writes it itself; copy takes it">
        <translation>der Host liest und schreibt ihn selbst; copy nimmt ihn an</translation>
    </message>
    <message id="the instance announces {}, but ends after {}">
        <translation>die Instanz kündigt {} an, endet aber nach {}</translation>
    </message>
    <message id="the instance announces {}, but there are more">
        <translation>die Instanz kündigt {} an, es sind aber mehr</translation>
    </message>
    <message id="the instance has more than {} items">
        <translation>die Instanz hat mehr als {} Gegenstände</translation>
    </message>
    <message id="the instance has no such number">
        <translation>die Instanz hat keine solche Zahl</translation>
    </message>
    <message id="the instance has {} weights; this method takes {} at most">
        <translation>die Instanz hat {} Gewichte; dieses Verfahren nimmt höchstens {}</translation>
    </message>
    <message id="the instance is infeasible">
        <translation>die Instanz ist unlösbar</translation>
    </message>
    <message id="the instance is not the one that the results were measured on">
        <translation>die Instanz ist nicht die, an der die Ergebnisse gemessen wurden</translation>
    </message>
    <message id="the instance is too large to trace for a figure">
        <translation>die Instanz ist zu groß, um ihren Trace für eine Abbildung aufzunehmen</translation>
    </message>
    <message id="the item that is taken">
        <translation>der Gegenstand, der genommen wird</translation>
    </message>
    <message id="the kernel did something that is not allowed">
        <translation>der Kernel hat etwas getan, was nicht erlaubt ist</translation>
    </message>
    <message id="the kernel left {} in element {} of {}, where the CPU computes {}">
        <translation>der Kernel hinterließ {} in Element {} von {}, wo die CPU {} berechnet</translation>
    </message>
    <message id="the kernel that has most of 32 SMs, however little it is">
        <translation>der Kernel, der am meisten von 32 SMs hat, wie wenig es auch ist</translation>
    </message>
    <message id="the kernel that has most of {}, however little it is">
        <translation>{}: der Kernel mit dem größten Anteil, so klein er auch ist</translation>
    </message>
    <message id="the kernel's name is longer than {} bytes">
        <translation>der Name des Kernels ist länger als {} Byte</translation>
    </message>
    <message id="the kernel's name is not valid UTF-8">
        <translation>der Name des Kernels ist kein gültiges UTF-8</translation>
    </message>
    <message id="the kernel's process took too much time or memory and was ended">
        <translation>der Prozess des Kernels brauchte zu viel Zeit oder Speicher und wurde beendet</translation>
    </message>
    <message id="the kernel's process was ended by signal {}">
        <translation>der Prozess des Kernels wurde durch das Signal {} beendet</translation>
    </message>
    <message id="the key appears twice in this object">
        <translation>der Schlüssel kommt in diesem Objekt zweimal vor</translation>
    </message>
    <message id="the kinds are {}">
        <translation>die Arten sind {}</translation>
    </message>
    <message id="the labels of a batch take more than {}">
        <translation>die Labels eines Stapels brauchen mehr als {}</translation>
    </message>
    <message id="the labels of {} kernels take more than {}">
        <translation>die Labels von {} Kerneln brauchen mehr als {}</translation>
    </message>
    <message id="the lanes of warp {} drift too far apart to be merged">
        <translation>die Lanes von Warp {} laufen zu weit auseinander, um zusammengeführt zu werden</translation>
    </message>
    <message id="the largest">
        <translation>der größte</translation>
    </message>
    <message id="the largest cost">
        <translation>die größten Kosten</translation>
    </message>
    <message id="the largest one's">
        <translation>der des größten</translation>
    </message>
    <message id="the launch">
        <translation>der Start</translation>
    </message>
    <message id="the launch asks for {} bytes of shared memory">
        <translation>der Start verlangt {} Bytes gemeinsamen Speicher</translation>
    </message>
    <message id="the launch ends before it begins">
        <translation>der Start endet, bevor er beginnt</translation>
    </message>
    <message id="the launch gives no value for the parameter `{}`">
        <translation>der Start gibt keinen Wert für den Parameter `{}` an</translation>
    </message>
    <message id="the launch has {} blocks or threads in a dimension">
        <translation>der Start hat {} Blöcke oder Threads in einer Dimension</translation>
    </message>
    <message id="the launch: it has {}, and the {} SMs hold {} at once">
        <translation>der Start: er hat {}, und die {} SMs nehmen {} zugleich auf</translation>
    </message>
    <message id="the layouts">
        <translation>die Anordnungen</translation>
    </message>
    <message id="the lesson points here">
        <translation>hierauf weist die Lektion</translation>
    </message>
    <message id="the lessons are {}">
        <translation>die Lektionen sind {}</translation>
    </message>
    <message id="the limit is not a number of this unit">
        <translation>die Grenze ist keine Zahl dieser Einheit</translation>
    </message>
    <message id="the limit is not known yet">
        <translation>die Grenze ist noch nicht bekannt</translation>
    </message>
    <message id="the line `c NUMBER`">
        <translation>die Zeile `c ZAHL`</translation>
    </message>
    <message id="the line `n NUMBER`">
        <translation>die Zeile `n ZAHL`</translation>
    </message>
    <message id="the line has {} and {}">
        <translation>die Zeile hat {} und {}</translation>
    </message>
    <message id="the line has {} limits, and an instance has one capacity">
        <translation>die Zeile hat {} Grenzen, eine Instanz aber eine Kapazität</translation>
    </message>
    <message id="the line of zeros and ones is missing">
        <translation>die Zeile aus Nullen und Einsen fehlt</translation>
    </message>
    <message id="the lines above the columns are {}">
        <translation>die Zeilen über den Spalten sind {}</translation>
    </message>
    <message id="the list is empty">
        <translation>die Liste ist leer</translation>
    </message>
    <message id="the lists have {} points or more to merge by task {}, and stepping shows at most {}">
        <translation>die Listen haben bis Task {1} mindestens {0} Punkte zu mischen, und die Schrittansicht zeigt höchstens {2}</translation>
    </message>
    <message id="the lists of points need more than {}">
        <translation>die Listen der Punkte brauchen mehr als {}</translation>
    </message>
    <message id="the manual's page “File formats” shows what can be read, with a sample of each">
        <translation>die Seite „Dateiformate“ des Handbuchs zeigt, was gelesen werden kann, mit je einer Beispieldatei</translation>
    </message>
    <message id="the map would have {} rows and {} fields">
        <translation>die Karte hätte {} Zeilen und {} Felder</translation>
    </message>
    <message id="the median does not lie between min and max">
        <translation>der Median liegt nicht zwischen min und max</translation>
    </message>
    <message id="the median lies between the smallest and the largest sample">
        <translation>der Median liegt zwischen dem kleinsten und dem größten Messwert</translation>
    </message>
    <message id="the median of {} runs">
        <translation>der Median von {} Läufen</translation>
    </message>
    <message id="the memory pool of gpu:{}">
        <translation>der Speicherpool von gpu:{}</translation>
    </message>
    <message id="the mix has no kernel {}">
        <translation>die Mischung hat keinen Kernel {}</translation>
    </message>
    <message id="the name is empty">
        <translation>der Name ist leer</translation>
    </message>
    <message id="the name is not valid UTF-8">
        <translation>der Name ist kein gültiges UTF-8</translation>
    </message>
    <message id="the names are {}">
        <translation>die Namen sind {}</translation>
    </message>
    <message id="the names in column {} ({}) are left out">
        <translation>die Namen in Spalte {} ({}) werden weggelassen</translation>
    </message>
    <message id="the next sum comes from list A">
        <translation>die nächste Summe kommt aus Liste A</translation>
    </message>
    <message id="the next sum comes from list B">
        <translation>die nächste Summe kommt aus Liste B</translation>
    </message>
    <message id="the notes have more than {} characters">
        <translation>die Notizen haben mehr als {} Zeichen</translation>
    </message>
    <message id="the number is in the cells {}: a comma may have split it">
        <translation>die Zahl steht in den Zellen {}: ein Komma hat sie vielleicht geteilt</translation>
    </message>
    <message id="the number must be finite and not negative">
        <translation>die Zahl muss endlich und nicht negativ sein</translation>
    </message>
    <message id="the number of capacities is {}">
        <translation>die Anzahl der Kapazitäten ist {}</translation>
    </message>
    <message id="the number of classes">
        <translation>die Zahl der Klassen</translation>
    </message>
    <message id="the number of classes has a line of its own">
        <translation>die Zahl der Klassen hat eine Zeile für sich</translation>
    </message>
    <message id="the number of constraints">
        <translation>die Zahl der Nebenbedingungen</translation>
    </message>
    <message id="the number of items">
        <translation>die Zahl der Gegenstände</translation>
    </message>
    <message id="the number of items has a line of its own">
        <translation>die Zahl der Gegenstände hat eine Zeile für sich</translation>
    </message>
    <message id="the number of problems">
        <translation>die Zahl der Probleme</translation>
    </message>
    <message id="the number of profits is {}, and that of weights {}">
        <translation>die Anzahl der Werte ist {}, die der Gewichte {}</translation>
    </message>
    <message id="the number of the item">
        <translation>die Nummer des Gegenstands</translation>
    </message>
    <message id="the number of the item is {}, but this is item {}">
        <translation>die Nummer des Gegenstands ist {}, dies ist aber Gegenstand {}</translation>
    </message>
    <message id="the number of weights">
        <translation>die Zahl der Gewichte</translation>
    </message>
    <message id="the number {} is above 2^53, and other solvers round such numbers: their answers may be wrong">
        <translation>die Zahl {} ist größer als 2^53, und andere Löser runden solche Zahlen: ihre Antworten können falsch sein</translation>
    </message>
    <message id="the number {} is too large">
        <translation>die Zahl {} ist zu groß</translation>
    </message>
    <message id="the one block | all {} blocks" numerus="yes">
        <translation><numerusform>der eine Block</numerusform><numerusform>alle {} Blöcke</numerusform></translation>
    </message>
    <message id="the one in A">
        <translation>der in A</translation>
    </message>
    <message id="the one in B">
        <translation>der in B</translation>
    </message>
    <message id="the only sum">
        <translation>der einzigen Summe</translation>
    </message>
    <message id="the optimum">
        <translation>das Optimum</translation>
    </message>
    <message id="the optimum is {}">
        <translation>das Optimum ist {}</translation>
    </message>
    <message id="the options --kind, --columns, --capacity, --lines and --decimal are for tables">
        <translation>die Optionen --kind, --columns, --capacity, --lines und --decimal sind für Tabellen</translation>
    </message>
    <message id="the other">
        <translation>der andere</translation>
    </message>
    <message id="the pace is none of step, row, decision, any">
        <translation>das Tempo ist keines von step, row, decision, any</translation>
    </message>
    <message id="the packed numbers are not base64">
        <translation>die gepackten Zahlen sind nicht base64</translation>
    </message>
    <message id="the pages are {}">
        <translation>die Seiten sind {}</translation>
    </message>
    <message id="the paper describes its instances in two ways (see the errata); by either they have solutions, and ours of two-list-hard have none">
        <translation>die Arbeit beschreibt ihre Instanzen auf zwei Arten (siehe die Errata); nach beiden haben sie Lösungen, und unsere von two-list-hard haben keine</translation>
    </message>
    <message id="the parameters are {}">
        <translation>die Parameter sind {}</translation>
    </message>
    <message id="the period is less than 1">
        <translation>die Periode ist kleiner als 1</translation>
    </message>
    <message id="the picture cannot be written as {}">
        <translation>das Bild lässt sich nicht als {} schreiben</translation>
    </message>
    <message id="the plan is none of this instance: {}">
        <translation>der Plan gehört nicht zu dieser Instanz: {}</translation>
    </message>
    <message id="the plan keeps to the limits and runs what it has to">
        <translation>der Plan hält die Grenzen ein und führt aus, was er muss</translation>
    </message>
    <message id="the point of cost {} has not the utilisation {}">
        <translation>der Punkt mit Kosten {} hat nicht die Prozessorauslastung {}</translation>
    </message>
    <message id="the point of cost {} of its front is no better than a cheaper one">
        <translation>der Punkt mit Kosten {} der Front ist nicht besser als ein günstigerer</translation>
    </message>
    <message id="the point of cost {} of its front is worth {}">
        <translation>der Punkt mit Kosten {} der Front ist {} wert</translation>
    </message>
    <message id="the points found so far need more than {}">
        <translation>die bisher gefundenen Punkte brauchen mehr als {}</translation>
    </message>
    <message id="the pool has no kernel '{}', so it can be planned but not run">
        <translation>der Vorrat hat keinen Kernel „{}“, daher kann er geplant, aber nicht ausgeführt werden</translation>
    </message>
    <message id="the preset {} makes no instances of kind '{}'">
        <translation>die Vorgabe {} macht keine Instanzen der Art „{}“</translation>
    </message>
    <message id="the presets are {}">
        <translation>die Vorlagen sind {}</translation>
    </message>
    <message id="the presets of this kind are {}">
        <translation>die Vorgaben dieser Art sind {}</translation>
    </message>
    <message id="the printer cannot be used">
        <translation>der Drucker kann nicht benutzt werden</translation>
    </message>
    <message id="the problem has {} constraints">
        <translation>das Problem hat {} Nebenbedingungen</translation>
    </message>
    <message id="the profit">
        <translation>der Wert</translation>
    </message>
    <message id="the program's font cannot be cut to the letters needed">
        <translation>die Schrift des Programms lässt sich nicht auf die nötigen Buchstaben beschränken</translation>
    </message>
    <message id="the program's font cannot be loaded">
        <translation>die Schrift des Programms lässt sich nicht laden</translation>
    </message>
    <message id="the question has no right answer">
        <translation>die Frage hat keine richtige Antwort</translation>
    </message>
    <message id="the question has no words">
        <translation>die Frage hat keine Worte</translation>
    </message>
    <message id="the recorded run {}: {}">
        <translation>der aufgezeichnete Lauf {}: {}</translation>
    </message>
    <message id="the registers of {} are not known">
        <translation>die Register von {} sind nicht bekannt</translation>
    </message>
    <message id="the remarks in the file are left out">
        <translation>die Bemerkungen in der Datei werden weggelassen</translation>
    </message>
    <message id="the request has no instance">
        <translation>die Anfrage enthält keine Instanz</translation>
    </message>
    <message id="the results have no answer of one of the two sides">
        <translation>die Ergebnisse haben von einer der beiden Seiten keine Antwort</translation>
    </message>
    <message id="the results have {} instances, and {} ways to solve them">
        <translation>die Ergebnisse haben {} Instanzen und {} Lösungswege</translation>
    </message>
    <message id="the results hold a row that is not of this campaign">
        <translation>die Ergebnisse enthalten eine Zeile, die nicht zu dieser Messreihe gehört</translation>
    </message>
    <message id="the right answer is not a number">
        <translation>die richtige Antwort ist keine Zahl</translation>
    </message>
    <message id="the root">
        <translation>die Wurzel</translation>
    </message>
    <message id="the roundings of as many float32 additions as there are bodies add up, to what is small beside the sum of all that is added">
        <translation>die Rundungen so vieler float32-Additionen, wie es Körper gibt, summieren sich zu etwas, das klein ist neben der Summe alles Addierten</translation>
    </message>
    <message id="the row is not one of this campaign">
        <translation>die Zeile gehört nicht zu dieser Messreihe</translation>
    </message>
    <message id="the row was there before">
        <translation>die Zeile war schon da</translation>
    </message>
    <message id="the rows of bits up to the sum {} would have about {:.2g} bytes">
        <translation>die Bitzeilen bis zur Summe {} hätten etwa {:.2g} Byte</translation>
    </message>
    <message id="the run ended after {} of the counters' {} passes">
        <translation>der Lauf endete nach {} der {} Durchgänge der Zähler</translation>
    </message>
    <message id="the run has no instance">
        <translation>der Lauf hat keine Instanz</translation>
    </message>
    <message id="the run is too large for a figure">
        <translation>der Lauf ist zu groß für eine Abbildung</translation>
    </message>
    <message id="the run is too large to trace for a figure">
        <translation>der Lauf ist zu groß, um seinen Trace für eine Abbildung aufzunehmen</translation>
    </message>
    <message id="the run is void">
        <translation>der Lauf ist ungültig</translation>
    </message>
    <message id="the run is void; correct the kernel's index">
        <translation>der Lauf ist ungültig; berichtigen Sie den Index des Kernels</translation>
    </message>
    <message id="the run made {} launch, and the window is in launch {} | the run made {} launches, and the window is in launch {}" numerus="yes">
        <translation><numerusform>der Lauf hatte {} Start, und das Fenster ist in Start {}</numerusform><numerusform>der Lauf machte {} Starts, und das Fenster liegt in Start {}</numerusform></translation>
    </message>
    <message id="the run needs about {} and the memory budget is {}">
        <translation>der Lauf braucht etwa {}, und die Speichergrenze ist {}</translation>
    </message>
    <message id="the run needs about {} and this machine has {} of memory">
        <translation>der Lauf braucht etwa {}, und diese Maschine hat {} Speicher</translation>
    </message>
    <message id="the run was too short for a sample of the counters; repeat it for some seconds">
        <translation>der Lauf war zu kurz für einen Messwert der Zähler; wiederholen Sie ihn einige Sekunden lang</translation>
    </message>
    <message id="the search goes on in it">
        <translation>die Suche geht darin weiter</translation>
    </message>
    <message id="the search tree has more than {} nodes or {} levels">
        <translation>der Suchbaum hat mehr als {} Knoten oder {} Ebenen</translation>
    </message>
    <message id="the second divided by the first">
        <translation>der zweite durch den ersten geteilt</translation>
    </message>
    <message id="the selection is legal and sums as stated">
        <translation>die Auswahl ist zulässig und summiert wie angegeben</translation>
    </message>
    <message id="the selection is of {} task, not of {} | the selection is of {} tasks, not of {}" numerus="yes">
        <translation><numerusform>die Auswahl ist von {} Task, nicht von {}</numerusform><numerusform>die Auswahl ist für {} Tasks, nicht für {}</numerusform></translation>
    </message>
    <message id="the selection of the point of cost {} costs {}">
        <translation>die Auswahl des Punktes mit Kosten {} kostet {}</translation>
    </message>
    <message id="the session is shown without it">
        <translation>die Sitzung erscheint ohne sie</translation>
    </message>
    <message id="the session shows this file, and it is not here">
        <translation>die Sitzung zeigt diese Datei, und sie ist nicht hier</translation>
    </message>
    <message id="the share of the branches at which the lanes go both ways">
        <translation>der Anteil der Verzweigungen, an denen die Lanes beide Wege gehen</translation>
    </message>
    <message id="the sheet is full">
        <translation>das Blatt ist voll</translation>
    </message>
    <message id="the sheets are {}">
        <translation>die Blätter sind {}</translation>
    </message>
    <message id="the smallest random number is above the largest">
        <translation>die kleinste Zufallszahl liegt über der größten</translation>
    </message>
    <message id="the solving program is of an earlier version and cannot watch a run">
        <translation>das Lösungsprogramm ist von einer früheren Version und kann einen Lauf nicht beobachten</translation>
    </message>
    <message id="the solving program told no counters of that run">
        <translation>das Lösungsprogramm hat von diesem Lauf keine Zähler berichtet</translation>
    </message>
    <message id="the source is not valid UTF-8">
        <translation>die Quelle ist kein gültiges UTF-8</translation>
    </message>
    <message id="the stack of thread {} of block {} is full">
        <translation>der Stapel von Thread {} in Block {} ist voll</translation>
    </message>
    <message id="the steps are 0 to {}">
        <translation>die Schritte sind 0 bis {}</translation>
    </message>
    <message id="the steps of {} need linear programs, which are not solved here">
        <translation>die Schritte von {} brauchen lineare Programme, die hier nicht gelöst werden</translation>
    </message>
    <message id="the sum of {} weights of {} bits can be 2^63 or more">
        <translation>die Summe von {} Gewichten mit {} Bit kann 2^63 oder mehr sein</translation>
    </message>
    <message id="the sum {} of list {}">
        <translation>die Summe {} der Liste {}</translation>
    </message>
    <message id="the sums of A and of B over an axis from 0 to {}">
        <translation>die Summen von A und von B über einer Achse von 0 bis {}</translation>
    </message>
    <message id="the sums of {} with {} are from {} to {}, the target is {}">
        <translation>die Summen von {} mit {} liegen von {} bis {}, die Zielsumme ist {}</translation>
    </message>
    <message id="the sums up to {} do not fit into memory">
        <translation>die Summen bis {} passen nicht in den Speicher</translation>
    </message>
    <message id="the system has no memory for a list of {} sums">
        <translation>das System hat keinen Speicher für eine Liste mit {} Summen</translation>
    </message>
    <message id="the system has no memory left for a row of this table">
        <translation>das System hat keinen Speicher mehr für eine Zeile dieser Tabelle</translation>
    </message>
    <message id="the system has no memory left for rows of {} bytes">
        <translation>das System hat keinen Speicher mehr für Zeilen mit {} Byte</translation>
    </message>
    <message id="the system has no memory left for the decisions">
        <translation>das System hat keinen Speicher mehr für die Entscheidungen</translation>
    </message>
    <message id="the system has no memory left for the table">
        <translation>das System hat keinen Speicher mehr für die Tabelle</translation>
    </message>
    <message id="the system has no memory left for this">
        <translation>das System hat dafür keinen Speicher mehr</translation>
    </message>
    <message id="the system has no memory left to emulate this launch">
        <translation>das System hat keinen Speicher mehr, um diesen Start zu emulieren</translation>
    </message>
    <message id="the system has no memory left to write it">
        <translation>dem System fehlt der Speicher, um es zu schreiben</translation>
    </message>
    <message id="the system refuses to start {} thread | the system refuses to start {} threads" numerus="yes">
        <translation><numerusform>das System lehnt es ab, {} Thread zu starten</numerusform><numerusform>das System lehnt es ab, {} Threads zu starten</numerusform></translation>
    </message>
    <message id="the system starts no more threads">
        <translation>das System startet keine weiteren Threads</translation>
    </message>
    <message id="the table belongs to another instance">
        <translation>die Tabelle gehört zu einer anderen Instanz</translation>
    </message>
    <message id="the table has too many cells, and stepping without a table file shows at most {}">
        <translation>die Tabelle hat zu viele Zellen, schrittweise werden ohne Tabellendatei höchstens {} gezeigt</translation>
    </message>
    <message id="the table has {} cells, and stepping without a table file shows at most {}">
        <translation>die Tabelle hat {} Zellen, schrittweise werden ohne Tabellendatei höchstens {} gezeigt</translation>
    </message>
    <message id="the table is not filled yet">
        <translation>die Tabelle ist noch nicht gefüllt</translation>
    </message>
    <message id="the table is too large for this figure">
        <translation>die Tabelle ist zu groß für diese Abbildung</translation>
    </message>
    <message id="the table is written beside the answers, under the same name">
        <translation>die Tabelle wird neben die Antworten geschrieben, unter demselben Namen</translation>
    </message>
    <message id="the table may be in the other sheet, {1}: `{0}` | the table may be in one of the other sheets, {1}: `{0}`" numerus="yes">
        <translation><numerusform>die Tabelle ist vielleicht im anderen Blatt, {1}: `{0}`</numerusform><numerusform>die Tabelle ist vielleicht in einem der anderen Blätter, {1}: `{0}`</numerusform></translation>
    </message>
    <message id="the table of runs is empty">
        <translation>die Tabelle der Läufe ist leer</translation>
    </message>
    <message id="the table says random_1; its logs show custom_1">
        <translation>die Tabelle sagt random_1; ihre Protokolle zeigen custom_1</translation>
    </message>
    <message id="the table says random_1; its logs show custom_1, with chunks of 2^30 subsets">
        <translation>die Tabelle sagt random_1; ihre Protokolle zeigen custom_1, mit Chunks von 2^30 Teilmengen</translation>
    </message>
    <message id="the table takes a file of {} and the disk has {} free">
        <translation>die Tabelle braucht eine Datei von {}, und auf dem Datenträger sind {} frei</translation>
    </message>
    <message id="the tail takes {}">
        <translation>der Auslauf braucht {}</translation>
    </message>
    <message id="the tail: places run empty">
        <translation>der Auslauf: Plätze laufen leer</translation>
    </message>
    <message id="the target">
        <translation>die Zielsumme</translation>
    </message>
    <message id="the task sets of Table 6.1, whose numbers are ours: the paper prints none">
        <translation>die Taskmengen der Tabelle 6.1, deren Zahlen von uns sind: Die Arbeit druckt keine</translation>
    </message>
    <message id="the task sets of Table 6.1, whose numbers are ours: the paper prints none; printed as at least, on average">
        <translation>die Taskmengen der Tabelle 6.1, deren Zahlen von uns sind: Die Arbeit druckt keine; gedruckt als Mindestwert im Mittel</translation>
    </message>
    <message id="the task sets of Table 6.1, whose numbers are ours: the paper prints none; the host had 8 cores">
        <translation>die Taskmengen der Tabelle 6.1, deren Zahlen von uns sind: Die Arbeit druckt keine; der Host hatte 8 Kerne</translation>
    </message>
    <message id="the task's name is longer than {} bytes">
        <translation>der Name des Tasks ist länger als {} Byte</translation>
    </message>
    <message id="the task's name is not valid UTF-8">
        <translation>der Name des Tasks ist kein gültiges UTF-8</translation>
    </message>
    <message id="the text does not say which CUDA variant">
        <translation>der Text sagt nicht, welche CUDA-Variante</translation>
    </message>
    <message id="the text does not say which CUDA variant; the short paper gives the figure for CUDA-SYNC, Chapter 7 prints 200">
        <translation>der Text sagt nicht, welche CUDA-Variante; die Kurzarbeit nennt die Zahl für CUDA-SYNC, Kapitel 7 druckt 200</translation>
    </message>
    <message id="the text has a character NUL">
        <translation>der Text enthält das Zeichen NUL</translation>
    </message>
    <message id="the text in quotes is longer than {} bytes">
        <translation>der Text in Anführungszeichen ist länger als {} Bytes</translation>
    </message>
    <message id="the text of {} is not the one that was traced">
        <translation>der Text von {} ist nicht der, zu dem der Trace gehört</translation>
    </message>
    <message id="the time limit must be above 0">
        <translation>die Zeitgrenze muss über 0 liegen</translation>
    </message>
    <message id="the time limit must not be negative">
        <translation>die Zeitgrenze darf nicht negativ sein</translation>
    </message>
    <message id="the time limit of {} is over">
        <translation>die Zeitgrenze von {} ist überschritten</translation>
    </message>
    <message id="the title '{}' names a problem in which {} may be divided">
        <translation>der Titel '{}' nennt ein Problem, in dem {} geteilt werden dürfen</translation>
    </message>
    <message id="the title '{}' names a problem in which {} may be taken several times">
        <translation>der Titel '{}' nennt ein Problem, in dem {} mehrmals genommen werden dürfen</translation>
    </message>
    <message id="the trace is larger than 1 GB">
        <translation>die Aufzeichnung ist größer als 1 GB</translation>
    </message>
    <message id="the unit is not valid UTF-8">
        <translation>die Einheit ist kein gültiges UTF-8</translation>
    </message>
    <message id="the unit of this ceiling is {}">
        <translation>die Einheit dieser Obergrenze ist {}</translation>
    </message>
    <message id="the value">
        <translation>der Wert</translation>
    </message>
    <message id="the value is negative">
        <translation>der Wert ist negativ</translation>
    </message>
    <message id="the value is no number from 0 on">
        <translation>der Wert ist keine Zahl von 0 an</translation>
    </message>
    <message id="the value is not {}">
        <translation>der Wert ist nicht {}</translation>
    </message>
    <message id="the value of the next cell">
        <translation>der Wert der nächsten Zelle</translation>
    </message>
    <message id="the values do not fit the mask, which has {} lane | the values do not fit the mask, which has {} lanes" numerus="yes">
        <translation><numerusform>die Werte passen nicht zur Maske mit {} Lane</numerusform><numerusform>die Werte passen nicht zur Maske mit {} Lanes</numerusform></translation>
    </message>
    <message id="the values of the front have no common denominator below 2^62">
        <translation>die Werte der Front haben keinen gemeinsamen Nenner unter 2^62</translation>
    </message>
    <message id="the variant has no steps">
        <translation>die Variante hat keine Schritte</translation>
    </message>
    <message id="the variant has no steps for this kind of instance">
        <translation>die Variante hat keine Schritte für diese Art von Instanz</translation>
    </message>
    <message id="the variant is no kernel">
        <translation>die Variante ist kein Kernel</translation>
    </message>
    <message id="the variant {} cannot be stepped on this instance">
        <translation>die Variante {} kann auf dieser Instanz nicht schrittweise gezeigt werden</translation>
    </message>
    <message id="the version is not 1">
        <translation>die Version ist nicht 1</translation>
    </message>
    <message id="the warp has {}">
        <translation>der Warp hat {}</translation>
    </message>
    <message id="the ways back from the front need more than {}">
        <translation>die Rückwege von der Front brauchen mehr als {}</translation>
    </message>
    <message id="the weight">
        <translation>das Gewicht</translation>
    </message>
    <message id="the weight is negative">
        <translation>das Gewicht ist negativ</translation>
    </message>
    <message id="the window begins after {} is over">
        <translation>das Fenster beginnt nach dem Ende von {}</translation>
    </message>
    <message id="the window ends before it begins">
        <translation>das Fenster endet, bevor es beginnt</translation>
    </message>
    <message id="the words of the window cannot be read">
        <translation>die Wörter des Fensters können nicht gelesen werden</translation>
    </message>
    <message id="the workbook has no sheet '{}'">
        <translation>die Arbeitsmappe hat kein Blatt „{}“</translation>
    </message>
    <message id="the zip file cannot be made">
        <translation>die Zip-Datei kann nicht angelegt werden</translation>
    </message>
    <message id="the {} is given twice, as {} and as {}">
        <translation>{} ist zweimal angegeben, als {} und als {}</translation>
    </message>
    <message id="the {} {} is too large for a kernel">
        <translation>zu groß für einen Kernel: {} {}</translation>
    </message>
    <message id="theory {}">
        <translation>Theorie {}</translation>
    </message>
    <message id="there are 1 to {}">
        <translation>es gibt 1 bis {}</translation>
    </message>
    <message id="there are more cells than the {} column | there are more cells than the {} columns" numerus="yes">
        <translation><numerusform>es gibt mehr Zellen als die {} Spalte</numerusform><numerusform>es gibt mehr Zellen als die {} Spalten</numerusform></translation>
    </message>
    <message id="there are more than {} pictures">
        <translation>es gibt mehr als {} Bilder</translation>
    </message>
    <message id="there are more than {} points">
        <translation>es gibt mehr als {} Punkte</translation>
    </message>
    <message id="there are more than {} selections">
        <translation>es gibt mehr als {} Auswahlen</translation>
    </message>
    <message id="there are no cells to paste">
        <translation>es gibt keine Zellen zum Einfügen</translation>
    </message>
    <message id="there are no columns with lists of weights and of values, and one with a capacity">
        <translation>es gibt keine Spalten mit Listen von Gewichten und von Werten und einer Kapazität</translation>
    </message>
    <message id="there are no measured runs of this kind">
        <translation>es gibt keine gemessenen Läufe dieser Art</translation>
    </message>
    <message id="there are no numbers called '{}'">
        <translation>es gibt keine Zahlen namens „{}“</translation>
    </message>
    <message id="there are no numbers to be measured">
        <translation>es gibt keine Zahlen, die gemessen werden</translation>
    </message>
    <message id="there are only {} of free memory on the device">
        <translation>auf dem Gerät sind nur {} Speicher frei</translation>
    </message>
    <message id="there are {} dimensions">
        <translation>es sind {} Dimensionen</translation>
    </message>
    <message id="there are {} items, and stepping shows at most {}">
        <translation>es sind {} Gegenstände, schrittweise werden höchstens {} gezeigt</translation>
    </message>
    <message id="there are {} launches, and stepping shows at most {}">
        <translation>es gibt {} Starts, und die Schrittansicht zeigt höchstens {}</translation>
    </message>
    <message id="there are {} sections, and {} has {}">
        <translation>es gibt {} Abschnitte, und {} hat {}</translation>
    </message>
    <message id="there are {} weights, and stepping through two lists shows at most {}">
        <translation>es gibt {} Gewichte, und die Schrittansicht zweier Listen zeigt höchstens {}</translation>
    </message>
    <message id="there are {} zeros and ones for {}">
        <translation>es gibt {} Nullen und Einsen für {}</translation>
    </message>
    <message id="there is no GPU '{}' here: {}">
        <translation>hier gibt es keine GPU „{}“: {}</translation>
    </message>
    <message id="there is no ceiling '{}'">
        <translation>es gibt keine Obergrenze „{}“</translation>
    </message>
    <message id="there is no class">
        <translation>es gibt keine Klasse</translation>
    </message>
    <message id="there is no class {}">
        <translation>es gibt keine Klasse {}</translation>
    </message>
    <message id="there is no column '{}'">
        <translation>es gibt keine Spalte „{}“</translation>
    </message>
    <message id="there is no device preset '{}'">
        <translation>es gibt keine Gerätevorlage „{}“</translation>
    </message>
    <message id="there is no figure '{}'">
        <translation>es gibt keine Abbildung „{}“</translation>
    </message>
    <message id="there is no figure to compare">
        <translation>es gibt keinen Messwert zum Vergleichen</translation>
    </message>
    <message id="there is no finding {}">
        <translation>es gibt keinen Befund {}</translation>
    </message>
    <message id="there is no format '{}'">
        <translation>es gibt kein Format „{}“</translation>
    </message>
    <message id="there is no front of this instance">
        <translation>es gibt keine Front dieser Instanz</translation>
    </message>
    <message id="there is no front to write">
        <translation>es gibt keine Front zu schreiben</translation>
    </message>
    <message id="there is no front yet">
        <translation>es gibt noch keine Front</translation>
    </message>
    <message id="there is no function `{}`">
        <translation>es gibt keine Funktion `{}`</translation>
    </message>
    <message id="there is no instance">
        <translation>es gibt keine Instanz</translation>
    </message>
    <message id="there is no instruction {}">
        <translation>es gibt keine Anweisung {}</translation>
    </message>
    <message id="there is no item">
        <translation>es gibt keinen Gegenstand</translation>
    </message>
    <message id="there is no kernel">
        <translation>es gibt keinen Kernel</translation>
    </message>
    <message id="there is no kind '{}'">
        <translation>es gibt keine Art „{}“</translation>
    </message>
    <message id="there is no language '{}'">
        <translation>es gibt keine Sprache „{}“</translation>
    </message>
    <message id="there is no lesson '{}'">
        <translation>es gibt keine Lektion „{}“</translation>
    </message>
    <message id="there is no number `{}`">
        <translation>es gibt keine Zahl `{}`</translation>
    </message>
    <message id="there is no option '{}'">
        <translation>es gibt keine Option „{}“</translation>
    </message>
    <message id="there is no page {}">
        <translation>es gibt keine Seite {}</translation>
    </message>
    <message id="there is no parameter '{}'">
        <translation>es gibt keinen Parameter „{}“</translation>
    </message>
    <message id="there is no place for a temporary file">
        <translation>es gibt keinen Platz für eine vorläufige Datei</translation>
    </message>
    <message id="there is no preset '{}'">
        <translation>es gibt keine Vorlage „{}“</translation>
    </message>
    <message id="there is no queue {}">
        <translation>es gibt keine Warteschlange {}</translation>
    </message>
    <message id="there is no row {}">
        <translation>es gibt keine Zeile {}</translation>
    </message>
    <message id="there is no solution">
        <translation>es gibt keine Lösung</translation>
    </message>
    <message id="there is no speedup against a time that was emulated, is zero or was not measured">
        <translation>gegenüber einer Zeit, die emuliert, null oder nicht gemessen ist, gibt es keine Beschleunigung</translation>
    </message>
    <message id="there is no step {}">
        <translation>es gibt keinen Schritt {}</translation>
    </message>
    <message id="there is no such array in constant memory">
        <translation>es gibt kein solches Array im konstanten Speicher</translation>
    </message>
    <message id="there is no such block">
        <translation>diesen Block gibt es nicht</translation>
    </message>
    <message id="there is no such folder">
        <translation>diesen Ordner gibt es nicht</translation>
    </message>
    <message id="there is no such format">
        <translation>es gibt kein solches Format</translation>
    </message>
    <message id="there is no such paper">
        <translation>es gibt keine solche Arbeit</translation>
    </message>
    <message id="there is no task">
        <translation>es gibt keinen Task</translation>
    </message>
    <message id="there is no value to choose">
        <translation>es gibt keinen Wert zu wählen</translation>
    </message>
    <message id="there is no variant '{}'">
        <translation>es gibt keine Variante „{}“</translation>
    </message>
    <message id="there is no weight">
        <translation>es gibt kein Gewicht</translation>
    </message>
    <message id="there is no {} {}">
        <translation>{} {} gibt es nicht</translation>
    </message>
    <message id="there is no {}: the driver sees {} GPU(s)">
        <translation>{} gibt es nicht: Zahl der GPUs, die der Treiber sieht: {}</translation>
    </message>
    <message id="there is not enough memory for the picture">
        <translation>der Speicher reicht für das Bild nicht aus</translation>
    </message>
    <message id="there is not one name for each entry of the selection">
        <translation>es gibt nicht genau einen Namen für jeden Eintrag der Auswahl</translation>
    </message>
    <message id="there is nothing to choose in the instance, so there is no program to write">
        <translation>in der Instanz gibt es nichts auszuwählen, also auch kein Programm zu schreiben</translation>
    </message>
    <message id="there is nothing to compare of '{}'">
        <translation>zu „{}“ gibt es nichts zu vergleichen</translation>
    </message>
    <message id="there is nothing to compare yet">
        <translation>es gibt noch nichts zu vergleichen</translation>
    </message>
    <message id="there is nothing to solve">
        <translation>es gibt nichts zu lösen</translation>
    </message>
    <message id="there is something of this name already">
        <translation>es gibt schon etwas mit diesem Namen</translation>
    </message>
    <message id="there is {} entry for {} | there are {} entries for {}" numerus="yes">
        <translation><numerusform>es gibt {} Eintrag für {}</numerusform><numerusform>es gibt {} Einträge für {}</numerusform></translation>
    </message>
    <message id="there should be {} packed number and there are {} | there should be {} packed numbers and there are {}" numerus="yes">
        <translation><numerusform>es sollte {} gepackte Zahl sein, und es sind {}</numerusform><numerusform>es sollten {} gepackte Zahlen sein, es sind aber {}</numerusform></translation>
    </message>
    <message id="there should be {} packed number and there is none | there should be {} packed numbers and there are fewer" numerus="yes">
        <translation><numerusform>es sollte {} gepackte Zahl sein, und es gibt keine</numerusform><numerusform>es sollten {} gepackte Zahlen sein, es sind aber weniger</numerusform></translation>
    </message>
    <message id="these are no kind's columns">
        <translation>dies sind nicht die Spalten einer Art</translation>
    </message>
    <message id="these are not the columns of kind {}">
        <translation>das sind nicht die Spalten der Art {}</translation>
    </message>
    <message id="these numbers cannot be multiplied">
        <translation>diese Zahlen lassen sich nicht multiplizieren</translation>
    </message>
    <message id="these steps rest on linear programs, which a lesson does not solve">
        <translation>diese Schritte beruhen auf linearen Programmen, die eine Lektion nicht löst</translation>
    </message>
    <message id="these two lines may be a list of weights and a list of values">
        <translation>diese zwei Zeilen sind vielleicht eine Liste von Gewichten und eine von Werten</translation>
    </message>
    <message id="thesis">
        <translation>Masterarbeit</translation>
    </message>
    <message id="thinks that all lanes take part">
        <translation>lässt alle Lanes mitmachen</translation>
    </message>
    <message id="thinks that every resource limits">
        <translation>hält jede Ressource für die Grenze</translation>
    </message>
    <message id="thinks that exactly full is too full">
        <translation>hält genau voll für zu voll</translation>
    </message>
    <message id="this">
        <translation>dies</translation>
    </message>
    <message id="this CPU has no {}">
        <translation>diese CPU hat kein {}</translation>
    </message>
    <message id="this CUPTI does not know the GPU's chip">
        <translation>dieses CUPTI kennt den Chip der GPU nicht</translation>
    </message>
    <message id="this build has no emulator: Boost.Context's library was not found">
        <translation>dieses Programm wurde ohne Emulator gebaut: Die Bibliothek von Boost.Context wurde nicht gefunden</translation>
    </message>
    <message id="this column is computed">
        <translation>diese Spalte wird berechnet</translation>
    </message>
    <message id="this device has {}">
        <translation>dieses Gerät hat {}</translation>
    </message>
    <message id="this failed: {}">
        <translation>dies ist gescheitert: {}</translation>
    </message>
    <message id="this figure compares the two-list algorithms on a few weights">
        <translation>diese Abbildung vergleicht die Zwei-Listen-Algorithmen an wenigen Gewichten</translation>
    </message>
    <message id="this figure draws a 0-1 knapsack of a few items">
        <translation>diese Abbildung zeichnet ein 0-1-Rucksackproblem mit wenigen Gegenständen</translation>
    </message>
    <message id="this figure draws a multiple-choice instance">
        <translation>diese Abbildung zeichnet eine Multiple-Choice-Instanz</translation>
    </message>
    <message id="this figure draws a table, and the instance's kind has none">
        <translation>diese Abbildung zeichnet eine Tabelle, und Instanzen dieser Art haben keine</translation>
    </message>
    <message id="this figure draws an instance that has a front">
        <translation>diese Abbildung zeichnet eine Instanz, die eine Front hat</translation>
    </message>
    <message id="this figure draws an instance, and the lesson has none">
        <translation>diese Abbildung zeichnet eine Instanz, und die Lektion hat keine</translation>
    </message>
    <message id="this figure draws four tables of a few sums">
        <translation>diese Abbildung zeichnet vier Tabellen mit wenigen Summen</translation>
    </message>
    <message id="this figure draws kernels that are to run together">
        <translation>diese Abbildung zeichnet Kernel, die zusammen laufen sollen</translation>
    </message>
    <message id="this figure draws one weight of a small subset sum">
        <translation>diese Abbildung zeichnet ein Gewicht eines kleinen Teilsummenproblems</translation>
    </message>
    <message id="this figure draws the bit strings of a few weights">
        <translation>diese Abbildung zeichnet die Bitfolgen weniger Gewichte</translation>
    </message>
    <message id="this figure draws what an instance does in time">
        <translation>diese Abbildung zeichnet, was eine Instanz in der Zeit tut</translation>
    </message>
    <message id="this file does not describe the launch of a kernel">
        <translation>diese Datei beschreibt keinen Start eines Kernels</translation>
    </message>
    <message id="this is">
        <translation>das ist</translation>
    </message>
    <message id="this is another file than the one that the session shows">
        <translation>dies ist eine andere Datei als die, die die Sitzung zeigt</translation>
    </message>
    <message id="this is in the campaign already">
        <translation>dies ist schon in der Messreihe</translation>
    </message>
    <message id="this is neither a plan nor a result">
        <translation>dies ist weder ein Plan noch ein Ergebnis</translation>
    </message>
    <message id="this is no number">
        <translation>dies ist keine Zahl</translation>
    </message>
    <message id="this is no ordinary file">
        <translation>das ist keine gewöhnliche Datei</translation>
    </message>
    <message id="this is no step">
        <translation>dies ist kein Schritt</translation>
    </message>
    <message id="this is no trace file">
        <translation>dies ist keine Trace-Datei</translation>
    </message>
    <message id="this is not a column and its x">
        <translation>dies ist nicht eine Spalte und ihr x</translation>
    </message>
    <message id="this is not a document of format knapscope-devices">
        <translation>dies ist kein Dokument des Formats knapscope-devices</translation>
    </message>
    <message id="this is not a kind of time">
        <translation>das ist keine Art von Zeit</translation>
    </message>
    <message id="this is not a table file of Knapscope">
        <translation>dies ist keine Tabellendatei von Knapscope</translation>
    </message>
    <message id="this is not the instance that was traced">
        <translation>dies ist nicht die Instanz, zu der der Trace gehört</translation>
    </message>
    <message id="this is of version {}">
        <translation>dies hat die Version {}</translation>
    </message>
    <message id="this is version {} of the trace file, and this program reads version 1">
        <translation>dies ist Version {} der Trace-Datei, dieses Programm liest Version 1</translation>
    </message>
    <message id="this item">
        <translation>dieser Gegenstand</translation>
    </message>
    <message id="this lesson has no step {}">
        <translation>diese Lektion hat keinen Schritt {}</translation>
    </message>
    <message id="this lesson has no steps {} to {}">
        <translation>diese Lektion hat keine Schritte {} bis {}</translation>
    </message>
    <message id="this line is of no {}">
        <translation>in dieser Zeile fehlt die Angabe: {}</translation>
    </message>
    <message id="this line may be a sum of the others, or {}">
        <translation>diese Zeile kann die Summe der anderen sein oder {}</translation>
    </message>
    <message id="this line says something else of the {} than its first line">
        <translation>diese Zeile sagt etwas anderes als die erste mit derselben Nummer ({})</translation>
    </message>
    <message id="this machine has no memory left for the buffer '{}'">
        <translation>dieser Rechner hat keinen Speicher mehr für den Puffer „{}“</translation>
    </message>
    <message id="this page shows no step that a lesson could hold">
        <translation>diese Seite zeigt keinen Schritt, den eine Lektion enthalten könnte</translation>
    </message>
    <message id="this program does not have the code of {}, only the program that runs it">
        <translation>dieses Programm hat den Code von {} nicht, nur das Programm, das ihn ausführt</translation>
    </message>
    <message id="this program reads version 1">
        <translation>dieses Programm liest Version 1</translation>
    </message>
    <message id="this program reads version 1 of session files">
        <translation>dieses Programm liest Version 1 von Sitzungsdateien</translation>
    </message>
    <message id="this program runs under another profiler already">
        <translation>dieses Programm läuft schon unter einem anderen Profiler</translation>
    </message>
    <message id="this program was built without CUDA">
        <translation>dieses Programm wurde ohne CUDA gebaut</translation>
    </message>
    <message id="this program was built without CUPTI's headers, so it has no counters">
        <translation>dieses Programm wurde ohne die Header von CUPTI gebaut, daher hat es keine Zähler</translation>
    </message>
    <message id="this program was built without a solver">
        <translation>dieses Programm wurde ohne Solver gebaut</translation>
    </message>
    <message id="this program was built without it">
        <translation>dieses Programm wurde ohne ihn gebaut</translation>
    </message>
    <message id="this row does not say whether the item is taken, but the first row does">
        <translation>diese Zeile sagt nicht, ob der Gegenstand gewählt ist, die erste Zeile aber wohl</translation>
    </message>
    <message id="this row says whether the item is taken, but the first row does not">
        <translation>diese Zeile sagt, ob der Gegenstand gewählt ist, die erste Zeile aber nicht</translation>
    </message>
    <message id="this session">
        <translation>diese Sitzung</translation>
    </message>
    <message id="this shows a table, and the lesson has no &quot;variant&quot; that makes one">
        <translation>dies zeigt eine Tabelle, und die Lektion hat keine "variant", die eine macht</translation>
    </message>
    <message id="this table comes from a file, which a lesson does not hold">
        <translation>diese Tabelle kommt aus einer Datei, die eine Lektion nicht enthält</translation>
    </message>
    <message id="this version of WSL does not allow it">
        <translation>diese Version von WSL erlaubt es nicht</translation>
    </message>
    <message id="this {}">
        <translation>dies: {}</translation>
    </message>
    <message id="those most like it are {}; `knapscope-run list` shows all">
        <translation>am ähnlichsten sind {}; `knapscope-run list` zeigt alle</translation>
    </message>
    <message id="those of first-fit">
        <translation>die von First-Fit</translation>
    </message>
    <message id="thread t computes cells t, t + {}, t + {} …">
        <translation>Thread t berechnet die Zellen t, t + {}, t + {} …</translation>
    </message>
    <message id="thread t computes cells {0} t to {0} t + {1}">
        <translation>Thread t berechnet die Zellen {0} t bis {0} t + {1}</translation>
    </message>
    <message id="thread that computes a cell">
        <translation>Thread, der eine Zelle berechnet</translation>
    </message>
    <message id="thread without a cell">
        <translation>Thread ohne Zelle</translation>
    </message>
    <message id="thread {}">
        <translation>Thread {}</translation>
    </message>
    <message id="thread {} of block {}">
        <translation>Thread {} von Block {}</translation>
    </message>
    <message id="thread {} of block {} calls __trap()">
        <translation>Thread {} in Block {} ruft __trap() auf</translation>
    </message>
    <message id="thread {} of block {} {} {}">
        <translation>Thread {} von Block {} {} {}</translation>
    </message>
    <message id="thread {} of block {}: the assertion `{}` fails">
        <translation>Thread {} in Block {}: die Zusicherung `{}` gilt nicht</translation>
    </message>
    <message id="thread {} · ">
        <translation>Thread {} · </translation>
    </message>
    <message id="thread {}: block {} of A">
        <translation>Thread {}: Block {} von A</translation>
    </message>
    <message id="thread {}: pair {}">
        <translation>Thread {}: Paar {}</translation>
    </message>
    <message id="threads">
        <translation>Threads</translation>
    </message>
    <message id="threads of a block">
        <translation>Threads je Block</translation>
    </message>
    <message id="threads {} and {} of block {} wait at different barriers, {} and {}">
        <translation>die Threads {} und {} von Block {} warten an verschiedenen Barrieren, {} und {}</translation>
    </message>
    <message id="throughput">
        <translation>Durchsatz</translation>
    </message>
    <message id="tick Watch and run a kernel, or open a run that was saved">
        <translation>kreuzen Sie „Beobachten“ an, und führen Sie einen Kernel aus, oder öffnen Sie einen gespeicherten Lauf</translation>
    </message>
    <message id="tick Watch before it begins">
        <translation>kreuzen Sie „Beobachten“ an, bevor er beginnt</translation>
    </message>
    <message id="times read">
        <translation>so oft gelesen</translation>
    </message>
    <message id="told by the driver">
        <translation>vom Treiber gemeldet</translation>
    </message>
    <message id="told by the driver of ">
        <translation>gemeldet vom Treiber von </translation>
    </message>
    <message id="trace a part with --blocks {}, or choose a smaller instance">
        <translation>nehmen Sie mit --blocks {} nur einen Teil in den Trace auf oder wählen Sie eine kleinere Instanz</translation>
    </message>
    <message id="trace a part with at most {} blocks, or choose a smaller instance">
        <translation>nehmen Sie mit höchstens {} Blöcken nur einen Teil in den Trace auf, oder wählen Sie eine kleinere Instanz</translation>
    </message>
    <message id="trace a smaller launch">
        <translation>einen kleineren Start aufzeichnen</translation>
    </message>
    <message id="trace fewer blocks">
        <translation>weniger Blöcke aufzeichnen</translation>
    </message>
    <message id="tracing {} of {} blocks of each launch would record about {} million events, and {} million is the most">
        <translation>ein Trace von {} der {} Blöcke jedes Starts würde etwa {} Millionen Ereignisse aufzeichnen, höchstens {} Millionen sind möglich</translation>
    </message>
    <message id="true">
        <translation>wahr</translation>
    </message>
    <message id="true or false">
        <translation>true oder false</translation>
    </message>
    <message id="try another folder">
        <translation>versuchen Sie einen anderen Ordner</translation>
    </message>
    <message id="two columns are the {}">
        <translation>zwei Spalten sind {}</translation>
    </message>
    <message id="two lists">
        <translation>zwei Listen</translation>
    </message>
    <message id="two lists hold">
        <translation>zwei Listen halten</translation>
    </message>
    <message id="two lists, {}">
        <translation>zwei Listen, {}</translation>
    </message>
    <message id="two runs are the same on this machine">
        <translation>zwei Läufe sind auf diesem Rechner gleich</translation>
    </message>
    <message id="two-list paper">
        <translation>Zwei-Listen-Arbeit</translation>
    </message>
    <message id="two-list paper, GTX 465">
        <translation>Zwei-Listen-Arbeit, GTX 465</translation>
    </message>
    <message id="two-list, GPU">
        <translation>zwei Listen, GPU</translation>
    </message>
    <message id="two-list, eight threads">
        <translation>zwei Listen, acht Threads</translation>
    </message>
    <message id="two-list, sequential">
        <translation>zwei Listen, sequenziell</translation>
    </message>
    <message id="type the numbers into a table, and save that as CSV">
        <translation>tippen Sie die Zahlen in eine Tabelle, und speichern Sie diese als CSV</translation>
    </message>
    <message id="type | types" numerus="yes">
        <translation><numerusform>Art</numerusform><numerusform>Arten</numerusform></translation>
    </message>
    <message id="uninitialised">
        <translation>nicht initialisiert</translation>
    </message>
    <message id="unknown field">
        <translation>unbekanntes Feld</translation>
    </message>
    <message id="unpack it first">
        <translation>entpacken Sie sie zuerst</translation>
    </message>
    <message id="unrolling 16">
        <translation>Schleife 16-fach entrollt</translation>
    </message>
    <message id="unrolling 8">
        <translation>Schleife 8-fach entrollt</translation>
    </message>
    <message id="unrolling 8 + shared memory">
        <translation>8-fach entrollt + Shared Memory</translation>
    </message>
    <message id="up to 100 % of the warps of ">
        <translation>bis 100 % der Warps: </translation>
    </message>
    <message id="up to 20 %">
        <translation>bis 20 %</translation>
    </message>
    <message id="up to 60 %">
        <translation>bis 60 %</translation>
    </message>
    <message id="up to here more than {} copies are to run">
        <translation>bis hierher sollen mehr als {} Kopien laufen</translation>
    </message>
    <message id="up to here the dearest choices sum to 2^63 or more">
        <translation>bis hierher ist die Summe der teuersten Wahlmöglichkeiten 2^63 oder mehr</translation>
    </message>
    <message id="up to here the utilisations have no common denominator below 2^62">
        <translation>bis hierher haben die Prozessorauslastungen keinen gemeinsamen Nenner unter 2^62</translation>
    </message>
    <message id="up to here the utilisations sum to 2^62 or more over their common denominator">
        <translation>bis hierher ist die Summe der Prozessorauslastungen über ihrem gemeinsamen Nenner 2^62 oder mehr</translation>
    </message>
    <message id="up to here the values sum to 2^62 or more">
        <translation>bis hierher ist die Summe der Werte 2^62 oder mehr</translation>
    </message>
    <message id="up to here the weights sum to 2^63 or more">
        <translation>bis hierher ist die Summe der Gewichte 2^63 oder mehr</translation>
    </message>
    <message id="up to {}">
        <translation>bis zu {}</translation>
    </message>
    <message id="up to {} of {}">
        <translation>bis {} von {}</translation>
    </message>
    <message id="update">
        <translation>ändern</translation>
    </message>
    <message id="updates">
        <translation>ändert</translation>
    </message>
    <message id="upload">
        <translation>Hochladen</translation>
    </message>
    <message id="use &quot;whole&quot;, &quot;kernel with copies&quot; or &quot;kernel&quot;">
        <translation>verwenden Sie "whole", "kernel with copies" oder "kernel"</translation>
    </message>
    <message id="use a class of at most {} items and a capacity below {}">
        <translation>nehmen Sie eine Klasse mit höchstens {} Gegenständen und eine Kapazität unter {}</translation>
    </message>
    <message id="use a class of {} to {} items">
        <translation>nehmen Sie eine Klasse mit {} bis {} Gegenständen</translation>
    </message>
    <message id="use a flatter file">
        <translation>nehmen Sie eine flachere Datei</translation>
    </message>
    <message id="use a program of that version">
        <translation>nehmen Sie ein Programm dieser Version</translation>
    </message>
    <message id="use a program that solves and a window of the same version">
        <translation>verwenden Sie ein Lösungsprogramm und ein Fenster derselben Version</translation>
    </message>
    <message id="use a smaller file">
        <translation>nehmen Sie eine kleinere Datei</translation>
    </message>
    <message id="use a smaller instance">
        <translation>verwenden Sie eine kleinere Instanz</translation>
    </message>
    <message id="use a smaller instance, or close other programs that use the GPU">
        <translation>verwenden Sie eine kleinere Instanz, oder schließen Sie andere Programme, die die GPU benutzen</translation>
    </message>
    <message id="use after free">
        <translation>Zugriff nach der Freigabe</translation>
    </message>
    <message id="use an instance of at most {} rows and capacity {}">
        <translation>nehmen Sie eine Instanz mit höchstens {} Zeilen und Kapazität {}</translation>
    </message>
    <message id="use another &quot;instance&quot;">
        <translation>nehmen Sie eine andere "instance"</translation>
    </message>
    <message id="use another variant">
        <translation>verwenden Sie eine andere Variante</translation>
    </message>
    <message id="use fewer">
        <translation>nehmen Sie weniger</translation>
    </message>
    <message id="use one of at most {} cell-items">
        <translation>nehmen Sie eine mit höchstens {} Zellen mal Gegenständen</translation>
    </message>
    <message id="use periods with common factors">
        <translation>nehmen Sie Perioden mit gemeinsamen Faktoren</translation>
    </message>
    <message id="use shorter times or periods with common factors">
        <translation>nehmen Sie kürzere Zeiten oder Perioden mit gemeinsamen Faktoren</translation>
    </message>
    <message id="use smaller costs">
        <translation>nehmen Sie kleinere Kosten</translation>
    </message>
    <message id="use smaller values">
        <translation>nehmen Sie kleinere Werte</translation>
    </message>
    <message id="use smaller weights">
        <translation>nehmen Sie kleinere Gewichte</translation>
    </message>
    <message id="use {}">
        <translation>verwenden Sie {}</translation>
    </message>
    <message id="used">
        <translation>genutzt</translation>
    </message>
    <message id="utilisation">
        <translation>Prozessorauslastung</translation>
    </message>
    <message id="utilisation U">
        <translation>Prozessorauslastung U</translation>
    </message>
    <message id="value">
        <translation>Wert</translation>
    </message>
    <message id="value read">
        <translation>gelesener Wert</translation>
    </message>
    <message id="vector H">
        <translation>Vektor H</translation>
    </message>
    <message id="vector H: parts of the list and of the shifted list">
        <translation>Vektor H: Teile der Liste und der verschobenen Liste</translation>
    </message>
    <message id="verify">
        <translation>Prüfung</translation>
    </message>
    <message id="version {} is not known here">
        <translation>Version {} ist hier nicht bekannt</translation>
    </message>
    <message id="wait">
        <translation>warten</translation>
    </message>
    <message id="wait until it has ended">
        <translation>warten Sie, bis er beendet ist</translation>
    </message>
    <message id="wait until it is found">
        <translation>warten Sie, bis sie gefunden ist</translation>
    </message>
    <message id="waiting">
        <translation>ein Warten</translation>
    </message>
    <message id="waiting for a mark">
        <translation>das Warten auf eine Marke</translation>
    </message>
    <message id="waits">
        <translation>wartet</translation>
    </message>
    <message id="waits at a barrier of the grid">
        <translation>wartet an einer Barriere des Grids</translation>
    </message>
    <message id="waits: another word of its bank">
        <translation>wartet: ein anderes Wort seiner Bank</translation>
    </message>
    <message id="waits: its word comes later">
        <translation>wartet: sein Wort kommt später</translation>
    </message>
    <message id="walk">
        <translation>durchgehen</translation>
    </message>
    <message id="warm-up">
        <translation>Aufwärmlauf</translation>
    </message>
    <message id="warp instructions">
        <translation>Warp-Anweisungen</translation>
    </message>
    <message id="warp {}">
        <translation>Warp {}</translation>
    </message>
    <message id="warp | warps" numerus="yes">
        <translation><numerusform>Warp</numerusform><numerusform>Warps</numerusform></translation>
    </message>
    <message id="warps">
        <translation>Warps</translation>
    </message>
    <message id="warps that are there, of those it can hold">
        <translation>Warps, die da sind, von denen, die er fasst</translation>
    </message>
    <message id="warps w">
        <translation>Warps w</translation>
    </message>
    <message id="was | were" numerus="yes">
        <translation><numerusform>war</numerusform><numerusform>waren</numerusform></translation>
    </message>
    <message id="wave {}">
        <translation>Welle {}</translation>
    </message>
    <message id="wave | waves" numerus="yes">
        <translation><numerusform>Welle</numerusform><numerusform>Wellen</numerusform></translation>
    </message>
    <message id="wave-fronts">
        <translation>Wave-fronts</translation>
    </message>
    <message id="wavefront | wavefronts" numerus="yes">
        <translation><numerusform>Wavefront</numerusform><numerusform>Wavefronts</numerusform></translation>
    </message>
    <message id="wavefronts">
        <translation>Wavefronts</translation>
    </message>
    <message id="way back">
        <translation>Rückweg</translation>
    </message>
    <message id="way-back">
        <translation>Rückweg</translation>
    </message>
    <message id="weighs {}: does not fit">
        <translation>wiegt {}: passt nicht</translation>
    </message>
    <message id="weighs {}: does not fit into {}">
        <translation>wiegt {}: passt nicht in {}</translation>
    </message>
    <message id="weighs {}: fits into {}">
        <translation>wiegt {}: passt in {}</translation>
    </message>
    <message id="weight">
        <translation>Gewicht</translation>
    </message>
    <message id="weight i does not fit">
        <translation>Gewicht i passt nicht</translation>
    </message>
    <message id="weight {}">
        <translation>Gewicht {}</translation>
    </message>
    <message id="weight {} ({})">
        <translation>Gewicht {} ({})</translation>
    </message>
    <message id="weight {} completes {}">
        <translation>Gewicht {} ergänzt zu {}</translation>
    </message>
    <message id="weight {} of {}: {}">
        <translation>Gewicht {} von {}: {}</translation>
    </message>
    <message id="weight | weights" numerus="yes">
        <translation><numerusform>Gewicht</numerusform><numerusform>Gewichte</numerusform></translation>
    </message>
    <message id="weight, up to the capacity ">
        <translation>Gewicht, bis zur Kapazität </translation>
    </message>
    <message id="weights">
        <translation>Gewichte</translation>
    </message>
    <message id="what became of it">
        <translation>was aus ihm wurde</translation>
    </message>
    <message id="what each lane touched last">
        <translation>was jede Lane zuletzt berührte</translation>
    </message>
    <message id="what this GPU can do">
        <translation>was diese GPU kann</translation>
    </message>
    <message id="where it was found">
        <translation>wo sie gefunden wurde</translation>
    </message>
    <message id="whether a branch is cut">
        <translation>ob ein Zweig abgeschnitten wird</translation>
    </message>
    <message id="whether a pair of blocks survives">
        <translation>ob ein Blockpaar übrig bleibt</translation>
    </message>
    <message id="whether a point is on the front">
        <translation>ob ein Punkt auf der Front liegt</translation>
    </message>
    <message id="whether an access races">
        <translation>ob ein Zugriff im Wettlauf steht</translation>
    </message>
    <message id="whether an item fits">
        <translation>ob ein Gegenstand passt</translation>
    </message>
    <message id="whether the item is taken">
        <translation>ob der Gegenstand genommen wird</translation>
    </message>
    <message id="whether the item is taken cannot be {}">
        <translation>ob der Gegenstand gewählt ist, kann nicht {} sein</translation>
    </message>
    <message id="which lanes are active">
        <translation>welche Lanes aktiv sind</translation>
    </message>
    <message id="which part of the bytes moved from or to global memory a lane asked for">
        <translation>welchen Teil der Bytes, die vom oder zum globalen Speicher bewegt wurden, eine Lane verlangte</translation>
    </message>
    <message id="which pointer moves">
        <translation>welcher Zeiger sich bewegt</translation>
    </message>
    <message id="which resource limits the blocks">
        <translation>welche Ressource die Blöcke begrenzt</translation>
    </message>
    <message id="which {}s there are">
        <translation>vorkommende Werte: {}</translation>
    </message>
    <message id="whole numbers">
        <translation>ganze Zahlen</translation>
    </message>
    <message id="whole-numbers">
        <translation>ganze Zahlen</translation>
    </message>
    <message id="with a grid that is not the same on every multiprocessor">
        <translation>mit einem Grid, das nicht auf jedem Multiprozessor gleich ist</translation>
    </message>
    <message id="with a stride of {}">
        <translation>mit einer Schrittweite von {}</translation>
    </message>
    <message id="with a stride of {} ({})">
        <translation>mit einer Schrittweite von {} ({})</translation>
    </message>
    <message id="with at most {} {} {} takes {} warp or more, and there are {}. | with at most {} {} {} takes {} warps or more, and there are {}." numerus="yes">
        <translation><numerusform>mit höchstens {} {} belegt {} {} Warp oder mehr, und es gibt {}.</numerusform><numerusform>{2} belegt mindestens {3} Warps, wenn höchstens {0} {1} erlaubt sind, und es gibt {4}.</numerusform></translation>
    </message>
    <message id="with blocks that are not 1 to 32 warps">
        <translation>mit Blöcken, die nicht 1 bis 32 Warps sind</translation>
    </message>
    <message id="with more on a multiprocessor than it holds">
        <translation>mit mehr auf einem Multiprozessor, als er hält</translation>
    </message>
    <message id="with no power left">
        <translation>ohne weitere Potenz</translation>
    </message>
    <message id="with task {} in software">
        <translation>mit Task {} in Software</translation>
    </message>
    <message id="with the probe">
        <translation>mit der Sonde</translation>
    </message>
    <message id="with the weight">
        <translation>mit dem Gewicht</translation>
    </message>
    <message id="with too few threads">
        <translation>mit zu wenigen Threads</translation>
    </message>
    <message id="with {}">
        <translation>mit {}</translation>
    </message>
    <message id="with {} left">
        <translation>es bleiben {}</translation>
    </message>
    <message id="without the probe, with its median">
        <translation>ohne die Sonde, mit Median</translation>
    </message>
    <message id="without {}">
        <translation>ohne {}</translation>
    </message>
    <message id="words of all lists">
        <translation>Wörter aller Listen</translation>
    </message>
    <message id="worth">
        <translation>Wert</translation>
    </message>
    <message id="worth {}">
        <translation>Wert {}</translation>
    </message>
    <message id="would raise it from {} to {} %">
        <translation>würde sie von {} auf {} % erhöhen</translation>
    </message>
    <message id="write &quot;# Title&quot; and, on the next line, &quot;&lt;!-- {} --&gt;&quot;">
        <translation>schreiben Sie „# Titel“ und in die nächste Zeile „&lt;!-- {} --&gt;“</translation>
    </message>
    <message id="write &quot;&lt;!-- also: {} --&gt;&quot; below its heading">
        <translation>schreiben Sie „&lt;!-- also: {} --&gt;“ unter seine Überschrift</translation>
    </message>
    <message id="write &quot;figure&quot; beside &quot;ask&quot;">
        <translation>schreiben Sie "figure" neben "ask"</translation>
    </message>
    <message id="write &quot;knapscope-lesson&quot;">
        <translation>schreiben Sie "knapscope-lesson"</translation>
    </message>
    <message id="write &quot;{}&quot;">
        <translation>"{}" angeben</translation>
    </message>
    <message id="write 1 to 3 numbers">
        <translation>1 bis 3 Zahlen angeben</translation>
    </message>
    <message id="write LAUNCH:BLOCK:WARP, each from 0, as in 2:0:1; a block has at most 32 warps">
        <translation>schreiben Sie LAUNCH:BLOCK:WARP, jeweils ab 0, etwa 2:0:1; ein Block hat höchstens 32 Warps</translation>
    </message>
    <message id="write `weight` above the numbers, and a line with their target above that: `target,NUMBER`">
        <translation>`weight` über die Zahlen schreiben, und darüber eine Zeile mit der Zielsumme: `target,ZAHL`</translation>
    </message>
    <message id="write `weights,values,capacity` above the lists of weights, the lists of values and the capacities, or write a line for each item">
        <translation>schreiben Sie `weights,values,capacity` über die Listen der Gewichte, die Listen der Werte und die Kapazitäten, oder schreiben Sie eine Zeile für jeden Gegenstand</translation>
    </message>
    <message id="write a field of the instance, zeros(n), empty(n), iota(n) or random(n, a, b)">
        <translation>ein Feld der Instanz, zeros(n), empty(n), iota(n) oder random(n, a, b) angeben</translation>
    </message>
    <message id="write a line `{}` above the columns">
        <translation>schreiben Sie eine Zeile `{}` über die Spalten</translation>
    </message>
    <message id="write a line `{}` above the columns, or give it: `knapscope-run convert FILE OUT --capacity NUMBER`">
        <translation>schreiben Sie eine Zeile `{}` über die Spalten, oder geben Sie sie an: `knapscope-run convert FILE OUT --capacity NUMBER`</translation>
    </message>
    <message id="write a line `{}`, or give it: `knapscope-run convert FILE OUT --capacity NUMBER`">
        <translation>schreiben Sie eine Zeile `{}`, oder geben Sie sie an: `knapscope-run convert FILE OUT --capacity NUMBER`</translation>
    </message>
    <message id="write a line for each copy; if each line may be taken only once, say so: `knapscope-run convert FILE OUT {}`">
        <translation>schreiben Sie eine Zeile für jede Kopie; darf jede Zeile nur einmal genommen werden, geben Sie das an: `knapscope-run convert FILE OUT {}`</translation>
    </message>
    <message id="write a list instead: [...]">
        <translation>schreiben Sie stattdessen eine Liste: [...]</translation>
    </message>
    <message id="write a number">
        <translation>schreiben Sie eine Zahl</translation>
    </message>
    <message id="write a number from 0, or end">
        <translation>schreiben Sie eine Zahl von 0 an oder end</translation>
    </message>
    <message id="write a number from 1, or end">
        <translation>schreiben Sie eine Zahl von 1 an oder end</translation>
    </message>
    <message id="write a number of bytes from {} on, or one followed by K, M or G, as in 4G">
        <translation>geben Sie eine Zahl von Byte ab {} an oder eine mit K, M oder G dahinter, etwa 4G</translation>
    </message>
    <message id="write a number up to 9223372036854775807">
        <translation>eine Zahl bis 9223372036854775807 schreiben</translation>
    </message>
    <message id="write a number, or leave the entry out">
        <translation>schreiben Sie eine Zahl, oder lassen Sie den Eintrag weg</translation>
    </message>
    <message id="write a step number, a cell [row, capacity], &quot;end&quot;, {&quot;figure&quot;: ...} or {&quot;ask&quot;: ...}">
        <translation>schreiben Sie eine Schrittnummer, eine Zelle [Zeile, Kapazität], "end", {"figure": ...} oder {"ask": ...}</translation>
    </message>
    <message id="write all numbers alike">
        <translation>schreiben Sie alle Zahlen gleich</translation>
    </message>
    <message id="write all of them in the same unit">
        <translation>schreiben Sie alle in derselben Einheit</translation>
    </message>
    <message id="write digits, or a fraction like 5/6">
        <translation>schreiben Sie Ziffern oder einen Bruch wie 5/6</translation>
    </message>
    <message id="write each list in one line">
        <translation>schreiben Sie jede Liste in eine Zeile</translation>
    </message>
    <message id="write headings above the columns">
        <translation>Überschriften über die Spalten schreiben</translation>
    </message>
    <message id="write headings above the columns, or say which column is what: `knapscope-run convert FILE OUT --columns value=1,weight=2`">
        <translation>schreiben Sie Überschriften über die Spalten, oder geben Sie an, was jede Spalte ist: `knapscope-run convert FILE OUT --columns value=1,weight=2`</translation>
    </message>
    <message id="write headings such as `weights,values,capacity`">
        <translation>schreiben Sie Überschriften wie `weights,values,capacity`</translation>
    </message>
    <message id="write it again with `knapscope-run solve --table`">
        <translation>schreiben Sie sie neu mit `knapscope-run solve --table`</translation>
    </message>
    <message id="write it again with `knapscope-run trace -o`">
        <translation>schreiben Sie ihn neu mit `knapscope-run trace -o`</translation>
    </message>
    <message id="write it as &quot;kernels = 16&quot;">
        <translation>schreiben Sie es als "kernels = 16"</translation>
    </message>
    <message id="write it as 2026-12-01T22:00:00Z">
        <translation>schreiben Sie es als 2026-12-01T22:00:00Z</translation>
    </message>
    <message id="write it in UTF-8">
        <translation>schreiben Sie es in UTF-8</translation>
    </message>
    <message id="write it like this: {}">
        <translation>so schreiben: {}</translation>
    </message>
    <message id="write it with `knapscope-run convert`">
        <translation>schreiben Sie sie mit `knapscope-run convert`</translation>
    </message>
    <message id="write milliseconds">
        <translation>schreiben Sie Millisekunden</translation>
    </message>
    <message id="write null">
        <translation>schreiben Sie null</translation>
    </message>
    <message id="write null where the paper prints nothing">
        <translation>schreiben Sie null, wo die Arbeit nichts druckt</translation>
    </message>
    <message id="write one from 0 to 9223372036854775807">
        <translation>schreiben Sie eine von 0 bis 9223372036854775807</translation>
    </message>
    <message id="write that line here">
        <translation>schreiben Sie diese Zeile hierher</translation>
    </message>
    <message id="write the number in digits, or give it: `knapscope-run convert FILE OUT --capacity NUMBER`">
        <translation>die Zahl in Ziffern schreiben oder angeben: `knapscope-run convert FILE OUT --capacity NUMBER`</translation>
    </message>
    <message id="write the results again">
        <translation>schreiben Sie die Ergebnisse noch einmal</translation>
    </message>
    <message id="write to another file">
        <translation>schreiben Sie in eine andere Datei</translation>
    </message>
    <message id="write what can be chosen">
        <translation>schreiben Sie, was gewählt werden kann</translation>
    </message>
    <message id="write what is asked">
        <translation>schreiben Sie, wonach gefragt wird</translation>
    </message>
    <message id="write “{}”">
        <translation>schreiben Sie „{}“</translation>
    </message>
    <message id="write “{}” if that is meant">
        <translation>schreiben Sie „{}“, wenn das gemeint ist</translation>
    </message>
    <message id="write “{}” if that is meant; if not, {}">
        <translation>schreiben Sie „{}“, wenn das gemeint ist; sonst: {}</translation>
    </message>
    <message id="write “{}” or “{}”">
        <translation>schreiben Sie „{}“ oder „{}“</translation>
    </message>
    <message id="writes">
        <translation>schreibt</translation>
    </message>
    <message id="writes 0 where there is no selection">
        <translation>schreibt 0, wo es keine Auswahl gibt</translation>
    </message>
    <message id="written">
        <translation>geschrieben</translation>
    </message>
    <message id="written before">
        <translation>vorher geschrieben</translation>
    </message>
    <message id="written now">
        <translation>jetzt geschrieben</translation>
    </message>
    <message id="wrong cell">
        <translation>falsche Zelle</translation>
    </message>
    <message id="wrong: the weight is taken again">
        <translation>falsch: das Gewicht wird noch einmal genommen</translation>
    </message>
    <message id="yes">
        <translation>ja</translation>
    </message>
    <message id="yes, it is taken">
        <translation>ja, er wird genommen</translation>
    </message>
    <message id="z0(j) = 0 for every capacity j from 0 to {}: with no item yet, nothing is packed.">
        <translation>z0(j) = 0 für jede Kapazität j von 0 bis {}: Noch ohne Gegenstand ist nichts eingepackt.</translation>
    </message>
    <message id="z0(j) = 0 for {}: with no class yet, nothing is packed.">
        <translation>z0(j) = 0 für {}: Noch ohne Klasse ist nichts eingepackt.</translation>
    </message>
    <message id="z1(j) = -inf for {}: no way to serve class 1 is known yet.">
        <translation>z1(j) = -inf für {}: Noch ist kein Weg bekannt, Klasse 1 zu bedienen.</translation>
    </message>
    <message id="z{0}(j) = -inf for {1}: no way to serve classes 1 to {0} is known yet.">
        <translation>z{0}(j) = -inf für {1}: Noch ist kein Weg bekannt, die Klassen 1 bis {0} zu bedienen.</translation>
    </message>
    <message id="{0} = {1} &lt; least = {2}: a point of the front, and least = {1} from now on.">
        <translation>{0} = {1} &lt; least = {2}: ein Punkt der Front, und ab jetzt least = {1}.</translation>
    </message>
    <message id="{0} needs a value: {0} {1}">
        <translation>{0} braucht einen Wert: {0} {1}</translation>
    </message>
    <message id="{0}, {1}: {2} &lt; least = {3}, so it is kept, and least = {2}.">
        <translation>{0}, {1}: {2} &lt; least = {3}, also bleibt er, und least = {2}.</translation>
    </message>
    <message id="{0}: from {1} to {1}">
        <translation>{0}: von {1} bis {1}</translation>
    </message>
    <message id="{:.3g} selections are too many to try: {} takes up to {:.0f}">
        <translation>{:.3g} Auswahlen sind zu viele zum Ausprobieren: {} nimmt bis zu {:.0f}</translation>
    </message>
    <message id="{} % faster">
        <translation>{} % schneller</translation>
    </message>
    <message id="{} (at most {})">
        <translation>{} (höchstens {})</translation>
    </message>
    <message id="{} (cut)">
        <translation>{} (abgeschnitten)</translation>
    </message>
    <message id="{} (gain {}, cost {})">
        <translation>{} (Gewinn {}, Kosten {})</translation>
    </message>
    <message id="{} (not allowed)">
        <translation>{} (nicht zulässig)</translation>
    </message>
    <message id="{} ({} cell of {}) | {} ({} cells of {})" numerus="yes">
        <translation><numerusform>{} ({} Zelle von {})</numerusform><numerusform>{} ({} Zellen, {})</numerusform></translation>
    </message>
    <message id="{} + {} = {} of {}">
        <translation>{} + {} = {} von {}</translation>
    </message>
    <message id="{} + {} = {}. No algorithm of the paper remembers the subset of a sum, so each half is solved again for its own: {}, and {}.">
        <translation>{} + {} = {}. Kein Algorithmus der Arbeit merkt sich die Teilmenge einer Summe, daher wird jede Hälfte noch einmal für ihre eigene gelöst: {}, und {}.</translation>
    </message>
    <message id="{} = -inf: no item of class {} weighs {} or less">
        <translation>{} = -inf: Kein Gegenstand der Klasse {} wiegt {} oder weniger</translation>
    </message>
    <message id="{} = 1: up to here {}, above it {}">
        <translation>{} = 1: bis hier {}, darüber {}</translation>
    </message>
    <message id="{} = inf: no selection costs exactly {}, so there is no point.">
        <translation>{} = inf: Keine Auswahl kostet genau {}, also gibt es keinen Punkt.</translation>
    </message>
    <message id="{} = inf: whatever is left to the kernels before {} is too little for them.">
        <translation>{} = inf: Was auch immer den Kerneln vor {} bleibt, ist zu wenig für sie.</translation>
    </message>
    <message id="{} = inf: with no choice do all kernels keep to {} blocks and {} warps. They do not run at once.">
        <translation>{} = inf: Bei keiner Wahl halten alle Kernel {} Blöcke und {} Warps ein. Sie laufen nicht gleichzeitig.</translation>
    </message>
    <message id="{} = inf: {}">
        <translation>{} = inf: {}</translation>
    </message>
    <message id="{} = max({} + {}, {}) = {}: {}">
        <translation>{} = max({} + {}, {}) = {}: {}</translation>
    </message>
    <message id="{} = max({}) = -inf: what fits of class 2 leaves no room for class 1">
        <translation>{} = max({}) = -inf: Was aus Klasse 2 passt, lässt keinen Platz für Klasse 1</translation>
    </message>
    <message id="{} = max({}) = -inf: what fits of class {} leaves no room for classes 1 to {}">
        <translation>{} = max({}) = -inf: Was aus Klasse {} passt, lässt keinen Platz für die Klassen 1 bis {}</translation>
    </message>
    <message id="{} = max({}) = {}: {}">
        <translation>{} = max({}) = {}: {}</translation>
    </message>
    <message id="{} = {} + {} = {}: choose {}">
        <translation>{} = {} + {} = {}: {} wählen</translation>
    </message>
    <message id="{} = {} + {} = {}: {} takes {}">
        <translation>{} = {} + {} = {}: {} belegt {}</translation>
    </message>
    <message id="{} = {} = {}: item {} weighs {} and does not fit">
        <translation>{} = {} = {}: Gegenstand {} wiegt {} und passt nicht</translation>
    </message>
    <message id="{} = {} = {}: weight {} is more than {}">
        <translation>{} = {} = {}: Gewicht {} ist größer als {}</translation>
    </message>
    <message id="{} = {} &gt;= least = {}: no point, cost {} {}.">
        <translation>{} = {} &gt;= least = {}: kein Punkt, Kosten {} {}.</translation>
    </message>
    <message id="{} = {} came from {} of {}">
        <translation>{} = {} ergab sich so: {} von {}</translation>
    </message>
    <message id="{} = {} is added to {} of {}{}.">
        <translation>{} = {} erhöht {} von {}{}.</translation>
    </message>
    <message id="{} = {} or {} = {} or {} = {}: {}">
        <translation>{} = {} oder {} = {} oder {} = {}: {}</translation>
    </message>
    <message id="{} = {}: no choice that keeps to the blocks and warps takes less shared memory. With which blocks?">
        <translation>{} = {}: Keine Wahl, die Blöcke und Warps einhält, belegt weniger Shared Memory. Mit welchen Blöcken?</translation>
    </message>
    <message id="{} = {}: the optimum. Which items gave it?">
        <translation>{} = {}: das Optimum. Welche Gegenstände ergaben es?</translation>
    </message>
    <message id="{} SM | {} SMs" numerus="yes">
        <translation><numerusform>{} SM</numerusform><numerusform>{} SMs</numerusform></translation>
    </message>
    <message id="{} a thread take {} a warp, {} a block">
        <translation>{} je Thread belegen {} je Warp, {} je Block</translation>
    </message>
    <message id="{} and {}">
        <translation>{} und {}</translation>
    </message>
    <message id="{} and {} differ: {} and {}">
        <translation>{} und {} widersprechen sich: {} und {}</translation>
    </message>
    <message id="{} and {} may both be the {}">
        <translation>{} und {} können beide {} sein</translation>
    </message>
    <message id="{} and {} more">
        <translation>{} und {} weitere</translation>
    </message>
    <message id="{} and {}' are merged into the new {}">
        <translation>{} und {}' werden gemischt zur neuen Liste {}</translation>
    </message>
    <message id="{} are {}">
        <translation>sind die ersten {} {}</translation>
    </message>
    <message id="{} as a table">
        <translation>{} als Tabelle</translation>
    </message>
    <message id="{} at {}">
        <translation>{} bei {}</translation>
    </message>
    <message id="{} barrier | {} barriers" numerus="yes">
        <translation><numerusform>{} Barriere</numerusform><numerusform>{} Barrieren</numerusform></translation>
    </message>
    <message id="{} barriers of the grid took no longer than one">
        <translation>{} Barrieren des Grids dauerten nicht länger als eine</translation>
    </message>
    <message id="{} barriers of {}">
        <translation>{} Barrieren von {}</translation>
    </message>
    <message id="{} batch | {} batches" numerus="yes">
        <translation><numerusform>{} Stapel</numerusform><numerusform>{} Stapel</numerusform></translation>
    </message>
    <message id="{} batch, {} at best | {} batches, {} at best" numerus="yes">
        <translation><numerusform>{} Stapel, im besten Fall {}</numerusform><numerusform>{} Stapel, bestenfalls {}</numerusform></translation>
    </message>
    <message id="{} block before the last one is left out | {} blocks before the last one are left out" numerus="yes">
        <translation><numerusform>{} Block vor dem letzten ist weggelassen</numerusform><numerusform>{} Blöcke vor dem letzten sind ausgelassen</numerusform></translation>
    </message>
    <message id="{} block | {} blocks" numerus="yes">
        <translation><numerusform>{} Block</numerusform><numerusform>{} Blöcke</numerusform></translation>
    </message>
    <message id="{} blocks cannot be resident at once: the {} SMs hold {} ({})">
        <translation>{} Blöcke können nicht zugleich resident sein: Die {} SMs halten {} ({})</translation>
    </message>
    <message id="{} blocks of {} threads">
        <translation>{} Blöcke zu {} Threads</translation>
    </message>
    <message id="{} box | {} boxes" numerus="yes">
        <translation><numerusform>{} Kasten</numerusform><numerusform>{} Kästen</numerusform></translation>
    </message>
    <message id="{} by {} pairs of blocks, {} picked">
        <translation>{} mal {} Paare von Blöcken, {} gewählt</translation>
    </message>
    <message id="{} byte | {} bytes" numerus="yes">
        <translation><numerusform>{} Byte</numerusform><numerusform>{} Byte</numerusform></translation>
    </message>
    <message id="{} bytes">
        <translation>{} Byte</translation>
    </message>
    <message id="{} bytes do not fit {}">
        <translation>{} Byte passen nicht in {}</translation>
    </message>
    <message id="{} bytes of dynamic and {} of static shared memory for a block">
        <translation>{} Byte dynamisches und {} Byte statisches Shared Memory für einen Block</translation>
    </message>
    <message id="{} bytes of shared memory for a block">
        <translation>{} Byte Shared Memory für einen Block</translation>
    </message>
    <message id="{} bytes off their alignment in {}">
        <translation>{} nicht ausgerichtete Byte in {}</translation>
    </message>
    <message id="{} calls a collective of the mask {}, which leaves out its own lane {}">
        <translation>{} ruft eine kollektive Funktion mit der Maske {} auf, in der die eigene Lane {} fehlt</translation>
    </message>
    <message id="{} can be a number with thousands or one with decimals">
        <translation>{} kann eine Zahl mit Tausendern sein oder eine mit Dezimalstellen</translation>
    </message>
    <message id="{} cannot be '{}'">
        <translation>{} kann nicht „{}“ sein</translation>
    </message>
    <message id="{} cannot be recorded for a replay">
        <translation>{} lässt sich nicht für eine Wiedergabe aufzeichnen</translation>
    </message>
    <message id="{} cannot be stepped beside {}">
        <translation>{} lässt sich nicht neben {} Schritt für Schritt zeigen</translation>
    </message>
    <message id="{} cannot be stepped here">
        <translation>{} kann hier nicht schrittweise gezeigt werden</translation>
    </message>
    <message id="{} cell of row {} | {} cells of row {}" numerus="yes">
        <translation><numerusform>{} Zelle der Zeile {}</numerusform><numerusform>{} Zellen der Zeile {}</numerusform></translation>
    </message>
    <message id="{} cell | {} cells" numerus="yes">
        <translation><numerusform>{} Zelle</numerusform><numerusform>{} Zellen</numerusform></translation>
    </message>
    <message id="{} changes of sums do not fit the memory budget of {}">
        <translation>{} Änderungen von Summen passen nicht in die Speichergrenze von {}</translation>
    </message>
    <message id="{} class | {} classes" numerus="yes">
        <translation><numerusform>{} Klasse</numerusform><numerusform>{} Klassen</numerusform></translation>
    </message>
    <message id="{} comparison | {} comparisons" numerus="yes">
        <translation><numerusform>{} Vergleich</numerusform><numerusform>{} Vergleichen</numerusform></translation>
    </message>
    <message id="{} copied within device memory, read and written bytes counted">
        <translation>{} innerhalb des Gerätespeichers kopiert, gelesene und geschriebene Bytes gezählt</translation>
    </message>
    <message id="{} copies">
        <translation>{} Kopien</translation>
    </message>
    <message id="{} copies, each ">
        <translation>{} Kopien, jede </translation>
    </message>
    <message id="{} counted warp instruction | {} counted warp instructions" numerus="yes">
        <translation><numerusform>{} gezählte Warp-Anweisung</numerusform><numerusform>{} gezählte Warp-Anweisungen</numerusform></translation>
    </message>
    <message id="{} day ago | {} days ago" numerus="yes">
        <translation><numerusform>vor {} Tag</numerusform><numerusform>vor {} Tagen</numerusform></translation>
    </message>
    <message id="{} did not compute what it should, so that its time measures nothing">
        <translation>{} hat nicht das Richtige berechnet, die Zeit misst also nichts</translation>
    </message>
    <message id="{} differs from {} = {}: take item {}">
        <translation>{} ist verschieden von {} = {}: Gegenstand {} nehmen</translation>
    </message>
    <message id="{} distinct word | {} distinct words" numerus="yes">
        <translation><numerusform>{} verschiedenes Wort</numerusform><numerusform>{} verschiedene Wörter</numerusform></translation>
    </message>
    <message id="{} divided by those of {}, on {}, {}: {}.">
        <translation>{} geteilt durch die von {}, auf {}, {}: {}.</translation>
    </message>
    <message id="{} does not fit into batch {}: ">
        <translation>{} passt nicht in Stapel {}: </translation>
    </message>
    <message id="{} does not run on '{}'">
        <translation>{} läuft nicht auf „{}“</translation>
    </message>
    <message id="{} does not solve the lesson's instance">
        <translation>{} löst die Instanz der Lektion nicht</translation>
    </message>
    <message id="{} does the same for less">
        <translation>{} leistet dasselbe für weniger</translation>
    </message>
    <message id="{} element | {} elements" numerus="yes">
        <translation><numerusform>{} Element</numerusform><numerusform>{} Elemente</numerusform></translation>
    </message>
    <message id="{} equals {}: leave item {} out">
        <translation>{} ist gleich {}: Gegenstand {} weglassen</translation>
    </message>
    <message id="{} exchange values.">
        <translation>{} tauschen Werte aus.</translation>
    </message>
    <message id="{} fields: {} faster in {}; {} in {}.">
        <translation>{} Felder: {} schneller in {}; {} in {}.</translation>
    </message>
    <message id="{} file | {} files" numerus="yes">
        <translation><numerusform>{} Datei</numerusform><numerusform>{} Dateien</numerusform></translation>
    </message>
    <message id="{} for {}: {} {}{}{}.">
        <translation>{} für {}: {} {}{}{}.</translation>
    </message>
    <message id="{} gave different answers to the same question">
        <translation>{} hat auf dieselbe Frage verschiedene Antworten gegeben</translation>
    </message>
    <message id="{} handed out row {} where row {} was expected">
        <translation>{} gab Zeile {} aus, erwartet war Zeile {}</translation>
    </message>
    <message id="{} handed out {} of {} rows">
        <translation>{} gab {} von {} Zeilen aus</translation>
    </message>
    <message id="{} has a decimal comma, but {} has a decimal point">
        <translation>{} hat ein Dezimalkomma, aber {} hat einen Dezimalpunkt</translation>
    </message>
    <message id="{} has no choice {}">
        <translation>{} hat keine Wahl {}</translation>
    </message>
    <message id="{} has no front of cost and value">
        <translation>{} hat keine Front aus Kosten und Wert</translation>
    </message>
    <message id="{} has no kernel to trace">
        <translation>{} hat keinen Kernel für einen Trace</translation>
    </message>
    <message id="{} has no number of blocks of at most {} warps each.">
        <translation>{} hat keine Zahl von Blöcken zu je höchstens {} Warps.</translation>
    </message>
    <message id="{} has no objective, weight or selection">
        <translation>{} hat keinen Zielwert, kein Gewicht und keine Auswahl</translation>
    </message>
    <message id="{} has no probe">
        <translation>{} hat keine Sonde</translation>
    </message>
    <message id="{} has no recording for stepping">
        <translation>{} hat keine Aufzeichnung, durch die man gehen könnte</translation>
    </message>
    <message id="{} has no recording over the rows of a table">
        <translation>{} hat keine Aufzeichnung über die Zeilen einer Tabelle</translation>
    </message>
    <message id="{} has no rows to write">
        <translation>{} hat keine Zeilen zu schreiben</translation>
    </message>
    <message id="{} has no steps for this kind of instance">
        <translation>{} hat keine Schritte für diese Art von Instanz</translation>
    </message>
    <message id="{} has no {}">
        <translation>{} hat kein {}</translation>
    </message>
    <message id="{} has no {}, so nothing is known of the GPU's clocks, power and temperature">
        <translation>{} hat kein {}, daher ist über Takte, Leistung und Temperatur der GPU nichts bekannt</translation>
    </message>
    <message id="{} has {}">
        <translation>{} hat {}</translation>
    </message>
    <message id="{} have waited for others.">
        <translation>{} haben auf andere gewartet.</translation>
    </message>
    <message id="{} holds sums from {} to {}: its best within {} is {}{}.">
        <translation>{} enthält Summen von {} bis {}: Die beste bis {} ist {}{}.</translation>
    </message>
    <message id="{} hour | {} hours" numerus="yes">
        <translation><numerusform>{} Stunde</numerusform><numerusform>{} Stunden</numerusform></translation>
    </message>
    <message id="{} in software">
        <translation>{} in Software</translation>
    </message>
    <message id="{} instead of {} bytes of shared memory a block {}">
        <translation>ein Bedarf von {} statt {} Byte Shared Memory je Block {}</translation>
    </message>
    <message id="{} instead of {} registers a thread {}">
        <translation>ein Bedarf von {} statt {} Registern je Thread {}</translation>
    </message>
    <message id="{} is 0">
        <translation>{} ist 0</translation>
    </message>
    <message id="{} is a weight itself">
        <translation>{} ist selbst ein Gewicht</translation>
    </message>
    <message id="{} is above {}: it is discarded, for no sum with it can be {}.">
        <translation>{} liegt über {}: Es wird verworfen, denn keine Summe damit kann {} sein.</translation>
    </message>
    <message id="{} is dropped: {} {} and {}.">
        <translation>{} fällt weg: {} {} und {}.</translation>
    </message>
    <message id="{} is false: no subset sums to {}.">
        <translation>{} ist falsch: Keine Teilmenge hat die Summe {}.</translation>
    </message>
    <message id="{} is faster">
        <translation>{} ist schneller</translation>
    </message>
    <message id="{} is given twice">
        <translation>{} ist zweimal angegeben</translation>
    </message>
    <message id="{} is kept: no cheaper selection is as good.">
        <translation>{} bleibt: Keine günstigere Auswahl ist so gut.</translation>
    </message>
    <message id="{} is left out: {}.">
        <translation>{} ist ausgelassen: {}.</translation>
    </message>
    <message id="{} is missing">
        <translation>{} fehlt</translation>
    </message>
    <message id="{} is missing, but '{}' may be it">
        <translation>{} fehlt, aber '{}' kann es sein</translation>
    </message>
    <message id="{} is negative">
        <translation>{} ist negativ</translation>
    </message>
    <message id="{} is negative: {}">
        <translation>{} ist negativ: {}</translation>
    </message>
    <message id="{} is next">
        <translation>{} ist das nächste</translation>
    </message>
    <message id="{} is no kernel for what is open">
        <translation>{} ist kein Kernel für das, was geöffnet ist</translation>
    </message>
    <message id="{} is no number">
        <translation>{} ist keine Zahl</translation>
    </message>
    <message id="{} is not a power of ten">
        <translation>{} ist keine Zehnerpotenz</translation>
    </message>
    <message id="{} is not a whole number">
        <translation>{} ist keine ganze Zahl</translation>
    </message>
    <message id="{} is not an integer from {}">
        <translation>{} ist keine ganze Zahl von {}</translation>
    </message>
    <message id="{} is not an integer from {} to {}">
        <translation>{} ist keine ganze Zahl von {} bis {}</translation>
    </message>
    <message id="{} is nothing that can be asked here">
        <translation>{} kann hier nicht gefragt werden</translation>
    </message>
    <message id="{} is only on the left">
        <translation>{} ist nur links</translation>
    </message>
    <message id="{} is only on the right">
        <translation>{} ist nur rechts</translation>
    </message>
    <message id="{} is right">
        <translation>{} ist richtig</translation>
    </message>
    <message id="{} is the limit: {} of what this GPU can do ({})">
        <translation>{} ist die Grenze: {} dessen, was diese GPU kann ({})</translation>
    </message>
    <message id="{} is the sum of none">
        <translation>{} ist die Summe keines Gewichts</translation>
    </message>
    <message id="{} is the target. A solution is found.">
        <translation>{} ist die Zielsumme. Eine Lösung ist gefunden.</translation>
    </message>
    <message id="{} is true: a subset sums to {}. Which one?">
        <translation>{} ist wahr: Eine Teilmenge hat die Summe {}. Welche?</translation>
    </message>
    <message id="{} is worth most: {} = {} batches">
        <translation>{} ist am meisten wert: {} = {} Stapel</translation>
    </message>
    <message id="{} is writing it">
        <translation>{} schreibt gerade darin</translation>
    </message>
    <message id="{} is {}">
        <translation>{} ist {}</translation>
    </message>
    <message id="{} is {} on the left and {} on the right">
        <translation>{} ist links {} und rechts {}</translation>
    </message>
    <message id="{} is {} the target {}: {}.">
        <translation>{} liegt {} der Zielsumme {}: {}.</translation>
    </message>
    <message id="{} is {} {}, so {} {} or {}.">
        <translation>{} liegt {} {}, also {} {} oder {}.</translation>
    </message>
    <message id="{} is {} {}, which leaves out block {} of B (Lemma {}). | {} is {} {}, which leaves out blocks {} of B (Lemma {})." numerus="yes">
        <translation><numerusform>{} ist {} {}; damit fällt Block {} von B weg (Lemma {}).</numerusform><numerusform>{} ist {} {}; damit fallen die Blöcke {} von B weg (Lemma {}).</numerusform></translation>
    </message>
    <message id="{} item is heavier than the capacity and left out. | {} items are heavier than the capacity and left out." numerus="yes">
        <translation><numerusform>{} Gegenstand ist schwerer als die Kapazität und wird weggelassen.</numerusform><numerusform>{} Gegenstände sind schwerer als die Kapazität und werden weggelassen.</numerusform></translation>
    </message>
    <message id="{} item | {} items" numerus="yes">
        <translation><numerusform>{} Gegenstand</numerusform><numerusform>{} Gegenstände</numerusform></translation>
    </message>
    <message id="{} items are more than the {} that one instance may be generated with">
        <translation>{} Gegenstände sind mehr als die {}, mit denen eine Instanz erzeugt werden darf</translation>
    </message>
    <message id="{} kernels are more than the {} blocks that a multiprocessor holds.">
        <translation>{} Kernel sind mehr als die {} Blöcke, die ein Multiprozessor hält.</translation>
    </message>
    <message id="{} labels were kept.">
        <translation>{} Labels wurden behalten.</translation>
    </message>
    <message id="{} lane | {} lanes" numerus="yes">
        <translation><numerusform>{} Lane</numerusform><numerusform>{} Lanes</numerusform></translation>
    </message>
    <message id="{} lanes read {} byte at addresses {} to {} | {} lanes read {} bytes at addresses {} to {}" numerus="yes">
        <translation><numerusform>{} Lanes lesen {} Byte an den Adressen {} bis {}</numerusform><numerusform>{} Lanes lesen {} Byte an den Adressen {} bis {}</numerusform></translation>
    </message>
    <message id="{} language | {} languages" numerus="yes">
        <translation><numerusform>{} Sprache</numerusform><numerusform>{} Sprachen</numerusform></translation>
    </message>
    <message id="{} launches">
        <translation>{} Starts</translation>
    </message>
    <message id="{} launches of an empty kernel of one warp, a few under way at a time">
        <translation>{} Starts eines leeren Kernels mit einem Warp, je einige gleichzeitig unterwegs</translation>
    </message>
    <message id="{} launches of an empty kernel of one warp, each waited for, by the host's clock">
        <translation>{} Starts eines leeren Kernels mit einem Warp, auf jeden wird gewartet, nach der Uhr des Hosts</translation>
    </message>
    <message id="{} launches together">
        <translation>{} Starts zusammen</translation>
    </message>
    <message id="{} launches: zoom in to see them one by one">
        <translation>{} Starts: vergrößern Sie, um sie einzeln zu sehen</translation>
    </message>
    <message id="{} launches{}">
        <translation>{} Starts{}</translation>
    </message>
    <message id="{} leaves {}">
        <translation>{} ergibt {}</translation>
    </message>
    <message id="{} lesson | {} lessons" numerus="yes">
        <translation><numerusform>{} Lektion</numerusform><numerusform>{} Lektionen</numerusform></translation>
    </message>
    <message id="{} line of 128 bytes | {} lines of 128 bytes" numerus="yes">
        <translation><numerusform>{} Zeile zu 128 Byte</numerusform><numerusform>{} Zeilen zu 128 Byte</numerusform></translation>
    </message>
    <message id="{} lines were copied, and from here on there are {} {}">
        <translation>{} Zeilen wurden kopiert, und ab hier gibt es {} {}</translation>
    </message>
    <message id="{} logical core | {} logical cores" numerus="yes">
        <translation><numerusform>{} logischer Kern</numerusform><numerusform>{} logische Kerne</numerusform></translation>
    </message>
    <message id="{} make what they wrote visible before they go on.">
        <translation>{} machen sichtbar, was sie schrieben, bevor sie weitergehen.</translation>
    </message>
    <message id="{} may be the {} of each {}">
        <translation>{} kann die {} jedes {} sein</translation>
    </message>
    <message id="{} may be {} or {}">
        <translation>{} kann {} oder {} sein</translation>
    </message>
    <message id="{} median pair | {} median pairs" numerus="yes">
        <translation><numerusform>{} Medianpaar</numerusform><numerusform>{} Medianpaare</numerusform></translation>
    </message>
    <message id="{} memory">
        <translation>{}-Speicher</translation>
    </message>
    <message id="{} months ago">
        <translation>vor {} Monaten</translation>
    </message>
    <message id="{} more">
        <translation>{} weitere</translation>
    </message>
    <message id="{} more below are left out">
        <translation>{} weitere darunter sind ausgelassen</translation>
    </message>
    <message id="{} more line or column is left out | {} more lines or columns are left out" numerus="yes">
        <translation><numerusform>{} weitere Zeile oder Spalte wird weggelassen</numerusform><numerusform>{} weitere Zeilen oder Spalten werden weggelassen</numerusform></translation>
    </message>
    <message id="{} more member is left out | {} more members are left out" numerus="yes">
        <translation><numerusform>{} weiteres Feld wird weggelassen</numerusform><numerusform>{} weitere Felder werden weggelassen</numerusform></translation>
    </message>
    <message id="{} more run is not shown. | {} more runs are not shown." numerus="yes">
        <translation><numerusform>{} weiterer Lauf ist nicht gezeigt.</numerusform><numerusform>{} weitere Läufe werden nicht gezeigt.</numerusform></translation>
    </message>
    <message id="{} ms">
        <translation>{} ms</translation>
    </message>
    <message id="{} needs {} bytes, more than the memory budget leaves">
        <translation>{} braucht {} Byte, mehr als die Speichergrenze übrig lässt</translation>
    </message>
    <message id="{} no access out of bounds and no barrier missed in {}. Another instance or launch may still have one.">
        <translation>{} kein Zugriff außerhalb der Grenzen und keine verpasste Barriere; betrachtet: {}. Eine andere Instanz oder ein anderer Start kann trotzdem so etwas haben.</translation>
    </message>
    <message id="{} no answer">
        <translation>{} ohne Antwort</translation>
    </message>
    <message id="{} node | {} nodes" numerus="yes">
        <translation><numerusform>{} Knoten</numerusform><numerusform>{} Knoten</numerusform></translation>
    </message>
    <message id="{} not yet looked at">
        <translation>{} noch nicht betrachtet</translation>
    </message>
    <message id="{} number | {} numbers" numerus="yes">
        <translation><numerusform>{} Zahl</numerusform><numerusform>{} Zahlen</numerusform></translation>
    </message>
    <message id="{} numbers its cells with 32 bits and takes no target above {}; its two rows would have {:.3g} bytes">
        <translation>{} nummeriert seine Zellen mit 32 Bit und nimmt keine Zielsumme über {}; die zwei Zeilen hätten {:.3g} Byte</translation>
    </message>
    <message id="{} of 32 lanes are active.">
        <translation>{} von 32 Lanes sind aktiv.</translation>
    </message>
    <message id="{} of 32 lanes read">
        <translation>{} von 32 Lanes lesen</translation>
    </message>
    <message id="{} of 32 lanes update">
        <translation>{} von 32 Lanes ändern</translation>
    </message>
    <message id="{} of 32 lanes write">
        <translation>{} von 32 Lanes schreiben</translation>
    </message>
    <message id="{} of the optimum">
        <translation>{} des Optimums</translation>
    </message>
    <message id="{} of the optimum on average">
        <translation>{} des Optimums im Mittel</translation>
    </message>
    <message id="{} of them">
        <translation>{} davon</translation>
    </message>
    <message id="{} of this warp have come to the barrier and wait for the others.">
        <translation>{} dieses Warps sind an der Barriere und warten auf die anderen.</translation>
    </message>
    <message id="{} of {}">
        <translation>{} von {}</translation>
    </message>
    <message id="{} of {} an SM">
        <translation>{} von {} je SM</translation>
    </message>
    <message id="{} of {} batches ran as planned. Of the others: {}.">
        <translation>{} von {} Stapeln liefen wie geplant. Zu den anderen: {}.</translation>
    </message>
    <message id="{} of {} blocks, spread evenly over {}{}">
        <translation>{} von {} Blöcken, gleichmäßig verteilt über {}{}</translation>
    </message>
    <message id="{} of {} chunks of 4 subsets are skipped, because their smallest sum is above {}">
        <translation>{} von {} Chunks zu 4 Teilmengen werden übersprungen, weil ihre kleinste Summe über {} liegt</translation>
    </message>
    <message id="{} of {} picked {} searched">
        <translation>{} von {} gewählten {} durchsucht</translation>
    </message>
    <message id="{} of {} point kept | {} of {} points kept" numerus="yes">
        <translation><numerusform>{} von {} Punkt behalten</numerusform><numerusform>{} von {} Punkten behalten</numerusform></translation>
    </message>
    <message id="{} of {} point looked at, {} kept | {} of {} points looked at, {} kept" numerus="yes">
        <translation><numerusform>{} von {} Punkt betrachtet, {} behalten</numerusform><numerusform>{} von {} Punkten betrachtet, {} behalten</numerusform></translation>
    </message>
    <message id="{} of {} selections are points of the front; every other one is dominated, or the same as one of them.">
        <translation>{} von {} Auswahlen sind Punkte der Front; jede andere ist dominiert oder gleich einer von ihnen.</translation>
    </message>
    <message id="{} of {} that both have differs | {} of {} that both have differ" numerus="yes">
        <translation><numerusform>Verschieden: {}; gemeinsam: {}</numerusform><numerusform>Verschieden: {}; gemeinsam: {}</numerusform></translation>
    </message>
    <message id="{} of {} thread picked more than log k = {} pairs (excess rate of Table VI). | {} of {} threads picked more than log k = {} pairs (excess rate of Table VI)." numerus="yes">
        <translation><numerusform>{} von {} Thread wählte mehr als log k = {} Paare (Überschreitungsrate der Tabelle VI).</numerusform><numerusform>{} von {} Threads wählten mehr als log k = {} Paare (Überschussrate in Tabelle VI).</numerusform></translation>
    </message>
    <message id="{} of {} weight | {} of {} weights" numerus="yes">
        <translation><numerusform>{} von {} Gewicht</numerusform><numerusform>{} von {} Gewichten</numerusform></translation>
    </message>
    <message id="{} of {} {}">
        <translation>{}: {} {}</translation>
    </message>
    <message id="{} of {}{}">
        <translation>{} von {}{}</translation>
    </message>
    <message id="{} on average">
        <translation>{} im Mittel</translation>
    </message>
    <message id="{} on each SM: {} of its warps{}">
        <translation>{} auf jedem SM: {} seiner Warps{}</translation>
    </message>
    <message id="{} on {}">
        <translation>{} auf {}</translation>
    </message>
    <message id="{} on {} (emulated) · traced: {}">
        <translation>{} auf {} (emuliert) · Trace: {}</translation>
    </message>
    <message id="{} on {} at {}: {} ({}).">
        <translation>{} auf {} bei {}: {} ({}).</translation>
    </message>
    <message id="{} on {} {}">
        <translation>{} auf {} {}</translation>
    </message>
    <message id="{} on {} {}; ">
        <translation>{} auf {} {}; </translation>
    </message>
    <message id="{} on {}, {}, medians{}.">
        <translation>{} auf {}, {}, Mediane{}.</translation>
    </message>
    <message id="{} on {}: {}">
        <translation>{} auf {}: {}</translation>
    </message>
    <message id="{} on {}: {} ({}).">
        <translation>{} auf {}: {} ({}).</translation>
    </message>
    <message id="{} only on the left">
        <translation>{} nur links</translation>
    </message>
    <message id="{} only on the right">
        <translation>{} nur rechts</translation>
    </message>
    <message id="{} or {}">
        <translation>{} oder {}</translation>
    </message>
    <message id="{} pair of blocks | {} pairs of blocks" numerus="yes">
        <translation><numerusform>{} Blockpaar</numerusform><numerusform>{} Blockpaare</numerusform></translation>
    </message>
    <message id="{} pair | {} pairs" numerus="yes">
        <translation><numerusform>{} Paar</numerusform><numerusform>{} Paaren</numerusform></translation>
    </message>
    <message id="{} place | {} places" numerus="yes">
        <translation><numerusform>{} Platz</numerusform><numerusform>{} Plätze</numerusform></translation>
    </message>
    <message id="{} plans nothing here">
        <translation>{} plant hier nichts</translation>
    </message>
    <message id="{} point of moved lists was merged. | {} points of moved lists were merged." numerus="yes">
        <translation><numerusform>{} Punkt verschobener Listen wurde verschmolzen.</numerusform><numerusform>{} Punkte verschobener Listen wurden gemischt.</numerusform></translation>
    </message>
    <message id="{} point that both have is reached by the same choices. | {} points that both have are reached by the same choices." numerus="yes">
        <translation><numerusform>{} gemeinsamer Punkt wird mit derselben Auswahl erreicht.</numerusform><numerusform>{} gemeinsame Punkte werden mit derselben Auswahl erreicht.</numerusform></translation>
    </message>
    <message id="{} point | {} points" numerus="yes">
        <translation><numerusform>{} Punkt</numerusform><numerusform>{} Punkte</numerusform></translation>
    </message>
    <message id="{} pruned, all sums above M">
        <translation>{} abgeschnitten, alle Summen über M</translation>
    </message>
    <message id="{} pruned, all sums below M">
        <translation>{} abgeschnitten, alle Summen unter M</translation>
    </message>
    <message id="{} question | {} questions" numerus="yes">
        <translation><numerusform>{} Frage</numerusform><numerusform>{} Fragen</numerusform></translation>
    </message>
    <message id="{} queues">
        <translation>{} Warteschlangen</translation>
    </message>
    <message id="{} read over and over past the L1 cache by {}">
        <translation>{} immer wieder am L1-Cache vorbei gelesen von {}</translation>
    </message>
    <message id="{} reads {} sector from global memory. | {} reads {} sectors from global memory." numerus="yes">
        <translation><numerusform>{} liest {} Sektor aus dem globalen Speicher.</numerusform><numerusform>{} liest {} Sektoren aus dem globalen Speicher.</numerusform></translation>
    </message>
    <message id="{} reads {} sectors from global memory, {} {}: {} {}, in {} {}.">
        <translation>{} liest {} Sektoren aus dem globalen Speicher, {} {}: {} {}, in {} {}.</translation>
    </message>
    <message id="{} register | {} registers" numerus="yes">
        <translation><numerusform>{} Register</numerusform><numerusform>{} Register</numerusform></translation>
    </message>
    <message id="{} registers and {} bytes of static shared memory">
        <translation>{} Register und {} Byte statisches Shared Memory</translation>
    </message>
    <message id="{} request | {} requests" numerus="yes">
        <translation><numerusform>{} Anforderung</numerusform><numerusform>{} Anforderungen</numerusform></translation>
    </message>
    <message id="{} results are">
        <translation>{} Ergebnisse liegen</translation>
    </message>
    <message id="{} round | {} rounds" numerus="yes">
        <translation><numerusform>{} Runde</numerusform><numerusform>{} Runden</numerusform></translation>
    </message>
    <message id="{} rows of {} bytes are larger than any memory">
        <translation>{} Zeilen mit {} Byte sind größer als jeder Speicher</translation>
    </message>
    <message id="{} runs no plan">
        <translation>{} führt keinen Plan aus</translation>
    </message>
    <message id="{} sector of global memory | {} sectors of global memory" numerus="yes">
        <translation><numerusform>{} Sektor des globalen Speichers</numerusform><numerusform>{} Sektoren des globalen Speichers</numerusform></translation>
    </message>
    <message id="{} sector | {} sectors" numerus="yes">
        <translation><numerusform>{} Sektor</numerusform><numerusform>{} Sektoren</numerusform></translation>
    </message>
    <message id="{} selections, each a point of {} and {}: none is looked at yet.">
        <translation>{} Auswahlen, jede ein Punkt ({} und {}): Noch ist keine betrachtet.</translation>
    </message>
    <message id="{} solves instances of kind {}, and this one is of kind {}">
        <translation>{} löst Instanzen der Art {}, diese hat die Art {}</translation>
    </message>
    <message id="{} solves linear programs, which cannot be done here: {}">
        <translation>{} löst lineare Programme, was hier nicht geht: {}</translation>
    </message>
    <message id="{} solves {} instances and this one is {}">
        <translation>{} löst Instanzen der Art {}, diese hat die Art {}</translation>
    </message>
    <message id="{} solves: median {}, half of them from {} to {}, all from {} to {}">
        <translation>{} Lösungsläufe: Median {}, die Hälfte davon von {} bis {}, alle von {} bis {}</translation>
    </message>
    <message id="{} step">
        <translation>{} Schritt</translation>
    </message>
    <message id="{} steps">
        <translation>{} Schritte</translation>
    </message>
    <message id="{} sum | {} sums" numerus="yes">
        <translation><numerusform>{} Summe</numerusform><numerusform>{} Summen</numerusform></translation>
    </message>
    <message id="{} sums to {}">
        <translation>{} hat die Summe {}</translation>
    </message>
    <message id="{} take part.">
        <translation>{} nehmen teil.</translation>
    </message>
    <message id="{} takes an integer from {} to {}, not '{}'">
        <translation>{} nimmt eine ganze Zahl von {} bis {}, nicht „{}“</translation>
    </message>
    <message id="{} takes at least {} {}, for a block has at most {} warps.">
        <translation>{} belegt mindestens {} {}, denn ein Block hat höchstens {} Warps.</translation>
    </message>
    <message id="{} takes no capacity above {}">
        <translation>{} nimmt keine Kapazität über {}</translation>
    </message>
    <message id="{} takes seconds, as in 2 or 0.5, not '{}'">
        <translation>{} nimmt Sekunden, etwa 2 oder 0.5, nicht „{}“</translation>
    </message>
    <message id="{} takes too much of each multiprocessor with any number of blocks from {} to {}">
        <translation>{} belegt bei jeder Zahl von Blöcken von {} bis {} zu viel von jedem Multiprozessor</translation>
    </message>
    <message id="{} takes up to {} weights, not {}">
        <translation>{} nimmt bis zu {} Gewichte, nicht {}</translation>
    </message>
    <message id="{} takes {} on {}, and assets/kernel-resources.json says {} for {}">
        <translation>{} belegt {} auf {}, und assets/kernel-resources.json nennt {} für {}</translation>
    </message>
    <message id="{} takes {} registers and {} bytes of shared memory instead of {} and {}">
        <translation>{} belegt {} Register und {} Byte Shared Memory statt {} und {}</translation>
    </message>
    <message id="{} takes {} {} of each multiprocessor, which has {}">
        <translation>{} belegt {} {} jedes Multiprozessors; er hat {}</translation>
    </message>
    <message id="{} thread | {} threads" numerus="yes">
        <translation><numerusform>{} Thread</numerusform><numerusform>{} Threads</numerusform></translation>
    </message>
    <message id="{} threads merge {} and {}', each its part, into the new {}">
        <translation>{} Threads mischen {} und {}', jeder seinen Teil, zur neuen Liste {}</translation>
    </message>
    <message id="{} threads search at the same time, each every {} slot of S; they are shown one after the other. {}">
        <translation>{} Threads suchen zugleich, jeder jeden {} Platz von S; sie werden nacheinander gezeigt. {}</translation>
    </message>
    <message id="{} time a sum was reached that leaves more weights untouched. | {} times a sum was reached that leaves more weights untouched." numerus="yes">
        <translation><numerusform>{}-mal wurde eine Summe erreicht, die mehr Gewichte unberührt lässt.</numerusform><numerusform>{} mal wurde eine Summe erreicht, die mehr Gewichte unberührt lässt.</numerusform></translation>
    </message>
    <message id="{} times">
        <translation>{}-mal</translation>
    </message>
    <message id="{} times in all">
        <translation>insgesamt {}-mal</translation>
    </message>
    <message id="{} times more">
        <translation>noch {}-mal</translation>
    </message>
    <message id="{} times {} is above 2^63 - 1">
        <translation>{} mal {} ist größer als 2^63 - 1</translation>
    </message>
    <message id="{} times {} is not an integer from {} to {}">
        <translation>{} mal {} ist keine ganze Zahl von {} bis {}</translation>
    </message>
    <message id="{} to {}">
        <translation>{} bis {}</translation>
    </message>
    <message id="{} to {} in steps of {}">
        <translation>{} bis {} in Schritten von {}</translation>
    </message>
    <message id="{} to {} of {} patterns; the keys Page Up and Page Down show the others">
        <translation>{} bis {} von {} Mustern; die Tasten Bild auf und Bild ab zeigen die anderen</translation>
    </message>
    <message id="{} to {}, mean {}">
        <translation>{} bis {}, Mittel {}</translation>
    </message>
    <message id="{} to {}: {} of {} runs">
        <translation>{} bis {}: {} von {} Läufen</translation>
    </message>
    <message id="{} type of kernels | {} types of kernels" numerus="yes">
        <translation><numerusform>{} Typ von Kerneln</numerusform><numerusform>{} Typen von Kerneln</numerusform></translation>
    </message>
    <message id="{} value | {} values" numerus="yes">
        <translation><numerusform>{} Wert</numerusform><numerusform>{} Werte</numerusform></translation>
    </message>
    <message id="{} waits at a collective of the mask {}, {}, for thread {}, which waits at {}, {}">
        <translation>{} wartet an einer kollektiven Funktion mit der Maske {}, {}, auf Thread {}; dieser wartet an {}, {}</translation>
    </message>
    <message id="{} warp instruction (model) | {} warp instructions (model)" numerus="yes">
        <translation><numerusform>{} Warp-Anweisung (Modell)</numerusform><numerusform>{} Warp-Anweisungen (Modell)</numerusform></translation>
    </message>
    <message id="{} warp | {} warps" numerus="yes">
        <translation><numerusform>{} Warp</numerusform><numerusform>{} Warps</numerusform></translation>
    </message>
    <message id="{} was faster">
        <translation>{} war schneller</translation>
    </message>
    <message id="{} was faster in {} of {}">
        <translation>{} war in {} von {} schneller</translation>
    </message>
    <message id="{} was faster than {} in {} of {} runs">
        <translation>{} war schneller als {} in {} von {} Läufen</translation>
    </message>
    <message id="{} was not found">
        <translation>{} wurde nicht gefunden</translation>
    </message>
    <message id="{} was not found, so nothing is known of the GPU's clocks, power and temperature">
        <translation>{} wurde nicht gefunden, daher ist über Takte, Leistung und Temperatur der GPU nichts bekannt</translation>
    </message>
    <message id="{} was reached before">
        <translation>{} wurde schon erreicht</translation>
    </message>
    <message id="{} was run without a backend">
        <translation>{} wurde ohne Backend ausgeführt</translation>
    </message>
    <message id="{} wavefront | {} wavefronts" numerus="yes">
        <translation><numerusform>{} Wavefront</numerusform><numerusform>{} Wavefronts</numerusform></translation>
    </message>
    <message id="{} waves of at most {} blocks; the last is {} full">
        <translation>{} Wellen zu höchstens {} Blöcken; die letzte ist {} voll</translation>
    </message>
    <message id="{} weight | {} weights" numerus="yes">
        <translation><numerusform>{} Gewicht</numerusform><numerusform>{} Gewichte</numerusform></translation>
    </message>
    <message id="{} went through all kernels in {:.3f} ms, each when the one before had left all of them. It is the same data each time, and on the device already.">
        <translation>{} durch alle Kernel: {:.3f} ms, jeder erst, wenn der vorige alle verlassen hatte. Es sind jedes Mal dieselben Daten, und sie sind schon auf dem Gerät.</translation>
    </message>
    <message id="{} with uncommitted changes">
        <translation>{} mit nicht eingecheckten Änderungen</translation>
    </message>
    <message id="{} with {}">
        <translation>{} mit {}</translation>
    </message>
    <message id="{} with {} · ">
        <translation>{} mit {} · </translation>
    </message>
    <message id="{} with {}: sums from {} to {}, {}">
        <translation>{} mit {}: Summen von {} bis {}, {}</translation>
    </message>
    <message id="{} without a block">
        <translation>{} ohne Block</translation>
    </message>
    <message id="{} word | {} words" numerus="yes">
        <translation><numerusform>{} Wort</numerusform><numerusform>{} Wörtern</numerusform></translation>
    </message>
    <message id="{} words of sums do not fit the memory budget of {}">
        <translation>{} Wörter mit Summen passen nicht in die Speichergrenze von {}</translation>
    </message>
    <message id="{} would be the limit, but the caches kept a part of it: {} would take {} of the time">
        <translation>{} wäre die Grenze, aber die Caches haben einen Teil behalten: {} würden {} der Zeit brauchen</translation>
    </message>
    <message id="{} would search {:.2g} chunks, each with launches of its own; it takes up to {:.2g}">
        <translation>{} würde {:.2g} Chunks durchsuchen, jeden mit eigenen Starts; möglich sind bis zu {:.2g}</translation>
    </message>
    <message id="{} would try more than {:.2g} subsets; it takes up to {:.2g}">
        <translation>{} würde mehr als {:.2g} Teilmengen versuchen; sie nimmt bis zu {:.2g}</translation>
    </message>
    <message id="{} would try {:.2g} subsets; it takes up to {:.2g}">
        <translation>{} würde {:.2g} Teilmengen versuchen; sie nimmt bis zu {:.2g}</translation>
    </message>
    <message id="{} would visit {:.2g} chunks one by one; it takes up to {:.2g}">
        <translation>{} würde {:.2g} Chunks einzeln besuchen; möglich sind bis zu {:.2g}</translation>
    </message>
    <message id="{} years ago">
        <translation>vor {} Jahren</translation>
    </message>
    <message id="{} {} and {} {}">
        <translation>{} {} und {} {}</translation>
    </message>
    <message id="{} {} are to be put into as few batches as possible. A batch runs at once; it has what one multiprocessor has.">
        <translation>{} {} sollen in möglichst wenige Stapel. Ein Stapel läuft auf einmal; er hat, was ein Multiprozessor hat.</translation>
    </message>
    <message id="{} {} at {} {}">
        <translation>{} {} bei {} {}</translation>
    </message>
    <message id="{} {} batch {}, which has {} {} in use then.">
        <translation>{} {} Stapel {}; dann sind dort {} {} belegt.</translation>
    </message>
    <message id="{} {} better">
        <translation>{} {} besser</translation>
    </message>
    <message id="{} {} has no {} {}">
        <translation>in {} {} gibt es {} {} nicht</translation>
    </message>
    <message id="{} {} is listed twice or out of order">
        <translation>{} {} steht doppelt oder nicht in der richtigen Reihenfolge</translation>
    </message>
    <message id="{} {} is settled in two ways">
        <translation>{} {} ist auf zwei Arten festgelegt</translation>
    </message>
    <message id="{} {} of up to {}">
        <translation>{} {} zu bis zu {}</translation>
    </message>
    <message id="{} {} of {} threads">
        <translation>{} {} zu je {} Threads</translation>
    </message>
    <message id="{} {} of {} {}">
        <translation>{} {} zu {} {}</translation>
    </message>
    <message id="{} {} on {}">
        <translation>{} {} auf {}</translation>
    </message>
    <message id="{} {} the limit: {} of the time, {}">
        <translation>{} {} die Grenze: {} der Zeit, {}</translation>
    </message>
    <message id="{} {} to {} of {}. ">
        <translation>{} {} bis {} von {}. </translation>
    </message>
    <message id="{} {} {} = {}{} place {}.">
        <translation>{} {} {} = {}{} Platz {}.</translation>
    </message>
    <message id="{} {} {} at {}">
        <translation>{} {} {} in {}</translation>
    </message>
    <message id="{} {}, the sum is {}; {}.">
        <translation>{} {}, die Summe ist {}; {}.</translation>
    </message>
    <message id="{} {}, {} of them because lanes want other words of the same bank.">
        <translation>{} {}, davon {}, weil Lanes andere Wörter derselben Bank wollen.</translation>
    </message>
    <message id="{} {}; those in the plan are shown. ">
        <translation>{} {}; gezeigt sind die im Plan. </translation>
    </message>
    <message id="{} · {} of 32 lanes">
        <translation>{} · {} von 32 Lanes</translation>
    </message>
    <message id="{}({}) = {}({}) or {}({}) = {} or {} = {}">
        <translation>{}({}) = {}({}) oder {}({}) = {} oder {} = {}</translation>
    </message>
    <message id="{}({}) is {}">
        <translation>{}({}) ist {}</translation>
    </message>
    <message id="{}, ... ({} in all)">
        <translation>{}, ... (insgesamt {})</translation>
    </message>
    <message id="{}, about {}.">
        <translation>{}, etwa {}.</translation>
    </message>
    <message id="{}, and no sum is {}.">
        <translation>{}, und keine Summe ist {}.</translation>
    </message>
    <message id="{}, and the tail takes {} of the modelled time.">
        <translation>{}, und der Auslauf braucht {} der modellierten Zeit.</translation>
    </message>
    <message id="{}, capacity {}">
        <translation>{}, Kapazität {}</translation>
    </message>
    <message id="{}, choose another variant, or bring a file with the answer that a machine wrote which has it">
        <translation>{}; wählen Sie sonst eine andere Variante, oder bringen Sie eine Datei mit der Antwort, die ein Rechner geschrieben hat, der ihn hat</translation>
    </message>
    <message id="{}, compute capability {}">
        <translation>{}, Compute Capability {}</translation>
    </message>
    <message id="{}, first at {}">
        <translation>{}, zuerst bei {}</translation>
    </message>
    <message id="{}, for which profiling is switched off">
        <translation>{}, wofür das Profiling abgeschaltet ist</translation>
    </message>
    <message id="{}, from {} to {}">
        <translation>{}, von {} bis {}</translation>
    </message>
    <message id="{}, from {} to {}: {} of the warps that the {} can hold are there">
        <translation>{}, von {} bis {}: {} der Warps, für die Platz ist ({}), sind da</translation>
    </message>
    <message id="{}, in each lane">
        <translation>{}, in jeder Lane</translation>
    </message>
    <message id="{}, instance {}">
        <translation>{}, Instanz {}</translation>
    </message>
    <message id="{}, more than {}.">
        <translation>{}, mehr als {}.</translation>
    </message>
    <message id="{}, no better than {}.">
        <translation>{}, nicht besser als {}.</translation>
    </message>
    <message id="{}, of {}">
        <translation>{}, mit {}</translation>
    </message>
    <message id="{}, or one of {} others that the page Compare lists">
        <translation>{} oder eine von {} anderen, die die Seite Vergleichen aufzählt</translation>
    </message>
    <message id="{}, page {}">
        <translation>{}, Seite {}</translation>
    </message>
    <message id="{}, sheet {}">
        <translation>{}, Blatt {}</translation>
    </message>
    <message id="{}, the best so far.">
        <translation>{}, das bisher Beste.</translation>
    </message>
    <message id="{}, the first at byte {} of {}">
        <translation>{}, das erste bei Byte {} von {}</translation>
    </message>
    <message id="{}, the target itself.">
        <translation>{}, die Zielsumme selbst.</translation>
    </message>
    <message id="{}, this one has more">
        <translation>{}, diese hat mehr</translation>
    </message>
    <message id="{}, thread {} at {}">
        <translation>{}, Thread {} in {}</translation>
    </message>
    <message id="{}, which nobody has written">
        <translation>{}, und niemand hat es geschrieben</translation>
    </message>
    <message id="{}, {} a block">
        <translation>{}, {} je Block</translation>
    </message>
    <message id="{}, {} a block: {} {} of {} {}, {}">
        <translation>{}, {} je Block: {} {} zu {} {}, {}</translation>
    </message>
    <message id="{}, {} block of {} threads | {}, {} blocks of {} threads" numerus="yes">
        <translation><numerusform>{}, {} Block zu {} Threads</numerusform><numerusform>{}, {} Blöcke zu {} Threads</numerusform></translation>
    </message>
    <message id="{}, {} in all">
        <translation>{}, zusammen {}</translation>
    </message>
    <message id="{}, {} launches">
        <translation>{}, {} Starts</translation>
    </message>
    <message id="{}, {} times faster">
        <translation>{}, {}-mal schneller</translation>
    </message>
    <message id="{}, {} times slower">
        <translation>{}, {}-mal langsamer</translation>
    </message>
    <message id="{}, {} {} it at {}, and nothing puts the two in order">
        <translation>{}, {} {} es in {}, und nichts bringt die beiden in eine Reihenfolge</translation>
    </message>
    <message id="{}, {}: the cheapest point is kept, least = {}.">
        <translation>{}, {}: Der günstigste Punkt bleibt, least = {}.</translation>
    </message>
    <message id="{}, {}: the emulator ">
        <translation>{}, {}: Der Emulator </translation>
    </message>
    <message id="{}, {}: {} &gt;= least = {}, so it is dropped: {}.">
        <translation>{}, {}: {} &gt;= least = {}, also fällt er weg: {}.</translation>
    </message>
    <message id="{}, {}: {}, {} the shortest">
        <translation>{}, {}: {}, {} der kürzesten</translation>
    </message>
    <message id="{}. The first: {}.">
        <translation>{}. Die erste: {}.</translation>
    </message>
    <message id="{}. The memory moves {} {}: nothing is wasted.">
        <translation>{}. Der Speicher bewegt {} {}: Nichts wird verschwendet.</translation>
    </message>
    <message id="{}. The memory moves {} {}: {} bytes, of which {} are used.">
        <translation>{}. Der Speicher bewegt {} {}: {} Byte, von denen {} genutzt werden.</translation>
    </message>
    <message id="{}: `knapscope-run convert FILE OUT {}`">
        <translation>{}: `knapscope-run convert FILE OUT {}`</translation>
    </message>
    <message id="{}: add {}">
        <translation>{}: {} addieren</translation>
    </message>
    <message id="{}: at least {}">
        <translation>{}: mindestens {}</translation>
    </message>
    <message id="{}: at most {}">
        <translation>{}: höchstens {}</translation>
    </message>
    <message id="{}: choice {}">
        <translation>{}: Wahl {}</translation>
    </message>
    <message id="{}: done in {}, with {} of the warps that the SMs can hold{}.">
        <translation>{}: fertig in {}, mit {} der Warps, für die die SMs Platz haben{}.</translation>
    </message>
    <message id="{}: from {} to {}">
        <translation>{}: von {} bis {}</translation>
    </message>
    <message id="{}: has no value yet">
        <translation>{}: hat noch keinen Wert</translation>
    </message>
    <message id="{}: it cannot be put, and was answered: {}.">
        <translation>{}: Sie kann nicht gestellt werden und wurde doch beantwortet: {}.</translation>
    </message>
    <message id="{}: its blocks are not recorded.">
        <translation>{}: Die Blöcke sind nicht aufgezeichnet.</translation>
    </message>
    <message id="{}: its largest sum {} is below {}, so no sum of it can be {} (Lemma 2).">
        <translation>{}: Die größte Summe {} liegt unter {}, also kann keine Summe davon {} sein (Lemma 2).</translation>
    </message>
    <message id="{}: its smallest sum {} is above {}, so no sum of it can be {} (Lemma 1).">
        <translation>{}: Die kleinste Summe {} liegt über {}, also kann keine Summe davon {} sein (Lemma 1).</translation>
    </message>
    <message id="{}: its smallest sum {} is below {} and its largest {} above: it is picked, into slot {} of S, which is what atomicAdd returned.">
        <translation>{}: Die kleinste Summe {} liegt unter {} und die größte {} darüber: Das Paar wird gewählt, in Platz {} von S, den atomicAdd geliefert hat.</translation>
    </message>
    <message id="{}: its {} sum {} is the target. A solution is found.">
        <translation>{}: Die {} Summe {} ist die Zielsumme. Eine Lösung ist gefunden.</translation>
    </message>
    <message id="{}: leave weight {} out">
        <translation>{}: Gewicht {} weglassen</translation>
    </message>
    <message id="{}: no choice of one item from each class fits, so there is no solution.">
        <translation>{}: Keine Wahl eines Gegenstands aus jeder Klasse passt, also gibt es keine Lösung.</translation>
    </message>
    <message id="{}: no choice of task 1 costs exactly {}">
        <translation>{}: Keine Wahl von Task 1 kostet genau {}</translation>
    </message>
    <message id="{}: no choices of tasks 1 to {} cost exactly {} together">
        <translation>{}: Keine Auswahl aus den Tasks 1 bis {} kostet genau {}</translation>
    </message>
    <message id="{}: sectors">
        <translation>{}: Sektoren</translation>
    </message>
    <message id="{}: steps {} to {}">
        <translation>{}: Schritte {} bis {}</translation>
    </message>
    <message id="{}: take weight {}">
        <translation>{}: Gewicht {} nehmen</translation>
    </message>
    <message id="{}: task {} stays in software">
        <translation>{}: Task {} bleibt in Software</translation>
    </message>
    <message id="{}: the answer at position {} to “{}” is worth {:g}, not {:g}.">
        <translation>{}: Die Antwort an der Stelle {} auf „{}“ ist {:g} wert, nicht {:g}.</translation>
    </message>
    <message id="{}: the host launches {} {}, sends {} to the device and receives {}.">
        <translation>{}: Der Host startet {} {}, sendet {} an das Gerät und empfängt {}.</translation>
    </message>
    <message id="{}: the optimum. Which items gave it?">
        <translation>{}: das Optimum. Welche Gegenstände ergaben es?</translation>
    </message>
    <message id="{}: there is no such question at position {}.">
        <translation>{}: An Position {} gibt es keine solche Frage.</translation>
    </message>
    <message id="{}: value {}, room for {} more.">
        <translation>{}: Wert {}, Platz für noch {}.</translation>
    </message>
    <message id="{}: which lanes take part in the next instruction?">
        <translation>{}: Welche Lanes nehmen an der nächsten Anweisung teil?</translation>
    </message>
    <message id="{}: {} a block, {} a thread, {} of shared memory a block">
        <translation>{}: {} je Block, {} je Thread, {} Shared Memory je Block</translation>
    </message>
    <message id="{}: {} a block, {} of shared memory a block; {}">
        <translation>{}: {} je Block, {} Shared Memory je Block; {}</translation>
    </message>
    <message id="{}: {} are {} of the {}">
        <translation>{}: {} sind {} von {}</translation>
    </message>
    <message id="{}: {} lane reads {} bytes of shared memory, {}. How many wavefronts does it take? | {}: {} lanes read {} bytes of shared memory each, {}. How many wavefronts does it take?" numerus="yes">
        <translation><numerusform>{}: {} Lane liest {} Byte des Shared Memory, {}. Wie viele Wavefronts braucht das?</numerusform><numerusform>{}: {} Lanes lesen je {} Byte Shared Memory, {}. Wie viele Wavefronts braucht das?</numerusform></translation>
    </message>
    <message id="{}: {} lane writes {} bytes of shared memory, {}. How many wavefronts does it take? | {}: {} lanes write {} bytes of shared memory each, {}. How many wavefronts does it take?" numerus="yes">
        <translation><numerusform>{}: {} Lane schreibt {} Byte des Shared Memory, {}. Wie viele Wavefronts braucht das?</numerusform><numerusform>{}: {} Lanes schreiben je {} Byte Shared Memory, {}. Wie viele Wavefronts braucht das?</numerusform></translation>
    </message>
    <message id="{}: {} of every {}; {} of its deadlines are missed">
        <translation>{}: {} von je {}; {} Fristen werden verfehlt</translation>
    </message>
    <message id="{}: {} row of {} cells | {}: {} rows of {} cells" numerus="yes">
        <translation><numerusform>{}: {} Zeile zu {} Zellen</numerusform><numerusform>{}: {} Zeilen zu {} Zellen</numerusform></translation>
    </message>
    <message id="{}: {} {} of {} threads">
        <translation>{}: {} {} zu je {} Threads</translation>
    </message>
    <message id="{}: {} {} of {} threads on each SM, {} of its {} warps; limited by {}.">
        <translation>{}: {} {} zu je {} Threads auf jedem SM, {} seiner {} Warps; begrenzt durch {}.</translation>
    </message>
    <message id="{}: {} {} {} {}{}, {}. How many {} of {} bytes does it take?">
        <translation>{0}: {1} {2}, {4}{5} ({3}), {6}. Wie viele {7} von {8} Byte braucht es?</translation>
    </message>
    <message id="{}: {}, from {} to {}.">
        <translation>{}: {}, von {} bis {}.</translation>
    </message>
    <message id="{}: {}, {} after the solve began">
        <translation>{}: {}, {} nach Beginn des Lösungslaufs</translation>
    </message>
    <message id="{}: {}, {}; Equation 3.1 dashed">
        <translation>{}: {}, {}; Gleichung 3.1 gestrichelt</translation>
    </message>
    <message id="{}: {}. How many blocks does a multiprocessor hold at once?">
        <translation>{}: {}. Wie viele Blöcke hält ein Multiprozessor zugleich?</translation>
    </message>
    <message id="{}: {}. Which resources allow no more blocks?">
        <translation>{}: {}. Welche Ressourcen erlauben nicht mehr Blöcke?</translation>
    </message>
    <message id="{}: {}: {} steps/s, {} steps a byte, {} of its roof; {}">
        <translation>{}: {}: {} Schritte/s, {} Schritte je Byte, {} seines Dachs; {}</translation>
    </message>
    <message id="{}: {}{} {} of {} threads on each SM; {}: {}">
        <translation>{}: {}{} {} zu je {} Threads auf jedem SM; {}: {}</translation>
    </message>
    <message id="{}; a block has at most {}">
        <translation>{}; ein Block hat höchstens {}</translation>
    </message>
    <message id="{}; all items are decided: the value {} is no better than {}.">
        <translation>{}; alle Gegenstände sind entschieden: Der Wert {} ist nicht besser als {}.</translation>
    </message>
    <message id="{}; all items are decided: the value {} is the best so far.">
        <translation>{}; alle Gegenstände sind entschieden: Der Wert {} ist der bisher beste.</translation>
    </message>
    <message id="{}; an SM has {}">
        <translation>{}; ein SM hat {}</translation>
    </message>
    <message id="{}; and by the launch: its {} block is all that the {} SMs hold at once | {}; and by the launch: its {} blocks are all that the {} SMs hold at once" numerus="yes">
        <translation><numerusform>{}; und durch den Start: Sein {} Block ist alles, was die {} SMs gleichzeitig halten</numerusform><numerusform>{}; und der Start: seine {} Blöcke sind alle, die die {} SMs zugleich aufnehmen</numerusform></translation>
    </message>
    <message id="{}; at most {} can be reached, more than the best so far, {}.">
        <translation>{}; höchstens {} ist erreichbar, mehr als der bisher beste Wert {}.</translation>
    </message>
    <message id="{}; at most {} can be reached, no more than the best so far, {}: this branch is cut.">
        <translation>{}; höchstens {} ist erreichbar, nicht mehr als der bisher beste Wert {}: Dieser Zweig wird abgeschnitten.</translation>
    </message>
    <message id="{}; at most {} can be reached.">
        <translation>{}; höchstens {} ist erreichbar.</translation>
    </message>
    <message id="{}; but no multiprocessor holds the blocks of {}.">
        <translation>{}; aber kein Multiprozessor hält die Blöcke von {}.</translation>
    </message>
    <message id="{}; if each line is an item, and {} the capacity, say so: `knapscope-run convert FILE OUT --columns value=1,weight=2 --capacity {}`">
        <translation>{}; falls jede Zeile ein Gegenstand ist und {} die Kapazität, geben Sie das an: `knapscope-run convert FILE OUT --columns value=1,weight=2 --capacity {}`</translation>
    </message>
    <message id="{}; if each line is an item, say which column is what: `knapscope-run convert FILE OUT --columns value=1,weight=2 --capacity NUMBER`">
        <translation>{}; wenn jede Zeile ein Gegenstand ist, angeben, welche Spalte was ist: `knapscope-run convert FILE OUT --columns value=1,weight=2 --capacity NUMBER`</translation>
    </message>
    <message id="{}; the most is {}">
        <translation>{}; höchstens {} sind möglich</translation>
    </message>
    <message id="{}; the others are dominated or too heavy.">
        <translation>{}; die anderen sind dominiert oder zu schwer.</translation>
    </message>
    <message id="{}; the value is the same either way">
        <translation>{}; der Wert ist so oder so derselbe</translation>
    </message>
    <message id="{}; within the budget are {}">
        <translation>{}; innerhalb der Grenze bleiben {}</translation>
    </message>
    <message id="{}; {} waits at {}">
        <translation>{}; {} wartet in {}</translation>
    </message>
    <message id="{}nd">
        <translation>{}.</translation>
    </message>
    <message id="{}rd">
        <translation>{}.</translation>
    </message>
    <message id="{}st">
        <translation>{}.</translation>
    </message>
    <message id="{}th">
        <translation>{}.</translation>
    </message>
    <message id="{}the axis begins at {}, not at zero">
        <translation>{}die Achse beginnt bei {}, nicht bei null</translation>
    </message>
    <message id="{}{} points">
        <translation>{}{} Prozentpunkte</translation>
    </message>
    <message id="{}{}, too: one of the two writes, and nothing orders them.">
        <translation>{}{} ebenfalls: Einer der beiden schreibt, und nichts ordnet sie.</translation>
    </message>
    <message id="{}{}, {} is better">
        <translation>{}{}, {} ist besser</translation>
    </message>
    <message id="{}{}KiB">
        <translation>{}{}KiB</translation>
    </message>
    <message id="“{}” is not a whole number">
        <translation>„{}“ ist keine ganze Zahl</translation>
    </message>
    <message id="“{}” may be {} or {}">
        <translation>„{}“ kann {} oder {} sein</translation>
    </message>
</context>
</TS>
