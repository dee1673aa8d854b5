import type { PracticeBattleFields, PracticeUnit } from '#shared/contract/planet28/practice.ts'
import type { TableBattlePlan } from '#shared/contract/planet28/table-battles.ts'
import { EMPTY_FIELD } from '#shared/games/planet28/field/model.ts'
import { toBoxCoordinates } from '#shared/kit/boxes.ts'
import type { Point } from '#shared/kit/convex.ts'
import { formatCount } from '#shared/kit/format.ts'
import {
  buildTableBattleSides,
  createEmptyTableBattlePlan,
  DEFAULT_QUICK_UNITS,
  setStartingVehicle,
} from './table-battle-plan.ts'

/** Starting position of a unit: on the field, or aboard a vehicle. */
export type StartPosition = PracticeBattleFields['places'][string] & { readonly aboard?: string }

/** The map of a new battle, and what belongs to it on its form: who starts aboard a vehicle, and the seed of the terrain. */
export type BattlefieldSetupDraft = Pick<PracticeBattleFields, 'field' | 'places' | 'seed' | 'aboard'>

/** State of the page: participants, field and bots. */
export type PracticeDraft = TableBattlePlan & Pick<PracticeBattleFields, 'field' | 'directors' | 'places' | 'seed'>

/** Returns the default: two small sides that can fight at once, on an empty field. */
export function createPracticeDraft(): PracticeDraft {
  const plan = createEmptyTableBattlePlan()
  const kits = [
    { name: 'Guards', quick: { ...DEFAULT_QUICK_UNITS, name: 'Guard', equipment: ['laser-rifle', 'dagger'] } },
    { name: 'Raiders', quick: { ...DEFAULT_QUICK_UNITS, name: 'Raider', equipment: ['great-sword', 'light-armour'] } },
  ]
  const sides = plan.sides.map((side, at) => {
    const kit = kits[at]
    return kit === undefined ? side : { ...side, name: kit.name, quick: [kit.quick] }
  })
  return {
    ...plan,
    name: 'Practice',
    sides,
    turns: 8,
    field: EMPTY_FIELD,
    directors: ['captain', 'list'],
    places: {},
    seed: 'one',
  }
}

/** Builds the request. Fills in empty names and assigns a bot to each side. */
export function buildPracticeFields(draft: PracticeDraft): PracticeBattleFields {
  const { sides, turns, field, directors, places, seed } = draft
  return {
    ...buildTableBattleSides(draft),
    turns,
    field,
    places,
    seed: seed.trim() || 'one',
    directors: sides.map((_side, at) => directors[at] ?? 'list'),
  }
}

/** Sets the starting position of a unit (P28-SET-3). */
export function setStartPosition<Draft extends Pick<BattlefieldSetupDraft, 'aboard' | 'places'>>(
  draft: Draft,
  unit: string,
  { aboard: ride, ...place }: StartPosition,
): Draft {
  const aboard = setStartingVehicle(draft.aboard, { unit, ride: ride ?? null })
  return { ...draft, aboard, places: ride === undefined ? { ...draft.places, [unit]: place } : draft.places }
}

export function removePracticeSide(draft: PracticeDraft, at: number): PracticeDraft {
  const others = <One>(all: readonly One[]) => all.filter((_one, index) => index !== at)
  return { ...draft, sides: others(draft.sides), directors: others(draft.directors) }
}

/** Letter that marks the units of a side. */
export function getSideLetter(at: number): string {
  return String.fromCodePoint(65 + at)
}

/** Index of a side from its id, such as `side-2`. */
export function parseSideIndex(id: string): number {
  return Number(id.replace('side-', '')) - 1
}

const LOOKS = [
  'the near edge',
  'the near left corner',
  'the left edge',
  'the far left corner',
  'the far edge',
  'the far right corner',
  'the right edge',
  'the near right corner',
] as const

/** Headings in degrees as choices, labelled by direction. */
export const HEADING_CHOICES = LOOKS.map((look, at) => ({ value: String(45 * at), label: `Front to ${look}` }))

/** Nearest of these headings. */
export function getNearestHeadingChoice(degrees: number): string {
  return String((45 * Math.round(degrees / 45)) % 360)
}

/** Describes a unit: its side, state, position, heading and passengers. */
export function describePracticeUnit({ name, side, hitPoints, x, y, hull, aboard, states }: PracticeUnit): string {
  const look = hull === null ? '' : `, front to ${LOOKS[Math.round(hull.heading / 45) % 8]}`
  const how = [formatCount(hitPoints, 'hit point'), ...states].join(', ')
  const inside = aboard.length === 0 ? '' : `; aboard: ${aboard.map((item) => item.name).join(', ')}`
  return `${getSideLetter(parseSideIndex(side))} · ${name}: ${how}, at ${Math.round(x)} / ${Math.round(y)}${look}${inside}`
}

/** Lists the vehicles that a unit of a side may start aboard (P28-SET-3). */
export function listBoardableVehicles(units: readonly PracticeUnit[], side: string): PracticeUnit[] {
  return units.filter((unit) => unit.side === side && unit.seats + unit.aboard.length > 0)
}

/** Whether a position hits a unit, with a tolerance for fingers. */
export function isPointOnUnit({ x, y, radiusCm, hull }: PracticeUnit, place: Point): boolean {
  if (hull === null) return Math.hypot(x - place.x, y - place.y) <= radiusCm + 1
  const own = toBoxCoordinates({ x, y, heading: hull.heading }, place)
  return Math.abs(own.x) <= hull.width / 2 + 1 && Math.abs(own.y) <= hull.length / 2 + 1
}
