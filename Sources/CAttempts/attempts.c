#if !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif
#include "CAttempts.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>
#if defined(__linux__)
#include <sched.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#endif

static int result(long code) { return code < 0 ? errno : 0; }

static int open_path(const char *path, int flags) { return result(open(path, flags | O_CLOEXEC, 0600)); }

// The strings of the environment are above the stack, where a getenv without a result does not look.
static int read_environment(const char *name) {
  if (getenv(name)) return 0;
  char text[8192] = "";
  int file = open("/proc/self/environ", O_RDONLY | O_CLOEXEC);
  if (file < 0) return errno;
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  return count > 0 && memmem(text, (size_t)count, name, strlen(name)) ? 0 : ENOENT;
}

static int connect_to(int family) {
  int connection = socket(family, SOCK_STREAM, 0);
  return result(connection);
}

static void *do_nothing(void *context) { return context; }

static int start_thread(void) {
  pthread_t thread;
  int code = pthread_create(&thread, NULL, do_nothing, NULL);
  return code != 0 ? code : pthread_join(thread, NULL);
}

static void *wait_forever(void *context) {
  for (;;) pause();
  return context;
}

// Threads with small stacks take little memory.
static int start_threads(int count) {
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, 64 << 10);
  for (int i = 0; i < count; i++) {
    pthread_t thread;
    int code = pthread_create(&thread, &attributes, wait_forever, NULL);
    if (code != 0) return code;
  }
  return 0;
}

static int map_memory(int protection, int flags) {
  return mmap(NULL, 4096, protection, flags | MAP_ANONYMOUS, -1, 0) == MAP_FAILED ? errno : 0;
}

int pf_attempt(const char *name, int file) {
  char path[64];
  snprintf(path, sizeof path, "/proc/self/fd/%d", file);
#define IS(text) (strcmp(name, text) == 0)
  if (IS("environment")) return read_environment("PREFLIGHT_TEST_SECRET");
  if (IS("open")) return open_path("/etc/passwd", O_RDONLY);
  if (IS("open-library")) return open_path("/sys/devices/system/cpu/online", O_RDONLY);
  if (IS("create")) return open_path("/tmp/preflight-attempt", O_CREAT | O_WRONLY);
  if (IS("reopen")) return open_path(path, O_RDWR);
  if (IS("write")) return result(write(file, "x", 1));
  if (IS("truncate")) return result(ftruncate(file, 0));
  if (IS("change-mode")) return result(fchmod(file, 0777));
  if (IS("list")) return open_path("/proc", O_RDONLY | O_DIRECTORY);
  if (IS("parent-environment")) {
    snprintf(path, sizeof path, "/proc/%d/environ", (int)getppid());
    return open_path(path, O_RDONLY);
  }
  if (IS("connect")) return connect_to(AF_INET);
  if (IS("connect-local")) return connect_to(AF_UNIX);
  if (IS("fork")) {
    pid_t child = fork();
    if (child == 0) _exit(0);
    return result(child);
  }
  if (IS("exec")) {
    char *arguments[] = {"true", NULL}, *none[] = {NULL};
    return result(execve("/bin/true", arguments, none));
  }
  if (IS("kill-parent")) return result(kill(getppid(), SIGTERM));
  if (IS("executable-memory")) return map_memory(PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE);
  if (IS("shared-memory")) return map_memory(PROT_READ | PROT_WRITE, MAP_SHARED);
  if (IS("shared-file")) {
    char *content = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (content == MAP_FAILED) return errno;
    content[0] = 'x';
    return 0;
  }
  if (IS("growing-memory")) return map_memory(PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_GROWSDOWN);
  if (IS("threads")) return start_threads(1000);
  if (IS("leave-group")) return result(setsid());
  if (IS("descriptors")) {
    for (int i = 0; i < 64; i++) {
      if (dup(file) < 0) return errno;
    }
    return 0;
  }
  if (IS("thread")) return start_thread();
#if defined(__linux__)
  if (IS("trace")) return result(ptrace(PTRACE_ATTACH, getppid(), NULL, NULL));
  if (IS("read-memory")) {
    char byte;
    struct iovec own = {&byte, 1}, other = {(void *)environ, 1};
    return result(process_vm_readv(getppid(), &own, 1, &other, 1, 0));
  }
  if (IS("clone3")) return result(syscall(SYS_clone3, NULL, 0));
  if (IS("raise-limit")) {
    struct rlimit none = {RLIM_INFINITY, RLIM_INFINITY};
    return result(setrlimit(RLIMIT_AS, &none));
  }
  if (IS("limit-parent")) {
    struct rlimit none = {0, 0};
    return result(prlimit(getppid(), RLIMIT_CPU, &none, NULL));
  }
  if (IS("unknown-call")) return result(syscall(SYS_uname, NULL));
  // Entry by the numbers of another architecture, to which the filter's numbers would not apply.
  if (IS("other-architecture")) {
#if defined(__x86_64__)
    long code = 20;  // getpid of i386
    __asm__ volatile("int $0x80" : "+a"(code) : : "memory");
    return code < 0 ? (int)-code : 0;
#else
    return ENOTSUP;
#endif
  }
#endif
  return -1;
}

bool pf_can_allocate(size_t bytes) {
  // An optimizing compiler would remove an allocation that nothing uses.
  volatile char *room = malloc(bytes);
  if (room == NULL) return false;
  room[0] = 1;
  free((void *)room);
  return true;
}
