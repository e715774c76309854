// SPDX-License-Identifier: Apache-2.0
// The search of a course's contents: the steps that have all of the words. Accents and capitals do not count.
(() => {
    const most = 30, around = 60; // results shown; letters shown before and after a word that was found
    const words = JSON.parse(document.querySelector("main").dataset.words);
    const form = document.querySelector("form[role=search]");
    const wanted = document.getElementById("wanted"), found = document.getElementById("found");
    const count = document.getElementById("count");
    let places = null; // of all lessons, once they are loaded

    /// The text without accents and capitals, of the same length.
    const folded = (text) => text.replace(/[^\x00-\x7f]/gu, (letter) => {
        const plain = letter.normalize("NFD").replace(/\p{M}/gu, "");
        return plain.length === letter.length ? plain : letter;
    }).toLowerCase();

    window.courseWords = (lessons) => {
        places = lessons.flatMap(([file, lesson, summary, steps]) => [
            { file, lesson, title: "", text: summary },
            ...steps.map(([picture, title, text]) => ({ file: `${file}#${picture}`, lesson, title, text })),
        ]);
        for (const place of places)
            place.read = { lesson: folded(place.lesson), title: folded(place.title), text: folded(place.text) };
        search();
    };
    function load() {
        if (document.getElementById("index"))
            return;
        const script = document.createElement("script");
        script.id = "index";
        script.src = form.dataset.index;
        script.addEventListener("error", () => {
            count.textContent = words.unread;
            script.remove(); // the next letter tries again
        });
        document.head.append(script);
    }

    /// How well a place fits; 0: a word is missing. A title counts more than the text.
    function fit(place, parts) {
        let sum = 0;
        for (const part of parts) {
            const { lesson, title, text } = place.read;
            const worth = (title.includes(part) ? 4 : 0) + (lesson.includes(part) ? (place.title ? 2 : 6) : 0) +
                (text.includes(part) ? 1 : 0);
            if (worth === 0)
                return 0;
            sum += worth;
        }
        return sum;
    }
    /// The text around the first word found, with the words marked.
    function excerpt(place, parts) {
        const at = parts.map((part) => place.read.text.indexOf(part)).filter((each) => each >= 0);
        const middle = at.length > 0 ? Math.min(...at) : 0;
        let begin = Math.max(0, middle - around), end = Math.min(place.text.length, middle + 2 * around);
        while (begin > 0 && place.text[begin - 1] !== " ")
            --begin;
        while (end < place.text.length && place.text[end] !== " ")
            ++end;
        const line = document.createElement("p");
        line.append(begin > 0 ? "… " : "");
        for (let at = begin; at < end;) {
            const part = parts.find((each) => place.read.text.startsWith(each, at));
            if (part) {
                const mark = document.createElement("mark");
                mark.textContent = place.text.slice(at, at + part.length);
                line.append(mark);
                at += part.length;
            } else {
                line.append(place.text[at++]);
            }
        }
        line.append(end < place.text.length ? " …" : "");
        line.normalize();
        return line;
    }
    function entry(place, parts) {
        const item = document.createElement("li"), link = document.createElement("a");
        link.href = form.dataset.into + place.file;
        link.textContent = place.title ? `${place.lesson}: ${place.title}` : place.lesson;
        item.append(link, excerpt(place, parts));
        return item;
    }
    function search() {
        const parts = folded(wanted.value).split(/\s+/).filter(Boolean);
        history.replaceState(null, "", parts.length > 0 ? `#q=${encodeURIComponent(wanted.value)}` : location.href.split("#")[0]);
        document.body.classList.toggle("searching", parts.length > 0);
        found.replaceChildren();
        count.textContent = "";
        if (parts.length === 0 || !places)
            return;
        const fits = places.map((place) => [fit(place, parts), place]).filter(([worth]) => worth > 0);
        fits.sort(([a], [b]) => b - a); // places that fit equally stay in the order of the course
        found.append(...fits.slice(0, most).map(([, place]) => entry(place, parts)));
        count.textContent = fits.length === 0 ? words.nothing : fits.length === 1 ? words.one
            : (fits.length > most ? words.most : words.places).replace("{0}", fits.length).replace("{1}", most);
    }

    wanted.addEventListener("focus", load);
    wanted.addEventListener("input", () => {
        load();
        search();
    });
    form.addEventListener("submit", (event) => {
        event.preventDefault();
        found.querySelector("a")?.focus();
    });
    document.addEventListener("keydown", (event) => {
        if (event.key === "/" && !event.target.closest("input, select") && !event.ctrlKey && !event.altKey && !event.metaKey) {
            event.preventDefault();
            wanted.focus();
        }
    });
    if (location.hash.startsWith("#q=")) { // back from a place that was found
        wanted.value = decodeURIComponent(location.hash.slice(3));
        load();
    }
})();
