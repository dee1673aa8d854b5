import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import { breakUp, rollBreakTest } from './break-tests.ts'
import { effectsOn, ofShape, whyForbidden } from './effects-in-force.ts'
import { emit, type Scene, unitIn } from './scene.ts'

/** The break test of a charged unit: a character that fails retreats, a squad stays and neither blocks nor counters (P28-CHRG-7, P28-BREAK-9). */
export type Nerve = 'stands' | 'runs' | 'cowers'

/** A Coward that is charged or rammed tests first; if it runs, the fight is lost (P28-CHRG-7, P28-VEH-FIGHT-2). */
export function testCharged(scene: Scene, id: string): Nerve {
  const target = unitIn(scene, id)
  if (target.kind === 'vehicle' || target.standsFirm) return 'stands'
  const effects = effectsOn(target, scene.rules)
  if (ofShape(effects, 'flinches').length === 0 || whyForbidden(effects, 'break-test') !== null) return 'stands'
  const test = { counts: false, withoutWound: false, label: 'Charged', rule: 'P28-CHRG-7' }
  if (rollBreakTest(scene, target, test)) return 'stands'
  if (target.kind === 'squad') {
    const text = `${target.name} neither blocks nor fights back: squads do not retreat.`
    emit(scene, { type: 'noted', unit: id, text, rule: 'P28-BREAK-9' })
    return 'cowers'
  }
  breakUp(scene, id, 'P28-CHRG-7')
  return 'runs'
}

/** An attack that its target does not answer. */
export function withoutAnswer<Attack extends Pick<BattleCommandOf<'fight'>, 'answer'>>(command: Attack): Attack {
  const { answer: _answer, ...rest } = command
  return rest as Attack
}
