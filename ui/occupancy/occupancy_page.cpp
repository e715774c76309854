// SPDX-License-Identifier: GPL-3.0-or-later
#include "solvers/emulator/engine/emulator_backend.h"
#include "solvers/occupancy/kernel_resources.h"
#include "ui/base/page.h"
#include "ui/base/session.h"
#include "ui/widgets/canvas.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/dock_area.h"
#include "ui/widgets/fold.h"
#include "ui/widgets/long_spin_box.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/texts.h"
#include "visual/export/export.h"
#include "visual/paint/fonts.h"
#include "visual/scene/occupancy_scene.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QScrollArea>

#include <algorithm>
#include <array>
#include <optional>

namespace ks::ui {
namespace {

/// The cases of the thesis, Example 3.2, on a Tesla M2050. The thesis prints case 1.2 with 64 threads and
/// 66.66 %, but a block of 128 threads has that occupancy (assets/errata.json: thesis, Example 3.2); both are
/// shown.
struct Example {
    const char* title;
    BlockNeeds needs;
};
constexpr std::array<Example, 8> examples = {{
    {.title = QT_TRANSLATE_NOOP("ks::ui::OccupancyPage", "Example 3.2: nothing limits"),
     .needs = {.threads = 768, .registers = 10, .shared_bytes = 4096}},
    {.title = QT_TRANSLATE_NOOP("ks::ui::OccupancyPage", "Case 1.1: block size"),
     .needs = {.threads = 1024, .registers = 10, .shared_bytes = 4096}},
    {.title = QT_TRANSLATE_NOOP("ks::ui::OccupancyPage", "Case 1.2 as printed: 64 threads"),
     .needs = {.threads = 64, .registers = 10, .shared_bytes = 2048}},
    {.title = QT_TRANSLATE_NOOP("ks::ui::OccupancyPage", "Case 1.2 corrected: 128 threads"),
     .needs = {.threads = 128, .registers = 10, .shared_bytes = 2048}},
    {.title = QT_TRANSLATE_NOOP("ks::ui::OccupancyPage", "Case 2.1: registers"),
     .needs = {.threads = 768, .registers = 22, .shared_bytes = 0}},
    {.title = QT_TRANSLATE_NOOP("ks::ui::OccupancyPage", "Case 2.2: larger blocks"),
     .needs = {.threads = 1024, .registers = 22, .shared_bytes = 0}},
    {.title = QT_TRANSLATE_NOOP("ks::ui::OccupancyPage", "Case 3.1: shared memory"),
     .needs = {.threads = 768, .registers = 10, .shared_bytes = 32768}},
    {.title = QT_TRANSLATE_NOOP("ks::ui::OccupancyPage", "Case 3.2: larger blocks"),
     .needs = {.threads = 1024, .registers = 10, .shared_bytes = 32768}},
}};
constexpr const char* example_device = "tesla-m2050";
constexpr int standard_registers = 32;
constexpr qint64 most_grid = INT32_MAX; ///< CUDA's limit

/// The number of blocks of size `block` that a launch with the same number of threads has.
std::int64_t blocks_with(std::int64_t block, const BlockNeeds& needs, const LaunchGrid& grid) {
    return (grid.blocks * needs.threads + block - 1) / block;
}

/// The smallest block size with the highest occupancy; with a grid, the occupancy of the whole device for the
/// same number of threads.
int best_block(const ComputeCapability& device, const BlockNeeds& asked,
               const std::optional<LaunchGrid>& grid) {
    int best = warp_size;
    std::int64_t most = -1;
    BlockNeeds needs = asked;
    for (int threads = warp_size; threads <= most_block_threads; threads += warp_size) {
        needs.threads = threads;
        std::int64_t warps = occupancy(device, needs).warps;
        if (grid) // at most the number of threads in the launch; a last block that is not full does not count
            warps = std::min(warps * grid->sms, grid->blocks * asked.threads / warp_size);
        if (warps > most) {
            most = warps;
            best = threads;
        }
    }
    return best;
}

} // namespace

/// Shows how many blocks of a launch one multiprocessor holds at once, what limits this number, and how each
/// choice changes it. The result appears at once, and needs neither a runner nor an instance.
class OccupancyPage : public Page {
    Q_DECLARE_TR_FUNCTIONS(ks::ui::OccupancyPage) // without slots, so that moc is not needed

public:
    explicit OccupancyPage(Session& session);

    QString headline() const override { return tr("Occupancy · %1").arg(to_qt(preset().name)); }
    Result<visual::Picture> picture(QSizeF size) override { return canvas_->picture(size); }
    QSizeF complete_from() const override {
        return visual::complete_picture * this->session().theme().scale();
    }
    Result<QByteArray> csv() override;

protected:
    void make_room() override { fold_->set_folded(is_small()); }

private:
    QWidget* build_choices();
    QWidget* build_picture();
    QComboBox* add_chooser(QLayout& column, const char* id, const QString& name);
    LongSpinBox* add_number(QLayout& column, const char* id, const QString& name, std::array<qint64, 4> range,
                            const QString& unit);
    const DevicePreset& preset() const {
        return device_presets()[static_cast<std::size_t>(std::max(0, device_->currentIndex()))];
    }
    bool of_a_kernel() const { return kernel_->currentIndex() > 0; }
    /// The resources of the chosen kernel; null if none is chosen or it is not measured.
    const KernelResources* figures() const {
        return of_a_kernel() ? kernel_resources().find(kernel_->currentText().toStdString(), preset().cc)
                             : nullptr;
    }
    BlockNeeds needs() const {
        return {.threads = block_->value(),
                .registers = registers_->is_unknown() ? std::nullopt
                                                      : std::optional<std::int64_t>(registers_->value()),
                .shared_bytes = shared_->value()};
    }
    /// The grid of the launch; nothing if the number of blocks is not set.
    std::optional<LaunchGrid> grid() const {
        if (grid_->is_unknown() || grid_->value() == 0)
            return {};
        return LaunchGrid{.blocks = grid_->value(), .sms = preset().sms};
    }
    void choose_best_block();
    void set_needs(const BlockNeeds& needs, std::int64_t grid = 0);
    void show_launch(const QString& device, const BlockNeeds& needs, const QString& kernel,
                     std::int64_t grid);
    void choose_example();
    void fill_from_kernel(); ///< fills in registers and static shared memory of the chosen kernel
    /// the user changed a number, so the numbers may no longer be the example's or the kernel's
    void number_changed();
    void show_changed();

    PageHead* head_;
    Fold* fold_ = nullptr;
    QComboBox *example_ = nullptr, *device_ = nullptr, *kernel_ = nullptr;
    LongSpinBox *block_ = nullptr, *registers_ = nullptr, *shared_ = nullptr, *grid_ = nullptr;
    Canvas* canvas_;
    bool filling_ = false;
};

OccupancyPage::OccupancyPage(Session& session)
    : Page(session, page_info("occupancy")), head_(new PageHead(info().title, tr("Best block size"))),
      canvas_(new Canvas) {
    QWidget* side = build_choices();
    side->setObjectName(QStringLiteral("side"));
    constexpr int gap = 33; // 16 on each side of the line
    auto* docks = new DockArea(*build_picture(), {.gap = gap, .lines = Qt::Horizontal});
    fold_ = &head_->add_fold(*side, tr("Choices"), tr("Show or hide the form with device, kernel and block"));
    docks->add(
        *side,
        {.name = "side", .title = tr("Choices"), .place = DockPlace::left, .wanted = [this, side](QSizeF) {
             return QSizeF(side->sizeHint()) / this->session().theme().scale();
         }});
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 16, 24, 16);
    column->setSpacing(16);
    column->addWidget(head_);
    column->addWidget(docks, 1);
    head_->primary().setToolTip(tr("The smallest block with the highest occupancy"));
    connect(&head_->primary(), &QPushButton::clicked, this, &OccupancyPage::choose_best_block);
    connect(&session, &Session::occupancy_wanted, this, &OccupancyPage::show_launch);
    connect(&session, &Session::theme_changed, this, [this] { canvas_->set_theme(this->session().theme()); });
    device_->setCurrentIndex(device_->findData(QStringLiteral("h200")));
    show_changed();
}

QComboBox* OccupancyPage::add_chooser(QLayout& column, const char* id, const QString& name) {
    auto* box = new ChoiceBox;
    box->setObjectName(QLatin1String(id));
    box->setAccessibleName(name);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(20);
    auto* label = labelled(name, "quiet");
    label->setBuddy(box);
    column.addWidget(label);
    column.addWidget(box);
    return box;
}

LongSpinBox* OccupancyPage::add_number(QLayout& column, const char* id, const QString& name,
                                       std::array<qint64, 4> range, const QString& unit) {
    auto* box = new LongSpinBox(range[0], range[1], range[2], range[3], unit);
    box->setObjectName(QLatin1String(id));
    box->setAccessibleName(name);
    connect(box, &LongSpinBox::value_changed, this, &OccupancyPage::number_changed);
    auto* label = labelled(name, "quiet");
    label->setBuddy(box);
    column.addWidget(label);
    column.addWidget(box);
    return box;
}

QWidget* OccupancyPage::build_choices() {
    auto* side = new QWidget;
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    device_ = add_chooser(*column, "device", tr("Device"));
    for (const DevicePreset& each : device_presets())
        device_->addItem(to_qt(each.name), to_qt(each.id));
    kernel_ = add_chooser(*column, "kernel", tr("Kernel"));
    kernel_->addItem(tr("Own figures"));
    std::vector<std::string> kernels = emulator::kernel_names();
    std::ranges::sort(kernels);
    for (const std::string& each : kernels)
        kernel_->addItem(to_qt(each));
    block_ = add_number(*column, "block", tr("Threads a block"),
                        {warp_size, most_block_threads, warp_size, 256}, tr("threads"));
    registers_ = add_number(*column, "registers", tr("Registers a thread"), {0, 255, 1, standard_registers},
                            tr("registers"));
    shared_ =
        add_number(*column, "shared", tr("Shared memory a block (bytes)"), {0, 262'144, 1, 0}, tr("bytes"));
    grid_ = add_number(*column, "grid", tr("Blocks of the launch"), {0, most_grid, 1, 0}, tr("blocks"));
    filling_ = true;
    grid_->set_unknown(tr("any number"));
    filling_ = false;
    example_ = add_chooser(*column, "example", tr("Thesis, Section 3.3.1"));
    example_->addItem(tr("Choose an example"));
    for (const Example& each : examples)
        example_->addItem(tr(each.title));
    column->addStretch();
    connect(device_, &QComboBox::currentIndexChanged, this, &OccupancyPage::fill_from_kernel);
    connect(kernel_, &QComboBox::activated, this, &OccupancyPage::fill_from_kernel);
    connect(example_, &QComboBox::activated, this, &OccupancyPage::choose_example);
    return side;
}

QWidget* OccupancyPage::build_picture() {
    canvas_->setObjectName(QStringLiteral("picture"));
    canvas_->setAccessibleName(tr("Warps of one multiprocessor, its limits, and three curves"));
    canvas_->set_theme(session().theme());
    canvas_->set_scene([this](QSizeF size) {
        return scene::draw_occupancy(preset(), needs(), size.width(), size.height(), paint::FontMeasure(),
                                     scene::WithoutRoom::higher, grid());
    });
    auto* scroll = new QScrollArea;
    scroll->setWidget(canvas_);
    scroll->setAccessibleName(canvas_->accessibleName());
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    return scroll;
}

void OccupancyPage::set_needs(const BlockNeeds& needs, std::int64_t grid) {
    filling_ = true;
    if (grid > 0)
        grid_->set_value(grid);
    else
        grid_->set_unknown(tr("any number"));
    block_->set_value(needs.threads);
    if (needs.measured())
        registers_->set_value(*needs.registers);
    else
        registers_->set_unknown(tr("not measured yet"));
    shared_->set_value(needs.shared_bytes);
    filling_ = false;
    show_changed();
}

/// The kernel is chosen only if its resources match: a GPU may have compiled it differently, for example with
/// a probe.
void OccupancyPage::show_launch(const QString& device, const BlockNeeds& needs, const QString& kernel,
                                std::int64_t grid) {
    example_->setCurrentIndex(0);
    if (const int known = device_->findData(device); known >= 0)
        device_->setCurrentIndex(known);
    const int listed = kernel.isEmpty() ? -1 : kernel_->findText(kernel);
    kernel_->setCurrentIndex(std::max(0, listed));
    if (of_a_kernel()) {
        const BlockNeeds least = needs_of(figures(), preset().limits(), needs.threads, 0);
        if (least.registers != needs.registers || needs.shared_bytes < least.shared_bytes)
            kernel_->setCurrentIndex(0);
    }
    set_needs(needs, grid);
}

/// The launch keeps its number of threads, so its number of blocks changes.
void OccupancyPage::choose_best_block() {
    const int best = best_block(preset().limits(), needs(), grid());
    if (const auto launch = grid())
        grid_->set_value(blocks_with(best, needs(), *launch));
    block_->set_value(best);
}

void OccupancyPage::choose_example() {
    const int chosen = example_->currentIndex() - 1;
    if (chosen < 0)
        return;
    kernel_->setCurrentIndex(0);
    device_->setCurrentIndex(device_->findData(QLatin1String(example_device)));
    example_->setCurrentIndex(chosen + 1);
    set_needs(examples[static_cast<std::size_t>(chosen)].needs);
}

void OccupancyPage::fill_from_kernel() {
    example_->setCurrentIndex(0);
    if (of_a_kernel())
        set_needs(needs_of(figures(), preset().limits(), block_->value(), 0), grid() ? grid()->blocks : 0);
    else if (registers_->is_unknown()) // the previously chosen kernel was not measured
        registers_->set_value(standard_registers);
    else
        show_changed();
}

void OccupancyPage::number_changed() {
    if (filling_)
        return;
    example_->setCurrentIndex(0);
    const BlockNeeds now = needs();
    if (of_a_kernel()) {
        const BlockNeeds least = needs_of(figures(), preset().limits(), now.threads, 0);
        if (least.registers != now.registers || now.shared_bytes < least.shared_bytes)
            kernel_->setCurrentIndex(0);
    }
    show_changed();
}

void OccupancyPage::show_changed() {
    const KernelResources* const chosen = figures();
    if (of_a_kernel() && chosen == nullptr)
        head_->set_subtitle(tr("%1: registers and static shared memory are not measured yet, and left out")
                                .arg(kernel_->currentText()));
    else if (chosen == nullptr)
        head_->set_subtitle(tr("How many blocks one multiprocessor holds at once, and what limits them"));
    else if (is_older(preset().cc, chosen->sm))
        head_->set_subtitle(
            tr("%1 as compiled for %2, the oldest that nvcc %3 compiles for")
                .arg(to_qt(chosen->kernel), to_qt(chosen->sm), to_qt(kernel_resources().nvcc)));
    else
        head_->set_subtitle(tr("%1 as compiled for %2").arg(to_qt(chosen->kernel), to_qt(chosen->sm)));
    canvas_->refresh();
    emit headline_changed();
}

Result<QByteArray> OccupancyPage::csv() {
    std::vector<QStringList> rows{{QStringLiteral("changed"), QStringLiteral("at"), QStringLiteral("blocks"),
                                   QStringLiteral("occupancy"), QStringLiteral("limiting"),
                                   QStringLiteral("equation_3_1_blocks"),
                                   QStringLiteral("equation_3_1_occupancy")}};
    using Axis = scene::OccupancyCurve::Axis;
    for (const Axis axis : {Axis::threads, Axis::registers, Axis::shared})
        for (const auto& point : scene::occupancy_curve(preset().limits(), needs(), axis).points) {
            QStringList limiting;
            for (const Occupancy::Limit& limit : point.exact.limits)
                if (limit.limiting)
                    limiting << in_language(to_text(limit.limiter));
            rows.push_back({QString::fromStdString(scene::title_of(axis)), QString::number(point.at),
                            QString::number(point.exact.blocks), QString::number(point.exact.fraction()),
                            limiting.join(QLatin1Char(' ')), QString::number(point.equation.blocks),
                            QString::number(point.equation.fraction)});
        }
    return visual::csv_of(rows);
}

Page* make_occupancy_page(Session& session) {
    return new OccupancyPage(session);
}

} // namespace ks::ui
