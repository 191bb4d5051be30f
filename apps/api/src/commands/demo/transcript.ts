/** The words of every transcript: an example with fillers, repetitions and mistakes, which says what it is. */
const example = `This is an example, um, because the demonstration can not understand what you say. In the picture I see two childrens
in a park, and they they is playing with a ball. Behind them a old man sits on a bench and er he look at the trees. The weather is
sunny and the the people seem happy. I think it is a Sunday, because nobody is in a hurry and many families have brought their
food. I would like to be there too.`;

const unclear = new Set(['bench', 'trees.', 'hurry']);
const clearConfidence = 0.94;
const unclearConfidence = 0.55;
/** Limits of a pace that people speak at, in seconds a word. */
const fastest = 0.3;
const slowest = 0.6;
const share = 0.8;

/** Length of a WAV file in seconds; null for other files. */
function secondsOf(bytes: Uint8Array): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const header = 44;
  const isWav = bytes.length > header && new TextDecoder().decode(bytes.subarray(0, 4)) === 'RIFF';
  const bytesPerSecond = isWav ? view.getUint32(28, true) : 0;
  return bytesPerSecond > 0 ? (bytes.length - header) / bytesPerSecond : null;
}

/** The reply to a recording: the example, spread over its length. */
export function demonstrationTranscript(recording: Uint8Array) {
  const texts = example.split(/\s+/u);
  const seconds = secondsOf(recording) ?? texts.length * slowest;
  const step = Math.min(slowest, Math.max(fastest, seconds / texts.length));
  return {
    language: 'english',
    duration: seconds,
    text: texts.join(' '),
    words: texts.map((word, index) => ({
      ...{ word, start: index * step, end: (index + share) * step },
      probability: unclear.has(word) ? unclearConfidence : clearConfidence,
    })),
  };
}
