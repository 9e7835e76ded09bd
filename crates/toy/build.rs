fn main() {
    citations::scan("TY");
}
