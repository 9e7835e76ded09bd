fn main() {
    citations::scan("BF");
}
