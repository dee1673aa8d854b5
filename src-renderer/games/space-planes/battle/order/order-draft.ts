import type { Corner, Direction, ManoeuvrePart, RotationSense } from '#shared/games/space-planes/model.ts'
import { MANOEUVRES, type ManoeuvreName, type PartKind } from '#shared/games/space-planes/tables/manoeuvres.ts'

/** A manoeuvre being put together. */
export interface OrderDraft {
  readonly ship: string | null
  readonly name: ManoeuvreName | null
  readonly parts: readonly ManoeuvrePart[]
  /** Free slots, the next one first. Each accepts one of its kinds of part. */
  readonly places: readonly (readonly PartKind[])[]
}

/** Whether parts must follow the listed order, or may have any order (SP-MAN-5). */
export type PartSequenceRule = 'listed' | 'any'

export const EMPTY_ORDER_DRAFT: OrderDraft = { ship: null, name: null, parts: [], places: [] }

/** Restarts with this ship. The manoeuvre stays chosen. */
export function withShip({ name }: OrderDraft, ship: string): OrderDraft {
  return { ship, name, parts: [], places: placesOf(name) }
}

/** Starts this manoeuvre. */
export function withManoeuvre({ ship }: OrderDraft, name: ManoeuvreName): OrderDraft {
  return { ship, name, parts: [], places: placesOf(name) }
}

function placesOf(name: ManoeuvreName | null): OrderDraft['places'] {
  return name === null ? [] : MANOEUVRES[name].parts
}

/** Adds a part. If no slot is free, replaces the last part. */
export function addPartToDraft(draft: OrderDraft, part: ManoeuvrePart, order: PartSequenceRule): OrderDraft {
  const open = draft.places.length === 0 ? removeLastPart(draft) : draft
  const at = open.places.findIndex((kinds) => kinds.includes(getPartKind(part)))
  if (at < 0) return draft
  const places = order === 'listed' ? open.places.slice(at + 1) : open.places.toSpliced(at, 1)
  return { ...open, parts: [...open.parts, part], places }
}

/** Skips the next slot. If any order is allowed, moves it to the end instead. */
export function skipPartSlot(draft: OrderDraft, order: PartSequenceRule): OrderDraft {
  const [next, ...others] = draft.places
  if (next === undefined || others.length === 0) return draft
  return { ...draft, places: order === 'listed' ? others : [...others, next] }
}

/** Removes the last part and frees its slot. */
export function removeLastPart(draft: OrderDraft): OrderDraft {
  const parts = draft.parts.slice(0, -1)
  const again = parts.reduce<OrderDraft>((before, part) => addPartToDraft(before, part, 'any'), {
    ...draft,
    parts: [],
    places: placesOf(draft.name),
  })
  const last = draft.parts.at(-1)
  const at = last === undefined ? -1 : again.places.findIndex((kinds) => kinds.includes(getPartKind(last)))
  return at < 0 ? again : { ...again, places: again.places.slice(at) }
}

/**
 * Returns the part that an arrow key selects in the next slot: its direction, and with Shift the longer or clockwise
 * variant. Null if arrows select none.
 */
export function findPartForArrowKey(draft: OrderDraft, side: Direction, isOther: boolean): ManoeuvrePart | null {
  const [kinds] = draft.places.length === 0 ? removeLastPart(draft).places : draft.places
  if (!kinds) return null
  if (kinds.includes('roll')) return { roll: side }
  if (kinds.includes('pivot')) return { pivot: PIVOTS[side][isOther ? 'cw' : 'ccw'], turn: isOther ? 'cw' : 'ccw' }
  if (kinds.includes('move-long') && isOther) return { move: 'long', dir: side }
  return kinds.includes('move-short') ? { move: 'short', dir: side } : null
}

/** The corner around which a pivot leads to a side (SP-PIVOT-2). */
const PIVOTS: Readonly<Record<Direction, Readonly<Record<RotationSense, Corner>>>> = {
  N: { ccw: 'NW', cw: 'NE' },
  E: { ccw: 'NE', cw: 'SE' },
  S: { ccw: 'SE', cw: 'SW' },
  W: { ccw: 'SW', cw: 'NW' },
}

/** Reverses the sense of the last part if it is a pivot, keeping its side. Other parts are unchanged. */
export function reversePivotSense(draft: OrderDraft): OrderDraft {
  const last = draft.parts.at(-1)
  const side = last && 'pivot' in last ? sideOfPivot(last) : undefined
  if (!last || !('turn' in last) || !side) return draft
  const turn: RotationSense = last.turn === 'cw' ? 'ccw' : 'cw'
  return { ...draft, parts: [...draft.parts.slice(0, -1), { pivot: PIVOTS[side][turn], turn }] }
}

export function getPartKind(part: ManoeuvrePart): PartKind {
  if ('move' in part) return part.move === 'long' ? 'move-long' : 'move-short'
  if ('pivot' in part) return 'pivot'
  return 'roll' in part ? 'roll' : 'set-plane'
}

/** A ship's sides counter-clockwise from its right, and the directions of the arrow keys in degrees. */
const SIDES: readonly Direction[] = ['E', 'N', 'W', 'S']
const ARROWS = { ArrowRight: 0, ArrowUp: 90, ArrowLeft: 180, ArrowDown: 270 } as const

/** Returns the side of a ship that faces closest to an arrow key's direction on the drawing. Null for other keys. */
export function findArrowSide(key: string, heading: number): Direction | null {
  if (!(key in ARROWS)) return null
  const degrees = ARROWS[key as keyof typeof ARROWS] - heading
  return SIDES[(((Math.round(degrees / 90) % 4) + 4) % 4) as 0 | 1 | 2 | 3] ?? null
}

/** Heading of a ship after these parts. Each pivot turns it by 90°. */
export function computeHeadingAfterParts(heading: number, parts: readonly ManoeuvrePart[]): number {
  return parts.reduce((turned, part) => turned + ('pivot' in part ? (part.turn === 'ccw' ? 90 : -90) : 0), heading)
}

/** Label of the key that selects a part in the next slot. */
export function findPartKeyLabel(part: ManoeuvrePart, heading: number): string {
  if ('plane' in part) return String(part.plane)
  const side = 'move' in part ? part.dir : 'roll' in part ? part.roll : sideOfPivot(part)
  const arrow = Object.keys(ARROWS).find((key) => findArrowSide(key, heading) === side) ?? ''
  const isOther = 'move' in part ? part.move === 'long' : 'turn' in part && part.turn === 'cw'
  return `${isOther ? '⇧' : ''}${SIGNS[arrow] ?? ''}`
}

const SIGNS: Readonly<Record<string, string>> = { ArrowRight: '→', ArrowUp: '↑', ArrowLeft: '←', ArrowDown: '↓' }

function sideOfPivot({ pivot, turn }: Extract<ManoeuvrePart, { pivot: unknown }>): Direction | undefined {
  return SIDES.find((side) => PIVOTS[side][turn] === pivot)
}
