// SPDX-License-Identifier: GPL-3.0-or-later
#include "solvers/run/tasks.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"
#include "visual/scene/drawing.h"
#include "visual/scene/figures/kernel_run.h"
#include "visual/scene/numbers.h"

#include <algorithm>
#include <cmath>

namespace ks::scene {

namespace {

/// Shortens "knapsack_global.row<int64>" to "row"; keeps what is in the brackets if the run has several
/// kernels called "row".
std::string short_kernel(const std::string& name, const std::vector<std::string>& all) {
    const auto without_file = [](const std::string& whole) {
        const std::size_t dot = whole.find('.');
        return dot == std::string::npos ? whole : whole.substr(dot + 1);
    };
    const auto plain = [&](const std::string& whole) {
        const std::string kernel = without_file(whole);
        return kernel.substr(0, kernel.find('<'));
    };
    const bool alone = std::ranges::none_of(
        all, [&](const std::string& other) { return other != name && plain(other) == plain(name); });
    return alone ? plain(name) : without_file(name);
}

/// The kernels of a run get short names.
void shorten_kernels(std::vector<StageTasks>& stages) {
    std::vector<std::string> all;
    for (const StageTasks& stage : stages)
        for (const HostTask& task : stage.tasks)
            if (task.kind == HostTask::Kind::launch)
                all.push_back(task.name);
    for (StageTasks& stage : stages)
        for (HostTask& task : stage.tasks)
            if (task.kind == HostTask::Kind::launch)
                task.name = short_kernel(task.name, all);
}

std::string times(const HostTask& task) {
    return task.times == 1 ? std::string() : formatted(", {} times", number(task.times));
}

std::string size_of(const HostTask& task) {
    return bytes(static_cast<std::uint64_t>(std::max<std::int64_t>(0, task.bytes)));
}

/// The words for the host's and the device's part of a task; either may be empty.
struct TaskWords {
    std::string host, device;
};

TaskWords words_of(const HostTask& task) {
    using Kind = HostTask::Kind;
    switch (task.kind) {
    case Kind::allocate:
        return {.host = said("allocate memory"),
                .device = formatted("{} {}, {}", number(task.times), counted("buffer", "buffers", task.times),
                                    size_of(task))};
    case Kind::fill:
        return {.host = formatted("set {}{}", task.name, times(task)), .device = task.name};
    case Kind::upload:
        return {.host = formatted("send {}{}", task.name, times(task)), .device = task.name};
    case Kind::download:
        return {.host = formatted("receive {}{}", task.name, times(task)), .device = task.name};
    case Kind::copy:
        return {.host = formatted("copy {}{}", task.name, times(task)), .device = task.name};
    case Kind::wait:
        return {.host = said("wait") + times(task), .device = {}};
    case Kind::launch:
        break;
    }
    const std::string blocks = task.least_blocks == task.most_blocks
                                   ? number(task.most_blocks)
                                   : formatted("{}–{}", number(task.least_blocks), number(task.most_blocks));
    return {.host = formatted("launch {}{}", task.name, times(task)),
            .device = formatted("{}: {} {} of {} threads", task.name, blocks,
                                counted("block", "blocks", task.most_blocks), number(task.threads))};
}

std::string arrow_words(const HostTask& task) {
    const bool moves = task.kind == HostTask::Kind::upload || task.kind == HostTask::Kind::download;
    return moves ? size_of(task) : std::string();
}

Mark kernel_mark() {
    return {{.fill = Fill{.role = Role::changed, .opacity = tint},
             .stroke = Stroke{.role = Role::changed, .width = 1.5},
             .radius = 3}};
}
Stroke transfer_stroke() {
    return {.role = Role::optimal, .width = 3};
}

/// Two columns, host and device, with a row per task from the top down.
class TasksPicture {
public:
    TasksPicture(DisplayList& list, const std::vector<StageTasks>& stages, const Rect& area,
                 const TextMeasure& measure)
        : list_(list), stages_(stages), area_(area), measure_(measure), scale_(figure_scale(area)) {
        text_ = std::round(13 * scale_);
        head_ = std::round(26 * scale_);
        for (const StageTasks& stage : stages)
            gutter_ = std::max(gutter_, measure.width(stage.stage, Face::interface, text_, Weight::bold));
        gutter_ = std::min(std::ceil(gutter_) + 16, area.width * 0.25);
        std::int64_t rows = 0;
        for (const StageTasks& stage : stages)
            rows += rows_of(stage);
        row_ = std::clamp(
            std::floor((area.height - head_) / static_cast<double>(std::max<std::int64_t>(rows, 1))), 17.0,
            std::round(34 * scale_));
        text_ = std::min(text_, row_ - 4);
        const double inner = area.width - gutter_;
        host_ = {area.x + gutter_, area.y, std::floor(inner * 0.35), 0};
        const double arrow = std::floor(inner * 0.2);
        device_ = {host_.x + host_.width + arrow, area.y, inner - host_.width - arrow, 0};
    }

    double draw() {
        write({host_.x, area_.y, host_.width, head_}, said("host"), {.size = text_, .weight = Weight::bold});
        write({device_.x, area_.y, device_.width, head_}, said("device"),
              {.size = text_, .weight = Weight::bold});
        double y = area_.y + head_;
        const double bottom = area_.y + area_.height;
        std::int64_t left_out = 0;
        for (const StageTasks& stage : stages_) {
            if (y + row_ <= bottom) {
                list_.add(Polyline{.points = {{area_.x, y + 0.5}, {area_.x + area_.width, y + 0.5}},
                                   .stroke = Stroke{}});
                write({area_.x, y, gutter_ - 8, row_}, stage.stage, {.size = text_, .weight = Weight::bold});
            }
            if (stage.tasks.empty() && y + row_ <= bottom)
                write({host_.x, y, host_.width, row_}, said("on the host alone"),
                      {.size = text_, .role = Role::quiet});
            for (std::int64_t i = 0; i < rows_of(stage); ++i, y += row_)
                if (y + row_ > bottom)
                    ++left_out;
                else if (!stage.tasks.empty())
                    draw_task(stage.tasks[static_cast<std::size_t>(i)], y);
        }
        y = std::min(y, bottom);
        if (left_out > 0)
            write({area_.x + area_.width / 2, area_.y, area_.width / 2, head_},
                  formatted("{} more below are left out", left_out),
                  {.size = text_ - 1, .role = Role::quiet, .align = Align::right});
        return y - area_.y;
    }

private:
    static std::int64_t rows_of(const StageTasks& stage) {
        return std::max<std::int64_t>(1, static_cast<std::int64_t>(stage.tasks.size()));
    }
    void write(const Rect& rect, const std::string& words, const TextLook& look) {
        add_text(list_, measure_, rect, words, look);
    }

    void draw_task(const HostTask& task, double y) {
        const TaskWords words = words_of(task);
        const bool kernel = task.kind == HostTask::Kind::launch;
        write({host_.x, y, host_.width - 6, row_}, words.host, {.size = text_});
        if (!words.device.empty()) {
            const Rect box{device_.x, y + 1.5, device_.width, row_ - 3};
            add_mark(list_, box, kernel ? kernel_mark() : plain_mark());
            write({box.x + 8, box.y, box.width - 16, box.height}, words.device,
                  {.size = text_, .weight = kernel ? Weight::medium : Weight::regular});
        }
        draw_arrow(task, y);
        list_.regions.push_back(
            {.rect = {host_.x, y, area_.x + area_.width - host_.x, row_},
             .id = written("task {}", ++told_),
             .description = words.device.empty() ? words.host : words.host + ": " + words.device});
    }

    void draw_arrow(const HostTask& task, double y) {
        using Kind = HostTask::Kind;
        const bool back = task.kind == Kind::download || task.kind == Kind::wait;
        const bool moves = task.kind == Kind::download || task.kind == Kind::upload;
        const std::string words = arrow_words(task);
        double left = host_.x + host_.width + 4, right = device_.x - 6;
        const double middle = std::floor(y + row_ / 2) + 0.5;
        const double wide =
            words.empty() ? 0 : measure_.width(words, Face::mono, text_ - 1, Weight::regular) + 10;
        if (wide > 0 && wide < (right - left) * 0.75) { // the size in bytes is where the arrow begins
            const Rect label{back ? right - wide : left, y, wide, row_};
            write(label, words,
                  {.size = text_ - 1, .align = back ? Align::right : Align::left, .face = Face::mono});
            (back ? right : left) += back ? -wide - 4 : wide;
        }
        const Stroke stroke =
            moves ? transfer_stroke()
                  : Stroke{.role = Role::quiet, .width = 1.5, .dashed = task.kind == Kind::wait};
        const Point begin{back ? right : left, middle}, end{back ? left : right, middle};
        list_.add(Polyline{.points = {begin, end}, .stroke = stroke, .arrow = true});
    }

    DisplayList& list_;
    const std::vector<StageTasks>& stages_;
    Rect area_;
    const TextMeasure& measure_;
    double scale_ = 1, text_ = 13, head_ = 26, gutter_ = 0, row_ = 24;
    Rect host_, device_;
    int told_ = 0;
};

std::string sentence_of(const std::string& variant, const std::vector<StageTasks>& stages) {
    std::vector<std::string> kernels;
    std::int64_t launches = 0, up = 0, down = 0;
    for (const StageTasks& stage : stages)
        for (const HostTask& task : stage.tasks) {
            if (task.kind == HostTask::Kind::launch) {
                launches += task.times;
                if (std::ranges::find(kernels, task.name) == kernels.end())
                    kernels.push_back(task.name);
            }
            up += task.kind == HostTask::Kind::upload ? task.bytes : 0;
            down += task.kind == HostTask::Kind::download ? task.bytes : 0;
        }
    const auto copied = [](std::int64_t count) { return bytes(static_cast<std::uint64_t>(count)); };
    return formatted("{}: the host launches {} {}, sends {} to the device and receives {}.", variant,
                     counted("one kernel", "{} kernels", std::ssize(kernels)),
                     launches == 1         ? said("once")
                     : kernels.size() == 1 ? formatted("{} times", number(launches))
                                           : formatted("{} times in all", number(launches)),
                     copied(up), copied(down));
}

std::string_view kind_words(HostTask::Kind kind) {
    switch (kind) {
    case HostTask::Kind::allocate:
        return "allocate";
    case HostTask::Kind::fill:
        return "set";
    case HostTask::Kind::upload:
        return "send";
    case HostTask::Kind::download:
        return "receive";
    case HostTask::Kind::copy:
        return "copy";
    case HostTask::Kind::launch:
        return "launch";
    case HostTask::Kind::wait:
        break;
    }
    return "wait";
}

Result<Figure> make(const FigureInput& input) {
    KS_TRY(KernelRun run, kernel_run_of(input));
    const std::string variant = run.variant;
    KS_TRY(std::vector<StageTasks> stages, tasks_of_run({.instance = std::move(run.instance),
                                                         .variant = std::move(run.variant),
                                                         .set = std::move(run.set),
                                                         .memory = most_figure_memory,
                                                         .most_operations = most_figure_operations},
                                                        input.stop));
    shorten_kernels(stages);
    Figure figure;
    figure.sentence = sentence_of(variant, stages);
    figure.legend = {{.text = said("kernel on the device"), .sample = kernel_mark()},
                     {.text = said("memory of the device"), .sample = plain_mark()},
                     {.text = said("bytes between the two"),
                      .sample = {Box{.fill = Fill{.role = transfer_stroke().role}, .radius = 2}}}};
    figure.data = {
        {"stage", "task", "of", "times", "bytes", "least blocks", "most blocks", "threads a block"}};
    for (const StageTasks& stage : stages)
        for (const HostTask& task : stage.tasks)
            figure.data.push_back({stage.stage, std::string(kind_words(task.kind)), task.name,
                                   std::to_string(task.times), std::to_string(task.bytes),
                                   std::to_string(task.least_blocks), std::to_string(task.most_blocks),
                                   std::to_string(task.threads)});
    figure.draw = [stages](DisplayList& list, const Rect& area, const TextMeasure& measure) {
        return TasksPicture(list, stages, area, measure).draw();
    };
    return figure;
}

} // namespace

/// The tasks of host and device (Wan et al., Figure 2), from a run in the emulator. The figure also takes the
/// settings of its variant.
const FigureKind& figure_tasks() {
    static const FigureKind kind{.id = "tasks",
                                 .title =
                                     "What the host and the device do in a run (two-list paper, Figure 2)",
                                 .parameters = {kernel_parameter()},
                                 .make = make};
    return kind;
}

} // namespace ks::scene
