//! A real PostgreSQL, in a cluster of its own.

use std::fs;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::process::Command;

use sqlx::{Connection, Row};
use tempfile::TempDir;

/// Debian keeps the programs of each version apart.
fn programs() -> PathBuf {
    let versions = fs::read_dir("/usr/lib/postgresql").expect("PostgreSQL is not installed");
    let found = versions.flatten().map(|version| version.path().join("bin"));
    found.filter(|bin| bin.join("initdb").exists()).max().expect("PostgreSQL is not installed")
}

/// A throw-away cluster that only its socket reaches.
pub(crate) struct Cluster {
    folder: TempDir,
    options: String,
    /// Where it is reached over TLS.
    port: u16,
}

impl Cluster {
    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    pub(crate) fn run(&self, program: &str, arguments: &[&str]) {
        let program = programs().join(program);
        // PostgreSQL refuses to run as root.
        let mut command = if is_root() {
            let mut command = Command::new("runuser");
            command.args(["-u", "postgres", "--"]).arg(program);
            command
        } else {
            Command::new(program)
        };
        let output = command.args(arguments).current_dir("/").output().expect("it runs");
        let told = String::from_utf8_lossy(&output.stderr);
        let log = fs::read_to_string(self.log()).unwrap_or_default();
        assert!(output.status.success(), "{told}{log}");
    }

    pub(crate) fn start() -> Self {
        let cluster = Self::prepared();
        cluster.start_again();
        cluster
    }

    fn prepared() -> Self {
        let folder = TempDir::new().expect("a folder");
        let path = folder.path();
        open_to_all(path);
        let options = format!("-k {} -c listen_addresses='' -F", path.display());
        let cluster = Self { folder, options, port: 0 };
        let data = cluster.data();
        cluster.run("initdb", &["-D", &data, "-U", "grognard", "-A", "trust", "--no-sync"]);
        cluster
    }

    /// A cluster that is reached over TLS, at an address of the loopback and a free port.
    pub(crate) fn with_tls() -> Self {
        let mut cluster = Self::prepared();
        let path = cluster.folder.path().display().to_string();
        let make = |arguments: &str| {
            let mut openssl = Command::new("openssl");
            openssl.args(arguments.split_whitespace()).current_dir(&path);
            let output = openssl.output().expect("openssl runs");
            assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        };
        let fresh = "req -x509 -newkey rsa:2048 -nodes -days 2";
        for authority in ["root", "other"] {
            let files = format!("-keyout {authority}.key -out {authority}.crt");
            make(&format!(
                "{fresh} {files} -subj /CN={authority} -addext basicConstraints=critical,CA:TRUE"
            ));
        }
        make("req -newkey rsa:2048 -nodes -keyout server.key -out server.csr -subj /CN=localhost");
        fs::write(format!("{path}/san"), "subjectAltName=DNS:localhost,IP:127.0.0.1\n")
            .expect("written");
        make(
            "x509 -req -in server.csr -CA root.crt -CAkey root.key -CAcreateserial -days 2 -extfile san -out server.crt",
        );
        for file in ["server.crt", "server.key"] {
            let at = format!("{path}/{file}");
            fs::set_permissions(&at, fs::Permissions::from_mode(0o600)).expect("permissions");
            if is_root() {
                let owned = Command::new("chown").args(["postgres", &at]).status();
                assert!(owned.expect("chown runs").success());
            }
        }
        let port = {
            let free = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
            free.local_addr().expect("an address").port()
        };
        cluster.options = format!(
            "-k {path} -c listen_addresses=127.0.0.1 -p {port} -F -c ssl=on \
             -c ssl_cert_file={path}/server.crt -c ssl_key_file={path}/server.key"
        );
        cluster.start_again();
        cluster.port = port;
        cluster
    }

    /// The same over TLS, as strictly as `mode` says.
    pub(crate) fn tls_url(&self, mode: &str) -> String {
        let root = format!("{}/root.crt", self.folder.path().display());
        format!(
            "postgres://grognard@localhost:{}/postgres?sslmode={mode}&sslrootcert={root}",
            self.port
        )
    }

    /// How many clients speak to it over the network without encryption.
    pub(crate) async fn plain_connections(&self) -> i64 {
        let url = self.tls_url("require");
        let mut connection = sqlx::PgConnection::connect(&url).await.expect("connected");
        let sql = "SELECT COUNT(*) FROM pg_stat_activity JOIN pg_stat_ssl USING (pid) \
             WHERE client_addr IS NOT NULL AND NOT ssl";
        let row = sqlx::query(sql).fetch_one(&mut connection).await.expect("a row");
        row.get(0)
    }

    pub(crate) fn start_again(&self) {
        let (data, log) = (self.data(), self.log());
        self.run("pg_ctl", &["-D", &data, "-w", "-l", &log, "-o", &self.options, "start"]);
    }

    /// As if the power had failed.
    pub(crate) fn stop(&self) {
        self.run("pg_ctl", &["-D", &self.data(), "-m", "immediate", "stop"]);
    }

    fn log(&self) -> String {
        format!("{}/log", self.folder.path().display())
    }

    fn data(&self) -> String {
        format!("{}/data", self.folder.path().display())
    }

    pub(crate) fn url(&self) -> String {
        let socket = self.folder.path().display().to_string().replace('/', "%2F");
        format!("postgres://grognard@{socket}/postgres")
    }
}

/// The cluster's own user must be able to write here.
fn open_to_all(path: &Path) {
    fs::set_permissions(path, fs::Permissions::from_mode(0o777)).expect("permissions");
}

fn is_root() -> bool {
    fs::metadata("/proc/self").is_ok_and(|own| own.uid() == 0)
}

impl Drop for Cluster {
    fn drop(&mut self) {
        // A test that has failed says why by itself.
        if !std::thread::panicking() {
            self.stop();
            return;
        }
        let _ = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| self.stop()));
    }
}
