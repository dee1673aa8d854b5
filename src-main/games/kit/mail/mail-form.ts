/** A part as statements: what it is and whose, then what it says. */
export interface PartStatements {
  /** The kind of part, the game, its turn as `TURN 3`, and who sends it. */
  readonly head: readonly string[]
  readonly body: readonly string[]
}

/** How the mails of one game say its parts: what stands at the beginning and the end of every block, and how statements are written and read. */
export interface MailForm<Part> {
  readonly marks: { readonly begin: string; readonly end: string }
  statementsOf(part: Part): PartStatements
  /** The part that squeezed statements say; null where they are not what this version writes. */
  partOf(head: readonly string[], body: readonly string[]): Part | null
}

/** Statements in the head of every block. */
export const HEAD_STATEMENTS = 4

/** Letters that tell whether a block is whole, and that name a mail. */
export const CHECK_LETTERS = 12
export const MAIL_LETTERS = 8
