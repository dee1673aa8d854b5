/** A battle that cannot be fought on the field; `message` says why and what to do. */
export class FieldFault extends Error {
  override readonly name = 'FieldFault'
}
