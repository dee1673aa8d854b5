import type { BattleView, TurnView } from '#shared/contract/fistful/reports.ts'
import { formatShips } from '#shared/games/fistful/format-ships.ts'
import type { Ships } from '#shared/games/fistful/model.ts'
import type { FleetArrow } from '../map/overlay-shapes.ts'

type Event = TurnView['events'][number]

/** One step of a turn's replay. */
export interface TurnReplayStep {
  readonly label: string
  /** Descriptions, one per line. */
  readonly lines: readonly string[]
  /** Star to show. Null is the whole map. */
  readonly star: string | null
  /** Whether fleets and colonies are shown before or after the turn. */
  readonly moment: 'before' | 'after'
  readonly arrows: readonly FleetArrow[]
  readonly battles: ReadonlySet<string>
}

/** Events of colonies, shown one by one. */
const FATES: readonly Event['kind'][] = ['lost-transports', 'siege', 'siege-lifted', 'capture']

/**
 * Lists the steps of a turn in the order of the book: colonies and builds, moves, withdrawals, each battle, each
 * capture, recon.
 */
export function listTurnReplaySteps(turn: TurnView): readonly TurnReplayStep[] {
  const eventsOf = (...kinds: readonly Event['kind'][]) => turn.events.filter(({ kind }) => kinds.includes(kind))
  const still = { star: null, arrows: [], battles: new Set<string>() }
  const before = { ...still, moment: 'before' as const }
  const after = { ...still, moment: 'after' as const }
  const group = (label: string, events: readonly Event[]): TurnReplayStep[] =>
    events.length === 0 ? [] : [{ ...before, label, lines: events.map(({ text }) => text), arrows: arrowsOf(events) }]
  const went = arrowsOf(eventsOf('move', 'withdrawal'))
  return [
    { ...before, label: 'Before', lines: [`How turn ${turn.turn} began.`] },
    ...group('Founded and made', eventsOf('landing', 'production')),
    ...group('Moves', eventsOf('move')),
    ...group('Withdrawals', eventsOf('withdrawal')),
    ...turn.battles.map((battle) => battleStage(battle, went)),
    ...eventsOf(...FATES).map(({ text, star }): TurnReplayStep => ({
      ...after,
      label: 'Colonies',
      lines: [text],
      star,
    })),
    ...eventsOf('recon').map(({ text, star }): TurnReplayStep => ({ ...after, label: 'Recon', lines: [text], star })),
    { ...after, label: 'After', lines: endLines(turn, eventsOf('end')) },
  ]
}

/** Arrows of the fleets' movements. */
function arrowsOf(events: readonly Event[]): FleetArrow[] {
  return events.flatMap(({ kind, side, from, star }) =>
    (kind === 'move' || kind === 'withdrawal') && side && from && star
      ? [{ side, from, to: star, kind: kind === 'move' ? ('move' as const) : ('withdraw' as const) }]
      : [],
  )
}

function battleStage(battle: BattleView, arrows: readonly FleetArrow[]): TurnReplayStep {
  const { star, name, start, winner, survivors, rounds, flown } = battle
  const lines = [
    `${name} ${star}: ${fleetsOf(start.A)} of A against ${fleetsOf(start.B)} of B.`,
    flown
      ? `${winner} wins the dogfight with ${flown.left} cubes left, and keeps ${fleetsOf(survivors)}.`
      : `${winner} wins in round ${rounds.length} and keeps ${fleetsOf(survivors)}.`,
  ]
  return { label: 'Battle', lines, star, moment: 'before', arrows, battles: new Set([star]) }
}

function fleetsOf(fleets: Readonly<Record<string, Ships>>): string {
  return Object.values(fleets).map(formatShips).join('; ') || 'nothing'
}

function endLines({ turn }: TurnView, ends: readonly Event[]): string[] {
  return ends.length > 0 ? ends.map(({ text }) => text) : [`How turn ${turn} ended.`]
}
