/**
 * Runs on the audio thread: collects the first channel into blocks and posts each as a Float32Array. Starts paused.
 * Accepts the messages 'resume', 'pause' and 'flush'. Pause and flush post what has been collected; flush then posts null.
 */
class RehearseRecorder extends AudioWorkletProcessor {
  constructor(options) {
    super();
    this.block = new Float32Array(options.processorOptions.blockLength);
    this.filled = 0;
    this.isPaused = true;
    this.port.onmessage = ({ data }) => {
      this.isPaused = data !== 'resume';
      if (this.isPaused) this.post();
      if (data === 'flush') this.port.postMessage(null);
    };
  }

  post() {
    if (this.filled === 0) return;
    const block = this.block.slice(0, this.filled);
    this.filled = 0;
    this.port.postMessage(block, [block.buffer]);
  }

  process([input]) {
    const channel = input?.[0];
    if (!channel || this.isPaused) return true;
    for (let start = 0; start < channel.length; ) {
      const piece = channel.subarray(start, start + this.block.length - this.filled);
      this.block.set(piece, this.filled);
      this.filled += piece.length;
      start += piece.length;
      if (this.filled === this.block.length) this.post();
    }
    return true;
  }
}

registerProcessor('rehearse-recorder', RehearseRecorder);
