import type { RefusalCode } from '#shared/contract/base.ts'

/** Something that may not be done as asked: `message` says what and what to do. Nothing of the command stays. */
export class RefusalError extends Error {
  override readonly name = 'Refused'
  readonly code: RefusalCode
  /** What the rules of a game say besides, where they refused. */
  readonly refusal: { readonly code: string; readonly rule: string | null } | null

  constructor(code: RefusalCode, message: string, refusal: RefusalError['refusal'] = null) {
    super(message)
    this.code = code
    this.refusal = refusal
  }
}

/** What was looked for, or a refusal that it is not there any more; `what` is a noun such as “star”. */
export function requireFound<Row>(row: Row | null, what: string): Row {
  if (row === null)
    throw new RefusalError('not-found', `This ${what} is not there any more. It may have been removed or undone.`)
  return row
}
