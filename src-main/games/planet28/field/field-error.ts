/** A battle that cannot be fought on the field. `message` says why, and gives the remedy. */
export class FieldError extends Error {
  override readonly name = 'FieldFault'
}
