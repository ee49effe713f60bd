//===- CheckCommand.cpp - One line for each of many kernels -----*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CheckedFile.h"
#include "Commands.h"

#include "mlir/Bytecode/BytecodeReader.h"
#include "tileconf/KernelConfig/Explain/MessageText.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Threading.h"
#include "llvm/Support/thread.h"
#include <atomic>
#include <condition_variable>

using namespace tileconf;
using namespace tileconf::driver;

/// Input after which a worker starts with an empty context. A new one costs as
/// much as a few kernels; one that is kept never forgets.
static constexpr size_t kKeptBytes = 4 << 20;
/// As for the process itself (Driver.cpp).
static constexpr unsigned kStackSize = 64u << 20;

namespace {

/// Checks files, several at a time, and gives out results in their order.
class Checker {
public:
  Checker(const Invocation &invocation, llvm::ArrayRef<std::string> files,
          llvm::raw_ostream &errors)
      : invocation(invocation), files(files), errors(errors),
        filter(invocation.kernels), results(files.size()) {}

  void run() {
    // Bytecode is read in a process of its own, and none may be started while
    // other threads run. Standard input cannot be looked at twice.
    std::vector<size_t> others;
    {
      KernelFileReader reader(invocation, filter, kKeptBytes, false);
      for (size_t index = 0; index < files.size(); ++index) {
        if (isForThisThread(files[index])) {
          check(reader, index);
          showProgress();
        } else {
          others.push_back(index);
        }
      }
    }
    size_t jobs = invocation.jobs;
    if (jobs == 0) {
      jobs = llvm::hardware_concurrency().compute_thread_count();
    }
    jobs = std::min(jobs, others.size());
    std::atomic<size_t> next = 0;
    std::vector<llvm::thread> workers;
    workers.reserve(jobs);
    for (size_t job = 0; job < jobs; ++job) {
      workers.emplace_back(std::optional<unsigned>(kStackSize), [&] {
        KernelFileReader reader(invocation, filter, kKeptBytes, false);
        for (size_t turn = next++; turn < others.size(); turn = next++) {
          check(reader, others[turn]);
        }
      });
    }
    waitForAll();
    for (llvm::thread &worker : workers) {
      worker.join();
    }
  }

  llvm::MutableArrayRef<CheckedFile> getResults() { return results; }
  const KernelFilter &getFilter() const { return filter; }

private:
  static bool isForThisThread(const std::string &path) {
    if (path == "-") {
      return true;
    }
    llvm::sys::fs::file_status status;
    if (llvm::sys::fs::status(path, status) ||
        !llvm::sys::fs::is_regular_file(status)) {
      return false;
    }
    constexpr size_t kEnough = 16;
    auto start = llvm::MemoryBuffer::getFileSlice(
        path, std::min<uint64_t>(status.getSize(), kEnough), 0);
    return start && mlir::isBytecode((*start)->getMemBufferRef());
  }

  void check(KernelFileReader &reader, size_t index) {
    results[index] = checkFile(reader, files[index], invocation);
    std::lock_guard<std::mutex> lock(mutex);
    ++finished;
    changed.notify_one();
  }

  void waitForAll() {
    std::unique_lock<std::mutex> lock(mutex);
    while (finished < files.size()) {
      changed.wait_for(lock, std::chrono::milliseconds(100));
      lock.unlock();
      showProgress();
      lock.lock();
    }
    lock.unlock();
    if (shownAt) {
      errors << "\r\033[K";
      errors.flush();
    }
  }

  void showProgress() {
    auto now = std::chrono::steady_clock::now();
    // Whoever sees the result at once needs no progress.
    if (!invocation.showsProgress ||
        now - shownAt.value_or(started) < std::chrono::milliseconds(200)) {
      return;
    }
    shownAt = now;
    size_t count;
    {
      std::lock_guard<std::mutex> lock(mutex);
      count = finished;
    }
    errors << "\r\033[Kchecked " << count << " of " << files.size() << " files";
    errors.flush();
  }

  const Invocation &invocation;
  llvm::ArrayRef<std::string> files;
  llvm::raw_ostream &errors;
  KernelFilter filter;
  std::vector<CheckedFile> results;

  std::mutex mutex;
  std::condition_variable changed;
  size_t finished = 0;
  std::chrono::steady_clock::time_point started =
      std::chrono::steady_clock::now();
  std::optional<std::chrono::steady_clock::time_point> shownAt;
};

} // namespace

static std::string countOf(uint64_t count, llvm::StringRef noun) {
  return std::to_string(count) + " " + noun.str() + (count == 1 ? "" : "s");
}

static InkedText summarise(const CheckCounts &counts, size_t files) {
  InkedText line(countOf(counts.kernels, "kernel") + " in " +
                     countOf(files, "file") + ": ",
                 Ink::Strong);
  line.append(std::to_string(counts.resolved) + " ok",
              counts.resolved > 0 ? Ink::Good : Ink::Plain);
  uint64_t failed = counts.kernels - counts.resolved;
  line.append(", ").append(std::to_string(failed) + " failed",
                           failed > 0 ? Ink::Bad : Ink::Plain);
  if (counts.withFindings > 0) {
    line.append("; findings in " + countOf(counts.withFindings, "kernel"));
    if (counts.warnings + counts.remarks > 0) {
      line.append(" (" + countOf(counts.warnings, "warning") + ", " +
                  countOf(counts.remarks, "remark") + ")");
    }
  }
  if (counts.targetless > 0) {
    line.append("; ").append(countOf(counts.targetless, "kernel") +
                                 " without a target (`--target` names one)",
                             Ink::Warning);
  }
  if (counts.empty > 0) {
    line.append("; " + countOf(counts.empty, "file") +
                " without a compute kernel");
  }
  if (counts.unreadable > 0) {
    line.append("; ").append(std::to_string(counts.unreadable) + " unreadable",
                             Ink::Bad);
  }
  return line;
}

DriverStatus driver::runCheck(const Invocation &invocation, std::string &output,
                              llvm::raw_ostream &errors) {
  if (!checkKernelUsage(invocation, errors)) {
    return DriverStatus::BadUsage;
  }
  KernelFiles found = findKernelFiles(invocation.operands);
  Checker checker(invocation, found.files, errors);
  checker.run();

  DriverStatus status = DriverStatus::Resolved;
  CheckCounts counts;
  Document document;
  llvm::raw_string_ostream stream(output);
  stream.enable_colors(invocation.outputColour);
  auto print = [&](const CheckedFile::Line &line) {
    if (!invocation.json && !(line.ok && invocation.quiet)) {
      stream << (line.ok ? InkedText("ok", Ink::Good)
                         : InkedText("FAIL", Ink::Bad))
             << (line.ok ? "   " : " ") << InkedText(line.text) << "\n";
    }
  };
  for (CheckedFile &result : checker.getResults()) {
    status = worseOf(status, result.status);
    counts.add(result.counts);
    llvm::for_each(result.lines, print);
    document.append(std::move(result.document));
  }
  for (const auto &[path, error] : found.failures) {
    status = DriverStatus::BadUsage;
    ++counts.unreadable;
    std::string text = path;
    text += ": " + error;
    print({false, std::move(text)});
    document.addGeneralFindings({makeFinding("error", error, path)});
  }
  if (!checker.getFilter().checkAllSeen(errors)) {
    status = DriverStatus::BadUsage;
  }
  if (!invocation.json) {
    stream << summarise(counts, found.files.size()) << "\n";
    return status;
  }
  document.addCount("files", found.files.size());
  document.addCount("kernels", counts.kernels);
  document.addCount("resolved", counts.resolved);
  document.addCount("failed", counts.kernels - counts.resolved);
  document.addCount("with_findings", counts.withFindings);
  document.addCount("warnings", counts.warnings);
  document.addCount("remarks", counts.remarks);
  document.addCount("without_target", counts.targetless);
  document.addCount("without_kernel", counts.empty);
  document.addCount("unreadable", counts.unreadable);
  document.print(output);
  return status;
}
