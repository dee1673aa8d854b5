import { formatList, formatSigned } from '../kit/format.ts'
import type { CommandResult, RandomDraw, NeededNumber, RollResult } from './result.ts'

/** Formats what was drawn: “5”, “heads”, “Queen of cups”. */
export function formatRandomDraw(draw: RandomDraw): string {
  if (draw.kind === 'die') return String(draw.face)
  return draw.kind === 'coin' ? (draw.isHeads ? 'heads' : 'tails') : draw.name
}

/** Formats the number that a roll needs: “9 or more”, “under 5”. */
export function formatNeededNumber({ is, value }: Omit<NeededNumber, 'parts'>): string {
  return is === 'under' ? `under ${value}` : `${value} or more`
}

/** Formats the parts of a number: “Shooting 6, moved -1”. Empty for a number without parts. */
export function formatNeededParts(parts: NeededNumber['parts']): string {
  return parts.map(({ source, value }, at) => `${source} ${at === 0 ? value : formatSigned(value)}`).join(', ')
}

/** Formats what counts of a roll: “= 10” for a sum, “9 counts” for one of several draws, empty for a single draw. */
export function formatRollTotal({ draws, modifiers, total, needed }: RollResult): string {
  if (draws.length < 2 && modifiers.length === 0) return ''
  const isChosen = draws.some(({ kind }) => kind === 'card') || (needed?.is === 'under' && modifiers.length === 0)
  return isChosen ? `${total} counts` : `= ${total}`
}

/** Formats a roll as a sentence: “Zap rifle: 5 and 3, +2 again = 10, 9 or more needed: hit”. */
function formatRoll(roll: RollResult): string {
  const { label, draws, modifiers, needed, outcome } = roll
  const drawn = formatList(draws.map(formatRandomDraw))
  const added = modifiers.map(({ source, value }) => `, ${formatSigned(value)} ${source}`).join('')
  const sum = formatRollTotal(roll)
  const made = needed === null || needed.parts.length === 0 ? '' : ` (${formatNeededParts(needed.parts)})`
  const need = needed === null ? '' : `, ${formatNeededNumber(needed)}${made} needed`
  return `${label}: ${drawn}${added}${sum === '' ? '' : ` ${sum}`}${need}: ${outcome.toLowerCase()}`
}

/** Formats a result for screen readers, the command line and mails. */
export function formatCommandResult({ title, outcome, rolls, affected, notes }: CommandResult): string {
  const changes = affected.map(({ name, change }) => `${name} ${change}`)
  return [outcome === null ? title : `${title}: ${outcome}`, ...rolls.map(formatRoll), ...changes, ...notes]
    .map((line) => `${line}.`)
    .join(' ')
}
