import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import { emit, Illegal, modelIn, peopleIn, type Scene, unitIn } from '../scene.ts'
import { endOfTurn } from '../turn-end.ts'
import { beginTurn } from './turns.ts'

/** What is known of a fact that was only told. */
const TOLD = { by: null, cause: 'Told by the table', rule: 'P28-CAMP-1' } as const

/** A fact as the table tells it, without its dice (P28-CAMP-1, P28-CAMP-2). */
export function tally(scene: Scene, { unit, model: named, fact }: BattleCommandOf<'tally'>): void {
  unitIn(scene, unit)
  if (fact === 'hit') return emit(scene, { type: 'succeeded', unit })
  if (fact === 'kill') return emit(scene, { type: 'credited', unit })
  const model = modelIn(peopleIn(scene, unit), named)
  if (fact === 'fled') return emit(scene, { type: 'lost', unit, model: model.id, fate: 'fled', by: null })
  if (fact === 'hurt' && model.hitPoints <= 1)
    throw new Illegal('last-point', `${unitIn(scene, unit).name} has one hit-point left: it falls.`, 'P28-DMG-1')
  emit(scene, { type: 'hurt', unit, model: model.id, hitPoints: fact === 'hurt' ? 1 : model.hitPoints, ...TOLD })
  if (fact === 'slain') emit(scene, { type: 'lost', unit, model: model.id, fate: 'slain', by: null })
}

/** The end of a turn and the beginning of the next, for a table that keeps no order of acting (P28-TURN-9). */
export function nextTurn(scene: Scene): void {
  const { battle } = scene
  if (battle.phase === 'turn') endOfTurn(scene)
  if (scene.battle.phase === 'between')
    beginTurn(scene, { by: '', type: 'begin-turn', near: battle.near.map((one) => ({ ...one })) })
}
