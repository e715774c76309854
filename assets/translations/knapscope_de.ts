<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>Catalogue</name>
    <message>
        <source>Wan et al. 2014</source>
        <translation>Wan et al. 2014</translation>
    </message>
    <message>
        <source>SSO report</source>
        <translation>SSO-Bericht</translation>
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
        <translation>Algorithmus %1</translation>
    </message>
    <message>
        <source>Section %1</source>
        <translation>Abschnitt %1</translation>
    </message>
    <message>
        <source>space %1</source>
        <translation>Speicher %1</translation>
    </message>
    <message>
        <source>time %1</source>
        <translation>Zeit %1</translation>
    </message>
    <message>
        <source>thesis</source>
        <translation>Masterarbeit</translation>
    </message>
    <message>
        <source>concurrency paper</source>
        <translation>Arbeit über Nebenläufigkeit</translation>
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
        <translation>Ebenfalls ausgelassen: %1 weitere.</translation>
    </message>
    <message>
        <source>Left out: %1.</source>
        <translation>Ausgelassen: %1.</translation>
    </message>
    <message>
        <source>No way was found to run all of them at once, which proves nothing.</source>
        <translation>Es wurde kein Weg gefunden, alle zugleich auszuführen; das beweist nichts.</translation>
    </message>
    <message>
        <source>They do not all run at once: that is proven. A plan of several batches runs them.</source>
        <translation>Sie laufen nicht alle zugleich: Das ist bewiesen. Ein Plan aus mehreren Stapeln führt sie aus.</translation>
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
        <translation>setzt voraus: %1</translation>
    </message>
    <message>
        <source>Your own lessons</source>
        <translation>Ihre eigenen Lektionen</translation>
    </message>
</context>
<context>
    <name>CourseContents</name>
    <message>
        <source>1 place was found.</source>
        <translation>1 Stelle wurde gefunden.</translation>
    </message>
    <message>
        <source>A course in steps, with a picture for each. Nothing has to be installed, and questions grade themselves.</source>
        <translation>Ein Kurs in Schritten, mit einem Bild zu jedem. Sie brauchen nichts zu installieren, und die Fragen werden sofort bewertet.</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Abgeschlossen</translation>
    </message>
    <message>
        <source>Forget all answers and which steps you have read?</source>
        <translation>Alle Antworten und die gelesenen Schritte vergessen?</translation>
    </message>
    <message>
        <source>Forget my progress</source>
        <translation>Meinen Fortschritt vergessen</translation>
    </message>
    <message>
        <source>Go on: {0}</source>
        <translation>Weiter mit {0}</translation>
    </message>
    <message>
        <source>Knapsack algorithms on GPUs</source>
        <translation>Rucksack-Algorithmen auf GPUs</translation>
    </message>
    <message>
        <source>No lesson has all of these words.</source>
        <translation>Keine Lektion enthält alle diese Wörter.</translation>
    </message>
    <message>
        <source>Search the lessons</source>
        <translation>Die Lektionen durchsuchen</translation>
    </message>
    <message>
        <source>The words of the lessons could not be loaded. Is the file search.js there?</source>
        <translation>Die Wörter der Lektionen konnten nicht geladen werden. Ist die Datei search.js da?</translation>
    </message>
    <message>
        <source>This browser does not keep your progress when you close the page.</source>
        <translation>Dieser Browser behält Ihren Fortschritt nicht, wenn Sie die Seite schließen.</translation>
    </message>
    <message>
        <source>To the lessons</source>
        <translation>Zu den Lektionen</translation>
    </message>
    <message>
        <source>Without JavaScript you see texts and pictures. The search, the questions and your progress need JavaScript.</source>
        <translation>Ohne JavaScript sehen Sie Texte und Bilder. Die Suche, die Fragen und Ihr Fortschritt brauchen JavaScript.</translation>
    </message>
    <message>
        <source>You have finished {0} of {1} lessons.</source>
        <translation>Sie haben {0} von {1} Lektionen abgeschlossen.</translation>
    </message>
    <message>
        <source>Your progress is kept in this browser.</source>
        <translation>Ihr Fortschritt wird in diesem Browser behalten.</translation>
    </message>
    <message>
        <source>in English</source>
        <translation>auf Englisch</translation>
    </message>
    <message>
        <source>{0} of {1} points</source>
        <translation>{0} von {1} Punkten</translation>
    </message>
    <message>
        <source>{0} of {1} steps</source>
        <translation>{0} von {1} Schritten</translation>
    </message>
    <message>
        <source>{0} places were found. The best {1} are shown.</source>
        <translation>{0} Stellen wurden gefunden. Die besten {1} werden gezeigt.</translation>
    </message>
    <message>
        <source>{0} places were found.</source>
        <translation>{0} Stellen wurden gefunden.</translation>
    </message>
</context>
<context>
    <name>CourseFrame</name>
    <message>
        <source>All lessons</source>
        <translation>Alle Lektionen</translation>
    </message>
    <message>
        <source>Answer again</source>
        <translation>Noch einmal antworten</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Kurs</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Next lesson:</source>
        <translation>Nächste Lektion:</translation>
    </message>
    <message>
        <source>Previous lesson:</source>
        <translation>Vorige Lektion:</translation>
    </message>
    <message>
        <source>This lesson is not translated yet. It is in English.</source>
        <translation>Diese Lektion ist noch nicht übersetzt. Sie ist auf Englisch.</translation>
    </message>
</context>
<context>
    <name>EditCommands</name>
    <message>
        <source>Cu&amp;t</source>
        <translation>Auss&amp;chneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy with &amp;headings</source>
        <translation>Mit &amp;Überschriften kopieren</translation>
    </message>
    <message>
        <source>Copy picture as PN&amp;G</source>
        <translation>Bild als PN&amp;G kopieren</translation>
    </message>
    <message>
        <source>Copy picture as S&amp;VG</source>
        <translation>Bild als S&amp;VG kopieren</translation>
    </message>
    <message>
        <source>Copy the &amp;numbers behind the view</source>
        <translation>&amp;Zahlen der Ansicht kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Paste as new ro&amp;ws</source>
        <translation>Als neue Zei&amp;len einfügen</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>Ent&amp;fernen</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>step %1</source>
        <translation>Schritt %1</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Document, 1600 × 1000</source>
        <translation>Dokument, 1600 × 1000</translation>
    </message>
    <message>
        <source>Slide, 1920 × 1080</source>
        <translation>Folie, 1920 × 1080</translation>
    </message>
    <message>
        <source>Half a slide, 960 × 1080</source>
        <translation>Halbe Folie, 960 × 1080</translation>
    </message>
    <message>
        <source>Column of a paper, 1000 × 750</source>
        <translation>Spalte einer Arbeit, 1000 × 750</translation>
    </message>
    <message>
        <source>A size of your own</source>
        <translation>Eigene Größe</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>PNG-Bild</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>SVG-Zeichnung</translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation>PDF-Dokument</translation>
    </message>
    <message>
        <source>Data as CSV</source>
        <translation>Daten als CSV</translation>
    </message>
</context>
<context>
    <name>ExportInstance</name>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Export instance</source>
        <translation>Instanz exportieren</translation>
    </message>
    <message>
        <source>In which format is it to be written?</source>
        <translation>In welchem Format soll sie geschrieben werden?</translation>
    </message>
    <message>
        <source>These files are there already: %1. Are they to be replaced?</source>
        <translation>Diese Dateien gibt es schon: %1. Sollen sie ersetzt werden?</translation>
    </message>
    <message>
        <source>%1 was written.</source>
        <translation>%1 wurde geschrieben.</translation>
    </message>
    <message>
        <source>%1 was written, but %2.</source>
        <translation>%1 wurde geschrieben, aber %2.</translation>
    </message>
</context>
<context>
    <name>Fields</name>
    <message>
        <source>change of %1</source>
        <translation>Änderung (%1)</translation>
    </message>
</context>
<context>
    <name>Handout</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>%1 (continued)</source>
        <translation>%1 (Fortsetzung)</translation>
    </message>
</context>
<context>
    <name>HtmlPage</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Keys: → ← a picture, PgDn PgUp a step, Home, End, O outline</source>
        <translation>Tasten: → ← ein Bild, Bild↓ Bild↑ ein Schritt, Pos1, Ende, O Gliederung</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Gliederung</translation>
    </message>
    <message>
        <source>Picture %1</source>
        <translation>Bild %1</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>wie das System</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>dunkel</translation>
    </message>
    <message>
        <source>light</source>
        <translation>hell</translation>
    </message>
</context>
<context>
    <name>InstanceChanges</name>
    <message>
        <source>%1 of %2 %3</source>
        <translation>%1 von %2 %3</translation>
    </message>
    <message>
        <source>and more</source>
        <translation>und mehr</translation>
    </message>
</context>
<context>
    <name>LayoutName</name>
    <message>
        <source>Name of the layout:</source>
        <translation>Name der Anordnung:</translation>
    </message>
    <message>
        <source>There is a layout “%1” already. Replace it?</source>
        <translation>Eine Anordnung „%1“ gibt es schon. Soll sie ersetzt werden?</translation>
    </message>
</context>
<context>
    <name>LessonTrack</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>, picture %1 of %2</source>
        <translation>, Bild %1 von %2</translation>
    </message>
</context>
<context>
    <name>Live</name>
    <message>
        <source> (once a block)</source>
        <translation> (einmal je Block)</translation>
    </message>
    <message>
        <source>%1 as fast</source>
        <translation>%1 so schnell</translation>
    </message>
    <message>
        <source>%1 does not tell how much its kernels do, so its limit is not known.</source>
        <translation>%1 sagt nicht, wie viel seine Kernel tun, also ist die Grenze nicht bekannt.</translation>
    </message>
    <message>
        <source>%1 points less</source>
        <translation>%1 Prozentpunkte weniger</translation>
    </message>
    <message>
        <source>%1 points more</source>
        <translation>%1 Prozentpunkte mehr</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>. No hardware counters: %1</source>
        <translation>. Keine Hardwarezähler: %1</translation>
    </message>
    <message>
        <source>; %1 SMs get no block</source>
        <translation>; %1 SMs bekommen keinen Block</translation>
    </message>
    <message>
        <source>; %1 would fit</source>
        <translation>; %1 hätten Platz</translation>
    </message>
    <message>
        <source>; 1 SM gets no block</source>
        <translation>; 1 SM bekommt keinen Block</translation>
    </message>
    <message>
        <source>; in the last %1 of its time some SM has nothing left to do</source>
        <translation>; in den letzten %1 seiner Zeit hat mindestens ein SM nichts mehr zu tun</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>CPU: the times of its solves</source>
        <translation>CPU: die Zeiten ihrer Lösungsläufe</translation>
    </message>
    <message>
        <source>GPU, blocks by the probe</source>
        <translation>GPU, Blöcke durch die Sonde</translation>
    </message>
    <message>
        <source>GPU, blocks by the probe, with hardware counters</source>
        <translation>GPU, Blöcke durch die Sonde, mit Hardwarezählern</translation>
    </message>
    <message>
        <source>GPU, not watched: the times of its solves</source>
        <translation>GPU, nicht beobachtet: die Zeiten ihrer Lösungsläufe</translation>
    </message>
    <message>
        <source>In the model SMs are %1 full while they have work, and %2 over the whole span of the launches</source>
        <translation>Im Modell sind die SMs zu %1 belegt, solange sie Arbeit haben, und zu %2 über die ganze Dauer der Starts</translation>
    </message>
    <message>
        <source>It %1 as the baseline: a median of %2 against %3.</source>
        <translation>Er %1 wie die Referenz: ein Median von %2 gegenüber %3.</translation>
    </message>
    <message>
        <source>It is %1 as the baseline: a median of %2 against %3.</source>
        <translation>Er ist %1 wie die Referenz: ein Median von %2 gegenüber %3.</translation>
    </message>
    <message>
        <source>No GPU: the emulator. The schedule of the blocks is modelled</source>
        <translation>Keine GPU: der Emulator. Der Zeitplan der Blöcke ist modelliert</translation>
    </message>
    <message>
        <source>Nothing was told of the SMs while it ran. Tick Watch, and Repeat for a run that is over in milliseconds.</source>
        <translation>Während des Laufs wurde nichts über die SMs gemeldet. Kreuzen Sie „Beobachten“ an, und „Wiederholen“ für einen Lauf, der in Millisekunden vorbei ist.</translation>
    </message>
    <message>
        <source>Nothing was told of the SMs yet.</source>
        <translation>Über die SMs wurde noch nichts gemeldet.</translation>
    </message>
    <message>
        <source>Nothing was told of the blocks of this run. Tick Watch before it begins.</source>
        <translation>Über die Blöcke dieses Laufs wurde nichts gemeldet. Kreuzen Sie „Beobachten“ an, bevor er beginnt.</translation>
    </message>
    <message>
        <source>Occupancy %1 against %2: %3.</source>
        <translation>Auslastung %1 gegenüber %2: %3.</translation>
    </message>
    <message>
        <source>Open the instance of this run, %1, to see what limits its speed.</source>
        <translation>Öffnen Sie die Instanz dieses Laufs, %1, um zu sehen, was sein Tempo begrenzt.</translation>
    </message>
    <message>
        <source>SMs were %1 full while they had work, and %2 over the whole span of the launches</source>
        <translation>Die SMs waren zu %1 belegt, solange sie Arbeit hatten, und zu %2 über die ganze Dauer der Starts</translation>
    </message>
    <message>
        <source>The CPU has no SMs to be full; its solves are under Timing.</source>
        <translation>Die CPU hat keine SMs, die voll sein könnten; ihre Lösungsläufe stehen unter „Zeiten“.</translation>
    </message>
    <message>
        <source>The baseline is of another instance, so times are not compared</source>
        <translation>Die Referenz ist von einer anderen Instanz, daher werden Zeiten nicht verglichen</translation>
    </message>
    <message>
        <source>The baseline is of another machine, so times are not compared</source>
        <translation>Die Referenz ist von einem anderen Rechner, daher werden Zeiten nicht verglichen</translation>
    </message>
    <message>
        <source>The blocks are being laid out.</source>
        <translation>Die Blöcke werden angeordnet.</translation>
    </message>
    <message>
        <source>The blocks are told when the run has ended.</source>
        <translation>Die Blöcke werden gemeldet, wenn der Lauf zu Ende ist.</translation>
    </message>
    <message>
        <source>The emulator deals the blocks out when the run has ended.</source>
        <translation>Der Emulator verteilt die Blöcke, wenn der Lauf zu Ende ist.</translation>
    </message>
    <message>
        <source>The emulator has no time to show occupancy over; see Blocks.</source>
        <translation>Der Emulator hat keine Zeit, über der die Auslastung zu zeigen wäre; siehe „Blöcke“.</translation>
    </message>
    <message>
        <source>The limit is named for runs on a GPU.</source>
        <translation>Die Grenze wird für Läufe auf einer GPU genannt.</translation>
    </message>
    <message>
        <source>The longest launch comes in %1 waves</source>
        <translation>Der längste Start läuft in %1 Wellen</translation>
    </message>
    <message>
        <source>The longest launch does not fill the GPU</source>
        <translation>Der längste Start füllt die GPU nicht</translation>
    </message>
    <message>
        <source>The work of its kernels is being counted.</source>
        <translation>Die Arbeit seiner Kernel wird gezählt.</translation>
    </message>
    <message>
        <source>This run ended without an answer, so its limit is not known.</source>
        <translation>Dieser Lauf endete ohne Antwort, also ist seine Grenze nicht bekannt.</translation>
    </message>
    <message>
        <source>This run told no time of any stage, so its limit is not known.</source>
        <translation>Dieser Lauf nannte keine Zeit einer Stufe, also ist seine Grenze nicht bekannt.</translation>
    </message>
    <message>
        <source>This run told no time of its stage %1, so its limit is not known.</source>
        <translation>Dieser Lauf nannte keine Zeit seiner Stufe %1, also ist seine Grenze nicht bekannt.</translation>
    </message>
    <message>
        <source>Tick runs in the list to see their occupancy over each other.</source>
        <translation>Kreuzen Sie Läufe in der Liste an, um ihre Auslastung übereinander zu sehen.</translation>
    </message>
    <message>
        <source>Times in the emulator say nothing about a GPU and are not compared</source>
        <translation>Zeiten im Emulator sagen nichts über eine GPU und werden nicht verglichen</translation>
    </message>
    <message>
        <source>Times in the emulator say nothing about a GPU, so no limit is named.</source>
        <translation>Zeiten im Emulator sagen nichts über eine GPU, also wird keine Grenze genannt.</translation>
    </message>
    <message>
        <source>What limits it is said when the run has ended.</source>
        <translation>Was ihn begrenzt, wird gesagt, wenn der Lauf zu Ende ist.</translation>
    </message>
    <message>
        <source>What limits this run is not known: %1</source>
        <translation>Was diesen Lauf begrenzt, ist nicht bekannt: %1</translation>
    </message>
    <message>
        <source>What this GPU can do at most is not known yet: knapscope-run devices --measure takes its ceilings.</source>
        <translation>Was diese GPU höchstens kann, ist noch nicht bekannt: knapscope-run devices --measure misst es.</translation>
    </message>
    <message>
        <source>Where blocks wait for the whole grid, they do so for %1 of their time.</source>
        <translation>Wo Blöcke auf das ganze Grid warten, tun sie es während %1 ihrer Zeit.</translation>
    </message>
    <message>
        <source>as fast</source>
        <translation>so schnell</translation>
    </message>
    <message>
        <source>at </source>
        <translation>bei </translation>
    </message>
    <message>
        <source>below 1</source>
        <translation>unter 1</translation>
    </message>
    <message>
        <source>blocks of %1</source>
        <translation>Blöcke von %1</translation>
    </message>
    <message>
        <source>emulator</source>
        <translation>Emulator</translation>
    </message>
    <message>
        <source>measured here on</source>
        <translation>hier gemessen auf</translation>
    </message>
    <message>
        <source>median of the solves</source>
        <translation>Median der Lösungsläufe</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>occupancy now</source>
        <translation>Auslastung jetzt</translation>
    </message>
    <message>
        <source>occupancy, while SMs had work</source>
        <translation>Auslastung, solange SMs Arbeit hatten</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>auf %1</translation>
    </message>
    <message>
        <source>on</source>
        <translation>auf</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>aufgezeichnet</translation>
    </message>
    <message>
        <source>solves</source>
        <translation>Lösungsläufe</translation>
    </message>
    <message>
        <source>takes %1 as long</source>
        <translation>braucht %1 so lange</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>theory</source>
        <translation>Theorie</translation>
    </message>
    <message>
        <source>time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>times of the emulator, which say nothing about a GPU</source>
        <translation>Zeiten des Emulators, die nichts über eine GPU sagen</translation>
    </message>
    <message>
        <source>waves of blocks</source>
        <translation>Wellen von Blöcken</translation>
    </message>
    <message>
        <source> · recorded %1</source>
        <translation> · aufgezeichnet am %1</translation>
    </message>
    <message>
        <source>, but its grid has blocks for %1 only</source>
        <translation>, aber sein Grid hat nur Blöcke für %1</translation>
    </message>
    <message>
        <source>; in the longest launch %1 would fit</source>
        <translation>; im längsten Start hätten %1 Platz</translation>
    </message>
    <message>
        <source>Occupancy is limited by %1.</source>
        <translation>Die Auslastung wird begrenzt durch: %1.</translation>
    </message>
    <message>
        <source>Other launches were on the SMs together with the longest one, %1: how full the SMs are depends on all of them.</source>
        <translation>Andere Starts waren zugleich mit dem längsten, %1, auf den SMs: Wie voll die SMs sind, hängt von allen ab.</translation>
    </message>
    <message>
        <source>SMs were %1 full on average over the samples.</source>
        <translation>Die SMs waren im Mittel der Stichproben zu %1 voll.</translation>
    </message>
    <message>
        <source>The occupancy of the longest launch, %1, is limited by %2.</source>
        <translation>Die Auslastung des längsten Starts, %1, wird begrenzt durch: %2.</translation>
    </message>
    <message>
        <source>occupancy at one moment</source>
        <translation>Auslastung in einem Augenblick</translation>
    </message>
    <message>
        <source>theory with its grid</source>
        <translation>Theorie mit seinem Grid</translation>
    </message>
    <message>
        <source>theory, longest launch</source>
        <translation>Theorie, längster Start</translation>
    </message>
</context>
<context>
    <name>MayLeaveSheet</name>
    <message>
        <source>Answers that are not exported: %1. They are lost if you leave the sheet.</source>
        <translation>Antworten, die nicht exportiert sind: %1. Sie gehen verloren, wenn Sie das Blatt verlassen.</translation>
    </message>
    <message>
        <source>Leave the sheet</source>
        <translation>Blatt verlassen</translation>
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
        <translation>&amp;Über Knapscope</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Export view…</source>
        <translation>Ansicht e&amp;xportieren …</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Generate from preset…</source>
        <translation>Aus &amp;Vorlage erzeugen …</translation>
    </message>
    <message>
        <source>&amp;Help on this page</source>
        <translation>&amp;Hilfe zu dieser Seite</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>&amp;Größer</translation>
    </message>
    <message>
        <source>&amp;Lesson</source>
        <translation>&amp;Lektion</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>Hand&amp;buch</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Neu</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Other machines…</source>
        <translation>Andere &amp;Rechner …</translation>
    </message>
    <message>
        <source>&amp;Papers and their errors</source>
        <translation>&amp;Arbeiten und ihre Fehler</translation>
    </message>
    <message>
        <source>&amp;Present</source>
        <translation>&amp;Vortragen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>&amp;Kleiner</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Usual</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Words</source>
        <translation>Be&amp;griffe</translation>
    </message>
    <message>
        <source>&lt;b&gt;Knapscope %1&lt;/b&gt;&lt;p&gt;See knapsack algorithms run on GPUs.&lt;/p&gt;&lt;p&gt;The program is free software under the GPL 3.0 or later; the solvers and the runner are under Apache 2.0. Fonts: Inter and JetBrains Mono (SIL OFL 1.1). Built with Qt %2.&lt;/p&gt;</source>
        <translation>&lt;b&gt;Knapscope %1&lt;/b&gt;&lt;p&gt;Rucksackalgorithmen auf GPUs laufen sehen.&lt;/p&gt;&lt;p&gt;Das Programm ist freie Software unter der GPL 3.0 oder später; die Löser und der Runner stehen unter Apache 2.0. Schriften: Inter und JetBrains Mono (SIL OFL 1.1). Gebaut mit Qt %2.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>About Knapscope</source>
        <translation>Über Knapscope</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>S&amp;prache (Language)</translation>
    </message>
    <message>
        <source>Next &amp;theme</source>
        <translation>Nächstes &amp;Farbschema</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Present on &amp;this screen alone</source>
        <translation>Nur auf diesem Bildschir&amp;m vortragen</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>Save sessio&amp;n…</source>
        <translation>Sitzun&amp;g speichern …</translation>
    </message>
    <message>
        <source>Session &amp;notes…</source>
        <translation>Sitzungsnoti&amp;zen …</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>Te&amp;xtgröße</translation>
    </message>
    <message>
        <source>&amp;History of edits…</source>
        <translation>&amp;Verlauf der Änderungen …</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>As it was opened</source>
        <translation>Wie es geöffnet wurde</translation>
    </message>
    <message>
        <source>Edits</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Export &amp;instance…</source>
        <translation>&amp;Instanz exportieren …</translation>
    </message>
    <message>
        <source>History of edits</source>
        <translation>Verlauf der Änderungen</translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation>Neues &amp;Fenster</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>Print pre&amp;view…</source>
        <translation>Druck&amp;vorschau …</translation>
    </message>
    <message>
        <source>&amp;Publish lesson…</source>
        <translation>Lektion &amp;veröffentlichen …</translation>
    </message>
    <message>
        <source>Publish &amp;course…</source>
        <translation>&amp;Kurs veröffentlichen …</translation>
    </message>
</context>
<context>
    <name>Multiplied</name>
    <message>
        <source>every %1 and the %2 by %3</source>
        <translation>%1 und %2 überall mit %3</translation>
    </message>
    <message>
        <source>every %1 by %2</source>
        <translation>%1 überall mit %2</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
</context>
<context>
    <name>OpenQuestions</name>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>%1 has %2 sheets with values. Which one?</source>
        <translation>%1 hat %2 Blätter mit Werten. Welches ist gemeint?</translation>
    </message>
    <message>
        <source>%1 has numbers that are not whole, and the algorithms compute with whole numbers. Multiply %2? Answers are then shown in the numbers of the file, too.</source>
        <translation>%1 enthält Zahlen, die nicht ganz sind, und die Algorithmen rechnen mit ganzen Zahlen. Soll das Programm %2 multiplizieren? Antworten erscheinen dann auch in den Zahlen der Datei.</translation>
    </message>
    <message>
        <source>%1 holds %2 instances. Which one?</source>
        <translation>%1 enthält %2 Instanzen. Welche ist gemeint?</translation>
    </message>
    <message>
        <source>%1 may be in one of these formats. Which is it? It begins:

%2</source>
        <translation>%1 kann in einem dieser Formate sein. Welches ist es? Der Anfang lautet:

%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Multiply</source>
        <translation>Multiplizieren</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>Der Text</translation>
    </message>
    <message>
        <source>every value by %1</source>
        <translation>jeden Wert mit %1</translation>
    </message>
    <message>
        <source>every weight and the capacity by %1</source>
        <translation>jedes Gewicht und die Kapazität mit %1</translation>
    </message>
    <message>
        <source>the text</source>
        <translation>der Text</translation>
    </message>
</context>
<context>
    <name>PairTrack</name>
    <message>
        <source>before the first instruction</source>
        <translation>vor der ersten Anweisung</translation>
    </message>
    <message>
        <source>instruction %1 of %2 and %3 of %4</source>
        <translation>Anweisung %1 von %2 und %3 von %4</translation>
    </message>
    <message>
        <source>the same cells written</source>
        <translation>dieselben Zellen geschrieben</translation>
    </message>
</context>
<context>
    <name>Predict</name>
    <message>
        <source>Predict</source>
        <translation>Vorhersagen</translation>
    </message>
    <message>
        <source>Asks what comes before it is shown</source>
        <translation>Fragt, was kommt, bevor es gezeigt wird</translation>
    </message>
</context>
<context>
    <name>PresentKeys</name>
    <message>
        <source>Predict is turned on or off before the presentation begins.</source>
        <translation>Vorhersagen wird vor Beginn der Präsentation ein- oder ausgeschaltet.</translation>
    </message>
</context>
<context>
    <name>PublishDialog</name>
    <message>
        <source>Web page (*.html)</source>
        <translation>Webseite (*.html)</translation>
    </message>
    <message>
        <source>Web page (HTML)</source>
        <translation>Webseite (HTML)</translation>
    </message>
    <message>
        <source>One file that any browser opens, without a network: words, pictures and keys as here.</source>
        <translation>Eine Datei, die jeder Browser ohne Netz öffnet: Worte, Bilder und Tasten wie hier.</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF-Dokument (*.pdf)</translation>
    </message>
    <message>
        <source>Handout (PDF)</source>
        <translation>Handzettel (PDF)</translation>
    </message>
    <message>
        <source>A4 pages with pictures and room for notes. With six a page there is no room for the words.</source>
        <translation>A4-Seiten mit Bildern und Platz für Notizen. Bei sechs je Seite ist kein Platz für die Worte.</translation>
    </message>
    <message>
        <source>Zip file (*.zip)</source>
        <translation>Zip-Datei (*.zip)</translation>
    </message>
    <message>
        <source>Pictures (PNG in a zip file)</source>
        <translation>Bilder (PNG in einer Zip-Datei)</translation>
    </message>
    <message>
        <source>A file for each picture, named by its step.</source>
        <translation>Eine Datei für jedes Bild, benannt nach seinem Schritt.</translation>
    </message>
    <message>
        <source>Drawings (SVG in a zip file)</source>
        <translation>Zeichnungen (SVG in einer Zip-Datei)</translation>
    </message>
    <message>
        <source>A file for each picture, named by its step, whose words stay words.</source>
        <translation>Eine Datei für jedes Bild, benannt nach seinem Schritt, deren Text Text bleibt.</translation>
    </message>
    <message>
        <source>Animation (*.gif)</source>
        <translation>Animation (*.gif)</translation>
    </message>
    <message>
        <source>Animation (GIF)</source>
        <translation>Animation (GIF)</translation>
    </message>
    <message>
        <source>One picture after the other, each as long as its sentence takes to read.</source>
        <translation>Ein Bild nach dem anderen, jedes so lange, wie man seinen Satz liest.</translation>
    </message>
    <message>
        <source>Film (*.mp4)</source>
        <translation>Film (*.mp4)</translation>
    </message>
    <message>
        <source>Film (MP4)</source>
        <translation>Film (MP4)</translation>
    </message>
    <message>
        <source>The same as a film. It is made by ffmpeg, which must be installed.</source>
        <translation>Dasselbe als Film. Ihn erzeugt ffmpeg, das installiert sein muss.</translation>
    </message>
</context>
<context>
    <name>QPrintPreviewDialog</name>
    <message>
        <source>Page setup</source>
        <translation>Seite einrichten</translation>
    </message>
</context>
<context>
    <name>QuestionForm</name>
    <message>
        <source>Check</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Richtig.</translation>
    </message>
    <message>
        <source>That is not right.</source>
        <translation>Das ist nicht richtig.</translation>
    </message>
    <message>
        <source>The cell</source>
        <translation>Die Zelle</translation>
    </message>
    <message>
        <source>The number</source>
        <translation>Die Zahl</translation>
    </message>
    <message>
        <source>row, column</source>
        <translation>Zeile, Spalte</translation>
    </message>
    <message>
        <source>{0} of {1} are right.</source>
        <translation>Richtig: {0} von {1}.</translation>
    </message>
</context>
<context>
    <name>Runs</name>
    <message>
        <source> and %1 more</source>
        <translation> und %1 weitere</translation>
    </message>
    <message>
        <source>%1 at cost %2</source>
        <translation>%1 zu Kosten von %2</translation>
    </message>
    <message>
        <source>%1 batches</source>
        <translation>%1 Stapel</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>%1 times %2 on each SM</source>
        <translation>%1-mal %2 auf jedem SM</translation>
    </message>
    <message>
        <source>1 batch</source>
        <translation>1 Stapel</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 Punkt</translation>
    </message>
    <message>
        <source>; an emulated time says nothing about a GPU</source>
        <translation>; eine emulierte Zeit sagt nichts über eine GPU</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Checked: %1</source>
        <translation>Geprüft: %1</translation>
    </message>
    <message>
        <source>Emulator</source>
        <translation>Emulator</translation>
    </message>
    <message>
        <source>Instance</source>
        <translation>Instanz</translation>
    </message>
    <message>
        <source>R_TA</source>
        <translation>R_TA</translation>
    </message>
    <message>
        <source>Runs of this session</source>
        <translation>Läufe dieser Sitzung</translation>
    </message>
    <message>
        <source>Speedup</source>
        <translation>Beschleunigung</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>The check failed</source>
        <translation>Die Prüfung ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>before: prepare %1</source>
        <translation>davor: Vorbereitung %1</translation>
    </message>
    <message>
        <source>emulated %1</source>
        <translation>emuliert: %1</translation>
    </message>
    <message>
        <source>measured here, once each, from the instance in host memory to the checked answer</source>
        <translation>hier gemessen, je einmal, von der Instanz im Host-Speicher bis zur geprüften Antwort</translation>
    </message>
    <message>
        <source>measured where each says, once, from the instance in host memory to the checked answer</source>
        <translation>gemessen, wo es jeweils steht, einmal, von der Instanz im Host-Speicher bis zur geprüften Antwort</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>✓ legal</source>
        <translation>✓ zulässig</translation>
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
        <translation>keine Antwort</translation>
    </message>
</context>
<context>
    <name>TogetherTrack</name>
    <message>
        <source>%1 · steps %2 | %3</source>
        <translation>%1 · Schritte %2 | %3</translation>
    </message>
    <message>
        <source>Left: %1
Right: %2</source>
        <translation>Links: %1
Rechts: %2</translation>
    </message>
    <message>
        <source>both at %1</source>
        <translation>beide bei %1</translation>
    </message>
    <message>
        <source>both before the first step</source>
        <translation>beide vor dem ersten Schritt</translation>
    </message>
    <message>
        <source>both: %1 done</source>
        <translation>beide: %1 erledigt</translation>
    </message>
    <message>
        <source>on to %1</source>
        <translation>weiter zu %1</translation>
    </message>
    <message>
        <source>steps %1 | %2</source>
        <translation>Schritte %1 | %2</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>Ende</translation>
    </message>
</context>
<context>
    <name>Track</name>
    <message>
        <source>%1 · cell %2</source>
        <translation>%1 · Zelle %2</translation>
    </message>
    <message>
        <source>%1 · step %2 of %3</source>
        <translation>%1 · Schritt %2 von %3</translation>
    </message>
    <message>
        <source>It stays the same for the next %1 steps.</source>
        <translation>Es bleibt für die nächsten %1 Schritte gleich.</translation>
    </message>
    <message>
        <source>It stays the same to the end.</source>
        <translation>Es bleibt bis zum Ende gleich.</translation>
    </message>
    <message>
        <source>The value in this column stays the same to the last row.</source>
        <translation>Der Wert in dieser Spalte bleibt bis zur letzten Zeile gleich.</translation>
    </message>
    <message>
        <source>This step changes no cell.</source>
        <translation>Dieser Schritt ändert keine Zelle.</translation>
    </message>
    <message>
        <source>This step computes no cell.</source>
        <translation>Dieser Schritt berechnet keine Zelle.</translation>
    </message>
    <message>
        <source>answer · %1</source>
        <translation>Antwort · %1</translation>
    </message>
    <message>
        <source>before the first cell</source>
        <translation>vor der ersten Zelle</translation>
    </message>
    <message>
        <source>before the first step</source>
        <translation>vor dem ersten Schritt</translation>
    </message>
    <message>
        <source>initialise · %1</source>
        <translation>Anfangswerte · %1</translation>
    </message>
    <message>
        <source>row %1 of %2</source>
        <translation>Zeile %1 von %2</translation>
    </message>
    <message>
        <source>way back · %1</source>
        <translation>Rückweg · %1</translation>
    </message>
</context>
<context>
    <name>WarpTrack</name>
    <message>
        <source>Nothing has run yet.</source>
        <translation>Noch ist nichts gelaufen.</translation>
    </message>
    <message>
        <source>The same lanes are active to the end.</source>
        <translation>Dieselben Lanes bleiben bis zum Ende aktiv.</translation>
    </message>
    <message>
        <source>The warp does not write there again.</source>
        <translation>Der Warp schreibt dort nicht noch einmal.</translation>
    </message>
    <message>
        <source>This instruction touches no cell.</source>
        <translation>Diese Anweisung berührt keine Zelle.</translation>
    </message>
    <message>
        <source>barrier</source>
        <translation>Barriere</translation>
    </message>
    <message>
        <source>before the first instruction</source>
        <translation>vor der ersten Anweisung</translation>
    </message>
    <message>
        <source>cells written</source>
        <translation>geschriebene Zellen</translation>
    </message>
    <message>
        <source>instruction %1 of %2 · line %3</source>
        <translation>Anweisung %1 von %2 · Zeile %3</translation>
    </message>
</context>
<context>
    <name>errata</name>
    <message>
        <source>
**%1.** *Printed:* %2 *Right:* %3
</source>
        <translation>
**%1.** *Gedruckt:* %2 *Richtig:* %3
</translation>
    </message>
</context>
<context>
    <name>ks::ui::AddDialog</name>
    <message>
        <source>Its title</source>
        <translation>Titel der Lektion</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Add to lesson</source>
        <translation>Zur Lektion hinzufügen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>New lesson</source>
        <translation>Neue Lektion</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Heading of the step</source>
        <translation>Überschrift des Schritts</translation>
    </message>
    <message>
        <source>What you say to it</source>
        <translation>Was Sie dazu sagen</translation>
    </message>
    <message>
        <source>My lesson</source>
        <translation>Meine Lektion</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>What you say to it (Markdown)</source>
        <translation>Was Sie dazu sagen (Markdown)</translation>
    </message>
    <message>
        <source>The source</source>
        <translation>Der Quelltext</translation>
    </message>
    <message>
        <source>What memory moves</source>
        <translation>Was der Speicher bewegt</translation>
    </message>
    <message>
        <source>The lanes</source>
        <translation>Die Lanes</translation>
    </message>
    <message>
        <source>The source and what was found</source>
        <translation>Der Quelltext und die Befunde</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Schritt %1</translation>
    </message>
</context>
<context>
    <name>ks::ui::AddExercise</name>
    <message>
        <source>Each gets another instance of this size</source>
        <translation>Alle bekommen je eine andere Instanz dieser Größe</translation>
    </message>
    <message>
        <source>Add to a sheet of exercises</source>
        <translation>Zu einem Aufgabenblatt hinzufügen</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Questions, from here on</source>
        <translation>Fragen, ab hier</translation>
    </message>
    <message>
        <source>Points for each</source>
        <translation>Punkte für jede</translation>
    </message>
    <message>
        <source>Answers to the sheet are due</source>
        <translation>Antworten auf das Blatt sind fällig</translation>
    </message>
</context>
<context>
    <name>ks::ui::AnswerEditor</name>
    <message>
        <source>row %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>The cell</source>
        <translation>Die Zelle</translation>
    </message>
    <message>
        <source>The number</source>
        <translation>Die Zahl</translation>
    </message>
    <message>
        <source>row, column</source>
        <translation>Zeile, Spalte</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>Click the cell in the picture, or type its row and column</source>
        <translation>Klicken Sie die Zelle im Bild an, oder geben Sie ihre Zeile und Spalte ein</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Invert</source>
        <translation>Umkehren</translation>
    </message>
    <message>
        <source>The numbers, as 0-7, 9</source>
        <translation>Die Zahlen, wie 0-7, 9</translation>
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
        <translation>genau %1</translation>
    </message>
    <message>
        <source>weight %1 of %2</source>
        <translation>Gewicht %1 von %2</translation>
    </message>
    <message>
        <source>weight %1</source>
        <translation>Gewicht %1</translation>
    </message>
    <message>
        <source>the check failed</source>
        <translation>die Prüfung ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>checked: legal, and sums as stated</source>
        <translation>geprüft: zulässig, und die Summen stimmen</translation>
    </message>
    <message>
        <source>checked: %1</source>
        <translation>geprüft: %1</translation>
    </message>
    <message>
        <source>1 launch</source>
        <translation>1 Start</translation>
    </message>
    <message>
        <source>%1 launches</source>
        <translation>%1 Starts</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Select a run to see its answer.</source>
        <translation>Wählen Sie einen Lauf aus, um seine Antwort zu sehen.</translation>
    </message>
    <message>
        <source>of %1, as it was then</source>
        <translation>von %1, wie sie damals war</translation>
    </message>
    <message>
        <source>Chosen: %1</source>
        <translation>Gewählt: %1</translation>
    </message>
    <message>
        <source>the variant answers no question</source>
        <translation>die Variante beantwortet keine Frage</translation>
    </message>
    <message>
        <source>value %1</source>
        <translation>Wert %1</translation>
    </message>
    <message>
        <source>exactly %1, in %2</source>
        <translation>genau %1, in %2</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
    </message>
</context>
<context>
    <name>ks::ui::AskKinds</name>
    <message>
        <source>What is asked about</source>
        <translation>Wonach gefragt wird</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Alle Arten</translation>
    </message>
    <message>
        <source>1 kind</source>
        <translation>1 Art</translation>
    </message>
    <message>
        <source>%1 kinds</source>
        <translation>%1 Arten</translation>
    </message>
    <message>
        <source>Choose what is asked about; the score begins again</source>
        <translation>Wählen, wonach gefragt wird; die Zählung der Punkte beginnt von vorn</translation>
    </message>
    <message>
        <source>Asked about: %1</source>
        <translation>Gefragt wird nach: %1</translation>
    </message>
</context>
<context>
    <name>ks::ui::Asking</name>
    <message>
        <source>The sheet to add it to</source>
        <translation>Das Blatt, zu dem sie kommt</translation>
    </message>
    <message>
        <source>Sheets of exercises (*.json)</source>
        <translation>Aufgabenblätter (*.json)</translation>
    </message>
    <message>
        <source>Added as exercise %1 of the sheet.</source>
        <translation>Als Aufgabe %1 des Blatts aufgenommen.</translation>
    </message>
    <message>
        <source>This trace was opened from a file. Trace the kernel here to put it on a sheet.</source>
        <translation>Dieser Trace wurde aus einer Datei geöffnet. Nehmen Sie den Trace hier auf, um ihn auf ein Blatt zu setzen.</translation>
    </message>
    <message>
        <source>Nothing can be asked here: no step is one decision that one could foresee.</source>
        <translation>Hier kann nichts gefragt werden: Kein Schritt ist eine einzelne Entscheidung, die man voraussehen könnte.</translation>
    </message>
    <message>
        <source>It asks about one alone: it waits while two are side by side.</source>
        <translation>Gefragt wird nur nach einem allein: Solange zwei nebeneinander stehen, wartet es.</translation>
    </message>
    <message>
        <source>Wait until %1 is written.</source>
        <translation>Warten, bis %1 geschrieben ist.</translation>
    </message>
</context>
<context>
    <name>ks::ui::AudienceWindow</name>
    <message>
        <source>What the audience sees</source>
        <translation>Was das Publikum sieht</translation>
    </message>
    <message>
        <source>Knapscope: the audience&apos;s picture</source>
        <translation>Knapscope: das Bild für das Publikum</translation>
    </message>
    <message>
        <source>Nothing to show yet</source>
        <translation>Noch nichts zu zeigen</translation>
    </message>
</context>
<context>
    <name>ks::ui::CampaignModel</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>, seed %1</source>
        <translation>, Startwert %1</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Emulator</source>
        <translation>Emulator</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>emulated %1</source>
        <translation>emuliert: %1</translation>
    </message>
    <message>
        <source>✓ legal</source>
        <translation>✓ zulässig</translation>
    </message>
    <message>
        <source>Instance</source>
        <translation>Instanz</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Streuung</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>How long the emulator took. It says nothing about a GPU.</source>
        <translation>Wie lange der Emulator gebraucht hat. Über eine GPU sagt das nichts.</translation>
    </message>
    <message>
        <source>Median (ms)</source>
        <translation>Median (ms)</translation>
    </message>
</context>
<context>
    <name>ks::ui::CampaignRun</name>
    <message>
        <source>%1, warm-up %2: %3</source>
        <translation>%1, Aufwärmlauf %2: %3</translation>
    </message>
    <message>
        <source>%1, repetition %2: %3</source>
        <translation>%1, Wiederholung %2: %3</translation>
    </message>
    <message>
        <source>emulated %1</source>
        <translation>emuliert: %1</translation>
    </message>
</context>
<context>
    <name>ks::ui::CampaignView</name>
    <message>
        <source>%1 repetitions after a warm-up</source>
        <translation>%1 Wiederholungen nach einem Aufwärmlauf</translation>
    </message>
    <message>
        <source>%1 repetitions after %2 warm-ups</source>
        <translation>%1 Wiederholungen nach %2 Aufwärmläufen</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Auswählen …</translation>
    </message>
    <message>
        <source>Compare these results</source>
        <translation>Diese Ergebnisse vergleichen</translation>
    </message>
    <message>
        <source>Campaigns</source>
        <translation>Messreihen</translation>
    </message>
    <message>
        <source>Open a campaign…</source>
        <translation>Messreihe öffnen …</translation>
    </message>
    <message>
        <source>Results go to</source>
        <translation>Ergebnisse nach</translation>
    </message>
    <message>
        <source>Progress of the campaign</source>
        <translation>Fortschritt der Messreihe</translation>
    </message>
    <message>
        <source>Finished rows</source>
        <translation>Fertige Zeilen</translation>
    </message>
    <message>
        <source>Results (*.json)</source>
        <translation>Ergebnisse (*.json)</translation>
    </message>
    <message>
        <source>It holds something else: choose another name.</source>
        <translation>Sie enthält etwas anderes: Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>A new file: each finished row is written to it at once.</source>
        <translation>Eine neue Datei: Jede fertige Zeile wird sofort hineingeschrieben.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>just begun</source>
        <translation>eben begonnen</translation>
    </message>
    <message>
        <source>Cancelled; %1 are kept</source>
        <translation>Abgebrochen; %1 bleiben erhalten</translation>
    </message>
    <message>
        <source>Stopped; %1 are kept</source>
        <translation>Angehalten; %1 bleiben erhalten</translation>
    </message>
    <message>
        <source>Finished: %1</source>
        <translation>Fertig: %1</translation>
    </message>
    <message>
        <source>%1 × %2 = %3</source>
        <translation>%1 × %2 = %3</translation>
    </message>
    <message>
        <source>%1 instance</source>
        <translation>%1 Instanz</translation>
    </message>
    <message>
        <source>%1 instances</source>
        <translation>%1 Instanzen</translation>
    </message>
    <message>
        <source>%1 run</source>
        <translation>%1 Lauf</translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation>%1 Läufe</translation>
    </message>
    <message>
        <source>%1 row</source>
        <translation>%1 Zeile</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 Zeilen</translation>
    </message>
    <message>
        <source>It holds %1 of %2 row, which is kept.</source>
        <translation>Sie enthält %1 von %2 Zeile, die erhalten bleibt.</translation>
    </message>
    <message>
        <source>It holds %1 of %2 rows, which are kept.</source>
        <translation>Sie enthält %1 von %2 Zeilen, die erhalten bleiben.</translation>
    </message>
    <message>
        <source>%1 of %2 row</source>
        <translation>%1 von %2 Zeile</translation>
    </message>
    <message>
        <source>%1 of %2 rows</source>
        <translation>%1 von %2 Zeilen</translation>
    </message>
</context>
<context>
    <name>ks::ui::Canvas</name>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
</context>
<context>
    <name>ks::ui::CellMarks</name>
    <message>
        <source>Right: columns %1.</source>
        <translation>Richtig: Spalten %1.</translation>
    </message>
    <message>
        <source>Wrong: columns %1.</source>
        <translation>Falsch: Spalten %1.</translation>
    </message>
    <message>
        <source>Chosen: row %1, column %2.</source>
        <translation>Gewählt: Zeile %1, Spalte %2.</translation>
    </message>
    <message>
        <source>Right: row %1, column %2.</source>
        <translation>Richtig: Zeile %1, Spalte %2.</translation>
    </message>
    <message>
        <source>Wrong: row %1, column %2.</source>
        <translation>Falsch: Zeile %1, Spalte %2.</translation>
    </message>
</context>
<context>
    <name>ks::ui::ChartBar</name>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Langsamer</translation>
    </message>
    <message>
        <source>Half as fast</source>
        <translation>Halb so schnell</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Schneller</translation>
    </message>
    <message>
        <source>Twice as fast</source>
        <translation>Doppelt so schnell</translation>
    </message>
    <message>
        <source>Theory</source>
        <translation>Theorie</translation>
    </message>
    <message>
        <source>Why it is no fuller: this launch on the Occupancy page</source>
        <translation>Warum nicht mehr belegt ist: dieser Start auf der Seite „Auslastung“</translation>
    </message>
    <message>
        <source>Zoom into the time (+, the wheel, or drag across the chart)</source>
        <translation>In die Zeit hineinzoomen (+, das Mausrad oder über das Diagramm ziehen)</translation>
    </message>
    <message>
        <source>Zoom out of the time (-)</source>
        <translation>Aus der Zeit herauszoomen (-)</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>All of the time (0, or a double click)</source>
        <translation>Die ganze Zeit (0 oder ein Doppelklick)</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>The picture stands; data go on</source>
        <translation>Das Bild steht; die Daten laufen weiter</translation>
    </message>
    <message>
        <source>Play in slow motion</source>
        <translation>In Zeitlupe abspielen</translation>
    </message>
    <message>
        <source>Show what came meanwhile</source>
        <translation>Zeigen, was inzwischen kam</translation>
    </message>
</context>
<context>
    <name>ks::ui::ChoicesModel</name>
    <message>
        <source>Choice</source>
        <translation>Wahl</translation>
    </message>
</context>
<context>
    <name>ks::ui::ComparePage</name>
    <message>
        <source>Open results…</source>
        <translation>Ergebnisse öffnen …</translation>
    </message>
    <message>
        <source>Recorded there</source>
        <translation>Dort aufgezeichnet</translation>
    </message>
    <message>
        <source>Instance</source>
        <translation>Instanz</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>Speedup</source>
        <translation>Beschleunigung</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>Achse</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Linear</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>In papers</source>
        <translation>In den Arbeiten</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Show or hide what is compared, and how</source>
        <translation>Ein- oder ausblenden, was wie verglichen wird</translation>
    </message>
    <message>
        <source>Printed in papers</source>
        <translation>In den Arbeiten gedruckt</translation>
    </message>
    <message>
        <source>Figures that the papers print in text and tables, beside the same comparison here</source>
        <translation>Zahlen, die in Text und Tabellen der Arbeiten stehen, neben demselben Vergleich hier</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>Gedruckt</translation>
    </message>
    <message>
        <source>Nothing to compare yet</source>
        <translation>Noch nichts zu vergleichen</translation>
    </message>
    <message>
        <source>Run some variants on one instance, or open the results file of a campaign.</source>
        <translation>Führen Sie einige Varianten auf einer Instanz aus, oder öffnen Sie die Ergebnisdatei einer Messreihe.</translation>
    </message>
    <message>
        <source>Run variants</source>
        <translation>Varianten ausführen</translation>
    </message>
    <message>
        <source>All, usual settings</source>
        <translation>Alle, übliche Einstellungen</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Times go from the instance in host memory to the checked answer</source>
        <translation>Die Zeiten gehen von der Instanz im Host-Speicher bis zur geprüften Antwort</translation>
    </message>
    <message>
        <source>Kernel times: the stages that compute, without copies and way back</source>
        <translation>Kernelzeiten: die Stufen, die rechnen, ohne Kopien und Rückweg</translation>
    </message>
    <message>
        <source>Times of one stage of the runs</source>
        <translation>Zeiten einer Stufe der Läufe</translation>
    </message>
    <message>
        <source>A number that the runs report of themselves</source>
        <translation>Eine Zahl, die die Läufe über sich selbst melden</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Kernel speedup</source>
        <translation>Kernel-Beschleunigung</translation>
    </message>
    <message>
        <source>Kernel time</source>
        <translation>Kernelzeit</translation>
    </message>
    <message>
        <source>Time of %1</source>
        <translation>Zeit: %1</translation>
    </message>
    <message>
        <source>Speedup of %1</source>
        <translation>Beschleunigung: %1</translation>
    </message>
    <message>
        <source>%1 · kernel time</source>
        <translation>%1 · Kernelzeit</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Kernel times with the copies of input and results, without the way back</source>
        <translation>Kernelzeiten mit den Kopien von Eingabe und Ergebnissen, ohne den Rückweg</translation>
    </message>
    <message>
        <source>%1 · kernel time with copies</source>
        <translation>%1 · Kernelzeit mit Kopien</translation>
    </message>
    <message>
        <source>One, the most complete</source>
        <translation>Eine, die vollständigste</translation>
    </message>
    <message>
        <source>Kernel speedup with copies</source>
        <translation>Kernel-Beschleunigung mit Kopien</translation>
    </message>
    <message>
        <source>Kernel time with copies</source>
        <translation>Kernelzeit mit Kopien</translation>
    </message>
    <message>
        <source>The recorded results are being read…</source>
        <translation>Die aufgezeichneten Ergebnisse werden gelesen …</translation>
    </message>
</context>
<context>
    <name>ks::ui::CompareSide</name>
    <message>
        <source>Set as baseline</source>
        <translation>Als Referenz setzen</translation>
    </message>
    <message>
        <source>Compare the other runs with this one</source>
        <translation>Die anderen Läufe mit diesem vergleichen</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern …</translation>
    </message>
    <message>
        <source>Save this run with all that was told of it</source>
        <translation>Diesen Lauf speichern, mit allem, was über ihn gemeldet wurde</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open a run that was saved, or replay one that ships with the program</source>
        <translation>Einen gespeicherten Lauf öffnen oder einen mitgelieferten wieder abspielen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Forget this run; a file of it stays</source>
        <translation>Diesen Lauf vergessen; eine Datei davon bleibt</translation>
    </message>
    <message>
        <source>A file…</source>
        <translation>Eine Datei …</translation>
    </message>
    <message>
        <source>Watched runs of this session</source>
        <translation>Beobachtete Läufe dieser Sitzung</translation>
    </message>
    <message>
        <source>No baseline</source>
        <translation>Keine Referenz</translation>
    </message>
</context>
<context>
    <name>ks::ui::ConcurrencyPage</name>
    <message>
        <source>Plan</source>
        <translation>Planen</translation>
    </message>
    <message>
        <source>One of the %1 multiprocessors (SMs) of a %2</source>
        <translation>Einer der %1 Multiprozessoren (SMs) einer %2</translation>
    </message>
    <message>
        <source>One of %1 multiprocessors (SMs)</source>
        <translation>Einer von %1 Multiprozessoren (SMs)</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>On one multiprocessor (%1)</source>
        <translation>Auf einem Multiprozessor (%1)</translation>
    </message>
    <message>
        <source>Step through…</source>
        <translation>Schrittweise ansehen …</translation>
    </message>
    <message>
        <source>How a plan is found, step by step, on the Step page</source>
        <translation>Wie ein Plan gefunden wird, Schritt für Schritt, auf der Seite „Schritt“</translation>
    </message>
    <message>
        <source>Finds out which kernels run at the same time, and how they are launched</source>
        <translation>Bestimmt, welche Kernel gleichzeitig laufen und wie sie gestartet werden</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>Show or hide the tables of the kernels and of their launches</source>
        <translation>Die Tabellen der Kernel und ihrer Starts ein- oder ausblenden</translation>
    </message>
    <message>
        <source>One of each</source>
        <translation>Von jedem einen</translation>
    </message>
    <message>
        <source>A copy of each kernel, each in as few blocks as can be</source>
        <translation>Eine Kopie jedes Kernels, jede in so wenigen Blöcken wie möglich</translation>
    </message>
    <message>
        <source>Launches on one multiprocessor</source>
        <translation>Starts auf einem Multiprozessor</translation>
    </message>
    <message>
        <source>What the launches take of one multiprocessor</source>
        <translation>Was die Starts von einem Multiprozessor belegen</translation>
    </message>
    <message>
        <source>What a warp of each kernel takes of a multiprocessor</source>
        <translation>Was ein Warp jedes Kernels von einem Multiprozessor belegt</translation>
    </message>
    <message>
        <source>The batches of the plan</source>
        <translation>Die Stapel des Plans</translation>
    </message>
    <message>
        <source>How it is planned</source>
        <translation>Wie geplant wird</translation>
    </message>
    <message>
        <source>Plan by</source>
        <translation>Planen mit</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>What is drawn</source>
        <translation>Was gezeichnet wird</translation>
    </message>
    <message>
        <source>One multiprocessor</source>
        <translation>Ein Multiprozessor</translation>
    </message>
    <message>
        <source>What a warp takes (Figure 2)</source>
        <translation>Was ein Warp belegt (Abbildung 2)</translation>
    </message>
    <message>
        <source>What ran together: the timeline</source>
        <translation>Was gleichzeitig lief: die Zeitleiste</translation>
    </message>
    <message>
        <source>What planning won: measured speed-ups</source>
        <translation>Was das Planen brachte: gemessene Beschleunigungen</translation>
    </message>
    <message>
        <source>How far planning is</source>
        <translation>Wie weit das Planen ist</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Planning…</source>
        <translation>Es wird geplant …</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen …</translation>
    </message>
    <message>
        <source>No kernels to run together yet</source>
        <translation>Noch keine Kernel, die zusammen laufen könnten</translation>
    </message>
    <message>
        <source>Take one of these mixes of kernels, or open a file of your own: the page plans which of them run on a GPU at the same time.</source>
        <translation>Nehmen Sie eine dieser Kernelmischungen, oder öffnen Sie eine eigene Datei: Die Seite plant, welche davon gleichzeitig auf einer GPU laufen.</translation>
    </message>
    <message>
        <source>There is nothing to plan in this</source>
        <translation>Hier gibt es nichts zu planen</translation>
    </message>
    <message>
        <source>What is open is not a mix of kernels. Take one of these, which replaces what is open, or open a file.</source>
        <translation>Geöffnet ist keine Kernelmischung. Nehmen Sie eine von diesen, die das Geöffnete ersetzt, oder öffnen Sie eine Datei.</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>Starts</translation>
    </message>
</context>
<context>
    <name>ks::ui::CourseDialog</name>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>Im Browser öffnen</translation>
    </message>
    <message>
        <source>Publish…</source>
        <translation>Veröffentlichen …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Publish course</source>
        <translation>Kurs veröffentlichen</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>the reader&apos;s</source>
        <translation>das des Lesers</translation>
    </message>
    <message>
        <source>Lessons done</source>
        <translation>Fertige Lektionen</translation>
    </message>
    <message>
        <source>A folder with a web site in all languages: contents, lessons with their questions, a search. It needs no server and no network, and works on any web server as well.</source>
        <translation>Ein Ordner mit einer Website in allen Sprachen: Inhaltsverzeichnis, Lektionen mit ihren Fragen, eine Suche. Sie braucht keinen Server und kein Netz und funktioniert auch auf jedem Webserver.</translation>
    </message>
    <message>
        <source>The course as a web site</source>
        <translation>Der Kurs als Website</translation>
    </message>
    <message>
        <source>Where to put the folder %1</source>
        <translation>Wohin der Ordner %1 kommt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancelled; nothing was written.</source>
        <translation>Abgebrochen; nichts wurde geschrieben.</translation>
    </message>
</context>
<context>
    <name>ks::ui::Desk</name>
    <message>
        <source>The language changes as soon as nothing is being computed or read and no dialog is open.</source>
        <translation>Die Sprache wechselt, sobald nichts mehr berechnet oder gelesen wird und kein Dialog offen ist.</translation>
    </message>
    <message>
        <source>Knapscope changes its language: %1</source>
        <translation>Knapscope wechselt die Sprache: %1</translation>
    </message>
    <message>
        <source>Keys that you pressed while the language changed had no effect.</source>
        <translation>Tasten, die während des Sprachwechsels gedrückt wurden, hatten keine Wirkung.</translation>
    </message>
</context>
<context>
    <name>ks::ui::DockPart</name>
    <message>
        <source>At the &amp;left</source>
        <translation>&amp;Links</translation>
    </message>
    <message>
        <source>At the &amp;right</source>
        <translation>&amp;Rechts</translation>
    </message>
    <message>
        <source>At the &amp;bottom</source>
        <translation>&amp;Unten</translation>
    </message>
    <message>
        <source>In a &amp;window of its own</source>
        <translation>In einem eigenen &amp;Fenster</translation>
    </message>
    <message>
        <source>&amp;Shown</source>
        <translation>An&amp;gezeigt</translation>
    </message>
</context>
<context>
    <name>ks::ui::DockTitle</name>
    <message>
        <source>Where this part shall be; its title can be dragged, too</source>
        <translation>Wo dieser Teil sein soll; man kann auch seinen Titel ziehen</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 verschieben</translation>
    </message>
</context>
<context>
    <name>ks::ui::ExportDialog</name>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Export view</source>
        <translation>Ansicht exportieren</translation>
    </message>
    <message>
        <source>%1 dots per inch</source>
        <translation>%1 Punkte pro Zoll</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Größe</translation>
    </message>
    <message>
        <source>&amp;Resolution</source>
        <translation>&amp;Auflösung</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren …</translation>
    </message>
    <message>
        <source>%1 × %2 pixels are too many: take a smaller size or resolution.</source>
        <translation>%1 × %2 Pixel sind zu viele: Wählen Sie eine kleinere Größe oder Auflösung.</translation>
    </message>
    <message>
        <source>The file has %1 × %2 pixels.</source>
        <translation>Die Datei hat %1 × %2 Pixel.</translation>
    </message>
    <message>
        <source>A drawing: it is sharp at any size.</source>
        <translation>Eine Zeichnung: Sie ist in jeder Größe scharf.</translation>
    </message>
    <message>
        <source>The numbers behind the view, with a line of headings.</source>
        <translation>Die Zahlen hinter der Ansicht, mit einer Kopfzeile.</translation>
    </message>
    <message>
        <source>What the view needs, %1 × %2</source>
        <translation>Was die Ansicht braucht, %1 × %2</translation>
    </message>
</context>
<context>
    <name>ks::ui::FileCommands</name>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened here.</source>
        <translation>%1 wurde von einem anderen Programm geändert, seit sie hier geöffnet wurde.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>Overwrite it</source>
        <translation>Überschreiben</translation>
    </message>
    <message>
        <source>Open it, without the edits made here</source>
        <translation>Öffnen, ohne die hiesigen Änderungen</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>Instances (*.knapscope.json)</source>
        <translation>Instanzen (*.knapscope.json)</translation>
    </message>
    <message>
        <source>Knapscope</source>
        <translation>Knapscope</translation>
    </message>
    <message>
        <source>“%1” has edits that are not saved.</source>
        <translation>„%1“ hat Änderungen, die nicht gespeichert sind.</translation>
    </message>
    <message>
        <source>%1 files at once are too many: the first %2 were opened, each in a window of its own.</source>
        <translation>%1 Dateien auf einmal sind zu viele: Die ersten %2 wurden geöffnet, jede in einem eigenen Fenster.</translation>
    </message>
    <message>
        <source>Another instance</source>
        <translation>Andere Instanz</translation>
    </message>
    <message>
        <source>Seed of the draw:</source>
        <translation>Startwert der Ziehung:</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>Not all was read: %1.</source>
        <translation>Nicht alles wurde gelesen: %1.</translation>
    </message>
    <message>
        <source>Not all of %1 was read: %2.</source>
        <translation>Nicht alles in %1 wurde gelesen: %2.</translation>
    </message>
    <message>
        <source>Instances, results, campaigns, traces, watched runs and sessions (*.json *.csv *.xlsx *.ods *.txt *.kp *.in *.kstrace *.knapscope-session);;All files (*)</source>
        <translation>Instanzen, Ergebnisse, Messreihen, Traces, beobachtete Läufe und Sitzungen (*.json *.csv *.xlsx *.ods *.txt *.kp *.in *.kstrace *.knapscope-session);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>ks::ui::FilterBox</name>
    <message>
        <source>Type a part of a name to filter the list</source>
        <translation>Geben Sie einen Teil eines Namens ein, um die Liste zu filtern</translation>
    </message>
</context>
<context>
    <name>ks::ui::GenerateDialog</name>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Generate from preset</source>
        <translation>Aus Vorlage erzeugen</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>The same preset, settings and seed give the same instance everywhere.</source>
        <translation>Dieselbe Vorlage mit denselben Einstellungen und demselben Startwert ergibt überall dieselbe Instanz.</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>Erzeugen</translation>
    </message>
    <message>
        <source>without a paper</source>
        <translation>ohne Arbeit</translation>
    </message>
</context>
<context>
    <name>ks::ui::GradedTable</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>(not graded)</source>
        <translation>(nicht bewertet)</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Bemerkungen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Possible points</source>
        <translation>Mögliche Punkte</translation>
    </message>
    <message>
        <source>Misconceptions</source>
        <translation>Fehlvorstellungen</translation>
    </message>
    <message>
        <source>Exported</source>
        <translation>Exportiert</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>Verspätet</translation>
    </message>
    <message>
        <source>late</source>
        <translation>verspätet</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>Wiederholt</translation>
    </message>
    <message>
        <source>Edited</source>
        <translation>Bearbeitet</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>bearbeitet</translation>
    </message>
</context>
<context>
    <name>ks::ui::GradingWindow</name>
    <message>
        <source>Files: %1. Not graded: %2. Late: %3. Repeated: %4. Edited: %5.</source>
        <translation>Dateien: %1. Nicht bewertet: %2. Verspätet: %3. Wiederholt: %4. Bearbeitet: %5.</translation>
    </message>
    <message>
        <source>Sheet…</source>
        <translation>Blatt …</translation>
    </message>
    <message>
        <source>Choose the sheet of exercises</source>
        <translation>Das Aufgabenblatt wählen</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>Ordner …</translation>
    </message>
    <message>
        <source>Choose the folder of answer files</source>
        <translation>Den Ordner mit den Antwortdateien wählen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancel the grading</source>
        <translation>Die Bewertung abbrechen</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>CSV exportieren …</translation>
    </message>
    <message>
        <source>Export the table as CSV</source>
        <translation>Die Tabelle als CSV exportieren</translation>
    </message>
    <message>
        <source>Graded files</source>
        <translation>Bewertete Dateien</translation>
    </message>
    <message>
        <source>Answers by file</source>
        <translation>Antworten nach Datei</translation>
    </message>
    <message>
        <source>Grade answers</source>
        <translation>Antworten bewerten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The sheet that the class has done</source>
        <translation>Das Blatt, das die Klasse bearbeitet hat</translation>
    </message>
    <message>
        <source>The folder with the answer files of the class</source>
        <translation>Der Ordner mit den Antwortdateien der Klasse</translation>
    </message>
    <message>
        <source>The sheet of exercises</source>
        <translation>Das Aufgabenblatt</translation>
    </message>
    <message>
        <source>Sheets of exercises (*.json);;All files (*)</source>
        <translation>Aufgabenblätter (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The folder of answer files</source>
        <translation>Der Ordner mit den Antwortdateien</translation>
    </message>
    <message>
        <source>Choose the sheet and the folder.</source>
        <translation>Wählen Sie das Blatt und den Ordner.</translation>
    </message>
    <message>
        <source>The grading was cancelled. Choose the folder to begin again.</source>
        <translation>Die Bewertung wurde abgebrochen. Wählen Sie den Ordner, um neu zu beginnen.</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV-Dateien (*.csv)</translation>
    </message>
    <message>
        <source>%1 was written.</source>
        <translation>%1 wurde geschrieben.</translation>
    </message>
</context>
<context>
    <name>ks::ui::HardwareCounts</name>
    <message>
        <source>The driver lets only administrators read the counters of %1. To open them, let an administrator run: echo &apos;options nvidia NVreg_RestrictProfilingToAdminUsers=0&apos; | sudo tee /etc/modprobe.d/nvidia-counters.conf &amp;&amp; sudo update-initramfs -u, and restart the machine.</source>
        <translation>Der Treiber lässt nur Administratoren die Zähler von %1 lesen. Um sie freizugeben, lassen Sie einen Administrator dies ausführen: echo &apos;options nvidia NVreg_RestrictProfilingToAdminUsers=0&apos; | sudo tee /etc/modprobe.d/nvidia-counters.conf &amp;&amp; sudo update-initramfs -u, und starten Sie den Rechner neu.</translation>
    </message>
    <message>
        <source>Not counted by the hardware yet: press Count on the GPU.</source>
        <translation>Von der Hardware noch nicht gezählt: Klicken Sie auf „Auf der GPU zählen“.</translation>
    </message>
    <message>
        <source>The solving program has not said yet which GPUs there are.</source>
        <translation>Das Lösungsprogramm hat noch nicht gemeldet, welche GPUs es gibt.</translation>
    </message>
    <message>
        <source>No GPU is at hand whose hardware could count: %1. Choose a machine that has one: Edit, Other machines.</source>
        <translation>Es ist keine GPU da, deren Hardware zählen könnte: %1. Wählen Sie einen Rechner, der eine hat: Bearbeiten, Andere Rechner.</translation>
    </message>
    <message>
        <source>%1 does not run on a GPU here, so no hardware can count it.</source>
        <translation>%1 läuft hier nicht auf einer GPU, also kann keine Hardware es zählen.</translation>
    </message>
    <message>
        <source>The kernel</source>
        <translation>Der Kernel</translation>
    </message>
    <message>
        <source>counting %1 on %2</source>
        <translation>%1 wird auf %2 gezählt</translation>
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
        <translation>Was geöffnet ist</translation>
    </message>
    <message>
        <source>Where kernels run</source>
        <translation>Wo Kernel laufen</translation>
    </message>
    <message>
        <source>Where kernels run. The emulator runs the same source on the CPU and counts what it does; its times say nothing about a GPU.</source>
        <translation>Wo Kernel laufen. Der Emulator führt denselben Quelltext auf der CPU aus und zählt, was er tut; seine Zeiten sagen nichts über eine GPU.</translation>
    </message>
    <message>
        <source>On which machine runs are made</source>
        <translation>Auf welchem Rechner Läufe stattfinden</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Vortragen</translation>
    </message>
    <message>
        <source>Give the whole screen to the page, or a second screen to the audience</source>
        <translation>Der Seite den ganzen Bildschirm geben, oder dem Publikum einen zweiten</translation>
    </message>
    <message>
        <source>Add to lesson</source>
        <translation>Zur Lektion hinzufügen</translation>
    </message>
    <message>
        <source>Add the step that is shown to a lesson of your own</source>
        <translation>Den gezeigten Schritt zu einer eigenen Lektion hinzufügen</translation>
    </message>
    <message>
        <source>CPU only</source>
        <translation>Nur CPU</translation>
    </message>
    <message>
        <source>Emulator</source>
        <translation>Emulator</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Dieser Rechner</translation>
    </message>
    <message>
        <source>Runs on %1</source>
        <translation>Läuft auf %1</translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>diesem Rechner</translation>
    </message>
    <message>
        <source>Other machines…</source>
        <translation>Andere Rechner …</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>nicht gespeichert</translation>
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
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back to where you came from (%1)</source>
        <translation>Zurück dahin, woher Sie kamen (%1)</translation>
    </message>
    <message>
        <source>Manual – Knapscope</source>
        <translation>Handbuch – Knapscope</translation>
    </message>
    <message>
        <source>Text of the manual</source>
        <translation>Text des Handbuchs</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Im Handbuch suchen</translation>
    </message>
    <message>
        <source>Pages of the manual</source>
        <translation>Seiten des Handbuchs</translation>
    </message>
    <message>
        <source>There is no page of this name in the manual.</source>
        <translation>Eine Seite dieses Namens gibt es im Handbuch nicht.</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>Nothing holds these words.</source>
        <translation>Nichts enthält diese Wörter.</translation>
    </message>
</context>
<context>
    <name>ks::ui::HostsDialog</name>
    <message>
        <source>%1; no GPU: %2</source>
        <translation>%1; keine GPU: %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>gpuhost</source>
        <translation>gpuhost</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>ssh -o BatchMode=yes gpuhost</source>
        <translation>ssh -o BatchMode=yes gpuhost</translation>
    </message>
    <message>
        <source>Program there</source>
        <translation>Programm dort</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Testen</translation>
    </message>
    <message>
        <source>Other machines</source>
        <translation>Andere Rechner</translation>
    </message>
    <message>
        <source>Runs can be made on another computer that has knapscope-run. The command carries its standard input and output there: ssh, srun, or a script of yours, with double quotes around what has spaces. Instances travel with it; no file is needed there.</source>
        <translation>Läufe können auf einem anderen Rechner stattfinden, der knapscope-run hat. Der Befehl leitet die Standardeingabe und -ausgabe dorthin: ssh, srun oder ein eigenes Skript, mit doppelten Anführungszeichen um alles, was Leerzeichen enthält. Instanzen werden mitgeschickt; dort wird keine Datei gebraucht.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Command</source>
        <translation>&amp;Befehl</translation>
    </message>
    <message>
        <source>&amp;Program there</source>
        <translation>&amp;Programm dort</translation>
    </message>
    <message>
        <source>machine</source>
        <translation>Rechner</translation>
    </message>
    <message>
        <source>machine %1</source>
        <translation>Rechner %1</translation>
    </message>
    <message>
        <source>No other machine is named yet: press Add.</source>
        <translation>Noch ist kein anderer Rechner eingetragen: Klicken Sie auf „Hinzufügen“.</translation>
    </message>
    <message>
        <source>Name the command first.</source>
        <translation>Geben Sie zuerst den Befehl an.</translation>
    </message>
    <message>
        <source>Asking %1…</source>
        <translation>%1 wird gefragt …</translation>
    </message>
    <message>
        <source>It answers: %1.</source>
        <translation>Antwort: %1.</translation>
    </message>
    <message>
        <source>Give this machine a name.</source>
        <translation>Geben Sie diesem Rechner einen Namen.</translation>
    </message>
    <message>
        <source>Give this machine a command.</source>
        <translation>Geben Sie für diesen Rechner einen Befehl an.</translation>
    </message>
    <message>
        <source>Another machine has this name already.</source>
        <translation>Ein anderer Rechner heißt schon so.</translation>
    </message>
</context>
<context>
    <name>ks::ui::InstanceFields</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>change of the name</source>
        <translation>Änderung des Namens</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>change of the source</source>
        <translation>Änderung der Quelle</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>change of the %1</source>
        <translation>Änderung (%1)</translation>
    </message>
    <message>
        <source>Unit of %1</source>
        <translation>Einheit: %1</translation>
    </message>
    <message>
        <source>change of the unit of %1</source>
        <translation>Änderung der Einheit: %1</translation>
    </message>
</context>
<context>
    <name>ks::ui::InstancePage</name>
    <message>
        <source>Solve…</source>
        <translation>Lösen …</translation>
    </message>
    <message>
        <source>duplication of %1</source>
        <translation>Duplizieren (%1)</translation>
    </message>
    <message>
        <source>removal of %1</source>
        <translation>Entfernen (%1)</translation>
    </message>
    <message>
        <source>Nothing is open</source>
        <translation>Nichts ist geöffnet</translation>
    </message>
    <message>
        <source>Open an instance, drop its file anywhere on this window, or let a preset make one.</source>
        <translation>Öffnen Sie eine Instanz, ziehen Sie ihre Datei irgendwo auf dieses Fenster, oder lassen Sie eine Vorlage eine erzeugen.</translation>
    </message>
    <message>
        <source>New instance</source>
        <translation>Neue Instanz</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 über %2</translation>
    </message>
    <message>
        <source>All %1 as points, %2 against %3</source>
        <translation>Alle %1 als Punkte, %2 über %3</translation>
    </message>
    <message>
        <source>Choose the %1 first.</source>
        <translation>Wählen Sie zuerst aus: %1.</translation>
    </message>
    <message>
        <source>pasting</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>addition of %1</source>
        <translation>Hinzufügen (%1)</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>Diagramm</translation>
    </message>
</context>
<context>
    <name>ks::ui::KernelChoices</name>
    <message>
        <source>Another variant beside it</source>
        <translation>Eine andere Variante daneben</translation>
    </message>
    <message>
        <source>Blocks traced</source>
        <translation>Verfolgte Blöcke</translation>
    </message>
    <message>
        <source>All blocks</source>
        <translation>Alle Blöcke</translation>
    </message>
    <message>
        <source>1 block of each launch</source>
        <translation>1 Block jedes Starts</translation>
    </message>
    <message>
        <source>%1 blocks of each launch</source>
        <translation>%1 Blöcke jedes Starts</translation>
    </message>
    <message>
        <source>What the heat in the margin stands for</source>
        <translation>Wofür die Wärme am Rand steht</translation>
    </message>
    <message>
        <source>Heat: %1</source>
        <translation>Wärme: %1</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Allein</translation>
    </message>
    <message>
        <source>Beside %1</source>
        <translation>Neben %1</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Another variant beside it, and the parameters of the kernel</source>
        <translation>Eine weitere Variante daneben und die Parameter des Kernels</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>Modelled device: the emulator counts as this GPU would</source>
        <translation>Modelliertes Gerät: der Emulator zählt, wie diese GPU zählen würde</translation>
    </message>
    <message>
        <source>Modelled: %1</source>
        <translation>Modelliert: %1</translation>
    </message>
</context>
<context>
    <name>ks::ui::KernelPage</name>
    <message>
        <source>Trace</source>
        <translation>Trace aufnehmen</translation>
    </message>
    <message>
        <source>Allow %1 and trace again</source>
        <translation>%1 erlauben und Trace erneut aufnehmen</translation>
    </message>
    <message>
        <source>Allow %1 and count again</source>
        <translation>%1 erlauben und erneut zählen</translation>
    </message>
    <message>
        <source>Save trace…</source>
        <translation>Trace speichern …</translation>
    </message>
    <message>
        <source>Show the wrong cell</source>
        <translation>Die falsche Zelle zeigen</translation>
    </message>
    <message>
        <source>Count on the GPU</source>
        <translation>Auf der GPU zählen</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Zeitplan</translation>
    </message>
    <message>
        <source>How the launch&apos;s blocks would go over the device: a model</source>
        <translation>Wie sich die Blöcke des Starts über das Gerät verteilen würden: ein Modell</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Zähler</translation>
    </message>
    <message>
        <source>What all launches of the kernel cost together, and what a GPU counted</source>
        <translation>Was alle Starts des Kernels zusammen kosten, und was eine GPU zählte</translation>
    </message>
    <message>
        <source>Save trace</source>
        <translation>Trace speichern</translation>
    </message>
    <message>
        <source>Traces (*.kstrace)</source>
        <translation>Traces (*.kstrace)</translation>
    </message>
    <message>
        <source>%1 · traced: %2</source>
        <translation>%1 · Trace: %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Show or hide what is traced, and which warp</source>
        <translation>Ein- oder ausblenden, wovon der Trace ist und welcher Warp</translation>
    </message>
    <message>
        <source>The warp that wrote the first wrong cell, at the moment when it does</source>
        <translation>Der Warp, der die erste falsche Zelle geschrieben hat, in dem Moment, in dem er es tut</translation>
    </message>
    <message>
        <source>Make the same run on the GPU, and show its own counters beside the emulator&apos;s</source>
        <translation>Denselben Lauf auf der GPU machen und deren eigene Zähler neben denen des Emulators zeigen</translation>
    </message>
    <message>
        <source>No kernel to look into yet</source>
        <translation>Noch kein Kernel, in den man hineinsehen könnte</translation>
    </message>
    <message>
        <source>Open an instance that a kernel solves, or let a preset make one; then its kernels&apos; source is shown here, and the emulator counts what each line costs.</source>
        <translation>Öffnen Sie eine Instanz, die ein Kernel löst, oder lassen Sie eine Vorlage eine erzeugen; dann wird hier der Quelltext ihrer Kernel gezeigt, und der Emulator zählt, was jede Zeile kostet.</translation>
    </message>
    <message>
        <source>Not traced yet</source>
        <translation>Noch kein Trace</translation>
    </message>
    <message>
        <source>Run this kernel in the emulator: every source line gets its counts, and one warp is recorded lane by lane.</source>
        <translation>Führen Sie diesen Kernel im Emulator aus: Jede Quellzeile bekommt ihre Zähler, und ein Warp wird Lane für Lane aufgezeichnet.</translation>
    </message>
</context>
<context>
    <name>ks::ui::KernelPair</name>
    <message>
        <source>Counters compared</source>
        <translation>Zähler im Vergleich</translation>
    </message>
    <message>
        <source> · 1 finding</source>
        <translation> · 1 Befund</translation>
    </message>
    <message>
        <source> · %1 findings</source>
        <translation> · %1 Befunde</translation>
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
        <translation>Trace von %1 wird aufgenommen</translation>
    </message>
</context>
<context>
    <name>ks::ui::KernelView</name>
    <message>
        <source>Columns of the source</source>
        <translation>Spalten des Quelltexts</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelltext</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Lanes and cells</source>
        <translation>Lanes und Zellen</translation>
    </message>
    <message>
        <source>Block schedule</source>
        <translation>Zeitplan der Blöcke</translation>
    </message>
    <message>
        <source>Counters of the kernel</source>
        <translation>Zähler des Kernels</translation>
    </message>
    <message>
        <source>Export “%1”…</source>
        <translation>„%1“ exportieren …</translation>
    </message>
    <message>
        <source>What the lanes show</source>
        <translation>Was die Lanes zeigen</translation>
    </message>
    <message>
        <source>This instruction</source>
        <translation>Diese Anweisung</translation>
    </message>
    <message>
        <source>Variable %1</source>
        <translation>Variable %1</translation>
    </message>
    <message>
        <source>Array %1</source>
        <translation>Array %1</translation>
    </message>
    <message>
        <source>Export view</source>
        <translation>Ansicht exportieren</translation>
    </message>
    <message>
        <source>PNG picture (*.png);;SVG drawing (*.svg);;PDF document (*.pdf)</source>
        <translation>PNG-Bild (*.png);;SVG-Zeichnung (*.svg);;PDF-Dokument (*.pdf)</translation>
    </message>
</context>
<context>
    <name>ks::ui::KeyChoices</name>
    <message>
        <source>another command has this key: %1</source>
        <translation>ein anderer Befehl hat diese Taste: %1</translation>
    </message>
    <message>
        <source>choose another key, or give that command one first</source>
        <translation>wählen Sie eine andere Taste, oder geben Sie jenem Befehl zuerst eine</translation>
    </message>
</context>
<context>
    <name>ks::ui::KeysTab</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>&amp;Setzen</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>&amp;Keine Taste</translation>
    </message>
    <message>
        <source>&amp;As it was</source>
        <translation>&amp;Wie zuvor</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Befehle und ihre Tasten</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Neue Taste</translation>
    </message>
    <message>
        <source>Press the keys</source>
        <translation>Drücken Sie die Tasten</translation>
    </message>
    <message>
        <source>All as they &amp;were</source>
        <translation>Alle wie &amp;zuvor</translation>
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
        <translation>Zugleich</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>The kernel</source>
        <translation>Der Kernel</translation>
    </message>
    <message>
        <source>How many of its copies are on the multiprocessor at once</source>
        <translation>Wie viele seiner Kopien gleichzeitig auf dem Multiprozessor sind</translation>
    </message>
    <message>
        <source>Blocks of a copy on each multiprocessor: b in the paper</source>
        <translation>Blöcke einer Kopie auf jedem Multiprozessor: b in der Arbeit</translation>
    </message>
    <message>
        <source>Threads of a block: 32 times the paper&apos;s w</source>
        <translation>Threads eines Blocks: 32-mal das w der Arbeit</translation>
    </message>
</context>
<context>
    <name>ks::ui::LayoutCommands</name>
    <message>
        <source>Save layout</source>
        <translation>Anordnung speichern</translation>
    </message>
    <message>
        <source>There are %1 layouts, and no more are kept: delete one first.</source>
        <translation>Es gibt schon %1 Anordnungen, mehr werden nicht behalten: Löschen Sie zuerst eine.</translation>
    </message>
    <message>
        <source>La&amp;yout</source>
        <translation>An&amp;ordnung</translation>
    </message>
    <message>
        <source>&amp;Save layout as…</source>
        <translation>Anordnung &amp;speichern unter …</translation>
    </message>
    <message>
        <source>&amp;Manage layouts…</source>
        <translation>Anordnungen &amp;verwalten …</translation>
    </message>
    <message>
        <source>&amp;Reset this page</source>
        <translation>Diese Seite &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>Reset &amp;all pages</source>
        <translation>&amp;Alle Seiten zurücksetzen</translation>
    </message>
    <message>
        <source>Arrange parts by &amp;dragging</source>
        <translation>Teile durch Ziehen a&amp;nordnen</translation>
    </message>
    <message>
        <source>&amp;Parts of this page</source>
        <translation>&amp;Teile dieser Seite</translation>
    </message>
</context>
<context>
    <name>ks::ui::LessonCommands</name>
    <message>
        <source>&amp;Add this step…</source>
        <translation>Diesen Schritt &amp;hinzufügen …</translation>
    </message>
    <message>
        <source>&amp;Edit lesson…</source>
        <translation>Lektion &amp;bearbeiten …</translation>
    </message>
    <message>
        <source>&amp;Open a lesson&apos;s folder…</source>
        <translation>&amp;Ordner einer Lektion öffnen …</translation>
    </message>
    <message>
        <source>%1 (my copy)</source>
        <translation>%1 (meine Kopie)</translation>
    </message>
    <message>
        <source>Open a lesson&apos;s folder</source>
        <translation>Ordner einer Lektion öffnen</translation>
    </message>
    <message>
        <source>&amp;Grade answers…</source>
        <translation>Antworten &amp;bewerten …</translation>
    </message>
    <message>
        <source>The step is added to the lesson.</source>
        <translation>Der Schritt ist der Lektion hinzugefügt.</translation>
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
        <translation>Verschieben eines Schritts</translation>
    </message>
    <message>
        <source>removing a step</source>
        <translation>Entfernen eines Schritts</translation>
    </message>
    <message>
        <source>Export the lesson as a folder</source>
        <translation>Lektion als Ordner exportieren</translation>
    </message>
    <message>
        <source>Folders (*)</source>
        <translation>Ordner (*)</translation>
    </message>
    <message>
        <source>The lesson has edits that are not saved.</source>
        <translation>Die Lektion hat Änderungen, die nicht gespeichert sind.</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>Heading of the step</source>
        <translation>Überschrift des Schritts</translation>
    </message>
    <message>
        <source>Text of the step</source>
        <translation>Text des Schritts</translation>
    </message>
    <message>
        <source>Edit lesson</source>
        <translation>Lektion bearbeiten</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move the step up</source>
        <translation>Den Schritt nach oben verschieben</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Move the step down</source>
        <translation>Den Schritt nach unten verschieben</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove the step</source>
        <translation>Den Schritt entfernen</translation>
    </message>
    <message>
        <source>Move the step up (%1), or drag it</source>
        <translation>Den Schritt nach oben verschieben (%1), oder ihn ziehen</translation>
    </message>
    <message>
        <source>Move the step down (%1), or drag it</source>
        <translation>Den Schritt nach unten verschieben (%1), oder ihn ziehen</translation>
    </message>
    <message>
        <source>Text of the step (Markdown)</source>
        <translation>Text des Schritts (Markdown)</translation>
    </message>
    <message>
        <source>the title</source>
        <translation>der Titel</translation>
    </message>
    <message>
        <source>the summary</source>
        <translation>die Zusammenfassung</translation>
    </message>
    <message>
        <source>a heading</source>
        <translation>eine Überschrift</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>As the lesson shows it</source>
        <translation>Wie die Lektion ihn zeigt</translation>
    </message>
    <message>
        <source>The text as it is read</source>
        <translation>Der Text, wie er gelesen wird</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Export as a folder…</source>
        <translation>Als Ordner exportieren …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Nothing is shown before this picture that could stay while it is asked about.</source>
        <translation>Vor diesem Bild wird nichts gezeigt, das bleiben könnte, während danach gefragt wird.</translation>
    </message>
    <message>
        <source>Notes for who teaches it</source>
        <translation>Notizen für die Lehrperson</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>a question</source>
        <translation>eine Frage</translation>
    </message>
    <message>
        <source>Notes for the presenter (Markdown)</source>
        <translation>Notizen für den Vortrag (Markdown)</translation>
    </message>
    <message>
        <source>Only a question of your own can be asked about this picture.</source>
        <translation>Zu diesem Bild lässt sich nur eine eigene Frage stellen.</translation>
    </message>
</context>
<context>
    <name>ks::ui::LessonList</name>
    <message>
        <source>finished</source>
        <translation>abgeschlossen</translation>
    </message>
    <message>
        <source>as far as step %1 of %2</source>
        <translation>bis Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>%1
%2 of %3 finished</source>
        <translation>%1
%2 von %3 abgeschlossen</translation>
    </message>
</context>
<context>
    <name>ks::ui::LessonSide</name>
    <message>
        <source>Search the lessons</source>
        <translation>Die Lektionen durchsuchen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>No lesson has these words.</source>
        <translation>Keine Lektion enthält diese Wörter.</translation>
    </message>
</context>
<context>
    <name>ks::ui::LessonsPage</name>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Open this instance</source>
        <translation>Diese Instanz öffnen</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Alle Lektionen</translation>
    </message>
    <message>
        <source>Show or hide the list of lessons</source>
        <translation>Die Liste der Lektionen ein- oder ausblenden</translation>
    </message>
    <message>
        <source>Publish…</source>
        <translation>Veröffentlichen …</translation>
    </message>
    <message>
        <source>As a web page, a handout, pictures or an animation</source>
        <translation>Als Webseite, Handzettel, Bilder oder Animation</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Abbildung</translation>
    </message>
    <message>
        <source>Lesson text</source>
        <translation>Text der Lektion</translation>
    </message>
    <message>
        <source>The open instance has changes that are not saved. Open the lesson&apos;s instead?</source>
        <translation>Die geöffnete Instanz hat Änderungen, die nicht gespeichert sind. Stattdessen die der Lektion öffnen?</translation>
    </message>
    <message>
        <source>Lesson: %1</source>
        <translation>Lektion: %1</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
    <message>
        <source>Open this kernel</source>
        <translation>Diesen Kernel öffnen</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>A lesson asks its own questions, where they fit.</source>
        <translation>Eine Lektion stellt ihre eigenen Fragen, wo sie passen.</translation>
    </message>
    <message>
        <source>Answer the question first, or leave it out.</source>
        <translation>Beantworten Sie zuerst die Frage, oder lassen Sie sie aus.</translation>
    </message>
    <message>
        <source>The questions of this lesson: %1.</source>
        <translation>Die Fragen dieser Lektion: %1.</translation>
    </message>
</context>
<context>
    <name>ks::ui::ListSide</name>
    <message>
        <source>Add %1</source>
        <translation>Hinzufügen: %1</translation>
    </message>
    <message>
        <source>Add %1 after the chosen one</source>
        <translation>Nach der Markierung hinzufügen: %1</translation>
    </message>
    <message>
        <source>Duplicate the %1</source>
        <translation>Duplizieren: %1</translation>
    </message>
    <message>
        <source>Duplicate the chosen %1</source>
        <translation>Markierte duplizieren: %1</translation>
    </message>
    <message>
        <source>Remove the %1</source>
        <translation>Entfernen: %1</translation>
    </message>
    <message>
        <source>Remove the chosen %1</source>
        <translation>Markierte entfernen: %1</translation>
    </message>
</context>
<context>
    <name>ks::ui::LiveFeed</name>
    <message>
        <source>Left out of what the runner told: %1</source>
        <translation>Ausgelassen von dem, was der Runner meldete: %1</translation>
    </message>
    <message>
        <source>Left out %1 things that the runner told, the first: %2</source>
        <translation>%1 Meldungen des Runners wurden ausgelassen, die erste: %2</translation>
    </message>
</context>
<context>
    <name>ks::ui::LivePanel</name>
    <message>
        <source>Live</source>
        <translation>Live</translation>
    </message>
    <message>
        <source>How full the SMs are, while it runs</source>
        <translation>Wie voll die SMs sind, während es läuft</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>Which block was where and when in the last solve, in slow motion</source>
        <translation>Welcher Block beim letzten Lösen wann wo war, in Zeitlupe</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Zeiten</translation>
    </message>
    <message>
        <source>Solves, stages, and what the driver tells of the GPU</source>
        <translation>Lösungsläufe, Stufen, und was der Treiber über die GPU meldet</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>Which limit of its GPU the run comes near, and how near</source>
        <translation>Welcher Grenze seiner GPU der Lauf nahekommt, und wie nahe</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Zähler</translation>
    </message>
    <message>
        <source>The hardware&apos;s counters</source>
        <translation>Die Zähler der Hardware</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Watched runs beside each other; save and open them</source>
        <translation>Beobachtete Läufe nebeneinander; speichern und öffnen</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>The table of all runs, and the answer</source>
        <translation>Die Tabelle aller Läufe, und die Antwort</translation>
    </message>
    <message>
        <source>Replay a recorded run</source>
        <translation>Aufgezeichneten Lauf abspielen</translation>
    </message>
    <message>
        <source>Runs on a GPU that ship with the program, with all that was told of them</source>
        <translation>Mitgelieferte Läufe auf einer GPU, mit allem, was über sie gemeldet wurde</translation>
    </message>
    <message>
        <source>The run that is watched</source>
        <translation>Der beobachtete Lauf</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 · the picture stands, the run goes on</source>
        <translation>%1 · das Bild steht, der Lauf geht weiter</translation>
    </message>
    <message>
        <source>Save the watched run</source>
        <translation>Beobachteten Lauf speichern</translation>
    </message>
    <message>
        <source>Watched runs (*.knapscope-live.json)</source>
        <translation>Beobachtete Läufe (*.knapscope-live.json)</translation>
    </message>
</context>
<context>
    <name>ks::ui::LongSpinBox</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 to %2 %3</source>
        <translation>%1 bis %2 %3</translation>
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
        <translation>Ansicht exportieren</translation>
    </message>
    <message>
        <source>%1 was written.</source>
        <translation>%1 wurde geschrieben.</translation>
    </message>
    <message>
        <source>No other window could be opened for %1.</source>
        <translation>Für %1 konnte kein weiteres Fenster geöffnet werden.</translation>
    </message>
</context>
<context>
    <name>ks::ui::ManageLayouts</name>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen …</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Layouts</source>
        <translation>Anordnungen</translation>
    </message>
    <message>
        <source>Rename layout</source>
        <translation>Anordnung umbenennen</translation>
    </message>
</context>
<context>
    <name>ks::ui::MixSpeedups</name>
    <message>
        <source>Which measured runs</source>
        <translation>Welche gemessenen Läufe</translation>
    </message>
    <message>
        <source>Over which other way</source>
        <translation>Gegenüber welcher anderen Art</translation>
    </message>
    <message>
        <source>How many times as fast mixes ran as planned</source>
        <translation>Wievielmal so schnell die Mischungen nach Plan liefen</translation>
    </message>
    <message>
        <source>over %1</source>
        <translation>gegenüber %1</translation>
    </message>
    <message>
        <source>No results of such runs are there. A campaign on the Run page makes some.</source>
        <translation>Ergebnisse solcher Läufe liegen nicht vor. Eine Messreihe auf der Seite „Ausführen“ liefert welche.</translation>
    </message>
</context>
<context>
    <name>ks::ui::MixTimeline</name>
    <message>
        <source>No run of this mix is here yet</source>
        <translation>Noch kein Lauf dieser Mischung</translation>
    </message>
    <message>
        <source>Launch its kernels as they are planned, and see which of them are on the multiprocessors at the same time. On a GPU it is measured; in the emulator, which is slow, it is modelled.</source>
        <translation>Starten Sie die Kernel der Mischung, wie sie geplant sind, und sehen Sie, welche gleichzeitig auf den Multiprozessoren sind. Auf einer GPU wird das gemessen; im Emulator, der langsam ist, wird es modelliert.</translation>
    </message>
    <message>
        <source>How far the run is</source>
        <translation>Wie weit der Lauf ist</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Which kernels were on which multiprocessor, and when</source>
        <translation>Welche Kernel wann auf welchem Multiprozessor waren</translation>
    </message>
    <message>
        <source>Which multiprocessors are shown</source>
        <translation>Welche Multiprozessoren gezeigt werden</translation>
    </message>
    <message>
        <source>Other multiprocessors</source>
        <translation>Andere Multiprozessoren</translation>
    </message>
    <message>
        <source>in the emulator</source>
        <translation>im Emulator</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>auf %1</translation>
    </message>
    <message>
        <source>It runs %1…</source>
        <translation>Läuft %1 …</translation>
    </message>
    <message>
        <source>Run it %1</source>
        <translation>Ausführen %1</translation>
    </message>
    <message>
        <source>Show the run on %1</source>
        <translation>Den Lauf auf %1 zeigen</translation>
    </message>
    <message>
        <source>Run again %1</source>
        <translation>Erneut ausführen %1</translation>
    </message>
    <message>
        <source>Modelled for %1, in steps of equal blocks, which are not time.</source>
        <translation>Modelliert für %1, in Schritten gleicher Blöcke, die keine Zeit sind.</translation>
    </message>
    <message>
        <source>Measured on %1.</source>
        <translation>Gemessen auf %1.</translation>
    </message>
    <message>
        <source> The mix is for %1 SMs, and here are %2.</source>
        <translation> Die Mischung ist für %1 SMs, hier sind es %2.</translation>
    </message>
    <message>
        <source>Plan the mix to see whether it ran as planned.</source>
        <translation>Planen Sie die Mischung, um zu sehen, ob sie wie geplant lief.</translation>
    </message>
    <message>
        <source>Its launches are not those of the plan below.</source>
        <translation>Ihre Starts sind nicht die des Plans unten.</translation>
    </message>
</context>
<context>
    <name>ks::ui::NotesDialog</name>
    <message>
        <source>Session notes</source>
        <translation>Sitzungsnotizen</translation>
    </message>
    <message>
        <source>Kept in the session file: File, Save session.</source>
        <translation>Sie stehen in der Sitzungsdatei: Datei, Sitzung speichern.</translation>
    </message>
</context>
<context>
    <name>ks::ui::NotesPanel</name>
    <message>
        <source>The next picture</source>
        <translation>Das nächste Bild</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>*No notes for this picture.*</source>
        <translation>*Keine Notizen zu diesem Bild.*</translation>
    </message>
    <message>
        <source>This is the last picture</source>
        <translation>Das ist das letzte Bild</translation>
    </message>
    <message>
        <source>Next · %1</source>
        <translation>Danach · %1</translation>
    </message>
</context>
<context>
    <name>ks::ui::Notice</name>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
</context>
<context>
    <name>ks::ui::OccupancyPage</name>
    <message>
        <source>Example 3.2: nothing limits</source>
        <translation>Beispiel 3.2: nichts begrenzt</translation>
    </message>
    <message>
        <source>Case 1.1: block size</source>
        <translation>Fall 1.1: Blockgröße</translation>
    </message>
    <message>
        <source>Case 1.2 as printed: 64 threads</source>
        <translation>Fall 1.2 wie gedruckt: 64 Threads</translation>
    </message>
    <message>
        <source>Case 1.2 corrected: 128 threads</source>
        <translation>Fall 1.2 berichtigt: 128 Threads</translation>
    </message>
    <message>
        <source>Case 2.1: registers</source>
        <translation>Fall 2.1: Register</translation>
    </message>
    <message>
        <source>Case 2.2: larger blocks</source>
        <translation>Fall 2.2: größere Blöcke</translation>
    </message>
    <message>
        <source>Case 3.1: shared memory</source>
        <translation>Fall 3.1: Shared Memory</translation>
    </message>
    <message>
        <source>Case 3.2: larger blocks</source>
        <translation>Fall 3.2: größere Blöcke</translation>
    </message>
    <message>
        <source>Occupancy · %1</source>
        <translation>Auslastung · %1</translation>
    </message>
    <message>
        <source>Best block size</source>
        <translation>Beste Blockgröße</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Show or hide the form with device, kernel and block</source>
        <translation>Das Formular mit Gerät, Kernel und Block ein- oder ausblenden</translation>
    </message>
    <message>
        <source>The smallest block with the highest occupancy</source>
        <translation>Der kleinste Block mit der höchsten Auslastung</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>Own figures</source>
        <translation>Eigene Zahlen</translation>
    </message>
    <message>
        <source>Threads a block</source>
        <translation>Threads je Block</translation>
    </message>
    <message>
        <source>threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>Registers a thread</source>
        <translation>Register je Thread</translation>
    </message>
    <message>
        <source>registers</source>
        <translation>Register</translation>
    </message>
    <message>
        <source>Shared memory a block (bytes)</source>
        <translation>Shared Memory je Block (Bytes)</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Thesis, Section 3.3.1</source>
        <translation>Masterarbeit, Abschnitt 3.3.1</translation>
    </message>
    <message>
        <source>Choose an example</source>
        <translation>Beispiel auswählen</translation>
    </message>
    <message>
        <source>Warps of one multiprocessor, its limits, and three curves</source>
        <translation>Warps eines Multiprozessors, seine Grenzen und drei Kurven</translation>
    </message>
    <message>
        <source>not measured yet</source>
        <translation>noch nicht gemessen</translation>
    </message>
    <message>
        <source>%1: registers and static shared memory are not measured yet, and left out</source>
        <translation>%1: Register und statisches Shared Memory sind noch nicht gemessen und bleiben außer Acht</translation>
    </message>
    <message>
        <source>How many blocks one multiprocessor holds at once, and what limits them</source>
        <translation>Wie viele Blöcke ein Multiprozessor zugleich hält, und was sie begrenzt</translation>
    </message>
    <message>
        <source>%1 as compiled for %2, the oldest that nvcc %3 compiles for</source>
        <translation>%1, übersetzt für %2, die älteste Architektur, für die nvcc %3 übersetzt</translation>
    </message>
    <message>
        <source>%1 as compiled for %2</source>
        <translation>%1, übersetzt für %2</translation>
    </message>
    <message>
        <source>Blocks of the launch</source>
        <translation>Blöcke des Starts</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>beliebig viele</translation>
    </message>
</context>
<context>
    <name>ks::ui::OneScreenWindow</name>
    <message>
        <source>Knapscope: the presentation</source>
        <translation>Knapscope: der Vortrag</translation>
    </message>
    <message>
        <source>Controls of the presentation</source>
        <translation>Steuerung des Vortrags</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>End the presentation</source>
        <translation>Den Vortrag beenden</translation>
    </message>
    <message>
        <source>End the presentation (Esc)</source>
        <translation>Den Vortrag beenden (Esc)</translation>
    </message>
</context>
<context>
    <name>ks::ui::OtherSide</name>
    <message>
        <source>what if</source>
        <translation>was wäre, wenn</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>Wie es ist</translation>
    </message>
    <message>
        <source>What if: change a number above</source>
        <translation>Was wäre, wenn: Ändern Sie oben eine Zahl</translation>
    </message>
    <message>
        <source>What if: %1</source>
        <translation>Was wäre, wenn: %1</translation>
    </message>
    <message>
        <source>Before the edit</source>
        <translation>Vor der Änderung</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <translation>Jetzt: %1</translation>
    </message>
</context>
<context>
    <name>ks::ui::OutlineModel</name>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Was geschieht</translation>
    </message>
    <message>
        <source>not shown yet</source>
        <translation>noch nicht gezeigt</translation>
    </message>
</context>
<context>
    <name>ks::ui::OwnQuestionDialog</name>
    <message>
        <source>The question</source>
        <translation>Die Frage</translation>
    </message>
    <message>
        <source>By a choice</source>
        <translation>Durch Auswahl</translation>
    </message>
    <message>
        <source>Answered by a choice</source>
        <translation>Beantwortet durch Auswahl</translation>
    </message>
    <message>
        <source>By a number</source>
        <translation>Durch eine Zahl</translation>
    </message>
    <message>
        <source>Answered by a number</source>
        <translation>Beantwortet durch eine Zahl</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Auswahlmöglichkeiten</translation>
    </message>
    <message>
        <source>The right number</source>
        <translation>Die richtige Zahl</translation>
    </message>
    <message>
        <source>Why it is right</source>
        <translation>Warum sie richtig ist</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add a choice</source>
        <translation>Eine Auswahlmöglichkeit hinzufügen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove the choice</source>
        <translation>Die Auswahlmöglichkeit entfernen</translation>
    </message>
    <message>
        <source>A question of your own</source>
        <translation>Eine eigene Frage</translation>
    </message>
    <message>
        <source>42, or several right ones: 5/6; 0.83</source>
        <translation>42, oder mehrere richtige: 5/6; 0,83</translation>
    </message>
    <message>
        <source>Shown once it is answered; may be empty</source>
        <translation>Wird nach der Antwort gezeigt; darf leer sein</translation>
    </message>
    <message>
        <source>It is answered</source>
        <translation>Sie wird beantwortet</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Auswahlmöglichkeit</translation>
    </message>
</context>
<context>
    <name>ks::ui::Page</name>
    <message>
        <source>Generate from preset…</source>
        <translation>Aus Vorlage erzeugen …</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen …</translation>
    </message>
</context>
<context>
    <name>ks::ui::ParetoPage</name>
    <message>
        <source>Cheapest schedulable</source>
        <translation>Günstigster planbarer Punkt</translation>
    </message>
    <message>
        <source>Cancelled: the front is the one before the edit.</source>
        <translation>Abgebrochen: Die Front ist die vor der Änderung.</translation>
    </message>
    <message>
        <source>Finding the front…</source>
        <translation>Die Front wird gesucht …</translation>
    </message>
    <message>
        <source>%1 points that no other one beats</source>
        <translation>%1 Punkte, die kein anderer schlägt</translation>
    </message>
    <message>
        <source>%1 points that no other one beats, of %2 costs that there are</source>
        <translation>%1 Punkte, die kein anderer schlägt, von %2 möglichen Kosten</translation>
    </message>
    <message>
        <source>%1 different %2s</source>
        <translation>%1 verschiedene Werte (%2)</translation>
    </message>
    <message>
        <source>%1 from %2 %3 on</source>
        <translation>%1 ab %2 %3</translation>
    </message>
    <message>
        <source>%1 at every %2</source>
        <translation>immer %1 (%2 beliebig)</translation>
    </message>
    <message>
        <source>only up to %1 %2</source>
        <translation>nur bis %1 %2</translation>
    </message>
    <message>
        <source>before the edit</source>
        <translation>vor der Änderung</translation>
    </message>
    <message>
        <source>what if: not applied</source>
        <translation>was wäre, wenn: nicht übernommen</translation>
    </message>
    <message>
        <source>Cheapest %1</source>
        <translation>Günstigster Punkt: %1</translation>
    </message>
    <message>
        <source>Knee</source>
        <translation>Knie</translation>
    </message>
    <message>
        <source>The front as it is now has to be found first.</source>
        <translation>Zuerst muss die Front gefunden werden, wie sie jetzt ist.</translation>
    </message>
    <message>
        <source>change of what was tried</source>
        <translation>Änderung des Ausprobierten</translation>
    </message>
    <message>
        <source>The one before is being found</source>
        <translation>Die vorige wird gerade gesucht</translation>
    </message>
    <message>
        <source>There is no room for more: remove those there are</source>
        <translation>Für mehr ist kein Platz: Entfernen Sie die vorhandenen</translation>
    </message>
    <message>
        <source>A file…</source>
        <translation>Eine Datei …</translation>
    </message>
    <message>
        <source>A preset…</source>
        <translation>Eine Vorlage …</translation>
    </message>
    <message>
        <source>Run of %1: %2</source>
        <translation>Lauf von %1: %2</translation>
    </message>
    <message>
        <source>No run of this session has found a front</source>
        <translation>Kein Lauf dieser Sitzung hat eine Front gefunden</translation>
    </message>
    <message>
        <source>Add the front of an instance</source>
        <translation>Front einer Instanz hinzufügen</translation>
    </message>
    <message>
        <source>%1 has no front of %2 and %3 that could be drawn here.</source>
        <translation>%1 hat keine Front aus %2 und %3, die hier gezeichnet werden könnte.</translation>
    </message>
    <message>
        <source>Points of cost and value that no other one beats</source>
        <translation>Punkte aus Kosten und Wert, die kein anderer schlägt</translation>
    </message>
    <message>
        <source>When each task has the processor</source>
        <translation>Wann jeder Task den Prozessor hat</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Show or hide the range of costs, and fronts beside this one</source>
        <translation>Den Bereich der Kosten und weitere Fronten ein- oder ausblenden</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Show or hide when each task has the processor</source>
        <translation>Ein- oder ausblenden, wann jeder Task den Prozessor hat</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>Show or hide the chosen point in words</source>
        <translation>Den gewählten Punkt in Worten ein- oder ausblenden</translation>
    </message>
    <message>
        <source>How far finding the front is</source>
        <translation>Wie weit die Suche nach der Front ist</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Find the front</source>
        <translation>Front suchen</translation>
    </message>
    <message>
        <source>Nothing to trade off yet</source>
        <translation>Noch nichts abzuwägen</translation>
    </message>
    <message>
        <source>Open an instance or let a preset make one: the page draws what every budget buys at best.</source>
        <translation>Öffnen Sie eine Instanz, oder lassen Sie eine Vorlage eine erzeugen: Die Seite zeichnet, was jedes Budget bestenfalls bringt.</translation>
    </message>
    <message>
        <source>There is no front of this</source>
        <translation>Davon gibt es keine Front</translation>
    </message>
    <message>
        <source>Instances of this kind have one answer, not one for each cost. Open or generate one whose choices have a cost and a value.</source>
        <translation>Instanzen dieser Art haben eine einzige Antwort, nicht eine für jeden Kostenwert. Öffnen oder erzeugen Sie eine, deren Wahlmöglichkeiten Kosten und einen Wert haben.</translation>
    </message>
    <message>
        <source>The front is not shown</source>
        <translation>Die Front wird nicht gezeigt</translation>
    </message>
    <message>
        <source>Only the cheaper half</source>
        <translation>Nur die günstigere Hälfte</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>what if</source>
        <translation>was wäre, wenn</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>wie es ist</translation>
    </message>
    <message>
        <source>%1 (the same points)</source>
        <translation>%1 (dieselben Punkte)</translation>
    </message>
    <message>
        <source>all %1</source>
        <translation>alle %1</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>Alle %1</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 weitere</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>ausgelassen</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>genommen</translation>
    </message>
    <message>
        <source>The picture still shows the front of the numbers before.</source>
        <translation>Das Bild zeigt noch die Front der vorherigen Zahlen.</translation>
    </message>
    <message>
        <source>Instances (*.json *.txt *.csv *.xlsx *.ods *.knapscope.json);;All files (*)</source>
        <translation>Instanzen (*.json *.txt *.csv *.xlsx *.ods *.knapscope.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>1 point that no other one beats</source>
        <translation>1 Punkt, den kein anderer schlägt</translation>
    </message>
    <message>
        <source>1 point that no other one beats, of %1 costs that there are</source>
        <translation>1 Punkt, den kein anderer schlägt, von %1 vorkommenden Kosten</translation>
    </message>
</context>
<context>
    <name>ks::ui::PictureView</name>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
</context>
<context>
    <name>ks::ui::PlaceRow</name>
    <message>
        <source>Choose…</source>
        <translation>Auswählen …</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
</context>
<context>
    <name>ks::ui::PointSide</name>
    <message>
        <source>What the point takes</source>
        <translation>Was der Punkt braucht</translation>
    </message>
    <message>
        <source>Knee</source>
        <translation>Knie</translation>
    </message>
    <message>
        <source>The point farthest from the line between the ends: behind it more cost gains little</source>
        <translation>Der Punkt, der von der Geraden zwischen den Enden am weitesten entfernt ist: Dahinter bringen mehr Kosten wenig</translation>
    </message>
    <message>
        <source>Best within</source>
        <translation>Bester bis</translation>
    </message>
    <message>
        <source>Best within this cost</source>
        <translation>Bester bis zu diesen Kosten</translation>
    </message>
    <message>
        <source>Pin as %1</source>
        <translation>Als %1 merken</translation>
    </message>
    <message>
        <source>Keeps this point as %1, to compare two</source>
        <translation>Merkt diesen Punkt als %1, um zwei zu vergleichen</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The next cheaper</source>
        <translation>Der nächstgünstigere</translation>
    </message>
    <message>
        <source>The next dearer</source>
        <translation>Der nächstteurere</translation>
    </message>
    <message>
        <source>From A to B: %1</source>
        <translation>Von A nach B: %1</translation>
    </message>
</context>
<context>
    <name>ks::ui::PredictPanel</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>Grade at the end</source>
        <translation>Am Ende bewerten</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Auslassen</translation>
    </message>
    <message>
        <source>Another instance</source>
        <translation>Andere Instanz</translation>
    </message>
    <message>
        <source>Add to a sheet…</source>
        <translation>Zu einem Blatt hinzufügen …</translation>
    </message>
    <message>
        <source>Predict</source>
        <translation>Vorhersagen</translation>
    </message>
    <message>
        <source>Goes on without an answer, which gives no point</source>
        <translation>Geht ohne Antwort weiter, was keinen Punkt gibt</translation>
    </message>
    <message>
        <source>How often is asked</source>
        <translation>Wie oft gefragt wird</translation>
    </message>
    <message>
        <source>Ask at each step</source>
        <translation>Bei jedem Schritt fragen</translation>
    </message>
    <message>
        <source>Ask for whole rows</source>
        <translation>Nach ganzen Zeilen fragen</translation>
    </message>
    <message>
        <source>Ask at each decision</source>
        <translation>Bei jeder Entscheidung fragen</translation>
    </message>
    <message>
        <source>Answers are noted, and graded when the last step is reached</source>
        <translation>Antworten werden notiert und bewertet, wenn der letzte Schritt erreicht ist</translation>
    </message>
    <message>
        <source>Questions like these, from here on, for others to answer</source>
        <translation>Fragen wie diese, ab hier, zum Beantworten für andere</translation>
    </message>
    <message>
        <source>That was the last step.</source>
        <translation>Das war der letzte Schritt.</translation>
    </message>
    <message>
        <source>Nothing is asked here. Go on.</source>
        <translation>Hier wird nichts gefragt. Weiter.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Noted. It is graded at the end.</source>
        <translation>Notiert. Bewertet wird am Ende.</translation>
    </message>
    <message>
        <source>✓ Right.</source>
        <translation>✓ Richtig.</translation>
    </message>
    <message>
        <source>No answer yet</source>
        <translation>Noch keine Antwort</translation>
    </message>
    <message>
        <source>%1 of %2 points</source>
        <translation>%1 von %2 Punkten</translation>
    </message>
    <message>
        <source>%1 answers noted</source>
        <translation>%1 Antworten notiert</translation>
    </message>
    <message>
        <source>Tries left: %1.</source>
        <translation>Verbleibende Versuche: %1.</translation>
    </message>
    <message>
        <source>✗ %1 of %2 are right.</source>
        <translation>✗ %1 von %2 richtig.</translation>
    </message>
    <message>
        <source>✗ Not quite.</source>
        <translation>✗ Nicht ganz.</translation>
    </message>
    <message>
        <source>Points: %1</source>
        <translation>Punkte: %1</translation>
    </message>
    <message>
        <source>Tries: %1</source>
        <translation>Versuche: %1</translation>
    </message>
    <message>
        <source>It was on the screen already, so there are no points for it.</source>
        <translation>Es war schon zu sehen, daher gibt es dafür keine Punkte.</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>The score begins again, and nothing counts as shown</source>
        <translation>Die Zählung der Punkte beginnt von vorn, und nichts gilt als gezeigt</translation>
    </message>
    <message>
        <source>The same instance</source>
        <translation>Dieselbe Instanz</translation>
    </message>
    <message>
        <source>From the first step</source>
        <translation>Vom ersten Schritt an</translation>
    </message>
    <message>
        <source>The same kind and size, drawn anew; its name tells the seed</source>
        <translation>Gleiche Art und Größe, neu gezogen; ihr Name nennt den Startwert</translation>
    </message>
    <message>
        <source>Another instance by a seed…</source>
        <translation>Andere Instanz nach Startwert…</translation>
    </message>
    <message>
        <source>The same seed draws the same instance</source>
        <translation>Derselbe Startwert zieht dieselbe Instanz</translation>
    </message>
    <message>
        <source>1 answer noted</source>
        <translation>1 Antwort notiert</translation>
    </message>
    <message>
        <source>The correct answer is %1.</source>
        <translation>Die richtige Antwort ist %1.</translation>
    </message>
    <message>
        <source>Left out. The correct answer is %1.</source>
        <translation>Ausgelassen. Die richtige Antwort ist %1.</translation>
    </message>
    <message>
        <source>✗ %1 of %2 are right. The correct answer is %3.</source>
        <translation>✗ %1 von %2 sind richtig. Die richtige Antwort ist %3.</translation>
    </message>
    <message>
        <source>✗ Not quite. The correct answer is %1.</source>
        <translation>✗ Nicht ganz. Die richtige Antwort ist %1.</translation>
    </message>
    <message>
        <source>Click the cell in the picture, or type its row and column. Then press Return.</source>
        <translation>Klicken Sie die Zelle im Bild an, oder tippen Sie Zeile und Spalte ein. Drücken Sie dann die Eingabetaste.</translation>
    </message>
    <message>
        <source>So far: %1</source>
        <translation>Bisher: %1</translation>
    </message>
    <message>
        <source>%1 of 1 point</source>
        <translation>%1 von 1 Punkt</translation>
    </message>
</context>
<context>
    <name>ks::ui::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Looks</source>
        <translation>&amp;Aussehen</translation>
    </message>
    <message>
        <source>&amp;Runs</source>
        <translation>&amp;Läufe</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>As the system: light or dark</source>
        <translation>Wie das System: hell oder dunkel</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>Text&amp;größe</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source> GiB</source>
        <translation> GiB</translation>
    </message>
    <message>
        <source>the one beside this program</source>
        <translation>das neben diesem Programm</translation>
    </message>
    <message>
        <source>&amp;Memory of a run</source>
        <translation>&amp;Speicher eines Laufs</translation>
    </message>
    <message>
        <source>&amp;Solving program</source>
        <translation>Lösungs&amp;programm</translation>
    </message>
    <message>
        <source>R&amp;esults go to</source>
        <translation>&amp;Ergebnisse kommen nach</translation>
    </message>
    <message>
        <source>A run that needs more memory is refused before it begins. Another solving program is used from the next start on; other computers are named under Edit, Other machines.</source>
        <translation>Ein Lauf, der mehr Speicher braucht, wird abgelehnt, bevor er beginnt. Ein anderes Lösungsprogramm gilt vom nächsten Start an; andere Rechner nennen Sie unter Bearbeiten, Andere Rechner.</translation>
    </message>
    <message>
        <source>The projector theme draws everything larger, with more contrast.</source>
        <translation>Das Design für Projektoren zeichnet alles größer und mit mehr Kontrast.</translation>
    </message>
</context>
<context>
    <name>ks::ui::PresenterClock</name>
    <message>
        <source>Time of day</source>
        <translation>Uhrzeit</translation>
    </message>
    <message>
        <source>Time since the beginning</source>
        <translation>Zeit seit Beginn</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Count the time from now</source>
        <translation>Die Zeit ab jetzt zählen</translation>
    </message>
    <message>
        <source>since the beginning</source>
        <translation>seit Beginn</translation>
    </message>
</context>
<context>
    <name>ks::ui::PresenterTools</name>
    <message>
        <source>Freeze</source>
        <translation>Einfrieren</translation>
    </message>
    <message>
        <source>The audience&apos;s picture stays while you go on</source>
        <translation>Das Bild für das Publikum bleibt, während Sie weitergehen</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>The audience sees a black screen</source>
        <translation>Das Publikum sieht einen schwarzen Bildschirm</translation>
    </message>
    <message>
        <source>Spotlight</source>
        <translation>Scheinwerfer</translation>
    </message>
    <message>
        <source>Light follows the pointer on the picture, the rest is dimmed</source>
        <translation>Licht folgt dem Zeiger auf dem Bild, der Rest wird abgedunkelt</translation>
    </message>
    <message>
        <source>Pen</source>
        <translation>Stift</translation>
    </message>
    <message>
        <source>Draw on the picture; the strokes are gone with the next step</source>
        <translation>Auf das Bild zeichnen; mit dem nächsten Schritt sind die Striche weg</translation>
    </message>
    <message>
        <source>Wipe</source>
        <translation>Wischen</translation>
    </message>
    <message>
        <source>Take the strokes away</source>
        <translation>Die Striche entfernen</translation>
    </message>
    <message>
        <source>The audience&apos;s theme</source>
        <translation>Das Farbschema für das Publikum</translation>
    </message>
    <message>
        <source>The colours of the audience&apos;s picture</source>
        <translation>Die Farben des Bilds für das Publikum</translation>
    </message>
    <message>
        <source>Colours as here</source>
        <translation>Farben wie hier</translation>
    </message>
    <message>
        <source>What a clicker moves by</source>
        <translation>Wie weit die Fernbedienung weitergeht</translation>
    </message>
    <message>
        <source>What PgDn and PgUp, and so a clicker, move by</source>
        <translation>Wie weit Bild ab und Bild auf, und damit die Fernbedienung, weitergehen</translation>
    </message>
    <message>
        <source>Click: one picture</source>
        <translation>Klick: ein Bild</translation>
    </message>
    <message>
        <source>Click: one row</source>
        <translation>Klick: eine Zeile</translation>
    </message>
    <message>
        <source>Click: one phase</source>
        <translation>Klick: eine Phase</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Clock, notes and the next picture, over the picture</source>
        <translation>Uhr, Notizen und das nächste Bild, über dem Bild</translation>
    </message>
</context>
<context>
    <name>ks::ui::PresenterWindow</name>
    <message>
        <source>The picture of now</source>
        <translation>Das jetzige Bild</translation>
    </message>
    <message>
        <source>The next picture</source>
        <translation>Das nächste Bild</translation>
    </message>
    <message>
        <source>Knapscope: the presenter&apos;s view</source>
        <translation>Knapscope: die Vortragsansicht</translation>
    </message>
    <message>
        <source>What the audience sees, in words</source>
        <translation>Was das Publikum sieht, in Worten</translation>
    </message>
    <message>
        <source>Swap screens</source>
        <translation>Bildschirme tauschen</translation>
    </message>
    <message>
        <source>The audience&apos;s picture and this view change places</source>
        <translation>Das Bild für das Publikum und diese Ansicht tauschen die Plätze</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>End the presentation</source>
        <translation>Den Vortrag beenden</translation>
    </message>
    <message>
        <source>End the presentation (Esc)</source>
        <translation>Den Vortrag beenden (Esc)</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Gliederung</translation>
    </message>
    <message>
        <source>Nothing to show yet</source>
        <translation>Noch nichts zu zeigen</translation>
    </message>
    <message>
        <source>Only you see this · %1</source>
        <translation>Nur Sie sehen das · %1</translation>
    </message>
    <message>
        <source>Now · %1</source>
        <translation>Jetzt · %1</translation>
    </message>
    <message>
        <source>This is the last picture</source>
        <translation>Das ist das letzte Bild</translation>
    </message>
    <message>
        <source>Next · %1</source>
        <translation>Danach · %1</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>BLACK: the audience sees nothing</source>
        <translation>SCHWARZ: Das Publikum sieht nichts</translation>
    </message>
    <message>
        <source>FROZEN: the audience stays at %1</source>
        <translation>EINGEFROREN: Das Publikum bleibt bei %1</translation>
    </message>
    <message>
        <source>The audience sees this picture</source>
        <translation>Das Publikum sieht dieses Bild</translation>
    </message>
    <message>
        <source>*No notes for this picture.*</source>
        <translation>*Keine Notizen zu diesem Bild.*</translation>
    </message>
    <message>
        <source>Only you see this: %1</source>
        <translation>Nur Sie sehen das: %1</translation>
    </message>
</context>
<context>
    <name>ks::ui::PublishDialog</name>
    <message>
        <source>First step</source>
        <translation>Erster Schritt</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Letzter Schritt</translation>
    </message>
    <message>
        <source>Publish…</source>
        <translation>Veröffentlichen …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Publish lesson</source>
        <translation>Lektion veröffentlichen</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Pictures a page</source>
        <translation>Bilder je Seite</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>Pictures done</source>
        <translation>Fertige Bilder</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>the reader&apos;s</source>
        <translation>wie auf dem Gerät der Lesenden</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Written to %1 (%2).</source>
        <translation>Nach %1 geschrieben (%2).</translation>
    </message>
    <message>
        <source>Cancelled; nothing was written.</source>
        <translation>Abgebrochen; nichts wurde geschrieben.</translation>
    </message>
</context>
<context>
    <name>ks::ui::Rail</name>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>%1 (Ctrl+%2)</source>
        <translation>%1 (Strg+%2)</translation>
    </message>
</context>
<context>
    <name>ks::ui::ReadingBar</name>
    <message>
        <source>A file is being read</source>
        <translation>Eine Datei wird gelesen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>%1 is being read…</source>
        <translation>%1 wird gelesen…</translation>
    </message>
</context>
<context>
    <name>ks::ui::RecordList</name>
    <message>
        <source>%1 of %2 %3 (%4)</source>
        <translation>%1 von %2 %3 (%4)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Choose the %1 first.</source>
        <translation>Wählen Sie zuerst aus: %1.</translation>
    </message>
    <message>
        <source>addition of %1</source>
        <translation>Hinzufügen (%1)</translation>
    </message>
    <message>
        <source>duplication of %1</source>
        <translation>Duplizieren (%1)</translation>
    </message>
    <message>
        <source>removal of %1</source>
        <translation>Entfernen (%1)</translation>
    </message>
    <message>
        <source>pasting</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Numbers of what was copied are not whole, and the algorithms compute with whole numbers. Multiply %1? Answers are then shown in the numbers that were copied, too.</source>
        <translation>Kopierte Zahlen sind nicht ganz, und die Algorithmen rechnen mit ganzen Zahlen. Soll multipliziert werden: %1? Antworten erscheinen dann auch in den kopierten Zahlen.</translation>
    </message>
    <message>
        <source>Multiply</source>
        <translation>Multiplizieren</translation>
    </message>
</context>
<context>
    <name>ks::ui::RecoveryDialog</name>
    <message>
        <source>%1, edited %2, never saved</source>
        <translation>%1, bearbeitet %2, nie gespeichert</translation>
    </message>
    <message>
        <source>%1, edited %2, from %3</source>
        <translation>%1, bearbeitet %2, aus %3</translation>
    </message>
    <message>
        <source>Edits that were kept</source>
        <translation>Aufbewahrte Änderungen</translation>
    </message>
    <message>
        <source>Knapscope ended unexpectedly the last time. These edits were not saved, and were kept. What you leave here is offered again at the next start.</source>
        <translation>Knapscope wurde das letzte Mal unerwartet beendet. Diese Änderungen waren nicht gespeichert und wurden aufbewahrt. Was Sie hier stehen lassen, wird beim nächsten Start wieder angeboten.</translation>
    </message>
    <message>
        <source>Documents with edits</source>
        <translation>Dokumente mit Änderungen</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Throw away</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Später</translation>
    </message>
    <message>
        <source>Lesson “%1”</source>
        <translation>Lektion „%1“</translation>
    </message>
</context>
<context>
    <name>ks::ui::Remembering</name>
    <message>
        <source>Your earlier answers to this sheet are here again: %1.</source>
        <translation>Die früheren Antworten zu diesem Aufgabenblatt sind wieder da: %1.</translation>
    </message>
</context>
<context>
    <name>ks::ui::RunModel</name>
    <message>
        <source>nothing to check</source>
        <translation>nichts zu prüfen</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>Emulating the limits of %1</source>
        <translation>Emuliert die Grenzen von %1</translation>
    </message>
    <message>
        <source>How long the emulator took. It says nothing about a GPU and is left out of speedups.</source>
        <translation>Wie lange der Emulator gebraucht hat. Über eine GPU sagt das nichts; in Beschleunigungen geht es nicht ein.</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Instance</source>
        <translation>Instanz</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>R_TA</source>
        <translation>R_TA</translation>
    </message>
    <message>
        <source>Speedup</source>
        <translation>Beschleunigung</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Time (ms)</source>
        <translation>Zeit (ms)</translation>
    </message>
    <message>
        <source>Measured once, where the row says: from the instance in host memory to the checked answer in host memory.</source>
        <translation>Einmal gemessen, wo die Zeile es sagt: von der Instanz im Host-Speicher bis zur geprüften Antwort im Host-Speicher.</translation>
    </message>
    <message>
        <source>References to shared memory for each fetch from global memory: computed from the launch, not measured.</source>
        <translation>Zugriffe auf Shared Memory je Abruf aus dem globalen Speicher: aus dem Start berechnet, nicht gemessen.</translation>
    </message>
    <message>
        <source>Against the first sequential run of the same instance on the CPU of the same machine.</source>
        <translation>Gegenüber dem ersten sequenziellen Lauf derselben Instanz auf der CPU desselben Rechners.</translation>
    </message>
</context>
<context>
    <name>ks::ui::RunPage</name>
    <message>
        <source>Run</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Campaigns</source>
        <translation>Messreihen</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Show or hide the list of variants</source>
        <translation>Die Liste der Varianten ein- oder ausblenden</translation>
    </message>
    <message>
        <source>All campaigns</source>
        <translation>Alle Messreihen</translation>
    </message>
    <message>
        <source>Show or hide the list of campaigns</source>
        <translation>Die Liste der Messreihen ein- oder ausblenden</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>Alle ankreuzen</translation>
    </message>
    <message>
        <source>Tick none</source>
        <translation>Keine ankreuzen</translation>
    </message>
    <message>
        <source>Tick every variant that can run here</source>
        <translation>Alle Varianten ankreuzen, die hier laufen können</translation>
    </message>
    <message>
        <source>Tick no variant</source>
        <translation>Keine Variante ankreuzen</translation>
    </message>
    <message>
        <source>Nothing to run yet</source>
        <translation>Noch nichts auszuführen</translation>
    </message>
    <message>
        <source>Open an instance first; then every variant that solves its kind is listed here.</source>
        <translation>Öffnen Sie zuerst eine Instanz; dann stehen hier alle Varianten, die ihre Art lösen.</translation>
    </message>
    <message>
        <source>Measure a campaign</source>
        <translation>Messreihe messen</translation>
    </message>
    <message>
        <source>Replay a recorded run</source>
        <translation>Aufgezeichneten Lauf abspielen</translation>
    </message>
    <message>
        <source>Single runs</source>
        <translation>Einzelne Läufe</translation>
    </message>
    <message>
        <source>Variants × instances × repetitions, in turns; medians and spread</source>
        <translation>Varianten × Instanzen × Wiederholungen, reihum; Mediane und Streuung</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>%1 ausführen</translation>
    </message>
</context>
<context>
    <name>ks::ui::RunQueue</name>
    <message>
        <source>run without watching</source>
        <translation>führen Sie sie ohne Beobachten aus</translation>
    </message>
</context>
<context>
    <name>ks::ui::RunStatus</name>
    <message>
        <source>row %1 of %2</source>
        <translation>Zeile %1 von %2</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <translation>%1 %2 von %3</translation>
    </message>
    <message>
        <source>%1 · %2 a second</source>
        <translation>%1 · %2 je Sekunde</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 von %2: %3</translation>
    </message>
    <message>
        <source> · 1 solve</source>
        <translation> · 1 Lösungslauf</translation>
    </message>
    <message>
        <source> · %1 solves</source>
        <translation> · %1 Lösungsläufe</translation>
    </message>
    <message>
        <source>%1 s so far</source>
        <translation>bisher %1 s</translation>
    </message>
    <message>
        <source>%1 min %2 s so far</source>
        <translation>bisher %1 min %2 s</translation>
    </message>
    <message>
        <source>just begun</source>
        <translation>eben begonnen</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1, noch %2</translation>
    </message>
    <message>
        <source>Allow %1 and run again</source>
        <translation>%1 erlauben und erneut ausführen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Run without watching</source>
        <translation>Ohne Beobachten ausführen</translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation>Fortschritt des Laufs</translation>
    </message>
    <message>
        <source>Cancelled: %1</source>
        <translation>Abgebrochen: %1</translation>
    </message>
    <message>
        <source>Try the other %1 again</source>
        <translation>Die anderen %1 erneut versuchen</translation>
    </message>
    <message>
        <source>Run the %1 without watching</source>
        <translation>Die %1 ohne Beobachten ausführen</translation>
    </message>
</context>
<context>
    <name>ks::ui::RunTable</name>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Forget the runs of this session</source>
        <translation>Die Läufe dieser Sitzung vergessen</translation>
    </message>
    <message>
        <source>Runs of this session</source>
        <translation>Läufe dieser Sitzung</translation>
    </message>
    <message>
        <source>Nothing can run here: see on the left.</source>
        <translation>Hier kann nichts ausgeführt werden: siehe links.</translation>
    </message>
    <message>
        <source>No runs yet: tick variants and press Run.</source>
        <translation>Noch keine Läufe: Kreuzen Sie Varianten an, und klicken Sie auf „Ausführen“.</translation>
    </message>
    <message>
        <source>This table has no runs yet: tick variants and press Run. The runs that were watched are under Live, Blocks and Timing.</source>
        <translation>Diese Tabelle hat noch keine Läufe: Kreuzen Sie Varianten an, und klicken Sie auf „Ausführen“. Die beobachteten Läufe stehen unter „Live“, „Blöcke“ und „Zeiten“.</translation>
    </message>
</context>
<context>
    <name>ks::ui::Runner</name>
    <message>
        <source>the solving program knapscope-run</source>
        <translation>das Lösungsprogramm knapscope-run</translation>
    </message>
    <message>
        <source>knapscope-run on %1</source>
        <translation>knapscope-run auf %1</translation>
    </message>
    <message>
        <source>put it beside knapscope or name it in KNAPSCOPE_RUNNER</source>
        <translation>legen Sie es neben knapscope, oder nennen Sie es in KNAPSCOPE_RUNNER</translation>
    </message>
    <message>
        <source>the solving program knapscope-run was not found</source>
        <translation>das Lösungsprogramm knapscope-run wurde nicht gefunden</translation>
    </message>
    <message>
        <source>KNAPSCOPE_RUNNER names %1, which cannot be run</source>
        <translation>KNAPSCOPE_RUNNER nennt %1, das sich nicht ausführen lässt</translation>
    </message>
    <message>
        <source>%1 wrote a line without an end</source>
        <translation>%1 hat eine Zeile ohne Ende geschrieben</translation>
    </message>
    <message>
        <source>run it again</source>
        <translation>führen Sie es erneut aus</translation>
    </message>
    <message>
        <source>%1 writes more than can be read</source>
        <translation>%1 schreibt mehr, als gelesen werden kann</translation>
    </message>
    <message>
        <source>%1 wrote something that is not an event (“%2”)</source>
        <translation>%1 hat etwas geschrieben, das kein Ereignis ist („%2“)</translation>
    </message>
    <message>
        <source>check that it has the version of this program</source>
        <translation>prüfen Sie, ob es die Version dieses Programms hat</translation>
    </message>
    <message>
        <source>%1 does not answer</source>
        <translation>%1 antwortet nicht</translation>
    </message>
    <message>
        <source>it was stopped and starts again with the next run</source>
        <translation>es wurde angehalten und startet mit dem nächsten Lauf wieder</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>the command of %1 could not be started (%2)</source>
        <translation>der Befehl von %1 konnte nicht gestartet werden (%2)</translation>
    </message>
    <message>
        <source>check it under Other machines</source>
        <translation>prüfen Sie ihn unter „Andere Rechner“</translation>
    </message>
    <message>
        <source>%1 could not be started (%2)</source>
        <translation>%1 konnte nicht gestartet werden (%2)</translation>
    </message>
    <message>
        <source>%1 crashed</source>
        <translation>%1 ist abgestürzt</translation>
    </message>
    <message>
        <source>%1 ended with code %2</source>
        <translation>%1 endete mit Code %2</translation>
    </message>
    <message>
        <source>it starts again with the next run</source>
        <translation>es startet mit dem nächsten Lauf wieder</translation>
    </message>
    <message>
        <source>check the way to %1 and try again</source>
        <translation>prüfen Sie den Weg zu %1, und versuchen Sie es erneut</translation>
    </message>
    <message>
        <source> (“%1”)</source>
        <translation> („%1“)</translation>
    </message>
    <message>
        <source>the preferences name %1, which cannot be run</source>
        <translation>die Einstellungen nennen %1, das sich nicht ausführen lässt</translation>
    </message>
</context>
<context>
    <name>ks::ui::ScreenOverlay</name>
    <message>
        <source>What the presenter draws over the page</source>
        <translation>Was beim Vortrag über die Seite gezeichnet wird</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
</context>
<context>
    <name>ks::ui::Session</name>
    <message>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
    <message>
        <source>Nothing is open</source>
        <translation>Nichts ist geöffnet</translation>
    </message>
    <message>
        <source>naming after the file</source>
        <translation>Benennen nach der Datei</translation>
    </message>
</context>
<context>
    <name>ks::ui::SessionCommands</name>
    <message>
        <source>Save session</source>
        <translation>Sitzung speichern</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sitzung</translation>
    </message>
    <message>
        <source>Sessions (*%1)</source>
        <translation>Sitzungen (*%1)</translation>
    </message>
    <message>
        <source>%1 was never saved and is too large to be in the session: save it, open it from its file, and save the session again.</source>
        <translation>%1 wurde nie gespeichert und ist zu groß für die Sitzung: Speichern Sie es, öffnen Sie es aus seiner Datei, und speichern Sie die Sitzung erneut.</translation>
    </message>
    <message>
        <source>%1 is too large to be in the session: give both away in one folder.</source>
        <translation>%1 ist zu groß für die Sitzung: Geben Sie beide in einem Ordner weiter.</translation>
    </message>
    <message>
        <source>This program has no theme “%1”.</source>
        <translation>Dieses Programm hat kein Farbschema „%1“.</translation>
    </message>
    <message>
        <source>This program has no page “%1”.</source>
        <translation>Dieses Programm hat keine Seite „%1“.</translation>
    </message>
    <message>
        <source>This program does not have the variant %1.</source>
        <translation>Dieses Programm hat die Variante %1 nicht.</translation>
    </message>
    <message>
        <source>The session is saved as %1.</source>
        <translation>Die Sitzung ist als %1 gespeichert.</translation>
    </message>
</context>
<context>
    <name>ks::ui::SheetDesk</name>
    <message>
        <source>Next exercise</source>
        <translation>Nächste Aufgabe</translation>
    </message>
    <message>
        <source>Export answers…</source>
        <translation>Antworten exportieren …</translation>
    </message>
    <message>
        <source>Leave the sheet</source>
        <translation>Das Blatt verlassen</translation>
    </message>
    <message>
        <source>Sheet of exercises</source>
        <translation>Aufgabenblatt</translation>
    </message>
    <message>
        <source>Export answers</source>
        <translation>Antworten exportieren</translation>
    </message>
    <message>
        <source>Your name:</source>
        <translation>Ihr Name:</translation>
    </message>
    <message>
        <source>Answers (*.json)</source>
        <translation>Antworten (*.json)</translation>
    </message>
    <message>
        <source>Written, with a CSV file beside it.</source>
        <translation>Geschrieben, mit einer CSV-Datei daneben.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Previous exercise</source>
        <translation>Vorige Aufgabe</translation>
    </message>
    <message>
        <source>The exercise is being opened.</source>
        <translation>Die Aufgabe wird geöffnet.</translation>
    </message>
    <message>
        <source>Something else is shown. Choose the exercise to go back to it.</source>
        <translation>Es ist etwas anderes zu sehen. Wählen Sie die Aufgabe, um zu ihr zurückzukehren.</translation>
    </message>
    <message>
        <source> · %1 of %2 answered</source>
        <translation> · %1 von %2 beantwortet</translation>
    </message>
    <message>
        <source>This exercise: %1. All exercises: %2. Export your answers to hand them in.</source>
        <translation>Diese Aufgabe: %1. Alle Aufgaben: %2. Exportieren Sie Ihre Antworten, um sie abzugeben.</translation>
    </message>
    <message>
        <source>%1 of %2 exercises done</source>
        <translation>%1 von %2 Aufgaben erledigt</translation>
    </message>
    <message>
        <source>This exercise is done: %1 · %2</source>
        <translation>Diese Aufgabe ist erledigt: %1 · %2</translation>
    </message>
    <message>
        <source>%1 of %2 answered · %3</source>
        <translation>%1 von %2 beantwortet · %3</translation>
    </message>
</context>
<context>
    <name>ks::ui::SideBySide</name>
    <message>
        <source>Side by side</source>
        <translation>Nebeneinander</translation>
    </message>
    <message>
        <source>Another variant beside this one, or what if a number were another</source>
        <translation>Eine andere Variante neben dieser, oder was wäre, wenn eine Zahl anders wäre</translation>
    </message>
</context>
<context>
    <name>ks::ui::SideControls</name>
    <message>
        <source>Shown beside it</source>
        <translation>Daneben gezeigt</translation>
    </message>
    <message>
        <source>Both go together by</source>
        <translation>Beide gehen gemeinsam nach</translation>
    </message>
    <message>
        <source>Where both have done the same of these, both are shown at its end</source>
        <translation>Wo beide davon gleich viel getan haben, werden beide an dessen Ende gezeigt</translation>
    </message>
    <message>
        <source>Beside it</source>
        <translation>Daneben</translation>
    </message>
    <message>
        <source>Together by</source>
        <translation>Gemeinsam nach</translation>
    </message>
    <message>
        <source>What if… (other numbers)</source>
        <translation>Was wäre, wenn … (andere Zahlen)</translation>
    </message>
    <message>
        <source>Before the last edit</source>
        <translation>Vor der letzten Änderung</translation>
    </message>
    <message>
        <source>share of the run</source>
        <translation>Anteil des Laufs</translation>
    </message>
</context>
<context>
    <name>ks::ui::SidePair</name>
    <message>
        <source>What differs</source>
        <translation>Was sich unterscheidet</translation>
    </message>
    <message>
        <source>Left: %1</source>
        <translation>Links: %1</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <translation>Rechts: %1</translation>
    </message>
</context>
<context>
    <name>ks::ui::StepOutline</name>
    <message>
        <source>Outline</source>
        <translation>Gliederung</translation>
    </message>
    <message>
        <source>Phases, rows and steps</source>
        <translation>Phasen, Zeilen und Schritte</translation>
    </message>
    <message>
        <source>Next change of</source>
        <translation>Nächste Änderung:</translation>
    </message>
    <message>
        <source>Go to the next step where it changes</source>
        <translation>Zum nächsten Schritt, in dem es sich ändert</translation>
    </message>
    <message>
        <source>this cell</source>
        <translation>diese Zelle</translation>
    </message>
    <message>
        <source>the choice</source>
        <translation>die Wahl</translation>
    </message>
    <message>
        <source>the branch</source>
        <translation>der Zweig</translation>
    </message>
    <message>
        <source>Close the outline</source>
        <translation>Gliederung schließen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>ks::ui::StepPage</name>
    <message>
        <source>%1, section %2</source>
        <translation>%1, Abschnitt %2</translation>
    </message>
    <message>
        <source>Algorithm %1 (%2)</source>
        <translation>Algorithmus %1 (%2)</translation>
    </message>
    <message>
        <source>Algorithm %1 (%2, section %3)</source>
        <translation>Algorithmus %1 (%2, Abschnitt %3)</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · rows by %2 on %3</source>
        <translation>%1 · Zeilen von %2 auf %3</translation>
    </message>
    <message>
        <source>%1 · %2 has no recording of its own</source>
        <translation>%1 · %2 hat keine eigene Aufzeichnung</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Recording…</source>
        <translation>Es wird aufgezeichnet …</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Nothing to step through yet</source>
        <translation>Noch nichts, das sich schrittweise ansehen ließe</translation>
    </message>
    <message>
        <source>Open an instance or let a preset make one, and watch its table being filled cell by cell. The first lesson brings its own.</source>
        <translation>Öffnen Sie eine Instanz, oder lassen Sie eine Vorlage eine erzeugen, und sehen Sie zu, wie ihre Tabelle Zelle für Zelle gefüllt wird. Die erste Lektion bringt ihre eigene mit.</translation>
    </message>
    <message>
        <source>First lesson</source>
        <translation>Erste Lektion</translation>
    </message>
    <message>
        <source>These steps are not shown</source>
        <translation>Diese Schritte werden nicht gezeigt</translation>
    </message>
    <message>
        <source>Run it instead</source>
        <translation>Stattdessen ausführen</translation>
    </message>
    <message>
        <source>Generate a smaller one…</source>
        <translation>Eine kleinere erzeugen …</translation>
    </message>
    <message>
        <source>Beside</source>
        <translation>Daneben</translation>
    </message>
    <message>
        <source>Show or hide what is beside it</source>
        <translation>Ein- oder ausblenden, was daneben ist</translation>
    </message>
</context>
<context>
    <name>ks::ui::StepPreview</name>
    <message>
        <source>Preview of the step</source>
        <translation>Vorschau des Schritts</translation>
    </message>
    <message>
        <source>Making the picture…</source>
        <translation>Das Bild wird erstellt …</translation>
    </message>
</context>
<context>
    <name>ks::ui::StepQuestion</name>
    <message>
        <source>Ask before this is shown</source>
        <translation>Fragen, bevor dies gezeigt wird</translation>
    </message>
    <message>
        <source>What is asked about</source>
        <translation>Wonach gefragt wird</translation>
    </message>
    <message>
        <source>Points for a right answer</source>
        <translation>Punkte für eine richtige Antwort</translation>
    </message>
    <message>
        <source>How often one may answer</source>
        <translation>Wie oft man antworten darf</translation>
    </message>
    <message>
        <source>The question</source>
        <translation>Die Frage</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>This cannot be asked about this picture: choose something else.</source>
        <translation>Danach lässt sich bei diesem Bild nicht fragen: Wählen Sie etwas anderes.</translation>
    </message>
    <message>
        <source>Write the question…</source>
        <translation>Die Frage schreiben …</translation>
    </message>
</context>
<context>
    <name>ks::ui::StepSlider</name>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
</context>
<context>
    <name>ks::ui::StepView</name>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Picture of the algorithm</source>
        <translation>Bild des Algorithmus</translation>
    </message>
    <message>
        <source>Pseudo-code</source>
        <translation>Pseudocode</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Was geschieht</translation>
    </message>
    <message>
        <source>Why this value?</source>
        <translation>Warum dieser Wert?</translation>
    </message>
    <message>
        <source>Go to this step</source>
        <translation>Zu diesem Schritt gehen</translation>
    </message>
    <message>
        <source>In your cell: %1 = %2.</source>
        <translation>In der gewählten Zelle: %1 = %2.</translation>
    </message>
    <message>
        <source>In your cell: nothing is computed yet.</source>
        <translation>In der gewählten Zelle: noch nichts berechnet.</translation>
    </message>
</context>
<context>
    <name>ks::ui::TableDialog</name>
    <message>
        <source>Open a table</source>
        <translation>Eine Tabelle öffnen</translation>
    </message>
</context>
<context>
    <name>ks::ui::TableFill</name>
    <message>
        <source>row %1 of %2</source>
        <translation>Zeile %1 von %2</translation>
    </message>
    <message>
        <source> · %1 left</source>
        <translation> · noch %1</translation>
    </message>
</context>
<context>
    <name>ks::ui::TableForm</name>
    <message>
        <source>%1 leaves open what its table means:</source>
        <translation>%1 lässt offen, was die Tabelle bedeutet:</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Ignored</source>
        <translation>Nicht gelesen</translation>
    </message>
    <message>
        <source>Kind:</source>
        <translation>Art:</translation>
    </message>
    <message>
        <source>Column %1:</source>
        <translation>Spalte %1:</translation>
    </message>
    <message>
        <source>Column %1, “%2”:</source>
        <translation>Spalte %1, „%2“:</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source>%1 is multiplied by:</source>
        <translation>%1 wird multipliziert mit:</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Unit of %1:</source>
        <translation>Einheit von %1:</translation>
    </message>
    <message>
        <source>Point: 3.5</source>
        <translation>Punkt: 3.5</translation>
    </message>
    <message>
        <source>Comma: 3,5</source>
        <translation>Komma: 3,5</translation>
    </message>
    <message>
        <source>Decimal mark:</source>
        <translation>Dezimalzeichen:</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Gelesen</translation>
    </message>
    <message>
        <source>The first and the last lines, and those that are asked about. Those with a tick are read.</source>
        <translation>Die ersten und die letzten Zeilen und die, nach denen gefragt wird. Die mit einem Häkchen werden gelesen.</translation>
    </message>
</context>
<context>
    <name>ks::ui::TableOffer</name>
    <message>
        <source>Fill the table</source>
        <translation>Tabelle füllen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Allow %1 and fill the table</source>
        <translation>%1 erlauben und die Tabelle füllen</translation>
    </message>
    <message>
        <source>Filled by</source>
        <translation>Gefüllt von</translation>
    </message>
    <message>
        <source>How far filling the table is</source>
        <translation>Wie weit die Tabelle gefüllt ist</translation>
    </message>
    <message>
        <source>A table of %1 cells</source>
        <translation>Eine Tabelle mit %1 Zellen</translation>
    </message>
    <message>
        <source>One run fills it and writes its rows into a temporary file of %1. Every step is then looked up there, and the file is gone when the table is closed.</source>
        <translation>Ein Lauf füllt sie und schreibt ihre Zeilen in eine temporäre Datei von %1. Jeder Schritt wird dann dort nachgeschlagen, und die Datei ist weg, wenn die Tabelle geschlossen wird.</translation>
    </message>
    <message>
        <source> %1 has no recording of its own: its rows are stepped through as those of %2.</source>
        <translation> %1 hat keine eigene Aufzeichnung: Ihre Zeilen werden schrittweise wie die von %2 gezeigt.</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Es wird gestartet …</translation>
    </message>
</context>
<context>
    <name>ks::ui::TraceProgress</name>
    <message>
        <source>Progress of the trace</source>
        <translation>Fortschritt des Traces</translation>
    </message>
</context>
<context>
    <name>ks::ui::TraceRun</name>
    <message>
        <source>reading the trace</source>
        <translation>der Trace wird gelesen</translation>
    </message>
    <message>
        <source>row %1 of %2</source>
        <translation>Zeile %1 von %2</translation>
    </message>
    <message>
        <source> · %1 left</source>
        <translation> · noch %1</translation>
    </message>
</context>
<context>
    <name>ks::ui::TransportBar</name>
    <message>
        <source>Outline</source>
        <translation>Gliederung</translation>
    </message>
    <message>
        <source>List of phases, rows and steps</source>
        <translation>Liste der Phasen, Zeilen und Schritte</translation>
    </message>
    <message>
        <source>Transport</source>
        <translation>Abspielsteuerung</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>Previous cell</source>
        <translation>Vorige Zelle</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Next cell</source>
        <translation>Nächste Zelle</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Speed: a click is faster, from the fastest back to the slowest (keys + and -)</source>
        <translation>Tempo: Ein Klick wird schneller, vom schnellsten zurück zum langsamsten (Tasten + und -)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Speed %1</source>
        <translation>Tempo %1</translation>
    </message>
</context>
<context>
    <name>ks::ui::VariantList</name>
    <message>
        <source>Variants</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>On the CPU</source>
        <translation>Auf der CPU</translation>
    </message>
    <message>
        <source>In the emulator</source>
        <translation>Im Emulator</translation>
    </message>
    <message>
        <source>On %1</source>
        <translation>Auf %1</translation>
    </message>
    <message>
        <source>Asking the solving program what it can do…</source>
        <translation>Das Lösungsprogramm wird gefragt, was es kann …</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Not available here</source>
        <translation>Hier nicht verfügbar</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Parameters of %1</source>
        <translation>Parameter von %1</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
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
        <translation>Front hinzufügen …</translation>
    </message>
    <message>
        <source>Remove fronts</source>
        <translation>Fronten entfernen</translation>
    </message>
    <message>
        <source>Costs from</source>
        <translation>Kosten ab</translation>
    </message>
    <message>
        <source>Costs up to</source>
        <translation>Kosten bis</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Shows all costs</source>
        <translation>Zeigt alle Kosten</translation>
    </message>
    <message>
        <source>Costs on a logarithmic axis</source>
        <translation>Kosten auf logarithmischer Achse</translation>
    </message>
    <message>
        <source>Draws another front, too: of a file, of a preset, or what a run found</source>
        <translation>Zeichnet eine weitere Front: aus einer Datei, einer Vorlage oder aus einem Lauf</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
</context>
<context>
    <name>ks::ui::WarpChooser</name>
    <message>
        <source>Launch</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>Warp</source>
        <translation>Warp</translation>
    </message>
    <message>
        <source>of %1, %2, %3</source>
        <translation>von %1, %2, %3</translation>
    </message>
    <message>
        <source>%1 launch</source>
        <translation>%1 Start</translation>
    </message>
    <message>
        <source>%1 launches</source>
        <translation>%1 Starts</translation>
    </message>
    <message>
        <source>%1 block</source>
        <translation>%1 Block</translation>
    </message>
    <message>
        <source>%1 blocks</source>
        <translation>%1 Blöcke</translation>
    </message>
    <message>
        <source>%1 warp</source>
        <translation>%1 Warp</translation>
    </message>
    <message>
        <source>%1 warps</source>
        <translation>%1 Warps</translation>
    </message>
</context>
<context>
    <name>ks::ui::WatchControls</name>
    <message>
        <source>Watch</source>
        <translation>Beobachten</translation>
    </message>
    <message>
        <source>Repeat for</source>
        <translation>Wiederholen für</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Follow the blocks of the kernels while they run. It needs no privileges; in the emulator their schedule is modelled</source>
        <translation>Den Blöcken der Kernel folgen, während sie laufen. Das braucht keine besonderen Rechte; im Emulator wird ihr Zeitplan modelliert</translation>
    </message>
    <message>
        <source>Solve again and again, for most solves take milliseconds</source>
        <translation>Immer wieder lösen, denn meist dauert es nur Millisekunden</translation>
    </message>
    <message>
        <source>Seconds to repeat for</source>
        <translation>Sekunden, für die wiederholt wird</translation>
    </message>
    <message>
        <source>Counters of the hardware</source>
        <translation>Zähler der Hardware</translation>
    </message>
    <message>
        <source>The GPU&apos;s own counters. Some machines keep them for their administrator</source>
        <translation>Die eigenen Zähler der GPU. Manche Rechner behalten sie Administratoren vor</translation>
    </message>
    <message>
        <source>no counters</source>
        <translation>keine Zähler</translation>
    </message>
    <message>
        <source>basic counters</source>
        <translation>einfache Zähler</translation>
    </message>
    <message>
        <source>all counters</source>
        <translation>alle Zähler</translation>
    </message>
    <message>
        <source>counters over time</source>
        <translation>Zähler über die Zeit</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Counters of the hardware, and repeating</source>
        <translation>Zähler der Hardware und Wiederholen</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Zähler</translation>
    </message>
</context>
<context>
    <name>ks::ui::WatchedRuns</name>
    <message>
        <source>being laid out</source>
        <translation>wird aufbereitet</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>Watched run</source>
        <translation>Beobachteter Lauf</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>Auslastung</translation>
    </message>
    <message>
        <source>Against the baseline</source>
        <translation>Gegenüber der Referenz</translation>
    </message>
</context>
<context>
    <name>ks::ui::WhatIf</name>
    <message>
        <source>Apply</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>What is settled</source>
        <translation>Was festgelegt ist</translation>
    </message>
    <message>
        <source>Any choice may be taken, or this one is settled before the front is found</source>
        <translation>Jede Wahl ist möglich, oder diese wird festgelegt, bevor die Front gesucht wird</translation>
    </message>
    <message>
        <source>Makes the numbers those of the open instance; Undo takes that back</source>
        <translation>Macht die Zahlen zu denen der geöffneten Instanz; Rückgängig nimmt das zurück</translation>
    </message>
    <message>
        <source>What if: %1</source>
        <translation>Was wäre, wenn: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1, to drag</source>
        <translation>%1, zum Ziehen</translation>
    </message>
    <message>
        <source>Any choice</source>
        <translation>Beliebige Wahl</translation>
    </message>
    <message>
        <source>Settled: %1</source>
        <translation>Festgelegt: %1</translation>
    </message>
    <message>
        <source>What if: %1, %2</source>
        <translation>Was wäre, wenn: %1, %2</translation>
    </message>
</context>
<context>
    <name>ks::ui::WhatIfForm</name>
    <message>
        <source>Apply</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>What is changed</source>
        <translation>Was geändert wird</translation>
    </message>
    <message>
        <source>Of which one</source>
        <translation>Von welchem</translation>
    </message>
    <message>
        <source>The number tried</source>
        <translation>Die probierte Zahl</translation>
    </message>
    <message>
        <source>Makes the numbers those of the open instance; Undo takes that back</source>
        <translation>Macht die Zahlen zu denen der geöffneten Instanz; Rückgängig nimmt das zurück</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Was wäre, wenn</translation>
    </message>
    <message>
        <source>were</source>
        <translation>wäre</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>ks::ui::WhyCard</name>
    <message>
        <source>Go to this step</source>
        <translation>Zu diesem Schritt gehen</translation>
    </message>
    <message>
        <source>Why this value?</source>
        <translation>Warum dieser Wert?</translation>
    </message>
    <message>
        <source>%1 is not computed yet.</source>
        <translation>%1 ist noch nicht berechnet.</translation>
    </message>
</context>
<context>
    <name>pages</name>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Instance</source>
        <translation>Instanz</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>Auslastung</translation>
    </message>
    <message>
        <source>Pareto</source>
        <translation>Pareto</translation>
    </message>
    <message>
        <source>Concurrency</source>
        <translation>Parallel</translation>
    </message>
</context>
<context>
    <name>shortcuts</name>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Pages and view</source>
        <translation>Seiten und Ansicht</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Vortragen</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>New instance</source>
        <translation>Neue Instanz</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>Save the session: what is open and shown</source>
        <translation>Die Sitzung speichern: was offen und zu sehen ist</translation>
    </message>
    <message>
        <source>Generate from a preset</source>
        <translation>Aus einer Vorlage erzeugen</translation>
    </message>
    <message>
        <source>Export the view</source>
        <translation>Die Ansicht exportieren</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Cut the items chosen</source>
        <translation>Gewählte Gegenstände ausschneiden</translation>
    </message>
    <message>
        <source>Copy cells, an answer or a picture</source>
        <translation>Zellen, eine Antwort oder ein Bild kopieren</translation>
    </message>
    <message>
        <source>Paste cells from here on</source>
        <translation>Zellen von hier an einfügen</translation>
    </message>
    <message>
        <source>Paste cells as new items</source>
        <translation>Zellen als neue Gegenstände einfügen</translation>
    </message>
    <message>
        <source>Add an item</source>
        <translation>Gegenstand hinzufügen</translation>
    </message>
    <message>
        <source>Duplicate the items chosen</source>
        <translation>Gewählte Gegenstände duplizieren</translation>
    </message>
    <message>
        <source>Remove the items chosen</source>
        <translation>Gewählte Gegenstände entfernen</translation>
    </message>
    <message>
        <source>Editing a lesson: move the step up</source>
        <translation>Lektion bearbeiten: Schritt nach oben</translation>
    </message>
    <message>
        <source>Editing a lesson: move the step down</source>
        <translation>Lektion bearbeiten: Schritt nach unten</translation>
    </message>
    <message>
        <source>Run what is ticked, trace the kernel</source>
        <translation>Ausführen, was angekreuzt ist; den Trace des Kernels aufnehmen</translation>
    </message>
    <message>
        <source>Cancel it</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Blocks of a run half as fast</source>
        <translation>Blöcke eines Laufs halb so schnell</translation>
    </message>
    <message>
        <source>Blocks of a run twice as fast</source>
        <translation>Blöcke eines Laufs doppelt so schnell</translation>
    </message>
    <message>
        <source>Present the page, and end it</source>
        <translation>Die Seite vortragen und damit aufhören</translation>
    </message>
    <message>
        <source>Present it on this screen alone</source>
        <translation>Nur auf diesem Bildschirm vortragen</translation>
    </message>
    <message>
        <source>Black, and back</source>
        <translation>Schwarz und zurück</translation>
    </message>
    <message>
        <source>Two screens: freeze the audience&apos;s picture</source>
        <translation>Zwei Bildschirme: das Bild des Publikums einfrieren</translation>
    </message>
    <message>
        <source>One screen: notes over the picture</source>
        <translation>Ein Bildschirm: Notizen über dem Bild</translation>
    </message>
    <message>
        <source>Spotlight on the pointer</source>
        <translation>Scheinwerfer auf dem Zeiger</translation>
    </message>
    <message>
        <source>Pen: draw until the next step</source>
        <translation>Stift: zeichnen bis zum nächsten Schritt</translation>
    </message>
    <message>
        <source>Wipe the strokes away</source>
        <translation>Die Striche wegwischen</translation>
    </message>
    <message>
        <source>Pointer to the left; drawing</source>
        <translation>Zeiger nach links; zeichnend</translation>
    </message>
    <message>
        <source>Pointer to the right; drawing</source>
        <translation>Zeiger nach rechts; zeichnend</translation>
    </message>
    <message>
        <source>Pointer up; drawing</source>
        <translation>Zeiger nach oben; zeichnend</translation>
    </message>
    <message>
        <source>Pointer down; drawing</source>
        <translation>Zeiger nach unten; zeichnend</translation>
    </message>
    <message>
        <source>Next theme</source>
        <translation>Nächstes Farbschema</translation>
    </message>
    <message>
        <source>Larger text and pictures</source>
        <translation>Größerer Text, größere Bilder</translation>
    </message>
    <message>
        <source>Smaller text and pictures</source>
        <translation>Kleinerer Text, kleinere Bilder</translation>
    </message>
    <message>
        <source>Text and pictures in the usual size</source>
        <translation>Text und Bilder in üblicher Größe</translation>
    </message>
    <message>
        <source>Edit the lesson</source>
        <translation>Die Lektion bearbeiten</translation>
    </message>
    <message>
        <source>These keys</source>
        <translation>Diese Tasten</translation>
    </message>
    <message>
        <source>The manual&apos;s page on this page</source>
        <translation>Die Handbuchseite zu dieser Seite</translation>
    </message>
    <message>
        <source>Add this step to a lesson of your own</source>
        <translation>Diesen Schritt einer eigenen Lektion hinzufügen</translation>
    </message>
    <message>
        <source>Next cell, warp instruction, point</source>
        <translation>Nächste Zelle, Warp-Anweisung, nächster Punkt</translation>
    </message>
    <message>
        <source>Previous cell, instruction, point</source>
        <translation>Vorige Zelle, Anweisung, voriger Punkt</translation>
    </message>
    <message>
        <source>Next row, or cells written</source>
        <translation>Nächste Zeile oder geschriebene Zellen</translation>
    </message>
    <message>
        <source>Previous row, or cells written</source>
        <translation>Vorige Zeile oder geschriebene Zellen</translation>
    </message>
    <message>
        <source>Next phase or barrier</source>
        <translation>Nächste Phase oder Barriere</translation>
    </message>
    <message>
        <source>Previous phase or barrier</source>
        <translation>Vorige Phase oder Barriere</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Play and pause</source>
        <translation>Abspielen und anhalten</translation>
    </message>
    <message>
        <source>Zoom into the table, front or chart</source>
        <translation>In die Tabelle, Front oder das Diagramm hineinzoomen</translation>
    </message>
    <message>
        <source>Zoom out of it</source>
        <translation>Wieder herauszoomen</translation>
    </message>
    <message>
        <source>All of it</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Move the table to the left</source>
        <translation>Die Tabelle nach links schieben</translation>
    </message>
    <message>
        <source>Move the table to the right</source>
        <translation>Die Tabelle nach rechts schieben</translation>
    </message>
    <message>
        <source>Move the table up</source>
        <translation>Die Tabelle nach oben schieben</translation>
    </message>
    <message>
        <source>Move the table down</source>
        <translation>Die Tabelle nach unten schieben</translation>
    </message>
    <message>
        <source>List of all steps</source>
        <translation>Liste aller Schritte</translation>
    </message>
    <message>
        <source>To where this cell changes next</source>
        <translation>Dorthin, wo diese Zelle sich als Nächstes ändert</translation>
    </message>
    <message>
        <source>To where another item is chosen next</source>
        <translation>Dorthin, wo als Nächstes ein anderer Gegenstand gewählt wird</translation>
    </message>
    <message>
        <source>To where another branch is taken next</source>
        <translation>Dorthin, wo als Nächstes ein anderer Zweig genommen wird</translation>
    </message>
    <message>
        <source>Predict: be asked before a step is shown</source>
        <translation>Vorhersagen: gefragt werden, bevor ein Schritt gezeigt wird</translation>
    </message>
    <message>
        <source>Faster; in a chart of a run: zoom into it</source>
        <translation>Schneller; in einem Diagramm eines Laufs: vergrößern</translation>
    </message>
    <message>
        <source>Slower; in a chart of a run: zoom out</source>
        <translation>Langsamer; in einem Diagramm eines Laufs: verkleinern</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Instance</source>
        <translation>Instanz</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>Auslastung</translation>
    </message>
    <message>
        <source>Pareto</source>
        <translation>Pareto</translation>
    </message>
    <message>
        <source>Concurrency</source>
        <translation>Parallel</translation>
    </message>
    <message>
        <source>Another window</source>
        <translation>Weiteres Fenster</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Print the view</source>
        <translation>Ansicht drucken</translation>
    </message>
    <message>
        <source>Side by side: another variant, or what if</source>
        <translation>Nebeneinander: eine andere Variante, oder was wäre, wenn</translation>
    </message>
    <message>
        <source>Next exercise of a sheet</source>
        <translation>Nächste Aufgabe eines Blatts</translation>
    </message>
    <message>
        <source>Previous exercise of a sheet</source>
        <translation>Vorige Aufgabe eines Blatts</translation>
    </message>
    <message>
        <source>To the next part: picture, notes, outline, buttons</source>
        <translation>Zum nächsten Teil: Bild, Notizen, Gliederung, Schaltflächen</translation>
    </message>
</context>
<context>
    <name>themes</name>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>Beamer</translation>
    </message>
</context>
</TS>
