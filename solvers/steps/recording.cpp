// SPDX-License-Identifier: Apache-2.0
#include "solvers/steps/recording.h"

namespace ks {

std::string_view to_text(Level level) {
    switch (level) {
    case Level::phase:
        return "phase";
    case Level::row:
        return "row";
    case Level::tile:
        return "tile";
    case Level::cell:
        return "cell";
    }
    return "cell";
}

std::string_view to_text(Shape shape) {
    switch (shape) {
    case Shape::table:
        return "table";
    case Shape::two_lists:
        return "two-lists";
    case Shape::tree:
        return "tree";
    case Shape::front:
        return "front";
    case Shape::boxes:
        return "boxes";
    }
    return "table";
}

std::shared_ptr<const TableRecording> as_table(const std::shared_ptr<const Recording>& recording) {
    return std::dynamic_pointer_cast<const TableRecording>(recording);
}

} // namespace ks
