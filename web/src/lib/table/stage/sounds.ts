/** Short tones: my turn, a move, the end. Off unless one wants them. */

export type Sound = 'turn' | 'move' | 'end';

/** Each tone: its pitch in hertz, when it begins and how long it lasts, in seconds. */
const TONES: Record<Sound, [number, number, number][]> = {
  turn: [
    [659, 0, 0.14],
    [880, 0.12, 0.22],
  ],
  move: [[392, 0, 0.08]],
  end: [
    [523, 0, 0.18],
    [659, 0.16, 0.18],
    [784, 0.32, 0.4],
  ],
};
const LOUDNESS = 0.09;
const SILENCE = 0.0001; // an exponential fall never reaches 0

let context: AudioContext | null = null;

export function sound(which: Sound): void {
  context ??= new AudioContext();
  for (const [pitch, from, length] of TONES[which]) {
    const start = context.currentTime + from;
    const tone = new OscillatorNode(context, { type: 'triangle', frequency: pitch });
    const loudness = new GainNode(context, { gain: LOUDNESS });
    loudness.gain.setValueAtTime(LOUDNESS, start);
    loudness.gain.exponentialRampToValueAtTime(SILENCE, start + length);
    tone.connect(loudness).connect(context.destination);
    tone.start(start);
    tone.stop(start + length);
  }
}
