import type { PeopleUnit } from '#shared/games/planet28/battle/units.ts'
import { SQUAD } from '#shared/games/planet28/starting-profiles.ts'
import { effectsOn, fighting, whyForbidden } from './effects-in-force.ts'
import { rollSkill } from './rolls.ts'
import { needsSquadTest } from './rules/squad-strength.ts'
import { emit, peopleIn, type Scene } from './scene.ts'
import { skillParts } from './skills.ts'

/** After members were hurt: at a quarter of its strength each that is left tests or leaves; with two left they are characters (P28-SQ-11, P28-SQ-12, `squadTestBeforeSplit`). */
export function squadAfterLoss(scene: Scene, squad: PeopleUnit, slain: number): void {
  const { squadTestBeforeSplit } = scene.rules.settings
  if (needsSquadTest(squad, slain) && (squadTestBeforeSplit || !isSmall(squad))) testMembers(scene, squad)
  splitWhereSmall(scene, squad.id)
}

const isSmall = (unit: PeopleUnit): boolean => fighting(unit).length <= SQUAD.dissolvesAt

/** A squad of which no more than two are left becomes characters; nothing else is changed (P28-SQ-12). */
export function splitWhereSmall(scene: Scene, id: string): void {
  const unit = peopleIn(scene, id)
  if (unit.kind === 'squad' && isSmall(unit) && fighting(unit).length > 0) splitUp(scene, id)
}

/** Each member left rolls on Psyche; who fails is gone (P28-SQ-11). */
function testMembers(scene: Scene, squad: PeopleUnit): void {
  emit(scene, { type: 'changed', unit: squad.id, change: { breakTests: squad.breakTests + 1 } })
  if (whyForbidden(effectsOn(squad, scene.rules), 'break-test') !== null) return
  for (const model of fighting(squad)) {
    const unit = peopleIn(scene, squad.id)
    const parts = skillParts(scene, { unit, model, skill: 'P', moments: ['break-test'] })
    const roll = {
      unit,
      model,
      skill: 'P',
      label: 'Break test of a member',
      rule: 'P28-SQ-11',
      parts,
      rerolls: ['break-test', 'psyche'],
    } as const
    if (!rollSkill(scene, roll).isSuccess)
      emit(scene, { type: 'lost', unit: squad.id, model: model.id, fate: 'fled', by: null })
  }
}

/** Two members left are characters of their own, with what was on the squad (P28-SQ-12). */
function splitUp(scene: Scene, id: string): void {
  const squad = peopleIn(scene, id)
  const characters = fighting(squad).map((model): PeopleUnit => {
    const { name } = squad
    const tally = { hits: 0, kills: 0, wasHurt: false, sectionsDestroyed: 0, uses: {} }
    const one = {
      ...squad,
      id: model.id,
      name: `${name} ${model.id.slice(id.length + 1)}`,
      kind: 'character',
      squadId: id,
    } as const
    return { ...one, models: [{ ...model, isApart: false }], tally, breakTests: 0, standsFirm: model.hitPoints === 1 }
  })
  emit(scene, { type: 'split', squad: id, characters })
}
