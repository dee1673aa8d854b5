import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { BattleUnit } from '#shared/games/planet28/battle/units.ts'
import { meanOf, oddsOf } from '#shared/games/planet28/dice-odds.ts'
import { weaponsAtHand } from '../at-hand.ts'
import { whyCannotCounter } from '../counters.ts'
import { effectsOn, whyForbidden } from '../effects-in-force.ts'
import { Illegal, type Scene, unitIn } from '../scene.ts'
import { chooseWeapon } from './enemy-choices.ts'
import { isOfTheList } from './of-the-list.ts'

type Answer = NonNullable<BattleCommandOf<'fight'>['answer']>

/** How an enemy of the list answers an attack: it always blocks and counters where it can, with what does most damage; null of all others (P28-AI-5, P28-AI-7). */
export function listAnswer(scene: Scene, id: string, { isCharge }: { readonly isCharge: boolean }): Answer | null {
  const unit = unitIn(scene, id)
  if (!isOfTheList(scene.battle, unit)) return null
  const counter = whyCannotCounter(scene, unit) === null ? bestMelee(scene, unit) : null
  const isBlocking = isCharge && unit.kind !== 'vehicle' && canBlock(scene, unit)
  // By ruling one of the two is all that it may do (P28-CHRG-6).
  const isEither = scene.rules.settings.blockAndCounter === 'either' && counter !== null
  return { ...(counter !== null && { counter }), ...(isBlocking && !isEither && { block: true }) }
}

/** Who can act and does not hang on a wall may block a charge (P28-CHRG-5). */
export function canBlock({ rules }: Pick<Scene, 'rules'>, unit: Exclude<BattleUnit, { kind: 'vehicle' }>): boolean {
  return unit.onFace === null && whyForbidden(effectsOn(unit, rules), 'act') === null
}

function bestMelee(scene: Scene, unit: BattleUnit): string | null {
  if (unit.kind === 'vehicle') return 'hull'
  const weapons = weaponsAtHand(scene, unit, 'melee').map(({ id, row }) => ({
    id,
    meanDamage: meanOf(oddsOf(row.damage)),
  }))
  return chooseWeapon(weapons)?.id ?? null
}

/** Throws where an enemy of the list is attacked and does not answer as it always does (P28-AI-5, P28-AI-7). */
export function requireListAnswer(
  scene: Scene,
  { target, answer }: Pick<BattleCommandOf<'fight'>, 'target' | 'answer'>,
  moment: { readonly isCharge: boolean },
): void {
  const due = listAnswer(scene, target, moment)
  const isEither = scene.rules.settings.blockAndCounter === 'either' && answer?.block === true
  const { name } = unitIn(scene, target)
  if (due?.counter !== undefined && answer?.counter === undefined && !isEither)
    throw new Illegal('list', `${name} fights back: an enemy of the list always does where it can.`, 'P28-AI-5')
  if (due?.block === true && answer?.block !== true)
    throw new Illegal('list', `${name} blocks: an enemy of the list always does where it can.`, 'P28-AI-7')
}
