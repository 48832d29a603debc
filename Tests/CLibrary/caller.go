// Prints the verdicts of the destinations on each file, one line for each: caller TO FILE…
package main

/*
#cgo pkg-config: libpreflight
#include <preflight.h>
#include <stdlib.h>
*/
import "C"

import (
	"fmt"
	"io"
	"log"
	"os"
	"unsafe"
)

func judge(to string, path string) string {
	file, err := os.Open(path)
	if err != nil {
		log.Fatal(err)
	}
	defer file.Close()
	info, err := file.Stat()
	if err != nil {
		log.Fatal(err)
	}
	names, name := C.CString(to), C.CString(path)
	defer C.free(unsafe.Pointer(names))
	defer C.free(unsafe.Pointer(name))
	var text *C.char
	upload := C.preflight_open(names, nil, C.uint64_t(info.Size()), name, &text)
	if upload == nil {
		log.Fatal(C.GoString(text))
	}
	defer C.preflight_close(upload)
	chunk := make([]byte, 65536)
	for C.preflight_state(upload) != C.PREFLIGHT_REFUSED {
		count, err := file.Read(chunk)
		C.preflight_add(upload, unsafe.Pointer(&chunk[0]), C.size_t(count))
		if err == io.EOF {
			break
		} else if err != nil {
			log.Fatal(err)
		}
	}
	C.preflight_end(upload)
	text = C.preflight_verdicts(upload)
	defer C.preflight_free(text)
	return C.GoString(text)
}

func main() {
	for _, path := range os.Args[2:] {
		fmt.Println(judge(os.Args[1], path))
	}
}
