import type { PlanesMail } from '#main/db/repositories/space-planes.ts'
import type { SentMailPart } from '#main/db/schema/space-planes.ts'
import { formatCanonicalJson, sha256Hex } from '#main/games/kit/hash.ts'
import {
  countUsedCardLinks,
  type OutgoingParts,
  listOutgoingParts,
  getSideOfSeat,
} from '#main/games/space-planes/mail/outgoing-parts.ts'
import type { PlanesMailPart } from '#main/games/space-planes/mail/parts.ts'
import { formatPlanesMail } from '#main/games/space-planes/mail/planes-mail.ts'
import { formatTurn } from '#main/games/space-planes/turn-text.ts'
import { formatEml } from '#main/services/mail/eml.ts'
import type { PlanesMailDesk } from '#shared/contract/space-planes/mail.ts'
import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { SendMethod } from '#shared/games/space-planes/by-mail.ts'
import type { BattleOptions } from '#shared/games/space-planes/options.ts'
import { capitalizeSeat, formatSeatName, formatShipName } from '#shared/games/space-planes/sides.ts'
import { formatList, formatNameMidSentence } from '#shared/kit/format.ts'
import type { LoadedMailBattle } from './mail-battle.ts'

/** Lists the parts to send to the other table: the invitation until it has joined, then everything since. */
export function buildPartsToSend({ match, row, battle, standing }: LoadedMailBattle): OutgoingParts {
  const isInviter = battle.log[0]?.command.by === row.seat
  const joined = Object.keys(standing.mail?.links ?? {}).length
  if (!isInviter || joined > 1) return listOutgoingParts(battle)
  const side = getSideOfSeat(standing, row.seat)
  const [A, B] = side === 'A' ? [row.ownName, row.otherName] : [row.otherName, row.ownName]
  const options = match.options as BattleOptions
  const start = { name: match.name, players: { A, B }, options, anchor: battle.ownLink(0) }
  return { parts: [{ kind: 'invitation', game: row.code, turn: 0, side, start }], upTo: battle.log.length }
}

/** Record of a sent part: its first log entry, and a checksum of its content. */
function sentMark(part: PlanesMailPart): SentMailPart {
  if (part.kind === 'invitation') return { at: -1, sum: sumOf(part) }
  const { spent: _, ...sent } = part // says nothing of the battle
  return { at: part.at, sum: sumOf(sent) }
}

const sumOf = (content: unknown): string => sha256Hex(formatCanonicalJson(content)).slice(0, 16)

type Left = PlanesMail['copied'][number]
const isSame = (sentPart: SentMailPart) => (copied: Left) =>
  isPart(copied) && sentPart.at === copied.at && sentPart.sum === copied.sum
const isPart = (left: Left): left is SentMailPart => 'at' in left

/** How exactly this part was sent, whether a different one was sent in its place, or null. */
export function findPreviousSendMethod(
  { copied }: Pick<PlanesMail, 'copied'>,
  part: PlanesMailPart,
): SendMethod | 'otherwise' | null {
  const mark = sentMark(part)
  const sent = copied.filter(isPart).findLast(isSame(mark))
  if (sent) return sent.how ?? 'copied'
  return copied.some((left) => isPart(left) && left.at === mark.at) ? 'otherwise' : null
}

/** Computes the records after these parts were sent in this way; null removes their records. */
export function computeSentRecords(
  { copied }: Pick<PlanesMail, 'copied'>,
  parts: readonly PlanesMailPart[],
  how: SendMethod | null,
): PlanesMail['copied'] {
  const marks = parts.map(sentMark)
  const others = copied.filter((left) => !marks.some((mark) => isSame(mark)(left)))
  return how === null ? others : [...others, ...marks.map((mark) => ({ ...mark, how }))]
}

const LABELS = {
  invitation: 'Copy the invitation',
  joining: 'Copy the answer',
  places: 'Copy the placed ships',
  turn: 'Copy the turn',
  answer: 'Copy the cards',
} as const

/** Builds the current mail, or null if there is nothing to send. */
export function buildOutgoingMail(open: LoadedMailBattle): PlanesMailDesk['mail'] {
  const { match, row, standing } = open
  const { parts } = buildPartsToSend(open)
  const last = parts.at(-1)
  if (!last) return null
  const label = last.kind === 'turn' && last.turn === 0 ? 'Copy the placed ship' : LABELS[last.kind]
  const what = last.turn === 0 ? 'the beginning' : `turn ${last.turn}`
  const subject = `${match.name}, ${what}: ${row.ownName} to ${row.otherName}`
  const text = formatPlanesMail(parts, mailWords(open, parts))
  const letter = { address: row.address, subject, text }
  const about = last.turn === 0 ? `order-${standing.ships.length}` : `turn-${last.turn}`
  const ways = parts.map((part) => findPreviousSendMethod(row, part))
  const [left = null] = ways.slice(-1)
  return {
    label,
    ...letter,
    eml: formatEml(letter),
    fileName: `planes-${row.code}-${about}.eml`,
    left:
      left === 'otherwise' || ways.some((candidate) => candidate === null || candidate === 'otherwise') ? null : left,
    clash: ways.includes('otherwise') ? clashWords(open) : null,
  }
}

/** Explains what it means that a different mail was sent before. Never advises to undo a shot whose link was shown. */
function clashWords({ row: { otherName }, battle: { log, shown } }: LoadedMailBattle): string {
  return shown !== null && shown.link > countUsedCardLinks(log)
    ? `Another turn has left in place of this, with its card link. That link is spent: the next shot takes a new one, and both stories say so. If ${otherName} has pasted the other turn, it stands there, and this one is refused.`
    : `Something else has left before in place of this. If ${otherName} has pasted that, this will be refused there: tell them to undo it first.`
}

/** The text for people above the blocks: who flies what, the orders, and the positions of the cubes. */
function mailWords({ match, row, standing }: LoadedMailBattle, parts: readonly PlanesMailPart[]): string {
  const turns = parts.flatMap((part) => (part.kind === 'turn' ? [formatTurn(part.orders, part.after)] : []))
  const playerOf = (seat: string): string => (seat === row.seat ? row.ownName : row.otherName)
  const flown = standing.seats.map(
    (seat) => `${playerOf(seat)} flies ${formatNameMidSentence(formatSeatName(standing, seat))}`,
  )
  return [
    `${match.name}: a battle of Space Planes. ${formatList(flown)}.`,
    'Paste this whole mail into Orrery, under Battles, Space Planes.',
    ...turns.map((text) => `\n${text}`),
    ...(standing.ships.length === 0 ? [] : ['\nSo the cubes stand now:']),
    ...standing.ships.map((ship) => `- ${standingWords(standing, ship)}, flown by ${playerOf(ship.owner)}`),
  ].join('\n')
}

function standingWords(battle: Battle, { id, x, y, heading, face, plane }: Battle['ships'][number]): string {
  return `${capitalizeSeat(formatShipName(battle, id))}: ${x.toFixed(1)}, ${y.toFixed(1)} mm, heading ${heading}, face ${face} up, plane ${plane}`
}
