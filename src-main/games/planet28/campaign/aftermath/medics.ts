import type { AftermathResult } from '#shared/games/planet28/campaign/aftermath.ts'
import type { Condition } from '#shared/games/planet28/campaign/conditions.ts'
import { getConditionRow } from '../growth/condition-rows.ts'
import { listHealingTraits } from '../money/income.ts'
import {
  type AnyTalliedUnit,
  type AftermathInput,
  listTalliedUnitsOfKind,
  listTalliedUnits,
} from './aftermath-input.ts'
import { areAllied } from './battle-sides.ts'
import {
  getFateQuestionKey,
  canActAfterBattle,
  isUnitLost,
  isQuestionOpen,
  mergeAftermathResults,
} from './settlement.ts'

/** Something that a Medic may heal: a condition by its id, or the injury of this battle by the unit's id. */
interface Healable {
  readonly value: string
  readonly label: string
  readonly unitId: string
  readonly patient: string
  readonly injury: string
}

/** Each Medic immediately heals one injury of a friend and does nothing else (P28-TR-medic). */
export function settleMedics(battle: AftermathInput, settled: AftermathResult): AftermathResult {
  return listTalliedUnits(battle).reduce((before, fighter) => settleMedic(battle, fighter, before), settled)
}

/** Whether a Medic heals a friend between these games and so has no time for anything else (P28-TR-medic). */
export function isMedicBusy(unitId: string, settled: AftermathResult): boolean {
  return settled.choices.some(({ key, chosen }) => key === medicKey(unitId) && chosen !== null)
}

function settleMedic(battle: AftermathInput, fighter: AnyTalliedUnit, settled: AftermathResult): AftermathResult {
  const { unit, rules } = fighter
  if (unit.kind === 'vehicle' || !canActAfterBattle(fighter, settled)) return settled
  const [skill] = listHealingTraits(unit.profile.traits, rules)
  if (skill === undefined) return settled
  const patients = healableFor(battle, fighter, settled)
  const wanted = battle.choices.medics[unit.id] ?? null
  const healed = patients.find(({ value }) => value === wanted) ?? null
  const { rule } = skill
  const text = `Which injury does ${unit.name} heal? Then it does nothing else.`
  const options = patients.map(({ value, label }) => ({ value, label }))
  const question = {
    key: medicKey(unit.id),
    step: 'medics',
    text,
    rule,
    options,
    chosen: healed?.value ?? null,
  } as const
  const asked = mergeAftermathResults(settled, { choices: options.length === 0 ? [] : [question] })
  if (healed === null || isQuestionOpen(getFateQuestionKey(healed.unitId), settled)) return asked
  const outcomeText = `${unit.name} heals ${healed.patient}: ${healed.injury} is over.`
  return mergeAftermathResults(withoutInjury(healed, asked), {
    outcomes: [{ step: 'medics', unitId: healed.unitId, text: outcomeText, rule }],
  })
}

function medicKey(unitId: string): string {
  return `medic:${unitId}`
}

/** Injuries of friends that last beyond this battle, including those still to be rolled. Excludes the Medic's own. */
function healableFor(battle: AftermathInput, medic: AnyTalliedUnit, settled: AftermathResult): Healable[] {
  return battle.warbands
    .filter(({ id }) => areAllied(battle.record, id, medic.unit.warbandId))
    .flatMap(({ units }) => units)
    .filter(({ id, kind }) => kind === 'character' && id !== medic.unit.id && !isUnitLost(id, settled))
    .flatMap(({ id, name, conditions }) => [
      ...conditions
        .filter((condition) => isLasting(condition, settled))
        .map((condition) => asHealable(name, condition)),
      ...newInjuryOf(battle, id, name, settled),
    ])
}

function isLasting({ id, condition }: Condition, settled: AftermathResult): boolean {
  return getConditionRow(condition).isHealable && !settled.ended.includes(id)
}

function asHealable(patient: string, { id, unitId, condition }: Condition): Healable {
  const injury = getConditionRow(condition).name
  return { value: id, label: `${patient}: ${injury}`, unitId, patient, injury }
}

function newInjuryOf(battle: AftermathInput, unitId: string, patient: string, settled: AftermathResult): Healable[] {
  const isPatient = listTalliedUnitsOfKind(battle, 'character').some(({ unit }) => unit.id === unitId)
  const injured = settled.newConditions.find((newCondition) => newCondition.unitId === unitId)
  if (!isPatient || (injured === undefined && !isQuestionOpen(getFateQuestionKey(unitId), settled))) return []
  const injury = injured === undefined ? 'the injury still to be rolled' : getConditionRow(injured.condition).name
  return [{ value: unitId, label: `${patient}: ${injury}`, unitId, patient, injury }]
}

function withoutInjury({ value, unitId }: Healable, settled: AftermathResult): AftermathResult {
  if (value === unitId) {
    return { ...settled, newConditions: settled.newConditions.filter((newCondition) => newCondition.unitId !== unitId) }
  }
  const aged = settled.aged.filter(({ id }) => id !== value)
  return { ...settled, aged, ended: [...settled.ended, value] }
}
