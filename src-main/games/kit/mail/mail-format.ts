/** Header of every part. */
export interface MailPartHeader {
  /** The first word of the block, in capitals. */
  readonly kind: string
  /** Letters and digits that identify the game in both players' files. */
  readonly game: string
  /** 0 before the first turn. */
  readonly turn: number
  /** The sending side. */
  readonly side: 'A' | 'B'
}

/**
 * Writes a kind of part after its header, and parses it from normalised statements; null if this version does not
 * write them that way.
 */
export interface MailPartFormat<Part extends MailPartHeader> {
  write(part: Part): readonly string[]
  read(body: readonly string[]): Omit<Part, keyof MailPartHeader> | null
}

/** Mail format of one game: the marks at the beginning and end of every block, and the format of each kind of part. */
export interface MailFormat<Part extends MailPartHeader> {
  readonly marks: { readonly begin: string; readonly end: string }
  /** Minimum length of a game identifier, in letters and digits. */
  readonly shortestGame: number
  readonly parts: { readonly [Kind in Part['kind']]: MailPartFormat<Extract<Part, { readonly kind: Kind }>> }
}

/** Number of header statements of every block. */
export const HEADER_STATEMENT_COUNT = 4

/** Number of letters in the checksum of a block and in the identifier of a mail. */
export const CHECKSUM_LETTERS = 12
export const MAIL_ID_LENGTH = 8
