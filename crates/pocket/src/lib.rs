//! The umpire as WebAssembly. The page asks for room, writes what it asks as JSON, calls [`answer`],
//! and reads the answer where [`told`] says that it lies. There is one page and one thread.

use std::cell::RefCell;

use umpire::Asked;

thread_local! {
    static ASKED: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static TOLD: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Room for a question of so many bytes.
#[allow(unsafe_code, reason = "the page calls it by its name, which no other crate has")]
#[unsafe(no_mangle)]
pub extern "C" fn ask(length: usize) -> *mut u8 {
    ASKED.with_borrow_mut(|asked| {
        asked.clear();
        asked.resize(length, 0);
        asked.as_mut_ptr()
    })
}

/// Answers what was written there: the status is HTTP's; 0 where the question cannot be read.
#[allow(unsafe_code, reason = "the page calls it by its name, which no other crate has")]
#[unsafe(no_mangle)]
pub extern "C" fn answer() -> u32 {
    let asked = ASKED.with_borrow(|asked| serde_json::from_slice::<Asked>(asked));
    let (status, body) = asked.map_or((0, Vec::new()), |asked| umpire::answer(&asked));
    TOLD.set(body);
    status.into()
}

/// Where the last answer lies.
#[allow(unsafe_code, reason = "the page calls it by its name, which no other crate has")]
#[unsafe(no_mangle)]
pub extern "C" fn told() -> *const u8 {
    TOLD.with_borrow(|told| told.as_ptr())
}

/// How many bytes it has.
#[allow(unsafe_code, reason = "the page calls it by its name, which no other crate has")]
#[unsafe(no_mangle)]
pub extern "C" fn told_length() -> usize {
    TOLD.with_borrow(Vec::len)
}
