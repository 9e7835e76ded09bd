fn main() {
    citations::scan("BE");
}
