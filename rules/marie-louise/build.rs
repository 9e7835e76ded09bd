fn main() {
    citations::scan("ML");
}
