import { isOnTable } from '#shared/games/planet28/battle/on-table.ts'
import type { Model, CharacterOrSquadUnit } from '#shared/games/planet28/battle/units.ts'
import { listUnitEffects, filterEffectsByShape } from '../effects-in-force.ts'
import { takeBreakTest } from '../morale/break-tests.ts'
import { resolveSquadLoss } from '../morale/squads.ts'
import { rollSum } from '../rolls/rolls.ts'
import { findUnit, type Transaction } from '../transaction.ts'
import { type HitPointLoss, removeHitPoints } from './damage.ts'

/** A wounded model, and the unit credited with the damage. */
export interface WoundedModel {
  readonly unit: string
  readonly model: string
  readonly lost: number
  readonly by: string | null
  /** Whether it already had the wound penalty before (`woundHitsBreakTest`). */
  readonly wasWounded: boolean
}

/**
 * Resolves the consequences of lost hit points: growing rage, deaths, then break tests, in the order of the wounded
 * (P28-ATK-1 steps 13, 15, 16).
 */
export function resolveWounds(transaction: Transaction, struck: readonly WoundedModel[]): void {
  const hurt = struck.filter(({ lost }) => lost > 0)
  for (const model of hurt) grow(transaction, model)
  for (const model of hurt) die(transaction, model)
  const [first] = hurt
  if (first !== undefined && hurt.length === 1) testOf(transaction, first.unit, hurt)
  else for (const [id, ofUnit] of Map.groupBy(hurt, ({ unit }) => unit)) testOf(transaction, id, ofUnit)
}

/** Removes hit points from a model without armour, and resolves the consequences (P28-DMG-1). */
export function applyWound(transaction: Transaction, { isWounded }: Model, loss: HitPointLoss): void {
  const lost = removeHitPoints(transaction, loss)
  resolveWounds(transaction, [{ unit: loss.unit, model: loss.model, lost, by: loss.by, wasWounded: isWounded }])
}

function peopleOf(transaction: Transaction, id: string): CharacterOrSquadUnit | null {
  const unit = findUnit(transaction, id)
  return unit === null || unit.kind === 'vehicle' ? null : unit
}

/** Rolls for a wounded, living Zealot: on a 10 its skills rise for the game (P28-TR-zealot). */
function grow(transaction: Transaction, { unit: id, model: modelId }: WoundedModel): void {
  const unit = peopleOf(transaction, id)
  const model = unit?.models.find((candidate) => candidate.id === modelId)
  if (unit === null || model === undefined || model.hitPoints === 0) return
  for (const { source, rule, effect } of filterEffectsByShape(
    listUnitEffects(unit, transaction.rules, model),
    'grows-when-hurt',
  )) {
    const face = rollSum(transaction, { unit: id, model: modelId, label: source, rule, dice: `1D${effect.die}` })
    if (face !== effect.on) continue
    const grown = unit.conditions.filter((condition) => condition.source === source).length + 1
    const effects = effect.skills
      .filter((skill) => unit.profile.skills[skill] + (grown - 1) * effect.by < effect.most)
      .map((on) => ({ shape: 'modifier', on, value: effect.by }) as const)
    transaction.apply({
      type: 'marked',
      unit: id,
      condition: { id: `${source} ${grown}`, source, rule, effects, until: null, by: null },
    })
  }
}

/** Slays a model at 0 hit points (P28-DMG-1). */
function die(transaction: Transaction, { unit: id, model: modelId, by }: WoundedModel): void {
  const model = peopleOf(transaction, id)?.models.find((candidate) => candidate.id === modelId)
  if (model?.fate !== 'fights' || model.hitPoints > 0) return
  transaction.apply({ type: 'lost', unit: id, model: modelId, fate: 'slain', by })
}

/** Takes break tests: characters wounded below half (P28-BREAK-1), squads with few members left (P28-SQ-11). */
function testOf(transaction: Transaction, id: string, struck: readonly WoundedModel[]): void {
  const unit = peopleOf(transaction, id)
  if (unit === null || !isOnTable(unit)) return
  if (unit.kind === 'character') {
    takeBreakTest(transaction, unit, { isFirstWound: struck.every(({ wasWounded }) => !wasWounded) })
    return
  }
  const slain = unit.models.filter(
    (model) => model.fate === 'slain' && struck.some((woundedModel) => woundedModel.model === model.id),
  )
  resolveSquadLoss(transaction, unit, slain.length)
}
