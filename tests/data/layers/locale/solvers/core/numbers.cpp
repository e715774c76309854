// SPDX-License-Identifier: Apache-2.0
double a = std::strtod(text, nullptr); // strtod
double b = std::stod(text);
int c = std::snprintf(text, size, "%d", value);
char d = static_cast<char>(std::toupper(letter));
std::printf("%g", a);
double e = number_of(text); // not strtod()
std::setlocale(LC_ALL, "");
