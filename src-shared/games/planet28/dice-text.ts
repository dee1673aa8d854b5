/** Dice as the book prints them: 2D10+4 (P28-ROLL-3). */
export type DiceText = `${number}D${number}` | `${number}D${number}+${number}` | `${number}D${number}-${number}`

/** Dice taken apart: `count` dice of `sides`, then `plus` added. */
export interface DiceParts {
  readonly count: number
  readonly sides: number
  readonly plus: number
}

const notation = /^(\d+)D(\d+)([+-]\d+)?$/

/** The parts of a dice text (P28-ROLL-3); throws where it is none. */
export function parseDiceText(text: string): DiceParts {
  const match = notation.exec(text)
  if (match === null) throw new Error(`"${text}" is not dice such as 2D10+4`)
  return { count: Number(match[1]), sides: Number(match[2]), plus: Number(match[3] ?? 0) }
}
