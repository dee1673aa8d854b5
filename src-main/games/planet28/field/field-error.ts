/** A battle that cannot be fought on the field; `message` says why and what to do. */
export class FieldError extends Error {
  override readonly name = 'FieldFault'
}
