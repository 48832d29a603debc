// Prints the verdicts of the destinations on each file, one line for each: caller TO FILE…
use std::ffi::{c_char, c_int, c_void, CStr, CString};
use std::io::Read;
use std::ptr::{null, null_mut};

#[link(name = "preflight")]
extern "C" {
    fn preflight_open(to: *const c_char, assume: *const c_char, size: u64, name: *const c_char, error: *mut *mut c_char) -> *mut c_void;
    fn preflight_add(upload: *mut c_void, bytes: *const u8, count: usize) -> c_int;
    fn preflight_end(upload: *mut c_void) -> c_int;
    fn preflight_state(upload: *mut c_void) -> c_int;
    fn preflight_verdicts(upload: *mut c_void) -> *mut c_char;
    fn preflight_close(upload: *mut c_void);
    fn preflight_free(text: *mut c_char);
}
const REFUSED: c_int = 2;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().collect();
    let to = CString::new(words[1].as_str())?;
    for path in &words[2..] {
        let mut file = std::fs::File::open(path)?;
        let name = CString::new(path.as_str())?;
        let mut error = null_mut();
        let upload = unsafe { preflight_open(to.as_ptr(), null(), file.metadata()?.len(), name.as_ptr(), &mut error) };
        if upload.is_null() {
            return Err(unsafe { CStr::from_ptr(error) }.to_str()?.into());
        }
        let mut chunk = [0; 65536];
        while unsafe { preflight_state(upload) } != REFUSED {
            let count = file.read(&mut chunk)?;
            if count == 0 {
                break;
            }
            unsafe { preflight_add(upload, chunk.as_ptr(), count) };
        }
        unsafe {
            preflight_end(upload);
            let text = preflight_verdicts(upload);
            println!("{}", CStr::from_ptr(text).to_str()?);
            preflight_free(text);
            preflight_close(upload);
        }
    }
    Ok(())
}
