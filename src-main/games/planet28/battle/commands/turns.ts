import { total } from '#main/games/kit/modifier.ts'
import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import { isOnTable } from '#shared/games/planet28/battle/on-table.ts'
import type { PlaceInOrder } from '#shared/games/planet28/battle/state.ts'
import type { BattleUnit } from '#shared/games/planet28/battle/units.ts'
import { countWords } from '#shared/kit/words.ts'
import { effectsOn, ofShape, whyForbidden } from '../effects-in-force.ts'
import { stayOnFace } from '../moves.ts'
import { enemiesNow } from '../rules/enemy-order.ts'
import { mayActNow } from '../rules/turn-order.ts'
import { emit, Illegal, type Scene, unitIn } from '../scene.ts'
import { skillParts } from '../skills.ts'
import { isOfTheList } from '../solo/of-the-list.ts'
import { endOfTurn } from '../turn-end.ts'
import { freezeOrder, startOfTurn } from '../turn-start.ts'

/** Begins a turn: effects that last run out, dice of the turn are rolled, poison bites, the order is frozen (P28-META-11, P28-TURN-7). */
export function beginTurn(scene: Scene, { near, enemyDistances = [] }: BattleCommandOf<'begin-turn'>): void {
  const { battle } = scene
  if (battle.phase !== 'between') throw new Illegal('turn', `Turn ${battle.turn} is not over yet.`, 'P28-TURN-1')
  for (const { unit: id } of enemyDistances) {
    const unit = unitIn(scene, id)
    if (!isOfTheList(battle, unit))
      throw new Illegal('no-enemy', `${unit.name} is no enemy of the list: leave its distance out.`, 'P28-SOLO-3')
  }
  emit(scene, { type: 'turn-began', turn: battle.turn + 1, near })
  startOfTurn(scene)
  freezeOrder(scene, enemyDistances)
}

/** A unit takes its place in the order (P28-TURN-2 to P28-TURN-5). */
export function activate(scene: Scene, { unit }: BattleCommandOf<'activate'>): void {
  const { battle } = scene
  requireTurn(scene)
  const acting = unitIn(scene, unit)
  if (battle.active !== null)
    throw new Illegal('active', `${unitIn(scene, battle.active).name} is acting.`, 'P28-TURN-8')
  const now = mayActNow(waiting(scene), (id) => unitIn(scene, id).side)
  const allowed = inListOrder(scene, now)
  if (!allowed.includes(unit)) {
    const names = allowed.map((id) => unitIn(scene, id).name).join(' or ')
    const rule = now.includes(unit) ? 'P28-SOLO-3' : 'P28-TURN-2'
    throw new Illegal('order', `It is not ${acting.name}'s place yet: ${names} goes first.`, rule)
  }
  emit(scene, { type: 'activated', unit, isStepIn: false })
}

/** Those who may act now; of the enemies of the list the first of their order alone (P28-SOLO-3, `enemyOrder`). */
function inListOrder({ battle, rules }: Scene, now: readonly string[]): readonly string[] {
  const enemies = battle.order.filter(({ unit: id }) => {
    const unit = now.includes(id) ? battle.units.find((one) => one.id === id) : undefined
    return unit !== undefined && isOfTheList(battle, unit)
  })
  if (enemies.length === 0) return now
  const barred = new Set(enemies.map(({ unit }) => unit))
  for (const { unit } of enemiesNow(enemies, rules.settings)) barred.delete(unit)
  return now.filter((id) => !barred.has(id))
}

/** Its owner says later: the next of the tie goes first (P28-TURN-3). */
export function putLater(scene: Scene, { unit }: BattleCommandOf<'put-later'>): void {
  requireTurn(scene)
  const waits = unitIn(scene, unit)
  const { name, side } = waits
  if (isOfTheList(scene.battle, waits))
    throw new Illegal('list', `${name} is led by the list: it acts where it comes first.`, 'P28-SOLO-2')
  const order = waiting(scene)
  const tied = order.filter(({ agility }) => agility === order[0]?.agility)
  const isTied =
    mayActNow(order, (id) => unitIn(scene, id).side).includes(unit) &&
    tied.some((place) => unitIn(scene, place.unit).side !== side)
  if (scene.battle.active !== null || !isTied)
    throw new Illegal('no-tie', `${name} ties with nobody: it acts, or holds.`, 'P28-TURN-3')
  emit(scene, { type: 'put-later', unit })
}

/** It keeps what actions it has for later in the turn; declaring it is free (P28-HOLD-1). */
export function hold(scene: Scene, { unit }: BattleCommandOf<'hold'>): void {
  const holder = requireActive(scene, unit)
  const { name, turn } = holder
  if (isOfTheList(scene.battle, holder))
    throw new Illegal('list', `${name} is led by the list and never holds.`, 'P28-AI-5')
  if (turn.actions === 0) throw new Illegal('no-actions', `${name} has no action left to hold.`, 'P28-HOLD-1')
  if (isBroken(holder)) throw new Illegal('broken', `${name} is broken and must recover first.`, 'P28-BREAK-3')
  emit(scene, { type: 'activation-ended', unit, isHolding: true })
}

/** A unit on hold steps in: between two actions, by ruling between two activations (P28-HOLD-2, `holdInterrupts`). */
export function stepIn(scene: Scene, { unit }: BattleCommandOf<'step-in'>): void {
  requireTurn(scene)
  const holder = unitIn(scene, unit)
  const { name, turn } = holder
  if (!isOnTable(holder)) throw new Illegal('gone', `${name} is on the table no more.`, 'P28-HOLD-2')
  if (!turn.isHolding || turn.actions === 0) throw new Illegal('no-hold', `${name} holds no action.`, 'P28-HOLD-1')
  if (scene.battle.active !== null && scene.rules.settings.holdInterrupts === 'betweenActivations')
    throw new Illegal('hold', `${name} steps in once ${unitIn(scene, scene.battle.active).name} is done.`, 'P28-HOLD-2')
  emit(scene, { type: 'activated', unit, isStepIn: true })
}

/** Its activation is over; what actions it has are lost (P28-TURN-8). */
export function endActivation(scene: Scene, { unit, reason }: BattleCommandOf<'end-activation'>): void {
  const ending = requireActive(scene, unit)
  if (reason === undefined) requireActionsUsed(scene, ending)
  else emit(scene, { type: 'noted', unit, text: `${ending.name} does no more: ${reason}`, rule: 'P28-SOLO-2' })
  stayOnFace(scene, unit)
  emit(scene, { type: 'activation-ended', unit, isHolding: false })
}

/** Enemies of the list use all their actions where they can (P28-SOLO-2). */
function requireActionsUsed(scene: Scene, unit: BattleUnit): void {
  const { name, turn } = unit
  const isBarred = whyForbidden(effectsOn(unit, scene.rules), 'act') !== null
  if (!isOfTheList(scene.battle, unit) || turn.actions === 0 || isBarred) return
  const left = countWords(turn.actions, 'action')
  throw new Illegal('list', `${name} has ${left} left: let it act by the list, or say why it does not.`, 'P28-SOLO-2')
}

/** Ends the turn: what bites at its end, whatever was held lapses (P28-META-11). */
export function endTurn(scene: Scene): void {
  requireTurn(scene)
  const left = waiting(scene).map(({ unit }) => unitIn(scene, unit).name)
  if (left.length > 0) throw new Illegal('waiting', `${left.join(', ')} did not act yet.`, 'P28-TURN-1')
  if (scene.battle.active !== null) throw new Illegal('active', 'Somebody is still acting.', 'P28-TURN-8')
  endOfTurn(scene)
}

/** The battle is over before its turns are: somebody gave up, or the goal is reached. */
export function finish(scene: Scene, { reachedGoal }: BattleCommandOf<'finish'>): void {
  const stranger = reachedGoal.find((id) => !scene.battle.sides.some((side) => side.id === id))
  if (stranger !== undefined) throw new Illegal('no-side', `There is no side ${stranger} in this battle.`, 'P28-CAMP-3')
  emit(scene, { type: 'over', reachedGoal })
}

/** Who has not had their chance this turn, in order. */
export function waiting(scene: Pick<Scene, 'battle' | 'rules'>): PlaceInOrder[] {
  const { battle } = scene
  const order = battle.settings.initiative === 'live' ? orderNow(scene) : battle.order
  return order.filter(({ unit }) => {
    const found = battle.units.find(({ id }) => id === unit)
    return found !== undefined && isOnTable(found) && !found.turn.isActivated
  })
}

/** By ruling auras and wounds move places while the turn lasts; dice that stand in for Agility stay as they fell (P28-TURN-7, `initiative`). */
function orderNow(scene: Pick<Scene, 'battle' | 'rules'>): readonly PlaceInOrder[] {
  const { battle, rules } = scene
  const now = battle.order.map((place) => {
    const unit = unitIn(scene, place.unit)
    const isRolled = ofShape(effectsOn(unit, rules), 'turn-dice').some(({ effect }) => effect.on === 'turn-order')
    return isRolled || isOfTheList(battle, unit)
      ? place
      : { ...place, agility: total(skillParts(scene, { unit, skill: 'A', moments: ['turn-order'] })) }
  })
  return now.toSorted(
    (one, other) =>
      Number(one.isLast) - Number(other.isLast) ||
      other.agility - one.agility ||
      other.awareness - one.awareness ||
      one.rollOff - other.rollOff,
  )
}

function requireTurn({ battle }: Scene): void {
  if (battle.phase !== 'turn') throw new Illegal('no-turn', 'Begin a turn first.', 'P28-TURN-1')
}

/** The unit, where it is the one that is acting. */
function requireActive(scene: Scene, unit: string): BattleUnit {
  const found = unitIn(scene, unit)
  if (scene.battle.active !== unit) throw new Illegal('not-active', `${found.name} is not acting now.`, 'P28-TURN-8')
  return found
}

function isBroken(unit: BattleUnit): boolean {
  return unit.kind !== 'vehicle' && unit.isBroken
}
