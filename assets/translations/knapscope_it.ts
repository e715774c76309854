<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it_IT">
<context>
    <name>Catalogue</name>
    <message>
        <source>Wan et al. 2014</source>
        <translation>Wan et al. 2014</translation>
    </message>
    <message>
        <source>SSO report</source>
        <translation>Rapporto SSO</translation>
    </message>
    <message>
        <source>Pisinger 1995</source>
        <translation>Pisinger 1995</translation>
    </message>
    <message>
        <source>Pisinger 1997</source>
        <translation>Pisinger 1997</translation>
    </message>
    <message>
        <source>Pisinger 1999</source>
        <translation>Pisinger 1999</translation>
    </message>
    <message>
        <source>Martello, Pisinger, Toth 1999</source>
        <translation>Martello, Pisinger, Toth 1999</translation>
    </message>
    <message>
        <source>Horowitz, Sahni 1974</source>
        <translation>Horowitz, Sahni 1974</translation>
    </message>
    <message>
        <source>%1 (%2, %3)</source>
        <translation>%1 (%2, %3)</translation>
    </message>
    <message>
        <source>Algorithm %1</source>
        <translation>Algoritmo %1</translation>
    </message>
    <message>
        <source>Section %1</source>
        <translation>Sezione %1</translation>
    </message>
    <message>
        <source>space %1</source>
        <translation>spazio %1</translation>
    </message>
    <message>
        <source>time %1</source>
        <translation>tempo %1</translation>
    </message>
    <message>
        <source>thesis</source>
        <translation>tesi</translation>
    </message>
    <message>
        <source>concurrency paper</source>
        <translation>articolo sulla concorrenza</translation>
    </message>
    <message>
        <source>Pisinger 2005</source>
        <translation>Pisinger 2005</translation>
    </message>
</context>
<context>
    <name>ConcurrencyPage</name>
    <message>
        <source>Left out, too: %1 more.</source>
        <translation>Omessi anche: altri %1.</translation>
    </message>
    <message>
        <source>Left out: %1.</source>
        <translation>Omessi: %1.</translation>
    </message>
    <message>
        <source>No way was found to run all of them at once, which proves nothing.</source>
        <translation>Non si è trovato alcun modo di eseguirli tutti insieme, il che non prova nulla.</translation>
    </message>
    <message>
        <source>They do not all run at once: that is proven. A plan of several batches runs them.</source>
        <translation>Non possono essere eseguiti tutti insieme: è dimostrato. Un piano di più lotti li esegue.</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>needs %1</source>
        <translation>richiede %1</translation>
    </message>
    <message>
        <source>Your own lessons</source>
        <translation>Le proprie lezioni</translation>
    </message>
</context>
<context>
    <name>CourseContents</name>
    <message>
        <source>1 place was found.</source>
        <translation>È stato trovato 1 punto.</translation>
    </message>
    <message>
        <source>A course in steps, with a picture for each. Nothing has to be installed, and questions grade themselves.</source>
        <translation>Un corso a passi, ciascuno con un&apos;immagine. Non c&apos;è nulla da installare, e le domande si valutano da sé.</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Completata</translation>
    </message>
    <message>
        <source>Forget all answers and which steps you have read?</source>
        <translation>Dimenticare tutte le risposte e i passi letti?</translation>
    </message>
    <message>
        <source>Forget my progress</source>
        <translation>Dimentica i miei progressi</translation>
    </message>
    <message>
        <source>Go on: {0}</source>
        <translation>Continua: {0}</translation>
    </message>
    <message>
        <source>Knapsack algorithms on GPUs</source>
        <translation>Algoritmi dello zaino su GPU</translation>
    </message>
    <message>
        <source>No lesson has all of these words.</source>
        <translation>Nessuna lezione contiene tutte queste parole.</translation>
    </message>
    <message>
        <source>Search the lessons</source>
        <translation>Cerca nelle lezioni</translation>
    </message>
    <message>
        <source>The words of the lessons could not be loaded. Is the file search.js there?</source>
        <translation>Non è stato possibile caricare le parole delle lezioni. C&apos;è il file search.js?</translation>
    </message>
    <message>
        <source>This browser does not keep your progress when you close the page.</source>
        <translation>Questo browser non conserva i progressi quando si chiude la pagina.</translation>
    </message>
    <message>
        <source>To the lessons</source>
        <translation>Alle lezioni</translation>
    </message>
    <message>
        <source>Without JavaScript you see texts and pictures. The search, the questions and your progress need JavaScript.</source>
        <translation>Senza JavaScript si vedono testi e immagini. La ricerca, le domande e i progressi hanno bisogno di JavaScript.</translation>
    </message>
    <message>
        <source>You have finished {0} of {1} lessons.</source>
        <translation>Lezioni completate: {0} di {1}.</translation>
    </message>
    <message>
        <source>Your progress is kept in this browser.</source>
        <translation>I progressi vengono conservati in questo browser.</translation>
    </message>
    <message>
        <source>in English</source>
        <translation>in inglese</translation>
    </message>
    <message>
        <source>{0} of {1} points</source>
        <translation>{0} di {1} punti</translation>
    </message>
    <message>
        <source>{0} of {1} steps</source>
        <translation>{0} di {1} passi</translation>
    </message>
    <message>
        <source>{0} places were found. The best {1} are shown.</source>
        <translation>Sono stati trovati {0} punti. Si vedono i {1} migliori.</translation>
    </message>
    <message>
        <source>{0} places were found.</source>
        <translation>Sono stati trovati {0} punti.</translation>
    </message>
</context>
<context>
    <name>CourseFrame</name>
    <message>
        <source>All lessons</source>
        <translation>Tutte le lezioni</translation>
    </message>
    <message>
        <source>Answer again</source>
        <translation>Rispondi di nuovo</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Corso</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Next lesson:</source>
        <translation>Lezione successiva:</translation>
    </message>
    <message>
        <source>Previous lesson:</source>
        <translation>Lezione precedente:</translation>
    </message>
    <message>
        <source>This lesson is not translated yet. It is in English.</source>
        <translation>Questa lezione non è ancora tradotta. È in inglese.</translation>
    </message>
</context>
<context>
    <name>EditCommands</name>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Taglia</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copia</translation>
    </message>
    <message>
        <source>Copy with &amp;headings</source>
        <translation>Copia con int&amp;estazioni</translation>
    </message>
    <message>
        <source>Copy picture as PN&amp;G</source>
        <translation>Copia immagine come PN&amp;G</translation>
    </message>
    <message>
        <source>Copy picture as S&amp;VG</source>
        <translation>Copia immagine come S&amp;VG</translation>
    </message>
    <message>
        <source>Copy the &amp;numbers behind the view</source>
        <translation>Copia i &amp;numeri della vista</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Incolla</translation>
    </message>
    <message>
        <source>Paste as new ro&amp;ws</source>
        <translation>Incolla come nuove rig&amp;he</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>Aggi&amp;ungi</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplica</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>Ri&amp;muovi</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>step %1</source>
        <translation>passo %1</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Document, 1600 × 1000</source>
        <translation>Documento, 1600 × 1000</translation>
    </message>
    <message>
        <source>Slide, 1920 × 1080</source>
        <translation>Diapositiva, 1920 × 1080</translation>
    </message>
    <message>
        <source>Half a slide, 960 × 1080</source>
        <translation>Mezza diapositiva, 960 × 1080</translation>
    </message>
    <message>
        <source>Column of a paper, 1000 × 750</source>
        <translation>Colonna di un articolo, 1000 × 750</translation>
    </message>
    <message>
        <source>A size of your own</source>
        <translation>Dimensioni personali</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>Immagine PNG</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>Disegno SVG</translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation>Documento PDF</translation>
    </message>
    <message>
        <source>Data as CSV</source>
        <translation>Dati come CSV</translation>
    </message>
</context>
<context>
    <name>ExportInstance</name>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
    <message>
        <source>Export instance</source>
        <translation>Esporta istanza</translation>
    </message>
    <message>
        <source>In which format is it to be written?</source>
        <translation>In quale formato va scritta?</translation>
    </message>
    <message>
        <source>These files are there already: %1. Are they to be replaced?</source>
        <translation>Questi file esistono già: %1. Vanno sostituiti?</translation>
    </message>
    <message>
        <source>%1 was written.</source>
        <translation>%1 è stato scritto.</translation>
    </message>
    <message>
        <source>%1 was written, but %2.</source>
        <translation>%1 è stato scritto, ma %2.</translation>
    </message>
</context>
<context>
    <name>Fields</name>
    <message>
        <source>change of %1</source>
        <translation>modifica (%1)</translation>
    </message>
</context>
<context>
    <name>Handout</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>Pagina %1 di %2</translation>
    </message>
    <message>
        <source>%1 (continued)</source>
        <translation>%1 (continua)</translation>
    </message>
</context>
<context>
    <name>HtmlPage</name>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colori</translation>
    </message>
    <message>
        <source>Keys: → ← a picture, PgDn PgUp a step, Home, End, O outline</source>
        <translation>Tasti: → ← un&apos;immagine, Pag↓ Pag↑ un passo, Inizio, Fine, O indice</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Struttura</translation>
    </message>
    <message>
        <source>Picture %1</source>
        <translation>Immagine %1</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>come il sistema</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>scuro</translation>
    </message>
    <message>
        <source>light</source>
        <translation>chiaro</translation>
    </message>
</context>
<context>
    <name>InstanceChanges</name>
    <message>
        <source>%1 of %2 %3</source>
        <translation>%1 di %2 %3</translation>
    </message>
    <message>
        <source>and more</source>
        <translation>e altro</translation>
    </message>
</context>
<context>
    <name>LayoutName</name>
    <message>
        <source>Name of the layout:</source>
        <translation>Nome della disposizione:</translation>
    </message>
    <message>
        <source>There is a layout “%1” already. Replace it?</source>
        <translation>Esiste già una disposizione «%1». Sostituirla?</translation>
    </message>
</context>
<context>
    <name>LessonTrack</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>Passo %1 di %2</translation>
    </message>
    <message>
        <source>, picture %1 of %2</source>
        <translation>, immagine %1 di %2</translation>
    </message>
</context>
<context>
    <name>Live</name>
    <message>
        <source> (once a block)</source>
        <translation> (una volta per blocco)</translation>
    </message>
    <message>
        <source>%1 as fast</source>
        <translation>%1 più veloce</translation>
    </message>
    <message>
        <source>%1 does not tell how much its kernels do, so its limit is not known.</source>
        <translation>%1 non dice quanto fanno i suoi kernel, quindi il suo limite non è noto.</translation>
    </message>
    <message>
        <source>%1 points less</source>
        <translation>%1 punti in meno</translation>
    </message>
    <message>
        <source>%1 points more</source>
        <translation>%1 punti in più</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>. No hardware counters: %1</source>
        <translation>. Nessun contatore hardware: %1</translation>
    </message>
    <message>
        <source>; %1 SMs get no block</source>
        <translation>; %1 SM non ricevono blocchi</translation>
    </message>
    <message>
        <source>; %1 would fit</source>
        <translation>; potrebbero esserlo al %1</translation>
    </message>
    <message>
        <source>; 1 SM gets no block</source>
        <translation>; 1 SM non riceve blocchi</translation>
    </message>
    <message>
        <source>; in the last %1 of its time some SM has nothing left to do</source>
        <translation>; nell&apos;ultimo %1 del suo tempo qualche SM non ha più niente da fare</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>CPU: the times of its solves</source>
        <translation>CPU: i tempi delle sue risoluzioni</translation>
    </message>
    <message>
        <source>GPU, blocks by the probe</source>
        <translation>GPU, blocchi rilevati dalla sonda</translation>
    </message>
    <message>
        <source>GPU, blocks by the probe, with hardware counters</source>
        <translation>GPU, blocchi rilevati dalla sonda, con contatori hardware</translation>
    </message>
    <message>
        <source>GPU, not watched: the times of its solves</source>
        <translation>GPU, non osservata: i tempi delle sue risoluzioni</translation>
    </message>
    <message>
        <source>In the model SMs are %1 full while they have work, and %2 over the whole span of the launches</source>
        <translation>Nel modello gli SM sono pieni al %1 mentre hanno lavoro, e al %2 sull&apos;intera durata dei lanci</translation>
    </message>
    <message>
        <source>It %1 as the baseline: a median of %2 against %3.</source>
        <translation>Rispetto al riferimento %1: una mediana di %2 contro %3.</translation>
    </message>
    <message>
        <source>It is %1 as the baseline: a median of %2 against %3.</source>
        <translation>Rispetto al riferimento è %1: una mediana di %2 contro %3.</translation>
    </message>
    <message>
        <source>No GPU: the emulator. The schedule of the blocks is modelled</source>
        <translation>Nessuna GPU: l&apos;emulatore. La pianificazione dei blocchi è modellata</translation>
    </message>
    <message>
        <source>Nothing was told of the SMs while it ran. Tick Watch, and Repeat for a run that is over in milliseconds.</source>
        <translation>Durante l&apos;esecuzione non si è saputo nulla degli SM. Spuntare «Osserva», e «Ripeti» per un&apos;esecuzione che dura millisecondi.</translation>
    </message>
    <message>
        <source>Nothing was told of the SMs yet.</source>
        <translation>Degli SM non si sa ancora nulla.</translation>
    </message>
    <message>
        <source>Nothing was told of the blocks of this run. Tick Watch before it begins.</source>
        <translation>Dei blocchi di questa esecuzione non si è saputo nulla. Spuntare «Osserva» prima che inizi.</translation>
    </message>
    <message>
        <source>Occupancy %1 against %2: %3.</source>
        <translation>Occupazione %1 contro %2: %3.</translation>
    </message>
    <message>
        <source>Open the instance of this run, %1, to see what limits its speed.</source>
        <translation>Aprire l&apos;istanza di questa esecuzione, %1, per vedere che cosa ne limita la velocità.</translation>
    </message>
    <message>
        <source>SMs were %1 full while they had work, and %2 over the whole span of the launches</source>
        <translation>Gli SM erano pieni al %1 mentre avevano lavoro, e al %2 sull&apos;intera durata dei lanci</translation>
    </message>
    <message>
        <source>The CPU has no SMs to be full; its solves are under Timing.</source>
        <translation>La CPU non ha SM da riempire; le sue risoluzioni sono in «Tempi».</translation>
    </message>
    <message>
        <source>The baseline is of another instance, so times are not compared</source>
        <translation>Il riferimento è di un&apos;altra istanza, quindi i tempi non si confrontano</translation>
    </message>
    <message>
        <source>The baseline is of another machine, so times are not compared</source>
        <translation>Il riferimento è di un&apos;altra macchina, quindi i tempi non si confrontano</translation>
    </message>
    <message>
        <source>The blocks are being laid out.</source>
        <translation>I blocchi vengono disposti.</translation>
    </message>
    <message>
        <source>The blocks are told when the run has ended.</source>
        <translation>I blocchi si conoscono quando l&apos;esecuzione è finita.</translation>
    </message>
    <message>
        <source>The emulator deals the blocks out when the run has ended.</source>
        <translation>L&apos;emulatore distribuisce i blocchi quando l&apos;esecuzione è finita.</translation>
    </message>
    <message>
        <source>The emulator has no time to show occupancy over; see Blocks.</source>
        <translation>L&apos;emulatore non ha un tempo su cui mostrare l&apos;occupazione; vedere «Blocchi».</translation>
    </message>
    <message>
        <source>The limit is named for runs on a GPU.</source>
        <translation>Il limite si indica per le esecuzioni su una GPU.</translation>
    </message>
    <message>
        <source>The longest launch comes in %1 waves</source>
        <translation>Il lancio più lungo avviene in %1 ondate</translation>
    </message>
    <message>
        <source>The longest launch does not fill the GPU</source>
        <translation>Il lancio più lungo non riempie la GPU</translation>
    </message>
    <message>
        <source>The work of its kernels is being counted.</source>
        <translation>Si conta il lavoro dei suoi kernel.</translation>
    </message>
    <message>
        <source>This run ended without an answer, so its limit is not known.</source>
        <translation>Questa esecuzione è finita senza risposta, quindi il suo limite non è noto.</translation>
    </message>
    <message>
        <source>This run told no time of any stage, so its limit is not known.</source>
        <translation>Questa esecuzione non ha dato il tempo di alcuna fase, quindi il suo limite non è noto.</translation>
    </message>
    <message>
        <source>This run told no time of its stage %1, so its limit is not known.</source>
        <translation>Questa esecuzione non ha dato il tempo della fase %1, quindi il suo limite non è noto.</translation>
    </message>
    <message>
        <source>Tick runs in the list to see their occupancy over each other.</source>
        <translation>Spuntare esecuzioni nell&apos;elenco per vederne l&apos;occupazione sovrapposta.</translation>
    </message>
    <message>
        <source>Times in the emulator say nothing about a GPU and are not compared</source>
        <translation>I tempi nell&apos;emulatore non dicono nulla di una GPU e non si confrontano</translation>
    </message>
    <message>
        <source>Times in the emulator say nothing about a GPU, so no limit is named.</source>
        <translation>I tempi nell&apos;emulatore non dicono nulla su una GPU, quindi non si indica alcun limite.</translation>
    </message>
    <message>
        <source>What limits it is said when the run has ended.</source>
        <translation>Che cosa la limita si dice a esecuzione finita.</translation>
    </message>
    <message>
        <source>What limits this run is not known: %1</source>
        <translation>Che cosa limiti questa esecuzione non è noto: %1</translation>
    </message>
    <message>
        <source>What this GPU can do at most is not known yet: knapscope-run devices --measure takes its ceilings.</source>
        <translation>Che cosa può fare al massimo questa GPU non è ancora noto: knapscope-run devices --measure lo misura.</translation>
    </message>
    <message>
        <source>Where blocks wait for the whole grid, they do so for %1 of their time.</source>
        <translation>Dove i blocchi attendono l&apos;intera griglia, lo fanno per il %1 del loro tempo.</translation>
    </message>
    <message>
        <source>as fast</source>
        <translation>ugualmente veloce</translation>
    </message>
    <message>
        <source>at </source>
        <translation>a </translation>
    </message>
    <message>
        <source>below 1</source>
        <translation>sotto 1</translation>
    </message>
    <message>
        <source>blocks of %1</source>
        <translation>blocchi di %1</translation>
    </message>
    <message>
        <source>emulator</source>
        <translation>emulatore</translation>
    </message>
    <message>
        <source>measured here on</source>
        <translation>misurato qui su</translation>
    </message>
    <message>
        <source>median of the solves</source>
        <translation>mediana delle risoluzioni</translation>
    </message>
    <message>
        <source>now</source>
        <translation>ora</translation>
    </message>
    <message>
        <source>occupancy now</source>
        <translation>occupazione ora</translation>
    </message>
    <message>
        <source>occupancy, while SMs had work</source>
        <translation>occupazione, finché gli SM avevano lavoro</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>su %1</translation>
    </message>
    <message>
        <source>on</source>
        <translation>su</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>registrato</translation>
    </message>
    <message>
        <source>solves</source>
        <translation>risoluzioni</translation>
    </message>
    <message>
        <source>takes %1 as long</source>
        <translation>impiega %1 il tempo</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>uguale</translation>
    </message>
    <message>
        <source>theory</source>
        <translation>teoria</translation>
    </message>
    <message>
        <source>time</source>
        <translation>tempo</translation>
    </message>
    <message>
        <source>times of the emulator, which say nothing about a GPU</source>
        <translation>tempi dell&apos;emulatore, che non dicono nulla su una GPU</translation>
    </message>
    <message>
        <source>waves of blocks</source>
        <translation>ondate di blocchi</translation>
    </message>
    <message>
        <source> · recorded %1</source>
        <translation> · registrata il %1</translation>
    </message>
    <message>
        <source>, but its grid has blocks for %1 only</source>
        <translation>, ma la sua griglia ha blocchi solo per il %1</translation>
    </message>
    <message>
        <source>; in the longest launch %1 would fit</source>
        <translation>; nel lancio più lungo potrebbero esserlo al %1</translation>
    </message>
    <message>
        <source>Occupancy is limited by %1.</source>
        <translation>L&apos;occupazione è limitata da: %1.</translation>
    </message>
    <message>
        <source>Other launches were on the SMs together with the longest one, %1: how full the SMs are depends on all of them.</source>
        <translation>Altri lanci erano sugli SM insieme al più lungo, %1: quanto sono pieni gli SM dipende da tutti.</translation>
    </message>
    <message>
        <source>SMs were %1 full on average over the samples.</source>
        <translation>Gli SM erano pieni in media al %1 nei campioni.</translation>
    </message>
    <message>
        <source>The occupancy of the longest launch, %1, is limited by %2.</source>
        <translation>L&apos;occupazione del lancio più lungo, %1, è limitata da: %2.</translation>
    </message>
    <message>
        <source>occupancy at one moment</source>
        <translation>occupazione in un istante</translation>
    </message>
    <message>
        <source>theory with its grid</source>
        <translation>teoria con la sua griglia</translation>
    </message>
    <message>
        <source>theory, longest launch</source>
        <translation>teoria, lancio più lungo</translation>
    </message>
</context>
<context>
    <name>MayLeaveSheet</name>
    <message>
        <source>Answers that are not exported: %1. They are lost if you leave the sheet.</source>
        <translation>Risposte non esportate: %1. Vanno perse se si lascia il foglio.</translation>
    </message>
    <message>
        <source>Leave the sheet</source>
        <translation>Lascia il foglio</translation>
    </message>
</context>
<context>
    <name>MenuBar</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>&amp;About Knapscope</source>
        <translation>&amp;Informazioni su Knapscope</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Modifica</translation>
    </message>
    <message>
        <source>&amp;Export view…</source>
        <translation>Esporta &amp;vista…</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;File</translation>
    </message>
    <message>
        <source>&amp;Generate from preset…</source>
        <translation>&amp;Genera da modello…</translation>
    </message>
    <message>
        <source>&amp;Help on this page</source>
        <translation>&amp;Aiuto su questa pagina</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;iuto</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasti</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>Più &amp;grande</translation>
    </message>
    <message>
        <source>&amp;Lesson</source>
        <translation>&amp;Lezione</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manuale</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nuovo</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Apri…</translation>
    </message>
    <message>
        <source>&amp;Other machines…</source>
        <translation>Al&amp;tre macchine…</translation>
    </message>
    <message>
        <source>&amp;Papers and their errors</source>
        <translation>A&amp;rticoli e loro errori</translation>
    </message>
    <message>
        <source>&amp;Present</source>
        <translation>&amp;Presenta</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripeti</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salva</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>Più &amp;piccolo</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Usual</source>
        <translation>&amp;Normale</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vista</translation>
    </message>
    <message>
        <source>&amp;Words</source>
        <translation>&amp;Parole</translation>
    </message>
    <message>
        <source>&lt;b&gt;Knapscope %1&lt;/b&gt;&lt;p&gt;See knapsack algorithms run on GPUs.&lt;/p&gt;&lt;p&gt;The program is free software under the GPL 3.0 or later; the solvers and the runner are under Apache 2.0. Fonts: Inter and JetBrains Mono (SIL OFL 1.1). Built with Qt %2.&lt;/p&gt;</source>
        <translation>&lt;b&gt;Knapscope %1&lt;/b&gt;&lt;p&gt;Vedere gli algoritmi dello zaino in esecuzione su GPU.&lt;/p&gt;&lt;p&gt;Il programma è software libero sotto GPL 3.0 o successiva; i risolutori e il runner sono sotto Apache 2.0. Caratteri: Inter e JetBrains Mono (SIL OFL 1.1). Compilato con Qt %2.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>About Knapscope</source>
        <translation>Informazioni su Knapscope</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>&amp;Lingua (Language)</translation>
    </message>
    <message>
        <source>Next &amp;theme</source>
        <translation>&amp;Tema successivo</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Apri &amp;recenti</translation>
    </message>
    <message>
        <source>Present on &amp;this screen alone</source>
        <translation>Presenta solo su &amp;questo schermo</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Salva &amp;con nome…</translation>
    </message>
    <message>
        <source>Save sessio&amp;n…</source>
        <translation>Salva sess&amp;ione…</translation>
    </message>
    <message>
        <source>Session &amp;notes…</source>
        <translation>&amp;Note della sessione…</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>&amp;Dimensione del testo</translation>
    </message>
    <message>
        <source>&amp;History of edits…</source>
        <translation>&amp;Cronologia delle modifiche…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Stam&amp;pa…</translation>
    </message>
    <message>
        <source>As it was opened</source>
        <translation>Come è stata aperta</translation>
    </message>
    <message>
        <source>Edits</source>
        <translation>Modifiche</translation>
    </message>
    <message>
        <source>Export &amp;instance…</source>
        <translation>Esporta &amp;istanza…</translation>
    </message>
    <message>
        <source>History of edits</source>
        <translation>Cronologia delle modifiche</translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation>Nuova &amp;finestra</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Pre&amp;ferenze…</translation>
    </message>
    <message>
        <source>Print pre&amp;view…</source>
        <translation>Ante&amp;prima di stampa…</translation>
    </message>
    <message>
        <source>&amp;Publish lesson…</source>
        <translation>&amp;Pubblica lezione…</translation>
    </message>
    <message>
        <source>Publish &amp;course…</source>
        <translation>Pubblica c&amp;orso…</translation>
    </message>
</context>
<context>
    <name>Multiplied</name>
    <message>
        <source>every %1 and the %2 by %3</source>
        <translation>ogni %1 e %2 per %3</translation>
    </message>
    <message>
        <source>every %1 by %2</source>
        <translation>ogni %1 per %2</translation>
    </message>
    <message>
        <source> and </source>
        <translation> e </translation>
    </message>
</context>
<context>
    <name>OpenQuestions</name>
    <message>
        <source> and </source>
        <translation> e </translation>
    </message>
    <message>
        <source>%1 has %2 sheets with values. Which one?</source>
        <translation>%1 ha %2 fogli con valori. Quale si intende?</translation>
    </message>
    <message>
        <source>%1 has numbers that are not whole, and the algorithms compute with whole numbers. Multiply %2? Answers are then shown in the numbers of the file, too.</source>
        <translation>%1 contiene numeri non interi, e gli algoritmi calcolano con numeri interi. Moltiplicare %2? Le risposte appaiono poi anche nei numeri del file.</translation>
    </message>
    <message>
        <source>%1 holds %2 instances. Which one?</source>
        <translation>%1 contiene %2 istanze. Quale si intende?</translation>
    </message>
    <message>
        <source>%1 may be in one of these formats. Which is it? It begins:

%2</source>
        <translation>%1 può essere in uno di questi formati. Qual è? Comincia così:

%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Multiply</source>
        <translation>Moltiplica</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>Il testo</translation>
    </message>
    <message>
        <source>every value by %1</source>
        <translation>ogni valore per %1</translation>
    </message>
    <message>
        <source>every weight and the capacity by %1</source>
        <translation>ogni peso e la capacità per %1</translation>
    </message>
    <message>
        <source>the text</source>
        <translation>il testo</translation>
    </message>
</context>
<context>
    <name>PairTrack</name>
    <message>
        <source>before the first instruction</source>
        <translation>prima della prima istruzione</translation>
    </message>
    <message>
        <source>instruction %1 of %2 and %3 of %4</source>
        <translation>istruzione %1 di %2 e %3 di %4</translation>
    </message>
    <message>
        <source>the same cells written</source>
        <translation>le stesse celle scritte</translation>
    </message>
</context>
<context>
    <name>Predict</name>
    <message>
        <source>Predict</source>
        <translation>Prevedi</translation>
    </message>
    <message>
        <source>Asks what comes before it is shown</source>
        <translation>Chiede che cosa viene, prima di mostrarlo</translation>
    </message>
</context>
<context>
    <name>PresentKeys</name>
    <message>
        <source>Predict is turned on or off before the presentation begins.</source>
        <translation>«Prevedi» si attiva o disattiva prima di iniziare la presentazione.</translation>
    </message>
</context>
<context>
    <name>PublishDialog</name>
    <message>
        <source>Web page (*.html)</source>
        <translation>Pagina web (*.html)</translation>
    </message>
    <message>
        <source>Web page (HTML)</source>
        <translation>Pagina web (HTML)</translation>
    </message>
    <message>
        <source>One file that any browser opens, without a network: words, pictures and keys as here.</source>
        <translation>Un file che qualsiasi browser apre, senza rete: parole, immagini e tasti come qui.</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>Documento PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Handout (PDF)</source>
        <translation>Dispensa (PDF)</translation>
    </message>
    <message>
        <source>A4 pages with pictures and room for notes. With six a page there is no room for the words.</source>
        <translation>Pagine A4 con immagini e spazio per le note. Con sei per pagina non c&apos;è spazio per le parole.</translation>
    </message>
    <message>
        <source>Zip file (*.zip)</source>
        <translation>File zip (*.zip)</translation>
    </message>
    <message>
        <source>Pictures (PNG in a zip file)</source>
        <translation>Immagini (PNG in un file zip)</translation>
    </message>
    <message>
        <source>A file for each picture, named by its step.</source>
        <translation>Un file per ogni immagine, col nome del suo passo.</translation>
    </message>
    <message>
        <source>Drawings (SVG in a zip file)</source>
        <translation>Disegni (SVG in un file zip)</translation>
    </message>
    <message>
        <source>A file for each picture, named by its step, whose words stay words.</source>
        <translation>Un file per ogni immagine, col nome del suo passo, le cui parole restano parole.</translation>
    </message>
    <message>
        <source>Animation (*.gif)</source>
        <translation>Animazione (*.gif)</translation>
    </message>
    <message>
        <source>Animation (GIF)</source>
        <translation>Animazione (GIF)</translation>
    </message>
    <message>
        <source>One picture after the other, each as long as its sentence takes to read.</source>
        <translation>Un&apos;immagine dopo l&apos;altra, ognuna per il tempo di leggere la sua frase.</translation>
    </message>
    <message>
        <source>Film (*.mp4)</source>
        <translation>Filmato (*.mp4)</translation>
    </message>
    <message>
        <source>Film (MP4)</source>
        <translation>Filmato (MP4)</translation>
    </message>
    <message>
        <source>The same as a film. It is made by ffmpeg, which must be installed.</source>
        <translation>Lo stesso come filmato. Lo produce ffmpeg, che deve essere installato.</translation>
    </message>
</context>
<context>
    <name>QPrintPreviewDialog</name>
    <message>
        <source>Page setup</source>
        <translation>Imposta pagina</translation>
    </message>
</context>
<context>
    <name>QuestionForm</name>
    <message>
        <source>Check</source>
        <translation>Verifica</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Giusto.</translation>
    </message>
    <message>
        <source>That is not right.</source>
        <translation>Non è giusto.</translation>
    </message>
    <message>
        <source>The cell</source>
        <translation>La cella</translation>
    </message>
    <message>
        <source>The number</source>
        <translation>Il numero</translation>
    </message>
    <message>
        <source>row, column</source>
        <translation>riga, colonna</translation>
    </message>
    <message>
        <source>{0} of {1} are right.</source>
        <translation>Giuste: {0} su {1}.</translation>
    </message>
</context>
<context>
    <name>Runs</name>
    <message>
        <source> and %1 more</source>
        <translation> e altri %1</translation>
    </message>
    <message>
        <source>%1 at cost %2</source>
        <translation>%1 al costo di %2</translation>
    </message>
    <message>
        <source>%1 batches</source>
        <translation>%1 lotti</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 su %2</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 punti</translation>
    </message>
    <message>
        <source>%1 times %2 on each SM</source>
        <translation>%1 volte %2 su ogni SM</translation>
    </message>
    <message>
        <source>1 batch</source>
        <translation>1 lotto</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 punto</translation>
    </message>
    <message>
        <source>; an emulated time says nothing about a GPU</source>
        <translation>; un tempo emulato non dice nulla di una GPU</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Risposta</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Verifica</translation>
    </message>
    <message>
        <source>Checked: %1</source>
        <translation>Verificato: %1</translation>
    </message>
    <message>
        <source>Emulator</source>
        <translation>Emulatore</translation>
    </message>
    <message>
        <source>Instance</source>
        <translation>Istanza</translation>
    </message>
    <message>
        <source>R_TA</source>
        <translation>R_TA</translation>
    </message>
    <message>
        <source>Runs of this session</source>
        <translation>Esecuzioni di questa sessione</translation>
    </message>
    <message>
        <source>Speedup</source>
        <translation>Accelerazione</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Fasi</translation>
    </message>
    <message>
        <source>The check failed</source>
        <translation>La verifica è fallita</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dove</translation>
    </message>
    <message>
        <source>before: prepare %1</source>
        <translation>prima: preparazione %1</translation>
    </message>
    <message>
        <source>emulated %1</source>
        <translation>emulato: %1</translation>
    </message>
    <message>
        <source>measured here, once each, from the instance in host memory to the checked answer</source>
        <translation>misurato qui, una volta ciascuna, dall&apos;istanza nella memoria dell&apos;host alla risposta verificata</translation>
    </message>
    <message>
        <source>measured where each says, once, from the instance in host memory to the checked answer</source>
        <translation>misurato dove ognuna dice, una volta, dall&apos;istanza nella memoria dell&apos;host alla risposta verificata</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>✓ legal</source>
        <translation>✓ ammissibile</translation>
    </message>
    <message>
        <source>✓</source>
        <translation>✓</translation>
    </message>
    <message>
        <source>✗</source>
        <translation>✗</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>nessuna risposta</translation>
    </message>
</context>
<context>
    <name>TogetherTrack</name>
    <message>
        <source>%1 · steps %2 | %3</source>
        <translation>%1 · passi %2 | %3</translation>
    </message>
    <message>
        <source>Left: %1
Right: %2</source>
        <translation>A sinistra: %1
A destra: %2</translation>
    </message>
    <message>
        <source>both at %1</source>
        <translation>entrambi a %1</translation>
    </message>
    <message>
        <source>both before the first step</source>
        <translation>entrambi prima del primo passo</translation>
    </message>
    <message>
        <source>both: %1 done</source>
        <translation>entrambi: %1 fatto</translation>
    </message>
    <message>
        <source>on to %1</source>
        <translation>avanti a %1</translation>
    </message>
    <message>
        <source>steps %1 | %2</source>
        <translation>passi %1 | %2</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>fine</translation>
    </message>
</context>
<context>
    <name>Track</name>
    <message>
        <source>%1 · cell %2</source>
        <translation>%1 · cella %2</translation>
    </message>
    <message>
        <source>%1 · step %2 of %3</source>
        <translation>%1 · passo %2 di %3</translation>
    </message>
    <message>
        <source>It stays the same for the next %1 steps.</source>
        <translation>Resta uguale per i prossimi %1 passi.</translation>
    </message>
    <message>
        <source>It stays the same to the end.</source>
        <translation>Resta uguale fino alla fine.</translation>
    </message>
    <message>
        <source>The value in this column stays the same to the last row.</source>
        <translation>Il valore in questa colonna resta uguale fino all&apos;ultima riga.</translation>
    </message>
    <message>
        <source>This step changes no cell.</source>
        <translation>Questo passo non cambia alcuna cella.</translation>
    </message>
    <message>
        <source>This step computes no cell.</source>
        <translation>Questo passo non calcola alcuna cella.</translation>
    </message>
    <message>
        <source>answer · %1</source>
        <translation>risposta · %1</translation>
    </message>
    <message>
        <source>before the first cell</source>
        <translation>prima della prima cella</translation>
    </message>
    <message>
        <source>before the first step</source>
        <translation>prima del primo passo</translation>
    </message>
    <message>
        <source>initialise · %1</source>
        <translation>inizializzazione · %1</translation>
    </message>
    <message>
        <source>row %1 of %2</source>
        <translation>riga %1 di %2</translation>
    </message>
    <message>
        <source>way back · %1</source>
        <translation>percorso a ritroso · %1</translation>
    </message>
</context>
<context>
    <name>WarpTrack</name>
    <message>
        <source>Nothing has run yet.</source>
        <translation>Non è ancora stato eseguito niente.</translation>
    </message>
    <message>
        <source>The same lanes are active to the end.</source>
        <translation>Le stesse lane restano attive fino alla fine.</translation>
    </message>
    <message>
        <source>The warp does not write there again.</source>
        <translation>Il warp non scrive più lì.</translation>
    </message>
    <message>
        <source>This instruction touches no cell.</source>
        <translation>Questa istruzione non tocca alcuna cella.</translation>
    </message>
    <message>
        <source>barrier</source>
        <translation>barriera</translation>
    </message>
    <message>
        <source>before the first instruction</source>
        <translation>prima della prima istruzione</translation>
    </message>
    <message>
        <source>cells written</source>
        <translation>celle scritte</translation>
    </message>
    <message>
        <source>instruction %1 of %2 · line %3</source>
        <translation>istruzione %1 di %2 · riga %3</translation>
    </message>
</context>
<context>
    <name>errata</name>
    <message>
        <source>
**%1.** *Printed:* %2 *Right:* %3
</source>
        <translation>
**%1.** *Stampato:* %2 *Corretto:* %3
</translation>
    </message>
</context>
<context>
    <name>ks::ui::AddDialog</name>
    <message>
        <source>Its title</source>
        <translation>Titolo della lezione</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Immagine</translation>
    </message>
    <message>
        <source>Add to lesson</source>
        <translation>Aggiungi alla lezione</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>New lesson</source>
        <translation>Nuova lezione</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lezione</translation>
    </message>
    <message>
        <source>Heading of the step</source>
        <translation>Intestazione del passo</translation>
    </message>
    <message>
        <source>What you say to it</source>
        <translation>Commento a voce</translation>
    </message>
    <message>
        <source>My lesson</source>
        <translation>La mia lezione</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>What you say to it (Markdown)</source>
        <translation>Commento a voce (Markdown)</translation>
    </message>
    <message>
        <source>The source</source>
        <translation>Il codice</translation>
    </message>
    <message>
        <source>What memory moves</source>
        <translation>Che cosa sposta la memoria</translation>
    </message>
    <message>
        <source>The lanes</source>
        <translation>Le lane</translation>
    </message>
    <message>
        <source>The source and what was found</source>
        <translation>Il codice e le segnalazioni</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Passo %1</translation>
    </message>
</context>
<context>
    <name>ks::ui::AddExercise</name>
    <message>
        <source>Each gets another instance of this size</source>
        <translation>A ognuno un&apos;altra istanza di queste dimensioni</translation>
    </message>
    <message>
        <source>Add to a sheet of exercises</source>
        <translation>Aggiungi a un foglio di esercizi</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titolo</translation>
    </message>
    <message>
        <source>Questions, from here on</source>
        <translation>Domande, da qui in poi</translation>
    </message>
    <message>
        <source>Points for each</source>
        <translation>Punti per ognuna</translation>
    </message>
    <message>
        <source>Answers to the sheet are due</source>
        <translation>Le risposte al foglio hanno una scadenza</translation>
    </message>
</context>
<context>
    <name>ks::ui::AnswerEditor</name>
    <message>
        <source>row %1, column %2</source>
        <translation>riga %1, colonna %2</translation>
    </message>
    <message>
        <source>The cell</source>
        <translation>La cella</translation>
    </message>
    <message>
        <source>The number</source>
        <translation>Il numero</translation>
    </message>
    <message>
        <source>row, column</source>
        <translation>riga, colonna</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un numero</translation>
    </message>
    <message>
        <source>Click the cell in the picture, or type its row and column</source>
        <translation>Fare clic sulla cella nell&apos;immagine, oppure scriverne riga e colonna</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tutte</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>Invert</source>
        <translation>Inverti</translation>
    </message>
    <message>
        <source>The numbers, as 0-7, 9</source>
        <translation>I numeri, come 0-7, 9</translation>
    </message>
    <message>
        <source>0-7, 9</source>
        <translation>0-7, 9</translation>
    </message>
</context>
<context>
    <name>ks::ui::AnswerView</name>
    <message>
        <source>exactly %1</source>
        <translation>esattamente %1</translation>
    </message>
    <message>
        <source>weight %1 of %2</source>
        <translation>peso %1 su %2</translation>
    </message>
    <message>
        <source>weight %1</source>
        <translation>peso %1</translation>
    </message>
    <message>
        <source>the check failed</source>
        <translation>la verifica è fallita</translation>
    </message>
    <message>
        <source>checked: legal, and sums as stated</source>
        <translation>verificato: ammissibile, con le somme dichiarate</translation>
    </message>
    <message>
        <source>checked: %1</source>
        <translation>verificato: %1</translation>
    </message>
    <message>
        <source>1 launch</source>
        <translation>1 lancio</translation>
    </message>
    <message>
        <source>%1 launches</source>
        <translation>%1 lanci</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Risposta</translation>
    </message>
    <message>
        <source>Select a run to see its answer.</source>
        <translation>Selezionare un&apos;esecuzione per vederne la risposta.</translation>
    </message>
    <message>
        <source>of %1, as it was then</source>
        <translation>di %1, com&apos;era allora</translation>
    </message>
    <message>
        <source>Chosen: %1</source>
        <translation>Scelti: %1</translation>
    </message>
    <message>
        <source>the variant answers no question</source>
        <translation>la variante non risponde a una domanda</translation>
    </message>
    <message>
        <source>value %1</source>
        <translation>valore %1</translation>
    </message>
    <message>
        <source>exactly %1, in %2</source>
        <translation>esattamente %1, in %2</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>al massimo %1</translation>
    </message>
</context>
<context>
    <name>ks::ui::AskKinds</name>
    <message>
        <source>What is asked about</source>
        <translation>Su che cosa si chiede</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Tutti i tipi</translation>
    </message>
    <message>
        <source>1 kind</source>
        <translation>1 tipo</translation>
    </message>
    <message>
        <source>%1 kinds</source>
        <translation>%1 tipi</translation>
    </message>
    <message>
        <source>Choose what is asked about; the score begins again</source>
        <translation>Scegliere su che cosa si chiede; il punteggio ricomincia</translation>
    </message>
    <message>
        <source>Asked about: %1</source>
        <translation>Si chiede: %1</translation>
    </message>
</context>
<context>
    <name>ks::ui::Asking</name>
    <message>
        <source>The sheet to add it to</source>
        <translation>Il foglio a cui aggiungerlo</translation>
    </message>
    <message>
        <source>Sheets of exercises (*.json)</source>
        <translation>Fogli di esercizi (*.json)</translation>
    </message>
    <message>
        <source>Added as exercise %1 of the sheet.</source>
        <translation>Aggiunto come esercizio %1 del foglio.</translation>
    </message>
    <message>
        <source>This trace was opened from a file. Trace the kernel here to put it on a sheet.</source>
        <translation>Questa traccia è stata aperta da un file. Tracciare qui il kernel per metterlo su un foglio.</translation>
    </message>
    <message>
        <source>Nothing can be asked here: no step is one decision that one could foresee.</source>
        <translation>Qui non si può chiedere nulla: nessun passo è una singola decisione che si possa prevedere.</translation>
    </message>
    <message>
        <source>It asks about one alone: it waits while two are side by side.</source>
        <translation>Chiede di uno solo: finché ce ne sono due fianco a fianco, aspetta.</translation>
    </message>
    <message>
        <source>Wait until %1 is written.</source>
        <translation>Attendere che %1 sia scritto.</translation>
    </message>
</context>
<context>
    <name>ks::ui::AudienceWindow</name>
    <message>
        <source>What the audience sees</source>
        <translation>Che cosa vede il pubblico</translation>
    </message>
    <message>
        <source>Knapscope: the audience&apos;s picture</source>
        <translation>Knapscope: l&apos;immagine per il pubblico</translation>
    </message>
    <message>
        <source>Nothing to show yet</source>
        <translation>Ancora niente da mostrare</translation>
    </message>
</context>
<context>
    <name>ks::ui::CampaignModel</name>
    <message>
        <source>%1 to %2</source>
        <translation>da %1 a %2</translation>
    </message>
    <message>
        <source>, seed %1</source>
        <translation>, seme %1</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Emulator</source>
        <translation>Emulatore</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>emulated %1</source>
        <translation>emulato: %1</translation>
    </message>
    <message>
        <source>✓ legal</source>
        <translation>✓ ammissibile</translation>
    </message>
    <message>
        <source>Instance</source>
        <translation>Istanza</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parametri</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dove</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Mediana</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Dispersione</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Risposta</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Verifica</translation>
    </message>
    <message>
        <source>How long the emulator took. It says nothing about a GPU.</source>
        <translation>Il tempo impiegato dall&apos;emulatore. Non dice nulla di una GPU.</translation>
    </message>
    <message>
        <source>Median (ms)</source>
        <translation>Mediana (ms)</translation>
    </message>
</context>
<context>
    <name>ks::ui::CampaignRun</name>
    <message>
        <source>%1, warm-up %2: %3</source>
        <translation>%1, riscaldamento %2: %3</translation>
    </message>
    <message>
        <source>%1, repetition %2: %3</source>
        <translation>%1, ripetizione %2: %3</translation>
    </message>
    <message>
        <source>emulated %1</source>
        <translation>emulato: %1</translation>
    </message>
</context>
<context>
    <name>ks::ui::CampaignView</name>
    <message>
        <source>%1 repetitions after a warm-up</source>
        <translation>%1 ripetizioni dopo un riscaldamento</translation>
    </message>
    <message>
        <source>%1 repetitions after %2 warm-ups</source>
        <translation>%1 ripetizioni dopo %2 riscaldamenti</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Scegli…</translation>
    </message>
    <message>
        <source>Compare these results</source>
        <translation>Confronta questi risultati</translation>
    </message>
    <message>
        <source>Campaigns</source>
        <translation>Campagne</translation>
    </message>
    <message>
        <source>Open a campaign…</source>
        <translation>Apri una campagna…</translation>
    </message>
    <message>
        <source>Results go to</source>
        <translation>Risultati in</translation>
    </message>
    <message>
        <source>Progress of the campaign</source>
        <translation>Avanzamento della campagna</translation>
    </message>
    <message>
        <source>Finished rows</source>
        <translation>Righe completate</translation>
    </message>
    <message>
        <source>Results (*.json)</source>
        <translation>Risultati (*.json)</translation>
    </message>
    <message>
        <source>It holds something else: choose another name.</source>
        <translation>Contiene altro: scegliere un altro nome.</translation>
    </message>
    <message>
        <source>A new file: each finished row is written to it at once.</source>
        <translation>Un file nuovo: ogni riga completata vi viene scritta subito.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Misura</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>ancora %1</translation>
    </message>
    <message>
        <source>just begun</source>
        <translation>appena iniziato</translation>
    </message>
    <message>
        <source>Cancelled; %1 are kept</source>
        <translation>Annullato; conservate: %1</translation>
    </message>
    <message>
        <source>Stopped; %1 are kept</source>
        <translation>Interrotto; conservate: %1</translation>
    </message>
    <message>
        <source>Finished: %1</source>
        <translation>Finito: %1</translation>
    </message>
    <message>
        <source>%1 × %2 = %3</source>
        <translation>%1 × %2 = %3</translation>
    </message>
    <message>
        <source>%1 instance</source>
        <translation>%1 istanza</translation>
    </message>
    <message>
        <source>%1 instances</source>
        <translation>%1 istanze</translation>
    </message>
    <message>
        <source>%1 run</source>
        <translation>%1 esecuzione</translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation>%1 esecuzioni</translation>
    </message>
    <message>
        <source>%1 row</source>
        <translation>%1 riga</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 righe</translation>
    </message>
    <message>
        <source>It holds %1 of %2 row, which is kept.</source>
        <translation>Contiene %1 di %2 riga, che si conserva.</translation>
    </message>
    <message>
        <source>It holds %1 of %2 rows, which are kept.</source>
        <translation>Contiene %1 di %2 righe, che si conservano.</translation>
    </message>
    <message>
        <source>%1 of %2 row</source>
        <translation>%1 di %2 riga</translation>
    </message>
    <message>
        <source>%1 of %2 rows</source>
        <translation>%1 di %2 righe</translation>
    </message>
</context>
<context>
    <name>ks::ui::Canvas</name>
    <message>
        <source>Picture</source>
        <translation>Immagine</translation>
    </message>
</context>
<context>
    <name>ks::ui::CellMarks</name>
    <message>
        <source>Right: columns %1.</source>
        <translation>Giusto: colonne %1.</translation>
    </message>
    <message>
        <source>Wrong: columns %1.</source>
        <translation>Sbagliato: colonne %1.</translation>
    </message>
    <message>
        <source>Chosen: row %1, column %2.</source>
        <translation>Scelta: riga %1, colonna %2.</translation>
    </message>
    <message>
        <source>Right: row %1, column %2.</source>
        <translation>Giusto: riga %1, colonna %2.</translation>
    </message>
    <message>
        <source>Wrong: row %1, column %2.</source>
        <translation>Sbagliato: riga %1, colonna %2.</translation>
    </message>
</context>
<context>
    <name>ks::ui::ChartBar</name>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Più lento</translation>
    </message>
    <message>
        <source>Half as fast</source>
        <translation>A metà velocità</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Più veloce</translation>
    </message>
    <message>
        <source>Twice as fast</source>
        <translation>A velocità doppia</translation>
    </message>
    <message>
        <source>Theory</source>
        <translation>Teoria</translation>
    </message>
    <message>
        <source>Why it is no fuller: this launch on the Occupancy page</source>
        <translation>Perché non è più pieno: questo lancio nella pagina «Occupazione»</translation>
    </message>
    <message>
        <source>Zoom into the time (+, the wheel, or drag across the chart)</source>
        <translation>Ingrandisci il tempo (+, la rotellina, o trascinando sul grafico)</translation>
    </message>
    <message>
        <source>Zoom out of the time (-)</source>
        <translation>Riduci il tempo (-)</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tutto</translation>
    </message>
    <message>
        <source>All of the time (0, or a double click)</source>
        <translation>Tutto il tempo (0, o un doppio clic)</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Ingrandisci</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Riduci</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Riproduci</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>The picture stands; data go on</source>
        <translation>L&apos;immagine è ferma; i dati continuano</translation>
    </message>
    <message>
        <source>Play in slow motion</source>
        <translation>Riproduci al rallentatore</translation>
    </message>
    <message>
        <source>Show what came meanwhile</source>
        <translation>Mostra ciò che è arrivato nel frattempo</translation>
    </message>
</context>
<context>
    <name>ks::ui::ChoicesModel</name>
    <message>
        <source>Choice</source>
        <translation>Scelta</translation>
    </message>
</context>
<context>
    <name>ks::ui::ComparePage</name>
    <message>
        <source>Open results…</source>
        <translation>Apri risultati…</translation>
    </message>
    <message>
        <source>Recorded there</source>
        <translation>Registrati lì</translation>
    </message>
    <message>
        <source>Instance</source>
        <translation>Istanza</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>Speedup</source>
        <translation>Accelerazione</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Riferimento</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>Asse</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Lineare</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>In papers</source>
        <translation>Negli articoli</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Scelte</translation>
    </message>
    <message>
        <source>Show or hide what is compared, and how</source>
        <translation>Mostra o nascondi che cosa si confronta, e come</translation>
    </message>
    <message>
        <source>Printed in papers</source>
        <translation>Stampato negli articoli</translation>
    </message>
    <message>
        <source>Figures that the papers print in text and tables, beside the same comparison here</source>
        <translation>I numeri che gli articoli riportano nel testo e nelle tabelle, accanto allo stesso confronto fatto qui</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>Stampato</translation>
    </message>
    <message>
        <source>Nothing to compare yet</source>
        <translation>Ancora niente da confrontare</translation>
    </message>
    <message>
        <source>Run some variants on one instance, or open the results file of a campaign.</source>
        <translation>Eseguire alcune varianti su un&apos;istanza, oppure aprire il file dei risultati di una campagna.</translation>
    </message>
    <message>
        <source>Run variants</source>
        <translation>Esegui varianti</translation>
    </message>
    <message>
        <source>All, usual settings</source>
        <translation>Tutti, impostazioni consuete</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Times go from the instance in host memory to the checked answer</source>
        <translation>I tempi vanno dall&apos;istanza nella memoria dell&apos;host alla risposta verificata</translation>
    </message>
    <message>
        <source>Kernel times: the stages that compute, without copies and way back</source>
        <translation>Tempi dei kernel: le fasi di calcolo, senza copie e percorso a ritroso</translation>
    </message>
    <message>
        <source>Times of one stage of the runs</source>
        <translation>Tempi di una fase delle esecuzioni</translation>
    </message>
    <message>
        <source>A number that the runs report of themselves</source>
        <translation>Un numero che le esecuzioni riportano di sé</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Kernel speedup</source>
        <translation>Accelerazione dei kernel</translation>
    </message>
    <message>
        <source>Kernel time</source>
        <translation>Tempo dei kernel</translation>
    </message>
    <message>
        <source>Time of %1</source>
        <translation>Tempo: %1</translation>
    </message>
    <message>
        <source>Speedup of %1</source>
        <translation>Accelerazione: %1</translation>
    </message>
    <message>
        <source>%1 · kernel time</source>
        <translation>%1 · tempo dei kernel</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Kernel times with the copies of input and results, without the way back</source>
        <translation>Tempi dei kernel con le copie dei dati e dei risultati, senza il percorso a ritroso</translation>
    </message>
    <message>
        <source>%1 · kernel time with copies</source>
        <translation>%1 · tempo dei kernel con le copie</translation>
    </message>
    <message>
        <source>One, the most complete</source>
        <translation>Uno, il più completo</translation>
    </message>
    <message>
        <source>Kernel speedup with copies</source>
        <translation>Accelerazione dei kernel con le copie</translation>
    </message>
    <message>
        <source>Kernel time with copies</source>
        <translation>Tempo dei kernel con le copie</translation>
    </message>
    <message>
        <source>The recorded results are being read…</source>
        <translation>Lettura dei risultati registrati in corso…</translation>
    </message>
</context>
<context>
    <name>ks::ui::CompareSide</name>
    <message>
        <source>Set as baseline</source>
        <translation>Imposta come riferimento</translation>
    </message>
    <message>
        <source>Compare the other runs with this one</source>
        <translation>Confronta le altre esecuzioni con questa</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Salva…</translation>
    </message>
    <message>
        <source>Save this run with all that was told of it</source>
        <translation>Salva questa esecuzione con tutto ciò che ne è stato riferito</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>Open a run that was saved, or replay one that ships with the program</source>
        <translation>Apri un&apos;esecuzione salvata, o riproduci una di quelle fornite con il programma</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Rimuovi</translation>
    </message>
    <message>
        <source>Forget this run; a file of it stays</source>
        <translation>Dimentica questa esecuzione; un suo file resta</translation>
    </message>
    <message>
        <source>A file…</source>
        <translation>Un file…</translation>
    </message>
    <message>
        <source>Watched runs of this session</source>
        <translation>Esecuzioni osservate di questa sessione</translation>
    </message>
    <message>
        <source>No baseline</source>
        <translation>Nessun riferimento</translation>
    </message>
</context>
<context>
    <name>ks::ui::ConcurrencyPage</name>
    <message>
        <source>Plan</source>
        <translation>Pianifica</translation>
    </message>
    <message>
        <source>One of the %1 multiprocessors (SMs) of a %2</source>
        <translation>Uno dei %1 multiprocessori (SM) di una %2</translation>
    </message>
    <message>
        <source>One of %1 multiprocessors (SMs)</source>
        <translation>Uno di %1 multiprocessori (SM)</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>On one multiprocessor (%1)</source>
        <translation>Su un multiprocessore (%1)</translation>
    </message>
    <message>
        <source>Step through…</source>
        <translation>Passo per passo…</translation>
    </message>
    <message>
        <source>How a plan is found, step by step, on the Step page</source>
        <translation>Come si trova un piano, passo per passo, nella pagina «Passo»</translation>
    </message>
    <message>
        <source>Finds out which kernels run at the same time, and how they are launched</source>
        <translation>Determina quali kernel girano insieme e come vengono lanciati</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>Show or hide the tables of the kernels and of their launches</source>
        <translation>Mostra o nascondi le tabelle dei kernel e dei loro lanci</translation>
    </message>
    <message>
        <source>One of each</source>
        <translation>Uno di ciascuno</translation>
    </message>
    <message>
        <source>A copy of each kernel, each in as few blocks as can be</source>
        <translation>Una copia di ogni kernel, ciascuna nel minor numero possibile di blocchi</translation>
    </message>
    <message>
        <source>Launches on one multiprocessor</source>
        <translation>Lanci su un multiprocessore</translation>
    </message>
    <message>
        <source>What the launches take of one multiprocessor</source>
        <translation>Quanto i lanci occupano di un multiprocessore</translation>
    </message>
    <message>
        <source>What a warp of each kernel takes of a multiprocessor</source>
        <translation>Quanto un warp di ogni kernel occupa di un multiprocessore</translation>
    </message>
    <message>
        <source>The batches of the plan</source>
        <translation>I lotti del piano</translation>
    </message>
    <message>
        <source>How it is planned</source>
        <translation>Come si pianifica</translation>
    </message>
    <message>
        <source>Plan by</source>
        <translation>Pianifica con</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Immagine</translation>
    </message>
    <message>
        <source>What is drawn</source>
        <translation>Che cosa si disegna</translation>
    </message>
    <message>
        <source>One multiprocessor</source>
        <translation>Un multiprocessore</translation>
    </message>
    <message>
        <source>What a warp takes (Figure 2)</source>
        <translation>Quanto occupa un warp (figura 2)</translation>
    </message>
    <message>
        <source>What ran together: the timeline</source>
        <translation>Che cosa girava insieme: la linea del tempo</translation>
    </message>
    <message>
        <source>What planning won: measured speed-ups</source>
        <translation>Quanto si guadagna pianificando: accelerazioni misurate</translation>
    </message>
    <message>
        <source>How far planning is</source>
        <translation>A che punto è la pianificazione</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Planning…</source>
        <translation>Pianificazione in corso…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Apri…</translation>
    </message>
    <message>
        <source>No kernels to run together yet</source>
        <translation>Ancora nessun kernel da far girare insieme</translation>
    </message>
    <message>
        <source>Take one of these mixes of kernels, or open a file of your own: the page plans which of them run on a GPU at the same time.</source>
        <translation>Prendere una di queste combinazioni di kernel, o aprire un proprio file: la pagina pianifica quali di essi girano insieme su una GPU.</translation>
    </message>
    <message>
        <source>There is nothing to plan in this</source>
        <translation>Qui non c&apos;è niente da pianificare</translation>
    </message>
    <message>
        <source>What is open is not a mix of kernels. Take one of these, which replaces what is open, or open a file.</source>
        <translation>Ciò che è aperto non è una combinazione di kernel. Prendere una di queste, che lo sostituisce, o aprire un file.</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>Lanci</translation>
    </message>
</context>
<context>
    <name>ks::ui::CourseDialog</name>
    <message>
        <source>All</source>
        <translation>Tutte</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>Apri nel browser</translation>
    </message>
    <message>
        <source>Publish…</source>
        <translation>Pubblica…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Publish course</source>
        <translation>Pubblica corso</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lezioni</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>the reader&apos;s</source>
        <translation>quello di chi legge</translation>
    </message>
    <message>
        <source>Lessons done</source>
        <translation>Lezioni pronte</translation>
    </message>
    <message>
        <source>A folder with a web site in all languages: contents, lessons with their questions, a search. It needs no server and no network, and works on any web server as well.</source>
        <translation>Una cartella con un sito web in tutte le lingue: indice, lezioni con le loro domande, una ricerca. Non ha bisogno di un server né di una rete, e funziona anche su qualsiasi server web.</translation>
    </message>
    <message>
        <source>The course as a web site</source>
        <translation>Il corso come sito web</translation>
    </message>
    <message>
        <source>Where to put the folder %1</source>
        <translation>Dove mettere la cartella %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Cancelled; nothing was written.</source>
        <translation>Annullato; non è stato scritto nulla.</translation>
    </message>
</context>
<context>
    <name>ks::ui::Desk</name>
    <message>
        <source>The language changes as soon as nothing is being computed or read and no dialog is open.</source>
        <translation>La lingua cambia appena non si calcola né si legge più nulla e nessuna finestra di dialogo è aperta.</translation>
    </message>
    <message>
        <source>Knapscope changes its language: %1</source>
        <translation>Knapscope cambia lingua: %1</translation>
    </message>
    <message>
        <source>Keys that you pressed while the language changed had no effect.</source>
        <translation>I tasti premuti durante il cambio di lingua non hanno avuto effetto.</translation>
    </message>
</context>
<context>
    <name>ks::ui::DockPart</name>
    <message>
        <source>At the &amp;left</source>
        <translation>A &amp;sinistra</translation>
    </message>
    <message>
        <source>At the &amp;right</source>
        <translation>A &amp;destra</translation>
    </message>
    <message>
        <source>At the &amp;bottom</source>
        <translation>In &amp;basso</translation>
    </message>
    <message>
        <source>In a &amp;window of its own</source>
        <translation>In una &amp;finestra propria</translation>
    </message>
    <message>
        <source>&amp;Shown</source>
        <translation>&amp;Mostrato</translation>
    </message>
</context>
<context>
    <name>ks::ui::DockTitle</name>
    <message>
        <source>Where this part shall be; its title can be dragged, too</source>
        <translation>Dove mettere questa parte; si può anche trascinarne il titolo</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Sposta %1</translation>
    </message>
</context>
<context>
    <name>ks::ui::ExportDialog</name>
    <message>
        <source>Width</source>
        <translation>Larghezza</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Altezza</translation>
    </message>
    <message>
        <source>Export view</source>
        <translation>Esporta vista</translation>
    </message>
    <message>
        <source>%1 dots per inch</source>
        <translation>%1 punti per pollice</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Formato</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Dimensioni</translation>
    </message>
    <message>
        <source>&amp;Resolution</source>
        <translation>&amp;Risoluzione</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Esporta…</translation>
    </message>
    <message>
        <source>%1 × %2 pixels are too many: take a smaller size or resolution.</source>
        <translation>%1 × %2 pixel sono troppi: scegliere dimensioni o risoluzione minori.</translation>
    </message>
    <message>
        <source>The file has %1 × %2 pixels.</source>
        <translation>Il file ha %1 × %2 pixel.</translation>
    </message>
    <message>
        <source>A drawing: it is sharp at any size.</source>
        <translation>Un disegno: è nitido a qualsiasi dimensione.</translation>
    </message>
    <message>
        <source>The numbers behind the view, with a line of headings.</source>
        <translation>I numeri dietro la vista, con una riga di intestazioni.</translation>
    </message>
    <message>
        <source>What the view needs, %1 × %2</source>
        <translation>Quanto serve alla vista, %1 × %2</translation>
    </message>
</context>
<context>
    <name>ks::ui::FileCommands</name>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened here.</source>
        <translation>%1 è stato modificato da un altro programma da quando è stato aperto qui.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Salva con nome…</translation>
    </message>
    <message>
        <source>Overwrite it</source>
        <translation>Sovrascrivi</translation>
    </message>
    <message>
        <source>Open it, without the edits made here</source>
        <translation>Apri, senza le modifiche fatte qui</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Salva con nome</translation>
    </message>
    <message>
        <source>Instances (*.knapscope.json)</source>
        <translation>Istanze (*.knapscope.json)</translation>
    </message>
    <message>
        <source>Knapscope</source>
        <translation>Knapscope</translation>
    </message>
    <message>
        <source>“%1” has edits that are not saved.</source>
        <translation>«%1» ha modifiche non salvate.</translation>
    </message>
    <message>
        <source>%1 files at once are too many: the first %2 were opened, each in a window of its own.</source>
        <translation>%1 file insieme sono troppi: i primi %2 sono stati aperti, ognuno in una finestra propria.</translation>
    </message>
    <message>
        <source>Another instance</source>
        <translation>Altra istanza</translation>
    </message>
    <message>
        <source>Seed of the draw:</source>
        <translation>Seme dell&apos;estrazione:</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvato come %1.</translation>
    </message>
    <message>
        <source>Not all was read: %1.</source>
        <translation>Non tutto è stato letto: %1.</translation>
    </message>
    <message>
        <source>Not all of %1 was read: %2.</source>
        <translation>Non tutto in %1 è stato letto: %2.</translation>
    </message>
    <message>
        <source>Instances, results, campaigns, traces, watched runs and sessions (*.json *.csv *.xlsx *.ods *.txt *.kp *.in *.kstrace *.knapscope-session);;All files (*)</source>
        <translation>Istanze, risultati, campagne, tracce, esecuzioni osservate e sessioni (*.json *.csv *.xlsx *.ods *.txt *.kp *.in *.kstrace *.knapscope-session);;Tutti i file (*)</translation>
    </message>
</context>
<context>
    <name>ks::ui::FilterBox</name>
    <message>
        <source>Type a part of a name to filter the list</source>
        <translation>Scrivere una parte di un nome per filtrare l&apos;elenco</translation>
    </message>
</context>
<context>
    <name>ks::ui::GenerateDialog</name>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seme</translation>
    </message>
    <message>
        <source>Generate from preset</source>
        <translation>Genera da modello</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Modello</translation>
    </message>
    <message>
        <source>The same preset, settings and seed give the same instance everywhere.</source>
        <translation>Lo stesso modello, con le stesse impostazioni e lo stesso seme, dà ovunque la stessa istanza.</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>Genera</translation>
    </message>
    <message>
        <source>without a paper</source>
        <translation>senza articolo</translation>
    </message>
</context>
<context>
    <name>ks::ui::GradedTable</name>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>(not graded)</source>
        <translation>(non valutato)</translation>
    </message>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Osservazioni</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Possible points</source>
        <translation>Punti possibili</translation>
    </message>
    <message>
        <source>Misconceptions</source>
        <translation>Equivoci</translation>
    </message>
    <message>
        <source>Exported</source>
        <translation>Esportato</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>In ritardo</translation>
    </message>
    <message>
        <source>late</source>
        <translation>in ritardo</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>Ripete</translation>
    </message>
    <message>
        <source>Edited</source>
        <translation>Modificato</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>modificato</translation>
    </message>
</context>
<context>
    <name>ks::ui::GradingWindow</name>
    <message>
        <source>Files: %1. Not graded: %2. Late: %3. Repeated: %4. Edited: %5.</source>
        <translation>File: %1. Non valutati: %2. In ritardo: %3. Ripetuti: %4. Modificati: %5.</translation>
    </message>
    <message>
        <source>Sheet…</source>
        <translation>Foglio…</translation>
    </message>
    <message>
        <source>Choose the sheet of exercises</source>
        <translation>Scegli il foglio di esercizi</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>Cartella…</translation>
    </message>
    <message>
        <source>Choose the folder of answer files</source>
        <translation>Scegli la cartella dei file di risposte</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Cancel the grading</source>
        <translation>Annulla la valutazione</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>Esporta CSV…</translation>
    </message>
    <message>
        <source>Export the table as CSV</source>
        <translation>Esporta la tabella come CSV</translation>
    </message>
    <message>
        <source>Graded files</source>
        <translation>File valutati</translation>
    </message>
    <message>
        <source>Answers by file</source>
        <translation>Risposte per file</translation>
    </message>
    <message>
        <source>Grade answers</source>
        <translation>Valuta risposte</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>The sheet that the class has done</source>
        <translation>Il foglio che la classe ha svolto</translation>
    </message>
    <message>
        <source>The folder with the answer files of the class</source>
        <translation>La cartella con i file di risposte della classe</translation>
    </message>
    <message>
        <source>The sheet of exercises</source>
        <translation>Il foglio di esercizi</translation>
    </message>
    <message>
        <source>Sheets of exercises (*.json);;All files (*)</source>
        <translation>Fogli di esercizi (*.json);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>The folder of answer files</source>
        <translation>La cartella dei file di risposte</translation>
    </message>
    <message>
        <source>Choose the sheet and the folder.</source>
        <translation>Scegliere il foglio e la cartella.</translation>
    </message>
    <message>
        <source>The grading was cancelled. Choose the folder to begin again.</source>
        <translation>La valutazione è stata annullata. Scegliere la cartella per ricominciare.</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>File CSV (*.csv)</translation>
    </message>
    <message>
        <source>%1 was written.</source>
        <translation>%1 è stato scritto.</translation>
    </message>
</context>
<context>
    <name>ks::ui::HardwareCounts</name>
    <message>
        <source>The driver lets only administrators read the counters of %1. To open them, let an administrator run: echo &apos;options nvidia NVreg_RestrictProfilingToAdminUsers=0&apos; | sudo tee /etc/modprobe.d/nvidia-counters.conf &amp;&amp; sudo update-initramfs -u, and restart the machine.</source>
        <translation>Il driver lascia leggere i contatori di %1 solo agli amministratori. Per renderli accessibili, un amministratore deve eseguire: echo &apos;options nvidia NVreg_RestrictProfilingToAdminUsers=0&apos; | sudo tee /etc/modprobe.d/nvidia-counters.conf &amp;&amp; sudo update-initramfs -u, e riavviare la macchina.</translation>
    </message>
    <message>
        <source>Not counted by the hardware yet: press Count on the GPU.</source>
        <translation>Non ancora contato dall&apos;hardware: premere «Conta sulla GPU».</translation>
    </message>
    <message>
        <source>The solving program has not said yet which GPUs there are.</source>
        <translation>Il programma risolutore non ha ancora detto quali GPU ci sono.</translation>
    </message>
    <message>
        <source>No GPU is at hand whose hardware could count: %1. Choose a machine that has one: Edit, Other machines.</source>
        <translation>Non c&apos;è una GPU il cui hardware possa contare: %1. Scegliere una macchina che ne abbia una: Modifica, Altre macchine.</translation>
    </message>
    <message>
        <source>%1 does not run on a GPU here, so no hardware can count it.</source>
        <translation>%1 qui non gira su una GPU, quindi nessun hardware può contarlo.</translation>
    </message>
    <message>
        <source>The kernel</source>
        <translation>Il kernel</translation>
    </message>
    <message>
        <source>counting %1 on %2</source>
        <translation>conteggio di %1 su %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ks::ui::HeaderBar</name>
    <message>
        <source>What is open</source>
        <translation>Che cosa è aperto</translation>
    </message>
    <message>
        <source>Where kernels run</source>
        <translation>Dove girano i kernel</translation>
    </message>
    <message>
        <source>Where kernels run. The emulator runs the same source on the CPU and counts what it does; its times say nothing about a GPU.</source>
        <translation>Dove girano i kernel. L&apos;emulatore esegue lo stesso codice sulla CPU e conta ciò che fa; i suoi tempi non dicono nulla di una GPU.</translation>
    </message>
    <message>
        <source>On which machine runs are made</source>
        <translation>Su quale macchina si fanno le esecuzioni</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Presenta</translation>
    </message>
    <message>
        <source>Give the whole screen to the page, or a second screen to the audience</source>
        <translation>Dà tutto lo schermo alla pagina, o un secondo schermo al pubblico</translation>
    </message>
    <message>
        <source>Add to lesson</source>
        <translation>Aggiungi alla lezione</translation>
    </message>
    <message>
        <source>Add the step that is shown to a lesson of your own</source>
        <translation>Aggiunge il passo mostrato a una propria lezione</translation>
    </message>
    <message>
        <source>CPU only</source>
        <translation>Solo CPU</translation>
    </message>
    <message>
        <source>Emulator</source>
        <translation>Emulatore</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Questo computer</translation>
    </message>
    <message>
        <source>Runs on %1</source>
        <translation>Esegue su %1</translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>questo computer</translation>
    </message>
    <message>
        <source>Other machines…</source>
        <translation>Altre macchine…</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>non salvato</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>ks::ui::HelpWindow</name>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Back to where you came from (%1)</source>
        <translation>Torna al punto di provenienza (%1)</translation>
    </message>
    <message>
        <source>Manual – Knapscope</source>
        <translation>Manuale – Knapscope</translation>
    </message>
    <message>
        <source>Text of the manual</source>
        <translation>Testo del manuale</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Cerca nel manuale</translation>
    </message>
    <message>
        <source>Pages of the manual</source>
        <translation>Pagine del manuale</translation>
    </message>
    <message>
        <source>There is no page of this name in the manual.</source>
        <translation>Nel manuale non c&apos;è una pagina con questo nome.</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>Nothing holds these words.</source>
        <translation>Niente contiene queste parole.</translation>
    </message>
</context>
<context>
    <name>ks::ui::HostsDialog</name>
    <message>
        <source>%1; no GPU: %2</source>
        <translation>%1; nessuna GPU: %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>gpuhost</source>
        <translation>gpuhost</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>ssh -o BatchMode=yes gpuhost</source>
        <translation>ssh -o BatchMode=yes gpuhost</translation>
    </message>
    <message>
        <source>Program there</source>
        <translation>Programma remoto</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Rimuovi</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Prova</translation>
    </message>
    <message>
        <source>Other machines</source>
        <translation>Altre macchine</translation>
    </message>
    <message>
        <source>Runs can be made on another computer that has knapscope-run. The command carries its standard input and output there: ssh, srun, or a script of yours, with double quotes around what has spaces. Instances travel with it; no file is needed there.</source>
        <translation>Le esecuzioni si possono fare su un altro computer che abbia knapscope-run. Il comando vi porta il proprio ingresso e la propria uscita standard: ssh, srun o uno script proprio, con le virgolette doppie attorno a ciò che contiene spazi. Le istanze viaggiano con esso; là non serve alcun file.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>&amp;Command</source>
        <translation>&amp;Comando</translation>
    </message>
    <message>
        <source>&amp;Program there</source>
        <translation>&amp;Programma remoto</translation>
    </message>
    <message>
        <source>machine</source>
        <translation>macchina</translation>
    </message>
    <message>
        <source>machine %1</source>
        <translation>macchina %1</translation>
    </message>
    <message>
        <source>No other machine is named yet: press Add.</source>
        <translation>Nessun&apos;altra macchina è ancora indicata: premere «Aggiungi».</translation>
    </message>
    <message>
        <source>Name the command first.</source>
        <translation>Indicare prima il comando.</translation>
    </message>
    <message>
        <source>Asking %1…</source>
        <translation>Interrogazione di %1…</translation>
    </message>
    <message>
        <source>It answers: %1.</source>
        <translation>Risponde: %1.</translation>
    </message>
    <message>
        <source>Give this machine a name.</source>
        <translation>Dare un nome a questa macchina.</translation>
    </message>
    <message>
        <source>Give this machine a command.</source>
        <translation>Dare un comando a questa macchina.</translation>
    </message>
    <message>
        <source>Another machine has this name already.</source>
        <translation>Un&apos;altra macchina ha già questo nome.</translation>
    </message>
</context>
<context>
    <name>ks::ui::InstanceFields</name>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>change of the name</source>
        <translation>modifica del nome</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fonte</translation>
    </message>
    <message>
        <source>change of the source</source>
        <translation>modifica della fonte</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>change of the %1</source>
        <translation>modifica (%1)</translation>
    </message>
    <message>
        <source>Unit of %1</source>
        <translation>Unità: %1</translation>
    </message>
    <message>
        <source>change of the unit of %1</source>
        <translation>modifica dell&apos;unità: %1</translation>
    </message>
</context>
<context>
    <name>ks::ui::InstancePage</name>
    <message>
        <source>Solve…</source>
        <translation>Risolvi…</translation>
    </message>
    <message>
        <source>duplication of %1</source>
        <translation>duplicazione (%1)</translation>
    </message>
    <message>
        <source>removal of %1</source>
        <translation>rimozione (%1)</translation>
    </message>
    <message>
        <source>Nothing is open</source>
        <translation>Niente è aperto</translation>
    </message>
    <message>
        <source>Open an instance, drop its file anywhere on this window, or let a preset make one.</source>
        <translation>Aprire un&apos;istanza, trascinarne il file in un punto qualsiasi di questa finestra, o farne creare una da un modello.</translation>
    </message>
    <message>
        <source>New instance</source>
        <translation>Nuova istanza</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 rispetto a %2</translation>
    </message>
    <message>
        <source>All %1 as points, %2 against %3</source>
        <translation>%1 come punti, %2 rispetto a %3</translation>
    </message>
    <message>
        <source>Choose the %1 first.</source>
        <translation>Scegliere prima: %1.</translation>
    </message>
    <message>
        <source>pasting</source>
        <translation>incolla</translation>
    </message>
    <message>
        <source>addition of %1</source>
        <translation>aggiunta (%1)</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppi</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>Grafico</translation>
    </message>
</context>
<context>
    <name>ks::ui::KernelChoices</name>
    <message>
        <source>Another variant beside it</source>
        <translation>Un&apos;altra variante accanto</translation>
    </message>
    <message>
        <source>Blocks traced</source>
        <translation>Blocchi tracciati</translation>
    </message>
    <message>
        <source>All blocks</source>
        <translation>Tutti i blocchi</translation>
    </message>
    <message>
        <source>1 block of each launch</source>
        <translation>1 blocco di ogni lancio</translation>
    </message>
    <message>
        <source>%1 blocks of each launch</source>
        <translation>%1 blocchi di ogni lancio</translation>
    </message>
    <message>
        <source>What the heat in the margin stands for</source>
        <translation>Che cosa indica il calore a margine</translation>
    </message>
    <message>
        <source>Heat: %1</source>
        <translation>Calore: %1</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Da solo</translation>
    </message>
    <message>
        <source>Beside %1</source>
        <translation>Accanto a %1</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Altro</translation>
    </message>
    <message>
        <source>Another variant beside it, and the parameters of the kernel</source>
        <translation>Un&apos;altra variante a fianco e i parametri del kernel</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>Modelled device: the emulator counts as this GPU would</source>
        <translation>Dispositivo modellato: l&apos;emulatore conta come farebbe questa GPU</translation>
    </message>
    <message>
        <source>Modelled: %1</source>
        <translation>Modellato: %1</translation>
    </message>
</context>
<context>
    <name>ks::ui::KernelPage</name>
    <message>
        <source>Trace</source>
        <translation>Traccia</translation>
    </message>
    <message>
        <source>Allow %1 and trace again</source>
        <translation>Consenti %1 e traccia di nuovo</translation>
    </message>
    <message>
        <source>Allow %1 and count again</source>
        <translation>Consenti %1 e conta di nuovo</translation>
    </message>
    <message>
        <source>Save trace…</source>
        <translation>Salva traccia…</translation>
    </message>
    <message>
        <source>Show the wrong cell</source>
        <translation>Mostra la cella errata</translation>
    </message>
    <message>
        <source>Count on the GPU</source>
        <translation>Conta sulla GPU</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Pianificazione</translation>
    </message>
    <message>
        <source>How the launch&apos;s blocks would go over the device: a model</source>
        <translation>Come i blocchi del lancio si distribuirebbero sul dispositivo: un modello</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Contatori</translation>
    </message>
    <message>
        <source>What all launches of the kernel cost together, and what a GPU counted</source>
        <translation>Quanto costano insieme tutti i lanci del kernel, e che cosa ha contato una GPU</translation>
    </message>
    <message>
        <source>Save trace</source>
        <translation>Salva traccia</translation>
    </message>
    <message>
        <source>Traces (*.kstrace)</source>
        <translation>Tracce (*.kstrace)</translation>
    </message>
    <message>
        <source>%1 · traced: %2</source>
        <translation>%1 · tracciato: %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annullato.</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Scelte</translation>
    </message>
    <message>
        <source>Show or hide what is traced, and which warp</source>
        <translation>Mostra o nascondi che cosa è tracciato, e quale warp</translation>
    </message>
    <message>
        <source>The warp that wrote the first wrong cell, at the moment when it does</source>
        <translation>Il warp che ha scritto la prima cella errata, nel momento in cui lo fa</translation>
    </message>
    <message>
        <source>Make the same run on the GPU, and show its own counters beside the emulator&apos;s</source>
        <translation>Fa la stessa esecuzione sulla GPU e ne mostra i contatori accanto a quelli dell&apos;emulatore</translation>
    </message>
    <message>
        <source>No kernel to look into yet</source>
        <translation>Ancora nessun kernel da esaminare</translation>
    </message>
    <message>
        <source>Open an instance that a kernel solves, or let a preset make one; then its kernels&apos; source is shown here, and the emulator counts what each line costs.</source>
        <translation>Aprire un&apos;istanza che un kernel risolve, o farne creare una da un modello; allora qui si vede il codice dei suoi kernel, e l&apos;emulatore conta quanto costa ogni riga.</translation>
    </message>
    <message>
        <source>Not traced yet</source>
        <translation>Non ancora tracciato</translation>
    </message>
    <message>
        <source>Run this kernel in the emulator: every source line gets its counts, and one warp is recorded lane by lane.</source>
        <translation>Eseguire questo kernel nell&apos;emulatore: ogni riga di codice riceve i suoi conteggi, e un warp viene registrato lane per lane.</translation>
    </message>
</context>
<context>
    <name>ks::ui::KernelPair</name>
    <message>
        <source>Counters compared</source>
        <translation>Contatori a confronto</translation>
    </message>
    <message>
        <source> · 1 finding</source>
        <translation> · 1 segnalazione</translation>
    </message>
    <message>
        <source> · %1 findings</source>
        <translation> · %1 segnalazioni</translation>
    </message>
</context>
<context>
    <name>ks::ui::KernelTraces</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>tracing %1</source>
        <translation>tracciamento di %1</translation>
    </message>
</context>
<context>
    <name>ks::ui::KernelView</name>
    <message>
        <source>Columns of the source</source>
        <translation>Colonne del codice</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Codice</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Segnalazioni</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Lanes and cells</source>
        <translation>Lane e celle</translation>
    </message>
    <message>
        <source>Block schedule</source>
        <translation>Pianificazione dei blocchi</translation>
    </message>
    <message>
        <source>Counters of the kernel</source>
        <translation>Contatori del kernel</translation>
    </message>
    <message>
        <source>Export “%1”…</source>
        <translation>Esporta «%1»…</translation>
    </message>
    <message>
        <source>What the lanes show</source>
        <translation>Che cosa mostrano le lane</translation>
    </message>
    <message>
        <source>This instruction</source>
        <translation>Questa istruzione</translation>
    </message>
    <message>
        <source>Variable %1</source>
        <translation>Variabile %1</translation>
    </message>
    <message>
        <source>Array %1</source>
        <translation>Array %1</translation>
    </message>
    <message>
        <source>Export view</source>
        <translation>Esporta vista</translation>
    </message>
    <message>
        <source>PNG picture (*.png);;SVG drawing (*.svg);;PDF document (*.pdf)</source>
        <translation>Immagine PNG (*.png);;Disegno SVG (*.svg);;Documento PDF (*.pdf)</translation>
    </message>
</context>
<context>
    <name>ks::ui::KeyChoices</name>
    <message>
        <source>another command has this key: %1</source>
        <translation>un altro comando ha questo tasto: %1</translation>
    </message>
    <message>
        <source>choose another key, or give that command one first</source>
        <translation>scegliere un altro tasto, o darne prima uno a quel comando</translation>
    </message>
</context>
<context>
    <name>ks::ui::KeysTab</name>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>&amp;Imposta</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>&amp;Nessun tasto</translation>
    </message>
    <message>
        <source>&amp;As it was</source>
        <translation>&amp;Come prima</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Comandi e loro tasti</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nuovo tasto</translation>
    </message>
    <message>
        <source>Press the keys</source>
        <translation>Premere i tasti</translation>
    </message>
    <message>
        <source>All as they &amp;were</source>
        <translation>Tutti come &amp;prima</translation>
    </message>
</context>
<context>
    <name>ks::ui::LaunchModel</name>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Insieme</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blocchi</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Thread</translation>
    </message>
    <message>
        <source>The kernel</source>
        <translation>Il kernel</translation>
    </message>
    <message>
        <source>How many of its copies are on the multiprocessor at once</source>
        <translation>Quante sue copie sono insieme sul multiprocessore</translation>
    </message>
    <message>
        <source>Blocks of a copy on each multiprocessor: b in the paper</source>
        <translation>Blocchi di una copia su ogni multiprocessore: b nell&apos;articolo</translation>
    </message>
    <message>
        <source>Threads of a block: 32 times the paper&apos;s w</source>
        <translation>Thread di un blocco: 32 volte la w dell&apos;articolo</translation>
    </message>
</context>
<context>
    <name>ks::ui::LayoutCommands</name>
    <message>
        <source>Save layout</source>
        <translation>Salva la disposizione</translation>
    </message>
    <message>
        <source>There are %1 layouts, and no more are kept: delete one first.</source>
        <translation>Ci sono già %1 disposizioni, e non se ne tengono di più: eliminarne prima una.</translation>
    </message>
    <message>
        <source>La&amp;yout</source>
        <translation>&amp;Disposizione</translation>
    </message>
    <message>
        <source>&amp;Save layout as…</source>
        <translation>&amp;Salva la disposizione con nome…</translation>
    </message>
    <message>
        <source>&amp;Manage layouts…</source>
        <translation>&amp;Gestisci le disposizioni…</translation>
    </message>
    <message>
        <source>&amp;Reset this page</source>
        <translation>&amp;Ripristina questa pagina</translation>
    </message>
    <message>
        <source>Reset &amp;all pages</source>
        <translation>Ripristina &amp;tutte le pagine</translation>
    </message>
    <message>
        <source>Arrange parts by &amp;dragging</source>
        <translation>&amp;Disponi le parti trascinandole</translation>
    </message>
    <message>
        <source>&amp;Parts of this page</source>
        <translation>&amp;Parti di questa pagina</translation>
    </message>
</context>
<context>
    <name>ks::ui::LessonCommands</name>
    <message>
        <source>&amp;Add this step…</source>
        <translation>Aggi&amp;ungi questo passo…</translation>
    </message>
    <message>
        <source>&amp;Edit lesson…</source>
        <translation>&amp;Modifica lezione…</translation>
    </message>
    <message>
        <source>&amp;Open a lesson&apos;s folder…</source>
        <translation>Apri la &amp;cartella di una lezione…</translation>
    </message>
    <message>
        <source>%1 (my copy)</source>
        <translation>%1 (copia propria)</translation>
    </message>
    <message>
        <source>Open a lesson&apos;s folder</source>
        <translation>Apri la cartella di una lezione</translation>
    </message>
    <message>
        <source>&amp;Grade answers…</source>
        <translation>&amp;Valuta risposte…</translation>
    </message>
    <message>
        <source>The step is added to the lesson.</source>
        <translation>Il passo è aggiunto alla lezione.</translation>
    </message>
</context>
<context>
    <name>ks::ui::LessonEditor</name>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>moving a step</source>
        <translation>spostamento di un passo</translation>
    </message>
    <message>
        <source>removing a step</source>
        <translation>rimozione di un passo</translation>
    </message>
    <message>
        <source>Export the lesson as a folder</source>
        <translation>Esporta la lezione come cartella</translation>
    </message>
    <message>
        <source>Folders (*)</source>
        <translation>Cartelle (*)</translation>
    </message>
    <message>
        <source>The lesson has edits that are not saved.</source>
        <translation>La lezione ha modifiche non salvate.</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Passi</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titolo</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Sommario</translation>
    </message>
    <message>
        <source>Heading of the step</source>
        <translation>Intestazione del passo</translation>
    </message>
    <message>
        <source>Text of the step</source>
        <translation>Testo del passo</translation>
    </message>
    <message>
        <source>Edit lesson</source>
        <translation>Modifica lezione</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Su</translation>
    </message>
    <message>
        <source>Move the step up</source>
        <translation>Sposta il passo in su</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Giù</translation>
    </message>
    <message>
        <source>Move the step down</source>
        <translation>Sposta il passo in giù</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Rimuovi</translation>
    </message>
    <message>
        <source>Remove the step</source>
        <translation>Rimuovi il passo</translation>
    </message>
    <message>
        <source>Move the step up (%1), or drag it</source>
        <translation>Sposta il passo in su (%1), oppure trascinarlo</translation>
    </message>
    <message>
        <source>Move the step down (%1), or drag it</source>
        <translation>Sposta il passo in giù (%1), oppure trascinarlo</translation>
    </message>
    <message>
        <source>Text of the step (Markdown)</source>
        <translation>Testo del passo (Markdown)</translation>
    </message>
    <message>
        <source>the title</source>
        <translation>il titolo</translation>
    </message>
    <message>
        <source>the summary</source>
        <translation>il sommario</translation>
    </message>
    <message>
        <source>a heading</source>
        <translation>un&apos;intestazione</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un testo</translation>
    </message>
    <message>
        <source>As the lesson shows it</source>
        <translation>Come lo mostra la lezione</translation>
    </message>
    <message>
        <source>The text as it is read</source>
        <translation>Il testo come viene letto</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Export as a folder…</source>
        <translation>Esporta come cartella…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Nothing is shown before this picture that could stay while it is asked about.</source>
        <translation>Prima di questa immagine non si mostra nulla che possa restare mentre si chiede.</translation>
    </message>
    <message>
        <source>Notes for who teaches it</source>
        <translation>Note per chi insegna</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>note</translation>
    </message>
    <message>
        <source>a question</source>
        <translation>una domanda</translation>
    </message>
    <message>
        <source>Notes for the presenter (Markdown)</source>
        <translation>Note per chi presenta (Markdown)</translation>
    </message>
    <message>
        <source>Only a question of your own can be asked about this picture.</source>
        <translation>Su questa immagine si può porre soltanto una domanda propria.</translation>
    </message>
</context>
<context>
    <name>ks::ui::LessonList</name>
    <message>
        <source>finished</source>
        <translation>finita</translation>
    </message>
    <message>
        <source>as far as step %1 of %2</source>
        <translation>fino al passo %1 di %2</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lezioni</translation>
    </message>
    <message>
        <source>%1
%2 of %3 finished</source>
        <translation>%1
%2 finite su %3</translation>
    </message>
</context>
<context>
    <name>ks::ui::LessonSide</name>
    <message>
        <source>Search the lessons</source>
        <translation>Cerca nelle lezioni</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>No lesson has these words.</source>
        <translation>Nessuna lezione contiene queste parole.</translation>
    </message>
</context>
<context>
    <name>ks::ui::LessonsPage</name>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Open this instance</source>
        <translation>Apri questa istanza</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Tutte le lezioni</translation>
    </message>
    <message>
        <source>Show or hide the list of lessons</source>
        <translation>Mostra o nascondi l&apos;elenco delle lezioni</translation>
    </message>
    <message>
        <source>Publish…</source>
        <translation>Pubblica…</translation>
    </message>
    <message>
        <source>As a web page, a handout, pictures or an animation</source>
        <translation>Come pagina web, dispensa, immagini o animazione</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Figura</translation>
    </message>
    <message>
        <source>Lesson text</source>
        <translation>Testo della lezione</translation>
    </message>
    <message>
        <source>The open instance has changes that are not saved. Open the lesson&apos;s instead?</source>
        <translation>L&apos;istanza aperta ha modifiche non salvate. Aprire invece quella della lezione?</translation>
    </message>
    <message>
        <source>Lesson: %1</source>
        <translation>Lezione: %1</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Lezione successiva</translation>
    </message>
    <message>
        <source>Open this kernel</source>
        <translation>Apri questo kernel</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>A lesson asks its own questions, where they fit.</source>
        <translation>Una lezione pone le proprie domande, dove servono.</translation>
    </message>
    <message>
        <source>Answer the question first, or leave it out.</source>
        <translation>Rispondere prima alla domanda, oppure saltarla.</translation>
    </message>
    <message>
        <source>The questions of this lesson: %1.</source>
        <translation>Le domande di questa lezione: %1.</translation>
    </message>
</context>
<context>
    <name>ks::ui::ListSide</name>
    <message>
        <source>Add %1</source>
        <translation>Aggiungi: %1</translation>
    </message>
    <message>
        <source>Add %1 after the chosen one</source>
        <translation>Aggiungi dopo quello scelto: %1</translation>
    </message>
    <message>
        <source>Duplicate the %1</source>
        <translation>Duplica: %1</translation>
    </message>
    <message>
        <source>Duplicate the chosen %1</source>
        <translation>Duplica la selezione: %1</translation>
    </message>
    <message>
        <source>Remove the %1</source>
        <translation>Rimuovi: %1</translation>
    </message>
    <message>
        <source>Remove the chosen %1</source>
        <translation>Rimuovi la selezione: %1</translation>
    </message>
</context>
<context>
    <name>ks::ui::LiveFeed</name>
    <message>
        <source>Left out of what the runner told: %1</source>
        <translation>Tralasciato di ciò che il runner ha riferito: %1</translation>
    </message>
    <message>
        <source>Left out %1 things that the runner told, the first: %2</source>
        <translation>Tralasciate %1 cose riferite dal runner, la prima: %2</translation>
    </message>
</context>
<context>
    <name>ks::ui::LivePanel</name>
    <message>
        <source>Live</source>
        <translation>Dal vivo</translation>
    </message>
    <message>
        <source>How full the SMs are, while it runs</source>
        <translation>Quanto sono pieni gli SM, durante l&apos;esecuzione</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blocchi</translation>
    </message>
    <message>
        <source>Which block was where and when in the last solve, in slow motion</source>
        <translation>Quale blocco era dove e quando nell&apos;ultima risoluzione, al rallentatore</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Tempi</translation>
    </message>
    <message>
        <source>Solves, stages, and what the driver tells of the GPU</source>
        <translation>Risoluzioni, fasi, e che cosa il driver dice della GPU</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limite</translation>
    </message>
    <message>
        <source>Which limit of its GPU the run comes near, and how near</source>
        <translation>A quale limite della sua GPU l&apos;esecuzione si avvicina, e quanto</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Contatori</translation>
    </message>
    <message>
        <source>The hardware&apos;s counters</source>
        <translation>I contatori dell&apos;hardware</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Confronta</translation>
    </message>
    <message>
        <source>Watched runs beside each other; save and open them</source>
        <translation>Esecuzioni osservate una accanto all&apos;altra; per salvarle e aprirle</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabella</translation>
    </message>
    <message>
        <source>The table of all runs, and the answer</source>
        <translation>La tabella di tutte le esecuzioni, e la risposta</translation>
    </message>
    <message>
        <source>Replay a recorded run</source>
        <translation>Riproduci un&apos;esecuzione registrata</translation>
    </message>
    <message>
        <source>Runs on a GPU that ship with the program, with all that was told of them</source>
        <translation>Esecuzioni su una GPU fornite con il programma, con tutto ciò che ne è stato riferito</translation>
    </message>
    <message>
        <source>The run that is watched</source>
        <translation>L&apos;esecuzione osservata</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>da %1 a %2</translation>
    </message>
    <message>
        <source>%1 · the picture stands, the run goes on</source>
        <translation>%1 · l&apos;immagine è ferma, l&apos;esecuzione continua</translation>
    </message>
    <message>
        <source>Save the watched run</source>
        <translation>Salva l&apos;esecuzione osservata</translation>
    </message>
    <message>
        <source>Watched runs (*.knapscope-live.json)</source>
        <translation>Esecuzioni osservate (*.knapscope-live.json)</translation>
    </message>
</context>
<context>
    <name>ks::ui::LongSpinBox</name>
    <message>
        <source>%1 to %2</source>
        <translation>da %1 a %2</translation>
    </message>
    <message>
        <source>%1 to %2 %3</source>
        <translation>da %1 a %2 %3</translation>
    </message>
</context>
<context>
    <name>ks::ui::MainWindow</name>
    <message>
        <source>%1 – Knapscope</source>
        <translation>%1 – Knapscope</translation>
    </message>
    <message>
        <source>Knapscope</source>
        <translation>Knapscope</translation>
    </message>
    <message>
        <source>Export view</source>
        <translation>Esporta vista</translation>
    </message>
    <message>
        <source>%1 was written.</source>
        <translation>%1 è stato scritto.</translation>
    </message>
    <message>
        <source>No other window could be opened for %1.</source>
        <translation>Non è stato possibile aprire un&apos;altra finestra per %1.</translation>
    </message>
</context>
<context>
    <name>ks::ui::ManageLayouts</name>
    <message>
        <source>Rename…</source>
        <translation>Rinomina…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Layouts</source>
        <translation>Disposizioni</translation>
    </message>
    <message>
        <source>Rename layout</source>
        <translation>Rinomina la disposizione</translation>
    </message>
</context>
<context>
    <name>ks::ui::MixSpeedups</name>
    <message>
        <source>Which measured runs</source>
        <translation>Quali esecuzioni misurate</translation>
    </message>
    <message>
        <source>Over which other way</source>
        <translation>Rispetto a quale altro modo</translation>
    </message>
    <message>
        <source>How many times as fast mixes ran as planned</source>
        <translation>Quante volte più veloci sono state le combinazioni eseguite secondo il piano</translation>
    </message>
    <message>
        <source>over %1</source>
        <translation>rispetto a %1</translation>
    </message>
    <message>
        <source>No results of such runs are there. A campaign on the Run page makes some.</source>
        <translation>Non ci sono risultati di esecuzioni simili. Una campagna nella pagina «Esegui» ne produce.</translation>
    </message>
</context>
<context>
    <name>ks::ui::MixTimeline</name>
    <message>
        <source>No run of this mix is here yet</source>
        <translation>Ancora nessuna esecuzione di questa combinazione</translation>
    </message>
    <message>
        <source>Launch its kernels as they are planned, and see which of them are on the multiprocessors at the same time. On a GPU it is measured; in the emulator, which is slow, it is modelled.</source>
        <translation>Lanciare i suoi kernel come sono pianificati, e vedere quali sono insieme sui multiprocessori. Su una GPU si misura; nell&apos;emulatore, che è lento, si modella.</translation>
    </message>
    <message>
        <source>How far the run is</source>
        <translation>A che punto è l&apos;esecuzione</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Which kernels were on which multiprocessor, and when</source>
        <translation>Quali kernel erano su quale multiprocessore, e quando</translation>
    </message>
    <message>
        <source>Which multiprocessors are shown</source>
        <translation>Quali multiprocessori sono mostrati</translation>
    </message>
    <message>
        <source>Other multiprocessors</source>
        <translation>Altri multiprocessori</translation>
    </message>
    <message>
        <source>in the emulator</source>
        <translation>nell&apos;emulatore</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>su %1</translation>
    </message>
    <message>
        <source>It runs %1…</source>
        <translation>In esecuzione %1…</translation>
    </message>
    <message>
        <source>Run it %1</source>
        <translation>Esegui %1</translation>
    </message>
    <message>
        <source>Show the run on %1</source>
        <translation>Mostra l&apos;esecuzione su %1</translation>
    </message>
    <message>
        <source>Run again %1</source>
        <translation>Esegui di nuovo %1</translation>
    </message>
    <message>
        <source>Modelled for %1, in steps of equal blocks, which are not time.</source>
        <translation>Modellato per %1, in passi di blocchi uguali, che non sono tempo.</translation>
    </message>
    <message>
        <source>Measured on %1.</source>
        <translation>Misurato su %1.</translation>
    </message>
    <message>
        <source> The mix is for %1 SMs, and here are %2.</source>
        <translation> La combinazione è per %1 SM, e qui ce ne sono %2.</translation>
    </message>
    <message>
        <source>Plan the mix to see whether it ran as planned.</source>
        <translation>Pianificare la combinazione per vedere se è andata come pianificato.</translation>
    </message>
    <message>
        <source>Its launches are not those of the plan below.</source>
        <translation>I suoi lanci non sono quelli del piano qui sotto.</translation>
    </message>
</context>
<context>
    <name>ks::ui::NotesDialog</name>
    <message>
        <source>Session notes</source>
        <translation>Note della sessione</translation>
    </message>
    <message>
        <source>Kept in the session file: File, Save session.</source>
        <translation>Si conservano nel file di sessione: File, Salva sessione.</translation>
    </message>
</context>
<context>
    <name>ks::ui::NotesPanel</name>
    <message>
        <source>The next picture</source>
        <translation>L&apos;immagine successiva</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>*No notes for this picture.*</source>
        <translation>*Nessuna nota per questa immagine.*</translation>
    </message>
    <message>
        <source>This is the last picture</source>
        <translation>Questa è l&apos;ultima immagine</translation>
    </message>
    <message>
        <source>Next · %1</source>
        <translation>Poi · %1</translation>
    </message>
</context>
<context>
    <name>ks::ui::Notice</name>
    <message>
        <source>Close this message</source>
        <translation>Chiudi questo messaggio</translation>
    </message>
</context>
<context>
    <name>ks::ui::OccupancyPage</name>
    <message>
        <source>Example 3.2: nothing limits</source>
        <translation>Esempio 3.2: niente limita</translation>
    </message>
    <message>
        <source>Case 1.1: block size</source>
        <translation>Caso 1.1: dimensione del blocco</translation>
    </message>
    <message>
        <source>Case 1.2 as printed: 64 threads</source>
        <translation>Caso 1.2 come stampato: 64 thread</translation>
    </message>
    <message>
        <source>Case 1.2 corrected: 128 threads</source>
        <translation>Caso 1.2 corretto: 128 thread</translation>
    </message>
    <message>
        <source>Case 2.1: registers</source>
        <translation>Caso 2.1: registri</translation>
    </message>
    <message>
        <source>Case 2.2: larger blocks</source>
        <translation>Caso 2.2: blocchi più grandi</translation>
    </message>
    <message>
        <source>Case 3.1: shared memory</source>
        <translation>Caso 3.1: memoria condivisa</translation>
    </message>
    <message>
        <source>Case 3.2: larger blocks</source>
        <translation>Caso 3.2: blocchi più grandi</translation>
    </message>
    <message>
        <source>Occupancy · %1</source>
        <translation>Occupazione · %1</translation>
    </message>
    <message>
        <source>Best block size</source>
        <translation>Dimensione migliore del blocco</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Scelte</translation>
    </message>
    <message>
        <source>Show or hide the form with device, kernel and block</source>
        <translation>Mostra o nascondi il modulo con dispositivo, kernel e blocco</translation>
    </message>
    <message>
        <source>The smallest block with the highest occupancy</source>
        <translation>Il blocco più piccolo con l&apos;occupazione più alta</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Dispositivo</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>Own figures</source>
        <translation>Numeri propri</translation>
    </message>
    <message>
        <source>Threads a block</source>
        <translation>Thread per blocco</translation>
    </message>
    <message>
        <source>threads</source>
        <translation>thread</translation>
    </message>
    <message>
        <source>Registers a thread</source>
        <translation>Registri per thread</translation>
    </message>
    <message>
        <source>registers</source>
        <translation>registri</translation>
    </message>
    <message>
        <source>Shared memory a block (bytes)</source>
        <translation>Memoria condivisa per blocco (byte)</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>byte</translation>
    </message>
    <message>
        <source>Thesis, Section 3.3.1</source>
        <translation>Tesi, sezione 3.3.1</translation>
    </message>
    <message>
        <source>Choose an example</source>
        <translation>Scegliere un esempio</translation>
    </message>
    <message>
        <source>Warps of one multiprocessor, its limits, and three curves</source>
        <translation>Warp di un multiprocessore, i suoi limiti e tre curve</translation>
    </message>
    <message>
        <source>not measured yet</source>
        <translation>non ancora misurato</translation>
    </message>
    <message>
        <source>%1: registers and static shared memory are not measured yet, and left out</source>
        <translation>%1: registri e memoria condivisa statica non sono ancora misurati, e vengono tralasciati</translation>
    </message>
    <message>
        <source>How many blocks one multiprocessor holds at once, and what limits them</source>
        <translation>Quanti blocchi un multiprocessore ospita insieme, e che cosa li limita</translation>
    </message>
    <message>
        <source>%1 as compiled for %2, the oldest that nvcc %3 compiles for</source>
        <translation>%1 come compilato per %2, l&apos;architettura più vecchia per cui nvcc %3 compila</translation>
    </message>
    <message>
        <source>%1 as compiled for %2</source>
        <translation>%1 come compilato per %2</translation>
    </message>
    <message>
        <source>Blocks of the launch</source>
        <translation>Blocchi del lancio</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>blocchi</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>quanti si vuole</translation>
    </message>
</context>
<context>
    <name>ks::ui::OneScreenWindow</name>
    <message>
        <source>Knapscope: the presentation</source>
        <translation>Knapscope: la presentazione</translation>
    </message>
    <message>
        <source>Controls of the presentation</source>
        <translation>Controlli della presentazione</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Termina</translation>
    </message>
    <message>
        <source>End the presentation</source>
        <translation>Termina la presentazione</translation>
    </message>
    <message>
        <source>End the presentation (Esc)</source>
        <translation>Termina la presentazione (Esc)</translation>
    </message>
</context>
<context>
    <name>ks::ui::OtherSide</name>
    <message>
        <source>what if</source>
        <translation>e se</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>Com&apos;è</translation>
    </message>
    <message>
        <source>What if: change a number above</source>
        <translation>E se: cambiare un numero qui sopra</translation>
    </message>
    <message>
        <source>What if: %1</source>
        <translation>E se: %1</translation>
    </message>
    <message>
        <source>Before the edit</source>
        <translation>Prima della modifica</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <translation>Ora: %1</translation>
    </message>
</context>
<context>
    <name>ks::ui::OutlineModel</name>
    <message>
        <source>Where</source>
        <translation>Dove</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Che cosa succede</translation>
    </message>
    <message>
        <source>not shown yet</source>
        <translation>non ancora mostrato</translation>
    </message>
</context>
<context>
    <name>ks::ui::OwnQuestionDialog</name>
    <message>
        <source>The question</source>
        <translation>La domanda</translation>
    </message>
    <message>
        <source>By a choice</source>
        <translation>Con una scelta</translation>
    </message>
    <message>
        <source>Answered by a choice</source>
        <translation>Risposta con una scelta</translation>
    </message>
    <message>
        <source>By a number</source>
        <translation>Con un numero</translation>
    </message>
    <message>
        <source>Answered by a number</source>
        <translation>Risposta con un numero</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Scelte</translation>
    </message>
    <message>
        <source>The right number</source>
        <translation>Il numero giusto</translation>
    </message>
    <message>
        <source>Why it is right</source>
        <translation>Perché è giusta</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>Add a choice</source>
        <translation>Aggiungi una scelta</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Rimuovi</translation>
    </message>
    <message>
        <source>Remove the choice</source>
        <translation>Rimuovi la scelta</translation>
    </message>
    <message>
        <source>A question of your own</source>
        <translation>Una domanda propria</translation>
    </message>
    <message>
        <source>42, or several right ones: 5/6; 0.83</source>
        <translation>42, o più numeri giusti: 5/6; 0,83</translation>
    </message>
    <message>
        <source>Shown once it is answered; may be empty</source>
        <translation>Mostrato dopo la risposta; può essere vuoto</translation>
    </message>
    <message>
        <source>It is answered</source>
        <translation>Si risponde</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Giusta</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Scelta</translation>
    </message>
</context>
<context>
    <name>ks::ui::Page</name>
    <message>
        <source>Generate from preset…</source>
        <translation>Genera da modello…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Apri…</translation>
    </message>
</context>
<context>
    <name>ks::ui::ParetoPage</name>
    <message>
        <source>Cheapest schedulable</source>
        <translation>Punto schedulabile meno costoso</translation>
    </message>
    <message>
        <source>Cancelled: the front is the one before the edit.</source>
        <translation>Annullato: il fronte è quello di prima della modifica.</translation>
    </message>
    <message>
        <source>Finding the front…</source>
        <translation>Ricerca del fronte…</translation>
    </message>
    <message>
        <source>%1 points that no other one beats</source>
        <translation>%1 punti che nessun altro batte</translation>
    </message>
    <message>
        <source>%1 points that no other one beats, of %2 costs that there are</source>
        <translation>%1 punti che nessun altro batte, su %2 costi possibili</translation>
    </message>
    <message>
        <source>%1 different %2s</source>
        <translation>%1 valori diversi (%2)</translation>
    </message>
    <message>
        <source>%1 from %2 %3 on</source>
        <translation>%1 da %2 %3 in poi</translation>
    </message>
    <message>
        <source>%1 at every %2</source>
        <translation>sempre %1 (%2 qualsiasi)</translation>
    </message>
    <message>
        <source>only up to %1 %2</source>
        <translation>solo fino a %1 %2</translation>
    </message>
    <message>
        <source>before the edit</source>
        <translation>prima della modifica</translation>
    </message>
    <message>
        <source>what if: not applied</source>
        <translation>e se: non applicato</translation>
    </message>
    <message>
        <source>Cheapest %1</source>
        <translation>Punto meno costoso: %1</translation>
    </message>
    <message>
        <source>Knee</source>
        <translation>Ginocchio</translation>
    </message>
    <message>
        <source>The front as it is now has to be found first.</source>
        <translation>Prima va trovato il fronte com&apos;è adesso.</translation>
    </message>
    <message>
        <source>change of what was tried</source>
        <translation>modifica di ciò che si è provato</translation>
    </message>
    <message>
        <source>The one before is being found</source>
        <translation>Si sta cercando il precedente</translation>
    </message>
    <message>
        <source>There is no room for more: remove those there are</source>
        <translation>Non c&apos;è posto per altri: rimuovere quelli presenti</translation>
    </message>
    <message>
        <source>A file…</source>
        <translation>Un file…</translation>
    </message>
    <message>
        <source>A preset…</source>
        <translation>Un modello…</translation>
    </message>
    <message>
        <source>Run of %1: %2</source>
        <translation>Esecuzione di %1: %2</translation>
    </message>
    <message>
        <source>No run of this session has found a front</source>
        <translation>Nessuna esecuzione di questa sessione ha trovato un fronte</translation>
    </message>
    <message>
        <source>Add the front of an instance</source>
        <translation>Aggiungi il fronte di un&apos;istanza</translation>
    </message>
    <message>
        <source>%1 has no front of %2 and %3 that could be drawn here.</source>
        <translation>%1 non ha un fronte di %2 e %3 che si possa disegnare qui.</translation>
    </message>
    <message>
        <source>Points of cost and value that no other one beats</source>
        <translation>Punti di costo e valore che nessun altro batte</translation>
    </message>
    <message>
        <source>When each task has the processor</source>
        <translation>Quando ogni task ha il processore</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Costi</translation>
    </message>
    <message>
        <source>Show or hide the range of costs, and fronts beside this one</source>
        <translation>Mostra o nascondi l&apos;intervallo dei costi, e altri fronti accanto a questo</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Linea del tempo</translation>
    </message>
    <message>
        <source>Show or hide when each task has the processor</source>
        <translation>Mostra o nascondi quando ogni task ha il processore</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Punto</translation>
    </message>
    <message>
        <source>Show or hide the chosen point in words</source>
        <translation>Mostra o nascondi il punto scelto a parole</translation>
    </message>
    <message>
        <source>How far finding the front is</source>
        <translation>A che punto è la ricerca del fronte</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Find the front</source>
        <translation>Trova il fronte</translation>
    </message>
    <message>
        <source>Nothing to trade off yet</source>
        <translation>Ancora niente da soppesare</translation>
    </message>
    <message>
        <source>Open an instance or let a preset make one: the page draws what every budget buys at best.</source>
        <translation>Aprire un&apos;istanza o farne creare una da un modello: la pagina disegna ciò che ogni budget permette al massimo.</translation>
    </message>
    <message>
        <source>There is no front of this</source>
        <translation>Di questo non c&apos;è un fronte</translation>
    </message>
    <message>
        <source>Instances of this kind have one answer, not one for each cost. Open or generate one whose choices have a cost and a value.</source>
        <translation>Le istanze di questo tipo hanno una sola risposta, non una per ogni costo. Aprirne o generarne una le cui scelte abbiano un costo e un valore.</translation>
    </message>
    <message>
        <source>The front is not shown</source>
        <translation>Il fronte non è mostrato</translation>
    </message>
    <message>
        <source>Only the cheaper half</source>
        <translation>Solo la metà meno costosa</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>what if</source>
        <translation>e se</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>com&apos;è</translation>
    </message>
    <message>
        <source>%1 (the same points)</source>
        <translation>%1 (gli stessi punti)</translation>
    </message>
    <message>
        <source>all %1</source>
        <translation>tutti %1</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>Tutti %1</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>altri %1</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>omesso</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>preso</translation>
    </message>
    <message>
        <source>The picture still shows the front of the numbers before.</source>
        <translation>L&apos;immagine mostra ancora il fronte dei numeri precedenti.</translation>
    </message>
    <message>
        <source>Instances (*.json *.txt *.csv *.xlsx *.ods *.knapscope.json);;All files (*)</source>
        <translation>Istanze (*.json *.txt *.csv *.xlsx *.ods *.knapscope.json);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>1 point that no other one beats</source>
        <translation>1 punto che nessun altro batte</translation>
    </message>
    <message>
        <source>1 point that no other one beats, of %1 costs that there are</source>
        <translation>1 punto che nessun altro batte, su %1 costi esistenti</translation>
    </message>
</context>
<context>
    <name>ks::ui::PictureView</name>
    <message>
        <source>Black</source>
        <translation>Nero</translation>
    </message>
</context>
<context>
    <name>ks::ui::PlaceRow</name>
    <message>
        <source>Choose…</source>
        <translation>Scegli…</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Cartella</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programma</translation>
    </message>
</context>
<context>
    <name>ks::ui::PointSide</name>
    <message>
        <source>What the point takes</source>
        <translation>Che cosa richiede il punto</translation>
    </message>
    <message>
        <source>Knee</source>
        <translation>Ginocchio</translation>
    </message>
    <message>
        <source>The point farthest from the line between the ends: behind it more cost gains little</source>
        <translation>Il punto più lontano dalla retta fra gli estremi: oltre, un costo maggiore rende poco</translation>
    </message>
    <message>
        <source>Best within</source>
        <translation>Migliore entro</translation>
    </message>
    <message>
        <source>Best within this cost</source>
        <translation>Migliore entro questo costo</translation>
    </message>
    <message>
        <source>Pin as %1</source>
        <translation>Fissa come %1</translation>
    </message>
    <message>
        <source>Keeps this point as %1, to compare two</source>
        <translation>Conserva questo punto come %1, per confrontarne due</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The next cheaper</source>
        <translation>Il prossimo meno costoso</translation>
    </message>
    <message>
        <source>The next dearer</source>
        <translation>Il prossimo più costoso</translation>
    </message>
    <message>
        <source>From A to B: %1</source>
        <translation>Da A a B: %1</translation>
    </message>
</context>
<context>
    <name>ks::ui::PredictPanel</name>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>riga %1, colonna %2</translation>
    </message>
    <message>
        <source>Grade at the end</source>
        <translation>Valuta alla fine</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Risposta</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Salta</translation>
    </message>
    <message>
        <source>Another instance</source>
        <translation>Altra istanza</translation>
    </message>
    <message>
        <source>Add to a sheet…</source>
        <translation>Aggiungi a un foglio…</translation>
    </message>
    <message>
        <source>Predict</source>
        <translation>Prevedi</translation>
    </message>
    <message>
        <source>Goes on without an answer, which gives no point</source>
        <translation>Va avanti senza risposta, il che non dà punti</translation>
    </message>
    <message>
        <source>How often is asked</source>
        <translation>Quanto spesso si chiede</translation>
    </message>
    <message>
        <source>Ask at each step</source>
        <translation>Chiedi a ogni passo</translation>
    </message>
    <message>
        <source>Ask for whole rows</source>
        <translation>Chiedi righe intere</translation>
    </message>
    <message>
        <source>Ask at each decision</source>
        <translation>Chiedi a ogni decisione</translation>
    </message>
    <message>
        <source>Answers are noted, and graded when the last step is reached</source>
        <translation>Le risposte vengono annotate, e valutate quando si raggiunge l&apos;ultimo passo</translation>
    </message>
    <message>
        <source>Questions like these, from here on, for others to answer</source>
        <translation>Domande come queste, da qui in poi, a cui rispondano altri</translation>
    </message>
    <message>
        <source>That was the last step.</source>
        <translation>Era l&apos;ultimo passo.</translation>
    </message>
    <message>
        <source>Nothing is asked here. Go on.</source>
        <translation>Qui non si chiede niente. Continuare.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Noted. It is graded at the end.</source>
        <translation>Annotato. Si valuta alla fine.</translation>
    </message>
    <message>
        <source>✓ Right.</source>
        <translation>✓ Giusto.</translation>
    </message>
    <message>
        <source>No answer yet</source>
        <translation>Ancora nessuna risposta</translation>
    </message>
    <message>
        <source>%1 of %2 points</source>
        <translation>%1 punti su %2</translation>
    </message>
    <message>
        <source>%1 answers noted</source>
        <translation>%1 risposte annotate</translation>
    </message>
    <message>
        <source>Tries left: %1.</source>
        <translation>Tentativi rimasti: %1.</translation>
    </message>
    <message>
        <source>✗ %1 of %2 are right.</source>
        <translation>✗ Giuste: %1 su %2.</translation>
    </message>
    <message>
        <source>✗ Not quite.</source>
        <translation>✗ Non proprio.</translation>
    </message>
    <message>
        <source>Points: %1</source>
        <translation>Punti: %1</translation>
    </message>
    <message>
        <source>Tries: %1</source>
        <translation>Tentativi: %1</translation>
    </message>
    <message>
        <source>It was on the screen already, so there are no points for it.</source>
        <translation>È già stato sullo schermo, perciò non dà punti.</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>Ricomincia</translation>
    </message>
    <message>
        <source>The score begins again, and nothing counts as shown</source>
        <translation>Il punteggio ricomincia, e nulla conta come mostrato</translation>
    </message>
    <message>
        <source>The same instance</source>
        <translation>La stessa istanza</translation>
    </message>
    <message>
        <source>From the first step</source>
        <translation>Dal primo passo</translation>
    </message>
    <message>
        <source>The same kind and size, drawn anew; its name tells the seed</source>
        <translation>Stesso tipo e stessa dimensione, estratti di nuovo; il nome dice il seme</translation>
    </message>
    <message>
        <source>Another instance by a seed…</source>
        <translation>Altra istanza da un seme…</translation>
    </message>
    <message>
        <source>The same seed draws the same instance</source>
        <translation>Lo stesso seme estrae la stessa istanza</translation>
    </message>
    <message>
        <source>1 answer noted</source>
        <translation>1 risposta annotata</translation>
    </message>
    <message>
        <source>The correct answer is %1.</source>
        <translation>La risposta corretta è %1.</translation>
    </message>
    <message>
        <source>Left out. The correct answer is %1.</source>
        <translation>Saltata. La risposta corretta è %1.</translation>
    </message>
    <message>
        <source>✗ %1 of %2 are right. The correct answer is %3.</source>
        <translation>✗ %1 su %2 sono giusti. La risposta corretta è %3.</translation>
    </message>
    <message>
        <source>✗ Not quite. The correct answer is %1.</source>
        <translation>✗ Non proprio. La risposta corretta è %1.</translation>
    </message>
    <message>
        <source>Click the cell in the picture, or type its row and column. Then press Return.</source>
        <translation>Fare clic sulla cella nell&apos;immagine, oppure scriverne riga e colonna. Poi premere Invio.</translation>
    </message>
    <message>
        <source>So far: %1</source>
        <translation>Finora: %1</translation>
    </message>
    <message>
        <source>%1 of 1 point</source>
        <translation>%1 di 1 punto</translation>
    </message>
</context>
<context>
    <name>ks::ui::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferenze</translation>
    </message>
    <message>
        <source>&amp;Looks</source>
        <translation>&amp;Aspetto</translation>
    </message>
    <message>
        <source>&amp;Runs</source>
        <translation>&amp;Esecuzioni</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasti</translation>
    </message>
    <message>
        <source>As the system: light or dark</source>
        <translation>Come il sistema: chiaro o scuro</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>&amp;Dimensione del testo</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>&amp;Lingua</translation>
    </message>
    <message>
        <source> GiB</source>
        <translation> GiB</translation>
    </message>
    <message>
        <source>the one beside this program</source>
        <translation>quello accanto a questo programma</translation>
    </message>
    <message>
        <source>&amp;Memory of a run</source>
        <translation>&amp;Memoria di un&apos;esecuzione</translation>
    </message>
    <message>
        <source>&amp;Solving program</source>
        <translation>&amp;Programma risolutore</translation>
    </message>
    <message>
        <source>R&amp;esults go to</source>
        <translation>&amp;Risultati in</translation>
    </message>
    <message>
        <source>A run that needs more memory is refused before it begins. Another solving program is used from the next start on; other computers are named under Edit, Other machines.</source>
        <translation>Un&apos;esecuzione che richiede più memoria è rifiutata prima di cominciare. Un altro programma risolutore vale dal prossimo avvio; gli altri computer si indicano in Modifica, Altre macchine.</translation>
    </message>
    <message>
        <source>The projector theme draws everything larger, with more contrast.</source>
        <translation>Il tema per proiettori disegna tutto più grande e con più contrasto.</translation>
    </message>
</context>
<context>
    <name>ks::ui::PresenterClock</name>
    <message>
        <source>Time of day</source>
        <translation>Ora</translation>
    </message>
    <message>
        <source>Time since the beginning</source>
        <translation>Tempo dall&apos;inizio</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Reimposta</translation>
    </message>
    <message>
        <source>Count the time from now</source>
        <translation>Conta il tempo da adesso</translation>
    </message>
    <message>
        <source>since the beginning</source>
        <translation>dall&apos;inizio</translation>
    </message>
</context>
<context>
    <name>ks::ui::PresenterTools</name>
    <message>
        <source>Freeze</source>
        <translation>Blocca</translation>
    </message>
    <message>
        <source>The audience&apos;s picture stays while you go on</source>
        <translation>L&apos;immagine per il pubblico resta mentre si va avanti</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Nero</translation>
    </message>
    <message>
        <source>The audience sees a black screen</source>
        <translation>Il pubblico vede uno schermo nero</translation>
    </message>
    <message>
        <source>Spotlight</source>
        <translation>Riflettore</translation>
    </message>
    <message>
        <source>Light follows the pointer on the picture, the rest is dimmed</source>
        <translation>Una luce segue il puntatore sull&apos;immagine, il resto è in penombra</translation>
    </message>
    <message>
        <source>Pen</source>
        <translation>Penna</translation>
    </message>
    <message>
        <source>Draw on the picture; the strokes are gone with the next step</source>
        <translation>Disegna sull&apos;immagine; i tratti spariscono al passo successivo</translation>
    </message>
    <message>
        <source>Wipe</source>
        <translation>Cancella</translation>
    </message>
    <message>
        <source>Take the strokes away</source>
        <translation>Toglie i tratti</translation>
    </message>
    <message>
        <source>The audience&apos;s theme</source>
        <translation>Il tema per il pubblico</translation>
    </message>
    <message>
        <source>The colours of the audience&apos;s picture</source>
        <translation>I colori dell&apos;immagine per il pubblico</translation>
    </message>
    <message>
        <source>Colours as here</source>
        <translation>Colori come qui</translation>
    </message>
    <message>
        <source>What a clicker moves by</source>
        <translation>Di quanto avanza il telecomando</translation>
    </message>
    <message>
        <source>What PgDn and PgUp, and so a clicker, move by</source>
        <translation>Di quanto avanzano PagGiù e PagSu, e quindi il telecomando</translation>
    </message>
    <message>
        <source>Click: one picture</source>
        <translation>Clic: un&apos;immagine</translation>
    </message>
    <message>
        <source>Click: one row</source>
        <translation>Clic: una riga</translation>
    </message>
    <message>
        <source>Click: one phase</source>
        <translation>Clic: una fase</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Clock, notes and the next picture, over the picture</source>
        <translation>Orologio, note e la prossima immagine, sopra l&apos;immagine</translation>
    </message>
</context>
<context>
    <name>ks::ui::PresenterWindow</name>
    <message>
        <source>The picture of now</source>
        <translation>L&apos;immagine attuale</translation>
    </message>
    <message>
        <source>The next picture</source>
        <translation>L&apos;immagine successiva</translation>
    </message>
    <message>
        <source>Knapscope: the presenter&apos;s view</source>
        <translation>Knapscope: la vista relatore</translation>
    </message>
    <message>
        <source>What the audience sees, in words</source>
        <translation>Che cosa vede il pubblico, a parole</translation>
    </message>
    <message>
        <source>Swap screens</source>
        <translation>Scambia gli schermi</translation>
    </message>
    <message>
        <source>The audience&apos;s picture and this view change places</source>
        <translation>L&apos;immagine per il pubblico e questa vista si scambiano di posto</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Termina</translation>
    </message>
    <message>
        <source>End the presentation</source>
        <translation>Termina la presentazione</translation>
    </message>
    <message>
        <source>End the presentation (Esc)</source>
        <translation>Termina la presentazione (Esc)</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Struttura</translation>
    </message>
    <message>
        <source>Nothing to show yet</source>
        <translation>Ancora niente da mostrare</translation>
    </message>
    <message>
        <source>Only you see this · %1</source>
        <translation>Visibile solo a chi parla · %1</translation>
    </message>
    <message>
        <source>Now · %1</source>
        <translation>Ora · %1</translation>
    </message>
    <message>
        <source>This is the last picture</source>
        <translation>Questa è l&apos;ultima immagine</translation>
    </message>
    <message>
        <source>Next · %1</source>
        <translation>Poi · %1</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>BLACK: the audience sees nothing</source>
        <translation>NERO: il pubblico non vede niente</translation>
    </message>
    <message>
        <source>FROZEN: the audience stays at %1</source>
        <translation>BLOCCATO: il pubblico resta a %1</translation>
    </message>
    <message>
        <source>The audience sees this picture</source>
        <translation>Il pubblico vede questa immagine</translation>
    </message>
    <message>
        <source>*No notes for this picture.*</source>
        <translation>*Nessuna nota per questa immagine.*</translation>
    </message>
    <message>
        <source>Only you see this: %1</source>
        <translation>Solo il relatore lo vede: %1</translation>
    </message>
</context>
<context>
    <name>ks::ui::PublishDialog</name>
    <message>
        <source>First step</source>
        <translation>Primo passo</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Ultimo passo</translation>
    </message>
    <message>
        <source>Publish…</source>
        <translation>Pubblica…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Publish lesson</source>
        <translation>Pubblica lezione</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Pictures a page</source>
        <translation>Immagini per pagina</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Pictures done</source>
        <translation>Immagini pronte</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Passi</translation>
    </message>
    <message>
        <source>the reader&apos;s</source>
        <translation>quello di chi legge</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Written to %1 (%2).</source>
        <translation>Scritto in %1 (%2).</translation>
    </message>
    <message>
        <source>Cancelled; nothing was written.</source>
        <translation>Annullato; non è stato scritto niente.</translation>
    </message>
</context>
<context>
    <name>ks::ui::Rail</name>
    <message>
        <source>Pages</source>
        <translation>Pagine</translation>
    </message>
    <message>
        <source>%1 (Ctrl+%2)</source>
        <translation>%1 (Ctrl+%2)</translation>
    </message>
</context>
<context>
    <name>ks::ui::ReadingBar</name>
    <message>
        <source>A file is being read</source>
        <translation>Lettura di un file in corso</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>%1 is being read…</source>
        <translation>Lettura di %1…</translation>
    </message>
</context>
<context>
    <name>ks::ui::RecordList</name>
    <message>
        <source>%1 of %2 %3 (%4)</source>
        <translation>%1 di %2 %3 (%4)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Choose the %1 first.</source>
        <translation>Scegliere prima: %1.</translation>
    </message>
    <message>
        <source>addition of %1</source>
        <translation>aggiunta (%1)</translation>
    </message>
    <message>
        <source>duplication of %1</source>
        <translation>duplicazione (%1)</translation>
    </message>
    <message>
        <source>removal of %1</source>
        <translation>rimozione (%1)</translation>
    </message>
    <message>
        <source>pasting</source>
        <translation>incolla</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Incolla</translation>
    </message>
    <message>
        <source>Numbers of what was copied are not whole, and the algorithms compute with whole numbers. Multiply %1? Answers are then shown in the numbers that were copied, too.</source>
        <translation>Alcuni numeri copiati non sono interi, e gli algoritmi calcolano con numeri interi. Moltiplicare %1? Le risposte appaiono allora anche nei numeri copiati.</translation>
    </message>
    <message>
        <source>Multiply</source>
        <translation>Moltiplica</translation>
    </message>
</context>
<context>
    <name>ks::ui::RecoveryDialog</name>
    <message>
        <source>%1, edited %2, never saved</source>
        <translation>%1, modificata %2, mai salvata</translation>
    </message>
    <message>
        <source>%1, edited %2, from %3</source>
        <translation>%1, modificata %2, da %3</translation>
    </message>
    <message>
        <source>Edits that were kept</source>
        <translation>Modifiche conservate</translation>
    </message>
    <message>
        <source>Knapscope ended unexpectedly the last time. These edits were not saved, and were kept. What you leave here is offered again at the next start.</source>
        <translation>L&apos;ultima volta Knapscope si è chiuso in modo imprevisto. Queste modifiche non erano salvate e sono state conservate. Ciò che resta qui viene proposto di nuovo al prossimo avvio.</translation>
    </message>
    <message>
        <source>Documents with edits</source>
        <translation>Documenti con modifiche</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Apri</translation>
    </message>
    <message>
        <source>&amp;Throw away</source>
        <translation>&amp;Elimina</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Più tardi</translation>
    </message>
    <message>
        <source>Lesson “%1”</source>
        <translation>Lezione «%1»</translation>
    </message>
</context>
<context>
    <name>ks::ui::Remembering</name>
    <message>
        <source>Your earlier answers to this sheet are here again: %1.</source>
        <translation>Le risposte già date a questo foglio sono di nuovo qui: %1.</translation>
    </message>
</context>
<context>
    <name>ks::ui::RunModel</name>
    <message>
        <source>nothing to check</source>
        <translation>niente da verificare</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>Emulating the limits of %1</source>
        <translation>Emula i limiti di %1</translation>
    </message>
    <message>
        <source>How long the emulator took. It says nothing about a GPU and is left out of speedups.</source>
        <translation>Il tempo impiegato dall&apos;emulatore. Non dice nulla di una GPU e non entra nelle accelerazioni.</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Instance</source>
        <translation>Istanza</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dove</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Fasi</translation>
    </message>
    <message>
        <source>R_TA</source>
        <translation>R_TA</translation>
    </message>
    <message>
        <source>Speedup</source>
        <translation>Accelerazione</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Risposta</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Verifica</translation>
    </message>
    <message>
        <source>Time (ms)</source>
        <translation>Tempo (ms)</translation>
    </message>
    <message>
        <source>Measured once, where the row says: from the instance in host memory to the checked answer in host memory.</source>
        <translation>Misurato una volta, dove dice la riga: dall&apos;istanza nella memoria dell&apos;host alla risposta verificata nella memoria dell&apos;host.</translation>
    </message>
    <message>
        <source>References to shared memory for each fetch from global memory: computed from the launch, not measured.</source>
        <translation>Riferimenti alla memoria condivisa per ogni lettura dalla memoria globale: calcolati dal lancio, non misurati.</translation>
    </message>
    <message>
        <source>Against the first sequential run of the same instance on the CPU of the same machine.</source>
        <translation>Rispetto alla prima esecuzione sequenziale della stessa istanza sulla CPU della stessa macchina.</translation>
    </message>
</context>
<context>
    <name>ks::ui::RunPage</name>
    <message>
        <source>Run</source>
        <translation>Esegui</translation>
    </message>
    <message>
        <source>Campaigns</source>
        <translation>Campagne</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianti</translation>
    </message>
    <message>
        <source>Show or hide the list of variants</source>
        <translation>Mostra o nascondi l&apos;elenco delle varianti</translation>
    </message>
    <message>
        <source>All campaigns</source>
        <translation>Tutte le campagne</translation>
    </message>
    <message>
        <source>Show or hide the list of campaigns</source>
        <translation>Mostra o nascondi l&apos;elenco delle campagne</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>Spunta tutte</translation>
    </message>
    <message>
        <source>Tick none</source>
        <translation>Togli le spunte</translation>
    </message>
    <message>
        <source>Tick every variant that can run here</source>
        <translation>Spunta ogni variante che può girare qui</translation>
    </message>
    <message>
        <source>Tick no variant</source>
        <translation>Togli la spunta a tutte le varianti</translation>
    </message>
    <message>
        <source>Nothing to run yet</source>
        <translation>Ancora niente da eseguire</translation>
    </message>
    <message>
        <source>Open an instance first; then every variant that solves its kind is listed here.</source>
        <translation>Aprire prima un&apos;istanza; poi sono elencate qui tutte le varianti che ne risolvono il tipo.</translation>
    </message>
    <message>
        <source>Measure a campaign</source>
        <translation>Misura una campagna</translation>
    </message>
    <message>
        <source>Replay a recorded run</source>
        <translation>Riproduci un&apos;esecuzione registrata</translation>
    </message>
    <message>
        <source>Single runs</source>
        <translation>Esecuzioni singole</translation>
    </message>
    <message>
        <source>Variants × instances × repetitions, in turns; medians and spread</source>
        <translation>Varianti × istanze × ripetizioni, a turno; mediane e dispersione</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>Esegui %1</translation>
    </message>
</context>
<context>
    <name>ks::ui::RunQueue</name>
    <message>
        <source>run without watching</source>
        <translation>eseguire senza osservare</translation>
    </message>
</context>
<context>
    <name>ks::ui::RunStatus</name>
    <message>
        <source>row %1 of %2</source>
        <translation>riga %1 di %2</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <translation>%1 %2 di %3</translation>
    </message>
    <message>
        <source>%1 · %2 a second</source>
        <translation>%1 · %2 al secondo</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 di %2: %3</translation>
    </message>
    <message>
        <source> · 1 solve</source>
        <translation> · 1 risoluzione</translation>
    </message>
    <message>
        <source> · %1 solves</source>
        <translation> · %1 risoluzioni</translation>
    </message>
    <message>
        <source>%1 s so far</source>
        <translation>%1 s finora</translation>
    </message>
    <message>
        <source>%1 min %2 s so far</source>
        <translation>%1 min %2 s finora</translation>
    </message>
    <message>
        <source>just begun</source>
        <translation>appena iniziato</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>ancora %1</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1, ancora %2</translation>
    </message>
    <message>
        <source>Allow %1 and run again</source>
        <translation>Consenti %1 ed esegui di nuovo</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Run without watching</source>
        <translation>Esegui senza osservare</translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation>Avanzamento dell&apos;esecuzione</translation>
    </message>
    <message>
        <source>Cancelled: %1</source>
        <translation>Annullato: %1</translation>
    </message>
    <message>
        <source>Try the other %1 again</source>
        <translation>Riprova le altre %1</translation>
    </message>
    <message>
        <source>Run the %1 without watching</source>
        <translation>Esegui le %1 senza osservare</translation>
    </message>
</context>
<context>
    <name>ks::ui::RunTable</name>
    <message>
        <source>Clear</source>
        <translation>Svuota</translation>
    </message>
    <message>
        <source>Forget the runs of this session</source>
        <translation>Dimentica le esecuzioni di questa sessione</translation>
    </message>
    <message>
        <source>Runs of this session</source>
        <translation>Esecuzioni di questa sessione</translation>
    </message>
    <message>
        <source>Nothing can run here: see on the left.</source>
        <translation>Qui non si può eseguire niente: vedere a sinistra.</translation>
    </message>
    <message>
        <source>No runs yet: tick variants and press Run.</source>
        <translation>Ancora nessuna esecuzione: spuntare delle varianti e premere «Esegui».</translation>
    </message>
    <message>
        <source>This table has no runs yet: tick variants and press Run. The runs that were watched are under Live, Blocks and Timing.</source>
        <translation>Questa tabella non ha ancora esecuzioni: spuntare le varianti e premere «Esegui». Le esecuzioni osservate sono sotto Dal vivo, Blocchi e Tempi.</translation>
    </message>
</context>
<context>
    <name>ks::ui::Runner</name>
    <message>
        <source>the solving program knapscope-run</source>
        <translation>il programma risolutore knapscope-run</translation>
    </message>
    <message>
        <source>knapscope-run on %1</source>
        <translation>knapscope-run su %1</translation>
    </message>
    <message>
        <source>put it beside knapscope or name it in KNAPSCOPE_RUNNER</source>
        <translation>metterlo accanto a knapscope o indicarlo in KNAPSCOPE_RUNNER</translation>
    </message>
    <message>
        <source>the solving program knapscope-run was not found</source>
        <translation>il programma risolutore knapscope-run non è stato trovato</translation>
    </message>
    <message>
        <source>KNAPSCOPE_RUNNER names %1, which cannot be run</source>
        <translation>KNAPSCOPE_RUNNER indica %1, che non si può eseguire</translation>
    </message>
    <message>
        <source>%1 wrote a line without an end</source>
        <translation>%1 ha scritto una riga senza fine</translation>
    </message>
    <message>
        <source>run it again</source>
        <translation>eseguirlo di nuovo</translation>
    </message>
    <message>
        <source>%1 writes more than can be read</source>
        <translation>%1 scrive più di quanto si possa leggere</translation>
    </message>
    <message>
        <source>%1 wrote something that is not an event (“%2”)</source>
        <translation>%1 ha scritto qualcosa che non è un evento («%2»)</translation>
    </message>
    <message>
        <source>check that it has the version of this program</source>
        <translation>verificare che abbia la versione di questo programma</translation>
    </message>
    <message>
        <source>%1 does not answer</source>
        <translation>%1 non risponde</translation>
    </message>
    <message>
        <source>it was stopped and starts again with the next run</source>
        <translation>è stato fermato e riparte con la prossima esecuzione</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>annullato</translation>
    </message>
    <message>
        <source>the command of %1 could not be started (%2)</source>
        <translation>non è stato possibile avviare il comando di %1 (%2)</translation>
    </message>
    <message>
        <source>check it under Other machines</source>
        <translation>verificarlo in «Altre macchine»</translation>
    </message>
    <message>
        <source>%1 could not be started (%2)</source>
        <translation>non è stato possibile avviare %1 (%2)</translation>
    </message>
    <message>
        <source>%1 crashed</source>
        <translation>%1 è terminato in modo anomalo</translation>
    </message>
    <message>
        <source>%1 ended with code %2</source>
        <translation>%1 è terminato con il codice %2</translation>
    </message>
    <message>
        <source>it starts again with the next run</source>
        <translation>riparte con la prossima esecuzione</translation>
    </message>
    <message>
        <source>check the way to %1 and try again</source>
        <translation>verificare il collegamento con %1 e riprovare</translation>
    </message>
    <message>
        <source> (“%1”)</source>
        <translation> («%1»)</translation>
    </message>
    <message>
        <source>the preferences name %1, which cannot be run</source>
        <translation>le preferenze indicano %1, che non si può eseguire</translation>
    </message>
</context>
<context>
    <name>ks::ui::ScreenOverlay</name>
    <message>
        <source>What the presenter draws over the page</source>
        <translation>Ciò che il relatore disegna sulla pagina</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Nero</translation>
    </message>
</context>
<context>
    <name>ks::ui::Session</name>
    <message>
        <source>Untitled</source>
        <translation>Senza titolo</translation>
    </message>
    <message>
        <source>Nothing is open</source>
        <translation>Niente è aperto</translation>
    </message>
    <message>
        <source>naming after the file</source>
        <translation>nome preso dal file</translation>
    </message>
</context>
<context>
    <name>ks::ui::SessionCommands</name>
    <message>
        <source>Save session</source>
        <translation>Salva sessione</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sessione</translation>
    </message>
    <message>
        <source>Sessions (*%1)</source>
        <translation>Sessioni (*%1)</translation>
    </message>
    <message>
        <source>%1 was never saved and is too large to be in the session: save it, open it from its file, and save the session again.</source>
        <translation>%1 non è mai stato salvato ed è troppo grande per stare nella sessione: salvarlo, aprirlo dal suo file e salvare di nuovo la sessione.</translation>
    </message>
    <message>
        <source>%1 is too large to be in the session: give both away in one folder.</source>
        <translation>%1 è troppo grande per stare nella sessione: consegnarli entrambi in una sola cartella.</translation>
    </message>
    <message>
        <source>This program has no theme “%1”.</source>
        <translation>Questo programma non ha un tema «%1».</translation>
    </message>
    <message>
        <source>This program has no page “%1”.</source>
        <translation>Questo programma non ha una pagina «%1».</translation>
    </message>
    <message>
        <source>This program does not have the variant %1.</source>
        <translation>Questo programma non ha la variante %1.</translation>
    </message>
    <message>
        <source>The session is saved as %1.</source>
        <translation>La sessione è salvata come %1.</translation>
    </message>
</context>
<context>
    <name>ks::ui::SheetDesk</name>
    <message>
        <source>Next exercise</source>
        <translation>Esercizio successivo</translation>
    </message>
    <message>
        <source>Export answers…</source>
        <translation>Esporta risposte…</translation>
    </message>
    <message>
        <source>Leave the sheet</source>
        <translation>Lascia il foglio</translation>
    </message>
    <message>
        <source>Sheet of exercises</source>
        <translation>Foglio di esercizi</translation>
    </message>
    <message>
        <source>Export answers</source>
        <translation>Esporta risposte</translation>
    </message>
    <message>
        <source>Your name:</source>
        <translation>Nome:</translation>
    </message>
    <message>
        <source>Answers (*.json)</source>
        <translation>Risposte (*.json)</translation>
    </message>
    <message>
        <source>Written, with a CSV file beside it.</source>
        <translation>Scritto, con accanto un file CSV.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>Esercizio</translation>
    </message>
    <message>
        <source>Previous exercise</source>
        <translation>Esercizio precedente</translation>
    </message>
    <message>
        <source>The exercise is being opened.</source>
        <translation>L&apos;esercizio si sta aprendo.</translation>
    </message>
    <message>
        <source>Something else is shown. Choose the exercise to go back to it.</source>
        <translation>È mostrato qualcos&apos;altro. Scegliere l&apos;esercizio per tornarvi.</translation>
    </message>
    <message>
        <source> · %1 of %2 answered</source>
        <translation> · %1 di %2 con risposta</translation>
    </message>
    <message>
        <source>This exercise: %1. All exercises: %2. Export your answers to hand them in.</source>
        <translation>Questo esercizio: %1. Tutti gli esercizi: %2. Esportare le risposte per consegnarle.</translation>
    </message>
    <message>
        <source>%1 of %2 exercises done</source>
        <translation>%1 di %2 esercizi finiti</translation>
    </message>
    <message>
        <source>This exercise is done: %1 · %2</source>
        <translation>Questo esercizio è finito: %1 · %2</translation>
    </message>
    <message>
        <source>%1 of %2 answered · %3</source>
        <translation>%1 di %2 con risposta · %3</translation>
    </message>
</context>
<context>
    <name>ks::ui::SideBySide</name>
    <message>
        <source>Side by side</source>
        <translation>Fianco a fianco</translation>
    </message>
    <message>
        <source>Another variant beside this one, or what if a number were another</source>
        <translation>Un&apos;altra variante accanto a questa, o che cosa accadrebbe se un numero fosse diverso</translation>
    </message>
</context>
<context>
    <name>ks::ui::SideControls</name>
    <message>
        <source>Shown beside it</source>
        <translation>Mostrato accanto</translation>
    </message>
    <message>
        <source>Both go together by</source>
        <translation>Entrambi avanzano insieme per</translation>
    </message>
    <message>
        <source>Where both have done the same of these, both are shown at its end</source>
        <translation>Dove entrambi ne hanno fatto lo stesso, entrambi sono mostrati alla fine di esso</translation>
    </message>
    <message>
        <source>Beside it</source>
        <translation>Accanto</translation>
    </message>
    <message>
        <source>Together by</source>
        <translation>Insieme per</translation>
    </message>
    <message>
        <source>What if… (other numbers)</source>
        <translation>E se… (altri numeri)</translation>
    </message>
    <message>
        <source>Before the last edit</source>
        <translation>Prima dell&apos;ultima modifica</translation>
    </message>
    <message>
        <source>share of the run</source>
        <translation>quota dell&apos;esecuzione</translation>
    </message>
</context>
<context>
    <name>ks::ui::SidePair</name>
    <message>
        <source>What differs</source>
        <translation>Che cosa è diverso</translation>
    </message>
    <message>
        <source>Left: %1</source>
        <translation>A sinistra: %1</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <translation>A destra: %1</translation>
    </message>
</context>
<context>
    <name>ks::ui::StepOutline</name>
    <message>
        <source>Outline</source>
        <translation>Struttura</translation>
    </message>
    <message>
        <source>Phases, rows and steps</source>
        <translation>Fasi, righe e passi</translation>
    </message>
    <message>
        <source>Next change of</source>
        <translation>Prossimo cambiamento:</translation>
    </message>
    <message>
        <source>Go to the next step where it changes</source>
        <translation>Va al prossimo passo in cui cambia</translation>
    </message>
    <message>
        <source>this cell</source>
        <translation>questa cella</translation>
    </message>
    <message>
        <source>the choice</source>
        <translation>la scelta</translation>
    </message>
    <message>
        <source>the branch</source>
        <translation>il ramo</translation>
    </message>
    <message>
        <source>Close the outline</source>
        <translation>Chiudi la struttura</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>ks::ui::StepPage</name>
    <message>
        <source>%1, section %2</source>
        <translation>%1, sezione %2</translation>
    </message>
    <message>
        <source>Algorithm %1 (%2)</source>
        <translation>Algoritmo %1 (%2)</translation>
    </message>
    <message>
        <source>Algorithm %1 (%2, section %3)</source>
        <translation>Algoritmo %1 (%2, sezione %3)</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · rows by %2 on %3</source>
        <translation>%1 · righe di %2 su %3</translation>
    </message>
    <message>
        <source>%1 · %2 has no recording of its own</source>
        <translation>%1 · %2 non ha una registrazione propria</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Riproduci</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Recording…</source>
        <translation>Registrazione in corso…</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Nothing to step through yet</source>
        <translation>Ancora niente da seguire passo per passo</translation>
    </message>
    <message>
        <source>Open an instance or let a preset make one, and watch its table being filled cell by cell. The first lesson brings its own.</source>
        <translation>Aprire un&apos;istanza o farne creare una da un modello, e guardare la sua tabella riempirsi cella per cella. La prima lezione porta la propria.</translation>
    </message>
    <message>
        <source>First lesson</source>
        <translation>Prima lezione</translation>
    </message>
    <message>
        <source>These steps are not shown</source>
        <translation>Questi passi non sono mostrati</translation>
    </message>
    <message>
        <source>Run it instead</source>
        <translation>Eseguirla, invece</translation>
    </message>
    <message>
        <source>Generate a smaller one…</source>
        <translation>Generane una più piccola…</translation>
    </message>
    <message>
        <source>Beside</source>
        <translation>Accanto</translation>
    </message>
    <message>
        <source>Show or hide what is beside it</source>
        <translation>Mostra o nascondi ciò che è accanto</translation>
    </message>
</context>
<context>
    <name>ks::ui::StepPreview</name>
    <message>
        <source>Preview of the step</source>
        <translation>Anteprima del passo</translation>
    </message>
    <message>
        <source>Making the picture…</source>
        <translation>Creazione dell&apos;immagine…</translation>
    </message>
</context>
<context>
    <name>ks::ui::StepQuestion</name>
    <message>
        <source>Ask before this is shown</source>
        <translation>Chiedi prima di mostrare questo</translation>
    </message>
    <message>
        <source>What is asked about</source>
        <translation>Su che cosa si chiede</translation>
    </message>
    <message>
        <source>Points for a right answer</source>
        <translation>Punti per una risposta giusta</translation>
    </message>
    <message>
        <source>How often one may answer</source>
        <translation>Quante volte si può rispondere</translation>
    </message>
    <message>
        <source>The question</source>
        <translation>La domanda</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Tentativi</translation>
    </message>
    <message>
        <source>This cannot be asked about this picture: choose something else.</source>
        <translation>Su questa immagine non si può chiedere questo: scegliere altro.</translation>
    </message>
    <message>
        <source>Write the question…</source>
        <translation>Scrivi la domanda…</translation>
    </message>
</context>
<context>
    <name>ks::ui::StepSlider</name>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
</context>
<context>
    <name>ks::ui::StepView</name>
    <message>
        <source>Table</source>
        <translation>Tabella</translation>
    </message>
    <message>
        <source>Picture of the algorithm</source>
        <translation>Immagine dell&apos;algoritmo</translation>
    </message>
    <message>
        <source>Pseudo-code</source>
        <translation>Pseudocodice</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Che cosa succede</translation>
    </message>
    <message>
        <source>Why this value?</source>
        <translation>Perché questo valore?</translation>
    </message>
    <message>
        <source>Go to this step</source>
        <translation>Vai a questo passo</translation>
    </message>
    <message>
        <source>In your cell: %1 = %2.</source>
        <translation>Nella cella scelta: %1 = %2.</translation>
    </message>
    <message>
        <source>In your cell: nothing is computed yet.</source>
        <translation>Nella cella scelta: ancora nulla di calcolato.</translation>
    </message>
</context>
<context>
    <name>ks::ui::TableDialog</name>
    <message>
        <source>Open a table</source>
        <translation>Apri una tabella</translation>
    </message>
</context>
<context>
    <name>ks::ui::TableFill</name>
    <message>
        <source>row %1 of %2</source>
        <translation>riga %1 di %2</translation>
    </message>
    <message>
        <source> · %1 left</source>
        <translation> · ancora %1</translation>
    </message>
</context>
<context>
    <name>ks::ui::TableForm</name>
    <message>
        <source>%1 leaves open what its table means:</source>
        <translation>%1 lascia aperto che cosa significhi la tabella:</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>riga %1</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numero</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Ignored</source>
        <translation>Ignorata</translation>
    </message>
    <message>
        <source>Kind:</source>
        <translation>Tipo:</translation>
    </message>
    <message>
        <source>Column %1:</source>
        <translation>Colonna %1:</translation>
    </message>
    <message>
        <source>Column %1, “%2”:</source>
        <translation>Colonna %1, “%2”:</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source>%1 is multiplied by:</source>
        <translation>%1 è moltiplicato per:</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>Unit of %1:</source>
        <translation>Unità di %1:</translation>
    </message>
    <message>
        <source>Point: 3.5</source>
        <translation>Punto: 3.5</translation>
    </message>
    <message>
        <source>Comma: 3,5</source>
        <translation>Virgola: 3,5</translation>
    </message>
    <message>
        <source>Decimal mark:</source>
        <translation>Segno decimale:</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Letta</translation>
    </message>
    <message>
        <source>The first and the last lines, and those that are asked about. Those with a tick are read.</source>
        <translation>Le prime e le ultime righe e quelle su cui si chiede. Si leggono quelle con un segno di spunta.</translation>
    </message>
</context>
<context>
    <name>ks::ui::TableOffer</name>
    <message>
        <source>Fill the table</source>
        <translation>Riempi la tabella</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Allow %1 and fill the table</source>
        <translation>Consenti %1 e riempi la tabella</translation>
    </message>
    <message>
        <source>Filled by</source>
        <translation>Riempita da</translation>
    </message>
    <message>
        <source>How far filling the table is</source>
        <translation>A che punto è il riempimento della tabella</translation>
    </message>
    <message>
        <source>A table of %1 cells</source>
        <translation>Una tabella di %1 celle</translation>
    </message>
    <message>
        <source>One run fills it and writes its rows into a temporary file of %1. Every step is then looked up there, and the file is gone when the table is closed.</source>
        <translation>Un&apos;esecuzione la riempie e ne scrive le righe in un file temporaneo di %1. Ogni passo viene poi cercato lì, e il file sparisce quando si chiude la tabella.</translation>
    </message>
    <message>
        <source> %1 has no recording of its own: its rows are stepped through as those of %2.</source>
        <translation> %1 non ha una registrazione propria: le sue righe si seguono passo per passo come quelle di %2.</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Avvio in corso…</translation>
    </message>
</context>
<context>
    <name>ks::ui::TraceProgress</name>
    <message>
        <source>Progress of the trace</source>
        <translation>Avanzamento della traccia</translation>
    </message>
</context>
<context>
    <name>ks::ui::TraceRun</name>
    <message>
        <source>reading the trace</source>
        <translation>lettura della traccia</translation>
    </message>
    <message>
        <source>row %1 of %2</source>
        <translation>riga %1 di %2</translation>
    </message>
    <message>
        <source> · %1 left</source>
        <translation> · ancora %1</translation>
    </message>
</context>
<context>
    <name>ks::ui::TransportBar</name>
    <message>
        <source>Outline</source>
        <translation>Struttura</translation>
    </message>
    <message>
        <source>List of phases, rows and steps</source>
        <translation>Elenco di fasi, righe e passi</translation>
    </message>
    <message>
        <source>Transport</source>
        <translation>Comandi di riproduzione</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>All&apos;inizio</translation>
    </message>
    <message>
        <source>Previous cell</source>
        <translation>Cella precedente</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Riproduci</translation>
    </message>
    <message>
        <source>Next cell</source>
        <translation>Cella successiva</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Alla fine</translation>
    </message>
    <message>
        <source>Speed: a click is faster, from the fastest back to the slowest (keys + and -)</source>
        <translation>Velocità: un clic la aumenta, dalla massima si torna alla minima (tasti + e -)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Speed %1</source>
        <translation>Velocità %1</translation>
    </message>
</context>
<context>
    <name>ks::ui::VariantList</name>
    <message>
        <source>Variants</source>
        <translation>Varianti</translation>
    </message>
    <message>
        <source>On the CPU</source>
        <translation>Sulla CPU</translation>
    </message>
    <message>
        <source>In the emulator</source>
        <translation>Nell&apos;emulatore</translation>
    </message>
    <message>
        <source>On %1</source>
        <translation>Su %1</translation>
    </message>
    <message>
        <source>Asking the solving program what it can do…</source>
        <translation>Si chiede al programma risolutore che cosa sa fare…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Not available here</source>
        <translation>Non disponibile qui</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Parameters of %1</source>
        <translation>Parametri di %1</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parametri</translation>
    </message>
</context>
<context>
    <name>ks::ui::ViewBar</name>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Add front…</source>
        <translation>Aggiungi fronte…</translation>
    </message>
    <message>
        <source>Remove fronts</source>
        <translation>Rimuovi fronti</translation>
    </message>
    <message>
        <source>Costs from</source>
        <translation>Costi da</translation>
    </message>
    <message>
        <source>Costs up to</source>
        <translation>Costi fino a</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tutto</translation>
    </message>
    <message>
        <source>Shows all costs</source>
        <translation>Mostra tutti i costi</translation>
    </message>
    <message>
        <source>Costs on a logarithmic axis</source>
        <translation>Costi su asse logaritmico</translation>
    </message>
    <message>
        <source>Draws another front, too: of a file, of a preset, or what a run found</source>
        <translation>Disegna anche un altro fronte: di un file, di un modello, o trovato da un&apos;esecuzione</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Costi</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
</context>
<context>
    <name>ks::ui::WarpChooser</name>
    <message>
        <source>Launch</source>
        <translation>Lancio</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Blocco</translation>
    </message>
    <message>
        <source>Warp</source>
        <translation>Warp</translation>
    </message>
    <message>
        <source>of %1, %2, %3</source>
        <translation>di %1, %2, %3</translation>
    </message>
    <message>
        <source>%1 launch</source>
        <translation>%1 lancio</translation>
    </message>
    <message>
        <source>%1 launches</source>
        <translation>%1 lanci</translation>
    </message>
    <message>
        <source>%1 block</source>
        <translation>%1 blocco</translation>
    </message>
    <message>
        <source>%1 blocks</source>
        <translation>%1 blocchi</translation>
    </message>
    <message>
        <source>%1 warp</source>
        <translation>%1 warp</translation>
    </message>
    <message>
        <source>%1 warps</source>
        <translation>%1 warp</translation>
    </message>
</context>
<context>
    <name>ks::ui::WatchControls</name>
    <message>
        <source>Watch</source>
        <translation>Osserva</translation>
    </message>
    <message>
        <source>Repeat for</source>
        <translation>Ripeti per</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Follow the blocks of the kernels while they run. It needs no privileges; in the emulator their schedule is modelled</source>
        <translation>Segue i blocchi dei kernel mentre girano. Non servono privilegi; nell&apos;emulatore la loro pianificazione è modellata</translation>
    </message>
    <message>
        <source>Solve again and again, for most solves take milliseconds</source>
        <translation>Risolve più e più volte, perché di solito bastano millisecondi</translation>
    </message>
    <message>
        <source>Seconds to repeat for</source>
        <translation>Secondi per cui ripetere</translation>
    </message>
    <message>
        <source>Counters of the hardware</source>
        <translation>Contatori dell&apos;hardware</translation>
    </message>
    <message>
        <source>The GPU&apos;s own counters. Some machines keep them for their administrator</source>
        <translation>I contatori propri della GPU. Alcune macchine li riservano agli amministratori</translation>
    </message>
    <message>
        <source>no counters</source>
        <translation>nessun contatore</translation>
    </message>
    <message>
        <source>basic counters</source>
        <translation>contatori di base</translation>
    </message>
    <message>
        <source>all counters</source>
        <translation>tutti i contatori</translation>
    </message>
    <message>
        <source>counters over time</source>
        <translation>contatori nel tempo</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Altro</translation>
    </message>
    <message>
        <source>Counters of the hardware, and repeating</source>
        <translation>Contatori dell&apos;hardware e ripetizione</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Contatori</translation>
    </message>
</context>
<context>
    <name>ks::ui::WatchedRuns</name>
    <message>
        <source>being laid out</source>
        <translation>in preparazione</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>riferimento</translation>
    </message>
    <message>
        <source>Watched run</source>
        <translation>Esecuzione osservata</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dove</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Mediana</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>Occupazione</translation>
    </message>
    <message>
        <source>Against the baseline</source>
        <translation>Rispetto al riferimento</translation>
    </message>
</context>
<context>
    <name>ks::ui::WhatIf</name>
    <message>
        <source>Apply</source>
        <translation>Applica</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Reimposta</translation>
    </message>
    <message>
        <source>What is settled</source>
        <translation>Che cosa è fissato</translation>
    </message>
    <message>
        <source>Any choice may be taken, or this one is settled before the front is found</source>
        <translation>È possibile qualsiasi scelta, oppure questa è fissata prima di trovare il fronte</translation>
    </message>
    <message>
        <source>Makes the numbers those of the open instance; Undo takes that back</source>
        <translation>Rende i numeri quelli dell&apos;istanza aperta; Annulla li ripristina</translation>
    </message>
    <message>
        <source>What if: %1</source>
        <translation>E se: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>%1, to drag</source>
        <translation>%1, da trascinare</translation>
    </message>
    <message>
        <source>Any choice</source>
        <translation>Qualsiasi scelta</translation>
    </message>
    <message>
        <source>Settled: %1</source>
        <translation>Fissato: %1</translation>
    </message>
    <message>
        <source>What if: %1, %2</source>
        <translation>E se: %1, %2</translation>
    </message>
</context>
<context>
    <name>ks::ui::WhatIfForm</name>
    <message>
        <source>Apply</source>
        <translation>Applica</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Reimposta</translation>
    </message>
    <message>
        <source>What is changed</source>
        <translation>Che cosa si cambia</translation>
    </message>
    <message>
        <source>Of which one</source>
        <translation>Di quale</translation>
    </message>
    <message>
        <source>The number tried</source>
        <translation>Il numero provato</translation>
    </message>
    <message>
        <source>Makes the numbers those of the open instance; Undo takes that back</source>
        <translation>Rende i numeri quelli dell&apos;istanza aperta; Annulla li ripristina</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>E se</translation>
    </message>
    <message>
        <source>were</source>
        <translation>fosse</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
</context>
<context>
    <name>ks::ui::WhyCard</name>
    <message>
        <source>Go to this step</source>
        <translation>Vai a questo passo</translation>
    </message>
    <message>
        <source>Why this value?</source>
        <translation>Perché questo valore?</translation>
    </message>
    <message>
        <source>%1 is not computed yet.</source>
        <translation>%1 non è ancora calcolata.</translation>
    </message>
</context>
<context>
    <name>pages</name>
    <message>
        <source>Lessons</source>
        <translation>Lezioni</translation>
    </message>
    <message>
        <source>Instance</source>
        <translation>Istanza</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Esegui</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Confronta</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>Occupazione</translation>
    </message>
    <message>
        <source>Pareto</source>
        <translation>Pareto</translation>
    </message>
    <message>
        <source>Concurrency</source>
        <translation>Concorrenza</translation>
    </message>
</context>
<context>
    <name>shortcuts</name>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Modifica</translation>
    </message>
    <message>
        <source>Pages and view</source>
        <translation>Pagine e vista</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Esegui</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Presenta</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>New instance</source>
        <translation>Nuova istanza</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Salva con nome</translation>
    </message>
    <message>
        <source>Save the session: what is open and shown</source>
        <translation>Salvare la sessione: ciò che è aperto e mostrato</translation>
    </message>
    <message>
        <source>Generate from a preset</source>
        <translation>Generare da un modello</translation>
    </message>
    <message>
        <source>Export the view</source>
        <translation>Esportare la vista</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Uscire</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annullare</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripetere</translation>
    </message>
    <message>
        <source>Cut the items chosen</source>
        <translation>Tagliare gli oggetti scelti</translation>
    </message>
    <message>
        <source>Copy cells, an answer or a picture</source>
        <translation>Copiare celle, una risposta o un&apos;immagine</translation>
    </message>
    <message>
        <source>Paste cells from here on</source>
        <translation>Incollare celle da qui in poi</translation>
    </message>
    <message>
        <source>Paste cells as new items</source>
        <translation>Incollare celle come nuovi oggetti</translation>
    </message>
    <message>
        <source>Add an item</source>
        <translation>Aggiungere un oggetto</translation>
    </message>
    <message>
        <source>Duplicate the items chosen</source>
        <translation>Duplicare gli oggetti scelti</translation>
    </message>
    <message>
        <source>Remove the items chosen</source>
        <translation>Rimuovere gli oggetti scelti</translation>
    </message>
    <message>
        <source>Editing a lesson: move the step up</source>
        <translation>Modifica di una lezione: passo più in alto</translation>
    </message>
    <message>
        <source>Editing a lesson: move the step down</source>
        <translation>Modifica di una lezione: passo più in basso</translation>
    </message>
    <message>
        <source>Run what is ticked, trace the kernel</source>
        <translation>Eseguire ciò che è spuntato, tracciare il kernel</translation>
    </message>
    <message>
        <source>Cancel it</source>
        <translation>Annullare</translation>
    </message>
    <message>
        <source>Blocks of a run half as fast</source>
        <translation>Blocchi di un&apos;esecuzione a metà velocità</translation>
    </message>
    <message>
        <source>Blocks of a run twice as fast</source>
        <translation>Blocchi di un&apos;esecuzione a velocità doppia</translation>
    </message>
    <message>
        <source>Present the page, and end it</source>
        <translation>Presentare la pagina, e smettere</translation>
    </message>
    <message>
        <source>Present it on this screen alone</source>
        <translation>Presentarla solo su questo schermo</translation>
    </message>
    <message>
        <source>Black, and back</source>
        <translation>Nero, e indietro</translation>
    </message>
    <message>
        <source>Two screens: freeze the audience&apos;s picture</source>
        <translation>Due schermi: bloccare l&apos;immagine del pubblico</translation>
    </message>
    <message>
        <source>One screen: notes over the picture</source>
        <translation>Uno schermo: note sopra l&apos;immagine</translation>
    </message>
    <message>
        <source>Spotlight on the pointer</source>
        <translation>Riflettore sul puntatore</translation>
    </message>
    <message>
        <source>Pen: draw until the next step</source>
        <translation>Penna: disegnare fino al passo successivo</translation>
    </message>
    <message>
        <source>Wipe the strokes away</source>
        <translation>Cancellare i tratti</translation>
    </message>
    <message>
        <source>Pointer to the left; drawing</source>
        <translation>Puntatore a sinistra; disegnando</translation>
    </message>
    <message>
        <source>Pointer to the right; drawing</source>
        <translation>Puntatore a destra; disegnando</translation>
    </message>
    <message>
        <source>Pointer up; drawing</source>
        <translation>Puntatore in alto; disegnando</translation>
    </message>
    <message>
        <source>Pointer down; drawing</source>
        <translation>Puntatore in basso; disegnando</translation>
    </message>
    <message>
        <source>Next theme</source>
        <translation>Tema successivo</translation>
    </message>
    <message>
        <source>Larger text and pictures</source>
        <translation>Testo e immagini più grandi</translation>
    </message>
    <message>
        <source>Smaller text and pictures</source>
        <translation>Testo e immagini più piccoli</translation>
    </message>
    <message>
        <source>Text and pictures in the usual size</source>
        <translation>Testo e immagini nella dimensione normale</translation>
    </message>
    <message>
        <source>Edit the lesson</source>
        <translation>Modificare la lezione</translation>
    </message>
    <message>
        <source>These keys</source>
        <translation>Questi tasti</translation>
    </message>
    <message>
        <source>The manual&apos;s page on this page</source>
        <translation>La pagina del manuale su questa pagina</translation>
    </message>
    <message>
        <source>Add this step to a lesson of your own</source>
        <translation>Aggiungere questo passo a una propria lezione</translation>
    </message>
    <message>
        <source>Next cell, warp instruction, point</source>
        <translation>Cella, istruzione di warp o punto successivo</translation>
    </message>
    <message>
        <source>Previous cell, instruction, point</source>
        <translation>Cella, istruzione o punto precedente</translation>
    </message>
    <message>
        <source>Next row, or cells written</source>
        <translation>Riga successiva, o celle scritte</translation>
    </message>
    <message>
        <source>Previous row, or cells written</source>
        <translation>Riga precedente, o celle scritte</translation>
    </message>
    <message>
        <source>Next phase or barrier</source>
        <translation>Fase o barriera successiva</translation>
    </message>
    <message>
        <source>Previous phase or barrier</source>
        <translation>Fase o barriera precedente</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>All&apos;inizio</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Alla fine</translation>
    </message>
    <message>
        <source>Play and pause</source>
        <translation>Avviare e mettere in pausa</translation>
    </message>
    <message>
        <source>Zoom into the table, front or chart</source>
        <translation>Ingrandire tabella, fronte o grafico</translation>
    </message>
    <message>
        <source>Zoom out of it</source>
        <translation>Ridurre</translation>
    </message>
    <message>
        <source>All of it</source>
        <translation>Tutto</translation>
    </message>
    <message>
        <source>Move the table to the left</source>
        <translation>Spostare la tabella a sinistra</translation>
    </message>
    <message>
        <source>Move the table to the right</source>
        <translation>Spostare la tabella a destra</translation>
    </message>
    <message>
        <source>Move the table up</source>
        <translation>Spostare la tabella in alto</translation>
    </message>
    <message>
        <source>Move the table down</source>
        <translation>Spostare la tabella in basso</translation>
    </message>
    <message>
        <source>List of all steps</source>
        <translation>Elenco di tutti i passi</translation>
    </message>
    <message>
        <source>To where this cell changes next</source>
        <translation>Dove questa cella cambia la prossima volta</translation>
    </message>
    <message>
        <source>To where another item is chosen next</source>
        <translation>Dove si sceglie un altro oggetto</translation>
    </message>
    <message>
        <source>To where another branch is taken next</source>
        <translation>Dove si prende un altro ramo</translation>
    </message>
    <message>
        <source>Predict: be asked before a step is shown</source>
        <translation>Prevedere: rispondere prima che un passo sia mostrato</translation>
    </message>
    <message>
        <source>Faster; in a chart of a run: zoom into it</source>
        <translation>Più veloce; in un grafico di un&apos;esecuzione: ingrandire</translation>
    </message>
    <message>
        <source>Slower; in a chart of a run: zoom out</source>
        <translation>Più lento; in un grafico di un&apos;esecuzione: ridurre</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lezioni</translation>
    </message>
    <message>
        <source>Instance</source>
        <translation>Istanza</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Confronta</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>Occupazione</translation>
    </message>
    <message>
        <source>Pareto</source>
        <translation>Pareto</translation>
    </message>
    <message>
        <source>Concurrency</source>
        <translation>Concorrenza</translation>
    </message>
    <message>
        <source>Another window</source>
        <translation>Un&apos;altra finestra</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferenze</translation>
    </message>
    <message>
        <source>Print the view</source>
        <translation>Stampare la vista</translation>
    </message>
    <message>
        <source>Side by side: another variant, or what if</source>
        <translation>Fianco a fianco: un&apos;altra variante, o e se</translation>
    </message>
    <message>
        <source>Next exercise of a sheet</source>
        <translation>Esercizio successivo di un foglio</translation>
    </message>
    <message>
        <source>Previous exercise of a sheet</source>
        <translation>Esercizio precedente di un foglio</translation>
    </message>
    <message>
        <source>To the next part: picture, notes, outline, buttons</source>
        <translation>Alla parte successiva: immagine, note, struttura, pulsanti</translation>
    </message>
</context>
<context>
    <name>themes</name>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>Proiettore</translation>
    </message>
</context>
</TS>
