import type { PlanesMail } from '#main/db/repositories/space-planes.ts'
import { summarizeMatch } from '#main/games/kit/match-summary.ts'
import type { ReplayedCommand } from '#main/games/kit/replay-file.ts'
import type { LogEntry } from '#main/games/kit/replay.ts'
import { evolveAll, replayLog } from '#main/games/kit/replay.ts'
import { SPACE_PLANES } from '#main/games/space-planes/game.ts'
import { getSeatOfSide } from '#main/games/space-planes/mail/outgoing-parts.ts'
import type { PlanesMailPart } from '#main/games/space-planes/mail/parts.ts'
import { formatMailPartLabel, receiveMailPart } from '#main/games/space-planes/mail/receive-part.ts'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import type { Battle, BattleEvent } from '#shared/games/space-planes/battle.ts'
import { MAIL_SIDES, type RevealedChainLink } from '#shared/games/space-planes/by-mail.ts'
import type { Command } from '#shared/games/space-planes/commands.ts'
import { type Invitation, requireSoundInvitation } from './invitation.ts'
import type { LoadedMailBattle } from './mail-battle.ts'

type Entry = LogEntry<Command, BattleEvent>

/** A part of a mail and its result. */
export interface IncomingPartResult {
  readonly part: PlanesMailPart
  readonly text: string
  readonly problem: string | null
  /** Whether everything in it is already known. */
  readonly isHere: boolean
}

/** The result of a mail, before anything is written. */
export interface IncomingMailResult {
  readonly parts: readonly IncomingPartResult[]
  /** The log entries that its valid parts add to the battle. */
  readonly entries: readonly Entry[]
  /** The newest card link that is spent by accepting it. */
  readonly shown: RevealedChainLink | null
  /** The invitation that would begin a battle here, or null. */
  readonly invitation: Invitation | null
}

/** Judges the parts of one mail for the battle they name. `open` is null if the battle is not here. */
export function evaluateMailParts(parts: readonly PlanesMailPart[], open: LoadedMailBattle | null): IncomingMailResult {
  const code = parts[0]?.game
  const entries: Entry[] = []
  let shown = open?.battle.shown ?? null
  let invitation: Invitation | null = null
  let isStopped = false
  const judged = parts.map((part): IncomingPartResult => {
    const text = describeMailPart(part, open?.row ?? null)
    const before = entries.length
    const problem = problemOf(part)
    if (problem !== null) isStopped = true
    const isHere = problem === null && invitation === null && entries.length === before
    return { part, text, problem, isHere }
  })
  return { parts: judged, entries, shown, invitation }

  function problemOf(part: PlanesMailPart): string | null {
    if (part.game !== code) return `This is of the battle ${part.game}: paste its mail by itself.`
    if (isStopped) return 'It follows a part that was not taken.'
    if (open === null) {
      if (part.kind !== 'invitation') return `This campaign has no battle ${part.game}. Paste its invitation first.`
      invitation = part
      return refusalOf(() => requireSoundInvitation(part))
    }
    const { row, battle } = open
    if (part.kind === 'invitation')
      return getSeatOfSide(battle.start, part.side) === row.seat
        ? 'This is your own invitation: it is for the other table.'
        : null
    const read = receiveMailPart({ ...battle, shown, log: [...battle.log, ...entries] }, part, row.otherName)
    if (!read.ok) return read.why
    entries.push(...read.entries)
    shown = read.shown
    return null
  }
}

function refusalOf(act: () => void): string | null {
  try {
    act()
    return null
  } catch (error) {
    if (error instanceof RefusalError) return error.message
    throw error
  }
}

function describeMailPart(part: PlanesMailPart, row: PlanesMail | null): string {
  if (part.kind === 'invitation') return `An invitation to ${part.start.name}`
  return formatMailPartLabel(part, row?.otherName ?? `side ${part.side}`)
}

/** Builds the commands with which both seats join an invitation's battle. */
export function buildJoinCommands({ side, start }: Invitation, anchor: string): Command[] {
  const at = MAIL_SIDES.indexOf(side)
  const [theirs = '', ours = ''] = [start.options.seats[at], start.options.seats[1 - at]]
  return [
    { type: 'join', by: theirs, anchor: start.anchor },
    { type: 'join', by: ours, anchor },
  ]
}

/** Converts log entries to orders to append to a log. */
export function buildReplayedCommands(
  { battle }: LoadedMailBattle,
  entries: readonly Entry[],
): ReplayedCommand<Command, BattleEvent>[] {
  let state: Battle = replayLog(SPACE_PLANES, battle.start, battle.log)
  return entries.map(({ command, faces, events }, index) => {
    state = evolveAll(SPACE_PLANES, state, events)
    const summary = index === entries.length - 1 ? summarizeMatch(SPACE_PLANES, state) : null
    return { command, faces, events, isLast: SPACE_PLANES.isOver(state), summary }
  })
}
