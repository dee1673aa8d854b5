import type { Dice } from '#main/games/kit/dice.ts'
import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { BattleUnit } from '#shared/games/planet28/battle/units.ts'
import { meanOf, oddsOf } from '#shared/games/planet28/dice-odds.ts'
import { findRow } from '#shared/games/planet28/rulebook.ts'
import { fighting } from '../effects-in-force.ts'
import { rollSum } from '../rolls.ts'
import { emit, Illegal, lockedWith, type Scene, unitIn } from '../scene.ts'
import { decideForEnemy, type EnemyAction } from './enemy-action.ts'
import { chooseNearest, chooseTarget, chooseWeapon } from './enemy-choices.ts'
import { atObstacle, OBSTACLE_DIE, obstacleReason } from './obstacle.ts'

type Asked = BattleCommandOf<'ask-enemy'>

/** What each action is called, before the name of whom it is done to. */
const ACTION_WORDS: Readonly<Record<EnemyAction, string>> = {
  recover: 'Recover',
  fight: 'Fight',
  charge: 'Charge',
  shoot: 'Shoot at',
  ability: 'Use an ability on',
  reload: 'Reload',
  'move-nearest': 'Move at',
  'move-furthest-edge': 'Move towards the farthest edge',
}

/** Kinds of weapon that an action is done with. */
const WEAPON_TYPES: Readonly<Partial<Record<EnemyAction, string>>> = {
  fight: 'melee',
  charge: 'melee',
  shoot: 'ranged',
}

/** An enemy of the list says what it does next and why, from what the table sees (P28-AI-1 to P28-AI-7). */
export function askEnemy(scene: Scene, command: Asked): void {
  const { unit: id, seen, hasObstacle, ...said } = command
  const unit = unitIn(scene, id)
  if (scene.battle.active !== id) throw new Illegal('not-active', `${unit.name} is not acting now.`, 'P28-TURN-8')
  const isInCombat = lockedWith(scene.battle, id).length > 0
  const isBroken = unit.kind !== 'vehicle' && unit.isBroken
  requireSeen(unit, command)
  const facts = { ...said, isBroken, isInCombat, visible: seen.length }
  const { action, rule, reason } = decideForEnemy(facts, scene.rules.settings)
  const target = targetOf(scene, action, command)
  const weapon = bestWeapon(scene, unit, WEAPON_TYPES[action])
  const words = [ACTION_WORDS[action], target?.name, weapon === null ? undefined : `with the ${weapon}`]
  const order = words.filter((word) => word !== undefined).join(' ')
  emit(scene, { type: 'noted', unit: id, text: `${unit.name}: ${order}. ${reason}`, rule })
  if (hasObstacle) meetObstacle(scene, unit)
}

/** What it may do to somebody it may only do to whom it sees (P28-AI-2). */
function requireSeen({ name }: BattleUnit, { seen, canShoot, canCharge, canUseAbility }: Asked): void {
  if (seen.length > 0 || !(canShoot || canCharge || canUseAbility)) return
  throw new Illegal('unseen', `${name} does that to somebody it sees: say whom, and how far away.`, 'P28-AI-2')
}

/** Whom it does that to: whoever it touches, else whom it sees and may do it to (P28-AI-3, P28-AI-7). */
function targetOf(scene: Scene, action: EnemyAction, { unit: id, seen }: Asked): BattleUnit | null {
  const dice: Dice = {
    die: (sides) => rollSum(scene, { unit: id, label: 'Which of them', rule: 'P28-AI-7', dice: `1D${sides}` }),
  }
  const choosable = seen.map(({ unit, distanceCm }) => ({
    id: unit,
    distanceCm,
    hitPoints: strengthOf(unitIn(scene, unit)),
  }))
  const touched = lockedWith(scene.battle, id).map((other) => ({
    id: other,
    distanceCm: 0,
    hitPoints: strengthOf(unitIn(scene, other)),
  }))
  const picked = {
    fight: () => chooseTarget(touched, dice),
    charge: () => chooseTarget(choosable, dice),
    shoot: () => chooseTarget(choosable, dice),
    ability: () => chooseTarget(choosable, dice),
    'move-nearest': () => chooseNearest(choosable, dice),
    recover: () => null,
    reload: () => null,
    'move-furthest-edge': () => null,
  }[action]()
  return picked === null ? null : unitIn(scene, picked.id)
}

function strengthOf(unit: BattleUnit): number {
  const parts = unit.kind === 'vehicle' ? unit.sections : fighting(unit)
  return parts.reduce((sum, { hitPoints }) => sum + hitPoints, 0)
}

/** The weapon in hand that does most damage on average (P28-AI-7). */
function bestWeapon(scene: Scene, unit: BattleUnit, type: string | undefined): string | null {
  if (unit.kind === 'vehicle' || type === undefined) return null
  const held = fighting(unit).flatMap(({ hands }) => hands)
  const weapons = held.flatMap((id) => {
    const row = findRow(scene.rules.tables, 'weapons', id)
    return row?.type === type ? [{ name: row.name, meanDamage: meanOf(oddsOf(row.damage)) }] : []
  })
  return chooseWeapon(weapons)?.name ?? null
}

/** Ground in its way: one roll an action (P28-AI-6). */
function meetObstacle(scene: Scene, { id, name }: BattleUnit): void {
  const rule = 'P28-AI-6'
  const face = rollSum(scene, { unit: id, label: 'Obstacle', rule, dice: `1D${OBSTACLE_DIE}` })
  emit(scene, { type: 'noted', unit: id, text: `${name}: ${obstacleReason(atObstacle(face))}`, rule })
}
