import { createGivenDice } from '#main/games/kit/dice.ts'
import { formatCanonicalJson } from '#main/games/kit/hash.ts'
import { evolveAll, type LogEntry, replayLog } from '#main/games/kit/replay.ts'
import type { Battle, BattleEvent } from '#shared/games/space-planes/battle.ts'
import type { RevealedChainLink } from '#shared/games/space-planes/by-mail.ts'
import type { Command } from '#shared/games/space-planes/commands.ts'
import { formatList } from '#shared/kit/format.ts'
import { decide } from '../decide.ts'
import { SPACE_PLANES } from '../game.ts'
import { formatNearestPlaceHint } from '../nearest-place.ts'
import { countLinkSteps, hashBattle, MAX_SHOT_LINKS } from '../proof/card-chain.ts'
import { createMailCommand } from '../turn-text.ts'
import {
  countUsedCardLinks,
  getShotCardLinkNumber,
  type MailBattle,
  getOwnCardLink,
  getSeatOfSide,
} from './outgoing-parts.ts'
import type { PlanesMailPart } from './parts.ts'
import { listStateDifferences, computeStateHashes } from './state-hashes.ts'

/** A part that belongs to a battle in progress. */
export type BattleMailPart = Exclude<PlanesMailPart, { kind: 'invitation' }>

/** Result of receiving a part: its commands (none if already known), or why it is refused. */
export type ReceivedPartResult =
  | {
      readonly ok: true
      readonly entries: readonly Entry[]
      /** The newest link spent by it. */
      readonly shown: RevealedChainLink | null
    }
  | { readonly ok: false; readonly why: string }

type Entry = LogEntry<Command, BattleEvent>

/**
 * Receives a part from the other player, entirely or not at all. A shot is answered immediately, so that its cards are
 * known here (SP-MAIL-1 to SP-MAIL-3).
 */
export function receiveMailPart(battle: MailBattle, part: BattleMailPart, sender: string): ReceivedPartResult {
  const { seat, start, log } = battle
  if (getSeatOfSide(start, part.side) === seat)
    return no('This comes from your own side. Paste what the other player sends.')
  const state = replayLog(SPACE_PLANES, start, log.slice(0, part.at))
  const wrong =
    part.at > log.length
      ? tooEarly(replayLog(SPACE_PLANES, start, log), part)
      : driftBefore(battle, state, part, sender)
  if (wrong !== null) return no(wrong)
  const skipped = countSkippedLinks(battle, state, part)
  if (skipped > MOST_SKIPPED)
    return no(
      `${formatMailPartLabel(part, sender)} skips ${skipped} card links, and a mail skips ${MOST_SKIPPED} at most. Ask ${sender} for the mail as Orrery wrote it; if that says the same, begin a new battle.`,
    )
  const played = playAll(state, commandsOf(battle, state, part))
  if (typeof played === 'string') return no(notPlayedWords(part, sender, played))
  const after = listStateDifferences(computeStateHashes(played.battle), part.end)
  if (after.length > 0) return no(driftWords(`After ${midWords(part, sender)}`, after, battle.log, sender))
  const here = log.slice(part.at, part.at + played.entries.length)
  if (!isSame(here, played.entries.slice(0, here.length)))
    return no(
      `${formatMailPartLabel(part, sender)} came before with other orders, and those stand here. ${askWords(battle, part, sender)}`,
    )
  const entries = played.entries.slice(here.length)
  const shown = spentAfter(battle, part)
  if (part.kind === 'joining' && log[part.at + 1] === undefined) {
    const drawn = placesAfter(battle, played.battle)
    if (typeof drawn === 'string') return no(notPlayedWords(part, sender, drawn))
    if (drawn !== null) return { ok: true, entries: [...entries, ...drawn.entries], shown: drawn.shown }
  }
  if (part.kind !== 'turn' || part.link === null || log[part.at + played.entries.length] !== undefined)
    return { ok: true, entries, shown }
  const answered = answerTo(battle, { ...part, link: part.link }, played.battle)
  if (typeof answered === 'string') return no(notPlayedWords(part, sender, answered))
  return { ok: true, entries: [...entries, ...answered.entries], shown: answered.shown }
}

/** Maximum number of card links that one mail may skip because they were spent on undone turns. A chain is finite. */
const MOST_SKIPPED = 50

/** Number of links unspent here that a part skips, according to its shot or its count of spent links (SP-MAIL-2). */
function countSkippedLinks({ log, shown }: MailBattle, before: Battle, part: BattleMailPart): number {
  const used = countUsedCardLinks(log.slice(0, part.at))
  const link = part.kind === 'turn' ? part.link : null
  const steps = link === null ? null : countLinkSteps(before.mail?.links[getSeatOfSide(before, part.side)] ?? '', link)
  const spent = Math.max(part.spent ?? 0, used + (steps ?? 1) - 1)
  return spent - Math.max(used, shown?.link ?? 0)
}

/** The newest spent link after the other player reported their number of spent links. */
function spentAfter({ shown }: MailBattle, { spent = 0 }: BattleMailPart): RevealedChainLink | null {
  return spent > (shown?.link ?? 0) ? { link: spent, state: '' } : shown
}

interface Answered {
  readonly entries: readonly Entry[]
  readonly shown: RevealedChainLink
}

/**
 * The own answer to a shot, using the link at the same position of the own chain as the shooter's, or why there is
 * none. A link that was revealed for another battle is spent (SP-MAIL-2).
 */
function answerTo(battle: MailBattle, { side, at, link }: ShotPart, aimed: Battle): Answered | string {
  const previous = aimed.mail?.links[getSeatOfSide(aimed, side)] ?? ''
  const number = countUsedCardLinks(battle.log.slice(0, at)) + (countLinkSteps(previous, link) ?? 1)
  const state = hashBattle(aimed)
  const { shown } = battle
  if (number > MAX_SHOT_LINKS) return NO_CARD_LINKS_MESSAGE
  if (shown !== null && number <= shown.link && (number < shown.link || shown.state !== state))
    return `Its card link was shown for another turn before, and a link that was shown is spent. Copy your own mail again for them: it says which links are spent. Once they have pasted it, their turn takes a new one.`
  const command: Command = { type: 'answer', by: battle.seat, shooter: link, target: getOwnCardLink(battle, number) }
  const played = playAll(aimed, [command])
  return typeof played === 'string' ? played : { entries: played.entries, shown: { link: number, state } }
}

/** Reason why no further shot can be dealt. */
export const NO_CARD_LINKS_MESSAGE =
  'All card links of this battle are spent, so no shot can be dealt: fly on without shots, or give up.'

/** The own link that draws the places once both have joined; null if this side draws none, or why it may not. */
function placesAfter(battle: MailBattle, joined: Battle): Answered | string | null {
  if (joined.mail?.drawsPlaces !== battle.seat) return null
  const state = hashBattle(joined)
  if (battle.shown !== null && battle.shown.state !== state)
    return 'The link that draws the places was shown for another answer before, and is spent. Begin a new battle.'
  const played = playAll(joined, [{ type: 'draw-places', by: battle.seat, link: getOwnCardLink(battle, 0) }])
  return typeof played === 'string' ? played : { entries: played.entries, shown: { link: 0, state } }
}

type ShotPart = Extract<BattleMailPart, { kind: 'turn' }> & { readonly link: string }

function notPlayedWords(part: BattleMailPart, sender: string, why: string): string {
  return `${formatMailPartLabel(part, sender)} cannot be played here: ${why} Nothing of it is taken.`
}

const no = (why: string): ReceivedPartResult => ({ ok: false, why })

/** Advice if another turn is recorded in place of a part. Nothing is undone once its cards are known. */
function askWords({ log }: MailBattle, { at }: BattleMailPart, sender: string): string {
  return hasShownLink(log.slice(at))
    ? `Its cards are known at both tables, so it stands: ask ${sender} to paste your newest mail and go on from there.`
    : `Ask ${sender} which of them is meant; undo the first one here to take the other.`
}

/** Whether one of these log entries revealed a link. */
function hasShownLink(log: MailBattle['log']): boolean {
  return log.some(({ command: { type } }) => type === 'aim' || type === 'answer' || type === 'draw-places')
}

/** Display name of a part. */
export function formatMailPartLabel({ kind, turn }: Pick<BattleMailPart, 'kind' | 'turn'>, sender: string): string {
  if (kind === 'joining') return `${sender} joins`
  if (kind === 'places') return `The places of all ships, from the link of ${sender}`
  if (kind === 'answer') return `The cards of ${sender} for the shot of turn ${turn}`
  return turn === 0 ? `A ship that ${sender} places` : `Turn ${turn} of ${sender}`
}

function midWords(part: BattleMailPart, sender: string): string {
  const text = formatMailPartLabel(part, sender)
  return part.kind === 'joining' ? `${sender} has joined` : text.charAt(0).toLowerCase() + text.slice(1)
}

function tooEarly({ turn, active, seats }: Battle, part: BattleMailPart): string {
  const expected =
    turn === 0
      ? 'ships are still placed here'
      : `turn ${turn}, of ${seats[0] === active ? 'side A' : 'side B'}, is in hand here`
  return `This is for turn ${part.turn}, and ${expected}: mails in between are missing. Paste them first.`
}

function driftBefore({ log }: MailBattle, state: Battle, part: BattleMailPart, sender: string): string | null {
  const before = listStateDifferences(computeStateHashes(state), part.before)
  return before.length === 0 ? null : driftWords(`Before ${midWords(part, sender)}`, before, log, sender)
}

function driftWords(when: string, what: readonly string[], log: MailBattle['log'], sender: string): string {
  const [only = ''] = what
  const verb = what.length === 1 && SINGULAR.test(only) ? 'is' : 'are'
  const remedy = hasShownLink(log)
    ? 'Compare both stories: whoever undid orders pastes the newest mail of the other.'
    : 'Compare both stories, and undo back to where they agree.'
  return `${when}, ${formatList(what)} ${verb} not the same here as at ${sender}’s table: the two battles have drifted apart, and nothing of this is taken. ${remedy}`
}

const SINGULAR = /^(ship|wh)/

/** Executes commands and returns their events and the resulting battle, or why one is refused. */
function playAll(
  before: Battle,
  commands: readonly Command[],
): { readonly entries: readonly Entry[]; readonly battle: Battle } | string {
  const entries: Entry[] = []
  let battle = before
  for (const command of commands) {
    const decision = decide(battle, command, createGivenDice([]))
    if (!decision.ok) return `${decision.refusal.message} ${formatNearestPlaceHint(battle, command)}`.trim()
    entries.push({ command, faces: [], events: decision.events })
    battle = evolveAll(SPACE_PLANES, battle, decision.events)
  }
  return { entries, battle }
}

function commandsOf(battle: MailBattle, before: Battle, part: BattleMailPart): Command[] {
  const by = getSeatOfSide(before, part.side)
  switch (part.kind) {
    case 'joining':
      return [{ type: 'join', by, anchor: part.anchor }]
    case 'places':
      return [{ type: 'draw-places', by, link: part.link }]
    case 'answer': {
      const here = battle.log[part.at]?.command
      const known = here?.type === 'answer' ? here.shooter : null
      const shooter = known ?? getOwnCardLink(battle, getShotCardLinkNumber(battle, part.at, before))
      return [{ type: 'answer', by, shooter, target: part.link }]
    }
    case 'turn':
      return part.orders.map((order) => createMailCommand(order, part.after, by))
  }
}

function isSame(here: MailBattle['log'], given: MailBattle['log']): boolean {
  const events = (log: MailBattle['log']): string => formatCanonicalJson(log.map((entry) => entry.events))
  return events(here) === events(given)
}
