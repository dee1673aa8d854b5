/** Settings that no cluster can keep; the message says what to change. */
export class GeneratorError extends Error {
  override readonly name = 'GeneratorError'
}
