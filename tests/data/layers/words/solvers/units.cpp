// SPDX-License-Identifier: Apache-2.0
bool alike(const Entry& a, const Entry& b, const Error& error) {
    return a.title == b.title || error.what.find("watch") != std::string::npos;
}
int count(const Entry& entry) {
    return ++seen[entry.title];
}
bool said_so(const std::string& note) {
    return note == said("kept");
}
bool same(const Entry& a, const Entry& b) {
    return a.id == b.id && a.title.size() < b.title.size();
}
