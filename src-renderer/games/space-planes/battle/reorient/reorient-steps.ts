import type { BattleEvent, Collision } from '#shared/games/space-planes/battle.ts'
import type { Point, Ship } from '#shared/games/space-planes/model.ts'
import { formatCompassDirection, findShip } from '../table/table-geometry.ts'

/** Instruction for one ship of a reorientation. */
export interface ReorientStep {
  readonly ship: string
  /** For example “two long moves along the roll (144 mm), then tip over the north edge: 5 comes up”. */
  readonly words: string
  readonly isCancelled: boolean
  /** The ship before the step. */
  readonly from: Ship
  /** All ships after the step. */
  readonly ships: readonly Ship[]
}

type Stepped = Extract<BattleEvent, { type: 'stepped' }>
type Stopped = Extract<BattleEvent, { type: 'stopped' }>
type Reoriented = Stepped | Stopped

/** Lists a reorientation ship by ship, in the order of the rules (SP-REOR-2 to SP-REOR-5). Empty if there was none. */
export function listReorientSteps(before: readonly Ship[], events: readonly BattleEvent[]): readonly ReorientStep[] {
  const roller = events.find((event) => event.type === 'began-manoeuvre')?.ship ?? null
  const own = events.filter((event): event is Stepped => event.type === 'stepped' && event.kind === 'part')
  const steps = events.filter(
    (event): event is Reoriented => (event.type === 'stepped' || event.type === 'stopped') && event.kind !== 'part',
  )
  const level = events.find((event) => event.type === 'levelled')
  const [last, previous] = [own.at(-1), own.at(-2)]
  if (!last || steps.length === 0) return []
  const start = previous?.to ?? findShip(before, roller)
  const path = start ? { x: last.to.x - start.x, y: last.to.y - start.y } : { x: 0, y: 1 }
  let ships: readonly Ship[] = before.map((ship) => (ship.id === roller ? { ...ship, ...last.to } : ship))
  return [...new Set(steps.map(({ ship }) => ship))].flatMap((id) => {
    const from = findShip(ships, id)
    if (!from) return []
    const ofShip = steps.filter(({ ship }) => ship === id)
    const made = ofShip.filter((event) => event.type === 'stepped')
    const plane = level?.type === 'levelled' ? level.plane : from.plane
    ships = ships.map((ship) => (ship.id === id ? { ...ship, ...made.at(-1)?.to, plane } : ship))
    const text = [movesWords(from, ofShip, path), flipWords(from, ofShip)]
      .filter((otherText) => otherText !== '')
      .join(', then ')
    const die = plane === from.plane ? '' : ` Its die shows ${plane}.`
    const isCancelled = ofShip.some(({ type }) => type === 'stopped')
    return [{ ship: id, words: `${text}.${die}`, isCancelled, from, ships }]
  })
}

/** Planes differ by at most five. */
const COUNTS: readonly string[] = ['no', 'one', 'two', 'three', 'four', 'five']

/** Formats the long moves of a ship and what stops them. */
function movesWords(from: Ship, steps: readonly Reoriented[], point: Point): string {
  const moves = steps.filter((event): event is Stepped => event.type === 'stepped' && event.kind === 'move')
  const stop = steps.find((event): event is Stopped => event.type === 'stopped' && event.kind === 'move')
  const last = moves.at(-1)
  const stopWords = stop ? `${moves.length > 0 ? 'the next' : 'a long move'} ${cannot(stop.hindrance)}` : ''
  if (!last) return stopWords
  const shift = { x: last.to.x - from.x, y: last.to.y - from.y }
  const side = shift.x * point.x + shift.y * point.y >= 0 ? 'along' : 'against'
  const count = moves.length === 1 ? 'a long move' : `${COUNTS[moves.length] ?? moves.length} long moves`
  const mm = Number(Math.hypot(shift.x, shift.y).toFixed(1))
  return [`${count} ${side} the roll (${mm} mm)`, ...(stopWords === '' ? [] : [stopWords])].join('; ')
}

function flipWords(from: Ship, steps: readonly Reoriented[]): string {
  const flip = steps.find(({ kind }) => kind === 'flip')
  if (!flip) return ''
  if (flip.type === 'stopped') return `the tip ${cannot(flip.hindrance)}`
  const moved = steps.findLast((event): event is Stepped => event.type === 'stepped' && event.kind === 'move')?.to
  const stood = moved ?? from
  const edge = formatCompassDirection({ x: flip.to.x - stood.x, y: flip.to.y - stood.y })
  return `tip over the ${edge} edge: ${flip.to.face} comes up`
}

function cannot(hindrance: Collision): string {
  return hindrance.by === 'border'
    ? `is cancelled: it would leave the table by ${hindrance.mm.toFixed(1)} mm`
    : `is cancelled: it would strike ship ${hindrance.ship} by ${hindrance.mm.toFixed(1)} mm`
}
