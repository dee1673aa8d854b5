/**
 * Creates a seeded random function of the draw number, in the range [0, 1): the n-th draw is always the same
 * (splitmix32).
 */
export function createSeededRandom(seed: number): (draw: number) => number {
  return (draw) => {
    let state = (seed + Math.imul(draw + 1, 0x9e3779b9)) | 0
    state = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    state = Math.imul(state ^ (state >>> 15), 0x735a2d97)
    return ((state ^ (state >>> 15)) >>> 0) / 2 ** 32
  }
}
