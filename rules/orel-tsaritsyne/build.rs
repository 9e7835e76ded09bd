fn main() {
    citations::scan("OT");
}
