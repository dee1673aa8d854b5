import type { Corner, Direction, Part, Sense } from '#shared/games/space-planes/model.ts'
import { MANOEUVRES, type ManoeuvreName, type PartKind } from '#shared/games/space-planes/tables/manoeuvres.ts'

/** A manoeuvre while it is put together. */
export interface OrderDraft {
  readonly ship: string | null
  readonly name: ManoeuvreName | null
  readonly parts: readonly Part[]
  /** The places that are still free, the next one first; each takes one of its kinds. */
  readonly places: readonly (readonly PartKind[])[]
}

/** Whether parts stand as they are listed, or in any order (SP-MAN-5). */
export type PartOrder = 'listed' | 'any'

/** Nothing chosen yet. */
export const NO_ORDER: OrderDraft = { ship: null, name: null, parts: [], places: [] }

/** Begins anew with this ship; the manoeuvre stays chosen. */
export function withShip({ name }: OrderDraft, ship: string): OrderDraft {
  return { ship, name, parts: [], places: placesOf(name) }
}

/** Begins this manoeuvre. */
export function withManoeuvre({ ship }: OrderDraft, name: ManoeuvreName): OrderDraft {
  return { ship, name, parts: [], places: placesOf(name) }
}

function placesOf(name: ManoeuvreName | null): OrderDraft['places'] {
  return name === null ? [] : MANOEUVRES[name].parts
}

/** The draft with one part more; where every place is taken it replaces the last one. */
export function withPart(draft: OrderDraft, part: Part, order: PartOrder): OrderDraft {
  const open = draft.places.length === 0 ? withoutLastPart(draft) : draft
  const at = open.places.findIndex((kinds) => kinds.includes(getPartKind(part)))
  if (at < 0) return draft
  const places = order === 'listed' ? open.places.slice(at + 1) : open.places.toSpliced(at, 1)
  return { ...open, parts: [...open.parts, part], places }
}

/** Leaves the next place empty; where any order will do it comes last. */
export function withNextPlace(draft: OrderDraft, order: PartOrder): OrderDraft {
  const [next, ...others] = draft.places
  if (next === undefined || others.length === 0) return draft
  return { ...draft, places: order === 'listed' ? others : [...others, next] }
}

/** Without its last part, whose place is free again. */
export function withoutLastPart(draft: OrderDraft): OrderDraft {
  const parts = draft.parts.slice(0, -1)
  const again = parts.reduce<OrderDraft>((before, part) => withPart(before, part, 'any'), {
    ...draft,
    parts: [],
    places: placesOf(draft.name),
  })
  const last = draft.parts.at(-1)
  const at = last === undefined ? -1 : again.places.findIndex((kinds) => kinds.includes(getPartKind(last)))
  return at < 0 ? again : { ...again, places: again.places.slice(at) }
}

/** The part that an arrow names in the next place: where it goes, and with Shift farther or clockwise; null where arrows name none. */
export function findPartTowards(draft: OrderDraft, side: Direction, isOther: boolean): Part | null {
  const [kinds] = draft.places.length === 0 ? withoutLastPart(draft).places : draft.places
  if (!kinds) return null
  if (kinds.includes('roll')) return { roll: side }
  if (kinds.includes('pivot')) return { pivot: PIVOTS[side][isOther ? 'cw' : 'ccw'], turn: isOther ? 'cw' : 'ccw' }
  if (kinds.includes('move-long') && isOther) return { move: 'long', dir: side }
  return kinds.includes('move-short') ? { move: 'short', dir: side } : null
}

/** The corner about which a pivot leads to a side (SP-PIVOT-2). */
const PIVOTS: Readonly<Record<Direction, Readonly<Record<Sense, Corner>>>> = {
  N: { ccw: 'NW', cw: 'NE' },
  E: { ccw: 'NE', cw: 'SE' },
  S: { ccw: 'SE', cw: 'SW' },
  W: { ccw: 'SW', cw: 'NW' },
}

/** The last part the other way: a pivot to the same side in the other sense; anything else stays. */
export function withOtherSense(draft: OrderDraft): OrderDraft {
  const last = draft.parts.at(-1)
  const side = last && 'pivot' in last ? sideOfPivot(last) : undefined
  if (!last || !('turn' in last) || !side) return draft
  const turn: Sense = last.turn === 'cw' ? 'ccw' : 'cw'
  return { ...draft, parts: [...draft.parts.slice(0, -1), { pivot: PIVOTS[side][turn], turn }] }
}

/** The kind of part that it is. */
export function getPartKind(part: Part): PartKind {
  if ('move' in part) return part.move === 'long' ? 'move-long' : 'move-short'
  if ('pivot' in part) return 'pivot'
  return 'roll' in part ? 'roll' : 'set-plane'
}

/** The ship's own sides counter-clockwise from its right, and where arrows point to in degrees. */
const SIDES: readonly Direction[] = ['E', 'N', 'W', 'S']
const ARROWS = { ArrowRight: 0, ArrowUp: 90, ArrowLeft: 180, ArrowDown: 270 } as const

/** The side of a ship that faces most nearly where an arrow points on the drawing; null for another key. */
export function findArrowSide(key: string, heading: number): Direction | null {
  if (!(key in ARROWS)) return null
  const degrees = ARROWS[key as keyof typeof ARROWS] - heading
  return SIDES[(((Math.round(degrees / 90) % 4) + 4) % 4) as 0 | 1 | 2 | 3] ?? null
}

/** How a ship heads after these parts: pivots turn it by quarters. */
export function computeHeading(heading: number, parts: readonly Part[]): number {
  return parts.reduce((turned, part) => turned + ('pivot' in part ? (part.turn === 'ccw' ? 90 : -90) : 0), heading)
}

/** The key that names a part in the next place, as it is shown beside it. */
export function findPartKey(part: Part, heading: number): string {
  if ('plane' in part) return String(part.plane)
  const side = 'move' in part ? part.dir : 'roll' in part ? part.roll : sideOfPivot(part)
  const arrow = Object.keys(ARROWS).find((key) => findArrowSide(key, heading) === side) ?? ''
  const isOther = 'move' in part ? part.move === 'long' : 'turn' in part && part.turn === 'cw'
  return `${isOther ? '⇧' : ''}${SIGNS[arrow] ?? ''}`
}

const SIGNS: Readonly<Record<string, string>> = { ArrowRight: '→', ArrowUp: '↑', ArrowLeft: '←', ArrowDown: '↓' }

function sideOfPivot({ pivot, turn }: Extract<Part, { pivot: unknown }>): Direction | undefined {
  return SIDES.find((side) => PIVOTS[side][turn] === pivot)
}
