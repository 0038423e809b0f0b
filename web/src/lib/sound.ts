/** Small sounds, made on the spot; only when the settings want them. */
import { settings } from './settings.svelte';

export type Sound = 'card' | 'turn' | 'no' | 'win' | 'end' | 'chat';

let context: AudioContext | undefined;

/** Frequencies, one after the other, and how loud. */
const tunes: Record<Exclude<Sound, 'card'>, { notes: number[]; gap: number; length: number; gain: number }> = {
  turn: { notes: [523, 784], gap: 0.09, length: 0.22, gain: 0.09 },
  no: { notes: [185, 156], gap: 0.08, length: 0.14, gain: 0.1 },
  win: { notes: [523, 659, 784, 1047], gap: 0.11, length: 0.4, gain: 0.1 },
  end: { notes: [440, 392, 330], gap: 0.14, length: 0.4, gain: 0.08 },
  chat: { notes: [880], gap: 0, length: 0.1, gain: 0.05 },
};

export function sound(kind: Sound, isWanted = settings.sound): void {
  if (!isWanted || typeof AudioContext === 'undefined') return;
  // A page that nobody has touched may not be heard, and browsers complain when it tries.
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  if (kind === 'card') rustle(context);
  else {
    const { notes, gap, length, gain } = tunes[kind];
    notes.forEach((frequency, n) => tone(context as AudioContext, frequency, n * gap, length, gain));
  }
}

function tone(audio: AudioContext, frequency: number, delay: number, length: number, loud: number): void {
  const start = audio.currentTime + delay;
  const oscillator = new OscillatorNode(audio, { type: 'triangle', frequency });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.linearRampToValueAtTime(loud, start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}

/** A card that slides over cloth: a short breath of noise. */
function rustle(audio: AudioContext): void {
  const length = 0.09;
  const buffer = audio.createBuffer(1, audio.sampleRate * length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: 2600, Q: 0.7 });
  source.connect(filter).connect(new GainNode(audio, { gain: 0.25 })).connect(audio.destination);
  source.start();
}
