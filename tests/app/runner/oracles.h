// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/variant.h"
#include "solvers/kinds/conformance_case.h"

#include <QJsonObject>
#include <QString>

#include <functional>
#include <vector>

/// Returns the error in the `result` of an answer of `serve`; empty if there is none.
using Oracle = std::function<QString(const QJsonObject& result)>;

/// Accepts any document.
Oracle any_document();
/// Checks a `solve` of the case by this variant.
Oracle right_outcome(const ks::Variant& variant, ks::ConformanceCase test);
/// Checks a `pareto` of the case's instance without a variant: compares the front with all selections.
Oracle right_front(ks::ConformanceCase test);
/// Checks a `plan` of the case by this variant.
Oracle right_plan(const ks::Variant& variant, ks::ConformanceCase test);
/// Checks a `bench` of the case by these variants, one run each.
Oracle right_rows(std::vector<const ks::Variant*> variants, ks::ConformanceCase test);
