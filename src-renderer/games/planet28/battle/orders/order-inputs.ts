import type { DraftOrder, Input, HullSide, Choice, TargetChoice } from '#shared/games/planet28/battle/choices.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'

/** Values entered so far, by input. */
export type InputValues = Readonly<Partial<Record<Input, unknown>>>

const SHOT: readonly Input[] = ['distanceCm', 'heightCm', 'isSeen', 'cover', 'guessCm', 'hiddenMembers']
const WAY: readonly Input[] = ['cm', 'ground', 'zones', 'climb', 'contacts', 'through', 'isImpassable', 'groups']
/** Inputs that belong in `said` of an order. All others are properties of the order. */
const SAID: Readonly<Record<string, readonly Input[]>> = { shoot: SHOT, move: WAY, depart: WAY }

export interface PreparedOrder {
  readonly offer: Choice
  readonly target: TargetChoice | null
  readonly said: InputValues
}

/** Lists the inputs of an order and its target, without duplicates. */
export function listInputs({ offer, target }: Pick<PreparedOrder, 'offer' | 'target'>): readonly Input[] {
  return [...new Set([...offer.facts, ...(target?.facts ?? [])])]
}

/**
 * Lists the inputs that the user must supply. A section is needed only if ground, a fall or a manual choice damages
 * one (P28-VEH-MOVE-3).
 */
export function listRequiredInputs({ offer, target, said }: PreparedOrder): readonly Input[] {
  const isTurn = offer.order.type === 'begin-turn'
  const isHarmless = offer.facts.includes('ground') && said.ground !== 'hazardous'
  const isWithoutRoll = offer.order.type === 'universal' && said.skill === undefined
  const isLeftOut: Readonly<Partial<Record<Input, boolean>>> = {
    wishes: isHarmless,
    near: isTurn,
    modifier: isWithoutRoll,
    hitPoints: isWithoutRoll,
  }
  return listInputs({ offer, target }).filter((fact) => isLeftOut[fact] !== true)
}

/** Default values: seen, in the open, on even ground, at full reach. */
export function getDefaultInputValues(
  { offer, target }: Pick<PreparedOrder, 'offer' | 'target'>,
  { battle, distanceCm }: { readonly battle: Battle; readonly distanceCm: number | null },
): InputValues {
  const { type } = offer.order
  const reachCm = offer.reach?.cm ?? 0
  const charged = target === null || offer.targetField !== 'charge' ? [] : [target.unit]
  const all: InputValues = {
    distanceCm: type === 'fight' ? 0 : (distanceCm ?? reachCm),
    cm: reachCm,
    isSeen: true,
    cover: 'none',
    ground: type === 'drive' ? 'even' : ['even'],
    contacts: charged,
    near: type === 'begin-turn' ? battle.near : [],
    enemyDistances: [],
    seen: { seen: measuredFrom(battle, offer.order['unit']), hasObstacle: false },
    reachedGoal: [],
    isAtEdge: false,
    isBackwards: false,
    isImpassable: false,
    through: [],
    zones: [],
    turnDegrees: 0,
    wishes: [],
    hull: sideOf(target?.sides),
    ownHull: sideOf(offer.ownSides),
    actions: 1,
    modifier: 0,
    hitPoints: 0,
    text: '',
    hands: heldBy(battle, offer.order),
    answer: target?.answers?.bound,
    wish: wishOf(battle, target?.unit),
  }
  const asked = listInputs({ offer, target })
  return Object.fromEntries(Object.entries(all).filter(([fact]) => asked.includes(fact as Input)))
}

function wishOf({ units }: Battle, id: string | undefined): string {
  const unit = units.find((battleUnit) => battleUnit.id === id)
  return unit === undefined || unit.kind === 'vehicle' ? 'free' : (unit.rerollWish ?? 'free')
}

/** Distances of a unit from others, if measured since both last moved (P28-MEAS-3). */
function measuredFrom({ measured = [] }: Battle, unit: unknown): { unit: string; distanceCm: number }[] {
  return measured.flatMap(({ units: [a, b], distanceCm }) =>
    a === unit ? [{ unit: b, distanceCm }] : b === unit ? [{ unit: a, distanceCm }] : [],
  )
}

/** The front side, for a vehicle with sides. */
function sideOf(sides: readonly HullSide[] = []): object {
  return sides[0]?.facing === null ? {} : { facing: 'front' }
}

function heldBy({ units }: Battle, order: DraftOrder): readonly string[] {
  const unit = units.find(({ id }) => id === order['unit'])
  if (unit === undefined || unit.kind === 'vehicle') return []
  return unit.models.find(({ id }) => id === order['model'])?.hands ?? []
}

/** Builds the order with its target and inputs. `more` are further shots that a vehicle fires in the same action. */
export function buildOrder(prepared: PreparedOrder, more: readonly PreparedOrder[] = []): DraftOrder {
  const { order, targetField } = prepared.offer
  if (targetField !== 'shots') return { ...order, ...fieldsOf(prepared, order) }
  return { ...order, shots: [prepared, ...more].map(shotOf) }
}

/** A single shot of a vehicle (P28-VEH-SHOOT-1). */
function shotOf(prepared: PreparedOrder): object {
  const [mount] = (prepared.offer.order['shots'] ?? []) as readonly Readonly<Record<string, unknown>>[]
  return { ...mount, ...fieldsOf(prepared, { ...mount, type: 'shoot' }) }
}

/** The order's properties filled from inputs, or those of its single shot (P28-VEH-SHOOT-1). */
function fieldsOf({ offer, target, said }: PreparedOrder, order: Readonly<Record<string, unknown>>) {
  const within = SAID[String(order['type'])] ?? []
  const asked = listInputs({ offer, target })
  const told = Object.entries(said).filter(([fact, value]) => asked.includes(fact as Input) && isSaid(value))
  const { seen, ...fields } = Object.fromEntries(told.filter(([fact]) => !within.includes(fact as Input)))
  const inner = Object.fromEntries(told.filter(([fact]) => within.includes(fact as Input)))
  const field = offer.targetField === 'shots' ? 'target' : offer.targetField
  return {
    ...(target !== null && field !== null && { [field]: target.unit }),
    ...fields,
    ...(typeof seen === 'object' && seen !== null && { ...seen }),
    ...(Object.keys(inner).length > 0 && { said: { ...(order['said'] as object | undefined), ...inner } }),
  }
}

function isSaid(value: unknown): boolean {
  return value !== undefined && value !== null && value !== ''
}

/** Parses die results in order. `-` and `?` leave a die to Orrery. Null if a word is invalid. */
export function parseFaces(text: string): (number | null)[] | null {
  const words = text.split(/[\s,;]+/).filter((word) => word !== '')
  if (!words.every((word) => /^(?:[-?]|[1-9]\d{0,2})$/.test(word))) return null
  return words.map((word) => (/^[-?]$/.test(word) ? null : Number(word)))
}
