import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { BattleUnit, Model, PeopleUnit } from '#shared/games/planet28/battle/state.ts'
import { findRow, type Rules } from '#shared/games/planet28/rulebook.ts'
import { fighting, ofShape, weaponEffects } from '../battle/effects-in-force.ts'
import { rulesOf } from '../battle/scene.ts'
import { type Body, gapCm } from './body.ts'
import { type Outlook, seenBy } from './outlook.ts'
import type { Places } from './practice.ts'
import { coverOf, distanceCm, higherBy } from './sight.ts'
import { hullSaid } from './vehicles/hull-said.ts'

/** The shots of a unit, all with weapons of one kind at one target. */
export type Shot = BattleCommandOf<'shoot'>

/** How far from the one hit somebody may stand whom a weapon could hurt as well. */
const NEAR_CM = 8

/** The weapons that the members of a unit hold and have loaded, each with who shoots it. */
function loadedGuns(unit: PeopleUnit, rules: Rules) {
  const shooters = new Map<string, Model[]>()
  for (const model of fighting(unit))
    for (const id of new Set(model.hands)) {
      const row = findRow(rules.tables, 'weapons', id)
      if (row?.type !== 'ranged' || model.isApart || !hasRound(model, id, row.ammo)) continue
      shooters.set(id, [...(shooters.get(id) ?? []), model])
    }
  return shooters
}

function hasRound(model: Model, weapon: string, ammo: string | null): boolean {
  if (ammo === null) return true
  const isLoaded = model.hands.filter((id) => id === weapon).length > model.empty.filter((id) => id === weapon).length
  return isLoaded && (model.freeRounds.includes(weapon) || model.equipment.includes(ammo))
}

/** The shots that the field allows a unit: at foes that it sees, within range, with what it holds and has loaded; the nearest first (P28-SHOOT-1, P28-SHOOT-6). */
export function shotsOf(outlook: Outlook, unit: PeopleUnit): Shot[] {
  const rules = rulesOf(outlook.battle)
  const guns = loadedGuns(unit, rules)
  const body = outlook.places[unit.id]
  if (guns.size === 0 || body === undefined) return []
  return nearestFirst(outlook, body, seenBy(outlook, unit)).flatMap((target) =>
    [...guns].flatMap(([weapon, models]) => shotAt(outlook, unit, { target, weapon, models, body, rules })),
  )
}

interface Aim {
  readonly target: BattleUnit
  readonly weapon: string
  readonly models: readonly Model[]
  readonly body: Body
  readonly rules: Rules
}

function shotAt(outlook: Outlook, unit: PeopleUnit, { target, weapon, models, body, rules }: Aim): Shot[] {
  const other = outlook.places[target.id]
  const row = findRow(rules.tables, 'weapons', weapon)
  if (other === undefined || row === null) return []
  const said = shotSaid(outlook, body, { target, other, gap: gapCm(body, other) })
  if (said.said.distanceCm > row.rangeCm) return []
  return [
    {
      type: 'shoot',
      by: unit.side,
      unit: unit.id,
      target: target.id,
      strikes: models.map(({ id: model }) => ({ model, weapon })),
      ...said,
      ...(isWide(row.specialRules, rules) ? { bystanders: bystandersOf(outlook, target.id, other) } : {}),
    },
  ]
}

/** What the table would say of a shot at somebody, from so far seen from above (P28-MEAS-1, P28-SHOOT-4, P28-COVER-1). */
export function shotSaid(
  outlook: Outlook,
  body: Body,
  { target, other, gap }: { readonly target: BattleUnit; readonly other: Body; readonly gap: number },
): Pick<Shot, 'said' | 'hull'> {
  const { field } = outlook
  const heightCm = higherBy(field, body, other)
  const far = Math.round(100 * Math.hypot(gap, heightCm)) / 100
  const said = { distanceCm: far, heightCm, isSeen: true, cover: 'none', guessCm: far } as const
  if (target.kind === 'vehicle') return { said, hull: hullSaid(outlook, target, { from: body, shooter: body }) }
  const cover = coverOf(field, body, other) === 'none' ? 'none' : 'part'
  if (target.kind !== 'squad' || cover === 'none') return { said: { ...said, cover } }
  return { said: { ...said, cover, hiddenMembers: hiddenMembers(outlook, body, target) } }
}

/** Whether a weapon with such rules hurts others than the one hit. */
export function isWide(specialRules: readonly string[], rules: Rules): boolean {
  const effects = weaponEffects(specialRules, rules)
  return ofShape(effects, 'splash').length + ofShape(effects, 'marker').length > 0
}

/** Everybody near the one who is shot at; a vehicle is hit on the side towards it. */
export function bystandersOf(outlook: Outlook, target: string, at: Body) {
  const { field, places, battle } = outlook
  return Object.entries(places).flatMap(([unit, body]) => {
    const far = distanceCm(field, body, at)
    if (unit === target || far > NEAR_CM) return []
    const vehicle = battle.units.find(({ id }) => id === unit)
    const hull = vehicle?.kind === 'vehicle' ? { hull: hullSaid(outlook, vehicle, { from: at }) } : {}
    return [{ unit, distanceCm: far, ...hull }]
  })
}

/** How many members of a squad terrain hides from a shooter: they stand in a ring (P28-SQ-10). */
function hiddenMembers({ field, places }: Outlook, shooter: Body, squad: PeopleUnit): number {
  const body = places[squad.id] as Body
  const members = fighting(squad)
  const small = body.radiusCm / 3
  return members.filter((_member, at) => {
    const angle = (at / members.length) * 2 * Math.PI
    const reach = body.radiusCm - small
    const place = { x: body.x + reach * Math.cos(angle), y: body.y + reach * Math.sin(angle) }
    return coverOf(field, shooter, { ...body, ...place, radiusCm: small }) !== 'none'
  }).length
}

/** Units by their distance from a base, the nearest first. */
export function nearestFirst<Unit extends { readonly id: string }>(
  { field, places }: { readonly field: Outlook['field']; readonly places: Places },
  body: Body,
  units: readonly Unit[],
): Unit[] {
  const far = new Map(
    units.map(({ id }) => [id, places[id] === undefined ? Infinity : distanceCm(field, body, places[id])]),
  )
  return units.toSorted((one, other) => (far.get(one.id) ?? 0) - (far.get(other.id) ?? 0))
}
