import { setSetting, setting } from "./kept.svelte";

/** What is heard at a table. */
export type Sound = "dice" | "volley" | "march" | "loss" | "rout" | "turn";

/** Off until somebody wants it. */
export const sound = $state({ on: setting("sound", "off") === "on" });

export function setSound(on: boolean): void {
  sound.on = on;
  setSetting("sound", on ? "on" : "off");
  if (on) play("turn");
}

let context: AudioContext | null = null;

/** A burst of noise: how long, through which filter, how loud, and when. */
function noise(audio: AudioContext, seconds: number, low: number, gain: number, at: number): void {
  const samples = Math.floor(audio.sampleRate * seconds);
  const buffer = audio.createBuffer(1, samples, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let index = 0; index < samples; index += 1) data[index] = (Math.random() * 2 - 1) * (1 - index / samples) ** 2;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: "lowpass", frequency: low });
  source.connect(filter).connect(new GainNode(audio, { gain })).connect(audio.destination);
  source.start(audio.currentTime + at);
}

/** A tone that dies away. */
function tone(audio: AudioContext, pitch: number, seconds: number, gain: number, at: number): void {
  const begin = audio.currentTime + at;
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(gain, begin);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + seconds);
  const oscillator = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(begin);
  oscillator.stop(begin + seconds);
}

const SCORES: Record<Sound, (audio: AudioContext) => void> = {
  dice: (audio) => [0, 0.07, 0.16, 0.22].forEach((at) => noise(audio, 0.03, 4200, 0.18, at)),
  volley: (audio) => [0, 0.03, 0.05, 0.09, 0.14, 0.17].forEach((at) => noise(audio, 0.35, 1500, 0.3, at)),
  march: (audio) => [0, 0.18, 0.36, 0.45].forEach((at) => noise(audio, 0.06, 700, 0.3, at)),
  loss: (audio) => noise(audio, 0.25, 260, 0.5, 0),
  rout: (audio) => [220, 196, 165].forEach((pitch, index) => tone(audio, pitch, 0.3, 0.12, index * 0.16)),
  turn: (audio) => [392, 523].forEach((pitch, index) => tone(audio, pitch, 0.35, 0.1, index * 0.14)),
};

/** Plays a sound, if any are wanted; a browser that has none is silent. */
export function play(which: Sound): void {
  if (!sound.on) return;
  try {
    context ??= new AudioContext();
    void context.resume();
    SCORES[which](context);
  } catch {
    // Sounds are never needed.
  }
}
