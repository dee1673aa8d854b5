/** What every part says first of itself. */
export interface PartHeader {
  /** In capitals it is the first word of its block. */
  readonly kind: string
  /** Letters and digits that name the game in both files. */
  readonly game: string
  /** 0 before the first turn. */
  readonly turn: number
  /** Who sends it. */
  readonly side: 'A' | 'B'
}

/** How a kind of part is said behind its head, and read again from squeezed statements; null where they are not what this version writes. */
export interface PartFormat<Part extends PartHeader> {
  write(part: Part): readonly string[]
  read(body: readonly string[]): Omit<Part, keyof PartHeader> | null
}

/** How the mails of one game say their parts: what stands at the beginning and the end of every block, and each kind of part. */
export interface MailFormat<Part extends PartHeader> {
  readonly marks: { readonly begin: string; readonly end: string }
  /** Letters and digits that name a game at least. */
  readonly shortestGame: number
  readonly parts: { readonly [Kind in Part['kind']]: PartFormat<Extract<Part, { readonly kind: Kind }>> }
}

/** Statements in the head of every block. */
export const HEADER_STATEMENTS = 4

/** Letters that tell whether a block is whole, and that name a mail. */
export const CHECKSUM_LETTERS = 12
export const MAIL_LETTERS = 8
