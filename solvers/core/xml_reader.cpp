// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/xml_reader.h"

#if __has_include(<expat.h>) // libexpat1-dev has both the header and the library
#include <expat.h>
#define KS_HAVE_EXPAT 1
#endif

#include <algorithm>
#include <utility>
#include <vector>

namespace ks {

namespace {

std::string_view without_prefix(std::string_view name) {
    const std::size_t colon = name.find(':');
    return colon == std::string_view::npos ? name : name.substr(colon + 1);
}

struct Event {
    XmlReader::Token token = XmlReader::Token::done;
    std::string said{}; ///< the name of a tag, or a text
    std::vector<std::pair<std::string, std::string>> attributes{};
};

} // namespace

#ifdef KS_HAVE_EXPAT

/// Passes the text to expat part by part, and stores the events of a part.
struct XmlReader::Parser {
    static constexpr std::size_t part = std::size_t{1} << 14;
    static constexpr int most_depth = 100;

    Parser(std::string_view text, std::stop_token requested)
        : rest(text), stop_requested(std::move(requested)), done(text.empty()) {
        XML_SetUserData(expat, this);
        XML_SetElementHandler(expat, begin, end);
        XML_SetCharacterDataHandler(expat, characters);
        XML_SetStartDoctypeDeclHandler(expat, [](void* self, auto...) { of(self).stop(); });
    }
    Parser(const Parser&) = delete;
    Parser& operator=(const Parser&) = delete;
    ~Parser() { XML_ParserFree(expat); }

    static Parser& of(void* self) { return *static_cast<Parser*>(self); }
    static void begin(void* self, const char* name, const char** attributes) {
        if (++of(self).depth > most_depth)
            return of(self).stop();
        Event event{.token = Token::begin, .said = std::string(without_prefix(name))};
        for (; *attributes != nullptr; attributes += 2)
            event.attributes.emplace_back(without_prefix(attributes[0]), attributes[1]);
        of(self).events.push_back(std::move(event));
    }
    static void end(void* self, const char* name) {
        --of(self).depth;
        of(self).events.push_back({.token = Token::end, .said = std::string(without_prefix(name))});
    }
    static void characters(void* self, const char* text, int length) {
        of(self).events.push_back(
            {.token = Token::text, .said = std::string(text, static_cast<std::size_t>(length))});
    }
    void stop() { XML_StopParser(expat, XML_FALSE); }

    /// Parses parts until there is an event or the end.
    void fill() {
        events.clear();
        at = 0;
        while (events.empty() && !done) {
            if (stop_requested.stop_requested()) {
                done = broken = true;
                return;
            }
            const std::size_t length = std::min(part, rest.size());
            done = length == rest.size();
            broken = XML_Parse(expat, rest.data(), static_cast<int>(length), done ? 1 : 0) != XML_STATUS_OK;
            done = done || broken;
            rest.remove_prefix(length);
        }
    }

    XML_Parser expat = XML_ParserCreate(nullptr);
    std::string_view rest;
    std::stop_token stop_requested;
    std::vector<Event> events{};
    std::size_t at = 0; ///< index of the next event
    Event now{};
    int depth = 0;
    bool done = false, broken = false;
};

bool XmlReader::available() {
    return true;
}

XmlReader::Token XmlReader::next() {
    Parser& parser = *parser_;
    if (parser.at == parser.events.size())
        parser.fill();
    parser.now = parser.at < parser.events.size() ? std::move(parser.events[parser.at++]) : Event{};
    return parser.now.token;
}

#else

struct XmlReader::Parser {
    Parser(std::string_view text, const std::stop_token&) : broken(!text.empty()) {}

    Event now{};
    bool broken;
};

bool XmlReader::available() {
    return false;
}

XmlReader::Token XmlReader::next() {
    return Token::done;
}

#endif

XmlReader::XmlReader(std::string_view text, std::stop_token stop)
    : parser_(std::make_unique<Parser>(text, std::move(stop))) {}
XmlReader::XmlReader(XmlReader&&) noexcept = default;
XmlReader::~XmlReader() = default;

std::string_view XmlReader::name() const {
    return parser_->now.said;
}

std::string XmlReader::attribute(std::string_view name) const {
    for (const auto& [key, value] : parser_->now.attributes)
        if (key == name)
            return value;
    return {};
}

const std::string& XmlReader::text() const {
    return parser_->now.said;
}

bool XmlReader::broken() const {
    return parser_->broken;
}

} // namespace ks
