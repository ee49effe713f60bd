//===- Process.cpp - Another process, measured ------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Process.h"

#include "Clock.h"
#include <fcntl.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace tileconf;

std::optional<bench::ProcessResult>
bench::runProcess(const std::vector<std::string> &arguments) {
  std::vector<char *> argv;
  argv.reserve(arguments.size() + 1);
  for (const std::string &argument : arguments) {
    argv.push_back(const_cast<char *>(argument.c_str()));
  }
  argv.push_back(nullptr);

  WallClock clock;
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  for (int stream : {STDOUT_FILENO, STDERR_FILENO}) {
    posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY,
                                     0);
  }
  pid_t child = 0;
  int error =
      posix_spawn(&child, argv[0], &actions, nullptr, argv.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  if (error != 0) {
    return std::nullopt;
  }
  int status = 0;
  struct rusage usage = {};
  if (wait4(child, &status, 0, &usage) != child || !WIFEXITED(status)) {
    return std::nullopt;
  }
  ProcessResult result;
  result.seconds = clock.restart();
  for (const timeval &part : {usage.ru_utime, usage.ru_stime}) {
    result.processorSeconds += static_cast<double>(part.tv_sec) +
                               static_cast<double>(part.tv_usec) * 1e-6;
  }
  result.exitStatus = WEXITSTATUS(status);
  result.peakBytes = static_cast<size_t>(usage.ru_maxrss) * 1024;
  return result;
}
