import { IllegalCommand } from '#main/games/kit/transaction.ts'
import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { ShotMeasurements } from '#shared/games/planet28/battle/table-input.ts'
import type { Model } from '#shared/games/planet28/battle/units.ts'
import { requireAmmunition, spendAmmunition, getWeaponInUse } from '../damage/weapons.ts'
import { listUnitEffects, findProhibitingEffect } from '../effects-in-force.ts'
import { requireOneStrikeEach } from '../fight/fighters.ts'
import { takeFearTest } from '../morale/fear.ts'
import { getFightingModel, getPeopleUnit, type Transaction, getUnit } from '../transaction.ts'
import { payActions, requirePayableActions } from '../turn/pay-actions.ts'
import { requireLegalShot } from './require-legal-shot.ts'
import { rollShot, type Shot, applyShotDamage } from './resolve-shot.ts'

type Shoot = BattleCommandOf<'shoot'>

/**
 * Executes a Shoot action: one weapon per model, with range and ammunition checked per model (P28-SHOOT-1 to
 * P28-SHOOT-8, P28-SQ-7).
 */
export function executeShoot(transaction: Transaction, command: Shoot): void {
  const { unit: id, target, rerolls: wish } = command
  const unit = getPeopleUnit(transaction, id)
  const barred = findProhibitingEffect(listUnitEffects(unit, transaction.rules), 'shoot')
  if (barred !== null) transaction.refuse('barred', `${unit.name} cannot shoot: ${barred.effect.because}.`, barred.rule)
  const shots = listPossibleShots(transaction, command)
  const payment = { actions: 1, what: 'Shoot', at: [target] }
  requirePayableActions(transaction, id, payment)
  if (!takeFearTest(transaction, { unit: id, target, at: 'shoot', wish })) return
  payActions(transaction, id, payment)
  rememberShotDistances(transaction, id, [command])
  for (const shot of shots) spendAmmunition(transaction, unit, shot)
  const hits = shots.filter((shot) => rollShot(transaction, shot, { moves: unit.turn.moves, wish }))
  applyShotDamage(transaction, hits, getUnit(transaction, id))
}

/** Remembers distances measured for shots until one of the two units moves (P28-MEAS-3). */
export function rememberShotDistances(
  transaction: Transaction,
  unit: string,
  shots: readonly { readonly target: string; readonly said: ShotMeasurements }[],
): void {
  const distances = shots
    .filter((shot) => shot.said.isRemembered === true)
    .map((shot) => ({ unit: shot.target, distanceCm: shot.said.distanceCm }))
  if (distances.length > 0) transaction.apply({ type: 'measured', unit, distances })
}

type MemberShot = Shot & { readonly model: Model }

/** The shots of members who can shoot. Throws the reason if none can (P28-SQ-7). */
export function listPossibleShots(transaction: Transaction, command: Shoot): MemberShot[] {
  const { unit: id } = command
  const unit = getPeopleUnit(transaction, id)
  requireOneStrikeEach(command.strikes)
  const shots = command.strikes.map(({ model: member, weapon }, at) => {
    const model = getFightingModel(unit, member)
    if (model.isApart) transaction.refuse('apart', `${model.id} is out of its squad and cannot attack.`, 'P28-SQ-5')
    const distanceCm = distanceOf(transaction, command, at)
    return {
      by: id,
      model,
      weapon: getWeaponInUse(transaction, unit, { model, id: weapon }),
      how: { ...command, distanceCm },
    }
  })
  const able = shots.filter((shot) => isAble(transaction, shot))
  const [first] = shots
  if (able.length === 0 && first !== undefined) requireAble(transaction, first)
  return able
}

/** Throws if a member may not shoot: target, range, ammunition (P28-SQ-7). */
function requireAble(transaction: Transaction, shot: MemberShot): void {
  requireLegalShot(transaction, shot)
  requireAmmunition(getPeopleUnit(transaction, shot.by), shot)
}

/** Whether a member can shoot. Members out of range or ammunition do not prevent others from shooting. */
function isAble(transaction: Transaction, shot: MemberShot): boolean {
  try {
    requireAble(transaction, shot)
    return true
  } catch (error) {
    if (error instanceof IllegalCommand) return false
    throw error
  }
}

/** The distance of one member, or by setting the shortest of all (P28-SQ-7, `squadRange`). */
function distanceOf({ rules }: Transaction, { said: input, strikes }: Shoot, at: number): number {
  const distances = strikes.map(({ distanceCm }) => distanceCm ?? input.distanceCm)
  return rules.settings.squadRange === 'anyMember' ? Math.min(...distances) : (distances[at] ?? input.distanceCm)
}
