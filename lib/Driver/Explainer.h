//===- Explainer.h - Explanations of one kernel -----------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Chooses what of a kernel is explained, as data that text and document show.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_LIB_DRIVER_EXPLAINER_H
#define TILECONF_LIB_DRIVER_EXPLAINER_H

#include "CommandLine.h"
#include "KernelReader.h"
#include "Questions.h"
#include "tileconf/KernelConfig/Explain/ReasonChain.h"

namespace tileconf::driver {

/// What is asked about every kernel of a run.
struct ExplainRequest {
  std::vector<PlaceQuestion> operations;
  std::vector<unsigned> buffers;
  std::vector<ValueQuestion> values;

  /// Nothing in particular is asked.
  bool isGeneral() const {
    return operations.empty() && buffers.empty() && values.empty();
  }
};

/// Understands the questions of `invocation`, or complains.
std::optional<ExplainRequest> parseRequest(const Invocation &invocation,
                                           llvm::raw_ostream &errors);

/// Which questions found nothing to be about so far.
class RequestProgress {
public:
  explicit RequestProgress(const ExplainRequest &request)
      : operations(request.operations.size()), buffers(request.buffers.size()),
        values(request.values.size()) {}

  struct Place {
    bool found = false;
    /// Some kernel was asked.
    bool asked = false;
    std::vector<std::pair<unsigned, std::string>> near;
  };
  std::vector<Place> operations;
  std::vector<bool> buffers;
  std::vector<Place> values;
  /// A kernel is malformed, and what was asked about may be in it.
  bool sawMalformed = false;
  /// Buffers that kernels have.
  std::set<unsigned> knownBuffers;

  /// Complains about the first question that is about nothing.
  bool checkAllFound(const ExplainRequest &request,
                     llvm::raw_ostream &errors) const;
  /// Complains about the first question that has no answer because a kernel is
  /// malformed; nothing else may be wrong.
  void reportUnanswered(const ExplainRequest &request,
                        llvm::raw_ostream &errors) const;
};

/// An answer to a question about a value.
struct ValueAnswer {
  std::string question;
  WhyNotAnswer answer;
  Explanation explanation;
};

struct KernelExplanation {
  std::vector<ValueExplanation> values;
  std::vector<ValueAnswer> answers;

  bool empty() const { return values.empty() && answers.empty(); }
};

/// What `request` wants to know about a kernel that has been analysed. `names`
/// are those to use in sentences.
KernelExplanation explainKernel(const KernelAnswer &kernel,
                                const ExplainRequest &request,
                                const OperationNames &names,
                                RequestProgress &progress);

} // namespace tileconf::driver

#endif // TILECONF_LIB_DRIVER_EXPLAINER_H
