import type { JsonRecord } from '#main/games/kit/json.ts'
import type { DriftId } from '#shared/games/planetary-sand/battle.ts'
import { type BlastCase, EXAMPLE_SCHEMAS } from '#shared/games/planetary-sand/examples.ts'
import { ARMOUR } from '#shared/games/planetary-sand/tables/armour.ts'
import type { SandSettings } from '#shared/games/planetary-sand/tables/settings.ts'
import { getWeaponRow, type WeaponId, WEAPONS } from '#shared/games/planetary-sand/tables/weapons.ts'
import { type BlastTarget, resolveBlastHits } from '../fire/blast-hits.ts'
import { computeLandingPoint, rollDrift, getTemplateWidth } from '../fire/drift.ts'
import {
  isBoxUnderTemplate,
  listPlatesReachedByBlast,
  findWeakestPlateArmour,
} from '../fire/plates-reached-by-blast.ts'
import {
  getArmourIdByTerm,
  toCoinFaces,
  getIdByTerm,
  getTargetKindByTerm,
  toPoint,
  buildExampleSettings,
  runWithGivenDice,
} from './examples.ts'

/** Where the cup lands (SAND-CUP-2). */
export function runCupVector(given: JsonRecord, changed: JsonRecord) {
  const settings = buildExampleSettings(changed)
  const { cases } = EXAMPLE_SCHEMAS.cup.parse(given)
  return {
    points: cases.map(({ shooter, aim, template, die }) => {
      const drift = runWithGivenDice([die], (dice) => rollDrift({ wild: 'never' }, settings, dice)) ?? 'on-target'
      const { x, y } = computeLandingPoint(toPoint(shooter), toPoint(aim), {
        drift,
        widthMm: getTemplateWidth(template, settings),
      })
      return [x, y]
    }),
  }
}

/** Wild die and cup die (SAND-MSL-4). */
export function runIndirectVector(given: JsonRecord, changed: JsonRecord) {
  const settings = buildExampleSettings(changed)
  const { cases } = EXAMPLE_SCHEMAS.indirect.parse(given)
  return {
    cases: cases.map(({ weapon, dice }) =>
      runWithGivenDice(dice, (given) => {
        const drift: DriftId | null = rollDrift(getWeaponRow(getIdByTerm<WeaponId>(WEAPONS, weapon)), settings, given)
        return { result: drift ?? 'wild', diceUsed: given.faces.length }
      }),
    ),
  }
}

/** Who lies under a template (SAND-CUP-3). */
export function runBlastFiguresVector(given: JsonRecord, changed: JsonRecord) {
  const settings = buildExampleSettings(changed)
  const { center, template, bd, figures } = EXAMPLE_SCHEMAS['blast-figures'].parse(given)
  const radius = getTemplateWidth(template, settings) / 2
  const lying = figures.map(({ type, x, y, behindWall }): BlastTarget | null =>
    Math.hypot(x - center[0], y - center[1]) > radius
      ? null
      : {
          target: type,
          kind: getTargetKindByTerm(type),
          plates: [],
          defence: ARMOUR[getArmourIdByTerm(type)].front,
          isShielded: behindWall,
        },
  )
  return {
    results: runWithGivenDice([], (dice) =>
      lying.map((target) =>
        target === null ? 'outside' : resolveBlastHits([target], bd, { settings, dice })[0]?.outcome,
      ),
    ),
  }
}

/** Vehicles under templates (SAND-BLAST-1). */
export function runBlastVehiclesVector(given: JsonRecord, changed: JsonRecord) {
  const settings = buildExampleSettings(changed)
  return { cases: EXAMPLE_SCHEMAS['blast-vehicle'].parse(given).cases.map((item) => blastVehicle(item, settings)) }
}

/** The plates reached by a blast, and its effect. */
function blastVehicle({ vehicle, center, template, bd, coin }: BlastCase, settings: SandSettings) {
  const plates = ARMOUR[getArmourIdByTerm(vehicle.type)]
  const blast = { centre: toPoint(center), radiusMm: getTemplateWidth(template, settings) / 2 }
  if (!isBoxUnderTemplate(vehicle, blast.centre, blast.radiusMm))
    return runWithGivenDice(toCoinFaces([coin]), () => ({ affected: [], result: 'outside' }))
  const affected = listPlatesReachedByBlast(vehicle, plates, blast)
  const defence = findWeakestPlateArmour(affected, plates)
  const lying: BlastTarget = { target: 'it', kind: 'machine', plates: affected, defence, isShielded: false }
  const [hit] = runWithGivenDice(toCoinFaces([coin]), (dice) => resolveBlastHits([lying], bd, { settings, dice }))
  return { affected, defence, result: hit?.outcome }
}
