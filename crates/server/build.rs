//! Takes the built page into the program. Without one the program is built all the same: a clean
//! clone needs no Node.

use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let built = Path::new("../../web/dist");
    println!("cargo::rerun-if-changed={}", built.display());
    let out = env::var("OUT_DIR").map_err(io::Error::other)?;
    let page = Path::new(&out).join("page");
    if page.exists() {
        fs::remove_dir_all(&page)?;
    }
    fs::create_dir_all(&page)?;
    if built.join("index.html").exists() {
        copy(built, &page)?;
    }
    Ok(())
}

fn copy(from: &Path, to: &Path) -> io::Result<()> {
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        println!("cargo::rerun-if-changed={}", entry.path().display());
        if entry.file_type()?.is_dir() {
            fs::create_dir_all(&target)?;
            copy(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), &target)?;
        }
    }
    Ok(())
}
