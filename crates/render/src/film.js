const { chunks, captions, frames } = JSON.parse(document.getElementById("film-data").textContent);
const [moment, caption, toggle, at, number] = ["moment", "caption", "toggle", "at", "number"].map(
  (name) => document.getElementById("film-" + name),
);
let timer = null;
function show(index) {
  moment.innerHTML = frames[index].map((chunk) => chunks[chunk]).join("");
  caption.textContent = captions[index];
  number.textContent = index + 1 + " / " + frames.length;
  at.value = index;
}
function play(on) {
  clearInterval(timer);
  timer = on ? setInterval(next, 600) : null;
  toggle.textContent = on ? toggle.dataset.pause : toggle.dataset.play;
}
function next() {
  const index = Number(at.value) + 1;
  if (index < frames.length) show(index);
  else play(false);
}
toggle.addEventListener("click", () => {
  if (!timer && Number(at.value) === frames.length - 1) show(0);
  play(!timer);
});
at.addEventListener("input", () => {
  play(false);
  show(Number(at.value));
});
show(0);
play(!matchMedia("(prefers-reduced-motion: reduce)").matches);
