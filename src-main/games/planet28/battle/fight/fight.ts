import { IllegalCommand } from '#main/games/kit/transaction.ts'
import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { NamedModifier } from '#shared/games/planet28/battle/effects.ts'
import type { BattleUnit, CharacterOrSquadUnit } from '#shared/games/planet28/battle/units.ts'
import { requireAttackable } from '../damage/require-attackable.ts'
import { getWeaponInUse } from '../damage/weapons.ts'
import { listUnitEffects, filterEffectsByShape, findProhibitingEffect } from '../effects-in-force.ts'
import { rollFocusPenalty } from '../focus/focus.ts'
import { takeFearTest } from '../morale/fear.ts'
import { rollSkill } from '../rolls/rolls.ts'
import { listSkillParts } from '../rolls/skills.ts'
import { canBlockCharge, requireSoloEnemyAnswer } from '../solo/solo-enemy-answer.ts'
import {
  getPendingDecision,
  areLocked,
  listUnitsLockedWith,
  getFightingModel,
  getPeopleUnit,
  type Transaction,
  getUnit,
} from '../transaction.ts'
import { payActions, requirePayableActions } from '../turn/pay-actions.ts'
import { refuseUntilDecided } from '../turn/pending.ts'
import { type VehicleHitLocation, requireHitFacing } from '../vehicles/hit-on-vehicle.ts'
import { takeChargeTest, removeTargetAnswer } from './charge-test.ts'
import { rollChargeBonus } from './charge.ts'
import { startCounterAttack } from './counter-attacks.ts'
import { resolveFightExchange } from './fight-exchange.ts'
import { type ArmedFighter, requireOneStrikeEach } from './fighters.ts'

type Fight = BattleCommandOf<'fight'>

/** Maximum distance of an enemy for the contact step (P28-FIGHT-1). */
const STEP_CM = 5

/**
 * Executes a Fight action, or the free one of a charge: step, focus, block, counter, then both roll (P28-FIGHT-1 to
 * P28-FIGHT-5, P28-CHRG-1, P28-COUNT-2).
 */
export function executeFight(transaction: Transaction, command: Fight): void {
  const charge = transaction.battle.due.find(
    (due) => due.ask === 'charge-fight' && due.unit === command.unit && due.target === command.target,
  )
  const [pending] = transaction.battle.due
  if (pending !== undefined && charge === undefined) refuseUntilDecided(transaction, pending)
  const unit = getPeopleUnit(transaction, command.unit)
  const target = getUnit(transaction, command.target)
  if (target.kind === 'vehicle') requireHitFacing(transaction, target, command.hull ?? {})
  if (command.isHarmless === true) requireCharacters(unit, target)
  const fighters = fightersOf(transaction, command, unit)
  for (const { weapon } of fighters)
    requireAttackable(transaction, unit, { target: command.target, weapon, at: 'fight' })
  requireSoloEnemyAnswer(transaction, command, { isCharge: charge !== undefined })
  if (charge === undefined) {
    requireReach(transaction, command)
    requirePayableActions(transaction, unit.id, { actions: 1, what: 'Fight' })
    if (!takeFearTest(transaction, { unit: unit.id, target: command.target, at: 'fight', wish: command.rerolls }))
      return
    payActions(transaction, unit.id, { actions: 1, what: 'Fight', at: [command.target] })
    stepUp(transaction, command)
  } else {
    transaction.apply({ type: 'answered', due: getPendingDecision(transaction.battle, 'charge-fight', unit.id) })
    const nerve = takeChargeTest(transaction, command.target)
    if (nerve === 'runs') return
    if (nerve === 'cowers') return strikeBlows(transaction, removeTargetAnswer(command), { fighters, isCharge: true })
  }
  strikeBlows(transaction, command, { fighters, isCharge: charge !== undefined })
}

/**
 * Throws unless both units are characters: only a character can extract information from another instead of causing
 * damage (P28-AG-4).
 */
function requireCharacters(...units: readonly BattleUnit[]): void {
  const otherUnit = units.find(({ kind }) => kind !== 'character')
  if (otherUnit === undefined) return
  const message = `${otherUnit.name} is a ${otherUnit.kind}: only a Fight between two characters can do no damage.`
  throw new IllegalCommand('not-characters', message, 'P28-AG-4')
}

function strikeBlows(
  transaction: Transaction,
  command: Fight,
  { fighters, isCharge }: { fighters: readonly ArmedFighter[]; isCharge: boolean },
): void {
  const unit = getPeopleUnit(transaction, command.unit)
  const focus = isCharge ? [] : rollFocusPenalty(transaction, unit, command.rerolls)
  const isBlocked = isCharge && command.answer?.block === true && blocks(transaction, command.target)
  const counter = startCounterAttack(transaction, command, { isBlocked })
  const bonus = isCharge
    ? rollChargeBonus(transaction, { unit, target: command.target, isBlocked, members: fighters.length })
    : []
  resolveFightExchange(transaction, {
    unit: unit.id,
    target: command.target,
    fighters,
    counter,
    moments: isCharge && !isBlocked ? ['charge'] : [],
    situation: (at) => [
      ...focus,
      ...bonusOf(bonus, at),
      ...(isCharge ? listChargeHindrances(transaction, command) : []),
    ],
    rule: isCharge ? 'P28-CHRG-1' : 'P28-FIGHT-3',
    command,
  })
}

/** Modifiers of a vehicle against charges on that side (P28-CHRG-7, P28-VS-dozer-blade). */
export function listChargeHindrances(
  transaction: Transaction,
  { target, hull }: { readonly target: string; readonly hull?: VehicleHitLocation | undefined },
): NamedModifier[] {
  return filterEffectsByShape(listUnitEffects(getUnit(transaction, target), transaction.rules), 'hinders-chargers')
    .filter(({ effect }) => effect.from === hull?.facing)
    .map(({ source, rule, effect }) => ({ source, rule, value: effect.fighting }))
}

/** The charge bonus of a fighter: one die for all, or by setting one each (P28-SQ-8). */
function bonusOf(bonus: readonly NamedModifier[], at: number): NamedModifier[] {
  const own = bonus[at] ?? bonus[0]
  return own === undefined ? [] : [own]
}

function fightersOf(transaction: Transaction, { strikes }: Fight, unit: CharacterOrSquadUnit): ArmedFighter[] {
  requireOneStrikeEach(strikes)
  return strikes.map(({ model: id, weapon: weaponId }) => {
    const model = getFightingModel(unit, id)
    const weapon = getWeaponInUse(transaction, unit, { model, id: weaponId })
    if (weapon.row.type !== 'melee')
      transaction.refuse('ranged', `The ${weapon.row.name} is no weapon for a fight.`, 'P28-FIGHT-3')
    if (model.isApart) transaction.refuse('apart', `${model.id} is out of its squad and cannot attack.`, 'P28-SQ-5')
    return { model, weapon }
  })
}

/**
 * Throws unless the target is in contact, or near enough to step up without breaking contact (P28-FIGHT-1,
 * P28-FIGHT-4).
 */
function requireReach(transaction: Transaction, { unit: id, target, distanceCm }: Fight): void {
  const unit = getUnit(transaction, id)
  const isLocked = areLocked(transaction.battle, id, target)
  if (isLocked) return
  if (distanceCm > STEP_CM)
    transaction.refuse(
      'too-far',
      `${getUnit(transaction, target).name} is ${distanceCm} cm away: ${STEP_CM} cm is the farthest.`,
      'P28-FIGHT-1',
    )
  const held = findProhibitingEffect(listUnitEffects(unit, transaction.rules), 'move')
  if (held !== null) transaction.refuse('held', `${unit.name} cannot step up: ${held.effect.because}.`, held.rule)
}

/** Takes the contact step, which is neither a Move nor a charge (P28-FIGHT-2). */
function stepUp(transaction: Transaction, { unit, target, distanceCm, contacts = [] }: Fight): void {
  const locks = listUnitsLockedWith(transaction.battle, unit)
  if (locks.includes(target)) return
  transaction.apply({ type: 'shifted', unit, kind: 'step', cm: distanceCm })
  transaction.apply({ type: 'touched', unit, contacts: [...new Set([...locks, target, ...contacts])] })
}

/** Whether the target blocks a charge. It may do so even after it has acted (P28-CHRG-5). */
function blocks(transaction: Transaction, id: string): boolean {
  const unit = getUnit(transaction, id)
  if (unit.kind === 'vehicle' || !canBlockCharge(transaction, unit))
    transaction.refuse('no-block', `${unit.name} cannot block.`, 'P28-CHRG-5')
  const parts = listSkillParts(transaction, { unit, skill: 'AW', moments: ['block'] })
  return rollSkill(transaction, {
    unit,
    skill: 'AW',
    label: 'Block',
    rule: 'P28-CHRG-5',
    parts,
    rerolls: ['awareness'],
  }).isSuccess
}
