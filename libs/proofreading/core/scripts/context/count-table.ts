const LARGEST_LOAD = 0.6;
const MOST_TIMES = 255;

/** Weighted counts by 32-bit hash in typed arrays: 9 bytes a slot, where a `Map` would take 60. */
export class CountTable {
  private keys: Uint32Array;
  private weights: Float32Array;
  private times: Uint8Array;
  size = 0;

  /** @param bits the table starts with 2^bits slots and grows */
  constructor(bits = 16) {
    this.keys = new Uint32Array(1 << bits);
    this.weights = new Float32Array(1 << bits);
    this.times = new Uint8Array(1 << bits);
  }

  add(hash: number, weight: number): void {
    if (this.size >= this.keys.length * LARGEST_LOAD) this.grow();
    const slot = this.slotOf(hash || 1);
    this.weights[slot]! += weight;
    if (this.times[slot]! < MOST_TIMES) this.times[slot]!++;
  }

  *entries(): Generator<readonly [hash: number, weight: number, times: number]> {
    for (let slot = 0; slot < this.keys.length; slot++)
      if (this.keys[slot] !== 0) yield [this.keys[slot]!, this.weights[slot]!, this.times[slot]!];
  }

  private slotOf(key: number): number {
    const mask = this.keys.length - 1;
    let slot = key & mask;
    while (this.keys[slot] !== key) {
      if (this.keys[slot] === 0) {
        this.keys[slot] = key;
        this.size++;
        break;
      }
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private grow(): void {
    const { keys, weights, times } = this;
    this.keys = new Uint32Array(keys.length * 2);
    this.weights = new Float32Array(keys.length * 2);
    this.times = new Uint8Array(keys.length * 2);
    this.size = 0;
    keys.forEach((key, old) => {
      if (key === 0) return;
      const slot = this.slotOf(key);
      this.weights[slot] = weights[old]!;
      this.times[slot] = times[old]!;
    });
  }
}
