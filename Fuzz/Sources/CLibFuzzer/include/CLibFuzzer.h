#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Runs libFuzzer with its own arguments; calls back with each input. Returns its exit status, when it returns.
int LLVMFuzzerRunDriver(int *_Nonnull argc, char *_Nullable *_Nonnull *_Nonnull argv,
                        int (*_Nonnull callback)(const uint8_t *_Nullable data, size_t size));

/// Changes bytes in their place as libFuzzer does of itself. Returns how many there are now.
size_t LLVMFuzzerMutate(uint8_t *_Nonnull data, size_t size, size_t capacity);

/// Keeps the edges that were passed since the last call, besides those kept before, and counts none of them.
void FuzzKeepPassedEdges(void);

/// Returns true if the input passed an edge that no input passed before and that is not kept. All edges of the input are set
/// aside then.
bool FuzzSetNewEdgesAside(void);

/// Makes the edges that were set aside count again, without the kept ones.
void FuzzRestoreOtherEdges(void);

/// Counts none of the kept edges.
void FuzzUncountKeptEdges(void);
