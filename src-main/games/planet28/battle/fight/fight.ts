import { IllegalCommand } from '#main/games/kit/transaction.ts'
import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { NamedModifier } from '#shared/games/planet28/battle/effects.ts'
import type { BattleUnit, PeopleUnit } from '#shared/games/planet28/battle/units.ts'
import { requireAttackable } from '../damage/require-attackable.ts'
import { getWeaponInUse } from '../damage/weapons.ts'
import { listUnitEffects, filterByShape, findProhibition } from '../effects-in-force.ts'
import { rollFocus } from '../focus/focus.ts'
import { takeFearTest } from '../morale/fear.ts'
import { rollSkill } from '../rolls/rolls.ts'
import { listSkillParts } from '../rolls/skills.ts'
import { canBlock, requireSoloEnemyAnswer } from '../solo/solo-enemy-answer.ts'
import {
  findPendingDecision,
  areLocked,
  listLockedUnits,
  getModel,
  getPeopleUnit,
  type Transaction,
  getUnit,
} from '../transaction.ts'
import { payActions, requirePayableActions } from '../turn/pay-actions.ts'
import { refuseUntilDecided } from '../turn/pending.ts'
import { type HullHitInput, requireHitFacing } from '../vehicles/hit-hull.ts'
import { takeChargeTest, removeTargetAnswer } from './charge-test.ts'
import { rollChargeBonus } from './charge.ts'
import { payForCounter } from './counters.ts'
import { resolveFightExchange } from './fight-exchange.ts'
import { type Fighter, requireOneStrikeEach } from './fighters.ts'

type Fight = BattleCommandOf<'fight'>

/** Maximum distance of an enemy for the contact step (P28-FIGHT-1). */
const STEP_CM = 5

/**
 * Executes a Fight action, or the free one of a charge: step, focus, block, counter, then both roll (P28-FIGHT-1 to
 * P28-FIGHT-5, P28-CHRG-1, P28-COUNT-2).
 */
export function fight(scene: Transaction, command: Fight): void {
  const charge = scene.battle.due.find(
    (due) => due.ask === 'charge-fight' && due.unit === command.unit && due.target === command.target,
  )
  const [pending] = scene.battle.due
  if (pending !== undefined && charge === undefined) refuseUntilDecided(scene, pending)
  const unit = getPeopleUnit(scene, command.unit)
  const target = getUnit(scene, command.target)
  if (target.kind === 'vehicle') requireHitFacing(scene, target, command.hull ?? {})
  if (command.isHarmless === true) requireCharacters(unit, target)
  const fighters = fightersOf(scene, command, unit)
  for (const { weapon } of fighters) requireAttackable(scene, unit, { target: command.target, weapon, at: 'fight' })
  requireSoloEnemyAnswer(scene, command, { isCharge: charge !== undefined })
  if (charge === undefined) {
    requireReach(scene, command)
    requirePayableActions(scene, unit.id, { actions: 1, what: 'Fight' })
    if (!takeFearTest(scene, { unit: unit.id, target: command.target, at: 'fight', wish: command.rerolls })) return
    payActions(scene, unit.id, { actions: 1, what: 'Fight', at: [command.target] })
    stepUp(scene, command)
  } else {
    scene.apply({ type: 'answered', due: findPendingDecision(scene.battle, 'charge-fight', unit.id) })
    const nerve = takeChargeTest(scene, command.target)
    if (nerve === 'runs') return
    if (nerve === 'cowers') return strikeBlows(scene, removeTargetAnswer(command), { fighters, isCharge: true })
  }
  strikeBlows(scene, command, { fighters, isCharge: charge !== undefined })
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
  scene: Transaction,
  command: Fight,
  { fighters, isCharge }: { fighters: readonly Fighter[]; isCharge: boolean },
): void {
  const unit = getPeopleUnit(scene, command.unit)
  const focus = isCharge ? [] : rollFocus(scene, unit, command.rerolls)
  const isBlocked = isCharge && command.answer?.block === true && blocks(scene, command.target)
  const counter = payForCounter(scene, command, { isBlocked })
  const bonus = isCharge
    ? rollChargeBonus(scene, { unit, target: command.target, isBlocked, members: fighters.length })
    : []
  resolveFightExchange(scene, {
    unit: unit.id,
    target: command.target,
    fighters,
    counter,
    moments: isCharge && !isBlocked ? ['charge'] : [],
    situation: (at) => [...focus, ...bonusOf(bonus, at), ...(isCharge ? listChargeHindrances(scene, command) : [])],
    rule: isCharge ? 'P28-CHRG-1' : 'P28-FIGHT-3',
    command,
  })
}

/** Modifiers of a vehicle against charges on that side (P28-CHRG-7, P28-VS-dozer-blade). */
export function listChargeHindrances(
  scene: Transaction,
  { target, hull }: { readonly target: string; readonly hull?: HullHitInput | undefined },
): NamedModifier[] {
  return filterByShape(listUnitEffects(getUnit(scene, target), scene.rules), 'hinders-chargers')
    .filter(({ effect }) => effect.from === hull?.facing)
    .map(({ source, rule, effect }) => ({ source, rule, value: effect.fighting }))
}

/** The charge bonus of a fighter: one die for all, or by setting one each (P28-SQ-8). */
function bonusOf(bonus: readonly NamedModifier[], at: number): NamedModifier[] {
  const own = bonus[at] ?? bonus[0]
  return own === undefined ? [] : [own]
}

function fightersOf(scene: Transaction, { strikes }: Fight, unit: PeopleUnit): Fighter[] {
  requireOneStrikeEach(strikes)
  return strikes.map(({ model: id, weapon: weaponId }) => {
    const model = getModel(unit, id)
    const weapon = getWeaponInUse(scene, unit, { model, id: weaponId })
    if (weapon.row.type !== 'melee')
      scene.refuse('ranged', `The ${weapon.row.name} is no weapon for a fight.`, 'P28-FIGHT-3')
    if (model.isApart) scene.refuse('apart', `${model.id} is out of its squad and cannot attack.`, 'P28-SQ-5')
    return { model, weapon }
  })
}

/**
 * Throws unless the target is in contact, or near enough to step up without breaking contact (P28-FIGHT-1,
 * P28-FIGHT-4).
 */
function requireReach(scene: Transaction, { unit: id, target, distanceCm }: Fight): void {
  const unit = getUnit(scene, id)
  const isLocked = areLocked(scene.battle, id, target)
  if (isLocked) return
  if (distanceCm > STEP_CM)
    scene.refuse(
      'too-far',
      `${getUnit(scene, target).name} is ${distanceCm} cm away: ${STEP_CM} cm is the farthest.`,
      'P28-FIGHT-1',
    )
  const held = findProhibition(listUnitEffects(unit, scene.rules), 'move')
  if (held !== null) scene.refuse('held', `${unit.name} cannot step up: ${held.effect.because}.`, held.rule)
}

/** Takes the contact step, which is neither a Move nor a charge (P28-FIGHT-2). */
function stepUp(scene: Transaction, { unit, target, distanceCm, contacts = [] }: Fight): void {
  const locks = listLockedUnits(scene.battle, unit)
  if (locks.includes(target)) return
  scene.apply({ type: 'shifted', unit, kind: 'step', cm: distanceCm })
  scene.apply({ type: 'touched', unit, contacts: [...new Set([...locks, target, ...contacts])] })
}

/** Whether the target blocks a charge. It may do so even after it has acted (P28-CHRG-5). */
function blocks(scene: Transaction, id: string): boolean {
  const unit = getUnit(scene, id)
  if (unit.kind === 'vehicle' || !canBlock(scene, unit))
    scene.refuse('no-block', `${unit.name} cannot block.`, 'P28-CHRG-5')
  const parts = listSkillParts(scene, { unit, skill: 'AW', moments: ['block'] })
  return rollSkill(scene, { unit, skill: 'AW', label: 'Block', rule: 'P28-CHRG-5', parts, rerolls: ['awareness'] })
    .isSuccess
}
