fn main() {
    citations::scan("PF");
}
