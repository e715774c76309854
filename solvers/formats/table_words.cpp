// SPDX-License-Identifier: Apache-2.0
#include "solvers/formats/table_words.h"

#include "solvers/formats/csv_columns.h"
#include "solvers/formats/csv_number.h"

#include <algorithm>
#include <vector>

namespace ks::csv {

namespace {

constexpr std::string_view value_words =
    "value|profit|benefit|utility|worth|npv|return|returns|roi|revenue|revenues|gain|gains|earnings|income|"
    "happiness|score|points|importance|priority|rating|reward|yield|payoff|sales|margin|usefulness|savings|"
    "wert|nutzen|gewinn|rendite|ertrag|erträge|erlös|umsatz|punkte|priorität|wichtigkeit|bewertung|"
    "ersparnis|kapitalwert|deckungsbeitrag|valore|profitto|guadagno|rendimento|reddito|ricavo|ricavi|"
    "punteggio|punti|importanza|priorità|utilità|valeur|bénéfice|valor|beneficio";
constexpr std::string_view weight_words =
    "weight|cost|costs|volume|size|mass|time|duration|hours|minutes|days|effort|space|memory|expense|"
    "expenses|investment|outlay|length|storage|load|spend|gewicht|kosten|volumen|masse|zeit|dauer|stunden|"
    "tage|aufwand|platz|platzbedarf|speicher|ausgaben|investition|länge|größe|peso|costo|costi|tempo|durata|"
    "ore|giorni|spazio|spesa|spese|investimento|lunghezza|poids|coût|coste";
constexpr std::string_view price_words = "price|prices|preis|preise|prezzo|prezzi|prix|precio";
constexpr std::string_view label_words =
    "project|projects|stock|share|option|activity|task|job|thing|product|article|song|film|movie|book|"
    "package|cargo|food|company|projekt|projekte|aktie|aktien|maßnahme|aktivität|aufgabe|auftrag|ware|"
    "paket|buch|lied|firma|progetto|progetti|azione|azioni|attività|opzione|prodotto|libro|canzone";
constexpr std::string_view group_words = "group|category|type|set|gruppe|kategorie|typ|art|warengruppe|"
                                         "gruppo|categoria|tipo|insieme";

/// Words that alone mean a limit, those that do so with others, what is limited, and what is filled.
constexpr std::string_view limit_words =
    "capacity|capacities|cap|budget|limit|kapazität|kapazitaet|capacité|capacite|capacità|capacita|"
    "capacita'|capacidad|capacidade|capienza|portata|tragfähigkeit|tragkraft|limite|capaciteit";
constexpr std::string_view most_words =
    "max|maximum|maximal|maximale|maximales|maximaler|available|allowed|allowable|permitted|verfügbar|"
    "verfügbare|verfügbares|zulässig|zulässiges|erlaubt|disponibile|massimo|massima|maximo|máximo|maximale|"
    "disponible|höchstens";
constexpr std::string_view container_words =
    "knapsack|rucksack|backpack|bag|suitcase|truck|container|vehicle|koffer|lkw|lastwagen|zaino|camion|sac";
constexpr std::string_view limited_words =
    "weight|size|volume|load|mass|space|gewicht|größe|volumen|last|platz|peso|volume|spazio|poids|carico|"
    "dimensione";
constexpr std::string_view filling_words =
    "total|overall|our|the|of|for|is|w|c|gesamt|insgesamt|gesamtes|der|des|das|totale|del|dello|la|le|du";

constexpr std::string_view sum_words =
    "total|totals|tot|sum|sums|subtotal|overall|summe|gesamt|ges|gesamtsumme|gesamtergebnis|insgesamt|"
    "zusammen|"
    "zwischensumme|teilergebnis|endsumme|totale|totali|subtotale|complessivo|somma|Σ|∑|="
    "|"
    "average|mean|mittelwert|durchschnitt|media";
constexpr std::string_view statistic_words =
    "min|minimum|max|maximum|ø|avg|median|std|stdev|count|mittel|anzahl|minimo|massimo|mediana|mittlere|"
    "standardabweichung";
constexpr std::string_view result_words =
    "remaining|remainder|rest|left|leftover|free|unused|used|best|optimal|optimum|solution|result|results|"
    "selected|selection|chosen|picked|taken|objective|gesamtgewicht|gesamtwert|gesamtnutzen|gesamtgewinn|"
    "gesamtkosten|bester|beste|bestes|ausgewählt|ausgewählte|gewählt|gewählte|auswahl|verbleibend|"
    "verbleibende|übrig|frei|restkapazität|restgewicht|restbudget|lösung|ergebnis|ergebnisse|verwendet|"
    "genutzt|belegt|rimanente|residuo|residua|restante|scelti|scelto|selezionati|selezionato|ottimo|"
    "ottimale|migliore|soluzione|risultato|risultati|usato|usata|utilizzato";
constexpr std::string_view counted_words =
    "value|values|weight|weights|profit|cost|costs|item|items|found|all|in|benefit|number|worth|space|wert|"
    "gewicht|nutzen|gewinn|kosten|gegenstände|peso|valore|profitto|oggetti|possible|so|far|per|and|&|grand";

bool holds_word(std::string_view list, std::string_view word) {
    for (std::size_t at = list.find(word); at != std::string_view::npos; at = list.find(word, at + 1)) {
        const std::size_t end = at + word.size();
        if ((at == 0 || list[at - 1] == '|') && (end == list.size() || list[end] == '|'))
            return true;
    }
    return false;
}

/// The words of a short text in small letters; none if it is too long for a key or a label.
std::vector<std::string> words_in(std::string_view text) {
    constexpr std::size_t longest = 60;
    std::vector<std::string> words;
    if (text.size() > longest)
        return words;
    const std::string all = heading_of(text).words;
    constexpr std::string_view between = " /-,:;()[]";
    for (std::size_t at = 0; (at = all.find_first_not_of(between, at)) != std::string::npos;) {
        const std::size_t end = std::min(all.find_first_of(between, at), all.size());
        words.push_back(all.substr(at, end - at));
        at = end;
    }
    return words;
}

bool is_limit_word(std::string_view word) {
    const bool rest = word.starts_with("rest");
    return holds_word(limit_words, word) ||
           (!rest && (word.ends_with("kapazität") || word.ends_with("budget") || word.ends_with("limit")));
}

bool is_result_word(std::string_view word) {
    return holds_word(sum_words, word) || holds_word(result_words, word) || holds_word(statistic_words, word);
}

} // namespace

Hint hint_of(std::string_view heading) {
    const Heading parts = heading_of(heading);
    if (holds_word("kg|g|lb|lbs|oz|t|h|min|hours|stunden|ore", parts.words))
        return Hint::weight;
    if (holds_word("eur|euro|€|$|usd|chf|£|gbp", parts.words))
        return Hint::value;
    Hint found = Hint::none;
    for (const std::string& word : words_in(heading))
        for (const auto& [list, hint] :
             {std::pair(value_words, Hint::value), std::pair(weight_words, Hint::weight),
              std::pair(price_words, Hint::price), std::pair(label_words, Hint::name),
              std::pair(group_words, Hint::group)})
            if (holds_word(list, word)) {
                if (found != Hint::none && found != hint && found != Hint::name && hint != Hint::name)
                    return Hint::none;
                found = found == Hint::none || found == Hint::name ? hint : found; // "project cost"
            }
    return found;
}

bool is_limit(std::string_view words) {
    bool limit = false, most = false, container = false, limited = false;
    const std::vector<std::string> all = words_in(words);
    for (const std::string& word : all) {
        limit = limit || is_limit_word(word);
        most = most || holds_word(most_words, word);
        container = container || holds_word(container_words, word);
        limited = limited || holds_word(limited_words, word);
        const bool known = is_limit_word(word) || is_unit(word) || holds_word(most_words, word) ||
                           holds_word(container_words, word) || holds_word(limited_words, word) ||
                           holds_word(filling_words, word);
        if (!known)
            return false;
    }
    return limit || most || (container && limited);
}

bool is_limit_or_statistic(std::string_view words) {
    const std::vector<std::string> all = words_in(words);
    return std::ranges::none_of(all, is_limit_word) && std::ranges::any_of(all, [](const std::string& word) {
               return holds_word(statistic_words, word);
           });
}

bool is_sum(std::string_view label) {
    constexpr std::size_t longest = 24;
    if (label.empty() || label.size() > longest || (label.front() >= '0' && label.front() <= '9'))
        return false; // every line of a table is asked about
    const std::string words = heading_of(label).words;
    return words == "grand total" || words == "totale complessivo" || words == "totale generale" ||
           words == "alles zusammen" || holds_word(sum_words, words);
}

bool is_result_heading(std::string_view heading) {
    return std::ranges::any_of(words_in(heading), [](const std::string& word) {
        return holds_word(result_words, word) || word.starts_with("optim");
    });
}

bool is_result(std::string_view label) {
    const std::vector<std::string> all = words_in(label);
    return std::ranges::any_of(all, is_result_word) && std::ranges::all_of(all, [](const std::string& word) {
               return is_result_word(word) || is_number(word) || is_limit_word(word) || is_unit(word) ||
                      holds_word(counted_words, word) || holds_word(filling_words, word) ||
                      holds_word(container_words, word) || holds_word(limited_words, word);
           });
}

} // namespace ks::csv
