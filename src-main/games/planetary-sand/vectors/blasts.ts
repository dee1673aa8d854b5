import type { JsonRecord } from '#main/games/kit/json.ts'
import type { DriftId } from '#shared/games/planetary-sand/battle.ts'
import { type BlastCase, EXAMPLES } from '#shared/games/planetary-sand/examples.ts'
import { ARMOUR } from '#shared/games/planetary-sand/tables/armour.ts'
import type { Settings } from '#shared/games/planetary-sand/tables/settings.ts'
import { weaponOf, type WeaponId, WEAPONS } from '#shared/games/planetary-sand/tables/weapons.ts'
import { landsAt, rollDrift, widthOf } from '../blast/drift.ts'
import { isUnder, platesCaught, weakestOf } from '../blast/plates-caught.ts'
import { type Lying, strikeUnder } from '../blast/strike-under.ts'
import { armourOf, coinFaces, idIn, kindOf, pointOf, settingsFrom, withDice } from './examples.ts'

/** Where the cup comes down (SAND-CUP-2). */
export function cup(given: JsonRecord, changed: JsonRecord) {
  const settings = settingsFrom(changed)
  const { cases } = EXAMPLES.cup.parse(given)
  return {
    points: cases.map(({ shooter, aim, template, die }) => {
      const drift = withDice([die], (dice) => rollDrift({ wild: 'never' }, settings, dice)) ?? 'on-target'
      const { x, y } = landsAt(pointOf(shooter), pointOf(aim), { drift, widthMm: widthOf(template, settings) })
      return [x, y]
    }),
  }
}

/** The wild die and the cup die (SAND-MSL-4). */
export function indirect(given: JsonRecord, changed: JsonRecord) {
  const settings = settingsFrom(changed)
  const { cases } = EXAMPLES.indirect.parse(given)
  return {
    cases: cases.map(({ weapon, dice }) =>
      withDice(dice, (given) => {
        const drift: DriftId | null = rollDrift(weaponOf(idIn<WeaponId>(WEAPONS, weapon)), settings, given)
        return { result: drift ?? 'wild', diceUsed: given.faces.length }
      }),
    ),
  }
}

/** Who lies under a template (SAND-CUP-3). */
export function blastFigures(given: JsonRecord, changed: JsonRecord) {
  const settings = settingsFrom(changed)
  const { center, template, bd, figures } = EXAMPLES['blast-figures'].parse(given)
  const radius = widthOf(template, settings) / 2
  const lying = figures.map(({ type, x, y, behindWall }): Lying | null =>
    Math.hypot(x - center[0], y - center[1]) > radius
      ? null
      : { target: type, kind: kindOf(type), plates: [], defence: ARMOUR[armourOf(type)].front, isShielded: behindWall },
  )
  return {
    results: withDice([], (dice) =>
      lying.map((one) => (one === null ? 'outside' : strikeUnder([one], bd, { settings, dice })[0]?.outcome)),
    ),
  }
}

/** Vehicles under templates (SAND-BLAST-1). */
export function blastVehicles(given: JsonRecord, changed: JsonRecord) {
  const settings = settingsFrom(changed)
  return { cases: EXAMPLES['blast-vehicle'].parse(given).cases.map((one) => blastVehicle(one, settings)) }
}

/** The plates that a blast reaches, and what it does. */
function blastVehicle({ vehicle, center, template, bd, coin }: BlastCase, settings: Settings) {
  const plates = ARMOUR[armourOf(vehicle.type)]
  const blast = { centre: pointOf(center), radiusMm: widthOf(template, settings) / 2 }
  if (!isUnder(vehicle, blast.centre, blast.radiusMm))
    return withDice(coinFaces([coin]), () => ({ affected: [], result: 'outside' }))
  const affected = platesCaught(vehicle, plates, blast)
  const defence = weakestOf(affected, plates)
  const lying: Lying = { target: 'it', kind: 'machine', plates: affected, defence, isShielded: false }
  const [hit] = withDice(coinFaces([coin]), (dice) => strikeUnder([lying], bd, { settings, dice }))
  return { affected, defence, result: hit?.outcome }
}
