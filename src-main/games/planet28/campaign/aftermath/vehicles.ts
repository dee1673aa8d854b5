import { createGivenDice } from '#main/games/kit/dice.ts'
import { FREE_SECTION_REPAIR_RULES } from '#shared/games/planet28/campaign-numbers.ts'
import type { ChoiceQuestion, DieFaceResult, AftermathResult } from '#shared/games/planet28/campaign/aftermath.ts'
import { getSectionRow } from '#shared/games/planet28/placed-section.ts'
import { VEHICLE_DAMAGE } from '#shared/games/planet28/tables/vehicle-damage.ts'
import type { Cell } from '#shared/games/planet28/vehicle-grid.ts'
import { formatCount, formatList } from '#shared/kit/format.ts'
import { type AftermathInput, type TalliedUnit, hasTakenPart, listTalliedUnitsOfKind } from './aftermath-input.ts'
import { buildAgedConditionResult } from './ageing.ts'
import { createDiceQuestion } from './dice-questions.ts'
import { buildNewConditionResult } from './new-condition-result.ts'
import { mergeAftermathResults } from './settlement.ts'
import {
  findRemainingDamageCondition,
  canRestoreSectionsFree,
  rollFreeRestoredSectionCount,
  rollVehicleDamage,
  listDefaultRestoredCells,
  type VehicleDamageRoll,
  listVehicleDamageDice,
} from './vehicle-damage.ts'

type Vehicle = TalliedUnit<'vehicle'>

/** Vehicle damage table, one row per face. */
const FACES: readonly DieFaceResult[] = Object.entries(VEHICLE_DAMAGE).map(([id, { roll, name, summary }]) => {
  return { face: roll, name, summary, isLoss: id === 'destroyed' }
})

/** Damage to sections, limited to sections that the vehicle has. */
type Damage = Pick<Vehicle['tally'], 'lostCells' | 'damaged'>

/**
 * Settles vehicles: the damage table for wrecks, sections restored for free, and remaining damage (P28-VDT-0 to -6,
 * P28-VCAMP-3).
 */
export function settleVehicles(battle: AftermathInput, settled: AftermathResult): AftermathResult {
  return listTalliedUnitsOfKind(battle, 'vehicle').reduce(
    (before, fighter) => settleVehicle(battle, fighter, before),
    settled,
  )
}

function settleVehicle(battle: AftermathInput, fighter: Vehicle, settled: AftermathResult): AftermathResult {
  const { unit, rules, tally } = fighter
  if (!hasTakenPart(fighter)) return mergeAftermathResults(settled, buildAgedConditionResult(fighter, 'vehicles'))
  if (tally.fate === 'stood') return settleSections(battle, fighter, settled)
  const questions = questionsFor(battle, fighter)
  const asked = mergeAftermathResults(settled, { questions })
  if (questions.some(({ faces }) => faces === null)) return asked
  const dice = createGivenDice(questions.flatMap(({ faces }) => faces ?? []))
  return settleWreck(battle, fighter, rollVehicleDamage(unit, rules, dice), asked)
}

/**
 * Dice questions for the damage die and for the dice that its row requires. The latter are keyed by the face that
 * requires them.
 */
function questionsFor({ choices }: AftermathInput, { unit, tally }: Vehicle) {
  const key = `vehicle:${unit.id}`
  const step = 'vehicles'
  const text = `${unit.name} was ${tally.fate}: roll for its damage.`
  const fate = createDiceQuestion(
    { key, step, text, sides: listVehicleDamageDice(null), rule: 'P28-VDT-0', table: FACES },
    choices,
  )
  const face = fate.faces?.[0]
  const sides = face === undefined ? [] : listVehicleDamageDice(face).slice(1)
  if (sides.length === 0) return [fate]
  const more = `${unit.name}: roll the Agility that it loses.`
  return [
    fate,
    createDiceQuestion({ key: `${key}:${face}`, step, text: more, sides, rule: `P28-VDT-${face}` }, choices),
  ]
}

function settleWreck(
  battle: AftermathInput,
  fighter: Vehicle,
  roll: VehicleDamageRoll,
  settled: AftermathResult,
): AftermathResult {
  const { id: unitId, name, warbandId } = fighter.unit
  const { name: damage, roll: row, summary } = VEHICLE_DAMAGE[roll.damage]
  const towards = roll.towardsNew > 0 ? ` (${formatCount(roll.towardsNew, 'point')})` : ''
  const lost =
    roll.condition !== null && roll.condition.agilityLost > 0 ? ` (-${roll.condition.agilityLost} Agility)` : ''
  const text = `${name}: ${damage}. ${summary}${towards}${lost}`
  const settlement = mergeAftermathResults(settled, {
    outcomes: [{ step: 'vehicles', unitId, text, rule: `P28-VDT-${row}` }],
  })
  if (roll.damage === 'destroyed') {
    const dues = [{ warbandId, waivers: 0, vehiclePoints: roll.towardsNew }]
    return mergeAftermathResults(settlement, { dues, lost: [{ kind: 'vehicle', unitId }] })
  }
  const suffered = roll.condition === null ? null : buildNewConditionResult(fighter, roll.condition)
  const hit = suffered === null ? settlement : mergeAftermathResults(settlement, suffered)
  return roll.isWhole
    ? mergeAftermathResults(hit, buildAgedConditionResult(fighter, 'vehicles', damageBefore(fighter)))
    : settleSections(battle, fighter, hit)
}

/** Restores sections for free if few are left, and replaces earlier damage by what remains (P28-VCAMP-3). */
function settleSections(battle: AftermathInput, fighter: Vehicle, settled: AftermathResult): AftermathResult {
  const { unit, rules } = fighter
  const out = cellsOut(fighter, settled)
  const damage = damageOf(fighter, out)
  const cells = unit.profile.sections.map(({ cell }) => cell)
  const intact = cells.filter((cell) => !damage.lostCells.includes(cell) && !out.includes(cell)).length
  if (hurtCells(damage).length === 0 || !canRestoreSectionsFree(unit.profile.sections.length, intact, rules.settings))
    return settleLeft(fighter, damage, [], settled)
  const text = `${unit.name} has ${formatCount(intact, 'section')} left of ${unit.profile.sections.length}: roll how many are restored for free.`
  const key = `vehicle:${unit.id}:restored`
  const sides = [FREE_SECTION_REPAIR_RULES.sides]
  const question = createDiceQuestion({ key, step: 'vehicles', text, sides, rule: 'P28-VCAMP-3' }, battle.choices)
  const asked = mergeAftermathResults(settled, { questions: [question] })
  if (question.faces === null) return asked
  const number = rollFreeRestoredSectionCount(createGivenDice(question.faces))
  const restored = restoredCells(battle, fighter, damage, number)
  const choices = cellChoices(fighter, damage, restored)
  return settleLeft(fighter, damage, restored, mergeAftermathResults(asked, { choices }))
}

function settleLeft(
  fighter: Vehicle,
  damage: Damage,
  restored: readonly Cell[],
  settled: AftermathResult,
): AftermathResult {
  const { unit, rules } = fighter
  const { id: unitId, name } = unit
  const left = findRemainingDamageCondition(damage, restored, rules.settings)
  const rule = 'P28-VCAMP-3'
  const back = `${name}: restored for free: ${sectionWords(fighter, restored)}.`
  const hurt = left === null ? [] : [...left.lostCells, ...left.damaged.map(({ cell }) => cell)]
  const texts = [
    ...(restored.length === 0 ? [] : [back]),
    ...(hurt.length === 0 ? [] : [`${name}: not repaired: ${sectionWords(fighter, hurt)}.`]),
  ]
  const after = mergeAftermathResults(settled, {
    outcomes: texts.map((text) => ({ step: 'vehicles', unitId, text, rule })),
    newConditions: left === null ? [] : [{ ...left, unitId, unitKind: 'vehicle' }],
  })
  return mergeAftermathResults(after, buildAgedConditionResult(fighter, 'vehicles', damageBefore(fighter)))
}

/**
 * Damage to sections, excluding cells that are out by the damage table. A destroyed vehicle has lost all sections
 * (P28-VEH-DMG-3).
 */
function damageOf({ tally, unit }: Vehicle, out: readonly Cell[]): Damage {
  const cells = unit.profile.sections.map(({ cell }) => cell).filter((cell) => !out.includes(cell))
  if (tally.fate === 'destroyed') return { lostCells: cells, damaged: [] }
  const lostCells = cells.filter((cell) => tally.lostCells.includes(cell))
  const isHurt = (cell: Cell): boolean => cells.includes(cell) && !lostCells.includes(cell)
  return { lostCells, damaged: tally.damaged.filter(({ cell }) => isHurt(cell)) }
}

/**
 * Cells that stay out by a result of the damage table, including one of this battle. Restoring does not bring them
 * back (P28-VDT-2).
 */
function cellsOut({ unit }: Vehicle, { newConditions }: AftermathResult): Cell[] {
  const suffered = [...unit.conditions, ...newConditions.filter(({ unitId }) => unitId === unit.id)]
  return suffered.filter(({ condition }) => condition !== 'damaged').flatMap(({ lostCells }) => lostCells)
}

/** The sections restored, as many as the die allows: first those picked by the owner, then the default ones. */
function restoredCells({ choices }: AftermathInput, { unit }: Vehicle, damage: Damage, number: number): Cell[] {
  const hurt = hurtCells(damage)
  const picked = new Set((choices.restored[unit.id] ?? []).filter((cell) => hurt.includes(cell)))
  const usual = listDefaultRestoredCells(unit.profile, damage, hurt.length).filter((cell) => !picked.has(cell))
  return [...picked, ...usual].slice(0, number)
}

/** One choice per restored section, if there are more candidates than the die allows. */
function cellChoices(fighter: Vehicle, damage: Damage, restored: readonly Cell[]): ChoiceQuestion[] {
  const hurt = hurtCells(damage)
  if (restored.length >= hurt.length) return []
  const text = `Which section of ${fighter.unit.name} is restored?`
  return restored.map((cell, at) => {
    const options = hurt
      .filter((otherCell) => otherCell === cell || !restored.includes(otherCell))
      .map((value) => ({ value, label: sectionWords(fighter, [value]) }))
    const key = `restored:${fighter.unit.id}:${at}`
    return { key, step: 'vehicles', text, rule: 'P28-VCAMP-3', options, chosen: cell }
  })
}

function hurtCells({ lostCells, damaged }: Damage): Cell[] {
  return [...lostCells, ...damaged.map(({ cell }) => cell)]
}

/** Damage conditions from earlier battles. The tally of this battle replaces them. */
function damageBefore({ unit }: Vehicle): string[] {
  return unit.conditions.filter(({ condition }) => condition === 'damaged').map(({ id }) => id)
}

function sectionWords({ unit, rules }: Vehicle, cells: readonly Cell[]): string {
  const placed = unit.profile.sections.filter(({ cell }) => cells.includes(cell))
  return formatList(placed.map((section) => `${getSectionRow(rules.tables, section).name} in ${section.cell}`))
}
