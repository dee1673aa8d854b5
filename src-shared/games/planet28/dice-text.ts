/** Dice in printed notation: 2D10+4 (P28-ROLL-3). */
export type DiceText = `${number}D${number}` | `${number}D${number}+${number}` | `${number}D${number}-${number}`

/** Dice of one kind. */
interface DiceOfOneKind {
  readonly count: number
  readonly sides: number
}

/** Parsed dice: the dice by kind and the constant `plus` (P28-ROLL-3). */
export interface ParsedDiceText {
  readonly dice: readonly DiceOfOneKind[]
  readonly plus: number
}

/** Kinds of dice used by the game (P28-ROLL-3). */
const SIDES: readonly number[] = [4, 6, 8, 10, 12, 20]
const MOST_DICE = 20
const MOST_ADDED = 99

/** Maximum length to parse; longer than any dice that the game allows. */
const LONGEST = 80
/** Stored notation. */
const PLAIN = /^[\dD+-]+$/
const term = /([+-])(?:(\d*)D(\d+)|(\d+))/y

/** Parses dice of one or several kinds (P28-ROLL-3, P28-CW-1). Throws if the text is not dice. */
export function parseDiceText(text: string): ParsedDiceText {
  const parts = readDice(text)
  if (parts === null) throw new Error(`"${text}" is not dice such as 2D10+4`)
  return parts
}

/** Normalises typed dice to the stored notation: 2d10 + 4 becomes 2D10+4. Returns other texts unchanged. */
export function normalizeDiceText(text: string): string {
  const parts = readDice(text)
  if (parts === null) return text
  const dice = parts.dice.map(({ count, sides }) => `${count}D${sides}`).join('+')
  return parts.plus === 0 ? dice : `${dice}${parts.plus > 0 ? '+' : ''}${parts.plus}`
}

/** The problem of typed dice, or null. Valid are 1 to 20 dice of the game (P28-ROLL-3). */
export function findDiceFault(text: string): string | null {
  const parts = readDice(text)
  const written = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
  if (parts === null) return `“${written}” is not dice: write them such as 2D10+4 or 1D6+1D8.`
  if (parts.dice.some(({ sides }) => !SIDES.includes(sides)))
    return `“${written}” has a die that the game does not use: take a D4, D6, D8, D10, D12 or D20.`
  const count = parts.dice.reduce((sum, die) => sum + die.count, 0)
  if (parts.dice.some((die) => die.count < 1) || count > MOST_DICE)
    return `“${written}” is ${count} dice: take 1 to ${MOST_DICE}.`
  if (Math.abs(parts.plus) > MOST_ADDED) return `“${written}” adds ${parts.plus}: add at most ${MOST_ADDED}.`
  return null
}

/** Whether a text is valid dice of the game, such as 2D10+4 or 1D6+1D8 (P28-ROLL-3). */
export function isDiceText(text: string): boolean {
  return findDiceFault(text) === null
}

/** Parses the terms in order. Dice can only be added; numbers can also be subtracted. */
function readDice(text: string): ParsedDiceText | null {
  if (text.length > LONGEST) return null
  const tidy = PLAIN.test(text) ? text : text.replaceAll(/\s/g, '').replaceAll('−', '-').toUpperCase()
  const signed = /^[+-]/.test(tidy) ? tidy : `+${tidy}`
  const dice = new Map<number, number>()
  let plus = 0
  for (let at = 0; at < signed.length; at = term.lastIndex) {
    term.lastIndex = at
    const [whole, sign, count = '', sides, number = '0'] = term.exec(signed) ?? []
    if (whole === undefined || (sides !== undefined && sign === '-')) return null
    if (sides === undefined) plus += Number(`${sign}${number}`)
    else dice.set(Number(sides), (dice.get(Number(sides)) ?? 0) + (count === '' ? 1 : Number(count)))
  }
  return dice.size === 0 ? null : { dice: [...dice].map(([sides, count]) => ({ count, sides })), plus }
}
