import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { BattleUnit, Model, PeopleUnit } from '#shared/games/planet28/battle/state.ts'
import { findRow, type Rules } from '#shared/games/planet28/rulebook.ts'
import { fighting, ofShape, weaponEffects } from '../battle/effects-in-force.ts'
import { rulesOf } from '../battle/scene.ts'
import { type Outlook, seenBy } from './outlook.ts'
import type { Places } from './practice.ts'
import { type Body, coverOf, distanceCm, higherBy } from './sight.ts'

type Shoot = BattleCommandOf<'shoot'>

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
export function shotsOf(outlook: Outlook, unit: PeopleUnit): Shoot[] {
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

function shotAt(outlook: Outlook, unit: PeopleUnit, { target, weapon, models, body, rules }: Aim): Shoot[] {
  const { field, places } = outlook
  const other = places[target.id]
  const row = findRow(rules.tables, 'weapons', weapon)
  if (other === undefined || row === null || target.kind === 'vehicle') return []
  const far = Math.round(100 * distanceCm(field, body, other)) / 100
  if (far > row.rangeCm) return []
  const effects = weaponEffects(row.specialRules, rules)
  const isWide = ofShape(effects, 'splash').length + ofShape(effects, 'marker').length > 0
  const heightCm = higherBy(field, body, other)
  const cover = coverOf(field, body, other)
  const hidden =
    target.kind === 'squad' && cover !== 'none' ? { hiddenMembers: hiddenMembers(outlook, body, target) } : {}
  return [
    {
      type: 'shoot',
      by: unit.side,
      unit: unit.id,
      target: target.id,
      strikes: models.map(({ id: model }) => ({ model, weapon })),
      said: {
        distanceCm: far,
        heightCm,
        isSeen: true,
        cover: cover === 'whole' ? 'part' : cover,
        guessCm: far,
        ...hidden,
      },
      ...(isWide ? { bystanders: bystandersOf(outlook, target.id, other) } : {}),
    },
  ]
}

/** Everybody near the one who is shot at. */
function bystandersOf({ field, places }: Outlook, target: string, at: Body) {
  return Object.entries(places).flatMap(([unit, body]) => {
    const far = distanceCm(field, body, at)
    return unit !== target && far <= NEAR_CM ? [{ unit, distanceCm: far }] : []
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
