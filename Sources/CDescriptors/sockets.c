#if !defined(_GNU_SOURCE)
#define _GNU_SOURCE  // pipe2, MSG_CMSG_CLOEXEC
#endif
#include "CDescriptors.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <unistd.h>

#if !defined(MSG_NOSIGNAL)
#define MSG_NOSIGNAL 0  // Darwin: SO_NOSIGPIPE, set where the socket is made.
#endif
#if !defined(MSG_CMSG_CLOEXEC)
#define MSG_CMSG_CLOEXEC 0  // Darwin: fcntl after the fact.
#endif

// Moves a descriptor above the standard ones and closes the old number; returns -1 and sets errno on failure. A process
// may be started with standard descriptors closed. New descriptors then take their numbers, and a child's redirections
// would overwrite them.
static int above_standard(int descriptor) {
  if (descriptor > STDERR_FILENO) {
#if defined(__APPLE__)
    fcntl(descriptor, F_SETFD, FD_CLOEXEC);
#endif
    return descriptor;
  }
  int moved = fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  int code = errno;
  close(descriptor);
  errno = code;
  return moved;
}

static int both_above_standard(const int ends[2], int *first, int *second) {
  *first = above_standard(ends[0]);
  int code = *first < 0 ? errno : 0;
  *second = above_standard(ends[1]);
  if (*second < 0 && code == 0) code = errno;
  if (code == 0) return 0;
  if (*first >= 0) close(*first);
  if (*second >= 0) close(*second);
  return code;
}

int pf_socket_pair(int *near_end, int *far_end) {
  int ends[2];
#if defined(SOCK_CLOEXEC)
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return errno;
#else
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) return errno;
#endif
#if defined(SO_NOSIGPIPE)
  int on = 1;
  for (int i = 0; i < 2; i++) setsockopt(ends[i], SOL_SOCKET, SO_NOSIGPIPE, &on, sizeof on);
#endif
  return both_above_standard(ends, near_end, far_end);
}

int pf_pipe(int *read_end, int *write_end) {
  int ends[2];
#if defined(__APPLE__)
  if (pipe(ends) != 0) return errno;
  for (int i = 0; i < 2; i++) fcntl(ends[i], F_SETFL, O_NONBLOCK);
#else
  if (pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0) return errno;
#endif
  return both_above_standard(ends, read_end, write_end);
}

ssize_t pf_socket_send(int socket, const void *bytes, size_t count, int passed, _Bool wait) {
  struct iovec part = {.iov_base = (void *)bytes, .iov_len = count};
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
  union {
    struct cmsghdr aligned;
    unsigned char bytes[CMSG_SPACE(sizeof(int))];
  } control;
  if (passed >= 0) {
    memset(&control, 0, sizeof control);
    message.msg_control = control.bytes;
    message.msg_controllen = sizeof control.bytes;
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(sizeof(int));
    memcpy(CMSG_DATA(header), &passed, sizeof passed);
  }
  ssize_t sent;
  do {
    sent = sendmsg(socket, &message, MSG_NOSIGNAL | (wait ? 0 : MSG_DONTWAIT));
  } while (sent < 0 && errno == EINTR);
  return sent < 0 ? -errno : sent;
}

ssize_t pf_socket_receive(int socket, void *bytes, size_t count, int *passed) {
  *passed = -1;
  struct iovec part = {.iov_base = bytes, .iov_len = count};
  union {
    struct cmsghdr aligned;
    unsigned char bytes[CMSG_SPACE(sizeof(int))];
  } control;
  struct msghdr message = {
      .msg_iov = &part, .msg_iovlen = 1, .msg_control = control.bytes, .msg_controllen = sizeof control.bytes};
  ssize_t got;
  do {
    got = recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
  } while (got < 0 && errno == EINTR);
  if (got < 0) return -errno;
  for (struct cmsghdr *header = CMSG_FIRSTHDR(&message); header; header = CMSG_NXTHDR(&message, header)) {
    if (header->cmsg_level != SOL_SOCKET || header->cmsg_type != SCM_RIGHTS) continue;
    // The padding of the control buffer has room for a second descriptor, so there may be one.
    size_t descriptors = (header->cmsg_len - CMSG_LEN(0)) / sizeof(int);
    for (size_t i = 0; i < descriptors; i++) {
      int descriptor;
      memcpy(&descriptor, CMSG_DATA(header) + i * sizeof descriptor, sizeof descriptor);
      if (*passed < 0) {
        *passed = descriptor;
        if (MSG_CMSG_CLOEXEC == 0) fcntl(descriptor, F_SETFD, FD_CLOEXEC);
      } else {
        close(descriptor);
      }
    }
  }
  return got;
}

static int unix_socket(const char *path, struct sockaddr_un *address) {
  memset(address, 0, sizeof *address);
  address->sun_family = AF_UNIX;
  if (strlen(path) >= sizeof address->sun_path) {
    errno = ENAMETOOLONG;
    return -1;
  }
  strcpy(address->sun_path, path);
#if defined(SOCK_CLOEXEC)
  int made = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
#else
  int made = socket(AF_UNIX, SOCK_STREAM, 0);
#endif
  return made < 0 ? made : above_standard(made);
}

int pf_socket_listen(const char *path) {
  struct sockaddr_un address;
  int made = unix_socket(path, &address);
  if (made < 0) return -errno;
  // A process that ended without removing its socket leaves a name to which nobody answers.
  struct stat status;
  if (lstat(path, &status) == 0 && S_ISSOCK(status.st_mode)) {
    if (connect(made, (struct sockaddr *)&address, sizeof address) == 0) errno = EADDRINUSE;
    int is_left = errno == ECONNREFUSED;
    close(made);
    if (!is_left) return -EADDRINUSE;
    if (unlink(path) != 0) return -errno;
    made = unix_socket(path, &address);
    if (made < 0) return -errno;
  }
  mode_t before = umask(0177);
  int code = bind(made, (struct sockaddr *)&address, sizeof address) == 0 && listen(made, SOMAXCONN) == 0 ? 0 : errno;
  umask(before);
  if (code == 0) return made;
  close(made);
  return -code;
}

int pf_socket_accept(int listener, int milliseconds) {
  struct pollfd request = {.fd = listener, .events = POLLIN};
  if (poll(&request, 1, milliseconds) <= 0) return -EAGAIN;
#if defined(SOCK_CLOEXEC)
  int made = accept4(listener, NULL, NULL, SOCK_CLOEXEC);
#else
  int made = accept(listener, NULL, NULL);
#endif
  if (made < 0) return -errno;
#if defined(SO_NOSIGPIPE)
  int on = 1;
  setsockopt(made, SOL_SOCKET, SO_NOSIGPIPE, &on, sizeof on);
#endif
  made = above_standard(made);
  return made < 0 ? -errno : made;
}
