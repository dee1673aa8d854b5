/** Settings that no cluster can satisfy. The message says what to change. */
export class GeneratorError extends Error {
  override readonly name = 'GeneratorError'
}
