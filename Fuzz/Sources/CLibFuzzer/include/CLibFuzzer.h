#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Runs libFuzzer with its own arguments; calls back with each input. Returns its exit status, if it returns.
int LLVMFuzzerRunDriver(int *_Nonnull argc, char *_Nullable *_Nonnull *_Nonnull argv,
                        int (*_Nonnull callback)(const uint8_t *_Nullable data, size_t size));

/// Changes bytes in place, as libFuzzer itself does. Returns the new number of bytes.
size_t LLVMFuzzerMutate(uint8_t *_Nonnull data, size_t size, size_t capacity);

/// Keeps the edges that were passed since the last call, in addition to those kept before, and counts none of them.
void FuzzKeepPassedEdges(void);

/// Returns true if the input passed an edge that no input passed before and that is not kept. In that case, all edges of the
/// input are set aside.
bool FuzzSetNewEdgesAside(void);

/// Counts the edges that were set aside again, without the kept ones.
void FuzzRestoreOtherEdges(void);

/// Removes the kept edges from the counters.
void FuzzUncountKeptEdges(void);
