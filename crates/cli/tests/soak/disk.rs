//! A small file system of its own, which can be filled.

use std::fs;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// A file system in memory of a few megabytes. It is mounted in a namespace that a sleeping process
/// holds, so that it needs no privilege and goes when the test does. Servers run in that namespace;
/// the test sees the files through the root of the process.
pub(crate) struct SmallDisk {
    holder: Child,
    path: PathBuf,
}

impl SmallDisk {
    /// Where a server in the namespace finds its folder.
    pub(crate) const DATA: &str = "/mnt/data";

    pub(crate) fn new(kibibytes: u32) -> Self {
        let mount = format!(
            "mount -t tmpfs -o size={kibibytes}k,mode=0777 grognard /mnt && exec sleep 3600"
        );
        let mut command = Command::new("unshare");
        // Whoever is not root becomes it in a namespace of users.
        if !is_root() {
            command.arg("--map-root-user");
        }
        command.arg("--mount").args(["sh", "-c", &mount]).stdin(Stdio::null());
        let holder = command.spawn().expect("unshare runs");
        let path = PathBuf::from(format!("/proc/{}/root/mnt", holder.id()));
        let disk = Self { holder, path };
        for _ in 0..200 {
            if fs::read_to_string(format!("/proc/{}/mounts", disk.holder.id()))
                .is_ok_and(|mounts| mounts.contains("grognard /mnt tmpfs"))
            {
                return disk;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        panic!("no small file system could be mounted");
    }

    /// Runs a program where the file system is.
    pub(crate) fn command(&self, program: &str) -> Command {
        let mut command = Command::new("nsenter");
        command.args(["--target", &self.holder.id().to_string(), "--mount"]);
        if !is_root() {
            command.args(["--user", "--preserve-credentials"]);
        }
        command.arg(program);
        command
    }

    /// Copies the files of a server that has ended to where others can open them.
    pub(crate) fn copy_to(&self, folder: &Path) {
        for file in fs::read_dir(self.path.join("data")).expect("a folder").flatten() {
            fs::copy(file.path(), folder.join(file.file_name())).expect("copied");
        }
    }

    fn ballast(&self) -> PathBuf {
        self.path.join("ballast")
    }

    fn free_bytes(&self) -> u64 {
        let told = Command::new("stat").args(["-f", "-c", "%a %S"]).arg(&self.path).output();
        let told = String::from_utf8(told.expect("stat runs").stdout).expect("text");
        let mut numbers = told.split_whitespace().filter_map(|part| part.parse::<u64>().ok());
        let mut next = || numbers.next().expect("a number");
        next() * next()
    }

    /// Leaves so much room.
    pub(crate) fn fill(&self, but: u64) {
        let bytes = self.free_bytes().saturating_sub(but);
        fs::write(self.ballast(), vec![0; usize::try_from(bytes).expect("small")]).expect("filled");
    }

    pub(crate) fn make_room(&self) {
        fs::remove_file(self.ballast()).expect("there was some");
    }
}

fn is_root() -> bool {
    fs::metadata("/proc/self").is_ok_and(|own| own.uid() == 0)
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = self.holder.kill();
        let _ = self.holder.wait();
    }
}
