import { givenDice } from '#main/games/kit/dice.ts'
import { canonicalJson } from '#main/games/kit/hash.ts'
import { evolveAll, type LogEntry, replay } from '#main/games/kit/replay.ts'
import type { Battle, BattleEvent } from '#shared/games/space-planes/battle.ts'
import type { Command } from '#shared/games/space-planes/commands.ts'
import { listWords } from '#shared/kit/words.ts'
import { decide, SPACE_PLANES } from '../game.ts'
import { nearestWords } from '../nearest-place.ts'
import { mailCommandOf } from '../turn-text.ts'
import { answersIn, type MailedBattle, seatOfSide } from './own-parts.ts'
import type { PlanesPart } from './parts.ts'
import { differences, stateMarks } from './state-marks.ts'

/** A part that belongs into a battle that is under way. */
export type PlacedPart = Exclude<PlanesPart, { kind: 'invitation' }>

/** What comes of a part: the orders that it brings, none where it is here already; or why it is not taken. */
export type TakenPart =
  | { readonly ok: true; readonly entries: readonly LogEntry<Command, BattleEvent>[] }
  | { readonly ok: false; readonly why: string }

/** Takes what the other table sent, all of it or nothing; a shot is answered at once, so that its cards are here (SP-MAIL-1 to SP-MAIL-3). */
export function takePart(battle: MailedBattle, part: PlacedPart, sender: string): TakenPart {
  const { seat, start, log } = battle
  if (seatOfSide(start, part.side) === seat)
    return no('This comes from your own side. Paste what the other player sends.')
  const state = replay(SPACE_PLANES, start, log.slice(0, part.at))
  const wrong =
    part.at > log.length ? tooEarly(replay(SPACE_PLANES, start, log), part) : driftBefore(state, part, sender)
  if (wrong !== null) return no(wrong)
  const played = play(battle, state, part)
  if (typeof played === 'string')
    return no(`${partWords(part, sender)} cannot be played here: ${played} Nothing of it is taken.`)
  const after = differences(stateMarks(played.theirs), part.end)
  if (after.length > 0) return no(driftWords(`After ${midWords(part, sender)}`, after, sender))
  const here = log.slice(part.at, part.at + played.entries.length)
  return isSame(here, played.entries.slice(0, here.length))
    ? { ok: true, entries: played.entries.slice(here.length) }
    : no(`${partWords(part, sender)} came before with other orders, and those stand here. ${ASK(sender)}`)
}

const no = (why: string): TakenPart => ({ ok: false, why })
const ASK = (sender: string): string =>
  `Ask ${sender} which of them is meant; undo the first one here to take the other.`

/** What a part is called. */
export function partWords({ kind, turn }: Pick<PlacedPart, 'kind' | 'turn'>, sender: string): string {
  if (kind === 'joining') return `${sender} joins`
  if (kind === 'answer') return `The cards of ${sender} for the shot of turn ${turn}`
  return turn === 0 ? `A ship that ${sender} places` : `Turn ${turn} of ${sender}`
}

function midWords(part: PlacedPart, sender: string): string {
  const words = partWords(part, sender)
  return part.kind === 'joining' ? `${sender} has joined` : words.charAt(0).toLowerCase() + words.slice(1)
}

function tooEarly({ turn, active, seats }: Battle, part: PlacedPart): string {
  const expected =
    turn === 0
      ? 'ships are still placed here'
      : `turn ${turn}, of ${seats[0] === active ? 'side A' : 'side B'}, is in hand here`
  return `This is for turn ${part.turn}, and ${expected}: mails in between are missing. Paste them first.`
}

function driftBefore(state: Battle, part: PlacedPart, sender: string): string | null {
  const before = differences(stateMarks(state), part.before)
  return before.length === 0 ? null : driftWords(`Before ${midWords(part, sender)}`, before, sender)
}

function driftWords(when: string, what: readonly string[], sender: string): string {
  const [only = ''] = what
  const verb = what.length === 1 && SINGULAR.test(only) ? 'is' : 'are'
  return `${when}, ${listWords(what)} ${verb} not the same here as at ${sender}’s table: the two battles have drifted apart, and nothing of this is taken. Compare both stories, and undo back to where they agree.`
}

const SINGULAR = /^(ship|wh)/

interface PlayedPart {
  readonly entries: readonly LogEntry<Command, BattleEvent>[]
  /** How the battle stands where the part ends, before an answer from here. */
  readonly theirs: Battle
}

/** What the part orders, and the own answer to its shot; or why it may not be. */
function play(battle: MailedBattle, before: Battle, part: PlacedPart): PlayedPart | string {
  const entries: LogEntry<Command, BattleEvent>[] = []
  let state = before
  const run = (command: Command): string | null => {
    const decision = decide(state, command, givenDice([]))
    if (!decision.ok) return `${decision.refusal.message} ${nearestWords(state, command)}`.trim()
    entries.push({ command, faces: [], events: decision.events })
    state = evolveAll(SPACE_PLANES, state, decision.events)
    return null
  }
  for (const command of commandsOf(battle, before, part)) {
    const refusal = run(command)
    if (refusal !== null) return refusal
  }
  const theirs = state
  if (part.kind === 'turn' && part.link !== null) {
    const target = battle.ownLink(answersIn(battle.log.slice(0, part.at)) + 1)
    const refusal = run({ type: 'answer', by: battle.seat, shooter: part.link, target })
    if (refusal !== null) return refusal
  }
  return { entries, theirs }
}

function commandsOf(battle: MailedBattle, before: Battle, part: PlacedPart): Command[] {
  const by = seatOfSide(before, part.side)
  switch (part.kind) {
    case 'joining':
      return [{ type: 'join', by, anchor: part.anchor }]
    case 'answer': {
      const shooter = battle.ownLink(answersIn(battle.log.slice(0, part.at)) + 1)
      return [{ type: 'answer', by, shooter, target: part.link }]
    }
    case 'turn':
      return part.orders.map((order) => mailCommandOf(order, part.after, by))
  }
}

function isSame(here: MailedBattle['log'], given: MailedBattle['log']): boolean {
  const events = (log: MailedBattle['log']): string => canonicalJson(log.map((entry) => entry.events))
  return events(here) === events(given)
}
