import type { RefusalCode } from '#shared/contract/base.ts'

/** A command that is refused. `message` says what is refused and what to do. The command has no effect. */
export class RefusalError extends Error {
  override readonly name = 'Refused'
  readonly code: RefusalCode
  /** The code and rule, if the rules of a game refused it. */
  readonly refusal: { readonly code: string; readonly rule: string | null } | null

  constructor(code: RefusalCode, message: string, refusal: RefusalError['refusal'] = null) {
    super(message)
    this.code = code
    this.refusal = refusal
  }
}

/** Returns the row, or throws a refusal if it no longer exists. `what` is a noun such as “star”. */
export function requireFound<Row>(row: Row | null, what: string): Row {
  if (row === null)
    throw new RefusalError('not-found', `This ${what} is not there any more. It may have been removed or undone.`)
  return row
}
